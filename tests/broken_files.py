"""Ways in which a file that was good is so no longer: by accident, another version, or somebody's hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

Damage = Callable[[Path], None]


def made(change: Callable[[bytes], bytes]) -> Damage:
    """A damage that makes other bytes of the file's own."""
    return lambda path: path.write_bytes(change(path.read_bytes())) and None  # type: ignore[func-returns-value]


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "something").write_text("in it")


DAMAGES: dict[str, Damage] = {
    "cut off": made(lambda data: data[:-1]),
    "cut in half": made(lambda data: data[: len(data) // 2]),
    "a bit flipped": made(lambda data: data[:40] + bytes([data[40] ^ 4]) + data[41:]),
    "empty": made(lambda data: b""),
    "zeros": made(lambda data: bytes(len(data))),
    "newer version": made(lambda data: data.replace(b'"version":1', b'"version":2')),
    "other game": made(lambda data: data.replace(b'"game":"', b'"game":"x-')),
    "a key twice": made(lambda data: data.replace(b'{"format"', b'{"title":"a","title":"b","format"')),
    "wrong encoding": made(lambda data: data.decode().encode("utf-16")),
    "a folder": _folder,
}
"""What can be seen when a file is read."""

WRONG_ANSWERS: dict[str, Damage] = {
    "last answer": made(
        lambda data: data[: data.rindex(b'["')] + data[data.rindex(b'["') :].replace(b'["', b'["x', 1)
    ),
    "unknown player": made(lambda data: data.replace(b'"kind":"person"', b'"kind":"oracle"', 1)),
}
"""What can be seen only when the game is played again."""
