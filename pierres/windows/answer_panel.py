"""The question in words with the list of its answers: the whole game can be played from this panel.

One click selects an answer and shows its warning, if any; Enter, a double click or the button gives it.
Nothing is selected beforehand, and keys held down or pressed before the question appeared are ignored: no
stray Enter ever closes a fist. Typing searches.
"""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QObject,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QListView, QVBoxLayout, QWidget

from pierres.models.answers import AnswerModel, CautionRole, KindRole, ValueRole
from pierres.models.headline import headline
from pierres.models.rows import Index
from pierres.session import Session
from pierres.table import keys
from pierres.windows import style
from pierres.windows.fields import LineEdit
from pierres.windows.widgets import GUARD_MS, EnterButton, WrappedDelegate, WrappedList, filled, label
from pierres.wording.base import Wording

MANY = 12
"""With more answers than this the search field is shown from the start."""


def plain(text: str) -> str:
    """`text` for searching: without accents, capitals and no-break spaces."""
    spread = unicodedata.normalize("NFKD", text)
    return " ".join("".join(c for c in spread if not unicodedata.combining(c)).casefold().split())


class SearchedAnswers(QSortFilterProxyModel):
    """The answers that contain every word of the search."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []

    def search(self, text: str) -> None:
        """Filter the answers that contain all words of `text`."""
        words = plain(text).split()
        if words == self._words:
            return
        source = self.sourceModel()
        while words and source.canFetchMore(QModelIndex()):
            source.fetchMore(QModelIndex())
        self._words = words
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        text = plain(str(self.sourceModel().index(row, 0, parent).data())) if self._words else ""
        return all(word in text for word in self._words)


class AnswerList(WrappedList):
    """The list itself. `given` is emitted to give the selected answer, `typed` to search."""

    given = Signal()
    typed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WrappedDelegate(14), parent)
        self.guard_ms = GUARD_MS
        self.keys_above: frozenset[int] = frozenset()
        """Keys that the page handles, and that do not search."""
        self._since = QElapsedTimer()
        self._since.start()
        self._fresh_press = False
        self._at_row = False
        """Whether readers believe the keyboard at a row."""
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)

    def begin_question(self) -> None:
        """A new question is asked: earlier keys and clicks were not meant for it."""
        self._since.start()
        self._fresh_press = False
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()
        self.scrollToTop()

    def lost_its_row(self) -> bool:
        """Whether the focused row is gone, which screen readers do not notice. True only once."""
        lost = self._at_row and not self.currentIndex().isValid()
        self._at_row = self._at_row and not lost
        return lost and self.hasFocus()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._at_row = self._at_row or current.isValid()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Qt would select the first answer by itself.
        chosen = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not chosen:
            self.setCurrentIndex(QModelIndex())
            self._at_row = False

    def ready(self) -> bool:
        """Whether the question has been visible for long enough."""
        return self._since.elapsed() >= self.guard_ms

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        if keys.is_enter(event):
            if not event.isAutoRepeat() and self.ready() and self.currentIndex().isValid():
                self.given.emit()
        elif event.key() in self.keys_above:
            event.ignore()
        elif text and text.isprintable() and not text.isspace() and not _is_command(event):
            self.typed.emit(text)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._fresh_press = self.ready()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Only if the first click of the two was on an answer to this question too.
        index = self.indexAt(event.position().toPoint())
        event.accept()
        if self._fresh_press and event.button() == Qt.MouseButton.LeftButton and index == self.currentIndex():
            self._fresh_press = False
            if index.isValid():
                self.given.emit()


class AnswerPanel(QFrame):
    """Search field, answers, a warning, and the button that gives the answer.

    The many answers of a fist are folded until the button `fold` is pressed (`unfolded`). `reshaped`: the
    panel needs more height or less.
    """

    unfolded = Signal(bool)
    reshaped = Signal()

    def __init__(self, session: Session, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._wording = session, wording
        self._asked_at = -1
        self._needed = 0
        self.model = AnswerModel(session, wording, self)
        self.searched = SearchedAnswers(self)
        self.searched.setSourceModel(self.model)
        self.headline = label(kind="head", wrap=True)
        self._says_headline = False
        self._shape: tuple[bool, ...] = ()
        self.fold = EnterButton("fold")
        self.fold.setCheckable(True)
        self.fold.clicked.connect(self._fold_clicked)
        self.line = LineEdit()
        self.line.setClearButtonEnabled(True)
        self.line.textChanged.connect(self._search)
        self.line.returnPressed.connect(self._leave_line)
        self.line.installEventFilter(self)
        self.list = AnswerList()
        self.list.setModel(self.searched)
        self.list.given.connect(self.give)
        self.list.typed.connect(self._type)
        self.list.selectionModel().currentChanged.connect(self._show_choice)
        self.caution = label(kind="caution", wrap=True)
        self.button = EnterButton("primary")
        self.button.clicked.connect(self.give)
        parts = (self.headline, self.fold, self.line, (self.list, 1), self.caution, self.button)
        filled(QVBoxLayout(self), *parts, margins=(12, 10, 12, 10), spacing=6)
        self._fresh_question()
        self.retranslate()
        session.changed.connect(self.refresh)

    def needed_height(self, width: int) -> int:
        """The height that the panel needs at a width, in pixels, for texts and some answers; 0 if empty."""
        if self._session.pending:
            return self._needed  # it is empty for a moment only
        inner = max(40, width - 24)
        parts = []
        if self._says_headline:
            # At least two lines, so that the list does not jump from question to question.
            two = 2 * self.headline.fontMetrics().lineSpacing()
            parts.append(max(self.headline.heightForWidth(inner), two))
        if not self.fold.isHidden():
            parts.append(self.fold.sizeHint().height())
        if not self.list.isHidden():
            parts += [self.line.sizeHint().height(), style.px(96), self.button.sizeHint().height()]
        self._needed = sum(parts) + 6 * (len(parts) - 1) + 20 if parts else 0
        return self._needed

    def is_small(self) -> bool:
        """Whether the list is folded or empty."""
        return not self._shape[0] if self._shape and self._session.pending else self.list.isHidden()

    def show_headline(self, shown: bool) -> None:
        """Show what is asked, where the headline of the table may be hidden."""
        if shown != self._says_headline:
            self._says_headline = shown
            self._show_words()

    def unfold(self, unfolded: bool) -> None:
        """Show the answers of a fist as a list too, or fold them."""
        if unfolded != self.fold.isChecked():
            self.fold.setChecked(unfolded)
            self._show_words()

    def take_focus(self) -> None:
        """Focus the list, or the button that unfolds it."""
        (self.fold if self.list.isHidden() and not self.fold.isHidden() else self.list).setFocus()

    def _fold_clicked(self, unfolded: bool) -> None:
        self.unfolded.emit(unfolded)
        self._show_words()
        self.take_focus()

    def chosen(self) -> QModelIndex:
        """The selected answer, as an index of `model`; invalid if there is none."""
        return self.searched.mapToSource(self.list.currentIndex())

    def give(self) -> None:
        """Give the selected answer."""
        index = self.chosen()
        if index.isValid() and self._session.asked() is not None:
            # Only to the question that the person has seen.
            self._session.answer(index.data(ValueRole), at=self._asked_at, kind=index.data(KindRole))

    def refresh(self) -> None:
        """Show the question that is asked now."""
        if self._session.steps_taken != self._asked_at or self._session.asked() is None:
            self._fresh_question()
        self._show_words()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.model.retranslate()
        self.line.setPlaceholderText(self.tr("Search"))
        self.line.setAccessibleName(self.tr("Search the answers"))
        self.button.setText(self.tr("Answer"))
        self._show_words()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self._leave_line()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.line.setText("")
                self.list.setFocus()
                return True
        return super().eventFilter(watched, event)

    def _fresh_question(self) -> None:
        self._asked_at = self._session.steps_taken
        # Unlike clear() this also empties the undo history, in which the next person could find a secret.
        self.line.setText("")
        self.list.begin_question()
        self._show_choice()

    def _show_words(self) -> None:
        view, asked = self._session.view(), self._session.asked()
        self.headline.setText(headline(self._session, self._wording))
        text = "" if asked is None else self._wording.question(view, asked)
        self.list.setAccessibleName(text or self.tr("Answers"))
        folds = asked is not None and self._wording.is_folded(asked)
        count = 0 if asked is None else asked.legal.size
        many = QCoreApplication.translate("AnswerPanel", "%n answer(s) as a list", None, count)
        self.fold.setText(f"{'▲' if self.fold.isChecked() else '▼'}  {many}")
        self.fold.setAccessibleName(many)
        self.fold.setAccessibleDescription(text if folds else "")
        playing = asked is not None and (not folds or self.fold.isChecked())
        if not playing:
            # Otherwise Qt would focus the next widget.
            self.list.clearFocus()
            self.line.clearFocus()
        for widget, shown in (
            (self.headline, self._says_headline), (self.fold, folds), (self.list, playing),
            (self.button, playing), (self.line, playing and (count > MANY or bool(self.line.text()))),
        ):  # fmt: skip
            widget.setVisible(shown)
        self._show_choice()
        if self._session.pending:
            return
        shape = (playing, folds, self._says_headline, self.line.isHidden())
        if shape != self._shape or self._says_headline:
            self._shape = shape
            self.reshaped.emit()

    def _show_choice(self) -> None:
        index = self.chosen()
        self.button.setEnabled(index.isValid())
        text = str(index.data(CautionRole) or "")
        self.caution.setText(text)
        self.caution.setVisible(bool(text))

    def _search(self, text: str) -> None:
        self.searched.search(text)
        self._show_choice()

    def _type(self, text: str) -> None:
        self.line.show()
        self.line.setFocus()
        self.line.insert(text)

    def _leave_line(self) -> None:
        """Go from the search to its first result, which another Enter gives."""
        if self.searched.rowCount():
            self.list.setFocus()
            self.list.setCurrentIndex(self.searched.index(0, 0))


_ALT_GR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def _is_command(event: QKeyEvent) -> bool:
    return keys.is_command(event) and event.modifiers() & _ALT_GR != _ALT_GR
