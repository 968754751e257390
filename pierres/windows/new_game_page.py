"""The page of a new game: who plays, in which seat, and with which options; one button begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from pierres.locales import labelled
from pierres.players.registry import has_players
from pierres.rules.game import BadGame
from pierres.rules.given import Json
from pierres.store import library
from pierres.store.settings import SeatSetting, Settings
from pierres.table import registry
from pierres.windows import names, style
from pierres.windows.computer_options import AgainstComputer, ComputerOptions
from pierres.windows.crests import Seating
from pierres.windows.option_rows import OptionRows
from pierres.windows.readers import say_at
from pierres.windows.seat_rows import SeatRows, people_to_seat
from pierres.windows.widgets import (
    EnterButton,
    Page,
    filled,
    frame,
    gap,
    label,
    scroll_area,
    set_stacked,
    single_shot,
)

USUAL_SEATS = 4
BESIDE_FROM = 680
"""From this width on, in pixels at 100 %, the options are beside the seats."""
PAUSE_MS = 700
"""After so long a pause in typing screen readers say what is wrong."""
PICTURE = 130
"""The least height for the picture of the table, in pixels."""


class NewGamePage(Page):
    """Seats and options of one game, and its opening where there is a choice of that.

    `begin` carries the game, the seats, the options, and the Opening or None; `computers_changed` says that
    something about computer players was chosen otherwise.
    """

    begin = Signal(str, list, dict, object)
    computers_changed = Signal()

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._facts = library.game(game_id).facts
        self.seats = SeatRows()
        self.options = OptionRows(self._facts.options)
        self.seating = Seating()
        self.against = AgainstComputer() if has_players(game_id) else None
        self.computers = ComputerOptions() if has_players(game_id) else None
        self.form = registry.opening_form(game_id)
        self.start, self.leave = EnterButton("primary"), EnterButton()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sheet = frame("parchment")
        self._title = label(kind="title")
        self._who, self._how = label(kind="head"), label(kind="head")
        self._hint = label(kind="small", wrap=True)
        self._opening_title = label(kind="head")
        self._problem = label(kind="fault", wrap=True)
        self._problem.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        # Not in the middle of a word: what is typed is a problem until the last letter.
        self._to_say = single_shot(self, PAUSE_MS, self._say_problem)
        self._build()
        # Only with a parent: before, it would be a window of its own and take the keyboard.
        self._hint.setVisible(self._facts.seats_max > 1)
        self.seats.set_limits(self._facts.seats_min, self._facts.seats_max)
        self.seats.fill(max(self._facts.seats_min, min(USUAL_SEATS, self._facts.seats_max)))
        self.seats.changed.connect(self._check)
        self.options.changed.connect(self._check)
        if self.against is not None and self.computers is not None:
            self.seats.offer_computers()
            self.against.wanted.connect(self._begin_against_computers)
            self.against.changed.connect(self.computers_changed)
            self.computers.changed.connect(self.computers_changed)
        if self.form is not None:
            self.form.changed.connect(self._check)
            self.options.changed.connect(self._tell_form)
        self.start.clicked.connect(self._begin)
        self.leave.clicked.connect(self.back)
        self.retranslate()

    def _build(self) -> None:
        # The deal is what people come for; the options of the rules seldom change.
        opening = (self._opening_title, self.form, gap(14)) if self.form is not None else ()
        head = filled(
            self._head, (self._who, 1), *([self.against] if self.against is not None else []), spacing=12
        )
        below = [self.computers] if self.computers is not None else []
        left = filled(QVBoxLayout(), *opening, head, self._hint, self.seats, *below, 1, spacing=8)
        right = filled(QVBoxLayout(), self._how, self.options, (self.seating, 1), 0, spacing=8)
        if self.form is None:
            # A label without a parent would outlive the page.
            self._opening_title.setParent(self._sheet)
            self._opening_title.hide()
        columns = filled(self._columns, (left, 5), (right, 4), margins=(0, 0, 8, 0), spacing=32)
        self.area = scroll_area(columns)
        foot = filled(QHBoxLayout(), self.leave, (self._problem, 1), self.start, spacing=16)
        parts = (self._title, frame("parchment_rule"), (self.area, 1), foot)
        filled(QVBoxLayout(self._sheet), *parts, margins=(32, 20, 32, 20), spacing=14)
        filled(QHBoxLayout(self), 1, (self._sheet, 40), 1, margins=(24, 18, 24, 18))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update_style()

    def update_style(self) -> None:
        # Side by side where there is room, else below each other; the picture of the table comes last.
        self._sheet.setMaximumSize(style.px(1180), style.px(800))
        # The layout comes later: the room inside the sheet is calculated from what surrounds it.
        width = min((self.width() - 48) * 40 // 42, self._sheet.maximumWidth()) - 72
        round_it = self._title.sizeHint().height() + self.start.sizeHint().height() + 40 + 3 * 14
        height = min(self.height() - 36, self._sheet.maximumHeight()) - round_it
        self.seats.update_style()
        beside = (width - 32) * 5 // 9
        stacked = width < style.px(BESIDE_FROM) or beside < self.seats.minimumSizeHint().width()
        set_stacked(self._columns, stacked)
        if self.against is not None:
            self.against.level.fit()
            left = (width if stacked else beside) - self.area.verticalScrollBar().sizeHint().width()
            needed = self._who.sizeHint().width() + 12 + self.against.sizeHint().width()
            set_stacked(self._head, needed > left)
        words = self._how.sizeHint().height() + self.options.heightForWidth((width - 32) * 4 // 9) + 24
        several = self._facts.seats_max > 1
        self.seating.setVisible(several and not stacked and height - words >= PICTURE)

    def propose(
        self,
        people: Sequence[SeatSetting],
        count: int,
        options: Mapping[str, Json],
        computers: Mapping[int, SeatSetting] | None = None,
    ) -> None:
        """Show the options of an earlier game and `count` seats (0: the default), known people first.

        `computers` are the computer players of that game by their places; a game without any has none.
        """
        self.options.set_options(options)
        self._tell_form()
        self.seats.people = people_to_seat(people)
        self.seats.computers = computers or {} if self.computers is not None else {}
        usual = count or max(self._facts.seats_min, USUAL_SEATS)
        self.seats.fill(max(self._fewest(), min(usual, self._facts.seats_max)))
        self._check()

    def show_computer_settings(self, settings: Settings) -> None:
        """Show what was chosen of computer players before."""
        if self.against is not None and self.computers is not None:
            self.against.level.kind = settings.opponents
            self.computers.choose(settings.pace, settings.advice)

    def keep_computer_settings(self, settings: Settings) -> None:
        """Write down what is chosen of computer players."""
        if self.against is not None and self.computers is not None:
            settings.opponents = self.against.level.kind
            settings.pace = str(self.computers.pace.currentData())
            settings.advice = self.computers.advice.isChecked()

    def take_focus(self) -> None:
        """Focus the button that begins, for everything is filled in, or the first name."""
        (self.start if self.start.isEnabled() else self.seats.rows[0].name).setFocus()
        self.start.appear()

    def retranslate(self) -> None:
        wording = registry.wording(self.game_id)
        self._title.setText(wording.title())
        self._who.setText(self.tr("Who plays?"))
        self._how.setText(self.tr("How?"))
        self._opening_title.setText(self.tr("Which deal?"))
        if self.form is not None:
            self.form.retranslate()
        self.start.setText(self.tr("Start the game"))
        self.leave.setText(self.tr("Back to the shelf"))
        self.options.say(wording)
        self.seats.retranslate()
        if self.against is not None and self.computers is not None:
            self.against.retranslate()
            self.computers.retranslate()
        self._check()
        self.update_style()

    def _fewest(self) -> int:
        """The fewest players with the options chosen, as the rules say."""
        game, options = library.game(self.game_id), self.options.options()
        fewest = self._facts.seats_min
        while fewest > 1:
            try:
                game.start([str(number) for number in range(fewest - 1)], options)
            except BadGame:
                break
            fewest -= 1
        return fewest

    def _check(self) -> None:
        fewest, seated = self._fewest(), len(self.seats.rows)
        self.seats.set_limits(min(fewest, seated) or fewest, self._facts.seats_max)
        self.seating.show_seats(self.seats.seats())
        problem = self.form.problem() if self.form is not None else ""
        if (more := fewest - seated) > 0:
            problem = QCoreApplication.translate("NewGamePage", "%n more player(s) needed.", None, more)
        if problem != self._problem.text():
            self._problem.setText(problem)
            self._to_say.start()
        people = ", ".join(names.tidy(row.name.text()) for row in self.seats.rows)
        self.start.setAccessibleDescription(labelled(self._title.text(), people))
        self._say_who_plays(max(fewest, seated) - 1)
        self.start.setEnabled(self.seats.are_good() and not problem)

    def _say_who_plays(self, others: int) -> None:
        persons = self.seats.persons()
        watching = self.tr("The computer plays every seat: you watch.")
        seated = self.tr("In the order in which they sit round the table, clockwise.")
        self._hint.setText(seated if persons else watching)
        if self.against is not None and self.computers is not None:
            self.against.say(self.seats.me().name, others)
            self.computers.show_pace(len(persons) < len(self.seats.rows))

    def _begin_against_computers(self) -> None:
        """The first person alone, against as many as there are seats: nothing else has to be chosen."""
        if self.against is not None:
            self.seats.seat_against_computers(
                max(self._fewest(), len(self.seats.rows)), self.against.level.kind
            )
            self._begin()

    def _say_problem(self) -> None:
        """Why the game cannot begin is said where the keyboard is: none comes to the button now."""
        if (focused := self.focusWidget()) is not None:
            say_at(focused, self._problem.text())

    def _tell_form(self) -> None:
        if self.form is not None:
            self.form.set_options(self.options.options())

    def _begin(self) -> None:
        if self.start.isEnabled():
            opening = self.form.opening() if self.form is not None else None
            self.begin.emit(self.game_id, self.seats.seats(), self.options.options(), opening)
