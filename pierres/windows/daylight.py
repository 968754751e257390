"""The theme the system asks for: linen where it is light, night in the dark, high contrast where wanted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

SYSTEM = "system"


def theme_of(choice: str) -> str:
    """The theme to put in force for `choice`: a theme, or `system`."""
    if choice != SYSTEM:
        return choice
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "linen" if hints.colorScheme() == Qt.ColorScheme.Light else "night"
