"""What has to agree between the files of the project, and what may not be in any of them."""

import re
import subprocess
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from pierres import __version__
from pierres.application import DESKTOP_ID


def project(root: Path) -> dict:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(root: Path) -> dict[str, str]:
    lines = (root / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {normal(name): version for name, version in pairs}


def test_every_dependency_is_pinned(root: Path) -> None:
    fields = project(root)
    wanted = [
        *fields["dependencies"],
        *(name for names in fields["optional-dependencies"].values() for name in names),
    ]
    names = {normal(re.match(r"[\w.-]+", line)[0]) for line in wanted}
    assert names <= set(pins(root))


def test_the_binding_that_crashes_is_kept_out(root: Path) -> None:
    assert pins(root)["pyside6-essentials"] != "6.12.0"
    [wanted] = [line for line in project(root)["dependencies"] if line.startswith("PySide6")]
    assert "!=6.12.0" in wanted


def test_constraints_name_no_host(root: Path) -> None:
    assert "/" not in (root / "packaging" / "constraints.txt").read_text(encoding="utf-8").replace(
        "tests/", ""
    )


def test_one_name_for_desktop_file_metainfo_icon_and_window(root: Path) -> None:
    desktop = (root / "packaging" / f"{DESKTOP_ID}.desktop").read_text(encoding="utf-8")
    assert f"\nIcon={DESKTOP_ID}\n" in desktop
    assert "\nName[fr]=" in desktop
    metainfo = ElementTree.parse(root / "packaging" / f"{DESKTOP_ID}.metainfo.xml").getroot()
    assert metainfo.findtext("id") == DESKTOP_ID
    assert metainfo.findtext("launchable") == f"{DESKTOP_ID}.desktop"
    assert (root / "resources" / "icons" / f"{DESKTOP_ID}.svg").is_file()


def test_one_version_for_package_metainfo_and_changelog(root: Path) -> None:
    metainfo = ElementTree.parse(root / "packaging" / f"{DESKTOP_ID}.metainfo.xml").getroot()
    assert metainfo.find("releases/release").get("version") == __version__
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[([\d.]+)\]", changelog, re.MULTILINE)[0] == __version__


def test_packaging_is_no_package(root: Path) -> None:
    """An __init__.py there would shadow the library of that name, which pytest and pip import."""
    assert not (root / "packaging" / "__init__.py").exists()


def test_the_readme_names_the_two_commands_and_shows_a_picture(root: Path) -> None:
    readme = (root / "README.md").read_text(encoding="utf-8")
    assert "python3 packaging/run.py play" in readme
    assert "python3 packaging/run.py test" in readme
    for picture in re.findall(r"!\[[^]]+\]\(([^)]+)\)", readme):
        assert (root / picture).is_file()


def test_no_package_host_in_the_tree(root: Path) -> None:
    """Where packages come from is for each machine to say."""
    if not (root / ".git").exists():
        pytest.skip("not a checkout")
    done = subprocess.run(
        ["git", "grep", "-nIE", r"index[-]url|https?://[^ \"]*/simple\b", "--", "."],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""
