"""What comes from outside, in records and card files: its type, and checks that name the place of a fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from reprlib import Repr
from typing import TypeVar

Json = Mapping[str, "Json"] | Sequence["Json"] | str | int | float | bool | None
"""A value as JSON has it."""
Object = Mapping[str, Json]

T = TypeVar("T")

_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 80


def shown(value: object) -> str:
    """A value as a message shows it: never long, and never an error itself, however hostile the value."""
    try:
        return _SHORT.repr(value)
    except ValueError:  # Python refuses to write a number of thousands of digits.
        return "something with a huge number in it"


class BadGame(ValueError):
    """Seats, options or a start position from which no game can begin; the message names the place."""


class BadCard(BadGame):
    """A card or a power that the vocabulary does not allow."""


class Fields:
    """An object with its place, for the messages: `start.players.Ada`, or `characters.toml: card 3`.

    Whatever is wrong with it or with one of its values is raised as `error`.
    """

    what = "an object"
    joint = "."
    error: type[BadGame] = BadGame

    def __init__(self, given: object, place: str, keys: Sequence[str] | None = None) -> None:
        self.place = place
        if not isinstance(given, Mapping):
            raise self.error(f"{place}: expected {self.what}")
        self.given: Object = given
        if keys is not None:
            self.only(keys)

    def only(self, keys: Sequence[str], reason: str = "unknown key") -> None:
        """Refuse any other key."""
        for key in self.given:
            if key not in keys:
                raise self.unknown(key, reason)

    def unknown(self, key: str, reason: str) -> BadGame:
        """The fault of a key, to be raised."""
        return self.bad(key, reason)

    def at(self, key: str) -> str:
        """The place of a value."""
        return f"{self.place}{self.joint}{key}"

    def bad(self, key: str, reason: str) -> BadGame:
        """The fault of a value, to be raised."""
        return self.error(f"{self.at(key)}: {reason}")

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number; no boolean is one."""
        value = self.given.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise self.bad(key, f"expected a number from {least} to {most}, not {shown(value)}")
        return value

    def one_of(self, key: str, words: Sequence[str], default: str | None = None) -> str:
        """One of some words."""
        value = self.given.get(key, default)
        if type(value) is not str or value not in words:
            raise self.bad(key, f"expected one of {', '.join(filter(None, words))}, not {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false where nothing is said."""
        value = self.given.get(key, False)
        if type(value) is not bool:
            raise self.bad(key, "must be true or false")
        return value

    def items(self, key: str, what: str = "a list", default: Sequence[Json] | None = ()) -> Sequence[Json]:
        """A list; `what` says of what."""
        value = self.given.get(key, default)
        if not isinstance(value, list | tuple):
            raise self.bad(key, f"expected {what}")
        return value

    def names(self, key: str, words: Sequence[str]) -> tuple[str, ...]:
        """Some of these words, at least one and none twice."""
        values = self.items(key, default=None)
        if not values:
            raise self.bad(key, "expected a list")
        found: list[str] = []
        for value in values:
            if type(value) is not str or value not in words:
                raise self.bad(key, f"{shown(value)} is not one of {', '.join(words)}")
            if value in found:
                raise self.bad(key, f"{value} stands twice")
            found.append(value)
        return tuple(found)


class TomlFields(Fields):
    """A table of a card file."""

    what = "a table"
    joint = ": "
    error = BadCard

    def unknown(self, key: str, reason: str) -> BadGame:
        """The fault of a key, whatever stands there for one."""
        return self.error(f"{self.place}: {reason} {shown(key)}")
