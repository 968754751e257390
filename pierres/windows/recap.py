"""What has happened since this person last looked: a small sheet that disappears at the first key or click.

It is placed on free parts of the table, never over a seat, the row or what is asked; on a full table over
what is not needed for a moment. Where there is little room, only the last lines are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import product

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from pierres.windows import style
from pierres.windows.pages_text import typeset
from pierres.windows.widgets import filled, label

LINES = 9
"""The most lines; older ones can be read in the log."""
_WIDTHS = (250, 320, 400, 520, 680)
_LETTERS = (1.0, 0.8, 0.62)
"""With large text on a small table the font is made smaller before anything is hidden."""
_STEPS = 18
_EDGE, _GAP = 8.0, 5.0

Ground = Callable[[], tuple[list[QRectF], list[QRectF]]]
"""What must stay visible, and what may be hidden for a moment."""


class Recap(QFrame):
    """The sheet. It takes neither focus nor clicks."""

    def __init__(self, parent: QWidget, ground: Ground) -> None:
        super().__init__(parent)
        style.set_look(self, "parchment")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self._stage, self._ground = parent, ground
        self._title = label(kind="head", wrap=True)
        self.seat = ""
        """Who is addressed by the sheet; "" while there is none."""
        self._told: list[str] = []
        self._whole = False
        self._lines = label(wrap=True)
        self._lines.setTextFormat(Qt.TextFormat.RichText)
        self._column = filled(QVBoxLayout(self), self._title, self._lines, margins=(14, 8, 14, 10), spacing=4)
        self.hide()

    def tell(self, seat: str, lines: Sequence[str]) -> None:
        """Show the last of `lines` to `seat`; nothing if there are none."""
        self.show_lines(self.tr("Since {name} last looked").format(name=seat), lines, whole=False)
        if lines:
            self.seat = seat

    def show_lines(self, title: str, lines: Sequence[str], *, whole: bool = True) -> None:
        """Show `lines` under a title to whoever looks; nothing if there are none.

        The `whole` of it was asked for: where there is no free place it hides what it hides.
        """
        self.close_sheet()
        if not lines:
            return
        self._whole = whole
        self._title.setText(title)
        self._told = list(lines)
        self.place()
        self.show()
        self.raise_()
        if (app := QApplication.instance()) is not None:
            app.installEventFilter(self)

    def told(self) -> tuple[str, tuple[str, ...]]:
        """The title and all lines of the sheet; no lines while there is none."""
        return self._title.text(), tuple(self._told)

    def place(self) -> None:
        """Find a free place for as many of the last lines as possible, and for the heading if it fits."""
        kept, quiet = self._ground()
        kept = [place.adjusted(-_GAP, -_GAP, _GAP, _GAP) for place in kept]
        walls = [(place.left(), place.top(), place.right(), place.bottom()) for place in kept]
        ways = (self._free_place(walls, quiet, letters) for letters in _LETTERS)
        if self._whole:
            ways = (self._whole_place(kept, letters) for letters in _LETTERS)
        _, count, titled, place = next(filter(None, ways), None) or self._least_harm(kept)
        self._say(count, titled)
        self.setFixedSize(place.size().toSize())
        self.move(place.topLeft().toPoint())

    def _free_place(
        self, walls: Sequence[tuple[float, float, float, float]], quiet: Sequence[QRectF], letters: float
    ) -> tuple[float, int, bool, QRectF] | None:
        """The best place that hides nothing necessary: its score, the lines, the heading, the rectangle."""
        self._lines.setStyleSheet(f"font-size: {round(style.px(style.TEXT) * letters)}px;")
        best: tuple[float, int, bool, QRectF] | None = None
        for count in range(min(LINES, len(self._told)), 0, -1):
            for titled in (True, False):
                # Each further line outweighs some of the bank that is hidden by it.
                worth = 0.25 * count + (0.2 if titled else 0.0)
                if best is not None and best[0] >= worth:
                    continue
                for width, height in self._sizes(count, titled, letters):
                    for place in self._spread(width, height):
                        if _hits(place, walls):
                            continue
                        score = worth - _share(place, quiet)
                        if best is None or score > best[0]:
                            best = (score, count, titled, place)
        return best

    def _whole_place(self, kept: Sequence[QRectF], letters: float) -> tuple[float, int, bool, QRectF] | None:
        """Where all lines and the heading hide least; None if they are higher than the room."""
        self._lines.setStyleSheet(f"font-size: {round(style.px(style.TEXT) * letters)}px;")
        count = min(LINES, len(self._told))
        sizes = self._sizes(count, True, letters)
        places = [place for width, height in sizes for place in self._spread(width, height)]
        if not places:
            return None
        return 0.0, count, True, min(places, key=lambda place: _hidden(place, kept))

    def _say(self, count: int, titled: bool) -> None:
        shown = self._told[-count:]
        if count < len(self._told) and titled:
            shown.insert(0, "…")
        lines = "".join(f'<p style="margin: 0 0 3px 0">{escape(line)}</p>' for line in shown)
        self._lines.setText(typeset(lines))
        self._title.setVisible(titled)

    def _sizes(self, count: int, titled: bool, letters: float = 1.0) -> Iterator[tuple[float, float]]:
        self._say(count, titled)
        self._column.invalidate()
        most = 0.9 * self._room().width()
        for wide in dict.fromkeys(round(min(style.px(width) * letters, most)) for width in _WIDTHS):
            yield wide, max(self.heightForWidth(wide), 20)

    def _room(self) -> QRectF:
        return QRectF(self._stage.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)

    def _spread(self, width: float, height: float) -> Iterator[QRectF]:
        room = self._room()
        across, down = (room.width() - width) / _STEPS, (room.height() - height) / _STEPS
        if across >= 0 and down >= 0:
            for row, step in product(range(_STEPS + 1), repeat=2):
                yield QRectF(room.x() + across * step, room.y() + down * row, width, height)

    def _least_harm(self, kept: Sequence[QRectF]) -> tuple[float, int, bool, QRectF]:
        """The last line alone, where it hides least: for a full table."""
        width, height = min(self._sizes(1, False, _LETTERS[-1]), key=lambda size: size[0] * size[1])
        room = self._room()
        places = list(self._spread(width, height)) or [QRectF(room.x(), room.y(), width, height)]
        place = min(places, key=lambda place: _share(place, kept))
        return 0.0, 1, False, place

    def close_sheet(self) -> None:
        """Remove the sheet and its texts, which only this person may read."""
        if (app := QApplication.instance()) is not None:
            app.removeEventFilter(self)
        self.hide()
        self.seat = ""
        self._told = []
        self._title.clear()
        self._lines.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel) or (
            event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat()  # type: ignore[attr-defined]
        ):
            self.close_sheet()
        return False


def _hits(place: QRectF, walls: Sequence[tuple[float, float, float, float]]) -> bool:
    left, top, right, bottom = place.left(), place.top(), place.right(), place.bottom()
    return any(x < right and left < end and y < bottom and top < low for x, y, end, low in walls)


def _share(place: QRectF, others: Sequence[QRectF]) -> float:
    return _hidden(place, others) / (place.width() * place.height())


def _hidden(place: QRectF, others: Sequence[QRectF]) -> float:
    common = [place.intersected(other) for other in others]
    return sum(max(0.0, over.width()) * max(0.0, over.height()) for over in common)
