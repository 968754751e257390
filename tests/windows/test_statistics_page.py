"""The page of statistics tells what is known in the units of each game, whatever stands in its file."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from pierres.store import statistics
from pierres.windows.main_window import MainWindow
from pierres.windows.statistics_page import StatisticsPage
from tests.windows.people import begin, by_list, pass_on

LINE: dict[str, Any] = {
    "id": "a", "game": "est-royal", "ended": "2025-01-01T00:00:00+00:00", "seats": ["Léa"],
    "scores": {"Léa": 5}, "answers": 100,
}  # fmt: skip


def page_of(window: MainWindow, *lines: dict[str, Any]) -> StatisticsPage:
    statistics.file().write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    window.pages.show_statistics()
    QApplication.processEvents()
    page = window.pages.statistics
    assert page is not None and window.pages.current is page
    return page


@pytest.mark.parametrize(
    "changed",
    [
        {"over": False, "scores": {"Léa": 10**30}},
        {"undos": 2**63},
        {"undos": -1},
        {"hints": 2**40},
        {"answers": 10**30},
        {"seconds": 1e300},
        {"ended": "0001-01-01T00:00:00+00:00"},
        {"ended": "when the cows come home"},
        {"options": {"redeal": "at noon", "weather": {"rain": [1]}}},
        {"options": {"redeal": [1]}, "seats": []},
        {"scores": {}, "seats": ["Léa", "Bo"], "game": "jeu-des-dragons"},
        {"game": "chess"},
    ],
    ids=range(12),
)
def test_whatever_number_stands_in_a_line_the_page_is_shown(
    window: MainWindow, changed: dict[str, Any]
) -> None:
    """A score of 10**30 ended the program, and 2**63 undos at the next switch of language."""
    page = page_of(window, {**LINE, **changed}, {**LINE, "id": "b"})
    window.grab()
    window.set_language("fr")
    QApplication.processEvents()
    window.grab()
    assert page.games[-1].id == "b"
    for row in range(page.group.count()):
        page.group.setCurrentIndex(row)
        window.grab()


def test_a_line_that_cannot_be_read_is_told_in_one_sentence_with_file_and_place(window: MainWindow) -> None:
    page = page_of(window, LINE, {**LINE, "undos": 2**63})
    text = page._problem.text()
    assert str(statistics.file()) in text and "line 2: undos" in text and page._problem.isVisible()
    window.set_language("fr")
    QApplication.processEvents()
    assert "ligne\u00a02\u00a0: undos" in page._problem.text()
    before = statistics.file().read_bytes()
    window.pages.show_start()
    window.pages.show_statistics()
    assert statistics.file().read_bytes() == before


def cells(page: StatisticsPage, column: str) -> list[str]:
    model = page.model
    at = [model._columns[number] for number in range(model.columnCount())].index(column)
    return [model.index(row, at).data() for row in range(model.rowCount())]


def test_what_nobody_knows_is_not_nought(window: MainWindow) -> None:
    left = {**LINE, "game": "jeu-des-dragons", "seats": ["Léa", "Bo"], "scores": {"Bo": 48}, "over": False}
    page = page_of(window, left)
    assert cells(page, "score") == ["Léa\u00a0–  ·  Bo\u00a048".replace("  ", " ")]


def test_a_game_that_is_left_is_told_with_what_everybody_had(window: MainWindow) -> None:
    session = begin(window, "Léa", "Bo", game="jeu-des-dragons")
    pass_on(window)
    by_list(window, session.choices()[0].legal[0])
    window.pages.show_statistics()
    page = window.pages.statistics
    assert page is not None and [game.over for game in page.games] == [False]
    assert page.games[0].scores == session.standing() and min(session.standing().values()) > 0
    assert cells(page, "score") == [" · ".join(f"{s}\u00a0{n}" for s, n in session.standing().items())]


@pytest.mark.parametrize(
    ("game", "seats", "word"),
    [
        ("est-royal", ["Léa"], "Cards"),
        ("jeu-des-dragons", ["Léa", "Bo"], "Gold"),
        ("aux-pierres", ["Léa", "Bo", "Max"], "Points"),
    ],
)
def test_each_game_counts_in_its_own(window: MainWindow, game: str, seats: list[str], word: str) -> None:
    page = page_of(window, {**LINE, "game": game, "seats": seats, "scores": dict.fromkeys(seats, 7)})
    model = page.model
    titles = [model.headerData(number, page.table.horizontalHeader().orientation()) for number in range(4)]
    assert word in [*titles, model.headerData(3, page.table.horizontalHeader().orientation())]
    assert page._chart_title.text().startswith(word)
    others = {"Points", "Gold", "Cards"} - {word}
    shown = " ".join(
        item.widget().text()
        for number in range(page._grid.count())
        if (item := page._grid.itemAt(number)) and item.widget()
    )
    assert word.lower() in shown.lower() and not any(other.lower() in shown.lower() for other in others)


def test_options_tell_the_groups_apart(window: MainWindow) -> None:
    dragons = {**LINE, "game": "jeu-des-dragons", "seats": ["A", "B"]}
    page = page_of(
        window,
        {**dragons, "id": "1"},
        {**dragons, "id": "2", "options": {"gambits": 5}},
        {**dragons, "id": "3", "options": {"weather": "rain"}},
    )
    names = [page.group.itemText(number) for number in range(page.group.count())]
    assert len(set(names)) == 3 and any("5" in name for name in names) and any("rain" in n for n in names)
