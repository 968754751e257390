"""What all pieces share: a size, a picture that is drawn once per state, and two lights.

A piece knows how to draw itself in its own coordinates (`draw`) and what its picture depends on (`state`).
Everything else is here: the picture comes from the shared cache, and painting copies it. At rest a piece
hands its picture to a skin, an item that Qt paints without calling Python.

A picture is smoothed only while it is turned or scaled: smoothing a picture that is merely moved by half
a pixel would blur it, and take twice the time.
"""

from __future__ import annotations

from math import ceil
from typing import Generic, Self, TypeVar, cast, overload
from weakref import WeakSet

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)
from shiboken6 import isValid

from pierres.table import art, theme

T = TypeVar("T")


class _Skin(QGraphicsPixmapItem):
    """The picture of a settled piece; the pointer goes through it to the piece."""

    def __init__(self, piece: QGraphicsItem) -> None:
        super().__init__(piece)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shape(self) -> QPainterPath:
        return QPainterPath()


class Shown(Generic[T]):
    """A property that a piece's picture depends on: another value has the picture drawn anew.

    The value lies in the attribute of that name with an underscore before it, set in the constructor.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = f"_{name}"

    @overload
    def __get__(self, piece: None, owner: type) -> Self: ...

    @overload
    def __get__(self, piece: Piece, owner: type) -> T: ...

    def __get__(self, piece: Piece | None, owner: type) -> Self | T:
        return self if piece is None else cast(T, getattr(piece, self._name))

    def __set__(self, piece: Piece, value: T) -> None:
        if value != getattr(piece, self._name):
            setattr(piece, self._name, value)
            piece.refresh()


class Piece(QGraphicsObject):
    """One thing on the table. Origin top left; `rect()` is the thing, boundingRect() adds its shadow."""

    MARGIN = 7.0  # scene units round the thing for shadow and halo, at its usual size
    USUAL = 0.0  # its smaller side on a table of 1600 × 1000; 0: its lines never grow
    DIM = 0.42  # how strong the picture of what cannot be chosen is
    TELLS = False  # whether it says something that no place to point at covers: a sum, what a fist was worth
    OPAQUE = False  # whether `draw` fills all of it, and there is no margin

    def __init__(self, w: float, h: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._w = float(w)
        self._h = float(h)
        self._lit = False
        self._dimmed = False
        self._pixmap: QPixmap | None = None
        self._drawn_for: tuple[str, float] = ("", 0.0)
        self._skin: _Skin | None = None
        self._bounds = self._room()
        self._settled = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformOriginPoint(self._w / 2, self._h / 2)
        self.scaleChanged.connect(self._bent)
        self.rotationChanged.connect(self._bent)

    # ---- what a kind of piece says about itself

    def draw(self, painter: QPainter) -> None:
        """Draw the thing into `rect()`. Called once per state, size, theme and pixel ratio."""
        raise NotImplementedError

    def state(self) -> str:
        """Everything but size and theme that the picture depends on."""
        return ""

    def outline(self) -> QPainterPath:
        """The edge of the thing: where the halo runs."""
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 6, 6)
        return path

    def grain(self) -> float:
        """By how much lines, shadow and halo are stronger than at the usual size: never weaker."""
        return max(1.0, min(self._w, self._h) / self.USUAL) if self.USUAL else 1.0

    def margin(self) -> float:
        """The room round the thing, in scene units."""
        return self.MARGIN * self.grain()

    # ---- size and state

    def rect(self) -> QRectF:
        """The thing itself, in its own coordinates."""
        return QRectF(0, 0, self._w, self._h)

    def size(self) -> QSizeF:
        """Width and height in scene units."""
        return QSizeF(self._w, self._h)

    def set_size(self, w: float, h: float) -> None:
        """Change the size; the picture is drawn anew at the next paint."""
        if (w, h) == (self._w, self._h):
            return
        self.prepareGeometryChange()
        self._w, self._h = float(w), float(h)
        self._bounds = self._room()
        self.setTransformOriginPoint(self._w / 2, self._h / 2)
        self.refresh()

    def scene_center(self) -> QPointF:
        """The middle of the thing, in scene coordinates."""
        return self.mapToScene(self.rect().center())

    lit = Shown[bool]()
    """A golden halo: this can be chosen now."""

    dimmed = Shown[bool]()
    """Drawn paler: this cannot be chosen now."""

    def refresh(self) -> None:
        """Let the next paint fetch the picture again."""
        self._pixmap = None
        if self._settled:
            self._stir()
        self.update()

    def settle(self, ratio: float) -> None:
        """Let Qt paint the picture by itself until something changes. `ratio`: device pixels to the unit.

        Without it a piece paints all the same, and follows the ratio of whatever it is painted on.
        """
        wanted = (theme.stamp(), ratio)
        if self._settled and self._drawn_for == wanted:
            return
        if self._pixmap is None or self._drawn_for != wanted:
            self._pixmap = self._picture(ratio)
            self._drawn_for = wanted
        if self._skin is None:
            self._skin = _Skin(self)
            self._skin.setPos(self._origin)
        self._skin.setPixmap(self._pixmap)
        self._skin.show()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, True)
        self._settled = True
        _settled.add(self)
        self._bent()

    def trim(self, width: float | None) -> None:
        """While settled, paint no more than the left `width` units: the rest lies under others. None: all."""
        if self._settled and self._skin is not None and self._pixmap is not None:
            shown = self._pixmap
            if width is not None:
                ratio = shown.devicePixelRatio()
                shown = shown.copy(0, 0, ceil((width - self._origin.x()) * ratio), shown.height())
            self._skin.setPixmap(shown)

    def _bent(self) -> None:
        """The piece is turned or scaled, or straight again: smooth its picture or do not."""
        if self._settled and self._skin is not None:
            straight = self.rotation() == 0 and self.scale() == 1 and self.transform().isIdentity()
            mode = Qt.TransformationMode
            self._skin.setTransformationMode(
                mode.FastTransformation if straight else mode.SmoothTransformation
            )

    def _stir(self) -> None:
        """Take the picture back from the skin."""
        self._settled = False
        _settled.discard(self)
        if self._skin is not None:
            self._skin.hide()
            self._skin.setPixmap(QPixmap())
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, False)

    # ---- Qt

    def _room(self) -> QRectF:
        m = self.margin()
        self._origin = QPointF(-m, -m)
        if self._skin is not None:
            self._skin.setPos(self._origin)
        return QRectF(-m, -m, self._w + 2 * m, self._h + 2 * m)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect())
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        wanted = (theme.stamp(), painter.device().devicePixelRatioF())
        if self._pixmap is None or self._drawn_for != wanted:
            self._pixmap = self._picture(wanted[1])
            self._drawn_for = wanted
        where = painter.worldTransform()
        painter.setRenderHint(
            QPainter.RenderHint.SmoothPixmapTransform, where.isScaling() or where.isRotating()
        )
        painter.drawPixmap(self._origin, self._pixmap)

    def _picture(self, dpr: float) -> QPixmap:
        m = self.margin()
        lights = f"{int(self._lit)}{int(self._dimmed)}"
        key = f"{type(self).__name__}:{self._w:.2f}x{self._h:.2f}:{lights}:{self.state()}"
        return art.composed(key, self._w + 2 * m, self._h + 2 * m, dpr, self._compose, self.OPAQUE)

    def _compose(self, painter: QPainter) -> None:
        m = self.margin()
        painter.translate(m, m)
        if self._lit:
            halo(painter, self.outline(), m)
        if self._dimmed:
            painter.setOpacity(self.DIM)
        self.draw(painter)


class Pressable(Piece):
    """A button: lit under the pointer, sunk while it is pressed there. The table sees to both."""

    def __init__(self, w: float, h: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(w, h, parent)
        self._hovered = False
        self._pressed = False
        self._enabled = True

    hovered = Shown[bool]()
    """Whether the pointer is over it."""

    pressed = Shown[bool]()
    """Whether the button of the mouse went down on it, and is held."""

    enabled = Shown[bool]()
    """Whether pressing it would do something yet."""

    def held(self) -> str:
        """What its picture shows of it, for `state`."""
        return f"{self._enabled}:{self._hovered}:{self.down}"

    @property
    def down(self) -> bool:
        """Whether it is sunk: let go now, and it is pressed."""
        return self._enabled and self._pressed and self._hovered


_settled: WeakSet[Piece] = WeakSet()


def _restyle() -> None:
    """Another theme is in force: no picture that was handed out is right any more."""
    for piece in list(_settled):
        if isValid(piece):
            piece.refresh()


theme.on_change(_restyle)

# ---- strokes that several pieces draw


def pen(colour: QColor, width: float) -> QPen:
    """A solid line with round ends and joins: the ink of every drawing."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def halo(painter: QPainter, outline: QPainterPath, reach: float) -> None:
    """A glow that fades over `reach` units outside `outline`."""
    colour = theme.colour("halo")
    steps = 5
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(steps, 0, -1):
        colour.setAlphaF(0.13 + 0.12 * (steps - step))
        painter.setPen(pen(colour, 2 * (reach - 1) * step / steps))
        painter.drawPath(outline)
    painter.restore()


