"""The characters as data, in the vocabulary of section 9, and the loader that refuses anything else.

Nothing in a file is executed. A fault is a `BadCard` whose message names file, card and reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from pierres.rules.aux_pierres.material import COINS, COLOURS
from pierres.rules.game import BadGame, shown

SCHEMA = 1
OWN_CARDS_MAX = 36
LADDER = ("stone", "common", "fairy", "silver")
PURSE_COINS = ("fairy", "common", "silver")


class BadCard(BadGame):
    """A card that the vocabulary does not allow."""


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
    _only_keys(data, ("schema", "character"), source)
    cards = data.get("character", [])
    if not isinstance(cards, list):
        raise BadCard(f"{source}: expected [[character]] tables")
    return _read_cards(cards, source, taken, own)


def _read_cards(
    cards: Sequence[object], source: str, taken: Sequence[str], own: bool
) -> tuple[Character, ...]:
    found: list[Character] = []
    for number, card in enumerate(cards, 1):
        character = _character(card, f"{source}: card {number}", own)
        if character.id in taken or any(character.id == other.id for other in found):
            raise BadCard(f"{source}: {character.id}: the id is already used")
        found.append(character)
    if own and sum(character.copies for character in found) > OWN_CARDS_MAX:
        raise BadCard(f"{source}: more than {OWN_CARDS_MAX} cards added")
    return tuple(found)


def _character(card: object, place: str, own: bool) -> Character:
    if not isinstance(card, dict):
        raise BadCard(f"{place}: expected a table")
    name = card.get("id")
    if type(name) is not str or not re.fullmatch(r"[a-z][a-z0-9_]{0,31}", name):
        raise BadCard(f"{place}: id: wants a-z, 0-9 and _, a letter first, at most 32 characters")
    place = f"{place.rsplit(':', 1)[0]}: {name}"
    keys = ("id", "fr", "en", "deck", "copies", "always_first", "may_decline", "doubling", "option")
    _only_keys(card, keys, place)
    always_first = _flag(card, "always_first", place)
    if own and always_first:
        raise BadCard(f"{place}: always_first: not for own cards")
    return Character(
        id=name,
        names=MappingProxyType(_names(card, place)),
        deck=_one_of(card, "deck", ("special",) if own else ("base", "special"), place),
        copies=_number(card, "copies", 1, 3, place, default=1),
        always_first=always_first,
        may_decline=_flag(card, "may_decline", place),
        doubling=_one_of(card, "doubling", ("allowed", "forbidden"), place, "allowed") == "allowed",
        options=tuple(
            _option(option, f"{place}: option {number}", own)
            for number, option in enumerate(_list(card, "option", place), 1)
        ),
    )


def _names(card: Mapping[str, Any], place: str) -> dict[str, str]:
    names = {language: card[language] for language in ("fr", "en") if language in card}
    if not names:
        raise BadCard(f"{place}: neither fr nor en: a card needs a name")
    for language, name in names.items():
        if type(name) is not str or not 1 <= len(name) <= 40 or not name.isprintable() or not name.strip():
            raise BadCard(f"{place}: {language}: a name has 1 to 40 printable characters")
    return names


def _option(option: object, place: str, own: bool) -> Option:
    if not isinstance(option, dict):
        raise BadCard(f"{place}: expected a table")
    _only_keys(option, ("pay", "do"), place)
    effects = tuple(
        _effect(effect, f"{place}: effect {number}", own)
        for number, effect in enumerate(_list(option, "do", place), 1)
    )
    if sum(effect.op == "perform" for effect in effects) > 1:
        raise BadCard(f"{place}: two perform in one option")
    return Option(_pay(option["pay"], f"{place}: pay") if "pay" in option else None, effects)


def _pay(pay: object, place: str) -> Pay:
    if not isinstance(pay, dict):
        raise BadCard(f"{place}: expected a table")
    _only_keys(pay, ("stones", "pattern", "coins", "bid"), place)
    if sum(key in pay for key in ("stones", "coins", "bid")) != 1:
        raise BadCard(f"{place}: expected exactly one of stones, coins and bid")
    if "pattern" in pay and ("stones" not in pay or pay["stones"] == "all"):
        raise BadCard(f"{place}: pattern: only with a number of stones")
    if "bid" in pay:
        if pay["bid"] is not True:
            raise BadCard(f"{place}: bid: must be true")
        return Pay("bid")
    if "coins" in pay:
        coins = pay["coins"]
        if not isinstance(coins, dict) or not coins:
            raise BadCard(f"{place}: coins: expected a table of coins")
        _only_keys(coins, PURSE_COINS, f"{place}: coins")
        amounts = {coin: _number(coins, coin, 1, 20, f"{place}: coins") for coin in coins}
        return Pay("coins", coins=MappingProxyType(amounts))
    if pay["stones"] == "all":
        return Pay("all_stones")
    pattern = _one_of(pay, "pattern", ("any", "same", "distinct"), place)
    least, most = {"any": (1, 6), "same": (2, 6), "distinct": (2, 3)}[pattern]
    return Pay("stones", stones=_number(pay, "stones", least, most, place), pattern=pattern)


def _effect(effect: object, place: str, own: bool) -> Effect:
    if not isinstance(effect, dict):
        raise BadCard(f"{place}: expected a table")
    op = effect.get("op")
    if type(op) is not str or op not in _READERS or (own and op == "keep"):
        raise BadCard(f"{place}: op: {shown(op)} is not in the vocabulary")
    keys, read = _READERS[op]
    _only_keys(effect, ("op", *keys), place)
    return Effect(op=op, **read(effect, f"{place}: {op}"))


def _gain(e: Mapping[str, Any], place: str) -> dict[str, Any]:
    return {"coin": _one_of(e, "coin", COINS, place), "n": _number(e, "n", 1, 12, place)}


def _gain_stones(e: Mapping[str, Any], place: str) -> dict[str, Any]:
    return {"colour": _one_of(e, "colour", (*COLOURS, "choice"), place), "n": _number(e, "n", 1, 6, place)}


def _score(e: Mapping[str, Any], place: str) -> dict[str, Any]:
    return {"n": _number(e, "n", 1, 2, place)}


def _steal(e: Mapping[str, Any], place: str) -> dict[str, Any]:
    ladder = _names_of(e, "ladder", LADDER, place)
    if "stone" in ladder[1:]:
        raise BadCard(f"{place}: ladder: stone comes first")
    return {"from_": _from(e, place), "ladder": ladder, "n": _number(e, "n", 1, 3, place)}


def _seize(e: Mapping[str, Any], place: str) -> dict[str, Any]:
    return {"from_": _from(e, place), "coins": _names_of(e, "coins", PURSE_COINS, place)}


def _banish(e: Mapping[str, Any], place: str) -> dict[str, Any]:
    return {
        "who": _one_of(e, "who", ("everyone", "others"), place),
        "colour": _one_of(e, "colour", (*COLOURS, "choice"), place),
    }


def _bag_draw(e: Mapping[str, Any], place: str) -> dict[str, Any]:
    return {"per_colour": _number(e, "per_colour", 1, 6, place), "keep": _number(e, "keep", 1, 6, place)}


def _buy(e: Mapping[str, Any], place: str) -> dict[str, Any]:
    if "gold" not in e and "silver" not in e:
        raise BadCard(f"{place}: expected a price in gold or silver")
    return {coin: _number(e, coin, 1, 12, place) for coin in ("gold", "silver") if coin in e}


def _perform(e: Mapping[str, Any], place: str) -> dict[str, Any]:
    return {
        "pool": _one_of(e, "pool", ("played", "unplayed"), place),
        "pick": _one_of(e, "pick", ("choice", "random"), place),
    }


def _nothing(e: Mapping[str, Any], place: str) -> dict[str, Any]:
    return {}


_READERS: Mapping[str, tuple[tuple[str, ...], Callable[[Mapping[str, Any], str], dict[str, Any]]]] = {
    "gain": (("coin", "n"), _gain),
    "gain_stones": (("colour", "n"), _gain_stones),
    "score": (("n",), _score),
    "steal": (("from", "ladder", "n"), _steal),
    "seize": (("from", "coins"), _seize),
    "banish": (("who", "colour"), _banish),
    "bag_draw": (("per_colour", "keep"), _bag_draw),
    "bag_push": ((), _nothing),
    "buy": (("gold", "silver"), _buy),
    "perform": (("pool", "pick"), _perform),
    "keep": ((), _nothing),
}


def _only_keys(table: Mapping[str, Any], keys: Sequence[str], place: str) -> None:
    for key in table:
        if key not in keys:
            raise BadCard(f"{place}: unknown key {shown(key)}")


def _list(table: Mapping[str, Any], key: str, place: str) -> list[object]:
    items = table.get(key)
    if not isinstance(items, list) or not 1 <= len(items) <= 4:
        raise BadCard(f"{place}: {key}: expected 1 to 4")
    return items


def _from(table: Mapping[str, Any], place: str) -> str:
    return _one_of(table, "from", ("second_bidder", "chosen_other"), place)


def _one_of(
    table: Mapping[str, Any], key: str, words: Sequence[str], place: str, default: str | None = None
) -> str:
    value = table.get(key, default)
    if type(value) is not str or value not in words:
        raise BadCard(f"{place}: {key}: expected one of {', '.join(words)}, not {shown(value)}")
    return value


def _names_of(table: Mapping[str, Any], key: str, words: Sequence[str], place: str) -> tuple[str, ...]:
    values = table.get(key)
    if not isinstance(values, list) or not values:
        raise BadCard(f"{place}: {key}: expected a list")
    for index, value in enumerate(values):
        if type(value) is not str or value not in words:
            raise BadCard(f"{place}: {key}: {shown(value)} is not one of {', '.join(words)}")
        if value in values[:index]:
            raise BadCard(f"{place}: {key}: {value} stands twice")
    return tuple(values)


def _number(
    table: Mapping[str, Any], key: str, least: int, most: int, place: str, default: int | None = None
) -> int:
    value = table.get(key, default)
    if type(value) is not int or not least <= value <= most:
        raise BadCard(f"{place}: {key}: expected a number from {least} to {most}, not {shown(value)}")
    return value


def _flag(table: Mapping[str, Any], key: str, place: str) -> bool:
    value = table.get(key, False)
    if type(value) is not bool:
        raise BadCard(f"{place}: {key}: must be true or false")
    return value
