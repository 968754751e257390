"""How one game is kept: as a record with notes, in its autosave after every answer, in a file when asked."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from pathlib import Path

from pierres.rules.given import Json
from pierres.rules.record import Record
from pierres.session.autosave import Autosave
from pierres.session.game_history import GameHistory
from pierres.store import saves
from pierres.store.errors import StoreError


class SessionStore:
    """The record of a game under way, and the places where it is written."""

    def __init__(
        self,
        given: Record,
        history: GameHistory,
        path: Path | None,
        autosave: Autosave | None,
        mark: str = "",
    ) -> None:
        """`given` is what the game began from, `path` the file that it has already, `mark` its content."""
        self._mark = mark
        self._given = given
        self._history = history
        self._extra = dict(given.extra)
        self.path = path
        self._saved_steps = history.steps if path is not None else None
        self._autosave = autosave
        self._in_trouble = False
        self._noted = False

    def record(self) -> Record:
        """The game as a record, with what holds at its end once it is over."""
        given, position = self._given, self._history.position
        final = position.snapshot() if self._over() else None
        return Record(
            given.game,
            given.seats,
            given.options,
            given.start,
            self._history.steps,
            final,
            dict(self._extra),
        )

    @property
    def title(self) -> str:
        """What the players call the game; may be empty."""
        title = self._extra.get("title")
        return title if isinstance(title, str) else ""

    def noted(self, key: str) -> Json:
        """What is kept beside the answers under a key of the record; None if nothing is."""
        return deepcopy(self._extra.get(key))

    def note(self, key: str, value: Json) -> None:
        """Keep plain data beside the answers; it is written with the next answer, and on leaving."""
        self._extra[key] = deepcopy(value)
        self._noted = True

    def keep_notes(self, seen: bool = True) -> StoreError | None:
        """Write the autosave if something was noted since; returns what has just begun to go wrong."""
        return self.keep(seen) if self._noted else None

    @property
    def dirty(self) -> bool:
        """Whether there is an answer that the file of `path` does not hold."""
        return self._history.steps != self._saved_steps

    def save(self) -> None:
        """Write the game to `path` again. Raises StoreError, `changed` if somebody else has written there."""
        assert self.path is not None
        now = saves.mark(self.path)
        if now and now != self._mark:
            raise StoreError("write", self.path, "changed")
        self.save_as(self.path)

    def save_as(self, path: Path) -> None:
        """Write the game to a file, which is `path` from now on. Raises StoreError."""
        record = self.record()
        saves.save(path, record)
        self.path, self._saved_steps, self._mark = path, record.steps, saves.mark(path)

    def keep(self, seen: bool = True) -> StoreError | None:
        """Write the autosave, or remove that of a finished game; returns what has just begun to go wrong.

        Nothing is removed before its end has been `seen`.
        """
        if self._autosave is None:
            return None
        try:
            # A lost solitaire is often taken up again some moves back: a crash must not take that away.
            if seen and self._over() and (self._history.facts.hidden or not self._history.can_undo()):
                self._autosave.remove()
            else:
                self._autosave.write(self.record())
        except StoreError as error:
            known, self._in_trouble = self._in_trouble, True
            return None if known else error
        self._in_trouble = self._noted = False
        return None

    def at_risk(self) -> StoreError | None:
        """Why leaving now would lose the game: its autosave fails, tried once more, and no file holds it."""
        if self._over() or not self._in_trouble or not self.dirty:
            return None
        self._in_trouble = False
        return self.keep()

    def close(self) -> None:
        """Let the autosave go, for whoever resumes the game; nothing is left of a game that is over."""
        if self._autosave:
            # What cannot be written now was reported at the last answer.
            with suppress(StoreError):
                if self._over():
                    self._autosave.remove()
                elif self._noted:
                    self._autosave.write(self.record())
            self._autosave.release()

    def abandon(self) -> None:
        """Remove the autosave and let it go. Raises StoreError."""
        if self._autosave:
            self._autosave.remove()
            self._autosave.release()

    def _over(self) -> bool:
        return self._history.position.result() is not None
