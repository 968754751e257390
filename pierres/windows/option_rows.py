"""The options of a game as rows to choose from: a check box, a choice or a number each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QGridLayout, QSpinBox, QVBoxLayout, QWidget

from pierres.rules.game import OptionFact
from pierres.rules.given import Json
from pierres.windows import style
from pierres.windows.fields import ComboBox, keep_from_wheel
from pierres.windows.tick_label import TickLabel
from pierres.windows.widgets import filled, label, set_stacked
from pierres.wording.base import Wording


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
