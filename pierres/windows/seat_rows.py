"""Who plays and who sits where: one row a seat, moved by buttons or by its grip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from pierres.models.alt_letters import with_letters
from pierres.players import COMPUTER_NAMES, PERSON
from pierres.players.player import LEVELS
from pierres.store.settings import SeatSetting
from pierres.table import theme
from pierres.windows import crests, names, style
from pierres.windows.fields import LineEdit
from pierres.windows.kind_box import KindBox
from pierres.windows.names import Fault
from pierres.windows.widgets import discard, filled, label, painting
from pierres.wording import player_kinds

CREST = 34
NAME = 110
"""The least width of a name, in pixels at 100 %."""


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
    """One seat: crest and colour, name, who plays it, and the buttons that move or remove it."""

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
        self.kind = KindBox()
        self.kind.kind = seat.kind
        self.was: tuple[str, bool] | None = None
        """The name of the person who gave up the seat to the computer, and whether it was typed."""
        self.by_computer = seat.kind != PERSON
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
        self.fit()
        for column, widget in enumerate((self.grip, *self.parts())):
            grid.addWidget(widget, 0, column)
        grid.addWidget(self.problem, 1, 2, 1, 5)
        grid.setColumnStretch(2, 1)
        self.retranslate()

    def parts(self) -> tuple[QWidget, ...]:
        """What takes the keyboard focus, in the order of Tab."""
        return self.crest, self.name, self.kind, self.up, self.down, self.remove

    def seat(self) -> SeatSetting:
        """Name, colour and kind, as they stand."""
        return SeatSetting(names.tidy(self.name.text()), self.colour, self.kind.kind)

    def _cut(self, text: str) -> None:
        """Keep the name short enough for a name plate; `setMaxLength` would split accents and emoji."""
        short, cursor = names.cut(text, self.name.cursorPosition())
        if short != text:
            self.name.setText(short)
            self.name.setCursorPosition(cursor)
            self.name.setModified(True)

    def fit(self) -> None:
        """Take the room that names and kinds need in the text size in force."""
        self.name.setMinimumWidth(style.px(NAME))
        self.kind.fit()

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
        self.kind.retranslate()
        self._show_colour()
        self.set_fault(self.fault)

    def set_accessible_names(self, number: int, count: int) -> None:
        """Set the accessible names; the row is number `number`, from 1, of `count`."""
        who = names.tidy(self.name.text()) or self.tr("player {number}").format(number=number)
        place = self.tr("place {number} of {count}").format(number=number, count=count)
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        colour = self.tr("Colour of {name}: {colour}")
        self.crest.setAccessibleName(colour.format(name=who, colour=crests.name(self.colour)))
        self.kind.setAccessibleName(self.tr("Who plays for {name}").format(name=who))
        self.kind.setToolTip(player_kinds.whole(self.kind.kind))
        self.kind.describe(place)
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
        self.computers: Mapping[int, SeatSetting] = {}
        """Place → the computer player who is proposed for it."""
        self._offers_computers = False
        self.fewest, self.most = 1, 6
        self._defaults = default_names()
        self.add = QToolButton()
        self.add.clicked.connect(self._add_one)
        foot = filled(QHBoxLayout(), self.add, 1, margins=(24, 2, 0, 0))
        self._column = filled(QVBoxLayout(self), foot, 1, spacing=6)
        self.retranslate()

    def seats(self) -> list[SeatSetting]:
        """Names, colours and kinds in table order."""
        return [row.seat() for row in self.rows]

    def persons(self) -> list[SeatSetting]:
        """The same of those seats that people play."""
        return [seat for seat in self.seats() if seat.kind == PERSON]

    def me(self) -> SeatSetting:
        """The first person at the table, or who would sit down as the first one."""
        return next(iter(self.persons()), None) or self._next_seat([], self.seats()[1:])

    def offer_computers(self) -> None:
        """Let the computer take seats: the game has players for it."""
        self._offers_computers = True
        self._refresh()

    def set_seats(self, seats: Sequence[SeatSetting], chosen: int = 0) -> None:
        """Replace the seats; the first `chosen` keep their names in every language."""
        for row in self.rows:
            discard(row)
        self.rows = []
        for number, seat in enumerate(seats):
            self._insert(seat).name.setModified(number < chosen)
        self._refresh()

    def fill(self, count: int) -> None:
        """Show `count` seats: the computer players, the known people, and default names for the rest."""
        computers = {place: seat for place, seat in self.computers.items() if place < count}
        seats: list[SeatSetting] = []
        while len(seats) < count:
            others = [seat for place, seat in computers.items() if place > len(seats)]
            seats.append(computers.get(len(seats)) or self._next_seat(seats, others))
        if seats != self.seats():
            self.set_seats(seats, len(self.people))

    def seat_against_computers(self, count: int, level: str) -> None:
        """Lay `count` seats: the first for the first person, and the computer plays the others."""
        me = self.me()
        typed = next((row.name.isModified() for row in self.rows if row.seat() == me), False)
        seats = [me]
        for seat in self.seats():
            if seat.kind in LEVELS and len(seats) < count:
                seats.append(structs.replace(seat, kind=level))
        while len(seats) < count:
            seats.append(self._next_seat(seats, kind=level))
        if seats != self.seats():
            self.set_seats(seats, typed)

    def _next_seat(
        self, seats: Sequence[SeatSetting], others: Sequence[SeatSetting] = (), kind: str = PERSON
    ) -> SeatSetting:
        """Whoever is to be proposed next after `seats`, in a colour that nobody has, `others` neither."""
        there = [seat.name for seat in (*seats, *others)]
        colours = [seat.colour for seat in (*seats, *others)]
        free = [colour for colour in theme.SEAT_COLOURS if colour not in colours]
        if kind in LEVELS:
            return SeatSetting(names.free_name(there, COMPUTER_NAMES), free[0], kind)
        taken = set(map(names.person, there))
        known = next((person for person in self.people if names.person(person.name) not in taken), None)
        name = known.name if known else names.free_name(there, default_names())
        return SeatSetting(name, known.colour if known and known.colour in free else free[0])

    def set_limits(self, fewest: int, most: int) -> None:
        """How few and how many may play."""
        if (fewest, most) != (self.fewest, self.most):
            self.fewest, self.most = fewest, most
            self._refresh()

    def are_good(self) -> bool:
        """Whether every name is accepted."""
        return all(row.fault is None for row in self.rows)

    def update_style(self) -> None:
        """The theme or the text size has changed."""
        for row in self.rows:
            row.fit()

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
        row.kind.currentIndexChanged.connect(self._change_kind)
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
            row.kind.setVisible(self._offers_computers)
        self.add.setVisible(len(self.rows) < self.most)
        order = [part for row in self.rows for part in row.parts()]
        for before, after in pairwise([*order, self.add]):
            QWidget.setTabOrder(before, after)
        self.changed.emit()

    def _add_one(self) -> None:
        # Whoever sits down against computer players has another one of these come.
        kind = self.rows[-1].kind.kind if self.rows else PERSON
        seat = self._next_seat(self.seats(), kind=kind)
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

    def _change_kind(self) -> None:
        """The computer has names of its own; the person who comes back has the name from before."""
        number = self._row_of_sender()
        if number < 0:
            return
        row = self.rows[number]
        before, row.by_computer = row.by_computer, row.kind.kind != PERSON
        if row.by_computer != before:
            others = [other.seat() for other in self.rows if other is not row]
            name, typed = self._next_seat(others, kind=row.kind.kind).name, False
            if row.by_computer:
                row.was = (row.name.text(), row.name.isModified())
            elif row.was is not None:
                there = [one.name for one in others]
                name, typed = row.was if names.faults([*there, row.was[0]])[-1] is None else (name, typed)
            row.name.setText(name)
            row.name.setModified(typed)
        self._refresh()

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
