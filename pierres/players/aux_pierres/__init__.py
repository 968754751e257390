"""Computer players of Aux pierres du dragon."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.players.aux_pierres import policy, worth
from pierres.players.aux_pierres.policy import Taste
from pierres.players.chance import Random
from pierres.players.player import ComputerPlayer
from pierres.rules.aux_pierres.constants import AMULET, COMMON, CURSED, FAIRY, SILVER
from pierres.rules.aux_pierres.position import Position
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Question
from pierres.rules.given import Json

TASTES = (
    Taste(), Taste(share=0.8, shy=0.2), Taste(share=0.35, shy=0.5), Taste(share=0.65, spread=0.8, common=1.0),
)  # fmt: skip
"""What a search expects of the others."""
LONGEST = 400


class Easy(ComputerPlayer):
    """Bids by rules of thumb, too much for what it likes, and misjudges."""

    TASTE = Taste(share=0.8, spread=0.6, shy=0.2, noise=2.5)

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        question = questions[0]
        state = self.game.imagine(view, self.random.randrange)
        return question.kind, policy.answer(state, question, self.random, self.TASTE)


def candidates(state: Position, question: Question, most: int) -> list[Json]:
    """Fists worth trying: some numbers of coins, with an amulet, and a cursed coin."""
    seat = state.box.index[question.who]
    purse = state.purses[seat]
    if question.kind == "silver":
        have = purse[SILVER]
        return [
            {"silver": n} if n else {}
            for n in sorted({0, 1, 2, have // 3, have // 2, have} & set(range(have + 1)))
        ]
    gold = purse[FAIRY] + purse[COMMON]
    steps = sorted({0, 1, 2, 3, 4, 5, 6, 8, purse[FAIRY], gold} & set(range(gold + 1)))
    while len(steps) > most:
        steps.pop(len(steps) // 2)
    fists: list[Json] = [policy.fist_of(state, seat, n) for n in steps]
    if purse[AMULET] and gold:
        fists += [{**policy.fist_of(state, seat, n), "amulet": 1} for n in sorted({gold // 2, gold} - {0})]
    if purse[CURSED] and state.up is not None and not state.up.always_first:
        fists.append({"cursed": 1})
    return [fist for fist in fists if fist in question.legal]


class Normal(ComputerPlayer):
    """Tries fists against what others might bid, and looks how it would stand after the power."""

    SAMPLES = 16
    DEEP = False

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        question = questions[0]
        random = self.random
        world = self.game.imagine(view, random.randrange)
        if question.kind in ("bid", "silver"):
            values = candidates(world, question, 9)
        else:
            size = question.legal.size
            legal = question.legal
            values = list(legal) if size <= 24 else [legal[random.randrange(size)] for _ in range(24)]
        if len(values) == 1:
            return question.kind, values[0]
        sums = [0.0] * len(values)
        samples = max(1, self.samples)
        for _ in range(samples):
            world = self.game.imagine(view, random.randrange)
            seed = random.getrandbits(48)
            tastes = [TASTES[random.randrange(len(TASTES))] for _ in world.seats]
            seat = world.box.index[question.who]
            for place, value in enumerate(values):
                sums[place] += self._outcome(world.copy(), question, value, seat, tastes, Random(seed))
        best = max(sums)
        near = [n for n, total in enumerate(sums) if total >= best - 0.4 * samples]
        choice = near[random.randrange(len(near))] if question.kind == "bid" else sums.index(best)
        return question.kind, values[choice]

    def _outcome(
        self,
        state: Position,
        question: Question,
        value: Json,
        seat: int,
        tastes: Sequence[Taste],
        random: Random,
    ) -> float:
        round_, auction = state.round, state.auction
        state.answer(question.who, question.kind, value)
        for _ in range(LONGEST):
            if not state.open or state.round != round_ or (not self.DEEP and state.auction != auction):
                break
            asked = state.open[0]
            taste = tastes[state.box.index.get(asked.who, 0)]
            state.answer(asked.who, asked.kind, policy.answer(state, asked, random, taste))
        return worth.standing(state, seat) - self._spent(state, seat, round_)

    def _spent(self, state: Position, seat: int, round_: int) -> float:
        """Fairy gold in front of the screen is worth less than behind it, while the round lasts."""
        if state.round != round_ or not state.open:
            return 0.0
        return state.spent[seat] * policy.gold_price(state, seat)


class Hard(Normal):
    """The same to the end of the round, in more worlds."""

    SAMPLES = 12
    DEEP = True


LEVELS = (Easy, Normal, Hard)
"""A class for each level of `pierres.players.player.LEVELS`."""
