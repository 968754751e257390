"""What the menu bar leaves of the window: notice, pages, and over them the curtain."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from pierres.windows.curtain import Curtain
from pierres.windows.notice import NoticeBar


class CentralWidget(QWidget):
    """The strip for messages above the stack of pages; the curtain covers both."""

    def __init__(self) -> None:
        super().__init__()
        self.notice = NoticeBar()
        self.stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.stack, 1)
        self.curtain = Curtain(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
        self.notice.fit(self.height())
