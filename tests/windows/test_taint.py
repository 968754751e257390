"""Nothing private is ever said to the wrong person, anywhere, at any moment (design: users.md, Secrets)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pierres.rules.aux_pierres.position import Position
from pierres.rules.game import PUBLIC, Event
from pierres.session import Session
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.wording import AuxPierresWording
from tests.windows.people import (
    Key,
    begin,
    by_keyboard,
    by_list,
    by_mouse,
    open_curtain,
    pass_on,
    table_of,
    wish,
)
from tests.windows.walker import Said, everything_said

MARK = re.compile("⟦([^⟧]*)⟧")


class Marked(int):
    """A number that says whose secret it is wherever it is written."""

    owner: str

    def __new__(cls, value: int, owner: str) -> Marked:
        made = super().__new__(cls, value)
        made.owner = owner
        return made

    def __str__(self) -> str:
        return f"{int(self)}⟦{self.owner}⟧"

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        return f"{int(self):{spec}}⟦{self.owner}⟧"

    def __sub__(self, other: int) -> Marked:
        return Marked(int(self) - other, self.owner)

    def __add__(self, other: int) -> Marked:
        return Marked(int(self) + other, self.owner)

    __radd__ = __add__


def marked(value: Any, owner: str) -> Any:
    """The same data with every number in it marked."""
    if isinstance(value, dict):
        return {key: marked(part, owner) for key, part in value.items()}
    if isinstance(value, int) and not isinstance(value, bool):
        return Marked(value, owner)
    return value


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Marks in all that is hidden: purses, fists, private events, and the answers to private questions."""
    view, seen_by = Position.view, Event.seen_by
    wording = AuxPierresWording
    answer, coin = wording.answer, names.coin

    def marked_view(self: Position, viewer: str) -> Any:
        plain = view(self, viewer)
        seats = tuple(
            seat._replace(
                purse=None if seat.purse is None else marked(dict(seat.purse), seat.name),
                fist=None if seat.fist is None else marked(dict(seat.fist), seat.name),
            )
            for seat in plain.seats
        )
        return plain._replace(seats=seats)

    def marked_event(self: Event, viewer: str) -> Event | None:
        seen = seen_by(self, viewer)
        if seen is None or self.private is None or viewer not in self.sees:
            return seen
        return Event(seen.kind, seen.who, {**(self.public or {}), **marked(dict(self.private), viewer)})

    def marked_answer(self: Any, at: Any, question: Any, value: Any) -> str:
        text = answer(self, at, question, value)
        return f"{text} ⟦{question.who}⟧" if question.private else text

    def marked_coin(kind: str, count: int) -> str:
        # Qt writes numbers of its plural forms by itself, without their marks.
        text = coin(kind, count)
        return f"{text} ⟦{count.owner}⟧" if isinstance(count, Marked) else text

    monkeypatch.setattr(names, "coin", marked_coin)
    monkeypatch.setattr(Position, "view", marked_view)
    monkeypatch.setattr(Event, "seen_by", marked_event)
    monkeypatch.setattr(wording, "answer", marked_answer)


