"""The table for the ear: every place has a name, can be focused and pressed, and nothing hidden is named."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication

from pierres.session import Session
from pierres.table import accessibility, registry
from pierres.table.accessibility import TableInterface, TargetActions, TargetInterface
from pierres.table.view import TableView
from tests.languages import loose, spoken
from tests.players_at_table import legal_answer, sit_down

Table = Callable[..., TableView]
NewSession = Callable[..., Session]
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


class Ears:
    """A reader without a program: what it would say of a table that has the keyboard."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.listener: Callable[[QAccessibleEvent], None] = lambda event: None
        self._heard: list[str] = []

    def __call__(self, view: TableView) -> list[str]:
        """Listen to that table; returns the list that fills with what is said."""
        QCoreApplication.processEvents()
        self._heard = []
        self._patch.setattr(QAccessible, "isActive", lambda: True)
        self._patch.setattr(QAccessible, "updateAccessibility", self._take)
        self._patch.setattr(QApplication, "focusWidget", lambda: view)
        self._patch.setattr(view, "hasFocus", lambda: True)
        return self._heard

    def forget(self) -> None:
        """Listen no more."""
        self._patch.undo()

    def _take(self, event: QAccessibleEvent) -> None:
        self.listener(event)
        target = event.accessibleInterface()
        if event.type() == QAccessible.Event.Focus:
            self._heard.append(f"{target.text(NAME)}. {target.text(DESCRIPTION)}")
        elif event.type() == QAccessible.Event.DescriptionChanged and target.state().focused:
            self._heard.append(target.text(DESCRIPTION))


def strike(view: TableView, key: Qt.Key) -> None:
    """A key struck on a table."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(view.table(), QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    """Ears for a table."""
    return Ears(monkeypatch)


def names(board: TableInterface) -> list[str]:
    children = [board.child(index) for index in range(board.childCount())]
    return [child.text(NAME) for child in children if child is not None]


def test_qt_finds_the_interface_of_the_table(table: Table, new_session: NewSession) -> None:
    view = table(new_session(4))
    found = QAccessible.queryAccessibleInterface(view)
    assert found is not None
    assert found.role() == QAccessible.Role.Client, "Orca would say the bare word list at every turn"
    assert found.text(NAME) == "Aux pierres du dragon"
    assert found.childCount() == len(view.table().targets())


def test_every_place_has_a_name_also_the_empty_ones(table: Table, new_session: NewSession) -> None:
    session = new_session(6)
    view = table(session)
    board = accessibility.interface_of(view)
    session.raise_curtain()
    rng = Random(1)
    for _ in range(60):
        sit_down(session)
        assert all(names(board)), [target.key for target in view.table().targets() if not target.name]
        assert session.answer(legal_answer(session, rng))
    keys = {target.key for target in view.table().targets()}
    assert {"pile", "bag", "bank:red", "bank:amulet", "question", "card"} <= keys
    assert {f"stones:{seat}:blue" for seat in session.seats} <= keys


def test_no_name_is_read_with_the_marks_that_hold_its_letters(table: Table, ears: Ears) -> None:
    session = Session.new("aux-pierres", ("דוד", "ليلى", "Léa"), seed=1, autosave=False)
    view = table(session)
    board, said = accessibility.interface_of(view), ears(view)
    for _ in range(3):
        sit_down(session)
        said += names(board)
        assert session.answer({})
    QCoreApplication.processEvents()
    assert any("דוד" in text for text in said) and any("ليلى" in text for text in said)
    assert not [text for text in said if "\N{FIRST STRONG ISOLATE}" in text]


def test_children_know_their_parent_place_and_number(table: Table, new_session: NewSession) -> None:
    view = table(new_session(4))
    board = accessibility.interface_of(view)
    for index in range(board.childCount()):
        child = board.child(index)
        assert child is not None
        assert board.indexOfChild(child) == index
        assert child.parent() is board
        assert child.isValid() and child.childCount() == 0
        rect = child.rect()
        found = board.childAt(rect.center().x(), rect.center().y())
        assert found is not None
    assert board.child(9999) is None


def test_pressing_and_focusing_by_name(table: Table, new_session: NewSession) -> None:
    session = new_session(4)
    view = table(session)
    session.raise_curtain()
    board = accessibility.interface_of(view)
    fairy = TargetActions(board.of("purse:fairy"))
    press, focus = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()
    assert fairy.actionNames() == [press, focus]
    fairy.doAction(press)
    fairy.doAction(press)
    assert view.table().target("tray:fairy") is not None
    assert TargetActions(board.of("bank:fairy")).actionNames() == [focus]
    close = TargetActions(board.of("confirm"))
    close.doAction(focus)
    assert view.table().focus_key == "confirm"
    taken = session.steps_taken
    close.doAction(press)
    assert session.record.steps[taken][2] == {"fairy": 2}
    assert not board.of("confirm").isValid(), "what is gone says so"
    assert board.of("confirm").text(NAME) == ""


def test_names_speak_the_language_at_hand(table: Table, new_session: NewSession) -> None:
    view = table(new_session(4))
    board = accessibility.interface_of(view)
    english = names(board)
    with spoken("fr"):
        view.retranslate()
        french = names(board)
    assert len(french) == len(english)
    assert sum(a != b for a, b in zip(english, french, strict=True)) > len(english) / 2


def test_nothing_hidden_has_a_name(table: Table, new_session: NewSession) -> None:
    """In public no name tells a purse; on the private side only one's own is told."""
    session = new_session(4, seed=3)
    view = table(session)
    board = accessibility.interface_of(view)
    rng = Random(3)
    for _ in range(40):
        if session.curtain is not None:
            assert not [name for name in names(board) if "ehind the screen" in name]
            assert not [
                target.key for target in view.table().targets() if target.key.startswith(("purse", "tray"))
            ]
        sit_down(session)
        others = [seat for seat in session.seats if seat != session.viewer]
        private = [name for name in names(board) if "ehind the screen" in name]
        assert not [name for name in private if any(name.startswith(seat) for seat in others)]
        assert session.answer(legal_answer(session, rng))


