"""Restless hands on the whole window: whatever is clicked, struck, turned and changed while something moves.

    python -m tests.restless --minutes 30 --seed 7

does so for half an hour, off screen and in folders of its own, and ends with 1 if there was an exception, in
a slot, a paint, a `data` or anywhere else, or a warning of Qt; a process that dies says so by itself. After
every tenth game it prints what the process holds. The same seed does the same things, as far as time allows:
what a click meets depends on how far the motion has come. `tests/windows/test_restless.py` does some of it in
the CI.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import shutil
import sys
import tempfile
import time
import traceback
import weakref
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPixmapCache, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QListView,
    QMenu,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QToolButton,
    QWidget,
)

from pierres.locales import LanguageSwitch
from pierres.players import PERSON
from pierres.players.registry import has_players
from pierres.rules.registry import GAMES
from pierres.session import Session
from pierres.store import folders, statistics
from pierres.store.settings import SeatSetting
from pierres.table import art, theme
from pierres.table.est_royal.handling import EstRoyalScene
from pierres.windows import style
from pierres.windows.actions import CHOICES
from pierres.windows.main_window import MainWindow
from pierres.windows.table_page import TablePage
from tests.answer_rows import value
from tests.table.est_royal_hands import assert_whole, middle, top_rect

Key = Qt.Key
Mods = Qt.KeyboardModifier
NONE, CTRL, SHIFT = Mods.NoModifier, Mods.ControlModifier, Mods.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
BUTTONS = [LEFT] * 6 + [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton]
KEYS: list[tuple[Qt.Key, str]] = [
    (Key.Key_Return, "\r"), (Key.Key_Return, "\r"), (Key.Key_Up, ""), (Key.Key_Down, ""), (Key.Key_Left, ""),
    (Key.Key_Right, ""), (Key.Key_Tab, "\t"), (Key.Key_Backtab, ""), (Key.Key_Space, " "),
    (Key.Key_Escape, ""), (Key.Key_Backspace, ""), (Key.Key_Delete, ""), (Key.Key_Home, ""),
    (Key.Key_End, ""), (Key.Key_PageUp, ""), (Key.Key_PageDown, ""), (Key.Key_F6, ""),
    (Key.Key_Alt, ""), (Key.Key_Menu, ""),
    *((Qt.Key(Key.Key_A + n), chr(97 + n)) for n in range(26)),
    *((Qt.Key(Key.Key_0 + n), str(n)) for n in range(10)),
]  # fmt: skip
SIZES = [(640, 480), (800, 600), (914, 571), (1024, 640), (1280, 800), (1560, 900), (1900, 1050)]
NAMES = ("Léa", "Hugo", "Inès", "Noé", "Maëlle", "Barthélemy-Alexandre")
FIELDS = (QPushButton, QToolButton, QCheckBox, QRadioButton, QLineEdit, QComboBox, QListView)
NOT_HERE = frozenset({"quit"})
"""Actions that would end all."""
IGNORED = ("This plugin does not support",)
"""What the platform without a screen cannot do."""
LONGEST_GAME = 250
"""Deeds before another game is begun."""
Deed = Callable[[], str]


class Restless:
    """Does one thing after another with a window, at random. `deeds` are the last things done."""

    def __init__(self, window: MainWindow, seed: int, games: tuple[str, ...] = tuple(GAMES)) -> None:
        self.window, self.rng, self.games = window, Random(seed), games
        self.deeds: deque[str] = deque(maxlen=40)
        self.done: Counter[str] = Counter()
        self.while_moving = 0
        self.begun = 0
        self.sessions: weakref.WeakSet[Session] = weakref.WeakSet()
        self._since = 0
        self._peeking = False
        # Whatever chooses it would end all.
        window.actions_.all["quit"].triggered.disconnect()
        # The menu of a button, and the words of a file dialog about a file that is not there, have a loop of
        # events of their own, which lasts as long as they are open.
        self._way_out = QTimer(window)
        self._way_out.setInterval(40)
        self._way_out.timeout.connect(self.choose)
        self._way_out.start()
        self._deeds: list[tuple[int, Deed]] = [
            (24, self.play), (14, self.click_spot), (10, self.drag), (6, self.click_anywhere),
            (16, self.strike), (5, self.wheel), (10, self.undo_redo), (4, self.act), (3, self.open_menu),
            (2, self.speak), (2, self.dress), (4, self.resize), (3, self.text_size), (4, self.panel),
            (1, self.full_screen), (4, self.peek), (5, self.pass_on), (2, self.pause), (2, self.move_fast),
            (2, self.leave), (1, self.put_away), (3, self.computers), (6, self.hover), (10, self.wait),
            (2, self.turn_page),
        ]  # fmt: skip

    # ---- one deed after the other

    def do(self) -> str:
        """One deed, whatever it meets; returns what it was."""
        if self.window.controller.session is None and self.rng.random() < 0.3:
            return self._note(self.begin)
        if self._since > LONGEST_GAME or (self._over() and self.rng.random() < 0.1):
            return self._note(self.begin)
        deed = self.rng.choices([deed for _, deed in self._deeds], [weight for weight, _ in self._deeds])[0]
        return self._note(deed)

    def _note(self, deed: Deed) -> str:
        self._since += 1
        if deed not in (self.play, self.begin, self.wait) and self.rng.random() < 0.4:
            # Most of what goes wrong goes wrong while something moves.
            self.play()
        moving = self.page is not None and self.page.view.animating
        self.while_moving += moving
        self.deeds.append(f"{deed.__name__}…")
        said = f"{deed.__name__} {deed()}".strip()
        self.deeds[-1] = f"{said}{' (moving)' if moving else ''}"
        self.done[deed.__name__] += 1
        session = self.window.controller.session
        if session is not None and session.game_id == "est-royal":
            assert_whole(session)
        return said

    @property
    def page(self) -> TablePage | None:
        """The table, if a game is open."""
        return self.window.pages.table

    def _over(self) -> bool:
        session = self.window.controller.session
        return session is not None and session.over

    def begin(self) -> str:
        """Another game."""
        rng, game = self.rng, self.rng.choice(self.games)
        count = 1 if game == "est-royal" else rng.randint(3, 6)
        kinds = [PERSON] * count
        # Not in the first game: what computer players do depends on how fast they think.
        if self.begun and has_players(game) and rng.random() < 0.5:
            kinds = rng.choices((PERSON, "easy", "normal"), (3, 2, 1), k=count)
        seats = [
            SeatSetting(*one)
            for one in zip(rng.sample(NAMES, count), theme.SEAT_COLOURS, kinds, strict=False)
        ]
        self._let_go()
        for dialog in _dialogs():
            dialog.close()
        self.begun += 1
        self._since = 0
        notes = {"advice_allowed": True} if rng.random() < 0.5 else {}
        if self.window.controller.new(game, seats, {}, seed=rng.randrange(10_000), notes=notes):
            session = self.window.controller.session
            assert session is not None
            self.sessions.add(session)
        return f"{game} of {count}"

    # ---- playing

    def play(self) -> str:
        """Give a legal answer, so that games get on; sometimes by the list."""
        session, page, rng = self.window.controller.session, self.page, self.rng
        if session is None or page is None:
            return ""
        page.gate.proceed()
        page.gate.raise_curtain()
        answers = page.side.answers
        if rng.random() < 0.3 and answers.list.isVisible() and answers.searched.rowCount():
            answers.list.setCurrentIndex(
                answers.searched.index(rng.randrange(answers.searched.rowCount()), 0)
            )
            answers.give()
            return "by the list"
        choices = session.choices()
        if not choices:
            return ""
        question = rng.choice(choices)
        session.answer(question.legal[rng.randrange(question.legal.size)], kind=question.kind)
        return question.kind

    def pass_on(self) -> str:
        """The way on and the curtain, by mouse or by key."""
        page, curtain = self.page, self.window.curtain
        if page is None:
            return ""
        if curtain.is_down:
            self._press(curtain, Key.Key_Return, "\r") if self.rng.random() < 0.5 else self._click(curtain)
            return "curtain"
        if not page.next_button.isHidden():
            self._click(page.next_button)
            return "go on"
        return ""

    def undo_redo(self) -> str:
        """As often as not while something moves."""
        name = self.rng.choice(("undo", "undo", "redo"))
        self.window.actions_.all[name].trigger()
        return name

    def computers(self) -> str:
        """What people do about computer players; and somebody else takes a seat."""
        session, rng = self.window.controller.session, self.rng
        name = rng.choice(("skip", "why", "advice", "pace", "seat"))
        if name == "pace":
            rng.choice(list(self.window.actions_.choices["pace"].values())).trigger()
        elif name != "seat":
            self.window.actions_.all[name].trigger()
        elif session is not None:
            self.window.actions_.menus["seats"].aboutToShow.emit()
            menus = [menu for menu, _ in self.window.computers._menus if menu.menuAction().isVisible()]
            if menus and has_players(session.game_id):
                rng.choice(rng.choice(menus).actions()).trigger()
        return name

    def peek(self) -> str:
        """The key that shows one's own side goes down, or up."""
        self._peeking = not self._peeking
        kind = QEvent.Type.KeyPress if self._peeking else QEvent.Type.KeyRelease
        QApplication.sendEvent(self._keyboard(), QKeyEvent(kind, Key.Key_P, NONE, "p"))
        return "down" if self._peeking else "up"

    # ---- the mouse

    def _somewhere(self) -> QPoint:
        """At a place of the table, mostly."""
        page, rng = self.page, self.rng
        assert page is not None
        targets = page.view.table().targets()
        if targets and rng.random() < 0.9:
            rect = rng.choice(targets).rect
            return QPoint(round(rect.cx), round(rect.cy))
        return QPoint(rng.randint(-50, page.view.width() + 50), rng.randint(-50, page.view.height() + 50))

    def click_spot(self) -> str:
        """One click or two on the table."""
        if self.page is None:
            return ""
        at, button, port = self._somewhere(), self.rng.choice(BUTTONS), self.page.view.viewport()
        QTest.mouseClick(port, button, NONE, at)
        if self.rng.random() < 0.2:
            QTest.mouseDClick(port, button, NONE, at)
            QTest.mouseRelease(port, button, NONE, at)
        return f"{at.x()},{at.y()}"

    def drag(self) -> str:
        """From one place of the table to another, perhaps with something in between."""
        if self.page is None:
            return ""
        port, start, end = self.page.view.viewport(), self._somewhere(), self._somewhere()
        table = self.page.view.table()
        if isinstance(table, EstRoyalScene) and self.rng.random() < 0.5 and (legal := table.legal()):
            start, end = (middle(top_rect(self.page.view, pile)) for pile in self.rng.choice(legal))
        QTest.mousePress(port, LEFT, NONE, start)
        for share in (0.05, 0.5, 1.0):
            self._move(port, start + (end - start) * share, LEFT)
            if self.rng.random() < 0.1:
                self.rng.choice((self.undo_redo, self.resize, self.strike, self.dress, self.speak))()
        if _is_there(port):
            QTest.mouseRelease(port, LEFT, NONE, end)
        return f"{start.x()},{start.y()} {end.x()},{end.y()}"

    def hover(self) -> str:
        """The pointer rests somewhere."""
        if self.page is not None:
            self._move(self.page.view.viewport(), self._somewhere(), Qt.MouseButton.NoButton)
        return ""

    def click_anywhere(self) -> str:
        """On any widget in sight."""
        top = QApplication.activePopupWidget() or self.rng.choice([self.window, *_dialogs()])
        widget = self._some_widget(top)
        if not widget.isEnabled():
            return ""
        self._click(
            widget, QPoint(self.rng.randrange(widget.width() or 1), self.rng.randrange(widget.height() or 1))
        )
        return type(widget).__name__

    def _some_widget(self, top: QWidget) -> QWidget:
        """One at some place, or any of those that are small. Not any of all: Python would keep, of every
        widget of Qt's own that was ever looked at, what it knew of it.
        """
        rng = self.rng
        if rng.random() < 0.5:
            found = top.childAt(
                QPoint(rng.randrange(max(1, top.width())), rng.randrange(max(1, top.height())))
            )
        else:
            fields = [field for kind in FIELDS for field in top.findChildren(kind) if field.isVisible()]
            found = rng.choice(fields) if fields else None
        return found or top

    def wheel(self) -> str:
        """One notch, over anything."""
        widget = self._some_widget(self.window)
        at, by = QPointF(widget.rect().center()), QPoint(0, self.rng.choice((120, -120)))
        event = QWheelEvent(
            at, QPointF(widget.mapToGlobal(at.toPoint())), QPoint(), by, Qt.MouseButton.NoButton, NONE,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(widget, event)
        return type(widget).__name__

    def _click(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(widget, LEFT, NONE, at or widget.rect().center())

    def _move(self, port: QWidget, to: QPoint, buttons: Qt.MouseButton) -> None:
        if not _is_there(port):
            return
        there, none = QPointF(port.mapToGlobal(to)), Qt.MouseButton.NoButton
        QApplication.sendEvent(
            port, QMouseEvent(QEvent.Type.MouseMove, QPointF(to), there, none, buttons, NONE)
        )

    # ---- the keyboard

    def _keyboard(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self.window

    def _press(self, target: QWidget, key: Qt.Key, text: str, mods: Qt.KeyboardModifier = NONE) -> None:
        again = self.rng.random() < 0.1
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if _is_there(target):
                QApplication.sendEvent(target, QKeyEvent(kind, key, mods, text, again))

    def strike(self) -> str:
        """A key where the keyboard is."""
        key, text = self.rng.choice(KEYS)
        mods = SHIFT if self.rng.random() < 0.1 else NONE
        self._press(self._keyboard(), key, text, mods)
        return key.name

    # ---- menus and actions

    def act(self) -> str:
        """Any action of the menus, those of the game at hand too."""
        actions = [
            action
            for menu in self.window.findChildren(QMenu)
            for action in menu.actions()
            if action.isEnabled() and not action.isSeparator() and action.menu() is None
            and action.objectName() not in NOT_HERE
        ]  # fmt: skip
        if not actions:
            return ""
        action = self.rng.choice(actions)
        name = action.objectName() or action.text()
        action.trigger()
        return name

    def open_menu(self) -> str:
        """A menu drops down and is walked in; nothing of it is chosen but by `act`."""
        bar = self.window.menuBar()
        menus = [action.menu() for action in bar.actions()]
        menu = self.rng.choice([menu for menu in menus if isinstance(menu, QMenu)])
        menu.popup(self.window.mapToGlobal(QPoint(20, 40)))
        for _ in range(self.rng.randint(0, 6)):
            self._press(menu, Key.Key_Down, "")
        self.wait()
        menu.close()
        return menu.title()

    def choose(self) -> None:
        """Go on in a menu or a box that has opened by itself, and out of it."""
        there = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if isinstance(there, QMenu | QMessageBox):
            key = self.rng.choice((Key.Key_Down, Key.Key_Right, Key.Key_Return, Key.Key_Escape))
            self._press(there, key, "")

    def turn_page(self) -> str:
        """To another page and, mostly, back to the table later."""
        pages = self.window.pages
        ways: dict[str, Callable[[], None]] = {
            "statistics": pages.show_statistics, "story": pages.show_story,
            "table": pages.show_table, "new game": lambda: pages.show_new_game(self.rng.choice(self.games)),
        }  # fmt: skip
        name = self.rng.choice(list(ways))
        ways[name]()
        if name != "table" and self.rng.random() < 0.6:
            self.wait()
            pages.show_table()
        return name

    def leave(self) -> str:
        """Leave the game, and mostly go on with it."""
        self.window.pages.show_start()
        if self.rng.random() < 0.7:
            self.window.actions_.all["resume"].trigger()
            if self.window.controller.session is not None:
                self.sessions.add(self.window.controller.session)
        return ""

    def pause(self) -> str:
        """The table is hidden for a while."""
        self.window.pages.pause()
        return ""

    # ---- how it looks

    def speak(self) -> str:
        """The other language."""
        code = self.rng.choice(("fr", "en"))
        self.window.set_language(code)
        return code

    def dress(self) -> str:
        """Another theme."""
        name = self.rng.choice(CHOICES["theme"])
        self.window.set_theme(name)
        return name

    def move_fast(self) -> str:
        """Another speed, seldom none: then nothing would move."""
        name = self.rng.choice((*CHOICES["motion"], "normal", "slow"))
        self.window.set_motion(name)
        return name

    def text_size(self) -> str:
        """Larger or smaller text."""
        percent = self.rng.choice(style.SCALES)
        self.window.set_text_scale(percent)
        return str(percent)

    def resize(self) -> str:
        """Another size of the window."""
        w, h = self.rng.choice(SIZES)
        self.window.resize(w, h)
        return f"{w}x{h}"

    def panel(self) -> str:
        """The side panel opens or closes, or one of its sections."""
        name = self.rng.choice(list(self.window.actions_.panels))
        self.window.actions_.panels[name].trigger()
        return name

    def full_screen(self) -> str:
        """In or out."""
        self.window.actions_.all["full_screen"].trigger()
        return ""

    def put_away(self) -> str:
        """The window is made small, and comes back."""
        self.window.showMinimized()
        self.wait()
        self.window.showNormal()
        self.window.activateWindow()
        return ""

    # ---- time

    def wait(self) -> str:
        """Time passes: events are handled, and motion comes a part of its way."""
        ms = self.rng.choice((0, 0, 5, 20, 60))
        QTest.qWait(ms)
        return f"{ms} ms"

    def rest(self) -> None:
        """Let everything come to rest, and look whether it lies where it belongs."""
        self._let_go()
        for dialog in _dialogs():
            dialog.close()
        if self.page is None:
            return
        table = self.page.view.table()
        table.left()
        for _ in range(3):
            self._press(self.page.view, Key.Key_Escape, "")
        QCoreApplication.processEvents()
        self.page.view.finish()
        assert not self.page.view.animating and table.player._flying == []
        for placement in table.picture.placements:
            item = table.renderer.item(placement.key)
            assert item is not None, placement.key
            assert (item.scale(), item.opacity(), item.isVisible()) == (1.0, 1.0, True), placement.key
            if placement.key.startswith(("card:", "back:", "place:")):
                off = max(abs(item.x() - placement.rect.x), abs(item.y() - placement.rect.y))
                assert off < 0.01, f"{placement.key} lies {off} beside its place"
        model, session = self.page.side.answers.model, self.page.session
        for row in range(model.rowCount()):
            assert any(value(model, row) in question.legal for question in session.choices()), "an old answer"

    def end(self) -> None:
        """Leave no window beside the main one."""
        self._way_out.stop()
        self._to_shelf()

    def _to_shelf(self) -> None:
        self.rest()
        if self.window.full_screen.on:
            self.window.full_screen.set(False)
        self.window.pages.show_start()

    def as_at_first(self) -> None:
        """The shelf in a window of one size, look and language: what is held can be compared then.

        The games left unfinished and the statistics are gone: the program shows as many as there are files.
        """
        window = self.window
        self._to_shelf()
        for path in (*folders.autosave_folder().iterdir(), *folders.saves_folder().iterdir()):
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        statistics.file().unlink(missing_ok=True)
        window.showNormal()
        window.resize(1280, 800)
        window.set_language("en")
        window.set_theme("night")
        window.set_text_scale(100)
        window.set_motion("normal")
        window.notice.close_notice()
        # Pages are made when they are first looked at, and kept.
        for show in (
            lambda: window.dialogs.show_help("rules", self.games[0]),
            lambda: window.dialogs.show_settings(window.settings), window.pages.show_statistics,
            lambda: window.pages.show_new_game(self.games[0]), window.pages.show_start,
        ):  # fmt: skip
            show()
            QTest.qWait(20)
            window.grab()
        for dialog in _dialogs():
            dialog.close()

    def _let_go(self) -> None:
        """No key stays down."""
        if self._peeking:
            self.peek()


def _dialogs() -> list[QWidget]:
    """The windows beside the main one, in sight."""
    return [w for w in QApplication.topLevelWidgets() if w.isVisible() and isinstance(w, QDialog)]


def _is_there(widget: QWidget) -> bool:
    """Whether a widget still lives: an event may have ended it."""
    import shiboken6

    return shiboken6.isValid(widget)


# ---- by hand, for long


class Faults:
    """Counts what goes wrong, with the last things that were done."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.hands: Restless | None = None

    def note_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self._note("".join(traceback.format_exception(kind, error, trace)))

    def note_message(self, kind: Any, context: Any, text: str) -> None:
        if not text.startswith(IGNORED):
            self._note(f"Qt: {text}")

    def _note(self, text: str) -> None:
        self.found[text] += 1
        if self.found[text] == 1:
            print(f"\n*** {text}", flush=True)
            if self.hands is not None:
                print("    after:", *list(self.hands.deeds)[-12:], sep="\n      ", flush=True)


def held(hands: Restless) -> tuple[float, int]:
    """What the process holds with no game open: megabytes, and objects that Python knows of."""
    hands.as_at_first()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    # Pictures, drawings and letters are made again when they are wanted: how many of them are kept, up to a
    # number that is set, says nothing of what is held for ever.
    QPixmapCache.clear()
    art._renderer.cache_clear()
    QFont.cleanup()  # type: ignore[attr-defined]
    gc.collect()
    return (_given_out() - _pixels_of_windows()) / 2**20, len(gc.get_objects())


def _pixels_of_windows() -> int:
    """Bytes of the pictures of all windows, closed dialogs and menus too: as large as each was last."""
    stores = [widget.backingStore() for widget in QApplication.topLevelWidgets()]
    sizes = [store.size() for store in stores if store is not None]
    return sum(4 * size.width() * size.height() for size in sizes)


class _Heap(ctypes.Structure):
    """What malloc tells of itself."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks",
            "keepcost",
        )
    ]  # fmt: skip


def _given_out() -> int:
    """Bytes that are in use: what is free between them comes and goes with the order of things."""
    libc = ctypes.CDLL(None)
    if not hasattr(libc, "mallinfo2"):
        import psutil

        return int(psutil.Process().memory_info().rss)
    libc.mallinfo2.restype = _Heap
    heap = libc.mallinfo2()
    return int(heap.uordblks + heap.hblkhd)


@contextmanager
def own_home() -> Iterator[None]:
    """Nobody's saves or settings are touched."""
    with tempfile.TemporaryDirectory(prefix="pierres-") as folder:
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = str(Path(folder, name.lower()))
        yield


def main(arguments: list[str] | None = None) -> int:
    """Run by hand; returns 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.restless", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=tuple(GAMES), action="append", help="only this game, or these")
    parser.add_argument("--verbose", action="store_true", help="print every deed")
    args = parser.parse_args(arguments)
    with own_home():
        return _run(args)


def _run(args: argparse.Namespace) -> int:
    import faulthandler

    from pierres.application import make_application

    faulthandler.enable()
    app, faults = make_application(), Faults()
    sys.excepthook = faults.note_exception
    qInstallMessageHandler(faults.note_message)
    switch = LanguageSwitch(app)
    switch("en")
    window = MainWindow(switch)
    window.show()
    window.activateWindow()
    window.set_motion("normal")
    hands = faults.hands = Restless(window, args.seed, tuple(args.game or GAMES))
    end, told, base = time.monotonic() + 60 * args.minutes, 0, 0.0
    while time.monotonic() < end:
        said = ""
        try:
            said = hands.do()
            if sum(hands.done.values()) % 50 == 0:
                hands.rest()
            if hands.begun % 10 == 0 and hands.begun != told:
                told = hands.begun
                memory, objects = held(hands)
                base = base or memory
                print(
                    f"game {told}: {memory:.1f} MB ({memory - base:+.1f} since the tenth), "
                    f"{objects} objects, {len(hands.sessions)} sessions, "
                    f"{sum(hands.done.values())} deeds, {hands.while_moving} while something moved, "
                    f"{sum(faults.found.values())} faults, {time.process_time():.0f} s of work",
                    flush=True,
                )
        except Exception as error:
            faults.note_exception(type(error), error, error.__traceback__)
        if args.verbose:
            print(said, flush=True)
    print("done:", ", ".join(f"{name} {count}" for name, count in hands.done.most_common()))
    for text, count in faults.found.most_common():
        print(f"{count} times: {text}")
    window.close()
    qInstallMessageHandler(None)
    return 1 if faults.found else 0


if __name__ == "__main__":
    raise SystemExit(main())
