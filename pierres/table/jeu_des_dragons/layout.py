"""Where everything lies on the table of Le Jeu des dragons: one function from a shape and a size to places.

The headline above; the others' mats round the middle, clockwise from the lower left; in the middle the
strength to beat, the deck, the stakes and the ante cards. Below is the mat of whoever looks (for the public,
of the first seat), and beside it the hand, or what happened last and the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from pierres.table.card_sheet import CardSheet
from pierres.table.picture import Target
from pierres.table.pieces.surfaces import brim_of
from pierres.table.places import Rect, columns, letters, unit_of

CARD_RATIO: Final = 1.45
"""Height / width of a dragon card."""
_SEEN: Final = 0.36
"""How much of a covered card is seen at least, in card widths: the corner with its strength."""
_AT_SIDES: Final = {2: 0, 3: 0, 4: 0, 5: 1, 6: 1}
"""Seats at each side of the middle, by the number of seats; the others but the lowest sit above."""


@dataclass(frozen=True)
class Shape:
    """What the places depend on besides size and text scale."""

    seats: int
    looking: bool = False
    """A hand lies open below: of whoever looks, or who is asked where all hands lie open."""
    open: bool = False
    """The hands lie open before their seats."""


@dataclass(frozen=True)
class SeatPlaces:
    """The mat of one seat."""

    block: Rect
    plate: Rect
    gold: Rect
    flight: Rect
    """Room for the cards of the flight."""
    total: Rect
    hand: Rect
    """The hand, face down; or face up, where hands lie open."""
    slips: Rect
    """A line for debts and marks."""


@dataclass(frozen=True)
class Layout:
    """All places of one picture, in logical pixels."""

    size: tuple[float, float]
    text: float
    """Height of running text."""
    big: float
    """Height of the headline's letters."""
    headline: Rect
    notice: Rect
    seats: tuple[SeatPlaces, ...]
    beat: Rect
    """The strength to beat for the next power."""
    deck: Rect
    discard: Rect
    piles: Rect
    """The line under deck and discards."""
    stakes: Rect
    ante: Rect
    ante_caption: Rect
    marks: Rect
    """Round, leader and what works in this gambit: a line under the middle."""
    hand: Rect
    """The hand below; empty where there is none."""
    hand_plate: Rect
    """Whose hand it is, where hands lie open; else empty."""
    why: Rect
    """What happened last and why; empty for whoever looks at a hand."""
    answers: Rect
    """The answers in words, or the button that passes the screen on."""


