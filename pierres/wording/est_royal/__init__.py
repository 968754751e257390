"""The words of Est Royal."""
