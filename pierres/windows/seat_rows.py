"""Who plays and who sits where: one row a seat, moved by buttons or by its grip."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from pierres.models.alt_letters import with_letters
from pierres.store.settings import SeatSetting
from pierres.table import theme
from pierres.windows import crests, names, style
from pierres.windows.fields import LineEdit
from pierres.windows.names import Fault
from pierres.windows.widgets import discard, filled, label, painting

CREST = 34


def default_names() -> tuple[str, ...]:
    """The six default names."""
    text = QCoreApplication.translate("SeatRows", "Alice, Ben, Clara, Dan, Emma, Finn")
    return tuple(name.strip() for name in text.split(","))


def people_to_seat(people: Sequence[SeatSetting]) -> list[SeatSetting]:
    """Those of the known people whose names will do."""
    pairs = zip(people, names.faults([person.name for person in people]), strict=True)
    return [SeatSetting(one.name, crests.known(one.colour)) for one, fault in pairs if fault is None]


class Grip(QWidget):
    """Six dots to drag a row by. `dragged` carries the position of the pointer on the screen."""

    dragged = Signal(QPointF)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.SizeVerCursor)
        self.setFixedSize(18, CREST)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("ink_soft"))
            for x in (6, 12):
                for y in (-6, 0, 6):
                    painter.drawEllipse(QPointF(x, self.height() / 2 + y), 1.6, 1.6)


class SeatRow(QWidget):
    """One seat: crest and colour, name, and the buttons that move or remove it."""

    def __init__(self, seat: SeatSetting, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour = crests.known(seat.colour)
        self.fault: Fault | None = None
        self.grip = Grip()
        self.crest = QToolButton(popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self.crest.setIconSize(QSize(CREST, CREST))
        self.menu = QMenu(self.crest)
        self.crest.setMenu(self.menu)
        self.name = LineEdit(seat.name)
        self.name.textEdited.connect(self._cut)
        self.up, self.down, self.remove = QToolButton(), QToolButton(), QToolButton()
        for button, sign in zip((self.up, self.down, self.remove), "▲▼×", strict=True):
            button.setText(sign)
            button.setMinimumSize(30, 30)
        style.set_look(self.remove, "cross")
        self.problem = label(kind="fault", wrap=True)
        self.problem.hide()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        for column, widget in enumerate((self.grip, *self.parts())):
            grid.addWidget(widget, 0, column)
        grid.addWidget(self.problem, 1, 2, 1, 4)
        grid.setColumnStretch(2, 1)
        self.retranslate()

    def parts(self) -> tuple[QWidget, ...]:
        """What takes the keyboard focus, in the order of Tab."""
        return self.crest, self.name, self.up, self.down, self.remove

    def _cut(self, text: str) -> None:
        """Keep the name short enough for a name plate; `setMaxLength` would split accents and emoji."""
        short, cursor = names.cut(text, self.name.cursorPosition())
        if short != text:
            self.name.setText(short)
            self.name.setCursorPosition(cursor)
            self.name.setModified(True)

    def set_colour(self, colour: str) -> None:
        """Change the colour of the seat."""
        self.colour = crests.known(colour)
        self._show_colour()

    def set_fault(self, fault: Fault | None) -> None:
        """Say below the name why it is not accepted."""
        self.fault = fault
        self.problem.setText("" if fault is None else self._fault_texts()[fault])
        self.problem.setVisible(fault is not None)
        self.name.setAccessibleDescription(self.problem.text())
        style.set_property(self.name, "fault", fault is not None)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.up.setToolTip(self.tr("Move up"))
        self.down.setToolTip(self.tr("Move down"))
        self.remove.setToolTip(self.tr("Remove this player"))
        self._show_colour()
        self.set_fault(self.fault)

    def set_accessible_names(self, number: int, count: int) -> None:
        """Set the accessible names; the row is number `number`, from 1, of `count`."""
        who = names.tidy(self.name.text()) or self.tr("player {number}").format(number=number)
        place = self.tr("place {number} of {count}").format(number=number, count=count)
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        colour = self.tr("Colour of {name}: {colour}")
        self.crest.setAccessibleName(colour.format(name=who, colour=crests.name(self.colour)))
        self.up.setAccessibleName(self.tr("Move {name} up").format(name=who))
        self.down.setAccessibleName(self.tr("Move {name} down").format(name=who))
        self.remove.setAccessibleName(self.tr("Remove {name}").format(name=who))
        # Without a description screen readers would say the tip of a button: the name again.
        for button in (self.crest, self.up, self.down, self.remove):
            button.setAccessibleDescription(place)

    def _show_colour(self) -> None:
        dpr = self.devicePixelRatioF()
        self.crest.setIcon(crests.icon(self.colour, CREST, dpr))
        text = self.tr("Colour: {colour}").format(colour=crests.name(self.colour))
        self.crest.setToolTip(text)
        self.menu.clear()
        names = with_letters([crests.name(colour) for colour in theme.SEAT_COLOURS])
        for colour, name in zip(theme.SEAT_COLOURS, names, strict=True):
            action = QAction(crests.icon(colour, 20, dpr), name, self.menu)
            action.setData(colour)
            self.menu.addAction(action)

    def _fault_texts(self) -> dict[Fault, str]:
        return {
            Fault.EMPTY: self.tr("Everybody needs a name."),
            Fault.LONG: self.tr("This name is too long."),
            Fault.RESERVED: self.tr("This word means something else in the game: choose another name."),
            Fault.UNPRINTABLE: self.tr("This name contains characters that cannot be displayed."),
            Fault.TAKEN: self.tr("Two players cannot have the same name."),
        }


class SeatRows(QWidget):
    """The rows in table order. `changed` is emitted when anything in them changes."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[SeatRow] = []
        self.people: list[SeatSetting] = []
        """The known people, in the order in which they are proposed before the default names."""
        self.fewest, self.most = 1, 6
        self._defaults = default_names()
        self.add = QToolButton()
        self.add.clicked.connect(self._add_one)
        foot = filled(QHBoxLayout(), self.add, 1, margins=(24, 2, 0, 0))
        self._column = filled(QVBoxLayout(self), foot, 1, spacing=6)
        self.retranslate()

    def seats(self) -> list[SeatSetting]:
        """Names and colours in table order."""
        return [SeatSetting(names.tidy(row.name.text()), row.colour) for row in self.rows]

    def set_seats(self, seats: Sequence[SeatSetting], chosen: int = 0) -> None:
        """Replace the seats; the first `chosen` keep their names in every language."""
        for row in self.rows:
            discard(row)
        self.rows = []
        for number, seat in enumerate(seats):
            self._insert(seat).name.setModified(number < chosen)
        self._refresh()

    def fill(self, count: int) -> None:
        """Show `count` seats: the known people, and default names for the rest."""
        seats: list[SeatSetting] = []
        while len(seats) < count:
            seats.append(self._next_seat(seats))
        if seats != self.seats():
            self.set_seats(seats, len(self.people))

    def _next_seat(self, seats: Sequence[SeatSetting]) -> SeatSetting:
        """The person to propose next after `seats`, in a colour that is free."""
        taken = {names.person(seat.name) for seat in seats}
        known = next((person for person in self.people if names.person(person.name) not in taken), None)
        name = known.name if known else names.free_name([seat.name for seat in seats], default_names())
        colours = [seat.colour for seat in seats]
        free = [colour for colour in theme.SEAT_COLOURS if colour not in colours]
        return SeatSetting(name, known.colour if known and known.colour in free else free[0])

    def set_limits(self, fewest: int, most: int) -> None:
        """How few and how many may play."""
        if (fewest, most) != (self.fewest, self.most):
            self.fewest, self.most = fewest, most
            self._refresh()

    def are_good(self) -> bool:
        """Whether every name is accepted."""
        return all(row.fault is None for row in self.rows)

    def retranslate(self) -> None:
        """Set all texts in the current language, default names too."""
        self.add.setText(self.tr("+ Add a player"))
        old, self._defaults = self._defaults, default_names()
        for row in self.rows:
            if row.name.text() in old and not row.name.isModified():
                row.name.setText(self._defaults[old.index(row.name.text())])
            row.retranslate()

    def _insert(self, seat: SeatSetting) -> SeatRow:
        row = SeatRow(seat, self)
        row.name.textChanged.connect(self._refresh)
        row.up.clicked.connect(self._move_up)
        row.down.clicked.connect(self._move_down)
        row.remove.clicked.connect(self._remove)
        row.grip.dragged.connect(self._drag)
        row.menu.triggered.connect(self._recolour)
        self._column.insertWidget(len(self.rows), row)
        self.rows.append(row)
        row.show()
        return row

    def _row_of_sender(self) -> int:
        """The number of the row that the widget which sent the signal belongs to, -1 if none."""
        widget: QObject | None = self.sender()
        while widget is not None and not isinstance(widget, SeatRow):
            widget = widget.parent()
        return self.rows.index(widget) if isinstance(widget, SeatRow) and widget in self.rows else -1

    def _refresh(self) -> None:
        for row, fault in zip(self.rows, names.faults([row.name.text() for row in self.rows]), strict=True):
            row.set_fault(fault)
        for number, row in enumerate(self.rows):
            row.set_accessible_names(number + 1, len(self.rows))
            row.up.setEnabled(number > 0)
            row.down.setEnabled(number < len(self.rows) - 1)
            row.remove.setEnabled(len(self.rows) > self.fewest)
            # A person who plays alone cannot change places.
            for part in (row.grip, row.up, row.down, row.remove):
                part.setVisible(self.most > 1)
        self.add.setVisible(len(self.rows) < self.most)
        order = [part for row in self.rows for part in row.parts()]
        for before, after in pairwise([*order, self.add]):
            QWidget.setTabOrder(before, after)
        self.changed.emit()

    def _add_one(self) -> None:
        seat = self._next_seat(self.seats())
        row = self._insert(seat)
        row.name.setModified(seat.name in [person.name for person in self.people])
        self._refresh()
        row.name.setFocus()
        row.name.selectAll()

    def _remove(self) -> None:
        number = self._row_of_sender()
        if number < 0 or len(self.rows) <= self.fewest:
            return
        discard(self.rows.pop(number))
        self._refresh()
        self.rows[min(number, len(self.rows) - 1)].name.setFocus()

    def _move_up(self) -> None:
        number = self._row_of_sender()
        self.move_row(number, number - 1)

    def _move_down(self) -> None:
        number = self._row_of_sender()
        self.move_row(number, number + 1)

    def move_row(self, number: int, goal: int) -> None:
        """Put the row `number` at `goal`; outside the rows nothing happens."""
        if not (0 <= number < len(self.rows) and 0 <= goal < len(self.rows)) or number == goal:
            return
        row = self.rows.pop(number)
        self.rows.insert(goal, row)
        focused = self.focusWidget()
        self._column.removeWidget(row)
        self._column.insertWidget(goal, row)
        self._refresh()
        if isinstance(focused, QWidget) and focused.isEnabled():
            focused.setFocus()

    def _drag(self, pointer: QPointF) -> None:
        number, y = self._row_of_sender(), self.mapFromGlobal(pointer).y()
        middles = [row.geometry().center().y() for row in self.rows]
        if number > 0 and y < middles[number - 1]:
            self.move_row(number, number - 1)
        elif 0 <= number < len(self.rows) - 1 and y > middles[number + 1]:
            self.move_row(number, number + 1)

    def _recolour(self, action: QAction) -> None:
        number = self._row_of_sender()
        colour = action.data()
        if number < 0 or not isinstance(colour, str):
            return
        # Two seats of one colour could not be told apart: the other seat gets the colour that is given up.
        for other in self.rows:
            if other is not self.rows[number] and other.colour == colour:
                other.set_colour(self.rows[number].colour)
        self.rows[number].set_colour(colour)
        self._refresh()
