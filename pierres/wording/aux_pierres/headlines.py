"""What is asked, in one line: with the name for all to see, and without it above the list of answers.

A person is called by name and asked in the imperative. What somebody will answer in secret is announced with
public facts only: the card, and whose turn it is.
"""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.aux_pierres.events import GameEvent
from pierres.rules.aux_pierres.view import View, asking
from pierres.rules.game import CHANCE, Event, Question
from pierres.rules.legal import CountChoices
from pierres.translation import TextContext
from pierres.wording.aux_pierres.card_text import CardText
from pierres.wording.aux_pierres.event_text import about
from pierres.wording.base import CurtainText
from pierres.wording.grammar import capital, people
from pierres.wording.typeset import Sentence, isolated, sentence

tr = TextContext("AuxHeadlines")


class Headlines(CardText):
    """The large line over the table, and the words on the curtain."""

    def headline(self, view: View, asked: Question | None, to_act: str | None) -> Sentence:
        """The one large line over the table."""
        about = view.winners[0] if view.winners else asked.who if asked is not None else to_act
        return sentence(lambda: self._headline(view, asked, to_act), about)

    def _headline(self, view: View, asked: Question | None, to_act: str | None) -> str:
        if view.winners:
            return tr("{name} has three points and wins!", name=people(view.winners))
        if asked is not None and asked.who != CHANCE:
            return tr("{name}, {what}", name=isolated(asked.who), what=self._what(view, asked))
        if to_act is not None and to_act != CHANCE:
            return self._in_secret(view, to_act)
        return ""

    def verdict(self, event: Event) -> Sentence:
        """How an auction was decided, in as few words as can be read from two metres."""
        return sentence(lambda: self._won(event), event.who) or self.told(event).without_stop()

    def _won(self, event: GameEvent) -> str:
        if event.kind != "won":
            return ""
        won = {"name": isolated(event.who), **event.data, **self._forms(event.data["character"])}
        if event.data["round"] == "silver":
            return tr("{name} wins {the}: {value}\N{NO-BREAK SPACE}in silver", **won)
        return tr("{name} wins {the}:\N{NO-BREAK SPACE}{value}", **won)

    def told(self, event: Event) -> Sentence:
        """What happened, in one sentence that knows whom it is about."""
        return sentence(lambda: self.event(event) or "", about(event))

    def question(self, view: View, question: Question) -> str:
        """What is asked, without the name."""
        return capital(self._what(view, question))

    def curtain(self, view: View, seat: str) -> CurtainText:
        """The words on the curtain: who comes, and for what."""
        turn = tr("{name}’s turn", name=isolated(seat))
        return CurtainText(turn, self._secret_task(view), tr("Lift the curtain"))

    def _what(self, view: View, asked: Question) -> str:
        """The question in the imperative, small first letter."""
        words = self._forms(asked.about) if asked.about in self._characters else {"the": "", "of_the": ""}
        match asked.kind:
            case "bid":
                return tr("your bid for {the}", **words)
            case "silver":
                return tr("your silver to break the tie")
            case "double":
                return tr("play the Doppelganger on {the}?", **words)
            case "use":
                return tr("use the power {of_the}?", **words)
            case "option":
                return tr("choose how to use {the}", **words)
            case "pay":
                assert isinstance(asked.legal, CountChoices)
                return tr("choose %n stone(s) to pay", sum(asked.legal.choices[0]))
            case "colour":
                return _colour(view)
            case "victim" if asking(view).op == "seize":
                return tr("choose whose coins to take")
            case "victim":
                return tr("choose whom to rob")
            case "character":
                effect = asking(view).effect
                if effect is not None and effect.pool == "unplayed":
                    return tr("choose a character in the pile")
                return tr("choose a character in the row")
            case "draw":
                return tr("draw another stone or stop?")
            case "buy":
                return tr("choose what to buy with {the}", **words)
            case _:
                return tr("choose an answer")

    def _in_secret(self, view: View, seat: str) -> str:
        """Whose turn it is while the question may not be seen."""
        words = {"name": isolated(seat), **self._at_auction(view)}
        match view.auction.stage if view.auction is not None else None:
            case None:
                return tr("{name}’s turn", **words)
            case "bid":
                return tr("{name} closes a fist for {the}", **words)
            case "silver":
                return tr("{name} closes a tie-break fist for {the}", **words)
            case _:
                return tr("{name} uses {the} in secret", **words)

    def _secret_task(self, view: View) -> str:
        words = self._at_auction(view)
        match view.auction.stage if view.auction is not None else None:
            case None:
                return ""
            case "bid":
                return tr("Close a fist for {the}", **words)
            case "silver":
                return tr("Close a tie-break fist for {the}", **words)
            case _:
                return tr("Use {the} in secret", **words)

    def _at_auction(self, view: View) -> Mapping[str, str]:
        """The forms of the character that is auctioned or used."""
        if view.auction is None:
            return {}
        stage, stack = view.auction.stage, view.auction.stack
        return self._forms(stack[-1] if stack and stage not in ("bid", "silver") else view.auction.character)


def _colour(view: View) -> str:
    op, effect, _ = asking(view)
    if effect is not None and effect.who == "others":
        return tr("choose the colour that all others must give back")
    return tr(
        {
            "gain_stones": "choose a stone from the bank",
            "steal": "choose the stone to steal",
            "banish": "choose the colour that everybody must give back",
            "bag_push": "announce the colour that must not be drawn",
        }[op]
    )
