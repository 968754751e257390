"""One game being played: how it begins, the answers and the way back, where it is saved, what is counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from pierres.players import asked_for
from pierres.players.chance import Chance
from pierres.players.who_plays import WhoPlays
from pierres.rules.game import BadGame, Illegal, Question, V, chosen_options
from pierres.rules.given import Json, Object
from pierres.rules.record import Record, RecordError, Step
from pierres.session.autosave import Autosave, PutAside
from pierres.session.game_history import GameHistory
from pierres.session.played_game import PlayedGameOf
from pierres.store import library, saves
from pierres.store.files import StoreError


class SessionOf(PlayedGameOf[V]):
    """A game under way, kept as a record with notes: in its autosave always, in a file when asked."""

    refused = Signal(object)
    """The Illegal of an answer that changed nothing."""

    def __init__(
        self,
        record: Record,
        chance: Chance,
        path: Path | None,
        autosave: Autosave | None,
        parent: QObject | None = None,
        source: str = "record",
        *,
        as_far: bool = False,
        mark: str = "",
    ) -> None:
        """Use `new`, `resume`, `open` or `go_on`. `path` is the file that it has, `mark` its content."""
        history = GameHistory(library.game(record.game), record, chance, source, as_far=as_far)
        known = record.extra.get("players")
        players = WhoPlays(record.game, record.seats, known, chance)
        super().__init__(history, players, parent)
        self._given = replace(record, options=chosen_options(history.facts, record.options))
        self._notes: dict[str, Json] = dict(record.extra)
        # What no longer fits is all in that file: it must not be written over with less.
        self.path = path if history.misfit is None else None
        """The file that `save` writes, once there is one."""
        self._mark = mark
        self._saved_steps = history.steps if self.path is not None else None
        self._autosave = autosave
        self._in_trouble = self._noted = False
        self.put_aside: PutAside | None = None
        """What was put aside so that this game could be resumed."""

    # ---- making one

    @classmethod
    def new(
        cls,
        game_id: str,
        seats: Sequence[str],
        options: Object | None = None,
        players: Mapping[str, Object] | None = None,
        *,
        seed: int | None = None,
        title: str = "",
        opening: Sequence[Step] = (),
        notes: Object | None = None,
        autosave: bool = True,
        parent: QObject | None = None,
    ) -> SessionOf[V]:
        """A game from its box set-up. `players` gives each seat's colour and kind.

        `opening` are steps that stand already, such as a deal with a number; `notes` as `note` takes them.
        Raises BadGame, or RecordError for an opening that the rules refuse.
        """
        # By the rules for what begins: the record of it is that of a saved game, which are less strict.
        library.game(game_id).start(tuple(seats), options)
        begun = {
            **(notes or {}),
            "title": title,
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "players": asked_for(seats, players or {}),
        }
        record = Record(game_id, tuple(seats), dict(options or {}), None, list(opening), None, begun)
        return cls(record, Chance(seed), None, Autosave() if autosave else None, parent)

    @classmethod
    def resume(
        cls, record: Record, path: Path | None = None, *, autosave: bool = True, parent: QObject | None = None
    ) -> SessionOf[V]:
        """A game from a record; `path` is the file that `save` writes. Raises RecordError."""
        return cls._resumed(record, path, Autosave() if autosave else None, parent)

    @classmethod
    def open(cls, path: Path, *, parent: QObject | None = None) -> SessionOf[V]:
        """A game from a saved file, as far as it fits (see `misfit`). Raises StoreError or RecordError."""
        # Before it is read: a file that changes in between must not be taken for the one that was read.
        mark = saves.mark(path)
        return cls._resumed(saves.load(path), path, Autosave(), parent, as_far=True, mark=mark)

    @classmethod
    def go_on(cls, path: Path, *, parent: QObject | None = None) -> SessionOf[V]:
        """A game resumed from its autosaves: from the last one that can be played.

        Raises StoreError (`in_use`) or RecordError. What cannot be played is put aside (see `put_aside`).
        """
        autosave = Autosave(path)
        autosave.take()
        try:
            return cls._gone_on(autosave, saves.generations(path) or [path], parent)
        except BaseException:
            autosave.release()
            raise

    @classmethod
    def _gone_on(cls, autosave: Autosave, there: Sequence[Path], parent: QObject | None) -> SessionOf[V]:
        """The last autosave that is whole; if none is, the last that fits for some answers."""
        faults: list[tuple[Path, StoreError | RecordError]] = []
        for as_far in (False, True):
            for each in there:
                try:
                    session = cls._resumed(saves.load(each), None, autosave, parent, each, as_far=as_far)
                except (StoreError, RecordError) as error:
                    faults.append((each, error))
                    continue
                if faults:
                    session.put_aside = autosave.put_aside(*faults[0], session.record if as_far else None)
                autosave.know()
                return session
        raise faults[0][1]

    @staticmethod
    def unfinished() -> list[saves.Save]:
        """The games that can be resumed, newest first: those that nobody has open. Raises StoreError."""
        return [save for save in saves.unfinished() if Autosave(save.path).is_free()]

    @classmethod
    def _resumed(
        cls,
        record: Record,
        path: Path | None,
        autosave: Autosave | None,
        parent: QObject | None,
        read_from: Path | None = None,
        *,
        as_far: bool = False,
        mark: str = "",
    ) -> SessionOf[V]:
        source = str(path or read_from or record.game)
        try:
            WhoPlays(record.game, record.seats, record.extra.get("players"), Chance())
        except BadGame as error:
            place, _, reason = str(error).partition(": ")
            raise RecordError(source, place, reason) from error
        try:
            return cls(record, Chance(), path, autosave, parent, source, as_far=as_far, mark=mark)
        except BadGame as error:
            raise RecordError(source, "start", str(error)) from error

    @property
    def misfit(self) -> RecordError | None:
        """Why the record was followed no further than to the last answer here; its file stays as it was."""
        return self._history.misfit

    # ---- who plays

    @property
    def game_id(self) -> str:
        """The id of the game in the registry."""
        return self._given.game

    def hand_over(self, seat: str, kind: str) -> None:
        """Let somebody else play a seat from now on: a person, or the computer at a level.

        Nothing of what the seat alone may see is shown by that: a person who takes over comes by the curtain.
        """
        if kind == self.kind_of(seat):
            return
        self._players.hand_over(seat, kind, self.steps_taken)
        self._history.forget_undone(seat)
        self._noted = True
        self._seat(self.persons)
        self.keep()

    @property
    def options(self) -> dict[str, Json]:
        """Every option of the game with the value it has here."""
        return {option.name: option.default for option in self.facts.options} | dict(self._given.options)

    # ---- playing

    def answer(self, value: Json = None, at: int | None = None, kind: str | None = None) -> bool:
        """Answer the question of `asked`; False if nothing was asked, or the answer is refused.

        `at` is what `steps_taken` was when the person was shown the question: if the game has moved on since,
        as with the second half of a double click, nothing happens. `kind` names the question where `choices`
        has several; of a kind that is not open, the rules say why not.
        """
        question = self.asked()
        if question is None or at not in (None, self.steps_taken):
            return False
        try:
            self.answer_for(question, kind or question.kind, value)
        except Illegal as illegal:
            self.refused.emit(illegal)
            return False
        return True

    def answer_for(self, question: Question, kind: str, value: Json) -> None:
        """Give the answer of a person or of a computer player to an open question. Raises Illegal.

        Persons come first: computer players once none of them is asked.
        """
        last = len({asked.who for asked in self._ahead.questions()}) == 1
        before = self.steps_taken
        moments = self._history.add_answer(question.who, kind, value)
        self._players.cut(before)
        self._turn_order.note_answer(question, last)
        self._pass_on(moments, at_once=not last)

    def undo(self) -> None:
        """Take the last answer of a person back, and those that computer players have given since."""
        if self.can_undo():
            self._history.go_to(self._before_last_answer())
            self._count("undos")
            self._pass_on()

    def redo(self) -> None:
        """Give the answer again that was taken back last, and those of computer players that followed it."""
        if self._history.can_redo():
            self._history.redo()
            while (undone := self._history.undone) and undone[0][0] in self.computers:
                self._history.redo()
            self._pass_on()

    def go_to(self, steps: int) -> None:
        """Undo or redo until so many answers stand, or as near as the way goes."""
        before = self.steps_taken
        self._history.go_to(steps)
        if self.steps_taken < before:
            self._count("undos")
        if self.steps_taken != before:
            self._pass_on()

    def take_line(self, steps: Sequence[Step]) -> None:
        """Go where other answers lead: back to the parting, and on along `steps` as far as they are legal."""
        before = self._history.steps
        try:
            self._history.take_line(list(steps))
        except Illegal as illegal:
            self.refused.emit(illegal)
        if self._history.steps != before:
            self._pass_on()

    # ---- notes and counts

    @property
    def title(self) -> str:
        """What the players call this game; may be empty."""
        title = self._notes.get("title")
        return title if isinstance(title, str) else ""

    @title.setter
    def title(self, title: str) -> None:
        self.note("title", title)
        self._tell()

    def _count(self, key: str) -> None:
        known = self.noted(key)
        self.note(key, known + 1 if type(known) is int else 1)

    def noted(self, key: str) -> Json:
        """What is kept beside the answers under a key of the record, such as a deal's number; or None."""
        return deepcopy(self._notes.get(key))

    def note(self, key: str, value: Json) -> None:
        """Keep plain data beside the answers; it is written with the next answer, and on leaving."""
        self._notes[key] = deepcopy(value)
        self._noted = True

    def keep(self) -> None:
        """Write what was noted at once: a bookmark must not wait for the next answer."""
        if self._noted and (trouble := self._kept(seen=not self._end_unseen)) is not None:
            self.trouble.emit(trouble)

    # ---- files

    @property
    def record(self) -> Record:
        """The game as a record, with what holds at its end once it is over."""
        final = self._ahead.snapshot() if self._ended() else None
        notes = {**self._notes, "players": self._players.as_json()}
        return replace(self._given, steps=self._history.steps, final=final, extra=notes)

    @property
    def dirty(self) -> bool:
        """Whether there is an answer that the file of `path` does not hold."""
        return self._history.steps != self._saved_steps

    def save(self) -> None:
        """Write the game to `path` again. Raises ValueError while there is no path.

        Raises StoreError, `changed` if the file is no longer what this game was read from or saved as.
        """
        if self.path is None:
            raise ValueError("this game has no file yet")
        now = saves.mark(self.path)
        if now and now != self._mark:
            raise StoreError("write", self.path, "changed")
        self.save_as(self.path)

    def save_as(self, path: Path) -> None:
        """Write the game to a file, which is `path` from now on. Raises StoreError."""
        record = self.record
        saves.save(path, record)
        self.path, self._saved_steps, self._mark = path, record.steps, saves.mark(path)
        self._tell()

    def _kept(self, seen: bool = True) -> StoreError | None:
        """Write the autosave, or remove that of a finished game; returns what has just begun to go wrong.

        Nothing is removed before its end has been `seen`.
        """
        if self._autosave is None:
            return None
        try:
            # A lost solitaire is often taken up again some moves back: a crash must not take that away.
            if seen and self._ended() and (self.facts.hidden or not self.can_undo()):
                self._autosave.remove()
            else:
                self._autosave.write(self.record)
        except StoreError as error:
            known, self._in_trouble = self._in_trouble, True
            return None if known else error
        self._in_trouble = self._noted = False
        return None

    def at_risk(self) -> StoreError | None:
        """Why leaving now would lose the game: its autosave fails, tried once more, and no file holds it."""
        if self._ended() or not self._in_trouble or not self.dirty:
            return None
        self._in_trouble = False
        return self._kept()

    def close(self) -> None:
        """Leave the game: its autosave stays, to be resumed; nothing is left of a game that is over."""
        self.show_last()
        if self._autosave:
            # What cannot be written now was reported at the last answer.
            with suppress(StoreError):
                if self._ended():
                    self._autosave.remove()
                elif self._noted:
                    self._autosave.write(self.record)
            self._autosave.release()

    def abandon(self) -> None:
        """Leave the game for good: nothing of it is left but what was saved by hand. Raises StoreError."""
        if self._autosave:
            self._autosave.remove()
            self._autosave.release()


if TYPE_CHECKING:
    Session = SessionOf[Any]
else:  # An alias with parameters is no class to Qt.
    Session = SessionOf
