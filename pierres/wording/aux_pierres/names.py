"""The names of things: coins, stones and colours, alone and counted."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.aux_pierres.auction import value_of
from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.translation import Context
from pierres.wording.aux_pierres.grammar import either, listed
from pierres.wording.typeset import isolated

tr = Context("AuxNames")
tr_fist = Context("AuxFist")


def colour(key: str) -> str:
    """A colour by itself."""
    return {
        "red": tr("red"),
        "blue": tr("blue"),
        "yellow": tr("yellow"),
    }[key]


def stone(key: str, n: int) -> str:
    """Stones of a colour, counted."""
    return {
        "red": tr("%n red stone(s)", n),
        "blue": tr("%n blue stone(s)", n),
        "yellow": tr("%n yellow stone(s)", n),
    }[key]


def one_stone(key: str) -> str:
    """One stone of a colour, as a thing."""
    return {
        "red": tr("a red stone"),
        "blue": tr("a blue stone"),
        "yellow": tr("a yellow stone"),
    }[key]


def stones_of(key: str) -> str:
    """All stones of a colour, as a subject."""
    return {
        "red": tr("the red stones"),
        "blue": tr("the blue stones"),
        "yellow": tr("the yellow stones"),
    }[key]


def coin(key: str, n: int) -> str:
    """Coins of a kind, counted, as a sentence says it."""
    return {
        "fairy": tr("%n fairy gold", n),
        "common": tr("%n common gold", n),
        "silver": tr("%n silver", n),
        "cursed": tr("%n cursed coin(s)", n),
        "amulet": tr("%n amulet(s)", n),
    }[key]


def coin_in_fist(key: str, n: int) -> str:
    """Coins of a kind, counted, as short as a list of many fists wants it."""
    return {
        "fairy": tr_fist("%n fairy gold", n),
        "common": tr_fist("%n common gold", n),
        "silver": tr_fist("%n silver", n),
        "cursed": tr_fist("%n cursed coin(s)", n),
        "amulet": tr_fist("%n amulet(s)", n),
    }[key]


def coin_kind(key: str) -> str:
    """A kind of coin, as the label of a heap."""
    return {
        "fairy": tr("Fairy gold"),
        "common": tr("Common gold"),
        "silver": tr("Silver"),
        "cursed": tr("Cursed coin"),
        "amulet": tr("Amulet"),
    }[key]


def all_of_kind(key: str) -> str:
    """All coins of a kind that somebody has."""
    return {
        "fairy": tr("all the fairy gold"),
        "common": tr("all the common gold"),
        "silver": tr("all the silver"),
    }[key]


def no_more(key: str) -> str:
    """That the bank has none of a kind left."""
    return {
        "fairy": tr("the bank has no fairy gold left"),
        "common": tr("the bank has no common gold left"),
        "silver": tr("the bank has no silver left"),
        "cursed": tr("the bank has no cursed coin left"),
        "amulet": tr("the bank has no amulet left"),
        "red": tr("the bank has no red stone left"),
        "blue": tr("the bank has no blue stone left"),
        "yellow": tr("the bank has no yellow stone left"),
    }[key]


def none_left(name: str, key: str) -> str:
    """That somebody has no coin of a kind, in a sentence."""
    return {
        "fairy": tr("{name} has no fairy gold left."),
        "common": tr("{name} has no common gold left."),
        "silver": tr("{name} has no silver left."),
        "cursed": tr("{name} has no cursed coin to bid here."),
        "amulet": tr("{name} has no amulet to bid here."),
    }[key].format(name=isolated(name))


def nothing() -> str:
    """An empty sum."""
    return tr("nothing")


def thing(key: str, n: int) -> str:
    """Stones or coins, counted."""
    return stone(key, n) if key in COLOURS else coin(key, n)


def coins(counts: Mapping[str, int]) -> str:
    """A sum of coins, zeros left out."""
    return listed(coin(key, counts[key]) for key in COINS if counts.get(key)) or nothing()


def stones(counts: Mapping[str, int]) -> str:
    """A number of stones, zeros left out."""
    return listed(stone(key, counts[key]) for key in COLOURS if counts.get(key)) or nothing()


def stones_short(counts: Mapping[str, int]) -> str:
    """Stones by colour alone: "2 red and 1 blue"."""
    words = {
        "red": tr("%n red", counts.get("red", 0)),
        "blue": tr("%n blue", counts.get("blue", 0)),
        "yellow": tr("%n yellow", counts.get("yellow", 0)),
    }
    return listed(words[key] for key in COLOURS if counts.get(key)) or nothing()


def any_stones(n: int) -> str:
    """A number of stones whose colours do not matter."""
    return tr("%n stone(s)", n)


def price(gold: int, silver: int) -> str:
    """The price of a stone in gold or in silver; 0 where it cannot be paid so."""
    ways = [tr("%n gold", gold)] if gold else []
    return either([*ways, coin("silver", silver)] if silver else ways)


def points(n: int) -> str:
    """A number of points."""
    return tr("%n point(s)", n)


def fist(counts: Mapping[str, int]) -> str:
    """What a fist holds, without its value."""
    held = listed(coin_in_fist(key, counts[key]) for key in COINS if counts.get(key))
    return held or tr_fist("empty fist")


def fist_with_value(kind: str, counts: Mapping[str, int]) -> str:
    """What a fist holds and what it is worth."""
    if not any(counts.values()):
        return fist(counts)
    return tr_fist(
        "{coins} — value\N{NO-BREAK SPACE}{value}", coins=fist(counts), value=value_of(kind, counts)
    )
