"""The cards as data, and the loader that refuses anything else.

Nothing in the file is executed. A fault is a `BadCard` whose message names file, place and reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from pierres.rules.game import BadGame, shown

GOOD = "good"
EVIL = "evil"
SIDES = (GOOD, EVIL)
NATURES = ("good", "evil", "divine", "mortal")
STRENGTH_MAX = 13
ENOUGH = 61
"""One card more than six full hands: the deck always has one for a purchase before the ante."""


class BadCard(BadGame):
    """A card or a power that the vocabulary does not allow."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a power; which fields count depends on `op` (see the head of the file of the cards)."""

    op: str
    n: int = 0
    """Gold, or ante cards."""
    side: str = ""
    of: str = ""
    """`left` or `strongest` opponent; `antes` or `flights`."""
    than: str = ""
    """`weaker` or `stronger` than the card that works (D-25)."""
    per: str = ""
    """`dragons` or `ahead`."""
    when: str = ""
    """`mortal`, or "" for always."""


@dataclass(frozen=True, eq=False, slots=True)
class Card:
    """One of the cards; there are no two alike."""

    id: str
    names: Mapping[str, str]
    """Language (`fr`, `en`) → name."""
    strength: int
    nature: str
    side: str
    """`good` or `evil` dragon, "" for a mortal."""
    colours: tuple[str, ...]
    power: str
    effects: tuple[Effect, ...]
    """What its power does, from left to right; none for a card without power."""
    always: str
    """The side that may not share a winning flight with it (D-61), or ""."""

    @property
    def dragon(self) -> bool:
        """Whether it is a dragon, and so no mortal."""
        return self.side != ""

    def name(self, language: str) -> str:
        """The name in that language."""
        return self.names[language]


def read_cards(text: str, source: str) -> tuple[Card, ...]:
    """The cards of a TOML file, in the order of the file. Raises BadCard."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCard(f"{source}: not TOML: {error}") from None
    _only_keys(data, ("card", "power"), source)
    powers = _powers(data.get("power"), f"{source}: power")
    given = data.get("card")
    if not isinstance(given, list):
        raise BadCard(f"{source}: card: expected a list")
    cards: dict[str, Card] = {}
    for number, table in enumerate(given, 1):
        card = _card(table, f"{source}: card {number}", powers)
        if card.id in cards:
            raise BadCard(f"{source}: card {number}: {card.id} appears twice")
        cards[card.id] = card
    if len(cards) < ENOUGH:
        raise BadCard(f"{source}: card: expected at least {ENOUGH}, not {len(cards)}")
    return tuple(cards.values())


def _card(table: object, place: str, powers: Mapping[str, tuple[Effect, ...]]) -> Card:
    if not isinstance(table, dict):
        raise BadCard(f"{place}: expected a table")
    keys = ("id", "strength", "nature", "side", "dragon", "colours", "power", "always", "fr", "en")
    _only_keys(table, keys, place)
    name = table.get("id")
    if type(name) is not str or not re.fullmatch(r"[a-z]+(-[0-9]+)?", name):
        raise BadCard(f"{place}: id: {shown(name)} is no id of a card")
    place = f"{place} ({name})"
    side = _one_of(table, "side", (*SIDES, ""), place)
    if table.get("dragon") is not (side != ""):
        raise BadCard(f"{place}: dragon: true for a dragon with a side, and for no other")
    colours = table.get("colours")
    if not isinstance(colours, list) or any(type(colour) is not str for colour in colours):
        raise BadCard(f"{place}: colours: expected a list of names")
    power = _one_of(table, "power", tuple(powers), place)
    return Card(
        id=name,
        names=MappingProxyType({language: _name(table, language, place) for language in ("fr", "en")}),
        strength=_number(table, "strength", STRENGTH_MAX, place),
        nature=_one_of(table, "nature", NATURES, place),
        side=side,
        colours=tuple(colours),
        power=power,
        effects=powers[power],
        always=_one_of(table, "always", (*SIDES, ""), place),
    )


def _name(table: Mapping[str, Any], language: str, place: str) -> str:
    name = table.get(language)
    if type(name) is not str or not name.strip():
        raise BadCard(f"{place}: {language}: expected a name")
    return name


_OPPONENTS = ("left", "strongest")
_KEYS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "pay": {"n": ()},
    "take": {"n": (), "when": ("mortal", "")},
    "take_or_levy": {"side": SIDES},
    "collect": {"n": ()},
    "demand": {"of": _OPPONENTS, "side": SIDES, "than": ("weaker", "stronger"), "n": ()},
    "rob": {"of": _OPPONENTS, "n": ()},
    "take_antes": {"n": ()},
    "replace": {},
    "draw": {"per": ("dragons", "ahead"), "side": (*SIDES, "")},
    "draw_each": {"side": SIDES},
    "copy": {"of": ("antes", "flights"), "side": (*SIDES, "")},
    "slay": {},
    "discard": {},
    "weakest_wins": {},
    "lead_next": {},
    "trigger": {"side": SIDES},
}
"""The vocabulary: op → its keys, and for each the words that it may have; none for a number."""


def _powers(given: object, place: str) -> dict[str, tuple[Effect, ...]]:
    if not isinstance(given, dict):
        raise BadCard(f"{place}: expected a table")
    powers = {}
    for power, effects in given.items():
        here = f"{place}: {power}"
        if not isinstance(effects, list):
            raise BadCard(f"{here}: expected a list of effects")
        powers[power] = tuple(
            _effect(effect, f"{here}: effect {number}") for number, effect in enumerate(effects, 1)
        )
    return powers


def _effect(table: object, place: str) -> Effect:
    if not isinstance(table, dict):
        raise BadCard(f"{place}: expected a table")
    op = table.get("op")
    if type(op) is not str or op not in _KEYS:
        raise BadCard(f"{place}: op: {shown(op)} is not in the vocabulary")
    keys = _KEYS[op]
    _only_keys(table, ("op", *keys), place)
    fields: dict[str, Any] = {}
    for key, words in keys.items():
        fields[key] = _one_of(table, key, words, place) if words else _number(table, key, 100, place)
    return Effect(op, **fields)


def _only_keys(table: Mapping[str, Any], keys: Sequence[str], place: str) -> None:
    for key in table:
        if key not in keys:
            raise BadCard(f"{place}: unknown key {shown(key)}")


def _one_of(table: Mapping[str, Any], key: str, words: Sequence[str], place: str) -> str:
    word = table.get(key, "")
    if type(word) is not str or word not in words:
        raise BadCard(f"{place}: {key}: {shown(word)} is none of {', '.join(filter(None, words))}")
    return word


def _number(table: Mapping[str, Any], key: str, most: int, place: str) -> int:
    number = table.get(key)
    if type(number) is not int or not 1 <= number <= most:
        raise BadCard(f"{place}: {key}: expected a number from 1 to {most}, not {shown(number)}")
    return number
