"""What a person with a screen reader hears of each game, key by key, in French and English.

The transcripts are files: a change of what is said shows as a difference to be looked at. After the look,
`pytest tests/accessibility --write-transcripts` writes them anew.
"""

from __future__ import annotations

import difflib
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from pierres.rules.game import CHANCE, PUBLIC
from pierres.session import Session
from pierres.table import registry
from tests.accessibility.plays import PLAYS, Play
from tests.accessibility.reader import Reader, folders, missing
from tests.languages import spoken

FOLDER = Path(__file__).parent / "transcripts"
LACKS = missing()
pytestmark = pytest.mark.skipif(
    bool(LACKS), reason=f"no screen reader can run here without {', '.join(LACKS)}"
)


def reader_of(play: Play, language: str, folder: Path) -> Reader:
    """A play begun, in a process of its own that speaks `language`."""
    settings = Path(folders(folder)["XDG_CONFIG_HOME"], "pierres", "settings.json")
    settings.parent.mkdir(parents=True)
    # What is heard is the same whether things move or not: one language each way. Whether the solitaire can
    # be won is said when it is found out, sooner or later.
    chosen = {"motion": "fast" if language == "fr" else "off", "displays": {"est-royal": {"truth": False}}}
    settings.write_text(json.dumps(chosen))
    save = folder / "game.json"
    session = Session.new(play.game, play.seats, seed=play.seed, autosave=False)
    session.save_as(save)
    session.close()
    return Reader(folder, ["--lang", language, str(save)])


def transcript(reader: Reader, keys: tuple[str, ...]) -> str:
    """The keys struck and what is said after each."""
    lines = [*reader.heard]
    for number, key in enumerate(keys):
        lines += [f"> {key}", *reader.press(key)]
        if number % 4 == 3:
            # Whoever only listens knows what every place is called.
            reader.learn()
            assert reader.stale() == [], "\n".join(lines)
    return "\n".join(lines) + "\n"


def listen(play: Play, language: str, folder: Path) -> str:
    """What is heard of a play in one language."""
    with reader_of(play, language, folder) as reader:
        return transcript(reader, play.keys)


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.game)
def test_what_is_heard(
    play: Play, tmp_path: Path, qapp: Any, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Listening is mostly waiting: both languages at once.
    with ThreadPoolExecutor() as both:
        heard = {
            language: both.submit(listen, play, language, tmp_path / language) for language in ("en", "fr")
        }
    for language, future in heard.items():
        text, file = future.result(), FOLDER / f"{play.game}.{language}.txt"
        if request.config.getoption("write_transcripts"):
            file.write_text(text)
        expected = file.read_text()
        difference = difflib.unified_diff(
            expected.splitlines(), text.splitlines(), f"transcripts/{file.name}", "heard now", lineterm=""
        )
        assert text == expected, "\n".join(["another thing is heard than was:", *difference])
        for name, value in folders(tmp_path / language).items():
            monkeypatch.setenv(name, value)
        assert_all_is_told(play, language, text)


def assert_all_is_told(play: Play, language: str, text: str) -> None:
    """Every event that all may see was said, in its order."""
    session = Session.go_on(Session.unfinished()[0].path)
    assert session.steps_taken > len(play.keys) / 4, "the keys play"
    wording = registry.wording(play.game, session.characters())
    heard = " ".join(text.split())
    at = 0
    with spoken(language):
        # What chance laid out lay there when the reader came.
        steps = session.record.steps
        laid = next(step for step, (who, *_) in enumerate(steps) if who != CHANCE)
        for event in [event for step in range(laid, len(steps)) for event in session.told(step)]:
            seen = event.seen_by(PUBLIC)
            said = wording.event(seen) if seen is not None else None
            if said:
                at = heard.find(" ".join(said.split()), at)
                assert at >= 0, f"not heard: {said}"
    session.close()
