"""Keys on other keyboards, under Caps Lock, and keys of what cannot be done now."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from pierres.windows import style
from pierres.windows.main_window import MainWindow
from tests.windows.people import Key, begin, by_keyboard, open_curtain, pass_on, table_of, typed

Control, Shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def strike(window: MainWindow, key: Qt.Key, text: str, modifiers: Qt.KeyboardModifier, code: int = 0) -> None:
    """A key as a window system tells it, with its number on the keyboard."""
    target = window.focusWidget()
    assert isinstance(target, QWidget)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(target, QKeyEvent(kind, key.value, modifiers, code, 0, 0, text))
    QApplication.processEvents()


@pytest.mark.parametrize("page", ["shelf", "new", "table", "curtain"])
def test_control_0_without_shift_on_azerty(window: MainWindow, page: str) -> None:
    if page == "new":
        window.pages.show_new_game("aux-pierres")
    elif page != "shelf":
        begin(window)
        pass_on(window)
        if page == "curtain":
            by_keyboard(window, {})
            assert window.curtain.is_down
    window.set_text_scale(130)
    strike(window, Key.Key_Agrave, "à", Control)
    assert style.scale() == 100
    window.set_text_scale(130)
    strike(window, Key.Key_Agrave, "à", Qt.KeyboardModifier.NoModifier)
    assert style.scale() == 130, "without Control it is a letter"


def test_control_0_by_the_place_of_the_key(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bépo has a star there, Czech keyboards an é."""
    monkeypatch.setattr("pierres.table.keys.QGuiApplication.platformName", lambda: "xcb")
    for key, text in ((Key.Key_Asterisk, "*"), (Key.Key_Eacute, "é")):
        window.set_text_scale(130)
        strike(window, key, text, Control, code=19)
        assert style.scale() == 100


@pytest.mark.parametrize(("sign", "number"), list(zip("&é\"'(-è", range(1, 8), strict=True)))
def test_digits_of_azerty_fill_the_fist(window: MainWindow, sign: str, number: int) -> None:
    keys = {
        "&": Key.Key_Ampersand, "é": Key.Key_Eacute, '"': Key.Key_QuoteDbl, "'": Key.Key_Apostrophe,
        "(": Key.Key_ParenLeft, "-": Key.Key_Minus, "è": Key.Key_Egrave,
    }  # fmt: skip
    begin(window)
    pass_on(window)
    strike(window, keys[sign], sign, Qt.KeyboardModifier.NoModifier)
    draft = table_of(window).view.table().draft
    assert draft is not None and draft.value() == {"fairy": number}


def test_undo_says_why_not(window: MainWindow) -> None:
    session = begin(window)
    undo = window.actions_.all["undo"]
    pass_on(window)
    typed(window, Key.Key_Z, Control)
    assert window.notice.text() == undo.toolTip() != "" and "nothing to undo yet" in undo.toolTip()
    by_keyboard(window, {})
    assert undo.isEnabled() and undo.toolTip() == undo.text().replace("&", "")
    for _ in session.seats[1:]:
        open_curtain(window)
        by_keyboard(window, {})
    window.notice.close_notice()
    assert not undo.isEnabled() and "revealed something" in undo.toolTip()
    typed(window, Key.Key_Z, Control)
    assert window.notice.text() == undo.toolTip()
    window.notice.close_notice()
    typed(window, Key.Key_Z, Control | Shift)
    assert window.notice.text() == window.actions_.all["redo"].toolTip()


def test_everything_grey_has_a_reason_that_its_key_tells(window: MainWindow) -> None:
    """On the shelf, on the page of a new game over a game, and at the table."""
    for prepare in (lambda: None, lambda: begin(window), window.actions_.all["new"].trigger):
        prepare()
        grey = [action for action in window.actions_.all.values() if not action.isEnabled()]
        assert grey
        for action in grey:
            assert action.toolTip() not in ("", action.text().replace("&", "")), action.objectName()
            assert action.statusTip() == action.toolTip()
            for shortcut in action.shortcuts():
                window.notice.close_notice()
                pressed = shortcut[0]
                typed(window, pressed.key(), pressed.keyboardModifiers())
                assert window.notice.text() == action.toolTip(), action.objectName()


@pytest.mark.parametrize("key", [Key.Key_P, Key.Key_I])
def test_letters_under_caps_lock(window: MainWindow, key: Qt.Key) -> None:
    """The window system sends the capital; the key is the same."""
    session = begin(window)
    pass_on(window)
    page = table_of(window)
    if key == Key.Key_I:
        page.view.table().set_focus("card")
        strike(window, key, "I", Qt.KeyboardModifier.NoModifier)
        assert page.view.table().looked is not None
    else:
        strike(window, key, "P", Qt.KeyboardModifier.NoModifier)
        assert session.viewer == "Léa"
