"""The faces of the cards are drawn ahead while nothing happens, so that no turn waits for a court figure.

All 52 are drawn in one order whatever the deal, courts first since they take longest: it tells nothing.
Nothing is painted by it, and it ends by itself.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from pierres.rules.est_royal.cards import RANKS, SUITS
from pierres.table import art, theme
from pierres.table.drag_scene import DragScene
from pierres.table.est_royal.pieces.playing_card import playing_pixmap
from pierres.table.est_royal.pieces.playing_faces import PLAYING_RATIO, Style

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
        self._timer = QTimer(self)
        self._timer.setInterval(SLICE_MS)
        self._timer.timeout.connect(self._draw_one)
        scene.settled.connect(self.begin)

    @property
    def running(self) -> bool:
        """Whether faces are left to draw."""
        return self._timer.isActive()

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
