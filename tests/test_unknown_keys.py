"""Keys that nobody knows, at every level of every file: kept, or refused by name, never dropped."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pierres.paths import resource_path
from pierres.rules import plain
from pierres.rules.aux_pierres.characters import read_characters
from pierres.rules.given import BadCard
from pierres.rules.jeu_des_dragons.cards import read_cards
from pierres.rules.record import RecordError
from pierres.session import Session
from pierres.store import saves, settings, statistics
from pierres.store.settings import SeatSetting, Settings
from pierres.table.est_royal import noted as marks
from tests.mutations import GAMES, a_save
from tests.players_at_table import play_on

KEY = "of a later version"
VALUE = {"deep": [1, None, {"é": 0.5}]}

pytestmark = pytest.mark.usefixtures("qapp")


def objects(data: Any, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all objects in some data, at whatever depth."""
    if isinstance(data, dict):
        yield place
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, inner in items:
        yield from objects(inner, (*place, key))


def at(data: Any, place: tuple[str | int, ...]) -> Any:
    for key in place:
        data = data[key]
    return data


def with_key(data: Any, place: tuple[str | int, ...]) -> Any:
    changed = deepcopy(data)
    at(changed, place)[KEY] = VALUE
    return changed


@pytest.mark.parametrize("number", range(3), ids=GAMES)
def test_saves(tmp_path: Path, number: int) -> None:
    whole = a_save(number)
    whole["options"] = {}
    path, again = tmp_path / "a.pierres", tmp_path / "b.pierres"
    places = list(objects(whole))
    # The object itself, who plays, each of them, the bookmarks, the options, and values of answers.
    assert {(), ("players",), ("players", "Léa"), ("bookmarks", 0), ("options",)} <= set(places)
    kept = 0
    for place in places:
        path.write_text(json.dumps(with_key(whole, place)), encoding="utf-8")
        try:
            session = Session.open(path)
        except RecordError as error:
            assert place and (KEY in str(error) or f"steps[{place[1]}]" in str(error)), place
            continue
        if session.misfit is not None:
            assert place[0] == "steps" and f"steps[{place[1]}]" == session.misfit.place
            continue
        play_on(session, Random(1), 1)
        session.title = "another"
        session.save_as(again)
        assert at(json.loads(again.read_text("utf-8")), place)[KEY] == VALUE
        kept += 1
    assert kept >= 3 + len(GAMES[list(GAMES)[number]]) - (number != 2)


def test_bookmarks_of_a_later_version_stay_beside_a_new_one() -> None:
    notes = {"bookmarks": [{"steps": [], "score": 0, KEY: VALUE}, {KEY: VALUE}]}
    session = Session.new("est-royal", ("Léa",), seed=1, notes=notes)
    play_on(session, Random(1), 3)
    assert marks.add(session)
    noted = session.noted("bookmarks")
    assert noted[:2] == notes["bookmarks"] and len(noted) == 3 and len(marks.marks(session)) == 2
    session.close()


def test_settings() -> None:
    whole = {
        "theme": "linen",
        "people": [{"name": "Léa", "colour": "teal"}, {"name": "Bo", "colour": "coral"}],
        "tables": {"aux-pierres": ["Léa", "Bo"]},
        "last_options": {"est-royal": {"redeal": True}},
        "displays": {"est-royal": {"clock": True}},
        "panels": {"log": False},
        "last_seats": [{"name": "Léa", "colour": "teal"}],
    }
    assert set(whole) <= set(Settings.__struct_fields__)
    for place in objects(whole):
        settings.file().write_text(json.dumps(with_key(whole, place)), encoding="utf-8")
        kept = settings.SettingsFile()
        mine = kept.settings
        mine.theme, mine.text_scale = "contrast", 150
        mine.sat_down("est-royal", [SeatSetting("Bo", "rose")])
        mine.sat_down("jeu-des-dragons", [SeatSetting("Bo", "rose"), SeatSetting("Léa", "azure")])
        mine.last_options["est-royal"]["redeal"] = False
        mine.displays["est-royal"]["clock"] = False
        mine.displays.setdefault("aux-pierres", {})["x"] = True
        mine.panels["log"] = True
        kept.keep()
        after = json.loads(settings.file().read_text("utf-8"))
        if place[:1] == ("people",):
            name = at(whole, place)["name"]
            found = next(person for person in after["people"] if person["name"] == name)
        else:
            found = at(after, place)
        assert found[KEY] == VALUE, place


