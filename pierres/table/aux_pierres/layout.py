"""Where everything lies on the table of Aux pierres du dragon.

One pure function of the shape of what is shown, the size and the text scale, so that it can be tested without
painting: nothing overlaps, nothing lies outside. The first seat in the order of the table as seen by the
one who looks sits at the bottom, the next on his left, and so on clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass

from pierres.table.places import Rect, around, columns, grid

CARD_RATIO = 1.52
_BASE_W, _BASE_H = 1600.0, 1000.0


@dataclass(frozen=True)
class Shape:
    """What the places depend on besides size and text scale."""

    seats: int
    looking: bool = False
    """The seat at the bottom looks behind its screen: its private side lies open."""
    row: int = 0
    stack: int = 1
    """How many cards lie in the middle: the one up for bids, or those being used."""
    bag: bool = False
    """Stones are being drawn from the bag."""
    kinds: int = 3
    """Kinds of coin that the private side shows."""
    purchase: bool = False
    """The private side buys stones."""
    fan: bool = False
    """The pile is spread over the middle: what lies there keeps under it."""


@dataclass(frozen=True)
class SeatPlaces:
    """The places of one seat in front of its screen."""

    block: Rect
    screen: Rect | None
    """None where the private side lies open instead."""
    plate: Rect
    die: Rect
    stones: tuple[Rect, Rect, Rect]
    spent: Rect
    held: Rect
    fist: Rect
    """The open hand with what was bid, in front of the screen."""


@dataclass(frozen=True)
class PrivatePlaces:
    """Behind the screen of the one who looks."""

    panel: Rect
    title: Rect
    labels: tuple[Rect, ...]
    purse: tuple[Rect, ...]
    """One line for each kind of coin."""
    wanted: tuple[Rect, ...]
    """When stones are bought: one line for each colour."""
    tray: Rect
    tray_title: Rect
    tray_lines: tuple[Rect, ...]
    value: Rect
    button: Rect
    nothing: Rect
    """The small button of the empty fist."""


@dataclass(frozen=True)
class Layout:
    """All places of one picture, in logical pixels."""

    size: tuple[float, float]
    text: float
    """Height of running text in pixels."""
    big: float
    """Height of the headline's letters."""
    rim: Rect
    """The oval of the table."""
    counter: Rect
    headline: Rect
    notice: Rect
    seats: tuple[SeatPlaces, ...]
    row_caption: Rect
    row: tuple[Rect, ...]
    stack: tuple[Rect, ...]
    """The cards in the middle, the lowest first; the last is whole, the others are partly under it."""
    middle: Rect
    pile: Rect
    pile_caption: Rect
    bank: Rect
    bag: Rect
    bag_inside: Rect | None
    bag_drawn: Rect | None
    choices: Rect
    fan: Rect
    """Where the cards of the pile are spread when one of them is chosen or the set is looked at."""
    private: PrivatePlaces | None

    def apart(self) -> dict[str, Rect]:
        """The places that must not overlap, by name: all but those that lie on or in another one."""
        found: dict[str, Rect] = {
            "counter": self.counter, "headline": self.headline, "notice": self.notice,
            "row caption": self.row_caption, "middle": self.middle, "pile": self.pile,
            "pile caption": self.pile_caption, "bank": self.bank, "bag": self.bag,
        }  # fmt: skip
        for index, place in enumerate(self.row):
            found[f"row {index}"] = place
        for name in ("bag_inside", "bag_drawn"):
            rect = getattr(self, name)
            if rect is not None:
                found[name] = rect
        for index, seat in enumerate(self.seats):
            for name in ("die", "spent", "held"):
                found[f"seat {index} {name}"] = getattr(seat, name)
            for number, heap in enumerate(seat.stones):
                found[f"seat {index} stones {number}"] = heap
            if seat.screen is None:
                found[f"seat {index} plate"] = seat.plate
                found[f"seat {index} fist"] = seat.fist
            else:
                # The plate and the die hang over the lower edge of the screen, as on the box's own screens.
                found[f"seat {index} screen"] = Rect(
                    seat.screen.x, seat.screen.y, seat.screen.w, max(0.0, seat.plate.y - seat.screen.y)
                )
                found[f"seat {index} plate"] = seat.plate
        if self.private is None:
            found["choices"] = self.choices
        else:
            for number, line in enumerate(self.private.labels):
                found[f"label {number}"] = line
            for number, line in enumerate(self.private.purse):
                found[f"purse {number}"] = line
            for number, line in enumerate(self.private.wanted):
                found[f"wanted {number}"] = line
            for name in ("title", "tray", "button", "nothing"):
                found[f"private {name}"] = getattr(self.private, name)
        return found


