"""Where everything lies on the table of Est Royal: one function from a size to places.

Stock and waste stand at the top left, the grid of three by three to their right (to their left on a mirrored
table). Piles of the cross and the waste spread sideways, so that the corner of every card in them can be seen
and the cards are as large as the height allows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pierres.table.places import Rect

CARD_RATIO: Final = 1.4
"""Height / width of a playing card."""
SPREAD: Final = 0.62
"""How far a pile spreads beyond its first card, in card widths."""
STEP: Final = 0.21
"""How much of a covered card is seen at most, in card widths: its corner with rank and suit."""
GRID: Final = (("f1", "up", "f2"), ("left", "centre", "right"), ("f3", "down", "f4"))
"""The grid by rows: the foundations in its corners, the cross between them."""
CORNERS: Final = ("f1", "f2", "f3", "f4")
CROSS: Final = ("up", "left", "centre", "right", "down")

_GAP_X, _GAP_Y, _ALLEY = 0.10, 0.09, 0.34


@dataclass(frozen=True)
class Places:
    """Rectangles in the table's own pixels."""

    size: tuple[float, float]
    text: float
    """Height of ordinary letters."""
    big: float
    """Height of the letters of the one large line."""
    headline: Rect
    notice: Rect
    cards: Mapping[str, Rect]
    """Pile → its first card (for the waste: the first that is shown)."""
    room: Mapping[str, Rect]
    """Pile → all that it may cover: the card, and what spreads beside it."""
    beside: Mapping[str, Rect]
    """Corner → the place beside its card for what it wants."""
    info: Rect
    """Score and deal."""
    sheet: Rect
    """Where a pile is shown spread out when somebody looks into it."""

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a card."""
        first = self.cards["stock"]
        return first.w, first.h


def layout(w: float, h: float, text_scale: float = 1.0, mirrored: bool = False) -> Places:
    """The places of a table of `w` × `h` pixels; `text_scale` is 0.8 to 2.0."""
    text = max(11.0, min(0.0135 * min(w, 1.6 * h), 26.0)) * min(text_scale, 0.0016 * min(w, 1.6 * h) + 0.6)
    big = min(1.9 * text, 0.06 * h)
    edge = max(10.0, 0.024 * min(w, h))
    top = edge + 1.6 * big + 0.9 * text
    body = Rect(edge * 1.8, top, w - 3.6 * edge, h - top - 1.4 * edge)
    across = 3 * (1 + SPREAD) + 2 * _GAP_X
    left = 1 + _GAP_X + 1 + SPREAD
    card_w = min(
        body.w / (left + _ALLEY + across),
        (body.h / (3 + 2 * _GAP_Y)) / CARD_RATIO,
    )
    card_h = card_w * CARD_RATIO
    gap_x, gap_y = _GAP_X * card_w, _GAP_Y * card_h
    # What is left over of the width widens the alley and the gaps, not the cards.
    spare = max(0.0, body.w - (left + _ALLEY + across) * card_w)
    gap_x += min(spare / 8, 0.4 * card_w)
    grid_w = 3 * (1 + SPREAD) * card_w + 2 * gap_x
    left_w = left * card_w
    alley = min(_ALLEY * card_w + spare / 3, body.w - grid_w - left_w)
    whole = left_w + alley + grid_w
    x = body.x + (body.w - whole) / 2
    tall = 3 * card_h + 2 * gap_y
    y = body.y + max(0.0, (body.h - tall) / 2)
    stock_x, grid_x = (x + grid_w + alley, x) if mirrored else (x, x + left_w + alley)
    cards: dict[str, Rect] = {}
    room: dict[str, Rect] = {}
    beside: dict[str, Rect] = {}
    for row, names in enumerate(GRID):
        for col, name in enumerate(names):
            card = Rect(
                grid_x + col * ((1 + SPREAD) * card_w + gap_x), y + row * (card_h + gap_y), card_w, card_h
            )
            cards[name] = card
            room[name] = Rect(card.x, card.y, (1 + SPREAD) * card_w, card_h)
            if name in CORNERS:
                beside[name] = Rect(card.right + 0.06 * card_w, card.y, (SPREAD - 0.08) * card_w, card_h)
    cards["stock"] = Rect(stock_x, y, card_w, card_h)
    waste_x = stock_x + card_w + _GAP_X * card_w
    cards["waste"] = Rect(waste_x, y, card_w, card_h)
    room["stock"] = cards["stock"]
    room["waste"] = Rect(waste_x, y, (1 + SPREAD) * card_w, card_h)
    below = y + card_h + gap_y
    info = Rect(stock_x, below, left_w, max(0.0, y + tall - below))
    headline = Rect(2 * edge, edge, w - 4 * edge, 1.6 * big)
    notice = headline
    sheet = Rect(0.08 * w, 0.16 * h, 0.84 * w, 0.68 * h)
    return Places((w, h), text, big, headline, notice, cards, room, beside, info, sheet)


def spread(places: Places, pile: str, count: int) -> list[Rect]:
    """The places of the `count` cards of a pile, bottom to top; a corner's cards lie on one another."""
    first = places.cards[pile]
    if pile in CORNERS or pile == "stock":
        return [first] * count
    step = min(STEP * first.w, SPREAD * first.w / max(1, count - 1))
    return [first.moved(index * step, 0) for index in range(count)]
