"""Where everything lies on the table of Aux pierres du dragon.

One pure function of the shape of what is shown, the size and the text scale, so that it can be tested without
painting: nothing overlaps, nothing lies outside. The first seat in the order of the table as seen by the
one who looks sits at the bottom, the next on the left, and so on clockwise.
"""

from __future__ import annotations

from math import sqrt

from pierres.table.aux_pierres.shapes import (
    CARD_RATIO,
    Layout,
    Measure,
    PrivatePlaces,
    SeatPlaces,
    Shape,
    measure,
)
from pierres.table.places import Rect, around, columns, grid, rows_of


def layout(shape: Shape, width: float, height: float, text_scale: float = 1.0) -> Layout:
    """The places for a table of `width` × `height` logical pixels. `text_scale` is 1.0 for 100 %.

    Meant for 1024 × 640 and more; down to about 640 × 480 things get small but stay apart. Where a large text
    scale does not fit a small window, text grows as far as there is room.
    """
    m = measure(shape, width, height, text_scale)
    counter = Rect(1.5 * m.margin, m.margin, min(16 * m.text, 0.45 * m.w), m.line)
    top = _top_blocks(shape.seats, m, counter)
    below: float  # the upper edge of what lies at the bottom
    private: PrivatePlaces | None = None
    if shape.looking:
        private, own, below = private_side(shape, m)
        corners = _corner_blocks(shape.seats, m, m.h - m.margin - m.block_h)
        choices = Rect(private.tray.x, private.tray.y, private.button.right - private.tray.x, private.tray.h)
    else:
        offset = 0.04 * m.h if shape.seats >= 5 else 0.0
        bottom_y = m.h - m.margin - m.block_h
        own = _seat_places(Rect(m.w / 2 - m.block_w / 2, bottom_y, m.block_w, m.block_h), m, mirrored=True)
        corners = _corner_blocks(shape.seats, m, bottom_y - offset)
        choices_h = 0.0 if shape.card else min(max(3.3 * m.text, 0.064 * m.h), 0.11 * m.h)
        choices_w = min(0.86 * m.w, max(0.6 * m.w, 60 * m.text))
        below = bottom_y - offset - m.gap - choices_h
        choices = Rect((m.w - choices_w) / 2, below, choices_w, choices_h)
    # The headline, and under it one line of text: what happened before, or why an answer was refused.
    wide = min(0.9 * m.w, 48 * m.big)
    notice_h = 1.75 * m.text
    notice = around(m.w / 2, below - m.gap / 2 - notice_h / 2, wide, notice_h)
    headline_h = 1.72 * m.big
    headline = around(m.w / 2, notice.y - m.gap / 2 - headline_h / 2, wide, headline_h)

    outer_bottom = max(block.bottom for block in top)
    middle_top = min(outer_bottom, max(_middle_top(shape.seats, m, counter, top), m.margin + m.line))
    side_top = outer_bottom + m.gap
    floor = headline.y - m.gap
    left_edge, right_edge = max(m.margin, 0.07 * m.w), min(m.w - m.margin, 0.93 * m.w)

    stack, middle = _middle(shape.stack, m, middle_top + m.gap, floor, side_top)
    if shape.fan or any(middle.overlaps(Rect(b.x - m.gap, b.y, b.w + 2 * m.gap, b.h)) for b in top):
        stack, middle = _middle(shape.stack, m, side_top, floor, side_top)
    left = Rect(left_edge, side_top, middle.x - 2 * m.gap - left_edge, floor - side_top)
    right_x = middle.right + 2 * m.gap
    right = Rect(right_x, side_top, right_edge - right_x, floor - side_top)
    row_caption, row = _row_inside(shape.row, left, m, stack[-1].w)
    pile, pile_caption, bank, bag, bag_inside, bag_drawn = _right_side(shape.bag, right, m)

    left_corner, right_corner = (corners[:1], corners[1:])
    order = [own]
    order += [_seat_places(block, m, mirrored=True) for block in left_corner]
    order += [_seat_places(block, m, mirrored=False) for block in top]
    order += [_seat_places(block, m, mirrored=True) for block in right_corner]
    fan_top = side_top - 0.5 * m.gap
    fan = Rect(left_edge, fan_top, right_edge - left_edge, floor - fan_top)
    rim = _rim(m)
    return Layout(
        (width, height), m.text, m.big, rim, counter, headline, notice, tuple(order[: shape.seats]),
        row_caption, tuple(row), tuple(stack), middle, pile, pile_caption, bank, bag, bag_inside, bag_drawn,
        choices, fan, private,
    )  # fmt: skip


