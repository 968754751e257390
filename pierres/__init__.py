"""Games of stones, dragons and bluff for people who sit at one screen."""

__version__ = "0.1.0"
