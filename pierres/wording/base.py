"""What a game must be able to say: the interface between keys and sentences.

Rules speak keys, never sentences. Each game has one `Wording` that turns questions, answers, events, refusals
and cards into words. A wording holds no text: every call answers in the language that is on at the time.
Persons are named, never addressed as "you", in everything that all can see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from pierres.rules.game import Event, Illegal, OptionFact, Question


@dataclass(frozen=True)
class LogLine:
    """One line of the log. `style` is `round`, `auction`, `point`, `plain` or `end`."""

    text: str
    style: str = "plain"


@dataclass(frozen=True)
class CurtainText:
    """What the curtain says before `seat` looks: nothing that is not public."""

    title: str
    invitation: str
    confirm: str


@dataclass(frozen=True)
class OptionText:
    """An option of the game: its label, and one or two sentences on what it changes."""

    label: str
    explanation: str


@dataclass(frozen=True)
class Column:
    """A column of the scoreboard: its key, its short title, and the whole of it for a tooltip."""

    key: str
    title: str
    tip: str


@dataclass(frozen=True)
class Cell:
    """A cell of the scoreboard: the number it is sorted by, and how it is written and read out."""

    value: int | str
    text: str
    spoken: str


@dataclass(frozen=True)
class PurseLine:
    """One kind of coin in the viewer's purse."""

    kind: str
    name: str
    count: int


@dataclass(frozen=True)
class Chapter:
    """A part of the story of a game."""

    title: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True)
class Tally:
    """Something that is counted for every seat at the end of a game."""

    title: str
    counts: Mapping[str, int]


@dataclass(frozen=True)
class Ledger:
    """What can be counted of a finished game: how long it was, in words, and what each seat did."""

    length: str
    tallies: tuple[Tally, ...]
    score: str = ""
    """What the score is called where it is not points."""


class Wording(Protocol):
    """The words of one game. `view` is the view of whoever looks; nothing else is read."""

    @property
    def off_table(self) -> frozenset[str]:
        """Kinds of events that the open table does not show, while it still tells of the last answer."""

    def language(self) -> str:
        """The code of the language of the texts now, `fr` or `en`."""

    def title(self) -> str:
        """The name of the game."""

    def summary(self) -> str:
        """What the game is, in a sentence or two, for the shelf."""

    def players_line(self) -> str:
        """How many play and how long it takes."""

    def rules(self) -> str:
        """The rules as a page of HTML, in the language of now."""

    def headline(self, view: Any, asked: Question | None, to_act: str | None) -> str:
        """The one large line: who acts and what is asked, or how things stand."""

    def curtain(self, view: Any, seat: str) -> CurtainText:
        """The words on the curtain before `seat` looks."""

    def question(self, view: Any, question: Question) -> str:
        """What is asked, without the name: the title of the list of answers."""

    def answer(self, view: Any, question: Question, value: Any) -> str:
        """One legal answer, so that the list can be played by ear."""

    def caution(self, view: Any, question: Question, value: Any) -> str:
        """A warning about that answer, or ""."""

    def rank(self, view: Any, question: Question, value: Any) -> tuple[Any, ...]:
        """A key that puts the answers of one question in a sensible order."""

    def event(self, event: Event) -> str | None:
        """What happened, in one sentence; None where there is nothing to say."""

    def is_logged(self, event: Event) -> bool:
        """Whether the running log has a line for it; who looks must make no difference."""

    def is_news(self, event: Event, seat: str) -> bool:
        """Whether `seat`, who looks again after a while, is told of it: outcomes, not the way to them, and
        not what this person did.
        """

    def log(self, event: Event) -> LogLine | None:
        """The line of the running log for it; None where the log stays silent."""

    def refusal(self, illegal: Illegal) -> str:
        """Why an answer was refused, in one sentence."""

    def option(self, fact: OptionFact) -> OptionText:
        """An option of the game, for the page of a new game."""

    def option_value(self, fact: OptionFact, value: Any) -> str:
        """One value of an option."""

    def display_text(self, name: str) -> OptionText:
        """What a player may choose of the look and the handling, by its name. Raises KeyError."""

    def columns(self, view: Any) -> tuple[Column, ...]:
        """The columns of the scoreboard, as far as the view shows them."""

    def cell(self, view: Any, seat: str, key: str) -> Cell:
        """What stands in a column for a seat."""

    def purse(self, view: Any) -> tuple[PurseLine, ...]:
        """What the viewer holds in secret, kind by kind; empty for the public."""

    def fist_kinds(self, question: Question) -> tuple[str, ...]:
        """The kinds of coin that a fist may hold for this question; empty where no fist is asked."""

    def fist_text(self, kind: str, coins: Mapping[str, int]) -> str:
        """A fist for a question of that kind, with its value."""

    def fist_value(self, kind: str, coins: Mapping[str, int]) -> int:
        """What a fist is worth in the auction."""

    def story(self, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
        """The game told in chapters, from the events of the whole game."""

    def ledger(self, history: Sequence[Event], seats: Sequence[str]) -> Ledger:
        """What can be counted of a game, from the events of the whole game."""
