"""Players get views and events of their own seat, and no player can stop a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import pytest

from pierres.commands.player_files import RandomPlayer
from pierres.players.chance import Random
from pierres.players.match import Match
from pierres.players.player import MakePlayer
from pierres.rules.base import Game
from pierres.rules.game import Event, Question
from pierres.rules.given import Json
from pierres.store import library

SEATS = ("Ada", "Bo", "Cleo", "Dan")
GAMES = ("aux-pierres", "jeu-des-dragons")


class Noting(RandomPlayer):
    """Keeps all that it is given."""

    def __init__(
        self, notes: list[Any], game: Game, seat: str, seats: Sequence[str], options: Any, seed: int
    ) -> None:
        super().__init__(game, seat, seats, options, seed)
        self.notes, self.seat = notes, seat
        notes.append(("made", seat, tuple(seats), dict(options)))

    def told(self, events: Sequence[Event]) -> None:
        self.notes += [("told", self.seat, event) for event in events]

    def answer(self, view: Any, questions: Sequence[Question]) -> tuple[str, Json]:
        self.notes.append(("asked", self.seat, view, questions))
        return super().answer(view, questions)


def played(
    game_id: str, make: MakePlayer, seed: str = "1", most: int = 400
) -> tuple[Match, list[list[Event]]]:
    heard: list[list[Event]] = []
    makers: Mapping[str, MakePlayer] = {"Ada": make, **dict.fromkeys(SEATS[1:], RandomPlayer)}
    match = Match.begin(library.game(game_id), makers, {}, seed, note=heard.append)
    match.play(most)
    return match, heard


@pytest.mark.parametrize("game_id", GAMES)
def test_a_player_is_told_once_and_in_order_what_its_seat_may_see(game_id: str) -> None:
    notes: list[Any] = []
    match, heard = played(game_id, partial(Noting, notes))
    told = [note[2] for note in notes if note[0] == "told"]
    happened = [event for events in heard for event in events]
    assert told == [seen for event in happened if (seen := event.seen_by("Ada")) is not None]
    assert any(event != event.seen_by("Ada") for event in happened), "nothing was hidden"
    assert len(match.steps) > 50


@pytest.mark.parametrize("game_id", GAMES)
def test_a_player_gets_its_view_and_the_questions_of_its_seat(game_id: str) -> None:
    notes: list[Any] = []
    match, _ = played(game_id, partial(Noting, notes))
    options = {option.name for option in library.game(game_id).facts.options}
    assert notes[0][:3] == ("made", "Ada", SEATS)
    assert set(notes[0][3]) == options
    asked = [note for note in notes if note[0] == "asked"]
    assert len(asked) == sum(step[0] == "Ada" for step in match.steps)
    for _, _, view, questions in asked:
        assert view.viewer == "Ada"
        assert {question.who for question in questions} == {"Ada"}


def test_all_views_are_taken_before_anybody_closes_a_fist() -> None:
    match = Match.begin(library.game("aux-pierres"), dict.fromkeys(SEATS, RandomPlayer), {}, "1")
    calls: list[str] = []
    position = match.position

    class Watched:
        """The position, and a list of what it was asked for."""

        def view(self, seat: str) -> Any:
            calls.append("view")
            return position.view(seat)

        def answer(self, who: str, kind: str, value: Any) -> Any:
            calls.append(kind)
            return position.answer(who, kind, value)

        def questions(self) -> Any:
            return position.questions()

    match.position = Watched()  # type: ignore[assignment]
    match.play(30)
    first = calls.index("bid")
    assert calls[first - len(SEATS) : first] == ["view"] * len(SEATS)
    assert calls[first : first + len(SEATS)] == ["bid"] * len(SEATS)


class Broken(RandomPlayer):
    """Fails where it is told to."""

    def __init__(self, how: str, *given: Any) -> None:
        if how == "made":
            raise RuntimeError
        super().__init__(*given)
        self.how = how

    def told(self, events: Sequence[Event]) -> None:
        if self.how == "told":
            raise SystemExit

    def answer(self, view: Any, questions: Sequence[Question]) -> tuple[str, Json]:
        if self.how == "exits":
            raise SystemExit(3)
        wrong: dict[str, Any] = {
            "kind": ("dance", None), "value": (questions[0].kind, object()), "shape": None, "list": ([], [])
        }  # fmt: skip
        if self.how in wrong:
            return wrong[self.how]  # type: ignore[no-any-return]
        if self.how == "told":
            return super().answer(view, questions)
        raise ZeroDivisionError


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("how", ["made", "error", "exits", "kind", "value", "shape", "list", "told"])
def test_a_broken_player_costs_its_answers_alone(game_id: str, how: str) -> None:
    match, heard = played(game_id, partial(Broken, how), most=120)
    assert len(match.steps) == 120
    answers = sum(step[0] == "Ada" for step in match.steps)
    told = sum(any(event.seen_by("Ada") for event in events) for events in heard)
    assert match.illegal["Ada"] == {"made": 1, "told": told}.get(how, answers)
    assert not any(match.illegal[seat] for seat in SEATS[1:])


@pytest.mark.parametrize("game_id", GAMES)
def test_equal_seeds_give_equal_games(game_id: str) -> None:
    assert played(game_id, RandomPlayer, "5")[0].steps == played(game_id, RandomPlayer, "5")[0].steps
    assert played(game_id, RandomPlayer, "5")[0].steps != played(game_id, RandomPlayer, "6")[0].steps


def test_random_answers_are_drawn_among_all_questions() -> None:
    player = RandomPlayer(library.game("est-royal"), "Ada", ("Ada",), {}, 1)
    position = library.game("est-royal").start(("Ada",))
    first = position.questions()[0]
    position.answer(first.who, first.kind, first.legal[Random(1).randrange(first.legal.size)])
    questions = position.questions()
    kinds = {player.answer(position.view("Ada"), questions)[0] for _ in range(200)}
    assert kinds == {question.kind for question in questions}


class Mute(Exception):
    """Even what it says fails."""

    def __str__(self) -> str:
        raise RuntimeError


class Failing(RandomPlayer):
    """Fails in its first answer in one way, in all others in another."""

    first = True

    def answer(self, view: Any, questions: Sequence[Question]) -> tuple[str, Json]:
        if self.first:
            self.first = False
            raise Mute
        raise KeyError("later")


def test_the_first_fault_of_a_seat_is_kept() -> None:
    match, _ = played("jeu-des-dragons", Failing, most=60)
    assert list(match.faults) == ["Ada"]
    assert match.faults["Ada"].startswith("Mute (test_match.py:")
