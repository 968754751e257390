"""The pieces that only Le Jeu des dragons is played with."""
