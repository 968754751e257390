"""Records: everything that happened in a game, in one notation for saves, replays and scenarios.

JSON in UTF-8. Whatever is wrong with one is a `RecordError` that names the source, the place in it and
the reason. The rules read and write texts, never files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple, cast

from pierres.rules import plain
from pierres.rules.base import Game
from pierres.rules.game import BadGame, Event, Illegal, Position, checked_seats
from pierres.rules.given import Json, Object, shown
from pierres.rules.plain import NotPlain
from pierres.rules.registry import GAMES

FORMAT = "pierres-record"
VERSION = 1
KEYS = ("format", "version", "game", "seats", "options", "start", "steps", "final")

MESSAGE_MAX = 400

Step = tuple[str, str] | tuple[str, str, Json]
"""`(who, kind)`, or with a value."""
Difference = tuple[str, Json, Json]
"""Key, what was expected, what is."""


class RecordError(ValueError):
    """A record that cannot be read or replayed: where it comes from, the place in it, and why.

    `kind` is a key for words where the place alone does not say what is wrong: `newer`, or one of NotPlain.
    """

    def __init__(self, source: str, place: str, reason: str, kind: str = "") -> None:
        self.source = source
        self.place = place
        self.reason = reason
        self.kind = kind
        message = ": ".join(part for part in (source, place, reason) if part)
        super().__init__(message if len(message) <= MESSAGE_MAX else message[: MESSAGE_MAX - 1] + "…")


SAVED = "players"
"""The key that a saved game has beside the notation, and that nobody needs who writes a record by hand."""


@dataclass
class Record:
    """A record in memory. `extra` keeps the keys that the notation does not know, for saved games."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Json] = field(default_factory=dict)
    start: dict[str, Json] | None = None
    steps: list[Step] = field(default_factory=list)
    final: dict[str, Json] | None = None
    extra: dict[str, Json] = field(default_factory=dict)

    @property
    def kept(self) -> bool:
        """Whether it is a saved game of this program, perhaps of an earlier version (see `BaseRules`)."""
        return SAVED in self.extra


class Replayed(NamedTuple):
    """One step of a replay: its number, from 0, the position after it, and the events that followed."""

    number: int
    position: Position
    events: list[Event]


def read(text: str | bytes, source: str = "record") -> Record:
    """A record from JSON text, in UTF-8 if it is bytes. Raises RecordError."""
    try:
        data = plain.read(text)
    except NotPlain as error:
        raise RecordError(source, error.place, error.reason, error.kind) from None
    return from_object(data, source)


def lines(text: str) -> list[tuple[int, str]]:
    """The records of a text with one on each line: number of the line, from 1, and the record's own text."""
    return [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]


def from_object(data: object, source: str = "record", *, format_wanted: bool = True) -> Record:
    """A record from the object of the notation. Raises RecordError.

    Without `format_wanted` the keys `format` and `version` may be missing, as in a scenario file.
    """
    if not isinstance(data, dict):
        raise RecordError(source, "", "expected an object")
    try:
        plain.check(data)
    except NotPlain as error:
        raise RecordError(source, error.place, error.reason, error.kind) from None
    if format_wanted or "format" in data:
        if data.get("format") != FORMAT:
            raise RecordError(source, "format", f'expected "{FORMAT}": this is not a saved game')
        version = data.get("version")
        if type(version) is not int or version < 1:
            raise RecordError(source, "version", "expected a number from 1 on")
        if version > VERSION:
            newer = f"version {version} is newer than this program, which reads up to version {VERSION}"
            raise RecordError(source, "version", newer, "newer")
    game = data.get("game")
    if type(game) is not str or game not in GAMES:
        raise RecordError(source, "game", f"{shown(game)} is not a game of this program ({', '.join(GAMES)})")
    try:
        seats = checked_seats(data.get("seats", ()), kept=SAVED in data)
    except BadGame as error:
        raise _bad(source, error) from None
    steps = data.get("steps", [])
    if not isinstance(steps, list):
        raise RecordError(source, "steps", "expected a list")
    return Record(
        game=game,
        seats=seats,
        options=dict(_object(data, "options", source) or {}),
        start=_object(data, "start", source),
        steps=[_step(step, f"steps[{index}]", source) for index, step in enumerate(steps)],
        final=_object(data, "final", source),
        extra={key: value for key, value in data.items() if key not in KEYS},
    )


def _object(data: Object, key: str, source: str) -> dict[str, Json] | None:
    value = data.get(key)
    if value is not None and not isinstance(value, dict):
        raise RecordError(source, key, "expected an object")
    return value


def _step(step: object, place: str, source: str) -> Step:
    if not isinstance(step, list) or not 2 <= len(step) <= 3:
        raise RecordError(source, place, "expected [who, kind] or [who, kind, value]")
    if type(step[0]) is not str or type(step[1]) is not str:
        raise RecordError(source, place, "who and kind are names")
    return cast(Step, tuple(step))


