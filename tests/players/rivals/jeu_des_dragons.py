"""Players of other kinds, against whom the levels of Le Jeu des dragons are measured.

    python -m pierres simulate jeu-des-dragons --rotate --games 150 \\
        --players hard,FILE.py:OneStep,FILE.py:OneStep,FILE.py:OneStep

They share no rule of thumb with the levels: `OneStep` weighs gold, cards and the lead after its answer, and
`Search` plays a few imagined worlds to the end of the gambit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any

from pierres.rules.base import Game
from pierres.rules.game import CHANCE, Event, Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons.constants import ROUNDS
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.view import View

MOST = 12
"""So many answers of one question are looked at."""


class OneStep:
    """Tries every answer in one world and takes the one that leaves it the most, the stakes among it."""

    WORLDS = 1

    def __init__(
        self, game: Game, seat: str, seats: Sequence[str], options: Mapping[str, Json], seed: int
    ) -> None:
        self.game, self.seat, self.random = game, seat, Random(seed)

    def told(self, events: Sequence[Event]) -> None:
        """Nothing is remembered."""

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        """The best of some answers."""
        question = questions[0]
        legal = question.legal
        values = [legal[index] for index in range(min(legal.size, MOST))]
        if len(values) == 1:
            return question.kind, values[0]
        if question.kind == "ante":
            return question.kind, self._ante(view, [str(value) for value in values])
        sums = [0.0] * len(values)
        for _ in range(self.WORLDS):
            world = self.game.imagine(view, self.random.randrange)
            seed = self.random.getrandbits(32)
            for place, value in enumerate(values):
                state = world.copy()
                state.answer(question.who, question.kind, value)
                sums[place] += self.judged(state, Random(seed))
        return question.kind, values[sums.index(max(sums))]

    def _ante(self, view: View, hand: list[str]) -> str:
        """A middling card: neither the best nor the worst."""
        strengths = self.game.box_of([seat.name for seat in view.seats], view.options).strength
        ordered = sorted(hand, key=strengths.__getitem__)
        return ordered[len(ordered) // 3]

    def judged(self, state: Position, random: Random) -> float:
        """What this seat has, in gold, once the power is done."""
        for _ in range(80):
            if not state.open or state.open[0].kind in ("play", "ante"):
                break
            _anything(state, random)
        return self.worth(state)

    def worth(self, state: Position) -> float:
        """Gold, half a piece for each point in the hand, and the stakes as far as they seem to be won."""
        seat = state.box.index[self.seat]
        strength = state.box.strength
        gold = state.gold[seat] - sum([owed for _, owed in state.debts[seat]])
        worth = gold + 0.5 * sum([strength[card] for card in state.hands[seat]])
        others = [one for one in state.players if one != seat]
        worth -= 0.4 * max([state.gold[one] for one in others], default=0)
        if state.round and seat in state.players and others:
            totals = {one: sum([strength[card] for card in state.flights[one]]) for one in state.players}
            ahead = totals[seat] - max([totals[one] for one in others])
            ahead = -ahead if state.weakest_wins else ahead
            left = max(ROUNDS - state.round, 0)
            worth += state.stakes / (1.0 + exp(-ahead / (3.0 + 3.0 * left)))
        return worth


class Search(OneStep):
    """Plays a few worlds to the end of the gambit, all others by the simplest of rules."""

    WORLDS = 3

    def judged(self, state: Position, random: Random) -> float:
        """What this seat has at the end of the gambit."""
        gambit = state.gambit
        for _ in range(120):
            if not state.open or state.gambit != gambit:
                break
            _simply(state, random)
        return self.worth(state)


def _anything(state: Position, random: Random) -> None:
    question = state.open[0]
    legal = question.legal
    state.answer(question.who, question.kind, legal[random.randrange(legal.size)])


def _simply(state: Position, random: Random) -> None:
    """Strong cards while the flight is in the race, weak ones else; anything for the rest."""
    question = state.open[0]
    if question.who == CHANCE or question.kind not in ("play", "ante"):
        _anything(state, random)
        return
    strength: Mapping[Any, int] = state.box.strength
    cards = sorted(question.legal, key=strength.__getitem__)
    seat = state.box.index[question.who]
    totals = [sum([strength[card] for card in state.flights[one]]) for one in state.players if one != seat]
    mine = sum([strength[card] for card in state.flights[seat]])
    strong = question.kind == "play" and mine + 12 >= max(totals, default=0)
    if random.random() < 0.25:
        value = cards[random.randrange(len(cards))]
    else:
        value = cards[-1] if strong else cards[0]
    state.answer(question.who, question.kind, value)
