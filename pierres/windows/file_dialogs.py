"""Asking for a file, to open or to save; the window goes on meanwhile."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from pierres.store.saves import SUFFIX
from pierres.windows.fields import keep_all_from_wheel
from pierres.windows.game_controller import GameController, save_path


class FileDialogs(QObject):
    """The signals carry the path that was chosen."""

    to_open = Signal(str)
    to_save = Signal(str)
    to_export = Signal(str)

    def __init__(self, window: QWidget, controller: GameController) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self._name = ""

    def ask_open(self) -> None:
        """Ask which saved game to open."""
        dialog = self._dialog(self.tr("Open a saved game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.to_open)
        _show(dialog)

    def ask_save(self) -> None:
        """Ask where to save the game at hand, if there is one."""
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
        """Save under the name chosen. The dialog has asked about that very file; if the name wants an ending
        and there is such a file already, nobody has asked yet.
        """
        chosen = Path(name)
        path = save_path(chosen)
        if path == chosen or not path.exists():
            self.to_save.emit(str(path))
            return
        box = self._box("replace", path)
        box.setText(self.tr("A file named {name} already exists. Replace it?").format(name=path.name))
        self._add_ways(box, self.tr("&Keep it"))
        box.open()

    def ask_changed(self, path: Path) -> None:
        """Somebody else has written the file of the game at hand: nothing is replaced unasked."""
        box = self._box("changed", path)
        text = self.tr(
            "{name} has been changed by another window or program since this game was opened or saved. "
            "Replace it, or save this game in another file?"
        )
        box.setText(text.format(name=path.name))
        elsewhere = box.addButton(self.tr("&Save as…"), QMessageBox.ButtonRole.ActionRole)
        elsewhere.clicked.connect(self.ask_save)
        self._add_ways(box, self.tr("&Cancel"))
        box.setDefaultButton(elsewhere)
        box.open()

    def _box(self, name: str, path: Path) -> QMessageBox:
        """A question about a file that stands in the way of a game to be saved."""
        self._name = str(path)
        box = QMessageBox(self._window)
        box.setObjectName(name)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Save the game"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        return box

    def _add_ways(self, box: QMessageBox, keep: str) -> None:
        replace = box.addButton(self.tr("&Replace"), QMessageBox.ButtonRole.AcceptRole)
        replace.clicked.connect(self._replace)
        kept = box.addButton(keep, QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(kept)
        box.setEscapeButton(kept)

    def _replace(self) -> None:
        self.to_save.emit(self._name)

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
