"""What stands beside the table of Est Royal: finishing off, bookmarks, clock, truth, hints in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pierres.locales import LanguageSwitch
from pierres.players.est_royal.fair import fair_hint
from pierres.players.est_royal.hint import oracle_hint
from pierres.rules.est_royal import deals
from pierres.rules.record import Record, read
from pierres.session import Session
from pierres.table.est_royal import noted, truth
from pierres.table.est_royal.deal_form import ANY, DAY, MOST_SIGNS, NUMBER, TEXT, DealForm
from pierres.table.est_royal.motion import finishing
from pierres.table.est_royal.noted import Clock
from pierres.table.est_royal.solving import Solving
from pierres.table.est_royal.truth import Truth
from pierres.wording.est_royal import hint_text
from pierres.wording.est_royal.wording import EstRoyalWording
from tests.languages import spoken

WON = Path(__file__).parent.parent / "scenarios" / "est_royal_won.jsonl"


@pytest.fixture(autouse=True)
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    with spoken("en") as made:
        yield made


def new(deal: int = 42) -> Session:
    opening = [("chance", "deal", list(deals.pack(deal)))]
    return Session.new("est-royal", ["Léa"], opening=opening, notes={"deal": deal}, autosave=False)


def won_games() -> list[Record]:
    return [read(line, "won") for line in WON.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("number", [0, 7, 31])
def test_finishing_is_offered_only_where_it_wins(number: int) -> None:
    record = won_games()[number]
    record.final = None
    steps, record.steps = record.steps, record.steps[:1]
    session = Session.resume(record, autosave=False)
    offered = 0
    for step in steps[1:]:
        finish = finishing(session.view())
        if finish:
            offered += 1
            end = Session.resume(session.record, autosave=False)
            for who, kind, value in finish:  # type: ignore[misc]
                assert who == end.seats[0] and end.answer(value, kind=kind)
            assert end.over and end.view().won
        assert session.answer(step[2] if len(step) > 2 else None, kind=step[1])
    assert offered > 0
    assert finishing(session.view()) == []


def test_bookmarks_lead_back_also_from_another_way_and_survive_nonsense() -> None:
    session = new()
    for _ in range(3):
        session.answer(kind="turn")
    there = session.view()
    assert noted.add(session) and not noted.add(session)
    session.go_to(1)
    move = next(
        value for question in session.choices() if question.kind == "move" for value in question.legal
    )
    session.answer(move, kind="move")
    assert noted.add(session)
    first, second = noted.marks(session)
    assert (len(first.steps), len(second.steps)) == (3, 1)
    noted.go(session, first)
    assert session.view() == there
    noted.go(session, second)
    assert session.view().moves == 1
    for nonsense in ("x", [3], [{"steps": [["Léa"]]}], [{"steps": 3}], [{"steps": [["Léa", 3]]}]):
        session.note(noted.MARKS, nonsense)
        assert noted.marks(session) == []


def test_the_clock_runs_from_the_first_move_and_rests_when_nobody_looks() -> None:
    session = new()
    clock = Clock(session)
    QTest.qWait(30)
    assert clock.seconds() == 0.0
    session.answer(kind="turn")
    QTest.qWait(30)
    running = clock.seconds()
    assert running > 0
    clock.set_resting(True)
    resting = clock.seconds()
    QTest.qWait(30)
    assert clock.seconds() == resting
    assert session.noted("seconds") == round(resting, 1)
    clock.set_resting(False)
    QTest.qWait(20)
    assert clock.seconds() > resting
    clock.stop()
    session.note("seconds", 3661.0)
    assert Clock(session).text() == "1:01:01"


def test_the_truth_is_told_and_kept(qtbot: QtBot) -> None:
    """The last card of a won game is put aside: the game is still winnable; the search is a real process."""
    record = won_games()[0]
    record.final, record.steps = None, record.steps[:-6]
    session = Session.resume(record, autosave=False)
    known = Truth(session)
    assert known.verdict() == truth.OFF
    known.set_on(True)
    assert known.verdict() == truth.SEARCHING
    qtbot.waitUntil(lambda: known.verdict() != truth.SEARCHING, timeout=20_000)
    assert known.verdict() == truth.WINNABLE
    line = known.line()
    assert line and truth.sentence(known, 1) and not truth.button(known, 1)
    for step in line:
        assert known.verdict() == truth.WINNABLE
        assert session.answer(step[2] if len(step) > 2 else None, kind=step[1])
    assert known.verdict() == truth.WON
    assert not known._solving.running


def test_a_lost_game_says_until_when_it_could_be_won() -> None:
    session = new()
    known = Truth(session)
    for _ in range(46):
        session.answer(kind="turn")
    here = known._here()
    known._known[here[:20]] = truth.WINNABLE
    known._known[here] = truth.LOST
    assert known.verdict() == truth.LOST and known.until() == 20
    assert "19" in truth.sentence(known, 1) and "19" in truth.button(known, 1)
    known._known[here] = truth.UNKNOWN
    assert "not proved" in truth.sentence(known, 1)


def test_what_is_lost_stays_lost_and_is_not_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(
        "pierres.table.est_royal.solving.Solving.start", lambda _, command, more, *__: asked.append(more)
    )
    session = new()
    known = Truth(session)
    for _ in range(46):
        session.answer(kind="turn")
    here = known._here()
    known._known[here[:20]] = truth.WINNABLE
    known._known[here] = truth.LOST
    assert "at least up to move 19" in truth.sentence(known, 1)
    known._known[here[:21]] = truth.LOST
    assert "up to move 19" in truth.sentence(known, 1) and "least" not in truth.sentence(known, 1)
    known.set_on(True)
    move = next(
        value for question in session.choices() if question.kind == "move" for value in question.legal
    )
    session.answer(move, kind="move")
    assert known.verdict() == truth.LOST and not known._timer.isActive()
    del known._known[here[:21]]
    known._follow()
    assert known.verdict() == truth.LOST and known._timer.isActive()
    monkeypatch.setattr("pierres.table.est_royal.solving.Solving.running", True)
    known._search()
    known._known = {known._here(): truth.LOST}
    assert truth.sentence(known, 1).endswith("Checking up to which move it could be won…")
    known._note({"winnable_after": 9, "lost_after": 12, "line": [["turn"]]})
    assert truth.sentence(known, 1).endswith("at least up to move 8.")
    assert "--since" in asked[-1] and "--progress" in asked[-1]


def test_a_search_that_was_broken_off_by_a_rest_begins_anew() -> None:
    known = Truth(new())
    known.set_on(True)
    assert known.verdict() == truth.SEARCHING
    known.set_resting(True)
    assert not known._timer.isActive() and not known._solving.running
    known.set_resting(False)
    assert known.verdict() == truth.SEARCHING
    known.stop()


def test_what_was_searched_to_the_end_of_its_time_is_not_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise the oracle would say for ever that it is still looking."""
    asked: list[str] = []
    monkeypatch.setattr(
        "pierres.table.est_royal.solving.Solving.start", lambda _, command, *__: asked.append(command)
    )
    known = Truth(new())
    known.search_now()
    known._give_up()
    known.search_now()
    assert asked == ["solve"] and known.verdict() == truth.UNKNOWN


