"""What can be asked of a game under way: who plays, who is asked, and how far the way back goes."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from pierres.players import PERSON
from pierres.players.who_plays import WhoPlays
from pierres.rules.game import CHANCE, Facts, Question, V
from pierres.rules.given import Json
from pierres.rules.record import Step
from pierres.session.game_history import GameHistory
from pierres.session.shared_screen import SharedScreenOf


class PlayedGameOf(SharedScreenOf[V]):
    """A game at the screen, and the players of its seats. Nothing here changes it."""

    def __init__(self, history: GameHistory, players: WhoPlays, parent: QObject | None) -> None:
        super().__init__(history, players.persons, parent)
        self._players = players

    @property
    def facts(self) -> Facts:
        """What the rules say about the game as such."""
        return self._history.facts

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in table order."""
        return self._ahead.seats

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats that people at this screen play, in table order."""
        return self._players.persons

    @property
    def computers(self) -> tuple[str, ...]:
        """The seats that the computer plays, in table order."""
        return self._players.computers

    def kind_of(self, seat: str) -> str:
        """Who plays a seat now: `person`, or the level of a computer player."""
        return self._players.kind(seat)

    def player(self, seat: str) -> dict[str, Json]:
        """What is known of who plays a seat: `colour` and `kind` (at the beginning) always."""
        return self._players.of(seat)

    def gave_all(self, seat: str) -> str:
        """The kind of player that gave all answers of a seat, or `MIXED`."""
        return self._players.only(seat, self._history.steps)

    def characters(self) -> Mapping[str, object]:
        """The cards of this game by id, the players' own among them; empty for a game without such cards."""
        return self._history.characters()

    def persons_answered(self) -> bool:
        """Whether a person has given an answer."""
        steps = enumerate(self._history.steps)
        return any(who != CHANCE and self._players.kind(who, number) == PERSON for number, (who, *_) in steps)

    def asked_of_computers(self) -> tuple[Question, ...]:
        """The questions that are open to computer players by the rules, perhaps ahead of what is on show."""
        computers = self.computers
        return tuple(asked for asked in self._ahead.questions() if asked.who in computers)

    def persons_left(self) -> bool:
        """Whether a person may be asked again in this game, by the rules."""
        return any(seat in self.persons for seat in self._ahead.still_in())

    def persons_asked(self) -> bool:
        """Whether a person at the screen is asked, by the rules."""
        return self._turn_order.next() is not None

    @property
    def steps_taken(self) -> int:
        """How many answers stand, chance's among them."""
        return len(self._history)

    def has_answers(self) -> bool:
        """Whether anybody but chance has answered yet."""
        return any(step[0] != CHANCE for step in self._history.steps)

    def can_undo(self) -> bool:
        """Whether a person's last answer can be taken back: not past what chance or an answer revealed."""
        return self.steps_taken > 0 and self._before_last_answer() >= self._history.floor

    def why_no_undo(self) -> str | None:
        """Why a person's last answer cannot be taken back: `chance` has answered since, or something hidden
        was `shown`. None if it can, or if there is none.
        """
        step = self._before_last_answer()
        return None if step < 0 or self.can_undo() else self._history.why_floor(step)

    def _before_last_answer(self) -> int:
        """How many answers there were before the last one that a person gave; -1 if nobody has.

        In a game that only the computer plays, it is the last answer of all but chance.
        """
        seats = self.persons or self.seats
        steps = self._history.steps
        return next((n for n in reversed(range(len(steps))) if steps[n][0] in seats), -1)

    def can_redo(self) -> bool:
        """Whether an answer was taken back that can be given again."""
        return self._history.can_redo()

    @property
    def undone(self) -> list[Step]:
        """The answers that `redo` would give again, the next one first."""
        return self._history.undone
