"""The power of a card in icons, written from its data: what it takes or pays, and whom it means."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from pierres.rules.jeu_des_dragons.cards import Effect
from pierres.table import art, theme
from pierres.table.pieces.strokes import closed, pen, set_ink

Token = tuple[str, str]
"""A kind of sign, and the text on or in it."""

_WIDTH = {
    "pot": 1.0, "coin": 1.0, "card": 0.8, "all": 1.1, "one": 0.85, "arrow": 0.8, "spark": 0.9, "good": 0.8,
    "evil": 0.8, "down": 0.8, "first": 0.8, "cross": 0.8, "gap": 0.25,
}  # fmt: skip


def tokens(effects: Sequence[Effect]) -> list[Token]:
    """The signs of a power, from left to right."""
    found: list[Token] = []
    for number, effect in enumerate(effects):
        if number:
            found.append(("gap", ""))
        found += _tokens(effect)
    return found or [("text", "\N{EM DASH}")]


def _tokens(one: Effect) -> list[Token]:
    n = str(one.n)
    match one.op:
        case "pay":
            return [("coin", n), ("arrow", ""), ("pot", "")]
        case "take":
            head = [("first", "\N{BLACK CHESS KING}"), ("text", ":")] if one.when else []
            return [*head, ("pot", ""), ("arrow", ""), ("coin", n)]
        case "take_or_levy":
            return [("pot", ""), ("text", "/"), ("all", ""), ("arrow", ""), ("text", "×"), (one.side, "")]
        case "collect":
            return [("all", ""), ("good", ""), ("evil", ""), ("arrow", ""), ("coin", n)]
        case "demand":
            than = "<" if one.than == "weaker" else ">"
            whose = ("one", "\N{LEFTWARDS ARROW}") if one.of == "left" else ("one", "\N{UPWARDS ARROW}")
            return [whose, ("arrow", ""), ("text", than), (one.side, ""), ("text", "/"), ("coin", n)]
        case "rob":
            return [("one", "\N{UPWARDS ARROW}"), ("arrow", ""), ("coin", n), ("text", "+"), ("card", "?")]
        case "take_antes":
            return [("pot", ""), ("card", n), ("arrow", ""), ("one", "")]
        case "replace":
            return [("cross", ""), ("arrow", ""), ("card", "?"), ("spark", "")]
        case "draw":
            whom = (one.side, "") if one.side else ("one", "\N{UPWARDS ARROW}")
            return [("card", "+1"), ("text", "×"), whom]
        case "draw_each":
            return [("all", ""), (one.side, ""), ("arrow", ""), ("card", "+1")]
        case "copy":
            whose = ("pot", "") if one.of == "antes" else ("all", "")
            kind: list[Token] = [(one.side, "")] if one.side else []
            return [("spark", ""), ("text", "="), whose, *(kind or [("card", "")])]
        case "slay":
            return [("cross", ""), ("text", "<")]
        case "discard":
            return [("card", "\N{MINUS SIGN}1")]
        case "weakest_wins":
            return [("down", "")]
        case "lead_next":
            return [("first", "1")]
        case _:
            return [("spark", ""), ("text", "×"), (one.side, "")]


def draw_strip(painter: QPainter, effects: Sequence[Effect], rect: QRectF) -> None:
    """Draw the signs of a power into `rect`, as large as they fit."""
    signs = tokens(effects)
    side = rect.height()
    ruler = QFontMetricsF(theme.sans(100, True))

    def width(sign: Token, h: float) -> float:
        if sign[0] == "text":
            return (ruler.horizontalAdvance(sign[1]) / 100 * 0.8 + 0.08) * h
        return _WIDTH[sign[0]] * h

    wide = sum(width(sign, side) for sign in signs)
    if wide > rect.width():
        side *= rect.width() / wide
        wide = rect.width()
    x = rect.center().x() - wide / 2
    y = rect.center().y() - side / 2
    for sign in signs:
        w = width(sign, side)
        _draw(painter, sign, QRectF(x, y, w, side))
        x += w


def _draw(painter: QPainter, sign: Token, box: QRectF) -> None:
    kind, text = sign
    h = box.height()
    ink = theme.colour("ink")
    square = QRectF(box.center().x() - 0.46 * h, box.center().y() - 0.46 * h, 0.92 * h, 0.92 * h)
    match kind:
        case "coin":
            art.draw(painter, "coin-common", square)
            _text(painter, square, text, 0.62 * h, rim=True)
        case "pot":
            art.draw(painter, "icon-sack", square)
        case "all":
            art.draw(painter, "icon-people", square)
        case "one":
            art.draw(painter, "icon-person", square)
            _text(painter, square.translated(0.3 * h, -0.1 * h), text, 0.6 * h, rim=True)
        case "card":
            card = QRectF(box.center().x() - 0.28 * h, box.center().y() - 0.42 * h, 0.56 * h, 0.84 * h)
            set_ink(painter, pen(ink, 1.8), "paper")
            painter.drawRoundedRect(card, 3, 3)
            _text(painter, card, text, 0.5 * h)
        case "spark":
            art.draw(painter, "icon-spark", square)
        case "arrow":
            _arrow(painter, box.adjusted(0.1 * h, 0, -0.1 * h, 0))
        case "text":
            _text(painter, box, text, 0.8 * h)
        case "good" | "evil":
            _side(painter, kind, square)
        case "cross":
            painter.setPen(pen("ruby", 0.12 * h))
            d = square.adjusted(0.18 * h, 0.18 * h, -0.18 * h, -0.18 * h)
            painter.drawLine(d.topLeft(), d.bottomRight())
            painter.drawLine(d.topRight(), d.bottomLeft())
        case "down":
            left, right, top = square.left() + 0.1 * h, square.right() - 0.1 * h, square.top() + 0.2 * h
            path = closed((left, top), (right, top), (square.center().x(), square.bottom() - 0.1 * h))
            set_ink(painter, pen(ink, 1.8), "gold")
            painter.drawPath(path)
        case "first":
            set_ink(painter, pen(ink, 1.8), "gold_light")
            painter.drawEllipse(square.adjusted(0.04 * h, 0.04 * h, -0.04 * h, -0.04 * h))
            _text(painter, square, text, 0.6 * h)
        case _:
            return


def _text(painter: QPainter, box: QRectF, text: str, px: float, rim: bool = False) -> None:
    if not text:
        return
    font = theme.sans(px, True)
    path = QPainterPath()
    metrics = QFontMetricsF(font)
    left = box.center().x() - metrics.horizontalAdvance(text) / 2
    path.addText(QPointF(left, box.center().y() + 0.34 * px), font, text)
    if rim:
        set_ink(painter, pen("parchment_light", 0.2 * px), None)
        painter.drawPath(path)
    set_ink(painter, None, "ink")
    painter.drawPath(path)


def _arrow(painter: QPainter, box: QRectF) -> None:
    y, h = box.center().y(), box.height()
    painter.setPen(pen("ink", 0.1 * h))
    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
    for dy in (-0.16 * h, 0.16 * h):
        painter.drawLine(QPointF(box.right(), y), QPointF(box.right() - 0.2 * h, y + dy))


def _side(painter: QPainter, side: str, box: QRectF) -> None:
    """A dragon's scale with a sun for a good one, horned and dark for an evil one."""
    c, r = box.center(), 0.4 * box.height()
    painter.setPen(pen("ink", 1.8))
    if side == "good":
        painter.setBrush(theme.colour("gold_light"))
        painter.drawEllipse(c, 0.62 * r, 0.62 * r)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)):
            painter.drawLine(
                QPointF(c.x() + 0.8 * r * dx, c.y() + 0.8 * r * dy),
                QPointF(c.x() + 1.1 * r * dx, c.y() + 1.1 * r * dy),
            )
        return
    painter.setBrush(theme.colour("ruby"))
    path = QPainterPath(QPointF(c.x() - r, c.y() - r))
    path.cubicTo(c.x() - 0.9 * r, c.y(), c.x() - 0.4 * r, c.y() + 0.2 * r, c.x(), c.y() + 0.2 * r)
    path.cubicTo(c.x() + 0.4 * r, c.y() + 0.2 * r, c.x() + 0.9 * r, c.y(), c.x() + r, c.y() - r)
    path.cubicTo(c.x() + 1.4 * r, c.y() + 0.4 * r, c.x() + 0.6 * r, c.y() + r, c.x(), c.y() + r)
    path.cubicTo(c.x() - 0.6 * r, c.y() + r, c.x() - 1.4 * r, c.y() + 0.4 * r, c.x() - r, c.y() - r)
    painter.drawPath(path)
