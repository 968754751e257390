"""Lists and scores say which players the computer is."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pierres.models import games_played
from pierres.store.statistics import Played
from pierres.store.summary import summary
from pierres.windows.final_scores import FinalScores
from pierres.windows.main_window import MainWindow
from pierres.wording import player_kinds
from tests.windows.test_computer_controls import play


def game(advice: int = 0, **winner: bool) -> Played:
    return Played(
        id=f"{advice}{winner}", game="jeu-des-dragons", ended="2026-01-01T10:00:00+00:00", over=True,
        seats=("Ada", "Bo", "Cleo"), players={"Bo": "hard", "Cleo": "mixed"}, advice=advice,
        winners=tuple(winner), scores={"Ada": 10, "Bo": 50, "Cleo": 20}, answers=9,
    )  # fmt: skip


def test_statistics_have_rows_of_their_own_for_computers(window: MainWindow) -> None:
    rows = games_played.person_figures(summary([game(Bo=True), game(advice=2, Ada=True)]), "gold")
    assert [caption for caption, _ in rows] == [
        "Played to the end", "Ada", "The computer, hard", "Games with advice",
    ]  # fmt: skip
    assert rows[-1][1] == "1"
    assert len(games_played.person_figures(summary([game(Bo=True)]), "gold")) == 3


def test_a_kind_of_another_version_is_shown_as_it_is_written(window: MainWindow) -> None:
    told = summary([msgspec.structs.replace(game(Bo=True), players={"Bo": "robot"})])
    assert "robot" in [caption for caption, _ in games_played.person_figures(told, "gold")]


def test_a_game_with_advice_is_marked(window: MainWindow) -> None:
    assert games_played.result(game(Bo=True, Cleo=True)) == "Bo (computer, hard), Cleo"
    assert games_played.result(game(advice=1, Ada=True)) == "Ada, with advice"


def test_final_scores_mark_them_by_sign_and_word(qtbot: QtBot, window: MainWindow) -> None:
    session, computers, _ = play(window, "easy", "hard", game="jeu-des-dragons", options={"gambits": 2})
    computers.skip()
    qtbot.waitUntil(lambda: session.over, timeout=60_000)
    window.pages.show_story()
    table = window.findChild(FinalScores)
    assert table is not None
    for row in range(2):
        item = table.item(row, 1)
        assert item is not None
        spoken = item.data(Qt.ItemDataRole.AccessibleTextRole)
        assert item.text() in ("Ada", "Bo") and spoken == item.toolTip()
        assert spoken in ("Ada (computer, easy)", "Bo (computer, hard)")


def test_what_a_record_notes_is_read_as_it_may_be_written() -> None:
    players = {
        "Ada": {"kind": "hard", "since": [[4, "person"]]},
        "Bo": {"kind": "person", "since": [[4, "easy"], [9, "hard"]]},
        "Cleo": {"kind": "robot"},
        "Dan": "hard",
        "Eva": {"kind": "hard", "since": "never"},
        "Finn": {"kind": 7},
    }
    kinds = [player_kinds.kind_in(players, seat) for seat in (*players, "Gil")]
    assert kinds == ["person", "hard", "robot", "person", "hard", "person", "person"]
    # What another version calls its players is a name without more.
    assert player_kinds.named("Cleo", "robot") == "Cleo"