class Watch(QObject):
    """Reads all that is said at every signal of the session and before every time that the window
    is painted.
    """

    def __init__(self, window: MainWindow, session: Session) -> None:
        super().__init__()
        self.session = session
        self.heard: dict[str, set[str]] = {}
        self.leaks: list[str] = []
        self.looks = 0
        self._window = window
        session.changed.connect(self.look)
        window.pages.changed.connect(self.look)
        QApplication.instance().installEventFilter(self)

    def look(self, *_: Any) -> None:
        self.looks += 1
        for place, text in everything_said():
            self.note((place, text))

    def note(self, said: Said) -> None:
        for owner in MARK.findall(said[1]):
            self.heard.setdefault(owner, set()).add(said[0].split(" ")[0])
            if owner != self.session.viewer:
                self.leaks.append(f"{said[0]} says {said[1]!r} to {self.session.viewer}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest and watched is self._window:
            self.look()
        return False

    def stop(self) -> None:
        QApplication.instance().removeEventFilter(self)


@pytest.mark.parametrize("give", [by_list, by_keyboard, by_mouse])
def test_no_mark_is_ever_said_to_another(
    open_window: Callable[..., MainWindow], planted: None, give: Callable[[MainWindow, Any], None]
) -> None:
    window = open_window()
    session = begin(window)
    watch = Watch(window, session)
    page = table_of(window)
    rounds = 0
    while rounds < 14:
        QApplication.processEvents()
        watch.look()
        if page.gate.phase is Phase.SHOWING:
            pass_on(window, give)
        elif page.gate.phase is Phase.COVERED:
            assert session.viewer == PUBLIC and session.asked() is None
            open_curtain(window, give)
        else:
            give(window, wish(session))
            rounds += 1
    watch.stop()
    assert watch.leaks == []
    # The marks are there to be found: each person has seen his own, in the list and on the table.
    assert set(watch.heard) == set(session.seats)
    for places in watch.heard.values():
        assert {"AnswerList", "TableView"} <= places
        assert any(place.startswith("accessible") for place in places)
    assert watch.looks > 60


def test_pause_undo_language_and_pages_say_nothing(
    window: MainWindow, planted: None, switch: Callable[[str], None]
) -> None:
    session = begin(window)
    watch = Watch(window, session)
    page = table_of(window)
    pass_on(window)
    for disturb in (
        lambda: window.actions_.all["pause"].trigger(),
        lambda: switch("fr"),
        lambda: window.actions_.all["new"].trigger(),
        lambda: window.showMinimized(),
        lambda: window.set_theme("linen"),
        lambda: window.set_text_scale(150),
    ):
        if page.gate.phase is Phase.COVERED:
            open_curtain(window)
        assert session.viewer == "Léa"
        disturb()
        QApplication.processEvents()
        watch.look()
        if not window.pages.at_table():
            assert session.viewer == PUBLIC
            window.pages.back()
            QApplication.processEvents()
        window.showNormal()
    if page.gate.phase is Phase.COVERED:
        open_curtain(window)
    by_keyboard(window, {"fairy": 2})
    assert page.gate.phase is Phase.COVERED
    window.actions_.all["undo"].trigger()
    assert session.viewer == PUBLIC and page.gate.seat == "Léa" and window.curtain.is_down
    watch.look()
    watch.stop()
    assert watch.leaks == []


def test_a_peek_lasts_as_long_as_the_key(window: MainWindow, planted: None) -> None:
    session = begin(window)
    watch = Watch(window, session)
    page = table_of(window)
    while not (page.gate.phase is Phase.PLAYING and not session.asked().private):
        if page.gate.phase is Phase.SHOWING:
            pass_on(window)
        elif page.gate.phase is Phase.COVERED:
            open_curtain(window)
        else:
            by_keyboard(window, wish(session))
    who = session.asked().who
    for focus in (page.view, page.side.answers.list):
        focus.setFocus()
        watch.heard.clear()
        QTest.keyPress(focus, Key.Key_P)
        QApplication.processEvents()
        assert session.viewer == who and who in watch.heard
        watch.heard.clear()
        QTest.keyRelease(focus, Key.Key_P)
        QApplication.processEvents()
        watch.look()
        assert session.viewer == PUBLIC and not watch.heard
    QTest.keyPress(page.view, Key.Key_P)
    assert session.viewer == who
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    assert session.viewer == PUBLIC
    watch.stop()
    assert watch.leaks == []


def test_games_that_differ_in_a_fist_alone_look_and_sound_the_same(window: MainWindow) -> None:
    seen: list[list[Any]] = []
    some: dict[str, int] = {"fairy": 5, "common": 2}
    # The first two games only warm the caches of letters and pictures.
    for fist in (some, {}, {}, some):
        begin(window)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        shots: list[Any] = []
        pass_on(window)
        by_keyboard(window, fist)
        for _ in range(2):
            QApplication.processEvents()
            shots += [window.grab().toImage(), sorted(everything_said())]
            open_curtain(window)
            QApplication.processEvents()
            shots += [window.grab().toImage(), sorted(everything_said())]
            if len(shots) < 8:
                by_keyboard(window, {"fairy": 1})
        seen.append(shots)
    one, other = seen[2:]
    assert len(one) == 8
    assert all(first == second for first, second in zip(one, other, strict=True))


@pytest.mark.parametrize("give", [by_list, by_keyboard])
def test_no_reader_hears_what_is_anothers(
    open_window: Callable[..., MainWindow],
    planted: None,
    give: Callable[[MainWindow, Any], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever a screen reader is told of, and whatever it reads then, is for the eyes that look now."""
    heard: dict[str, int] = {}
    leaks: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        placement = event.accessibleInterface()
        if placement is None or not placement.isValid() or not watching:
            return
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            for owner in MARK.findall(placement.text(kind) or ""):
                heard[owner] = heard.get(owner, 0) + 1
                if owner != session.viewer:
                    leaks.append(f"{event.type()} says {placement.text(kind)!r} to {session.viewer}")

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    window = open_window()
    watching = False
    session = begin(window)
    watching = True
    page = table_of(window)
    for _ in range(40):
        QApplication.processEvents()
        if page.gate.phase is Phase.SHOWING:
            pass_on(window, give)
        elif page.gate.phase is Phase.COVERED:
            open_curtain(window, give)
        else:
            give(window, wish(session))
    watching = False
    assert leaks == []
    assert set(heard) == set(session.seats), "everybody hears what is his own"
