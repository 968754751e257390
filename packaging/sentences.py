#!/usr/bin/env python3
"""Everything that the three games say in random games, each kind of sentence once, to be read by a person.

    sentences.py [--lang fr] [--number 20] [GAME …]

Of sentences that differ in names of players, cards and numbers only one is printed, after what it is: event, headline, answer, caution, refusal, now, place, story.
"""

import argparse
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication  # noqa: E402 -- of the checkout, and off screen

from pierres.language import LANGUAGES, LanguageSwitch  # noqa: E402
from pierres.players.chance import Chance  # noqa: E402
from pierres.rules.game import CHANCE, PUBLIC, Event, Illegal, Question  # noqa: E402
from pierres.store import library  # noqa: E402
from pierres.table import registry  # noqa: E402

NAMES = ("Agnès", "Bo", "Hélène", "Léa", "Tom", "Ysé")
ANSWERS = 400
"""So many answers a game: a random solitaire can go round in circles."""

Said = Iterator[tuple[str, str]]


def sentences(game_id: str, seed: int) -> Said:
    """What a random game says, each sentence with what it is."""
    rng, chance, game = Random(seed), Chance(seed), library.game(game_id)
    facts = game.facts
    options = {
        fact.name: rng.choice(fact.choices) for fact in facts.options if fact.choices and rng.random() < 0.4
    }
    seats = NAMES[: rng.randint(facts.seats_min, facts.seats_max)]
    if len(seats) == 2 and "two_players" in {fact.name for fact in facts.options}:
        options["two_players"] = True
    position = game.start(seats, options)
    cards = list(getattr(position, "characters", None) or getattr(game, "characters", {}))
    words = registry.wording(game_id, getattr(game, "characters", {}))
    history: list[Event] = []
    for _ in range(ANSWERS):
        questions = position.questions()
        if not questions:
            break
        question = rng.choice(questions)
        if question.who != CHANCE:
            yield from _asked(words, position, question, history, cards, rng)
            value = question.legal[rng.randrange(question.legal.size)]
        else:
            value = chance.answer(question)
        for event in position.answer(question.who, question.kind, value):
            history.append(event)
            for viewer in (PUBLIC, rng.choice(seats)):
                seen = event.seen_by(viewer)
                if seen is not None:
                    yield "event", words.event(seen) or ""
    view = position.view(PUBLIC)
    yield "headline", words.headline(view, None, None)
    for chapter in words.story([event for event in history if event.seen_by(PUBLIC)], seats):
        yield "story", chapter.title
        yield from (("story", text) for text in chapter.paragraphs)


def _asked(
    words: Any, position: Any, question: Question, history: list[Event], cards: list[str], rng: Random
) -> Said:
    """What is said to somebody who is asked, and to the others meanwhile."""
    public, view = position.view(PUBLIC), position.view(question.who)
    curtain = words.curtain(public, question.who)
    yield "curtain", f"{curtain.title} / {curtain.invitation} / {curtain.confirm}"
    yield "headline", words.headline(public, None, question.who)
    yield "headline", words.headline(view, question, question.who)
    yield "question", words.question(view, question)
    for _ in range(4):
        value = question.legal[rng.randrange(question.legal.size)]
        yield "answer", words.answer(view, question, value)
        yield "caution", words.caution(view, question, value)
    for seat in position.seats:
        yield from (("place", words.cell(view, seat, column.key).spoken) for column in words.columns(view))
    if hasattr(words, "now_text"):
        seen = [told for event in history if (told := event.seen_by(question.who)) is not None]
        for card in rng.sample(cards, min(8, len(cards))):
            yield from (("now", line) for line in words.now_text(view, card, seen).splitlines())
    yield from _refusals(words, position, question, cards, rng)


def _refusals(words: Any, position: Any, question: Question, cards: list[str], rng: Random) -> Said:
    """What is said to answers that are not legal."""
    tries: list[Any] = [{"fairy": 9}, {"silver": 9}, {"amulet": 1}, None, True, "up", ["waste", "f1"]]
    tries += [
        ["up", "down"],
        ["stock", "up"],
        ["f1", "up"],
        ["left", "right"],
        ["up", "f2"],
        ["waste", "centre"],
    ]
    tries += [{"stones": {"red": 9}, "coins": {"fairy": 1}}, {"red": 1}, "red", *position.seats]
    tries += rng.sample(cards, min(6, len(cards)))
    for value in tries:
        for kind in (question.kind, rng.choice(("play", "bid", "move"))):
            try:
                position.copy().answer(question.who, kind, value)
            except Illegal as illegal:
                yield "refusal", words.refusal(illegal)


def kind_of(text: str, things: list[str]) -> str:
    """A sentence without names, things and numbers: of each kind one is enough."""
    for name in (*NAMES, *things):
        text = text.replace(name, "*")
    text = re.sub(
        r"\b(the|le|la|du|de la|de|of the|au|à la|à|d[’']|l[’']|de l[’']|to) ?\*", "*", text, flags=re.I
    )
    text = re.sub(r"\d+", "#", text)
    return re.sub(r"\*( # [^,;.()]*)?((, | et | and | ou | or |; |\s; )\*( # [^,;.()]*)?)+", "*", text)


def things_of(game_id: str) -> list[str]:
    """The names of the cards, the long ones first."""
    words: Any = registry.wording(game_id, getattr(library.game(game_id), "characters", {}))
    cards = getattr(library.game(game_id), "characters", {})
    name = getattr(words, "card", None) or getattr(words, "character", None)
    return sorted({str(name(key)) for key in cards} if name else [], key=len, reverse=True)


def main() -> int:
    """Print the sentences of all games, or of those that are named."""
    parser = argparse.ArgumentParser(description="Print what the games say, each kind of sentence once.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(registry.TABLES))
    parser.add_argument("--lang", choices=LANGUAGES, default="fr")
    parser.add_argument(
        "--number", type=int, default=20, metavar="N", help="random games of each (default 20)"
    )
    args = parser.parse_args()
    app = QCoreApplication.instance() or QCoreApplication([])
    LanguageSwitch(app)(args.lang)
    for game_id in args.games or registry.TABLES:
        found: dict[tuple[str, str], str] = {}
        things = things_of(game_id)
        for seed in range(args.number):
            for what, text in sentences(game_id, seed):
                if text:
                    found.setdefault((what, kind_of(text, things)), text)
        print(f"== {game_id}: {len(found)}")
        print("".join(sorted(f"{what:9} {text}\n" for (what, _), text in found.items())), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
