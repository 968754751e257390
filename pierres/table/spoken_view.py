"""What screen readers and the voice have to know of the view of a table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsView

from pierres.table.base_scene import BaseScene


class SpokenView(QGraphicsView):
    """A view of a table, as far as readers and the voice have to know it."""

    settled = Signal()
    """The table is at rest after something happened."""

    def table(self) -> BaseScene:
        """The scene, as what it is."""
        raise NotImplementedError

    @property
    def animating(self) -> bool:
        """Whether something moves, or will before the table stands as the rules have left it."""
        raise NotImplementedError

    def name_of(self, key: str) -> str:
        """What a place is called now."""
        raise NotImplementedError

    def description_of(self, key: str) -> str:
        """What is to be heard of a place after its name."""
        raise NotImplementedError
