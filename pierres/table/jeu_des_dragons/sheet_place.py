"""Where a card held up to be read is laid on the table of Le Jeu des dragons."""

from __future__ import annotations

from pierres.table.card_sheet import CardSheet
from pierres.table.jeu_des_dragons.layout import CARD_RATIO, Layout
from pierres.table.picture import Target
from pierres.table.places import Rect


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
