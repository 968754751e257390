"""What a game must be able to say: the interface between keys and sentences.

Rules speak keys, never sentences. Each game has one `Wording` that turns questions, answers, events, refusals
and cards into words.
Persons are named, never addressed as "you", in everything that all can see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from types import FunctionType
from typing import Any, TypeVar

from pierres.paths import resource_path
from pierres.players.player import Reason
from pierres.rules.game import Event, Illegal, OptionFact, Question
from pierres.translation import TextContext, speaking, spoken
from pierres.wording.event_text import EventText
from pierres.wording.event_text import LogLine as LogLine
from pierres.wording.grammar import capital
from pierres.wording.typeset import isolated

tr = TextContext("Wording")


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
class Chapter:
    """A part of the story of a game."""

    title: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True)
class SeatCounts:
    """Something that is counted for every seat at the end of a game."""

    title: str
    counts: Mapping[str, int]


@dataclass(frozen=True)
class Ledger:
    """What can be counted of a finished game: how long it was, in words, and what each seat did."""

    length: str
    tallies: tuple[SeatCounts, ...]
    score: str = ""
    """What the score is called where it is not points."""


_Said = TypeVar("_Said")


def _in_own_language(say: Callable[..., _Said]) -> Callable[..., _Said]:
    """A method of a wording, in the language that this wording was given."""

    @wraps(say)
    def said(self: Wording, *args: Any, **named: Any) -> _Said:
        if self.given is None:
            return say(self, *args, **named)
        with speaking(self.given):
            return say(self, *args, **named)

    return said


def _speak(kind: type[Wording]) -> None:
    """Let all public methods of a class speak the language that each wording was given."""
    for name, method in list(vars(kind).items()):
        if isinstance(method, FunctionType) and not name.startswith("_"):
            setattr(kind, name, _in_own_language(method))


class Wording:
    """The words of one game. `view` is the view of whoever looks; nothing else is read.

    With a language given, every public method speaks it, whatever the window speaks; without one, all speak
    the language of the window at the time. A game says what it has by its own methods; what stands here is
    enough for one without options, a log of its own, or secrets.
    """

    game_id = ""
    off_table: frozenset[str] = frozenset()
    """Kinds of events that the open table does not show, while it still tells of the last answer."""

    def __init__(self, characters: Mapping[str, Any], language: str | None = None) -> None:
        """`characters` are the cards in play by id, players' own ones too; `language` is `fr` or `en`."""
        self.given = language
        self.events = EventText()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        _speak(cls)

    # ---- the game

    def language(self) -> str:
        """The code of the language that is spoken, `fr` or `en`."""
        return self.given or spoken()

    def title(self) -> str:
        """The name of the game."""
        raise NotImplementedError

    def summary(self) -> str:
        """What the game is, in a sentence or two, for the shelf."""
        return ""

    def players_line(self) -> str:
        """How many play and how long it takes."""
        return ""

    def rules(self) -> str:
        """The page of resources/rules in the language that is spoken: HTML."""
        return resource_path("rules", f"{self.game_id}.{self.language()}.html").read_text(encoding="utf-8")

    # ---- questions and answers

    def headline(self, view: Any, asked: Question | None, to_act: str | None) -> str:
        """The one large line: who acts and what is asked, or how things stand."""
        raise NotImplementedError

    def curtain(self, view: Any, seat: str) -> CurtainText:
        """The words on the curtain before `seat` looks; a game without secrets needs none."""
        return CurtainText(self.title(), "", "")

    def question(self, view: Any, question: Question) -> str:
        """What is asked, without the name: the title of the list of answers."""
        raise NotImplementedError

    def answer(self, view: Any, question: Question, value: Any) -> str:
        """One legal answer, so that the list can be played by ear."""
        raise NotImplementedError

    def caution(self, view: Any, question: Question, value: Any) -> str:
        """A warning about that answer, or ""."""
        return ""

    def rank(self, view: Any, question: Question, value: Any) -> tuple[Any, ...]:
        """A key that puts the answers of one question in a sensible order; as the rules have them."""
        return ()

    def is_folded(self, question: Question) -> bool:
        """Whether the list of its answers stays folded, because it is put together on the table."""
        return False

    def refusal(self, illegal: Illegal) -> str:
        """Why an answer was refused, in one sentence; nothing has changed."""
        name = isolated(illegal.who)
        match illegal.reason:
            case "not_asked":
                return tr("{name} is not being asked that now.", name=name)
            case "wrong_kind":
                return tr("{name} is being asked something else.", name=name)
            case _:
                return tr("That is not an answer to this question.")

    # ---- what happened

    def event(self, event: Event) -> str | None:
        """What happened, in one sentence; None where there is nothing to say."""
        return self.events.sentence(event)

    def is_logged(self, event: Event) -> bool:
        """Whether the running log has a line for it; who looks must make no difference."""
        return self.events.is_logged(event)

    def is_news(self, event: Event, seat: str) -> bool:
        """Whether `seat`, who looks again after a while, hears of it: outcomes, not the way to them, and
        not what this person did.
        """
        return self.events.is_news(event, seat)

    def log(self, event: Event) -> LogLine | None:
        """The line of the running log for it; None where the log stays silent."""
        return self.events.line(event)

    def story(self, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
        """The game told in chapters, from the events of the whole game."""
        lines = (self.event(event) for event in history)
        return [Chapter(self.title(), tuple(line for line in lines if line))]

    def ledger(self, history: Sequence[Event], seats: Sequence[str]) -> Ledger:
        """What can be counted of a game, from the events of the whole game."""
        return Ledger("", ())

    # ---- computer players

    def reason(self, reason: Reason) -> str:
        """Why a computer player answered as it did, in one short sentence; "" if it tells nothing."""
        return ""

    def manner(self, manner: str) -> str:
        """How a computer player of that manner plays ("plays cautiously"), for a tooltip; "" for none."""
        return ""

    # ---- options, and what may be chosen of the look

    def option(self, fact: OptionFact) -> OptionText:
        """An option for the page of a new game: its label and what it changes."""
        return OptionText(capital(fact.name.replace("_", " ")), fact.ruling)

    def option_value(self, fact: OptionFact, value: Any) -> str:
        """One value of an option."""
        return tr("Yes" if value else "No") if isinstance(value, bool) else str(value)

    def display_text(self, name: str) -> OptionText:
        """What a player may choose of the look and the handling, by its name. Raises KeyError."""
        raise KeyError(name)

    # ---- the scoreboard

    def columns(self, view: Any) -> tuple[Column, ...]:
        """The columns of the scoreboard, as far as the view shows them."""
        return ()

    def cell(self, view: Any, seat: str, key: str) -> Cell:
        """What stands in a column for a seat. Raises KeyError."""
        raise KeyError(key)


_speak(Wording)
