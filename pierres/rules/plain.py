"""Plain data from JSON, as every file of ours is read: nothing is guessed, and nothing silently dropped.

Refused are keys that stand twice in one object (a reader would have to forget one of them), numbers that do
not fit into 64 bits or are none, halves of characters, and nesting so deep that Python itself gives up.
"""

from __future__ import annotations

import json
from collections import Counter
from math import isfinite
from typing import cast

from pierres.rules.given import Json, shown

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
    """Stands in the data for an object that has a key twice, so that the place can be named."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        times = Counter(key for key, _ in pairs)
        self.twice = [key for key, number in times.items() if number > 1]
        self.rest = {key: value for key, value in pairs if times[key] == 1}


def read(text: str | bytes) -> Json:
    """The data of a JSON text, in UTF-8 if it is bytes. Raises NotPlain."""
    data = _parsed(text)
    check(data)
    return cast(Json, data)


def salvage(text: str | bytes) -> tuple[Json, list[NotPlain]]:
    """The data of a JSON text without what is not plain in it, and what that is. Raises NotPlain."""
    unfit: list[NotPlain] = []
    return _without(_parsed(text), "", 0, unfit), unfit


def check(data: object) -> None:
    """Refuse what JSON cannot say, and what no file needs. Raises NotPlain."""
    left = [(data, "", 0)]
    while left:
        value, place, depth = left.pop()
        problem = _problem(value, place, depth)
        if problem is not None:
            raise problem
        if isinstance(value, dict):
            for key, inner in value.items():
                if not isinstance(key, str) or not is_plain(key):
                    raise _no_name(key, place)
                left.append((inner, _inside(place, key), depth + 1))
        elif isinstance(value, list):
            left.extend([(inner, f"{place}[{index}]", depth + 1) for index, inner in enumerate(value)])


def _parsed(text: str | bytes) -> object:
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        return json.loads(text, parse_constant=float, object_pairs_hook=_object)
    except UnicodeDecodeError:
        raise NotPlain("", "not a text in UTF-8", "damaged") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise NotPlain(place, f"not JSON: {error.msg}", "damaged") from None
    except (ValueError, RecursionError) as error:
        raise NotPlain("", f"not JSON: {error}", "damaged") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object] | _Repeated:
    made = dict(pairs)
    return made if len(made) == len(pairs) else _Repeated(pairs)


def _without(value: object, place: str, depth: int, unfit: list[NotPlain]) -> Json:
    """The value without what is not plain in it; None for one that is not plain itself."""
    if isinstance(value, _Repeated):
        unfit.extend(_twice(_inside(place, key)) for key in value.twice)
        value = value.rest
    problem = _problem(value, place, depth)
    if problem is not None:
        unfit.append(problem)
        return None
    if isinstance(value, dict):
        made: dict[str, Json] = {}
        for key, inner in value.items():
            if not is_plain(key):
                unfit.append(_no_name(key, place))
                continue
            known = len(unfit)
            kept = _without(inner, _inside(place, key), depth + 1, unfit)
            if kept is not None or len(unfit) == known:
                made[key] = kept
        return made
    if isinstance(value, list):
        inners = [_without(inner, f"{place}[{n}]", depth + 1, unfit) for n, inner in enumerate(value)]
        return [kept for kept, inner in zip(inners, value, strict=True) if kept is not None or inner is None]
    return cast(Json, value)


def _problem(value: object, place: str, depth: int) -> NotPlain | None:
    """What is wrong with a value, apart from what it holds."""
    if depth > NESTING_MAX:
        return NotPlain(place, "nested too deeply")
    if isinstance(value, _Repeated):
        return _twice(_inside(place, value.twice[0]))
    if isinstance(value, (dict, list)) or is_plain(value):
        return None
    return NotPlain(place, f"{shown(value)} cannot stand here")


def _no_name(key: object, place: str) -> NotPlain:
    return NotPlain(place, f"{shown(key)} cannot be a name")


def _twice(place: str) -> NotPlain:
    return NotPlain(place, "this key stands there twice", "twice")


def _inside(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def is_plain(value: object) -> bool:
    """Whether a value that holds no others can stand in a file: no half a character, no number too large."""
    if isinstance(value, str):
        return value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, float):
        return isfinite(value)
    return value is None or (isinstance(value, int) and LEAST <= value <= MOST)
