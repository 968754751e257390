"""Where everything lies on the table of Est Royal: one function from a size to places.

Four columns of three rows. The column of stock, waste and score stands on the left (of a mirrored table on
the right), the grid of three by three beside it. Piles of the cross and the waste spread sideways, so that
the corner of every card in them can be seen; a foundation has its notes in the same room, so that all rooms
are alike and an arrow key finds its way.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import floor
from typing import Final

from pierres.table.places import Rect

CARD_RATIO: Final = 1.4
"""Height / width of a playing card."""
STEP: Final = 0.23
"""How much of a covered card is seen at most, in card widths: its corner with rank and suit."""
READABLE: Final = 0.125
"""With less than this, in card widths, rank and suit of a covered card cannot be read."""
GRID: Final = (("f1", "up", "f2"), ("left", "centre", "right"), ("f3", "down", "f4"))
"""The grid by rows: the foundations in its corners, the cross between them."""
CORNERS: Final = ("f1", "f2", "f3", "f4")
CROSS: Final = ("up", "left", "centre", "right", "down")

_NARROW, _WIDE = 0.56, 1.3
"""How far a pile may spread beyond its first card, in card widths: at least, at most."""
_GAP_X, _GAP_Y, _ALLEY = 0.20, 0.12, 0.30
"""Between the rooms of the grid, and between it and the stock: of a card's width, height, width."""
_COLUMNS = 4 + 2 * _GAP_X + _ALLEY + 0.18  # and the brims of the outer niches


@dataclass(frozen=True)
class Places:
    """Rectangles in the table's own pixels."""

    size: tuple[float, float]
    text: float
    """Height of ordinary letters."""
    big: float
    """Height of the letters of the one large line."""
    headline: Rect
    way_on: Rect
    """At the end of a game, the button that leads on from it: at the end of the large line."""
    cards: Mapping[str, Rect]
    """Pile → its first card."""
    room: Mapping[str, Rect]
    """Pile → all that it may cover: the card, and what spreads beside it."""
    niche: Mapping[str, Rect]
    """Corner → the frame round its room."""
    notes: Mapping[str, Rect]
    """Corner → the place beside its card for what it wants."""
    info: Rect
    """Score and deal."""
    body: Rect
    """What is free for a pile that is spread out to be looked at."""

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a card."""
        first = self.cards["stock"]
        return first.w, first.h


def layout(w: float, h: float, text_scale: float = 1.0, mirrored: bool = False, over: bool = False) -> Places:
    """The places of a table of `w` × `h` pixels; `text_scale` is 0.8 to 2.0, `over` after the end."""
    side = min(w, 1.6 * h)
    # Very large letters on a very small table would leave no room for the cards.
    text = max(9.5, max(11.0, min(0.0135 * side, 46.0)) * min(text_scale, 0.0016 * side + 0.6))
    big = min(1.75 * text, 0.055 * h)
    edge = max(9.0, 0.022 * min(w, h))
    top = edge + 1.65 * big
    body = Rect(1.7 * edge, top + 0.55 * edge, w - 3.4 * edge, h - top - 1.75 * edge)
    card_w = min(body.w / (_COLUMNS + 4 * _NARROW), body.h / (3 + 3.4 * _GAP_Y) / CARD_RATIO)
    card_w = float(max(8, floor(card_w)))  # a window may be laid out before it has a size
    card_h = float(round(card_w * CARD_RATIO))
    spread = max(_NARROW, min(_WIDE, (body.w / card_w - _COLUMNS) / 4))
    room_w = float(floor((1 + spread) * card_w))
    # What is left over widens the gaps, not the cards.
    spare_x = max(0.0, body.w - 4 * room_w - (2 * _GAP_X + _ALLEY) * card_w)
    spare_y = max(0.0, body.h - (3 + 3.4 * _GAP_Y) * card_h)
    gap_x = round(_GAP_X * card_w + min(spare_x / 6, 0.4 * card_w))
    gap_y = round(_GAP_Y * card_h + min(spare_y / 4, 0.25 * card_h))
    alley = round(_ALLEY * card_w + min(spare_x / 3, 0.9 * card_w))
    grid_w, tall = 3 * room_w + 2 * gap_x, 3 * card_h + 2 * gap_y
    x = float(round(body.x + (body.w - room_w - alley - grid_w) / 2))
    y = float(round(body.y + (body.h - tall) / 2 + 0.2 * gap_y))
    own_x, grid_x = (x + grid_w + alley, x) if mirrored else (x, x + room_w + alley)
    rows = [y + row * (card_h + gap_y) for row in range(3)]
    cards: dict[str, Rect] = {}
    for row, names in enumerate(GRID):
        for col, name in enumerate(names):
            cards[name] = Rect(grid_x + col * (room_w + gap_x), rows[row], card_w, card_h)
    cards["stock"] = Rect(own_x, rows[0], card_w, card_h)
    cards["waste"] = Rect(own_x, rows[1], card_w, card_h)
    room = {name: Rect(card.x, card.y, room_w, card_h) for name, card in cards.items()}
    brim_x, brim_y = 0.36 * _GAP_X * card_w, 0.36 * _GAP_Y * card_h
    niche = {name: room[name].inset(-brim_x, -brim_y) for name in CORNERS}
    notes = {
        name: Rect(cards[name].right + 0.09 * card_w, cards[name].y, room_w - 1.11 * card_w, card_h)
        for name in CORNERS
    }
    info = Rect(own_x, rows[2], room_w, card_h)
    headline = Rect(2 * edge, edge, w - 4 * edge, 1.65 * big)
    way_on = Rect(headline.right, edge, 0.0, headline.h)
    if over:
        # The large line keeps to the middle.
        wide = round(0.24 * headline.w)
        way_on = Rect(headline.right - wide, headline.y, wide, headline.h)
        headline = headline.inset(wide + edge, 0)
    return Places((w, h), text, big, headline, way_on, cards, room, niche, notes, info, body)


def waste_shown(places: Places, large: bool = False) -> int:
    """How many cards of the waste lie side by side at most."""
    card, room = places.cards["waste"], places.room["waste"]
    return max(2, min(6, 1 + floor((room.w - card.w) / ((0.30 if large else STEP) * card.w) + 0.01)))


def spread(places: Places, pile: str, count: int) -> list[Rect]:
    """The places of the `count` cards of a pile, bottom to top; a corner's cards lie on one another."""
    first = places.cards[pile]
    if pile in CORNERS or pile == "stock":
        return [first] * count
    step = step_of(places, pile, count)
    return [Rect(float(round(first.x + index * step)), first.y, first.w, first.h) for index in range(count)]


def step_of(places: Places, pile: str, count: int) -> float:
    """How much is seen of each covered card of a pile of `count`."""
    first, room = places.cards[pile], places.room[pile]
    return min(STEP * first.w, (room.w - first.w) / max(1, count - 1))
