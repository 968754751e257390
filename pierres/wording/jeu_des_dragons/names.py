"""Names in sentences: cards with their articles, gold, whoever is paid, and kinds of dragons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.translation import spoken, translate
from pierres.wording.grammar import capital, cuts_short, listed
from pierres.wording.typeset import isolated

GODS = frozenset({"bahamut", "tiamat"})
_FEMININE = frozenset({"princess", "dracolich"})


def title(card: Card) -> str:
    """What stands on the card: its name without its strength."""
    return card.name(spoken()).replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def is_single(card: Card) -> bool:
    """Whether no other card has its name, so that its strength need not be said."""
    return "-" not in card.id


def label(card: Card) -> str:
    """A name that no other card has: "Red Dragon 12"."""
    name = title(card)
    if not is_single(card):
        return f"{name}\N{NO-BREAK SPACE}{card.strength}"
    for article in ("The ", "Le ", "La ", "L\N{RIGHT SINGLE QUOTATION MARK}"):
        if name.startswith(article):
            return capital(name.removeprefix(article))
    return name


def forms(card: Card) -> Mapping[str, str]:
    """The card as sentences need it: `card` alone, `the`, `The` at the start, `of_the`, `to_the`.

    French joins article and preposition (du, au, de l'); a god has no article.
    """
    name = label(card)
    french = spoken() == "fr"
    if card.id in GODS:
        the, of_the, to_the = name, f"de {name}" if french else f"of {name}", f"à {name}" if french else name
    elif not french:
        the, of_the, to_the = f"the {name}", f"of the {name}", f"to the {name}"
    elif cuts_short(name):
        the, of_the, to_the = f"l’{name}", f"de l’{name}", f"à l’{name}"
    elif card.id in _FEMININE:
        the, of_the, to_the = f"la {name}", f"de la {name}", f"à la {name}"
    else:
        the, of_the, to_the = f"le {name}", f"du {name}", f"au {name}"
    return {"card": name, "the": the, "The": capital(the), "of_the": of_the, "to_the": to_the}


def gold(n: int) -> str:
    """Gold, counted."""
    return translate("DragonNames", "%n gold", None, n)


def cards(n: int) -> str:
    """Cards, counted."""
    return translate("DragonNames", "%n card(s)", None, n)


def labels(characters: Mapping[str, Card], ids: Iterable[str]) -> str:
    """Cards as a sentence lists them, without articles."""
    return listed(label(characters[card]) for card in ids)


def to_whom(creditor: str) -> str:
    """Whoever is paid: "to Léa", "into the stakes"."""
    if creditor == STAKES_NAME:
        return translate("DragonNames", "into the stakes")
    return translate("DragonNames", "to {name}").format(name=isolated(creditor))


def repaid_to(creditor: str) -> str:
    """To whom a debt is paid back: "to Léa", "to the stakes"."""
    if creditor == STAKES_NAME:
        return translate("DragonNames", "to the stakes")
    return to_whom(creditor)


def creditor(name: str) -> str:
    """Whom a debt is owed to, on a slip."""
    return translate("DragonNames", "the stakes") if name == STAKES_NAME else isolated(name)


def side(word: str, n: int = 1) -> str:
    """A good or an evil dragon, or several."""
    if n == 1:
        if word == "good":
            return translate("DragonNames", "a good dragon")
        return translate("DragonNames", "an evil dragon")
    if word == "good":
        return translate("DragonNames", "good dragons")
    return translate("DragonNames", "evil dragons")


def nature(word: str) -> str:
    """The nature printed on a card."""
    return {
        "good": translate("DragonNames", "good"),
        "evil": translate("DragonNames", "evil"),
        "divine": translate("DragonNames", "divine"),
        "mortal": translate("DragonNames", "mortal"),
    }[word]


def colour(word: str) -> str:
    """Dragons of one colour, as a special flight is called."""
    return {
        "black": translate("DragonNames", "Black Dragons"),
        "blue": translate("DragonNames", "Blue Dragons"),
        "green": translate("DragonNames", "Green Dragons"),
        "red": translate("DragonNames", "Red Dragons"),
        "white": translate("DragonNames", "White Dragons"),
        "brass": translate("DragonNames", "Brass Dragons"),
        "bronze": translate("DragonNames", "Bronze Dragons"),
        "copper": translate("DragonNames", "Copper Dragons"),
        "gold": translate("DragonNames", "Gold Dragons"),
        "silver": translate("DragonNames", "Silver Dragons"),
    }[word]
