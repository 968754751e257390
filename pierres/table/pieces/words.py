"""Pieces that are words: the large line, labels, name plates, notices, buttons; they come translated."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from math import inf
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QTextCharFormat, QTextLayout

from pierres.table import art, theme
from pierres.table.pieces.base import Piece
from pierres.table.pieces.strokes import (
    WRAPPED,
    WRAPPED_LEFT,
    draw_off,
    fitted_text,
    fitting_font,
    gem,
    pen,
    rounded,
    set_ink,
    soft_shadow,
)
from pierres.table.places import Rect

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


TITLES = frozenset(role for role, (serif, _, _) in _ROLES.items() if serif)
"""The roles that are written in the face of titles."""
_SOFT = {"ink": "ink_soft", "text": "text_soft", "text_strong": "text_soft"}
"""The ink of words about something that cannot be chosen now."""


@dataclass(frozen=True)
class Label(Piece):
    """One line of text: as wide as its words, and no wider than its room, in the middle of its height."""

    TELLS: ClassVar[bool] = True
    MARGIN: ClassVar[float] = 2.0
    # Words stay as strong as they have to be to be read; their ink turns soft.
    DIM: ClassVar[float] = 1.0

    text: str = ""
    px: float = 15.0
    """Height of the letters."""
    role: str = "caption"
    """ "caption", "body", "number", "title"; on parchment "ink", "ink_soft", "ink_title"."""
    align: str = "left"
    """The edge of its room that it keeps to: "left", "right", or the middle ("center")."""

    def _font(self) -> QFont:
        serif, bold, _ = _ROLES[self.role]
        return theme.serif(self.px, bold) if serif else theme.sans(self.px, bold)

    def laid_in(self, room: Rect) -> Rect:
        metrics = QFontMetricsF(self._font())
        w, h = max(1.0, min(metrics.horizontalAdvance(self.text) + 2, room.w)), metrics.height()
        x = {"left": room.x, "center": room.cx - w / 2, "right": room.right - w}[self.align]
        return Rect(x, room.cy - h / 2, w, h)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        font = self._font()
        text = QFontMetricsF(font).elidedText(self.text, Qt.TextElideMode.ElideRight, rect.width() + 1)
        painter.setFont(font)
        ink = _ROLES[self.role][2]
        painter.setPen(theme.colour(_SOFT.get(ink, ink) if self.dimmed else ink))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(rect, int(flags), text)


@dataclass(frozen=True)
class NamePlate(Piece):
    """A seat's name on a parchment plate; golden while it is that seat's turn."""

    USUAL: ClassVar[float] = 26.0
    TELLS: ClassVar[bool] = True
    CORNERS: ClassVar[tuple[float, float]] = (inf, 0.28)

    text: str = ""
    """The name."""
    colour: str | None = None
    """The seat's colour for the two ends of the plate, or None."""
    active: bool = False
    """Whether something is asked of this seat."""
    computer: bool = False
    """Whether the computer plays it: a cogwheel stands before the name."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        g = self.grain(rect)
        soft_shadow(painter, self.outline(rect), 1.5 * g, 2.5 * g, 2.5 * g)
        set_ink(painter, pen("line", 2 * g), "ribbon_special" if self.active else "parchment")
        painter.drawPath(self.outline(rect))
        if self.active:
            # Gold alone is not seen by everybody: the plate whose turn it is has a frame as well.
            set_ink(painter, pen("ink", max(2.0, h * 0.09)), None)
            inset = max(2.0, h * 0.1)
            inner = rect.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(inner, h * 0.2, h * 0.2)
        pad = h * 0.34
        if self.colour is not None:
            set_ink(painter, pen("line", 1.2 * g), theme.seat_colour(self.colour))
            for x in (h * 0.34, w - h * 0.34):
                painter.drawPath(gem(x, h * 0.5, h * 0.15, h * 0.22))
            pad = h * 0.60
        left = pad
        if self.computer:
            side = h * 0.62
            art.draw(painter, "icon-computer", QRectF(pad, (h - side) / 2, side, side))
            left = pad + side + h * 0.08
        painter.setPen(theme.colour("ink"))
        box = QRectF(left, -h * 0.03, w - left - pad, h)
        fitted_text(painter, box, self.text, h * 0.68, smallest=0.45)


@dataclass(frozen=True)
class Paragraph(Piece):
    """A few words on parchment, wrapped into their place."""

    MARGIN: ClassVar[float] = 2.0

    text: str = ""
    """What it says."""
    px: float = 14.0
    """Height of the letters at most."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(theme.colour("ink_soft"))
        painter.setFont(fitting_font(theme.sans, self.text, rect, self.px))
        painter.drawText(rect, WRAPPED, self.text)


