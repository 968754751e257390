"""The settings of the program, in one JSON file that is never overwritten unread."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from pierres.store import files, folders
from pierres.store.errors import StoreError, one_line

_RECENT = 10
_LIMIT = 1024 * 1024


class SeatSetting(msgspec.Struct):
    """Who sat on a seat in the last game."""

    name: str
    colour: str


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
    last_seats: list[SeatSetting] = []
    last_options: dict[str, dict[str, Any]] = {}
    """Game id → the options of the last game of it."""
    displays: dict[str, dict[str, bool]] = {}
    """Game id → what was chosen of its look and handling."""
    recent: list[str] = []
    """Paths of saved games, the last used first."""
    panels: dict[str, bool] = {}
    """Panel → whether it is shown."""

    def used(self, path: Path) -> None:
        """Put a saved game first among the recent ones."""
        name = str(path)
        self.recent = [name, *(other for other in self.recent if other != name)][:_RECENT]


@dataclass(frozen=True)
class Loaded:
    """The settings as they were found, and what a person must be told about it."""

    settings: Settings
    set_aside: Path | None = None
    """Where a file that could not be understood was put."""
    problem: str | None = None
    """Why the defaults stand: one English sentence."""


def load() -> Loaded:
    """The settings, or the defaults where there are none. Never raises: the program starts all the same."""
    try:
        path = _path()
        found = _read(path)
        if isinstance(found, str):
            return Loaded(
                Settings(),
                files.set_aside(path),
                f"{one_line(str(path))} is not a file of settings: {found}.",
            )
        return Loaded(_understood(found))
    except StoreError as error:
        return Loaded(Settings(), None, str(error))


def save(settings: Settings) -> None:
    """Write the settings. A file there that cannot be understood is set aside first. Raises StoreError.

    What another version has written there stays as it is, as far as nothing was changed here.
    """
    path = _path()
    found = _read(path)
    if isinstance(found, str):
        files.set_aside(path)
        found = {}
    before = msgspec.to_builtins(_understood(found))
    changed = {
        key: value
        for key, value in msgspec.to_builtins(settings).items()
        if key not in found or value != before[key]
    }
    text = msgspec.json.format(msgspec.json.encode(found | changed), indent=2)
    files.atomic_write(path, text + b"\n")


def _path() -> Path:
    return folders.config_folder() / "settings.json"


def _read(path: Path) -> dict[str, Any] | str:
    """What is in a file of settings, nothing if there is none, or why it is no file of settings."""
    try:
        found: dict[str, Any] = msgspec.json.decode(files.read_text(path, _LIMIT), type=dict[str, Any])
        _understood(found)
        return found
    except msgspec.DecodeError as error:
        return str(error)
    except StoreError as error:
        if error.problem == "missing":
            return {}
        if error.problem in ("not_text", "too_large"):
            return error.reason
        raise


def _understood(found: dict[str, Any]) -> Settings:
    """The settings in what was found. Raises msgspec.ValidationError."""
    return msgspec.convert(found, Settings)
