"""Small pieces of this game alone: gold in a heap, sums, slips, the strength to beat, hands face down."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.table import theme
from pierres.table.jeu_des_dragons.dragon_card import dragon_pixmap, draw_emblem
from pierres.table.jeu_des_dragons.layout import CARD_RATIO
from pierres.table.pieces import Piece
from pierres.table.pieces.base import Shown, fitted_text, pen, soft_shadow
from pierres.table.plates import fitting_font

PLATINUM = 10
"""Gold pieces to one of platinum (D-2)."""
_WRAP_LEFT = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def draw_coin(painter: QPainter, box: QRectF, platinum: bool) -> None:
    """A round gold piece with a crown, or a notched pale one of platinum with a star."""
    c, r = box.center(), box.width() / 2
    face = QLinearGradient(box.topLeft(), box.bottomRight())
    light, plain = ("white", "silver") if platinum else ("gold_light", "gold")
    face.setColorAt(0, theme.colour(light))
    face.setColorAt(0.45, theme.colour(plain))
    face.setColorAt(1, theme.colour(plain).darker(145))
    painter.setPen(pen(theme.colour("line"), max(1.0, 0.07 * r)))
    painter.setBrush(face)
    if platinum:
        painter.drawPath(_star(c, 24, 0.98 * r, 0.88 * r))
        painter.setBrush(theme.colour("sapphire"))
        painter.drawPath(_star(c, 8, 0.62 * r, 0.24 * r))
        return
    painter.drawEllipse(c, 0.95 * r, 0.95 * r)
    painter.setPen(pen(theme.colour("gold_dark"), max(0.8, 0.06 * r)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(c, 0.74 * r, 0.74 * r)
    crown = QPainterPath(QPointF(c.x() - 0.46 * r, c.y() + 0.34 * r))
    for dx, dy in ((-0.46, -0.22), (-0.22, 0.04), (0, -0.42), (0.22, 0.04), (0.46, -0.22), (0.46, 0.34)):
        crown.lineTo(c.x() + dx * r, c.y() + dy * r)
    crown.closeSubpath()
    painter.setBrush(theme.colour("gold_dark"))
    painter.drawPath(crown)


def _star(c: QPointF, points: int, outer: float, inner: float) -> QPainterPath:
    path = QPainterPath()
    for point in range(points):
        s, a = (outer, inner)[point % 2], -pi / 2 + point * 2 * pi / points
        spot = QPointF(c.x() + s * cos(a), c.y() + s * sin(a))
        if point:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path


class GoldCoin(Piece):
    """One gold piece."""

    MARGIN = 3.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(24, 24, parent)

    def draw(self, painter: QPainter) -> None:
        draw_coin(painter, self.rect(), False)


class GoldTally(Piece):
    """What a seat owns: a gold piece and a number on a dark chip; the winner's has a golden edge."""

    MARGIN = 6.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(64, 30, parent)
        self._amount = 0
        self._won = False

    amount = Shown[int]()
    """Gold."""

    won = Shown[bool]()
    """Whether it has won the game."""

    def state(self) -> str:
        return f"{self._amount}:{self._won}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 0.3 * self._h, 0.3 * self._h)
        return path

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        soft_shadow(painter, self.outline(), 1.2, 2, 2)
        painter.setBrush(theme.colour("panel", 0.94))
        edge = pen(theme.colour("gold" if self._won else "panel_line"), 3.0 if self._won else 1.4)
        painter.setPen(edge)
        painter.drawPath(self.outline())
        text, px = str(self._amount), 0.76 * h
        side = 0.74 * h
        number = min(QFontMetricsF(theme.serif(px)).horizontalAdvance(text), w - side - 0.4 * h)
        left = (w - side - 0.14 * h - number) / 2
        draw_coin(painter, QRectF(left, (h - side) / 2, side, side), False)
        painter.setPen(theme.colour("name" if self._won else "text"))
        fitted_text(painter, QRectF(left + side + 0.14 * h, -0.03 * h, number + 1, h), text, px, smallest=0.5)


