"""The words for cards and piles, spoken in full and written short."""

from __future__ import annotations

from pierres.translation import translate

_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def rank(key: str) -> str:
    """A rank in full: ace, two … king."""
    return {
        "A": translate("EstNames", "ace"), "2": translate("EstNames", "two"),
        "3": translate("EstNames", "three"), "4": translate("EstNames", "four"),
        "5": translate("EstNames", "five"), "6": translate("EstNames", "six"),
        "7": translate("EstNames", "seven"), "8": translate("EstNames", "eight"),
        "9": translate("EstNames", "nine"), "T": translate("EstNames", "ten"),
        "J": translate("EstNames", "jack"), "Q": translate("EstNames", "queen"),
        "K": translate("EstNames", "king"),
    }[key]  # fmt: skip


def suit(key: str) -> str:
    """A suit in full."""
    return {
        "S": translate("EstNames", "spades"),
        "H": translate("EstNames", "hearts"),
        "D": translate("EstNames", "diamonds"),
        "C": translate("EstNames", "clubs"),
    }[key]


def card(key: str) -> str:
    """A card in full, spoken: "queen of hearts"."""
    return translate("EstNames", "{rank} of {suit}").format(rank=rank(key[0]), suit=suit(key[1]))


def the_card(key: str) -> str:
    """A card with its article: "the queen of hearts"."""
    the_rank = {
        "A": translate("EstNames", "the ace"), "2": translate("EstNames", "the two"),
        "3": translate("EstNames", "the three"), "4": translate("EstNames", "the four"),
        "5": translate("EstNames", "the five"), "6": translate("EstNames", "the six"),
        "7": translate("EstNames", "the seven"), "8": translate("EstNames", "the eight"),
        "9": translate("EstNames", "the nine"), "T": translate("EstNames", "the ten"),
        "J": translate("EstNames", "the jack"), "Q": translate("EstNames", "the queen"),
        "K": translate("EstNames", "the king"),
    }[key[0]]  # fmt: skip
    return translate("EstNames", "{rank} of {suit}").format(rank=the_rank, suit=suit(key[1]))


def letter(key: str) -> str:
    """A rank as it stands in the corner of a card."""
    return {
        "T": "10",
        "J": translate("EstNames", "J"),
        "Q": translate("EstNames", "Q"),
        "K": translate("EstNames", "K"),
    }.get(key, key)


def short(key: str) -> str:
    """A card in signs, for the eye: "Q♥"."""
    return letter(key[0]) + _SIGNS[key[1]]


def sign(key: str) -> str:
    """The sign of a suit."""
    return _SIGNS[key]


def pile(key: str) -> str:
    """A pile as a heading."""
    return {
        "stock": translate("EstNames", "Stock"),
        "waste": translate("EstNames", "Waste"),
        "f1": translate("EstNames", "Foundation at the top left"),
        "f2": translate("EstNames", "Foundation at the top right"),
        "f3": translate("EstNames", "Foundation at the bottom left"),
        "f4": translate("EstNames", "Foundation at the bottom right"),
        "up": translate("EstNames", "Upper pile"),
        "left": translate("EstNames", "Left pile"),
        "centre": translate("EstNames", "Middle pile"),
        "right": translate("EstNames", "Right pile"),
        "down": translate("EstNames", "Lower pile"),
    }[key]


def to_pile(key: str) -> str:
    """Where a card goes, within a sentence."""
    return {
        "stock": translate("EstNames", "to the stock"),
        "waste": translate("EstNames", "to the waste"),
        "f1": translate("EstNames", "to the foundation at the top left"),
        "f2": translate("EstNames", "to the foundation at the top right"),
        "f3": translate("EstNames", "to the foundation at the bottom left"),
        "f4": translate("EstNames", "to the foundation at the bottom right"),
        "up": translate("EstNames", "to the upper pile"),
        "left": translate("EstNames", "to the left pile"),
        "centre": translate("EstNames", "to the middle pile"),
        "right": translate("EstNames", "to the right pile"),
        "down": translate("EstNames", "to the lower pile"),
    }[key]


def from_pile(key: str) -> str:
    """Where a card comes from, within a sentence."""
    return {
        "stock": translate("EstNames", "from the stock"),
        "waste": translate("EstNames", "from the waste"),
        "f1": translate("EstNames", "from the foundation at the top left"),
        "f2": translate("EstNames", "from the foundation at the top right"),
        "f3": translate("EstNames", "from the foundation at the bottom left"),
        "f4": translate("EstNames", "from the foundation at the bottom right"),
        "up": translate("EstNames", "from the upper pile"),
        "left": translate("EstNames", "from the left pile"),
        "centre": translate("EstNames", "from the middle pile"),
        "right": translate("EstNames", "from the right pile"),
        "down": translate("EstNames", "from the lower pile"),
    }[key]


def brief(key: str) -> str:
    """A pile in one or two words, for a list of moves."""
    return {
        "stock": translate("EstNames", "stock"),
        "waste": translate("EstNames", "waste"),
        "f1": translate("EstNames", "foundation ↖"),
        "f2": translate("EstNames", "foundation ↗"),
        "f3": translate("EstNames", "foundation ↙"),
        "f4": translate("EstNames", "foundation ↘"),
        "up": translate("EstNames", "top"),
        "left": translate("EstNames", "left"),
        "centre": translate("EstNames", "middle"),
        "right": translate("EstNames", "right"),
        "down": translate("EstNames", "bottom"),
    }[key]


def any_of_rank(key: str) -> str:
    """Any card of a rank, with its article: "an ace", "a seven"."""
    return {
        "A": translate("EstNames", "an ace"), "2": translate("EstNames", "a two"),
        "3": translate("EstNames", "a three"), "4": translate("EstNames", "a four"),
        "5": translate("EstNames", "a five"), "6": translate("EstNames", "a six"),
        "7": translate("EstNames", "a seven"), "8": translate("EstNames", "an eight"),
        "9": translate("EstNames", "a nine"), "T": translate("EstNames", "a ten"),
        "J": translate("EstNames", "a jack"), "Q": translate("EstNames", "a queen"),
        "K": translate("EstNames", "a king"),
    }[key]  # fmt: skip


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