def layout(shape: Shape, w: float, h: float, text_scale: float = 1.0) -> Layout:
    """The places of a table of `w` × `h` pixels; `text_scale` is 0.8 to 2.0."""
    w, h = max(w, 320.0), max(h, 240.0)
    unit = unit_of(w, h)
    edge, gap = brim_of(w, h) + max(2.0, 4 * unit), max(4.0, 8 * unit)
    text = letters(w, h, text_scale)
    big = max(min(2.2 * text, 0.048 * h, 0.040 * w), min(0.036 * h, 0.024 * w))
    headline = Rect(edge, edge, w - 2 * edge, 1.6 * big)
    notice = Rect(edge, headline.bottom + 0.5 * gap, w - 2 * edge, 1.55 * text)
    top = notice.bottom + gap
    body = Rect(edge, top, w - 2 * edge, h - edge - top)
    shares = (0.29, 0.36, 0.35) if shape.looking else (0.30, 0.38, 0.32)
    free = body.h - 2 * gap
    upper = Rect(body.x, body.y, body.w, shares[0] * free)
    middle = Rect(body.x, upper.bottom + gap, body.w, shares[1] * free)
    lower = Rect(body.x, middle.bottom + gap, body.w, shares[2] * free)

    sides = _AT_SIDES[shape.seats]
    above = shape.seats - 1 - 2 * sides
    share = {1: 0.5, 2: 0.40, 3: 0.325}[above]
    mat_w = share * (body.w - 2 * gap)
    centres = {1: (0.5,), 2: (0.25, 0.75), 3: (0.1625, 0.5, 0.8375)}[above]
    lefts = [max(body.x, body.x + centre * body.w - mat_w / 2) for centre in centres]
    up = [Rect(min(x, body.right - mat_w), upper.y, mat_w, upper.h) for x in lefts]
    side_w = 0.29 * body.w if sides else 0.0
    left = [Rect(body.x, middle.y, side_w, middle.h)] * sides
    right = [Rect(body.right - side_w, middle.y, side_w, middle.h)] * sides
    own = Rect(lower.x, lower.y, 0.36 * lower.w, lower.h)
    blocks = [own, *left, *up, *right]
    seats = tuple(_mat(block, text, gap, shape.open) for block in blocks)

    inset = side_w + gap if sides else 0.06 * body.w
    centre = Rect(body.x + inset, middle.y, body.w - 2 * inset, middle.h)
    marks = Rect(centre.x, centre.bottom - 1.5 * text, centre.w, 1.5 * text)
    field = Rect(centre.x, centre.y, centre.w, centre.h - marks.h - 0.5 * gap)
    piles_col, stakes, ante_col = columns(field, (0.30, 0.28, 0.42), gap)
    beat = Rect(piles_col.x, piles_col.y, piles_col.w, 0.42 * (piles_col.h - gap))
    below = Rect(piles_col.x, beat.bottom + gap, piles_col.w, piles_col.h - gap - beat.h)
    piles = Rect(below.x, below.bottom - 1.3 * text, below.w, 1.3 * text)
    # The thickness of the piles shows below them.
    card_h = max(8.0, min(0.93 * (below.h - piles.h), (below.w - gap) / 2 * CARD_RATIO))
    card_w = card_h / CARD_RATIO
    pile_x = below.cx - card_w - gap / 2
    deck = Rect(pile_x, piles.y - 1.05 * card_h, card_w, card_h)
    discard = Rect(pile_x + card_w + gap, deck.y, card_w, card_h)
    ante_caption = Rect(ante_col.x, ante_col.y, ante_col.w, 1.35 * text)
    ante = Rect(ante_col.x, ante_caption.bottom, ante_col.w, ante_col.h - ante_caption.h)

    zone = Rect(own.right + gap, lower.y, lower.right - own.right - gap, lower.h)
    hand_plate = Rect(zone.x, zone.y, 0.0, 0.0)
    if shape.looking:
        answers_w = min(0.25 * zone.w, 13 * text)
        hand = Rect(zone.x, zone.y, zone.w - answers_w - gap, zone.h)
        why = Rect(hand.x, hand.y, 0.0, 0.0)
        if shape.open:
            hand_plate = Rect(hand.x, hand.y, min(hand.w, 16 * text), 1.7 * text)
            hand = Rect(hand.x, hand_plate.bottom, hand.w, hand.h - hand_plate.h)
    else:
        answers_w = 0.40 * zone.w
        hand = Rect(zone.x, zone.y, 0.0, 0.0)
        why = Rect(zone.x, zone.y, zone.w - answers_w - gap, zone.h)
    answers = Rect(zone.right - answers_w, zone.y, answers_w, zone.h)
    return Layout(
        (w, h), text, big, headline, notice, seats, beat, deck, discard, piles, stakes, ante, ante_caption,
        marks, hand, hand_plate, why, answers,
    )  # fmt: skip


