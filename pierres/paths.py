"""Where the files that come with the program are: in a checkout, an installed wheel or a bundle.

A wheel and a bundle carry them inside the package, under `_data`; a checkout has them beside it.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_folder() -> Path:
    """The folder that holds `resources` and `translations`."""
    packaged = _PACKAGE / "_data"
    return packaged if packaged.is_dir() else _PACKAGE.parent


def resource_path(*parts: str) -> Path:
    """The path of a resource: `resource_path("art", "bag-open.svg")`. It need not exist."""
    return data_folder().joinpath("resources", *parts)


def translations_folder() -> Path:
    """The folder of the compiled translations (`pierres_fr.qm` …)."""
    return data_folder() / "translations"


def state_folder() -> Path:
    """Where the system wants what a program notes about itself. It need not exist.

    Raises FileNotFoundError for somebody whom the system gives no home.
    """
    import platformdirs

    try:
        return platformdirs.user_state_path("pierres", appauthor=False)
    except RuntimeError as error:
        raise FileNotFoundError("no home") from error
