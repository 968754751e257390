"""Colours and fonts of the table, by name, in three themes.

Every drawing asks for a colour by what it is ("parchment", "felt", "ruby"), never by number, so a theme is
one table of names. `night` is the game by candle light; `linen` is a light table; `contrast` is for tired
eyes and bad projectors: it also writes letters where pieces differ by colour.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtGui import QColor, QFont

from pierres.fonts import SANS, SERIF
from pierres.paths import resource_path

_HEX = re.compile("#[0-9a-f]{6}")


def _read_colours() -> dict[str, dict[str, str]]:
    """The tables of `resources/colours.toml` by name. Raises ValueError for what is no colour, or no name."""
    tables: dict[str, dict[str, str]] = tomllib.loads(resource_path("colours.toml").read_text("utf-8"))
    for name, table in tables.items():
        strange = [key for key, colour in table.items() if not _HEX.fullmatch(colour)]
        if name in ("linen", "contrast"):
            strange += table.keys() - tables["night"].keys()
        if strange:
            raise ValueError(f"colours.toml: {name}: {', '.join(strange)}")
    return tables


_TABLES = _read_colours()
NIGHT: Mapping[str, str] = {
    name: colour
    for part in ("night", "curtain", "shelf", "dragons", "suits", "courts")
    for name, colour in _TABLES[part].items()
}

# The colours that the files of the playing cards may use: each stands for its name, so no two are the same.
CARD_COLOURS = (
    *_TABLES["suits"], *_TABLES["courts"], "line", "ink", "gold", "gold_light", "gold_dark", "parchment",
    "parchment_light",
)  # fmt: skip

# The red star in gold: which colour stands for which.
GOLDEN_STAR: Mapping[str, str] = {"star": "prize", "star_light": "prize_light", "star_dark": "prize_dark"}

# The six seats. A crest goes with each colour, so that seats too can be distinguished without colour.
SEAT_COLOURS = tuple(_TABLES["seats"])
CRESTS = ("flame", "tower", "leaf", "key", "chalice", "sun")


@dataclass(frozen=True)
class Theme:
    """A named table of colours. `letters` says whether pieces that differ by colour carry a letter."""

    name: str
    table: Mapping[str, str]
    letters: bool = False


THEMES: Mapping[str, Theme] = {
    name: Theme(name, {**NIGHT, **_TABLES[name]}, letters=name == "contrast")
    for name in ("night", "linen", "contrast")
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
        _Choice.language = language if language == "fr" else "en"
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


def letters(tables: Mapping[str, Mapping[str, str]]) -> Mapping[str, str]:
    """Of tables by language that of the language in force, where the theme writes letters; else nothing."""
    return tables[_Choice.language] if _Choice.theme.letters else {}


def colour(name: str, alpha: float = 1.0) -> QColor:
    """The colour called `name` in the theme in force, `alpha` from 0 to 1. Raises KeyError for none."""
    colour = QColor(_Choice.theme.table[name])
    if alpha < 1.0:
        colour.setAlphaF(alpha)
    return colour


def drawn(name: str) -> str:
    """The colour called `name` as the files of the drawings write it, to be replaced by another.

    A seat's colour may be asked for as well; the drawings that show a seat are all violet. Raises KeyError.
    """
    return NIGHT[name] if name in NIGHT else _TABLES["seats"][name]


def seat_colour(name: str) -> QColor:
    """The colour of a seat, the same in all themes. Raises KeyError."""
    return QColor(_TABLES["seats"][name])


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
