"""The strip for messages: what went wrong is hidden by nothing that is said later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from pierres.windows import style
from pierres.windows.main_window import MainWindow
from pierres.windows.notice import MOST_KEPT, MOST_SHOWN, NoticeBar
from tests.languages import spoken
from tests.windows.people import clicked


@pytest.fixture
def bar(qtbot: Any) -> Iterator[NoticeBar]:
    with spoken("en"):
        made = NoticeBar()
        qtbot.addWidget(made)
        yield made


def buttons(bar: NoticeBar) -> list[QPushButton]:
    """The buttons that stand, from the uppermost down."""
    found = [
        button for button in bar.findChildren(QPushButton) if not button.isHidden() and button.isVisible()
    ]
    return sorted(found, key=lambda button: button.mapTo(bar, button.rect().topLeft()).toTuple()[::-1])


def test_a_second_message_does_not_hide_the_first(bar: NoticeBar) -> None:
    bar.say("The disk is full.")
    bar.say("Saved as a.pierres.", passing=True)
    assert bar.shown() == ["The disk is full.", "Saved as a.pierres."]
    assert bar.text() == "The disk is full.\nSaved as a.pierres."
    bar.say("Saved as b.pierres.", passing=True)
    assert bar.shown() == ["The disk is full.", "Saved as b.pierres."]


def test_what_passes_goes_and_what_went_wrong_stays(bar: NoticeBar) -> None:
    bar._timer.setInterval(30)
    bar.say("Saved.", passing=True)
    bar.say("The disk is full.")
    QTest.qWait(120)
    assert bar.shown() == ["The disk is full."] and not bar.isHidden()
    bar.close_notice()
    bar.say("Saved.", passing=True)
    QTest.qWait(120)
    assert bar.shown() == [] and bar.isHidden()


def test_each_is_closed_by_its_own_button_and_what_waited_comes_back(bar: NoticeBar) -> None:
    said = [f"Message {number}." for number in range(MOST_SHOWN + 2)]
    for text in said:
        bar.say(text)
    assert bar.shown() == said[2:] and bar.text() == "\n".join(said)
    QTest.qWait(1)
    assert [button.text() for button in buttons(bar)] == [
        "Close (2\N{NO-BREAK SPACE}more)",
        *["Close"] * (MOST_SHOWN - 1),
    ]
    clicked(buttons(bar)[-1])
    assert bar.shown() == said[1:-1]
    clicked(buttons(bar)[0])
    assert bar.shown() == [said[0], *said[2:-1]]
    assert [button.text() for button in buttons(bar)] == ["Close"] * MOST_SHOWN
    while bar.shown():
        clicked(buttons(bar)[0])
    assert bar.isHidden() and not bar.text()


def test_the_same_message_stands_once_and_lowest(bar: NoticeBar) -> None:
    for text in ("One.", "Two.", "One."):
        bar.say(text)
    assert bar.shown() == ["Two.", "One."]
    QTest.qWait(1)
    clicked(buttons(bar)[0])
    assert bar.shown() == ["One."]


def test_a_fault_that_repeats_itself_does_not_fill_the_memory(bar: NoticeBar) -> None:
    for number in range(10 * MOST_KEPT):
        bar.say(f"Message {number}.")
    assert len(bar.text().splitlines()) == MOST_KEPT
    assert bar.shown()[-1] == f"Message {10 * MOST_KEPT - 1}."


def test_a_message_can_offer_something(bar: NoticeBar) -> None:
    done: list[int] = []
    bar.say("It is broken.", offer=("Mend it", lambda: done.append(1)))
    QTest.qWait(1)
    offer, close = buttons(bar)
    assert (offer.text(), close.text()) == ("Mend it", "Close")
    clicked(offer)
    assert done == [1] and bar.shown() == ["It is broken."]


def test_a_low_window_shows_one_at_a_time(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    window.resize(900, 500)
    QCoreApplication.processEvents()
    window.notice.say("One.")
    window.notice.say("Two.")
    assert window.notice.shown() == ["Two."]
    window.resize(900, 800)
    QCoreApplication.processEvents()
    assert window.notice.shown() == ["One.", "Two."]
    window.set_text_scale(200)
    window.resize(900, 790)
    QCoreApplication.processEvents()
    assert window.notice.shown() == ["Two."]
    style.set_scale(100)


def test_the_buttons_change_language(open_window: Callable[..., MainWindow], french_file: None) -> None:
    window = open_window()
    window.notice.say("One.")
    window.set_language("fr")
    QCoreApplication.processEvents()
    assert [button.text() for button in buttons(window.notice)] == ["Fermer"]
    window.set_language("en")
    QCoreApplication.processEvents()
    assert [button.text() for button in buttons(window.notice)] == ["Close"]
