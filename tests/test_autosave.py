"""Two generations of every autosave: no tear of one takes the other, and nothing is thrown away."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pierres.rules.game import CHANCE, Illegal
from pierres.rules.record import Record, RecordError
from pierres.session import Session
from pierres.session.autosave import Autosave, Left, give_up, put_broken_aside
from pierres.store import files, folders, saves
from pierres.store.files import StoreError
from tests import fists
from tests.broken_files import DAMAGES, WRONG_ANSWERS
from tests.players_at_table import play_on

SEATS = ("Léa", "Bo", "Anne")

pytestmark = pytest.mark.usefixtures("qapp")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def left_game(answers: int = 9) -> tuple[Path, Record, Record]:
    """A game that was left: its path, and the record of its last autosave and of the one before."""
    session = Session.new("aux-pierres", SEATS, seed=1)
    play_on(session, Random(1), answers)
    last, path = session.record, session._autosave.path  # type: ignore[union-attr]
    assert path is not None
    session.close()
    return path, last, saves.load(saves.older(path))


def test_the_autosave_before_the_last_is_kept() -> None:
    path, last, before = left_game()
    assert saves.load(path) == last
    assert before.steps == last.steps[: len(before.steps)] and len(last.steps) > len(before.steps)
    assert [path.name for path in saves.autosaves()] == [path.name]
    assert {each.name for each in path.parent.iterdir()} == {path.name, saves.older(path).name}


@pytest.mark.parametrize("kind", DAMAGES)
def test_an_autosave_that_cannot_be_read_is_put_aside_and_the_one_before_goes_on(kind: str) -> None:
    path, _, before = left_game()
    DAMAGES[kind](path)
    broken = sorted(contents(path.parent).values())
    (offered,) = Session.unfinished()
    assert (offered.path, offered.steps) == (path, len(before.steps))
    (told,) = put_broken_aside()
    assert told.left is Left.OLDER and told.file == path and told.aside is not None
    assert put_broken_aside() == [] and not path.exists()
    # The bytes are all there, whatever the names are.
    assert sorted(contents(path.parent).values()) == broken
    session = Session.go_on(Session.unfinished()[0].path)
    assert session.record == before and session.put_aside is None
    play_on(session, Random(2), 3)
    session.close()
    assert told.aside.exists() and saves.load(path).steps == session.record.steps


@pytest.mark.parametrize("kind", [*DAMAGES, *WRONG_ANSWERS])
def test_going_on_straight_away_takes_the_one_before_too(kind: str) -> None:
    path, _, before = left_game()
    {**DAMAGES, **WRONG_ANSWERS}[kind](path)
    session = Session.go_on(path)
    assert session.record == before
    assert session.put_aside is not None and session.put_aside.left is Left.OLDER
    assert session.put_aside.aside is not None and session.put_aside.aside.exists()
    session.close()


@pytest.mark.parametrize("kind", DAMAGES)
def test_the_older_one_may_be_broken_as_well(kind: str) -> None:
    path, last, _ = left_game()
    DAMAGES[kind](saves.older(path))
    (told,) = put_broken_aside()
    assert told.left is Left.WHOLE
    session = Session.go_on(path)
    assert session.record == last
    session.close()


@pytest.mark.parametrize("kind", DAMAGES)
def test_where_both_are_broken_both_are_kept_and_nothing_is_offered(kind: str) -> None:
    path, _, _ = left_game()
    for each in saves.generations(path):
        DAMAGES[kind](each)
    before = sorted(contents(path.parent).values())
    assert Session.unfinished() == []
    (told,) = put_broken_aside()
    assert told.left is Left.NOTHING
    assert sorted(contents(path.parent).values()) == before
    assert saves.autosaves() == []


def test_a_later_broken_file_does_not_take_the_place_of_an_earlier_one() -> None:
    path, _, _ = left_game()
    for number in range(1, 4):
        path.write_bytes(f"broken {number}".encode())
        (told,) = put_broken_aside()
        assert told.aside is not None and told.aside.name == f"{path.name}.broken-{number}"
    assert [path.with_name(f"{path.name}.broken-{n}").read_text()[-1] for n in (1, 2, 3)] == ["1", "2", "3"]


def test_a_file_that_may_not_be_read_is_put_aside_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    path, _, before = left_game()
    read = files.read_bytes

    def forbidden(asked: Path, limit: int = files.LIMIT) -> bytes:
        if asked == path:
            raise StoreError("read", asked, "forbidden")
        return read(asked, limit)

    monkeypatch.setattr(files, "read_bytes", forbidden)
    (told,) = put_broken_aside()
    assert told.left is Left.OLDER and told.aside is not None
    assert isinstance(told.error, StoreError) and told.error.problem == "forbidden"
    session = Session.go_on(path)
    assert session.record == before
    session.close()


def test_where_nothing_can_be_moved_it_is_said_and_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    path, _, before = left_game()
    path.write_bytes(b"broken")

    def fail(*_arguments: object) -> None:
        raise OSError(30, "read-only")

    monkeypatch.setattr(os, "replace", fail)
    (told,) = put_broken_aside()
    assert told.aside is None and told.left is Left.OLDER and path.read_bytes() == b"broken"
    session = Session.go_on(path)
    assert session.record == before
    session.close()
    assert path.read_bytes() == b"broken"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with names, nor such devices")
@pytest.mark.parametrize("what", ["pipe", "device", "folder", "loop", "nowhere"])
def test_what_lies_in_the_place_of_a_lock_holds_nobody_up(what: str) -> None:
    """The program waited for a pipe to be written to, and read a device without end."""
    path, last, _ = left_game()
    lock = Path(f"{path}.lock")
    if what == "pipe":
        os.mkfifo(lock)
    elif what == "folder":
        lock.mkdir()
    else:
        lock.symlink_to({"device": "/dev/zero", "loop": lock, "nowhere": "/nowhere/at/all"}[what])
    assert [save.path for save in Session.unfinished()] == [path] and put_broken_aside() == []
    session = Session.go_on(path)
    assert session.record == last
    play_on(session, Random(1), 1)
    session.close()
    assert saves.load(path).steps == session.record.steps and os.path.lexists(lock)


def test_an_open_game_is_left_alone() -> None:
    session = Session.new("aux-pierres", SEATS, seed=1)
    play_on(session, Random(1), 4)
    (path,) = saves.autosaves()
    path.write_bytes(b"broken")
    assert put_broken_aside() == [] and path.read_bytes() == b"broken"
    older = saves.older(path).read_bytes()
    play_on(session, Random(1), 1)
    # What somebody has made of the file while we play takes the place of neither.
    assert saves.load(path).steps == session.record.steps
    assert saves.older(path).read_bytes() == older
    assert path.with_name(f"{path.name}.broken-1").read_bytes() == b"broken"
    session.close()


def test_a_game_that_is_over_or_given_up_leaves_neither() -> None:
    path, _, _ = left_game()
    saves.discard(path)
    assert saves.autosaves() == [] and list(path.parent.iterdir()) == []
    session = Session.new("aux-pierres", SEATS, seed=1)
    play_on(session, Random(1), 4)
    session.abandon()
    assert list(path.parent.iterdir()) == []


def test_what_can_be_played_by_none_is_kept_aside() -> None:
    path, _, _ = left_game()
    for each in saves.generations(path):
        WRONG_ANSWERS["unknown player"](each)
    before = sorted(contents(path.parent).values())
    with pytest.raises(RecordError) as caught:
        Session.go_on(path)
    told = give_up(path, caught.value)
    assert told.left is Left.NOTHING and sorted(contents(path.parent).values()) == before
    assert saves.autosaves() == []


# ---- killed between any two steps of a save


class Killed(BaseException):
    """What no `except` of ours catches, as nothing catches a kill."""


def each_step(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Once for each call of the system that a save makes: that call never comes back."""
    for number in range(1, 40):
        with monkeypatch.context() as patch:
            count = 0

            def counted(real: Any, number: int = number) -> Any:
                def call(*arguments: Any, **named: Any) -> Any:
                    nonlocal count
                    count += 1
                    if count == number:
                        raise Killed
                    return real(*arguments, **named)

                return call

            for name in ("replace", "fsync", "stat", "unlink"):
                patch.setattr(os, name, counted(getattr(os, name)))
            patch.setattr(Path, "open", counted(Path.open))
            yield patch
            if count < number:
                return
    raise AssertionError("a save has no end")


