"""Single stones and coins, and heaps of one kind."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces.base import Piece, Shown, pen, soft_shadow
from pierres.table.pieces.kinds import STONES, draw_kind, kind_outline


class _Single(Piece):
    """One stone or coin."""

    USUAL = 24.0
    MARGIN = 5.0

    def __init__(self, kind: str, size: float = 28, parent: QGraphicsItem | None = None) -> None:
        super().__init__(size, size, parent)
        self._kind = kind

    def state(self) -> str:
        return self._kind

    def outline(self) -> QPainterPath:
        return kind_outline(self._kind, self.rect())

    def draw(self, painter: QPainter) -> None:
        g = self.grain()
        soft_shadow(painter, self.outline(), 1.2 * g, 1.8 * g, 2.0 * g)
        draw_kind(painter, self._kind, self.rect())

    def _set_kind(self, kind: str) -> None:
        if kind != self._kind:
            self._kind = kind
            self.refresh()


class Stone(_Single):
    """A ruby, sapphire or topaz."""

    @property
    def colour(self) -> str:
        """ "red", "blue" or "yellow"."""
        return self._kind

    @colour.setter
    def colour(self, colour: str) -> None:
        self._set_kind(colour)


class Coin(_Single):
    """Fairy gold, common gold, silver, a cursed coin or an amulet."""

    @property
    def kind(self) -> str:
        """ "fairy", "common", "silver", "cursed" or "amulet"."""
        return self._kind

    @kind.setter
    def kind(self, kind: str) -> None:
        self._set_kind(kind)


class Heap(Piece):
    """A row of stones or coins of one kind, overlapping so that it never grows beyond its width.

    With `label`, or when the row is too narrow to show each piece, the number stands after it.
    """

    USUAL = 24.0
    MARGIN = 5.0
    DIM = 1.0  # only the pieces turn pale, not their number
    _TIGHTEST = 0.24  # of a piece, still visible under the next

    def __init__(
        self,
        kind: str,
        count: int = 0,
        w: float = 120,
        h: float = 28,
        *,
        label: bool = False,
        align: str = "left",
        empty: bool = False,
        surface: str = "felt",
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(w, h, parent)
        self._kind = kind
        self._count = count
        self._label = label
        self._align = align
        self._empty = empty
        self._surface = surface
        self._reserve = 0
        self._words = ""

    # ---- state

    kind = Shown[str]()
    """A stone's colour or a coin's kind."""

    count = Shown[int]()
    """How many pieces lie here."""

    label = Shown[bool]()
    """Whether the number is always written when there is more than one."""

    align = Shown[str]()
    """Which side the row keeps to: "left", "center" or "right"."""

    reserve = Shown[int]()
    """Space the row for at least so many, so that it does not shift while pieces come and go."""

    words = Shown[str]()
    """What is written instead of the bare number: "8 spent"."""

    def state(self) -> str:
        look = (self._kind, self._count, self._label, self._align, self._empty, self._surface, self._reserve)
        return ":".join(map(str, (*look, self._words)))

    # ---- where the pieces lie

    def place_of(self, i: int) -> QRectF:
        """The square of piece `i`, in item coordinates; `i` = `count` is where the next one lands."""
        step, shown = self._spacing()
        at = min(i, max(shown - 1, 0)) if i < self._count else min(i, shown)
        x = self._start(step, shown) + at * step
        return QRectF(min(x, self._w - self._h), 0, self._h, self._h)

    def index_at(self, pos: QPointF) -> int:
        """The piece that is seen at `pos` (item coordinates), or -1."""
        _, shown = self._spacing()
        for i in range(shown - 1, -1, -1):
            if self.place_of(i).contains(pos):
                return i
        return -1

    def _labelled(self) -> bool:
        if self._words and self._count:
            return True
        return self._count > 1 and (self._label or self._fit(self._w)[1] < self._count)

    def _label_width(self) -> float:
        if not self._labelled() or self._badged():
            return 0.0
        return self._number_width()

    def _number_width(self) -> float:
        if self._words:
            return QFontMetricsF(self._font()).horizontalAdvance(self._words) + 0.24 * self._h
        return self._h * (0.62 + 0.42 * (len(str(self._count)) - 1))

    def _font(self) -> QFont:
        """The number is as bold as the pieces; words are smaller, but never too small to read."""
        return theme.sans(max(11.0, 0.6 * self._h) if self._words else 0.72 * self._h, bold=True)

    def _badged(self) -> bool:
        """Whether the room is too narrow for a number beside a piece, so that it stands on the piece."""
        return self._w < self._h + self._number_width()

    def _fit(self, width: float) -> tuple[float, int]:
        """The step from piece to piece in `width`, and how many pieces it shows."""
        size = self._h
        widest = size * (1.0 if self._kind in STONES else 0.9)
        n = max(self._count, self._reserve)
        if n <= 1:
            return widest, min(self._count, 1)
        step = min(widest, (width - size) / (n - 1))
        tightest = size * self._TIGHTEST
        if step >= tightest:
            return step, self._count
        return tightest, max(1, min(self._count, 1 + floor(max(0.0, width - size) / tightest)))

    def _spacing(self) -> tuple[float, int]:
        return self._fit(self._w - self._label_width())

    def _row_width(self, step: float, shown: int) -> float:
        return (self._h + step * (shown - 1) if shown else 0.0) + self._label_width()

    def _start(self, step: float, shown: int) -> float:
        room = self._w - max(self._row_width(step, max(shown, 1)), 0.0)
        return {"left": 0.0, "center": room / 2, "right": room}[self._align]

    # ---- picture

    def outline(self) -> QPainterPath:
        step, shown = self._spacing()
        path = QPainterPath()
        x = self._start(step, shown)
        w = max(self._row_width(step, shown), self._h)
        path.addRoundedRect(QRectF(x, 0, min(w, self._w), self._h), self._h / 2, self._h / 2)
        return path

    def draw(self, painter: QPainter) -> None:
        step, shown = self._spacing()
        if shown == 0:
            if self._empty:
                self._draw_empty(painter)
            return
        g = self.grain()
        painter.setOpacity(Piece.DIM if self.dimmed else 1.0)
        for i in range(shown):
            place = self.place_of(i)
            soft_shadow(painter, kind_outline(self._kind, place), 1.0 * g, 1.5 * g, 1.6 * g)
            draw_kind(painter, self._kind, place)
        painter.setOpacity(1.0)
        if self._labelled() and self._badged():
            self._draw_badge(painter, self.place_of(shown - 1))
        elif self._labelled():
            x = self._start(step, shown) + self._h + step * (shown - 1) + self._h * 0.14
            self._draw_number(painter, x)

    def _draw_number(self, painter: QPainter, x: float) -> None:
        """The number with a rim, for it may lie across the edge of the table."""
        ink, rim = ("ink", "parchment") if self._surface == "parchment" else ("text", "text_rim")
        if self.dimmed:
            ink = f"{ink}_soft"
        font = self._font()
        path = QPainterPath()
        text = self._words or str(self._count)
        path.addText(QPointF(x, self._h * 0.5 + font.pixelSize() * 0.33), font, text)
        painter.setPen(pen(theme.colour(rim, 0.85), self._h * 0.17))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(ink))
        painter.drawPath(path)

    def _draw_badge(self, painter: QPainter, place: QRectF) -> None:
        size = self._h * 0.52
        width = size * (0.62 + 0.46 * len(str(self._count)))
        badge = QRectF(place.right() - width, place.bottom() - size, width, size)
        painter.setPen(pen(theme.colour("panel_line"), 1.2 * self.grain()))
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(badge, size / 2, size / 2)
        painter.setFont(theme.sans(size * 0.86, bold=True))
        painter.setPen(theme.colour("text"))
        painter.drawText(badge, int(Qt.AlignmentFlag.AlignCenter), str(self._count))

    def _draw_empty(self, painter: QPainter) -> None:
        place = self.place_of(0)
        inset = place.height() * 0.14
        ink = "ink_soft" if self._surface == "parchment" else "text_soft"
        line: QPen = pen(theme.colour(ink, 0.55), 1.3 * self.grain())
        line.setDashPattern([2.5, 2.5])
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(kind_outline(self._kind, place.adjusted(inset, inset, -inset, -inset)))