def _mat(block: Rect, text: float, gap: float, open_hands: bool) -> SeatPlaces:
    """The places of one seat: name and gold above, the flight with its sum and the hand, slips below.

    A hand that lies open has as much room as the flight.
    """
    pad = 0.6 * gap
    inner = block.inset(pad)
    head = min(1.75 * text, 0.2 * inner.h)
    plate = Rect(inner.x, inner.y, 0.58 * inner.w, head)
    gold_w = min(0.36 * inner.w, 5.2 * head)
    gold = Rect(inner.right - gold_w, inner.y, gold_w, head)
    slip_h = min(1.5 * text, 0.16 * inner.h)
    slips = Rect(inner.x, inner.bottom - slip_h, inner.w, slip_h)
    room = Rect(inner.x, plate.bottom + pad, inner.w, slips.y - plate.bottom - 2 * pad)
    if open_hands:
        column = min(0.12 * inner.w, room.h)
        wide = (room.w - column - 2 * pad) / 2
        flight = Rect(room.x, room.y, wide, room.h)
        total = Rect(flight.right + pad, room.y, column, min(column, room.h))
        hand = Rect(total.right + pad, room.y, wide, room.h)
        return SeatPlaces(block, plate, gold, flight, total, hand, slips)
    column = min(0.24 * inner.w, max(2.8 * text, 0.17 * inner.w))
    flight = Rect(room.x, room.y, room.w - column - pad, room.h)
    total_h = min(0.52 * (room.h - pad), column)
    total = Rect(flight.right + pad, room.y, column, total_h)
    hand = Rect(total.x, total.bottom + pad, column, room.h - total_h - pad)
    return SeatPlaces(block, plate, gold, flight, total, hand, slips)


def spread(
    area: Rect, n: int, align: str = "left", closest: float = 1.05, lift: float = 0.0, seen: float = _SEEN
) -> list[Rect]:
    """The places of `n` cards side by side in a room, one over the other where it is narrow.

    `closest` is the step from card to card, in card widths, where there is room for it; `lift` is the share
    of the height that is kept free above, for a card that is drawn out; `seen` is how much of a covered card
    stays in sight at least, in card widths: its corner with the strength.
    """
    if n <= 0:
        return []
    high = area.h * (1 - lift)
    widest = min(0.46 * area.w, area.w / (1 + seen * (n - 1)))
    h = max(4.0, min(high, widest * CARD_RATIO))
    w = h / CARD_RATIO
    step = min(closest * w, (area.w - w) / (n - 1)) if n > 1 else 0.0
    total = w + step * (n - 1)
    x = area.x if align == "left" else area.cx - total / 2
    y = area.bottom - h if lift else area.cy - h / 2
    return [Rect(x + index * step, y, w, h) for index in range(n)]


def uncovered(where: Sequence[Rect]) -> list[Rect]:
    """What is seen of each of these cards, every one of which lies partly under the next."""
    covered = [rect._replace(w=above.x - rect.x) for rect, above in pairwise(where)]
    return [*covered, *where[-1:]]


def button_places(area: Rect, n: int, text: float) -> list[Rect]:
    """The places of `n` answers in words: one under the other, more than three in two columns."""
    if n <= 0:
        return []
    across = 1 if n <= 3 else 2
    rows = -(-n // across)
    gap = min(0.5 * text, 0.04 * area.h)
    h = min((area.h - gap * (rows - 1)) / rows, 4.4 * text)
    y = area.cy - (rows * h + gap * (rows - 1)) / 2
    cells = columns(Rect(area.x, y, area.w, h), (1,) * across, gap)
    return [cells[index % across].moved(0, (index // across) * (h + gap)) for index in range(n)]


def sheet_place(places: Layout, sheet: CardSheet, source: Target | None) -> Rect:
    """On the side of the table where the card that is pointed at does not lie."""
    w, h = places.size
    top = places.headline.bottom + 4
    pad = sheet.padding()
    edge = 0.012 * w
    free = h - top - 4
    best: Rect | None = None
    for share in (0.56, 0.5, 0.44, 0.38, 0.32):
        card_h = share * h
        card_w = card_h / CARD_RATIO
        for em in (15.0, 19.0, 24.0, 30.0):
            wide, high = card_w + em * sheet.px + 3.3 * pad, card_h + 2 * pad
            if sheet.words_height(em * sheet.px, 1.0) <= card_h and wide <= 0.7 * w and high <= free:
                best = Rect(0, 0, wide, high)
                break
        if best is not None:
            break
    if best is None:
        best = Rect(0, 0, 0.7 * w, min(free, 0.6 * h))
    left = source is None or source.rect.cx > w / 2
    x = edge if left else w - edge - best.w
    low = source is not None and source.rect.cy < h / 2
    y = h - 4 - best.h if low else top
    if source is not None and not low and y + best.h > source.rect.y and best.h < source.rect.y - top:
        y = top
    return Rect(x, y, best.w, best.h)
