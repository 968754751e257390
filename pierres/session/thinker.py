"""Asks computer players in a process of their own; if that cannot be had, here, and quickly."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from pierres.players.player import EASY, Reason
from pierres.players.seated import SeatedPlayers, Thought
from pierres.rules import record as records
from pierres.rules.record import Record, Step
from pierres.session.game_history import in_common
from pierres.session.own_process import OwnProcess
from pierres.store import library

PATIENCE_MS = 8000
"""A process that has not answered by then is taken to hang. Players answer within a second."""


@dataclass(frozen=True)
class Request:
    """What a seat is to answer, at the level of a computer player, when these steps stand."""

    id: int
    record: Record
    steps: Sequence[Step]
    seat: str
    level: str
    seed: int


class Thinker(QObject):
    """Answers requests one after the other, in their order."""

    answered = Signal(int, object)
    """The number of a request, and the Thought."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: OwnProcess | None = None
        self._requests: list[Request] = []
        """Those without an answer; the first is being thought about."""
        self._number = 0
        self._known: list[Step] | None = None
        """The answers that the process knows of; None if it knows no game."""
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._fail)

    @property
    def thinking(self) -> bool:
        """Whether a request has no answer yet."""
        return bool(self._requests)

    def ask(self, record: Record, seat: str, level: str, seed: int) -> int:
        """Ask for an answer in the game of a record, after its steps; returns the number of the request.

        A thinker follows one game: seats, options and start are those of the first record.
        """
        self._number += 1
        bare = Record(record.game, record.seats, record.options, record.start)
        if record.kept:
            bare.extra = {records.SAVED: {}}
        self._requests.append(Request(self._number, bare, tuple(record.steps), seat, level, seed))
        if len(self._requests) == 1:
            self._send()
        return self._number

    def drop_all_but(self, wanted: Collection[int]) -> None:
        """Forget the requests that are not wanted any more; one that is being thought about is finished."""
        self._requests[1:] = [request for request in self._requests[1:] if request.id in wanted]

    def stop(self) -> None:
        """End the process; nothing more is heard of what was asked."""
        self._requests.clear()
        self._end_process()

    def _send(self) -> None:
        request = self._requests[0]
        if self._process is None:
            self._begin_process()
        if self._process is None:
            return
        known = self._known
        keep = in_common(known or [], request.steps)
        told: dict[str, Any] = {"id": request.id, "keep": keep, "steps": request.steps[keep:]}
        if known is None:
            told["record"] = records.to_object(request.record)
        told |= {"seat": request.seat, "level": request.level, "seed": request.seed}
        self._known = list(request.steps)
        self._patience.start()
        self._process.write((json.dumps(told) + "\n").encode())

    def _begin_process(self) -> None:
        self._known = None
        self._process = OwnProcess(self, "think", (), self._read, self._fail)
        self._process.start()

    def _end_process(self) -> None:
        self._patience.stop()
        process, self._process = self._process, None
        if process is not None:
            process.drop()

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            answer: dict[str, Any] = json.loads(bytes(process.readLine().data()))
            if "error" in answer or not self._requests or answer["id"] != self._requests[0].id:
                self._fail()
                return
            reason = None if answer["reason"] is None else Reason(*answer["reason"])
            self._give(Thought(answer["kind"], answer["value"], reason))

    def _fail(self) -> None:
        """The process is of no use: think here, so that the game goes on, and try another one next time."""
        self._end_process()
        if self._requests:
            QTimer.singleShot(0, self._answer_here)

    def _answer_here(self) -> None:
        if self._process is not None or not self._requests:
            return
        request = self._requests[0]
        players = SeatedPlayers(library.game(request.record.game), request.record)
        players.follow(0, request.steps)
        self._give(players.ask(request.seat, EASY, request.seed))

    def _give(self, thought: Thought) -> None:
        self._patience.stop()
        request = self._requests.pop(0)
        if self._requests:
            self._send()
        self.answered.emit(request.id, thought)
