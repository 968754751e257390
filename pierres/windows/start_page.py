"""The first page: the games on their shelf, the unfinished games, and the saved ones."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QMessageBox, QSizePolicy, QVBoxLayout, QWidget

from pierres.models.saves import SavesModel
from pierres.store.saves import Save
from pierres.table import registry
from pierres.table.registry import TABLES, title_of
from pierres.windows import style
from pierres.windows.shelf import PLANK, BoxText, Shelf, paint_sign, paint_wall
from pierres.windows.unfinished_games import ContinueButton, UnfinishedRows, name_remove_button, remove_button
from pierres.windows.widgets import Page, filled, frame, label, painting, question_box, scroll_area
from pierres.wording.typeset import isolated

ROWS = 3
"""How many saved games are visible at once."""
EDGE = 28
"""The wall on both sides, in pixels."""


class Wall(QWidget):
    """What the shelf hangs on; the plank runs from edge to edge."""

    def __init__(self, shelf: Shelf, offer: QWidget) -> None:
        super().__init__()
        self._shelf, self._offer = shelf, offer
        for widget in (shelf, offer):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The plank and the sign are larger than what has moved, which is all that Qt repaints.
        if event.type() in (
            QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.ShowToParent, QEvent.Type.HideToParent,
        ):  # fmt: skip
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            top = float(self._shelf.y() + self._shelf.plank_top())
            paint_wall(painter, QRectF(self.rect()), QRectF(0, top, self.width(), PLANK))
            paint_sign(painter, self.free(), QGuiApplication.applicationDisplayName())

    def free(self) -> QRectF:
        """The wall above the boxes and the offer to continue."""
        below = self._shelf.y() + self._shelf.boxes_top()
        if self._offer.isVisibleTo(self):
            below = self._offer.mapTo(self, QPoint(0, 0)).y()
        return QRectF(0, 0, self.width(), below - 12.0)


class StartPage(Page):
    """Shelf, continue button, unfinished and saved games."""

    game_chosen = Signal(str)
    resume = Signal(object)  # Path of an autosave
    open_save = Signal(object)  # Path of a saved game
    remove = Signal(object)  # Path of an autosave that is no longer wanted

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.continue_button = ContinueButton()
        self.continue_button.clicked.connect(self._resume_offered)
        self.continue_button.remove.connect(self._remove_offered)
        self.cross = remove_button("", "")
        self.cross.clicked.connect(self._remove_offered)
        self.shelf = Shelf(TABLES)
        self.shelf.chosen.connect(self.game_chosen)
        self.unfinished = UnfinishedRows()
        self.unfinished.resume.connect(self._resume)
        self.unfinished.remove.connect(self.ask_remove)
        self.model = SavesModel(title_of, self)
        self.saves = QListView()
        self.saves.setModel(self.model)
        self.saves.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.saves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.saves.activated.connect(self._open)
        self.saves.clicked.connect(self._open)
        self._left, self._heading = label(kind="head"), label(kind="head")
        self._games: list[Save] = []
        self._doomed: Save | None = None
        self._offer = QWidget()
        filled(QHBoxLayout(self._offer), (self.continue_button, 1), self.cross, spacing=6)
        self._panel = frame("panel")
        self._panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        lists = (self._left, self.unfinished, self._heading, self.saves)
        filled(QVBoxLayout(self._panel), *lists, margins=(16, 10, 16, 10), spacing=4)
        # The shelf hangs a little below the middle; the rest is wall.
        self._wall = Wall(self.shelf, self.continue_button)
        rows = (5, _centred(self._offer), (self.shelf, 100), _centred(self._panel), 4)
        filled(QVBoxLayout(self._wall), *rows, margins=(EDGE, 16, EDGE, 16), spacing=12)
        self.area = scroll_area(self._wall)
        filled(QVBoxLayout(self), self.area)
        self.retranslate()

    def focused_game(self) -> str:
        """The game that has the keyboard focus or the pointer, "" if none has."""
        places: list[tuple[QWidget, str]] = [(box, box.game_id) for box in self.shelf.boxes]
        places += [(row, row.save.game) for row in self.unfinished.rows]
        if self.continue_button.save is not None:
            places.append((self.continue_button, self.continue_button.save.game))
        focus = self.focusWidget()
        focused = (game for place, game in places if focus and (place is focus or place.isAncestorOf(focus)))
        return next(focused, None) or next((game for place, game in places if place.underMouse()), "")

    def refresh(self, unfinished: list[Save]) -> None:
        """Read the folders again; `unfinished` are the games that can be resumed, newest first."""
        self._games = list(unfinished)
        self.model.reload()
        self._show()

    def _show(self) -> None:
        """The newest unfinished game is on the button, the others have rows; then come the saved ones."""
        games, saved = self._games, self.model.rowCount()
        if games:
            self.continue_button.offer(games[0])
            text = self.tr("Remove this unfinished game")
            name_remove_button(self.cross, text, self.continue_button.accessibleDescription())
        self.unfinished.show_saves(games[1:])
        for widgets, shown in (
            ((self.continue_button, self.cross), bool(games)),
            ((self._left, self.unfinished), len(games) > 1),
            ((self._heading, self.saves), saved > 0),
            ((self._panel,), saved > 0 or len(games) > 1),
        ):
            for widget in widgets:
                widget.setVisible(shown)
        height = max(style.px(34), self.saves.sizeHintForRow(saved - 1))
        self.saves.setFixedHeight(max(1, min(ROWS, saved)) * height + 4)

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
        """Focus what most people want: to continue, or else the first game."""
        (self.shelf.boxes[0] if self.continue_button.isHidden() else self.continue_button).setFocus()

    def update_style(self) -> None:
        self.shelf.update_style()
        self._fit()
        self._show()
        self._wall.update()

    def retranslate(self) -> None:
        self._left.setText(self.tr("Unfinished games"))
        self._heading.setText(self.tr("Saved games"))
        self.saves.setAccessibleName(self._heading.text())
        self.model.retranslate()
        for box in self.shelf.boxes:
            wording = registry.wording(box.game_id)
            box.say(BoxText(wording.title(), wording.players_line(), wording.summary(), self.tr("New game")))
        self.shelf.fit_words()
        self._show()

    def _resume_offered(self) -> None:
        if self.continue_button.save is not None:
            self._resume(self.continue_button.save)

    def _resume(self, save: Save) -> None:
        self.resume.emit(save.path)

    def _open(self, index: QModelIndex) -> None:
        if self.model.flags(index) & Qt.ItemFlag.ItemIsEnabled:
            self.open_save.emit(self.model.path(index.row()))

    def _remove_offered(self) -> None:
        if self.continue_button.save is not None:
            self.ask_remove(self.continue_button.save)

    def ask_remove(self, save: Save) -> None:
        """Ask once before a game that exists nowhere else is removed; Enter keeps it."""
        self._doomed = save
        text = self.tr("Remove the unfinished game of {names}? You will not be able to continue it.")
        text = text.format(names=", ".join(map(isolated, save.seats)))
        title, keep = self.tr("Remove an unfinished game"), self.tr("&Keep it")
        box = question_box(self.window(), "remove", title, text, keep)
        remove = box.addButton(self.tr("&Remove"), QMessageBox.ButtonRole.DestructiveRole)
        remove.clicked.connect(self._remove_doomed)
        box.open()

    def _remove_doomed(self) -> None:
        if self._doomed is not None:
            self.remove.emit(self._doomed.path)


def _centred(widget: QWidget) -> QWidget:
    """`widget` in the middle of a row, no wider than its maximum."""
    row = QWidget()
    filled(QHBoxLayout(row), 1, (widget, 40), 1)
    return row
