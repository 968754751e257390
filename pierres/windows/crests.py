"""Crests and colours of the seats, as pictures and words for the widgets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon, QPixmap

from pierres.session import Session
from pierres.table import theme


def picture(colour: str, size: int, dpr: float) -> QPixmap:
    """The crest of a seat on its shield, `size` logical pixels high."""
    # Imported late: the first page draws a crest only if there is a game to resume.
    from pierres.table.pieces import curtain

    return curtain.crest(known(colour), theme.crest_for(known(colour)), size, dpr)


def icon(colour: str, size: int, dpr: float) -> QIcon:
    """The same as an icon."""
    return QIcon(picture(colour, size, dpr))


def known(colour: object) -> str:
    """`colour` if there is such a seat colour, else the first: a record may come from anywhere."""
    return colour if isinstance(colour, str) and colour in theme.SEAT_COLOURS else theme.SEAT_COLOURS[0]


def colour_of(session: Session, seat: str) -> str:
    """The colour of a seat of a game."""
    return known(session.player(seat)["colour"])


def name(colour: str) -> str:
    """The colour and its crest in words: "coral, with the flame"."""
    translate = QCoreApplication.translate
    return {
        "coral": translate("Crests", "coral, with the flame"),
        "teal": translate("Crests", "sea green, with the tower"),
        "violet": translate("Crests", "violet, with the leaf"),
        "ochre": translate("Crests", "ochre, with the key"),
        "azure": translate("Crests", "azure, with the chalice"),
        "rose": translate("Crests", "rose, with the sun"),
    }[known(colour)]
