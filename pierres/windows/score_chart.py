"""The points of one game after another: a dot a game, and the mean of the last ones as a line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from pierres.table import theme
from pierres.table.pieces.strokes import pen
from pierres.windows import style
from pierres.wording.typeset import as_tip

MEAN_OF = 10
"""The line is the mean of this many games, up to each."""
SHOWN = 200
"""No more games than this are drawn: the latest."""


class ScoreChart(QWidget):
    """Scores over time; games that were won are crowned by a diamond, the others are round."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: list[tuple[int, bool]] = []
        self._highest = 52
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(style.px(120))

    def sizeHint(self) -> QSize:
        return QSize(style.px(420), style.px(220))

    def show_points(self, points: Sequence[tuple[int, bool]], description: str) -> None:
        """Points and whether the game was won, in the order played; `description` is what is read out."""
        self._points = list(points)[-SHOWN:]
        self._highest = max([10, *(score for score, _won in self._points)])
        self.setAccessibleName(description)
        self.setToolTip(as_tip(description))
        self.update()

    def means(self) -> list[float]:
        """The mean of the last MEAN_OF games, for each game."""
        scores = [score for score, _won in self._points]
        return [
            sum(scores[max(0, at - MEAN_OF + 1) : at + 1]) / min(MEAN_OF, at + 1) for at in range(len(scores))
        ]

    def marks(self) -> range:
        """The scores at which lines are drawn, evenly apart: by round numbers, or by suits of a solitaire."""
        steps = chain((2, 5, 10, 13), (digit * 10**zeros for zeros in count(1) for digit in (2, 5, 10)))
        step = next(step for step in steps if self._highest <= 5 * step)
        return range(0, self._highest + step, step)

    def place(self, at: int, score: float) -> QPointF:
        """Where a score of the game number `at` is drawn."""
        field = self._field()
        last = max(1, len(self._points) - 1)
        x = field.left() + field.width() * (at / last if len(self._points) > 1 else 0.5)
        return QPointF(x, field.bottom() - field.height() * score / self.marks()[-1])

    def _field(self) -> QRectF:
        left, below = style.px(34), style.px(14)
        return QRectF(
            left, style.px(10), self.width() - left - style.px(12), self.height() - below - style.px(10)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = self._field()
        painter.setFont(theme.sans(style.px(12)))
        for score in self.marks():
            y = self.place(0, score).y()
            painter.setPen(pen(theme.colour("parchment_edge", 0.7), 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(theme.colour("ink_soft"))
            box = QRectF(0, y - style.px(9), field.left() - style.px(6), style.px(18))
            painter.drawText(
                box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(score)
            )
        self._draw_mean(painter)
        reach = max(2.2, min(5.0, field.width() / max(1, len(self._points)) / 2.4))
        painter.setPen(pen(theme.colour("ink"), 1))
        for at, (score, won) in enumerate(self._points):
            centre = self.place(at, score)
            painter.setBrush(theme.colour("gold" if won else "sapphire"))
            if won:
                d = reach * 1.5
                painter.drawPolygon(
                    QPolygonF([centre + QPointF(0, -d), centre + QPointF(d, 0), centre + QPointF(0, d),
                               centre + QPointF(-d, 0)])
                )  # fmt: skip
            else:
                painter.drawEllipse(centre, reach, reach)
        painter.end()

    def _draw_mean(self, painter: QPainter) -> None:
        path = QPainterPath()
        for at, mean in enumerate(self.means()):
            where = self.place(at, mean)
            if at:
                path.lineTo(where)
            else:
                path.moveTo(where)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.colour("ruby"), 2))
        painter.drawPath(path)
