"""A fourth game is entered by one call in each registry, and is played through the window like the others."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from random import Random

import pytest

from pierres.rules import record as records
from pierres.session import Session
from pierres.store import library
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from tests import fists, fists_table
from tests.players_at_table import legal_answer
from tests.windows.people import by_keyboard, by_mouse, clicked, play_out, seats, table_of, take_guards_away


@pytest.fixture(autouse=True)
def fourth(monkeypatch: pytest.MonkeyPatch) -> None:
    fists.seat_it(monkeypatch)


@pytest.mark.parametrize(
    ("give", "language", "size"),
    [(by_mouse, "en", (1520, 800)), (by_mouse, "fr", (1024, 640)), (by_keyboard, "en", (1920, 1080))],
    ids=["mouse", "small and French", "keyboard"],
)
def test_it_is_played_from_the_new_game_page_to_the_end(
    open_window: Callable[..., MainWindow],
    give: Callable[[MainWindow, object], None],
    language: str,
    size: tuple[int, int],
) -> None:
    window = open_window(language=language)
    window.resize(*size)
    assert fists.ID in [box.game_id for box in window.pages.start.shelf.boxes]
    window.pages.show_new_game(fists.ID)
    page = window.pages.new_game
    assert page is not None
    page.seats.set_seats(seats("Léa", "Hugo", "Inès"))
    page.start.click()
    take_guards_away(window)
    session = table_of(window).session
    assert (session.game_id, session.seats) == (fists.ID, ("Léa", "Hugo", "Inès"))
    rng = Random(4)
    asked = play_out(window, give, wish=lambda at: legal_answer(at, rng))
    assert {question.kind for question in asked} == {"fist", "colour", "trade"}
    assert len(asked) == fists.ROUNDS * 5 and table_of(window).gate.phase is Phase.OVER
    record = session.record
    assert records.play(records.read(records.write(record)), library.game(fists.ID)).result() is not None
    clicked(table_of(window).next_button)
    assert window.pages.story is not None and window.pages.current is window.pages.story


def test_it_is_saved_opened_and_its_log_read(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    assert window.controller.new(fists.ID, seats("Léa", "Hugo"), {}, seed=1)
    rng = Random(1)
    session = window.controller.session
    assert session is not None
    play_out_some(session, rng)
    log = table_of(window).side.log_model
    lines = [log.index(row).data() for row in range(log.rowCount())]
    assert any(line.startswith("All fists open: ") for line in lines)
    again = Session.resume(session.record, autosave=False)
    assert again.view() == session.view()


def play_out_some(session: Session, rng: Random) -> None:
    for _ in range(8):
        if session.curtain:
            session.raise_curtain()
        session.answer(legal_answer(session, rng))


def test_how_little_a_table_and_its_words_need() -> None:
    assert len(inspect.getsource(fists_table.FistsScene).splitlines()) < 40
    words = inspect.getsource(fists_table.FistsWording) + inspect.getsource(fists_table.FistsEvents)
    assert len(words.splitlines()) < 80