class GoldHeap(Piece):
    """The stakes: a mound of platinum and gold that grows with what lies there, and the number under it."""

    MARGIN = 4.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(120, 90, parent)
        self._amount = 0
        self._caption = ""
        self._px = 16.0

    amount = Shown[int]()
    """Gold in all."""

    caption = Shown[str]()
    """What it is called."""

    px = Shown[float]()
    """Height of the caption's letters."""

    def state(self) -> str:
        return f"{self._amount}:{self._px:g}:{self._caption}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 12, 12)
        return path

    def draw(self, painter: QPainter) -> None:
        w, h, px = self._w, self._h, self._px
        foot = min(2.1 * px, 0.34 * h)
        head = 1.25 * px if h > 5 * px else 0.0
        if head:
            painter.setPen(theme.colour("text_soft"))
            fitted_text(painter, QRectF(0, 0, w, head), self._caption, 0.9 * px, bold=False, family="sans")
        room = QRectF(0.04 * w, head, 0.92 * w, h - foot - head)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("felt_shade", 0.35))
        painter.drawEllipse(
            QRectF(room.left(), room.bottom() - 0.3 * room.height(), room.width(), 0.36 * room.height())
        )
        self._mound(painter, room)
        painter.setPen(theme.colour("name"))
        fitted_text(painter, QRectF(0, h - foot, w, foot), str(self._amount), 0.95 * foot)

    def _mound(self, painter: QPainter, room: QRectF) -> None:
        platinum, gold = divmod(self._amount, PLATINUM)
        coins = [True] * platinum + [False] * gold
        if not coins:
            return
        # Rows of a pyramid, the widest below; the heap is as high as it has coins.
        base = 1
        while base * (base + 1) // 2 < len(coins):
            base += 1
        base = max(base, 3)
        size = min(0.5 * room.height(), room.width() / (1 + 0.62 * (base - 1)), 0.3 * room.width())
        rise = min(0.42 * size, (room.height() - size) / max(1, base - 1))
        left, row, at = base, 0, 0
        for platinum_coin in coins:
            x = room.center().x() - (left - 1) * 0.31 * size + at * 0.62 * size - size / 2
            y = room.bottom() - size - row * rise - (0.06 * size if at % 2 else 0)
            box = QRectF(x, y, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("shadow", 0.4))
            painter.drawEllipse(box.translated(0.04 * size, 0.07 * size))
            draw_coin(painter, box, platinum_coin)
            at += 1
            if at == left:
                left, row, at = max(1, left - 1), row + 1, 0


class Sum(Piece):
    """The strength of a flight in a medal; struck out where a god bars it, with a rim of rays in front."""

    MARGIN = 6.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(48, 48, parent)
        self._value = 0
        self._barred = False
        self._front = False

    value = Shown[int]()
    """The strength."""

    barred = Shown[bool]()
    """Whether the flight cannot win."""

    front = Shown[bool]()
    """Whether it would win as things lie."""

    def state(self) -> str:
        return f"{self._value}:{self._barred}:{self._front}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        r = min(self._w, self._h) / 2
        path.addEllipse(self.rect().center(), r, r)
        return path

    def draw(self, painter: QPainter) -> None:
        c, r = self.rect().center(), min(self._w, self._h) / 2
        soft_shadow(painter, self.outline(), 1, 2, 2)
        painter.setPen(pen(theme.colour("gold" if self._front else "panel_line"), 3 if self._front else 1.6))
        painter.setBrush(theme.colour("panel", 0.95))
        painter.drawEllipse(c, r - 2, r - 2)
        painter.setPen(theme.colour("name" if self._front else "text"))
        box = QRectF(c.x() - 0.86 * r, c.y() - 0.95 * r, 1.72 * r, 1.86 * r)
        fitted_text(painter, box, str(self._value), 1.25 * r, smallest=0.4)
        if self._barred:
            painter.setPen(pen(theme.colour("ruby"), max(2.4, 0.12 * r)))
            d = 0.66 * r
            painter.drawLine(QPointF(c.x() - d, c.y() + d), QPointF(c.x() + d, c.y() - d))


