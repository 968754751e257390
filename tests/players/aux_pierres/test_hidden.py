"""No player knows what is hidden: equal views, events and seeds give equal answers and equal reasons."""

from __future__ import annotations

import pytest

from pierres.players.aux_pierres import LEVELS
from pierres.players.aux_pierres.levels import AuxPlayer
from pierres.players.aux_pierres.purses import Purses
from pierres.players.aux_pierres.reasons import reason_for
from pierres.players.chance import Random
from pierres.players.match import Match
from pierres.rules.aux_pierres.position import Position
from pierres.rules.game import CHANCE, Event
from pierres.store import library

SEATS = ("Ada", "Bo", "Cleo", "Dan")


def positions(count: int) -> list[tuple[Position, str, dict[str, list[Event]]]]:
    """Positions in which a seat is asked, with that seat and what each has seen so far."""
    game = library.game("aux-pierres")
    found: list[tuple[Position, str, dict[str, list[Event]]]] = []
    seen: dict[str, list[Event]] = {seat: [] for seat in SEATS}

    def note(events: list[Event]) -> None:
        for seat in SEATS:
            seen[seat] += [shown for event in events if (shown := event.seen_by(seat)) is not None]

    match = Match.begin(game, dict.fromkeys(SEATS, LEVELS[0]), {}, "hidden", note=note)
    random = Random(3)
    while match.position.questions() and len(found) < count:
        match.play(len(match.steps) + 1)
        asked = [question for question in match.position.questions() if question.who != CHANCE]
        if asked and (asked[0].kind not in ("bid", "silver") or random.random() < 0.08):
            who = random.choice(asked).who
            found.append((match.position.copy(), who, {seat: events[:] for seat, events in seen.items()}))
    return found


def permuted(position: Position, who: str, random: Random) -> Position:
    """The same with the coins behind the other screens, and their closed fists, exchanged."""
    twin = position.copy()
    others = [seat for seat in range(len(SEATS)) if SEATS[seat] != who]
    for coin in range(5):
        counts = [twin.purses[seat][coin] for seat in others]
        random.shuffle(counts)
        for seat, count in zip(others, counts, strict=True):
            twin.purses[seat][coin] = count
    for seat in others:
        if twin.fists[seat] is not None:
            twin.fists[seat] = {}
    return twin


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_makes_no_difference(level: type[AuxPlayer]) -> None:
    game, random = library.game("aux-pierres"), Random(8)
    for number, (position, who, seen) in enumerate(positions(60)):
        twin = permuted(position, who, random)
        assert position.view(who) == twin.view(who)
        answers = []
        for one in (position, twin, position):
            player = level(game, who, SEATS, {}, number)
            player.told(seen[who])
            questions = tuple(question for question in one.questions() if question.who == who)
            answers.append((player.answer(one.view(who), questions), player.reason))
        assert answers[0] == answers[1] == answers[2]


def test_reasons_read_no_purse() -> None:
    """Not even one's own: the same answer has the same reason with other coins behind the screen."""
    game = library.game("aux-pierres")
    for position, who, _ in positions(60):
        rich = position.copy()
        rich.purses[SEATS.index(who)] = [9, 6, 9, 1, 1]
        box = position.box
        for question in position.questions():
            if question.who == who and question.kind != "buy":
                value = question.legal[question.legal.size - 1]
                told = reason_for(box, position.view(who), question, value)
                assert told == reason_for(box, rich.view(who), question, value)
    assert game.facts.hidden


def test_purses_can_be_counted() -> None:
    """What somebody counts who hears all events is what lies there, steals and hauls too."""
    game = library.game("aux-pierres")
    for seed in range(8):
        counting = {seat: Purses(SEATS, game.characters) for seat in SEATS}

        def note(events: list[Event], counting: dict[str, Purses] = counting) -> None:
            for seat, purses in counting.items():
                purses.told([shown for event in events if (shown := event.seen_by(seat)) is not None])

        match = Match.begin(game, dict.fromkeys(SEATS, LEVELS[0]), {}, f"count:{seed}", note=note)
        match.play(500)
        for seat, purses in counting.items():
            assert list(purses.coins.values()) == match.position.purses
            assert purses.agrees(match.position.view(seat))
