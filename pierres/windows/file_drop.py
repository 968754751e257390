"""A saved game that is dropped on the window is opened; anything else is answered by one sentence."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QDropEvent

from pierres.session import Session
from pierres.wording.typeset import isolated


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
        return self.tr("The game you left ({names}) is waiting on the shelf.").format(
            names=", ".join(map(isolated, left.seats))
        )
