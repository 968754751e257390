"""After the last point: who has won, the scores, and the game told as a story."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QTextBrowser, QVBoxLayout, QWidget

from pierres.models.scoreboard import ScoreboardModel
from pierres.models.wording import Wording
from pierres.session import Session
from pierres.windows import crests, look
from pierres.windows.pages_text import paper, story_html
from pierres.windows.room import EnterButton, Room, frame, label
from pierres.windows.score_view import ScoreView


class Winners(QWidget):
    """The crests of the winners, large."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        result = session.result()
        self._seats = result.winners if result else ()
        self.setFixedSize(max(1, len(self._seats)) * 116, 124)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, seat in enumerate(self._seats):
            colour = crests.known(self._session.player(seat)["colour"])
            picture = crests.picture(colour, 110, self.devicePixelRatioF())
            painter.drawPixmap(QRectF(number * 116 + 3, 7, 110, 110).topLeft(), picture)
        painter.end()


class StoryPage(Room):
    """Winners, scores, story, and three ways on. None of them lies under a stray Enter."""

    again = Signal()
    save = Signal()
    table = Signal()
    shelf = Signal()

    def __init__(self, session: Session, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._wording = session, wording
        self._title = label(kind="display", wrap=True)
        self._under = label(kind="soft", wrap=True)
        self._scores_title = label(kind="head")
        self._model = ScoreboardModel(session, wording, self)
        self.scores = ScoreView(self._model)
        self.scores.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.story = QTextBrowser()
        look.dress(self.story, "page")
        self.story.setOpenLinks(False)
        self.buttons = {name: EnterButton() for name in ("again", "save", "table", "shelf")}
        look.dress(self.buttons["again"], "primary")
        for name, button in self.buttons.items():
            button.clicked.connect(getattr(self, name))
        self._build()
        self.retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(20)
        words = QVBoxLayout()
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._under)
        words.addStretch(1)
        head.addWidget(Winners(self._session))
        head.addLayout(words, 1)
        left = QVBoxLayout()
        left.setSpacing(10)
        panel = frame("panel")
        inner = QVBoxLayout(panel)
        inner.setContentsMargins(16, 10, 16, 12)
        inner.addWidget(self._scores_title)
        inner.addWidget(self.scores)
        left.addWidget(panel)
        left.addStretch(1)
        for name in ("again", "save", "table", "shelf"):
            left.addWidget(self.buttons[name])
        sheet = frame("parchment")
        page = QVBoxLayout(sheet)
        page.setContentsMargins(2, 8, 2, 8)
        page.addWidget(self.story)
        body = QHBoxLayout()
        body.setSpacing(24)
        body.addLayout(left, 2)
        body.addWidget(sheet, 3)
        outer = QVBoxLayout()
        outer.setSpacing(14)
        outer.addLayout(head)
        outer.addLayout(body, 1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(32, 18, 32, 22)
        whole.addStretch(1)
        holder = QWidget()
        holder.setLayout(outer)
        holder.setMaximumWidth(1300)
        whole.addWidget(holder, 40)
        whole.addStretch(1)

    def take_focus(self) -> None:
        """The story has the keyboard: Enter does nothing there, the arrows scroll."""
        self.story.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Read all words again."""
        result = self._session.result()
        winners = list(result.winners) if result else []
        if len(winners) == 1:
            self._title.setText(self.tr("{name} wins").format(name=winners[0]))
        else:
            self._title.setText(self.tr("{names} win together").format(names=", ".join(winners)))
        self._under.setText(self._wording.title())
        self._scores_title.setText(self.tr("Final scores"))
        self.scores.setAccessibleName(self._scores_title.text())
        self.story.setAccessibleName(self.tr("The story of the game"))
        for name, text in (
            ("again", self.tr("New game with the same people")),
            ("save", self.tr("Save this game…")),
            ("table", self.tr("Look at the table")),
            ("shelf", self.tr("Back to the shelf")),
        ):
            self.buttons[name].setText(text)
        self._model.retranslate()
        chapters = self._wording.story(self._session.history(), self._session.seats)
        paper(self.story)
        self.story.setHtml(story_html(self.tr("The story of the game"), chapters))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def set_look(self) -> None:
        """The theme or the text size is another."""
        self.retranslate()
