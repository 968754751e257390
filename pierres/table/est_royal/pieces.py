"""The furniture of the solitaire table: cloth, counts, the mark on a target, and the plate with the score."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces import Piece
from pierres.table.pieces.base import Shown, fitted_text, pen, soft_shadow


class Cloth(Piece):
    """A rectangular table: a wooden frame, felt, and its golden line, lit from the top left."""

    MARGIN = 0.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(1600, 1000, parent)

    def draw(self, painter: QPainter) -> None:
        whole = self.rect()
        frame = max(7.0, 0.014 * min(self._w, self._h))
        wood = QLinearGradient(whole.topLeft(), whole.bottomRight())
        for at, name in ((0.0, "wood_light"), (0.4, "wood"), (1.0, "wood_dark")):
            wood.setColorAt(at, theme.colour(name))
        painter.fillRect(whole, wood)
        felt = whole.adjusted(frame, frame, -frame, -frame)
        light = QRadialGradient(felt.topLeft() + QPointF(0.3 * felt.width(), 0.22 * felt.height()), 0.0)
        light.setRadius(0.85 * max(felt.width(), felt.height()))
        for at, name in ((0.0, "felt_light"), (0.55, "felt"), (1.0, "felt_dark")):
            light.setColorAt(at, theme.colour(name))
        painter.setBrush(light)
        painter.setPen(pen(theme.colour("felt_edge"), 2.5))
        painter.drawRoundedRect(felt, frame, frame)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(4):
            painter.setPen(pen(theme.colour("felt_shade", 0.12), 2.5 + 2.0 * step))
            corner = felt.topLeft() + QPointF(step, step)
            painter.drawPolyline(
                QPolygonF([QPointF(corner.x(), felt.bottom()), corner, QPointF(felt.right(), corner.y())])
            )
        inset = 0.55 * frame
        painter.setPen(pen(theme.colour("felt_line", 0.75), 1.4))
        painter.drawRoundedRect(felt.adjusted(inset, inset, -inset, -inset), 0.6 * frame, 0.6 * frame)


class Count(Piece):
    """How many cards a pile has, on a small plate."""

    MARGIN = 3.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(28, 20, parent)
        self._text = ""

    text = Shown[str]()
    """The number."""

    def state(self) -> str:
        return self._text

    def draw(self, painter: QPainter) -> None:
        painter.setPen(pen(theme.colour("panel_line"), 1.3))
        painter.setBrush(theme.colour("panel", 0.94))
        painter.drawRoundedRect(self.rect(), self._h / 2, self._h / 2)
        painter.setPen(theme.colour("text"))
        fitted_text(painter, self.rect(), self._text, 0.74 * self._h, family="sans")


class Target(Piece):
    """The mark on a place where the card in hand may go: a golden arrow that points at it."""

    MARGIN = 5.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(30, 30, parent)

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        path = QPainterPath()
        path.addPolygon(
            QPolygonF([QPointF(0.32 * w, 0), QPointF(0.68 * w, 0), QPointF(0.68 * w, 0.42 * h),
                       QPointF(w, 0.42 * h), QPointF(0.5 * w, h), QPointF(0, 0.42 * h),
                       QPointF(0.32 * w, 0.42 * h)])
        )  # fmt: skip
        path.closeSubpath()
        soft_shadow(painter, path, 1, 2, 2)
        painter.setPen(pen(theme.colour("line"), max(1.6, 0.07 * w)))
        painter.setBrush(theme.colour("gold"))
        painter.drawPath(path)


class ScorePlate(Piece):
    """The deal, the points of 52 with a bar, and two or three lines more."""

    MARGIN = 4.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(300, 240, parent)
        self._content: tuple[str, int, str, tuple[tuple[str, str], ...], float] = ("", 0, "", (), 14.0)

    content = Shown[tuple[str, int, str, tuple[tuple[str, str], ...], float]]()
    """Title, points, the word for them, lines of (caption, value), letter height."""

    def state(self) -> str:
        return repr(self._content)

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 10, 10)
        return path

    def draw(self, painter: QPainter) -> None:
        title, points, word, lines, px = self._content
        painter.setPen(pen(theme.colour("panel_line", 0.8), 1.4))
        painter.setBrush(theme.colour("panel", 0.42))
        painter.drawPath(self.outline())
        pad = max(8.0, 0.9 * px)
        left, wide = pad, self._w - 2 * pad
        y = 0.7 * pad
        painter.setPen(theme.colour("text_strong"))
        fitted_text(
            painter, QRectF(left, y, wide, 1.6 * px), title, 1.15 * px, align=Qt.AlignmentFlag.AlignLeft
        )
        y += 1.8 * px
        big = min(3.4 * px, max(1.8 * px, self._h - y - (len(lines) * 1.5 + 1.6) * px - pad))
        number = theme.serif(big * 0.86, bold=True)
        metrics = QFontMetricsF(number)
        painter.setFont(number)
        painter.setPen(theme.colour("text"))
        baseline = y + 0.5 * big + metrics.capHeight() / 2
        painter.drawText(QPointF(left, baseline), str(points))
        beside = left + metrics.horizontalAdvance(str(points)) + 0.5 * px
        painter.setPen(theme.colour("text_soft"))
        rest = QRectF(beside, baseline - 1.3 * px, max(1.0, left + wide - beside), 1.6 * px)
        fitted_text(painter, rest, word, px, bold=False, family="sans", align=Qt.AlignmentFlag.AlignLeft)
        y += big + 0.25 * px
        bar = QRectF(left, y, wide, 0.5 * px)
        painter.setPen(pen(theme.colour("panel_line"), 1.2))
        painter.setBrush(theme.colour("panel", 0.7))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("gold"))
        done = QRectF(bar)
        done.setWidth(max(bar.height(), bar.width() * points / 52))
        painter.drawRoundedRect(done.adjusted(1, 1, -1, -1), bar.height() / 2, bar.height() / 2)
        y += 1.0 * px
        for caption, value in lines:
            if y + 1.4 * px > self._h - 0.3 * pad:
                break
            row = QRectF(left, y, wide, 1.4 * px)
            painter.setPen(theme.colour("text_soft"))
            half = QRectF(row.left(), row.top(), 0.62 * wide, row.height())
            fitted_text(
                painter, half, caption, px, bold=False, family="sans", align=Qt.AlignmentFlag.AlignLeft
            )
            painter.setPen(theme.colour("text"))
            other = QRectF(half.right(), row.top(), 0.38 * wide, row.height())
            fitted_text(painter, other, value, px, family="sans", align=Qt.AlignmentFlag.AlignRight)
            y += 1.5 * px
