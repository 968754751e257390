"""The 52 playing cards as drawings: indices, pips, aces, courts, and the back.

A card is a str as in the rules ("TH", "AS"). Its face is composed here: the frame and the letters with Qt,
the pips and the upper half of each court figure from files; the lower half is the upper one turned round.
The files use colours of the theme only: another theme or a four-colour pack is a matter of replacing them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QTransform

from pierres.table import art, theme
from pierres.table.pieces.strokes import closed, pen, set_ink, shaded, traced

PLAYING_RATIO = 1.4
RANKS = "A23456789TJQK"
SUITS = "SHDC"
W, H = 250.0, 350.0  # a card in the units it is drawn in
CORNER = 15.0

_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_LETTERS = {"fr": {"J": "V", "Q": "D", "K": "R"}, "en": {}}
_FLAT_BELOW = 17.0  # device pixels: a pip smaller than this is one colour, or its outline would drown it

_INDEX = QRectF(9, 13, 31, 36)  # where the letter stands, top left
_INDEX_PIP = QRectF(8.5, 62, 32, 32)
_LARGE_INDEX = QRectF(14, 10, 92, 74)
_LARGE_PIP = QRectF(156, 12, 76, 76)
_PANEL = QRectF(47, 18, 156, 314)
_RIM = 3.2  # half the width of the panel's edge
_INSIDE = _PANEL.adjusted(_RIM, _RIM, -_RIM, -_RIM)
_LARGE_PANEL = QRectF(16, 114, 218, 220)
_FIGURE = QRectF(15, 2, 220, 196)  # the view box of a court figure, on the card
_BUST = 1.28  # how much larger a figure is where it stands alone,
_BUST_CUT = 178.0  # and how much of its height is seen there
_SLANT = 12.0  # the sash between the two halves falls by twice this over the panel

_LEFT, _MIDDLE, _RIGHT = 82.0, 125.0, 168.0
_ROWS = (60.0, 98.3, 117.5, 136.7, 175.0)  # top to centre; the rest is the same upside down
_TOP, _UPPER, _BETWEEN, _THIRD, _CENTRE = _ROWS


@dataclass(frozen=True)
class Style:
    """How a pack is printed: large indices, four colours, and the language of the court's letters."""

    large: bool = False
    four_colours: bool = False
    lang: str = "fr"

    def key(self) -> str:
        """Part of a picture's key."""
        return f"{int(self.large)}{int(self.four_colours)}{self.lang}"


def index_text(rank: str, lang: str) -> str:
    """What stands in the corner: V D R in French, J Q K elsewhere; 10 and A as they are."""
    return "10" if rank == "T" else _LETTERS.get(lang, {}).get(rank, rank)


def suit_name(suit: str, four_colours: bool) -> str:
    """The theme's name for the colour of a suit."""
    name = _NAMES[suit]
    return f"{name}_4" if four_colours and suit in "DC" else name


def pip_places(rank: str) -> tuple[tuple[QPointF, bool], ...]:
    """Where the pips of a number card lie, and which stand on their heads. Raises KeyError."""
    sides = {
        "2": (), "3": (), "4": (_TOP,), "5": (_TOP,), "6": (_TOP, _CENTRE), "7": (_TOP, _CENTRE),
        "8": (_TOP, _CENTRE), "9": (_TOP, _THIRD), "T": (_TOP, _THIRD),
    }  # fmt: skip
    middles = {
        "2": (_TOP,), "3": (_TOP, _CENTRE), "4": (), "5": (_CENTRE,), "6": (), "7": (_BETWEEN,),
        "8": (_BETWEEN, H - _BETWEEN), "9": (_CENTRE,), "T": (_UPPER, H - _UPPER),
    }  # fmt: skip
    places = [QPointF(x, y) for x in (_LEFT, _RIGHT) for y in sides[rank]]
    places += [QPointF(p.x(), H - p.y()) for p in places if p.y() != _CENTRE]
    centre = [QPointF(_MIDDLE, y) for y in middles[rank]]
    if rank in "23":
        centre.append(QPointF(_MIDDLE, H - _TOP))
    return tuple((p, p.y() > _CENTRE) for p in places + centre)