def test_what_happens_is_said_by_what_every_reader_knows(
    table: Table, new_session: NewSession, ears: Ears
) -> None:
    session = new_session(3)
    view = table(session)
    heard = ears(view)
    session.raise_curtain()
    QCoreApplication.processEvents()
    assert len(heard) == 1 and heard[0].startswith(f"{session.viewer}, your bid for the Witch. Fairy gold")
    heard.clear()
    view.table().press("purse:fairy")
    QCoreApplication.processEvents()
    assert [loose(text) for text in heard] == ["1 fairy gold of 8"], (
        "the place is the same: its description has changed"
    )
    heard.clear()
    for _ in range(3):
        sit_down(session)
        assert session.answer({})
    QCoreApplication.processEvents()
    assert any("Witch" in text for text in heard)
    assert not any(secret in loose(text) for text in heard for secret in ("8 fairy", "5 silver"))


def test_the_same_thing_said_again_is_heard_again(table: Table, new_session: NewSession, ears: Ears) -> None:
    session = new_session(3)
    view = table(session)
    session.raise_curtain()
    heard = ears(view)
    QCoreApplication.processEvents()
    heard.clear()
    for _ in range(2):
        view.table().tell("There is no coin left.")
        QCoreApplication.processEvents()
    assert [text for text in heard if text] == ["There is no coin left."] * 2


def test_what_was_told_to_one_is_not_said_to_the_next(
    table: Table, new_session: NewSession, ears: Ears
) -> None:
    session = new_session(3)
    view = table(session)
    session.raise_curtain()
    heard = ears(view)
    view.table().press("purse:fairy")
    session.hide()
    QCoreApplication.processEvents()
    assert not any("fairy gold of" in text for text in heard)
    QCoreApplication.processEvents()
    board = accessibility.interface_of(view)
    spoken = [board.of(target.key).text(DESCRIPTION) for target in view.table().targets()]
    assert not any("fairy gold of" in text for text in spoken)


