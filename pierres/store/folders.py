"""Where the system wants a person's games and settings; each folder is made when it is first needed."""

from pathlib import Path

import platformdirs

from pierres.store.files import made

_NAME = "pierres"


def saves_folder() -> Path:
    """Where saved games go unless the person says otherwise. Raises StoreError."""
    return made(platformdirs.user_data_path(_NAME, appauthor=False) / "saves")


def autosave_folder() -> Path:
    """Where the games under way are kept. Raises StoreError."""
    return made(platformdirs.user_data_path(_NAME, appauthor=False) / "autosave")


def data_folder() -> Path:
    """Where what is gathered over the years is kept, such as the statistics. Raises StoreError."""
    return made(platformdirs.user_data_path(_NAME, appauthor=False))


def config_folder() -> Path:
    """Where the settings are. Raises StoreError."""
    return made(platformdirs.user_config_path(_NAME, appauthor=False))
