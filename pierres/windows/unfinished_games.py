"""The unfinished games: the last one on a large button above the shelf, the others one per row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from pierres.locales import key_text, labelled, moment_text, with_key
from pierres.store.saves import Save
from pierres.table import theme
from pierres.table.registry import title_of
from pierres.windows import crests, style
from pierres.windows.widgets import PaintedButton, discard, filled, paint_focus, painting, write
from pierres.wording import player_kinds
from pierres.wording.typeset import as_tip, for_ears, on_button

MOST = 4
"""The number of rows; older games come up when one of them is gone."""
DELETE = QKeySequence(Qt.Key.Key_Delete)


def title(save: Save) -> str:
    """What the people have called a game, or what it is."""
    return save.title or title_of(save.game)


def when(save: Save) -> str:
    """When a game was left, in the format of the language."""
    return moment_text(QDateTime.fromSecsSinceEpoch(int(save.modified)))


def people(save: Save) -> str:
    """Who plays a game, the computer players named as such."""
    return player_kinds.listed(save.seats, save.players)


class _ResumeButton(QPushButton):
    """The text of a row, elided where it does not fit; the tooltip has all of it. Delete removes."""

    remove = Signal()

    def __init__(self, text: str) -> None:
        super().__init__()
        self._whole = text
        style.set_look(self, "row")
        self.setToolTip(as_tip(text))
        self.setAccessibleName(for_ears(text))
        # Otherwise screen readers would say the tip after the name: the same words again.
        self.setAccessibleDescription(self.tr("{key} removes it").format(key=key_text(DELETE)))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(True)
        self.setText(on_button(text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - style.px(24)
        cut = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(on_button(cut))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove.emit()
        else:
            super().keyPressEvent(event)


class UnfinishedRow(QWidget):
    """One game."""

    resume = Signal(object)  # Save
    remove = Signal(object)  # Save

    def __init__(self, save: Save) -> None:
        super().__init__()
        self.save = save
        self.button = _ResumeButton(f"{title(save)} — {people(save)} — {when(save)}")
        self.cross = remove_button(self.tr("Remove this unfinished game"), self.button.accessibleName())
        self.button.clicked.connect(self._resume)
        self.button.remove.connect(self._remove)
        self.cross.clicked.connect(self._remove)
        filled(QHBoxLayout(self), (self.button, 1), self.cross, spacing=6)

    def _resume(self) -> None:
        self.resume.emit(self.save)

    def _remove(self) -> None:
        self.remove.emit(self.save)


def remove_button(text: str, of: str) -> QToolButton:
    """A small cross that says what it does, and to what."""
    made = QToolButton()
    made.setText("×")
    style.set_look(made, "cross")
    made.setMinimumSize(style.px(30), style.px(30))
    name_remove_button(made, text, of)
    return made


def name_remove_button(button: QToolButton, text: str, of: str) -> None:
    """Set the texts of a `remove_button`."""
    button.setToolTip(as_tip(with_key(text, DELETE)))
    button.setAccessibleName(labelled(text, of))
    button.setAccessibleDescription(key_text(DELETE))


class UnfinishedRows(QWidget):
    """All rows, newest first."""

    resume = Signal(object)  # Save
    remove = Signal(object)  # Save

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[UnfinishedRow] = []
        self._column = filled(QVBoxLayout(self), spacing=2)

    def show_saves(self, saves: Sequence[Save]) -> None:
        """Show these games instead of the present ones."""
        for row in self.rows:
            discard(row)
        self.rows = [UnfinishedRow(save) for save in saves[:MOST]]
        for row in self.rows:
            row.resume.connect(self.resume)
            row.remove.connect(self.remove)
            self._column.addWidget(row)
            row.show()


class ContinueButton(PaintedButton):
    """Resumes a game. Delete asks to remove it."""

    remove = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.save: Save | None = None

    def offer(self, save: Save) -> None:
        """Offer to resume `save`, in the current language."""
        self.save = save
        self.setText(self.tr("Continue"))
        self.setAccessibleName(labelled(self.text(), title(save)))
        self.setAccessibleDescription(f"{for_ears(people(save))}, {when(save)}")
        self.setToolTip(as_tip(self.accessibleDescription()))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(720, style.px(66) + 22)

    def minimumSizeHint(self) -> QSize:
        return QSize(360, style.px(66) + 22)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.remove.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            rect = QRectF(self.rect()).adjusted(5, 5, -5, -7)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("shadow", 0.35))
            painter.drawRoundedRect(rect.translated(3, 4), 12, 12)
            painter.setPen(theme.colour("parchment_edge"))
            painter.setBrush(theme.colour("parchment_light" if self.underMouse() else "parchment"))
            painter.drawRoundedRect(rect, 12, 12)
            painter.setPen(theme.colour("parchment_edge"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), 8, 8)
            if self.save is not None:
                self._paint_words(painter, rect.adjusted(style.px(24), 0, -style.px(24), 0))
            if self.hasFocus():
                paint_focus(painter, rect.adjusted(-1, -1, 1, 1), 12)

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        assert self.save is not None
        left = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        right = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        large = theme.serif(style.px(30))
        word, arrow = (QFontMetricsF(large).horizontalAdvance(text) for text in (self.text(), "›"))
        write(painter, rect, self.text(), large, theme.colour("ink"), left)
        write(painter, rect, "›", large, theme.colour("ink_soft"), right)
        x = rect.x() + word + style.px(28)
        size = style.px(40)
        # On a narrow button there is room for the names only.
        wide = rect.width() - word - arrow > style.px(540)
        count = len(self.save.seats) if wide else 0
        step = min(size * 0.92, max(size * 0.4, (rect.width() * 0.34) / max(1, count)))
        for number, seat in enumerate(self.save.seats[:count]):
            player, colours = self.save.players.get(seat), theme.SEAT_COLOURS
            colour = player.get("colour") if isinstance(player, dict) else colours[number % len(colours)]
            picture = crests.picture(crests.known(colour), size, self.devicePixelRatioF())
            if player_kinds.beside_name(player_kinds.kind_in(self.save.players, seat)):
                picture = crests.with_cogwheel(picture)
            painter.drawPixmap(QPointF(x + number * step, rect.center().y() - size / 2), picture)
        if wide:
            x += step * (count - 1) + size + style.px(18)
        words = QRectF(x, rect.y(), rect.right() - arrow - style.px(10) - x, rect.height())
        names = f"{people(self.save)} · {when(self.save)}"
        title_font, people_font = theme.serif(style.px(17)), theme.sans(style.px(14))
        high = QFontMetricsF(title_font).height() + QFontMetricsF(people_font).height()
        y = words.center().y() - high / 2
        for font, text, ink in ((title_font, title(self.save), "ink"), (people_font, names, "ink_soft")):
            metrics = QFontMetricsF(font)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, words.width())
            place = QRectF(x, y, words.width(), metrics.height())
            write(painter, place, shown, font, theme.colour(ink), left)
            y += metrics.height()
