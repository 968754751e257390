"""The winner's screen in the light of all candles, with three golden stars above it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from pierres.table import art, theme
from pierres.table.pieces.screen import Screen
from pierres.windows import style

STAR_MS = {"off": 0, "fast": 130, "normal": 240, "slow": 300}
"""How long one star takes to land, by the speed of motion."""
STARS = 3
_RAYS = 26


class WinnerPicture(QWidget):
    """The screens of the winners, in their colours, side by side."""

    def __init__(self, colours: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = list(colours) or [theme.SEAT_COLOURS[0]]
        self._landed = float(STARS)
        self._fall = QVariantAnimation(self)
        self._fall.valueChanged.connect(self._land)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_stacked(False)

    def set_stacked(self, stacked: bool) -> None:
        """Stacked in a scrolling column it has a height of its own; otherwise it takes what is left."""
        self.setMinimumHeight(style.px(50) + (150 if stacked else 70))

    def sizeHint(self) -> QSize:
        return QSize(420, self.minimumHeight())

    def play(self, motion: str) -> None:
        """Let the stars land one after the other, at that speed; `off` shows them at once."""
        self._fall.stop()
        if not STAR_MS[motion]:
            self._land(float(STARS))
            return
        self._fall.setDuration(STAR_MS[motion] * STARS)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(float(STARS))
        self._fall.start()

    @property
    def moving(self) -> bool:
        """Whether a star is still on its way."""
        return self._fall.state() == QVariantAnimation.State.Running

    def _land(self, landed: float) -> None:
        self._landed = float(landed)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        w, h = float(self.width()), float(self.height())
        count = len(self._colours)
        star = h * 0.24
        screen_w = min(w * 0.86 / count, (h - star * 1.3) / 0.43)
        screen_h = screen_w * 0.40
        centre = QPointF(w / 2, h - screen_h * 0.5 - max(10.0, 0.07 * screen_h))
        self._paint_rays(painter, QPointF(w / 2, h * 0.5), w, h)
        for number, colour in enumerate(self._colours):
            painter.save()
            x = centre.x() + (number - count / 2) * screen_w * 1.04 + screen_w * 0.02
            painter.translate(x, centre.y() - screen_h / 2)
            Screen(colour).draw(painter, QRectF(0, 0, screen_w, screen_h))
            painter.restore()
        for number in range(STARS):
            self._paint_star(painter, number, centre, star, screen_w, screen_h)
        painter.end()

    def _paint_rays(self, painter: QPainter, centre: QPointF, w: float, h: float) -> None:
        """Candle light in rays, long ones between short ones, that fades before the edge is reached."""
        painter.save()
        painter.translate(centre)
        reach = w / 2
        # The place is wider than high: so is the light. It ends before the nearer edge does.
        painter.scale(1.0, min(1.0, min(centre.y(), h - centre.y()) / reach))
        strength = min(1.0, 0.35 + 0.65 * self._landed / STARS)
        glow = QRadialGradient(QPointF(0, 0), reach)
        for place, alpha in ((0.0, 0.62), (0.4, 0.3), (0.75, 0.1), (1.0, 0.0)):
            glow.setColorAt(place, _gold(alpha * strength))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawEllipse(QPointF(0, 0), reach, reach)
        rays = QPainterPath()
        for number in range(_RAYS):
            angle, half = math.tau * (number + 0.5) / _RAYS, math.tau / _RAYS * 0.22
            length = reach * (1.0 if number % 2 else 0.82)
            rays.moveTo(0, 0)
            for side in (-half, half):
                rays.lineTo(length * math.cos(angle + side), length * math.sin(angle + side))
            rays.closeSubpath()
        painter.drawPath(rays)
        painter.restore()

    def _paint_star(
        self, painter: QPainter, number: int, centre: QPointF, size: float, screen_w: float, screen_h: float
    ) -> None:
        """One star of the arc over the screen; the one in the middle stands highest and is the largest."""
        flown = max(0.0, min(1.0, self._landed - number))
        if flown <= 0.0:
            return
        grown = QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(flown)
        off = number - (STARS - 1) / 2
        side = size * (1.0 if off == 0 else 0.78) * max(0.1, grown)
        place = QPointF(
            centre.x() + off * min(screen_w * 0.25, size * 1.5),
            centre.y() - screen_h / 2 - size * (0.42 if off == 0 else 0.22) - (1 - flown) * size * 0.5,
        )
        painter.save()
        painter.translate(place)
        painter.rotate(off * 14)
        art.draw(painter, "star", QRectF(-side / 2, -side / 2, side, side), art.golden_star())
        painter.restore()


def _gold(alpha: float) -> QColor:
    # On linen light gold is not seen.
    colour = theme.colour("gold" if theme.current().name == "linen" else "gold_light")
    colour.setAlphaF(alpha)
    return colour
