"""Data from a file as a typed object, value by value: what cannot be understood costs that value only."""

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
