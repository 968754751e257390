"""Settings come back as they were; what cannot be read is set aside and said, never lost."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import msgspec
import pytest

from pierres.store import folders, settings
from pierres.store.errors import StoreError
from pierres.store.settings import SeatSetting, Settings


def file() -> Path:
    return folders.config_folder() / "settings.json"


def test_without_a_file_the_defaults_stand_and_nothing_is_written() -> None:
    assert settings.load() == settings.Loaded(Settings())
    assert not file().exists()


def test_everything_comes_back() -> None:
    mine = Settings(
        language="fr",
        theme="linen",
        motion="off",
        text_scale=150,
        geometry="AdnQywAD",
        window_state="AAAA",
        last_game="aux-pierres",
        last_seats=[SeatSetting("Léa", "teal"), SeatSetting("Bo", "coral")],
        last_options={"aux-pierres": {"purses": "open"}},
        recent=["/home/léa/jeu.pierres"],
        panels={"log": False},
    )
    settings.save(mine)
    assert settings.load() == settings.Loaded(mine)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b'{"text_scale": 20}',
        b'{"theme": "tartan"}',
        b'{"language": "\xff"}',
        b'{"last_seats": ["L"]}',
        b'{"panels": ' + b" " * 1_100_000 + b"{}}",
    ],
    ids=["empty", "cut", "list", "scale", "theme", "latin", "seat", "huge"],
)
def test_a_broken_file_is_set_aside_and_said(text: bytes) -> None:
    file().write_bytes(text)
    loaded = settings.load()
    assert loaded.settings == Settings()
    assert loaded.set_aside == file().with_name("settings.json.broken-1")
    assert loaded.set_aside.read_bytes() == text
    assert loaded.problem is not None and str(file()) in loaded.problem
    assert settings.load() == settings.Loaded(Settings())


def test_a_second_broken_file_does_not_take_the_place_of_the_first() -> None:
    for number in (1, 2, 3):
        file().write_text(f"broken {number}")
        assert settings.load().set_aside == file().with_name(f"settings.json.broken-{number}")
    kept = [file().with_name(f"settings.json.broken-{n}").read_text() for n in (1, 2, 3)]
    assert kept == ["broken 1", "broken 2", "broken 3"]


def test_saving_over_a_broken_file_sets_it_aside_first() -> None:
    file().write_text("broken while we ran")
    settings.save(Settings(theme="contrast"))
    assert file().with_name("settings.json.broken-1").read_text() == "broken while we ran"
    assert settings.load().settings.theme == "contrast"


def test_a_broken_file_that_cannot_be_set_aside_is_not_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    file().write_text("broken")

    def refuse(*_arguments: object) -> None:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(os, "replace", refuse)
    loaded = settings.load()
    assert (loaded.settings, loaded.set_aside) == (Settings(), None)
    assert loaded.problem is not None
    with pytest.raises(StoreError):
        settings.save(Settings())
    assert file().read_text() == "broken"


def test_a_folder_that_cannot_be_made_leaves_the_defaults(own_folders: Path) -> None:
    own_folders.write_text("in the way")
    loaded = settings.load()
    assert loaded.settings == Settings()
    assert loaded.problem is not None and "not a folder" in loaded.problem
    with pytest.raises(StoreError):
        settings.save(Settings())


def test_keys_of_a_later_program_are_passed_over() -> None:
    file().write_text('{"theme": "linen", "perfume": "lilac"}')
    assert settings.load() == settings.Loaded(Settings(theme="linen"))


def test_what_a_later_program_keeps_there_is_still_there_after_saving() -> None:
    later = {
        "version": 99,
        "theme": "linen",
        "perfume": {"scent": "lilac"},
        "last_seats": [{"name": "Léa", "colour": "teal", "hat": "green"}],
    }
    file().write_text(json.dumps(later), encoding="utf-8")
    mine = settings.load().settings
    mine.theme = "contrast"
    settings.save(mine)
    written = json.loads(file().read_text(encoding="utf-8"))
    assert {key: written[key] for key in later} == later | {"theme": "contrast"}
    assert written["text_scale"] == 100
    # What is changed here is written as this program knows it.
    mine.last_seats = [SeatSetting("Bo", "coral")]
    settings.save(mine)
    written = json.loads(file().read_text(encoding="utf-8"))
    assert written["last_seats"] == [{"name": "Bo", "colour": "coral"}]
    assert written["perfume"] == later["perfume"]
    assert settings.load() == settings.Loaded(mine)


def test_the_file_can_be_read_by_people() -> None:
    settings.save(Settings(language="fr"))
    text = file().read_text(encoding="utf-8")
    assert text.startswith('{\n  "language": "fr",\n')
    assert msgspec.json.decode(text)["text_scale"] == 100


def test_recent_files_are_ten_at_most_each_once_the_last_used_first() -> None:
    mine = Settings()
    for number in range(12):
        mine.used(Path(f"/games/{number}"))
    mine.used(Path("/games/5"))
    assert mine.recent == [str(Path(f"/games/{n}")) for n in (5, 11, 10, 9, 8, 7, 6, 4, 3, 2)]
