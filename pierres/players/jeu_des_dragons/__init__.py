"""Computer players of Le Jeu des dragons."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.players.jeu_des_dragons import policy, search
from pierres.players.jeu_des_dragons.policy import Taste
from pierres.players.player import ComputerPlayer
from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons.view import View

TASTES = (Taste(noise=1.5), Taste(strength=0.06, noise=2.0), Taste(strength=0.03, power=1.3, noise=2.0))
"""What a search expects of the others: several ways to play, none of them exactly."""


class Easy(ComputerPlayer):
    """Plays by rules of thumb on the first position that comes to mind: overrates strength, and misjudges."""

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        question = questions[0]
        state = self.game.imagine(view, self.random.randrange)
        taste = Taste(strength=0.07, keep=0.2, power=0.5, noise=3.0)
        return question.kind, policy.answer(state, question, self.random, taste)


class Normal(ComputerPlayer):
    """Looks one step ahead: what the answer brings at once, and how the flights lie then."""

    SAMPLES = 6
    DEEP = False

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        question = questions[0]
        values = search.options(question, 24, self.random)
        if len(values) == 1:
            return question.kind, values[0]
        samples = max(1, self.samples)
        deep = self.DEEP or question.kind in ("ante",)
        means = search.judged(self.game, view, question, values, samples, deep, TASTES, self.random)
        return question.kind, values[max(range(len(values)), key=means.__getitem__)]


class Hard(Normal):
    """Plays every answer out to the end of the gambit, in many worlds."""

    SAMPLES = 24
    DEEP = True


LEVELS = (Easy, Normal, Hard)
"""A class for each level of `pierres.players.player.LEVELS`."""
