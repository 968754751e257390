"""The words of Aux pierres du dragon: one object that says everything about a game with these characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pierres.rules.aux_pierres.auction import value_of
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Event, Illegal, OptionFact, Question
from pierres.translation import Context, spoken
from pierres.wording.aux_pierres import (
    answer_text,
    card_text,
    event_text,
    grammar,
    headlines,
    names,
    now_text,
    option_text,
    refusal_text,
    rules_page,
    scoreboard,
    story,
)
from pierres.wording.aux_pierres.event_text import AuxPierresEvents
from pierres.wording.base import Cell, Chapter, Column, CurtainText, Ledger, OptionText, Wording
from pierres.wording.typeset import Sentence, sentence

tr = Context("AuxGame")
tr_table = Context("AuxTable")


class AuxPierresWording(Wording):
    """What players read and hear of the box and of their own cards."""

    game_id = "aux-pierres"
    # The auction decided last lies there, and the round has not ended yet.
    off_table = frozenset({"round_ends"})
    events: AuxPierresEvents

    def __init__(self, characters: Mapping[str, Character], language: str | None = None) -> None:
        super().__init__(characters, language)
        self._characters = characters
        self.events = AuxPierresEvents(characters)

    # ---- the game

    def title(self) -> str:
        """The name of the box, the same in both languages."""
        return "Aux pierres du dragon"

    def summary(self) -> str:
        """For the shelf."""
        return tr(
            "At the Dragon’s Stones: bid gold in a closed fist for the help of magical characters, and turn "
            "dragon stones into points. Three points win."
        )

    def players_line(self) -> str:
        """How many, how long."""
        return tr("3 to 6\N{NO-BREAK SPACE}players · about an hour")

    def rules(self) -> str:
        """The page of resources/rules, with the cards in play written from their data."""
        return (
            super().rules().replace("<!--cards-->", rules_page.cards(self._characters, self.character_label))
        )

    # ---- questions and answers

    def headline(self, view: View, asked: Question | None, to_act: str | None) -> Sentence:
        """The one large line over the table."""
        about = view.winners[0] if view.winners else asked.who if asked is not None else to_act
        return sentence(lambda: headlines.headline(self._characters, view, asked, to_act), about)

    def verdict(self, event: Event) -> Sentence:
        """How an auction was decided, for the large line."""
        short = sentence(lambda: headlines.verdict(self._characters, event), event.who)
        return short or self.told(event).without_stop()

    def told(self, event: Event) -> Sentence:
        """What happened, in one sentence that knows whom it is about."""
        return sentence(lambda: self.event(event) or "", event_text.about(event))

    def curtain(self, view: View, seat: str) -> CurtainText:
        """The words on the curtain."""
        return headlines.curtain(self._characters, view, seat)

    def question(self, view: View, question: Question) -> str:
        """What is asked, without the name."""
        return headlines.question(self._characters, view, question)

    def answer(self, view: View, question: Question, value: Any) -> str:
        """One legal answer in words."""
        return answer_text.answer(self._characters, self.character_label, view, question, value)

    def caution(self, view: View, question: Question, value: Any) -> str:
        """A warning about an answer, or ""."""
        return answer_text.caution(self._characters, view, question, value)

    def rank(self, view: View, question: Question, value: Any) -> tuple[int, ...]:
        """Sorts the answers of one question."""
        return answer_text.rank(question, value)

    def is_folded(self, question: Question) -> bool:
        """A fist is put together on the table, coin by coin."""
        return question.kind in ("bid", "silver")

    def fist_text(self, kind: str, coins: Mapping[str, int]) -> str:
        """A fist with its value."""
        return grammar.capital(names.fist_with_value(kind, coins))

    def in_fist(self, kind: str, coins: Mapping[str, int]) -> str:
        """What a fist holds and is worth, spoken."""
        held = self.fist_text(kind, coins)
        if not any(coins.values()):
            return held
        return tr_table("In the fist: {things}", things=held)

    def fist_value(self, kind: str, coins: Mapping[str, int]) -> int:
        """What a fist is worth."""
        return value_of(kind, coins)

    def refusal(self, illegal: Illegal) -> str:
        """Why an answer was refused."""
        return refusal_text.refusal(illegal)

    # ---- what happened

    def story(self, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
        """The game in chapters."""
        return story.story(self._characters, self.events, history, seats)

    def ledger(self, history: Sequence[Event], seats: Sequence[str]) -> Ledger:
        """The game in numbers."""
        return story.ledger(history, seats)

    # ---- things

    def character(self, key: str) -> str:
        """The name on the card."""
        return self._characters[key].name(spoken())

    def character_label(self, key: str) -> str:
        """A name that no other character has: the two dwarfs differ by what they give."""
        language = spoken()
        name = self._characters[key].name(language)
        if sum(other.name(language) == name for other in self._characters.values()) < 2:
            return name
        power = card_text.line(self._characters[key])
        return tr("{name} ({power})", name=name, power=power)

    def card_line(self, key: str) -> str:
        """The power in one short line."""
        return card_text.line(self._characters[key])

    def character_text(self, key: str) -> str:
        """The full text of the card."""
        return card_text.full(self._characters[key])

    def now_text(self, view: View, key: str, history: Sequence[Event] = ()) -> str:
        """What it would do now, and why it did not trigger this round."""
        return now_text.now_text(self._characters, self.events, view, key, history)

    def stone(self, colour: str, n: int) -> str:
        """Stones of a colour, counted."""
        return names.stone(colour, n)

    def coin(self, kind: str, n: int) -> str:
        """Coins of a kind, counted."""
        return names.coin(kind, n)

    def colour(self, colour: str) -> str:
        """The name of a colour."""
        return names.colour(colour)

    def stones(self, counts: Mapping[str, int]) -> str:
        """Stones by colour, listed."""
        return names.stones(counts)

    def kind(self, kind: str) -> str:
        """A kind of coin, or the stones of a colour, as a label."""
        if kind in ("red", "blue", "yellow"):
            return grammar.capital(names.stones_of(kind))
        return names.coin_kind(kind)

    def points(self, n: int) -> str:
        """Points, counted."""
        return names.points(n)

    # ---- options

    def option(self, fact: OptionFact) -> OptionText:
        """An option for the page of a new game."""
        return option_text.option(fact)

    def option_value(self, fact: OptionFact, value: Any) -> str:
        """One value of an option."""
        return option_text.option_value(fact, value)

    # ---- places and boards

    def columns(self, view: View) -> tuple[Column, ...]:
        """The columns of the scoreboard."""
        return scoreboard.columns(view)

    def cell(self, view: View, seat: str, key: str) -> Cell:
        """One cell of the scoreboard."""
        return scoreboard.cell(view, seat, key)

    def seat_text(self, view: View, seat: str) -> str:
        """A seat in one line."""
        return scoreboard.seat_text(view, seat)

    def pile_text(self, view: View) -> str:
        """The pile in one line."""
        return scoreboard.pile_text(self.character_label, view)

    def bag_text(self, view: View) -> str:
        """The bag in one line."""
        return scoreboard.bag_text(view)

    def purse_text(self, view: View) -> str:
        """The viewer's purse in one line."""
        return scoreboard.purse_text(view)