def to_object(record: Record) -> dict[str, Json]:
    """The object of the notation, known keys first."""
    data: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "seats": list(record.seats),
    }
    if record.options:
        data["options"] = record.options
    if record.start is not None:
        data["start"] = record.start
    data.update(record.extra)
    data["steps"] = [list(step) for step in record.steps]
    if record.final is not None:
        data["final"] = record.final
    return data


def write(record: Record) -> str:
    """The JSON text of a record, one step a line; the same record gives the same text."""
    data = to_object(record)
    del data["steps"]
    final = data.pop("final", None)
    head = [f"  {_json(key)}: {_json(value)}" for key, value in data.items()]
    lines = ",\n".join(f"    {_json(step)}" for step in record.steps)
    head.append(f'  "steps": [\n{lines}\n  ]' if lines else '  "steps": []')
    if final is not None:
        head.append(f'  "final": {_json(final)}')
    return "{\n" + ",\n".join(head) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def first_position(record: Record, game: Game) -> Position:
    """The position before the first step, of a saved game as it was allowed then. Raises BadGame."""
    begun = game.reopen if record.kept else game.start
    position: Position = begun(record.seats, record.options, record.start)
    return position


def begin(record: Record, game: Game, source: str = "record") -> Position:
    """The position before the first step. Raises RecordError."""
    try:
        return first_position(record, game)
    except BadGame as error:
        raise _bad(source, error) from None


def _bad(source: str, error: BadGame) -> RecordError:
    """What is wrong with a game, as a fault of its record; the message of a BadGame begins with the place."""
    place, _, reason = str(error).partition(": ")
    return RecordError(source, place, reason)


def replay(record: Record, game: Game, source: str = "record") -> Iterator[Replayed]:
    """Play the steps one by one; the position of each is the same object, played on. Raises RecordError."""
    position = begin(record, game, source)
    for index, step in enumerate(record.steps):
        try:
            events = position.answer(*step)
        except Illegal as error:
            said = _json(step[2]) if len(step) > 2 else "without a value"
            reason = f"{step[0]} cannot answer {step[1]} {said}: {error.reason.replace('_', ' ')}"
            raise RecordError(source, f"steps[{index}]", reason) from None
        yield Replayed(index, position, events)


def play(record: Record, game: Game, source: str = "record") -> Position:
    """The position after the last step. Raises RecordError, also where `final` does not hold."""
    position = begin(record, game, source)
    for replayed in replay(record, game, source):
        position = replayed.position
    check_final(record, position, source)
    return position


def check_final(record: Record, position: Position, source: str = "record") -> None:
    """Compare `final` with the position after the last step. Raises RecordError where they differ."""
    found = differences(record.final or {}, position)
    if found:
        raise RecordError(
            source, f"final.{found[0][0]}", f"expected {_json(found[0][1])}, found {_json(found[0][2])}"
        )


def differences(expect: Object, position: Position) -> list[Difference]:
    """Where a position is not as `expect` says: key, what was wanted, what is. Only given keys count."""
    snapshot = position.snapshot()
    found: list[Difference] = []
    for key, wanted in expect.items():
        if key == "legal":
            found.extend(_differ_in_legal(wanted, position))
        elif key not in snapshot:
            found.append((key, wanted, None))
        else:
            found.extend(_differ(key, wanted, snapshot[key], position.unordered))
    return found


def _differ_in_legal(wanted: Json, position: Position) -> list[Difference]:
    """Whether `wanted` are exactly the legal answers of the one open question, zeros written or not."""
    asked = position.questions()
    if len(asked) != 1:
        return [("legal", wanted, f"{len(asked)} open questions")]
    legal = asked[0].legal
    if isinstance(wanted, list):
        # One more than expected is enough to see a difference: the deals alone are beyond counting.
        some = list(islice(legal, len(wanted) + 1))
        read = [{_canonical(legal.read(value)) for value in values} for values in (wanted, some)]
        if len(some) <= len(wanted) and read[0] == read[1]:
            return []
    return [("legal", wanted, list(islice(legal, 12)))]


def _differ(key: str, wanted: Json, there: Json, unordered: frozenset[str]) -> list[Difference]:
    last = key.rsplit(".", 1)[-1]
    if isinstance(wanted, Mapping) and isinstance(there, Mapping):
        missing = dict.fromkeys(there, 0) if last == "stones" else {}
        found = []
        for name, value in {**missing, **wanted}.items():
            if name in there:
                found.extend(_differ(f"{key}.{name}", value, there[name], unordered))
            else:
                found.append((f"{key}.{name}", value, None))
        return found
    if isinstance(wanted, list) and isinstance(there, list) and last in unordered:
        same = sorted(map(_canonical, wanted)) == sorted(map(_canonical, there))
    else:
        same = type(wanted) is type(there) and wanted == there
    return [] if same else [(key, wanted, there)]


def _canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True)
