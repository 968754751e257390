"""The words of Le Jeu des dragons."""