@dataclass(frozen=True)
class _Measure:
    """The sizes that everything is built from."""

    w: float
    h: float
    margin: float
    gap: float
    text: float
    big: float
    plate_h: float
    screen_w: float
    screen_h: float
    block_w: float
    block_h: float
    stone: float
    coin: float

    @property
    def line(self) -> float:
        """Height of one line of running text."""
        return self.text * 1.4


def _measure(shape: Shape, w: float, h: float, text_scale: float) -> _Measure:
    unit = min(w / _BASE_W, h / _BASE_H)
    margin, gap = max(6.0, 11 * unit), max(3.0, 6 * unit)
    text = max(8.5, min(max(17 * unit, 11.5) * text_scale, 0.036 * h, 0.024 * w))
    big = min(1.6 * text, 0.0265 * w)
    screen_w = min(0.19 * w, 0.31 * h)
    plate_h = min(1.75 * text, 0.19 * screen_w)
    screen_h = min(0.375 * screen_w, 0.115 * h)
    stone = max(12.0, min(0.029 * h, 0.022 * w), min(1.15 * text, 0.036 * h))
    coin = max(11.0, min(0.025 * h, 0.019 * w), min(text, 0.031 * h))
    block_h = screen_h + plate_h / 2 + gap + stone + gap / 2 + coin
    block_w = min(0.265 * w, 1.45 * screen_w)
    return _Measure(w, h, margin, gap, text, big, plate_h, screen_w, screen_h, block_w, block_h, stone, coin)


def layout(shape: Shape, width: float, height: float, text_scale: float = 1.0) -> Layout:
    """The places for a table of `width` × `height` logical pixels. `text_scale` is 1.0 for 100 %.

    Meant for 1024 × 640 and more; down to about 640 × 480 things get small but stay apart. Where a large text
    scale does not fit a small window, text grows as far as there is room.
    """
    m = _measure(shape, width, height, text_scale)
    counter = Rect(1.5 * m.margin, m.margin, min(16 * m.text, 0.45 * m.w), m.line)
    top = _top_blocks(shape.seats, m, counter)
    below: float  # the upper edge of what lies at the bottom
    private: PrivatePlaces | None = None
    if shape.looking:
        private, own, below = _private_side(shape, m)
        corners = _corner_blocks(shape.seats, m, m.h - m.margin - m.block_h)
        choices = Rect(private.tray.x, private.tray.y, private.button.right - private.tray.x, private.tray.h)
    else:
        offset = 0.04 * m.h if shape.seats >= 5 else 0.0
        bottom_y = m.h - m.margin - m.block_h
        own = _seat_places(Rect(m.w / 2 - m.block_w / 2, bottom_y, m.block_w, m.block_h), m, mirrored=True)
        corners = _corner_blocks(shape.seats, m, bottom_y - offset)
        choices_h = min(max(3.3 * m.text, 0.064 * m.h), 0.13 * m.h)
        choices_w = min(0.86 * m.w, max(0.6 * m.w, 60 * m.text))
        below = bottom_y - offset - m.gap - choices_h
        choices = Rect((m.w - choices_w) / 2, below, choices_w, choices_h)
    headline_h = 1.9 * m.big
    headline = around(m.w / 2, below - m.gap - headline_h / 2, min(0.7 * m.w, 60 * m.big), headline_h)
    notice_h = 1.6 * m.text
    notice = around(m.w / 2, headline.y - m.gap / 2 - notice_h / 2, headline.w, notice_h)

    outer_bottom = max(block.bottom for block in top)
    middle_top = min(outer_bottom, max(_middle_top(shape.seats, m, counter, top), m.margin + m.line))
    side_top = outer_bottom + m.gap
    floor = notice.y - m.gap
    left_edge, right_edge = max(m.margin, 0.07 * m.w), min(m.w - m.margin, 0.93 * m.w)

    stack, middle = _middle(shape.stack, m, middle_top + m.gap, floor, side_top)
    if shape.fan or any(middle.overlaps(Rect(b.x - m.gap, b.y, b.w + 2 * m.gap, b.h)) for b in top):
        stack, middle = _middle(shape.stack, m, side_top, floor, side_top)
    left = Rect(left_edge, side_top, middle.x - 2 * m.gap - left_edge, floor - side_top)
    right_x = middle.right + 2 * m.gap
    right = Rect(right_x, side_top, right_edge - right_x, floor - side_top)
    row_caption, row = _row(shape.row, left, m, stack[-1].w)
    pile, pile_caption, bank, bag, bag_inside, bag_drawn = _right_side(shape.bag, right, m)

    left_corner, right_corner = (corners[:1], corners[1:])
    order = [own]
    order += [_seat_places(block, m, mirrored=True) for block in left_corner]
    order += [_seat_places(block, m, mirrored=False) for block in top]
    order += [_seat_places(block, m, mirrored=True) for block in right_corner]
    fan_top = side_top - 0.5 * m.gap
    fan = Rect(left_edge, fan_top, right_edge - left_edge, floor - fan_top)
    rim = Rect(0.035 * m.w, 0.095 * m.h, 0.93 * m.w, 0.8 * m.h)
    return Layout(
        (width, height), m.text, m.big, rim, counter, headline, notice, tuple(order[: shape.seats]),
        row_caption, tuple(row), tuple(stack), middle, pile, pile_caption, bank, bag, bag_inside, bag_drawn,
        choices, fan, private,
    )  # fmt: skip


