"""The folding screen before each seat: outside for the others, inside for its owner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import art, theme
from pierres.table.pieces.base import Piece, Shown, pen, soft_shadow

# The violet that stands for the seat's colour in the crest files.
CREST_HEX = theme.drawn("violet")


def draw_crest(painter: QPainter, crest: str, seat: str, rect: QRectF) -> None:
    """A seat's crest in its colour. Raises KeyError or ArtMissing for unknown names."""
    art.draw(painter, f"crest-{crest}", rect, {CREST_HEX: theme.seat_colour(seat).name()})


def _corners(*points: tuple[float, float]) -> list[QPointF]:
    return [QPointF(x, y) for x, y in points]


class _Folding(Piece):
    """Colour and crest, common to both sides."""

    MARGIN = 10.0

    def __init__(
        self, colour: str, crest: str | None, w: float, h: float, parent: QGraphicsItem | None
    ) -> None:
        super().__init__(w, h, parent)
        self._colour = colour
        self._crest = crest or theme.crest_for(colour)

    colour = Shown[str]()
    """The seat's colour, one of theme.SEAT_COLOURS."""

    crest = Shown[str]()
    """One of theme.CRESTS."""

    def state(self) -> str:
        return f"{self._colour}:{self._crest}"


class Screen(_Folding):
    """A screen from outside: three panels in the seat's colour, the crest on the middle one."""

    USUAL = 86.0

    def __init__(
        self,
        colour: str,
        crest: str | None = None,
        w: float = 304,
        h: float = 112,
        *,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(colour, crest, w, h, parent)

    def plate_rect(self) -> QRectF:
        """Where a name plate sits: over the lower edge of the middle panel."""
        w, h = self._w, self._h
        ph = min(30.0, h * 0.27)
        return QRectF(w * 0.275, h * 0.935 - ph / 2, w * 0.45, ph)

    def die_rect(self) -> QRectF:
        """Where the score die lies: over the lower edge of the right panel."""
        w, h = self._w, self._h
        ph = min(34.0, h * 0.30)
        return QRectF(w * 0.77, h * 0.945 - ph / 2, min(60.0, w * 0.2), ph)

    def _panels(self) -> tuple[list[QPointF], list[QPointF], list[QPointF]]:
        w, h = self._w, self._h
        fold_l, fold_r, drop = w * 0.288, w * 0.712, h * 0.115
        low = h * 0.93
        return (
            _corners((0, drop), (fold_l, 0), (fold_l, low), (0, h)),
            _corners((fold_l, 0), (fold_r, 0), (fold_r, low), (fold_l, low)),
            _corners((fold_r, 0), (w, drop), (w, h), (fold_r, low)),
        )

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        for panel in self._panels():
            path.addPolygon(QPolygonF(panel))
            path.closeSubpath()
        return path.simplified()

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        base = theme.seat_colour(self._colour)
        ink = theme.colour("line")
        width = max(1.4, min(3.0 * self.grain(), h * 0.024))
        g = self.grain()
        soft_shadow(painter, self.outline(), 3 * g, 5 * g, 4 * g)
        # The candle stands at the top left: that wing is lit, the other lies in shadow.
        tones = (base.lighter(112), base, base.darker(124))
        for panel, tone in zip(self._panels(), tones, strict=True):
            painter.setPen(pen(ink, width))
            painter.setBrush(tone)
            painter.drawPolygon(panel)
        self._ornaments(painter, base, width)
        size = min(h * 0.66, w * 0.28)
        crest = QRectF(w / 2 - size / 2, h * 0.43 - size / 2, size, size)
        draw_crest(painter, self._crest, self._colour, crest)

    def _ornaments(self, painter: QPainter, base: QColor, width: float) -> None:
        """A gilt line inside each panel, a lighter upper rim, and a lozenge on each wing."""
        gilt = theme.colour("gold_light", 0.72)
        h = self._h
        inset = max(3.0, h * 0.065)
        for i, panel in enumerate(self._panels()):
            a, b, c, d = panel
            side = inset if i == 1 else inset * 0.85
            inner = _corners(
                (a.x() + side, a.y() + inset), (b.x() - side, b.y() + inset),
                (c.x() - side, c.y() - inset), (d.x() + side, d.y() - inset),
            )  # fmt: skip
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(gilt, max(0.9, width * 0.5)))
            painter.drawPolygon(inner)
            painter.setPen(pen(base.lighter(150), max(0.8, width * 0.45)))
            painter.drawLine(a + QPointF(width, width * 0.8), b + QPointF(-width, width * 0.8))
            if i == 1:
                continue
            mid = (a + b + c + d) / 4
            r = h * 0.15
            painter.setPen(pen(gilt, max(0.9, width * 0.5)))
            painter.setBrush(base.darker(128))
            painter.drawPolygon(
                _corners((mid.x(), mid.y() - r), (mid.x() + r * 0.66, mid.y()), (mid.x(), mid.y() + r),
                         (mid.x() - r * 0.66, mid.y()))
            )  # fmt: skip
            painter.setBrush(gilt)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon(
                _corners((mid.x(), mid.y() - r * 0.42), (mid.x() + r * 0.28, mid.y()),
                         (mid.x(), mid.y() + r * 0.42), (mid.x() - r * 0.28, mid.y()))
            )  # fmt: skip


