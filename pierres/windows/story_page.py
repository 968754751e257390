"""After the last point: who has won, the scores, and the game told as a story.

Side by side where there is room; in a narrow window or with large letters one below the other, and the whole
page scrolls.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QDateTime, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from pierres.locales import day_text
from pierres.session import Session
from pierres.windows import crests, style
from pierres.windows.final_scores import FinalScores, WinnerPicture
from pierres.windows.pages_text import PageText, paper, story_html, typeset
from pierres.windows.widgets import (
    ANY_HEIGHT,
    EnterButton,
    Page,
    filled,
    frame,
    gap,
    label,
    scroll_area,
    set_stacked,
)
from pierres.wording.base import Wording
from pierres.wording.typeset import for_ears, isolated, joined

BESIDE_FROM = 960
"""From this width on, in pixels at 100 %, the story is beside the scores."""
_SIGNALS = ("again", "save", "table", "shelf")


class StoryPage(Page):
    """Winners, scores, story, and buttons. None of them has the focus, where a stray Enter would press it."""

    again = Signal()
    save = Signal()
    table = Signal()
    shelf = Signal()

    def __init__(self, session: Session, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._wording = session, wording
        # Without a winner there is nothing to celebrate.
        self.winners = WinnerPicture([crests.colour_of(session, seat) for seat in self._winners()])
        self._title = label(kind="display", wrap=True)
        self._under = label(kind="soft", wrap=True)
        for words in (self._title, self._under):
            words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        self.scores = FinalScores(session)
        self.scores.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.story = PageText()
        self.story.setOpenLinks(False)
        self.buttons = {name: EnterButton("primary" if name == "again" else "") for name in _SIGNALS}
        for name, button in self.buttons.items():
            button.clicked.connect(getattr(self, name))
        self._ways = ButtonRows(list(self.buttons.values()))
        panel, self._sheet = frame("panel"), frame("parchment")
        panel.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        filled(QVBoxLayout(panel), self.scores, margins=(12, 6, 12, 8))
        filled(QVBoxLayout(self._sheet), self.story, margins=(2, 8, 2, 8))
        parts = (1, (self.winners, 100), self._title, self._under, gap(8), panel, gap(8), self._ways, 1)
        left = filled(QVBoxLayout(), *parts, spacing=6)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.area = scroll_area(filled(self._body, (left, 9), (self._sheet, 10), spacing=28))
        filled(QVBoxLayout(self), self.area)
        self.story.document().documentLayout().documentSizeChanged.connect(self._fit_story)
        self.winners.setVisible(bool(self._winners()))
        self.retranslate()

    def _winners(self) -> tuple[str, ...]:
        result = self._session.result()
        return result.winners if result else ()

    def stacked(self) -> bool:
        """Whether the story is below the scores."""
        return self.width() < style.px(BESIDE_FROM)

    def celebrate(self, motion: str) -> None:
        """Start the animation of the stars, at that speed."""
        self.winners.play(motion)

    def take_focus(self) -> None:
        """Focus what scrolls: Enter does nothing there, the arrows scroll."""
        target = self.area if self.stacked() else self.story
        target.setFocus()
        # Screen readers that were just notified of the new text would not read it again on focus.
        target.setAccessibleDescription("")
        result = joined([self._title.text(), self._under.text()])
        QTimer.singleShot(0, target, partial(target.setAccessibleDescription, for_ears(result)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        stacked, before = self.stacked(), self._body.direction()
        set_stacked(self._body, stacked)
        if self._body.direction() != before:
            focused = self.story.hasFocus() or self.area.hasFocus()
            self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stacked else Qt.FocusPolicy.NoFocus)
            if focused:
                self.take_focus()
        edge = max(24, (self.width() - 2400) // 2)
        self._body.setContentsMargins(edge, 14, edge, 18)
        self.winners.set_stacked(stacked)
        self.winners.setMaximumHeight(max(self.winners.minimumHeight(), (self.width() - 2 * edge) * 3 // 10))
        self._fit_story()

    def _fit_story(self) -> None:
        """Below the scores the story has its full height; beside them it scrolls by itself."""
        off, as_needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        stacked, whole = self.stacked(), round(self.story.document().size().height()) + 8
        self.story.setVerticalScrollBarPolicy(off if stacked else as_needed)
        self.story.setMinimumHeight(whole if stacked else 0)
        self.story.setMaximumHeight(whole if stacked else ANY_HEIGHT)

    def retranslate(self) -> None:
        winners = self._winners()
        names = ", ".join(map(isolated, winners))
        title = self.tr("{names} win together").format(names=names)
        if len(winners) == 1:
            title = self.tr("{name} wins").format(name=names)
        elif not winners:
            title = self._wording.headline(self._session.view(), None, None)
        self._title.setText(title)
        ledger = self._wording.ledger(self._session.history(), self._session.seats)
        self._under.setText(" · ".join(filter(None, (self._wording.title(), ledger.length, self._day()))))
        self.winners.setAccessibleName(self._title.text())
        self.scores.setAccessibleName(self.tr("Final scores"))
        self.scores.tell(ledger)
        self.story.setAccessibleName(self.tr("The story of the game"))
        self.area.setAccessibleName(self.story.accessibleName())
        several = len(self._session.seats) > 1
        again = self.tr("New game with the same people") if several else self.tr("New game")
        texts = (self.tr("Save this game…"), self.tr("Look at the table"), self.tr("Back to the shelf"))
        for button, text in zip(self.buttons.values(), (again, *texts), strict=True):
            button.setText(text)
        chapters = self._wording.story(self._session.history(), self._session.seats)
        paper(self.story)
        self.story.setHtml(typeset(story_html(self.tr("The story of the game"), chapters)))
        self._ways.updateGeometry()
        self._ways.arrange()

    def _day(self) -> str:
        """The day on which the game was begun, "" if its record does not say."""
        begun = QDateTime.fromString(str(self._session.record.extra.get("date", "")), Qt.DateFormat.ISODate)
        # Without the day of the week: the line is long enough.
        return day_text(begun.toLocalTime().date(), weekday=False) if begun.isValid() else ""

    def update_style(self) -> None:
        self.retranslate()
        self._arrange()


GAP = 10


def _needed(row: Sequence[QPushButton]) -> int:
    return sum(button.sizeHint().width() for button in row) + GAP * (len(row) - 1)


class ButtonRows(QWidget):
    """Fills each row from left to right and shares its width out; no button is narrower than its words."""

    def __init__(self, buttons: Sequence[QPushButton], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = list(buttons)
        for button in self._buttons:
            button.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def rows(self, width: int) -> list[list[QPushButton]]:
        """The buttons of each row."""
        rows: list[list[QPushButton]] = [[]]
        for button in self._buttons:
            if rows[-1] and _needed([*rows[-1], button]) > width:
                rows.append([])
            rows[-1].append(button)
        # One alone would look like a mistake.
        alone = len(rows) > 1 and len(rows[-1]) == 1 and len(rows[-2]) > 2
        if alone and _needed([rows[-2][-1], *rows[-1]]) <= width:
            rows[-1].insert(0, rows[-2].pop())
        return rows

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self.rows(width)
        return sum(max(b.sizeHint().height() for b in row) for row in rows) + GAP * (len(rows) - 1)

    def minimumSizeHint(self) -> QSize:
        width = max(button.sizeHint().width() for button in self._buttons)
        return QSize(width, self._buttons[0].sizeHint().height())

    def sizeHint(self) -> QSize:
        width = max(self.width(), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a button has other words, or other type
            self.updateGeometry()
            self.arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Put every button in its place: the words or the room are others."""
        y = 0
        for row in self.rows(self.width()):
            height = max(button.sizeHint().height() for button in row)
            spare = self.width() - _needed(row)
            x = 0
            for left, button in zip(range(len(row), 0, -1), row, strict=True):
                more = max(0, spare) // left
                spare -= more
                width = button.sizeHint().width() + more
                button.setGeometry(x, y, width, height)
                x += width + GAP
            y += height + GAP
