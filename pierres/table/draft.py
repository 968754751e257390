"""An answer in the making, as it lies on the table before it is given.

It belongs to one open question and vanishes with it. Nothing here decides what is legal: the rules do.
"""

from __future__ import annotations

from pierres.rules.game import Question
from pierres.rules.given import Json


class Draft:
    """What has been laid out so far for one question."""

    def __init__(self, question: Question) -> None:
        self.question = question

    @property
    def kind(self) -> str:
        """The kind of the question."""
        return self.question.kind

    def value(self) -> Json:
        """The answer in the notation of the record."""
        raise NotImplementedError

    def complete(self) -> bool:
        """Whether it can be given as the answer as it lies."""
        return self.value() in self.question.legal

    def clear(self) -> None:
        """Lay out nothing."""
        raise NotImplementedError
