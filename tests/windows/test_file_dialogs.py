"""The dialogs for files speak the language of the program throughout, Qt's own words included."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QHeaderView, QLabel, QWidget

from pierres.windows.main_window import MainWindow
from tests.windows.people import begin

SAME = {"Type"}
"""What is the same word in both languages."""


def words(dialog: QFileDialog) -> set[str]:
    """All that a dialog for files says: labels, buttons, menus, hints, the heads of its columns."""
    found = {dialog.windowTitle()}
    for widget in dialog.findChildren(QWidget):
        found.add(widget.toolTip())
        if isinstance(widget, QLabel | QAbstractButton):
            found.add(widget.text())
        elif isinstance(widget, QHeaderView) and widget.orientation() == Qt.Orientation.Horizontal:
            found |= {str(widget.model().headerData(i, widget.orientation())) for i in range(widget.count())}
    found |= {action.text() for action in dialog.findChildren(QAction)}
    return {text.replace("&", "") for text in found if text}


def said(window: MainWindow) -> dict[str, set[str]]:
    """The words of the three dialogs, by what they are for."""
    found = {}
    for ask in (window.files.ask_open, window.files.ask_save, window.files.ask_export):
        ask()
        QApplication.processEvents()
        dialog = window.findChild(QFileDialog, "files")
        assert dialog is not None and dialog.isVisible()
        found[ask.__name__] = words(dialog)
        dialog.reject()
        dialog.deleteLater()
        dialog.setObjectName("")
        QApplication.processEvents()
    return found


def test_no_english_word_in_a_french_dialog(window: MainWindow) -> None:
    window.set_language("fr")
    begin(window)
    french = said(window)
    window.set_language("en")
    english = said(window)
    for name, texts in french.items():
        assert "Chercher dans\N{NO-BREAK SPACE}:" in texts and "Look in:" in english[name]
        assert len(texts) > 15
        assert not (texts & english[name]) - SAME, name
