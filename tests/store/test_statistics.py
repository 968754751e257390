"""Statistics are added to and never lost: half a line, a broken file, a full disk, two lines of one game."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from pierres.store import folders, statistics
from pierres.store.files import StoreError
from pierres.store.statistics import Found, Played


def file() -> Path:
    return folders.data_folder() / "statistics.jsonl"


def game(number: int = 1, **more: object) -> Played:
    known: dict[str, object] = {
        "id": f"game-{number}", "game": "est-royal", "ended": "2026-11-30T20:00:00+00:00", "seats": ("Léa",),
        "scores": {"Léa": 40 + number}, "deal": number, "answers": 90,
    }  # fmt: skip
    return Played(**(known | more))  # type: ignore[arg-type]


def test_without_a_file_nothing_is_read_and_nothing_written() -> None:
    assert statistics.read() == Found()
    assert not file().exists()


def test_games_come_back_in_order_one_line_each() -> None:
    games = (game(1), game(2, won=True, winners=("Léa",), seconds=61.5, undos=3, hints=1), game(3))
    for each in games:
        statistics.add(each)
    assert statistics.read() == Found(games)
    assert len(file().read_text("utf-8").splitlines()) == 3


def test_an_end_that_was_taken_back_counts_once() -> None:
    statistics.add(game(1))
    statistics.add(game(2))
    statistics.add(game(1, won=True))
    assert [(each.id, each.won) for each in statistics.read().games] == [("game-2", False), ("game-1", True)]


def test_an_end_stays_whatever_is_done_after_it_was_taken_back() -> None:
    """A win is looked at again from the deal, and left there: it was won all the same."""
    statistics.add(game(1, won=True))
    statistics.add(game(1, over=False))
    statistics.add(game(1, won=False))
    statistics.add(game(2, won=False))
    statistics.add(game(2, over=False))
    assert statistics.read().games == (game(1, won=True), game(2, won=False))


def broken_lines() -> list[tuple[int, str]]:
    return [(line.number, line.place) for line in statistics.read().passed]


@pytest.mark.parametrize("kept", range(1, 60, 7))
def test_half_a_line_costs_that_line_only(kept: int) -> None:
    statistics.add(game(1))
    whole = file().read_bytes()
    file().write_bytes(whole + whole[:kept])
    assert statistics.read().games == (game(1),) and broken_lines() == [(2, "")]
    statistics.add(game(2))
    assert statistics.read().games == (game(1), game(2)) and broken_lines() == [(2, "")]
    assert file().read_bytes().startswith(whole + whole[:kept] + b"\n")


@pytest.mark.parametrize(
    ("line", "place"),
    [
        (b"nonsense", ""),
        (b"\xff\xfe", ""),
        (b"[]", ""),
        (b'{"id": 3, "game": "est-royal", "ended": "", "seats": []}', "id"),
        (b'{"id":"a","game":"est-royal"}', ""),
        (b'{"id":"a","id":"b","game":"est-royal","ended":"","seats":[]}', "id"),
        (b'{"id":"a","game":"est-royal","ended":"","seats":[],"scores":{"L":1,"L":2}}', "scores.L"),
        (b'{"id":"a","game":"est-royal","ended":"","seats":[],"undos":9223372036854775808}', "undos"),
        (b'{"id":"a","game":"est-royal","ended":"","seats":[],"answers":-1}', "answers"),
        (
            b'{"id":"a","game":"est-royal","ended":"","seats":[],"scores":{"L":1' + b"0" * 30 + b"}}",
            "scores.L",
        ),
        (b'{"id":"a","game":"est-royal","ended":"","seats":[],"seconds":1e999}', "seconds"),
        (b'{"id":"a","game":"est-royal","ended":"","seats":[],"seconds":NaN}', ""),
        (b'{"id":"a","game":"est-royal","ended":"","seats":[],"mood":{"deep":Infinity}}', ""),
    ],
    ids=range(13),
)
def test_a_line_that_cannot_be_understood_costs_that_line_and_stays(line: bytes, place: str) -> None:
    statistics.add(game(1))
    before = file().read_bytes() + line + b"\n"
    file().write_bytes(before)
    statistics.add(game(2))
    found = statistics.read()
    assert found.games == (game(1), game(2)) and found.trouble is None
    assert [passed.number for passed in found.passed] == [2] and found.passed[0].reason
    assert place in found.passed[0].place
    assert file().read_bytes().startswith(before) and [*file().parent.iterdir()] == [file()]


def test_a_file_that_cannot_be_written_is_told() -> None:
    file().mkdir()
    with pytest.raises(StoreError, match="it is not a file"):
        statistics.add(game(1))
    trouble = statistics.read().trouble
    assert trouble is not None and trouble.problem == "not_a_file"


def test_the_largest_numbers_that_can_be_are_read() -> None:
    most = statistics.MOST
    large = game(1, deal=2**64 - 1, undos=most, hints=most, answers=most, scores={"Léa": -most}, seconds=1e9)
    statistics.add(large)
    assert statistics.read() == Found((large,))


def test_scores_are_exported_with_what_they_are_counted_in(tmp_path: Path) -> None:
    games = [
        game(1),
        game(2, game="jeu-des-dragons", seats=("A", "B"), scores={}, over=False),
        game(3, game="chess"),
    ]
    objects = json.loads(statistics.as_json(games))
    assert [each["unit"] for each in objects] == ["cards", "gold", None]
    rows = list(csv.DictReader(io.StringIO(statistics.as_csv(games))))
    assert [row["unit"] for row in rows] == ["cards", "gold", ""]
    # Nobody is said to have nought of which nothing is known.
    assert objects[1]["scores"] == {} and rows[1]["scores"] == "{}"


def test_exports_hold_every_field(tmp_path: Path) -> None:
    games = [game(1, options={"redeal": True}), game(2, seats=("=1+1",), scores={"=1+1": 3})]
    table = tmp_path / "all.csv"
    statistics.export(table, games)
    with table.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert tuple(rows[0]) == statistics.FIELDS
    assert [row["deal"] for row in rows] == ["1", "2"]
    assert json.loads(rows[0]["options"]) == {"redeal": True}
    assert json.loads(rows[1]["seats"]) == ["=1+1"]
    statistics.export(tmp_path / "all.json", games)
    objects = json.loads((tmp_path / "all.json").read_text("utf-8"))
    assert [tuple(each) for each in objects] == [statistics.FIELDS] * 2
    assert objects[0]["options"] == {"redeal": True} and objects[0]["seconds"] is None


def test_a_name_becomes_no_formula() -> None:
    row = list(csv.reader(io.StringIO(statistics.as_csv([game(1, id="=HYPERLINK(1)")]))))[1]
    assert row[0] == "'=HYPERLINK(1)"


def test_lines_of_a_later_version_are_read() -> None:
    statistics.add(game(1))
    later = file().read_text("utf-8").replace('{"id"', '{"mood":"good","id"')
    file().write_text(later, "utf-8")
    assert statistics.read() == Found((game(1),))
    statistics.add(game(2))
    assert file().read_text("utf-8").startswith(later)
