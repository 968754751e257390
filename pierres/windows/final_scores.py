"""How a game has ended: the winners in the light of candles, the scores, and what everybody did for them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPaintEvent, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from pierres.rules.game import Result
from pierres.session import Session
from pierres.table import art, theme
from pierres.table.pieces.screen import Screen
from pierres.windows import crests, style
from pierres.windows.widgets import make_read_only, painting
from pierres.wording import player_kinds
from pierres.wording.base import Ledger
from pierres.wording.typeset import as_tip, for_ears


def ranked(result: Result) -> list[tuple[int, str]]:
    """Place and seat of everybody, the winners first; equal scores share a place."""
    ranks = {seat: (seat not in result.winners, -score) for seat, score in result.scores.items()}
    order = sorted(ranks.values())
    return [(order.index(ranks[seat]) + 1, seat) for seat in sorted(ranks, key=ranks.__getitem__)]


class FinalScores(QTableWidget):
    """As high as there are seats. The winner is marked by a star, by bold type, and in words."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        make_read_only(self, "final")
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWordWrap(False)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)

    def tell(self, ledger: Ledger) -> None:
        """Write everything, in the language and the text size in force."""
        result = self._session.result()
        if result is None:
            return
        placed, tallies = ranked(result), ledger.tallies
        self.setRowCount(len(placed))
        self.setColumnCount(3 + len(tallies))
        titles = ("", self.tr("Player"), ledger.score or self.tr("Points"))
        self.setHorizontalHeaderLabels([*titles, *(tally.title for tally in tallies)])
        if (over_names := self.horizontalHeaderItem(1)) is not None:
            over_names.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setIconSize(QSize(style.px(26), style.px(26)))
        for row, (place, seat) in enumerate(placed):
            won = seat in result.winners
            counts = (tally.counts.get(seat, 0) for tally in tallies)
            texts = map(str, (place, seat, result.scores[seat], *counts))
            items = [self._item(text, column, won) for column, text in enumerate(texts)]
            for column, item in enumerate(items):
                self.setItem(row, column, item)
            mark, name = items[:2]
            if won:
                mark.setText("")
                side, dpr = style.px(24), self.devicePixelRatioF()
                mark.setIcon(QIcon(art.pixmap("star", side, side, dpr, art.golden_star())))
                mark.setData(Qt.ItemDataRole.AccessibleTextRole, self.tr("Winner"))
            self._show_player(name, seat)
        self._measure()

    def _show_player(self, item: QTableWidgetItem, seat: str) -> None:
        """The crest of a seat, marked where the computer plays it; in words there is no room for that."""
        crest = crests.picture(crests.colour_of(self._session, seat), style.px(26), self.devicePixelRatioF())
        kind = self._session.kind_of(seat)
        if player_kinds.beside_name(kind):
            crest = crests.with_cogwheel(crest)
            item.setToolTip(as_tip(player_kinds.named(seat, kind)))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, for_ears(player_kinds.named(seat, kind)))
        item.setIcon(QIcon(crest))

    @staticmethod
    def _item(text: str, column: int, won: bool) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        side = Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignHCenter
        item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        font = item.font()
        font.setBold(won)
        item.setFont(font)
        item.setToolTip(as_tip(text) if column == 1 else "")
        return item

    def _measure(self) -> None:
        header = self.horizontalHeader()
        header.setMinimumSectionSize(style.px(34))
        for column in range(self.columnCount()):
            mode = QHeaderView.ResizeMode.Stretch if column == 1 else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)
        self.verticalHeader().setMinimumSectionSize(8)
        self.verticalHeader().setDefaultSectionSize(style.px(34))
        self.updateGeometry()
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Names and scores come first: the last tallies are hidden until there is room for them."""
        if self.columnCount() < 3:
            return
        header = self.horizontalHeader()
        for column in range(3, self.columnCount()):
            self.setColumnHidden(column, False)  # a hidden one tells no width
        hints = [
            (header.sectionSizeHint(one), self.sizeHintForColumn(one)) for one in range(self.columnCount())
        ]
        widths = [max(*hint, header.minimumSectionSize()) for hint in hints]
        wanted = min(self.sizeHintForColumn(1), style.px(110))
        room = self.viewport().width() - widths[0] - widths[2] - wanted
        for column in range(3, self.columnCount()):
            room -= widths[column]
            self.setColumnHidden(column, room < 0)

    def sizeHint(self) -> QSize:
        rows = self.verticalHeader().length()
        return QSize(style.px(360), self.horizontalHeader().sizeHint().height() + rows + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(style.px(240), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.updateGeometry()


STAR_MS = {"off": 0, "fast": 130, "normal": 240, "slow": 300}
"""How long one star takes to land, by the speed of motion."""
STARS = 3
_RAYS = 26


class WinnerPicture(QWidget):
    """The screens of the winners, in their colours, side by side."""

    def __init__(self, colours: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = list(colours) or [theme.SEAT_COLOURS[0]]
        self.landed = float(STARS)
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

    def _land(self, landed: float) -> None:
        self.landed = float(landed)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
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

    def _paint_rays(self, painter: QPainter, centre: QPointF, w: float, h: float) -> None:
        """Candle light in rays, long ones between short ones, that fades before the edge is reached."""
        painter.save()
        painter.translate(centre)
        reach = w / 2
        # The place is wider than high: so is the light. It ends before the nearer edge does.
        painter.scale(1.0, min(1.0, min(centre.y(), h - centre.y()) / reach))
        strength = min(1.0, 0.35 + 0.65 * self.landed / STARS)
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
        flown = max(0.0, min(1.0, self.landed - number))
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