# ---- drawing


def draw_face(painter: QPainter, card: str, style: Style, rect: QRectF) -> None:
    """Draw the face of `card` into `rect` (proportions PLAYING_RATIO). Raises KeyError for no such card."""
    rank, suit = card[:1], card[1:]
    if rank not in RANKS or suit not in SUITS or not (rank and suit):
        raise KeyError(card)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / W, rect.height() / H)
    pixels = rect.width() * painter.device().devicePixelRatioF() / W
    bold = min(2.0, max(1.0, 0.7 / pixels))
    _paper(painter, bold)
    if style.large:
        _large(painter, rank, suit, style)
    else:
        _usual(painter, rank, suit, style)
    painter.restore()


def draw_back(painter: QPainter, rect: QRectF) -> None:
    """Draw the common back into `rect`."""
    art.draw(painter, "playing/back", rect, theme_colours())


def _usual(painter: QPainter, rank: str, suit: str, style: Style) -> None:
    if rank in "JQK":
        _court(painter, rank, suit, style)
    elif rank == "A":
        _ace(painter, suit, style, QRectF(29, 55, 192, 240))
    else:
        side = 43.0 if rank in "9T" else 54.0
        for place, headlong in pip_places(rank):
            draw_pip(painter, suit, place, side, style.four_colours, headlong)
    for _ in range(2):
        set_ink(painter, None, suit_name(suit, style.four_colours))
        painter.drawPath(letter_path(index_text(rank, style.lang), _INDEX))
        draw_pip(painter, suit, _INDEX_PIP.center(), _INDEX_PIP.width(), style.four_colours, flat=True)
        painter.translate(W, H)
        painter.rotate(180)


def _large(painter: QPainter, rank: str, suit: str, style: Style) -> None:
    """Index twice as large, and one thing below it: the figure's upper half, or a single pip."""
    if rank in "JQK":
        _bust(painter, rank, suit)
    elif rank == "A":
        _ace(painter, suit, style, QRectF(33, 108, 184, 230))
    else:
        draw_pip(painter, suit, QPointF(W / 2, 222), 176, style.four_colours)
    set_ink(painter, None, suit_name(suit, style.four_colours))
    painter.drawPath(letter_path(index_text(rank, style.lang), _LARGE_INDEX, left=True))
    draw_pip(painter, suit, _LARGE_PIP.center(), _LARGE_PIP.width(), style.four_colours, flat=True)


def _paper(painter: QPainter, bold: float) -> None:
    set_ink(painter, None, "ink")
    painter.drawRoundedRect(QRectF(0.5, 0.5, W - 1, H - 1), CORNER, CORNER)
    paper = shaded(QLinearGradient(0, 0, W * 0.5, H), (0, "paper"), (1, "parchment"))
    painter.setBrush(paper)
    edge = 3.6 * bold
    painter.drawRoundedRect(QRectF(edge, edge, W - 2 * edge, H - 2 * edge), CORNER - 3, CORNER - 3)


def draw_pip(
    painter: QPainter, suit: str, centre: QPointF, side: float, four_colours: bool = False,
    headlong: bool = False, flat: bool = False,
) -> None:  # fmt: skip
    """Draw one pip, `side` units high and wide. Small ones, and those that are asked to, in one colour."""
    name = suit_name(suit, four_colours)
    pixels = abs(painter.worldTransform().m11()) * painter.device().devicePixelRatioF() * side
    painter.save()
    painter.translate(centre)
    if headlong:
        painter.rotate(180)
    if flat or pixels < _FLAT_BELOW:
        set_ink(painter, None, name)
        painter.scale(side / 100, side / 100)
        painter.drawPath(pip_outline(suit))
    else:
        place, colours = QRectF(-side / 2, -side / 2, side, side), _pip_colours(suit, four_colours)
        art.draw(painter, f"playing/pip-{suit}", place, colours)
    painter.restore()


