"""The cards as data, and the loader that refuses anything else.

Nothing in the file is executed. A fault is a `BadCard` whose message names file, place and reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from pierres.rules.given import BadCard, TomlFields, shown

GOOD = "good"
EVIL = "evil"
SIDES = (GOOD, EVIL)
NATURES = ("good", "evil", "divine", "mortal")
STRENGTH_MAX = 13
ENOUGH = 61
"""One card more than six full hands: the deck always has one for a purchase before the ante."""


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
    file = TomlFields(data, source, ("card", "power"))
    powers = _powers(TomlFields(data.get("power"), file.at("power")))
    cards: dict[str, Card] = {}
    for number, table in enumerate(file.items("card", default=None), 1):
        card = _card(TomlFields(table, f"{source}: card {number}"), powers)
        if card.id in cards:
            raise BadCard(f"{source}: card {number}: {card.id} appears twice")
        cards[card.id] = card
    if len(cards) < ENOUGH:
        raise file.bad("card", f"expected at least {ENOUGH}, not {len(cards)}")
    return tuple(cards.values())


def _card(table: TomlFields, powers: Mapping[str, tuple[Effect, ...]]) -> Card:
    table.only(("id", "strength", "nature", "side", "dragon", "colours", "power", "always", "fr", "en"))
    name = table.given.get("id")
    if type(name) is not str or not re.fullmatch(r"[a-z]+(-[0-9]+)?", name):
        raise table.bad("id", f"{shown(name)} is no id of a card")
    table.place += f" ({name})"
    side = table.one_of("side", (*SIDES, ""), "")
    if table.given.get("dragon") is not (side != ""):
        raise table.bad("dragon", "true for a dragon with a side, and for no other")
    colours = [colour for colour in table.items("colours", "a list of names", None) if type(colour) is str]
    if len(colours) != len(table.items("colours")):
        raise table.bad("colours", "expected a list of names")
    power = table.one_of("power", tuple(powers))
    return Card(
        id=name,
        names=MappingProxyType({language: _name(table, language) for language in ("fr", "en")}),
        strength=table.number("strength", 1, STRENGTH_MAX),
        nature=table.one_of("nature", NATURES),
        side=side,
        colours=tuple(colours),
        power=power,
        effects=powers[power],
        always=table.one_of("always", (*SIDES, ""), ""),
    )


def _name(table: TomlFields, language: str) -> str:
    name = table.given.get(language)
    if type(name) is not str or not name.strip():
        raise table.bad(language, "expected a name")
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


def _powers(table: TomlFields) -> dict[str, tuple[Effect, ...]]:
    powers = {}
    for power in table.given:
        effects = enumerate(table.items(power, "a list of effects"), 1)
        powers[power] = tuple(
            _effect(TomlFields(one, f"{table.at(power)}: effect {n}")) for n, one in effects
        )
    return powers


def _effect(table: TomlFields) -> Effect:
    op = table.given.get("op")
    if type(op) is not str or op not in _KEYS:
        raise table.bad("op", f"{shown(op)} is not in the vocabulary")
    keys = _KEYS[op]
    table.only(("op", *keys))
    fields: dict[str, Any] = {}
    for key, words in keys.items():
        fields[key] = table.one_of(key, words, "") if words else table.number(key, 1, 100)
    return Effect(op, **fields)