def test_hints_tell_more_in_three_steps_and_who_speaks(switch: LanguageSwitch) -> None:
    session = new()
    for language, words in (("en", ("Hint", "Oracle")), ("fr", ("Conseil", "Oracle"))):
        switch(language)
        hint = fair_hint(session.view())
        fair = [hint_text.sentence(hint, step) for step in (1, 2, 3)]
        assert all(text.startswith(words[0]) for text in fair) and len(set(fair)) == 3
        oracle = oracle_hint(session.view(), [("turn",)])
        told = [hint_text.sentence(oracle, step) for step in (1, 2, 3)]
        assert all(text.startswith(words[1]) for text in told) and len(set(told)) == 3
        nothing = hint_text.sentence(oracle_hint(session.view(), None), 1)
        lost = hint_text.sentence(oracle_hint(session.view(), None, lost=True), 1)
        assert nothing != lost


def test_every_way_to_a_deal(qtbot: QtBot) -> None:
    form = DealForm()
    qtbot.addWidget(form)
    assert form.problem() == ""
    opening = form.opening()
    assert sorted(opening.steps[0][2]) == sorted(deals.pack(0))
    assert deals.pack(opening.notes["deal"]) == tuple(opening.steps[0][2])
    form.buttons[DAY].setChecked(True)
    assert 2020_01_01 < form.opening().notes["deal"] < 2100_01_01
    form.buttons[NUMBER].setChecked(True)
    assert form.problem()
    form.number.setText("42")
    assert form.problem() == "" and form.opening().steps[0][2] == list(deals.pack(42))
    form.buttons[TEXT].setChecked(True)
    wrong: Any
    for wrong in ("", "7H 7H", "hello", "ER1-AAA", " ".join(deals.pack(3)[:-1])):
        form.text.setPlainText(wrong)
        assert form.problem(), wrong
    form.text.setPlainText(deals.to_text(deals.pack(3)))
    assert form.problem() == "" and form.opening().steps[0][2] == list(deals.pack(3))
    assert "deal" not in form.opening().notes
    form.text.setPlainText(json.dumps(list(deals.pack(4))))
    assert form.opening().steps[0][2] == list(deals.pack(4))
    form.buttons[ANY].setChecked(True)
    assert form.problem() == ""


