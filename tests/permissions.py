"""Permissions that count: the tests may run as root, to whom nothing is forbidden otherwise."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

_VERSION = 0x20080522
_OVERRIDES = (1 << 1) | (1 << 2)
"""CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH: what lets root read and write whatever the permissions say."""


class _Header(ctypes.Structure):
    _fields_ = [("version", ctypes.c_uint32), ("pid", ctypes.c_int)]


class _Rights(ctypes.Structure):
    _fields_ = [
        ("effective", ctypes.c_uint32), ("permitted", ctypes.c_uint32), ("inheritable", ctypes.c_uint32),
    ]  # fmt: skip


@contextmanager
def forbidden(*paths: Path) -> Iterator[None]:
    """Nobody may write in these folders, or read these files; as they were before in the end."""
    if sys.platform == "win32":
        pytest.skip("permissions are another thing there")
    modes = {path: path.stat().st_mode for path in paths}
    with _as_everybody():
        for path in paths:
            path.chmod(0o500 if path.is_dir() else 0)
        try:
            yield
        finally:
            for path, mode in modes.items():
                path.chmod(mode)


@contextmanager
def _as_everybody() -> Iterator[None]:
    """Without the rights of root over files, in this thread."""
    if os.geteuid() != 0:
        yield
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header, rights = _Header(_VERSION, 0), (_Rights * 2)()
    if not hasattr(libc, "capset") or libc.capget(ctypes.byref(header), rights) != 0:
        pytest.skip("nothing is forbidden to root")
    rights[0].effective &= ~_OVERRIDES
    assert libc.capset(ctypes.byref(header), rights) == 0
    try:
        yield
    finally:
        rights[0].effective = rights[0].permitted
        assert libc.capset(ctypes.byref(header), rights) == 0
