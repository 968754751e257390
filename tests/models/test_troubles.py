"""Every trouble with a file is one sentence with the file in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from pierres.models import troubles
from pierres.rules import record
from pierres.rules.record import Record, RecordError
from pierres.store import files
from pierres.store.files import StoreError

PATH = Path("/jeux/dimanche.pierres")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("problem", [*files._REASONS, "failed"])
@pytest.mark.parametrize("action", ["read", "write", "remove", "list"])
def test_every_problem_of_the_store_has_a_sentence(action: str, problem: str) -> None:
    said = troubles.sentence(StoreError(action, PATH, problem, "the drive caught fire"))
    assert str(PATH) in said
    assert said.endswith(".") and "{" not in said and ": ." not in said
    assert ("caught fire" in said) == (problem == "failed")


def broken(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        record.read(text, str(PATH))
    return troubles.sentence(caught.value)


def test_a_save_of_a_newer_program_is_named_as_such() -> None:
    text = record.write(Record("aux-pierres", ("A", "B", "C")))
    newer = text.replace('"version": 1', '"version": 2')
    assert broken(newer) == f"{PATH} was saved by a newer version of Pierres."
    odd = text.replace('"version": 1', '"version": "one"')
    assert broken(odd) == f"{PATH} cannot be played: it is not a saved game (version)."


def test_broken_saves_say_where_and_why() -> None:
    text = record.write(Record("aux-pierres", ("A", "B", "C"), steps=[("A", "bid", {})]))
    assert broken(text[:40]).startswith(f"{PATH} cannot be played: it is damaged (line ")
    assert broken("[]") == f"{PATH} cannot be played: it is not a saved game."
    other = text.replace("aux-pierres", "whist")
    assert broken(other) == f"{PATH} cannot be played: this program does not know its game (game)."
    step = text.replace('["A", "bid", {}]', "[]")
    assert broken(step) == f"{PATH} cannot be played: this answer cannot be given (steps[0])."
    twice = text.replace('"seats"', '"seats": ["A"], "seats"')
    assert broken(twice) == f"{PATH} cannot be played: the same key occurs twice in it (seats)."
    huge = text.replace("{}", "1e999")
    assert broken(huge) == f"{PATH} cannot be played: something in it cannot be read (steps[0][2])."
    long = text.replace("{}", '{"' + "k" * 999 + '": 1e999}')
    assert len(broken(long)) < 250
    crowd = text.replace('["A", "B", "C"]', '["A", "A", "C"]')
    assert broken(crowd).startswith(f"{PATH} cannot be played: ")


def test_a_path_that_breaks_the_line_stays_in_one() -> None:
    path = Path("/jeux/di\nman\u202eche.pierres")
    shown = "/jeux/di\\nman\\u202eche.pierres"
    assert troubles.sentence(StoreError("read", path, "missing")).startswith(shown)
    assert str(StoreError("read", path, "missing")).startswith(shown)
    assert troubles.sentence(RecordError(str(path), "game", "")).startswith(shown)
    newer = RecordError(str(path), "version", "newer", "newer")
    assert troubles.sentence(newer).startswith(shown)
    assert files.one_line("L’or d’Inès\N{NO-BREAK SPACE}: 3") == "L’or d’Inès\N{NO-BREAK SPACE}: 3"
