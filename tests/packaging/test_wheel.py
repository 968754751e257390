"""What is in the wheel: the package, its data and its licence, and nothing else."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from pierres import __version__

INFO = f"pierres-{__version__}.dist-info"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built in this environment."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=Path(__file__).resolve().parents[2],
        check=True,
        capture_output=True,
    )
    [built] = folder.glob("*.whl")
    return built


def files_under(root: Path, folder: str) -> set[str]:
    """The files of a folder that belong to the project."""
    return {
        path.relative_to(root).as_posix()
        for path in (root / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_files_of_the_wheel(root: Path, wheel: Path) -> None:
    wanted = files_under(root, "pierres")
    wanted |= {f"pierres/_data/{name}" for name in files_under(root, "resources")}
    wanted |= {f"pierres/_data/translations/pierres_{language}.qm" for language in ("fr", "en")}
    wanted |= {
        f"{INFO}/{name}" for name in ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE")
    }
    assert set(zipfile.ZipFile(wheel).namelist()) == wanted


def test_the_wheel_starts_the_program_and_says_what_it_needs(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    assert (
        archive.read(f"{INFO}/entry_points.txt").decode()
        == "[gui_scripts]\npierres = pierres.__main__:main\n"
    )
    metadata = archive.read(f"{INFO}/METADATA").decode()
    assert "\nRequires-Python: >=3.11\n" in metadata
    assert "\nLicense-Expression: GPL-3.0-or-later\n" in metadata


def test_the_data_is_found_in_an_installed_wheel(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    code = """
from pierres.paths import resource_path, translations_folder
print(resource_path("characters.toml").is_file(), (translations_folder() / "pierres_fr.qm").is_file())
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert done.stdout == "True True\n"
