"""The side panel: the question with its answers, the scores, and the log; each can be hidden."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from pierres.models.log import LogModel, StyleRole
from pierres.models.rows import Index
from pierres.models.scoreboard import CurrentRole, ScoreboardModel
from pierres.session import Session
from pierres.table import art, theme
from pierres.table.aux_pierres.pieces.stones import COINS, STONES, kind_pixmap
from pierres.table.companion import Companion
from pierres.table.view import TableView
from pierres.windows import style
from pierres.windows.actions import SECTIONS
from pierres.windows.answer_panel import AnswerPanel
from pierres.windows.widgets import (
    ANY_HEIGHT,
    WrappedDelegate,
    WrappedList,
    filled,
    frame,
    label,
    make_read_only,
)
from pierres.wording.base import Wording

LEAST_LOG = 76
"""The least height of the log, in pixels at 100 %."""


class LogDelegate(WrappedDelegate):
    """Highlights rounds, auctions and points in the log."""

    def __init__(self, model: LogModel) -> None:
        super().__init__(4)  # the padding in the style sheet
        self._model = model

    def text_of(self, index: Index) -> str:
        # Not through Qt, which is slower: all lines are measured whenever one is added.
        return self._model.line(index.row()).text

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        kind = index.data(StyleRole)
        if kind == "round":
            option.font = theme.serif(style.px(17))
        elif kind in ("auction", "point", "end"):
            option.font.setBold(True)
        if kind in ("round", "point", "end"):
            option.palette.setBrush(option.palette.ColorRole.Text, QBrush(theme.colour("text_strong")))


class LogView(WrappedList):
    """The log, scrolled to its end unless somebody reads further up."""

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(LogDelegate(model), parent)
        style.set_look(self, "log")
        self.setModel(model)
        self._at_end = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note_place)
        bar.rangeChanged.connect(self._follow)

    def _note_place(self, value: int) -> None:
        self._at_end = value >= self.verticalScrollBar().maximum() - 4

    def _follow(self, _low: int, high: int) -> None:
        if self._at_end:
            self.verticalScrollBar().setValue(high)


class SidePanel(QWidget):
    """The three sections, below each other."""

    def __init__(
        self, session: Session, wording: Wording, companion: Companion, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._companion = companion
        panel = companion.panel()
        self.setObjectName("side")
        style.set_look(self, "side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, True)
        self.answers = AnswerPanel(session, wording)
        self.score_model = ScoreboardModel(session, wording, self)
        self.log_model = LogModel(session, wording, self)
        self.scores = ScoreView(self.score_model)
        self.log: QWidget = panel if panel is not None else LogView(self.log_model)
        self._score_title, self._log_title = label(kind="caption"), label(kind="caption")
        self.sections: dict[str, QWidget] = {
            "answers": self.answers,
            "scores": self._section(self._score_title, self.scores),
            "log": self._section(self._log_title, self.log),
        }
        self.splitter = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False, handleWidth=5)
        self._arranged = self._small = False
        self._wanted = dict.fromkeys(SECTIONS, True)
        self.answers.reshaped.connect(self.arrange)
        self.splitter.splitterMoved.connect(self._keep_arrangement)
        # The answers come last: the log gets what they do not need, and the scores do not move.
        for name, stretch in (("scores", 0), ("log", 2), ("answers", 3)):
            self.splitter.addWidget(self.sections[name])
            self.splitter.setStretchFactor(self.splitter.count() - 1, stretch)
        filled(QVBoxLayout(self), self.splitter, margins=(1, 0, 0, 0))
        self.retranslate()

    @staticmethod
    def _section(title: QWidget, body: QWidget) -> QWidget:
        section = frame("section")
        filled(QVBoxLayout(section), title, (body, 1), margins=(12, 6, 8, 6), spacing=5)
        return section

    def show_section(self, name: str, shown: bool) -> None:
        """Show or hide one of `SECTIONS`."""
        self._wanted[name] = shown
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Divide the height: the scores get what they need, answers and log the rest.

        If there is not enough for all in a low window, the log is hidden first, then the scores.
        """
        height = self.height() - 2 * self.splitter.handleWidth()
        answers, small = self.answers.needed_height(self.width()), self.answers.is_small()
        scores = self.sections["scores"].sizeHint().height()
        least = {"answers": answers, "scores": scores, "log": style.px(LEAST_LOG)}
        fits: list[str] = []
        for name in SECTIONS:
            taken = sum(least[other] for other in (*fits, name))
            if self._wanted[name] and (name != "answers" or answers) and (not fits or taken <= height):
                fits.append(name)
        self.answers.setMaximumHeight(answers if small and answers else ANY_HEIGHT)
        for name in SECTIONS:
            self.sections[name].setVisible(name in fits)
        if self._arranged and small == self._small:
            return
        self._small = small
        rest = max(0, height - (scores if "scores" in fits else 0))
        share = answers if small else max(answers, rest * 6 // 10)
        share = share if "answers" in fits else 0
        self.splitter.setSizes([scores, max(0, rest - share), share])

    def take_focus(self) -> None:
        """Focus the answers, or the log if nothing is asked."""
        if self.answers.needed_height(self.width()) and self.answers.isVisible():
            self.answers.take_focus()
        else:
            (self.log if self.log.isVisible() else self.scores).setFocus()

    def _keep_arrangement(self) -> None:
        self._arranged = True

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._score_title.setText(self.tr("Scores"))
        self._log_title.setText(self._companion.panel_title() or self.tr("Log"))
        self.scores.setAccessibleName(self._score_title.text())
        self.log.setAccessibleName(self._log_title.text())
        self.answers.retranslate()
        self.score_model.retranslate()
        self.log_model.retranslate()


ICON = 20
WIDEST = 96
"""The maximum width of a column, in pixels at 100 %: long names are elided and complete in the tooltip."""


def picture(key: str, size: int, dpr: float) -> QPixmap | None:
    """The picture of a column: a drawing made for it, a stone or a coin, or none."""
    if art.exists(f"column-{key}"):
        return art.pixmap(f"column-{key}", size, size, dpr)
    return kind_pixmap(key, size, dpr) if key in (*STONES, *COINS) else None


class KindHeader(QHeaderView):
    """A header that shows columns by their pictures; names are in the tooltips and for screen readers."""

    def __init__(self, model: ScoreboardModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._scores = model
        self.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(style.px(30))
        self.setMaximumSectionSize(style.px(WIDEST))
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)

    def _picture(self, section: int) -> QPixmap | None:
        columns = self._scores.columns()
        if not 0 <= section < len(columns):
            return None
        return picture(columns[section].key, style.px(ICON), self.devicePixelRatioF())

    def sectionSizeFromContents(self, section: int) -> QSize:
        height = style.px(ICON + 4)
        if self._picture(section) is not None:
            return QSize(style.px(ICON + 8), height)
        words = str(self._scores.headerData(section, Qt.Orientation.Horizontal) or "")
        return QSize(self.fontMetrics().horizontalAdvance(words) + style.px(10), height)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        if (drawn := self._picture(section)) is None:
            super().paintSection(painter, rect, section)
            return
        place = QRect(0, 0, style.px(ICON), style.px(ICON))
        place.moveCenter(rect.center())
        painter.drawPixmap(place, drawn)


class ScoreDelegate(QStyledItemDelegate):
    """The seat to act is highlighted, not by colour alone."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(CurrentRole):
            option.font.setBold(True)
            option.palette.setColor(option.palette.ColorRole.Text, theme.colour("text_strong"))


class ScoreView(QTableView):
    """As high as there are seats, and no higher."""

    def __init__(self, model: ScoreboardModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        make_read_only(self, "scores")
        self.setHorizontalHeader(KindHeader(model, self))
        self.setModel(model)
        self.setItemDelegate(ScoreDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().setMinimumSectionSize(8)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        model.modelReset.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        height = self.horizontalHeader().sizeHint().height() + self.verticalHeader().length() + 6
        if self.horizontalHeader().length() > self.width():
            height += self.horizontalScrollBar().sizeHint().height()
        return QSize(self.horizontalHeader().length() + 6, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, min(self.sizeHint().height(), style.px(230)))


_TOUCHES = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel)


class MotionSkipper(QObject):
    """Watches `panel` while `view` is animating."""

    def __init__(self, session: Session, view: TableView, panel: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._panel = view, panel
        self._watching = False
        session.changed.connect(self._look)
        view.settled.connect(self._look)

    def _look(self) -> None:
        app = QApplication.instance()
        if app is not None and self._view.animating != self._watching:
            self._watching = not self._watching
            (app.installEventFilter if self._watching else app.removeEventFilter)(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOUCHES and isinstance(watched, QWidget) and self._panel.isAncestorOf(watched):
            self._view.finish()
        return False