_PIPS = {
    "H": "M 0 45 C -12 27 -45 8 -45 -18 C -45 -42 -14 -48 0 -22 C 14 -48 45 -42 45 -18 C 45 8 12 27 0 45 Z",
    "D": "M 0 -48 C 9 -30 22 -13 37 0 C 22 13 9 30 0 48 C -9 30 -22 13 -37 0 C -22 -13 -9 -30 0 -48 Z",
    "S": "M 0 -50 C 5 -34 22 -22 33 -8 C 42 3 45 12 42 22 C 37 37 16 37 5 25 C 6 35 10 42 17 46 L -17 46"
    " C -10 42 -6 35 -5 25 C -16 37 -37 37 -42 22 C -45 12 -42 3 -33 -8 C -22 -22 -5 -34 0 -50 Z",
}


@lru_cache(maxsize=4)
def pip_outline(suit: str) -> QPainterPath:
    """The edge of a pip, centre 0, in a square of 100."""
    if suit != "C":
        return traced(_PIPS[suit])
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.0, -27.0), (-26.5, 7.0), (26.5, 7.0)):
        path.addEllipse(QPointF(x, y), 21.5, 21.5)
    path = path.united(traced("M -7 -8 L 7 -8 C 5 22 8 39 19 47 L -19 47 C -8 39 -5 22 -7 -8"))
    path.closeSubpath()
    return path


def letter_path(text: str, box: QRectF, left: bool = False) -> QPainterPath:
    """`text` as an outline that fills the height of `box`, narrower where it would be too wide."""
    path = QPainterPath()
    path.addText(0, 0, theme.serif(100), text)
    # Every letter stands on the same line and is as high as the others, the Q's tail hanging below; a J,
    # which hangs as a whole, is lifted.
    capitals = QPainterPath()
    capitals.addText(0, 0, theme.serif(100), "J" if text == "J" else "E" if text.isalpha() else "8")
    line, bounds = capitals.boundingRect(), path.boundingRect()
    scale = box.height() / line.height()
    wide = min(scale, box.width() / bounds.width())
    x = box.left() if left else box.center().x() - bounds.width() * wide / 2
    move = QTransform().translate(x - bounds.left() * wide, box.top() - line.top() * scale)
    return move.scale(wide, scale).map(path)


def _ace(painter: QPainter, suit: str, style: Style, rect: QRectF) -> None:
    art.draw(painter, f"playing/ace-{suit}", rect, _pip_colours(suit, style.four_colours))


# ---- courts


def _court(painter: QPainter, rank: str, suit: str, style: Style) -> None:
    _ground(painter, suit, _PANEL)
    for _ in range(2):
        painter.save()
        # Above the slanting line; crown and tool may stand out of the panel on the other sides.
        painter.setClipPath(_above())
        art.draw(painter, f"playing/{rank}{suit}", _FIGURE, theme_colours())
        painter.restore()
        painter.translate(W, H)
        painter.rotate(180)
    _sash(painter, suit, style)


def _above() -> QPainterPath:
    """Where the upper half may be drawn: as wide as the card at the top, within the panel near the sash."""
    left, right, waist = _INSIDE.left(), _INSIDE.right(), 140.0
    slant = H / 2 - _SLANT, H / 2 + _SLANT
    return closed(
        (0, 0), (W, 0), (W, waist), (right, waist), (right, slant[0]), (left, slant[1]), (left, waist),
        (0, waist),
    )  # fmt: skip


def _bust(painter: QPainter, rank: str, suit: str) -> None:
    _ground(painter, suit, _LARGE_PANEL)
    painter.save()
    # Nothing of it falls out below; on the other sides crown and tool may stand out.
    painter.setClipRect(QRectF(0, 0, W, _LARGE_PANEL.bottom() - 1))
    w, h = _FIGURE.width() * _BUST, _FIGURE.height() * _BUST
    left = _LARGE_PANEL.center().x() - 5 - (_PANEL.center().x() - _FIGURE.left()) * _BUST
    place = QRectF(left, _LARGE_PANEL.bottom() - _BUST_CUT * _BUST, w, h)
    art.draw(painter, f"playing/{rank}{suit}", place, theme_colours())
    painter.restore()
    _rim(painter, _LARGE_PANEL, foot_only=True)


