"""The names of things: characters in sentences, coins, stones and colours, alone and counted."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.aux_pierres.rounds import value_of
from pierres.translation import TextContext, spoken
from pierres.wording.grammar import either, listed, with_article
from pierres.wording.typeset import isolated

tr = TextContext("AuxNames")

# Only a name of the box has an article: nobody knows the gender of a card that players made.
_FEMININE = frozenset({"witch", "enchantress", "fairy"})
_BOX = frozenset({
    "witch", "red_dragon", "blue_dragon", "yellow_dragon", "enchanter", "magician", "sorcerer", "thief",
    "alchemist", "ancient_dragon", "apprentice", "brigand", "charlatan", "doppelganger", "two_headed_dragon",
    "rainbow_dragon", "enchantress", "ghost", "fairy", "gnome", "goblin", "imp", "merchant", "dwarf_4",
    "dwarf_5", "necromancer", "goldsmith", "troll",
})  # fmt: skip


def forms(character: Character) -> Mapping[str, str]:
    """The name as sentences need it: `character` alone, and with its article (see `with_article`).

    An own card has quotation marks in place of an article.
    """
    french = spoken() == "fr"
    name = character.name("fr" if french else "en")
    if character.id in _BOX:
        return {"character": name, **with_article(name, feminine=character.id in _FEMININE)}
    name = isolated(name)
    quoted = f"«\N{NO-BREAK SPACE}{name}\N{NO-BREAK SPACE}»" if french else f"“{name}”"
    return {"character": name, **with_article(name, the=quoted)}


def colour(key: str) -> str:
    """A colour by itself."""
    return tr({"red": "red", "blue": "blue", "yellow": "yellow"}[key])


def stone(key: str, n: int) -> str:
    """Stones of a colour, counted."""
    return tr({"red": "%n red stone(s)", "blue": "%n blue stone(s)", "yellow": "%n yellow stone(s)"}[key], n)


def one_stone(key: str) -> str:
    """One stone of a colour, as a thing."""
    return tr({"red": "a red stone", "blue": "a blue stone", "yellow": "a yellow stone"}[key])


def stones_of(key: str) -> str:
    """All stones of a colour, as a subject."""
    return tr({"red": "the red stones", "blue": "the blue stones", "yellow": "the yellow stones"}[key])


def coin(key: str, n: int) -> str:
    """Coins of a kind, counted."""
    return tr(
        {
            "fairy": "%n fairy gold",
            "common": "%n common gold",
            "silver": "%n silver",
            "cursed": "%n cursed coin(s)",
            "amulet": "%n amulet(s)",
        }[key],
        n,
    )


def coin_kind(key: str) -> str:
    """A kind of coin, as the label of a heap."""
    return tr(
        {
            "fairy": "Fairy gold",
            "common": "Common gold",
            "silver": "Silver",
            "cursed": "Cursed coin",
            "amulet": "Amulet",
        }[key]
    )


def all_of_kind(key: str) -> str:
    """All coins of a kind that somebody has."""
    return tr(
        {"fairy": "all the fairy gold", "common": "all the common gold", "silver": "all the silver"}[key]
    )


def no_more(key: str) -> str:
    """That the bank has none of a kind left."""
    return tr(
        {
            "fairy": "the bank has no fairy gold left",
            "common": "the bank has no common gold left",
            "silver": "the bank has no silver left",
            "cursed": "the bank has no cursed coin left",
            "amulet": "the bank has no amulet left",
            "red": "the bank has no red stone left",
            "blue": "the bank has no blue stone left",
            "yellow": "the bank has no yellow stone left",
        }[key]
    )


def none_left(name: str, key: str) -> str:
    """That somebody has no coin of a kind, in a sentence."""
    return tr(
        {
            "fairy": "{name} has no fairy gold left.",
            "common": "{name} has no common gold left.",
            "silver": "{name} has no silver left.",
            "cursed": "{name} has no cursed coin to bid here.",
            "amulet": "{name} has no amulet to bid here.",
        }[key],
        name=isolated(name),
    )


def thing(key: str, n: int) -> str:
    """Stones or coins, counted."""
    return stone(key, n) if key in COLOURS else coin(key, n)


def coins(counts: Mapping[str, int]) -> str:
    """A sum of coins, zeros left out."""
    return listed(coin(key, counts[key]) for key in COINS if counts.get(key)) or tr("nothing")


def stones(counts: Mapping[str, int]) -> str:
    """A number of stones, zeros left out."""
    return listed(stone(key, counts[key]) for key in COLOURS if counts.get(key)) or tr("nothing")


def stones_short(counts: Mapping[str, int]) -> str:
    """Stones by colour alone: "2 red and 1 blue"."""
    words = {
        "red": tr("%n red", counts.get("red", 0)),
        "blue": tr("%n blue", counts.get("blue", 0)),
        "yellow": tr("%n yellow", counts.get("yellow", 0)),
    }
    return listed(words[key] for key in COLOURS if counts.get(key)) or tr("nothing")


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
    held = listed(coin(key, counts[key]) for key in COINS if counts.get(key))
    return held or tr("empty fist")


def fist_with_value(kind: str, counts: Mapping[str, int]) -> str:
    """What a fist holds and what it is worth."""
    if not any(counts.values()):
        return fist(counts)
    return tr("{coins} — value\N{NO-BREAK SPACE}{value}", coins=fist(counts), value=value_of(kind, counts))
