"""Three table games at one screen: two of dragons, gold and bluff, and a solitaire."""

__version__ = "0.1.0"
