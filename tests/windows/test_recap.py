"""The sheet that tells what one has missed: outcomes only, on free cloth, at every size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from pierres.players.chance import Chance
from pierres.rules.game import CHANCE, Event
from pierres.rules.record import Record
from pierres.session import Session
from pierres.table import registry
from pierres.table.jeu_des_dragons.pieces.piles import Backs, GoldTally
from pierres.table.jeu_des_dragons.pieces.signs import Slip, Sum
from pierres.table.pieces import Button, NamePlate
from pierres.windows import style
from pierres.windows.gate import Gate, Phase
from pierres.windows.main_window import MainWindow
from tests.players_at_table import legal_answer
from tests.windows.people import begin, open_curtain, pass_on, table_of

is_news = registry.wording("aux-pierres").is_news
dragon_news = registry.wording("jeu-des-dragons").is_news
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
    assert style.scale() == text
    page.recap.tell(NAMES[0], LINES)
    assert page.recap.isVisible() and LINES[-1].split()[0] in page.recap._lines.text()
    place = QRectF(page.recap.geometry())
    assert QRectF(page.stage.rect()).contains(place)
    assert page.recap.heightForWidth(page.recap.width()) <= page.recap.height() + 1, "all of it is to be read"
    for target in page.view.table().targets():
        kept = ("seat:", "stones:", "spent:", "die:", "counter", "row:", "card", "question")
        if target.key.startswith(kept):
            placement = page.view.table().ringed(target)
            assert not place.intersects(placement), (target.key, place, placement)


DRAGON_LINES = [
    "Hugo plays the Blue Dragon 9.",
    "Inès takes 2 gold from the stakes (Blue Dragon 9).",
    "Léa pays 5 gold to Barthélemy-Alexandre (Red Dragon 12).",
    "Noé wins gambit 1: strongest flight.",
    "Noé takes the stakes: 43 gold.",
]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1600, 1000)])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_sheet_hides_no_sum_no_gold_and_no_card_of_the_dragons(
    open_window: Callable[..., MainWindow], seats: int, size: tuple[int, int], text: int
) -> None:
    window = open_window(text_scale=text)
    window.resize(*size)
    session = begin(window, *NAMES[:seats], options={"gambits": 1}, game="jeu-des-dragons", seed=3)
    rng = Random(2)
    seen = 0
    for _ in range(6 * seats):
        if session.over:
            break
        session.raise_curtain()
        page = table_of(window)
        page.recap.tell(NAMES[0], DRAGON_LINES)
        place = QRectF(page.recap.geometry())
        table = page.view.table()
        for placement in table.picture.placements:
            if (
                isinstance(placement.piece, Sum | GoldTally | NamePlate | Backs | Slip | Button)
                and placement.key != "druid"
            ):
                assert place.intersected(table.drawn(placement)).isEmpty(), (placement.key, place)
                seen += isinstance(placement.piece, Sum)
        for target in table.targets():
            if target.role == "card" and target.zone not in table.quiet:
                assert place.intersected(table.ringed(target)).isEmpty(), (target.key, place)
        session.answer(legal_answer(session, rng))
    assert seen > seats


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
            told = [event for event in session.recap(seat) if registry.wording(game).is_news(event, seat)]
            checked += len(told)
    assert checked > 50


class Eyes:
    """Who has seen what: an account of its own, step by step, of what each person has had before them."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = registry.wording(session.game_id)
        self.seen: dict[str, dict[int, str]] = {seat: {} for seat in session.seats}
        """Seat → step → `all` of what followed it, or the `table` only, which does not show everything."""

    def answered(self, seat: str, before: int) -> None:
        """Whoever answers sees at once what comes of it, and what chance says to it."""
        for step in range(before, self.session.steps_taken):
            self.seen[seat].setdefault(step, "table")

    def new_to(self, seat: str, watched: bool) -> list[Event]:
        """What `seat`, who looks now, has not seen; from now on it is known."""
        seen, steps = self.seen[seat], self.session.record.steps
        if watched:
            last = max((step for step, answer in enumerate(steps) if answer[0] != CHANCE), default=0)
            for step in range(last, len(steps)):
                seen.setdefault(step, "table")
        missed = [
            event
            for step in range(len(steps))
            for event in self.session.told(step)
            if step not in seen or (seen[step] == "table" and event.kind in self.words.off_table)
        ]
        seen.update(dict.fromkeys(range(len(steps)), "all"))
        return [event for event in missed if self.words.is_news(event, seat)]

    def taken_back(self) -> None:
        """What no longer has happened nobody has seen."""
        for seen in self.seen.values():
            for step in [step for step in seen if step >= self.session.steps_taken]:
                del seen[step]

    def opened(self, session: Session) -> None:
        """Read from a file, a game tells of its answers alone: who gave one has seen all that was before."""
        self.session = session
        steps = session.record.steps
        for seat, seen in self.seen.items():
            seen.clear()
            own = max((step for step, answer in enumerate(steps) if answer[0] == seat), default=-1)
            seen.update(dict.fromkeys(range(own), "all"))
            step = own
            while 0 <= step < len(steps) and (step == own or steps[step][0] == CHANCE):
                seen[step] = "table"
                step += 1