@dataclass(frozen=True)
class Notice(Piece):
    """One sentence that stands over the headline for a while: an outcome, or why an answer was refused."""

    MARGIN: ClassVar[float] = 4.0

    text: str = ""
    """The sentence."""
    warning: bool = False
    """Whether it is a refusal."""
    px: float = 16.0
    """Height of the letters."""

    def outline(self, rect: QRectF) -> QPainterPath:
        h = rect.height()
        return rounded(self._pill(rect, self._set(rect)[2]), h / 2)

    def _pill(self, rect: QRectF, width: float) -> QRectF:
        """The ground of lines of that width."""
        h = rect.height()
        pill = QRectF(0, 0, width + 1.2 * h, h)
        pill.moveCenter(rect.center())
        return pill.adjusted(-0.25 * h, 1, 0.25 * h, -1) if self.warning else pill

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        h = rect.height()
        lines, px, width = self._set(rect)
        font = theme.sans(px, bold=self.warning)
        pill = self._pill(rect, width)
        if self.warning:
            # A refusal is no news: a slip of parchment with a ruby edge and a ruby mark at its head.
            slip = rounded(pill, 0.24 * h)
            soft_shadow(painter, slip, 1.2, 2, 2)
            set_ink(painter, pen("ruby", max(2.2, 0.08 * h)), "parchment_light")
            painter.drawPath(slip)
            set_ink(painter, None, "ruby")
            for x in (pill.left() + 0.42 * h, pill.right() - 0.42 * h):
                painter.drawEllipse(QPointF(x, pill.center().y()), 0.12 * h, 0.12 * h)
        else:
            set_ink(painter, None, theme.colour("panel", 0.6))
            painter.drawRoundedRect(pill, h / 2, h / 2)
        painter.setPen(theme.colour("ink" if self.warning else "text"))
        painter.setFont(font)
        elide = Qt.TextElideMode.ElideRight
        wide = rect.width() - 1.2 * h + 1
        text = "\n".join(QFontMetricsF(font).elidedText(line, elide, wide) for line in lines)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), text)

    def _set(self, rect: QRectF) -> tuple[list[str], float, float]:
        """The lines, one or two, as they can be written larger; the height of their letters; their width."""
        h = rect.height()
        wide, px = rect.width() - 1.2 * h, self.px * (1.08 if self.warning else 1.04)
        ruler = QFontMetricsF(theme.sans(100, bold=self.warning))
        low = min(px, h / 2 / (ruler.height() / 100))

        def letters(lines: list[str]) -> float:
            longest = max(ruler.horizontalAdvance(line) for line in lines) / 100
            return min(px if len(lines) == 1 else low, wide / longest if longest else px)

        words = self.text.split(" ")
        ways = [[self.text], *([" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words)))]
        # Of two ways with letters of one height the first is taken: one line, if it can be.
        best = max(ways, key=letters)
        size = max(0.6 * px, letters(best))
        longest = max(ruler.horizontalAdvance(line) for line in best) / 100
        return best, size, min(wide, longest * size)


@dataclass(frozen=True)
class Button(Piece):
    """Words that can be pressed: an answer on a parchment plate, or the way on."""

    USUAL: ClassVar[float] = 48.0
    MARGIN: ClassVar[float] = 8.0
    CORNERS: ClassVar[tuple[float, float]] = (12.0, 0.24)

    text: str = ""
    """What it says; wrapped and made smaller to fit."""
    icon: Piece | None = None
    """What is drawn beside the words."""
    px: float = 16.0
    """Height of the letters at most."""
    strong: bool = False
    """Drawn as the button that goes on."""
    enabled: bool = True
    """Whether pressing it would do something yet."""
    hint: str = ""
    """A small line under it: the key that does the same, or why it does nothing yet."""
    hovered: bool = False
    """Whether the pointer is over it. The table sees to this, and to the next."""
    pressed: bool = False
    """Whether the button of the mouse went down on it, and is held."""

    @property
    def down(self) -> bool:
        """Whether it is sunk: let go now, and it is pressed."""
        return self.enabled and self.pressed and self.hovered

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        h = rect.height()
        if self.strong:
            face = theme.colour("button_hover" if self.hovered else "button")
            ink = theme.colour("button_text")
        else:
            face = theme.colour("ribbon_special" if self.hovered else "parchment")
            ink = theme.colour("ink")
        if self.enabled:
            g = self.grain(rect)
            if self.down:
                face = face.darker(110)
                painter.translate(0, g)
            else:
                soft_shadow(painter, self.outline(rect), 1.4 * g, 2.4 * g, 2.5 * g)
            set_ink(painter, pen("line", 2 * g), face)
            painter.drawPath(self.outline(rect))
        else:
            draw_off(painter, self.outline(rect), "felt")
            ink = painter.pen().color()
        pad = min(10.0, 0.12 * h + 3)
        box = rect.adjusted(pad, pad * 0.5, -pad, -pad * 0.5)
        if self.hint:
            lower = QRectF(box.left(), box.top() + 0.58 * box.height(), box.width(), 0.42 * box.height())
            box.setHeight(0.58 * box.height())
            painter.setFont(fitting_font(theme.sans, self.hint, lower, 0.76 * self.px))
            painter.setPen(ink)
            painter.drawText(lower, WRAPPED, self.hint)
        if self.icon is not None:
            side = min(box.height(), self.px * 1.9)
            metrics = QFontMetricsF(theme.sans(self.px, True))
            wide = min(metrics.horizontalAdvance(self.text), box.width() - side * 1.25)
            text_w = wide if self.text else 0.0
            left = box.center().x() - (side + text_w + (side * 0.25 if text_w else 0)) / 2
            dpr = painter.device().devicePixelRatioF()
            painter.drawPixmap(QPointF(left, box.center().y() - side / 2), self.icon.pixmap(side, side, dpr))
            box = QRectF(
                left + side * 1.25, box.top(), max(1.0, box.right() - left - side * 1.25), box.height()
            )
        if self.text:
            painter.setFont(fitting_font(partial(theme.sans, bold=True), self.text, box, self.px))
            painter.setPen(ink)
            painter.drawText(box, WRAPPED if self.icon is None else WRAPPED_LEFT, self.text)


_SPACING = 1.16
"""Height of a line for letters of height 1."""
_SIDE = 0.62
"""Free room at each end, for a banner of height 1."""


@dataclass(frozen=True)
class Setting:
    """How a sentence is set: the height of its letters, the width of its lines, and where each begins."""

    px: float
    width: float
    starts: tuple[int, ...]


@lru_cache(maxsize=128)
def set_lines(text: str, width: float, height: float, px: float) -> Setting:
    """The largest letters up to `px` with which `text` fits, in one line, or in two if that is larger."""
    metrics = QFontMetricsF(theme.serif(100))
    whole = metrics.horizontalAdvance(text) / 100
    one = min(px, height / _SPACING, width / whole if whole else px)
    best = Setting(one, whole * one, (0,))
    if one >= px:
        return best
    for at, letter in enumerate(text):
        if letter != " ":
            continue
        wide = max(metrics.horizontalAdvance(part) for part in (text[:at], text[at + 1 :])) / 100
        two = min(px, height / (2 * _SPACING), width / wide if wide else px)
        # Of two ways to break, with letters of one height, the one with the more even lines.
        if (two, -wide * two) > (best.px, -best.width if len(best.starts) == 2 else 0.0):
            best = Setting(two, wide * two, (0, at + 1))
    return best


@dataclass(frozen=True)
class Banner(Piece):
    """A sentence in large letters on a dark pill, names in gold; its edge is of the colour of a seat."""

    USUAL: ClassVar[float] = 52.0
    MARGIN: ClassVar[float] = 9.0
    CORNERS: ClassVar[tuple[float, float]] = (inf, 0.5)

    text: str = ""
    """The sentence."""
    named: tuple[tuple[int, int], ...] = ()
    """Where the names begin and end that stand out in it."""
    colour: str | None = None
    """The seat's colour of whom it speaks to, or None."""
    px: float = 42.0
    """Height of the letters at most."""

    @staticmethod
    def width_for(text: str, widest: float, h: float, px: float) -> float:
        """How wide a banner of height `h` is for `text`."""
        return min(widest, set_lines(text, widest - 2 * _SIDE * h, 0.94 * h, px).width + 2 * _SIDE * h + 1)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        w, h = rect.width(), rect.height()
        g = self.grain(rect)
        soft_shadow(painter, self.outline(rect), 2 * g, 4 * g, 4 * g)
        set_ink(painter, pen("panel_line", max(1.8, 0.03 * h)), theme.colour("panel", 0.96))
        painter.drawPath(self.outline(rect))
        if self.colour is not None:
            self._gems(painter, w, h)
        setting = set_lines(self.text, w - 2 * _SIDE * h, 0.94 * h, self.px)
        font = theme.serif(setting.px)
        tall = _SPACING * setting.px
        top = (h - tall * len(setting.starts)) / 2 - 0.03 * h
        ends = (*(start - 1 for start in setting.starts[1:]), len(self.text))
        for line, (start, end) in enumerate(zip(setting.starts, ends, strict=True)):
            self._line(painter, font, start, end, QRectF(0, top + line * tall, w, tall))

    def _gems(self, painter: QPainter, w: float, h: float) -> None:
        """A lozenge of the seat's colour at each end, as on its name plate."""
        assert self.colour is not None
        set_ink(painter, pen("gold_light", max(1.0, 0.022 * h)), theme.seat_colour(self.colour))
        for x in (0.36 * h, w - 0.36 * h):
            painter.drawPath(gem(x, h * 0.5, h * 0.13, h * 0.23))

    def _line(self, painter: QPainter, font: QFont, start: int, end: int, rect: QRectF) -> None:
        text = self.text[start:end]
        layout = QTextLayout(text, font)
        layout.setFormats(self._gilded(start, end))
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        painter.setPen(theme.colour("text"))
        # The layout's own width is too large where a sentence ends in three dots.
        wide = QFontMetricsF(font).horizontalAdvance(text)
        layout.draw(painter, QPointF(rect.center().x() - wide / 2, rect.center().y() - line.height() / 2))

    def _gilded(self, start: int, end: int) -> list[QTextLayout.FormatRange]:
        """Where names stand between `start` and `end`, counted from there."""
        found = []
        for first, last in self.named:
            first, last = max(first, start), min(last, end)
            if first < last:
                gilt = QTextLayout.FormatRange()
                gilt.start, gilt.length = _units(self.text[start:first]), _units(self.text[first:last])
                gilt.format = QTextCharFormat()
                gilt.format.setForeground(theme.colour("name"))
                found.append(gilt)
        return found


def _units(text: str) -> int:
    """How many units Qt counts for a text."""
    return len(text.encode("utf-16-le")) // 2
