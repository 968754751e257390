"""Who is asked next at the one screen, and who sits at it still.

A game may ask several at once. At one screen they answer one after the other, and whoever is there already
comes first: one time less to hand the screen over.
"""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.game import Question
from pierres.session.game_history import GameHistory


class TurnOrder:
    """The order in which the persons at the screen answer what is open in a game."""

    def __init__(self, history: GameHistory, persons: Sequence[str]) -> None:
        self._history = history
        self._persons = tuple(persons)
        self._together = True
        """Whether the question that is open was, or may have been, put to several at once."""
        self._next: Question | None = None
        self._known = False
        self.present: str | None = None
        """The seat that gave the last answer in private: that person sits at the screen still, alone.

        None at first, after an answer that all could look at, and after a step to and fro. Also when all have
        answered what they were asked at once: what they closed opens then, and all look on.
        """

    def waiting(self) -> frozenset[str]:
        """The seats that are still to answer; of several who are asked at once, those who have not yet."""
        return frozenset(question.who for question in self._history.position.questions())

    def next(self) -> Question | None:
        """The question that is next at the screen: of several at once the first in table order.

        The order begins with whoever is present. After a step back it begins with whose answer it was.
        """
        if not self._known:
            asked = {question.who: question for question in self._history.position.questions()}
            undone = self._history.undone
            begins = undone[0][0] if undone else self.present
            first = self._persons.index(begins) if begins in self._persons else 0
            order = self._persons[first:] + self._persons[:first]
            self._next = next((asked[seat] for seat in order if seat in asked), None)
            self._known = True
        return self._next

    def note_answer(self, question: Question, last: bool) -> None:
        """A question has been answered; `last`: nobody else was `waiting` then."""
        opens = last and self._together
        self.present = question.who if question.private and not opens else None
        self._together = not last
        self._known = False

    def begin_anew(self) -> None:
        """A step to and fro, or a pause: who sits there, and how many were asked at once, is not known."""
        self.present = None
        self._together = True
        self._known = False
