"""Pairs of games that differ only in what is hidden from all who look on, and a window that shows them.

Both games of a pair are played in step by the rules alone: the same answers wherever all may see them, and
after every one the public and those who look on see the same. As long as that is so, their windows must be
the same too.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from pierres.players.chance import Chance
from pierres.rules.base import Game
from pierres.rules.game import CHANCE, PUBLIC, Position, Question
from pierres.rules.record import Record
from pierres.session import Session
from pierres.store import library
from pierres.table.cues import Cue, CuePlayer
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from tests.windows.people import table_of, take_guards_away
from tests.windows.walker import Said, everything_said

SEATS = ("Léa", "Hugo", "Inès", "Noé")
HIDING = SEATS[:2]
"""Whose things differ. The others look on."""
LOOKING = (PUBLIC, *SEATS[2:])
PURSES = (
    {"fairy": 6, "common": 1, "silver": 2, "cursed": 1, "amulet": 0},
    {"fairy": 4, "common": 3, "silver": 6, "cursed": 0, "amulet": 1},
)
SMALL = ({"fairy": 1}, {"fairy": 2}, {"fairy": 1, "common": 1}, {"silver": 1}, {"silver": 2}, {})
"""Fists that tie now and then."""
AUX, DRAGONS = "aux-pierres", "jeu-des-dragons"
SAME_SHADE = 20
"""Of 255: what no eye tells apart at the edge of a letter."""
LEAST = 4
"""Answers of a pair that is worth a look."""


@dataclass
class Twin:
    """One game of a pair: how it starts, and what each seat answers, chance too."""

    game: str
    start: Mapping[str, Any]
    answers: dict[str, deque[Any]] = field(default_factory=dict)


def purses(rng: Random, auction: str) -> tuple[Twin, Twin]:
    """Aux pierres: the first two have each other's purse."""
    starts = []
    for first, second in (PURSES, PURSES[::-1]):
        stones = {"red": 1, "blue": 2, "yellow": 1}
        starts.append(
            {
                "auction": auction,
                "row": ["witch"],
                "players": {
                    "Léa": {**first, "stones": stones},
                    "Hugo": {**second, "stones": stones},
                    "Inès": {"fairy": 5, "silver": 4, "stones": stones},
                    "Noé": {"fairy": 5, "common": 1, "silver": 4, "stones": stones},
                },
            }
        )
    return Twin(AUX, starts[0]), Twin(AUX, starts[1])


def hands(rng: Random) -> tuple[Twin, Twin]:
    """Le Jeu des dragons: of the first two each has two cards that are in the other hand, or in the stock."""
    pack = list(library.game(DRAGONS).characters)  # type: ignore[attr-defined]
    rng.shuffle(pack)
    dealt = {seat: [pack.pop() for _ in range(6)] for seat in SEATS}
    other = {seat: list(cards) for seat, cards in dealt.items()}
    for number in range(2):
        other["Léa"][number], other["Hugo"][number] = other["Hugo"][number], other["Léa"][number]
    other["Léa"][2] = pack.pop()
    starts = [{"players": {seat: {"hand": cards} for seat, cards in deal.items()}} for deal in (dealt, other)]
    return Twin(DRAGONS, starts[0]), Twin(DRAGONS, starts[1])


def play_in_step(pair: tuple[Twin, Twin], rng: Random, answers: int, differ: bool) -> Counter[str]:
    """Play both games of a pair as long as nobody who looks on can tell them apart; returns what was asked.

    With `differ` the two who hide give other secret answers in the second game, from some moment on. Both end
    where a person is asked: what chance has not answered here it would answer anew in each window.
    """
    rules: Game = library.game(pair[0].game)
    both = [rules.start(SEATS, {}, game.start) for game in pair]
    assert alike(both), "they differ from the start"
    asked: Counter[str] = Counter()
    parting = rng.randrange(answers) if differ else answers
    given: list[Question] = []
    whole = 0
    while True:
        question = _next(both[0])
        if question is None or question.who != CHANCE:
            whole = len(given)
        if question is None or (question.who != CHANCE and asked.total() >= answers):
            break
        other = next(
            (q for q in both[1].questions() if (q.who, q.kind) == (question.who, question.kind)), None
        )
        values = _values(
            question, other, rng, asked.total() >= parting and question.private and question.who in HIDING
        )
        if other is None or values is None:
            break
        tried = [position.copy() for position in both]
        told = [
            [
                event.seen_by(viewer)
                for event in position.answer(question.who, question.kind, value)
                for viewer in LOOKING
            ]
            for position, value in zip(tried, values, strict=True)
        ]
        if told[0] != told[1] or not alike(tried):
            break
        both = tried
        for game, value in zip(pair, values, strict=True):
            game.answers.setdefault(question.who, deque()).append(value)
        given.append(question)
        if question.who != CHANCE:
            asked[question.kind] += 1
    for question in reversed(given[whole:]):
        for game in pair:
            game.answers[question.who].pop()
        if question.who != CHANCE:
            asked[question.kind] -= 1
    return +asked


def a_pair(
    make: Callable[[], tuple[Twin, Twin]], rng: Random, answers: int, differ: bool
) -> tuple[Twin, Twin]:
    """A pair that was played in step for some answers: some part at once, when all is revealed."""
    while True:
        pair = make()
        asked = play_in_step(pair, rng, answers, differ)
        if asked.total() >= min(LEAST, answers):
            print(dict(asked))
            return pair


