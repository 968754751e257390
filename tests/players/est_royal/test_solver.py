"""The solver: what it says is true, and every line wins by the rules."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pierres.players.est_royal.solver import since, solve, within
from pierres.players.est_royal.solver_exact import Exact, Outcome
from pierres.players.est_royal.solver_puzzle import Unfit, puzzle_of, steps_of
from pierres.players.est_royal.solver_sets import DeadEnds, runs, runs_needed
from pierres.rules.est_royal import build, deals
from pierres.rules.est_royal.cards import PACK
from pierres.rules.est_royal.position import Position
from pierres.rules.record import Record, read, replay

GAME = build({})
SCENARIOS = Path(__file__).parents[2] / "scenarios"


def seconds(limit: float) -> Callable[[], bool]:
    return within(limit, time.monotonic)


def dealt(number: int, **options: bool) -> Position:
    position = GAME.start(("A",), options)
    position.answer("chance", "deal", list(deals.pack(number)))
    return position


def late(seed: int, left: int, **options: bool) -> Position:
    """A position near the end of a careless game: foundations of random heights, `left` cards elsewhere."""
    rng = random.Random(seed)
    base = rng.randrange(13) if options.get("kings_on_aces", True) else 0
    heights = [13] * 4
    while sum(heights) > 52 - left:
        suit = rng.randrange(4)
        heights[suit] = max(0, heights[suit] - rng.randrange(1, 4))
    if not any(heights):
        heights[0] = 1
    cards = [suit * 13 + (base + height) % 13 for suit in range(4) for height in range(heights[suit], 13)]
    # The cards wanted soon lie deep in the waste, which makes it hard.
    far = {card: (card - base) % 13 - heights[card // 13] for card in cards}
    cards.sort(key=lambda card: min(far[card], 2) + rng.uniform(0, 1.5))
    foundations = {
        f"f{suit + 1}": [PACK[suit * 13 + (base + height) % 13] for height in range(heights[suit])]
        for suit in range(4)
    }
    names = [PACK[card] for card in cards]
    piles = rng.randrange(3, 6)
    names = names[-piles:] + names[:-piles]
    tableau = {
        pile: [name]
        for pile, name in zip(("up", "left", "centre", "right", "down"), names[:piles], strict=False)
    }
    waste = max(0, len(names) - piles - rng.randrange(5))
    start = {
        "foundations": foundations,
        "tableau": tableau,
        "waste": names[piles : piles + waste],
        "stock": names[piles + waste :],
    }
    return GAME.start(("A",), options, start)


def brute_force(position: Position) -> bool:
    """Whether a position can be won: by the rules alone, every answer of every position, nothing left out."""
    seen = set()
    todo = [position]
    while todo:
        at = todo.pop()
        if at.won:
            return True
        name = (
            tuple(sorted(zip(at.suits, at.heights, strict=True))),
            tuple(sorted(map(tuple, at.piles))),
            len(at.stock),
        )
        if name in seen:
            continue
        seen.add(name)
        for question in at.questions():
            for value in question.legal:
                after = at.copy()
                after.answer("A", question.kind, value)
                todo.append(after)
    return False


@cache
def judged(left: int) -> list[tuple[int, bool]]:
    return [(seed, brute_force(late(seed, left))) for seed in range(24)]


@pytest.mark.parametrize("left", [19, 21])
def test_late_positions_as_by_brute_force(left: int) -> None:
    answers = set()
    for seed, winnable in judged(left):
        found = solve(late(seed, left), seconds(20))
        assert found.verdict == ("winnable" if winnable else "lost"), seed
        assert (found.line is not None) == winnable
        answers.add(winnable)
    assert answers == {True, False}


@pytest.mark.parametrize("left", [19, 21])
def test_the_exact_search_alone_agrees(left: int) -> None:
    proved = 0
    for seed, winnable in judged(left):
        puzzle = puzzle_of(late(seed, left))
        found = Exact(puzzle, lambda: False, 20_000).search()
        proved += found is Outcome.LOST
        assert not (winnable and found is Outcome.LOST), seed
        if isinstance(found, tuple):
            assert winnable and len(steps_of(puzzle, found)) >= left
    assert proved


def is_dead(position: Position) -> bool:
    puzzle = puzzle_of(position)
    waste = sum(1 << card for card in puzzle.order[: puzzle.turned])
    return DeadEnds(puzzle).dead(puzzle.turned, puzzle.tableau, waste)


def test_nothing_on_the_way_to_a_won_game_is_a_dead_end() -> None:
    for text in (SCENARIOS / "est_royal_won.jsonl").read_text().splitlines():
        for replayed in replay(read(text), GAME):
            assert not is_dead(replayed.position)


def test_careless_games_run_into_dead_ends() -> None:
    dead = 0
    for number in range(1, 21):
        position = dealt(number)
        rng = random.Random(number)
        while position.stock:
            questions = position.questions()
            moves = [(q.kind, value) for q in questions for value in q.legal if q.kind != "turn"]
            if moves and rng.random() < 0.4:
                kind, value = rng.choice(moves)
                position.answer("A", kind, value)
            else:
                position.answer("A", "turn")
        dead += is_dead(position)
    assert dead > 10


def test_runs() -> None:
    # By height: two base cards, one card each of heights 1 and 2, two of height 5.
    cards = 0b0011 | 0b0001 << 4 | 0b0100 << 8 | 0b1010 << 20
    assert runs(cards) == 1 + 0 + 1 + 2
    assert runs((1 << 52) - 1) == 0


def cards_with(counts: Sequence[int], first: int = 0) -> int:
    """Some cards with so many of each rank, from the lowest up."""
    return sum((1 << count) - 1 << 4 * (rank + first) for rank, count in enumerate(counts))


def test_runs_needed_with_cards_between() -> None:
    one_and_three = cards_with([0, 1, 0, 1])
    assert runs_needed(one_and_three, 0) == 2
    assert runs_needed(one_and_three, cards_with([0, 0, 1])) == 1
    assert runs_needed(0, (1 << 52) - 1) == 0
    rng = random.Random(3)
    for _ in range(300):
        low = [rng.choice((0, 0, 1, 2, 3)) for _ in range(4)]
        high = [count + rng.choice((0, 0, 1)) for count in low]
        # Four neighbouring ranks, nothing anywhere else: try everything.
        tried = min(
            sum(max(0, here - above) for here, above in zip(each, [*each[1:], 0], strict=True))
            for each in product(*(range(low[rank], high[rank] + 1) for rank in range(4)))
        )
        first = rng.randrange(10)
        must, most = cards_with(low, first), cards_with(high, first)
        assert runs_needed(must, most & ~must) == tried


@pytest.mark.parametrize("number", [1, 2, 3, 42])
def test_deals(number: int) -> None:
    """The line has been replayed by `solve`; here it is replayed once more, in the words of a record."""
    found = solve(dealt(number), seconds(60))
    assert found.verdict == "winnable" and found.line is not None and found.positions > 0
    position = dealt(number)
    for step in found.line:
        position.answer("A", step[0], *(list(value) for value in step[1:]))
    assert position.won


def replayed(position: Position, line: tuple[tuple[Any, ...], ...] | None) -> bool:
    for step in line or ():
        position.answer("A", step[0], *(list(value) for value in step[1:]))
    return position.won


@pytest.mark.parametrize(
    ("options", "left", "seeds"),
    [({"kings_on_aces": False}, 17, range(40, 50)), ({"fill_from_waste": True}, 19, range(30))],
)
def test_options_as_by_brute_force(options: dict[str, bool], left: int, seeds: range) -> None:
    """With aces as the base and kings forbidden on them; and with spaces that fill themselves."""
    answers = set()
    for seed in seeds:
        position = late(seed, left, **options)
        winnable = brute_force(position)
        found = solve(position, seconds(60))
        assert found.verdict == ("winnable" if winnable else "lost"), seed
        answers.add(winnable)
    assert answers == {True, False}


def test_first_to_waste() -> None:
    assert replayed(dealt(1, first_to_waste=True), solve(dealt(1, first_to_waste=True), seconds(60)).line)


def test_a_deal_with_filled_spaces() -> None:
    found = solve(dealt(2, fill_from_waste=True), seconds(60))
    assert found.verdict == "winnable"
    assert replayed(dealt(2, fill_from_waste=True), found.line)


def test_a_redeal_saves_what_is_lost_without() -> None:
    """Lost without the redeal, proved; with it a line is found, and nothing is ever called lost."""
    saved = 0
    for seed, winnable in judged(21):
        found = solve(late(seed, 21, redeal=True), seconds(2))
        assert found.verdict in (("winnable",) if winnable else ("winnable", "unknown")), seed
        saved += not winnable and found.verdict == "winnable"
    assert saved


def test_stops() -> None:
    found = solve(dealt(41), lambda: True)
    assert (found.verdict, found.line) == ("unknown", None)
    began = time.monotonic()
    solve(dealt(41), seconds(0.05))
    assert time.monotonic() - began < 1


def test_before_the_deal() -> None:
    with pytest.raises(Unfit):
        solve(GAME.start(("A",)), seconds(1))


def test_since() -> None:
    """A game thrown away: everything turned without a move."""
    steps = [("chance", "deal", list(deals.pack(1))), *[("A", "turn")] * 46]
    known = since(Record("est-royal", ("A",), steps=steps), time.monotonic, seconds=6)
    assert known.winnable_after is not None and known.lost_after is not None
    assert 1 <= known.winnable_after < known.lost_after <= len(steps)
    assert known.line is not None
    position = dealt(1)
    for _ in range(known.winnable_after - 1):
        position.answer("A", "turn")
    for step in known.line:
        position.answer("A", step[0], *(list(value) for value in step[1:]))
    assert position.won
