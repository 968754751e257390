"""Plain data from JSON, as every file of ours is read: nothing is guessed, and nothing silently dropped.

Refused are keys that stand twice in one object (a reader would have to forget one of them), numbers that do
not fit into 64 bits or are none, halves of characters, and nesting so deep that Python itself gives up.
"""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

from pierres.rules.game import shown

NESTING_MAX = 32
"""How deep objects and lists may lie in one another; nothing that we write comes near it."""
LEAST, MOST = -(1 << 63), (1 << 64) - 1
"""The numbers that fit into 64 bits, with a sign or, as the numbers of deals, without one."""


class NotPlain(ValueError):
    """A text that is no plain data: the place in it, "" for the whole, and why.

    `kind` is a key for words: `damaged` (no JSON to its end), `twice` (a key), or `unfit` (a value).
    """

    def __init__(self, place: str, reason: str, kind: str = "unfit") -> None:
        self.place = place
        self.reason = reason
        self.kind = kind
        super().__init__(f"{place}: {reason}" if place else reason)


class _Repeated:
    """Stands in the data where an object has a key twice, so that the check can tell the place."""

    def __init__(self, key: str) -> None:
        self.key = key


def read(text: str | bytes) -> Any:
    """The data of a JSON text, in UTF-8 if it is bytes. Raises NotPlain."""
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        data = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_object)
    except UnicodeDecodeError:
        raise NotPlain("", "not a text in UTF-8", "damaged") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise NotPlain(place, f"not JSON: {error.msg}", "damaged") from None
    except (ValueError, RecursionError) as error:
        raise NotPlain("", f"not JSON: {error}", "damaged") from None
    check(data)
    return data


def check(data: object) -> None:
    """Refuse what JSON cannot say, and what no file needs. Raises NotPlain."""
    left = [(data, "", 0)]
    while left:
        value, place, depth = left.pop()
        if depth > NESTING_MAX:
            raise NotPlain(place, "nested too deeply")
        if isinstance(value, dict):
            for key, inner in value.items():
                if not isinstance(key, str) or not _is_plain(key):
                    raise NotPlain(place, f"{shown(key)} cannot be a name")
                left.append((inner, f"{place}.{key}" if place else key, depth + 1))
        elif isinstance(value, list):
            left.extend([(inner, f"{place}[{index}]", depth + 1) for index, inner in enumerate(value)])
        elif isinstance(value, _Repeated):
            inside = f"{place}.{value.key}" if place else value.key
            raise NotPlain(inside, "this key stands there twice", "twice")
        elif not _is_plain(value):
            raise NotPlain(place, f"{shown(value)} cannot stand here")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any] | _Repeated:
    made = dict(pairs)
    if len(made) == len(pairs):
        return made
    keys = [key for key, _ in pairs]
    return _Repeated(next(key for key in keys if keys.count(key) > 1))


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is not a number")


def _is_plain(value: object) -> bool:
    if isinstance(value, str):
        return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, float):
        return isfinite(value)
    return value is None or (isinstance(value, int) and LEAST <= value <= MOST)
