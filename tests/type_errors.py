"""What mypy says of a few lines, as it would be said of them in the project."""

from __future__ import annotations

import textwrap
from pathlib import Path

from mypy import api

CACHE = Path(__file__).parents[1] / ".mypy_cache"


def type_errors(lines: str) -> list[str]:
    """The messages of `mypy --strict` for some lines of Python, without their places."""
    options = ["--config-file=", "--strict", "--python-version", "3.11", "--cache-dir", str(CACHE)]
    said, failed, _ = api.run([*options, "-c", textwrap.dedent(lines)])
    assert not failed, failed
    return [line.partition(": error: ")[2] for line in said.splitlines() if ": error: " in line]
