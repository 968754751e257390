"""Settings come back as they were; what cannot be read is set aside and said, never lost."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pierres.store import folders, settings
from pierres.store.files import StoreError
from pierres.store.settings import SeatSetting, Settings, SettingsFile

ROOT = Path(__file__).parents[2]


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
        people=[SeatSetting("Léa", "teal"), SeatSetting("Bo", "coral")],
        tables={"aux-pierres": ["Léa", "Bo"]},
        last_options={"aux-pierres": {"purses": "open"}},
        recent=["/home/léa/jeu.pierres"],
        panels={"log": False},
    )
    settings.save(mine)
    assert settings.load() == settings.Loaded(mine)


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[]", b'{"language": "\xff"}', b'{"panels": ' + b" " * 1_100_000 + b"{}}"],
    ids=["empty", "cut", "list", "latin", "huge"],
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


LATER = {
    "version": 99,
    "theme": "linen",
    "perfume": {"scent": "lilac"},
    "people": [{"name": "Léa", "colour": "teal", "hat": "green"}, {"name": "Bo", "colour": "coral"}],
    "displays": {"est-royal": {"clock": True, "ticking": True}, "chess": {"board": "wood"}},
    "last_options": {"est-royal": {"redeal": True, "weather": {"rain": 1}}},
}


def test_what_a_later_program_keeps_there_is_still_there_after_saving() -> None:
    file().write_text(json.dumps(LATER), encoding="utf-8")
    kept = SettingsFile()
    kept.settings.theme = "contrast"
    kept.settings.displays["est-royal"]["clock"] = False
    kept.settings.sat_down("aux-pierres", [SeatSetting("Max", "rose"), SeatSetting("Léa", "azure")])
    kept.keep()
    written = json.loads(file().read_text(encoding="utf-8"))
    assert written == {
        **LATER,
        "theme": "contrast",
        "people": [
            {"name": "Max", "colour": "rose"},
            {"name": "Léa", "colour": "azure", "hat": "green"},
            {"name": "Bo", "colour": "coral"},
        ],
        "tables": {"aux-pierres": ["Max", "Léa"]},
        "displays": {"est-royal": {"clock": False, "ticking": True}, "chess": {"board": "wood"}},
    }


def test_the_file_can_be_read_by_people_and_holds_only_what_was_changed() -> None:
    settings.save(Settings(language="fr"))
    assert file().read_text(encoding="utf-8") == '{\n  "language": "fr"\n}\n'


# ---- value by value


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ('"text_scale": 210', "text_scale"),
        ('"text_scale": 1e999', "text_scale"),
        ('"text_scale": NaN', "text_scale"),
        ('"text_scale": ' + "9" * 40, "text_scale"),
        ('"text_scale": 150, "text_scale": 100', "text_scale"),
        ('"theme": "tartan"', "theme"),
        ('"motion": ["slow"]', "motion"),
        ('"recent": "one.pierres"', "recent"),
        ('"recent": ["good.pierres", 3]', "recent[1]"),
        ('"panels": {"log": false, "scores": "no"}', "panels.scores"),
        ('"displays": {"est-royal": {"clock": true, "truth": 7}}', "displays.est-royal.truth"),
        ('"displays": {"est-royal": []}', "displays.est-royal"),
        ('"people": [{"name": "Bo"}, {"name": "L", "colour": "teal"}]', "people[0]"),
        ('"people": [{"name": 3, "colour": "teal"}]', "people[0].name"),
        ('"tables": {"chess": {"white": "L"}}', "tables.chess"),
        ('"geometry": null', "geometry"),
    ],
    ids=range(16),
)
def test_one_value_that_is_not_understood_costs_that_value_only(value: str, place: str) -> None:
    text = '{"language": "fr", ' + value + ', "panels2": {"x": 1}, "last_game": "est-royal"}'
    file().write_text(text)
    loaded = settings.load()
    assert (loaded.settings.language, loaded.settings.last_game) == ("fr", "est-royal")
    assert (loaded.settings.text_scale, loaded.settings.theme) == (100, "night")
    assert loaded.odd == (place,) and loaded.problem is None
    assert file().read_text() == text
    assert loaded.set_aside is not None and loaded.set_aside.read_text() == text
    good = loaded.settings
    assert good.recent in ([], ["good.pierres"]) and good.panels in ({}, {"log": False})
    assert [person.name for person in good.people] in ([], ["L"])


def test_the_same_odd_value_is_told_once_and_stays_until_it_is_changed_here() -> None:
    file().write_text('{"text_scale": 210, "theme": "linen"}')
    kept = SettingsFile()
    assert kept.loaded.odd == ("text_scale",)
    kept.settings.theme = "contrast"
    kept.keep()
    assert json.loads(file().read_text()) == {"text_scale": 210, "theme": "contrast"}
    again = SettingsFile()
    assert again.loaded.odd == () and again.settings.text_scale == 100
    again.settings.text_scale = 150
    again.keep()
    assert json.loads(file().read_text()) == {"text_scale": 150, "theme": "contrast"}
    file().write_text('{"text_scale": "huge"}')
    assert settings.load().odd == ("text_scale",)
    assert len(list(file().parent.glob("*.broken-*"))) == 2


def test_what_cannot_stand_in_a_file_is_kept_aside_before_it_is_written_over() -> None:
    kept = SettingsFile()
    file().write_text('{"text_scale": 100, "text_scale": 150, "perfume": NaN}')
    kept.settings.theme = "linen"
    kept.keep()
    assert json.loads(file().read_text()) == {"theme": "linen"}
    assert "NaN" in file().with_name("settings.json.broken-1").read_text()


# ---- two programs


def test_each_program_writes_only_what_it_has_changed() -> None:
    one, two = SettingsFile(), SettingsFile()
    one.settings.theme = "linen"
    one.settings.used(Path("/games/one"))
    one.settings.panels["log"] = False
    one.settings.sat_down("aux-pierres", [SeatSetting(name, "teal") for name in ("A", "B", "C")])
    one.keep()
    two.settings.text_scale = 150
    two.settings.used(Path("/games/two"))
    two.settings.panels["scores"] = False
    two.settings.sat_down("est-royal", [SeatSetting("Z", "rose")])
    two.keep()
    one.settings.motion = "off"
    one.keep()
    both = settings.load().settings
    assert (both.theme, both.text_scale, both.motion) == ("linen", 150, "off")
    assert both.panels == {"log": False, "scores": False}
    assert both.recent == ["/games/two", "/games/one"]
    assert [person.name for person in both.people] == ["Z", "A", "B", "C"]
    assert both.tables == {"aux-pierres": ["A", "B", "C"], "est-royal": ["Z"]}


def test_nothing_changed_is_nothing_written() -> None:
    kept = SettingsFile()
    kept.keep()
    assert not file().exists()
    kept.settings.theme = "linen"
    kept.keep()
    file().unlink()
    kept.keep()
    assert not file().exists()


_CHANGES = """
import sys
from pierres.store.settings import SettingsFile
kept = SettingsFile()
for number in range(40):
    kept.settings.panels[f"{sys.argv[1]} {number}"] = True
    kept.keep()
