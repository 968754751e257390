"""Colours and fonts of the table, by name, in three themes.

Every drawing asks for a colour by what it is ("parchment", "felt", "ruby"), never by number, so a theme is
one table of names. `night` is the game by candle light; `linen` is a light table; `contrast` is for tired
eyes and bad projectors: it also writes letters where pieces differ by colour.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtGui import QColor, QFont

from pierres.fonts import SANS, SERIF

# Playing cards. The second diamonds and clubs are those of the four-colour pack.
_SUITS: Mapping[str, str] = {
    "spades": "#2a2230", "spades_light": "#62566e", "hearts": "#b01c2e", "hearts_light": "#e0626a",
    "diamonds": "#b3202b", "diamonds_light": "#e2676c", "clubs": "#28231f", "clubs_light": "#645a50",
    "diamonds_4": "#1c4fa6", "diamonds_4_light": "#5f95e6", "clubs_4": "#1d6434", "clubs_4_light": "#5fa56c",
}  # fmt: skip

# What the court wears, and the ground it stands on; the drawings use these and no other colours.
_COURTS: Mapping[str, str] = {
    "spade_robe": "#5b4a96", "spade_robe_light": "#8878c4", "spade_robe_dark": "#382b66",
    "heart_robe": "#c4303c", "heart_robe_light": "#e46a68", "heart_robe_dark": "#861c2a",
    "diamond_robe": "#2f6cc4", "diamond_robe_light": "#68a0e6", "diamond_robe_dark": "#1c4384",
    "club_robe": "#3f8048", "club_robe_light": "#74b06a", "club_robe_dark": "#25542f",
    "spade_ground": "#d9d2ea", "spade_ground_dark": "#b7acd4", "heart_ground": "#f6d6c8",
    "heart_ground_dark": "#e6ac9c", "diamond_ground": "#d3e3f3", "diamond_ground_dark": "#a6c5e4",
    "club_ground": "#dbe8c8", "club_ground_dark": "#b4cd9b",
    "skin": "#f3cda6", "skin_light": "#fde3c6", "skin_shade": "#d69c6f", "cheek": "#e8916f",
    "brown_skin": "#a8693f", "brown_skin_light": "#c98a5a", "brown_skin_shade": "#7a4527",
    "lips": "#b8323f", "white": "#fffaf0", "white_shade": "#d5cdc6",
    "hair_white": "#efebe4", "hair_white_shade": "#b9b4bb", "hair_black": "#332a3b",
    "hair_black_light": "#5f5270",
    "hair_brown": "#7b4a28", "hair_brown_light": "#a9703f", "hair_brown_dark": "#502c15",
    "hair_red": "#c65a24", "hair_red_light": "#ea8a45", "hair_red_dark": "#8b3814",
    "hair_blond": "#e8b94c", "hair_blond_light": "#f8dd8c", "hair_blond_dark": "#b07f26",
    "steel": "#aeb9c8", "steel_light": "#e3e9f1", "steel_dark": "#6d798c",
    "oak": "#8a5a33", "oak_light": "#b98450", "oak_dark": "#573518", "fur": "#fbf3e4", "fur_shade": "#d9c8ae",
    "scale": "#8a2536", "scale_light": "#a8384a", "scale_dark": "#5a1524",
    "fire": "#f28a2e", "leaf": "#86b84a", "leaf_dark": "#4c7d2c",
}  # fmt: skip

# The curtain is night blue in every theme: it hides.
_CURTAIN: Mapping[str, str] = {
    "curtain": "#1f2a52", "curtain_deep": "#0e1428", "curtain_light": "#35447c", "curtain_dusk": "#050710",
    "curtain_ink": "#080b18", "swag": "#5a3874", "swag_light": "#3c2450", "swag_deep": "#28153a",
    "swag_ink": "#0d0a16",
    "gilt": "#d8a53a", "gilt_light": "#ffe0a0", "gilt_dark": "#7d5a14",
}  # fmt: skip

# Candles of the shelf.
_SHELF: Mapping[str, str] = {
    "wax": "#f2e6cb", "wax_dark": "#cdb78b", "flame": "#f4902a", "flame_heart": "#ffe9a8",
    "candle_light": "#ffd88a",
}  # fmt: skip

# The bands of the dragons' cards by nature, and the scale that each kind shows in the corner.
_DRAGONS: Mapping[str, str] = {
    "good": "#d8b25a", "good_light": "#f6e0a0", "evil": "#7c1f2b", "evil_light": "#b0414a",
    "divine": "#5b3a8c", "divine_light": "#8f6cc4", "mortal": "#4d6b4f", "mortal_light": "#84a281",
    "dragon_black": "#3a3540", "dragon_blue": "#3f78cf", "dragon_green": "#3d8a4c", "dragon_red": "#c5382f",
    "dragon_white": "#e8edf2", "dragon_brass": "#c9a13f", "dragon_bronze": "#9c6a38",
    "dragon_copper": "#cf7440", "dragon_gold": "#efc23e", "dragon_silver": "#b9c4d2",
    "dragon_bahamut": "#dfe8f5", "dragon_tiamat": "#8a3fa0", "dragon_dracolich": "#cfd8c0",
}  # fmt: skip

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
    "star_light": "#ea6f79", "star_dark": "#3d0a10",
    "prize": "#e3ad3c", "prize_light": "#fbdc86", "prize_dark": "#5b3f08",
    "bag_edge": "#0b0a0d", "alarm": "#a3202d",
    "ribbon_base": "#fffdf6", "ribbon_special": "#f3d489",
    "back": "#3a2247", "back_deep": "#2b1436", "medal_light": "#39456e", "medal_dark": "#161b2b",
    "button": "#b04a30", "button_hover": "#c55a3d", "button_text": "#fff6e4",
    "focus": "#ffe27a", "focus_edge": "#0b0e18", "glow": "#ffd98a", "halo": "#ffd35a", "shadow": "#070a12",
    **_CURTAIN,
    **_SHELF,
    **_DRAGONS,
    **_SUITS,
    **_COURTS,
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
    "focus": "#0b3fae", "focus_edge": "#ffffff", "glow": "#ffb52e", "halo": "#a85c00", "shadow": "#4a3d28",
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
    "alarm": "#8f0013",
    "ruby": "#d40f26", "sapphire": "#1458d8", "topaz": "#ffc400", "star": "#c4001a",
    "bag_edge": "#e8e8e8",
    "ribbon_base": "#ffffff", "ribbon_special": "#ffd75e", "medal_light": "#20283f", "medal_dark": "#05070d",
    "back": "#3a1650", "back_deep": "#1c0628",
    "button": "#9a2b10", "button_hover": "#b8371a", "button_text": "#ffffff",
    "focus": "#00e5ff", "focus_edge": "#000000", "glow": "#fff2a0", "halo": "#ffe100", "shadow": "#000000",
}  # fmt: skip

# The colours that the files of the playing cards may use: each stands for its name, so no two are the same.
CARD_COLOURS = (
    *_SUITS, *_COURTS, "line", "ink", "gold", "gold_light", "gold_dark", "parchment", "parchment_light",
)  # fmt: skip

# The red star in gold: which colour stands for which.
GOLDEN_STAR: Mapping[str, str] = {"star": "prize", "star_light": "prize_light", "star_dark": "prize_dark"}

# The six seats. A crest goes with each colour, so that seats too can be distinguished without colour.
SEAT_COLOURS = ("coral", "teal", "violet", "ochre", "azure", "rose")
CRESTS = ("flame", "tower", "leaf", "key", "chalice", "sun")
_SEATS: Mapping[str, str] = {
    "coral": "#b9492f", "teal": "#2f8571", "violet": "#7453ab", "ochre": "#b0801f", "azure": "#2f74b8",
    "rose": "#b04f7e",
}  # fmt: skip


@dataclass(frozen=True)
class Theme:
    """A named table of colours. `letters` says whether pieces that differ by colour carry a letter."""

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
    """Short for `current().colour(...)`."""
    return _Choice.theme.colour(name, alpha)


def drawn(name: str) -> str:
    """The colour called `name` as the files of the drawings write it, to be replaced by another.

    A seat's colour may be asked for as well; the drawings that show a seat are all violet. Raises KeyError.
    """
    return NIGHT[name] if name in NIGHT else _SEATS[name]


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
