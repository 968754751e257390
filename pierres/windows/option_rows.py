"""The options of a game, whatever game it is: made from its facts and named by its wording."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from pierres.models.wording import Wording
from pierres.rules.game import OptionFact
from pierres.windows.room import label


class OptionRow(QWidget):
    """One option: a box to tick or a choice, and a sentence on what it changes."""

    changed = Signal()

    def __init__(self, fact: OptionFact, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fact = fact
        self.tick: QCheckBox | None = None
        self.choice: QComboBox | None = None
        self._name: QLabel | None = None
        self._explanation = label(kind="small", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        if set(fact.choices) == {False, True}:
            self.tick = QCheckBox()
            self.tick.setChecked(bool(fact.default))
            self.tick.toggled.connect(self.changed)
            column.addWidget(self.tick)
            self._explanation.setContentsMargins(30, 0, 0, 0)
        else:
            self.choice = QComboBox()
            for value in fact.choices:
                self.choice.addItem("", value)
            self.choice.setCurrentIndex(self.choice.findData(fact.default))
            self.choice.currentIndexChanged.connect(self.changed)
            self._name = label()
            self._name.setBuddy(self.choice)
            row = QHBoxLayout()
            row.addWidget(self._name)
            row.addWidget(self.choice)
            row.addStretch(1)
            column.addLayout(row)
        column.addWidget(self._explanation)

    def value(self) -> Any:
        """What is chosen."""
        if self.tick is not None:
            return self.tick.isChecked()
        assert self.choice is not None
        return self.choice.currentData()

    def set_value(self, value: object) -> None:
        """Choose `value`, if it is one of the choices."""
        if value not in self.fact.choices:
            return
        if self.tick is not None:
            self.tick.setChecked(bool(value))
        elif self.choice is not None:
            self.choice.setCurrentIndex(self.choice.findData(value))

    def say(self, wording: Wording) -> None:
        """The words of the option in the language at hand."""
        text = wording.option(self.fact)
        self._explanation.setText(text.explanation)
        if self.tick is not None:
            self.tick.setText(text.label)
            self.tick.setAccessibleDescription(text.explanation)
        if self.choice is not None and self._name is not None:
            self._name.setText(text.label)
            self.choice.setAccessibleName(text.label)
            self.choice.setAccessibleDescription(text.explanation)
            for number, value in enumerate(self.fact.choices):
                self.choice.setItemText(number, wording.option_value(self.fact, value))


class OptionRows(QWidget):
    """All options of a game that are a choice; one with free values (own cards) is not for this page."""

    changed = Signal()

    def __init__(self, facts: Sequence[OptionFact], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = [OptionRow(fact, self) for fact in facts if fact.choices]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for row in self.rows:
            row.changed.connect(self.changed)
            column.addWidget(row)
        column.addStretch(1)

    def options(self) -> dict[str, Any]:
        """The options that differ from their defaults: a record names no others."""
        return {row.fact.name: row.value() for row in self.rows if row.value() != row.fact.default}

    def set_options(self, options: Mapping[str, Any]) -> None:
        """Choose `options`; what is not named stands at its default."""
        for row in self.rows:
            row.set_value(options.get(row.fact.name, row.fact.default))

    def say(self, wording: Wording) -> None:
        """The words of all options in the language at hand."""
        for row in self.rows:
            row.say(wording)
