"""The folders are where the system wants them, made when needed, and say when they cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pierres.store import folders
from pierres.store.errors import StoreError

ALL = [folders.saves_folder, folders.autosave_folder, folders.config_folder]


def test_each_folder_is_made_when_it_is_asked_for(own_folders: Path) -> None:
    assert not own_folders.exists()
    made = [folder() for folder in ALL]
    assert all(folder.is_dir() and own_folders in folder.parents for folder in made)
    assert len(set(made)) == 3


@pytest.mark.parametrize("folder", ALL)
def test_a_file_in_the_way_is_said(own_folders: Path, folder: Callable[[], Path]) -> None:
    own_folders.write_text("a file where a folder should be")
    with pytest.raises(StoreError) as caught:
        folder()
    assert (caught.value.action, caught.value.problem) == ("write", "not_a_folder")
