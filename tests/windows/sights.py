"""Everything that can stand in the window: each page, each table in its phases, each window beside it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from random import Random

from pierres.rules import record as records
from pierres.session import Session
from pierres.store import statistics as statistics_file
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from tests.players_at_table import play_on
from tests.windows.people import begin, seats, take_guards_away

AUX, DRAGONS, ROYAL = "aux-pierres", "jeu-des-dragons", "est-royal"
GAMES = (AUX, DRAGONS, ROYAL)
NAMES = ("Léa", "Hugo", "Inès")
TO_THE_END = 5000
WON = Path(__file__).parent.parent / "scenarios" / "est_royal_won.jsonl"


@cache
def written(game_id: str, steps: int, seed: int = 4) -> str:
    """A game by chance as its record, so many answers on; played without a window, which is much faster."""
    if game_id == ROYAL and steps == TO_THE_END:
        return WON.read_text("utf-8").splitlines()[0]  # chance alone never wins, and goes on for ever
    options = {"gambits": 1} if game_id == DRAGONS else {}
    names = NAMES[: 1 if game_id == ROYAL else 3]
    players = {seat.name: {"colour": seat.colour} for seat in seats(*names)}
    session = Session.new(game_id, names, options, players, seed=seed, autosave=False)
    play_on(session, Random(seed), steps)
    text = records.write(session.record)
    session.close()
    return text


def game(window: MainWindow, game_id: str, steps: int, seed: int = 4) -> Session:
    """The window opens such a game."""
    path = Path(window.controller.saves_folder()) / f"{game_id}-{steps}-{seed}.pierres"
    path.write_text(written(game_id, steps, seed), "utf-8")
    assert window.controller.open(path)
    take_guards_away(window)
    assert window.controller.session is not None
    return window.controller.session


def begun(window: MainWindow, game_id: str) -> Session:
    """A new game lies on the table."""
    options = {"gambits": 1} if game_id == DRAGONS else {}
    return begin(window, *NAMES[: 1 if game_id == ROYAL else 3], options=options, game=game_id)


def asked(window: MainWindow, game_id: str) -> None:
    """Somebody is asked, on their own side where the question is private."""
    session = game(window, game_id, 9 if game_id == DRAGONS else 20)
    if session.curtain is not None:
        session.raise_curtain()
    assert session.asked() is not None


def covered(window: MainWindow, game_id: str) -> None:
    """The curtain is down for the next person."""
    session = begun(window, game_id)
    session.raise_curtain()
    question, page = session.asked(), window.pages.table
    assert page is not None and question is not None
    session.answer(next(iter(question.legal)))
    assert page.gate.phase is Phase.COVERED


def paused(window: MainWindow, game_id: str) -> None:
    """The table is hidden until somebody is there again."""
    asked(window, game_id)
    window.pages.pause()
    assert window.curtain.is_down


def over(window: MainWindow, game_id: str) -> None:
    """The last position lies on the table."""
    assert game(window, game_id, TO_THE_END).over


def story(window: MainWindow, game_id: str) -> None:
    """The page that follows the end."""
    over(window, game_id)
    window.pages.show_story()


def clock(window: MainWindow) -> None:
    """A solitaire whose clock is in sight and runs."""
    window.settings.displays[ROYAL] = {"clock": True}
    asked(window, ROYAL)


def shelf(window: MainWindow) -> None:
    """The shelf with a game to go on with, a list of others, and saved ones."""
    for game_id in GAMES:
        game(window, game_id, 3)
        begun(window, game_id)
    window.pages.show_start()


def statistics(window: MainWindow) -> None:
    """The statistics of some games."""
    lines = [
        {
            "id": f"{game_id}-{number}", "game": game_id, "ended": f"2026-11-{number:02}T18:00:00+00:00",
            "seats": NAMES[: 1 if game_id == ROYAL else 3], "winners": NAMES[:1], "answers": 100,
            "scores": dict.fromkeys(NAMES[:1 if game_id == ROYAL else 3], 12 * number),
        }
        for game_id in GAMES
        for number in (1, 2, 3)
    ]  # fmt: skip
    file = statistics_file.file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    window.pages.show_statistics()
    assert window.pages.statistics is not None and window.pages.statistics.games


def of_a_game(show: Callable[[MainWindow], object]) -> Callable[[MainWindow], None]:
    """Something that is shown beside a game."""

    def do(window: MainWindow) -> None:
        asked(window, AUX)
        show(window)

    return do


TABLES: Mapping[str, Callable[[MainWindow], object]] = {
    **{f"begun {name}": partial(begun, game_id=name) for name in GAMES},
    **{f"asked {name}": partial(asked, game_id=name) for name in GAMES},
    **{f"covered {name}": partial(covered, game_id=name) for name in (AUX, DRAGONS)},
    **{f"paused {name}": partial(paused, game_id=name) for name in GAMES},
    **{f"over {name}": partial(over, game_id=name) for name in GAMES},
}
"""The table, as the window shows it."""

PAGES: Mapping[str, Callable[[MainWindow], object]] = {
    "empty shelf": lambda window: window.pages.show_start(),
    "shelf": shelf,
    **{f"new {name}": lambda window, name=name: window.pages.show_new_game(name) for name in GAMES},
    **{f"story {name}": partial(story, game_id=name) for name in GAMES},
    "no statistics": lambda window: window.pages.show_statistics(),
    "statistics": statistics,
    "settings": lambda window: window.actions_.all["settings"].trigger(),
    **{f"rules {name}": lambda window, name=name: window.dialogs.show_help("rules", name) for name in GAMES},
    "keys": lambda window: window.actions_.all["keys"].trigger(),
    "about": lambda window: window.actions_.all["about"].trigger(),
    "open": lambda window: window.files.ask_open(),
    "save": of_a_game(lambda window: window.files.ask_save()),
    "export": lambda window: window.files.ask_export(),
}
"""All else: the other pages, and what stands beside the window."""
