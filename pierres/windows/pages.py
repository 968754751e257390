"""The pages of the window (shelf, new game, table, story, statistics), each made when it is first needed.

And the curtain over the table: it follows the gate of the current game, and whatever page a person leaves the
table for, the table is public when they come back. The code of a page is imported when it is first needed, so
that the first window comes fast.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from pierres.rules.game import PUBLIC
from pierres.rules.given import Json
from pierres.store.saves import Save
from pierres.store.settings import SeatSetting, Settings
from pierres.table import registry
from pierres.table.companion import Opening
from pierres.table.registry import TABLES
from pierres.windows import beginning, crests
from pierres.windows.curtain import FALL_MS, Curtain
from pierres.windows.game_controller import GameController
from pierres.windows.gate import Phase
from pierres.windows.start_page import StartPage

if TYPE_CHECKING:
    from pierres.windows.new_game_page import NewGamePage
    from pierres.windows.statistics_page import StatisticsPage
    from pierres.windows.story_page import StoryPage
    from pierres.windows.table_page import TablePage

AnyPage = TypeVar("AnyPage", bound=QWidget)


class Pages(QObject):
    """The pages of one window. `changed`: another page is shown, or something else can be done on it."""

    changed = Signal()
    settings_changed = Signal()
    open_requested = Signal(object)  # Path
    resume_requested = Signal(object)  # Path
    save_requested = Signal()
    export_requested = Signal()
    panel_requested = Signal()
    panel_width = Signal(int)
    pace_chosen = Signal(str)

    def __init__(
        self,
        stack: QStackedWidget,
        curtain: Curtain,
        controller: GameController,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stack, self.curtain, self._controller, self._settings = stack, curtain, controller, settings
        self._motion = "normal"
        self.start: StartPage | None = None
        self.new_game: NewGamePage | None = None
        self.table: TablePage | None = None
        self.story: StoryPage | None = None
        self.statistics: StatisticsPage | None = None
        self.paused = self._minimized = False
        """Whether somebody who plays alone has lowered the curtain for a break; whether nobody can look."""
        curtain.opened.connect(self._open_curtain)
        controller.closing.connect(self._close_companion)
        controller.opened.connect(self._lay_table)
        controller.closed.connect(self._clear_table)

    @property
    def current(self) -> QWidget | None:
        """The page on show."""
        return self._stack.currentWidget()

    def at_table(self) -> bool:
        """Whether the table is on show."""
        return self.table is not None and self.current is self.table

    def prepare(self) -> None:
        """Import the code of the pages that come next, while people look at the first one."""
        import_module("pierres.windows.new_game_page")
        import_module("pierres.windows.table_page")

    def _added(self, page: AnyPage) -> AnyPage:
        self._stack.addWidget(page)
        return page

    def _turn_to(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        if page is not self.table:
            if self.paused and self.table is not None:
                self.paused = False
                self.table.setEnabled(True)
            self.curtain.drop()
        self.changed.emit()

    def _drop(self, page: QWidget | None) -> None:
        if page is not None:
            page.hide()
            self._stack.removeWidget(page)
            page.setParent(None)
            page.deleteLater()

    def show_start(self) -> None:
        """Close the current game and show the shelf; an unsaved game is not left at once."""
        if not self._controller.may_leave():
            return
        self._controller.close()
        if self.start is None:
            self.start = self._added(StartPage())
            self.start.game_chosen.connect(self.show_new_game)
            self.start.resume.connect(self.resume_requested)
            self.start.open_save.connect(self.open_requested)
            self.start.remove.connect(self._remove_unfinished)
        self.start.refresh(self._controller.unfinished())
        self._turn_to(self.start)
        self.start.take_focus()

    def offered(self) -> Save | None:
        """The unfinished game that the shelf offers, even if another window has added others meanwhile."""
        button = self.start.continue_button if self.start is not None else None
        return None if button is None or button.isHidden() else button.save

    def _remove_unfinished(self, path: Path) -> None:
        self._controller.discard(path)
        if self.start is not None:
            self.start.refresh(self._controller.unfinished())
            self.start.take_focus()
        self.changed.emit()

    def show_new_game(self, game_id: str) -> None:
        """Show the page of a new game; the current game waits on its table meanwhile."""
        self._leave_table()
        if self.new_game is None or self.new_game.game_id != game_id:
            self._drop(self.new_game)
            from pierres.windows.new_game_page import NewGamePage

            self.new_game = self._added(NewGamePage(game_id))
            self.new_game.begin.connect(self.begin)
            self.new_game.back.connect(self.back)
            self.new_game.show_computer_settings(self._settings)
            self.new_game.computers_changed.connect(self._keep_computers)
        settings, options = self._settings, self._settings.last_options.get(game_id, {})
        people, count = settings.people_for(game_id), settings.last_count(game_id)
        self.new_game.propose(people, count, options, settings.computers_for(game_id))
        self._turn_to(self.new_game)
        self.new_game.take_focus()

    def _keep_computers(self) -> None:
        if self.new_game is not None:
            self.new_game.keep_computer_settings(self._settings)
            self.pace_chosen.emit(self._settings.pace)

    def back(self) -> None:
        """From another page to the table of the current game, or to the shelf."""
        (self.show_start if self._controller.session is None else self.show_table)()

    def begin(
        self,
        game_id: str,
        seats: list[SeatSetting],
        options: Mapping[str, Json],
        opening: Opening | None = None,
        advice: bool | None = None,
    ) -> None:
        """Begin a game, and remember who plays and with which options.

        `advice` says whether the computer may be asked; None stands for what was chosen last.
        """
        if beginning.begin(self._controller, self._settings, game_id, seats, options, opening, advice):
            self.settings_changed.emit()

    def _begin_like_this(self, opening: Opening | None) -> None:
        session = self._controller.session
        if session is not None:
            seats, options = beginning.seats_of(session), dict(session.record.options)
            self.begin(session.game_id, seats, options, opening, beginning.advice_allowed(session))

    def _again(self) -> None:
        self._begin_like_this(self.table.companion.opening_again() if self.table is not None else None)

    def show_statistics(self) -> None:
        """Show the statistics, those of the current game first."""
        game_id = self.current_game()
        self._controller.note_played()
        self._leave_table()
        if self.statistics is None:
            from pierres.windows.statistics_page import StatisticsPage

            self.statistics = self._added(StatisticsPage())
            self.statistics.back.connect(self.back)
            self.statistics.export.connect(self.export_requested)
        self.statistics.read(game_id)
        self._turn_to(self.statistics)
        self.statistics.take_focus()

    def show_table(self) -> None:
        """Show the table of the current game."""
        if self.table is not None:
            # Before it is shown: Qt gives it the focus then, and screen readers say at once what has it.
            self.table.greet()
            self._turn_to(self.table)
            self._follow_gate()
            self.table.take_focus()

    def show_story(self) -> None:
        """Show the story of the game, which is over."""
        session, wording = self._controller.session, self._controller.wording
        if session is None or wording is None or not session.over:
            return
        self._leave_table()
        if self.story is None:
            from pierres.windows.story_page import StoryPage

            self.story = self._added(StoryPage(session, wording))
            self.story.again.connect(self._again)
            self.story.save.connect(self.save_requested)
            self.story.table.connect(self.show_table)
            self.story.shelf.connect(self.show_start)
        self._turn_to(self.story)
        self.story.take_focus()
        self.story.celebrate(self._motion)

    def current_game(self) -> str:
        """The id of the game whose rules are shown and of which a new one would begin."""
        if self._controller.session is not None:
            return self._controller.session.game_id
        if self.new_game is not None and self.current is self.new_game:
            return self.new_game.game_id
        focused = self.start.focused_game() if self.start is not None and self.current is self.start else ""
        games = (focused, self._settings.last_game, *TABLES)
        return next(game for game in games if game in TABLES)

    def update_style(self) -> None:
        """The theme or the text size has changed."""
        for page in (self.table, self.story, self.start, self.new_game, self.statistics):
            if page is not None:
                page.update_style()
        self.curtain.update()

    def set_motion(self, motion: str) -> None:
        """Set the animation speed."""
        self._motion = motion
        self.curtain.fall_ms = round(FALL_MS * {"off": 0, "fast": 0.5, "normal": 1, "slow": 2}[motion])
        if self.table is not None:
            self.table.view.set_motion(motion)

    def set_panels(self) -> None:
        """Panels were shown or hidden."""
        if self.table is not None:
            self.table.set_panels(self._settings.panels)

    def displays(self) -> dict[str, bool]:
        """The display options of the current game by name, whether they are on.

        Options that only another version knows are left alone.
        """
        if self._controller.session is None:
            return {}
        game_id = self._controller.session.game_id
        chosen = self._settings.displays.get(game_id, {})
        return {name: chosen.get(name, on) for name, on in registry.table_of(game_id).displays.items()}

    def choose_display(self, name: str, on: bool) -> None:
        """Switch a display option of the current game."""
        if self._controller.session is not None and self.table is not None:
            self._settings.displays.setdefault(self._controller.session.game_id, {})[name] = on
            self.table.companion.set_displays(self.displays())
            self.settings_changed.emit()

    def panel_name(self) -> str:
        """Which panel the window has room for: `side` by side with the table, or `over` it."""
        return "over" if self.table is not None and self.table.container.over else "side"

    def _keep_unfolded(self, unfolded: bool) -> None:
        self._settings.panels["fists"] = unfolded
        self.settings_changed.emit()

    def _lay_table(self, new: bool) -> None:
        session, wording = self._controller.session, self._controller.wording
        assert session is not None and wording is not None
        from pierres.windows.table_page import TablePage

        table = self.table = TablePage(session, wording)
        table.update_style()
        table.view.set_motion(self._motion)
        table.set_panels(self._settings.panels)
        table.companion.set_displays(self.displays())
        table.companion.begin_wanted.connect(self._begin_like_this)
        table.story_requested.connect(self.show_story)
        table.gate.changed.connect(self._follow_gate)
        table.container.changed.connect(self.changed)
        table.container.toggle_requested.connect(self.panel_requested)
        table.container.width_chosen.connect(self.panel_width)
        table.side.answers.unfolded.connect(self._keep_unfolded)
        session.changed.connect(self.changed)
        self._stack.addWidget(table)
        if new:
            table.gate.show_first()
        self.show_table()

    def _close_companion(self) -> None:
        if self.table is not None:
            self.table.companion.close()

    def _clear_table(self) -> None:
        self.paused = False
        self.curtain.drop()
        self._drop(self.story)
        self._drop(self.table)
        self.story = self.table = None

    def _leave_table(self) -> None:
        if self.table is not None:
            self.table.end_peek()
            self.table.session.hide()
        self.curtain.drop()

    def pause(self) -> None:
        """Hide the table until somebody is there again; clocks stop."""
        if self.table is None or not self.at_table():
            return
        session = self.table.session
        if session.everybody == PUBLIC:
            session.hide()
            return
        self.paused = True
        self.table.companion.set_resting(True)
        self._lower_curtain(session.everybody)
        self.changed.emit()

    def rest(self, resting: bool) -> None:
        """The window is minimized or restored: perhaps by somebody else."""
        if self.table is None:
            return
        session = self.table.session
        self._minimized = resting
        if session.everybody != PUBLIC:
            if not self.paused and self.at_table():
                self.table.companion.set_resting(resting)
        elif resting:
            session.hide()
        self.changed.emit()

    def resting(self) -> bool:
        """Whether nobody looks at the table: it is paused, minimized, or another page is on show."""
        return self.paused or self._minimized or not self.at_table()

    def _follow_gate(self) -> None:
        if self.table is None or not self.at_table() or self.paused:
            return
        if self.table.gate.phase is Phase.COVERED:
            self._lower_curtain(self.table.gate.seat)
        else:
            self.table.setEnabled(True)
            if self.curtain.is_down:
                self.curtain.lift()
                self.table.take_focus()
        self.changed.emit()

    def _lower_curtain(self, seat: str | None) -> None:
        self._say_curtain(seat)
        self.curtain.lower()
        if self.table is not None:
            self.table.setEnabled(False)

    def retranslate_curtain(self) -> None:
        """Set the texts of the curtain in the current language."""
        if self.curtain.is_down and self.table is not None:
            self._say_curtain(self.table.session.everybody if self.paused else self.table.gate.seat)

    def _say_curtain(self, seat: str | None) -> None:
        if self.table is not None and seat is not None:
            session, wording = self.table.session, self.table.wording
            said = wording.curtain(session.view(), seat)
            if session.facts.hidden and seat not in session.waiting():
                # Whoever takes a break, or a seat, while others are asked has nothing to do yet.
                said = replace(said, invitation="")
            self.curtain.say(said, crests.colour_of(session, seat))

    def _open_curtain(self) -> None:
        table = self.table
        if table is not None and self.paused:
            self.paused = False
            table.setEnabled(True)
            self.curtain.lift()
            table.companion.set_resting(False)
            table.take_focus()
            self.changed.emit()
            return
        if table is None or table.gate.phase is not Phase.COVERED or table.gate.seat is None:
            return
        seat = table.gate.seat
        table.by_key(self.curtain.button.by_key)
        table.gate.raise_curtain()
        # The session may have refused, or have moved on: only the person who looks now gets a recap.
        if table.session.viewer == seat:
            table.tell_recap(seat)
