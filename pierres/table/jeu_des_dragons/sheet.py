"""A dragon card shown large while it is hovered or held: its whole text, and what it would do now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from collections.abc import Sequence

from PySide6.QtGui import QPixmap

from pierres.rules.game import Event
from pierres.table.jeu_des_dragons.context import Context
from pierres.table.jeu_des_dragons.dragon_card import dragon_pixmap
from pierres.table.jeu_des_dragons.layout import CARD_RATIO
from pierres.table.places import Rect
from pierres.table.reading_card import Content, ReadingCard, padding, words_height
from pierres.table.stage import Spot, Thing
from pierres.translation import translate


class DragonSheet(ReadingCard):
    """The sheet with a dragon card on it."""

    RATIO = CARD_RATIO

    def card_picture(self, width: float, dpr: float) -> QPixmap:
        return dragon_pixmap(self.content.character, width, dpr, self.content.lang)


def sheet(context: Context, card: str, source: Spot | None, history: Sequence[Event] = ()) -> Thing:
    """The sheet, on the side of the table where the card that is pointed at does not lie."""
    wording, places = context.wording, context.places
    content = Content(
        context.cards[card], context.lang, wording.card_full(card), translate("DragonTable", "Now"),
        wording.now_text(context.view, card, history), round(places.text),
    )  # fmt: skip
    return Thing("reading", DragonSheet, _place(context, content, source), z=200, props={"content": content})


def _place(context: Context, content: Content, source: Spot | None) -> Rect:
    w, h = context.places.size
    top = context.places.headline.bottom + 4
    pad = padding(content.px)
    edge = 0.012 * w
    free = h - top - 4
    best: Rect | None = None
    for share in (0.56, 0.5, 0.44, 0.38, 0.32):
        card_h = share * h
        card_w = card_h / CARD_RATIO
        for em in (15.0, 19.0, 24.0, 30.0):
            wide, high = card_w + em * content.px + 3.3 * pad, card_h + 2 * pad
            if words_height(content, em * content.px, 1.0) <= card_h and wide <= 0.7 * w and high <= free:
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
