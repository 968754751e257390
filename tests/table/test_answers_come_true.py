"""What an answer says of itself, and what is warned of before it, is what the rules then do; random games."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from pierres.rules.game import CHANCE, PUBLIC, Event, Question
from pierres.table import registry
from tests.languages import loose, spoken
from tests.rules import jeu_des_dragons_house
from tests.rules.random_play import draw
from tests.table import aux_referee, dragons_referee
from tests.table.aux_referee import counted, kind_of

pytestmark = pytest.mark.usefixtures("qapp")

GAMES, BATCH = 1000, 10
MOST = 12
"""So many answers of one question are tried."""


def tried(question: Question, rng: Random) -> list[Any]:
    """Different answers of a question: all, or some at random."""
    legal = question.legal
    values = list(legal) if legal.size <= MOST else [draw(question, rng) for _ in range(MOST)]
    return [value for place, value in enumerate(values) if value not in values[:place]]


class Given:
    """What happens when an answer is given and everything after it is answered at random, for a while."""

    def __init__(self, position: Any, question: Question, value: Any, rng: Random, most: int = 12) -> None:
        twin = position.copy()
        self.chance: list[str] = []
        """Of what chance may choose, where it is asked at once."""
        self.events: list[Event] = list(twin.answer(question.who, question.kind, value))
        if twin.open and twin.open[0].who == CHANCE:
            self.chance = [twin.open[0].legal[n] for n in range(twin.open[0].legal.size)]
        self.at_once = len(self.events)
        over = {"auction", "round_begins", "game_over"} | (
            {"fists_opened"} if question.kind in ("bid", "silver") else set()
        )
        for _ in range(most):
            if not twin.open or any(event.kind in over for event in self.events):
                break
            asked = twin.open[0]
            self.events += twin.answer(asked.who, asked.kind, draw(asked, rng))

    def first(self, kind: str) -> Mapping[str, Any]:
        """The first event of a kind, with whose it is; {} if there is none."""
        for event in self.events:
            if event.kind == kind:
                return {**(event.public or {}), "who": event.who}
        return {}

    def last(self, kind: str) -> Mapping[str, Any]:
        """The last event of a kind."""
        for event in reversed(self.events):
            if event.kind == kind:
                return {**(event.public or {}), "who": event.who}
        return {}


def counts_in(text: str) -> dict[str, int]:
    """Stones or coins in words, as counts; "nothing" is none."""
    text = text.strip()
    return {} if text in ("nothing", "empty fist") else counted(text)


# -- Aux pierres du dragon -----------------------------------------------------------------------------


def aux_false(
    position: Any, view: Any, asked: Question, value: Any, said: tuple[str, str], rng: Random
) -> str:
    """What is false of an answer's text and of the warning; "" if nothing is."""
    text, warned = said
    given = Given(position, asked, value, rng)
    match asked.kind:
        case "bid" | "silver":
            opened = given.first("fists_opened")
            assert opened["round"] == {"bid": "gold", "silver": "silver"}[asked.kind]
            match = re.fullmatch(r"(.*) — value (\d+)", text)
            worth = int(match[2]) if match else 0
            if worth != opened["values"][asked.who] or bool(value) != bool(match):
                return f"worth {opened['values'][asked.who]}"
            cursed = any(e.kind == "cursed" and asked.who in e.public["by"] for e in given.events)
            alone = bool(value.get("amulet")) and not opened["values"][asked.who] and not cursed
            return (
                ""
                if (warned.startswith("Cursed"), warned.startswith("An amulet")) == (cursed, alone)
                else "warning"
            )
        case "pay":
            return "" if given.first("paid_stones")["stones"] == counts_in(text.lower()) else "paid"
        case "colour":
            return aux_colour(position, view, value, text, given)
        case "victim":
            name, _, stones = text.partition(" — ")
            robbed = [e for kind in ("stole", "stole_nothing", "seized") if (e := given.first(kind))]
            held = {c: n for c, n in view.seat(value).stones.items() if n}
            return "" if robbed[0]["victim"] == name and counts_in(stones) == held else "victim"
        case "draw":
            return aux_draw(view, value, text, warned, given)
        case "buy":
            bought = given.first("bought")
            if text == "Buy nothing":
                return "" if not bought["stones"] else "bought"
            stones, _, coins = text.partition(" for ")
            short = {kind_of(part.partition(" ")[2]): int(part.partition(" ")[0])
                     for part in re.split(r", | and ", stones)}  # fmt: skip
            paid = {kind_of(part.partition(" ")[2]): int(part.partition(" ")[0])
                    for part in re.split(r", | and ", coins)} if coins != "empty fist" else {}  # fmt: skip
            return "" if (short, paid) == (bought["stones"], bought["coins"]) else f"bought {bought}"
    return ""


