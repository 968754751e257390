"""Random damage to a file of JSON: to its bytes, and to what stands in it."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

from pierres.rules import record as records
from pierres.session import Session
from tests.players_at_table import play_on

GAMES = {"aux-pierres": ("Léa", "Bo", "Max"), "jeu-des-dragons": ("Léa", "Bo"), "est-royal": ("Léa",)}

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 99, 2**31, 2**63, 2**64, -(2**70), 10**30, 0.5, -1e300, float("nan"),
    float("inf"), "", "x", "é\u202e\n", "a" * 300, "chance", "public", "\ud800", [], [[]], [None], ["A", "A"],
    {}, {"x": 1}, {"fairy": -1},
)  # fmt: skip
"""Values that stand nowhere, or not where they are put."""


def a_save(number: int) -> dict[str, Any]:
    """A game in its middle, with all the notes that a table leaves in it; three games by turns."""
    game = list(GAMES)[number % 3]
    notes = {
        "deal": 42, "seconds": 61.5, "hints": 2, "undos": 1, "id": "abc",
        "bookmarks": [{"steps": [["Léa", "turn"]], "score": 1}],
    }  # fmt: skip
    session = Session.new(game, GAMES[game], seed=number, title="Dimanche", notes=notes, autosave=False)
    play_on(session, Random(number), 4 + number % 20)
    return records.to_object(session.record)


def mutated(data: Any, rng: Random) -> bytes:
    """One text of `data` with some damage."""
    if rng.random() < 0.4:
        return _bytes_changed(json.dumps(data, ensure_ascii=False).encode(), rng)
    changed = deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        _value_changed(changed, rng)
    text = json.dumps(changed, ensure_ascii=False)
    if rng.random() < 0.1 and '{"' in text:
        # A key that stands twice.
        at = rng.choice([index for index in range(len(text)) if text.startswith('{"', index)])
        key = text[at + 1 : text.index('"', at + 2) + 1]
        text = f"{text[: at + 1]}{key}: {json.dumps(rng.choice(ODD))}, {text[at + 1 :]}"
    return text.encode("utf-8", "surrogatepass")


def _bytes_changed(text: bytes, rng: Random) -> bytes:
    at, length = rng.randrange(len(text)), rng.randrange(1, 30)
    match rng.randrange(7):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + bytes([text[at] ^ (1 << rng.randrange(8))]) + text[at + 1 :]
        case 2:
            return text[:at] + rng.randbytes(length) + text[at:]
        case 3:
            return text[:at] + text[at + length :]
        case 4:
            return text[:at] + text[at : at + length] + text[at:]
        case 5:
            return text[:at] + bytes(length) + text[at + length :]
    return text.decode().encode(rng.choice(("utf-16", "latin-1", "utf-32", "cp1252")), "replace")


def _value_changed(data: Any, rng: Random) -> None:
    """Change, remove, add, or swap something at a random depth."""
    here = data
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = rng.choice(keys)
        inner = here[key]
        if not isinstance(inner, (dict, list)) or not inner or rng.random() < 0.25:
            break
        here = inner
    match rng.randrange(6):
        case 0:
            del here[key]
        case 1 if isinstance(here, dict):
            here[rng.choice(("x", "seats", "players", "é", ""))] = rng.choice(ODD)
        case 2 if isinstance(here, list):
            here.insert(key, deepcopy(rng.choice(here)))
        case 3 if isinstance(here, list):
            other = rng.randrange(len(here))
            here[key], here[other] = here[other], here[key]
        case 4 if isinstance(here[key], int) and not isinstance(here[key], bool):
            here[key] += rng.choice((-1, 1, 100))
        case _:
            here[key] = deepcopy(rng.choice(ODD))
