"""The view of a table: a window widget that shows the scene of a session at its own size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from pierres.session import Session
from pierres.table import accessibility, theme
from pierres.table.spoken_view import SpokenView
from pierres.table.table_scene import TableScene
from pierres.table.voice import Voice
from pierres.wording.base import Wording


class TableView(SpokenView):
    """One scene unit is one logical pixel: the scene lays itself out anew at every size."""

    def __init__(
        self, scene_class: type[TableScene], session: Session, wording: Wording, parent: QWidget | None = None
    ) -> None:
        """Use `registry.view`, which knows the scene of each game."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState, True)
        self.setMouseTracking(True)
        # A file that is dropped here is meant for the window.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        accessibility.install()
        scene = scene_class(session, wording, self)
        self._scene = scene
        self.setScene(scene)
        scene.settled.connect(self.settled)
        self.voice = Voice(self)
        scene.focus_moved.connect(self.voice.look_again)
        scene.told.connect(self.voice.say)
        scene.other_eyes.connect(self.voice.forget)
        scene.rebuilt.connect(self.voice.look_again)
        self.retranslate()

    def table(self) -> TableScene:
        return self._scene

    def name_of(self, key: str) -> str:
        return self.voice.name_of(key)

    def description_of(self, key: str) -> str:
        return self.voice.description_of(key)

    # ---- settings

    def set_theme(self, name: str | None = None) -> None:
        """Put a theme in force and draw with it; without a name, draw with the one that is."""
        if name is not None:
            theme.use(name, self._scene.wording.language())
        self._scene.restyle()
        self.viewport().update()

    def set_motion(self, speed: str) -> None:
        """`off`, `fast`, `normal` or `slow`."""
        self._scene.finish()
        self._scene.motion.speed = speed

    def set_text_scale(self, percent: int) -> None:
        """Size of the text, 80 to 200 per cent."""
        self._scene.text_scale = max(80, min(200, percent)) / 100
        self._scene.rebuild()

    def retranslate(self) -> None:
        """Read all words again, in the language at hand."""
        self.setAccessibleName(self._scene.wording.title())
        self._scene.retranslate()

    # ---- motion

    @property
    def animating(self) -> bool:
        return self._scene.motion.running or self._scene.session.pending

    def finish(self) -> None:
        """Put everything where it belongs, now."""
        self._scene.finish()

    # ---- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.viewport().size()
        self._scene.resize(size.width(), size.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._scene.left()
        elif event.type() in (QEvent.Type.Show, QEvent.Type.DevicePixelRatioChange):
            self._scene.shown()
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes from zone to zone; past the last one it leaves the table."""
        return self._scene.move_zone(next) or super().focusNextPrevChild(next)