"""


def test_two_programs_that_write_at_once_lose_nothing() -> None:
    programs = [subprocess.Popen([sys.executable, "-c", _CHANGES, name], cwd=ROOT) for name in "ab"]
    assert [program.wait() for program in programs] == [0, 0]
    assert len(settings.load().settings.panels) == 80


# ---- people


def test_one_person_is_remembered_once_however_the_name_is_written() -> None:
    mine = Settings(people=[SeatSetting("Le\u0301a", "rose"), SeatSetting("Bo", "coral")])
    names = ("Anne", "Léa", "bo")
    mine.sat_down("aux-pierres", [SeatSetting(name, "azure") for name in names])
    assert [one.name for one in mine.people] == [*names]


def test_people_are_remembered_the_last_table_first() -> None:
    mine = Settings(last_seats=[SeatSetting("Old", "teal")])
    assert [person.name for person in mine.known_people()] == ["Old"]
    mine.sat_down("aux-pierres", [SeatSetting(name, "teal") for name in ("Léa", "Bo", "Max")])
    mine.sat_down("jeu-des-dragons", [SeatSetting(name, "rose") for name in ("Max", "Zoé")])
    assert [person.name for person in mine.people] == ["Max", "Zoé", "Léa", "Bo", "Old"]
    assert [person.colour for person in mine.people] == ["rose", "rose", "teal", "teal", "teal"]
    # Who plays alone does not move to the head of the table, but is known from then on.
    mine.sat_down("est-royal", [SeatSetting("Bo", "coral")])
    mine.sat_down("est-royal", [SeatSetting("Ida", "coral")])
    assert [person.name for person in mine.people] == ["Max", "Zoé", "Léa", "Bo", "Old", "Ida"]
    assert mine.tables == {
        "aux-pierres": ["Léa", "Bo", "Max"], "jeu-des-dragons": ["Max", "Zoé"], "est-royal": ["Ida"],
    }  # fmt: skip
    for number in range(60):
        mine.sat_down("aux-pierres", [SeatSetting(f"{number}", "teal"), SeatSetting(f"{number}b", "teal")])
    assert len(mine.people) == 30 and mine.people[0].name == "59"


def test_a_file_whose_name_is_no_text_is_not_remembered() -> None:
    """A name in another encoding, or in any with LANG=C: the settings could not be written, and the program
    did not start with it.
    """
    kept = SettingsFile()
    kept.settings.used(Path("/games/one"))
    kept.settings.used(Path(os.fsdecode(b"/games/L\xe9a.pierres")))
    kept.settings.theme = "linen"
    kept.keep()
    assert settings.load().settings.recent == ["/games/one"] and settings.load().settings.theme == "linen"
    kept.settings.last_game = "\udce9"
    with pytest.raises(StoreError, match="UTF-8"):
        kept.keep()


def test_recent_files_are_ten_at_most_each_once_the_last_used_first() -> None:
    mine = Settings()
    for number in range(12):
        mine.used(Path(f"/games/{number}"))
    mine.used(Path("/games/5"))
    assert mine.recent == [str(Path(f"/games/{n}")) for n in (5, 11, 10, 9, 8, 7, 6, 4, 3, 2)]
