"""What the tests of the rules of Est Royal share: random play, all moves by brute force, the invariants."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise, product
from typing import Any

from pierres.rules.base import Game
from pierres.rules.est_royal.cards import FOUNDATIONS, PACK, PILES, RANKS, TABLEAU
from pierres.rules.est_royal.deals import pack
from pierres.rules.est_royal.position import Position
from pierres.rules.game import CHANCE, Event
from pierres.rules.record import Step
from pierres.store import library

OPTIONS: list[dict[str, Any]] = [
    {},
    {"kings_on_aces": False},
    {"first_to_waste": True},
    {"fill_from_waste": True},
    {"redeal": True},
    {"kings_on_aces": False, "first_to_waste": True, "fill_from_waste": True, "redeal": True},
]
"""Every option alone, and all of them together."""

ACE_DEAL = next(number for number in range(1000) if pack(number)[0][0] == "A")
"""A deal with aces as the base."""


def game() -> Game:
    return library.game("est-royal")


def sit(start: Mapping[str, Any] | None = None, **options: Any) -> Position:
    """A position of this game; without a `start` the deal is still to come."""
    position = game().start(["Ada"], options, start)
    assert isinstance(position, Position)
    return position


def dealt(number: int, **options: Any) -> Position:
    """A numbered deal, dealt."""
    position = sit(**options)
    position.answer(CHANCE, "deal", list(pack(number)))
    return position


def start_of(
    tableau: Mapping[str, Sequence[str]],
    waste: Sequence[str] = (),
    foundations: Mapping[str, Sequence[str]] | None = None,
    rest: str = "stock",
) -> dict[str, Any]:
    """A start with these piles; the cards named nowhere go to the `rest`, stock or under the waste."""
    corners = foundations or {"f1": ["5H"]}
    named = [card for cards in (*tableau.values(), *corners.values(), waste) for card in cards]
    left = [card for card in PACK if card not in named]
    return {
        "foundations": {name: list(cards) for name, cards in corners.items()},
        "tableau": {name: list(cards) for name, cards in tableau.items()},
        "waste": [*(left if rest == "waste" else []), *waste],
        "stock": left if rest == "stock" else [],
    }


def draw(position: Position, rng: random.Random) -> Step:
    """One of all answers that can be given, all equally likely."""
    questions = position.questions()
    index = rng.randrange(sum(question.legal.size for question in questions))
    for question in questions:
        if index < question.legal.size:
            value = question.legal[index]
            asked = (question.who, question.kind)
            return asked if value is None else (*asked, value)
        index -= question.legal.size
    raise AssertionError("an index beyond all answers")


def play_on(
    position: Position,
    rng: random.Random,
    most: int = 500,
    after: Callable[[Position, list[Event]], None] | None = None,
) -> list[Step]:
    """Random legal answers to the end of the game, or `most` of them."""
    steps: list[Step] = []
    while position.questions() and len(steps) < most:
        step = draw(position, rng)
        events = position.answer(*step)
        if after is not None:
            after(position, events)
        steps.append(step)
    return steps


def brute_moves(position: Position) -> Iterator[list[str]]:
    """Every pair of piles that the rule book allows, from what the snapshot shows and nothing else."""
    snapshot, options = position.snapshot(), position.box.options
    cross, corners = snapshot["tableau"], snapshot["foundations"]
    begun = [cards for cards in corners.values() if cards]
    for source, target in product(PILES, PILES):
        cards = snapshot["waste"] if source == "waste" else cross.get(source, [])
        if not cards or source == target or not begun:
            continue
        rank, suit = cards[-1]
        base = begun[0][0][0]
        if target in corners:
            there = corners[target]
            if not there:
                fits = rank == base
            else:
                up = RANKS[(RANKS.index(there[-1][0]) + 1) % 13]
                fits = len(there) < 13 and (rank, suit) == (up, there[-1][1])
        elif target in cross:
            there = cross[target]
            if not there:
                fits = source == "waste" or len(cards) > 1
            elif there[-1][0] == "A":
                fits = rank == "K" and (base != "A" or options["kings_on_aces"])
            else:
                fits = RANKS.index(rank) == RANKS.index(there[-1][0]) - 1
        else:
            fits = False
        if fits:
            yield [source, target]


def listed(position: Position) -> dict[str, list[Any]]:
    """Kind of each open question → its legal answers."""
    return {question.kind: list(question.legal) for question in position.questions()}


def hold(position: Position, events: Sequence[Event] = ()) -> None:
    """What holds after every answer, under all options."""
    snapshot, view = position.snapshot(), position.view("public")
    corners, cross = snapshot["foundations"], snapshot["tableau"]
    lying = Counter(
        card for cards in (*corners.values(), *cross.values(), snapshot["waste"]) for card in cards
    )
    lying.update(PACK[card] for card in position.stock)
    if "deal" in listed(position):
        assert not lying and snapshot["score"] == 0, "before the deal the table is empty"
        return
    assert lying == Counter(PACK), "52 cards in exactly one pile each"
    assert list(corners) == list(FOUNDATIONS) and list(cross) == list(TABLEAU)
    assert len(position.stock) == snapshot["stock_size"] == view.stock
    bases = {cards[0][0] for cards in corners.values() if cards}
    assert bases == {view.base}, "every foundation begins with the base rank"
    for number, cards in enumerate(corners.values()):
        ranks = [(RANKS.index(view.base) + step) % 13 for step in range(len(cards))]
        assert [RANKS.index(card[0]) for card in cards] == ranks, "foundations go up"
        assert len({card[1] for card in cards}) <= 1, "foundations are of one suit"
        following = (
            "" if len(cards) == 13 else RANKS[(ranks[-1] + 1) % 13] + cards[0][1] if cards else view.base
        )
        assert view.wanted(number) == following
    for cards in cross.values():
        steps = {(RANKS.index(low[0]) - RANKS.index(high[0])) % 13 for high, low in pairwise(cards)}
        assert steps <= {12}, "piles go down"
    score = sum(map(len, corners.values()))
    assert snapshot["score"] == view.score == score
    kinds = listed(position)
    assert sorted(kinds.get("move", [])) == sorted(brute_moves(position)), (
        "the moves are those of the rule book"
    )
    can_turn = bool(position.stock) or (view.redeals > 0 and bool(view.waste))
    assert ("turn" in kinds) == can_turn, "a card can be turned as long as there is one"
    assert set(kinds) <= {"turn", "move"} and [] not in kinds.values()
    result = position.result()
    assert (result is None) == bool(kinds) and snapshot["over"] == view.over == (result is not None)
    assert view.won == (score == 52)
    if result is not None:
        assert result.winners == (position.seats if score == 52 else ()), "52 cards win"
        assert dict(result.scores) == {position.seats[0]: score}
    if position.box.fill_from_waste:
        assert not view.waste or all(view.tableau), "no space stays open while there is waste"
    ends = [event for event in events if event.kind == "game_over"]
    if events:
        assert len(ends) == (result is not None), "the end is told once"
    for end in ends:
        assert end.public == {
            "winners": snapshot["winners"],
            "scores": {position.seats[0]: score},
            "reason": "won" if score == 52 else "stuck",
        }
