"""The unfinished games, one per row: a button that resumes the game, and one that removes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDateTime, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from pierres.locales import key_text, labelled, moment_text, with_key
from pierres.store.saves import Save
from pierres.windows import style
from pierres.windows.widgets import discard, filled
from pierres.wording.typeset import as_tip, for_ears, isolated, on_button

MOST = 4
"""The number of rows; older games come up when one of them is gone."""
DELETE = QKeySequence(Qt.Key.Key_Delete)


def when(save: Save) -> str:
    """When a game was left, in the format of the language."""
    return moment_text(QDateTime.fromSecsSinceEpoch(int(save.modified)))


class _ResumeButton(QPushButton):
    """The text of a row, elided where it does not fit; the tooltip has all of it. Delete removes."""

    remove = Signal()

    def __init__(self, text: str) -> None:
        super().__init__()
        self._whole = text
        style.set_look(self, "row")
        self.setToolTip(as_tip(text))
        self.setAccessibleName(for_ears(text))
        # Otherwise screen readers would say the tip after the name: the same words again.
        self.setAccessibleDescription(self.tr("{key} removes it").format(key=key_text(DELETE)))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(True)
        self.setText(on_button(text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - style.px(24)
        cut = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(on_button(cut))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            event.accept()
            self.remove.emit()
        else:
            super().keyPressEvent(event)


class UnfinishedRow(QWidget):
    """One game."""

    resume = Signal(object)  # Save
    remove = Signal(object)  # Save

    def __init__(self, save: Save, title: str) -> None:
        super().__init__()
        self.save = save
        self.button = _ResumeButton(f"{title} — {', '.join(map(isolated, save.seats))} — {when(save)}")
        self.cross = remove_button(self.tr("Remove this unfinished game"), self.button.accessibleName())
        self.button.clicked.connect(self._resume)
        self.button.remove.connect(self._remove)
        self.cross.clicked.connect(self._remove)
        filled(QHBoxLayout(self), (self.button, 1), self.cross, spacing=6)

    def _resume(self) -> None:
        self.resume.emit(self.save)

    def _remove(self) -> None:
        self.remove.emit(self.save)


def remove_button(text: str, of: str) -> QToolButton:
    """A small cross that says what it does, and to what."""
    made = QToolButton()
    made.setText("×")
    style.set_look(made, "cross")
    made.setMinimumSize(style.px(30), style.px(30))
    name_remove_button(made, text, of)
    return made


def name_remove_button(button: QToolButton, text: str, of: str) -> None:
    """Set the texts of a `remove_button`."""
    button.setToolTip(as_tip(with_key(text, DELETE)))
    button.setAccessibleName(labelled(text, of))
    button.setAccessibleDescription(key_text(DELETE))


class UnfinishedRows(QWidget):
    """All rows, newest first."""

    resume = Signal(object)  # Save
    remove = Signal(object)  # Save

    def __init__(self, title_of: Callable[[Save], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title_of = title_of
        self.rows: list[UnfinishedRow] = []
        self._column = filled(QVBoxLayout(self), spacing=2)

    def show_saves(self, saves: Sequence[Save]) -> None:
        """Show these games instead of the present ones."""
        for row in self.rows:
            discard(row)
        self.rows = [UnfinishedRow(save, self._title_of(save)) for save in saves[:MOST]]
        for row in self.rows:
            row.resume.connect(self.resume)
            row.remove.connect(self.remove)
            self._column.addWidget(row)
            row.show()
