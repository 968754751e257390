"""The furniture of the solitaire table: cloth, empty places, tags, counts and the mark on a target."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces import Piece
from pierres.table.pieces.base import Shown, fitted_text, pen, soft_shadow

SUIT_SIGNS = "♠♥♦♣"


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


class Place(Piece):
    """An empty place for a card: a dashed outline, and in it what may come there."""

    MARGIN = 7.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(100, 140, parent)
        self._kind = "space"
        self._text = ""

    kind = Shown[str]()
    """`space`, `corner`, `waste`, `stock` (used up) or `redeal` (used up, to be turned over)."""

    text = Shown[str]()
    """The base rank in a corner; "" elsewhere."""

    def state(self) -> str:
        return f"{self._kind}:{self._text}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        r = 0.06 * self._w
        path.addRoundedRect(self.rect(), r, r)
        return path

    def draw(self, painter: QPainter) -> None:
        line = pen(theme.colour("felt_line", 0.9), max(1.4, 0.014 * self._w))
        line.setDashPattern([4, 3])
        painter.setPen(line)
        painter.setBrush(theme.colour("felt_shade", 0.28))
        r = 0.06 * self._w
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), r, r)
        middle = self.rect().center()
        if self._kind == "corner":
            self._draw_corner(painter)
        elif self._kind in ("stock", "redeal"):
            self._draw_round(painter, middle)
        elif self._kind == "space":
            painter.setPen(pen(theme.colour("felt_line", 0.55), max(1.2, 0.012 * self._w)))
            for reach in (0.16, 0.24):
                side = reach * self._w
                painter.drawPolygon(
                    QPolygonF(
                        [middle + QPointF(0, -side * 1.3), middle + QPointF(side, 0),
                         middle + QPointF(0, side * 1.3), middle + QPointF(-side, 0)]
                    )
                )  # fmt: skip

    def _draw_corner(self, painter: QPainter) -> None:
        """The base rank large, and small under it the four suits: any of them may start here."""
        painter.setPen(theme.colour("text"))
        box = self.rect().adjusted(0.1 * self._w, 0.22 * self._h, -0.1 * self._w, -0.38 * self._h)
        fitted_text(painter, box, self._text, 0.46 * self._w)
        row = QRectF(0.08 * self._w, 0.66 * self._h, 0.84 * self._w, 0.16 * self._h)
        painter.setPen(theme.colour("text_soft"))
        fitted_text(painter, row, "  ".join(SUIT_SIGNS), 0.15 * self._w, family="sans")

    def _draw_round(self, painter: QPainter, middle: QPointF) -> None:
        """A ring where the stock was: crossed out, or an arrow where the waste may be turned over."""
        reach = 0.24 * self._w
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.colour("felt_line", 0.9), max(2.0, 0.03 * self._w)))
        if self._kind == "stock":
            painter.drawEllipse(middle, reach, reach)
            painter.drawLine(middle + QPointF(-0.7, 0.7) * reach, middle + QPointF(0.7, -0.7) * reach)
            return
        box = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        painter.drawArc(box, 60 * 16, 290 * 16)
        tip = middle + QPointF(0.5 * reach, -0.866 * reach)
        painter.setBrush(theme.colour("felt_line", 0.9))
        painter.drawPolygon(
            QPolygonF([tip + QPointF(-0.42, -0.3) * reach, tip + QPointF(0.24, 0.1) * reach,
                       tip + QPointF(-0.36, 0.42) * reach])
        )  # fmt: skip


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


class Wanted(Piece):
    """Beside a corner: the card that it takes next, and how many of its thirteen lie there."""

    MARGIN = 2.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(60, 140, parent)
        self._content = ("", "", "", 14.0)

    content = Shown[tuple[str, str, str, float]]()
    """Caption, rank and sign of the card wanted, count, letter height."""

    def state(self) -> str:
        return repr(self._content)

    def draw(self, painter: QPainter) -> None:
        caption, card, count, px = self._content
        line = 1.35 * px
        box = QRectF(0, 0, self._w, self._h)
        painter.setPen(theme.colour("text_soft"))
        if caption:
            fitted_text(
                painter, QRectF(0, 0, box.width(), line), caption, 0.92 * px, bold=False, family="sans",
                align=Qt.AlignmentFlag.AlignLeft,
            )  # fmt: skip
        if card:
            painter.setPen(theme.colour("text_strong"))
            tall = 2.1 * px
            fitted_text(
                painter, QRectF(0, line, box.width(), tall), card, 1.75 * px,
                align=Qt.AlignmentFlag.AlignLeft,
            )  # fmt: skip
        painter.setPen(theme.colour("text_soft"))
        fitted_text(
            painter, QRectF(0, box.bottom() - line, box.width(), line), count, 0.92 * px, bold=False,
            family="sans", align=Qt.AlignmentFlag.AlignLeft,
        )  # fmt: skip


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
