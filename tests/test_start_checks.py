"""What is said where Qt could not start: one sentence, in the language of the terminal."""

import socket
import sys
from pathlib import Path

import pytest

from pierres import start_checks

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays and packages of Linux")


def test_no_display() -> None:
    assert "neither DISPLAY nor WAYLAND_DISPLAY" in (start_checks.display_problem({}) or "")
    assert "ni DISPLAY ni WAYLAND_DISPLAY" in (start_checks.display_problem({"LANG": "fr_FR.UTF-8"}) or "")


def test_the_libraries_of_a_chosen_platform() -> None:
    base, with_x = start_checks.BASE_LIBRARIES, start_checks.BASE_LIBRARIES | start_checks.X_LIBRARIES
    assert start_checks.wanted_libraries({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}) == base
    assert start_checks.wanted_libraries({"QT_QPA_PLATFORM": "wayland;xcb:ws=4"}) == with_x
    assert start_checks.wanted_libraries({"QT_QPA_PLATFORM": "", "DISPLAY": ":0"}) == with_x


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "offscreen:configfile=/x", "wayland;offscreen"])
def test_a_chosen_platform_that_works(platform: str) -> None:
    assert start_checks.display_problem({"QT_QPA_PLATFORM": platform}) is None


@pytest.mark.parametrize("platform", ["xcb", "wayland", "wayland-egl", "xcb;wayland", "XCB"])
def test_a_chosen_platform_without_its_display(platform: str, tmp_path: Path) -> None:
    environ = {"QT_QPA_PLATFORM": platform, "XDG_RUNTIME_DIR": str(tmp_path)}
    said = start_checks.display_problem(environ) or ""
    assert said.startswith(f"QT_QPA_PLATFORM is set to “{platform}”") and said.count(".") == 1
    assert "QT_QPA_PLATFORM vaut" in (start_checks.display_problem(environ | {"LANG": "fr"}) or "")


def test_a_chosen_platform_whose_display_answers(tmp_path: Path) -> None:
    environ = {"QT_QPA_PLATFORM": "wayland", "XDG_RUNTIME_DIR": str(tmp_path)}
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        assert start_checks.display_problem(environ) is None


@pytest.mark.parametrize(
    ("chosen", "then"),
    [
        ("", "offscreen"), ("xcb", "offscreen"), ("nonsense", "offscreen"), ("xcb;offscreen", "offscreen"),
        ("minimal", "minimal"), ("offscreen:configfile=/x", "offscreen:configfile=/x"),
    ],
)  # fmt: skip
def test_off_screen_whatever_was_chosen(chosen: str, then: str) -> None:
    environ = {"QT_QPA_PLATFORM": chosen}
    start_checks.stay_off_screen(environ)
    assert environ == {"QT_QPA_PLATFORM": then}


def test_an_x_server_that_is_not_there() -> None:
    assert "The display :4711 does not answer" in (start_checks.display_problem({"DISPLAY": ":4711"}) or "")


def test_a_wayland_display_answers_at_its_socket(tmp_path: Path) -> None:
    environ = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert "wayland-7" in (start_checks.display_problem(environ) or "")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        assert start_checks.display_problem(environ) is None


def test_missing_libraries_are_named_by_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    assert start_checks.missing_packages({"libnowhere.so.9": "libnowhere9", "libc.so.6": "libc6"}) == [
        "libnowhere9"
    ]
    monkeypatch.setattr(start_checks, "_loads", lambda library: "xcb-cursor" not in library)
    assert start_checks.library_problem({}) is None
    for language, words in (("C", "sudo apt-get install libxcb-cursor0"), ("fr", "installez-les")):
        assert words in (start_checks.library_problem({"DISPLAY": ":0", "LANG": language}) or "")


def test_an_import_error_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    error = ImportError("libGL.so.1: cannot open shared object file")
    monkeypatch.setattr(start_checks, "_loads", lambda library: True)
    assert "libGL.so.1" in start_checks.import_problem(error, {})
    monkeypatch.setattr(start_checks, "_loads", lambda library: "GL" not in library)
    assert start_checks.import_problem(error, {}).endswith("sudo apt-get install libgl1 libegl1")


def test_the_first_language_variable_that_is_set_decides() -> None:
    assert start_checks.sentence("yes", "oui", {"LANG": "fr_FR"}) == "oui"
    assert start_checks.sentence("yes", "oui", {"LC_ALL": "C", "LANG": "fr_FR"}) == "yes"
    assert start_checks.sentence("yes", "oui", {"LC_ALL": "", "LANG": "fr_FR"}) == "oui"
    assert start_checks.sentence("yes", "oui", {}) == "yes"
