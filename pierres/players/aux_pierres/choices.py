"""The choices of those who use a card: what leaves them the best chance to win."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from pierres.players.aux_pierres import bag, strength, using
from pierres.players.aux_pierres.reading import Reading
from pierres.rules.aux_pierres import tasks
from pierres.rules.aux_pierres.constants import COLOURS
from pierres.rules.aux_pierres.spaces import MONEY
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.rules.legal import object_of

Worth = tuple[Json, float]
"""An answer, and the chance or strength that it leads to."""


def choices(reading: Reading, view: View, question: Question) -> list[Worth]:
    """The legal answers to a question about a power, each with what it is worth."""
    values = list(question.legal) if question.kind != "buy" else []
    task = view.todo[-1]
    me = reading.me
    characters = reading.box.characters
    match task:
        case tasks.Use():
            card = characters[task.card.id]
            once, after = using.use_once(reading, card, me)
            twin = after.copy()
            twin.holder = -1
            twin.changed.add(me)
            return [(False, once[me]), (True, using.use_once(twin, card, me)[0][me])]
        case tasks.UseOnce():
            card = characters[task.card.id]
            if question.kind == "use":
                stays = reading.chances()[me]
                found = [using.carry_out(reading, option, card, me) for option in card.options]
                best = max([one[0][me] for one in found if one is not None], default=0.0)
                return [(False, stays), (True, best)]
            return [
                (
                    value,
                    one[0][me]
                    if (one := using.carry_out(reading, card.options[int(cast(int, value))], card, me))
                    else 0.0,
                )
                for value in values
            ]
        case tasks.PayFor():
            return _each(values, lambda value: _paid(reading, value))
        case tasks.GainStones():
            return _each(values, lambda value: using.with_stone(reading, me, _colour(value)))
        case tasks.BagPush():
            return _bag(reading, view, question, values)
        case tasks.Steal(effect=effect, victim=victim):
            index = reading.box.index
            if question.kind == "victim":
                return _each(values, lambda value: using.loot(reading, effect, me, index[str(value)]))
            robbed = index[victim] if victim else -1
            return _each(values, lambda value: _stolen(reading, task, robbed, _colour(value)))
        case tasks.Seize(effect=effect):
            return _each(values, lambda value: using.haul(reading, effect, reading.box.index[str(value)]))
        case tasks.Banish():
            return _each(values, lambda value: _banished(reading, task, _colour(value)))
        case tasks.Buy(effect=effect):
            twin = reading.copy()
            stones, coins = using.buy(twin, effect, me)
            return [({"stones": object_of(stones, COLOURS), "coins": object_of(coins, MONEY)}, 1.0)]
        case tasks.Perform():
            return _each(values, lambda value: using.use(reading, characters[str(value)], me)[me])
    return _each(values, lambda value: 0.0)


def _each(values: Iterable[Json], worth: Callable[[Json], float]) -> list[Worth]:
    return [(value, worth(value)) for value in values]


def _colour(value: Json) -> int:
    return COLOURS.index(str(value))


def _paid(reading: Reading, value: Json) -> float:
    """The strength of the stones that are left."""
    assert isinstance(value, dict)
    stones = [
        have - value.get(colour, 0) for have, colour in zip(reading.stones[reading.me], COLOURS, strict=True)
    ]
    return strength.of_stones(reading.score[reading.me], strength.ordered(stones))


def _stolen(reading: Reading, task: tasks.Steal, victim: int, colour: int) -> float:
    twin = reading.copy()
    twin.changed.add(reading.me)
    using.steal(twin, task.effect, reading.me, victim, colour)
    return twin.chances()[reading.me]


def _banished(reading: Reading, task: tasks.Banish, colour: int) -> float:
    twin = reading.copy()
    using.banish(twin, task.effect, reading.me, colour)
    return twin.chances()[reading.me]


def _bag(reading: Reading, view: View, question: Question, values: list[Json]) -> list[Worth]:
    """The colour to announce, and whether to draw once more: worked out exactly."""
    assert view.bag is not None
    stones = tuple([view.bag.stones[colour] for colour in COLOURS])
    score, own = reading.score[reading.me], tuple(reading.stones[reading.me])
    if question.kind == "draw":
        drawn = [view.bag.drawn[colour] for colour in COLOURS]
        announced = COLOURS.index(view.bag.announced or COLOURS[0])
        on = bag.draws_on(score, own, drawn, stones, announced)
        return [(False, float(not on)), (True, float(on))]
    return _each(values, lambda value: bag.pushed(score, own, stones, _colour(value)))
