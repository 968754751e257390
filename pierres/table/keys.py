"""Keys as a person means them: digits on any keyboard, under Caps Lock, on the number pad."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

# The upper row of a French keyboard without Shift. With Caps Lock some systems send the accented capitals.
_AZERTY = {
    Qt.Key.Key_Ampersand: 1, Qt.Key.Key_Eacute: 2, Qt.Key.Key_QuoteDbl: 3, Qt.Key.Key_Apostrophe: 4,
    Qt.Key.Key_ParenLeft: 5, Qt.Key.Key_Minus: 6, Qt.Key.Key_Egrave: 7, Qt.Key.Key_Underscore: 8,
    Qt.Key.Key_Ccedilla: 9, Qt.Key.Key_Agrave: 0,
}  # fmt: skip
_SIGNS = {"&": 1, "é": 2, '"': 3, "'": 4, "(": 5, "-": 6, "è": 7, "_": 8, "ç": 9, "à": 0}
# The first and the last key of the upper row, as the window system numbers keys; 1 … 9, 0 lie in this order.
_TOP_ROW = {"xcb": (10, 19), "wayland": (10, 19), "windows": (2, 11)}
_STEPS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def is_command(event: QKeyEvent) -> bool:
    """Whether it belongs to the menus: pressed with Control, Alt or Meta."""
    return bool(event.modifiers() & _COMMANDS)


def digit_of(event: QKeyEvent) -> int | None:
    """The digit that is meant, or None. The number pad's minus is no 6, nor is a minus beside the digits."""
    text = event.text()
    if len(text) == 1 and text.isascii() and text.isdigit():
        return int(text)
    if event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
        return None
    row = _TOP_ROW.get(QGuiApplication.platformName().split("-")[0])
    code = event.nativeScanCode()
    if row is not None and code:
        first, last = row
        return (code - first + 1) % 10 if first <= code <= last else None
    if text.lower() in _SIGNS:
        return _SIGNS[text.lower()]
    return _AZERTY.get(Qt.Key(event.key()))


def step_of(event: QKeyEvent) -> tuple[int, int] | None:
    """The direction of an arrow key, or None."""
    return _STEPS.get(Qt.Key(event.key()))


def is_enter(event: QKeyEvent) -> bool:
    """Either of the two Enter keys."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