# ---- seats


def _top_count(seats: int) -> int:
    """How many sit along the upper edge: the others sit at the bottom and, from five on, at its corners."""
    return {2: 1, 3: 2, 4: 3, 5: 2, 6: 3}[seats]


def _top_blocks(seats: int, m: Measure, counter: Rect) -> list[Rect]:
    n = _top_count(seats)
    centres = {1: (0.5,), 2: (0.27, 0.73) if seats == 3 else (0.285, 0.715), 3: (0.225, 0.5, 0.775)}[n]
    low = max(counter.bottom + m.gap, m.margin + 0.05 * m.h)
    blocks = []
    for share in centres:
        x = share * m.w - m.block_w / 2
        high = share == 0.5 and counter.right + m.gap <= x
        blocks.append(Rect(x, m.margin if high else low, m.block_w, m.block_h))
    return blocks


def _middle_top(seats: int, m: Measure, counter: Rect, top: list[Rect]) -> float:
    """Where the free space over the middle begins."""
    if _top_count(seats) == 2:
        return counter.bottom
    return min(block.bottom for block in top)


def _corner_blocks(seats: int, m: Measure, y: float) -> list[Rect]:
    if seats < 5:
        return []
    w = min(m.block_w, m.corner_w)
    return [Rect(x, y, w, m.block_h) for x in (m.margin, m.w - m.margin - w)]


def _seat_places(block: Rect, m: Measure, mirrored: bool) -> SeatPlaces:
    """The places of a seat whose screen faces us; mirrored, its stones lie above it, toward the middle."""
    screen_x = block.cx - m.screen_w / 2
    if mirrored:
        spent_y = block.y
        stones_y = spent_y + m.coin + m.gap / 2
        screen_y = stones_y + m.stone + m.gap
    else:
        screen_y = block.y
        stones_y = screen_y + m.screen_h + m.plate_h / 2 + m.gap
        spent_y = stones_y + m.stone + m.gap / 2
    screen = Rect(screen_x, screen_y, m.screen_w, m.screen_h)
    plate_y = screen.bottom - m.plate_h / 2
    plate = Rect(screen.x + 0.07 * screen.w, plate_y, 0.62 * screen.w, m.plate_h)
    # A cube as high as a raised plate, and standing as low.
    cube = min(0.22 * screen.w, 1.34 * m.plate_h)
    die = Rect(plate.right + 0.025 * screen.w, plate_y + 1.06 * m.plate_h - cube, cube, cube)
    heaps_w = min(block.w, 1.24 * screen.w)
    heaps = columns(Rect(block.cx - heaps_w / 2, stones_y, heaps_w, m.stone), (1, 1, 1), m.gap)
    spent = Rect(block.x, spent_y, block.w, m.coin)
    side = screen.x - block.x - m.gap
    held_w = min(side, screen.h / CARD_RATIO * 0.8)
    held = Rect(screen.x - m.gap - held_w, screen.bottom - held_w * CARD_RATIO, held_w, held_w * CARD_RATIO)
    raised = Rect(
        plate.x - 0.05 * screen.w, plate_y - 0.28 * m.plate_h, plate.w + 0.065 * screen.w, 1.34 * m.plate_h
    )
    front = plate_y - screen.y - 0.04 * screen.h
    fist_x = screen.x + 0.73 * screen.w
    fist = Rect(fist_x, screen.y, min(block.right - fist_x, 0.6 * screen.w), front)
    purse = Rect(screen.x + 0.04 * screen.w, screen.y + 0.1 * screen.h, 0.68 * screen.w, 0.86 * front)
    return SeatPlaces(
        block, screen, plate, raised, die, (heaps[0], heaps[1], heaps[2]), spent, held, fist, purse
    )


# ---- the middle band


