"""The names of things: coins, stones and colours, alone and counted."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.aux_pierres.auction import value_of
from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.translation import translate
from pierres.wording.aux_pierres.grammar import either, listed
from pierres.wording.typeset import isolated


def colour(key: str) -> str:
    """A colour by itself."""
    return {
        "red": translate("AuxNames", "red"),
        "blue": translate("AuxNames", "blue"),
        "yellow": translate("AuxNames", "yellow"),
    }[key]


def stone(key: str, n: int) -> str:
    """Stones of a colour, counted."""
    return {
        "red": translate("AuxNames", "%n red stone(s)", None, n),
        "blue": translate("AuxNames", "%n blue stone(s)", None, n),
        "yellow": translate("AuxNames", "%n yellow stone(s)", None, n),
    }[key]


def one_stone(key: str) -> str:
    """One stone of a colour, as a thing."""
    return {
        "red": translate("AuxNames", "a red stone"),
        "blue": translate("AuxNames", "a blue stone"),
        "yellow": translate("AuxNames", "a yellow stone"),
    }[key]


def stones_of(key: str) -> str:
    """All stones of a colour, as a subject."""
    return {
        "red": translate("AuxNames", "the red stones"),
        "blue": translate("AuxNames", "the blue stones"),
        "yellow": translate("AuxNames", "the yellow stones"),
    }[key]


def coin(key: str, n: int) -> str:
    """Coins of a kind, counted, as a sentence says it."""
    return {
        "fairy": translate("AuxNames", "%n fairy gold", None, n),
        "common": translate("AuxNames", "%n common gold", None, n),
        "silver": translate("AuxNames", "%n silver", None, n),
        "cursed": translate("AuxNames", "%n cursed coin(s)", None, n),
        "amulet": translate("AuxNames", "%n amulet(s)", None, n),
    }[key]


def coin_in_fist(key: str, n: int) -> str:
    """Coins of a kind, counted, as short as a list of many fists wants it."""
    return {
        "fairy": translate("AuxFist", "%n fairy gold", None, n),
        "common": translate("AuxFist", "%n common gold", None, n),
        "silver": translate("AuxFist", "%n silver", None, n),
        "cursed": translate("AuxFist", "%n cursed coin(s)", None, n),
        "amulet": translate("AuxFist", "%n amulet(s)", None, n),
    }[key]


def coin_kind(key: str) -> str:
    """A kind of coin, as the label of a heap."""
    return {
        "fairy": translate("AuxNames", "Fairy gold"),
        "common": translate("AuxNames", "Common gold"),
        "silver": translate("AuxNames", "Silver"),
        "cursed": translate("AuxNames", "Cursed coin"),
        "amulet": translate("AuxNames", "Amulet"),
    }[key]


def all_of_kind(key: str) -> str:
    """All coins of a kind that somebody has."""
    return {
        "fairy": translate("AuxNames", "all the fairy gold"),
        "common": translate("AuxNames", "all the common gold"),
        "silver": translate("AuxNames", "all the silver"),
    }[key]


def no_more(key: str) -> str:
    """That the bank has none of a kind left."""
    return {
        "fairy": translate("AuxNames", "the bank has no fairy gold left"),
        "common": translate("AuxNames", "the bank has no common gold left"),
        "silver": translate("AuxNames", "the bank has no silver left"),
        "cursed": translate("AuxNames", "the bank has no cursed coin left"),
        "amulet": translate("AuxNames", "the bank has no amulet left"),
        "red": translate("AuxNames", "the bank has no red stone left"),
        "blue": translate("AuxNames", "the bank has no blue stone left"),
        "yellow": translate("AuxNames", "the bank has no yellow stone left"),
    }[key]


def none_left(name: str, key: str) -> str:
    """That somebody has no coin of a kind, in a sentence."""
    return {
        "fairy": translate("AuxNames", "{name} has no fairy gold left."),
        "common": translate("AuxNames", "{name} has no common gold left."),
        "silver": translate("AuxNames", "{name} has no silver left."),
        "cursed": translate("AuxNames", "{name} has no cursed coin to bid here."),
        "amulet": translate("AuxNames", "{name} has no amulet to bid here."),
    }[key].format(name=isolated(name))


def nothing() -> str:
    """An empty sum."""
    return translate("AuxNames", "nothing")


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
        "red": translate("AuxNames", "%n red", None, counts.get("red", 0)),
        "blue": translate("AuxNames", "%n blue", None, counts.get("blue", 0)),
        "yellow": translate("AuxNames", "%n yellow", None, counts.get("yellow", 0)),
    }
    return listed(words[key] for key in COLOURS if counts.get(key)) or nothing()


def any_stones(n: int) -> str:
    """A number of stones whose colours do not matter."""
    return translate("AuxNames", "%n stone(s)", None, n)


def price(gold: int, silver: int) -> str:
    """The price of a stone in gold or in silver; 0 where it cannot be paid so."""
    ways = [translate("AuxNames", "%n gold", None, gold)] if gold else []
    return either([*ways, coin("silver", silver)] if silver else ways)


def points(n: int) -> str:
    """A number of points."""
    return translate("AuxNames", "%n point(s)", None, n)


def fist(counts: Mapping[str, int]) -> str:
    """What a fist holds, without its value."""
    held = listed(coin_in_fist(key, counts[key]) for key in COINS if counts.get(key))
    return held or translate("AuxFist", "empty fist")


def fist_with_value(kind: str, counts: Mapping[str, int]) -> str:
    """What a fist holds and what it is worth."""
    if not any(counts.values()):
        return fist(counts)
    return translate("AuxFist", "{coins} — value\N{NO-BREAK SPACE}{value}").format(
        coins=fist(counts), value=value_of(kind, counts)
    )