def aux_colour(position: Any, view: Any, value: str, text: str, given: Given) -> str:
    first = next(e for e in given.events if e.kind in ("gained_stones", "stole", "banished", "announced"))
    if first.public["colour"] != value or value not in text.lower():
        return f"colour {first}"
    match first.kind:
        case "gained_stones":
            return "" if text.endswith(f" — {view.bank[value]} in the bank") else "bank"
        case "announced":
            total = len(given.chance)
            return "" if text.endswith(f" — {given.chance.count(value)} of {total} in the bag") else "bag"
        case "banished":
            held = sum(seat.stones[value] for seat in view.seats)
            return "" if re.search(rf" — {held} stones? on the table$", text) else "table"
    return "" if text == f"A {value} stone" else "stolen"


def aux_draw(view: Any, value: bool, text: str, warned: str, given: Given) -> str:
    if not value:
        kept = counts_in(text.removeprefix("Stop and keep "))
        return "" if given.first("bag_kept")["stones"] == kept else "kept"
    bad, total = given.chance.count(view.bag.announced), len(given.chance)
    if text != f"Draw another stone — {bad} of {total} would lose all":
        return f"{bad} of {total}"
    return "" if bool(warned) == (bad == total) else "warning"


# -- Le Jeu des dragons --------------------------------------------------------------------------------


def dragons_false(
    position: Any, view: Any, asked: Question, value: Any, said: tuple[str, str], rng: Random
) -> str:
    """What is false of an answer's text and of the warning; "" if nothing is."""
    text, warned = said
    given = Given(position, asked, value, rng, 0)
    ends = any(e.kind == "gambit_ends" and e.public["why"] == "emptied" for e in given.events)
    match asked.kind:
        case "play":
            triggered = bool(given.first("triggered")) and given.first("triggered")["card"] == value
            empty = any(e.kind == "void" and e.public["reason"] == "no_power" and e.public["card"] ==
                        e.public["of"] == value for e in given.events)  # fmt: skip
            if text.endswith(": its power triggers") != (triggered and not empty):
                return "triggers"
            seat = next(seat for seat in view.seats if seat.name == asked.who)
            return dragons_barred(position, asked, value, seat, warned, rng)
        case "blue":
            chose = given.first("blue_chose")["amount"]
            if not re.search(rf"\b{chose} gold\b", text):
                return f"amount {chose}"
            return "" if bool(warned) == ends else "warning"
        case "give" if value == "pay":
            paid = given.first("paid")
            short = paid["amount"] - paid["paid"]
            if text != f"Pay {paid['amount']} gold":
                return f"paid {paid}"
            return "" if warned == (f"{short} gold of it would be owed" if short else "") else "owed"
        case "give":
            gave = given.first("gave") or given.first("showed")
            return "" if gave["card"] == value and text.startswith("Give: ") else "gave"
        case "target":
            total = sum(position.box.strength[card] for card in view.seat(value).flight)
            return "" if text == f"{value}, flight of strength {total}" else "target"
    return ""


def dragons_barred(position: Any, asked: Question, value: str, seat: Any, warned: str, rng: Random) -> str:
    """A flight that is said to be barred after the play is so, unless what follows takes a card away."""
    if not warned:
        return ""
    twin = position.copy()
    twin.answer(asked.who, asked.kind, value)
    now = twin.view(asked.who).seat(asked.who)
    if not now.flight:
        return ""  # the gambit is over
    god = warned.removeprefix("beside ").removesuffix(" this flight cannot win")
    return "" if now.barred and not seat.barred and now.barred == god.lower() else "barred"


REFEREES = {
    "aux-pierres": (aux_referee.positions, aux_referee.OPTIONS, aux_false),
    "jeu-des-dragons": (dragons_referee.positions, jeu_des_dragons_house.OPTIONS, dragons_false),
}


@pytest.mark.sampled(20)
@pytest.mark.parametrize("batch", range(GAMES // BATCH))
@pytest.mark.parametrize("game", sorted(REFEREES))
def test_what_an_answer_says_is_what_comes_of_it(game: str, batch: int) -> None:
    positions, options, false = REFEREES[game]
    looked = 0
    with spoken("en"):
        for seed in range(batch * BATCH, (batch + 1) * BATCH):
            rng = Random(seed)
            for position in positions(rng, options[seed % len(options)]):
                asked = rng.choice(position.open)
                if rng.random() > 0.3:
                    continue
                characters = getattr(position, "characters", dragons_referee.CARDS)
                words = registry.wording(game, characters)
                viewer = asked.who if asked.private else rng.choice((*position.seats, PUBLIC))
                view = position.view(viewer)
                for value in tried(asked, rng):
                    said = loose(words.answer(view, asked, value)), loose(words.caution(view, asked, value))
                    wrong = false(position, view, asked, value, said, rng)
                    assert not wrong, (seed, viewer, asked.kind, asked.about, value, said, wrong)
                    looked += 1
    assert looked > 100
