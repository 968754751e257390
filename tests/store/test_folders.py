"""The folders are where the system wants them, made when needed, and say when they cannot be."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pierres.faults import FaultLog
from pierres.paths import state_folder
from pierres.store import folders, settings, statistics
from pierres.store.files import StoreError

ALL = [folders.saves_folder, folders.autosave_folder, folders.config_folder]


def test_each_folder_is_made_when_it_is_asked_for(own_folders: Path) -> None:
    assert not own_folders.exists()
    made = [folder() for folder in ALL]
    assert all(folder.is_dir() and own_folders in folder.parents for folder in made)
    assert len(set(made)) == 3


@pytest.mark.skipif(sys.platform == "win32", reason="a home is found in another way there")
def test_who_has_no_home_is_told_that_nothing_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in some containers: the number of a user whom no list knows, and HOME not set."""
    import pwd

    def nobody(_number: int) -> object:
        raise KeyError("nobody")

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for folder in (*ALL, folders.data_folder):
        with pytest.raises(StoreError, match="cannot be written: it does not exist"):
            folder()
    assert settings.load().settings == settings.Settings()
    assert statistics.read() == statistics.Found()
    with pytest.raises(FileNotFoundError):
        state_folder()
    log = FaultLog()
    log.install()
    log.leave()


@pytest.mark.parametrize("folder", ALL)
def test_a_file_in_the_way_is_said(own_folders: Path, folder: Callable[[], Path]) -> None:
    own_folders.write_text("a file where a folder should be")
    with pytest.raises(StoreError) as caught:
        folder()
    assert (caught.value.action, caught.value.problem) == ("write", "not_a_folder")