# ---- seats


def _top_count(seats: int) -> int:
    """How many sit along the upper edge: the others sit at the bottom and, from five on, at its corners."""
    return {2: 1, 3: 2, 4: 3, 5: 2, 6: 3}[seats]


def _top_blocks(seats: int, m: _Measure, counter: Rect) -> list[Rect]:
    n = _top_count(seats)
    centres = {1: (0.5,), 2: (0.27, 0.73) if seats == 3 else (0.285, 0.715), 3: (0.225, 0.5, 0.775)}[n]
    low = max(counter.bottom + m.gap, m.margin + 0.05 * m.h)
    blocks = []
    for share in centres:
        x = share * m.w - m.block_w / 2
        high = share == 0.5 and counter.right + m.gap <= x
        blocks.append(Rect(x, m.margin if high else low, m.block_w, m.block_h))
    return blocks


def _middle_top(seats: int, m: _Measure, counter: Rect, top: list[Rect]) -> float:
    """Where the free space over the middle begins."""
    if _top_count(seats) == 2:
        return counter.bottom
    return min(block.bottom for block in top)


def _corner_blocks(seats: int, m: _Measure, y: float) -> list[Rect]:
    if seats < 5:
        return []
    w = min(m.block_w, _corner_w(m))
    return [
        Rect(m.margin, y, w, m.block_h),
        Rect(m.w - m.margin - w, y, w, m.block_h),
    ]


def _corner_w(m: _Measure) -> float:
    return 1.3 * m.screen_w


def _seat_places(block: Rect, m: _Measure, mirrored: bool) -> SeatPlaces:
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
    die = Rect(plate.right + 0.025 * screen.w, plate_y, 0.22 * screen.w, m.plate_h)
    heaps_w = min(block.w, 1.24 * screen.w)
    heaps = columns(Rect(block.cx - heaps_w / 2, stones_y, heaps_w, m.stone), (1, 1, 1), m.gap)
    spent = Rect(block.x, spent_y, block.w, m.coin)
    side = screen.x - block.x - m.gap
    held_w = min(side, screen.h / CARD_RATIO * 0.8)
    held = Rect(screen.x - m.gap - held_w, screen.bottom - held_w * CARD_RATIO, held_w, held_w * CARD_RATIO)
    fist = Rect(
        screen.x + 0.05 * screen.w,
        screen.y + 0.1 * screen.h,
        0.9 * screen.w,
        plate_y - screen.y - 0.14 * screen.h,
    )
    return SeatPlaces(block, screen, plate, die, (heaps[0], heaps[1], heaps[2]), spent, held, fist)


# ---- the middle band


def _middle(
    stack: int, m: _Measure, ceiling: float, floor: float, side_top: float
) -> tuple[list[Rect], Rect]:
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


def _row(n: int, area: Rect, m: _Measure, widest: float) -> tuple[Rect, list[Rect]]:
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


def _right_side(
    bag_open: bool, area: Rect, m: _Measure
) -> tuple[Rect, Rect, Rect, Rect, Rect | None, Rect | None]:
    """Pile, bank and bag, and under them, while the bag is drawn from, what is in it and what came out."""
    shown = area
    inside: Rect | None = None
    drawn: Rect | None = None
    if bag_open:
        tray_h = min(0.46 * area.h, max(0.36 * area.h, 4.2 * m.text))
        shown = Rect(area.x, area.y, area.w, area.h - tray_h - m.gap)
        half = (tray_h - m.gap) / 2
        inside = Rect(area.x, shown.bottom + m.gap, area.w, half)
        drawn = Rect(area.x, inside.bottom + m.gap, area.w, half)
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


# ---- behind the screen


