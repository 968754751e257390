"""The sheet that tells what one has missed: outcomes only, on free cloth, at every size."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from pierres.players.chance import Chance
from pierres.rules.game import Event
from pierres.rules.record import Record
from pierres.session import Session
from pierres.windows import look
from pierres.windows.gate import Gate, Phase
from pierres.windows.main_window import MainWindow
from pierres.windows.words import wording_of
from tests.players_at_table import legal_answer
from tests.windows.people import begin, open_curtain, pass_on, table_of

is_news = wording_of("aux-pierres").is_news
dragon_news = wording_of("jeu-des-dragons").is_news
NAMES = ("Léa", "Hugo", "Inès", "Noé", "Maëlle", "Barthélemy-Alexandre")
BASE = ("red_dragon", "blue_dragon", "yellow_dragon", "enchanter", "magician", "sorcerer", "thief")
LINES = [
    "Hugo wins the Thief with a bid of 4.",
    "Hugo takes 1 red stone from Léa.",
    "Inès, Noé and Maëlle tie again at 2: nobody wins the Two-Headed Dragon.",
    "Barthélemy-Alexandre wins the Merchant with a bid of 11.",
    "Barthélemy-Alexandre buys 2 red and 1 blue for 2 fairy gold and 3 silver.",
]


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1600, 1000)])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_sheet_hides_no_seat_no_counter_and_no_card(
    open_window: Callable[..., MainWindow], seats: int, size: tuple[int, int], text: int
) -> None:
    window = open_window(text_scale=text)
    window.resize(*size)
    session = begin(window, *NAMES[:seats], seed=3)
    rng = Random(2)
    while session.steps_taken < 8 * seats:
        session.raise_curtain()
        session.answer(legal_answer(session, rng))
    session.raise_curtain()
    page = table_of(window)
    assert look.scale() == text
    page.recap.tell(NAMES[0], LINES)
    assert page.recap.isVisible() and LINES[-1].split()[0] in page.recap._lines.text()
    place = QRectF(page.recap.geometry())
    assert QRectF(page.stage.rect()).contains(place)
    assert page.recap.heightForWidth(page.recap.width()) <= page.recap.height() + 1, "all of it is to be read"
    for spot in page.view.table().spots():
        kept = ("seat:", "stones:", "spent:", "die:", "counter", "row:", "card", "question")
        if spot.key.startswith(kept):
            thing = QRectF(spot.rect.x, spot.rect.y, spot.rect.w, spot.rect.h)
            assert not place.intersects(thing), (spot.key, place, thing)


def test_only_outcomes_are_news() -> None:
    def told(kind: str, **public: object) -> bool:
        return is_news(Event(kind, "Léa", public), "Tom")

    assert told("won") and told("no_bid") and told("cursed") and told("gained") and told("scored")
    assert told("tied", round="silver") and not told("tied", round="gold")
    assert told("used", second=False, copied=True) and not told("used", second=False, copied=False)
    for trivia in ("joined_row", "auction", "fist_closed", "fists_opened", "drew"):
        assert not told(trivia), trivia


def test_the_end_of_a_round_is_news_and_what_one_did_oneself_is_not() -> None:
    assert is_news(Event("round_ends", "", {"round": 3, "fairy": {"Léa": 2}, "cursed": 0}), "Léa")
    assert not is_news(Event("won", "Léa", {"value": 3, "round": "gold"}), "Léa")
    assert is_news(Event("stole", "Tom", {"from": "Léa"}), "Léa")
    paid = {"to": "Tom", "amount": 5, "paid": 5, "card": "red-5"}
    assert dragon_news(Event("paid", "Léa", {**paid, "why": "colour_flight"}), "Léa")
    assert not dragon_news(Event("paid", "Léa", {**paid, "why": "ante"}), "Léa")
    assert dragon_news(Event("paid", "Tom", {**paid, "why": "purchase"}), "Léa")
    assert not dragon_news(Event("played", "Léa", {"card": "red-5"}), "Léa")


@pytest.mark.parametrize("game", ["aux-pierres", "jeu-des-dragons"])
def test_nobody_is_told_what_followed_the_own_last_answer(game: str) -> None:
    """Whoever answers sees at once what comes of it; missed is only what others bring about later."""
    rng, checked = Random(7), 0
    session = Session.new(game, NAMES[:3], seed=7)
    for _ in range(120):
        session.raise_curtain()
        asked = session.asked()
        assert asked is not None
        assert session.answer(legal_answer(session, rng))
        if session.over:
            break
        assert session.recap(asked.who) == []
        for seat in session.seats:
            told = [event for event in session.recap(seat) if wording_of(game).is_news(event, seat)]
            checked += len(told)
    assert checked > 50


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("game", ["aux-pierres", "jeu-des-dragons"])
def test_whoever_looks_is_told_exactly_what_he_has_not_seen(game: str, seats: int, qapp: object) -> None:
    """Whole random games. Seen is what follows an own answer, and what lay open till one took the screen."""
    options = {"two_players": True} if (game, seats) == ("aux-pierres", 2) else {}
    session = Session.new(game, NAMES[:seats], options, seed=seats, autosave=False)
    gate, rng, words = Gate(session), Random(seats), wording_of(game)
    answered: dict[str, tuple[int, int]] = dict.fromkeys(session.seats, (0, 0))
    """Seat → the steps before and after the own last answer, with what chance said to it."""
    before, told, ends = 0, 0, 0
    while not session.over and session.steps_taken < 1500:
        seat = session.curtain
        if seat is not None:
            watched = gate.phase is Phase.SHOWING
            if watched:
                gate.go_on()
            else:
                gate.raise_curtain()
            own, looked = answered[seat]
            shown = before if watched else session.steps_taken
            wanted = [
                event
                for step in range(own, session.steps_taken)
                for event in session.told(step)
                if (looked <= step < shown or event.kind == "round_ends") and words.is_news(event, seat)
            ]
            got = [e for e in session.recap(seat, watched, words.off_table) if words.is_news(e, seat)]
            assert got == wanted, (seat, watched)
            assert all(event.who != seat or event.kind in ("paid", "owes", "eliminated") for event in got)
            told += len(got)
            ends += sum(event.kind == "round_ends" for event in got)
        question = session.asked()
        assert question is not None
        before = session.steps_taken
        assert session.answer(legal_answer(session, rng))
        answered[question.who] = (before, session.steps_taken)
    assert told > 10 and (ends or game != "aux-pierres")


@pytest.mark.parametrize("last", ["Léa", "Hugo"])
def test_the_end_of_a_round_is_told_to_whoever_brought_it_about_too(last: str, qapp: object) -> None:
    """The table shows the auction still; that the round has ended since nobody has seen."""
    start = {
        "auction": "red_dragon", "row": ["witch", *(key for key in BASE if key != "red_dragon")], "pile": [],
        "players": {"Léa": {"fairy": 6, "spent": 2}},
    }  # fmt: skip
    seats = ("Hugo", "Inès", "Léa") if last == "Léa" else ("Léa", "Inès", "Hugo")
    session = Session(Record("aux-pierres", seats, {}, start, [], None, {}), Chance(1), None, None)
    gate, words = Gate(session), wording_of("aux-pierres")
    for seat in seats:
        if gate.phase is Phase.COVERED:
            gate.raise_curtain()
        assert session.answer({"fairy": 1} if seat == "Léa" else {})
    for seat in seats:
        watched = gate.phase is Phase.SHOWING
        if watched:
            gate.go_on()
        else:
            gate.raise_curtain()
        told = [e.kind for e in session.recap(seat, watched, words.off_table) if words.is_news(e, seat)]
        assert "round_ends" in told
        assert ("won" in told) == (seat not in ("Léa", seats[0], last))
        assert session.answer({})


def test_the_sheet_speaks_the_language_of_the_moment(
    window: MainWindow, switch: Callable[[str], None]
) -> None:
    session = begin(window, game="jeu-des-dragons")
    page, rng = table_of(window), Random(2)
    while not page.recap.seat:
        if page.gate.phase is Phase.SHOWING:
            pass_on(window)
        elif page.gate.phase is Phase.COVERED:
            open_curtain(window)
        else:
            assert session.answer(legal_answer(session, rng))
    said = page.recap._lines.text()
    switch("fr")
    QApplication.processEvents()
    assert page.recap.isVisible() and page.recap.seat and page.recap._lines.text() not in ("", said)
    page.recap.close_sheet()
    switch("en")
    QApplication.processEvents()
    assert not page.recap.isVisible()
