"""Hints at the table: the fair one, thought out in a process of its own, and the oracle's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from pierres.players.est_royal.hint import Hint, oracle_hint
from pierres.rules import record as records
from pierres.session import Session
from pierres.table.est_royal import truth
from pierres.table.est_royal.solving import Solving, bare
from pierres.table.est_royal.truth import Truth
from pierres.table.view import TableView
from pierres.translation import translate
from pierres.wording.est_royal import hint_text

STEPS = 3


class Hints(QObject):
    """Three steps for each hint: asked again at the same point of the game, it tells more."""

    told = Signal(str)

    def __init__(
        self, session: Session, view: TableView, known: Truth, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._view, self._truth = session, view, known
        self._hint: Hint | None = None
        self._step = 0
        self._solving = Solving(self)
        self._solving.found.connect(self._take_fair)
        self._solving.ended.connect(self._miss)
        session.changed.connect(self._forget)

    def fair(self) -> None:
        """A hint from what the player can know, or the next step of it."""
        if self._hint is not None and self._hint.kind == "fair":
            self._tell_more()
        elif not self._solving.running:
            self._hint = None
            self._solving.start("hint", ["-"], records.write(bare(self._session.record)))
            self.told.emit(translate("EstHints", "Hint: thinking…"))

    def oracle(self) -> None:
        """A hint from a winning line that the solver knows, or the next step of it."""
        if self._hint is not None and self._hint.kind == "oracle" and self._hint.answer is not None:
            self._tell_more()
            return
        self._truth.search_now()
        if self._truth.verdict() == truth.SEARCHING:
            self.told.emit(translate("EstHints", "Oracle: still looking, ask again in a moment."))
            return
        line = self._truth.line()
        steps = None if line is None else [_plain(step) for step in line]
        lost = self._truth.verdict() == truth.LOST
        self._begin(oracle_hint(self._session.view(), steps, lost))

    def stop(self) -> None:
        """Nothing more is thought out."""
        self._solving.stop()

    def retranslate(self) -> None:
        """What stood on the table in the other language is forgotten."""
        self._step = 0

    def _miss(self) -> None:
        """The process has ended; if it said nothing, something ended it."""
        if self._hint is None:
            self.told.emit(translate("EstHints", "Hint: no answer came, ask again."))

    def _take_fair(self, answer: dict[str, Any]) -> None:
        given = answer.get("answer")
        if isinstance(given, list) and len(given) == 2:
            value = tuple(given[1]) if isinstance(given[1], list) else None
            answer = {**answer, "answer": (given[0], value)}
        self._begin(Hint(**answer))

    def _begin(self, hint: Hint) -> None:
        self._hint, self._step = hint, 0
        count(self._session)
        self._tell_more()

    def _tell_more(self) -> None:
        hint = self._hint
        assert hint is not None
        self._step = min(STEPS, self._step + 1)
        self.told.emit(hint_text.sentence(hint, self._step))
        places: dict[str, str] = {}
        if hint.answer is not None and self._step >= 2:
            if hint.answer[1] is None:
                places["stock"] = "card"
            else:
                source, target = hint.answer[1]
                places[source] = "card"
                if self._step >= STEPS:
                    places[target] = "place"
        self._view.table().show_hint(places)  # type: ignore[attr-defined]

    def _forget(self) -> None:
        self._hint, self._step = None, 0
        self._solving.stop()


def count(session: Session) -> None:
    """One more hint was had: it is written at once, so that no end of the program forgets it."""
    known = session.noted("hints")
    session.note("hints", known + 1 if type(known) is int else 1)
    session.keep()


def _plain(step: Sequence[Any]) -> tuple[Any, ...]:
    """A step of a record as the oracle takes it: without its seat."""
    return (step[1],) if len(step) < 3 else (step[1], tuple(step[2]))
