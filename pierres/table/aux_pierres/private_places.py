"""The places behind the screen of the one who looks; and those of plates and spread cards."""

from __future__ import annotations

from pierres.table.aux_pierres.shapes import CARD_RATIO, Measure, PrivatePlaces, SeatPlaces, Shape
from pierres.table.places import Rect, columns, grid


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
    places = []
    for index in range(n):
        row, col = divmod(index, across)
        in_row = min(across, n - row * across)
        left = area.cx - (in_row * w + gap * (in_row - 1)) / 2
        places.append(Rect(left + col * (w + gap), area.y + row * (h + gap), w, h))
    return places
