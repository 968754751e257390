"""The page of a new game: who plays, in which seat, and with which options; one button begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from pierres.locales import labelled
from pierres.rules.game import BadGame, OptionFact
from pierres.rules.given import Json
from pierres.store import library
from pierres.store.settings import SeatSetting
from pierres.table import registry
from pierres.windows import names, style
from pierres.windows.crests import Seating
from pierres.windows.fields import ComboBox, keep_from_wheel
from pierres.windows.readers import say_at
from pierres.windows.seat_rows import SeatRows, people_to_seat
from pierres.windows.widgets import (
    EnterButton,
    Page,
    filled,
    frame,
    gap,
    label,
    scroll_area,
    set_stacked,
    single_shot,
)
from pierres.wording.base import Wording

USUAL_SEATS = 4
BESIDE_FROM = 680
"""From this width on, in pixels at 100 %, the options are beside the seats."""
PAUSE_MS = 700
"""After so long a pause in typing screen readers say what is wrong."""
PICTURE = 130
"""The least height for the picture of the table, in pixels."""


class NewGamePage(Page):
    """Seats and options of one game, and its opening where there is a choice of that.

    `begin` carries the game, the seats, the options, and the Opening or None.
    """

    begin = Signal(str, list, dict, object)

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._facts = library.game(game_id).facts
        self.seats = SeatRows()
        self.options = OptionRows(self._facts.options)
        self.seating = Seating()
        self.form = registry.opening_form(game_id)
        self.start, self.leave = EnterButton("primary"), EnterButton()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sheet = frame("parchment")
        self._title = label(kind="title")
        self._who, self._how = label(kind="head"), label(kind="head")
        self._hint = label(kind="small", wrap=True)
        self._opening_title = label(kind="head")
        self._problem = label(kind="fault", wrap=True)
        self._problem.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # Not in the middle of a word: what is typed is a problem until the last letter.
        self._to_say = single_shot(self, PAUSE_MS, self._say_problem)
        self._build()
        # Only with a parent: before, it would be a window of its own and take the keyboard.
        self._hint.setVisible(self._facts.seats_max > 1)
        self.seats.set_limits(self._facts.seats_min, self._facts.seats_max)
        self.seats.fill(max(self._facts.seats_min, min(USUAL_SEATS, self._facts.seats_max)))
        self.seats.changed.connect(self._check)
        self.options.changed.connect(self._check)
        if self.form is not None:
            self.form.changed.connect(self._check)
            self.options.changed.connect(self._tell_form)
        self.start.clicked.connect(self._begin)
        self.leave.clicked.connect(self.back)
        self.retranslate()

    def _build(self) -> None:
        # The deal is what people come for; the options of the rules seldom change.
        opening = (self._opening_title, self.form, gap(14)) if self.form is not None else ()
        left = filled(QVBoxLayout(), *opening, self._who, self._hint, self.seats, 1, spacing=8)
        right = filled(QVBoxLayout(), self._how, self.options, (self.seating, 1), 0, spacing=8)
        if self.form is None:
            # A label without a parent would outlive the page.
            self._opening_title.setParent(self._sheet)
            self._opening_title.hide()
        columns = filled(self._columns, (left, 5), (right, 4), margins=(0, 0, 8, 0), spacing=32)
        self.area = scroll_area(columns)
        foot = filled(QHBoxLayout(), self.leave, (self._problem, 1), self.start, spacing=16)
        parts = (self._title, frame("parchment_rule"), (self.area, 1), foot)
        filled(QVBoxLayout(self._sheet), *parts, margins=(32, 20, 32, 20), spacing=14)
        filled(QHBoxLayout(self), 1, (self._sheet, 40), 1, margins=(24, 18, 24, 18))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update_style()

    def update_style(self) -> None:
        # Side by side where there is room, else below each other; the picture of the table comes last.
        self._sheet.setMaximumSize(style.px(1180), style.px(800))
        # The layout comes later: the room inside the sheet is calculated from what surrounds it.
        width = min(self.width() - 48, self._sheet.maximumWidth()) - 72
        round_it = self._title.sizeHint().height() + self.start.sizeHint().height() + 40 + 3 * 14
        height = min(self.height() - 36, self._sheet.maximumHeight()) - round_it
        stacked = width < style.px(BESIDE_FROM)
        set_stacked(self._columns, stacked)
        words = self._how.sizeHint().height() + self.options.heightForWidth((width - 32) * 4 // 9) + 24
        several = self._facts.seats_max > 1
        self.seating.setVisible(several and not stacked and height - words >= PICTURE)

    def propose(self, people: Sequence[SeatSetting], count: int, options: Mapping[str, Json]) -> None:
        """Show the options of an earlier game and `count` seats (0: the default), known people first."""
        self.options.set_options(options)
        self._tell_form()
        self.seats.people = people_to_seat(people)
        usual = count or max(self._facts.seats_min, USUAL_SEATS)
        self.seats.fill(max(self._fewest(), min(usual, self._facts.seats_max)))
        self._check()

    def take_focus(self) -> None:
        """Focus the button that begins, for everything is filled in, or the first name."""
        (self.start if self.start.isEnabled() else self.seats.rows[0].name).setFocus()
        self.start.appear()

    def retranslate(self) -> None:
        wording = registry.wording(self.game_id)
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
        self.seats.retranslate()
        self._check()
        self.update_style()

    def _fewest(self) -> int:
        """The fewest players with the options chosen, as the rules say."""
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
        fewest, seated = self._fewest(), len(self.seats.rows)
        self.seats.set_limits(min(fewest, seated) or fewest, self._facts.seats_max)
        self.seating.show_seats(self.seats.seats())
        problem = self.form.problem() if self.form is not None else ""
        if (more := fewest - seated) > 0:
            problem = QCoreApplication.translate("NewGamePage", "%n more player(s) needed.", None, more)
        if problem != self._problem.text():
            self._problem.setText(problem)
            self._to_say.start()
        people = ", ".join(names.tidy(row.name.text()) for row in self.seats.rows)
        self.start.setAccessibleDescription(labelled(self._title.text(), people))
        self.start.setEnabled(self.seats.are_good() and not problem)

    def _say_problem(self) -> None:
        """Why the game cannot begin is said where the keyboard is: none comes to the button now."""
        if (focused := self.focusWidget()) is not None:
            say_at(focused, self._problem.text())

    def _tell_form(self) -> None:
        if self.form is not None:
            self.form.set_options(self.options.options())

    def _begin(self) -> None:
        if self.start.isEnabled():
            opening = self.form.opening() if self.form is not None else None
            self.begin.emit(self.game_id, self.seats.seats(), self.options.options(), opening)


class TickLabel(QLabel):
    """The label of a check box, wrapped where it does not fit; a click on it toggles the box."""

    def __init__(self, tick: QCheckBox) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._tick = tick
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._tick.setFocus(Qt.FocusReason.MouseFocusReason)
            self._tick.click()


class OptionRow(QWidget):
    """One option: a check box, a choice or a number, and a sentence on what it changes."""

    changed = Signal()

    def __init__(self, fact: OptionFact, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fact = fact
        self.tick: QCheckBox | None = None
        self.choice: ComboBox | None = None
        self.number: QSpinBox | None = None
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.name = label()
        self._explanation = label(kind="small", wrap=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        if set(fact.choices) == {False, True}:
            self.tick = QCheckBox()
            self.tick.setChecked(bool(fact.default))
            self.tick.toggled.connect(self.changed)
            self.name = TickLabel(self.tick)
            grid.addWidget(self.tick, 0, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(self.name, 0, 1)
            grid.addWidget(self._explanation, 1, 1)
        else:
            field = self._choice() if fact.choices else self._number()
            self.name.setBuddy(field)
            filled(self._line, self.name, field, 1, spacing=12)
            self._line.setAlignment(field, Qt.AlignmentFlag.AlignLeft)
            grid.addLayout(self._line, 0, 0, 1, 2)
            grid.addWidget(self._explanation, 1, 0, 1, 2)

    def _choice(self) -> ComboBox:
        self.choice = ComboBox()
        for value in self.fact.choices:
            self.choice.addItem("", value)
        self.choice.setCurrentIndex(self.choice.findData(self.fact.default))
        self.choice.currentIndexChanged.connect(self.changed)
        return self.choice

    def _number(self) -> QSpinBox:
        numbers, default = self.fact.numbers, self.fact.default
        assert isinstance(default, int)
        self.number = QSpinBox(minimum=numbers[0], maximum=numbers[-1], value=default)
        keep_from_wheel(self.number)
        # The style sheet leaves its line edit without a margin.
        self.number.lineEdit().setTextMargins(style.px(7), 0, 0, 0)
        self.number.valueChanged.connect(self.changed)
        return self.number

    def minimumSizeHint(self) -> QSize:
        """As narrow as the wider of name and field: where there is no more room one is below the other."""
        least = super().minimumSizeHint()
        if (field := self.choice or self.number) is None:
            return least
        return QSize(max(self.name.sizeHint().width(), field.minimumSizeHint().width()), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break_line()

    def _break_line(self) -> None:
        if (field := self.choice or self.number) is not None:
            needed = self.name.sizeHint().width() + self._line.spacing() + field.sizeHint().width()
            set_stacked(self._line, needed > self.width())

    def value(self) -> Json:
        """What is chosen."""
        if self.tick is not None:
            return self.tick.isChecked()
        if self.number is not None:
            return self.number.value()
        assert self.choice is not None
        return self.fact.choices[self.choice.currentIndex()]

    def set_value(self, value: Json) -> None:
        """Choose `value`, if it is one of the choices."""
        if self.number is not None and type(value) is int and value in self.fact.numbers:
            self.number.setValue(value)
        if value not in self.fact.choices:
            return
        if self.tick is not None:
            self.tick.setChecked(bool(value))
        elif self.choice is not None:
            self.choice.setCurrentIndex(self.choice.findData(value))

    def say(self, wording: Wording) -> None:
        """Set the texts of the option, in the current language."""
        text = wording.option(self.fact)
        self._explanation.setText(text.explanation)
        self.name.setText(text.label)
        for widget in (self.tick, self.choice, self.number):
            if widget is not None:
                widget.setAccessibleName(text.label)
                if widget is not self.choice:
                    widget.setAccessibleDescription(text.explanation)
        if self.number is not None and self.fact.numbers[0] == 0:
            # Zero is not a number of anything: it has a word of its own.
            self.number.setSpecialValueText(wording.option_value(self.fact, 0))
        if self.choice is not None:
            self.choice.describe(text.explanation)
            for number, value in enumerate(self.fact.choices):
                self.choice.setItemText(number, wording.option_value(self.fact, value))
        self._break_line()


class OptionRows(QWidget):
    """All options of a game that are a choice; one with free values (own cards) is not for this page."""

    changed = Signal()

    def __init__(self, facts: Sequence[OptionFact], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = [OptionRow(fact, self) for fact in facts if fact.choices or fact.numbers]
        filled(QVBoxLayout(self), *self.rows, 1, spacing=12)
        for row in self.rows:
            row.changed.connect(self.changed)

    def options(self) -> dict[str, Json]:
        """The options that differ from their defaults: a record names no others."""
        return {row.fact.name: row.value() for row in self.rows if row.value() != row.fact.default}

    def set_options(self, options: Mapping[str, Json]) -> None:
        """Choose `options`; all others get their defaults."""
        for row in self.rows:
            row.set_value(options.get(row.fact.name, row.fact.default))

    def say(self, wording: Wording) -> None:
        """The words of all options in the current language."""
        for row in self.rows:
            row.say(wording)
