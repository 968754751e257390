"""Names of people: which will do, and why others will not."""

from __future__ import annotations

import pytest

from pierres.windows import names
from pierres.windows.names import Fault


@pytest.mark.parametrize(
    ("given", "found"),
    [
        (["Léa", "Hugo"], [None, None]),
        (["Léa", "léa"], [None, Fault.TAKEN]),
        (["Léa", " Léa  "], [None, Fault.TAKEN]),
        (["", "   "], [Fault.EMPTY, Fault.EMPTY]),
        (["chance", "Public", "STAKES"], [Fault.RESERVED] * 3),
        (["a" * 20, "a" * 21], [None, Fault.LONG]),
        (["a\x07b", "\u202egnp"], [Fault.UNPRINTABLE] * 2),
        (["李", "Zoë", "O’Brien"], [None, None, None]),
    ],
)
def test_faults(given: list[str], found: list[Fault | None]) -> None:
    assert names.faults(given) == found


def test_a_free_name_is_one_that_nobody_has() -> None:
    assert names.free_name([], ("Ann", "Bob")) == "Ann"
    assert names.free_name(["ann "], ("Ann", "Bob")) == "Bob"
    assert names.free_name(["Ann", "Bob"], ("Ann", "Bob")) == "Ann 2"
    with pytest.raises(ValueError, match="empty"):
        names.free_name([], ())
