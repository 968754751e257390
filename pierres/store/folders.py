"""Where the system wants a person's games and settings; each folder is made when it is first needed."""

from pathlib import Path

import platformdirs

from pierres.store.errors import StoreError
from pierres.store.files import made

_NAME = "pierres"


def saves_folder() -> Path:
    """Where saved games go unless the person says otherwise. Raises StoreError."""
    return _of_data("saves")


def autosave_folder() -> Path:
    """Where the games under way are kept. Raises StoreError."""
    return _of_data("autosave")


def data_folder() -> Path:
    """Where what is gathered over the years is kept, such as the statistics. Raises StoreError."""
    return _of_data()


def config_folder() -> Path:
    """Where the settings are. Raises StoreError."""
    try:
        folder = platformdirs.user_config_path(_NAME, appauthor=False)
    except RuntimeError as error:
        raise _homeless("config") from error
    return made(folder)


def _of_data(*parts: str) -> Path:
    try:
        folder = platformdirs.user_data_path(_NAME, appauthor=False)
    except RuntimeError as error:
        raise _homeless("data") from error
    return made(folder.joinpath(*parts))


def _homeless(kind: str) -> StoreError:
    """Somebody whom the system gives no home, as in some containers."""
    return StoreError("write", Path("~", kind, _NAME), "missing")
