"""The page of a new game: who plays, who sits where, and how. Everything stands already: one button
begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from pierres.locales import labelled
from pierres.rules.game import BadGame
from pierres.store import library
from pierres.store.settings import SeatSetting
from pierres.table import registry
from pierres.windows import names, style
from pierres.windows.aloud import say_at
from pierres.windows.option_rows import OptionRows
from pierres.windows.seat_rows import SeatRows, people_to_seat
from pierres.windows.seating import Seating
from pierres.windows.widgets import EnterButton, Page, frame, label
from pierres.windows.words import wording_of

USUAL_SEATS = 4
BESIDE_FROM = 680
"""From this width on, in pixels at 100 %, the options stand beside the seats."""
PAUSE_MS = 700
"""Whoever types has paused for so long, and hears what is wrong with it."""
PICTURE = 130
"""The least height for the picture of the table, in pixels."""


class NewGamePage(Page):
    """Seats and options of one game, and its opening where there is a choice of that.

    `begin` carries the game, the seats, the options, and the Opening or None.
    """

    begin = Signal(str, list, dict, object)
    back = Signal()

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._facts = library.game(game_id).facts
        self.seats = SeatRows()
        self.options = OptionRows(self._facts.options)
        self.seating = Seating()
        self.form = registry.opening_form(game_id)
        self.start = EnterButton()
        style.set_look(self.start, "primary")
        self.leave = EnterButton()
        self.area = QScrollArea()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sheet = frame("parchment")
        self._title = label(kind="title")
        self._who, self._how = label(kind="head"), label(kind="head")
        self._hint = label(kind="small", wrap=True)
        self._opening_title = label(kind="head")
        self._problem = label(kind="fault", wrap=True)
        self._problem.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # Not in the middle of a word: what is typed is a problem until the last letter.
        self._to_say = QTimer(self)
        self._to_say.setSingleShot(True)
        self._to_say.setInterval(PAUSE_MS)
        self._to_say.timeout.connect(self._say_problem)
        self._build()
        # Now that it has a parent: before, it would be a window of its own and take the keyboard.
        self._hint.setVisible(self._facts.seats_max > 1)
        self.seats.set_limits(self._facts.seats_min, self._facts.seats_max)
        usual = max(self._facts.seats_min, min(USUAL_SEATS, self._facts.seats_max))
        self.seats.fill(usual)
        self.seats.changed.connect(self._check)
        self.options.changed.connect(self._check)
        if self.form is not None:
            self.form.changed.connect(self._check)
            self.options.changed.connect(self._tell_form)
        self.start.clicked.connect(self._begin)
        self.leave.clicked.connect(self.back)
        self.retranslate()

    def _build(self) -> None:
        sheet = self._sheet
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, heading, body in ((left, self._who, self.seats), (right, self._how, self.options)):
            column.setSpacing(8)
            column.addWidget(heading)
            if body is self.seats:
                column.addWidget(self._hint)
            column.addWidget(body)
        if self.form is not None:
            # What is dealt is what people come for; the options of the rules seldom change.
            left.insertWidget(0, self._opening_title)
            left.insertWidget(1, self.form)
            left.insertSpacing(2, 14)
        else:
            # It belongs to the page all the same: a label of nobody's would outlive it.
            self._opening_title.setParent(sheet)
            self._opening_title.hide()
        left.addStretch(1)
        right.addWidget(self.seating, 1)
        right.addStretch(0)
        self._columns.setSpacing(32)
        self._columns.setContentsMargins(0, 0, 8, 0)
        self._columns.addLayout(left, 5)
        self._columns.addLayout(right, 4)
        whole = QWidget()
        whole.setLayout(self._columns)
        self.area.setWidget(whole)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self.leave)
        foot.addWidget(self._problem, 1)
        foot.addWidget(self.start)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(32, 20, 32, 20)
        column.setSpacing(14)
        column.addWidget(self._title)
        column.addWidget(frame("parchment_rule"))
        column.addWidget(self.area, 1)
        column.addLayout(foot)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(24, 18, 24, 18)
        outer.addStretch(1)
        outer.addWidget(sheet, 40)
        outer.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Side by side where there is room, else one below the other; the picture of the table comes last."""
        self._sheet.setMaximumSize(style.px(1180), style.px(800))
        # What the sheet leaves inside: measured by what stands round it, for the layout comes later.
        width = min(self.width() - 48, self._sheet.maximumWidth()) - 72
        round_it = self._title.sizeHint().height() + self.start.sizeHint().height() + 40 + 3 * 14
        height = min(self.height() - 36, self._sheet.maximumHeight()) - round_it
        stacked = width < style.px(BESIDE_FROM)
        direction = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(direction)
        words = self._how.sizeHint().height() + self.options.heightForWidth((width - 32) * 4 // 9) + 24
        several = self._facts.seats_max > 1
        self.seating.setVisible(several and not stacked and height - words >= PICTURE)

    def propose(self, people: Sequence[SeatSetting], count: int, options: Mapping[str, Any]) -> None:
        """Show the options of an earlier game and seats for `count` (0: as usual), known people first."""
        self.options.set_options(options)
        self._tell_form()
        self.seats.people = people_to_seat(people)
        fewest, most = self._fewest(), self._facts.seats_max
        self.seats.fill(max(fewest, min(count or max(self._facts.seats_min, USUAL_SEATS), most)))
        self._check()

    def take_focus(self) -> None:
        """The button that begins has the keyboard: everything stands already."""
        target = self.start if self.start.isEnabled() else self.seats.rows[0].name
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        self.start.appear()

    def retranslate(self) -> None:
        """Read all words again."""
        wording = wording_of(self.game_id)
        self._title.setText(wording.title())
        self._who.setText(self.tr("Who plays?"))
        self._hint.setText(self.tr("In the order in which they sit round the table, clockwise."))
        self._how.setText(self.tr("How?"))
        self._opening_title.setText(self.tr("Which deal?"))
        if self.form is not None:
            self.form.retranslate()
        self.start.setText(self.tr("Start the game"))
        self.leave.setText(self.tr("Back to the shelf"))
        self.options.say(wording)
        self._check()
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.window().isFullScreen():
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _fewest(self) -> int:
        """How few may play with the options chosen: the rules themselves are asked."""
        game, options = library.game(self.game_id), self.options.options()
        fewest = self._facts.seats_min
        while fewest > 1:
            try:
                game.start([str(number) for number in range(fewest - 1)], options)
            except BadGame:
                break
            fewest -= 1
        return fewest

    def _check(self) -> None:
        fewest = self._fewest()
        self.seats.set_limits(
            min(fewest, len(self.seats.rows)) if self.seats.rows else fewest, self._facts.seats_max
        )
        missing = fewest - len(self.seats.rows)
        self.seating.show_seats(self.seats.seats())
        text = ""
        if missing > 0:
            text = QCoreApplication.translate("NewGamePage", "%n more player(s) needed.", None, missing)
        problem = text or (self.form.problem() if self.form is not None else "")
        if problem != self._problem.text():
            self._problem.setText(problem)
            self._to_say.start()
        people = ", ".join(names.tidy(row.name.text()) for row in self.seats.rows)
        self.start.setAccessibleDescription(labelled(self._title.text(), people))
        self.start.setEnabled(self.seats.are_good() and not problem)

    def _say_problem(self) -> None:
        """Why the game cannot begin is said where the keyboard is: none comes to the button now."""
        focused = self.focusWidget()
        if focused is not None:
            say_at(focused, self._problem.text())

    def _tell_form(self) -> None:
        if self.form is not None:
            self.form.set_options(self.options.options())

    def _begin(self) -> None:
        if self.start.isEnabled():
            opening = self.form.opening() if self.form is not None else None
            self.begin.emit(self.game_id, self.seats.seats(), self.options.options(), opening)
