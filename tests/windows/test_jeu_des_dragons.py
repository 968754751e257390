"""Le Jeu des dragons in the window: whole games in every way, left and taken up again, counted, secret."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from pierres.rules.game import PUBLIC, Question
from pierres.session import Session
from pierres.store import statistics
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from tests.players_at_table import legal_answer
from tests.table import dragons_hands
from tests.windows import people
from tests.windows.people import by_list, clicked, open_curtain, pass_on, play_out, table_of, take_guards_away
from tests.windows.test_taint import Watch

begin = partial(people.begin, game="jeu-des-dragons")


def by_mouse(window: MainWindow, value: Any) -> None:
    """Give an answer by clicking on the table."""
    page = table_of(window)
    question = page.session.asked()
    assert question is not None
    dragons_hands.by_mouse(page.view, question, value)


def by_keys(window: MainWindow, value: Any) -> None:
    """Give an answer with the keys of the table."""
    page = table_of(window)
    question = page.session.asked()
    assert question is not None and window.focusWidget() is page.view
    dragons_hands.by_keys(page.view, question, value)


WAYS = {"mouse": by_mouse, "keys": by_keys, "list": by_list}


@pytest.mark.parametrize("hands", ["hidden", "open"])
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_from_the_shelf_to_the_story(
    window: MainWindow, qtbot: Any, way: str, hands: str
) -> None:
    rng = Random(2)
    if way == "mouse":
        # From the box on the shelf, by the page of a new game.
        assert window.pages.start is not None
        clicked(next(box for box in window.pages.start.shelf.boxes if box.game_id == "jeu-des-dragons"))
        assert window.pages.new_game is not None
        window.pages.new_game.options.set_options({"hands": hands, "gambits": 1})
        take_guards_away(window)
        clicked(window.pages.new_game.start)
        take_guards_away(window)
        session = table_of(window).session
    else:
        session = begin(window, options={"gambits": 1, "hands": hands})
    assert session.options["hands"] == hands
    asked = play_out(window, WAYS[way], wish=lambda session: legal_answer(session, rng))
    assert session.over
    private = {question.kind for question in asked if question.private}
    assert "ante" in private and ("play" in private) == (hands == "hidden")
    clicked(table_of(window).next_button)
    assert window.pages.current is window.pages.story
    (line,) = statistics.read().games
    assert (line.game, line.over, line.answers) == ("jeu-des-dragons", True, len(asked))
    assert line.options == {"gambits": 1} | ({"hands": "open"} if hands == "open" else {})
    assert line.winners == session.result().winners


def play(window: MainWindow, answers: int, rng: Random) -> list[Question]:
    """So many answers by mouse; the screen is passed on as people do."""
    page, asked = table_of(window), []
    while len(asked) < answers:
        QApplication.processEvents()
        if page.gate.phase is Phase.SHOWING:
            pass_on(window)
        elif page.gate.phase is Phase.COVERED:
            open_curtain(window)
        else:
            question = page.session.asked()
            assert question is not None
            asked.append(question)
            by_mouse(window, legal_answer(page.session, rng))
    return asked


def test_left_in_the_middle_it_goes_on_behind_the_curtain(window: MainWindow) -> None:
    session = begin(window)
    play(window, 7, Random(4))
    steps = session.record.steps
    window.controller.close()
    (left,) = window.controller.unfinished()
    assert left.game == "jeu-des-dragons"
    assert window.controller.resume(left.path)
    taken_up = window.controller.session
    assert taken_up is not None and taken_up.record.steps == steps
    assert taken_up.viewer == PUBLIC and table_of(window).gate.phase is Phase.COVERED
    assert taken_up.present is None


def test_an_ante_can_be_taken_back_and_a_card_played_cannot(window: MainWindow) -> None:
    session = begin(window)
    undo = window.actions_.all["undo"]
    play(window, 1, Random(1))
    assert undo.isEnabled()
    undo.trigger()
    assert session.viewer == PUBLIC and table_of(window).gate.seat == "Léa"
    play(window, 4, Random(1))
    assert session.record.steps[-1][1] != "ante" and not undo.isEnabled()


def test_whoever_is_asked_again_goes_on_without_a_curtain(window: MainWindow) -> None:
    """The Thief: played in secret, shown to all, and then his owner discards at the screen where he sits."""
    session = begin(window, "Léa", "Hugo")
    page = table_of(window)
    rng, kept = Random(3), 0
    while not kept and session.steps_taken < 300:
        if page.gate.phase is Phase.SHOWING and page.gate.stays:
            seat = page.gate.seat
            assert seat is not None and session.viewer == PUBLIC
            assert page.next_button.text() == f"{seat} continues"
            pass_on(window)
            assert session.viewer == seat and not window.curtain.is_down
            kept += 1
        else:
            play(window, 1, rng)
    assert kept


class CardWatch(Watch):
    """Reads all that is said, for the names of cards in hands that the viewer has not seen."""

    def __init__(self, window: MainWindow, session: Session) -> None:
        cards = session.characters()
        self._labels = {f"{card.name('en')} {card.strength}": card.id for card in cards.values()}
        self._labels |= {card.name("en"): card.id for card in cards.values() if card.id.isalpha()}
        names = sorted(self._labels, key=len, reverse=True)
        self._named = re.compile("|".join(rf"{re.escape(name)}(?!\d)" for name in names))
        self._secret: dict[str, str] = {}
        self._own: set[str] = set()
        super().__init__(window, session)

    def look(self, *_: Any) -> None:
        view = self.session.view()
        hands = {
            name: facts["hand"] for name, facts in self.session._history.position.snapshot()["seats"].items()
        }
        seen = {card for seat in view.seats for card in (*seat.known, *seat.maybe, *(seat.hand or ()))}
        self._secret = {card: name for name, hand in hands.items() for card in hand if card not in seen}
        self._own = set(hands.get(self.session.viewer, ()))
        super().look()

    def note(self, said: tuple[str, str]) -> None:
        for name in self._named.findall(said[1].replace("\N{NO-BREAK SPACE}", " ")):
            card = self._labels[name]
            if card in self._secret:
                self.leaks.append(f"{said[0]} says {said[1]!r} to {self.session.viewer}")
            elif card in self._own:
                self.heard.setdefault(self.session.viewer, set()).add(said[0].split(" ")[0])


def test_no_card_of_a_hand_is_ever_said_to_another(open_window: Callable[..., MainWindow]) -> None:
    window = open_window()
    session = begin(window)
    watch = CardWatch(window, session)
    rng = Random(7)
    page = table_of(window)
    for way, answers in ((by_mouse, 3), (by_keys, 2), (by_list, 2)):
        given = 0
        while given < answers:
            QApplication.processEvents()
            watch.look()
            if page.gate.phase is Phase.SHOWING:
                pass_on(window)
            elif page.gate.phase is Phase.COVERED:
                assert session.viewer == PUBLIC and session.asked() is None
                open_curtain(window)
            else:
                if way is by_keys:
                    page.view.setFocus()
                way(window, legal_answer(session, rng))
                given += 1
    watch.stop()
    assert watch.leaks == []
    assert set(watch.heard) == set(session.seats)
    for places in watch.heard.values():
        assert {"AnswerList", "TableView"} <= places
    assert watch.looks > 30
