"""A game that is left comes back as it was: autosave, Continue, saving, opening, and what can go wrong."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pierres.rules.game import CHANCE, PUBLIC
from pierres.rules.record import Record, RecordError
from pierres.session import Session
from pierres.store import folders, saves
from pierres.store.files import StoreError
from tests import fists
from tests.players_at_table import play_on, play_out, play_to, sit_down

SEATS = ("Léa", "Bo", "Anne")
PLAYERS = {"Léa": {"colour": "rose"}, "Bo": {"colour": "coral"}, "Anne": {"colour": "azure"}}

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    fists.seat_it(monkeypatch)


def new(game_id: str = "aux-pierres", **more: Any) -> Session:
    return Session.new(game_id, SEATS, players=PLAYERS, seed=1, title="Dimanche", **more)


def autosaves() -> list[Path]:
    return sorted(folders.autosave_folder().glob("*.pierres"))


def test_a_game_that_nobody_has_begun_leaves_no_continue() -> None:
    session = new()
    session.raise_curtain()
    session.close()
    assert Session.unfinished() == []


def test_every_answer_is_in_the_autosave_before_anybody_hears_of_it() -> None:
    session = new()
    behind: list[str] = []

    def compare() -> None:
        (path,) = autosaves()
        if saves.load(path).steps != session.record.steps:
            behind.append(f"{session.steps_taken}")

    session.raise_curtain()
    session.changed.connect(compare)
    play_on(session, Random(1), 60)
    sit_down(session)
    while not session.can_undo():
        play_on(session, Random(1), 1)
    session.undo()
    session.redo()
    assert behind == []


def test_continue_goes_on_where_the_game_was_left_behind_the_curtain() -> None:
    session = new()
    play_on(session, Random(1), 25)
    before = session.record
    to_act = session.to_act()
    session.close()

    (left,) = Session.unfinished()
    assert (left.title, left.game, left.seats) == ("Dimanche", "aux-pierres", SEATS)
    assert left.steps == len(before.steps)
    again = Session.go_on(left.path)
    assert again.record == before
    assert (again.viewer, again.to_act()) == (PUBLIC, to_act)
    assert again.asked() is None or not again.asked().private  # type: ignore[union-attr]
    play_on(again, Random(2), 5)
    assert autosaves() == [left.path]
    assert saves.load(left.path).steps == again.record.steps


def test_seats_colours_and_kinds_come_back_as_they_sat() -> None:
    session = new()
    play_on(session, Random(1), 3)
    session.close()
    again = Session.go_on(Session.unfinished()[0].path)
    assert again.seats == SEATS
    assert {seat: again.player(seat) for seat in SEATS} == {
        seat: {"kind": "person", **player} for seat, player in PLAYERS.items()
    }


def test_a_finished_game_leaves_no_continue() -> None:
    session = new(fists.ID)
    play_on(session, Random(1), 1)
    assert len(autosaves()) == 1
    play_out(session, Random(1))
    session.close()
    assert autosaves() == []
    assert Session.unfinished() == []
    assert list(folders.autosave_folder().iterdir()) == []


def test_a_last_answer_taken_back_makes_it_unfinished_again() -> None:
    session = new(fists.ID)
    play_out(session, Random(1))
    assert session.can_undo()
    session.undo()
    assert not session.over
    assert len(autosaves()) == 1
    session.redo()
    assert session.over
    assert autosaves() == []


def test_what_is_noted_beside_the_answers_comes_back() -> None:
    session = new(fists.ID)
    play_on(session, Random(1), 1)
    session.note("marks", [{"at": 3}])
    session.close()
    (save,) = Session.unfinished()
    again = Session.go_on(save.path)
    marks = again.noted("marks")
    assert marks == [{"at": 3}]
    marks.append("not kept")
    assert again.noted("marks") == [{"at": 3}]
    assert again.noted("nothing") is None
    again.close()


def test_an_opening_stands_before_anybody_is_asked() -> None:
    first = new(fists.ID)
    opening = first.record.steps[:1]
    again = Session.new(fists.ID, SEATS, opening=opening, notes={"deal": 7})
    assert again.record.steps == opening
    assert again.noted("deal") == 7
    assert not again.can_undo()
    first.close()
    again.close()


def test_a_finished_game_can_be_saved_opened_and_has_its_result(tmp_path: Path) -> None:
    session = new()
    play_out(session, Random(1))
    session.save_as(tmp_path / "end.pierres")
    saved = saves.load(tmp_path / "end.pierres")
    assert saved.final is not None and saved.final["over"] is True
    again = Session.open(tmp_path / "end.pierres")
    assert again.result() == session.result()
    assert (again.asked(), again.curtain, again.viewer) == (None, None, PUBLIC)
    assert autosaves() == []


def test_an_abandoned_game_is_gone() -> None:
    session = new()
    play_on(session, Random(1), 3)
    session.abandon()
    assert list(folders.autosave_folder().iterdir()) == []


def test_saving_makes_the_game_clean_and_an_answer_makes_it_dirty(tmp_path: Path) -> None:
    session = new()
    assert (session.path, session.dirty) == (None, True)
    path = tmp_path / "jeu.pierres"
    session.save_as(path)
    assert (session.path, session.dirty) == (path, False)
    play_on(session, Random(1), 1)
    assert session.dirty
    session.save()
    assert not session.dirty
    session.undo()
    assert session.dirty
    session.redo()
    assert not session.dirty
    # That something was taken back and done again is told beside the game: nobody is asked to save for that.
    assert saves.load(path).steps == session.record.steps


def test_a_game_without_a_file_cannot_be_saved_to_it() -> None:
    with pytest.raises(ValueError, match="no file"):
        new().save()


def test_an_opened_game_is_clean_has_its_path_and_leaves_its_file_alone(tmp_path: Path) -> None:
    session = new()
    play_on(session, Random(1), 10)
    path = tmp_path / "jeu.pierres"
    session.save_as(path)
    session.abandon()
    text = path.read_text()

    again = Session.open(path)
    assert (again.path, again.dirty, again.title) == (path, False, "Dimanche")
    assert (again.viewer, again.record) == (PUBLIC, session.record)
    assert autosaves() == []
    play_on(again, Random(1), 1)
    assert len(autosaves()) == 1
    assert path.read_text() == text


def test_the_title_can_be_changed() -> None:
    session = new()
    changes: list[int] = []
    session.changed.connect(lambda: changes.append(1))
    session.title = "Lundi"
    assert (session.title, session.record.extra["title"], changes) == ("Lundi", "Lundi", [1])


def test_without_autosave_nothing_is_written() -> None:
    session = new(autosave=False)
    play_on(session, Random(1), 10)
    session.close()
    session.abandon()
    assert autosaves() == []


def test_what_has_its_default_is_left_out_of_what_is_saved(tmp_path: Path) -> None:
    options = {"redeal": True, "first_to_waste": False, "kings_on_aces": True}
    session = Session.resume(Record("est-royal", ("Léa",), options), autosave=False)
    session.save_as(tmp_path / "a.pierres")
    assert saves.load(tmp_path / "a.pierres").options == {"redeal": True}
    assert session.options == {**options, "fill_from_waste": False}


def test_a_record_that_stops_before_chance_goes_on_with_chance() -> None:
    session = Session.resume(Record(fists.ID, SEATS), autosave=False)
    assert [step[0] for step in session.record.steps] == [CHANCE]
    assert session.curtain == "Léa"


@pytest.mark.parametrize(
    ("record", "place"),
    [
        (Record(fists.ID, SEATS, options={"rain": True}), "start"),
        (Record(fists.ID, SEATS, steps=[("Bo", "fist", "1")]), "steps[0]"),
        (Record(fists.ID, SEATS, final={"round": 9}), "final.round"),
        (Record(fists.ID, SEATS, extra={"players": {"Bo": {"kind": "oracle"}}}), "players.Bo.kind"),
    ],
    ids=["options", "step", "final", "kind"],
)
def test_a_record_that_cannot_be_played_says_where(tmp_path: Path, record: Record, place: str) -> None:
    path = tmp_path / "a.pierres"
    saves.save(path, record)
    with pytest.raises(RecordError) as caught:
        Session.open(path)
    assert (caught.value.source, caught.value.place) == (str(path), place)
    with pytest.raises(RecordError) as held:
        Session.go_on(path)
    assert list(tmp_path.glob("*.lock")) == [], held.value


# ---- trouble


def failing_replace(code: int) -> Any:
    def fail(*_arguments: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


@pytest.mark.parametrize(("code", "problem"), [(errno.ENOSPC, "full"), (errno.EROFS, "forbidden")])
def test_an_autosave_that_fails_is_said_once_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, code: int, problem: str
) -> None:
    session = new()
    play_on(session, Random(1), 3)
    kept = saves.load(autosaves()[0])
    troubles: list[StoreError] = []
    order: list[str] = []
    session.trouble.connect(troubles.append)
    session.trouble.connect(lambda _error: order.append(f"trouble {session.viewer}"))
    session.changed.connect(lambda: order.append("changed"))
    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", failing_replace(code))
        steps = session.steps_taken
        play_on(session, Random(1), 4)
        assert session.steps_taken >= steps + 4
    assert [error.problem for error in troubles] == [problem]
    assert order.index(f"trouble {PUBLIC}") > order.index("changed")
    assert saves.load(autosaves()[0]) == kept
    play_on(session, Random(1), 1)
    assert saves.load(autosaves()[0]) == session.record
    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", failing_replace(code))
        play_on(session, Random(1), 1)
    assert len(troubles) == 2


def test_without_a_folder_for_autosaves_the_game_is_played_all_the_same(own_folders: Path) -> None:
    own_folders.write_text("a file where a folder should be")
    session = new(fists.ID)
    troubles: list[StoreError] = []
    session.trouble.connect(troubles.append)
    play_out(session, Random(1))
    session.close()
    assert session.over
    assert [error.problem for error in troubles] == ["not_a_folder"]


def test_a_save_that_fails_leaves_file_path_and_dirt_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new()
    path = tmp_path / "jeu.pierres"
    session.save_as(path)
    kept = path.read_text()
    play_on(session, Random(1), 2)
    monkeypatch.setattr(os, "replace", failing_replace(errno.ENOSPC))
    with pytest.raises(StoreError):
        session.save()
    with pytest.raises(StoreError):
        session.save_as(tmp_path / "other.pierres")
    assert (session.path, session.dirty, path.read_text()) == (path, True, kept)


# ---- two at once


def test_a_game_that_is_open_is_not_offered_nor_opened_again() -> None:
    session = new()
    play_on(session, Random(1), 3)
    (path,) = autosaves()
    assert Session.unfinished() == []
    with pytest.raises(StoreError) as caught:
        Session.go_on(path)
    assert caught.value.problem == "in_use"
    session.close()
    assert [save.path for save in Session.unfinished()] == [path]
    again = Session.go_on(path)
    assert Session.unfinished() == []
    again.close()


def test_a_game_stays_locked_however_long_it_is_open() -> None:
    session = new()
    play_on(session, Random(1), 3)
    (path,) = autosaves()
    os.utime(f"{path}.lock", (1000, 1000))
    with pytest.raises(StoreError):
        Session.go_on(path)
    session.close()


def test_two_games_at_once_have_an_autosave_each() -> None:
    one, two = new(), new()
    play_on(one, Random(1), 3)
    play_on(two, Random(2), 6)
    loaded = {len(saves.load(path).steps) for path in autosaves()}
    assert loaded == {one.steps_taken, two.steps_taken}
    one.close()
    two.close()
    assert len(Session.unfinished()) == 2


_OTHER_PROGRAM = """
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from PySide6.QtCore import QCoreApplication
from pierres.session import Session
from pierres.store.files import StoreError
app = QCoreApplication([])
try:
    session = Session.go_on(Path(sys.argv[1]))
    print("open", flush=True)
    sys.stdin.read()
