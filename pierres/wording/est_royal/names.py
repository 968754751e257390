"""The words for cards and piles, spoken in full and written short."""

from __future__ import annotations

from pierres.translation import Context

tr = Context("EstNames")

_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def rank(key: str) -> str:
    """A rank in full: ace, two … king."""
    return {
        "A": tr("ace"), "2": tr("two"),
        "3": tr("three"), "4": tr("four"),
        "5": tr("five"), "6": tr("six"),
        "7": tr("seven"), "8": tr("eight"),
        "9": tr("nine"), "T": tr("ten"),
        "J": tr("jack"), "Q": tr("queen"),
        "K": tr("king"),
    }[key]  # fmt: skip


def suit(key: str) -> str:
    """A suit in full."""
    return {
        "S": tr("spades"),
        "H": tr("hearts"),
        "D": tr("diamonds"),
        "C": tr("clubs"),
    }[key]


def card(key: str) -> str:
    """A card in full, spoken: "queen of hearts"."""
    return tr("{rank} of {suit}", rank=rank(key[0]), suit=suit(key[1]))


def the_card(key: str) -> str:
    """A card with its article: "the queen of hearts"."""
    the_rank = {
        "A": tr("the ace"), "2": tr("the two"),
        "3": tr("the three"), "4": tr("the four"),
        "5": tr("the five"), "6": tr("the six"),
        "7": tr("the seven"), "8": tr("the eight"),
        "9": tr("the nine"), "T": tr("the ten"),
        "J": tr("the jack"), "Q": tr("the queen"),
        "K": tr("the king"),
    }[key[0]]  # fmt: skip
    return tr("{rank} of {suit}", rank=the_rank, suit=suit(key[1]))


def letter(key: str) -> str:
    """A rank as it stands in the corner of a card."""
    return {
        "T": "10",
        "J": tr("J"),
        "Q": tr("Q"),
        "K": tr("K"),
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
        "stock": tr("Stock"),
        "waste": tr("Waste"),
        "f1": tr("Foundation at the top left"),
        "f2": tr("Foundation at the top right"),
        "f3": tr("Foundation at the bottom left"),
        "f4": tr("Foundation at the bottom right"),
        "up": tr("Upper pile"),
        "left": tr("Left pile"),
        "centre": tr("Middle pile"),
        "right": tr("Right pile"),
        "down": tr("Lower pile"),
    }[key]


def to_pile(key: str) -> str:
    """Where a card goes, within a sentence."""
    return {
        "stock": tr("to the stock"),
        "waste": tr("to the waste"),
        "f1": tr("to the foundation at the top left"),
        "f2": tr("to the foundation at the top right"),
        "f3": tr("to the foundation at the bottom left"),
        "f4": tr("to the foundation at the bottom right"),
        "up": tr("to the upper pile"),
        "left": tr("to the left pile"),
        "centre": tr("to the middle pile"),
        "right": tr("to the right pile"),
        "down": tr("to the lower pile"),
    }[key]


def from_pile(key: str) -> str:
    """Where a card comes from, within a sentence."""
    return {
        "stock": tr("from the stock"),
        "waste": tr("from the waste"),
        "f1": tr("from the foundation at the top left"),
        "f2": tr("from the foundation at the top right"),
        "f3": tr("from the foundation at the bottom left"),
        "f4": tr("from the foundation at the bottom right"),
        "up": tr("from the upper pile"),
        "left": tr("from the left pile"),
        "centre": tr("from the middle pile"),
        "right": tr("from the right pile"),
        "down": tr("from the lower pile"),
    }[key]


def brief(key: str) -> str:
    """A pile in one or two words, for a list of moves."""
    return {
        "stock": tr("stock"),
        "waste": tr("waste"),
        "f1": tr("foundation ↖"),
        "f2": tr("foundation ↗"),
        "f3": tr("foundation ↙"),
        "f4": tr("foundation ↘"),
        "up": tr("top"),
        "left": tr("left"),
        "centre": tr("middle"),
        "right": tr("right"),
        "down": tr("bottom"),
    }[key]


def any_of_rank(key: str) -> str:
    """Any card of a rank, with its article: "an ace", "a seven"."""
    return {
        "A": tr("an ace"), "2": tr("a two"),
        "3": tr("a three"), "4": tr("a four"),
        "5": tr("a five"), "6": tr("a six"),
        "7": tr("a seven"), "8": tr("an eight"),
        "9": tr("a nine"), "T": tr("a ten"),
        "J": tr("a jack"), "Q": tr("a queen"),
        "K": tr("a king"),
    }[key]  # fmt: skip


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
