"""The question in words with the list of its answers: the whole game can be played here alone.

One click chooses an answer and shows what is to be known of it; Enter, a double click or the button gives it.
Nothing is chosen beforehand, a key held down gives nothing, and neither does one that was struck before the
question was there: so no stray Enter ever closes a fist. Typing searches.
"""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QListView, QVBoxLayout, QWidget

from pierres.models.answers import AnswerModel, CautionRole, KindRole, ValueRole
from pierres.session import Session
from pierres.windows import style
from pierres.windows.fields import LineEdit
from pierres.windows.widgets import GUARD_MS, EnterButton, label
from pierres.windows.wrapped import WrappedDelegate, WrappedList
from pierres.wording.base import Wording

MANY = 12
"""With more answers than this the search line is there from the start."""


def plain(text: str) -> str:
    """`text` for searching: without accents, capitals and hard spaces."""
    spread = unicodedata.normalize("NFKD", text)
    return " ".join("".join(c for c in spread if not unicodedata.combining(c)).casefold().split())


class SearchedAnswers(QSortFilterProxyModel):
    """The answers whose words hold every word that is searched."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []

    def search(self, text: str) -> None:
        """Leave the answers that hold all words of `text`, in the order of the model."""
        words = plain(text).split()
        if words == self._words:
            return
        source = self.sourceModel()
        while words and source.canFetchMore(QModelIndex()):
            source.fetchMore(QModelIndex())
        self._words = words
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        if not self._words:
            return True
        text = plain(str(self.sourceModel().index(row, 0, parent).data()))
        return all(word in text for word in self._words)


class AnswerList(WrappedList):
    """The list itself. `given` is emitted when a person gives the answer chosen; `typed` for the search."""

    given = Signal()
    typed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WrappedDelegate(14), parent)
        self.guard_ms = GUARD_MS
        self.keys_above: frozenset[int] = frozenset()
        """Keys that mean something to the page around the list and are not for the search."""
        self._since = QElapsedTimer()
        self._since.start()
        self._fresh_press = False
        self._at_row = False
        """Whether readers believe the keyboard at a row."""
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)

    def begin_question(self) -> None:
        """A new question stands: what was struck or clicked before is not for it."""
        self._since.start()
        self._fresh_press = False
        self.setCurrentIndex(QModelIndex())
        self.clearSelection()
        self.scrollToTop()

    def lost_its_row(self) -> bool:
        """Whether the keyboard was at a row that is gone: readers still believe it there. Tells once."""
        lost = self._at_row and not self.currentIndex().isValid()
        self._at_row = self._at_row and not lost
        return lost and self.hasFocus()

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self._at_row = self._at_row or current.isValid()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Qt would choose the first answer by itself; here nothing is chosen but by a person.
        chosen = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not chosen:
            self.setCurrentIndex(QModelIndex())
            self._at_row = False

    def ready(self) -> bool:
        """Whether the question has been in sight long enough."""
        return self._since.elapsed() >= self.guard_ms

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            if not event.isAutoRepeat() and self.ready() and self.currentIndex().isValid():
                self.given.emit()
            return
        if event.key() in self.keys_above:
            event.ignore()
            return
        text = event.text()
        if text and text.isprintable() and not text.isspace() and not _is_command(event):
            event.accept()
            self.typed.emit(text)
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._fresh_press = self.ready()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Only if the first click of the two was on this question's answer too.
        index = self.indexAt(event.position().toPoint())
        event.accept()
        if self._fresh_press and event.button() == Qt.MouseButton.LeftButton and index == self.currentIndex():
            self._fresh_press = False
            if index.isValid():
                self.given.emit()


class AnswerPanel(QFrame):
    """Search line, answers, a word of caution, and the button that gives the answer.

    The many answers of a fist are folded up until somebody unfolds them: `unfolded` tells. `reshaped`: the
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
        self.fold = EnterButton()
        self.fold.setCheckable(True)
        style.set_look(self.fold, "fold")
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
        self.caution = label(wrap=True)
        style.set_look(self.caution, "caution")
        self.button = EnterButton()
        style.set_look(self.button, "primary")
        self.button.clicked.connect(self.give)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(6)
        for widget in (self.headline, self.fold, self.line, self.list, self.caution, self.button):
            column.addWidget(widget, 1 if widget is self.list else 0)
        self._fresh_question()
        self.retranslate()
        session.changed.connect(self.refresh)

    def needed_height(self, width: int) -> int:
        """How high the panel must be, `width` pixels wide, for its words to stand whole and some answers
        below; 0 if it has nothing to say.
        """
        if self._session.pending:
            return self._needed  # it only stands empty for a moment
        inner = max(40, width - 24)
        parts = []
        if self._says_headline:
            # Never less than two lines, so that the list does not jump from question to question.
            two = 2 * self.headline.fontMetrics().lineSpacing()
            parts.append(max(self.headline.heightForWidth(inner), two))
        if not self.fold.isHidden():
            parts.append(self.fold.sizeHint().height())
        if not self.list.isHidden():
            parts += [self.line.sizeHint().height(), style.px(96), self.button.sizeHint().height()]
        self._needed = sum(parts) + 6 * (len(parts) - 1) + 20 if parts else 0
        return self._needed

    def is_small(self) -> bool:
        """Whether the list is folded up or has nothing to show."""
        return not self._shape[0] if self._shape and self._session.pending else self.list.isHidden()

    def show_headline(self, shown: bool) -> None:
        """Say what is asked, where the table's own large line may be hidden."""
        if shown != self._says_headline:
            self._says_headline = shown
            self._show_words()

    def unfold(self, unfolded: bool) -> None:
        """Show the answers of a fist as a list too, or fold them up."""
        if unfolded != self.fold.isChecked():
            self.fold.setChecked(unfolded)
            self._show_words()

    def take_focus(self) -> None:
        """The keyboard goes to the list, or to what unfolds it."""
        target = self.fold if self.list.isHidden() and not self.fold.isHidden() else self.list
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fold_clicked(self, unfolded: bool) -> None:
        self.unfolded.emit(unfolded)
        self._show_words()
        self.take_focus()

    def chosen(self) -> QModelIndex:
        """The answer chosen, in the model of all answers; invalid if none is."""
        return self.searched.mapToSource(self.list.currentIndex())

    def give(self) -> None:
        """Give the answer chosen."""
        index = self.chosen()
        if index.isValid() and self._session.asked() is not None:
            # Only if this is still the question that the person has seen.
            self._session.answer(index.data(ValueRole), at=self._asked_at, kind=index.data(KindRole))

    def refresh(self) -> None:
        """Show the question that is asked now."""
        if self._session.steps_taken != self._asked_at or self._session.asked() is None:
            self._fresh_question()
        self._show_words()

    def retranslate(self) -> None:
        """Read all words again."""
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
                self._empty_line()
                self.list.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return super().eventFilter(watched, event)

    def _empty_line(self) -> None:
        # What is merely cleared comes back by Ctrl+Z: for the next person that would be a secret.
        self.line.setText("")

    def _fresh_question(self) -> None:
        self._asked_at = self._session.steps_taken
        self._empty_line()
        self.list.begin_question()
        self._show_choice()

    def _count(self) -> int:
        question = self._session.asked()
        return 0 if question is None else question.legal.size

    def _show_words(self) -> None:
        view, asked = self._session.view(), self._session.asked()
        self.headline.setText(self._wording.headline(view, asked, self._session.to_act()))
        text = "" if asked is None else self._wording.question(view, asked)
        self.list.setAccessibleName(text or self.tr("Answers"))
        folds = asked is not None and self._wording.is_folded(asked)
        many = QCoreApplication.translate("AnswerPanel", "%n answer(s) as a list", None, self._count())
        self.fold.setText(f"{'▲' if self.fold.isChecked() else '▼'}  {many}")
        self.fold.setAccessibleName(many)
        self.fold.setAccessibleDescription(text if folds else "")
        playing = asked is not None and (not folds or self.fold.isChecked())
        if not playing and (self.list.hasFocus() or self.line.hasFocus()):
            # Otherwise Qt hands the keyboard on to whatever comes next.
            self.clear_focus()
        for widget, shown in (
            (self.headline, self._says_headline), (self.fold, folds), (self.list, playing),
            (self.button, playing), (self.line, playing and (self._count() > MANY or bool(self.line.text()))),
        ):  # fmt: skip
            widget.setVisible(shown)
        self._show_choice()
        if self._session.pending:
            return
        shape = (playing, folds, self._says_headline, self.line.isHidden())
        if shape != self._shape or self._says_headline:
            self._shape = shape
            self.reshaped.emit()

    def clear_focus(self) -> None:
        """Leave the keyboard to whoever takes it next."""
        for widget in (self.list, self.line):
            widget.clearFocus()

    def _show_choice(self) -> None:
        index = self.chosen()
        self.button.setEnabled(index.isValid())
        text = str(index.data(CautionRole) or "") if index.isValid() else ""
        self.caution.setText(text)
        self.caution.setVisible(bool(text))

    def _search(self, text: str) -> None:
        self.searched.search(text)
        self._show_choice()

    def _type(self, text: str) -> None:
        self.line.show()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.insert(text)

    def _leave_line(self) -> None:
        """From the search to what it found; the first of it is chosen, and given only by another Enter."""
        if self.searched.rowCount():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            self.list.setCurrentIndex(self.searched.index(0, 0))


def _is_command(event: QKeyEvent) -> bool:
    held = (
        Qt.KeyboardModifier.ControlModifier
        | Qt.KeyboardModifier.AltModifier
        | Qt.KeyboardModifier.MetaModifier
    )
    altgr = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return bool(event.modifiers() & held) and event.modifiers() & altgr != altgr