def soft_shadow(painter: QPainter, outline: QPainterPath, dx: float, dy: float, blur: float = 3.0) -> None:
    """A shadow away from the candle (top left)."""
    painter.save()
    painter.translate(dx, dy)
    for width, alpha in ((2 * blur, 0.10), (blur, 0.14), (0.0, 0.26)):
        colour = theme.colour("shadow", alpha)
        painter.setPen(pen(colour, width) if width else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(colour)
        painter.drawPath(outline)
    painter.restore()


def draw_off(painter: QPainter, outline: QPainterPath, surface: str) -> None:
    """A button that cannot be pressed yet: an empty place for one on `felt` or `parchment`, and the pen for
    words that can still be read.
    """
    felt = surface == "felt"
    ink = theme.colour("text_soft" if felt else "ink_soft")
    edge = pen(theme.colour("felt_line") if felt else ink, 1.8)
    edge.setDashPattern([4, 3])
    painter.setPen(edge)
    painter.setBrush(theme.colour("felt", 0.9) if felt else theme.colour("parchment_dark"))
    painter.drawPath(outline)
    painter.setPen(ink)


def in_two(text: str) -> list[str]:
    """A text of several words in two lines, the longer of which is as short as can be."""
    words = text.split(" ")
    ways = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(ways, key=lambda way: max(map(len, way)), default=[text])


def fitted_text(
    painter: QPainter, rect: QRectF, text: str, size: float, *, bold: bool = True, smallest: float = 0.62,
    family: str = "serif", align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:  # fmt: skip
    """Write one line into `rect`, `size` pixels high; smaller where it must, elided below `smallest`."""
    make = theme.serif if family == "serif" else theme.sans
    # A text is measured large and scaled, so that it is as wide on a small card as on a large one.
    ruler = 4.0
    font = make(size * ruler, bold)
    painter.save()
    painter.setFont(font)
    width = painter.fontMetrics().horizontalAdvance(text) / ruler
    scale = 1.0
    if width > rect.width():
        scale = max(smallest, rect.width() / width)
        if width * scale > rect.width() + 0.5:
            text = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, int(rect.width() / scale * ruler)
            )
    painter.translate(rect.center())
    painter.scale(scale / ruler, scale / ruler)
    w, h = rect.width() * ruler / scale, rect.height() * ruler / scale
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(QRectF(-w / 2, -h / 2, w, h), int(flags), text)
    painter.restore()
