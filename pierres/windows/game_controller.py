"""The current game: everything that opens, saves and closes one.

A game is saved automatically after every answer, so closing it never asks and never loses anything. What goes
wrong is reported in one sentence by `trouble`, and what was open before stays open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from pierres.models import troubles
from pierres.players.registry import has_players
from pierres.rules.game import BadGame
from pierres.rules.given import Json
from pierres.rules.record import RecordError
from pierres.session import Session
from pierres.session.autosave import Autosave, give_up, put_broken_aside
from pierres.session.computer_seats import ComputerSeats
from pierres.session.statistics_recorder import StatisticsRecorder
from pierres.store.files import StoreError
from pierres.store.folders import saves_folder
from pierres.store.saves import SUFFIX, Save
from pierres.store.settings import SeatSetting
from pierres.table import registry
from pierres.table.companion import Opening
from pierres.wording.base import Wording


def save_path(path: Path) -> Path:
    """`path` with the suffix of a saved game: "M. Dupont" has another one, or none."""
    return path if path.name.endswith(SUFFIX) else path.with_name(f"{path.name}{SUFFIX}")


class GameController(QObject):
    """At most one game is open. `opened` is emitted when one is in place, `closed` when there is none."""

    opened = Signal(bool)  # whether it is a new game
    closing = Signal()
    closed = Signal()
    trouble = Signal(str)
    saved = Signal(object)  # Path
    changed_meanwhile = Signal(object)  # Path of a file that another program has changed since

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self.wording: Wording | None = None
        self._warned: tuple[Session, int] | None = None
        self._statistics: StatisticsRecorder | None = None
        self.computer_seats: ComputerSeats | None = None
        """The computer players of the game that is open."""
        self._reported: set[str] = set()
        self.pace = "normal"
        """How fast the computer players of games that are opened answer."""

    def new(
        self,
        game_id: str,
        seats: Sequence[SeatSetting],
        options: Mapping[str, Json],
        seed: int | None = None,
        opening: Opening | None = None,
        notes: Mapping[str, Json] | None = None,
    ) -> bool:
        """Begin a game, with an opening or without; False if the rules refuse it.

        `notes` stand in its record beside the answers, as those of an opening do.
        """
        if not self.may_leave():
            return False
        players = {seat.name: {"colour": seat.colour, "kind": seat.kind} for seat in seats}
        steps = opening.steps if opening is not None else ()
        notes = {**(notes or {}), **((opening.notes if opening is not None else None) or {})}
        names = [seat.name for seat in seats]
        try:
            session = Session.new(game_id, names, options, players, seed=seed, opening=steps, notes=notes)
        except (BadGame, RecordError) as error:
            self.trouble.emit(str(error))
            return False
        self._take(session, True)
        return True

    def open(self, path: Path) -> bool:
        """Open a saved game; False if it cannot be read."""
        if not self.may_leave():
            return False
        try:
            session = Session.open(path)
        except (StoreError, RecordError) as error:
            self._report(error)
            return False
        self._take(session, False)
        if session.misfit is not None:
            self.trouble.emit(troubles.misfit(session.misfit))
        return True

    def resume(self, path: Path) -> bool:
        """Resume a game from its autosave; False if it cannot be read or another window has it open."""
        if not self.may_leave():
            return False
        if self.session is not None:
            # It may be the current game, whose lock must be released first.
            self.close()
        try:
            session = Session.go_on(path)
        except (StoreError, RecordError) as error:
            self._give_up(path, error)
            return False
        # One that is over was kept until its end had been seen, and is counted then.
        self._take(session, False, counted=not session.over)
        if session.put_aside is not None:
            self.trouble.emit(troubles.put_aside(session.put_aside))
        return True

    def _give_up(self, path: Path, error: StoreError | RecordError) -> None:
        """No autosave of a game can be read: set them aside, so that they are not offered again."""
        try:
            if isinstance(error, RecordError) or error.problem not in ("in_use", "missing"):
                self.trouble.emit(troubles.put_aside(give_up(path, error)))
                return
        except StoreError as other:
            error = other
        self._report(error)

    def may_leave(self) -> bool:
        """Whether the game can be closed; one that cannot be saved only if asked again at the same point."""
        session = self.session
        if session is None or (error := session.at_risk()) is None:
            return True
        before, self._warned = self._warned, (session, session.steps_taken)
        if self._warned == before:
            return True
        unsaved = self.tr(
            "{reason} This game has not been saved. Save it somewhere else, or leave again to discard it."
        )
        self.trouble.emit(unsaved.format(reason=troubles.sentence(error)))
        return False

    def unfinished(self) -> list[Save]:
        """The games that can be resumed, newest first. What cannot be read is set aside and reported."""
        try:
            for text in map(troubles.put_aside, put_broken_aside()):
                # What cannot be set aside is found again each time.
                if text not in self._reported:
                    self._reported.add(text)
                    self.trouble.emit(text)
            return Session.unfinished()
        except StoreError as error:
            self._report(error)
            return []

    def discard(self, path: Path) -> None:
        """Remove the autosave of a game, unless a window has it open."""
        autosave = Autosave(path)
        try:
            autosave.take()
            autosave.remove()
        except StoreError as error:
            self._report(error)
        finally:
            autosave.release()

    def save(self, path: Path | None = None) -> bool:
        """Write the game to `path`, or to its own file; False if there is none or it cannot be written."""
        session = self.session
        if session is None or (path is None and session.path is None):
            return False
        try:
            if path is None:
                session.save()
            else:
                session.save_as(save_path(path))
        except StoreError as error:
            if error.problem == "changed":
                self.changed_meanwhile.emit(error.path)
            else:
                self._report(error)
            return False
        self.saved.emit(session.path)
        return True

    def suggested_path(self) -> str:
        """The path of the current game, or one to propose; "" without a game."""
        if self.session is None:
            return ""
        if self.session.path is not None:
            return str(self.session.path)
        words = self.wording.title() if self.wording else self.session.game_id
        name = f"{words} - {', '.join(self.session.seats)}"
        plain = "".join(sign if sign.isalnum() or sign in " -,_'" else "_" for sign in name).strip()
        return str(Path(self.saves_folder()) / f"{plain[:80]}{SUFFIX}")

    @staticmethod
    def saves_folder() -> str:
        """The folder of saved games; "" where there is none and none can be made."""
        try:
            return str(saves_folder())
        except StoreError:
            return ""

    def set_pace(self, pace: str) -> None:
        """Change how fast computer players are seen to answer, in the game that is open too."""
        self.pace = pace
        if self.computer_seats is not None:
            self.computer_seats.pace = pace

    def note_played(self) -> None:
        """Update the statistics with the current game as it is now."""
        if self._statistics is not None:
            self._statistics.leave()

    def undo(self) -> None:
        """Undo the last answer."""
        if self.session is not None:
            self.session.undo()

    def redo(self) -> None:
        """Give the answer again that was undone last."""
        if self.session is not None:
            self.session.redo()

    def close(self) -> None:
        """Close the game; it can be resumed."""
        if self.session is None:
            return
        session, self.session, self.wording = self.session, None, None
        self._warned = None
        # The companion of the table writes its last notes before the game is closed.
        self.closing.emit()
        if self.computer_seats is not None:
            self.computer_seats.stop()
            self.computer_seats.deleteLater()
            self.computer_seats = None
        if self._statistics is not None:
            self._statistics.leave()
            self._statistics.deleteLater()
            self._statistics = None
        session.close()
        self.closed.emit()
        session.deleteLater()

    def _take(self, session: Session, new: bool, *, counted: bool = True) -> None:
        self.close()
        session.setParent(self)
        session.trouble.connect(self._report)
        self.session = session
        self.wording = registry.wording(session.game_id, session.characters())
        if has_players(session.game_id):
            self.computer_seats = ComputerSeats(session, self, pace=self.pace)
        self.opened.emit(new)
        # Connected after the companion of the table: by then its clock has noted the time.
        self._statistics = StatisticsRecorder(session, self, counted=counted)
        self._statistics.trouble.connect(self._report)
        if not counted:
            self._statistics.leave()

    def _report(self, error: StoreError | RecordError) -> None:
        self.trouble.emit(troubles.sentence(error))
