"""Names in sentences: cards with their articles, gold, whoever is paid, and kinds of dragons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.translation import TextContext, spoken
from pierres.wording.grammar import capital, listed, with_article
from pierres.wording.typeset import isolated

tr = TextContext("DragonNames")

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
    """The card as sentences need it: `card` alone, and as `with_article` has it; a god has no article."""
    name = label(card)
    the = name if card.id in GODS else ""
    return {"card": name, **with_article(name, feminine=card.id in _FEMININE, the=the)}


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
    return tr("into the stakes" if creditor == STAKES_NAME else "to {name}", name=isolated(creditor))


def repaid_to(creditor: str) -> str:
    """To whom a debt is paid back: "to Léa", "to the stakes"."""
    return tr("to the stakes" if creditor == STAKES_NAME else "to {name}", name=isolated(creditor))


def creditor(name: str) -> str:
    """Whom a debt is owed to, on a slip."""
    return tr("the stakes") if name == STAKES_NAME else isolated(name)


def side(word: str, n: int = 1) -> str:
    """A good or an evil dragon, or several."""
    if n == 1:
        return tr("a good dragon" if word == "good" else "an evil dragon")
    return tr("good dragons" if word == "good" else "evil dragons")


def nature(word: str) -> str:
    """The nature printed on a card."""
    return tr({"good": "good", "evil": "evil", "divine": "divine", "mortal": "mortal"}[word])


def colour(word: str) -> str:
    """Dragons of one colour, as a special flight is called."""
    return tr(
        {
            "black": "Black Dragons",
            "blue": "Blue Dragons",
            "green": "Green Dragons",
            "red": "Red Dragons",
            "white": "White Dragons",
            "brass": "Brass Dragons",
            "bronze": "Bronze Dragons",
            "copper": "Copper Dragons",
            "gold": "Gold Dragons",
            "silver": "Silver Dragons",
        }[word]
    )