def opened_anew(session: Session) -> Session:
    """The same game, as it is read from its record."""
    record = replace(session.record, final=None)
    return Session(record, Chance(1), None, None)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("game", ["aux-pierres", "jeu-des-dragons"])
def test_whoever_looks_is_told_exactly_what_they_have_not_seen(game: str, seats: int, qapp: object) -> None:
    """Whole random games: behind the curtain, from the open table, after steps to and fro and a pause, after
    the game was left and opened again.
    """
    options = {"two_players": True} if (game, seats) == ("aux-pierres", 2) else {}
    session = Session.new(game, NAMES[:seats], options, seed=seats, autosave=False)
    gate, rng, eyes = Gate(session), Random(seats), Eyes(session)
    told: Counter[str] = Counter()
    ways: set[str] = set()
    way = "curtain"
    for _ in range(700):
        if session.over:
            break
        if session.curtain is not None:
            seat, watched = session.curtain, gate.phase is Phase.SHOWING
            if watched:
                gate.proceed()
            else:
                gate.raise_curtain()
            first = not eyes.seen[seat]
            wanted = eyes.new_to(seat, watched)
            recap = session.recap(seat, watched, eyes.words.off_table)
            got = [event for event in recap if eyes.words.is_news(event, seat)]
            if first:  # all have seen it together, up to here
                assert len(session.recap(seat)) == len(session.history())
            else:
                assert got == wanted, (seat, watched, way, session.steps_taken)
                told["table" if watched else "curtain"] += len(got)
                ways.add("table" if watched and way == "curtain" else way)
                told["round"] += sum(event.kind == "round_ends" for event in got)
            way = "curtain"
        chosen = rng.random()
        if chosen < 0.06 and session.can_undo():
            session.go_to(session.steps_taken - rng.randint(1, 3))
            eyes.taken_back()
            way = "back"
        elif chosen < 0.1 and session.can_redo():
            before, answered = session.steps_taken, session.undone[0][0]
            session.redo()
            eyes.answered(answered, before)
            way = "back"
        elif chosen < 0.14:
            session.hide()
            way = "pause"
        elif chosen < 0.2:
            session = opened_anew(session)
            gate = Gate(session)
            eyes.opened(session)
            way = "opened"
        elif session.asked() is not None:
            before, question = session.steps_taken, session.asked()
            assert question is not None and session.answer(legal_answer(session, rng))
            eyes.answered(question.who, before)
    assert ways >= {"curtain", "table", "back", "pause", "opened"}
    assert min(told["curtain"], told["table"]) > 10, told
    assert told["round"] or game != "aux-pierres"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["aux-pierres", "jeu-des-dragons"])
def test_the_sheet_tells_just_that_in_the_language_of_the_window(
    window: MainWindow, switch: Callable[[str], None], game: str, language: str
) -> None:
    """At the window, the other language in between; and with a screen reader the same words are there."""
    switch(language)
    session = begin(window, *NAMES[:3], game=game, seed=11)
    page, rng, eyes = table_of(window), Random(2), Eyes(session)
    told = 0
    while told < 8 and not session.over:
        if page.gate.phase in (Phase.SHOWING, Phase.COVERED):
            seat, watched = session.curtain, page.gate.phase is Phase.SHOWING
            stays = page.gate.stays
            assert seat is not None
            (pass_on if watched else open_curtain)(window)
            first = not eyes.seen[seat]
            wanted = eyes.new_to(seat, watched)
            for spoken in (language, "en" if language == "fr" else "fr", language):
                switch(spoken)
                QApplication.processEvents()
                lines = [text for event in wanted if (text := eyes.words.event(event))]
                assert list(page.recap.told()[1]) == ([] if first or stays else lines), (seat, watched)
                assert page.recap.isVisible() == bool(page.recap.told()[1])
            told += len(page.recap.told()[1])
            page.recap.close_sheet()
        elif rng.random() < 0.05 and session.can_undo():
            session.undo()
            eyes.taken_back()
        else:
            before, question = session.steps_taken, session.asked()
            assert question is not None and session.answer(legal_answer(session, rng))
            eyes.answered(question.who, before)
        QApplication.processEvents()
    assert told >= 8


@pytest.mark.parametrize("last", ["Léa", "Hugo"])
def test_the_end_of_a_round_is_told_to_whoever_brought_it_about_too(last: str, qapp: object) -> None:
    """The table shows the auction still; that the round has ended since nobody has seen."""
    start = {
        "auction": "red_dragon", "row": ["witch", *(key for key in BASE if key != "red_dragon")], "pile": [],
        "players": {"Léa": {"fairy": 6, "spent": 2}},
    }  # fmt: skip
    seats = ("Hugo", "Inès", "Léa") if last == "Léa" else ("Léa", "Inès", "Hugo")
    session = Session(Record("aux-pierres", seats, {}, start, [], None, {}), Chance(1), None, None)
    gate, words = Gate(session), registry.wording("aux-pierres")
    for seat in seats:
        if gate.phase is Phase.COVERED:
            gate.raise_curtain()
        assert session.answer({"fairy": 1} if seat == "Léa" else {})
    for seat in seats:
        watched = gate.phase is Phase.SHOWING
        if watched:
            gate.proceed()
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
