"""kill -9 at any moment loses at most the answer that is being given."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from pierres.session import Session
from pierres.session.autosave import put_broken_aside
from pierres.store import folders

SEATS = {"aux-pierres": "ABCD", "jeu-des-dragons": "ABCD", "est-royal": "A"}
ROUNDS = 5
"""So many kills in each part; 24 parts make 120."""

# It plays one game after another and says of each answer when it is given: the path of the autosave is not
# known to the one who kills, as it would not be to a person.
_PROGRAM = """
import sys
from random import Random
from PySide6.QtCore import QCoreApplication
from pierres.session.autosave import put_broken_aside
from pierres.session import Session
app = QCoreApplication([])
rng = Random(int(sys.argv[1]))
session = Session.new(sys.argv[2], tuple(sys.argv[3]), seed=int(sys.argv[1]))
print("ready", flush=True)
while not session.over:
    session.raise_curtain()
    legal = session.asked().legal
    session.answer(legal[rng.randrange(legal.size)])
    print(session.steps_taken, flush=True)
print("over", flush=True)
"""


def killed_after(game: str, seed: int, seconds: float) -> list[str]:
    """What a playing program had said when it was killed so long after its first answer could be given."""
    program = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, str(seed), game, SEATS[game]],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parent.parent,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "ready\n"
    time.sleep(seconds)
    os.kill(program.pid, signal.SIGKILL)
    said = program.stdout.read().split()
    program.stdout.close()
    program.wait()
    return said


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.sampled(8)
@pytest.mark.parametrize("part", range(24))
def test_a_killed_program_loses_at_most_the_answer_being_given(part: int) -> None:
    game = list(SEATS)[part // 8]
    rng = Random()
    confirmed_in_all = 0
    for round_ in range(4 * ROUNDS):
        if round_ >= ROUNDS and confirmed_in_all > ROUNDS * 3:
            break  # else too many were killed before their first answer, or after their last
        said = killed_after(game, part * ROUNDS + round_, rng.uniform(0, 0.3))
        assert put_broken_aside() == []
        left = Session.unfinished()
        if "over" in said or not said:
            # All had answered, or nobody yet: there is nothing to go on with, or the one answer in hand.
            assert len(left) <= 1
        else:
            confirmed = int(said[-1])
            assert len(left) == 1, f"{confirmed} answers were confirmed, and there is no autosave"
            session = Session.go_on(left[0].path)
            # One more answer, and chance's after it, may have been kept and not yet confirmed.
            assert session.steps_taken >= confirmed
            persons = [step for step in session.record.steps[confirmed:] if step[0] != "chance"]
            assert len(persons) <= 1
            confirmed_in_all += confirmed
            session.close()
        for path in folders.autosave_folder().iterdir():
            path.unlink()
    assert confirmed_in_all > ROUNDS * 3
