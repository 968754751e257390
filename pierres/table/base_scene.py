"""What every table does alike with a session: it draws a picture, plays what happened, and gives answers.

A game's scene says what is to be seen (`describe`), what happened looks like (`cues`) and what pressing a
place does (`perform`). Here is also the guard against presses that were meant for something else; the ring
for the keyboard is in `focus_scene`, mouse and keys are in `table_scene`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from pierres.models.headline import headline
from pierres.players.player import manner_of
from pierres.players.registry import level
from pierres.rules.game import Event, Illegal, Question
from pierres.rules.given import Json
from pierres.session import Session
from pierres.session.moment_queue import Change
from pierres.table import theme
from pierres.table.card_sheet import CardSheet
from pierres.table.cues import Cue, CuePlayer
from pierres.table.draft import Draft
from pierres.table.focus_scene import FocusScene
from pierres.table.motion import Motion
from pierres.table.picture import Picture, Placement, Target
from pierres.table.places import Rect
from pierres.wording import player_kinds
from pierres.wording.base import Wording
from pierres.wording.typeset import Sentence

SHEET_Z = 200
"""A card held up lies above the table."""
NOTICE_MS = 5000
"""How long a refusal stands."""


class BaseScene(FocusScene):
    """The scene of one session. Its parent is the view, so that it hears of a change of language."""

    quiet: frozenset[str] = frozenset()
    """Zones that a passing sheet may lie over for a moment, if no part of the table is free."""

    settled = Signal()
    """The picture is at rest again after something happened."""
    rebuilt = Signal()
    """The places to point at are others."""
    told = Signal(str)
    """Something that is worth reading out."""
    other_eyes = Signal()
    """Somebody else looks at the table than before."""

    def __init__(self, session: Session, wording: Wording, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.wording = session, wording
        self.motion = Motion(self)
        self.guard_ms = 250
        self.text_scale = 1.0
        self.player = CuePlayer(self, self.renderer, self.motion)
        self.hover_key = ""
        self.looked: tuple[str, ...] | None = None
        self.looked_from = ""
        self.notice = ""
        self.warning = False
        self.draft: Draft | None = None
        self._history: tuple[tuple[object, ...], list[Event]] = ((), [])
        self._following = self._holds = False
        self._seen: tuple[object, ...] = ()
        self._shown_at = session.steps_taken
        self._since = QElapsedTimer()
        self._since.start()
        self._notice_timer = QTimer(self, singleShot=True)
        self._notice_timer.timeout.connect(self.end_notice)
        session.changed.connect(self._follow)
        session.refused.connect(self._refuse)
        self.motion.speed_changed.connect(self._set_pace)
        self.destroyed.connect(partial(session.set_pace, id(self), False))
        self._set_pace()
        self.new_question()

    # ---- what a game's scene says

    def describe(self) -> Picture:
        """Everything to be seen and pointed at now, from what the viewer may see."""
        raise NotImplementedError

    def before(self, change: Change) -> Picture:
        """What the viewer would have seen of the moment before, if other eyes looked then."""
        return Picture()

    def cues(self, change: Change, before: Picture, after: Picture) -> list[Cue]:
        """How what happened looks."""
        return []

    def button_place(self) -> Rect | None:
        """Where a window puts the button that passes the screen on; None if the table has no room for it."""
        return None

    def perform(self, target: Target) -> None:
        """Do what pressing a target does, but for the actions that every table has."""

    def new_question(self) -> None:
        """Another question is open, or another person looks: forget what was laid out for the last."""
        asked = self.session.asked()
        self.draft = self.begin_draft(asked) if asked is not None else None

    def begin_draft(self, question: Question) -> Draft | None:
        """An answer to a question with nothing laid out yet; None where one press gives the answer."""
        return None

    def tells_headline(self, text: str) -> bool:
        """Whether the headline is read out after what happened."""
        return True

    def forget_presses(self) -> None:
        """Whatever was pressed or looked at belongs to the question before."""
        self.looked = None

    def first_focus(self) -> str:
        """Where the keyboard starts."""
        return "question"

    def card_sheet(self, card: str) -> CardSheet | None:
        """A card to be held up, with its text and what it would do now; None for no such card."""
        return None

    def look_words(self, what: tuple[str, ...]) -> str:
        """What is shown large, in spoken words."""
        sheet = self.card_sheet(what[1]) if what[0] == "card" else None
        return sheet.spoken() if sheet is not None else ""

    def set_value(self, key: str, value: int) -> None:
        """Lay out so many at a place that has a value."""

    def headline(self) -> Sentence:
        """The large line: what is asked of whom, or which computer players think."""
        return headline(self.session, self.wording)

    def computers(self) -> Mapping[str, str]:
        """Seat → what plays it and how, in words, for the seats that the computer plays."""
        session, wording, said = self.session, self.wording, {}
        for seat in session.computers:
            kind, seed = session.kind_of(seat), session.player(seat).get("seed")
            manners = level(session.game_id, kind).MANNERS
            manner = manner_of(manners, seed) if isinstance(seed, int) else ""
            said[seat] = player_kinds.beside_name(kind, wording.manner(manner))
        return said

    # ---- drawing

    def seen_history(self) -> list[Event]:
        """What has happened up to the moment on show, as the viewer may see it; read once for each."""
        session = self.session
        state = (session.viewer, session.steps_taken, session.pending, session.view())
        if self._history[0] != state:
            self._history = (state, session.history())
        return self._history[1]

    def with_sheet(self, picture: Picture, place: Callable[[CardSheet, Target | None], Rect]) -> Picture:
        """The picture and over it the card that is held up, if one is; `place` says where, by its source."""
        looked = self.looked
        sheet = self.card_sheet(looked[1]) if looked is not None and looked[0] == "card" else None
        if sheet is None:
            return picture
        rect = place(sheet, self.target(self.looked_from))
        return Picture((*picture.placements, Placement("reading", sheet, rect, SHEET_Z)), picture.targets)

    def resize(self, w: float, h: float) -> None:
        """The table is as large as its window."""
        if (w, h) != (self.width(), self.height()):
            self.setSceneRect(0, 0, w, h)
            self.rebuild()

    def rebuild(self, cues: Sequence[Cue] = ()) -> None:
        """Draw everything anew from what is; with cues, let it move there."""
        if self.width() <= 0:
            return
        picture = self.describe()
        if picture == self.picture and self.target(self.focus_key) is not None:
            # What moves may go on moving: it is on its way to this picture.
            return
        interrupted = self.motion.running
        self._end_motion()
        before, self.picture = self.picture, picture
        self.renderer.show(self.picture.placements)
        if self.target(self.focus_key) is None:
            self.focus_key = self.first_focus()
        if self.hover_key and self.target(self.hover_key) is None:
            self.hover_key = ""
        self.place_ring()
        self.rebuilt.emit()
        if cues:
            self.player.play(cues, before, self.picture, self._at_rest)
        elif interrupted and not self._following:
            self._go_on()

    def _played(self) -> None:
        """What led to the moment on show has been seen, or nobody wanted to wait for it."""
        # A press that ended the motion was not meant for what the motion had not shown yet.
        self._since.restart()
        self._at_rest()

    def _at_rest(self) -> None:
        """Nothing moves any longer."""
        self.place_ring()
        if not self._holds:
            self._go_on()

    def _go_on(self) -> None:
        """Ask for the next moment; after the last one the table is at rest."""
        if self.session.pending:
            self.session.advance()
        else:
            self.settled.emit()

    def _end_motion(self) -> None:
        """End what moves, and ask for nothing."""
        self._holds = True
        try:
            self.motion.finish()
        finally:
            self._holds = False

    def _set_pace(self) -> None:
        self.session.set_pace(id(self), self.motion.moves)

    def shown(self) -> None:
        """The table comes in sight, or its screen is another."""
        self.renderer.settle()

    def retranslate(self) -> None:
        """Read all words again; a sentence that passes is in the other language, and goes."""
        theme.use(theme.current().name, self.wording.language())
        self.end_notice(redraw=False)
        self.rebuild()

    def restyle(self) -> None:
        """The theme is another: pieces notice by themselves when they are painted."""
        theme.use(theme.current().name, self.wording.language())
        self.finish()
        self.rebuild()
        self.update()

    def finish(self) -> None:
        """End running motion now, and show the last moment."""
        moving = self.motion.running
        self._end_motion()
        if self.session.pending:
            self.session.show_last()
        elif moving:
            self.settled.emit()

    # ---- the session

    def _follow(self, change: Change) -> None:
        """Another moment is on show, or other eyes look: draw what is, and play how it came about."""
        self._following = True
        try:
            self._draw(change)
        finally:
            self._following = False
        if not self.motion.running:
            self._go_on()

    def _draw(self, change: Change) -> None:
        question = self.session.asked()
        state = (self.session.viewer, self.session.steps_taken, question)
        same_viewer = bool(self._seen) and self._seen[0] == state[0]
        if not same_viewer:
            self.other_eyes.emit()
        if state != self._seen:
            # A new question, or other eyes: nothing pressed for the last one counts for this one.
            self._seen = state
            self._since.restart()
            self.forget_presses()
            self.end_notice(redraw=False)
            self.focus_key = ""
            self.new_question()
        self._shown_at = self.session.steps_taken
        before = self.picture
        self.rebuild()
        if change.events:
            if change.played and self.width() > 0:
                before = before if change.same_viewer else self.before(change)
                cues = self.cues(change, before, self.picture)
                if cues:
                    self.player.play(cues, before, self.picture, self._played)
            for event in change.events:
                self.told.emit(self.wording.event(event) or "")
        headline = self.target("question")
        asked = self.session.asked() is not None
        if headline is not None and headline.name and asked and self.tells_headline(headline.name):
            self.told.emit(headline.name)
        self.focus_moved.emit(self.focus_key)

    def _refuse(self, illegal: Illegal) -> None:
        self.tell(self.wording.refusal(illegal), warning=True)

    def tell(self, text: str, warning: bool = False) -> None:
        """Let a sentence stand over the headline for a while."""
        self.notice, self.warning = text, warning
        self._notice_timer.start(NOTICE_MS)
        self.rebuild()
        self.told.emit(text)

    def end_notice(self, redraw: bool = True) -> None:
        self._notice_timer.stop()
        if self.notice:
            self.notice, self.warning = "", False
            if redraw:
                self.rebuild()

    # ---- answering

    def give(self, value: Json = None, kind: str | None = None) -> None:
        """Answer the open question, unless it comes too soon after the question, or for another one.

        `kind` names it where several are open to one seat.
        """
        if self._since.elapsed() >= self.guard_ms:
            self.session.answer(value, at=self._shown_at, kind=kind)

    def press(self, key: str) -> bool:
        """Do what a click on the target does; False if it does nothing."""
        if self.target(key) is None:
            return False
        self.finish()
        self.end_notice()
        target = self.target(key)
        if target is None or target.action is None:
            return False
        if target.action[0] == "answer":
            self.give(target.action[1])
        else:
            self.perform(target)
        return True