def _ground(painter: QPainter, suit: str, panel: QRectF) -> None:
    """The panel behind a figure: the suit's pale colour, sown with its pips."""
    ground = _NAMES[suit][:-1]
    set_ink(painter, None, f"{ground}_ground")
    painter.drawRect(panel)
    painter.setBrush(theme.colour(f"{ground}_ground_dark", 0.75))
    painter.save()
    painter.setClipRect(panel)
    painter.translate(panel.center())
    painter.scale(0.13, 0.13)
    # One by one: a single path of them all takes ten times as long to fill.
    step, pip = 203.0, pip_outline(suit)
    reach = panel.width() / 0.26 + 40, panel.height() / 0.26 + 40
    for row in range(-int(reach[1] / step * 1.15), int(reach[1] / step * 1.15) + 1):
        for column in range(-int(reach[0] / step) - 1, int(reach[0] / step) + 1):
            painter.drawPath(pip.translated((column + (row % 2) / 2) * step, row * step / 1.15))
    painter.restore()
    _rim(painter, panel)


def _rim(painter: QPainter, panel: QRectF, foot_only: bool = False) -> None:
    """A gold line between two of ink."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in (("line", 2 * _RIM), ("gold", _RIM)):
        painter.setPen(pen(theme.colour(colour), width))
        if foot_only:
            painter.drawLine(panel.bottomLeft(), panel.bottomRight())
        else:
            painter.drawRect(panel)


def _sash(painter: QPainter, suit: str, style: Style) -> None:
    """The band over the line where the two halves meet, with a stone in the middle."""
    robe = _NAMES[suit][:-1]
    painter.save()
    painter.setClipRect(_INSIDE)
    a, b = QPointF(_PANEL.left() - 8, H / 2 + _SLANT + 1), QPointF(_PANEL.right() + 8, H / 2 - _SLANT - 1)
    for colour, width in (("line", 22.0), ("gold", 17.0), ("line", 11.5), (f"{robe}_robe_dark", 8.5)):
        painter.setPen(pen(theme.colour(colour), width))
        painter.drawLine(a, b)
    painter.restore()
    set_ink(painter, pen("line", 2.6), "gold")
    for dx in (-52.0, 52.0):
        painter.drawEllipse(QPointF(W / 2 + dx, H / 2 - dx * _SLANT * 2 / _PANEL.width()), 5.5, 5.5)
    painter.drawEllipse(QPointF(W / 2, H / 2), 17, 17)
    painter.setBrush(theme.colour("parchment_light"))
    painter.drawEllipse(QPointF(W / 2, H / 2), 12.5, 12.5)
    draw_pip(painter, suit, QPointF(W / 2, H / 2), 18, style.four_colours, flat=True)


def theme_colours() -> Mapping[str, str]:
    """What to replace in a file: its colours are those of the night theme, by name."""
    return dict(_replaced(theme.current().name))


def _pip_colours(suit: str, four_colours: bool) -> Mapping[str, str]:
    """The same, with the suit in the colour it has in this pack."""
    name, mine = suit_name(suit, four_colours), _NAMES[suit]
    return {
        **theme_colours(),
        theme.NIGHT[mine]: theme.colour(name).name(),
        theme.NIGHT[f"{mine}_light"]: theme.colour(f"{name}_light").name(),
    }


@lru_cache(maxsize=8)
def _replaced(name: str) -> tuple[tuple[str, str], ...]:
    table = theme.THEMES[name].table
    pairs = ((theme.NIGHT[key], table[key]) for key in theme.CARD_COLOURS)
    return tuple((old, new) for old, new in pairs if old != new)
