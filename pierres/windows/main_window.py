"""The main window: its menu bar, its pages, what it remembers, and how it looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
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
from PySide6.QtWidgets import QMainWindow

from pierres.language import system_language
from pierres.models import troubles
from pierres.store.errors import StoreError
from pierres.table import theme
from pierres.table.registry import TABLES
from pierres.translation import spoken
from pierres.windows import look, readers, window_place
from pierres.windows.actions import SECTIONS, SYSTEM, Actions
from pierres.windows.beside import Beside
from pierres.windows.body import Body
from pierres.windows.curtain import Curtain
from pierres.windows.daylight import theme_of
from pierres.windows.desk import Desk
from pierres.windows.dropping import Dropping
from pierres.windows.fault_notice import FaultNotice
from pierres.windows.file_dialogs import FileDialogs
from pierres.windows.full_screen import FullScreen
from pierres.windows.kept_settings import KeptSettings
from pierres.windows.motion import motion_of
from pierres.windows.notice import NoticeBar
from pierres.windows.pages import Pages
from pierres.windows.possible import impossible
from pierres.windows.stray_keys import StrayKeys
from pierres.windows.window_place import Place

IDLE_MS = 350
"""So long after the first window the code of the next pages is read."""


class MainWindow(QMainWindow):
    """The window of the program.

    `language_switch` puts a language code in force. `open_file` is a saved game to open at once. `language`
    is one that was asked for on the command line and is in force already: it beats the saved one and is not
    saved.
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
        self.kept = KeptSettings(self._place, self)
        self.settings = self.kept.settings
        if language is None and self.settings.language is not None:
            language_switch(self.settings.language)
        theme.use(theme_of(self.settings.theme), self._language_code())
        look.set_scale(self.settings.text_scale)
        look.apply(self)
        self.body = Body()
        self.setCentralWidget(self.body)
        self.desk = Desk(self)
        self.pages = Pages(self.body.stack, self.body.curtain, self.desk, self.settings, self)
        self.actions_ = Actions(self)
        self.full_screen = FullScreen(self)
        self.beside = Beside(self)
        self.files = FileDialogs(self, self.desk)
        self.faults = FaultNotice(self, self.notice, lambda: self.desk.session, lambda: self.settings.motion)
        self._dropping = Dropping(self)
        self._stray_keys = StrayKeys(self.actions_, self.full_screen)
        self.setAcceptDrops(True)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self.pages.prepare)
        self._idle.timeout.connect(self._bring_in)
        self._connect()
        self._restore_place()
        self._set_motion()
        self._show_settings()
        self._show_own()
        if not (open_file and self._open(Path(open_file))):
            self.pages.show_start()
        if text := self.kept.notice():
            self.notice.say(text)
        self._follow()

    @property
    def notice(self) -> NoticeBar:
        """The strip for messages."""
        return self.body.notice

    @property
    def curtain(self) -> Curtain:
        """The curtain over the pages."""
        return self.body.curtain

    def _connect(self) -> None:
        act = self.actions_.all
        for name, slot in (
            ("new", self._new), ("go_on", self._go_on_latest), ("open", self.files.ask_open),
            ("save", self._save), ("save_as", self.files.ask_save), ("pause", self.pages.pause),
            ("close", self.pages.show_start), ("statistics", self.pages.show_statistics),
            ("quit", self.close), ("undo", self._undo), ("redo", self._redo),
            ("larger", self._larger), ("smaller", self._smaller), ("usual", self._usual_size),
            ("settings", self._show_settings_dialog), ("rules", self._rules), ("keys", self._keys),
            ("about", self._about),
        ):  # fmt: skip
            act[name].triggered.connect(slot)
        act["full_screen"].toggled.connect(self.full_screen.set)
        self.full_screen.changed.connect(self._told_full_screen)
        self.actions_.theme_chosen.connect(self.set_theme)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self.actions_.motion_chosen.connect(self.set_motion)
        self.actions_.language_chosen.connect(self.set_language)
        self.actions_.recent_chosen.connect(self._open_path)
        self.actions_.panel_toggled.connect(self._toggle_panel)
        self.actions_.menu_opens.connect(self._end_peek)
        self.actions_.display_toggled.connect(self.pages.choose_display)
        self.pages.export_wanted.connect(self.files.ask_export)
        self.files.to_export.connect(self._export)
        self.desk.closed.connect(self._show_own)
        self.pages.changed.connect(self._follow)
        self.pages.settings_changed.connect(self.kept.keep)
        self.kept.trouble.connect(self.notice.say)
        self.pages.panel_wanted.connect(self.actions_.all["side"].trigger)
        self.pages.panel_width.connect(self._note_side)
        self.pages.open_wanted.connect(self._open)
        self.pages.go_on_wanted.connect(self._go_on)
        self.pages.save_wanted.connect(self.files.ask_save)
        self.files.to_open.connect(self._open_path)
        self.files.to_save.connect(self._save_to)
        self._dropping.to_open.connect(self._open_dropped)
        self._dropping.trouble.connect(self.notice.say)
        self._stray_keys.vain.connect(self._tell_vain)
        self.beside.language_chosen.connect(self.set_language)
        self.beside.theme_chosen.connect(self.set_theme)
        self.beside.motion_chosen.connect(self.set_motion)
        self.beside.scale_chosen.connect(self.set_text_scale)
        self.desk.trouble.connect(self.notice.say)
        self.desk.changed_meanwhile.connect(self.files.ask_changed)
        self.desk.opened.connect(self._take_game)
        self.desk.saved.connect(self._note_saved)

    # games

    def _new(self) -> None:
        if len(TABLES) == 1 or self.desk.session is not None:
            self.pages.show_new_game(self.pages.game_at_hand())
        else:
            self.pages.show_start()

    def _take_game(self) -> None:
        self.notice.close_notice()
        self._show_own()
        if self.pages.table is not None:
            self.pages.table.room.set_side_width(self._side)

    def _open(self, path: Path) -> bool:
        if not self.desk.open(path):
            return False
        self._used(path)
        return True

    def _open_path(self, path: str) -> None:
        self._open(Path(path))

    def _go_on(self, path: Path) -> None:
        if not self.desk.go_on(path):
            self.pages.show_start()

    def _go_on_latest(self) -> None:
        if self.desk.session is not None:
            self.pages.show_table()
        elif (save := self.pages.offered()) is not None:
            self._go_on(save.path)

    def _save(self) -> None:
        if self.desk.session is not None and self.desk.session.path is None:
            self.files.ask_save()
        else:
            self.desk.save()

    def _save_to(self, path: str) -> None:
        self.desk.save(Path(path))

    def _note_saved(self, path: Path) -> None:
        self._used(path)
        self.notice.say(self.tr("Saved as {name}.").format(name=path.name), passing=True)

    def _used(self, path: Path) -> None:
        self.settings.used(path)
        self.actions_.set_recent(self.settings.recent)
        self.kept.keep()

    def _undo(self) -> None:
        if self.desk.session is not None and self.pages.at_table():
            self.desk.session.undo()

    def _redo(self) -> None:
        if self.desk.session is not None and self.pages.at_table():
            self.desk.session.redo()

    def _end_peek(self) -> None:
        if self.pages.table is not None:
            self.pages.table.end_peek()

    # looks and language

    def set_theme(self, name: str) -> None:
        """Put a theme in force: `night`, `linen`, `contrast`, or what the `system` shows."""
        self.settings.theme = name  # type: ignore[assignment]
        theme.use(theme_of(name), self._language_code())
        self._dress()

    def _follow_system(self) -> None:
        """The system has turned light or dark."""
        if self.settings.theme == SYSTEM:
            self.set_theme(SYSTEM)

    def set_text_scale(self, percent: int) -> None:
        """Put a text size in force, in percent from 80 to 200."""
        look.set_scale(percent)
        self.settings.text_scale = look.scale()
        self._dress()

    def set_motion(self, name: str) -> None:
        """How fast things move: `off`, `fast`, `normal`, `slow`, or as the `system` says."""
        self.settings.motion = None if name == SYSTEM else name  # type: ignore[assignment]
        self._set_motion()
        self._choose()

    def set_language(self, code: str) -> None:
        """Speak a language, or that of the `system`; every open window reads its words again."""
        self.settings.language = None if code == SYSTEM else code  # type: ignore[assignment]
        self._switch(system_language() if code == SYSTEM else code)
        self._choose()

    def _choose(self) -> None:
        """Something was chosen: show it, and keep it at once."""
        self._show_settings()
        self.kept.keep()

    def _set_motion(self) -> None:
        self.pages.set_motion(motion_of(self.settings.motion, self))

    def _dress(self) -> None:
        look.apply(self)
        self.pages.set_look()
        self.beside.set_look()
        self._choose()

    def _larger(self) -> None:
        self.set_text_scale(
            min((size for size in look.SCALES if size > look.scale()), default=look.SCALES[-1])
        )

    def _smaller(self) -> None:
        self.set_text_scale(
            max((size for size in look.SCALES if size < look.scale()), default=look.SCALES[0])
        )

    def _usual_size(self) -> None:
        self.set_text_scale(100)

    @staticmethod
    def _language_code() -> str:
        return spoken()

    def _toggle_panel(self, name: str, shown: bool) -> None:
        panels = self.settings.panels
        panels[self.pages.panel_name() if name == "side" else name] = shown
        if name == "side" and shown and not any(panels.get(section, True) for section in SECTIONS):
            panels.update(dict.fromkeys(SECTIONS, True))
        self.pages.set_panels()
        self.kept.keep()
        if self.pages.table is None or not self.pages.at_table():
            return
        if name == "side" and shown:
            self.pages.table.side.take_focus()
            return
        if name == "side":
            self.pages.table.view.voice.say(self.tr("The panel is put away."))
        self.pages.table.take_focus()

    def _show_settings(self) -> None:
        """Tick in the menus and in the dialog what is in force."""
        self.actions_.show_choice(self.settings.theme, self.settings.motion, self.settings.language)
        self.actions_.set_recent(self.settings.recent)
        self._show_panels()
        self.beside.follow(self.settings)

    def _show_own(self) -> None:
        """The menu of the game at hand, in the language at hand."""
        session, wording = self.desk.session, self.desk.wording
        companion = self.pages.table.companion if self.pages.table is not None else None
        if session is None or wording is None:
            self.actions_.set_own("", (), {})
            return
        texts = {name: wording.display_text(name) for name in self.pages.displays()}
        on = self.pages.displays()
        self.actions_.set_own(
            wording.title(),
            companion.actions() if companion is not None else (),
            {name: (text.label, text.explanation, on[name]) for name, text in texts.items()},
        )

    def _export(self, path: str) -> None:
        page = self.pages.statistics
        if page is None:
            return
        try:
            page.write(Path(path))
        except StoreError as error:
            self.notice.say(troubles.sentence(error))
        else:
            self.notice.say(self.tr("Saved as {name}.").format(name=Path(path).name), passing=True)

    def _show_panels(self) -> None:
        for name, action in self.actions_.panels.items():
            action.setChecked(self.settings.panels.get(name, True))
        if self.pages.table is not None:
            self.actions_.panels["side"].setChecked(self.pages.table.room.opened)

    # windows beside

    def _show_settings_dialog(self) -> None:
        self.beside.show_settings(self.settings)

    def _rules(self) -> None:
        self.beside.show_help("rules", self.pages.game_at_hand())

    def _keys(self) -> None:
        self.beside.show_help("keys")

    def _about(self) -> None:
        self.beside.show_help("about")

    # the window itself

    def _follow(self) -> None:
        """Title and menus say what is open and what can be done."""
        self.actions_.set_impossible(impossible(self.desk.session, self.pages))
        self._show_panels()
        title = self.desk.wording.title() if self.desk.wording is not None else ""
        companion = self.pages.table.companion if self.pages.table is not None else None
        own = companion.title() if companion is not None else ""
        self.setWindowTitle(" – ".join(filter(None, (title, own))))

    def _told_full_screen(self, on: bool) -> None:
        self.actions_.all["full_screen"].setChecked(on)
        if on:
            self.notice.say(self.tr("Press F11 or Esc to leave full screen."), passing=True)

    def _restore_place(self) -> None:
        place = window_place.read(self.settings.geometry, self.settings.window_state)
        self._put = window_place.put(self, place)
        self._side, self._frame = place.side, place.frame
        if place.state == "maximized":
            self.setWindowState(Qt.WindowState.WindowMaximized)
        elif place.state == "full":
            self.full_screen.set_before_show()

    def _bring_in(self) -> None:
        """The window is shown, and its frame is known. A size that somebody gave it meanwhile stays."""
        if self.size() == self._put.size():
            window_place.bring_in(self)

    def _note_side(self, width: int) -> None:
        self._side = width
        self.kept.keep_soon()

    def _place(self) -> Place:
        state = "full" if self.full_screen.on else "maximized" if self.isMaximized() else "normal"
        if state == "normal":
            self._frame = window_place.frame_of(self) or self._frame
        return Place(self.normalGeometry(), state, self._side, self._frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self.kept.keep_soon()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        if self.isVisible():
            self.kept.keep_soon()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        # What is in the files is looked at when they are let go: until then nobody knows what is meant.
        if event.mimeData().hasUrls():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        self._dropping.take(event)

    def _open_dropped(self, path: Path) -> None:
        left = self.desk.session
        waits = self._dropping.waiting(left) if left is not None else ""
        # Asked after that: it may be over, and the table still showing how.
        if self._open(path) and left is not None and not left.over:
            self.notice.say(waits, passing=True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._idle.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            theme.use(theme_of(self.settings.theme), self._language_code())
            self.actions_.retranslate()
            self.pages.retranslate_curtain()
            self._show_own()
            self._follow()
        elif event.type() == QEvent.Type.WindowStateChange and self.isMinimized():
            # Whoever opens the window again need not be the one who put it away.
            self._end_peek()
            self.pages.rest(True)
        elif event.type() == QEvent.Type.WindowStateChange:
            self.pages.rest(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._stray_keys.take(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _tell_vain(self, reason: str) -> None:
        self.notice.say(reason, passing=True)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is asked: the game was saved after every answer. If that failed, it says so and stays."""
        self._end_peek()
        if not self.desk.may_leave():
            event.ignore()
            return
        self.kept.keep()
        self.beside.close()
        self.desk.close()
        self.faults.close()
        event.accept()