@pytest.mark.parametrize("motion", ["off", "fast", "slow"])
def test_what_moves_without_an_answer_is_said_when_it_has_moved(
    qtbot: Any, table: Table, ears: Ears, motion: str
) -> None:
    """Cards that are dealt, taken in hand and looked at move too, and nothing more comes after them."""
    session = Session.new("est-royal", ("Léa",), seed=4, autosave=False)
    view = table(session, motion=motion)
    heard = ears(view)
    scene: Any = view.table()
    scene.focusInEvent(QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.OtherFocusReason))
    qtbot.waitUntil(lambda: any("Turn a card, or move one" in said for said in heard))
    for do, words in (
        (lambda: scene.take_up("left"), "Seven of hearts can go nowhere"),
        (lambda: scene.take_up("left"), "The seven of hearts stays where it is."),
        (lambda: scene.take_up("centre"), "Six of diamonds can go to the left pile."),
        (scene.escape, "The six of diamonds stays where it is."),
        (lambda: strike(view, Qt.Key.Key_I), "Turn a card, or move one"),
        (lambda: strike(view, Qt.Key.Key_Return), "Turn a card, or move one"),
        (lambda: strike(view, Qt.Key.Key_Up), "Stock: 46 cards"),
        (lambda: strike(view, Qt.Key.Key_Left), "Stock: 46 cards"),
        (lambda: scene.show_sources("left"), "these can go there: six of diamonds,"),
        (lambda: session.answer(["centre", "left"], kind="move"), "Six of diamonds from the middle pile"),
        (session.undo, "to the left pile. Undone: after move 0, 1 point."),
        (session.redo, "to the left pile. Redone: after move 1, 1 point."),
    ):
        heard.clear()
        do()
        qtbot.waitUntil(lambda: not view.animating)
        QCoreApplication.processEvents()
        assert any(words in loose(said) for said in heard), (words, heard)


def test_whoever_pays_hears_when_the_next_enter_pays(
    table: Table, new_session: NewSession, ears: Ears
) -> None:
    """Enter lays out one stone more and, when there are enough, pays; and a payment is no bid."""
    paid = 0
    for seed in range(1, 6):
        session, rng = new_session(3, seed=seed), Random(seed)
        for _ in range(300):
            sit_down(session)
            asked = session.asked()
            if asked is None:
                break
            if asked.kind == "pay":
                view = table(session)
                heard = ears(view)
                value = next(iter(asked.legal))
                for colour in [colour for colour, count in value.items() for _ in range(count)]:
                    assert not heard or not heard[-1].endswith("Enter pays"), heard
                    targets = view.table().targets()
                    view.table().press(
                        next(target.key for target in targets if target.action == ("add", colour))
                    )
                    QCoreApplication.processEvents()
                assert heard[-1].endswith("Enter pays") and "bid" not in " ".join(heard), heard
                paid += 1
                ears.forget()
                break
            session.answer(legal_answer(session, rng))
    assert paid > 2


def test_a_line_of_coins_that_cannot_be_laid_out_is_no_box_with_a_number(
    table: Table, new_session: NewSession
) -> None:
    session = new_session(3)
    sit_down(session)
    board = accessibility.interface_of(table(session))
    roles = {target.key: board.of(target.key).role() for target in board.view().table().targets()}
    assert roles["purse:fairy"] == QAccessible.Role.SpinBox
    assert roles["purse:silver"] == QAccessible.Role.ListItem, "silver is for ties"


