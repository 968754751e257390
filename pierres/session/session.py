"""One game being played at one screen: who is asked, who is looking, the way back, and the autosave.

Nothing private is to be seen between one person's answer and the moment when the next one has taken the
seat: the viewer goes back to the public first, then the curtain of the next person comes, and only
`raise_curtain` lets that person look. The same gate stands after loading, undo, redo and a pause.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, cast

from PySide6.QtCore import QObject, Signal

from pierres.players import KINDS, PERSON, asked_for, seating
from pierres.players.chance import Chance
from pierres.rules.game import (
    CHANCE,
    PUBLIC,
    BadGame,
    Event,
    Facts,
    Illegal,
    Position,
    PositionOf,
    Question,
    Result,
    V,
    chosen_options,
)
from pierres.rules.given import Json, Object
from pierres.rules.moments import Moment
from pierres.rules.record import Record, RecordError, Step
from pierres.session.game_history import GameHistory
from pierres.session.moment_queue import Change, MomentQueue
from pierres.session.session_store import Autosave, PutAside, SessionStore
from pierres.session.turn_order import TurnOrder
from pierres.store import library, saves
from pierres.store.errors import StoreError


class SessionOf(QObject, Generic[V]):
    """A game under way, and the moment of it that is on show.

    The rules run on to the next question to a person. What people look at comes after, moment by moment:
    view, events, question, curtain and result are those of the moment on show, and everything that shows
    something of the game reads it here again at `changed`. While `paced`, whoever shows the moments asks for
    the next one by `advance`; otherwise the last one is on show at once.
    """

    changed = Signal(object)
    """The Change: another moment is on show, or somebody else looks. Emitted once, when all can be read."""
    refused = Signal(object)
    """The Illegal of an answer that changed nothing."""
    trouble = Signal(object)
    """The StoreError of an autosave that failed; once until one succeeds. The game goes on."""

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
        """Use `new`, `resume`, `open` or `go_on`."""
        super().__init__(parent)
        self._history = GameHistory(library.game(record.game), record, chance, source, as_far=as_far)
        if self._history.misfit is not None:
            # What no longer fits is all in that file: it must not be written over with less.
            path = None
        self._given = record
        self._players = seating(record.seats, record.extra.get("players"))
        self._persons = tuple(seat for seat in record.seats if self._players[seat]["kind"] == PERSON)
        known = record.extra.get("players")
        # Beside whatever another version has noted there.
        players = {**(known if isinstance(known, dict) else {}), **self._players}
        given = replace(
            record,
            options=chosen_options(self._history.facts, record.options),
            extra={**record.extra, "players": players},
        )
        self._store = SessionStore(given, self._history, path, autosave, mark)
        self._alone = self._persons[0] if len(self._persons) == 1 else None
        self._viewer = self._alone or PUBLIC
        self._peeking = False
        self._turn_order = TurnOrder(self._history, self._persons)
        self._moments: MomentQueue[V] = MomentQueue(self._ahead)
        self._pacers: set[int] = set()
        self._advancing = self._wanted = self._other_eyes = False
        self._end_unseen = False
        """Whether the game is over by the rules, and that is still to be shown."""
        self._view: V | None = None
        self._last_told: tuple[tuple[Event, ...], Position | None, bool] = ((), None, False)
        self.put_aside: PutAside | None = None
        """What was put aside so that this game could be resumed."""
        self._curtain = self._next_behind_curtain()

    @property
    def _ahead(self) -> PositionOf[V]:
        """Where the rules are, perhaps ahead of what is on show."""
        return cast("PositionOf[V]", self._history.position)

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
        for seat, player in seating(record.seats, record.extra.get("players")).items():
            if player["kind"] not in KINDS:
                raise RecordError(source, f"players.{seat}.kind", f"{player['kind']!r} plays no seat here")
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

    @property
    def facts(self) -> Facts:
        """What the rules say about the game as such."""
        return self._history.facts

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in table order."""
        return tuple(self._given.seats)

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats that people at this screen play, in table order."""
        return self._persons

    @property
    def options(self) -> dict[str, Json]:
        """Every option of the game with the value it has here."""
        return {option.name: option.default for option in self.facts.options} | dict(self._given.options)

    def player(self, seat: str) -> dict[str, Json]:
        """What is known of who plays a seat: `colour` and `kind` always."""
        return dict(self._players[seat])

    def characters(self) -> Mapping[str, object]:
        """The cards of this game by id, the players' own among them; empty for a game without such cards."""
        return self._history.characters()

    # ---- who is looking

    @property
    def viewer(self) -> str:
        """Whose eyes everything is drawn for: a seat, or PUBLIC."""
        return self._viewer

    @property
    def curtain(self) -> str | None:
        """The seat that the computer is to be handed to, while the curtain is down."""
        return self._curtain

    @property
    def present(self) -> str | None:
        """The seat that gave the last answer in private: that person sits at the screen still, alone."""
        return self._turn_order.present

    @property
    def everybody(self) -> str:
        """Whose eyes count when nobody has been called to the screen: PUBLIC, or a person who plays alone."""
        return self._alone or PUBLIC

    def view(self) -> V:
        """What the viewer may see of the moment on show."""
        if self._view is None:
            self._view = self._moments.position.view(self._viewer)
        return self._view

    def view_of(self, viewer: str) -> V:
        """What anybody, a seat or PUBLIC, may see of the moment on show."""
        return self._moments.position.view(viewer)

    def asked(self) -> Question | None:
        """The question that can be answered at the screen now; None behind the curtain and after the end.

        None also until the last moment is on show: it is asked there.
        """
        question = self._question()
        if question is None or (question.private and question.who != self._viewer):
            return None
        return question

    def choices(self) -> tuple[Question, ...]:
        """All that the person at the screen may answer now, `asked` among it.

        Several where a game asks one seat several kinds of question at once: to turn a card, or to move one.
        """
        asked, questions = self.asked(), self._history.position.questions()
        return tuple(question for question in questions if asked is not None and question.who == asked.who)

    def to_act(self) -> str | None:
        """The seat that is to answer next, behind the curtain too; None after the end."""
        question = self._question()
        return question.who if question else None

    def waiting(self) -> frozenset[str]:
        """The seats that are still to answer; of several who are asked at once, those who have not yet."""
        return frozenset() if self._moments.pending else self._turn_order.waiting()

    def raise_curtain(self) -> None:
        """The person that the curtain names is here: let that seat look."""
        if self._curtain is not None:
            seat, self._curtain = self._curtain, None
            self._history.look(seat)
            self._look_as(seat)

    def hide(self) -> None:
        """A pause: the table is public again, and the next person comes by the curtain."""
        if self._viewer not in (PUBLIC, self._alone):
            self._pass_on()
        elif self._turn_order.present is not None:
            self._turn_order.present = None
            self._tell()

    def can_peek(self) -> str | None:
        """The seat that may look behind its own screen now, being asked in public; None if none may."""
        question = self._question()
        if self._alone or question is None or question.private:
            return None
        return question.who

    def peek(self, held: bool) -> None:
        """Let the seat that is asked in public see its private side, as long as a key is held."""
        if held == self._peeking:
            return
        seat = self.can_peek() if held and not self._peeking else None
        if seat is not None or (self._peeking and not held):
            self._peeking = held
            self._look_as(seat or PUBLIC)

    # ---- one moment after the other

    def past(self) -> Iterator[V]:
        """The moments since the last answer before the one on show, as the viewer sees them, latest first."""
        return (position.view(self._viewer) for position in reversed(self._moments.past))

    @property
    def pending(self) -> bool:
        """Whether there are moments to come before the game stands where the rules have brought it."""
        return self._moments.pending

    def advance(self) -> None:
        """Put the next moment on show; a listener may ask for the next."""
        self._wanted = True
        if self._advancing:
            return
        self._advancing = True
        try:
            while self._wanted and self._moments.pending:
                self._wanted = False
                before, same = self._moments.position, not self._other_eyes
                self._other_eyes = False
                events = self._moments.step()
                self._tell(events, before, played=True, same_viewer=same)
        finally:
            self._advancing = False

    @property
    def paced(self) -> bool:
        """Whether the moments of an answer are shown one after the other; else the last one at once."""
        return bool(self._pacers)

    def set_pace(self, who: int, paced: bool) -> None:
        """Whoever shows the moments, known by a number, asks for each by `advance`, or does so no longer."""
        (self._pacers.add if paced else self._pacers.discard)(who)
        if not self._pacers:
            self.show_last()

    def show_last(self) -> None:
        """Put the last moment on show at once: nobody wants to wait for those between."""
        if self._moments.pending:
            before = self._moments.position
            self._tell(self._moments.jump(), before)

    def _question(self) -> Question | None:
        return None if self._moments.pending else self._turn_order.next()

    def _look_as(self, viewer: str) -> None:
        """Let other eyes look at the moment on show."""
        self._viewer, self._view = viewer, None
        self._tell(same_viewer=False)

    def _tell(
        self,
        events: Sequence[Event] = (),
        before: Position | None = None,
        *,
        played: bool = False,
        same_viewer: bool = True,
    ) -> None:
        """Tell that another moment is on show, `before` it that one; the curtain falls at the last one."""
        self._view = None
        if self._viewer == self.everybody and not self._moments.pending:
            self._curtain = self._next_behind_curtain()
        self._last_told = (tuple(events), before, played)
        self.changed.emit(self.change_for(self._viewer)._replace(same_viewer=same_viewer))
        if self._end_unseen and not self._moments.pending:
            # Until now a program that was killed would have offered the game, for its end to be seen.
            self._end_unseen = False
            if (trouble := self._store.keep()) is not None:
                self.trouble.emit(trouble)

    def change_for(self, viewer: str) -> Change:
        """What the last `changed` was about, for anybody who has looked all along: a seat, or PUBLIC."""
        events, before, played = self._last_told
        seen = tuple([there for event in events if (there := event.seen_by(viewer)) is not None])
        return Change(seen, before.view(viewer) if before is not None else None, True, played)

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
        last = len(self.waiting()) == 1
        try:
            moments = self._history.add_answer(question.who, kind or question.kind, value)
        except Illegal as illegal:
            self.refused.emit(illegal)
            return False
        self._turn_order.note_answer(question, last)
        self._pass_on(moments, at_once=not last)
        return True

    @property
    def steps_taken(self) -> int:
        """How many answers stand, chance's among them."""
        return len(self._history)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result() is not None

    def result(self) -> Result | None:
        """How it ended, or None while it goes on, at the moment on show."""
        return self._moments.position.result()

    def standing(self) -> dict[str, int]:
        """What every seat has of what the game is won by, as all may see it."""
        return self._moments.position.standing()

    def can_undo(self) -> bool:
        """Whether the last answer can be taken back: not past what chance or the answer itself revealed."""
        return self._history.can_undo()

    def has_answers(self) -> bool:
        """Whether anybody but chance has answered yet."""
        return any(step[0] != CHANCE for step in self._history.steps)

    def undo(self) -> None:
        """Take the last answer back."""
        if self._history.can_undo():
            self._history.undo()
            self._count("undos")
            self._pass_on()

    def can_redo(self) -> bool:
        """Whether an answer was taken back that can be given again."""
        return self._history.can_redo()

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if self._history.can_redo():
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

    @property
    def undone(self) -> list[Step]:
        """The answers that `redo` would give again, the next one first."""
        return self._history.undone

    # ---- the story

    def told(self, step: int, until: int | None = None) -> list[Event]:
        """What followed from one answer, or from all answers before `until`, as the viewer may see it.

        Only what has been on show. Raises IndexError.
        """
        last = step + 1 if until is None else until
        events = [event for number in range(step, last) for event in self._history.told(number)]
        if last == len(self._history):
            del events[max(0, len(events) - len(self._moments.to_come())) :]
        return [seen for event in events if (seen := event.seen_by(self._viewer)) is not None]

    def history(self) -> list[Event]:
        """Everything that has happened in the game up to the moment on show, as the viewer may see it."""
        seen = self._history.history(self._viewer)
        hidden = sum(event.seen_by(self._viewer) is not None for event in self._moments.to_come())
        return seen[: len(seen) - hidden] if hidden else seen

    def recap(self, seat: str, watched: bool = False, off_table: Collection[str] = ()) -> list[Event]:
        """What has happened since `seat` looked last, as the viewer may see it: for after the curtain.

        `watched`: this person has taken the screen from the open table, and seen what lay there. Events of
        the kinds `off_table` are not to be seen there.
        """
        return self._history.missed(seat, self._viewer, watched, off_table)

    # ---- files

    @property
    def record(self) -> Record:
        """The game as a record, with what holds at its end once it is over."""
        return self._store.record()

    @property
    def path(self) -> Path | None:
        """The file that `save` writes, once there is one."""
        return self._store.path

    @property
    def title(self) -> str:
        """What the players call this game; may be empty."""
        return self._store.title

    @title.setter
    def title(self, title: str) -> None:
        self._store.note("title", title)
        self._tell()

    def _count(self, key: str) -> None:
        """One more of what is counted beside the answers."""
        known = self.noted(key)
        self.note(key, known + 1 if type(known) is int else 1)

    def noted(self, key: str) -> Json:
        """What is kept beside the answers under a key of the record, such as a deal's number; or None."""
        return self._store.noted(key)

    def note(self, key: str, value: Json) -> None:
        """Keep plain data beside the answers; it is written with the next answer, and on leaving."""
        self._store.note(key, value)

    def keep(self) -> None:
        """Write what was noted at once: a bookmark must not wait for the next answer."""
        trouble = self._store.keep_notes(seen=not self._end_unseen)
        if trouble is not None:
            self.trouble.emit(trouble)

    @property
    def dirty(self) -> bool:
        """Whether there is something that the file of `path` does not hold."""
        return self._store.dirty

    def save(self) -> None:
        """Write the game to `path` again. Raises ValueError while there is no path.

        Raises StoreError, `changed` if the file is no longer what this game was read from or saved as.
        """
        if self.path is None:
            raise ValueError("this game has no file yet")
        self._store.save()
        self._tell()

    def save_as(self, path: Path) -> None:
        """Write the game to a file, which is `path` from now on. Raises StoreError."""
        self._store.save_as(path)
        self._tell()

    def at_risk(self) -> StoreError | None:
        """Why leaving now would lose the game: its autosave fails, tried once more, and no file holds it."""
        return self._store.at_risk()

    def close(self) -> None:
        """Leave the game: its autosave stays, to be resumed; nothing is left of a game that is over."""
        self.show_last()
        self._store.close()

    def abandon(self) -> None:
        """Leave the game for good: nothing of it is left but what was saved by hand. Raises StoreError."""
        self._store.abandon()

    def _next_behind_curtain(self) -> str | None:
        question = self._turn_order.next()
        if question is None or not question.private or question.who == self._viewer:
            return None
        return question.who

    def _pass_on(self, moments: Sequence[Moment] | None = None, *, at_once: bool = False) -> None:
        """Take everybody's eyes away, keep what happened, and show it; the curtain falls at the last moment.

        Without `moments` the game stands somewhere else at once. With `at_once` the last of them is on show
        at once: others are asked still, and nobody shuts the door for them.
        """
        same = self._viewer == self.everybody
        self._viewer, self._curtain, self._peeking = self.everybody, None, False
        paced = moments is not None and self.paced and not at_once
        trouble = self._store.keep(seen=not paced)
        self._end_unseen = paced and self._history.position.result() is not None
        before = self._moments.position
        if moments is None:
            self._turn_order.begin_anew()
            self._moments.begin_anew(self._ahead)
            self._tell(same_viewer=same)
        else:
            self._moments.add(moments)
            if paced:
                self._other_eyes = not same
                self.advance()
            else:
                events = self._moments.jump()
                self._tell(events, before, played=self.paced, same_viewer=same)
        if trouble is not None:
            self.trouble.emit(trouble)


if TYPE_CHECKING:
    Session = SessionOf[Any]
else:  # An alias with parameters is no class to Qt.
    Session = SessionOf
