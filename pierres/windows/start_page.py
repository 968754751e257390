"""The first page: the games on their shelf, the game that was left, and the games that were saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QMessageBox,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from pierres.models.saves import PathRole, SavesModel, UnfinishedRole
from pierres.store.saves import Save
from pierres.table.registry import TABLES
from pierres.windows import style
from pierres.windows.continue_button import ContinueButton
from pierres.windows.shelf import PLANK, BoxText, Shelf
from pierres.windows.shelf_background import paint_candle, paint_sign, paint_wall
from pierres.windows.unfinished_rows import UnfinishedRows, name_cross, remove_button
from pierres.windows.widgets import Page, frame, label
from pierres.windows.words import title_of, wording_of
from pierres.wording.typeset import isolated

ROWS = 3
"""So many saved games are seen at once."""
EDGE = 28
"""Wall on both sides, in pixels."""


class Wall(QWidget):
    """What the shelf hangs on; the plank runs from wall to wall."""

    def __init__(self, shelf: Shelf, offer: QWidget) -> None:
        super().__init__()
        self._shelf, self._offer = shelf, offer
        for widget in (shelf, offer):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The plank and the sign reach further than what moved, and Qt has no more than that painted anew.
        if event.type() in (
            QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.ShowToParent, QEvent.Type.HideToParent,
        ):  # fmt: skip
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = float(self._shelf.y() + self._shelf.plank_top())
        plank = QRectF(0, top, self.width(), PLANK)
        paint_wall(painter, QRectF(self.rect()), plank)
        box = self._shelf.boxes[0] if self._shelf.boxes else None
        if box is not None and box.alone:
            stands = box.box_rect()
            x = self._shelf.x() + box.x() + stands.x() * 0.45
            paint_candle(painter, QPointF(x, top), min(stands.height() * 0.42, stands.x() * 1.9))
        paint_sign(painter, self.free(), QGuiApplication.applicationDisplayName())
        painter.end()

    def free(self) -> QRectF:
        """The wall above the boxes, and above what is offered to go on with."""
        below = self._shelf.y() + self._shelf.boxes_top()
        if self._offer.isVisibleTo(self):
            below = self._offer.mapTo(self, QPoint(0, 0)).y()
        return QRectF(0, 0, self.width(), below - 12.0)


class StartPage(Page):
    """Shelf, Continue, unfinished and saved games."""

    game_chosen = Signal(str)
    resume = Signal(object)  # Path of an autosave
    open_save = Signal(object)  # Path of a saved game
    remove = Signal(object)  # Path of an autosave that is not wanted any longer

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.continue_button = ContinueButton()
        self.continue_button.clicked.connect(self._resume)
        self.continue_button.remove.connect(self._remove_offered)
        self.cross = remove_button("", "")
        self.cross.clicked.connect(self._remove_offered)
        self.shelf = Shelf(TABLES)
        self.shelf.chosen.connect(self.game_chosen)
        self.unfinished = UnfinishedRows(_title)
        self.unfinished.resume.connect(self._resume_save)
        self.unfinished.remove.connect(self.ask_remove)
        self.model = SavesModel(title_of, self)
        self.saves = QListView()
        self.saves.setModel(self.model)
        self.saves.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.saves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.saves.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.saves.activated.connect(self._open)
        self.saves.clicked.connect(self._open)
        self._left, self._heading = label(kind="head"), label(kind="head")
        self._games: list[Save] = []
        self._doomed: Save | None = None
        self._offer = QWidget()
        self._wall = Wall(self.shelf, self.continue_button)
        self._panel = frame("panel")
        self.area = QScrollArea()
        self._build()
        self.retranslate()

    def focused_game(self) -> str:
        """The game that the keyboard or the pointer is at, "" if it is at none."""
        places: list[tuple[QWidget, str]] = [(box, box.game_id) for box in self.shelf.boxes]
        places += [(row, row.save.game) for row in self.unfinished.rows]
        if self.continue_button.save is not None:
            places.append((self.continue_button, self.continue_button.save.game))
        focus = self.focusWidget()
        for place, game in places:
            if focus is not None and (place is focus or place.isAncestorOf(focus)):
                return game
        return next((game for place, game in places if place.underMouse()), "")

    def _build(self) -> None:
        offer = QHBoxLayout(self._offer)
        offer.setContentsMargins(0, 0, 0, 0)
        offer.setSpacing(6)
        offer.addWidget(self.continue_button, 1)
        offer.addWidget(self.cross)
        self._panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        inner = QVBoxLayout(self._panel)
        inner.setContentsMargins(16, 10, 16, 10)
        inner.setSpacing(4)
        for widget in (self._left, self.unfinished, self._heading, self.saves):
            inner.addWidget(widget)
        column = QVBoxLayout(self._wall)
        column.setContentsMargins(EDGE, 16, EDGE, 16)
        column.setSpacing(12)
        # The shelf hangs a little below the middle; what is left over is wall.
        column.addStretch(5)
        column.addWidget(self._row(self._offer))
        column.addWidget(self.shelf, 100)
        column.addWidget(self._row(self._panel))
        column.addStretch(4)
        self.area.setWidget(self._wall)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.area)

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

    def refresh(self, unfinished: list[Save]) -> None:
        """Read the folders again; `unfinished` are the games that may be gone on with, newest first."""
        self._games = list(unfinished)
        self.model.reload()
        self._show()

    def _show(self) -> None:
        """The newest unfinished game is the ribbon's; the others have rows; then come the saved ones."""
        games = self._games
        if games:
            self.continue_button.offer(games[0], _title(games[0]))
            text = self.tr("Remove this unfinished game")
            name_cross(self.cross, text, self.continue_button.accessibleDescription())
        self.continue_button.setVisible(bool(games))
        self.cross.setVisible(bool(games))
        self.unfinished.tell(games[1:])
        self._left.setVisible(len(games) > 1)
        self.unfinished.setVisible(len(games) > 1)
        saved = 0
        for row in range(self.model.rowCount()):
            elsewhere = bool(self.model.index(row, 0).data(UnfinishedRole))
            self.saves.setRowHidden(row, elsewhere)
            saved += not elsewhere
        for widget in (self._heading, self.saves):
            widget.setVisible(saved > 0)
        height = max(style.px(34), self.saves.sizeHintForRow(self.model.rowCount() - 1))
        self.saves.setFixedHeight(max(1, min(ROWS, saved)) * height + 4)
        self._panel.setVisible(saved > 0 or len(games) > 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        inner = self.width() - 2 * EDGE
        self.shelf.setMaximumHeight(self.shelf.wanted_height(inner))
        wide = max(1100, inner // 2)
        self.continue_button.setMaximumWidth(wide)
        self._offer.setMaximumWidth(wide + 40)
        self._panel.setMaximumWidth(wide)

    def take_focus(self) -> None:
        """The keyboard stands where most people want to go on."""
        if not self.continue_button.isHidden():
            self.continue_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.shelf.boxes:
            self.shelf.boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def update_style(self) -> None:
        """The theme or the text size is another."""
        self.shelf.update_style()
        self._fit()
        self._show()
        self._wall.update()

    def retranslate(self) -> None:
        """Read all words again."""
        self._left.setText(self.tr("Unfinished games"))
        self._heading.setText(self.tr("Saved games"))
        self.saves.setAccessibleName(self._heading.text())
        self.model.retranslate()
        for box in self.shelf.boxes:
            wording = wording_of(box.game_id)
            box.say(BoxText(wording.title(), wording.players_line(), wording.summary(), self.tr("New game")))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # what people want

    def _resume(self) -> None:
        if self.continue_button.save is not None:
            self.resume.emit(self.continue_button.save.path)

    def _resume_save(self, save: Save) -> None:
        self.resume.emit(save.path)

    def _open(self, index: QModelIndex) -> None:
        path = index.data(PathRole)
        if isinstance(path, Path):
            self.open_save.emit(path)

    def _remove_offered(self) -> None:
        if self.continue_button.save is not None:
            self.ask_remove(self.continue_button.save)

    def ask_remove(self, save: Save) -> None:
        """Ask once, calmly, before a game that exists nowhere else is gone; to keep it is what Enter does."""
        self._doomed = save
        box = QMessageBox(self.window())
        box.setObjectName("remove")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Remove an unfinished game"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        text = self.tr("Remove the unfinished game of {names}? You will not be able to continue it.")
        box.setText(text.format(names=", ".join(map(isolated, save.seats))))
        remove = box.addButton(self.tr("&Remove"), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(self.tr("&Keep it"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        remove.clicked.connect(self._remove_doomed)
        box.open()

    def _remove_doomed(self) -> None:
        if self._doomed is not None:
            self.remove.emit(self._doomed.path)
        self._doomed = None


def _title(save: Save) -> str:
    return save.title or title_of(save.game)
