"""What is asked, in one line: with the name for all to see, and without it above the list of answers.

A person is called by name and asked in the imperative. What somebody will answer in secret is announced with
public facts only.
"""

from __future__ import annotations

from pierres.rules.game import CHANCE, Event, Question
from pierres.rules.jeu_des_dragons.events import GameEvent
from pierres.rules.jeu_des_dragons.view import View
from pierres.rules.legal import Some
from pierres.translation import TextContext
from pierres.wording.base import CurtainText
from pierres.wording.grammar import capital, people
from pierres.wording.jeu_des_dragons.card_text import CardText
from pierres.wording.jeu_des_dragons.names import forms, gold
from pierres.wording.typeset import isolated

tr = TextContext("DragonHeadlines")


class Headlines(CardText):
    """The large line over the table, and the words on the curtain."""

    def headline(self, view: View, asked: Question | None, to_act: str | None) -> str:
        """The one large line over the table."""
        if view.winners:
            most = gold(max(view.seat(name).gold for name in view.winners))
            if len(view.winners) > 1:
                return tr("{people} win together, with {gold} each!", people=people(view.winners), gold=most)
            return tr("{name} wins the game, with {gold}!", name=people(view.winners), gold=most)
        if asked is not None and asked.who != CHANCE:
            return tr("{name}, {what}", name=isolated(asked.who), what=self._what(asked))
        if to_act is not None and to_act != CHANCE:
            return _in_secret(view, to_act)
        return ""

    def verdict(self, event: Event) -> str:
        """How a gambit ended, or what flight was made, in as few words as can be read from two metres.

        "" for any other event.
        """
        happened: GameEvent = event
        name = isolated(event.who)
        if happened.kind == "special_flight":
            if happened.data["flight"] == "colour":
                return tr("{name} makes a colour flight!", name=name)
            return tr("{name} makes a strength flight!", name=name)
        if happened.kind != "gambit_ends":
            return ""
        if event.who:
            return tr("{name} wins the gambit: {gold}", name=name, gold=gold(happened.data["stakes"]))
        if happened.data["why"] == "emptied":
            return tr("The stakes are empty: nobody wins the gambit")
        return tr("Nobody wins the gambit: the stakes stay")

    def question(self, view: View, question: Question) -> str:
        """What is asked, without the name."""
        return capital(self._what(question))

    def curtain(self, view: View, seat: str) -> CurtainText:
        """The words on the curtain: who comes, and for what."""
        task = {
            "ante": tr("Choose a card for the ante"),
            "play": tr("Choose a card to play"),
            "give": tr("Give a dragon, or pay gold"),
            "discard": tr("Choose a card to discard"),
        }.get(_kind_of(view, seat), "")
        return CurtainText(tr("{name}’s turn", name=isolated(seat)), task, tr("Lift the curtain"))

    def _what(self, asked: Question) -> str:
        """The question in the imperative, small first letter."""
        if asked.kind == "keep":
            return tr(
                "choose %n ante card(s) to take", asked.legal.number if isinstance(asked.legal, Some) else 1
            )
        card = self._cards.get(asked.about)
        return tr(
            {
                "ante": "choose a card for the ante",
                "play": "play a card",
                "blue": "choose where the gold of the Blue Dragon comes from",
                "target": "several flights are equally strong: choose whom {the} targets",
                "give": "give a dragon, or pay",
                "take_ante": "choose the ante card to take",
                "copy": "choose the power that {the} copies",
                "slay": "choose the dragon to slay",
                "discard": "choose a card from your hand to discard",
                "next": "choose which good dragon is called next",
            }.get(asked.kind, "choose an answer"),
            the=forms(card)["the"] if card is not None else "",
        )


def _kind_of(view: View, seat: str) -> str:
    return next((kind for who, kind in view.asked if who == seat), "")


def _in_secret(view: View, seat: str) -> str:
    """Who is to answer out of sight, and what about."""
    return tr(
        {
            "ante": "{name} sets an ante",
            "play": "{name} plays a card",
            "give": "{name} gives a dragon or pays",
            "discard": "{name} discards a card",
        }.get(_kind_of(view, seat), "{name}’s turn"),
        name=isolated(seat),
    )
