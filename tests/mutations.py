"""Random damage to a file of JSON: to its bytes, and to what stands in it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from pierres.rules import record as records
from pierres.session import Session
from tests.players_at_table import play_on
from tests.spoilt_records import HOSTILE, spoilt

GAMES = {"aux-pierres": ("Léa", "Bo", "Max"), "jeu-des-dragons": ("Léa", "Bo"), "est-royal": ("Léa",)}


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
    """One text of `data` with some damage: to its bytes, to what stands in it, or a key that stands twice."""
    kind = rng.random()
    if kind < 0.3:
        return _bytes_changed(json.dumps(data, ensure_ascii=False).encode(), rng)
    if kind < 0.9:
        return spoilt(data, rng)
    text = json.dumps(data, ensure_ascii=False)
    at = rng.choice([index for index in range(len(text)) if text.startswith('{"', index)])
    key = text[at + 1 : text.index('"', at + 2) + 1]
    return f"{text[: at + 1]}{key}: {json.dumps(rng.choice(HOSTILE))}, {text[at + 1 :]}".encode()


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
