"""Where the system wants a person's games and settings; each folder is made when it is first needed."""

from collections.abc import Callable
from pathlib import Path

import platformdirs

from pierres.store.files import StoreError, made

_NAME = "pierres"


def saves_folder() -> Path:
    """Where saved games go unless the person says otherwise. Raises StoreError."""
    return data_folder("saves")


def autosave_folder() -> Path:
    """Where the games under way are kept. Raises StoreError."""
    return data_folder("autosave")


def data_folder(*parts: str) -> Path:
    """Where what is gathered over the years is kept, such as the statistics. Raises StoreError."""
    return _made(platformdirs.user_data_path, "data", *parts)


def config_folder() -> Path:
    """Where the settings are. Raises StoreError."""
    return _made(platformdirs.user_config_path, "config")


def _made(where: Callable[..., Path], kind: str, *parts: str) -> Path:
    try:
        folder = where(_NAME, appauthor=False)
    except RuntimeError as error:
        # Somebody whom the system gives no home, as in some containers.
        raise StoreError("write", Path("~", kind, _NAME), "missing") from error
    return made(folder.joinpath(*parts))