def test_statistics() -> None:
    whole = {
        "id": "a", "game": "est-royal", "ended": "", "seats": ["Léa"], "scores": {"Léa": 3},
        "players": {"Léa": "person"}, "options": {"redeal": True},
    }  # fmt: skip
    for place in objects(whole):
        text = json.dumps(with_key(whole, place)) + "\n"
        statistics.file().write_text(text, encoding="utf-8")
        found = statistics.read()
        # What is counted is a number: a score that is none costs its line, and says so.
        assert [re.split(r"\W", line.place)[0] for line in found.passed] == (
            [place[0]] if place in (("scores",), ("players",)) else []
        )
        statistics.add(statistics.Played(id="b", game="est-royal", ended="", seats=("Léa",)))
        assert statistics.file().read_text("utf-8").startswith(text)


@pytest.mark.parametrize(
    ("name", "read", "refusal"),
    [("characters.toml", read_characters, BadCard), ("dragons.toml", read_cards, BadCard)],
)
def test_cards(name: str, read: Any, refusal: type[Exception]) -> None:
    """What a card can do changes the game: a key that is not known is refused by name, at every level."""
    text = resource_path(name).read_text(encoding="utf-8")
    assert read(text, name)
    inline = [match.end() for match in re.finditer(r"\{", text)]
    heads = [match.end() for match in re.finditer(r"^\[+[a-z.]+\]+[^\n]*$", text, re.MULTILINE)]
    assert len(inline) + len(heads) > 90
    for place in (*inline, *heads):
        added = " later = 1," if place in inline else "\nlater = 1"
        with pytest.raises(refusal, match="later"):
            read(text[:place] + added + text[place:], name)
    with pytest.raises(refusal, match="later"):
        read("later = 1\n" + text, name)
    # TOML refuses a key that stands twice by itself.
    twice = re.search(r"""^([ {]*)(id = "[^"]*")""", text, re.MULTILINE)
    assert twice is not None
    with pytest.raises(refusal, match=name):
        between = ", " if "{" in twice.group(1) else "\n"
        read(text[: twice.end()] + between + twice.group(2) + text[twice.end() :], name)


def test_a_key_that_stands_twice_is_refused_at_every_level() -> None:
    for number in range(3):
        whole = a_save(number)
        for place in objects(whole):
            inner = at(whole, place)
            if not inner:
                continue
            key = next(iter(inner))
            marked = deepcopy(whole)
            at(marked, place)["TWICE"] = 1
            text = json.dumps(marked).replace('"TWICE"', json.dumps(key))
            with pytest.raises(plain.NotPlain, match="twice"):
                plain.read(text)


def test_keys_by_the_hundred_thousand_are_read_in_no_time() -> None:
    """As many as go into a file of ours, all of them twice: each was looked for among all the others."""
    keys = [f"{number:x}" for number in range(100_000)] * 2
    text = "{" + ", ".join(f'"{key}": 1' for key in keys) + ', "here": 2}'
    start = time.process_time()
    with pytest.raises(plain.NotPlain, match="twice"):
        plain.read(text)
    found, unfit = plain.salvage(text)
    assert found == {"here": 2} and len(unfit) == 100_000
    assert time.process_time() - start < 10


def test_the_list_of_games_bears_them_too(tmp_path: Path) -> None:
    path = saves.new_autosave()
    whole = a_save(0)
    for place in objects(whole):
        path.write_text(json.dumps(with_key(whole, place)), encoding="utf-8")
        assert [save.path for save in saves.unfinished()] == [path]
