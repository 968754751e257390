"""The style of the windows, made from the colours and fonts of the theme, and what the system asks of it.

Widgets have a property `look` ("primary", "quiet", "parchment", "title" …), by which the style sheet
selects them. Sizes are in logical pixels and grow with the text size, from 80 to 200 %.
"""

from __future__ import annotations

from functools import cache
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QStyle, QWidget

from pierres.fonts import SANS, SERIF
from pierres.paths import resource_path
from pierres.table import theme

SCALES = (80, 90, 100, 115, 130, 150, 175, 200)
"""The text sizes of the menu, in percent."""

TEXT = 15
TITLE = 26
DISPLAY = 40


class _Scale:
    """The text size in force, in percent: one window, one size."""

    percent = 100


def scale() -> int:
    """The text size in force, in percent."""
    return _Scale.percent


def set_scale(percent: int) -> None:
    """Set the text size (clamped to 80 to 200 %); it is used from the next `apply` on."""
    _Scale.percent = max(80, min(200, percent))


def next_scale(direction: int) -> int:
    """The next larger (`direction` 1) or smaller (-1) text size of the menu, in percent."""
    others = [size for size in SCALES if (size - _Scale.percent) * direction > 0]
    return min(others, key=lambda size: abs(size - _Scale.percent), default=_Scale.percent)


def px(size: float) -> int:
    """`size` logical pixels at 100 %, grown with the text size."""
    return max(1, round(size * _Scale.percent / 100))


def set_look(widget: QWidget, look: str) -> None:
    """Set the look of a widget; the style sheet has the list."""
    set_property(widget, "look", look)


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet looks at."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def palette() -> QPalette:
    """The palette of the theme, for what the style sheet does not cover."""
    made = QPalette()
    group = QPalette.ColorRole
    for role, name in (
        (group.Window, "room"), (group.WindowText, "text"), (group.Base, "panel"),
        (group.AlternateBase, "room"),
        (group.Text, "text"), (group.Button, "panel"), (group.ButtonText, "text"),
        (group.BrightText, "text_strong"),
        (group.ToolTipBase, "parchment"), (group.ToolTipText, "ink"), (group.Highlight, "gold"),
        (group.HighlightedText, "ink"), (group.PlaceholderText, "text_soft"), (group.Link, "text_strong"),
        (group.LinkVisited, "text_strong"), (group.Light, "room_light"), (group.Midlight, "room_light"),
        (group.Dark, "room_dark"), (group.Mid, "room_dark"), (group.Shadow, "shadow"),
    ):  # fmt: skip
        made.setColor(role, theme.colour(name))
    soft = theme.colour("text_soft")  # never paler: disabled text must be readable too
    for role in (group.WindowText, group.Text, group.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, soft)
    return made


def style_sheet() -> str:
    """The style sheet of the theme and the text size in force."""
    names = {key: QColor(value).name() for key, value in theme.current().table.items()}
    numbers = {f"px{n}": str(px(n)) for n in (1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 14, 16, 18, 20, 22, 24, 30)}
    arrow = "ink" if theme.current().name == "linen" else "light"
    known = {
        **names,
        **numbers,
        "sans": SANS,
        "serif": SERIF,
        "text_px": px(TEXT),
        "small_px": px(13),
        # Half of the whole, with its edge: Qt draws a square where it is more, and corners where it is less.
        "radio_round": (px(16) + 4) // 2,
        "go_px": round(18 * (1 + (_Scale.percent / 100 - 1) * 0.6)),
        "title_px": px(TITLE),
        "head_px": px(19),
        "display_px": px(DISPLAY),
    }
    # Our own drawings are sharp at every pixel ratio; those of the Qt style are enlarged bitmaps.
    for sign in ("tick", "down", "up", "left", "right"):
        known[f"{sign}_ink"] = resource_path("windows", f"{sign}-ink.svg").as_posix()
        known[sign] = resource_path("windows", f"{sign}-{arrow}.svg").as_posix()
    return Template(_template()).substitute(known)


@cache
def _template() -> str:
    return resource_path("windows", "style.qss").read_text(encoding="utf-8")


def apply(window: QWidget) -> None:
    """Apply theme and text size to `window` and all its children, dialogs included."""
    window.setPalette(palette())
    sheet = style_sheet()
    if window.styleSheet() != sheet:
        window.setStyleSheet(sheet)


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
