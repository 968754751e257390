"""`simulate --players`: shares, times, illegal answers; any number of processes gives the same object."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pierres.__main__ import main
from pierres.commands import player_files
from pierres.commands.tournament import rotated, wilson

FIRST = '''
class First:
    """Answers with the first legal answer."""
    def __init__(self, game, seat, seats, options, seed): pass
    def told(self, events): pass
    def answer(self, view, questions): return questions[0].kind, questions[0].legal[0]

class Cheat(First):
    def answer(self, view, questions): return questions[0].kind, "everything"

class Asleep(First):
    def answer(self, view, questions):
        while True:
            try:
                while True: pass
            except Exception: pass
not_a_class = 3
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FIRST)
    return path


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["simulate", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def lasting(told: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the speed of the machine."""
    fleeting = ("times", "seconds", "games_per_second", "answers_per_second")
    return {key: value for key, value in told.items() if key not in fleeting}


@pytest.mark.parametrize("game", ["aux-pierres", "jeu-des-dragons"])
def test_shares_times_and_illegal_answers_are_told(
    capsys: pytest.CaptureFixture[str], file: Path, game: str
) -> None:
    mine = f"{file}:First"
    told = simulated(capsys, game, "--players", f"random,{mine},random", "--games", "9", "--answers", "900")
    assert list(told["shares"]) == list(told["times"]) == list(told["illegal"]) == ["random", mine]
    assert told["illegal"] == {"random": 0, mine: 0}
    assert "faults" not in told
    finished = 9 - told["capped"] if "capped" in told else 9
    total = sum(share["share"] for share in told["shares"].values())
    assert total == pytest.approx(1.0 if finished else 0.0, abs=1e-3)
    for share in told["shares"].values():
        assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1
    assert set(told["times"][mine]) == {"p50", "p95", "max"}
    # Whoever win together are all counted.
    assert finished <= sum(told["wins"].values()) <= 3 * finished


def test_one_process_or_two_is_the_same(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    asked = ("aux-pierres", "--players", f"easy,random,{file}:First,random", "--rotate", "--games", "5")
    one = simulated(capsys, *asked, "--seed", "7")
    two = simulated(capsys, *asked, "--seed", "7", "--jobs", "2")
    assert lasting(one) == lasting(two)
    other = simulated(capsys, *asked, "--seed", "8")
    assert lasting(one) != lasting(other)


def test_a_game_is_the_same_however_many_there_are(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for games in ("2", "4"):
        folder = str(tmp_path / games)
        asked = ("jeu-des-dragons", "--players", "easy,random", "--records", folder, "--games", games)
        simulated(capsys, *asked)
    name = "jeu-des-dragons-1-00001.json"
    assert (tmp_path / "2" / name).read_text() == (tmp_path / "4" / name).read_text()


def test_an_illegal_answer_is_counted_and_replaced(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    cheat = f"{file}:Cheat"
    asked = ("jeu-des-dragons", "--players", f"{cheat},random", "--games", "2", "--answers", "200")
    told = simulated(capsys, *asked)
    assert told["illegal"][cheat] > 10
    assert told["illegal"]["random"] == 0
    assert told["faults"] == {cheat: "ValueError: not legal: 'ante', 'everything'"}


def test_what_goes_wrong_in_a_player_is_told_with_its_line(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    wrong = file.with_name("wrong.py")
    wrong.write_text(
        FIRST
        + """
class Wrong(First):
    def answer(self, view, questions): return questions[0].seat
"""
    )
    line = wrong.read_text().splitlines().index("class Wrong(First):") + 2
    told = simulated(capsys, "jeu-des-dragons", "--players", f"{wrong}:Wrong,{file}:First", "--games", "1")
    fault = f"AttributeError: 'Question' object has no attribute 'seat' (wrong.py:{line})"
    assert told["faults"] == {f"{wrong}:Wrong": fault}


def test_a_player_that_never_answers_does_not_stop_the_game(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_files, "TOO_LONG", 0.05)
    asleep = f"{file}:Asleep"
    asked = ("jeu-des-dragons", "--players", f"{asleep},random", "--games", "1", "--answers", "12")
    told = simulated(capsys, *asked)
    assert told["illegal"][asleep] > 1
    assert told["faults"][asleep].startswith("TooLong: more than 0.05 seconds (mine.py:")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("aux-pierres", "--players", "easy"), "--players: expected 3 to 6, not 1"),
        (("aux-pierres", "--players", "easy,a,a"), "expected easy, normal, hard, random or FILE.py:Class"),
        (("aux-pierres", "--players", "easy,,a"), "expected easy, normal, hard, random or FILE.py:Class"),
        (("aux-pierres", "--players", "a,b,gone.py:Class"), "expected easy"),
        (("aux-pierres", "--players", "easy,easy,gone.py:Class"), "gone.py: there is no such file"),
        (("aux-pierres", "--players", "easy,easy,FILE:Nobody"), "there is no class Nobody"),
        (("aux-pierres", "--players", "easy,easy,FILE:not_a_class"), "there is no class not_a_class"),
        (("aux-pierres", "--players", "easy,easy,BAD:Class"), "SyntaxError"),
        (("aux-pierres", "--players", "easy,easy,easy", "--seats", "4"), "expected 4 of them"),
        (("aux-pierres", "--players", "easy,easy,easy", "--jobs", "0"), "--jobs: expected a number from 1"),
        (("aux-pierres", "--players", "easy,easy,easy", "--samples", "0"), "--samples: expected a number"),
        (("aux-pierres", "--rotate"), "--rotate: it needs --players"),
        (("est-royal", "--players", "easy"), "est-royal is played by one"),
    ],
)
def test_nonsense_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], file: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    bad = file.with_name("bad.py")
    bad.write_text("class Class(:")
    given = [word.replace("FILE:", f"{file}:").replace("BAD:", f"{bad}:") for word in arguments]
    assert main(["simulate", *given]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_the_list_moves_on_by_one_seat_a_game() -> None:
    assert [rotated("ABC", by) for by in range(4)] == [
        ("A", "B", "C"), ("C", "A", "B"), ("B", "C", "A"), ("A", "B", "C")
    ]  # fmt: skip


def test_wilsons_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)
