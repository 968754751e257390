"""Chance: the seat that shuffles, turns cards and draws stones (R-Q5)."""

from random import Random as Random

from pierres.rules.game import Question
from pierres.rules.given import Json


class Chance:
    """Answers a question with one of its legal answers, every piece being equally likely.

    Without a `seed` nobody can know what will come; with one, the same questions get the same answers.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def draw(self, question: Question) -> Json:
        """One legal answer, drawn by piece: an answer that stands twice is twice as likely."""
        return question.legal[self._random.randrange(question.legal.size)]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: of a new deal, say."""
        return self._random.randrange(n)