def test_a_kill_between_any_two_steps_of_a_save_loses_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    kills = 0
    for patch in each_step(monkeypatch):
        record = Record("aux-pierres", SEATS, steps=[("Léa", "bid", {"fairy": n}) for n in range(3)])
        confirmed = 0
        try:
            autosave = Autosave()
            for number in range(3):
                autosave.write(Record(record.game, record.seats, steps=record.steps[: number + 1]))
                confirmed = number + 1
        except Killed:
            kills += 1
        patch.undo()
        offered = [save.steps for save in saves.unfinished()]
        assert offered[:1] >= [confirmed] if confirmed else len(offered) <= 1
        for each in folders.autosave_folder().iterdir():
            each.unlink()
    assert kills >= 12


@pytest.mark.parametrize("kept", [0, 1, 7, 60, 200])
def test_whatever_is_left_of_the_last_save_the_one_before_is_whole(kept: int) -> None:
    path, _, before = left_game()
    path.write_bytes(path.read_bytes()[:kept])
    assert [save.steps for save in saves.unfinished()] == [len(before.steps)]


# ---- rules that were mended


def refuse_from(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    """From now on the game of fists refuses its answer number `step`: its rules were mended."""
    answer = fists.Position.answer
    given: dict[int, int] = {}

    def stricter(self: fists.Position, who: str, kind: str, value: Any = None) -> Any:
        number = given.get(id(self), 0)
        if number == step:
            raise Illegal(who, kind, value, "not_any_more")
        events = answer(self, who, kind, value)
        given[id(self)] = number + 1
        return events

    monkeypatch.setattr(fists.Position, "answer", stricter)


def fists_left(monkeypatch: pytest.MonkeyPatch, answers: int) -> Record:
    fists.seat_it(monkeypatch)
    session = Session.new(fists.ID, SEATS, seed=3)
    play_on(session, Random(3), answers)
    record = session.record
    session.close()
    return record


def persons(record: Record) -> list[int]:
    """The numbers of the answers that people gave."""
    return [number for number, step in enumerate(record.steps) if step[0] != CHANCE]


@pytest.mark.parametrize("nth", [0, 1, 2, -2])
def test_an_autosave_that_no_longer_fits_goes_on_where_it_does(
    monkeypatch: pytest.MonkeyPatch, nth: int
) -> None:
    record = fists_left(monkeypatch, 8)
    step = persons(record)[nth]
    (path,) = saves.autosaves()
    before = sorted(contents(path.parent).values())
    with monkeypatch.context() as mended:
        refuse_from(mended, step)
        session = Session.go_on(path)
        assert session.record.steps[:step] == record.steps[:step]
        told = session.put_aside
        assert told is not None and told.left is Left.PART and told.aside is not None
        assert isinstance(told.error, RecordError) and told.error.place == f"steps[{step}]"
        session.close()
    assert set(before) <= set(contents(path.parent).values())
    # It is there to go on with at once, also after a crash, and without being told again.
    again = Session.go_on(path)
    assert again.record.steps[:step] == record.steps[:step] and again.put_aside is None
    again.close()


@pytest.mark.parametrize("nth", [0, 1, -1])
def test_a_save_that_no_longer_fits_opens_where_it_does_and_its_file_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, nth: int
) -> None:
    record = fists_left(monkeypatch, 8)
    path = tmp_path / "a.pierres"
    saves.save(path, record)
    text, step = path.read_bytes(), persons(record)[nth]
    refuse_from(monkeypatch, step)
    session = Session.open(path)
    assert session.record.steps[:step] == record.steps[:step]
    assert session.misfit is not None and session.misfit.place == f"steps[{step}]"
    # Saving asks for another file: there is more in this one.
    assert session.path is None and path.read_bytes() == text
    with pytest.raises(ValueError, match="no file"):
        session.save()
    session.close()


def test_a_save_whose_end_is_counted_otherwise_now_opens_at_its_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = fists_left(monkeypatch, 8)
    record.final = {"round": 99}
    path = tmp_path / "a.pierres"
    saves.save(path, record)
    session = Session.open(path)
    assert session.record.steps[: len(record.steps)] == record.steps
    assert session.misfit is not None and session.misfit.place == "final.round" and session.path is None
    session.close()


def test_a_save_that_fits_from_nowhere_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = fists_left(monkeypatch, 8)
    path = tmp_path / "a.pierres"
    saves.save(path, record)
    refuse_from(monkeypatch, 0)
    with pytest.raises(RecordError, match=r"steps\[0\]"):
        Session.open(path)
