"""The side panel: the question with its answers, the scores, and the log; each can be hidden."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QResizeEvent
from PySide6.QtWidgets import (
    QSplitter,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from pierres.models.log import LogModel, StyleRole
from pierres.models.rows import Index
from pierres.models.scoreboard import ScoreboardModel
from pierres.session import Session
from pierres.table import theme
from pierres.table.companion import Companion
from pierres.windows import style
from pierres.windows.actions import SECTIONS
from pierres.windows.answer_panel import AnswerPanel
from pierres.windows.score_view import ScoreView
from pierres.windows.widgets import ANY_HEIGHT, filled, frame, label
from pierres.windows.wrapped import WrappedDelegate, WrappedList
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
            font = option.font
            font.setBold(True)
            option.font = font
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
        self,
        session: Session,
        wording: Wording,
        companion: Companion,
        parent: QWidget | None = None,
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
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(5)
        self._arranged = False
        self._small = False
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
        wanted = [name for name in SECTIONS if self._wanted[name] and (name != "answers" or answers)]
        fits: list[str] = []
        for name in wanted:
            taken = sum(least[other] for other in fits)
            if not fits or taken + least[name] <= height:
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
