"""What the system asks for where the settings follow it: the theme and the animation speed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget

SYSTEM = "system"


def theme_of(choice: str) -> str:
    """The theme for `choice`; for `system` the high contrast, light or dark one that is set there."""
    if choice != SYSTEM:
        return choice
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "linen" if hints.colorScheme() == Qt.ColorScheme.Light else "night"


def motion_of(choice: str | None, widget: QWidget) -> str:
    """`off`, `fast`, `normal` or `slow`; without a choice `off` if the system wants no animations."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return choice or ("normal" if widget.style().styleHint(hint, None, widget) else "off")
