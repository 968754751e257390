"""Dialogs that ask for a file to open or to save (none is modal), and files dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from pierres.session import Session
from pierres.store.saves import SUFFIX
from pierres.windows.fields import keep_all_from_wheel
from pierres.windows.game_controller import GameController, save_path
from pierres.windows.widgets import question_box
from pierres.wording.typeset import isolated


class FileDialogs(QObject):
    """The signals carry the path that was chosen."""

    to_open = Signal(str)
    to_save = Signal(object)  # Path
    to_export = Signal(str)

    def __init__(self, window: QWidget, controller: GameController) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self._path = Path()

    def ask_open(self) -> None:
        """Ask which saved game to open."""
        dialog = self._dialog(self.tr("Open a saved game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.to_open)
        _show(dialog)

    def ask_save(self) -> None:
        """Ask where to save the current game, if there is one."""
        if self._controller.session is None:
            return
        dialog = self._dialog(self.tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(self._controller.suggested_path())
        dialog.fileSelected.connect(self.take_name)
        _show(dialog)

    def ask_export(self) -> None:
        """Ask where to write the statistics, as a table or as JSON."""
        patterns = ";;".join((self.tr("Tables (*.csv)"), self.tr("JSON (*.json)")))
        dialog = self._made(self.tr("Export the statistics"), "", patterns)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.filterSelected.connect(self._end_with)
        dialog.selectFile(self.tr("Pierres statistics") + ".csv")
        dialog.fileSelected.connect(self.to_export)
        _show(dialog)

    def _end_with(self, pattern: str) -> None:
        dialog = self.sender()
        if isinstance(dialog, QFileDialog):
            dialog.setDefaultSuffix("json" if "json" in pattern else "csv")

    def take_name(self, name: str) -> None:
        """Save under the chosen name, but ask if another file is there: the one with the suffix."""
        chosen, path = Path(name), save_path(Path(name))
        if path == chosen or not path.exists():
            self.to_save.emit(path)
            return
        text = self.tr("A file named {name} already exists. Replace it?").format(name=path.name)
        self._box("replace", path, text, self.tr("&Keep it")).open()

    def ask_changed(self, path: Path) -> None:
        """The file of the current game has been changed by another program: ask before replacing it."""
        text = self.tr(
            "{name} has been changed by another window or program since this game was opened or saved. "
            "Replace it, or save this game in another file?"
        )
        box = self._box("changed", path, text.format(name=path.name), self.tr("&Cancel"))
        elsewhere = box.addButton(self.tr("&Save as…"), QMessageBox.ButtonRole.ActionRole)
        elsewhere.clicked.connect(self.ask_save)
        box.setDefaultButton(elsewhere)
        box.open()

    def _box(self, name: str, path: Path, text: str, decline: str) -> QMessageBox:
        """A question about a file that stands in the way of a game to be saved."""
        self._path = path
        box = question_box(self._window, name, self.tr("Save the game"), text, decline)
        box.addButton(self.tr("&Replace"), QMessageBox.ButtonRole.AcceptRole).clicked.connect(self._replace)
        return box

    def _replace(self) -> None:
        self.to_save.emit(self._path)

    def _dialog(self, title: str) -> QFileDialog:
        suggested = self._controller.suggested_path()
        folder = str(Path(suggested).parent) if suggested else self._controller.saves_folder()
        pattern = self.tr("Saved games (*{suffix})").format(suffix=SUFFIX)
        dialog = self._made(title, folder, pattern)
        dialog.setDefaultSuffix(SUFFIX.lstrip("."))
        return dialog

    def _made(self, title: str, folder: str, patterns: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title, folder, patterns)
        # Qt's own French knows these two under another English text, so it leaves them in English.
        dialog.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("&Look in:"))
        dialog.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Files of &type:"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setObjectName("files")
        return dialog


def _show(dialog: QFileDialog) -> None:
    dialog.open()
    keep_all_from_wheel(dialog)


class FileDrop(QObject):
    """Handles drops. `to_open` carries the file, `trouble` the sentence."""

    to_open = Signal(object)  # Path
    trouble = Signal(str)

    def take(self, event: QDropEvent) -> None:
        """Handle a drop; the file is never moved, whatever the other program proposes."""
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        urls = event.mimeData().urls()
        path = Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
        if len(urls) > 1:
            self.trouble.emit(self.tr("Only one saved game can be opened at a time: drop a single file."))
        elif path is None or not path.is_file():
            self.trouble.emit(self.tr("Drop a saved game here: one file from this computer."))
        else:
            self.to_open.emit(path)

    def waiting(self, left: Session) -> str:
        """A sentence about the game that was open until now."""
        names = ", ".join(map(isolated, left.seats))
        return self.tr("The game you left ({names}) is waiting on the shelf.").format(names=names)