def _private_side(shape: Shape, m: _Measure) -> tuple[PrivatePlaces, SeatPlaces, float]:
    """The private side, the front of the one who looks, and the upper edge of both together."""
    own_h = max(m.plate_h, 1.25 * m.stone)
    lines = max(3, shape.kinds)
    wanted_h = m.line + lines * max(1.32 * m.text, 0.032 * m.h) + 40.0
    panel_h = min(max(wanted_h, 0.2 * m.h), 0.34 * m.h)
    # As the screen is drawn: a coloured band along the top, wings that come forward at the bottom.
    above, under = max(4.0, 0.035 * panel_h) + 13.0, min(18.0, 0.1 * panel_h) + 6.0
    corner = _corner_w(m) + 2 * m.margin if shape.seats >= 5 else 2 * m.margin
    panel_w = min(max(0.485 * m.w, 46 * m.text), 6.0 * panel_h, m.w - 2 * corner)
    own_w = min(max(panel_w, 0.62 * m.w), m.w - 2 * corner, 8.0 * panel_h)
    own_row = Rect((m.w - own_w) / 2, m.h - m.margin - own_h, own_w, own_h)
    panel = Rect((m.w - panel_w) / 2, own_row.y - m.gap - panel_h, panel_w, panel_h)

    wing_l, wing_r = 0.19 * panel.w, 0.19 * panel.w
    inner = panel.w - wing_l - wing_r
    tray_share = 0.40
    purse_w = inner * (1 - tray_share) - 2 * m.gap
    title = Rect(panel.x + wing_l + m.gap, panel.y + above, purse_w, m.line)
    top, end = title.bottom, panel.bottom - under
    line_h = (end - top) / lines
    count = shape.kinds
    first = top + (lines - count) * line_h / 2
    labels, purse, wanted = [], [], []
    for index in range(count):
        y = first + index * line_h
        labels.append(Rect(panel.x + 0.035 * panel.w, y, wing_l - 0.045 * panel.w, line_h))
        heap_w = purse_w * 0.56 if shape.purchase else purse_w
        purse.append(Rect(panel.x + wing_l + m.gap, y, heap_w, line_h))
    if shape.purchase:
        stone_first = top + (lines - 3) * line_h / 2
        for index in range(3):
            y = stone_first + index * line_h
            wanted.append(Rect(panel.x + wing_l + m.gap + purse_w * 0.6, y, purse_w * 0.4, line_h))
    tray = Rect(panel.right - wing_r - inner * tray_share, title.y, inner * tray_share - m.gap, end - title.y)
    tray_title = Rect(tray.x, tray.y, tray.w, m.line)
    value = Rect(tray.x, tray.bottom - 1.5 * m.text, tray.w, 1.5 * m.text)
    room = Rect(tray.x, tray_title.bottom, tray.w, max(1.0, value.y - tray_title.bottom))
    tray_lines = tuple(
        Rect(room.x + 0.08 * room.w, room.y + index * room.h / 2, 0.84 * room.w, room.h / 2)
        for index in range(2)
    )
    wing = Rect(panel.right - wing_r + 0.4 * m.gap, title.y, wing_r - 0.045 * panel.w, tray.h)
    small_h = min(0.36 * wing.h, 2.2 * m.text)
    nothing = Rect(wing.x, wing.bottom - small_h, wing.w, small_h)
    button_h = min(wing.h - small_h - m.gap, 4.2 * m.text, 0.66 * wing.w)
    button = Rect(wing.x, nothing.y - m.gap - button_h, wing.w, button_h)
    private = PrivatePlaces(
        panel, title, tuple(labels), tuple(purse), tuple(wanted), tray, tray_title, tray_lines, value, button,
        nothing,
    )  # fmt: skip

    cells = columns(own_row, (0.11, 0.11, 0.11, 0.24, 0.075, 0.16, 0.15, 0.045), m.gap)
    own = SeatPlaces(
        own_row, None, _centred(cells[3], m.plate_h), _centred(cells[4], m.plate_h),
        (_centred(cells[0], m.stone), _centred(cells[1], m.stone), _centred(cells[2], m.stone)),
        _centred(cells[5], m.coin), cells[7].fitted(CARD_RATIO), cells[6],
    )  # fmt: skip
    return private, own, panel.y


def _centred(cell: Rect, h: float) -> Rect:
    return Rect(cell.x, cell.cy - min(h, cell.h) / 2, cell.w, min(h, cell.h))


# ---- what opens for a moment


def fan_places(area: Rect, n: int, text: float) -> list[Rect]:
    """Places for `n` cards spread over `area` under one line of text."""
    room = Rect(area.x, area.y + 1.6 * text, area.w, max(1.0, area.h - 1.6 * text)).inset(text * 0.6)
    return grid(room, n, CARD_RATIO, max(4.0, 0.4 * text), room.h / CARD_RATIO)


def plate_places(area: Rect, n: int, text: float) -> list[Rect]:
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
    places = []
    for index in range(n):
        row, col = divmod(index, across)
        in_row = min(across, n - row * across)
        left = area.cx - (in_row * w + gap * (in_row - 1)) / 2
        places.append(Rect(left + col * (w + gap), area.y + row * (h + gap), w, h))
    return places
