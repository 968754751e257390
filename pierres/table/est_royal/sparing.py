"""How the table spares time: faces are drawn ahead, and of covered cards only what is seen is painted."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QObject, QTimer

from pierres.rules.est_royal.cards import RANKS, SUITS
from pierres.rules.est_royal.view import View
from pierres.table import art, theme
from pierres.table.drag_scene import DragScene
from pierres.table.est_royal.layout import CROSS, Places, spread
from pierres.table.est_royal.picture import laid
from pierres.table.est_royal.pieces.playing_card import playing_pixmap
from pierres.table.est_royal.pieces.playing_faces import PLAYING_RATIO, Style
from pierres.table.picture import Renderer
from pierres.table.places import Rect

SLICE_MS = 60
"""Between two faces."""
FACES = tuple(rank + suit for rank in sorted(RANKS, key="AJQK".find, reverse=True) for suit in SUITS)


class DrawnAhead(QObject):
    """Belongs to one scene."""

    def __init__(self, scene: DragScene, wanted: Callable[[], tuple[Style, float]]) -> None:
        """`wanted` says how the pack is printed now, and how wide a card is, 0.0 while that is not known."""
        super().__init__(scene)
        self._scene, self._asked = scene, wanted
        self._made_for: tuple[object, ...] = ()
        self._drawn = 0
        self._complete = False
        self._timer = QTimer(self, interval=SLICE_MS)
        self._timer.timeout.connect(self._draw_one)
        scene.settled.connect(self.begin)

    def begin(self) -> None:
        """Draw what is not drawn yet."""
        if self._wanted() != self._made_for or not self._complete:
            self._timer.start()

    def _wanted(self) -> tuple[object, ...]:
        return (theme.stamp(), *self._asked(), self._ratio())

    def _ratio(self) -> float:
        return next((view.devicePixelRatioF() for view in self._scene.views() if view.isVisible()), 0.0)

    def _draw_one(self) -> None:
        scene, (style, width), ratio = self._scene, self._asked(), self._ratio()
        if scene.motion.running or scene.dragging:
            return
        if not ratio or not width:
            self._timer.stop()
            return
        wanted = self._wanted()
        if wanted != self._made_for:
            self._made_for, self._drawn, self._complete = wanted, 0, False
        # Not more than fits beside everything else: what is thrown out of the cache was drawn for nothing.
        most = art.CACHE_KB * 1024 // 2 // round(width * width * PLAYING_RATIO * 4 * ratio * ratio)
        if self._drawn >= min(len(FACES), most):
            self._complete = True
            self._timer.stop()
            return
        playing_pixmap(FACES[self._drawn], width, ratio, style)
        self._drawn += 1


_CORNER = 0.09
"""How far the round corners of the card above let see, in card widths."""
Pile = tuple[tuple[str, Rect], ...]
"""Cards and where they lie."""


class Trimming:
    """Trims the cards of one stage."""

    def __init__(self, stage: Renderer) -> None:
        self._stage = stage
        self._trimmed: dict[str, Pile] = {}

    @property
    def cards(self) -> int:
        """How many cards are trimmed now."""
        return sum(len(pile) - 1 for pile in self._trimmed.values())

    def begin_anew(self) -> None:
        """All pictures are others: nothing is trimmed."""
        for pile in list(self._trimmed):
            self.undo(pile)

    def undo(self, pile: str) -> None:
        """Let the cards of a pile be whole."""
        for card, _ in self._trimmed.pop(pile, ()):
            item = self._stage.item(f"card:{card}")
            if item is not None:
                item.trim(None)

    def follow(self, view: View, places: Places, large: bool, chosen: str, moving: bool) -> None:
        """Trim the piles that lie still, and let be whole what has changed while something is moving."""
        for pile in (*CROSS, "waste"):
            cards = laid(view, places, large, pile)
            now = tuple(zip(cards, spread(places, pile, len(cards)), strict=True))
            if pile == chosen or now != self._trimmed.get(pile, now):
                self.undo(pile)
            if pile != chosen and not moving and len(now) > 1 and pile not in self._trimmed:
                self._trimmed[pile] = now
                for (card, rect), (_, above) in pairwise(now):
                    item = self._stage.item(f"card:{card}")
                    if item is not None:
                        item.trim(above.x - rect.x + _CORNER * rect.w)
