"""Which page stands in the window: shelf, new game, table or story; each is built when it is first
wanted.

And the curtain over the table: it follows the gate of the game at hand, and whatever page a person
leaves the table for, the table is public when he comes back. The code of a page is read when it is
first wanted, so that the first window comes fast.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from pierres.store.saves import Save
from pierres.store.settings import SeatSetting, Settings
from pierres.table import registry
from pierres.table.opening import Opening
from pierres.table.registry import TABLES
from pierres.windows import crests
from pierres.windows.curtain import FALL_MS, Curtain
from pierres.windows.desk import Desk
from pierres.windows.gate import Phase
from pierres.windows.start_page import StartPage

if TYPE_CHECKING:
    from pierres.windows.new_game_page import NewGamePage
    from pierres.windows.statistics_page import StatisticsPage
    from pierres.windows.story_page import StoryPage
    from pierres.windows.table_page import TablePage


class Pages(QObject):
    """The pages of one window. `changed`: another page, or something else can be done on it."""

    changed = Signal()
    settings_changed = Signal()
    open_wanted = Signal(object)
    go_on_wanted = Signal(object)
    save_wanted = Signal()
    export_wanted = Signal()
    panel_wanted = Signal()
    panel_width = Signal(int)

    def __init__(
        self,
        stack: QStackedWidget,
        curtain: Curtain,
        desk: Desk,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stack, self.curtain, self._desk, self._settings = stack, curtain, desk, settings
        self._motion = "normal"
        self.start: StartPage | None = None
        self.new_game: NewGamePage | None = None
        self.table: TablePage | None = None
        self.story: StoryPage | None = None
        self.statistics: StatisticsPage | None = None
        self._paused = False
        curtain.opened.connect(self._open_curtain)
        desk.closing.connect(self._close_companion)
        desk.opened.connect(self._lay_table)
        desk.closed.connect(self._clear_table)

    @property
    def current(self) -> QWidget | None:
        """The page in sight."""
        return self._stack.currentWidget()

    def at_table(self) -> bool:
        """Whether the table is in sight."""
        return self.table is not None and self.current is self.table

    def prepare(self) -> None:
        """Read the code of the pages that come next, while people look at the first one."""
        import_module("pierres.windows.new_game_page")
        import_module("pierres.windows.table_page")

    # the pages

    def show_start(self) -> None:
        """Leave whatever is open, and show the shelf; a game that is kept nowhere is not left at once."""
        if not self._desk.may_leave():
            return
        self._desk.close()
        if self.start is None:
            self.start = StartPage()
            self.start.game_chosen.connect(self.show_new_game)
            self.start.go_on.connect(self.go_on_wanted)
            self.start.open_save.connect(self.open_wanted)
            self.start.remove.connect(self._remove_unfinished)
            self._stack.addWidget(self.start)
        self.start.refresh(self._desk.unfinished())
        self._turn_to(self.start)
        self.start.take_focus()

    def offered(self) -> Save | None:
        """The unfinished game that is offered in sight, whatever another window has left meanwhile."""
        return None if self.start is None or self.start.ribbon.isHidden() else self.start.ribbon.save

    def _remove_unfinished(self, path: Path) -> None:
        self._desk.discard(path)
        if self.start is not None:
            self.start.refresh(self._desk.unfinished())
            self.start.take_focus()
        self.changed.emit()

    def show_new_game(self, game_id: str) -> None:
        """The page of a new game; a game at hand waits on its table meanwhile."""
        self._leave_table()
        if self.new_game is None or self.new_game.game_id != game_id:
            self._drop(self.new_game)
            from pierres.windows.new_game_page import NewGamePage

            self.new_game = NewGamePage(game_id)
            self.new_game.begin.connect(self.begin)
            self.new_game.back.connect(self.back)
            self._stack.addWidget(self.new_game)
        self.new_game.propose(
            self._settings.people_for(game_id),
            self._settings.last_count(game_id),
            self._settings.last_options.get(game_id, {}),
        )
        self._turn_to(self.new_game)
        self.new_game.take_focus()

    def back(self) -> None:
        """From the page of a new game to where one came from."""
        if self._desk.session is None:
            self.show_start()
        else:
            self.show_table()

    def begin(
        self,
        game_id: str,
        seats: list[SeatSetting],
        options: Mapping[str, Any],
        opening: Opening | None = None,
    ) -> None:
        """Begin a game, and remember who plays and how."""
        if self._desk.new(game_id, seats, options, opening=opening):
            self._settings.last_game = game_id
            # Options that this version does not know are not chosen anew: they stay as they were.
            known = (
                {option.name for option in self._desk.session.facts.options} if self._desk.session else set()
            )
            before = self._settings.last_options.get(game_id, {})
            later = {name: value for name, value in before.items() if name not in known}
            self._settings.last_options[game_id] = {**later, **options}
            self._settings.sat_down(game_id, seats)
            self.settings_changed.emit()

    def show_statistics(self) -> None:
        """The statistics, those of the game at hand first."""
        game_id = self.game_at_hand()
        self._desk.note_played()
        self._leave_table()
        if self.statistics is None:
            from pierres.windows.statistics_page import StatisticsPage

            self.statistics = StatisticsPage()
            self.statistics.back.connect(self.back)
            self.statistics.export.connect(self.export_wanted)
            self._stack.addWidget(self.statistics)
        self.statistics.read(game_id)
        self._turn_to(self.statistics)
        self.statistics.take_focus()

    def pause(self) -> None:
        """Hide the table until somebody is there again; clocks stop."""
        session = self._desk.session
        if session is None or self.table is None or not self.at_table():
            return
        if len(session.seats) > 1:
            session.hide()
            return
        self._paused = True
        self.table.set_resting(True)
        seat = session.seats[0]
        self.curtain.say(
            self.table.wording.curtain(session.view(), seat), crests.known(session.player(seat)["colour"])
        )
        self.curtain.lower()
        self.table.setEnabled(False)

    def show_table(self) -> None:
        """The table of the game at hand."""
        if self.table is None:
            return
        # Before it comes in sight: Qt gives it the keyboard then, and readers say at once what has it.
        self.table.greet()
        self._turn_to(self.table)
        self._follow_gate()
        self.table.take_focus()

    def show_story(self) -> None:
        """The story of the game, which is over."""
        session, wording = self._desk.session, self._desk.wording
        if session is None or wording is None or not session.over:
            return
        self._leave_table()
        if self.story is None:
            from pierres.windows.story_page import StoryPage

            self.story = StoryPage(session, wording)
            self.story.again.connect(self._again)
            self.story.save.connect(self.save_wanted)
            self.story.table.connect(self.show_table)
            self.story.shelf.connect(self.show_start)
            self._stack.addWidget(self.story)
        self._turn_to(self.story)
        self.story.take_focus()
        self.story.celebrate(self._motion)

    def _again(self) -> None:
        session = self._desk.session
        if session is not None:
            seats = [
                SeatSetting(seat, crests.known(session.player(seat)["colour"])) for seat in session.seats
            ]
            companion = self.table.companion if self.table is not None else None
            opening = companion.opening_again() if companion is not None else None
            self.begin(session.game_id, seats, dict(session.record.options), opening)

    def _begin_here(self, opening: Opening) -> None:
        """Another game by the same people and options, that begins like this."""
        session = self._desk.session
        if session is not None:
            seats = [
                SeatSetting(seat, crests.known(session.player(seat)["colour"])) for seat in session.seats
            ]
            self.begin(session.game_id, seats, dict(session.record.options), opening)

    def game_at_hand(self) -> str:
        """The game whose rules are wanted and of which a new one would begin."""
        if self._desk.session is not None:
            return self._desk.session.game_id
        if self.new_game is not None and self.current is self.new_game:
            return self.new_game.game_id
        meant = self.start.game_meant() if self.start is not None and self.current is self.start else ""
        if meant in TABLES:
            return meant
        return self._settings.last_game if self._settings.last_game in TABLES else next(iter(TABLES))

    # looks

    def set_look(self) -> None:
        """The theme or the text size is another."""
        if self.table is not None:
            self.table.set_look()
        if self.story is not None:
            self.story.set_look()
        if self.start is not None:
            self.start.set_look()
        if self.new_game is not None:
            self.new_game.arrange()
        if self.statistics is not None:
            self.statistics.set_look()
        self.curtain.update()

    def set_motion(self, motion: str) -> None:
        """How fast things move."""
        self._motion = motion
        self.curtain.fall_ms = {"off": 0, "fast": FALL_MS // 2, "normal": FALL_MS, "slow": FALL_MS * 2}[
            motion
        ]
        if self.table is not None:
            self.table.set_motion(motion)

    def set_panels(self) -> None:
        """Panels were shown or put away."""
        if self.table is not None:
            self.table.set_panels(self._settings.panels)

    def displays(self) -> dict[str, bool]:
        """What stands of the look and the handling of the game at hand, by name.

        What another version keeps there besides is none of our business.
        """
        game_id = self._desk.session.game_id if self._desk.session is not None else ""
        usual = registry.table_of(game_id).displays if game_id else {}
        chosen = self._settings.displays.get(game_id, {})
        return {name: chosen.get(name, on) for name, on in usual.items()}

    def choose_display(self, name: str, on: bool) -> None:
        """Choose something of the look and the handling of the game at hand."""
        if self._desk.session is not None and self.table is not None:
            self._settings.displays.setdefault(self._desk.session.game_id, {})[name] = on
            self.table.set_displays(self.displays())
            self.settings_changed.emit()

    def panel_name(self) -> str:
        """Which panel the window has room for: one `side` by side with the table, or one `over` it."""
        return "over" if self.table is not None and self.table.room.over else "side"

    def retranslate_curtain(self) -> None:
        """Read the words of the curtain again."""
        if self.curtain.is_down:
            self._say_curtain()

    # the table and its curtain

    def _lay_table(self, new: bool) -> None:
        session, wording = self._desk.session, self._desk.wording
        assert session is not None and wording is not None
        from pierres.windows.table_page import TablePage

        self.table = TablePage(session, wording)
        self.table.set_look()
        self.table.set_motion(self._motion)
        self.table.set_panels(self._settings.panels)
        self.table.set_displays(self.displays())
        if self.table.companion is not None:
            self.table.companion.begin_wanted.connect(self._begin_here)
        self.table.story_wanted.connect(self.show_story)
        self.table.gate.changed.connect(self._follow_gate)
        self.table.room.changed.connect(self.changed)
        self.table.room.toggle_wanted.connect(self.panel_wanted)
        self.table.room.width_chosen.connect(self.panel_width)
        self.table.side.answers.unfolded.connect(self._keep_unfolded)
        session.changed.connect(self.changed)
        self._stack.addWidget(self.table)
        if new:
            self.table.gate.show_first()
        self.show_table()

    def _keep_unfolded(self, unfolded: bool) -> None:
        self._settings.panels["fists"] = unfolded
        self.settings_changed.emit()

    def _close_companion(self) -> None:
        if self.table is not None and self.table.companion is not None:
            self.table.companion.close()

    def _clear_table(self) -> None:
        self._paused = False
        self.curtain.drop()
        self._drop(self.story)
        self._drop(self.table)
        self.story = self.table = None

    def rest(self, resting: bool) -> None:
        """The window is put away, or comes back: perhaps somebody else opens it again."""
        session = self._desk.session
        if session is None or self.table is None:
            return
        if len(session.seats) > 1:
            if resting:
                session.hide()
        elif not self._paused and self.at_table():
            self.table.set_resting(resting)

    def _end_pause(self) -> None:
        if self._paused and self.table is not None:
            self._paused = False
            self.table.setEnabled(True)

    def _leave_table(self) -> None:
        if self.table is not None:
            self.table.end_peek()
            self.table.session.hide()
        self.curtain.drop()

    def _follow_gate(self) -> None:
        if self.table is None or not self.at_table() or self._paused:
            return
        covered = self.table.gate.phase is Phase.COVERED
        if covered:
            self._say_curtain()
            self.curtain.lower()
            self.table.setEnabled(False)
        elif self.curtain.is_down:
            self.table.setEnabled(True)
            self.curtain.lift()
            self.table.take_focus()
        else:
            self.table.setEnabled(True)
        self.changed.emit()

    def _say_curtain(self) -> None:
        assert self.table is not None
        session, seat = self.table.session, self.table.gate.seat
        if seat is not None:
            colour = crests.known(session.player(seat)["colour"])
            text = self.table.wording.curtain(session.view(), seat)
            self.curtain.say(text, colour)

    def _open_curtain(self) -> None:
        table = self.table
        if table is not None and self._paused:
            self._paused = False
            table.setEnabled(True)
            self.curtain.lift()
            table.set_resting(False)
            table.take_focus()
            return
        if table is None or table.gate.phase is not Phase.COVERED or table.gate.seat is None:
            return
        seat = table.gate.seat
        table.by_key(self.curtain.by_key)
        table.gate.raise_curtain()
        # The session may have refused, or have moved on already: only whoever looks now is told anything.
        if table.session.viewer == seat:
            table.tell_recap(seat)

    def _turn_to(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        if page is not self.table:
            self._end_pause()
            self.curtain.drop()
        self.changed.emit()

    def _drop(self, page: QWidget | None) -> None:
        if page is not None:
            page.hide()
            self._stack.removeWidget(page)
            page.setParent(None)
            page.deleteLater()
