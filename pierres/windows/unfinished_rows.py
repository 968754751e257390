"""The games that were left unfinished, one a row: a button that goes on with it, and one that removes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDateTime, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from pierres.locales import key_text, labelled, moment_text, with_key
from pierres.store.saves import Save
from pierres.windows import style
from pierres.wording.typeset import as_tip, for_ears, isolated, on_button

MOST = 4
"""So many rows at most; what is older comes up when one of them is gone."""


def when(save: Save) -> str:
    """When a game was left, as the language writes it."""
    moment = QDateTime.fromSecsSinceEpoch(int(save.modified))
    return moment_text(moment)


class _ResumeButton(QPushButton):
    """The words of a row, cut where they do not fit; the whole stands in the tooltip. Delete removes."""

    remove = Signal()

    def __init__(self, text: str) -> None:
        super().__init__()
        self._whole = text
        style.set_look(self, "row")
        self.setToolTip(as_tip(text))
        self.setAccessibleName(for_ears(text))
        # Readers would say the tip after the name: the same words again.
        self.setAccessibleDescription(
            self.tr("{key} removes it").format(key=key_text(QKeySequence(Qt.Key.Key_Delete)))
        )
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(True)
        self.setText(on_button(text))

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        room = self.width() - style.px(24)
        cut = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(on_button(cut))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            event.accept()
            self.remove.emit()
            return
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
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(self.button, 1)
        line.addWidget(self.cross)

    def _resume(self) -> None:
        self.resume.emit(self.save)

    def _remove(self) -> None:
        self.remove.emit(self.save)


def remove_button(text: str, of: str) -> QToolButton:
    """A small cross that says what it does, and of what."""
    made = QToolButton()
    made.setText("×")
    style.set_look(made, "cross")
    made.setMinimumSize(style.px(30), style.px(30))
    name_cross(made, text, of)
    return made


def name_cross(cross: QToolButton, text: str, of: str) -> None:
    """Give a cross its words."""
    cross.setToolTip(as_tip(with_key(text, QKeySequence(Qt.Key.Key_Delete))))
    cross.setAccessibleName(labelled(text, of))
    cross.setAccessibleDescription(key_text(QKeySequence(Qt.Key.Key_Delete)))


class UnfinishedRows(QWidget):
    """All rows, newest first."""

    resume = Signal(object)  # Save
    remove = Signal(object)  # Save

    def __init__(self, title_of: Callable[[Save], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title_of = title_of
        self.rows: list[UnfinishedRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)

    def tell(self, saves: Sequence[Save]) -> None:
        """Show these games instead of those that are there."""
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [UnfinishedRow(save, self._title_of(save)) for save in saves[:MOST]]
        for row in self.rows:
            row.resume.connect(self.resume)
            row.remove.connect(self.remove)
            self._column.addWidget(row)
            row.show()
