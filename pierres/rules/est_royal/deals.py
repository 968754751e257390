"""Deals: the pack of a number by a frozen rule, the deal of a day, and a deal as a text to be passed on.

The rule of the numbers must never change: a deal is named to a friend by its number, whatever system and
whatever version they have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pierres.rules.est_royal.cards import PACK, RANKS
from pierres.rules.legal import Orders

DEALS = 1 << 64
"""Numbers of deals run from 0 to one below this."""

NEW_DEALS = 1_000_000_000
"""A new deal takes a number below this at random: short enough to be said."""

_MASK = DEALS - 1

ORDERS = Orders(PACK)
"""All orders of the pack: what chance may answer when it is asked for the deal (E-1)."""


# -- numbered deals ------------------------------------------------------------------------------------


def _draws(state: int) -> Iterator[int]:
    """SplitMix64 from a state: numbers below 2^64 without end."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        yield z ^ (z >> 31)


def _below(n: int, draws: Iterator[int]) -> int:
    """A number below n, all equally likely: a draw from the last, incomplete stretch is drawn again."""
    fair = DEALS - DEALS % n
    for draw in draws:
        if draw < fair:
            return draw % n
    raise AssertionError("the draws have no end")


def pack(number: int) -> tuple[str, ...]:
    """The 52 cards of a numbered deal, in the order dealt. Raises ValueError for what is no such number."""
    if type(number) is not int or not 0 <= number < DEALS:
        raise ValueError(f"expected a number from 0 to {DEALS - 1}")
    cards = list(PACK)
    draws = _draws(number)
    for place in range(len(cards) - 1, 0, -1):
        other = _below(place + 1, draws)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def of_day(year: int, month: int, day: int) -> int:
    """The number of the deal of a day: the date written as YYYYMMDD."""
    return year * 10_000 + month * 100 + day


# -- cards as people write them: `KH`, `10h`, `K♥` in English, `RC`, `10c`, `R♥` in French ---------------


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


def read_cards(words: Sequence[str]) -> list[str | None]:
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


# -- a deal as a text ----------------------------------------------------------------------------------


class BadDeal(ValueError):
    """A text that names no deal. The message says in one sentence what is wrong, and where.

    `reason` is a key for words, `details` what the sentence needs: `not_a_card` {text, place}, `twice`
    {card, place, first}, `missing` {cards}, `no_cards`, `not_a_number`, `number_too_large` {largest},
    `share_length` {wanted, found}, `share_letter` {letter, place}, `share_check`.
    """

    def __init__(self, sentence: str, reason: str, details: Mapping[str, object] | None = None) -> None:
        self.reason = reason
        self.details = dict(details or {})
        super().__init__(sentence)


SHARE_MARK = "ER1"
"""How a share text begins: Est Royal, first form."""

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that cannot be taken for one another (Crockford)."""
_MISREAD = str.maketrans("OIL", "011")
_SHARE_LENGTH = 48
_GROUP = 6
_CHECK = 16381
"""A prime: every share text is a multiple of it, which one wrong letter or two swapped ones never are."""

_TITLE = re.compile(r"((deal|donne)\s*)?(#|n[o°º]?\.?(?=[\s\d]))?", re.IGNORECASE)
_BETWEEN = re.compile(r"[\s,;|\[\]()\"']+")


def to_text(deal: tuple[str, ...]) -> str:
    """A deal as a share text: `ER1-` and eight groups of six letters and digits.

    Raises ValueError if these are not the 52 cards.
    """
    left = ORDERS.index(deal) * _CHECK
    letters = []
    for _ in range(_SHARE_LENGTH):
        left, letter = divmod(left, len(_LETTERS))
        letters.append(_LETTERS[letter])
    text = "".join(reversed(letters))
    return "-".join((SHARE_MARK, *(text[at : at + _GROUP] for at in range(0, _SHARE_LENGTH, _GROUP))))


def from_text(text: str) -> tuple[str, ...]:
    """The 52 cards of a text that somebody typed or pasted. Raises BadDeal.

    Either a share text, or 52 cards with anything between them, as people write them in English or French:
    `QH`, `dc` and `D♥` are the same card.
    """
    text = text.strip()
    if text[: len(SHARE_MARK)].upper() == SHARE_MARK:
        return _shared(text[len(SHARE_MARK) :])
    return _written_out(text)


def _shared(text: str) -> tuple[str, ...]:
    letters = re.sub(r"[\s-]", "", text).upper().translate(_MISREAD)
    if len(letters) != _SHARE_LENGTH:
        raise BadDeal(
            f"a share text has {_SHARE_LENGTH} letters after {SHARE_MARK}, this one has {len(letters)}",
            "share_length",
            {"wanted": _SHARE_LENGTH, "found": len(letters)},
        )
    number = 0
    for place, letter in enumerate(letters, 1):
        if letter not in _LETTERS:
            raise BadDeal(
                f"{letter!r}, number {place} after {SHARE_MARK}, does not occur in a share text",
                "share_letter",
                {"letter": letter, "place": place},
            )
        number = number * len(_LETTERS) + _LETTERS.index(letter)
    index, rest = divmod(number, _CHECK)
    if rest or index >= ORDERS.size:
        raise BadDeal("a letter of the share text is wrong", "share_check")
    return tuple(ORDERS[index])


def _written_out(text: str) -> tuple[str, ...]:
    words = [word for word in _BETWEEN.split(text) if word]
    if not words:
        raise BadDeal(f"there are no cards: expected {len(PACK)}", "no_cards")
    deal: list[str] = []
    for place, (word, name) in enumerate(zip(words, read_cards(words), strict=True), 1):
        if name is None:
            shown = word if len(word) <= 12 else word[:11] + "…"
            raise BadDeal(
                f"{shown!r}, at place {place}, is not a card", "not_a_card", {"text": shown, "place": place}
            )
        if name in deal:
            first = deal.index(name) + 1
            raise BadDeal(
                f"{name} appears twice, at places {first} and {place}",
                "twice",
                {"card": name, "place": place, "first": first},
            )
        deal.append(name)
    missing = [name for name in PACK if name not in deal]
    if missing:
        few = ", ".join(missing[:5]) + (f" and {len(missing) - 5} more" if len(missing) > 5 else "")
        raise BadDeal(f"missing: {few}", "missing", {"cards": missing})
    return tuple(deal)


def number_in(text: str) -> int:
    """The number of a deal that somebody typed, perhaps with blanks between digits. Raises BadDeal.

    It may stand as a title has it: `Deal no. 42`, `Donne n° 42`, `#42`.
    """
    digits = re.sub(r"[\s'’_]", "", _TITLE.sub("", text.strip(), count=1))
    if not digits.isascii() or not digits.isdigit():
        raise BadDeal("the number of a deal has digits only", "not_a_number")
    if len(digits) > 40 or int(digits) >= DEALS:
        raise BadDeal(
            f"the largest number of a deal is {DEALS - 1}", "number_too_large", {"largest": DEALS - 1}
        )
    return int(digits)
