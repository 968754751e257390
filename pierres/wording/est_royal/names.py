"""The words for cards and piles, spoken in full and written short."""

from __future__ import annotations

from pierres.translation import TextContext

tr = TextContext("EstNames")

_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_RANK = tr.later({
    "A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
    "8": "eight", "9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king",
})  # fmt: skip
_THE_RANK = tr.later({
    "A": "the ace", "2": "the two", "3": "the three", "4": "the four", "5": "the five",
    "6": "the six", "7": "the seven", "8": "the eight", "9": "the nine", "T": "the ten",
    "J": "the jack", "Q": "the queen", "K": "the king",
})  # fmt: skip
_ANY_OF_RANK = tr.later({
    "A": "an ace", "2": "a two", "3": "a three", "4": "a four", "5": "a five", "6": "a six",
    "7": "a seven", "8": "an eight", "9": "a nine", "T": "a ten", "J": "a jack", "Q": "a queen",
    "K": "a king",
})  # fmt: skip


def rank(key: str) -> str:
    """A rank in full: ace, two … king."""
    return tr(_RANK[key])


def suit(key: str) -> str:
    """A suit in full."""
    return tr({"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}[key])


def card(key: str) -> str:
    """A card in full, spoken: "queen of hearts"."""
    return tr("{rank} of {suit}", rank=rank(key[0]), suit=suit(key[1]))


def the_card(key: str) -> str:
    """A card with its article: "the queen of hearts"."""
    return tr("{rank} of {suit}", rank=tr(_THE_RANK[key[0]]), suit=suit(key[1]))


def letter(key: str) -> str:
    """A rank as it stands in the corner of a card."""
    return {"T": "10", "J": tr("J"), "Q": tr("Q"), "K": tr("K")}.get(key, key)


def short(key: str) -> str:
    """A card in signs, for the eye: "Q♥"."""
    return letter(key[0]) + _SIGNS[key[1]]


def sign(key: str) -> str:
    """The sign of a suit."""
    return _SIGNS[key]


def pile(key: str) -> str:
    """A pile as a heading."""
    return tr(
        {
            "stock": "Stock",
            "waste": "Waste",
            "f1": "Foundation at the top left",
            "f2": "Foundation at the top right",
            "f3": "Foundation at the bottom left",
            "f4": "Foundation at the bottom right",
            "up": "Upper pile",
            "left": "Left pile",
            "centre": "Middle pile",
            "right": "Right pile",
            "down": "Lower pile",
        }[key]
    )


def to_pile(key: str) -> str:
    """Where a card goes, within a sentence."""
    return tr(
        {
            "stock": "to the stock",
            "waste": "to the waste",
            "f1": "to the foundation at the top left",
            "f2": "to the foundation at the top right",
            "f3": "to the foundation at the bottom left",
            "f4": "to the foundation at the bottom right",
            "up": "to the upper pile",
            "left": "to the left pile",
            "centre": "to the middle pile",
            "right": "to the right pile",
            "down": "to the lower pile",
        }[key]
    )


def from_pile(key: str) -> str:
    """Where a card comes from, within a sentence."""
    return tr(
        {
            "stock": "from the stock",
            "waste": "from the waste",
            "f1": "from the foundation at the top left",
            "f2": "from the foundation at the top right",
            "f3": "from the foundation at the bottom left",
            "f4": "from the foundation at the bottom right",
            "up": "from the upper pile",
            "left": "from the left pile",
            "centre": "from the middle pile",
            "right": "from the right pile",
            "down": "from the lower pile",
        }[key]
    )


def brief(key: str) -> str:
    """A pile in one or two words, for a list of moves."""
    return tr(
        {
            "stock": "stock",
            "waste": "waste",
            "f1": "foundation ↖",
            "f2": "foundation ↗",
            "f3": "foundation ↙",
            "f4": "foundation ↘",
            "up": "top",
            "left": "left",
            "centre": "middle",
            "right": "right",
            "down": "bottom",
        }[key]
    )


def any_of_rank(key: str) -> str:
    """Any card of a rank, with its article: "an ace", "a seven"."""
    return tr(_ANY_OF_RANK[key])
