"""Data of a file, value by value.

What cannot be understood costs that value only. And of two programs that change one file each writes what it
changed itself, and leaves all the rest as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, get_args, get_origin

import msgspec

S = TypeVar("S", bound=msgspec.Struct)
_NOTHING = object()


@dataclass(frozen=True)
class Odd:
    """A value that was passed over, and where it stands: `displays.est-royal.clock`, `recent[3]`."""

    place: str
    value: object


def understood(data: Mapping[str, object], kind: type[S], odd: list[Odd]) -> S:
    """An object of a `kind` whose fields all have defaults, with all that can be understood in `data`.

    The rest is added to `odd`; keys that the `kind` does not know are nobody's business here.
    """
    made: S = _struct(data, kind, "", odd)
    return made


def _struct(data: Mapping[str, object], kind: type[msgspec.Struct], place: str, odd: list[Odd]) -> Any:
    fields: dict[str, object] = {}
    for field in msgspec.structs.fields(kind):
        inside = f"{place}.{field.name}" if place else field.name
        value = _NOTHING
        if field.name in data:
            value = _value(data[field.name], field.type, inside, odd)
        elif field.required:
            odd.append(Odd(place, data))
        if value is not _NOTHING:
            fields[field.name] = value
        elif field.required:
            return _NOTHING
    return kind(**fields)


def _value(value: object, kind: Any, place: str, odd: list[Odd]) -> object:
    """The value as the kind wants it, _NOTHING if it is none such."""
    if get_origin(kind) is dict and isinstance(value, dict):
        inner = get_args(kind)[1]
        found = {key: _value(each, inner, f"{place}.{key}", odd) for key, each in value.items()}
        return {key: each for key, each in found.items() if each is not _NOTHING}
    if get_origin(kind) is list and isinstance(value, list):
        (inner,) = get_args(kind)
        items = [_value(each, inner, f"{place}[{number}]", odd) for number, each in enumerate(value)]
        return [each for each in items if each is not _NOTHING]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        return _struct(value, kind, place, odd)
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError:
        odd.append(Odd(place, value))
        return _NOTHING


def merged(theirs: object, was: object, mine: object) -> object:
    """What is to stand in a file that says `theirs`, after `mine` was made of what `was` read from it.

    Plain data. Objects are merged key by key. Of lists, what is here comes first, and what somebody else has
    added stays behind it; what was taken away here goes.
    """
    if mine == was:
        return theirs
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return _objects(theirs, was if isinstance(was, dict) else {}, mine)
    if isinstance(mine, list) and isinstance(theirs, list):
        return _lists(theirs, was if isinstance(was, list) else [], mine)
    return mine


def _objects(theirs: dict[str, object], was: dict[str, object], mine: dict[str, object]) -> dict[str, object]:
    gone = [key for key in was if key not in mine]
    made = {key: value for key, value in theirs.items() if key not in gone}
    for key, value in mine.items():
        before = was.get(key, _NOTHING)
        if value != before:
            made[key] = merged(theirs.get(key, _NOTHING), before, value)
    return made


def _lists(theirs: list[object], was: list[object], mine: list[object]) -> list[object]:
    known = {_name(item): item for item in theirs}
    made = [
        {**there, **item} if isinstance(item, dict) and isinstance(there, dict) else item
        for item in mine
        for there in [known.get(_name(item))]
    ]
    here = {_name(item) for item in (*was, *mine)}
    return made + [item for item in theirs if _name(item) not in here]


def _name(item: object) -> str:
    """What an item of a list is distinguished by: people by their names, all else by what it is."""
    return f"name {item['name']}" if isinstance(item, dict) and "name" in item else repr(item)