def test_where_coins_can_be_laid_out_now_lies_another_thing(table: Table, ears: Ears) -> None:
    """Readers ask once whether there is a number in a thing: silver of the tie-break was read without."""
    names, seed = ("Léa", "Hugo", "Inès"), 4
    session = Session.new("aux-pierres", names, seed=seed, autosave=False)
    view = table(session)
    ears(view)
    kinds: dict[str, set[tuple[QAccessible.Role, bool]]] = {}
    things: dict[int, TargetInterface] = {}

    def look() -> None:
        board = accessibility.interface_of(view)
        for target in view.table().targets():
            thing = board.of(target.key)
            things[id(thing)] = thing
            there = (thing.role(), target.value is not None)
            kinds.setdefault(f"{target.key} {id(thing)}", set()).add(there)
            assert there[1] == (there[0] == QAccessible.Role.SpinBox)

    rng = Random(7)
    silver = 0
    for _ in range(60):
        sit_down(session)
        QCoreApplication.processEvents()
        look()
        asked = session.asked()
        assert asked is not None
        silver += asked.kind == "silver"
        value = {"fairy": 1} if asked.kind == "bid" and {"fairy": 1} in asked.legal else None
        assert session.answer(value or legal_answer(session, rng))
        QCoreApplication.processEvents()
        look()
    assert silver > 3 and all(len(kind) == 1 for kind in kinds.values())


def test_readers_are_told_of_every_place_that_changes(
    table: Table, new_session: NewSession, ears: Ears
) -> None:
    """A reader that only listens knows at any time what every place is called."""
    session = new_session(4, seed=2)
    view = table(session)
    ears(view)
    board = accessibility.interface_of(view)
    QCoreApplication.processEvents()
    known = {target.key: board.of(target.key).text(NAME) for target in view.table().targets()}

    def note(event: QAccessibleEvent) -> None:
        target = event.accessibleInterface()
        assert isinstance(target, TargetInterface) and target.isValid()
        if event.type() == QAccessible.Event.ObjectDestroyed:
            del known[target.key]
        elif event.type() in (QAccessible.Event.ObjectCreated, QAccessible.Event.NameChanged):
            known[target.key] = target.text(NAME)

    ears.listener = note
    rng = Random(7)
    for _ in range(40):
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
        QCoreApplication.processEvents()
        there = {target.key: board.of(target.key).text(NAME) for target in view.table().targets()}
        assert known == there


def test_no_game_stays_in_memory_that_a_reader_has_read(
    qtbot: Any, new_session: NewSession, ears: Ears
) -> None:
    games: list[weakref.ref[Session]] = []
    for _ in range(3):
        for game in ("aux-pierres", "jeu-des-dragons", "est-royal"):
            seats = ("Léa",) if game == "est-royal" else ("Léa", "Hugo", "Inès")
            session = Session.new(game, seats, seed=1, autosave=False)
            view = registry.view(session, registry.wording(game, session.characters()))
            view.resize(1024, 640)
            view.table().resize(1024, 640)
            ears(view)
            found = QAccessible.queryAccessibleInterface(view)
            assert found is not None
            for index in range(found.childCount()):
                child = found.child(index)
                assert child is not None
                child.text(NAME)
                action = child.actionInterface()
                assert action is not None and action.actionNames()
            view.table().set_focus("question")
            QCoreApplication.processEvents()
            session.close()
            games.append(weakref.ref(session))
            view.deleteLater()
            del session, view, found, child, action
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    ears.forget()
    gc.collect()
    assert len(games) == 9 and not [game for game in games if game() is not None]
    # Nor the places of their tables: PySide keeps for ever what a factory gave, but that alone.
    dead = [
        placement
        for placement in gc.get_objects()
        if type(placement) is TargetInterface and not shiboken6.isValid(placement)
    ]
    assert not dead


def test_an_interface_outlives_its_table_without_harm(qtbot: Any, new_session: NewSession) -> None:
    session = new_session(3)
    view = registry.view(session, registry.wording("aux-pierres", session.characters()))
    view.resize(1024, 640)
    child = accessibility.interface_of(view).of("pile")
    view.table().resize(1024, 640)
    assert child.isValid()
    shiboken6.delete(view)
    assert not child.isValid()
    assert child.text(NAME) == ""


def test_the_program_ends_well_after_it_was_read_out() -> None:
    """Qt keeps what was read out, and would delete it when Python is gone: the process died at its end."""
    alone = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(
        [*alone, f"{__file__}::test_no_game_stays_in_memory_that_a_reader_has_read"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
