"""Saved games come back whole; what is no saved game says why, in one sentence with the place."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from pierres.rules.record import Record, RecordError
from pierres.store import folders, saves
from pierres.store.files import StoreError

PLAYERS = {"Léa": {"colour": "rose", "kind": "person"}, "Bo": {"colour": "teal", "kind": "person"}}


def a_record(**changed: Any) -> Record:
    record = Record(
        game="aux-pierres",
        seats=("Léa", "Bo", "Anne"),
        options={"purses": "open"},
        steps=[("Léa", "bid", {"fairy": 2}), ("Bo", "bid", {})],
        extra={"title": "Dimanche", "players": PLAYERS, "from a later program": [1, None, "é"]},
    )
    for name, value in changed.items():
        setattr(record, name, value)
    return record


def put(name: str, record: Record, modified: float, folder: Path | None = None) -> Path:
    path = (folder or folders.saves_folder()) / name
    saves.save(path, record)
    os.utime(path, (modified, modified))
    return path


@pytest.mark.parametrize("write", [saves.save, saves.autosave])
def test_a_record_comes_back_with_what_it_does_not_know(tmp_path: Path, write: Any) -> None:
    path = tmp_path / "a.pierres"
    write(path, a_record())
    assert saves.load(path) == a_record()


def test_a_newer_version_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "a.pierres"
    saves.save(path, a_record())
    path.write_text(path.read_text().replace('"version": 1', '"version": 2'))
    with pytest.raises(RecordError, match="version 2 is newer") as caught:
        saves.load(path)
    assert (caught.value.source, caught.value.place) == (str(path), "version")


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        (lambda text: text[: len(text) // 2], "line "),
        (lambda text: text.replace('"bid"', "7", 1), "steps[0]"),
        (lambda text: text.replace('"aux-pierres"', '"whist"'), "game"),
        (lambda text: text.replace("pierres-record", "shopping-list"), "format"),
        (lambda text: "", "line 1"),
        (lambda text: "null", ""),
    ],
    ids=["cut", "step", "game", "format", "empty", "null"],
)
def test_a_broken_save_says_where_and_why_in_one_sentence(tmp_path: Path, damage: Any, place: str) -> None:
    path = tmp_path / "a.pierres"
    saves.save(path, a_record())
    path.write_text(damage(path.read_text()))
    with pytest.raises(RecordError) as caught:
        saves.load(path)
    assert caught.value.source == str(path)
    assert caught.value.place.startswith(place)
    assert caught.value.reason
    assert str(caught.value).startswith(f"{path}: ") and "\n" not in str(caught.value)


def test_the_list_has_the_newest_first_and_tells_what_each_is() -> None:
    put("old.pierres", a_record(), 1000)
    new = put("new.pierres", a_record(final={"over": True}), 2000)
    (folders.saves_folder() / "notes.txt").write_text("no game")
    listed = saves.saves()
    assert [save.path.name for save in listed] == ["new.pierres", "old.pierres"]
    assert listed[0] == saves.Save(
        new,
        2000,
        title="Dimanche",
        game="aux-pierres",
        seats=("Léa", "Bo", "Anne"),
        players=PLAYERS,
        steps=2,
        over=True,
    )
    assert not listed[1].over


def test_a_broken_save_is_listed_with_its_error_and_keeps_nothing_of_the_file() -> None:
    path = folders.saves_folder() / "broken.pierres"
    path.write_text("{")
    (listed,) = saves.saves()
    assert listed.path == path
    assert isinstance(listed.error, RecordError) and str(listed.error).startswith(str(path))
    assert (listed.error.__traceback__, listed.error.__context__, listed.error.__cause__) == (None,) * 3


@pytest.mark.parametrize("extra", [{"title": 3, "players": [1]}, {}])
def test_odd_or_missing_extras_do_not_spoil_the_list(extra: dict[str, Any]) -> None:
    put("odd.pierres", a_record(extra=extra), 1000)
    (listed,) = saves.saves()
    assert (listed.title, listed.players, listed.error) == ("", {}, None)


def test_unfinished_games_are_the_autosaves_that_can_be_read() -> None:
    good = saves.new_autosave()
    saves.autosave(good, a_record())
    saves.new_autosave().write_text("{")
    put("mine.pierres", a_record(), 1000)
    assert [save.path for save in saves.unfinished()] == [good]
    saves.discard(good)
    assert saves.unfinished() == []


def test_no_two_autosaves_have_one_name() -> None:
    assert len({saves.new_autosave() for _ in range(50)}) == 50


def test_what_a_killed_writer_left_is_swept_away_a_day_later() -> None:
    folder = folders.autosave_folder()
    old, fresh = folder / ".old.tmp", folder / ".fresh.tmp"
    old.write_text("half a rec")
    fresh.write_text("half a rec")
    os.utime(old, (1000, 1000))
    saves.new_autosave()
    assert (old.exists(), fresh.exists()) == (False, True)
    assert saves.unfinished() == []


def test_a_folder_that_cannot_be_made_is_said(own_folders: Path) -> None:
    own_folders.write_text("in the way")
    for list_them in (saves.saves, saves.unfinished, saves.new_autosave):
        with pytest.raises(StoreError, match="not a folder"):
            list_them()


def test_a_save_is_the_record_notation(tmp_path: Path) -> None:
    path = tmp_path / "a.pierres"
    saves.save(path, a_record())
    data = json.loads(path.read_text(encoding="utf-8"))
    assert (data["format"], data["version"], data["steps"][1]) == ("pierres-record", 1, ["Bo", "bid", {}])


@pytest.mark.parametrize("write", [saves.save, saves.autosave])
def test_half_a_character_in_a_name_is_said_and_writes_nothing(tmp_path: Path, write: Any) -> None:
    path = tmp_path / "a.pierres"
    with pytest.raises(StoreError) as caught:
        write(path, a_record(seats=("Léa", "B\ud83d", "Anne")))
    assert caught.value.problem == "not_text"
    assert not path.exists()
