"""What is asked, in one line: with the name for all to see, and without it above the list of answers.

A person is called by name and asked in the imperative. What somebody will answer in secret is announced with
public facts only.
"""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.game import CHANCE, Question
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.events import GameEvent
from pierres.rules.jeu_des_dragons.view import View
from pierres.rules.legal import Some
from pierres.translation import Context
from pierres.wording.base import CurtainText
from pierres.wording.grammar import capital, people
from pierres.wording.jeu_des_dragons.names import forms, gold
from pierres.wording.typeset import isolated

tr = Context("DragonHeadlines")

Cards = Mapping[str, Card]


def headline(cards: Cards, view: View, asked: Question | None, to_act: str | None) -> str:
    """The one large line over the table."""
    if view.winners:
        most = gold(max(view.seat(name).gold for name in view.winners))
        if len(view.winners) > 1:
            return tr("{people} win together, with {gold} each!", people=people(view.winners), gold=most)
        return tr("{name} wins the game, with {gold}!", name=people(view.winners), gold=most)
    if asked is not None and asked.who != CHANCE:
        return tr("{name}, {what}", name=isolated(asked.who), what=_what(cards, view, asked))
    if to_act is not None and to_act != CHANCE:
        return _in_secret(view, to_act)
    return ""


def verdict(event: GameEvent) -> str:
    """How a gambit ended, in as few words as can be read from two metres; "" for any other event."""
    if event.kind == "gambit_ends":
        if event.who:
            return tr(
                "{name} wins the gambit: {gold}", name=isolated(event.who), gold=gold(event.data["stakes"])
            )
        if event.data["why"] == "emptied":
            return tr("The stakes are empty: nobody wins the gambit")
        return tr("Nobody wins the gambit: the stakes stay")
    if event.kind == "special_flight":
        if event.data["flight"] == "colour":
            return tr("{name} makes a colour flight!", name=isolated(event.who))
        return tr("{name} makes a strength flight!", name=isolated(event.who))
    return ""


def question(cards: Cards, view: View, asked: Question) -> str:
    """What is asked, without the name."""
    return capital(_what(cards, view, asked))


def curtain(view: View, seat: str) -> CurtainText:
    """The words on the curtain: who comes, and for what."""
    return CurtainText(
        tr("{name}’s turn", name=isolated(seat)),
        _secret_task(view, seat),
        tr("Lift the curtain"),
    )


def _what(cards: Cards, view: View, asked: Question) -> str:
    """The question in the imperative, small first letter."""
    card = cards.get(asked.about)
    words = forms(card) if card is not None else {"the": "", "of_the": ""}
    match asked.kind:
        case "ante":
            text = tr("choose a card for the ante")
        case "play":
            text = tr("play a card")
        case "blue":
            text = tr("choose where the gold of the Blue Dragon comes from")
        case "target":
            text = tr("several flights are equally strong: choose whom {the} targets")
        case "give":
            text = tr("give a dragon, or pay")
        case "take_ante":
            text = tr("choose the ante card to take")
        case "copy":
            text = tr("choose the power that {the} copies")
        case "slay":
            text = tr("choose the dragon to slay")
        case "discard":
            text = tr("choose a card from your hand to discard")
        case "next":
            text = tr("choose which good dragon is called next")
        case "keep":
            number = asked.legal.number if isinstance(asked.legal, Some) else 1
            return tr("choose %n ante card(s) to take", number)
        case _:
            text = tr("choose an answer")
    return text.format(**words)


def _kind_of(view: View, seat: str) -> str:
    return next((kind for who, kind in view.asked if who == seat), "")


def _in_secret(view: View, seat: str) -> str:
    """Who is to answer out of sight, and what about."""
    texts = {
        "ante": tr("{name} sets an ante"),
        "play": tr("{name} plays a card"),
        "give": tr("{name} gives a dragon or pays"),
        "discard": tr("{name} discards a card"),
    }
    text = texts.get(_kind_of(view, seat), tr("{name}’s turn"))
    return text.format(name=isolated(seat))


def _secret_task(view: View, seat: str) -> str:
    return {
        "ante": tr("Choose a card for the ante"),
        "play": tr("Choose a card to play"),
        "give": tr("Give a dragon, or pay gold"),
        "discard": tr("Choose a card to discard"),
    }.get(_kind_of(view, seat), "")
