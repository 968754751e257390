"""What stands beside the answers of a save is read by the table and the statistics: they bear anything."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from pierres.windows.main_window import MainWindow
from tests.mutations import a_save, mutated

KNOWN = ("format", "version", "game", "seats", "steps")


@pytest.mark.sampled(40)
@pytest.mark.parametrize("number", range(60))
def test_a_table_bears_whatever_stands_in_a_save(
    window: MainWindow, tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pierres.table.est_royal.solving.Solving.start", lambda *_: None)
    rng = Random(number)
    whole = a_save(number)
    path = tmp_path / "save.pierres"
    shown = 0
    while shown < 4:
        # Some damage to the notes alone, so that most can be opened; some to all of it.
        notes = {key: value for key, value in whole.items() if key not in KNOWN}
        text = mutated(whole, rng) if rng.random() < 0.3 else _with(whole, mutated(notes, rng))
        path.write_bytes(text)
        if window.controller.open(path):
            shown += 1
            window.grab()
            window.pages.show_statistics()
            window.grab()
        else:
            assert str(path) in window.notice.text()
        assert path.read_bytes() == text


def _with(whole: dict[str, object], notes: bytes) -> bytes:
    """The text of a record whose notes are `notes`, whatever is in them."""
    known = json.dumps({key: whole[key] for key in KNOWN}, ensure_ascii=False).encode()
    return known[:-1] + b", " + notes.lstrip()[1:]
