"""Stones and coins as drawings: the one place that knows which file shows which kind."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from pierres.table import art, theme
from pierres.table.pieces.strokes import pen

STONES = ("red", "blue", "yellow")
COINS = ("fairy", "common", "silver", "cursed", "amulet")
KINDS = STONES + COINS

_FILE = {kind: f"stone-{kind}" for kind in STONES} | {kind: f"coin-{kind}" for kind in COINS}
# Where a letter stands, from the top, and how high it is, both as shares of the piece.
_LETTER = {"red": (0.62, 0.36), "blue": (0.60, 0.40), "yellow": (0.5, 0.44), "amulet": (0.61, 0.40)}
_SMALL = 24  # device pixels
_PALE = ("red", "blue", "cursed", "amulet")  # dark kinds, whose letter is pale
# The letters of the high-contrast theme. The French word for common gold is "vulgaire", hence the two tables;
# argent and the skull's cross are understood in both languages, D is for the amulet that doubles.
_LETTERS: Mapping[str, Mapping[str, str]] = {
    "en": {"red": "R", "blue": "S", "yellow": "T", "fairy": "F", "common": "C", "silver": "A", "cursed": "X",
           "amulet": "D"},
    "fr": {"red": "R", "blue": "S", "yellow": "T", "fairy": "F", "common": "V", "silver": "A", "cursed": "X",
           "amulet": "D"},
}  # fmt: skip
_GEMS = {"red": "ruby", "blue": "sapphire", "yellow": "topaz"}


def draw_kind(painter: QPainter, kind: str, rect: QRectF) -> None:
    """Draw one stone or coin into the square `rect`, with its letter where the theme has letters."""
    recolour = None
    if kind in _GEMS:
        written, colour = theme.drawn(_GEMS[kind]), theme.colour(_GEMS[kind]).name()
        recolour = {written: colour} if colour != written else None
    name = _FILE[kind]
    if kind == "fairy" and _pixels(painter, rect) < _SMALL:
        name = "coin-fairy-small"  # at this size four wings run together: two bold ones stay wings
    art.draw(painter, name, rect, recolour)
    if written := letter(kind):
        _draw_letter(painter, written, rect, kind)


def letter(kind: str) -> str:
    """The letter of a kind in the theme in force; empty where the theme has none."""
    return theme.letters(_LETTERS).get(kind, "")


def _pixels(painter: QPainter, rect: QRectF) -> float:
    """Height of `rect` in device pixels."""
    return abs(painter.worldTransform().m22()) * rect.height() * painter.device().devicePixelRatioF()


def _draw_letter(painter: QPainter, letter: str, rect: QRectF, kind: str) -> None:
    """A letter with a rim, so that it reads on any drawing."""
    middle, height = _LETTER.get(kind, (0.5, 0.46))
    face, rim = ("paper", "ink") if kind in _PALE else ("ink", "paper")
    path = QPainterPath()
    path.addText(QPointF(0, 0), theme.sans(100, bold=True), letter)
    box = path.boundingRect()
    scale = rect.height() * height / box.height()
    painter.save()
    painter.translate(rect.center().x(), rect.top() + rect.height() * middle)
    painter.scale(scale, scale)
    painter.translate(-box.center())
    painter.setPen(pen(theme.colour(rim), box.height() * 0.30))
    painter.setBrush(theme.colour(rim))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(face))
    painter.drawPath(path)
    painter.restore()


def kind_outline(kind: str, rect: QRectF) -> QPainterPath:
    """The rough edge of a kind: for halos and empty places."""
    path = QPainterPath()
    r = rect.adjusted(rect.width() * 0.04, rect.height() * 0.04, -rect.width() * 0.04, -rect.height() * 0.04)
    if kind == "red":
        path.moveTo(r.center().x(), r.top())
        path.lineTo(r.right(), r.bottom() - r.height() * 0.08)
        path.lineTo(r.left(), r.bottom() - r.height() * 0.08)
        path.closeSubpath()
    elif kind == "yellow":
        cx, q = r.center().x(), r.height() / 4
        for i, (x, y) in enumerate(
            ((cx, r.top()), (r.right(), r.top() + q), (r.right(), r.bottom() - q), (cx, r.bottom()),
             (r.left(), r.bottom() - q), (r.left(), r.top() + q))
        ):  # fmt: skip
            path.lineTo(x, y) if i else path.moveTo(x, y)
        path.closeSubpath()
    elif kind in ("blue", "amulet"):
        cx = r.center().x()
        path.moveTo(cx, r.top())
        path.cubicTo(cx + r.width() * 0.5, r.top() + r.height() * 0.45, r.right(), r.bottom(), cx, r.bottom())
        path.cubicTo(r.left(), r.bottom(), cx - r.width() * 0.5, r.top() + r.height() * 0.45, cx, r.top())
    else:
        path.addEllipse(r)
    return path


def kind_pixmap(kind: str, size: float, dpr: float = 1.0) -> QPixmap:
    """One stone or coin as an icon of `size` logical pixels. Raises KeyError for an unknown kind."""
    _FILE[kind]
    return art.composed(
        f"kind:{kind}", size, size, dpr, lambda p: draw_kind(p, kind, QRectF(0, 0, size, size))
    )
