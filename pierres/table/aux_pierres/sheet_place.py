"""Where a card held up to be read is laid on the table of Aux pierres du dragon.

It lies where it is large and hides little: never a stone that lies before a seat while there is any other
place, and rather an empty part of the table than what is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pierres.table.aux_pierres.context import Context
from pierres.table.aux_pierres.shapes import CARD_RATIO
from pierres.table.card_sheet import CardSheet
from pierres.table.picture import Placement, Target
from pierres.table.places import Rect

_LETTERS = (1.25, 1.0, 0.8)
"""The size of the words, in shares of the running text: the smaller ones where no place is good else."""
_ENOUGH = 1.5
"""A card so much larger than the one in the middle of the table is large."""
_ROW = ("row:", "card:")
_ASKED = ("notice", "choice:", "confirm", "nothing", "tray", "purse:", "wanted:", "clear")


def sheet_place(
    context: Context, sheet: CardSheet, source: Target | None, placements: Sequence[Placement]
) -> Rect:
    """Where the sheet lies: the card clearly larger than in the middle of the table, and little hidden."""
    ground = _Ground(context, source, placements)
    best, best_score = Rect(0.02 * ground.w, 0.02 * ground.h, 0.6 * ground.w, 0.6 * ground.h), float("-inf")
    for letters in _LETTERS:
        for wide, high, card_h in _sizes(sheet, letters, ground.usual):
            gain = 0.9 * min(card_h / ground.usual, _ENOUGH) + 0.6 * letters
            for place, liking in ground.spread(wide, high):
                score = gain + liking
                if score > best_score:
                    score -= ground.harm(place, score - best_score)
                    if score > best_score:
                        best, best_score = place, score
    return best


class _Ground:
    """What lies on the table, and how much it matters that it is seen."""

    def __init__(self, context: Context, source: Target | None, placements: Sequence[Placement]) -> None:
        self.w, self.h = context.places.size
        # In a small window with large letters the card in the middle is too small to be a measure.
        self.usual = max(context.places.stack[-1].h, 0.24 * self.h)
        places = context.places
        # Where large letters leave no room between the seats and the large line, the sheet lies over seats.
        low = max(seat.spent.bottom for seat in places.seats if seat.block.y < self.h / 3)
        stones = (0.0, 2.0) if places.headline.y - low > 0.23 * self.h else (0.1, 0.0)
        weights = [(rect, *stones) for seat in places.seats for rect in (*seat.stones, seat.die)]
        weights += [(seat.spent, 0.25, 0.0) for seat in context.places.seats]
        # What all look at is never cut, and no answer; behind a screen the words of the card come first.
        cut = 1.2 if places.private is None else 0.0
        weights += [(placement.rect, 0.5, cut) for placement in placements if placement.key == "headline"]
        weights += [
            (placement.rect, 0.25, cut) for placement in placements if placement.key.startswith(_ASKED)
        ]
        weights += [(placement.rect, 0.02, 0.0) for placement in placements if placement.key.startswith(_ROW)]
        # The card in the middle may lie under its own picture; one of the row is still pointed at.
        if source is not None and source.key != "card":
            weights.append((source.rect, 0.0, 1.5))
        self._weights = [
            (rect.x, rect.y, rect.right, rect.bottom, by_area / (rect.w * rect.h), at_all)
            for rect, by_area, at_all in weights
            if rect.w > 0 and rect.h > 0
        ]
        self._left_first = source is None or source.key == "card" or source.rect.cx > self.w / 2

    def spread(self, wide: float, high: float) -> Iterator[tuple[Rect, float]]:
        """Places for a sheet of that size, and how well each is liked for itself."""
        edge = 0.012 * self.w
        free_w, free_h = self.w - 2 * edge - wide, self.h - 2 * edge - high
        if free_w < 0 or free_h < 0:
            return
        sides = (0.0, 1.0, 0.25, 0.75) if self._left_first else (1.0, 0.0, 0.75, 0.25)
        for number, share in enumerate(sides):
            for step in range(25):
                place = Rect(edge + share * free_w, edge + free_h * step / 24, wide, high)
                yield place, -0.04 * number

    def harm(self, place: Rect, most: float) -> float:
        """What a sheet there would hide; no more is counted than `most`."""
        left, top, right, bottom = place.x, place.y, place.right, place.bottom
        harm = 0.0
        for x, y, end, low, by_area, at_all in self._weights:
            if x < right and left < end and y < bottom and top < low:
                harm += at_all
                if by_area:
                    harm += by_area * (min(end, right) - max(x, left)) * (min(low, bottom) - max(y, top))
                if harm >= most:
                    break
        return harm


def _sizes(sheet: CardSheet, letters: float, usual: float) -> Iterator[tuple[float, float, float]]:
    """Sheets that hold a card and its words: width, height, and the height of the card."""
    pad = sheet.padding()
    for share in (1.5, 1.4, 1.3, 1.2, 1.1, 1.0, 0.9):
        card_h = share * usual
        card_w = card_h / CARD_RATIO
        under = sheet.words_height(card_w, letters)
        if under < 0.8 * card_h:
            yield card_w + 2 * pad, card_h + under + 2.9 * pad, card_h
        for em in (15, 18, 22, 28, 36):
            if sheet.words_height(em * sheet.px, letters) <= card_h:
                yield card_w + em * sheet.px + 3.3 * pad, card_h + 2 * pad, card_h
                break
