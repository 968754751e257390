"""Cards as people write them: `KH`, `10h`, `K♥` in English, `RC`, `10c`, `R♥` in French."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pierres.rules.est_royal.cards import RANKS

_SIGNS = {"♠": "S", "♤": "S", "♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C"}
_PLAIN_SIGNS = str.maketrans("", "", "\ufe0e\ufe0f")
"""What follows a sign and says only whether it is drawn in colours."""


class _Letters(NamedTuple):
    """How a language writes ranks and suits, as the ids of cards have them."""

    ranks: Mapping[str, str]
    suits: Mapping[str, str]


_USUAL = {rank: rank for rank in RANKS if rank.isdigit()} | {"A": "A", "10": "T"}
_ENGLISH = _Letters(_USUAL | {rank: rank for rank in "TJQK"}, {suit: suit for suit in "SHDC"})
_FRENCH = _Letters(_USUAL | {"V": "J", "D": "Q", "R": "K"}, {"P": "S", "C": "H", "K": "D", "T": "C"})
"""Valet, dame, roi; pique, cœur, carreau (as in all notations of games), trèfle."""
_LANGUAGES = (_ENGLISH, _FRENCH)


def read(words: Sequence[str]) -> list[str | None]:
    """The id of each card, None for what is none.

    A rank before a sign means the same in every language. Letters of suits do not: all words are taken to be
    of one language, the one that understands most of them (English, if both do). A whole pack can never be
    read in both.
    """
    readings = [[_card(word, letters) for word in words] for letters in _LANGUAGES]
    return min(readings, key=lambda reading: reading.count(None))


def _card(word: str, letters: _Letters) -> str | None:
    word = word.translate(_PLAIN_SIGNS).upper()
    rank, suit = word[:-1], word[-1:]
    if suit in _SIGNS:
        known = next((other.ranks[rank] for other in _LANGUAGES if rank in other.ranks), None)
        return known and known + _SIGNS[suit]
    if rank in letters.ranks and suit in letters.suits:
        return letters.ranks[rank] + letters.suits[suit]
    return None
