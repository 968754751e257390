"""A character shown large while it is hovered or held: its whole text, and what it would do now."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.game import Event
from pierres.table.aux_pierres.context import Context, translate
from pierres.table.places import Rect
from pierres.table.plates import ReadingCard
from pierres.table.stage import Spot, Thing


def reading_card(context: Context, character: str, source: Spot | None, history: Sequence[Event]) -> Thing:
    """The card on the side of the table where the pointer is not."""
    w, h = context.places.size
    text = context.places.text
    wide = min(0.62 * w, max(0.44 * w, 36 * text))
    high = min(0.7 * h, max(0.46 * h, 20 * text))
    on_left = source is None or source.rect.cx > w / 2
    x = 0.03 * w if on_left else w - wide - 0.03 * w
    if source is not None and source.key == "card":
        # The card in the middle would lie under a card half as wide as the table.
        room = source.rect.x - 0.02 * w
        wide = min(wide, max(room - 0.02 * w, 0.3 * w))
        x = room - wide
    # Above the headline, if there is room: what is asked stays to be read.
    y = max(0.02 * h, min(0.42 * h - high / 2, context.places.headline.y - high - 4))
    wording = context.wording
    now = wording.now_text(context.view, character, history)
    return Thing(
        "reading", ReadingCard, Rect(x, y, wide, high), z=200,
        props={
            "content": (
                context.characters[character], context.lang, wording.character_label(character),
                wording.character_text(character), translate("AuxTable", "Now"), now, round(text),
            )
        },
    )  # fmt: skip
