"""The words of Le Jeu des dragons: one object that says everything about a game of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pierres.rules.game import Event, Illegal, OptionFact, Question
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.view import View
from pierres.translation import Context
from pierres.wording.base import Cell, Chapter, Column, CurtainText, Ledger, OptionText, Wording
from pierres.wording.jeu_des_dragons import (
    answer_text,
    card_text,
    headlines,
    names,
    now_text,
    option_text,
    refusal_text,
    rules_page,
    scoreboard,
    story,
)
from pierres.wording.jeu_des_dragons.event_text import JeuDesDragonsEvents

tr = Context("DragonGame")


class JeuDesDragonsWording(Wording):
    """What players read and hear of the box."""

    game_id = "jeu-des-dragons"
    events: JeuDesDragonsEvents

    def __init__(self, characters: Mapping[str, Card], language: str | None = None) -> None:
        super().__init__(characters, language)
        self._cards = characters
        self.events = JeuDesDragonsEvents(characters)

    # ---- the game

    def title(self) -> str:
        """The name of the box, the same in both languages."""
        return "Le Jeu des dragons"

    def summary(self) -> str:
        """For the shelf."""
        return tr(
            "The Game of Dragons: everybody plays three cards, and the strongest flight takes "
            "the stakes; but it is the weaker cards whose powers trigger."
        )

    def players_line(self) -> str:
        """How many, how long."""
        return tr("2 to 6\N{NO-BREAK SPACE}players · from half an hour")

    def rules(self) -> str:
        """The page of resources/rules, with the cards written from their data."""
        return super().rules().replace("<!--cards-->", rules_page.cards(self._cards))

    # ---- questions and answers

    def headline(self, view: View, asked: Question | None, to_act: str | None) -> str:
        """The one large line over the table."""
        return headlines.headline(self._cards, view, asked, to_act)

    def verdict(self, event: Event) -> str:
        """How a gambit ended, or what flight was made, for the large line; "" for any other event."""
        return headlines.verdict(event)

    def curtain(self, view: View, seat: str) -> CurtainText:
        """The words on the curtain."""
        return headlines.curtain(view, seat)

    def question(self, view: View, question: Question) -> str:
        """What is asked, without the name."""
        return headlines.question(self._cards, view, question)

    def answer(self, view: View, question: Question, value: Any) -> str:
        """One legal answer in words."""
        return answer_text.answer(self._cards, view, question, value)

    def caution(self, view: View, question: Question, value: Any) -> str:
        """A warning about an answer, or ""."""
        return answer_text.caution(self._cards, view, question, value)

    def rank(self, view: View, question: Question, value: Any) -> tuple[Any, ...]:
        """Sorts the answers of one question."""
        return answer_text.rank(self._cards, question, value)

    def refusal(self, illegal: Illegal) -> str:
        """Why an answer was refused."""
        return refusal_text.refusal(self._cards, illegal)

    # ---- what happened

    def drawn(self, draws: Sequence[Event]) -> str:
        """Cards drawn by one seat for one reason, in one sentence."""
        return self.events.drawn(draws)

    def story(self, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
        """The game in chapters."""
        return story.story(self.events, history, seats)

    def ledger(self, history: Sequence[Event], seats: Sequence[str]) -> Ledger:
        """The game in numbers."""
        return story.ledger(history, seats)

    # ---- things

    def card(self, key: str) -> str:
        """A name that no other card has."""
        return names.label(self._cards[key])

    def card_full(self, key: str) -> str:
        """The full text of the card."""
        return card_text.full(self._cards[key])

    def now_text(self, view: View, key: str, history: Sequence[Event] = ()) -> str:
        """What the card would do now, or why its power did not trigger."""
        return now_text.now_text(self._cards, view, key, history)

    def seat_text(self, view: View, seat: str) -> str:
        """A seat in one line."""
        return scoreboard.seat_text(self._cards, view, seat)

    # ---- options

    def option(self, fact: OptionFact) -> OptionText:
        """An option for the page of a new game."""
        return option_text.option(fact)

    def option_value(self, fact: OptionFact, value: Any) -> str:
        """One value of an option."""
        return option_text.option_value(fact, value)

    # ---- boards

    def columns(self, view: View) -> tuple[Column, ...]:
        """The columns of the scoreboard."""
        return scoreboard.columns(view)

    def cell(self, view: View, seat: str, key: str) -> Cell:
        """One cell of the scoreboard."""
        return scoreboard.cell(self._cards, view, seat, key)
