"""Files are written whole or not at all, and whatever goes wrong is said in one sentence."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pierres.store import files
from pierres.store.files import StoreError, trying

NOBODY = 65534


@pytest.fixture
def read_only_folder() -> Iterator[Path]:
    """A folder in which we may read and not write, also where the tests run as root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "old.txt").write_text("old")
        was = os.geteuid()
        if was == 0:
            os.chown(folder, NOBODY, NOBODY)
        folder.chmod(0o555)
        if was == 0:
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            os.seteuid(was)
            folder.chmod(0o755)


def failing(code: int) -> Callable[..., None]:
    def fail(*_arguments: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    files.atomic_write(path, "pierre précieuse — 宝石\n")
    assert files.read_text(path) == "pierre précieuse — 宝石\n"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("code", "problem"), [(errno.ENOSPC, "full"), (errno.EROFS, "forbidden"), (errno.EIO, "failed")]
)
def test_a_write_that_fails_keeps_the_old_text_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, code: int, problem: str
) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    monkeypatch.setattr(os, step, failing(code))
    with pytest.raises(StoreError) as caught:
        files.atomic_write(path, "new")
    assert (caught.value.action, caught.value.problem, caught.value.path) == ("write", problem, path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_crash_between_writing_and_replacing_keeps_the_old_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        pass

    def die(*_arguments: object) -> None:
        raise Killed

    path = tmp_path / "a.txt"
    path.write_text("old")
    monkeypatch.setattr(os, "replace", die)
    with pytest.raises(Killed):
        files.atomic_write(path, "new")
    assert path.read_text() == "old"


def test_the_text_is_on_the_disk_before_it_takes_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    fsync, replace = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda fd: (order.append(f"sync {os.fstat(fd).st_size}"), fsync(fd))[1])
    monkeypatch.setattr(os, "replace", lambda a, b: (order.append("replace"), replace(a, b))[1])
    files.atomic_write(tmp_path / "a.txt", "four")
    assert order == ["sync 4", "replace"]


def test_a_read_only_folder_says_so(read_only_folder: Path) -> None:
    with pytest.raises(StoreError, match="access is denied") as caught:
        files.atomic_write(read_only_folder / "old.txt", "new")
    assert caught.value.problem == "forbidden"
    assert files.read_text(read_only_folder / "old.txt") == "old"
    with pytest.raises(StoreError, match="cannot be removed: access is denied"):
        files.remove(read_only_folder / "old.txt")


def test_a_missing_folder_says_so(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "a.txt"
    with pytest.raises(StoreError) as caught:
        files.atomic_write(path, "new")
    assert str(caught.value) == f"{path} cannot be written: it does not exist."


def test_a_link_is_written_through(tmp_path: Path) -> None:
    target, link = tmp_path / "there.txt", tmp_path / "here.txt"
    target.write_text("old")
    link.symlink_to(target)
    files.atomic_write(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with names")
def test_what_is_no_file_is_neither_replaced_nor_waited_for(tmp_path: Path) -> None:
    """A pipe that nobody reads held up the whole program."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "device").symlink_to("/dev/full")
    (tmp_path / "folder").mkdir()
    for name in ("pipe", "device", "folder"):
        for write in (lambda path: files.atomic_write(path, "x"), files.refuse_no_file):
            with pytest.raises(StoreError, match="cannot be written") as caught:
                write(tmp_path / name)
            assert caught.value.problem == "not_a_file"
    with pytest.raises(StoreError, match="cannot be written"):
        files.atomic_write(tmp_path / "a\0b", "x")
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode) and (tmp_path / "device").is_symlink()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["device", "folder", "pipe"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with names")
def test_a_result_goes_into_a_pipe_as_it_comes_and_into_a_file_as_a_whole(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append((tmp_path / "pipe").read_bytes()))
    reader.start()
    files.write_out(tmp_path / "pipe", b"picture")
    reader.join()
    files.write_out(tmp_path / "file", b"picture")
    assert read == [b"picture"] and (tmp_path / "file").read_bytes() == b"picture"
    for name, problem in (("nowhere/file", "missing"), ("file/more", "not_a_folder"), (".", "not_a_file")):
        with pytest.raises(StoreError) as caught:
            files.write_out(tmp_path / name, b"x")
        assert caught.value.problem == problem
    (tmp_path / "full").symlink_to("/dev/full")
    with pytest.raises(StoreError, match="full"):
        files.write_out(tmp_path / "full", b"x")


def test_files_that_cannot_be_read_say_why(tmp_path: Path) -> None:
    (tmp_path / "latin.txt").write_bytes("é".encode("latin-1"))
    (tmp_path / "large.txt").write_bytes(b"x" * 11)
    os.mkfifo(tmp_path / "pipe")
    problems = {}
    for name in ("latin.txt", "large.txt", "pipe", "none.txt", "latin.txt/more", ".", "a\0b"):
        with pytest.raises(StoreError) as caught:
            files.read_text(tmp_path / name, limit=10)
        problems[name] = caught.value.problem
    assert problems == {
        "latin.txt": "not_text",
        "large.txt": "too_large",
        "pipe": "not_a_file",
        "none.txt": "missing",
        "latin.txt/more": "not_a_folder",
        ".": "not_a_file",
        "a\0b": "missing",
    }


def test_a_file_of_the_limit_and_one_with_a_mark_in_front_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes("\ufeffabcdefg".encode())
    assert files.read_text(path, limit=10) == "abcdefg"


def test_removing_what_is_not_there_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    files.remove(path)
    assert not path.exists()
    files.remove(path)


def test_what_the_system_says_stands_where_we_have_no_words_of_our_own(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught, trying("read", tmp_path):
        raise OSError(errno.EIO, "the drive caught fire")
    error = caught.value
    assert str(error) == f"{tmp_path} cannot be read: the drive caught fire."
