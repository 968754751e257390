"""Random games by the thousand, and their records."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from string import ascii_uppercase

from pierres.command_line import Commands, complain, one_of, say, some_path, whole
from pierres.commands.player_files import RANDOM, BadPlayer, maker
from pierres.commands.tournament import Tally, Task, outcomes, rotated
from pierres.players.player import LEVELS
from pierres.players.registry import has_players
from pierres.rules import plain, registry
from pierres.rules import record as records
from pierres.rules.game import BadGame, Facts, checked_options, chosen_options
from pierres.rules.given import Json, shown
from pierres.rules.plain import NotPlain
from pierres.rules.record import Record
from pierres.rules.registry import GAMES
from pierres.store import library
from pierres.store.files import StoreError, atomic_write, made, one_line

USUAL_SEATS = 4
"""How many sit down where nobody says."""


def add_arguments(commands: Commands) -> None:
    """Add the command `simulate` to the subparsers of the command line."""
    simulate = commands.add_parser(
        "simulate",
        help="play games with random answers",
        description="Play games with random legal answers, and print a summary as one line of JSON.",
        epilog=f"Options of the rules: {'; '.join(map(_options_of, GAMES))}.",
    )
    simulate.add_argument("game", **one_of(GAMES))
    simulate.add_argument(
        "--seats",
        type=whole,
        metavar="N",
        help=f"players at the table (default {USUAL_SEATS}, or the nearest number that the game allows)",
    )
    simulate.add_argument("--games", type=whole, default=100, metavar="N", help="games to play (default 100)")
    simulate.add_argument("--seed", type=whole, default=1, metavar="N", help="seed of the random answers")
    simulate.add_argument(
        "--answers",
        type=whole,
        metavar="N",
        help="give up on a game after this many answers (default: by game)",
    )
    simulate.add_argument("--records", type=some_path, metavar="DIR", help="write each game as a record")
    simulate.add_argument(
        "--players",
        metavar="NAME,…",
        help=f"who plays each seat: {', '.join((*LEVELS, RANDOM))} or FILE.py:Class, a player of your own",
    )
    simulate.add_argument(
        "--rotate", action="store_true", help="move the list of players on by one seat in each game"
    )
    simulate.add_argument(
        "--samples", type=whole, metavar="N", help="worlds that the three levels imagine for an answer"
    )
    simulate.add_argument(
        "--jobs", type=whole, metavar="N", help="play so many games with players at a time (default 1)"
    )
    simulate.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="play by this option of the rules, such as gambits=6 or redeal=true (may be repeated); "
        "random: each game has options of its own, but for those that are given",
    )


class _BadArgument(ValueError):
    """What was asked for makes no sense; the sentence begins with the argument."""


def main(args: argparse.Namespace) -> int:
    """Play the games and print the summary. Returns the exit code; 2 is bad input, told in one sentence."""
    try:
        tasks = _tasks(args)
        if args.records is not None:
            made(args.records)
        summary = _played(args, tasks)
    except _BadArgument as error:
        return complain(str(error))
    except StoreError as error:
        return complain(f"--records: {error}")
    say(json.dumps(summary))
    return 0


def _tasks(args: argparse.Namespace) -> list[Task]:
    """The games that are asked for, in their order. Raises _BadArgument."""
    for name in ("games", "answers"):
        number = getattr(args, name)
        if number is not None and number < 1:
            raise _BadArgument(f"--{name}: expected a number from 1 on, not {number}")
    facts = library.game(args.game).facts
    try:
        chosen, any_others = _chosen(args.option, facts)
    except BadGame as error:
        raise _BadArgument(f"--option: {error}") from None
    names = _players(args)
    seats = _seats(args, names, chosen)
    word_of = {kind: word for word, kind in facts.counted.items()}
    tasks = []
    for number in range(args.games):
        options = {**random_options(facts, random.Random(f"{args.seed}:{number}:options")), **chosen}
        options = chosen_options(facts, options if any_others else chosen)
        players = rotated(names, number) if names and args.rotate else names
        seed, most = f"{args.seed}:{number}", args.answers or facts.given_up_after
        tasks.append(Task(args.game, players, seats, options, seed, args.samples, most, word_of))
    return tasks


def _seats(
    args: argparse.Namespace, names: tuple[str, ...] | None, options: dict[str, Json]
) -> tuple[str, ...]:
    """The seats at the table: as many as are asked for, or as there are players. Raises _BadArgument."""
    game = library.game(args.game)
    least, most = game.facts.seats_min, game.facts.seats_max
    usual = max(least, min(USUAL_SEATS, most)) if names is None else len(names)
    number = usual if args.seats is None else args.seats
    # One too many is enough for the game to refuse it, and there are no more letters than 26.
    seats = tuple(ascii_uppercase[: max(0, min(number, most + 1))])
    try:
        game.start(seats, options)
    except BadGame as error:
        if not str(error).startswith("seats: "):
            raise _BadArgument(f"--option: {error}") from None
        wanted = str(error).removeprefix("seats: ").rpartition(", not ")[0]
        argument = "--seats" if names is None else "--players"
        raise _BadArgument(f"{argument}: {wanted}, not {number}") from None
    return seats


def _played(args: argparse.Namespace, tasks: Sequence[Task]) -> dict[str, Json]:
    """Play the games, write their records, and return the summary. Raises StoreError."""
    facts = library.game(args.game).facts
    counts = dict.fromkeys(facts.counted, 0)
    wins = dict.fromkeys(tasks[0].seats, 0)
    tally = Tally(tasks[0].names or ())
    answers = given_up = 0
    seconds = 0.0
    for number, (task, outcome) in enumerate(zip(tasks, outcomes(tasks, args.jobs or 1), strict=True)):
        seconds += outcome.seconds
        answers += len(outcome.steps)
        given_up += outcome.winners is None
        for word, count in outcome.counts.items():
            counts[word] += count
        for winner in outcome.winners or ():
            wins[winner] += 1
        tally.add(task, outcome)
        if args.records is not None:
            record = Record(
                args.game,
                task.seats,
                dict(task.options),
                steps=list(outcome.steps),
                final=dict(outcome.final),
            )
            atomic_write(args.records / f"{args.game}-{args.seed}-{number:05d}.json", records.write(record))
    capped: dict[str, Json] = {} if tasks[0].most is None else {"capped": given_up}
    return {
        "games": len(tasks), "answers": answers, "seconds": round(seconds, 3),
        "games_per_second": round(len(tasks) / seconds, 1), "answers_per_second": round(answers / seconds),
        **counts, **capped, "wins": dict(wins), **tally.as_json(),
    }  # fmt: skip


def _players(args: argparse.Namespace) -> tuple[str, ...] | None:
    """The names after `--players`, or None: random answers. Raises _BadArgument."""
    for name in ("samples", "jobs"):
        number = getattr(args, name)
        if number is not None and number < 1:
            raise _BadArgument(f"--{name}: expected a number from 1 on, not {number}")
    if args.players is None:
        for name in ("rotate", "samples", "jobs"):
            if getattr(args, name):
                raise _BadArgument(f"--{name}: it needs --players")
        return None
    if not has_players(args.game):
        raise _BadArgument(f"--players: {args.game} is played by one, and has no computer players")
    names = tuple(args.players.split(","))
    for name in dict.fromkeys(names):
        try:
            maker(args.game, name)
        except BadPlayer as error:
            raise _BadArgument(f"--players: {error}") from None
    if args.seats not in (None, len(names)):
        raise _BadArgument(f"--players: expected {args.seats} of them, as --seats says, not {len(names)}")
    return names


def _options_of(game_id: str) -> str:
    """The options of a game and what they may be, for the help."""
    words = []
    for option in registry.facts(game_id).options:
        choices = [str(choice).lower() for choice in option.choices]
        if option.numbers:
            choices = [f"{option.numbers[0]} to {option.numbers[-1]}"]
        words.append(f"{option.name} ({', '.join(choices) or 'JSON'})")
    return f"{game_id}: {', '.join(words)}"


def _chosen(given: Sequence[str], facts: Facts) -> tuple[dict[str, Json], bool]:
    """The options given as NAME=VALUE, and whether the others are `random`. Raises BadGame."""
    chosen: dict[str, Json] = {}
    any_others = False
    known = [option.name for option in facts.options]
    for text in given:
        name, equals, value = text.partition("=")
        if text == RANDOM:
            any_others = True
        elif not equals or not name:
            raise BadGame(f"expected NAME=VALUE or {RANDOM}, not {shown(text)}")
        elif name not in known:
            raise BadGame(f"{shown(name)} is not an option of {facts.id}; there are {', '.join(known)}")
        elif name in chosen:
            raise BadGame(f"{one_line(name)} is given twice")
        else:
            chosen[name] = _value(value)
    try:
        checked_options(facts, chosen)
    except BadGame as error:
        raise BadGame(str(error).removeprefix("options.")) from None
    return chosen, any_others


def _value(text: str) -> Json:
    """A value as JSON has it (true, 12, "a name", a list), or else a name as it stands."""
    try:
        return plain.read(text)
    except NotPlain:
        return text


def random_options(facts: Facts, rng: random.Random) -> dict[str, Json]:
    """An option in two is not as usual; numbers are such as people would choose."""
    options: dict[str, Json] = {}
    for option in facts.options:
        values: Sequence[Json] = option.choices
        if option.numbers and isinstance(option.default, int):
            values = option.numbers[: max(3 * option.default, 12)]
        if values and rng.random() < 0.5:
            options[option.name] = rng.choice(values)
    return options
