"""Flat pieces of paper and felt: answers in words, grounds to lie on, empty places."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from pierres.table import theme
from pierres.table.pieces import CARD_RATIO, Piece, kind_pixmap
from pierres.table.pieces.base import Pressable, Shown, draw_off, pen, soft_shadow

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)


def fitting_font(
    make: Any, text: str, box: QRectF, px: float, flags: int = _WRAP, smallest: float = 0.5
) -> QFont:
    """The largest font from `px` down to `smallest` × px whose wrapped `text` fits into `box`."""
    size = px
    while True:
        font: QFont = make(size)
        needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, box.width(), 10_000), flags, text)
        if (needed.height() <= box.height() and needed.width() <= box.width()) or size <= smallest * px:
            return font
        size *= 0.94


class Plate(Pressable):
    """An answer in words on a parchment plate, with a stone or coin beside it if `icon` names one."""

    USUAL = 48.0
    MARGIN = 8.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(100, 40, parent)
        self._text = ""
        self._icon = ""
        self._px = 16.0
        self._strong = False
        self._hint = ""

    text = Shown[str]()
    """What it says; wrapped and made smaller to fit."""

    icon = Shown[str]()
    """A kind of stone or coin, or ""."""

    hint = Shown[str]()
    """A small line under it: the key that does the same, or why it does nothing yet."""

    px = Shown[float]()
    """Height of the letters at most."""

    strong = Shown[bool]()
    """Drawn as the button that goes on."""

    def state(self) -> str:
        look = (self._strong, self.held(), f"{self._px:g}", self._icon, self._text)
        return ":".join(map(str, (*look, self._hint)))

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        r = min(12.0, self._h * 0.24)
        path.addRoundedRect(self.rect(), r, r)
        return path

    def draw(self, painter: QPainter) -> None:
        if self._strong:
            face = theme.colour("button_hover" if self._hovered else "button")
            ink = theme.colour("button_text")
        else:
            face = theme.colour("ribbon_special" if self._hovered else "parchment")
            ink = theme.colour("ink")
        if self._enabled:
            g = self.grain()
            if self.down:
                face = face.darker(110)
                painter.translate(0, g)
            else:
                soft_shadow(painter, self.outline(), 1.4 * g, 2.4 * g, 2.5 * g)
            painter.setPen(pen(theme.colour("line"), 2 * g))
            painter.setBrush(face)
            painter.drawPath(self.outline())
        else:
            draw_off(painter, self.outline(), "felt")
            ink = painter.pen().color()
        pad = min(10.0, 0.12 * self._h + 3)
        box = self.rect().adjusted(pad, pad * 0.5, -pad, -pad * 0.5)
        if self._hint:
            lower = QRectF(box.left(), box.top() + 0.58 * box.height(), box.width(), 0.42 * box.height())
            box.setHeight(0.58 * box.height())
            painter.setFont(fitting_font(theme.sans, self._hint, lower, 0.76 * self._px))
            painter.setPen(ink)
            painter.drawText(lower, _WRAP, self._hint)
        if self._icon:
            side = min(box.height(), self._px * 1.9)
            metrics = QFontMetricsF(theme.sans(self._px, True))
            text_w = (
                min(metrics.horizontalAdvance(self._text), box.width() - side * 1.25) if self._text else 0.0
            )
            left = box.center().x() - (side + text_w + (side * 0.25 if text_w else 0)) / 2
            dpr = painter.device().devicePixelRatioF()
            painter.drawPixmap(QPointF(left, box.center().y() - side / 2), kind_pixmap(self._icon, side, dpr))
            box = QRectF(
                left + side * 1.25, box.top(), max(1.0, box.right() - left - side * 1.25), box.height()
            )
        if self._text:
            painter.setFont(fitting_font(_bold_sans, self._text, box, self._px))
            painter.setPen(ink)
            flags = (
                _WRAP
                if not self._icon
                else int(
                    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
                )
            )
            painter.drawText(box, flags, self._text)


def _bold_sans(px: float) -> QFont:
    return theme.sans(px, bold=True)


class Paragraph(Piece):
    """A few words on parchment, wrapped into their place."""

    MARGIN = 2.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(100, 40, parent)
        self._text = ""
        self._px = 14.0

    text = Shown[str]()
    """What it says."""

    px = Shown[float]()
    """Height of the letters at most."""

    def state(self) -> str:
        return f"{self._px:g}:{self._text}"

    def draw(self, painter: QPainter) -> None:
        painter.setPen(theme.colour("ink_soft"))
        painter.setFont(fitting_font(theme.sans, self._text, self.rect(), self._px))
        painter.drawText(self.rect(), _WRAP, self._text)


class Ground(Piece):
    """A dark, half transparent ground that lifts what lies on it from the table or a screen."""

    MARGIN = 2.0

    def __init__(
        self, alpha: float = 0.6, edge: bool = False, *, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(100, 40, parent)
        self._alpha = alpha
        self._edge = edge

    def state(self) -> str:
        return f"{self._alpha}:{self._edge}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        r = min(16.0, self._h * 0.3)
        path.addRoundedRect(self.rect(), r, r)
        return path

    def draw(self, painter: QPainter) -> None:
        painter.setPen(pen(theme.colour("panel_line"), 1.6) if self._edge else Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("panel", self._alpha))
        painter.drawPath(self.outline())


class Slot(Piece):
    """An empty place for a card: a dashed outline on the felt."""

    MARGIN = 2.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(60, 60 * CARD_RATIO, parent)

    def draw(self, painter: QPainter) -> None:
        line = pen(theme.colour("felt_line", 0.7), 1.4)
        line.setDashPattern([4, 3])
        painter.setPen(line)
        painter.setBrush(theme.colour("felt_shade", 0.22))
        r = self._w * 0.07
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), r, r)


class Vacancies(Piece):
    """A row of empty round places, each as wide as the row is high."""

    MARGIN = 2.0

    def __init__(self, surface: str = "felt", *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(120, 24, parent)
        self._surface = surface

    def state(self) -> str:
        return self._surface

    def draw(self, painter: QPainter) -> None:
        side = self._h
        line = pen(
            theme.colour("ink_soft" if self._surface == "parchment" else "text_soft", 0.8), 0.06 * side
        )
        line.setDashPattern([2, 2])
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for index in range(round(self._w / side)):
            painter.drawEllipse(QPointF((index + 0.5) * side, side / 2), 0.36 * side, 0.36 * side)


class Notice(Piece):
    """One sentence that stands over the headline for a while: an outcome, or why an answer was refused."""

    MARGIN = 4.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(100, 24, parent)
        self._text = ""
        self._warning = False
        self._px = 16.0

    text = Shown[str]()
    """The sentence."""

    px = Shown[float]()
    """Height of the letters."""

    warning = Shown[bool]()
    """Whether it is a refusal."""

    def state(self) -> str:
        return f"{self._warning}:{self._px:g}:{self._text}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self._pill(self._set()[2]), self._h / 2, self._h / 2)
        return path

    def _pill(self, width: float) -> QRectF:
        """The ground of lines of that width."""
        pill = QRectF(0, 0, width + 1.2 * self._h, self._h)
        pill.moveCenter(self.rect().center())
        return pill.adjusted(-0.25 * self._h, 1, 0.25 * self._h, -1) if self._warning else pill

    def draw(self, painter: QPainter) -> None:
        lines, px, width = self._set()
        font = theme.sans(px, bold=self._warning)
        pill = self._pill(width)
        if self._warning:
            # A refusal is no news: a slip of parchment with a ruby edge and a ruby mark at its head.
            slip = QPainterPath()
            slip.addRoundedRect(pill, 0.24 * self._h, 0.24 * self._h)
            soft_shadow(painter, slip, 1.2, 2, 2)
            painter.setPen(pen(theme.colour("ruby"), max(2.2, 0.08 * self._h)))
            painter.setBrush(theme.colour("parchment_light"))
            painter.drawPath(slip)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("ruby"))
            for x in (pill.left() + 0.42 * self._h, pill.right() - 0.42 * self._h):
                painter.drawEllipse(QPointF(x, pill.center().y()), 0.12 * self._h, 0.12 * self._h)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("panel", 0.6))
            painter.drawRoundedRect(pill, self._h / 2, self._h / 2)
        painter.setPen(theme.colour("ink" if self._warning else "text"))
        painter.setFont(font)
        elide = Qt.TextElideMode.ElideRight
        text = "\n".join(QFontMetricsF(font).elidedText(line, elide, self._wide() + 1) for line in lines)
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), text)

    def _wide(self) -> float:
        """How wide a line may be."""
        return self._w - 1.2 * self._h

    def _set(self) -> tuple[list[str], float, float]:
        """The lines, one or two, as they can be written larger; the height of their letters; their width."""
        wide, px = self._wide(), self._px * (1.08 if self._warning else 1.04)
        ruler = QFontMetricsF(theme.sans(100, bold=self._warning))
        low = min(px, self._h / 2 / (ruler.height() / 100))

        def letters(lines: list[str]) -> float:
            longest = max(ruler.horizontalAdvance(line) for line in lines) / 100
            return min(px if len(lines) == 1 else low, wide / longest if longest else px)

        words = self._text.split(" ")
        ways = [[self._text], *([" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words)))]
        # Of two ways with letters of one height the first is taken: one line, if it can be.
        best = max(ways, key=letters)
        size = max(0.6 * px, letters(best))
        longest = max(ruler.horizontalAdvance(line) for line in best) / 100
        return best, size, min(wide, longest * size)
