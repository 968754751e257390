"""Records spoilt at random: somewhere in them stands something else, twice, elsewhere, or nothing."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

from tests.rules.test_scenarios import HERE as SCENARIOS

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"

HOSTILE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2**63, 2**64, -(2**70), 1.5, 1e308, "", " ", "A",
    "chance", "public", "stakes", "x" * 500,
    "\x00", "\u202e", "\ud800", "é", "e\u0301", "👨\u200d👩\u200d👧", [], {}, [[]], [None],
    {"": None}, {"x": {"y": []}},
    ["A"] * 60, {"fairy": -1}, {"red": True}, "red-12", "princess", "AS", ["waste", "f1"],
    "witch", "necromancer",
)  # fmt: skip
_BETWEEN = ("[" * 200 + "]" * 200, '"format": 1,', "NaN", "9" * 5000, "\ufeff", "//", ",", "}", '"')


def sound() -> list[dict[str, Any]]:
    """Records of all games: from the box, from a start, won, with options, and as saved games."""
    found = [json.loads(path.read_text("utf-8")) for path in sorted(PLAYTHROUGHS.glob("*.json"))]
    for name in ("est_royal_won", "est_royal_positions"):
        lines = (SCENARIOS / f"{name}.jsonl").read_text("utf-8").splitlines()
        found += [json.loads(line) for line in lines[:3]]
    found.append(
        {
            "format": "pierres-record", "version": 1, "game": "jeu-des-dragons", "seats": ["A", "B", "C"],
            "options": {"gambits": 3, "buy": "one_or_less", "hands": "open"},
            "start": {
                "round": 2, "stakes": 20, "leader": "B", "turn": "A", "gambit": 2, "ante": ["red-3"],
                "played": [["B", "red-2"]], "discard": ["fool"],
                "players": {
                    "A": {"gold": 20, "hand": ["black-2", "princess"], "flight": ["copper-1", "gold-2"]},
                    "B": {"debts": [["A", 3], ["stakes", 1]], "hand": ["red-5"], "flight": ["red-2"]},
                    "C": {"out": True},
                },
            },
            "steps": [["A", "play", "black-2"]],
            "final": {"pending": ["chance:draw"], "stakes": 18},
        }
    )  # fmt: skip
    saved = {"players": {"A": {"kind": "person", "colour": "rose"}}, "title": "Sunday", "date": "2026-11-30"}
    return found + [{**record, **saved} for record in found[:3]]


def spoilt(record: dict[str, Any], rng: random.Random) -> bytes:
    """The text of a record with one to three things changed in it, and perhaps some bytes."""
    twin = json.loads(json.dumps(record))
    for _ in range(rng.randrange(1, 4)):
        _change(twin, rng)
    text = json.dumps(twin, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.1:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice(_BETWEEN) + text[place:]
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    if rng.random() < 0.1:
        for _ in range(rng.randrange(1, 4)):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    if rng.random() < 0.05:
        del data[rng.randrange(len(data)) :]
    return bytes(data)


def _change(record: Any, rng: random.Random) -> None:
    """Change something somewhere: the deeper it lies, the rarer."""
    inside = record
    while True:
        places = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not places:
            return
        place = rng.choice(places)
        if isinstance(inside[place], (dict, list)) and inside[place] and rng.random() < 0.8:
            inside = inside[place]
            continue
        break
    match rng.randrange(6):
        case 0:
            del inside[place]
        case 1 if isinstance(inside, list):
            inside.insert(rng.randrange(len(inside) + 1), deepcopy(inside[place]))
        case 2 if isinstance(inside, dict):
            inside[rng.choice(("", "start", "x", "A", "format", "cards", *places))] = inside.pop(place)
        case 3:
            other = rng.choice(places)
            inside[place], inside[other] = inside[other], inside[place]
        case 4 if isinstance(inside[place], int):
            inside[place] += rng.choice((-1, 1, 1000))
        case _:
            inside[place] = deepcopy(rng.choice(HOSTILE))