class PurseScreen(_Folding):
    """A screen from inside: three parchment panels, the place of the purse. Its owner alone sees it."""

    USUAL = 190.0

    def __init__(
        self,
        colour: str,
        crest: str | None = None,
        w: float = 776,
        h: float = 190,
        *,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(colour, crest, w, h, parent)

    def _folds(self) -> tuple[float, float, float]:
        """x of the left fold at its top and at its bottom, and how far the wings drop."""
        return self._w * 0.197, self._w * 0.182, min(18.0, self._h * 0.10)

    def panel_rect(self) -> QRectF:
        """Free room on the middle panel, below its coloured band."""
        top, _, _ = self._folds()
        pad = 12.0
        upper = self._band() + 14
        return QRectF(top + pad, upper, self._w - 2 * (top + pad), self._h - self._folds()[2] - upper - 8)

    def left_rect(self) -> QRectF:
        """Free room on the left wing."""
        top, low, drop = self._folds()
        upper = drop + self._band() + 14
        left = max(24.0, self._w * 0.0205 + 8)
        return QRectF(left, upper, min(top, low) - left - 10, self._h - drop - upper - 8)

    def right_rect(self) -> QRectF:
        """Free room on the right wing."""
        left = self.left_rect()
        return QRectF(self._w - left.right(), left.top(), left.width(), left.height())

    def _band(self) -> float:
        return max(4.0, self._h * 0.035)

    def _panels(self) -> tuple[list[QPointF], list[QPointF], list[QPointF]]:
        w, h = self._w, self._h
        top, low, drop = self._folds()
        lean = w * 0.0205
        return (
            _corners((lean, drop), (top, 0), (low, h - drop), (0, h)),
            _corners((top, 0), (w - top, 0), (w - low, h - drop), (low, h - drop)),
            _corners((w - top, 0), (w - lean, drop), (w, h), (w - low, h - drop)),
        )

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        for panel in self._panels():
            path.addPolygon(QPolygonF(panel))
            path.closeSubpath()
        return path.simplified()

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        g = self.grain()
        soft_shadow(painter, self.outline(), 3 * g, 6 * g, 4 * g)
        light, dark = theme.colour("parchment_light"), theme.colour("parchment_dark")
        paper = theme.colour("parchment")
        panels = self._panels()
        left = QLinearGradient(0, 0, w * 0.2, 0)
        left.setColorAt(0, light)
        left.setColorAt(1, paper)
        right = QLinearGradient(w * 0.8, 0, w, 0)
        right.setColorAt(0, paper.darker(103))
        right.setColorAt(1, dark)
        middle = QLinearGradient(0, 0, 0, h)
        middle.setColorAt(0, light)
        middle.setColorAt(1, paper)
        painter.setPen(Qt.PenStyle.NoPen)
        for panel, brush in zip(panels, (left, middle, right), strict=True):
            painter.setBrush(brush)
            painter.drawPolygon(panel)
        self._band_line(painter)
        painter.setPen(pen(theme.colour("parchment_edge"), 2 * self.grain()))
        for fold in (panels[0], panels[2]):
            a, b = (fold[1], fold[2]) if fold is panels[0] else (fold[0], fold[3])
            painter.drawLine(a, b)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.colour("line"), 3 * self.grain()))
        painter.drawPath(self.outline())

    def _band_line(self, painter: QPainter) -> None:
        """The seat's colour along the upper edge, and a gilt line under it."""
        w = self._w
        top, _, drop = self._folds()
        band = self._band()
        seat = theme.seat_colour(self._colour)
        for offset, colour, width in ((9.0 + band / 2, seat, band), (13.0 + band, theme.colour("gold"), 1.2)):
            line = QPainterPath(QPointF(w * 0.0205 + 13, drop + offset + 1.5))
            line.lineTo(top - 4, offset + 0.5)
            line.lineTo(w - top + 4, offset + 0.5)
            line.lineTo(w - w * 0.0205 - 13, drop + offset + 1.5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(colour, width))
            painter.drawPath(line)
