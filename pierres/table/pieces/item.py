"""The item that shows a piece in a scene: it has a place, a size, and a picture that is drawn once.

Painting copies the picture. At rest an item hands it to a skin, an item that Qt paints without calling
Python. A picture is smoothed only while it is turned or scaled: smoothing a picture that is merely moved by
half a pixel would blur it, and take twice the time.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from weakref import WeakSet

from PySide6.QtCore import Property, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)
from shiboken6 import isValid

from pierres.table import theme
from pierres.table.pieces.base import Piece, TwoSided


class _Skin(QGraphicsPixmapItem):
    """The picture of a settled item; the pointer goes through it to the item."""

    def __init__(self, item: QGraphicsItem) -> None:
        super().__init__(item)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shape(self) -> QPainterPath:
        return QPainterPath()


class PieceItem(QGraphicsObject):
    """Shows one piece. Origin top left; `rect()` is the thing, boundingRect() adds its shadow."""

    def __init__(self, piece: Piece, w: float = 1.0, h: float = 1.0) -> None:
        super().__init__()
        self._piece = piece
        self._w, self._h = float(w), float(h)
        self._turn = 1.0
        self._pixmap: QPixmap | None = None
        self._drawn_for: tuple[str, float] = ("", 0.0)
        self._skin: _Skin | None = None
        self._bounds = self._room()
        self._settled = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformOriginPoint(self._w / 2, self._h / 2)
        self.scaleChanged.connect(self._bent)
        self.rotationChanged.connect(self._bent)

    # ---- what it shows, and how large

    @property
    def piece(self) -> Piece:
        """What it shows; another piece has the picture drawn anew."""
        return self._piece

    @piece.setter
    def piece(self, piece: Piece) -> None:
        if piece == self._piece:
            return
        if type(piece) is not type(self._piece):
            self.prepareGeometryChange()
            self._piece = piece
            self._bounds = self._room()
        self._piece = piece
        self.refresh()

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

    def surround(self, rect: QRectF) -> None:
        """Lie round `rect` (scene coordinates), to be seen."""
        self.setPos(rect.topLeft())
        self.set_size(rect.width(), rect.height())
        self.show()

    def outline(self) -> QPainterPath:
        """The edge of the thing, in its own coordinates."""
        return self._piece.outline(self.rect())

    def scene_center(self) -> QPointF:
        """The middle of the thing, in scene coordinates."""
        return self.mapToScene(self.rect().center())

    # ---- a card that turns: 0 is the back, 1 the face; between them it is seen edge on

    def _get_turn(self) -> float:
        return self._turn

    def _set_turn(self, turn: float) -> None:
        self._turn = turn
        if isinstance(self._piece, TwoSided):
            self.piece = replace(self._piece, face_up=turn >= 0.5)
        narrow = max(0.02, abs(2 * turn - 1))
        x = self.rect().center().x()
        straight = QTransform()
        self.setTransform(
            straight if narrow >= 1.0 else straight.translate(x, 0).scale(narrow, 1).translate(-x, 0)
        )
        self._bent()

    turn = Property(float, _get_turn, _set_turn)

    def lie_flat(self) -> None:
        """End a turn: show the side that the piece says."""
        if self._turn not in (0.0, 1.0):
            self._set_turn(1.0 if not isinstance(self._piece, TwoSided) or self._piece.face_up else 0.0)

    # ---- the picture

    def refresh(self) -> None:
        """Let the next paint fetch the picture again."""
        self._pixmap = None
        if self._settled:
            self._stir()
        self.update()

    def settle(self, ratio: float) -> None:
        """Let Qt paint the picture by itself until something changes. `ratio`: device pixels to the unit.

        Without it an item paints all the same, and follows the ratio of whatever it is painted on.
        """
        wanted = (theme.stamp(), ratio)
        if self._settled and self._drawn_for == wanted:
            return
        pixmap = self._picture(wanted)
        if self._skin is None:
            self._skin = _Skin(self)
            self._skin.setPos(self._origin)
        self._skin.setPixmap(pixmap)
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
        """The item is turned or scaled, or straight again: smooth its picture or do not."""
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

    def _picture(self, wanted: tuple[str, float]) -> QPixmap:
        if self._pixmap is None or self._drawn_for != wanted:
            self._pixmap = self._piece.pixmap(self._w, self._h, wanted[1])
            self._drawn_for = wanted
        return self._pixmap

    def _room(self) -> QRectF:
        m = self._piece.margin(self.rect())
        self._origin = QPointF(-m, -m)
        if self._skin is not None:
            self._skin.setPos(self._origin)
        return QRectF(-m, -m, self._w + 2 * m, self._h + 2 * m)

    # ---- Qt

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.rect())
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pixmap = self._picture((theme.stamp(), painter.device().devicePixelRatioF()))
        where = painter.worldTransform()
        painter.setRenderHint(
            QPainter.RenderHint.SmoothPixmapTransform, where.isScaling() or where.isRotating()
        )
        painter.drawPixmap(self._origin, pixmap)


_settled: WeakSet[PieceItem] = WeakSet()


def _restyle() -> None:
    """Another theme is in force: no picture that was handed out is right any more."""
    for item in list(_settled):
        if isValid(item):
            item.refresh()


theme.on_change(_restyle)
