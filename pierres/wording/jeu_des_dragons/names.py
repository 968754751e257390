"""Names in sentences: cards with their articles, gold, whoever is paid, and kinds of dragons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.translation import Context, spoken
from pierres.wording.grammar import capital, cuts_short, listed
from pierres.wording.typeset import isolated

tr = Context("DragonNames")

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
    return tr("%n gold", n)


def cards(n: int) -> str:
    """Cards, counted."""
    return tr("%n card(s)", n)


def labels(characters: Mapping[str, Card], ids: Iterable[str]) -> str:
    """Cards as a sentence lists them, without articles."""
    return listed(label(characters[card]) for card in ids)


def to_whom(creditor: str) -> str:
    """Whoever is paid: "to Léa", "into the stakes"."""
    if creditor == STAKES_NAME:
        return tr("into the stakes")
    return tr("to {name}", name=isolated(creditor))


def repaid_to(creditor: str) -> str:
    """To whom a debt is paid back: "to Léa", "to the stakes"."""
    if creditor == STAKES_NAME:
        return tr("to the stakes")
    return to_whom(creditor)


def creditor(name: str) -> str:
    """Whom a debt is owed to, on a slip."""
    return tr("the stakes") if name == STAKES_NAME else isolated(name)


def side(word: str, n: int = 1) -> str:
    """A good or an evil dragon, or several."""
    if n == 1:
        if word == "good":
            return tr("a good dragon")
        return tr("an evil dragon")
    if word == "good":
        return tr("good dragons")
    return tr("evil dragons")


def nature(word: str) -> str:
    """The nature printed on a card."""
    return {
        "good": tr("good"),
        "evil": tr("evil"),
        "divine": tr("divine"),
        "mortal": tr("mortal"),
    }[word]


def colour(word: str) -> str:
    """Dragons of one colour, as a special flight is called."""
    return {
        "black": tr("Black Dragons"),
        "blue": tr("Blue Dragons"),
        "green": tr("Green Dragons"),
        "red": tr("Red Dragons"),
        "white": tr("White Dragons"),
        "brass": tr("Brass Dragons"),
        "bronze": tr("Bronze Dragons"),
        "copper": tr("Copper Dragons"),
        "gold": tr("Gold Dragons"),
        "silver": tr("Silver Dragons"),
    }[word]
