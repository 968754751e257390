"""The first page: the games on their shelf, the game that was left, and the games that were saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListView, QSizePolicy, QVBoxLayout, QWidget

from pierres.models.saves import PathRole, SavesModel, UnfinishedRole
from pierres.store.saves import Save
from pierres.table.registry import TABLES
from pierres.windows import look
from pierres.windows.room import Room, frame, label
from pierres.windows.shelf import BoxText, ContinueRibbon, Shelf
from pierres.windows.words import title_of, wording_of

ROWS = 3
"""So many saved games are seen at once."""


class StartPage(Room):
    """Shelf, Continue, saved games."""

    game_chosen = Signal(str)
    go_on = Signal(object)  # Path of an autosave
    open_save = Signal(object)  # Path of a saved game

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ribbon = ContinueRibbon()
        self.ribbon.clicked.connect(self._go_on)
        self.ribbon.setMaximumWidth(1100)
        self.shelf = Shelf(TABLES)
        self.shelf.chosen.connect(self.game_chosen)
        self.model = SavesModel(title_of, self)
        self.saves = QListView()
        self.saves.setModel(self.model)
        self.saves.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.saves.setUniformItemSizes(True)
        self.saves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.saves.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.saves.activated.connect(self._open)
        self.saves.clicked.connect(self._open)
        self._heading = label(kind="head")
        self._panel = self._saves_panel()
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(12)
        column.addWidget(self._row(self.ribbon))
        column.addWidget(self.shelf, 1)
        column.addWidget(self._row(self._panel))
        self.setTabOrder(self.ribbon, self.shelf)
        self.retranslate()

    @staticmethod
    def _row(widget: QWidget) -> QWidget:
        """`widget` in the middle of a row, no wider than it likes to be."""
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch(1)
        layout.addWidget(widget, 40)
        layout.addStretch(1)
        return row

    def _saves_panel(self) -> QWidget:
        panel = frame("panel")
        panel.setMaximumWidth(1100)
        panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(16, 10, 16, 10)
        layout.setSpacing(4)
        layout.addWidget(self._heading)
        layout.addWidget(self.saves)
        return panel

    def refresh(self, unfinished: list[Save]) -> None:
        """Read the folders again; `unfinished` are the games that may be gone on with, newest first."""
        self.model.reload()
        if unfinished:
            save = unfinished[0]
            self.ribbon.offer(save, save.title or title_of(save.game))
        self.ribbon.setVisible(bool(unfinished))
        # What the ribbon offers need not be said twice.
        twice = bool(unfinished) and self.model.index(0, 0).data(PathRole) == unfinished[0].path
        self.saves.setRowHidden(0, twice)
        rows = min(ROWS, self.model.rowCount() - twice)
        self._panel.setVisible(rows > 0)
        self.saves.setFixedHeight(max(1, rows) * max(look.px(34), self.saves.sizeHintForRow(0)) + 4)

    def take_focus(self) -> None:
        """The keyboard stands where most people want to go on."""
        if not self.ribbon.isHidden():
            self.ribbon.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.shelf.boxes:
            self.shelf.boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Read all words again."""
        self._heading.setText(self.tr("Saved games"))
        self.saves.setAccessibleName(self._heading.text())
        self.model.retranslate()
        for box in self.shelf.boxes:
            wording = wording_of(box.game_id)
            box.say(BoxText(wording.title(), wording.players_line(), wording.summary(), self.tr("New game")))
        save = self.ribbon.save
        if save is not None:
            self.ribbon.offer(save, save.title or title_of(save.game))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _go_on(self) -> None:
        if self.ribbon.save is not None:
            self.go_on.emit(self.ribbon.save.path)

    def _open(self, index: QModelIndex) -> None:
        path = index.data(PathRole)
        if isinstance(path, Path):
            (self.go_on if index.data(UnfinishedRole) else self.open_save).emit(path)
