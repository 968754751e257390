"""The main window: menu bar, pages, what it remembers, and its appearance."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QMoveEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from pierres.locales import system_language
from pierres.models import troubles
from pierres.store.files import StoreError
from pierres.table import theme
from pierres.table.registry import TABLES
from pierres.translation import spoken
from pierres.windows import readers, style, window_state
from pierres.windows.actions import SECTIONS, Actions
from pierres.windows.computer_controls import ComputerControls
from pierres.windows.curtain import Curtain
from pierres.windows.dialogs import Dialogs
from pierres.windows.file_dialogs import FileDialogs, FileDrop
from pierres.windows.full_screen import FullScreen
from pierres.windows.game_controller import GameController
from pierres.windows.notice import FaultNotice, NoticeBar
from pierres.windows.pages import Pages
from pierres.windows.style import SYSTEM, motion_of, theme_of
from pierres.windows.unavailable_actions import UnhandledKeys, unavailable
from pierres.windows.widgets import filled, single_shot
from pierres.windows.window_state import Place, SettingsSaver

IDLE_MS = 350
"""How long after the window is shown the code of the next pages is imported."""


class CentralWidget(QWidget):
    """All below the menu bar: the notice bar above the stack of pages; the curtain covers both."""

    def __init__(self) -> None:
        super().__init__()
        self.notice = NoticeBar()
        self.stack = QStackedWidget()
        filled(QVBoxLayout(self), self.notice, (self.stack, 1), spacing=0)
        self.curtain = Curtain(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
        self.notice.fit(self.height())


class MainWindow(QMainWindow):
    """The window of the program.

    `language_switch` puts a language code in force. `open_file` is a saved game to open at once. `language`
    was given on the command line and is in force already: it beats the saved one and is not saved.
    """

    def __init__(
        self,
        language_switch: Callable[[str], None],
        open_file: str | None = None,
        language: str | None = None,
    ) -> None:
        super().__init__()
        readers.install()
        self._switch = language_switch
        self.saver = SettingsSaver(self._place, self)
        self.settings = self.saver.settings
        if language is None and self.settings.language is not None:
            language_switch(self.settings.language)
        theme.use(theme_of(self.settings.theme), spoken())
        style.set_scale(self.settings.text_scale)
        style.apply(self)
        self.central = CentralWidget()
        self.setCentralWidget(self.central)
        self.notice, self.curtain = self.central.notice, self.central.curtain
        self.controller = GameController(self)
        self.pages = Pages(self.central.stack, self.curtain, self.controller, self.settings, self)
        self.actions_ = Actions(self)
        self.computers = ComputerControls(self.actions_, self.controller, self.pages, self)
        self.full_screen = FullScreen(self)
        self.dialogs = Dialogs(self)
        self.files = FileDialogs(self, self.controller)
        self.faults = FaultNotice(self, self.notice, self.controller, self.settings)
        self._file_drop = FileDrop(self)
        self._unhandled_keys = UnhandledKeys(self.actions_, self.full_screen)
        self.setAcceptDrops(True)
        self._idle = single_shot(self, IDLE_MS, self._when_idle)
        self._connect()
        self._restore_place()
        self.pages.set_motion(motion_of(self.settings.motion, self))
        self.controller.set_pace(self.settings.pace)
        self._show_settings()
        self._show_own()
        if not (open_file and self._open(open_file)):
            self.pages.show_start()
        if text := self.saver.notice():
            self.notice.say(text)
        self._follow()

    def _connect(self) -> None:
        actions, pages, controller = self.actions_, self.pages, self.controller
        for name, slot in (
            ("new", self._new), ("resume", self._resume_latest), ("open", self.files.ask_open),
            ("save", self._save), ("save_as", self.files.ask_save), ("pause", pages.pause),
            ("close", pages.show_start), ("statistics", pages.show_statistics), ("quit", self.close),
            ("undo", controller.undo), ("redo", controller.redo),
            ("larger", lambda: self.set_text_scale(style.next_scale(1))),
            ("smaller", lambda: self.set_text_scale(style.next_scale(-1))),
            ("usual", lambda: self.set_text_scale(100)),
            ("settings", lambda: self.dialogs.show_settings(self.settings)),
            ("rules", lambda: self.dialogs.show_help("rules", self.pages.current_game())),
            ("keys", lambda: self.dialogs.show_help("keys")),
            ("about", lambda: self.dialogs.show_help("about")),
        ):  # fmt: skip
            actions.all[name].triggered.connect(slot)
        actions.all["full_screen"].toggled.connect(self.full_screen.set)
        for chooser in (actions, self.dialogs):
            chooser.chosen.connect(self.choose)
        for reporter in (controller, self.saver, self._file_drop):
            reporter.trouble.connect(self.notice.say)
        for opener in (pages.open_requested, self.files.to_open, actions.recent_chosen):
            opener.connect(self._open)
        self.full_screen.changed.connect(self._follow_full_screen)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        actions.panel_toggled.connect(self._toggle_panel)
        actions.display_toggled.connect(pages.choose_display)
        actions.menu_opens.connect(self._end_peek)
        pages.changed.connect(self._follow)
        pages.settings_changed.connect(self.saver.save)
        pages.pace_chosen.connect(self.set_pace)
        self.computers.changed.connect(self._follow)
        pages.panel_requested.connect(actions.all["side"].trigger)
        pages.panel_width.connect(self._note_panel_width)
        pages.resume_requested.connect(self._resume)
        pages.save_requested.connect(self.files.ask_save)
        pages.export_requested.connect(self.files.ask_export)
        self.files.to_save.connect(controller.save)
        self.files.to_export.connect(self._export)
        self._file_drop.to_open.connect(self._open_dropped)
        self._unhandled_keys.refused.connect(self._say_briefly)
        controller.changed_meanwhile.connect(self.files.ask_changed)
        controller.opened.connect(self._take_game)
        controller.closed.connect(self._show_own)
        controller.saved.connect(self._used)
        controller.saved.connect(self._say_saved)

    def _say_briefly(self, text: str) -> None:
        self.notice.say(text, passing=True)

    def _new(self) -> None:
        if len(TABLES) == 1 or self.controller.session is not None:
            self.pages.show_new_game(self.pages.current_game())
        else:
            self.pages.show_start()

    def _take_game(self) -> None:
        self.notice.close_notice()
        self._show_own()
        if self.pages.table is not None:
            self.pages.table.container.set_panel_width(self._panel_width)

    def _open(self, path: Path | str) -> bool:
        if opened := self.controller.open(Path(path)):
            self._used(Path(path))
        return opened

    def _open_dropped(self, path: Path) -> None:
        left = self.controller.session
        waiting = self._file_drop.waiting(left) if left is not None else ""
        # Asked only then: the game may be over while the table still shows how it ended.
        if self._open(path) and left is not None and not left.over:
            self._say_briefly(waiting)

    def _resume(self, path: Path) -> None:
        if not self.controller.resume(path):
            self.pages.show_start()

    def _resume_latest(self) -> None:
        if self.controller.session is not None:
            self.pages.show_table()
        elif (save := self.pages.offered()) is not None:
            self._resume(save.path)

    def _save(self) -> None:
        if self.controller.session is not None:
            (self.files.ask_save if self.controller.session.path is None else self.controller.save)()

    def _say_saved(self, path: Path) -> None:
        self._say_briefly(self.tr("Saved as {name}.").format(name=path.name))

    def _used(self, path: Path) -> None:
        self.settings.used(path)
        self.actions_.set_recent(self.settings.recent)
        self.saver.save()

    def _export(self, path: str) -> None:
        if self.pages.statistics is not None:
            try:
                self.pages.statistics.write(Path(path))
            except StoreError as error:
                self.notice.say(troubles.sentence(error))
            else:
                self._say_saved(Path(path))

    def _end_peek(self) -> None:
        if self.pages.table is not None:
            self.pages.table.end_peek()

    def choose(self, setting: str, value: object) -> None:
        """Apply a value of a setting: `language`, `theme`, `motion`, `pace` or `text_scale`."""
        getattr(self, f"set_{setting}")(value)

    def set_theme(self, name: str) -> None:
        """Apply a theme: `night`, `linen`, `contrast`, or the one that the `system` asks for."""
        self.settings.theme = name  # type: ignore[assignment]
        theme.use(theme_of(name), spoken())
        self._update_style()

    def _follow_system(self) -> None:
        if self.settings.theme == SYSTEM:
            self.set_theme(SYSTEM)

    def set_text_scale(self, percent: int) -> None:
        """Apply a text size, in percent from 80 to 200."""
        style.set_scale(percent)
        self.settings.text_scale = style.scale()
        self._update_style()

    def set_motion(self, name: str) -> None:
        """Set the animation speed: `off`, `fast`, `normal`, `slow`, or as the `system` asks for."""
        self.settings.motion = None if name == SYSTEM else name  # type: ignore[assignment]
        self.pages.set_motion(motion_of(self.settings.motion, self))
        self._save_settings()

    def set_pace(self, name: str) -> None:
        """Set how fast computer players are seen to answer: `slow`, `normal`, `fast` or `instant`."""
        self.settings.pace = name
        self.controller.set_pace(name)
        if self.pages.new_game is not None:
            self.pages.new_game.show_computer_settings(self.settings)
        self._save_settings()

    def set_language(self, code: str) -> None:
        """Switch to a language, or to that of the `system`; every open window is translated again."""
        self.settings.language = None if code == SYSTEM else code  # type: ignore[assignment]
        self._switch(system_language() if code == SYSTEM else code)
        self._save_settings()

    def _save_settings(self) -> None:
        self._show_settings()
        self.saver.save()

    def _update_style(self) -> None:
        style.apply(self)
        self.pages.update_style()
        self.dialogs.update_style()
        self._save_settings()

    def _toggle_panel(self, name: str, shown: bool) -> None:
        panels, table = self.settings.panels, self.pages.table
        panels[self.pages.panel_name() if name == "side" else name] = shown
        if name == "side" and shown and not any(panels.get(section, True) for section in SECTIONS):
            panels.update(dict.fromkeys(SECTIONS, True))
        self.pages.set_panels()
        self.saver.save()
        if table is not None and self.pages.at_table():
            if name == "side" and not shown:
                table.view.voice.say(self.tr("The panel is put away."))
            (table.side if name == "side" and shown else table).take_focus()

    def _show_settings(self) -> None:
        self.actions_.show_choices(self.settings)
        self.actions_.set_recent(self.settings.recent)
        self._show_panels()
        self.dialogs.follow(self.settings)

    def _show_own(self) -> None:
        wording, table, on = self.controller.wording, self.pages.table, self.pages.displays()
        if wording is None:
            self.actions_.set_own("", (), {})
            return
        texts = {name: wording.display_text(name) for name in on}
        displays = {name: (text.label, text.explanation, on[name]) for name, text in texts.items()}
        self.actions_.set_own(wording.title(), table.companion.actions() if table else (), displays)

    def _show_panels(self) -> None:
        for name, action in self.actions_.panels.items():
            action.setChecked(self.settings.panels.get(name, True))
        if self.pages.table is not None:
            self.actions_.panels["side"].setChecked(self.pages.table.container.opened)

    def _follow(self) -> None:
        """Update title and menus: what is open, and what can be done."""
        computers = self.computers
        self.actions_.set_unavailable(
            unavailable(self.controller.session, self.pages, computers.unavailable())
        )
        computers.follow()
        self._show_panels()
        title = self.controller.wording.title() if self.controller.wording is not None else ""
        own = self.pages.table.companion.title() if self.pages.table is not None else ""
        self.setWindowTitle(" – ".join(filter(None, (title, own))))

    def _follow_full_screen(self, on: bool) -> None:
        self.actions_.all["full_screen"].setChecked(on)
        way_out = self.tr("Press F11 or Esc to leave full screen.")
        (self._say_briefly if on else self.notice.withdraw)(way_out)

    def _restore_place(self) -> None:
        place = window_state.read(self.settings.geometry, self.settings.window_state)
        self._put = window_state.put(self, place)
        self._panel_width, self._frame = place.side, place.frame
        states = {"maximized": Qt.WindowState.WindowMaximized, "full": Qt.WindowState.WindowFullScreen}
        if place.state in states:
            self.setWindowState(states[place.state])

    def _when_idle(self) -> None:
        """Now that the window is shown its frame is known. A size that it was given meanwhile stays."""
        self.pages.prepare()
        if self.size() == self._put.size():
            window_state.bring_in(self)

    def _note_panel_width(self, width: int) -> None:
        self._panel_width = width
        self.saver.save_soon()

    def _place(self) -> Place:
        state = "full" if self.full_screen.on else "maximized" if self.isMaximized() else "normal"
        if state == "normal":
            self._frame = window_state.frame_of(self) or self._frame
        return Place(self.normalGeometry(), state, self._panel_width, self._frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self.saver.save_soon()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        if self.isVisible():
            self.saver.save_soon()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        # The files are looked at only when they are dropped: until then nothing is certain.
        if event.mimeData().hasUrls():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        self._file_drop.take(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._idle.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            theme.use(theme_of(self.settings.theme), spoken())
            self.actions_.retranslate()
            self.pages.retranslate_curtain()
            self._show_own()
            self._follow()
        elif event.type() == QEvent.Type.WindowStateChange:
            if self.isMinimized():
                # Whoever restores the window need not be the one who minimized it.
                self._end_peek()
            self.pages.rest(self.isMinimized())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._unhandled_keys.take(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked: the game was saved after every answer. If that failed, a message says so once."""
        self._end_peek()
        if not self.controller.may_leave():
            event.ignore()
            return
        self.saver.save()
        self.dialogs.close()
        self.controller.close()
        self.faults.close()
        event.accept()
