"""Whatever is done to a file: no exception, no file changed, and one sentence with file and reason.

The whole of it, 24,000 saves and 5,000 files of settings and of statistics, is run with --whole.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from pierres.models import troubles
from pierres.rules import record as records
from pierres.rules.record import RecordError
from pierres.session import Session
from pierres.store import deal_numbers, folders, settings, statistics
from pierres.store.files import StoreError
from pierres.store.settings import SeatSetting, Settings
from pierres.store.statistics import Played
from tests.mutations import GAMES, a_save, mutated

EACH = 100

pytestmark = pytest.mark.usefixtures("qapp")


def opened(path: Path) -> Session | str:
    """The session of a file, or the sentence that is said instead."""
    try:
        return Session.open(path)
    except (StoreError, RecordError) as error:
        return troubles.sentence(error)


def is_one_sentence(text: str, path: Path) -> bool:
    return (
        str(path) in text and text.endswith(".") and "\n" not in text and "{" not in text and len(text) < 400
    )


@pytest.mark.sampled(120)
@pytest.mark.parametrize("number", range(240))
def test_saves(tmp_path: Path, number: int) -> None:
    rng = Random(number)
    whole = a_save(number)
    path = tmp_path / "save.pierres"
    for _ in range(EACH):
        text = mutated(whole, rng)
        path.write_bytes(text)
        found = opened(path)
        if isinstance(found, Session):
            if found.misfit is not None:
                assert is_one_sentence(troubles.misfit(found.misfit), path) and found.path is None
            assert records.read(records.write(found.record)) == found.record
            assert (found.result() is None) == bool(found.waiting())
        else:
            assert is_one_sentence(found, path), found
        assert path.read_bytes() == text and list(tmp_path.glob("*.pierres*")) == [path]


SETTINGS = Settings(
    language="en",
    theme="linen",
    motion="off",
    text_scale=130,
    geometry="10,40,1200,800",
    window_state='{"state": "normal", "side": 300}',
    last_game="est-royal",
    people=[SeatSetting("Léa", "teal"), SeatSetting("Bo", "coral")],
    tables={"aux-pierres": ["Léa", "Bo", "Max"]},
    last_options={"est-royal": {"redeal": True}},
    displays={"est-royal": {"clock": True}},
    recent=["/games/one.pierres"],
    panels={"log": False},
)


@pytest.mark.sampled(25)
@pytest.mark.parametrize("number", range(50))
def test_settings(number: int) -> None:
    rng = Random(number)
    settings.save(SETTINGS)
    path = settings.file()
    whole = json.loads(path.read_bytes())
    for _ in range(EACH):
        for old in path.parent.iterdir():
            old.unlink()
        text = mutated(whole, rng)
        path.write_bytes(text)
        kept = settings.SettingsFile()
        loaded = kept.loaded
        there = [each.read_bytes() for each in path.parent.iterdir()]
        assert text in there and all(each == text for each in there)
        assert loaded.problem is None or str(path) in loaded.problem
        # Whoever changes something does it beside what is there, or beside a copy of it.
        kept.settings.sat_down("jeu-des-dragons", [SeatSetting("Zoé", "rose"), SeatSetting("Léa", "teal")])
        kept.settings.theme = "contrast"
        kept.keep()
        again = settings.load()
        assert again.settings.theme == "contrast" and again.settings.people[0].name == "Zoé"
        if loaded.odd or loaded.problem is not None:
            assert text in [each.read_bytes() for each in path.parent.iterdir()]


@pytest.mark.sampled(25)
@pytest.mark.parametrize("number", range(50))
def test_statistics(number: int) -> None:
    rng = Random(number)
    path = statistics.file()
    games = [
        Played(
            id=f"{n}", game=game, ended="2026-11-30T20:00:00+00:00", seats=seats,
            scores=dict.fromkeys(seats, n), options={"redeal": True}, winners=seats[:1], answers=90,
            seconds=12.5, deal=n,
        )
        for n, (game, seats) in enumerate(GAMES.items())
    ]  # fmt: skip
    whole = [json.loads(line) for line in _lines(games)]
    last = Played(id="last", game="est-royal", ended="", seats=("Léa",))
    for _ in range(EACH):
        lines = [json.dumps(line).encode() for line in whole]
        at = rng.randrange(3)
        lines[at] = mutated(whole[at], rng)
        text = b"\n".join(lines) + b"\n"
        path.write_bytes(text)
        statistics.add(last)
        found = statistics.read()
        assert found.trouble is None and found.games[-1] == last
        assert {f"{n}" for n in range(3) if n != at} <= {game.id for game in found.games}
        assert path.read_bytes().startswith(text) and list(path.parent.iterdir()) == [path]
        statistics.as_csv(found.games)
        statistics.as_json(found.games)


def _lines(games: list[Played]) -> Iterator[bytes]:
    for game in games:
        statistics.add(game)
    yield from statistics.file().read_bytes().splitlines()


@pytest.mark.parametrize(
    "text", [b"", b"[1, 2", b"{}", b'["a"]', b"[1e999]", b"[9" + b"9" * 40 + b"]", b"\xff"]
)
def test_numbers_of_deals(text: bytes) -> None:
    path = folders.data_folder() / "winnable-deals.json"
    path.write_bytes(text)
    assert deal_numbers.load() == [] and path.read_bytes() == text