except StoreError as error:
    print(error.problem, flush=True)
"""


def other_program(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", _OTHER_PROGRAM, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parent.parent,
    )


def said(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()


def test_two_running_programs_do_not_go_on_with_one_game() -> None:
    session = new()
    play_on(session, Random(1), 3)
    (path,) = autosaves()
    with other_program(path) as refused:
        assert said(refused) == "in_use"
    session.close()
    with other_program(path) as other:
        assert said(other) == "open"
        assert Session.unfinished() == []
        with pytest.raises(StoreError):
            Session.go_on(path)
        # A program that was killed holds nothing.
        other.kill()
        other.wait()
        assert [save.path for save in Session.unfinished()] == [path]
        again = Session.go_on(path)
        again.close()


def test_where_nothing_has_been_decided_the_question_is_the_same_after_loading(tmp_path: Path) -> None:
    session = new()
    play_to(session, Random(5), ["bid", "silver"])
    session.save_as(tmp_path / "a.pierres")
    again = Session.open(tmp_path / "a.pierres")
    again.raise_curtain()
    assert again.view() == session.view()
    assert again.asked() == session.asked()


@pytest.mark.parametrize("shown", ["moment by moment", "at once", "left"])
def test_a_game_whose_end_nobody_has_seen_is_there_after_a_crash(shown: str) -> None:
    """Its autosave went with the last answer, while the table was still showing how it ended."""
    path = Path(__file__).parent / "playthroughs" / "aux-pierres.json"
    whole = saves.load(path)
    last = max(number for number, step in enumerate(whole.steps) if step[0] != CHANCE)
    before = replace(whole, steps=whole.steps[:last], final=None)
    session = Session.resume(before)
    session.set_pace(1, True)
    session.raise_curtain()
    assert session.answer(whole.steps[last][2])
    assert session.pending and not session.over
    (kept,) = saves.autosaves()
    # The program is killed here: another one reads what it has left.
    twin = kept.with_name("twin.pierres")
    twin.write_bytes(kept.read_bytes())
    (offered,) = [save for save in Session.unfinished() if save.path == twin]
    again = Session.go_on(offered.path)
    assert again.over and again.record.steps == whole.steps
    again.close()
    assert not twin.exists()
    session.note("seconds", 3.0)
    session.keep()
    assert saves.autosaves() == [kept]
    if shown == "moment by moment":
        while session.pending:
            assert saves.autosaves() == [kept]
            session.advance()
    elif shown == "at once":
        session.show_last()
    else:
        session.close()
    assert session.over and saves.autosaves() == []
    session.close()
