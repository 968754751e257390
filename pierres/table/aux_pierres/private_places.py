"""The places behind the screen of the one who looks; and those of plates and spread cards."""

from __future__ import annotations

from pierres.table.aux_pierres.shapes import CARD_RATIO, Measure, PrivatePlaces, SeatPlaces, Shape
from pierres.table.places import Rect, columns, grid


def private_side(shape: Shape, m: Measure) -> tuple[PrivatePlaces, SeatPlaces, float]:
    """The private side, the front of the one who looks, and the upper edge of both together."""
    own_h = max(m.plate_h, 1.25 * m.stone)
    lines = max(3, shape.kinds)
    wanted_h = m.line + lines * max(1.32 * m.text, 0.032 * m.h) + 40.0
    panel_h = min(max(wanted_h, 0.2 * m.h), 0.34 * m.h)
    # As the screen is drawn: a coloured band along the top, wings that come forward at the bottom.
    above, under = max(4.0, 0.035 * panel_h) + 13.0, min(18.0, 0.1 * panel_h) + 6.0
    corner = m.corner_w + 2 * m.margin if shape.seats >= 5 else 2 * m.margin
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
