"""Settings outlive the window however it ends, whoever else writes them, and whatever is in the file."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from pierres.store import settings
from pierres.store.settings import SeatSetting
from pierres.windows.main_window import MainWindow
from pierres.windows.window_state import SOON_MS
from tests.windows.people import Key, begin, seats, take_guards_away, typed

ROOT = Path(__file__).parents[2]

_PROGRAM = """
import sys
from pierres.application import make_application
from pierres.locales import LanguageSwitch
app = make_application()
switch = LanguageSwitch(app)
switch("en")
from pierres.windows.main_window import MainWindow
window = MainWindow(switch)
window.show()
window.set_theme("linen")
window.set_text_scale(130)
window.set_motion("slow")
window._toggle_panel("log", False)
print("changed", flush=True)
app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_what_was_changed_outlives_a_program_that_is_killed(how: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _PROGRAM], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=os.environ
    ) as program:
        assert program.stdout is not None and program.stdout.readline() == "changed\n"
        program.send_signal(how)
    kept = settings.load().settings
    assert (kept.theme, kept.text_scale, kept.motion, kept.panels) == ("linen", 130, "slow", {"log": False})


def in_file() -> dict[str, Any]:
    known: dict[str, Any] = json.loads(settings.file().read_text(encoding="utf-8"))
    return known


def test_every_choice_is_in_the_file_when_it_is_made(window: MainWindow, qtbot: Any) -> None:
    for choose, key, value in (
        (lambda: window.set_theme("contrast"), "theme", "contrast"),
        (lambda: window.set_text_scale(115), "text_scale", 115),
        (lambda: window.set_motion("fast"), "motion", "fast"),
        (lambda: window.set_language("fr"), "language", "fr"),
        (lambda: window.set_language("en"), "language", "en"),
        (lambda: window.actions_.all["larger"].trigger(), "text_scale", 130),
        (lambda: window._used(Path("/games/one.pierres")), "recent", ["/games/one.pierres"]),
        (lambda: window.pages.begin("est-royal", seats("Léa"), {}), "last_game", "est-royal"),
        (
            lambda: window.pages.choose_display("mirrored", True),
            "displays",
            {"est-royal": {"mirrored": True}},
        ),
        (lambda: window._toggle_panel("log", False), "panels", {"log": False}),
        (lambda: window.pages._keep_unfolded(True), "panels", {"log": False, "fists": True}),
    ):
        choose()
        assert in_file().get(key) == value, key
    window.resize(1300, 760)
    window._note_panel_width(333)
    qtbot.wait(SOON_MS + 100)
    assert in_file()["geometry"].endswith(",1300,760") and '"side": 333' in in_file()["window_state"]


def test_another_window_keeps_what_it_has_changed(open_window: Callable[..., MainWindow]) -> None:
    one, two = open_window(), open_window()
    one.set_theme("linen")
    two.set_text_scale(150)
    one.close()
    two.close()
    assert (in_file()["theme"], in_file()["text_scale"]) == ("linen", 150)


def test_an_odd_value_is_told_once_with_file_and_key(open_window: Callable[..., MainWindow]) -> None:
    text = '{"text_scale": 210, "theme": "linen", "motion": "off", "language": "en"}'
    settings.file().write_text(text)
    window = open_window()
    told = window.notice.text()
    assert "text_scale" in told and str(settings.file()) in told and "settings.json.broken-1" in told
    assert window.settings.theme == "linen" and window.settings.text_scale == 100
    assert settings.file().with_name("settings.json.broken-1").read_text() == text
    window.close()
    assert open_window().notice.text() == "" and in_file()["text_scale"] == 210


@pytest.mark.parametrize(("game", "count"), [("aux-pierres", 3), ("jeu-des-dragons", 2), ("est-royal", 1)])
def test_a_display_option_of_another_version_is_left_alone(
    open_window: Callable[..., MainWindow], game: str, count: int
) -> None:
    """The menu of the game was empty, and each game opened with a KeyError."""
    later = {"displays": {game: {"something_of_a_later_version": True}}, "motion": "off"}
    settings.file().write_text(json.dumps(later))
    window = open_window()
    begin(window, *("A", "B", "C")[:count], game=game)
    menus = [action.text() for action in window.menuBar().actions() if action.isVisible()]
    title = window.windowTitle()
    window.set_language("fr")
    QApplication.processEvents()
    assert title and window.windowTitle() and len(menus) >= 5
    assert window.pages.displays().keys().isdisjoint(later["displays"][game])
    for name in window.pages.displays():
        window.pages.choose_display(name, True)
    window.close()
    assert in_file()["displays"][game]["something_of_a_later_version"] is True


def names(window: MainWindow, game: str) -> list[str]:
    window.pages.show_new_game(game)
    take_guards_away(window)
    page = window.pages.new_game
    assert page is not None
    return [row.name.text() for row in page.seats.rows]


def test_the_known_people_are_proposed_before_anybody_is_invented(
    open_window: Callable[..., MainWindow],
) -> None:
    window = open_window()
    assert (
        window.pages.begin("jeu-des-dragons", [SeatSetting("Léa", "rose"), SeatSetting("Bo", "rose")], {})
        is None
    )
    three = names(window, "aux-pierres")
    assert three[:2] == ["Léa", "Bo"] and len(three) == 3
    page = window.pages.new_game
    assert page is not None and len({row.colour for row in page.seats.rows}) == 3
    page.seats.rows[2].name.setText("Max")
    typed(window, Key.Key_Return)
    page.start.click()
    window.pages.begin("est-royal", [SeatSetting("Bo", "teal")], {})
    window.close()
    again = open_window()
    assert names(again, "est-royal") == ["Bo"]
    assert names(again, "jeu-des-dragons") == ["Léa", "Bo"]
    page = again.pages.new_game
    assert page is not None
    page.seats.add.click()
    page.seats.add.click()
    assert [row.name.text() for row in page.seats.rows][:3] == ["Léa", "Bo", "Max"]
    assert names(again, "aux-pierres") == ["Léa", "Bo", "Max"]
    # Names that were invented follow the language, names of people do not.
    page = again.pages.new_game
    assert page is not None
    page.seats.add.click()
    invented = page.seats.rows[3].name.text()
    again.set_language("fr")
    QApplication.processEvents()
    assert [row.name.text() for row in page.seats.rows][:3] == ["Léa", "Bo", "Max"]
    assert page.seats.rows[3].name.text() != invented


def test_names_that_will_not_do_are_not_proposed(open_window: Callable[..., MainWindow]) -> None:
    people = [{"name": name, "colour": "teal"} for name in ("", "chance", "Léa", "léa", "x" * 90, "Bo")]
    settings.file().write_text(json.dumps({"people": people, "motion": "off"}))
    assert names(open_window(), "jeu-des-dragons")[:2] == ["Léa", "Bo"]