def _middle(stack: int, m: Measure, ceiling: float, floor: float, side_top: float) -> tuple[list[Rect], Rect]:
    """The cards in the middle, and the room that they take together."""
    h = max(24.0, min(floor - ceiling, 0.37 * m.h, 0.16 * m.w * CARD_RATIO))
    w = h / CARD_RATIO
    # A card with room to spare lies in the middle of the band beside it, not of the gap between the seats.
    y = max(ceiling, min((side_top + floor - h) / 2, floor - h))
    n = max(1, stack)
    step = min(0.34 * w, 0.7 * w / (n - 1)) if n > 1 else 0.0
    total = w + step * (n - 1)
    x = m.w / 2 - total / 2
    cards = [Rect(x + step * index, y, w, h) for index in range(n)]
    return cards, Rect(x, y, total, h)


def _row(n: int, area: Rect, m: Measure, widest: float) -> tuple[Rect, list[Rect]]:
    """The row: up to five cards in one line, more in two where that lets them be larger."""
    gap = m.gap
    head = m.line + gap
    room = Rect(area.x, area.y + head, area.w, max(1.0, area.h - head))
    five = max(5, -(-n // 2))
    limit = 0.62 * widest + 20.0
    one = min((room.w - gap * (max(n, 5) - 1)) / max(n, 5), room.h / CARD_RATIO, limit)
    two = min((room.w - gap * (five - 1)) / five, (room.h - gap) / 2 / CARD_RATIO, limit)
    if n <= 5:
        # Of the size that ten will need, so that cards seldom change it during a round.
        across, w = max(n, 1), min(one, max(two, 0.04 * m.w))
    elif one > two:
        across, w = n, one
    else:
        across, w = five, two
    w = max(4.0, w)
    h = w * CARD_RATIO
    lines = -(-n // across) if n else 1
    top = room.cy - (lines * h + (lines - 1) * gap) / 2
    # Toward the card up for bids, from where they come.
    line_w = across * w + (across - 1) * gap
    left = room.right - line_w
    places = []
    for index in range(n):
        line, col = divmod(index, across)
        places.append(Rect(left + col * (w + gap), top + line * (h + gap), w, h))
    caption_w = max(line_w, min(room.w, 10 * m.text))
    return Rect(room.right - caption_w, top - head, caption_w, m.line), places


def _row_inside(n: int, area: Rect, m: Measure, widest: float) -> tuple[Rect, list[Rect]]:
    """The row, no card of it on the golden line or on the wood: narrower where the oval is."""
    caption, row = _row(n, area, m, widest)
    for _ in range(20):
        if not row:
            break
        over = m.w - _golden_line(m, row[0].y, row[-1].bottom) - min(card.x for card in row)
        if over <= 0 or area.w - over < 0.6 * m.line:
            break
        # A narrower row is lower too, and the oval wider there: a part of what lies over is enough.
        step = max(1.0, 0.3 * over)
        area = Rect(area.x + step, area.y, area.w - step, area.h)
        caption, row = _row(n, area, m, widest)
    return caption, row


def _rim(m: Measure) -> Rect:
    """The oval of the table."""
    return Rect(0.035 * m.w, 0.095 * m.h, 0.93 * m.w, 0.8 * m.h)


def _golden_line(m: Measure, *heights: float) -> float:
    """The x up to which a box on the right that reaches these heights keeps inside the golden line."""
    rim = _rim(m)
    wood = 1.06 * max(12.0, 0.033 * min(m.w, m.h)) + max(9.0, 0.018 * m.h) + 6.0
    share = max(abs(y - rim.cy) for y in heights) / (rim.h / 2 - wood)
    return rim.cx + (rim.w / 2 - wood) * sqrt(max(0.0, 1.0 - share * share)) - m.gap


def _right_side(
    bag_open: bool, area: Rect, m: Measure
) -> tuple[Rect, Rect, Rect, Rect, Rect | None, Rect | None]:
    """Pile, bank and bag, and under them, while the bag is drawn from, what is in it and what came out."""
    shown = area
    inside: Rect | None = None
    drawn: Rect | None = None
    if bag_open:
        tray_h = min(0.54 * area.h, max(0.4 * area.h, 6.6 * m.text))
        shown = Rect(area.x, area.y, area.w, area.h - tray_h - m.gap)
        half = (tray_h - m.gap) / 2
        top = shown.bottom + m.gap
        left, least = area.x, 0.5 * area.w
        if area.h < 5.5 * m.text:
            # Too low for both: the boxes stand beside what else lies there.
            shown = Rect(area.x, area.y, 0.43 * area.w, area.h)
            half = (area.h - m.gap) / 2
            top, left = area.y, shown.right + m.gap
        right = min(area.right, max(_golden_line(m, top, area.bottom), left + least))
        inside = Rect(left, top, right - left, half)
        drawn = Rect(inside.x, inside.bottom + m.gap, inside.w, half)
    pile_col, bank_col, bag_col = columns(shown, (0.2, 0.54, 0.26), 1.5 * m.gap)
    caption_h = m.line
    pile_h = min(pile_col.w * CARD_RATIO, shown.h - caption_h, 0.17 * m.h)
    pile_w = pile_h / CARD_RATIO
    pile_top = shown.cy - (pile_h + caption_h) / 2
    pile = Rect(pile_col.cx - pile_w / 2, pile_top, pile_w, pile_h)
    caption = Rect(pile_col.x, pile.bottom, pile_col.w, caption_h)
    bank_h = min(shown.h, max(0.62 * bank_col.w, 7.5 * m.text))
    bank = around(bank_col.cx, shown.cy, bank_col.w, bank_h)
    bag = bag_col.fitted(1.24)
    limit = 0.17 * m.h
    if bag.h > limit:
        bag = around(bag.cx, bag.cy, limit / 1.24, limit)
    return pile, caption, bank, bag, inside, drawn


def private_side(shape: Shape, m: Measure) -> tuple[PrivatePlaces, SeatPlaces, float]:
    """The private side, the front of the one who looks, and the upper edge of both together."""
    own_h = max(m.plate_h, 1.25 * m.stone)
    lines = max(3, shape.kinds)
    wanted_h = m.line + lines * max(1.32 * m.text, 0.032 * m.h) + 40.0
    if shape.purchase:
        # The bank has a heading of two lines over its three.
        wanted_h += 1.2 * m.text
    panel_h = min(max(wanted_h, 0.2 * m.h), 0.34 * m.h)
    # As the screen is drawn: a coloured band along the top, wings that come forward at the bottom.
    above, under = max(4.0, 0.035 * panel_h) + 13.0, min(18.0, 0.1 * panel_h) + 6.0
    corner = m.corner_w + 2 * m.margin if shape.seats >= 5 else 2 * m.margin
    wide = max(0.6 * m.w, 56 * m.text) if shape.purchase else max(0.485 * m.w, 46 * m.text)
    panel_w = min(wide, 6.0 * panel_h, m.w - 2 * corner)
    own_w = min(max(panel_w, 0.62 * m.w), m.w - 2 * corner, 8.0 * panel_h)
    own_row = Rect((m.w - own_w) / 2, m.h - m.margin - own_h, own_w, own_h)
    panel = Rect((m.w - panel_w) / 2, own_row.y - m.gap - panel_h, panel_w, panel_h)

    wing = 0.19 * panel.w
    top = panel.y + above
    inner = Rect(panel.x + wing + m.gap, top, panel.w - 2 * wing - 2 * m.gap, panel.bottom - under - top)
    bank: Rect | None = None
    if shape.purchase:
        behind, bank, tray = columns(inner, (0.25, 0.32, 0.43), 2 * m.gap)
    else:
        behind, tray = columns(inner, (0.6, 0.4), 2 * m.gap)
    title = Rect(behind.x, behind.y, behind.w, m.line)
    line_h = (behind.h - m.line) / lines
    count = shape.kinds
    first = title.bottom + (lines - count) * line_h / 2
    labels, purse = [], []
    for index in range(count):
        y = first + index * line_h
        labels.append(Rect(panel.x + 0.024 * panel.w, y, wing - 0.03 * panel.w, line_h))
        purse.append(Rect(behind.x, y, behind.w, line_h))
    bank_title, bank_price, wanted = _bank(bank, m)
    tray_title = Rect(tray.x, tray.y, tray.w, m.line)
    words = tray.inset(0.035 * tray.w + 4, 0)
    # The dashes of the tray run round it: what is written keeps clear of them.
    foot = tray.bottom - max(4.0, 0.3 * m.text)
    due_h = 1.3 * m.text if shape.purchase else 0.0
    due = Rect(words.x, foot - due_h, words.w, due_h)
    value = Rect(words.x, due.y - 1.4 * m.text, words.w, 1.4 * m.text)
    # What is bought takes the place of the title, which has then said what it had to.
    head = tray.y + max(4.0, 0.3 * m.text) if shape.purchase else tray_title.bottom
    room = Rect(words.x, head, words.w, max(1.0, value.y - head))
    right = Rect(panel.right - wing + 0.4 * m.gap, top, wing - 0.045 * panel.w, inner.h)
    small_h = min(0.36 * right.h, (3.0 if shape.purchase else 2.2) * m.text)
    nothing = Rect(right.x, right.bottom - small_h, right.w, small_h)
    button_h = min(right.h - small_h - m.gap, 4.2 * m.text, 0.66 * right.w)
    button = Rect(right.x, nothing.y - m.gap - button_h, right.w, button_h)
    private = PrivatePlaces(
        panel, title, tuple(labels), tuple(purse), wanted, bank, bank_title, bank_price, tray, tray_title,
        room, value, due, button, nothing,
    )  # fmt: skip

    cells = columns(own_row, (0.11, 0.11, 0.11, 0.24, 0.075, 0.16, 0.15, 0.045), m.gap)
    own = SeatPlaces(
        own_row, None, _centred(cells[3], m.plate_h), _centred(cells[3], m.plate_h),
        cells[4],
        (_centred(cells[0], m.stone), _centred(cells[1], m.stone), _centred(cells[2], m.stone)),
        _centred(cells[5], m.coin), cells[7].fitted(CARD_RATIO), cells[6], cells[6],
    )  # fmt: skip
    return private, own, panel.y


def _bank(area: Rect | None, m: Measure) -> tuple[Rect, Rect, tuple[Rect, ...]]:
    """The bank's heading, its price, and a line for each colour, on a ground of its own."""
    if area is None:
        return Rect(0, 0, 0, 0), Rect(0, 0, 0, 0), ()
    inside = area.inset(max(4.0, 0.05 * area.w), max(2.0, 0.025 * area.h))
    head = min(1.25 * m.text, 0.2 * inside.h)
    title = Rect(inside.x, inside.y, inside.w, head)
    price = Rect(inside.x, title.bottom, inside.w, head)
    line_h = (inside.bottom - price.bottom) / 3
    lines = tuple(Rect(inside.x, price.bottom + n * line_h, inside.w, line_h) for n in range(3))
    return title, price, lines


def _centred(cell: Rect, h: float) -> Rect:
    return Rect(cell.x, cell.cy - min(h, cell.h) / 2, cell.w, min(h, cell.h))


def fan_places(area: Rect, n: int, text: float, caption: bool = True) -> tuple[Rect, list[Rect]]:
    """A line of text over the fan, and the places for `n` cards spread under it.

    Cards come first: where `area` is low the line is made small, and without a caption they have it all.
    """
    head = min(1.6 * text, 0.17 * area.h) if caption else 0.0
    line = Rect(area.x, area.y, area.w, head)
    edge = min(0.6 * text, 0.06 * area.h)
    room = Rect(area.x, line.bottom, area.w, area.h - head).inset(max(8.0, edge), edge)
    return line, grid(room, n, CARD_RATIO, max(4.0, 0.4 * text), room.h / CARD_RATIO)


def button_places(area: Rect, n: int, text: float) -> list[Rect]:
    """Places for `n` answers in words: side by side while they are wide enough, else under one another."""
    gap = max(4.0, 0.45 * text)
    across = n
    if n > 1 and area.w < 24 * text and (area.h - gap * (n - 1)) / n >= 2.2 * text:
        across = 1
    elif n > 1 and (area.w - gap * (n - 1)) / n < 8.5 * text and area.h > 2.6 * text:
        across = -(-n // 2)
    widest = min(area.w, 24 * text)
    rows = -(-n // across)
    w = min(widest, (area.w - gap * (across - 1)) / across)
    h = (area.h - gap * (rows - 1)) / rows
    return rows_of(n, across, Rect(area.cx, area.y, w, h), gap)
