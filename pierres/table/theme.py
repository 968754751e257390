"""Colours and fonts of the table, by name, in three themes.

Every drawing asks for a colour by what it is ("parchment", "felt", "ruby"), never by number, so a theme is
one table of names. `night` is the game by candle light; `linen` is a light table; `contrast` is for tired
eyes and bad projectors: it also puts a letter on every stone and coin.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtGui import QColor, QFont

from pierres.fonts import SANS, SERIF

NIGHT: Mapping[str, str] = {
    "room": "#222a42", "room_light": "#39466f", "room_dark": "#131827",
    "table": "#2a3350", "table_deep": "#1d2233",
    "felt": "#27325a", "felt_light": "#36467a", "felt_dark": "#1b2343", "felt_edge": "#131a33",
    "felt_line": "#96803f", "felt_shade": "#0c1122",
    "wood": "#6b4a32", "wood_light": "#946a47", "wood_dark": "#3d2919", "wood_line": "#20140c",
    "panel": "#141a30", "panel_line": "#a9853a",
    "text": "#f2e6cb", "text_soft": "#bcc5d3", "text_strong": "#fbe7b8", "text_rim": "#151b30",
    "parchment": "#f2e6cb", "parchment_light": "#f9f1dc", "parchment_dark": "#e6d3ab",
    "parchment_edge": "#b99a6a",
    "paper": "#fffdf6", "ink": "#2b2118", "ink_soft": "#6b5331", "line": "#1c130c",
    "gold": "#d8a53a", "gold_light": "#ffe9a8", "gold_dark": "#7d5a14",
    "name": "#ffcb52",
    "ruby": "#c62f3d", "sapphire": "#2f6fd0", "topaz": "#e9b727",
    "silver": "#b9c2cf", "beige": "#c79a63", "curse": "#17131c", "star": "#c62f3d",
    "bag_edge": "#0b0a0d",
    "ribbon_base": "#fffdf6", "ribbon_special": "#f3d489",
    "back": "#3a2247", "back_deep": "#2b1436", "medal_light": "#39456e", "medal_dark": "#161b2b",
    "button": "#b04a30", "button_hover": "#c55a3d", "button_text": "#fff6e4",
    "focus": "#ffe27a", "focus_edge": "#0b0e18", "glow": "#ffd98a", "halo": "#ffd35a", "shadow": "#070a12",
}  # fmt: skip

LINEN: Mapping[str, str] = {
    **NIGHT,
    "room": "#e6dcc6", "room_light": "#f6efdf", "room_dark": "#cbbd9f",
    "table": "#d9cdb2", "table_deep": "#c6b795",
    "felt": "#cdd3c6", "felt_light": "#e2e6da", "felt_dark": "#b4bdac", "felt_edge": "#7d7560",
    "felt_line": "#8a6a2a", "felt_shade": "#8c937f",
    "wood": "#a97c50", "wood_light": "#d2a878", "wood_dark": "#7a5433", "wood_line": "#3a2616",
    "panel": "#fbf6e8", "panel_line": "#8a6a2a",
    "name": "#7f4b00",
    "text": "#2b2118", "text_soft": "#4c4433", "text_strong": "#3a2410", "text_rim": "#f3eee0",
    "focus": "#0b3fae", "focus_edge": "#ffffff", "glow": "#ffb52e", "halo": "#d9730b", "shadow": "#4a3d28",
}  # fmt: skip

CONTRAST: Mapping[str, str] = {
    **NIGHT,
    "room": "#000000", "room_light": "#000000", "room_dark": "#000000",
    "table": "#0a0a0a", "table_deep": "#000000",
    "felt": "#0b1020", "felt_light": "#0b1020", "felt_dark": "#0b1020", "felt_edge": "#ffffff",
    "felt_line": "#ffd35a", "felt_shade": "#000000",
    "wood": "#3a3a3a", "wood_light": "#5a5a5a", "wood_dark": "#202020", "wood_line": "#ffffff",
    "panel": "#000000", "panel_line": "#ffffff",
    "name": "#ffe97a",
    "text": "#ffffff", "text_soft": "#ffffff", "text_strong": "#ffe97a", "text_rim": "#000000",
    "parchment": "#fffaf0", "parchment_light": "#ffffff", "parchment_dark": "#fff4dc",
    "parchment_edge": "#5c4625",
    "ink": "#000000", "ink_soft": "#33240f", "line": "#000000",
    "ruby": "#d40f26", "sapphire": "#1458d8", "topaz": "#ffc400", "star": "#c4001a",
    "bag_edge": "#e8e8e8",
    "ribbon_base": "#ffffff", "ribbon_special": "#ffd75e", "medal_light": "#20283f", "medal_dark": "#05070d",
    "back": "#3a1650", "back_deep": "#1c0628",
    "button": "#9a2b10", "button_hover": "#b8371a", "button_text": "#ffffff",
    "focus": "#00e5ff", "focus_edge": "#000000", "glow": "#fff2a0", "halo": "#ffe100", "shadow": "#000000",
}  # fmt: skip

# The six seats. A crest goes with each colour, so that seats too are told apart without colour.
SEAT_COLOURS = ("coral", "teal", "violet", "ochre", "azure", "rose")
CRESTS = ("flame", "tower", "leaf", "key", "chalice", "sun")
_SEATS: Mapping[str, str] = {
    "coral": "#b9492f", "teal": "#2f8571", "violet": "#7453ab", "ochre": "#b0801f", "azure": "#2f74b8",
    "rose": "#b04f7e",
}  # fmt: skip

# Letters of the high-contrast theme. The French word for common gold is "vulgaire", hence the two tables;
# argent and the skull's cross are understood in both languages, D is for the amulet that doubles.
_LETTERS: Mapping[str, Mapping[str, str]] = {
    "en": {"red": "R", "blue": "S", "yellow": "T", "fairy": "F", "common": "C", "silver": "A", "cursed": "X",
           "amulet": "D"},
    "fr": {"red": "R", "blue": "S", "yellow": "T", "fairy": "F", "common": "V", "silver": "A", "cursed": "X",
           "amulet": "D"},
}  # fmt: skip


@dataclass(frozen=True)
class Theme:
    """A named table of colours. `letters` says whether stones and coins carry a letter."""

    name: str
    table: Mapping[str, str]
    letters: bool = False

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """The colour called `name`, `alpha` from 0 to 1. Raises KeyError for an unknown name."""
        colour = QColor(self.table[name])
        if alpha < 1.0:
            colour.setAlphaF(alpha)
        return colour


THEMES: Mapping[str, Theme] = {
    "night": Theme("night", NIGHT),
    "linen": Theme("linen", LINEN),
    "contrast": Theme("contrast", CONTRAST, letters=True),
}


class _Choice:
    """What is in force. A piece sees by the stamp that its picture is of another theme."""

    theme = THEMES["night"]
    language = "fr"
    stamp = "night"
    listeners: ClassVar[list[Callable[[], None]]] = []


def current() -> Theme:
    """The theme in force."""
    return _Choice.theme


def use(name: str, language: str | None = None) -> None:
    """Put theme `name` in force; pieces notice at their next paint. Raises KeyError for an unknown theme.

    `language` ("fr", "en") only chooses the letters of the high-contrast theme.
    """
    _Choice.theme = THEMES[name]
    if language is not None:
        _Choice.language = language if language in _LETTERS else "en"
    stamp = f"{name}-{_Choice.language}" if _Choice.theme.letters else name
    if stamp != _Choice.stamp:
        _Choice.stamp = stamp
        for listener in _Choice.listeners:
            listener()


def on_change(listener: Callable[[], None]) -> None:
    """Call `listener` whenever the pictures of before are no longer right."""
    _Choice.listeners.append(listener)


def stamp() -> str:
    """Part of every picture's cache key: changes when the pictures must be drawn anew."""
    return _Choice.stamp


def letter(kind: str) -> str:
    """The letter of a kind of stone or coin in the theme in force; empty where the theme has none."""
    return _LETTERS[_Choice.language][kind] if _Choice.theme.letters else ""


def colour(name: str, alpha: float = 1.0) -> QColor:
    """Short for `current().colour(...)`."""
    return _Choice.theme.colour(name, alpha)


def seat_colour(name: str) -> QColor:
    """The colour of a seat, the same in all themes. Raises KeyError."""
    return QColor(_SEATS[name])


def crest_for(seat: str) -> str:
    """The crest that goes with a seat colour unless a table chooses otherwise."""
    return CRESTS[SEAT_COLOURS.index(seat)]


def serif(px: float, bold: bool = True) -> QFont:
    """The face of names and titles, `px` pixels high."""
    return _font(SERIF, px, QFont.Weight.Bold if bold else QFont.Weight.Normal)


def sans(px: float, bold: bool = False) -> QFont:
    """The face of running text and numbers, `px` pixels high."""
    return _font(SANS, px, QFont.Weight.Bold if bold else QFont.Weight.Normal)


def _font(family: str, px: float, weight: QFont.Weight) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    return font