def alike(both: list[Position]) -> bool:
    """Whether those who look on see the same in both."""
    return all(both[0].view(viewer) == both[1].view(viewer) for viewer in LOOKING)


def _next(position: Position) -> Question | None:
    questions = position.questions()
    order = (CHANCE, *SEATS)
    return min(questions, key=lambda question: order.index(question.who), default=None)


def _values(question: Question, other: Question | None, rng: Random, differ: bool) -> tuple[Any, Any] | None:
    """An answer for each of the two games, the same one unless they are to `differ`."""
    if other is None:
        return None
    for _ in range(60):
        small = question.kind in ("bid", "silver") and rng.random() < 0.8
        value = rng.choice(SMALL) if small else question.legal[rng.randrange(question.legal.size)]
        second = other.legal[rng.randrange(other.legal.size)] if differ else value
        if value in question.legal and second in other.legal:
            return value, second
    return None


class Scripted(Chance):
    """Chance that answers as it did before."""

    def __init__(self, answers: deque[Any]) -> None:
        super().__init__(0)
        self.answers = answers

    def draw(self, question: Question) -> Any:
        """As it was drawn before."""
        return self.answers.popleft() if self.answers else super().draw(question)


@dataclass(frozen=True)
class Look:
    """What stood in the window at one moment."""

    phase: Phase
    viewer: str
    said: tuple[Said, ...]
    picture: QImage
    moved: tuple[str, ...]
    """All that moved until then while somebody of those looked on, and all that was told."""


class Watcher:
    """Plays a game of a pair in the window and looks whenever one may look."""

    def __init__(self, window: MainWindow, monkeypatch: Any) -> None:
        self._window = window
        self._moved: list[str] = []
        self._session: Session | None = None
        play = CuePlayer.play

        def noted(player: CuePlayer, cues: list[Cue], *rest: Any) -> None:
            for cue in cues:
                self._note(repr(cue))
            play(player, cues, *rest)

        monkeypatch.setattr(CuePlayer, "play", noted)

    def _note(self, what: str) -> None:
        if self._session is not None and self._session.viewer in LOOKING:
            self._moved.append(what)

    def watch(self, game: Twin) -> list[Look]:
        """Play it through with the curtain and the buttons."""
        window = self._window
        answers = {who: deque(values) for who, values in game.answers.items()}
        record = Record(game.game, SEATS, {}, dict(game.start), [], None, {})
        self._moved = []
        chance = Scripted(answers.pop(CHANCE, deque()))
        self._session = session = Session(record, chance, None, None)
        window.controller._take(session, True)
        take_guards_away(window)
        page = table_of(window)
        page.view.table().told.connect(self._note)
        looks: list[Look] = []
        while True:
            QApplication.processEvents()
            if session.viewer in LOOKING:
                looks.append(self._look(page.gate.phase, session.viewer))
            if page.gate.phase is Phase.SHOWING:
                page.next_button.click()
            elif page.gate.phase is Phase.COVERED:
                window.curtain.button.click()
            elif page.gate.phase is Phase.OVER or not self._answer(session, answers):
                window.controller.close()
                # The table of this game must be gone before the other one is looked at.
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
                # Of several who are asked at once another may have been asked first, and had not answered.
                left = [len(kept) for kept in answers.values()]
                assert not chance.answers and max(left, default=0) < 2, "it was not played as it was"
                return looks

    @staticmethod
    def _answer(session: Session, answers: dict[str, deque[Any]]) -> bool:
        question = session.asked()
        assert question is not None
        if not answers.get(question.who):
            return False
        assert session.answer(answers[question.who].popleft(), kind=question.kind)
        return True

    def _look(self, phase: Phase, viewer: str) -> Look:
        said = tuple(sorted(set(everything_said())))
        return Look(phase, viewer, said, self._window.grab().toImage(), tuple(self._moved))


def differences(one: list[Look], other: list[Look]) -> list[str]:
    """Where two windows differ, in words."""
    found = [] if len(one) == len(other) else [f"{len(one)} moments and {len(other)}"]
    for number, (first, second) in enumerate(zip(one, other, strict=False)):
        place = f"moment {number}, {first.phase.value}, {first.viewer}"
        if (first.phase, first.viewer) != (second.phase, second.viewer):
            found.append(f"{place}: {second.phase.value}, {second.viewer}")
        for text in sorted(set(first.said) ^ set(second.said)):
            found.append(f"{place}: {text}")
        if first.moved != second.moved:
            found += [f"{place}: moves {text}" for text in sorted(set(first.moved) ^ set(second.moved))]
            found.append(f"{place}: {len(first.moved)} things moved, and {len(second.moved)}")
        if not alike_to_the_eye(first.picture, second.picture):
            found.append(f"{place}: the pictures differ")
    return found


def alike_to_the_eye(one: QImage, other: QImage) -> bool:
    """Whether two pictures differ by no more than the edges of large letters do, drawn once more.

    Qt smooths them a little otherwise when it has made room among the letters that it keeps: up to 15 of 255.
    """
    if one == other:
        return True
    if one.size() != other.size():
        return False
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(first - second) for first, second in pairs) <= SAME_SHADE