class Slip(Piece):
    """A slip of paper: a debt, or something that works on a seat, with the emblem of its card."""

    MARGIN = 3.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(80, 20, parent)
        self._text = ""
        self._card: Card | None = None
        self._debt = False

    text = Shown[str]()
    """What it says."""

    card = Shown[Card | None]()
    """The card whose emblem stands at its head, or None."""

    debt = Shown[bool]()
    """Whether it is a debt: torn at one end, written in red."""

    def state(self) -> str:
        return f"{self._debt}:{self._card.id if self._card else ''}:{self._text}"

    def outline(self) -> QPainterPath:
        w, h = self._w, self._h
        path = QPainterPath(QPointF(0, 0))
        path.lineTo(w, 0)
        if self._debt:
            for tooth in range(4):
                path.lineTo(w - (0.22 * h if tooth % 2 == 0 else 0), (tooth + 1) * h / 4)
        path.lineTo(w - (0.22 * h if self._debt else 0), h)
        path.lineTo(0, h)
        path.closeSubpath()
        return path

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        soft_shadow(painter, self.outline(), 1, 1.5, 1.5)
        painter.setPen(pen(theme.colour("line"), 1.4))
        painter.setBrush(theme.colour("parchment_light" if self._debt else "ribbon_special"))
        painter.drawPath(self.outline())
        left = 0.3 * h
        if self._card is not None:
            draw_emblem(painter, self._card, QPointF(0.62 * h, h / 2), 1.2 * h)
            left = 1.25 * h
        painter.setPen(theme.colour("ruby").darker(125) if self._debt else theme.colour("ink"))
        box = QRectF(left, 0, w - left - 0.3 * h, h)
        fitted_text(painter, box, self._text, 0.72 * h, family="sans", smallest=0.55)


class Beat(Piece):
    """The strength to beat: up to which strength the next card's power triggers."""

    MARGIN = 4.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(120, 60, parent)
        self._number = ""
        self._text = ""
        self._px = 16.0

    number = Shown[str]()
    """The strength, or a sign for any."""

    text = Shown[str]()
    """What it means."""

    px = Shown[float]()
    """Height of the letters of the text at most."""

    def state(self) -> str:
        return f"{self._number}:{self._px:g}:{self._text}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 0.16 * self._h, 0.16 * self._h)
        return path

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        soft_shadow(painter, self.outline(), 1.2, 2, 2)
        painter.setPen(pen(theme.colour("line"), 1.8))
        painter.setBrush(theme.colour("parchment"))
        painter.drawPath(self.outline())
        side = min(0.86 * h, 0.36 * w)
        box = QRectF(0.06 * h, (h - side) / 2, side, side)
        painter.setBrush(theme.colour("parchment_light"))
        painter.setPen(pen(theme.colour("ink"), max(1.8, 0.045 * side)))
        painter.drawEllipse(box.adjusted(2, 2, -2, -2))
        painter.setPen(theme.colour("ink"))
        fitted_text(painter, box.adjusted(4, 0, -4, -0.06 * side), self._number, 0.66 * side, smallest=0.4)
        room = QRectF(box.right() + 0.1 * h, 0.06 * h, w - box.right() - 0.2 * h, 0.88 * h)
        painter.setFont(fitting_font(theme.sans, self._text, room, self._px, _WRAP_LEFT, 0.45))
        painter.drawText(room, _WRAP_LEFT, self._text)


