"""Lines of a list that are broken where they do not fit, measured once each."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pierres.models.rows import Index
from pierres.table import theme
from pierres.windows import style


class WrappedDelegate(QStyledItemDelegate):
    """Measures a text inside the padding that the style sheet gives it: `inset` pixels at 100 % on each side.

    The list asks for the height of every line whenever one is added, so each text is measured once for a
    width.
    """

    def __init__(self, inset: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inset = inset
        self._dress = ""
        self._heights: dict[tuple[str, int], QSize] = {}

    def forget(self) -> None:
        """Measure everything anew: the dress has only now been put on."""
        self._heights = {}

    def text_of(self, index: Index) -> str:
        """The text that is measured."""
        return str(index.data() or "")

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        dress = f"{theme.stamp()} {style.scale()}"
        if dress != self._dress:
            self._dress, self._heights = dress, {}
        key = (self.text_of(index), option.rect.width())
        size = self._heights.get(key)
        if size is None:
            narrow = QStyleOptionViewItem(option)
            width = max(40, option.rect.width() - 2 * style.px(self._inset))
            narrow.rect = QRect(option.rect.topLeft(), QSize(width, option.rect.height()))
            size = self._heights[key] = super().sizeHint(narrow, index)
        return size


class WrappedList(QListView):
    """A list of such lines, as wide as the view and never wider."""

    def __init__(self, delegate: WrappedDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        delegate.setParent(self)
        self._delegate = delegate
        self.setItemDelegate(delegate)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (
            QEvent.Type.Polish, QEvent.Type.StyleChange, QEvent.Type.FontChange, QEvent.Type.Show,
        ):  # fmt: skip
            # A list that was hidden meanwhile was measured, if at all, in another width and type.
            self._delegate.forget()
            self.scheduleDelayedItemsLayout()
        return done
