"""`pierres shot`: a picture of any moment for any viewer, and one sentence for what cannot be drawn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from pierres.__main__ import main
from pierres.rules.game import CHANCE, PUBLIC
from pierres.rules.record import read, replay
from pierres.rules.registry import GAMES
from pierres.store import library
from pierres.table.shot import _record as shot_record
from pierres.table.shot import onlooker

BIDS = [["Léa", "bid", {"fairy": 3}], ["Hugo", "bid", {"fairy": 3}], ["Inès", "bid", {}]]


def record(**more: Any) -> dict[str, Any]:
    """Three seats, the sorcerer up for bids."""
    return {
        "format": "pierres-record", "version": 1, "game": "aux-pierres", "seats": ["Léa", "Hugo", "Inès"],
        "options": {}, "start": {"auction": "sorcerer", "row": ["witch"]}, "steps": BIDS, **more,
    }  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record()), encoding="utf-8")
    return path


def shot(file: Path, out: Path, *more: str) -> int:
    return main(["shot", "aux-pierres", "--record", str(file), "--out", str(out), *more])


def different(a: QImage, b: QImage) -> int:
    """How many of some 10,000 pixels differ."""
    targets = [(x, y) for x in range(0, a.width(), 7) for y in range(0, a.height(), 9)]
    return sum(a.pixel(x, y) != b.pixel(x, y) for x, y in targets)


@pytest.mark.usefixtures("qapp")
def test_a_picture_of_the_size_asked_for(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.png"
    assert shot(file, out, "--size", "1024x640", "--lang", "en") == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1024, 640)
    assert shot(file, out, "--size", "640x480", "--dpr", "2") == 0
    assert QImage(str(out)).width() == 1280


def test_no_platform_is_needed(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.png"
    done = subprocess.run(
        [sys.executable, "-m", "pierres", "shot", "aux-pierres", "--record", str(file), "--out", str(out)],
        env=os.environ | {"QT_QPA_PLATFORM": "nonsense"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert QImage(str(out)).width() == 1600


@pytest.mark.usefixtures("qapp")
def test_the_same_record_gives_the_same_picture(file: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "1.png", tmp_path / "2.png"
    for out in (one, two):
        assert shot(file, out, "--size", "1024x640", "--viewer", "Hugo") == 0
    assert QImage(str(one)) == QImage(str(two))


@pytest.mark.usefixtures("qapp")
def test_viewers_languages_themes_and_steps_differ(file: Path, tmp_path: Path) -> None:
    pictures = []
    for number, more in enumerate(
        (
            ["--viewer", "public"], ["--viewer", "Hugo"], ["--viewer", "Léa"], ["--lang", "en"],
            ["--theme", "linen"], ["--theme", "contrast"], ["--text", "150"], ["--step", "0"],
            ["--look", "thief"], ["--look", "pile"],
        )
    ):  # fmt: skip
        out = tmp_path / f"{number}.png"
        assert shot(file, out, "--size", "1024x640", *more) == 0
        pictures.append(QImage(str(out)))
    for number, picture in enumerate(pictures):
        for other in pictures[number + 1 :]:
            assert different(picture, other) > 20


@pytest.mark.usefixtures("qapp")
def test_what_is_hidden_changes_no_pixel(tmp_path: Path) -> None:
    """Two purses that differ where the viewer may not look give the same picture."""
    shots = []
    for number, silver in enumerate((5, 1)):
        start = {**record()["start"], "players": {"Inès": {"silver": silver, "common": 2}}}
        path = tmp_path / f"{number}.json"
        path.write_text(json.dumps(record(start=start, steps=BIDS[:2])), encoding="utf-8")
        for viewer in ("public", "Hugo"):
            out = tmp_path / f"{number}-{viewer}.png"
            assert shot(path, out, "--size", "1024x640", "--viewer", viewer) == 0
            shots.append(QImage(str(out)))
    # The bank's number of silver coins is public and tells nothing about whose purse is poorer.
    assert 0 < different(shots[0], shots[2]) < 40
    assert 0 < different(shots[1], shots[3]) < 40


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--size", "wide"], "--size"), (["--size", "10x10"], "--size"), (["--viewer", "Nobody"], "Nobody"),
        (["--text", "500"], "--text"), (["--step", "99"], "--step"), (["--dpr", "9"], "--dpr"),
        (["--look", "nobody"], "--look"), (["--focus", "nowhere"], "--focus"),
        (["--size", "4000x3000", "--dpr", "2.5"], "8000 pixels"),
        (["--size", "8000x8000", "--dpr", "4"], "not 32000"), (["--look", "no\nbody"], "--look"),
        (["--viewer", "No\nbody"], "No"), (["--size", "9\n9"], "--size"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_in_one_sentence(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], words: str
) -> None:
    assert shot(file, tmp_path / "x.png", *more) == 2
    said = capsys.readouterr().err
    assert words in said and said.count("\n") == 1
    assert not (tmp_path / "x.png").exists()


def test_files_that_cannot_be_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = {
        "none.json": None,
        "text.json": "not a record",
        "step.json": json.dumps(record(steps=[["Léa", "bid", {"fairy": 99}]])),
        "seats.json": json.dumps(record(seats=["Léa"])),
        "lin\nes.json": "not a record",
        "gone\r.json": None,
    }
    for name, text in bad.items():
        path = tmp_path / name
        if text is not None:
            path.write_text(text, encoding="utf-8")
        assert shot(path, tmp_path / "x.png") == 2
        said = capsys.readouterr().err
        assert (
            name.replace("\n", "\\n").replace("\r", "\\r") in said
            and said.count("\n") == 1
            and "Traceback" not in said
        )


@pytest.mark.usefixtures("qapp")
def test_a_place_that_cannot_be_written(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shot(file, tmp_path / "no such folder" / "x.png") == 2
    assert "x.png" in capsys.readouterr().err


@pytest.mark.usefixtures("qapp")
def test_a_finished_game_with_its_final(tmp_path: Path) -> None:
    start = {"auction": "charlatan", "row": ["witch"], "players": {"Léa": {"score": 2}}}
    path = tmp_path / "over.json"
    path.write_text(
        json.dumps(record(start=start, steps=[BIDS[0], *[[n, "bid", {}] for n in ("Hugo", "Inès")]],
                          final={"over": True, "winners": ["Léa"]})),
        encoding="utf-8",
    )  # fmt: skip
    assert shot(path, tmp_path / "x.png", "--size", "1024x640") == 0


def test_a_table_needs_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["shot", "aux-pierres", "--out", str(tmp_path / "x.png")])
    assert "--record" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("qapp")
def test_a_solitaire_with_notes_before_the_deal_and_after(tmp_path: Path) -> None:
    won = Path(__file__).parents[1] / "scenarios" / "est_royal_won.jsonl"
    game = json.loads(won.read_text(encoding="utf-8").splitlines()[34])
    del game["final"]
    game |= {"deal": 77, "bookmarks": [{"steps": game["steps"][1:3], "score": 1}], "seconds": 12.5}
    path = tmp_path / "est.json"
    path.write_text(json.dumps(game), encoding="utf-8")
    pictures = []
    late = ["--step", "90"]
    wanted = (
        ["--step", "1"],
        ["--step", "2"],
        late,
        [*late, "--look", "waste"],
        [*late, "--focus", "up"],
        [],
    )
    for number, more in enumerate(wanted):
        out = tmp_path / f"{number}.png"
        given = ["shot", "est-royal", "--record", str(path), "--size", "1024x640", "--out", str(out), *more]
        assert main(given) == 0
        pictures.append(QImage(str(out)))
    for number, picture in enumerate(pictures):
        for other in pictures[number + 1 :]:
            assert different(picture, other) > 5
    assert main([*given, "--step", "0"]) == 0
    assert QImage(str(out)) == pictures[0], "the deal of the record, not another one"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES)
def test_a_step_before_chance_answers_shows_what_the_record_says(game: str) -> None:
    """Whatever chance is to answer next stands in the record: no picture is of another game."""
    path = Path(__file__).parents[1] / "playthroughs" / f"{game}.json"
    whole = read(path.read_bytes())
    positions = [replayed.position.view(PUBLIC) for replayed in replay(whole, library.game(game))]
    before = [number for number, step in enumerate(whole.steps) if step[0] == CHANCE]
    for number in before[:40]:
        after = next(
            (n for n in range(number, len(whole.steps)) if whole.steps[n][0] != CHANCE), len(whole.steps)
        )
        session = onlooker(shot_record(path, game, number), PUBLIC)
        assert session.view() == positions[after - 1], f"{number} steps"
        session.deleteLater()
