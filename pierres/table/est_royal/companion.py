"""What stands beside the table of Est Royal: hints, bookmarks, the truth, a clock, and other deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QDate, Qt, QTimer
from PySide6.QtGui import QAccessible, QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from pierres.models.alt_letters import with_letters
from pierres.models.log import MovesModel
from pierres.players.chance import Chance
from pierres.rules.est_royal import deals
from pierres.rules.game import CHANCE
from pierres.session import Session
from pierres.table.companion import Companion, Opening
from pierres.table.est_royal import hints, noted, truth
from pierres.table.est_royal.deal_form import numbered
from pierres.table.est_royal.hints import Hints
from pierres.table.est_royal.lists import LineView, MovesView
from pierres.table.est_royal.motion import Pacing, finishing
from pierres.table.est_royal.noted import Clock
from pierres.table.est_royal.truth import Truth, TruthStrip
from pierres.table.view import TableView
from pierres.translation import translate
from pierres.wording.base import Wording
from pierres.wording.est_royal.wording import EstRoyalWording

FIRST = 1
"""How many answers stand before the first move: the deal."""

TELL_AFTER_MS = 600
"""So long after it is found the truth is said: whoever comes to the table has heard by then where."""
_KEYS = {
    "hint": "H", "oracle": "Shift+H", "mark": "B", "finish": "F", "back": "J", "line": "L",
    "again": "Ctrl+Shift+R", "another": "Ctrl+Shift+N",
}  # fmt: skip


class EstRoyalCompanion(Companion):
    """The companion of one solitaire."""

    wording: EstRoyalWording

    def __init__(self, session: Session, wording: Wording, view: TableView) -> None:
        assert isinstance(wording, EstRoyalWording)
        super().__init__(session, wording, view)
        self._chance = Chance()
        self.truth = Truth(session, self)
        self.clock = Clock(session, self)
        self._pacing = Pacing(session, view, self)
        self.hints = Hints(session, view, self.truth, self)
        self._model = MovesModel(session, self.wording, self)
        self._moves = MovesView(session, self._model)
        self.line_view = LineView(session, self.wording)
        self.line_view.chosen.connect(self._follow_to)
        self.line_view.hide()
        self._panel = QWidget()
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._moves, 3)
        column.addWidget(self.line_view, 2)
        self._strip = TruthStrip()
        self._strip.go.connect(self._go_back)
        self._told_truth = ("", "")
        # Readers on their way to a place would find the sentence there, and then hear it again.
        self._to_tell = QTimer(self, singleShot=True, interval=TELL_AFTER_MS)
        self._to_tell.timeout.connect(self._read_truth_out)
        self._shown: Mapping[str, bool] = {}
        self._marks = QMenu(view)
        self._marks.aboutToShow.connect(self._list_marks)
        self.all: dict[str, QAction] = {}
        for name, slot in (
            ("hint", self.hints.fair), ("oracle", self.hints.oracle), ("mark", self._mark),
            ("finish", self._finish), ("back", self._go_back), ("line", self._follow_line),
            ("beside", self._show_line), ("again", self._again), ("another", self._another),
            ("day", self._of_day), ("copy", self._copy),
        ):  # fmt: skip
            self._action(name, slot)
        self.hints.told.connect(self._tell)
        self.truth.changed.connect(self._say_truth)
        self.clock.ticked.connect(self._show_clock)
        session.changed.connect(self._follow)
        self.retranslate()
        self._follow()

    def _action(self, name: str, slot: Callable[[], None]) -> None:
        action = QAction(self)
        action.triggered.connect(slot)
        action.setCheckable(name == "beside")
        if name in _KEYS:
            action.setShortcut(QKeySequence(_KEYS[name]))
            # Single letters belong to the table: elsewhere they are typed.
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.view.addAction(action)
        self.all[name] = action

    # ---- what the window asks

    def actions(self) -> Sequence[QAction | QMenu | None]:
        act = self.all
        return (
            act["hint"], act["oracle"], None, act["mark"], self._marks, None,
            act["back"], act["beside"], act["line"], act["finish"], None,
            act["again"], act["another"], act["day"], act["copy"],
        )  # fmt: skip

    def strip(self) -> QWidget | None:
        return self._strip

    def panel(self) -> QWidget | None:
        return self._panel

    def title(self) -> str:
        return str(self.wording.deal_title(self.session.noted("deal")))

    def panel_title(self) -> str:
        return translate("EstCompanion", "Moves")

    def set_displays(self, displays: Mapping[str, bool]) -> None:
        self._shown = dict(displays)
        self.clock.set_shown(bool(displays.get("clock")))
        self.truth.set_on(bool(displays.get("truth", True)))
        self._strip.setVisible(bool(displays.get("truth", True)))
        self._show_clock()
        scene = self.view.table()
        scene.set_displays(displays)  # type: ignore[attr-defined]

    def opening_again(self) -> Opening | None:
        return numbered(self._chance.below(deals.NEW_DEALS))

    def set_resting(self, resting: bool) -> None:
        self.clock.set_resting(resting)
        self.truth.set_resting(resting)

    def retranslate(self) -> None:
        words = {
            "hint": translate("EstCompanion", "&Hint (fair)"),
            "oracle": translate("EstCompanion", "Ask the &oracle (knows the stock)"),
            "mark": translate("EstCompanion", "Set a &bookmark"),
            "back": translate("EstCompanion", "Go back to the last &winnable move"),
            "line": translate("EstCompanion", "Next move of a winning &line"),
            "beside": translate("EstCompanion", "Show a w&inning line (knows the stock)"),
            "finish": translate("EstCompanion", "&Finish automatically"),
            "again": translate("EstCompanion", "The &same deal again"),
            "another": translate("EstCompanion", "&Another deal"),
            "day": translate("EstCompanion", "The &deal of the day"),
            "copy": translate("EstCompanion", "&Copy this deal as text"),
        }
        for name, action in self.all.items():
            action.setText(words[name])
        self._marks.setTitle(translate("EstCompanion", "Go to a book&mark"))
        self._moves.setAccessibleName(self.panel_title())
        self._model.retranslate()
        self.hints.retranslate()
        self._say_truth()

    def close(self) -> None:
        self.truth.stop()
        self.hints.stop()
        self.clock.stop()

    # ---- what follows the game

    def _follow(self) -> None:
        over, steps = self.session.over, self.session.steps_taken
        self.all["finish"].setEnabled(bool(finishing(self.session.view())))
        self.all["again"].setEnabled(steps > FIRST)
        for name in ("hint", "oracle"):
            self.all[name].setEnabled(not over)
        self._marks.setEnabled(bool(noted.marks(self.session)))
        self._say_truth()

    def _say_truth(self) -> None:
        sentence = truth.sentence(self.truth, FIRST)
        self._strip.say(sentence, truth.button(self.truth, FIRST))
        self._tell_truth(sentence)
        self.all["back"].setEnabled(bool(truth.button(self.truth, FIRST)))
        self.all["line"].setEnabled(bool(self.truth.line()))
        if not self.line_view.isHidden():
            self.line_view.show_line(self.truth.line())

    def _tell_truth(self, sentence: str) -> None:
        """Spoken too, once each time that it changes; the end of a game is reported as such."""
        verdict = self.truth.verdict()
        settled = verdict in (truth.WINNABLE, truth.LOST, truth.UNKNOWN)
        if not settled or self.session.over or not self._shown.get("truth"):
            return
        # What is still being looked for is reported when it is found, not at every step of the search.
        before = self._told_truth
        if verdict != before[0] or (sentence != before[1] and not self.truth.traces()):
            self._told_truth = (verdict, sentence)
            if QAccessible.isActive():
                self._to_tell.start()

    def _read_truth_out(self) -> None:
        if not self.session.over:
            self.view.table().told.emit(self._told_truth[1])

    def _show_clock(self) -> None:
        scene = self.view.table()
        text = self.clock.text() if self._shown.get("clock") else ""
        scene.show_clock(text)  # type: ignore[attr-defined]

    def _tell(self, text: str) -> None:
        self.view.table().tell(text)

    # ---- the actions

    def _mark(self) -> None:
        if noted.add(self.session):
            self._tell(translate("EstCompanion", "A bookmark is set here."))
        else:
            self._tell(translate("EstCompanion", "There is already a bookmark here."))
        self._marks.setEnabled(True)

    def _list_marks(self) -> None:
        self._marks.clear()
        set_here = noted.marks(self.session)
        texts = [
            translate("EstCompanion", "Move {number} · {points}").format(
                number=len(mark.steps), points=translate("EstTable", "%n point(s)", None, mark.score)
            )
            for mark in set_here
        ]
        for mark, text in zip(set_here, with_letters(texts), strict=True):
            action = self._marks.addAction(text)
            action.setData(mark)
            action.triggered.connect(self._go_to_mark)

    def _go_to_mark(self) -> None:
        action = self.sender()
        if isinstance(action, QAction) and isinstance(action.data(), noted.Bookmark):
            noted.go(self.session, action.data())

    def _go_back(self) -> None:
        count = self.truth.until()
        if count is not None and self.truth.verdict() in (truth.LOST, truth.UNKNOWN):
            self.session.go_to(count)

    def _show_line(self) -> None:
        """Put a winning line beside the table, or away; the solver is asked for one if need be."""
        shown = self.all["beside"].isChecked()
        self.line_view.setVisible(shown)
        if shown:
            hints.count(self.session)
            self.truth.search_now()
            self.line_view.show_line(self.truth.line())

    def _follow_to(self, steps: int) -> None:
        line = self.truth.line()
        if line:
            self._pacing.take(line[:steps])

    def _follow_line(self) -> None:
        line = self.truth.line()
        if line:
            # A move out of the oracle's mouth is a hint like any other.
            hints.count(self.session)
            self._pacing.take([line[0]])

    def _finish(self) -> None:
        self._pacing.take(finishing(self.session.view()))

    def _again(self) -> None:
        self.session.go_to(FIRST)

    def _another(self) -> None:
        self.begin_wanted.emit(numbered(self._chance.below(deals.NEW_DEALS)))

    def _of_day(self) -> None:
        today = QDate.currentDate()
        self.begin_wanted.emit(numbered(deals.of_day(today.year(), today.month(), today.day())))

    def _copy(self) -> None:
        who, _, *deal = self.session.record.steps[0]
        if who == CHANCE and isinstance(deal[0], list):
            QGuiApplication.clipboard().setText(deals.to_text(tuple(map(str, deal[0]))))
            self._tell(translate("EstCompanion", "The deal is on the clipboard, to be pasted and shared."))
