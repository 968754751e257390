"""Computer players of Le Jeu des dragons."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.players.jeu_des_dragons import policy, search
from pierres.players.jeu_des_dragons.policy import Taste
from pierres.players.player import ComputerPlayer
from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons.view import View


class Easy(ComputerPlayer):
    """Plays by rules of thumb on the first position that comes to mind."""
    TASTE = Taste(noise=1.0)

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        question = questions[0]
        if question.legal.size == 1:
            return question.kind, question.legal[0]
        state = self.game.imagine(view, self.random.randrange)
        return question.kind, policy.answer(state, question, self.random, self.TASTE)


class Normal(ComputerPlayer):
    """Looks one step ahead: what the answer brings at once, and how the flights lie then."""

    SAMPLES = 2
    DEEP = False
    ANTE = False

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        question = questions[0]
        legal = question.legal
        if legal.size == 1:
            return question.kind, legal[0]
        world = self.game.imagine(view, self.random.randrange)
        if question.kind == "keep" or (question.kind == "ante" and not self.ANTE):
            return question.kind, policy.answer(world, question, self.random, Taste(noise=0.5))
        values = list(legal)
        sums = [0.0] * len(values)
        seat = world.box.index[question.who]
        tastes = [Taste()] * len(self.seats)
        for n in range(max(1, self.samples)):
            if n:
                world = self.game.imagine(view, self.random.randrange)
            seed = self.random.getrandbits(48)
            for place, value in enumerate(values):
                sums[place] += search.after(world, question, value, seat, tastes, seed, self.DEEP, None)
        return question.kind, values[max(range(len(values)), key=sums.__getitem__)]


class Hard(Normal):
    """Plays every answer out to the end of the gambit, in many worlds."""

    SAMPLES = 6
    DEEP = True
    ANTE = True


LEVELS = (Easy, Normal, Hard)
"""A class for each level of `pierres.players.player.LEVELS`."""
