"""Pieces that are words: labels, name plates, button. Texts are passed in, already translated."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces.base import Piece, Pressable, Shown, draw_off, fitted_text, in_two, pen, soft_shadow

# role → (serif, bold, colour)
_ROLES = {
    "caption": (False, False, "text_soft"),
    "body": (False, False, "text"),
    "number": (False, True, "text"),
    "title": (True, True, "text_strong"),
    "ink": (False, False, "ink"),
    "ink_soft": (False, False, "ink_soft"),
    "ink_title": (True, True, "ink"),
}


_SOFT = {"ink": "ink_soft", "text": "text_soft", "text_strong": "text_soft"}
"""The ink of words about something that cannot be chosen now."""


class Label(Piece):
    """One line of text on the table, laid out once."""

    MARGIN = 2.0
    TELLS = True
    DIM = 1.0  # words stay as strong as they have to be to be read; their ink turns soft

    def __init__(
        self, text: str = "", px: float = 15, role: str = "caption", *, align: str = "left",
        max_width: float = 0.0, parent: QGraphicsItem | None = None,
    ) -> None:  # fmt: skip
        super().__init__(1, 1, parent)
        self._text = text
        self._px = px
        self._role = role
        self._align = align
        self._max_width = max_width
        self._anchor: QPointF | None = None
        self._fit()

    @property
    def text(self) -> str:
        """The line shown (elided in the picture where it is wider than max_width)."""
        return self._text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._fit()

    @property
    def px(self) -> float:
        """Height of the letters."""
        return self._px

    @px.setter
    def px(self, px: float) -> None:
        if px != self._px:
            self._px = px
            self._fit()

    @property
    def role(self) -> str:
        """ "caption", "body", "number", "title"; on parchment "ink", "ink_soft", "ink_title"."""
        return self._role

    @role.setter
    def role(self, role: str) -> None:
        if role != self._role:
            self._role = role
            self._fit()

    @property
    def max_width(self) -> float:
        """Longest the line may be; 0 for no limit."""
        return self._max_width

    @max_width.setter
    def max_width(self, width: float) -> None:
        if width != self._max_width:
            self._max_width = width
            self._fit()

    def set_anchor(self, point: QPointF) -> None:
        """Keep the aligned edge (or the middle) of the line's top at `point`, whatever the text."""
        self._anchor = QPointF(point)
        self._place()

    def _font(self) -> QFont:
        serif, bold, _ = _ROLES[self._role]
        return theme.serif(self._px, bold) if serif else theme.sans(self._px, bold)

    def _fit(self) -> None:
        metrics = QFontMetricsF(self._font())
        width = metrics.horizontalAdvance(self._text) + 2
        if self._max_width:
            width = min(width, self._max_width)
        self.set_size(max(1.0, width), metrics.height())
        self.refresh()
        self._place()

    def _place(self) -> None:
        if self._anchor is None:
            return
        shift = {"left": 0.0, "center": self._w / 2, "right": self._w}[self._align]
        self.setPos(self._anchor.x() - shift, self._anchor.y())

    def state(self) -> str:
        return f"{self._role}:{self._px}:{self._text}"

    def draw(self, painter: QPainter) -> None:
        font = self._font()
        text = QFontMetricsF(font).elidedText(self._text, Qt.TextElideMode.ElideRight, self._w + 1)
        painter.setFont(font)
        ink = _ROLES[self._role][2]
        painter.setPen(theme.colour(_SOFT.get(ink, ink) if self.dimmed else ink))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(self.rect(), int(flags), text)


