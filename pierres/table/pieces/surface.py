"""The table itself, the light under a seat, and the ring that shows where the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import art, theme
from pierres.table.pieces.base import Piece, Shown, pen


def _ovals(w: float, h: float, oval: QRectF | None) -> tuple[QRectF, QRectF]:
    """Outer edge of the rim, and of the felt."""
    outer = oval or QRectF(w * 0.0375, h * 0.102, w * 0.925, h * 0.796)
    rim = max(12.0, min(w, h) * 0.033)
    return outer, outer.adjusted(rim, rim * 0.94, -rim, -rim * 1.06)


def felt_rect(w: float, h: float, oval: QRectF | None = None) -> QRectF:
    """The oval of felt for a table of w × h."""
    return _ovals(w, h, oval)[1]


def draw_table(painter: QPainter, w: float, h: float, oval: QRectF | None = None) -> None:
    """Room, wooden rim, felt and its golden line."""
    outer, felt = _ovals(w, h, oval)
    g = max(1.0, outer.height() / 900)  # lines grow with the table
    room = QRadialGradient(QPointF(w * 0.36, h * 0.30), max(w, h) * 0.78)
    room.setColorAt(0, theme.colour("room_light"))
    room.setColorAt(0.55, theme.colour("room"))
    room.setColorAt(1, theme.colour("room_dark"))
    painter.fillRect(QRectF(0, 0, w, h), room)
    _draw_rim(painter, outer, g)
    light = QRadialGradient(
        QPointF(felt.left() + felt.width() * 0.36, felt.top() + felt.height() * 0.26), 0.0
    )
    light.setRadius(felt.width() * 0.66)
    light.setColorAt(0, theme.colour("felt_light"))
    light.setColorAt(0.6, theme.colour("felt"))
    light.setColorAt(1, theme.colour("felt_dark"))
    painter.setBrush(light)
    painter.setPen(pen(theme.colour("felt_edge"), 3.5 * g))
    painter.drawEllipse(felt)
    # The rim throws a shadow on the felt, on the candle's side.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(5):
        painter.setPen(pen(theme.colour("felt_shade", 0.13), (3.0 + 2.2 * i) * g))
        deep = (3 + i) * g
        painter.drawArc(felt.adjusted(deep, deep, -deep, -deep), 35 * 16, 160 * 16)
    inset = max(9.0, felt.height() * 0.022)
    painter.setPen(pen(theme.colour("felt_line", 0.85), 1.8 * g))
    painter.drawEllipse(felt.adjusted(inset, inset, -inset, -inset))
    second = inset + 5 * g
    painter.setPen(pen(theme.colour("felt_line", 0.40), 1.0 * g))
    painter.drawEllipse(felt.adjusted(second, second, -second, -second))


def _draw_rim(painter: QPainter, outer: QRectF, g: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, alpha in ((16.0, 0.16), (9.0, 0.22), (3.0, 0.30)):
        painter.setBrush(theme.colour("shadow", alpha))
        painter.drawEllipse(outer.adjusted(-spread * 0.3 * g, 4 * g, spread * 0.5 * g, (spread + 6) * g))
    wood = QLinearGradient(outer.topLeft(), QPointF(outer.left() + outer.width() * 0.25, outer.bottom()))
    wood.setColorAt(0, theme.colour("wood_light"))
    wood.setColorAt(0.45, theme.colour("wood"))
    wood.setColorAt(1, theme.colour("wood_dark"))
    painter.setBrush(wood)
    painter.setPen(pen(theme.colour("wood_line"), 3 * g))
    painter.drawEllipse(outer)
    # Grain: a few long arcs that follow the rim, and the candle's gleam along its upper left edge.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for k, (start, span) in enumerate(
        ((20, 70), (110, 90), (215, 60), (290, 75), (5, 40), (160, 50), (250, 66))
    ):
        d = (5.0 + 3.4 * (k % 4)) * g
        painter.setPen(pen(theme.colour("wood_dark", 0.45), 1.2 * g))
        painter.drawArc(outer.adjusted(d, d, -d, -d), start * 16, span * 16)
    painter.setPen(pen(theme.colour("gold_light", 0.34), 2.2 * g))
    painter.drawArc(outer.adjusted(3, 3, -3, -3), 85 * 16, 85 * 16)


def table_pixmap(w: float, h: float, dpr: float = 1.0, oval: QRectF | None = None) -> QPixmap:
    """The table in one picture. `oval` is the outer edge of the rim; None: the usual one."""
    tag = "" if oval is None else f"{oval.x():.1f},{oval.y():.1f},{oval.width():.1f},{oval.height():.1f}"
    return art.composed(f"table:{tag}", w, h, dpr, lambda p: draw_table(p, w, h, oval))


class TableTop(Piece):
    """The table as an item that lies below everything."""

    MARGIN = 0.0

    def __init__(
        self,
        w: float = 1600,
        h: float = 1000,
        oval: QRectF | None = None,
        *,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(w, h, parent)
        self._oval = oval
        self.setZValue(-1000)

    oval = Shown[QRectF | None]()
    """Outer edge of the wooden rim, or None for the usual place."""

    def felt_rect(self) -> QRectF:
        """The oval of felt, in item coordinates."""
        return felt_rect(self._w, self._h, self._oval)

    def _picture(self, dpr: float) -> QPixmap:
        return table_pixmap(self._w, self._h, dpr, self._oval)

    def draw(self, painter: QPainter) -> None:
        draw_table(painter, self._w, self._h, self._oval)


class SeatLight(Piece):
    """Candle light on the felt under a seat: pale for whose turn it is, golden for a winner."""

    MARGIN = 0.0

    def __init__(
        self, w: float = 420, h: float = 260, kind: str = "turn", *, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(w, h, parent)
        self._kind = kind
        self.setZValue(-500)

    kind = Shown[str]()
    """ "turn" or "winner"."""

    def state(self) -> str:
        return self._kind

    def shape(self) -> QPainterPath:
        return QPainterPath()  # light is never hit by the mouse

    def draw(self, painter: QPainter) -> None:
        strong = 0.86 if self._kind == "winner" else 0.66
        glow = QRadialGradient(QPointF(0, 0), 1.0)
        for at, share in ((0.0, 1.0), (0.3, 0.82), (0.55, 0.42), (0.8, 0.12), (1.0, 0.0)):
            glow.setColorAt(at, theme.colour("glow", strong * share))
        painter.translate(self._w / 2, self._h / 2)
        painter.scale(self._w / 2, self._h / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(glow))
        painter.drawEllipse(QPointF(0, 0), 1.0, 1.0)


class FocusRing(Piece):
    """Where the keyboard is: one ring above everything, light within dark, so that it shows on any ground."""

    USUAL = 110.0
    MARGIN = 8.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(10, 10, parent)
        self.setZValue(10_000)
        self.hide()

    def surround(self, rect: QRectF) -> None:
        """Show the ring round `rect` (scene coordinates)."""
        self.setPos(rect.topLeft())
        self.set_size(rect.width(), rect.height())
        self.show()

    def follow(self, piece: QGraphicsItem) -> None:
        """Show the ring round an item as it lies now."""
        rect = piece.rect() if isinstance(piece, Piece) else piece.boundingRect()
        self.surround(piece.mapRectToScene(rect))

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def size(self) -> QSizeF:
        return QSizeF(self._w, self._h)

    def draw(self, painter: QPainter) -> None:
        ring = self.rect().adjusted(-3.5, -3.5, 3.5, 3.5)
        r = min(12.0, ring.height() / 2, ring.width() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (("focus_edge", 7.0 * self.grain()), ("focus", 3.6 * self.grain())):
            painter.setPen(QPen(theme.colour(colour), width))
            painter.drawRoundedRect(ring, r, r)
