"""The engine and a referee of its own mind agree, from positions on where the rare things happen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from pierres.rules.game import Question
from pierres.rules.jeu_des_dragons.position import Position
from tests.rules.dragons_referee import GOOD, Referee, kind
from tests.rules.jeu_des_dragons_house import sit
from tests.rules.random_play import SIX, draw

RARE = ("copper", "princess", "archmage", "thief", "dragonslayer", "dracolich")
GAMES = 50
CHUNKS = 200
ANSWERS = 60

Start = dict[str, Any]


def shuffled(rng: random.Random) -> list[str]:
    """The pack, cards with rare powers sooner than others."""
    pack = list(sit(2).box.pack)
    rng.shuffle(pack)
    return sorted(pack, key=lambda card: kind(card) not in RARE and rng.random() < 0.6)


def dealt(pack: list[str], number: int) -> list[str]:
    """Cards from the top."""
    cards = pack[:number]
    del pack[:number]
    return cards


def rare_start(rng: random.Random, seats: int) -> Start:
    """Little gold, small stakes, debts, long flights with Coppers, and a deck that is soon renewed."""
    pack, names = shuffled(rng), SIX[:seats]
    players: dict[str, Start] = {}
    for name in names:
        flight, hand = (dealt(pack, rng.randrange(1, most)) for most in (6, 5))
        players[name] = {"gold": rng.choice((0, 0, 1, 3, 8, 20)), "flight": flight, "hand": hand}
        if rng.random() < 0.4:
            creditor = rng.choice([*(other for other in names if other != name), "stakes"])
            players[name] |= {"gold": 0, "debts": [[creditor, rng.randrange(1, 9)]]}
    ante, discard = dealt(pack, rng.randrange(4)), dealt(pack, rng.randrange(4))
    out_of_the_way(pack, players[names[-1]], rng.randrange(5) if rng.random() < 0.8 else 30)
    stakes = rng.choice((0, 1, 2, 3, 7, 30))
    return {
        "players": players,
        "stakes": stakes,
        "ante": ante,
        "discard": discard,
        "round": rng.randrange(1, 4),
    }


def princess_start(rng: random.Random, seats: int) -> Start:
    """The Archmage works as the anted Princess, and she herself may come back in the same play."""
    pack, names = shuffled(rng), SIX[:seats]
    coppers = [card for card in pack if kind(card) == "copper"]
    good = [card for card in pack if kind(card) in GOOD and card not in (*coppers, "bronze-1")]
    flight = ["bronze-1", *coppers[: rng.randrange(4, 7)], *good[: rng.randrange(3)]]
    rng.shuffle(flight)
    deck = ["thief", "dragonslayer"][: rng.randrange(1, 3)]
    pack = [card for card in pack if card not in (*flight, *deck, "archmage", "princess")]
    players: dict[str, Start] = {name: {"gold": rng.randrange(30), "hand": dealt(pack, 2)} for name in names}
    players[names[0]] |= {"flight": flight, "hand": ["archmage", *dealt(pack, rng.randrange(3))]}
    out_of_the_way(pack, players[names[-1]], rng.randrange(3))
    return {"players": players, "stakes": rng.choice((7, 8, 20, 60)), "ante": ["princess"]}


def out_of_the_way(pack: list[str], player: Start, left: int) -> None:
    """All but some cards of the pack lie in the flight of one player: the deck is small."""
    player["flight"] = [*player.get("flight", ()), *dealt(pack, len(pack) - left)]


def liked(position: Position, rng: random.Random) -> tuple[Question, Any]:
    """A question and an answer: cards with rare powers sooner than others."""
    question = rng.choice(position.open)
    if question.kind in ("play", "draw", "copy", "discard") and rng.random() < 0.8:
        rare = [card for card in question.legal if kind(card) in RARE]
        if rare:
            return question, "princess" if "princess" in rare else rng.choice(rare)
    return question, draw(question, rng)


def follow(position: Position, rng: random.Random) -> Counter[str]:
    """Play on, heard and looked at after every answer; how often the rare things have happened."""
    referee = Referee(position.snapshot())
    for _ in range(ANSWERS):
        if not position.open:
            break
        question, value = liked(position, rng)
        referee.hear(position.answer(question.who, question.kind, value))
        referee.look(position.snapshot(), position.open)
    return referee.seen


def games(chunk: int, begin: Callable[[random.Random, int], Start]) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        rng = random.Random(f"referee:{chunk}:{number}")
        options = {
            "gambits": rng.choice((0, 4)),
            "buy": rng.choice(("empty", "one_or_less")),
            "round_tie": rng.choice(("leader", "untied")),
            "strength_flight_cards": rng.choice(("all", "three", "two")),
        }
        seats = rng.randrange(2, 5)
        try:
            seen.update(follow(sit(seats, begin(rng, seats), **options), rng))
        except Exception as error:
            error.add_note(f"game {number} of chunk {chunk} from {begin.__name__}, options {options}")
            raise
    return seen


@pytest.mark.sampled(20)
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("begin", [rare_start, princess_start])
def test_the_referee_agrees(begin: Callable[[random.Random, int], Start], chunk: int) -> None:
    games(chunk, begin)


def test_the_rare_things_happen() -> None:
    """In games like these; else the referee would have nothing to say."""
    seen: Counter[str] = Counter()
    for chunk in range(CHUNKS, CHUNKS + 4):
        seen += games(chunk, rare_start) + games(chunk, princess_start)
    for what in (
        "emptied", "found empty", "refilled by a debtor", "came back", "gone before it was called",
        "ended while a princess called", "second princess", "came back, not called",
    ):  # fmt: skip
        assert seen[what], f"{what} never happened"