def test_only_deals_that_can_be_won(qtbot: QtBot) -> None:
    form = DealForm()
    qtbot.addWidget(form)
    form.show()
    form.only_winnable.setChecked(True)
    qtbot.waitUntil(lambda: form.problem() == "", timeout=30_000)
    number = form.opening().notes["deal"]
    assert number not in form._winnable._numbers
    form.set_options({"redeal": True})
    assert "standard rules" in form.problem()
    form._winnable.want(False)


def test_no_deal_is_looked_for_once_the_page_is_left(qtbot: QtBot) -> None:
    form = DealForm()
    qtbot.addWidget(form)
    form._winnable._numbers.clear()
    form.show()
    form.only_winnable.setChecked(True)
    assert form._winnable._solving.running
    form.hide()
    assert not form._winnable._solving.running
    form.show()
    assert form._winnable._solving.running
    form.hide()


def test_a_million_signs_pasted_do_not_hold_up_the_window(qtbot: QtBot) -> None:
    form = DealForm()
    qtbot.addWidget(form)
    form.buttons[TEXT].setChecked(True)
    pasted = QMimeData()
    pasted.setText("x" * 1_000_000)
    form.text.insertFromMimeData(pasted)
    assert len(form.text.toPlainText()) == MOST_SIGNS and "not a card" in form.problem()


def test_a_long_game_is_looked_up_as_quickly_as_a_short_one() -> None:
    """After every answer the truth is asked for many times: what was seen is not read again."""
    session = new()
    known = Truth(session)
    for _ in range(46):
        session.answer(kind="turn")
    here = known._here()
    assert len(here) == 47 and known._here() is here
    assert all(type(number) is int for number in here)
    session.undo()
    assert known._here() == here[:-1]
    session.redo()
    assert known._here() == here


def test_every_kind_of_event_with_a_line_is_logged() -> None:
    record = won_games()[0]
    record.final = None
    session, wording = Session.resume(record, autosave=False), EstRoyalWording({})
    events = session.history()
    assert {event.kind for event in events} >= {"dealt", "turned", "moved", "game_over"}
    for event in events:
        assert wording.is_logged(event) == (wording.log(event) is not None)


def test_a_search_that_is_killed_takes_no_other_with_it(qtbot: QtBot) -> None:
    """Whoever hears of its end begins the next at once, and that one lives."""
    solving, ends = Solving(), []

    def again() -> None:
        ends.append(solving.running)
        if len(ends) == 1:
            solving.start("solve", ["--deal", "41", "--seconds", "20"])

    solving.ended.connect(again)
    solving.start("solve", ["--deal", "41", "--seconds", "20"])
    assert solving._process is not None and solving._process.waitForStarted()
    solving._process.kill()
    qtbot.waitUntil(lambda: bool(ends))
    QTest.qWait(50)
    assert ends == [False] and solving.running
    solving.stop()
