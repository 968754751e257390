"""The settings of the program, in one JSON file that is read value by value and never overwritten unread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from pierres.rules import plain
from pierres.rules.given import shown
from pierres.rules.names import person
from pierres.rules.plain import NotPlain
from pierres.store import files, folders
from pierres.store.files import StoreError, one_line
from pierres.store.values import Odd, merged, understood

_RECENT = 10
_PEOPLE = 30
_LIMIT = 1024 * 1024


class SeatSetting(msgspec.Struct, omit_defaults=True):
    """Somebody who sits at a table."""

    name: str
    colour: str
    kind: Annotated[str, msgspec.Meta(pattern="^(person|easy|normal|hard)$")] = "person"
    """A person, or how well the computer plays this seat."""


class Settings(msgspec.Struct):
    """What the program remembers; every default stands until somebody changes it."""

    language: Literal["fr", "en"] | None = None
    """None follows the system."""
    theme: Literal["system", "night", "linen", "contrast"] = "night"
    motion: Literal["off", "fast", "normal", "slow"] | None = None
    """None follows the system."""
    text_scale: Annotated[int, msgspec.Meta(ge=80, le=200)] = 100
    """Per cent."""
    geometry: str = ""
    """Where the window was, as Qt writes it, in base64."""
    window_state: str = ""
    """Where its docks were, likewise."""
    last_game: str = ""
    people: list[SeatSetting] = []
    """Everybody who sat at a table, the last first; those of one table in the order in which they sat."""
    tables: dict[str, list[str]] = {}
    """Game id → who sat at its last table."""
    computers: dict[str, list[SeatSetting]] = {}
    """Game id → the computer players of its last table, if there were any."""
    opponents: Annotated[str, msgspec.Meta(pattern="^(easy|normal|hard)$")] = "normal"
    """How well those play who sit down at one click."""
    pace: Annotated[str, msgspec.Meta(pattern="^(slow|normal|fast|instant)$")] = "normal"
    """How fast the answers of computer players follow one another."""
    advice: bool = False
    """Whether a person may ask at the table what the computer would do."""
    last_seats: list[SeatSetting] = []
    """What earlier versions knew instead of `people`: read, and not written any more."""
    last_options: dict[str, dict[str, Any]] = {}
    """Game id → the options of the last game of it."""
    displays: dict[str, dict[str, bool]] = {}
    """Game id → what was chosen of its look and handling."""
    recent: list[str] = []
    """Paths of saved games, the last used first."""
    panels: dict[str, bool] = {}
    """Panel → whether it is shown."""

    def sat_down(self, game_id: str, seats: Sequence[SeatSetting]) -> None:
        """Remember who begins a game. Whoever plays alone for a while does not stand before a whole table."""
        names = [seat.name for seat in seats]
        self.tables.pop(game_id, None)
        self.tables[game_id] = names
        self.computers.pop(game_id, None)
        if computers := [seat for seat in seats if seat.kind != "person"]:
            self.computers[game_id] = computers
        sitting = {person(seat.name): seat for seat in seats if seat.kind == "person"}
        known = {person(one.name): one for one in self.known_people()} | sitting
        order = [*known] if len(sitting) == 1 else list(dict.fromkeys([*sitting, *known]))
        self.people = [known[name] for name in order][:_PEOPLE]

    def known_people(self) -> list[SeatSetting]:
        """Everybody who ever sat at a table, those of the last one first."""
        return self.people or self.last_seats

    def last_count(self, game_id: str) -> int:
        """How many sat at the last table of a game, or of any other game of several; 0 if there was none."""
        if game_id in self.tables:
            return len(self.tables[game_id])
        sizes = [len(names) for names in self.tables.values()] or [len(self.known_people())]
        return next((size for size in reversed(sizes) if size > 1), 0)

    def people_for(self, game_id: str) -> list[SeatSetting]:
        """Everybody who is known, in the order in which a table of a game would be filled with them."""
        people = self.known_people()
        names, computers = self._last_table(game_id)
        alone = [name for name in names if name not in computers]
        if len(alone) == 1:
            people = sorted(people, key=lambda one: person(one.name) != person(alone[0]))
        return people

    def computers_for(self, game_id: str) -> dict[int, SeatSetting]:
        """Place at the table → the computer player who sat there the last time."""
        names, computers = self._last_table(game_id)
        return {place: computers[name] for place, name in enumerate(names) if name in computers}

    def _last_table(self, game_id: str) -> tuple[list[str], dict[str, SeatSetting]]:
        """Who sat at the last table of a game, or of the last game of several, and which were computers."""
        of_several = (game for game, names in reversed(self.tables.items()) if len(names) > 1)
        game = game_id if game_id in self.tables else next(of_several, game_id)
        return self.tables.get(game, []), {seat.name: seat for seat in self.computers.get(game, [])}

    def used(self, path: Path) -> None:
        """Put a saved game first among the recent ones, if its name can stand in a file: some are no text."""
        name = str(path)
        if not plain.is_plain(name):
            return
        self.recent = [name, *(other for other in self.recent if other != name)][:_RECENT]


@dataclass(frozen=True)
class Loaded:
    """The settings as they were found, and what a person must hear about it."""

    settings: Settings
    odd: tuple[str, ...] = ()
    """Where values stand that could not be understood, each of which has its usual value instead."""
    set_aside: Path | None = None
    """Where the file as it was is kept."""
    path: Path | None = None
    """The file that the odd values are in."""
    problem: str | None = None
    """Why nothing at all could be understood: one English sentence."""


def load() -> Loaded:
    """The settings, or the defaults where there are none. Never raises: the program starts all the same.

    A file that cannot be understood is set aside. Of one with values that cannot be understood a copy is, and
    it is reported once for the same values.
    """
    try:
        path = file()
        found = _read(path)
        if isinstance(found, str):
            problem = f"{one_line(str(path))} is not a file of settings: {found}."
            return Loaded(Settings(), (), files.set_aside(path), problem=problem)
        if _is_kept_aside(path, found):
            return Loaded(found.settings)
        places = tuple(sorted(place for place, _ in found.odd))
        try:
            return Loaded(found.settings, places, files.copy_aside(path), path)
        except StoreError:
            # Nothing is lost by that: what is not understood stays in the file.
            return Loaded(found.settings, places, path=path)
    except StoreError as error:
        return Loaded(Settings(), problem=str(error))


def save(settings: Settings, was: Settings | None = None) -> None:
    """Write what is other in `settings` than it was when they were read. Raises StoreError.

    All else in the file stays as it is: what another program has changed there meanwhile, and what a later
    version keeps there. A file that cannot be understood is set aside first.
    """
    path = file()
    with files.alone(path.parent):
        found = _read(path)
        if isinstance(found, str):
            files.set_aside(path)
            found = _Found({}, Settings())
        before = msgspec.to_builtins(was or Settings())
        data = merged(found.data, before, msgspec.to_builtins(settings))
        if data != found.data:
            if not _is_kept_aside(path, found):
                files.copy_aside(path)
            try:
                text = msgspec.json.format(msgspec.json.encode(data), indent=2)
            except UnicodeEncodeError as error:
                raise StoreError("write", path, "not_text") from error
            files.atomic_write(path, text + b"\n")


class SettingsFile:
    """The settings of this running program, and the file that it may share with others."""

    def __init__(self) -> None:
        self.loaded = load()
        self.settings = self.loaded.settings
        self._was = _copy(self.settings)

    def keep(self) -> None:
        """Write what was changed here since the last time, if anything was. Raises StoreError."""
        if self.settings != self._was:
            now = _copy(self.settings)
            save(now, self._was)
            self._was = now


def file() -> Path:
    """Where the settings are. Raises StoreError."""
    return folders.config_folder() / "settings.json"


def _copy(settings: Settings) -> Settings:
    return msgspec.convert(msgspec.to_builtins(settings), Settings)


@dataclass(frozen=True)
class _Found:
    """What is in a file of settings: as data, as far as it is understood, and what is not."""

    data: dict[str, Any]
    settings: Settings
    odd: frozenset[tuple[str, str]] = frozenset()
    """Place and value."""


def _read(path: Path) -> _Found | str:
    """What is in a file of settings, nothing if there is none, or why it is no file of settings."""
    try:
        data, unfit = plain.salvage(files.read_text(path, _LIMIT))
    except NotPlain as error:
        return str(error)
    except StoreError as error:
        if error.problem == "missing":
            return _Found({}, Settings())
        if error.problem in ("not_text", "too_large"):
            return error.reason
        raise
    if not isinstance(data, dict):
        return "expected an object"
    odd: list[Odd] = []
    settings = understood(data, Settings, odd)
    places = [(each.place, shown(each.value)) for each in odd] + [(each.place, each.reason) for each in unfit]
    return _Found(data, settings, frozenset(places))


def _is_kept_aside(path: Path, found: _Found) -> bool:
    """Whether there is nothing odd in a file, or a copy beside it that has the same in it."""
    return not found.odd or any(_odd_of(aside) == found.odd for aside in files.set_aside_before(path))


def _odd_of(path: Path) -> frozenset[tuple[str, str]]:
    """What is not understood in a file that was set aside; nothing where it cannot be read at all."""
    try:
        found = _read(path)
    except StoreError:
        return frozenset()
    return frozenset() if isinstance(found, str) else found.odd
