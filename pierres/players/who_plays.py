"""Who plays each seat of a game, and since when: what a record keeps under `players`."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.players import KINDS, PERSON, seating
from pierres.players.chance import Chance
from pierres.players.registry import has_players
from pierres.rules.game import BadGame
from pierres.rules.given import Json, shown
from pierres.rules.record import Step

SEEDS = 1 << 53
"""Seeds of computer players are whole numbers below this: JSON of any kind can hold them."""
MIXED = "mixed"
"""Some answers of the seat were given by a person and some by the computer, or by two levels of it."""


class WhoPlays:
    """The kind of player at each seat: at first (`kind`), and from some steps on (`since`)."""

    def __init__(self, game_id: str, seats: Sequence[str], given: object, chance: Chance) -> None:
        """`given` is what the record says, `chance` draws the seeds that it lacks. Raises BadGame."""
        self._chance = chance
        self._known = given if isinstance(given, dict) else {}
        self._players = seating(seats, given)
        kinds = KINDS if has_players(game_id) else (PERSON,)
        for seat, player in self._players.items():
            if player["kind"] not in kinds:
                raise BadGame(f"players.{seat}.kind: {shown(player['kind'])} plays no seat here")
            if "since" in player:
                player["since"] = _since(player["since"], kinds, f"players.{seat}.since")
        self._seats = tuple(seats)
        self._give_seeds()

    def of(self, seat: str) -> dict[str, Json]:
        """What is known of a seat: `colour` and `kind` always, `since` and `seed` perhaps."""
        return dict(self._players[seat])

    def kind(self, seat: str, step: int | None = None) -> str:
        """Who plays a seat now, or who gave the answer of that number there."""
        player = self._players[seat]
        kind = str(player["kind"])
        for begins, other in self._changes(seat):
            if step is not None and begins > step:
                break
            kind = other
        return kind

    def seed(self, seat: str) -> int:
        """The seed of the computer player of a seat."""
        seed = self._players[seat].get("seed")
        return seed if type(seed) is int else 0

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats that people play, in table order."""
        return tuple(seat for seat in self._seats if self.kind(seat) == PERSON)

    @property
    def computers(self) -> tuple[str, ...]:
        """The seats that the computer plays, in table order."""
        return tuple(seat for seat in self._seats if self.kind(seat) != PERSON)

    def hand_over(self, seat: str, kind: str, step: int) -> None:
        """Let somebody else play a seat from the answer of that number on."""
        if self.kind(seat) == kind:
            return
        self.cut(step)
        self._players[seat]["since"] = _with_change(self._changes(seat), step, kind)
        self._give_seeds()

    def cut(self, step: int) -> None:
        """So many answers stand, and the next is about to be given: nobody took over after that."""
        for seat, player in self._players.items():
            changes = self._changes(seat)
            if changes and changes[-1][0] > step:
                player["since"] = _with_change(changes, step, changes[-1][1])

    def only(self, seat: str, steps: Sequence[Step]) -> str:
        """The kind that gave all answers of a seat, or `MIXED`; who plays now where there are none."""
        kinds = {self.kind(seat, number) for number, step in enumerate(steps) if step[0] == seat}
        if len(kinds) > 1:
            return MIXED
        return kinds.pop() if kinds else self.kind(seat)

    def as_json(self) -> dict[str, Json]:
        """What a record keeps, beside whatever another version has noted there."""
        return {**self._known, **{seat: dict(player) for seat, player in self._players.items()}}

    def _changes(self, seat: str) -> list[tuple[int, str]]:
        since = self._players[seat].get("since")
        return [(step, kind) for step, kind in since] if isinstance(since, list) else []

    def _give_seeds(self) -> None:
        for seat in self.computers:
            if type(self._players[seat].get("seed")) is not int:
                self._players[seat]["seed"] = self._chance.below(SEEDS)


def _with_change(changes: Sequence[tuple[int, str]], step: int, kind: str) -> list[Json]:
    """Those before that step, and this one."""
    kept: list[Json] = [[begins, other] for begins, other in changes if begins < step]
    return [*kept, [step, kind]]


def _since(given: object, kinds: Sequence[str], place: str) -> Json:
    """Who took over at which step, in order. Raises BadGame."""
    if not isinstance(given, list):
        raise BadGame(f"{place}: expected a list")
    last = -1
    for number, change in enumerate(given):
        step, kind = change if isinstance(change, list) and len(change) == 2 else (None, None)
        if type(step) is not int or step <= last or kind not in kinds:
            wanted = "[step, kind]" if number == 0 else "[step, kind], later than the one before"
            raise BadGame(f"{place}[{number}]: expected {wanted}, not {shown(change)}")
        last = step
    return given