class NamePlate(Piece):
    """A seat's name on a parchment plate; golden while it is that seat's turn."""

    USUAL = 26.0
    TELLS = True

    def __init__(
        self, text: str = "", w: float = 136, h: float = 28, colour: str | None = None,
        *, parent: QGraphicsItem | None = None,
    ) -> None:  # fmt: skip
        super().__init__(w, h, parent)
        self._text = text
        self._colour = colour
        self._active = False

    text = Shown[str]()
    """The name."""

    colour = Shown[str | None]()
    """The seat's colour for the two ends of the plate, or None."""

    active = Shown[bool]()
    """Whether something is asked of this seat."""

    def state(self) -> str:
        return f"{self._colour}:{self._active}:{self._text}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), self._h * 0.28, self._h * 0.28)
        return path

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        g = self.grain()
        soft_shadow(painter, self.outline(), 1.5 * g, 2.5 * g, 2.5 * g)
        painter.setBrush(theme.colour("ribbon_special" if self._active else "parchment"))
        painter.setPen(pen(theme.colour("line"), 2 * g))
        painter.drawPath(self.outline())
        if self._active:
            # Gold alone is not seen by everybody: the plate whose turn it is has a frame as well.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme.colour("ink"), max(2.0, h * 0.09)))
            inset = max(2.0, h * 0.1)
            inner = self.rect().adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(inner, h * 0.2, h * 0.2)
        pad = h * 0.34
        if self._colour is not None:
            painter.setBrush(theme.seat_colour(self._colour))
            painter.setPen(pen(theme.colour("line"), 1.2 * g))
            for x in (h * 0.34, w - h * 0.34):
                gem = QPainterPath(QPointF(x, h * 0.28))
                gem.lineTo(x + h * 0.15, h * 0.5)
                gem.lineTo(x, h * 0.72)
                gem.lineTo(x - h * 0.15, h * 0.5)
                gem.closeSubpath()
                painter.drawPath(gem)
            pad = h * 0.60
        painter.setPen(theme.colour("ink"))
        box = QRectF(pad, -h * 0.03, w - 2 * pad, h)
        fitted_text(painter, box, self._text, h * 0.68, smallest=0.45)


class Button(Pressable):
    """A large button on the table: a word, and under it the key that does the same."""

    USUAL = 52.0

    def __init__(
        self,
        text: str = "",
        hint: str = "",
        w: float = 104,
        h: float = 60,
        *,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(w, h, parent)
        self._text = text
        self._hint = hint

    text = Shown[str]()
    """The word on it."""

    hint = Shown[str]()
    """The small line under it."""

    def state(self) -> str:
        return f"{self.held()}:{self._text}|{self._hint}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), min(12, self._h * 0.22), min(12, self._h * 0.22))
        return path

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        down = self.down
        if self._enabled:
            if not down:
                g = self.grain()
                soft_shadow(painter, self.outline(), 1.2 * g, 2.6 * g, 2.5 * g)
            face = theme.colour("button_hover" if self._hovered else "button")
            shade = QLinearGradient(0, 0, 0, h)
            shade.setColorAt(0, face.lighter(100 if down else 112))
            shade.setColorAt(1, face.darker(112))
            painter.setBrush(shade)
            painter.setPen(pen(theme.colour("line"), 2.5 * self.grain()))
            painter.drawPath(self.outline())
            painter.setPen(theme.colour("button_text"))
        else:
            draw_off(painter, self.outline(), "parchment")
        offset = 1.0 if down else 0.0
        edge = min(8.0, 0.06 * w)
        size = h * 0.30 if self._hint else h * 0.36
        upper = QRectF(edge, h * 0.13, w - 2 * edge, h * 0.42)
        if not self._hint:
            upper = QRectF(edge, 0, w - 2 * edge, h)
        lower = QRectF(edge, h * 0.55, w - 2 * edge, h * 0.30)
        lines = [self._text]
        if 0.8 * QFontMetricsF(theme.sans(size, bold=True)).horizontalAdvance(self._text) > upper.width():
            # Two lines are larger than one that had to shrink.
            lines, size = in_two(self._text), 0.26 * h
            if self._hint:
                upper = QRectF(edge, 0.07 * h, upper.width(), 0.58 * h)
                lower = QRectF(edge, 0.66 * h, upper.width(), 0.26 * h)
        high = upper.height() / len(lines)
        for number, line in enumerate(lines):
            place = QRectF(upper.x(), upper.y() + number * high + offset, upper.width(), high)
            fitted_text(painter, place, line, min(size, 0.95 * high), family="sans")
        if self._hint:
            fitted_text(
                painter, lower.translated(0, offset), self._hint, h * 0.215, bold=False, family="sans"
            )
