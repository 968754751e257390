"""Stones and coins as drawings: the one place that knows which file shows which kind."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from pierres.table import art, theme
from pierres.table.pieces.base import pen

STONES = ("red", "blue", "yellow")
COINS = ("fairy", "common", "silver", "cursed", "amulet")
KINDS = STONES + COINS

_FILE = {kind: f"stone-{kind}" for kind in STONES} | {kind: f"coin-{kind}" for kind in COINS}
_LETTER_AT = {"red": 0.62, "blue": 0.60, "amulet": 0.62}  # where the middle of the shape is, from its top
_HEXES = {"red": ("#c62f3d", "ruby"), "blue": ("#2f6fd0", "sapphire"), "yellow": ("#e9b727", "topaz")}


def draw_kind(painter: QPainter, kind: str, rect: QRectF) -> None:
    """Draw one stone or coin into the square `rect`, with its letter where the theme has letters."""
    recolour = None
    if kind in _HEXES:
        hex_in_file, name = _HEXES[kind]
        colour = theme.colour(name).name()
        recolour = {hex_in_file: colour} if colour != hex_in_file else None
    art.draw(painter, _FILE[kind], rect, recolour)
    letter = theme.letter(kind)
    if letter:
        _draw_letter(painter, letter, rect, _LETTER_AT.get(kind, 0.5))


def _draw_letter(painter: QPainter, letter: str, rect: QRectF, middle: float) -> None:
    """A letter with a rim, so that it reads on any drawing."""
    font = theme.sans(100, bold=True)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, letter)
    box = path.boundingRect()
    size = rect.height() * 0.46
    painter.save()
    painter.translate(rect.center().x(), rect.top() + rect.height() * middle)
    painter.scale(size / box.height(), size / box.height())
    painter.translate(-box.center())
    painter.setPen(pen(theme.colour("paper"), box.height() * 0.42))
    painter.setBrush(theme.colour("paper"))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("ink"))
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
