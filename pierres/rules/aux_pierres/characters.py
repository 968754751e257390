"""The characters as data, in the vocabulary of section 9, and the loader that refuses anything else.

Nothing in a file is executed. A fault is a `BadCard` whose message names file, card and reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.given import BadCard, TomlFields, shown

SCHEMA = 1
OWN_CARDS_MAX = 36
LADDER = ("stone", "common", "fairy", "silver")
PURSE_COINS = ("fairy", "common", "silver")


@dataclass(frozen=True, slots=True)
class Pay:
    """What an option costs: stones of a pattern, all one's stones, coins, or the coins of this bid."""

    kind: str
    """`stones`, `all_stones`, `coins` or `bid`."""
    stones: int = 0
    pattern: str = ""
    """`any`, `same` (one colour) or `distinct` (no two alike)."""
    coins: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect; which fields count depends on `op` (see the vocabulary)."""

    op: str
    n: int = 0
    coin: str = ""
    colour: str = ""
    """A colour, or `choice`."""
    from_: str = ""
    """`second_bidder` or `chosen_other`."""
    ladder: tuple[str, ...] = ()
    coins: tuple[str, ...] = ()
    who: str = ""
    """`everyone` or `others`."""
    per_colour: int = 0
    keep: int = 0
    gold: int = 0
    silver: int = 0
    """Prices of a stone in coins, 0 where it cannot be paid so."""
    pool: str = ""
    pick: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """One way to use a character: an optional payment, then its effects from left to right."""

    pay: Pay | None
    do: tuple[Effect, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Character:
    """One kind of card. Copies are the same object; kinds are compared by identity."""

    id: str
    names: Mapping[str, str]
    """Language (`fr`, `en`) → name; at least one."""
    deck: str
    copies: int
    always_first: bool
    may_decline: bool
    doubling: bool
    """Whether a doppelganger may be played on it (R-P5)."""
    options: tuple[Option, ...]

    def name(self, language: str) -> str:
        """The name in that language, or in the other one for a card that has no such name."""
        return self.names.get(language) or next(iter(self.names.values()))


def read_characters(text: str, source: str) -> tuple[Character, ...]:
    """The characters of a TOML file of the box. Raises BadCard."""
    return _read_file(text, source, (), own=False)


def read_own_cards(text: str, source: str, taken: Sequence[str] = ()) -> tuple[Character, ...]:
    """Players' own special cards from a TOML file of the same form (R-K1). Raises BadCard.

    `taken` are the ids that may not be used, those of the box for one.
    """
    return _read_file(text, source, taken, own=True)


def own_cards(cards: object, taken: Sequence[str], source: str = "options.cards") -> tuple[Character, ...]:
    """Players' own cards from a record's `options.cards`; `taken` ids may not be used. Raises BadCard."""
    if not isinstance(cards, (list, tuple)):
        raise BadCard(f"{source}: expected a list of cards")
    return _read_cards(cards, source, taken, own=True)


def warnings_for(character: Character) -> tuple[str, ...]:
    """Keys of doubts about a card that is accepted all the same: it can score without paying."""
    free = any(option.pay is None and any(e.op == "score" for e in option.do) for option in character.options)
    return ("scores_for_nothing",) if free else ()


def _read_file(text: str, source: str, taken: Sequence[str], own: bool) -> tuple[Character, ...]:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadCard(f"{source}: not a TOML file: {error}") from None
    if data.get("schema") != SCHEMA or type(data["schema"]) is not int:
        raise BadCard(f"{source}: expected schema = {SCHEMA}")
    file = TomlFields(data, source, ("schema", "character"))
    return _read_cards(file.items("character", "[[character]] tables"), source, taken, own)


def _read_cards(
    cards: Sequence[object], source: str, taken: Sequence[str], own: bool
) -> tuple[Character, ...]:
    found: list[Character] = []
    for number, card in enumerate(cards, 1):
        character = _character(TomlFields(card, f"{source}: card {number}"), source, own)
        if character.id in taken or any(character.id == other.id for other in found):
            raise BadCard(f"{source}: {character.id}: the id is already used")
        found.append(character)
    if own and sum(character.copies for character in found) > OWN_CARDS_MAX:
        raise BadCard(f"{source}: more than {OWN_CARDS_MAX} cards added")
    return tuple(found)


def _character(card: TomlFields, source: str, own: bool) -> Character:
    name = card.given.get("id")
    if type(name) is not str or not re.fullmatch(r"[a-z][a-z0-9_]{0,31}", name):
        raise card.bad("id", "wants a-z, 0-9 and _, a letter first, at most 32 characters")
    card.place = f"{source}: {name}"
    card.only(("id", "fr", "en", "deck", "copies", "always_first", "may_decline", "doubling", "option"))
    always_first = card.flag("always_first")
    if own and always_first:
        raise card.bad("always_first", "not for own cards")
    return Character(
        id=name,
        names=MappingProxyType(_names(card)),
        deck=card.one_of("deck", ("special",) if own else ("base", "special")),
        copies=card.number("copies", 1, 3, 1),
        always_first=always_first,
        may_decline=card.flag("may_decline"),
        doubling=card.one_of("doubling", ("allowed", "forbidden"), "allowed") == "allowed",
        options=tuple(_option(option, own) for option in _tables(card, "option", "option")),
    )


def _names(card: TomlFields) -> dict[str, str]:
    names: dict[str, str] = {}
    for language in ("fr", "en"):
        if language in card.given:
            name = card.given[language]
            if (
                type(name) is not str
                or not 1 <= len(name) <= 40
                or not name.isprintable()
                or not name.strip()
            ):
                raise card.bad(language, "a name has 1 to 40 printable characters")
            names[language] = name
    if not names:
        raise BadCard(f"{card.place}: neither fr nor en: a card needs a name")
    return names


def _tables(table: TomlFields, key: str, what: str) -> list[TomlFields]:
    """One to four tables of a list, each with its place."""
    given = table.items(key, "1 to 4", None)
    if not 1 <= len(given) <= 4:
        raise table.bad(key, "expected 1 to 4")
    return [TomlFields(one, f"{table.place}: {what} {number}") for number, one in enumerate(given, 1)]


def _option(option: TomlFields, own: bool) -> Option:
    option.only(("pay", "do"))
    effects = tuple(_effect(effect, own) for effect in _tables(option, "do", "effect"))
    if sum(effect.op == "perform" for effect in effects) > 1:
        raise BadCard(f"{option.place}: two perform in one option")
    return Option(
        _pay(TomlFields(option.given["pay"], option.at("pay"))) if "pay" in option.given else None, effects
    )


def _pay(pay: TomlFields) -> Pay:
    given = pay.given
    pay.only(("stones", "pattern", "coins", "bid"))
    if sum(key in given for key in ("stones", "coins", "bid")) != 1:
        raise BadCard(f"{pay.place}: expected exactly one of stones, coins and bid")
    if "pattern" in given and ("stones" not in given or given["stones"] == "all"):
        raise pay.bad("pattern", "only with a number of stones")
    if "bid" in given:
        if given["bid"] is not True:
            raise pay.bad("bid", "must be true")
        return Pay("bid")
    if "coins" in given:
        if not isinstance(given["coins"], dict) or not given["coins"]:
            raise pay.bad("coins", "expected a table of coins")
        coins = TomlFields(given["coins"], pay.at("coins"), PURSE_COINS)
        return Pay("coins", coins=MappingProxyType({coin: coins.number(coin, 1, 20) for coin in coins.given}))
    if given["stones"] == "all":
        return Pay("all_stones")
    pattern = pay.one_of("pattern", ("any", "same", "distinct"))
    least, most = {"any": (1, 6), "same": (2, 6), "distinct": (2, 3)}[pattern]
    return Pay("stones", stones=pay.number("stones", least, most), pattern=pattern)


Key = tuple[int, int] | tuple[str, ...]
"""What a key of an effect may be: a number between two others, or one of some words."""
_FROM = ("second_bidder", "chosen_other")
_VOCABULARY: Mapping[str, Mapping[str, Key]] = {
    "gain": {"coin": COINS, "n": (1, 12)},
    "gain_stones": {"colour": (*COLOURS, "choice"), "n": (1, 6)},
    "score": {"n": (1, 2)},
    "steal": {"from": _FROM, "ladder": LADDER, "n": (1, 3)},
    "seize": {"from": _FROM, "coins": PURSE_COINS},
    "banish": {"who": ("everyone", "others"), "colour": (*COLOURS, "choice")},
    "bag_draw": {"per_colour": (1, 6), "keep": (1, 6)},
    "bag_push": {},
    "buy": {"gold": (1, 12), "silver": (1, 12)},
    "perform": {"pool": ("played", "unplayed"), "pick": ("choice", "random")},
    "keep": {},
}
"""Operation → its keys. Of `ladder` and `coins` it is several words; of the prices one will do."""


def _effect(effect: TomlFields, own: bool) -> Effect:
    op = effect.given.get("op")
    if type(op) is not str or op not in _VOCABULARY or (own and op == "keep"):
        raise effect.bad("op", f"{shown(op)} is not in the vocabulary")
    keys = _VOCABULARY[op]
    effect.only(("op", *keys))
    effect.place = effect.at(op)
    if op == "buy":
        keys = {price: limits for price, limits in keys.items() if price in effect.given}
        if not keys:
            raise BadCard(f"{effect.place}: expected a price in gold or silver")
    fields: dict[str, Any] = {}
    for key, allowed in keys.items():
        fields["from_" if key == "from" else key] = _value(effect, key, allowed)
    if "stone" in fields.get("ladder", ())[1:]:
        raise effect.bad("ladder", "stone comes first")
    return Effect(op, **fields)


def _value(effect: TomlFields, key: str, allowed: Key) -> object:
    if isinstance(allowed[0], int):
        return effect.number(key, allowed[0], int(allowed[1]))
    words = tuple(map(str, allowed))
    return effect.names(key, words) if key in ("ladder", "coins") else effect.one_of(key, words)