class Backs(Piece):
    """A hand seen from behind: as many backs as there are cards, and their number."""

    MARGIN = 5.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(60, 40, parent)
        self._count = 0

    count = Shown[int]()
    """Cards in hand."""

    def state(self) -> str:
        return str(self._count)

    def draw(self, painter: QPainter) -> None:
        w, h = self._w, self._h
        card_h = min(0.96 * h, 0.62 * w * CARD_RATIO)
        if self._count:
            card_w = card_h / CARD_RATIO
            step = min(0.34 * card_w, (w - card_w) / max(1, self._count - 1))
            x = (w - card_w - step * (self._count - 1)) / 2
            back = dragon_pixmap(None, card_w, painter.device().devicePixelRatioF())
            for index in range(self._count):
                at = QPointF(x + index * step, (h - card_h) / 2)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour("shadow", 0.35))
                r = 0.06 * card_w
                painter.drawRoundedRect(QRectF(at.x() + 1, at.y() + 1.5, card_w, card_h), r, r)
                painter.drawPixmap(at, back)
        d = min(0.5 * h, 0.44 * w)
        badge = QRectF(w / 2 - 0.62 * d, min(h - d, (h + card_h) / 2 - 0.7 * d), 1.24 * d, d)
        painter.setPen(pen(theme.colour("panel_line"), 1.4))
        painter.setBrush(theme.colour("panel"))
        painter.drawRoundedRect(badge, d / 2, d / 2)
        painter.setPen(theme.colour("text"))
        fitted_text(painter, badge.adjusted(2, -1, -2, -1), str(self._count), 0.78 * d, family="sans")


class CardPile(Piece):
    """A pile: backs, or the card that lies on top; dashed where nothing lies."""

    MARGIN = 6.0
    _EDGES = 4

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(60, 60 * CARD_RATIO, parent)
        self._count = 0
        self._top: Card | None = None
        self._lang = "fr"

    count = Shown[int]()
    """How many cards lie here."""

    top = Shown[Card | None]()
    """The card on top, or None for a back."""

    lang = Shown[str]()
    """Language of the name on the top card."""

    def state(self) -> str:
        return f"{min(self._count, 40)}:{self._top.id if self._top else ''}:{self._lang}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 0.06 * self._w, 0.06 * self._w)
        return path

    def draw(self, painter: QPainter) -> None:
        r = 0.06 * self._w
        if not self._count:
            line = pen(theme.colour("felt_line", 0.8), 1.4)
            line.setDashPattern([4, 3])
            painter.setPen(line)
            painter.setBrush(theme.colour("felt_shade", 0.22))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), r, r)
            return
        edges = min(self._EDGES, -(-self._count // 10))
        step = max(0.8, 0.014 * self._w)
        soft_shadow(painter, self.outline(), 1 + edges * step, 1.6 + edges * step, 2)
        painter.setPen(pen(theme.colour("line"), 1))
        for edge in range(edges, 0, -1):
            painter.setBrush(theme.colour("parchment_dark" if edge % 2 else "parchment"))
            painter.drawRoundedRect(self.rect().translated(edge * step, edge * step), r, r)
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(QPointF(0, 0), dragon_pixmap(self._top, self._w, dpr, self._lang))


class WhyPanel(Piece):
    """What happened last and why, line by line, the last line below; as large as the room allows."""

    MARGIN = 2.0

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(240, 100, parent)
        self._lines: tuple[str, ...] = ()
        self._px = 16.0

    lines = Shown[tuple[str, ...]]()
    """A sentence each."""

    px = Shown[float]()
    """Height of the letters at most."""

    def state(self) -> str:
        return f"{self._px:g}:{'|'.join(self._lines)}"

    def outline(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(self.rect(), 10, 10)
        return path

    def draw(self, painter: QPainter) -> None:
        painter.setPen(pen(theme.colour("panel_line"), 1.4))
        painter.setBrush(theme.colour("panel", 0.82))
        painter.drawPath(self.outline())
        pad = 0.7 * self._px
        room = self.rect().adjusted(pad, 0.5 * pad, -pad, -0.5 * pad)
        lines = list(self._lines)
        bullet = "\N{BULLET}\N{NO-BREAK SPACE}"
        while lines:
            text = "\n".join(bullet + line for line in lines)
            font = fitting_font(theme.sans, text, room, self._px, _WRAP_LEFT, 0.78)
            needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10_000), _WRAP_LEFT, text)
            if needed.height() <= room.height() or len(lines) == 1:
                painter.setFont(font)
                painter.setPen(theme.colour("text"))
                painter.drawText(room, _WRAP_LEFT, text)
                return
            del lines[0]  # the whole of it stands in the log
