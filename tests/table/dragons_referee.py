"""A referee for the forecasts of Le Jeu des dragons: it reads the English sentences, and lets the rules play.

The card is played in a copy of the true position, with all that the viewer could not see, and what follows
is answered at random. Every sentence must hold in every such game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from pierres.rules.game import CHANCE, Event
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.rounds import play
from pierres.rules.jeu_des_dragons.tasks import Turn
from pierres.store import library
from tests.languages import loose
from tests.rules.jeu_des_dragons_house import game
from tests.rules.random_play import SIX, draw

CARDS: Mapping[str, Card] = library.game("jeu-des-dragons").characters  # type: ignore[attr-defined]
_LABELS = {f"{card.names['en']} {card.strength}" if "-" in key else card.names["en"].removeprefix("The "): key
           for key, card in CARDS.items()}  # fmt: skip
_AFTER = frozenset({"price_turned", "passed", "flights_compared", "round_begins", "cleared"})
_BY_PEOPLE = frozenset({"blue", "target", "give", "take_ante", "copy", "slay", "discard", "next", "keep"})

Claim = tuple[Any, ...]

_SENTENCES: list[tuple[str, str]] = [
    (r"Played first in the round, its power triggers\.", "first"),
    (r"(\w+) plays first: what is played just before this card will decide\.", "leader"),
    (r"(?:If played now, i|I)ts power would trigger: (\d+) is not more than (\d+)\.", "triggers"),
    (r"(?:If played now, i|I)ts power would not trigger: (\d+) is more than (\d+)\.", "idle"),
    (r"It counts all the same\.", ""),
    (r"It has no power\. Its strength counts\.", "no power"),
    (r"That would make (\d+) gold\.", "counts"),
    (r"Taken from the stakes, that would empty them and end the gambit\.", "out ends"),
    (r"That would empty the stakes \((\d+) gold\) and end the gambit\.", "ends"),
    (r"It would take (\d+) gold\.", "takes"),
    (r"It would take (\d+) gold, and pay (\d+) gold of it straight back to the stakes: a debt\.", "repays"),
    (r"Strongest now: ([^.]+)\.", "strongest"),
    (r"It would be paid by ([^.]+)\.", "payers"),
    (r"(\w+) would pay (\d+) gold and owe (\d+) gold\.", "owes"),
    (r"(\w+) would pay nothing and owe (\d+) gold\.", "owes all"),
    (r"It would draw (\d+) cards?\.", "draws"),
    (r"A card for ([^.]+) too\.", "draws too"),
    (r"Ten cards in hand are the limit\.", "hand_full"),
    (r"There is no other card to draw\.", "no_cards"),
    (r"It would take ([^.]*)\.", "antes"),
    (r"It would slay ([^.]*)\.", "slays"),
    (r"A colour flight: (\d+) gold from each opponent\.", "colour"),
    (r"A strength flight, for gold and ante cards\.", "strength"),
    (r"But there is no mortal in any flight\.", "void no_mortal"),
    (r"But no opponent has good and evil dragons in one flight\.", "void nobody_mixes"),
    (r"But there is no such dragon\.", "void no_dragons"),
    (r"But no flight is stronger: no card to draw\.", "void nobody_ahead"),
    (r"But there is no card in that hand\.", "void hand_empty"),
    (r"But ten cards in hand are the limit\.", "void hand_full"),
    (r"But no ante card is left\.", "void no_antes"),
    (r"But there is no weaker dragon in any flight\.", "void nothing_weaker"),
    (r"But what it copies has no power\.", "void no_power"),
]
_PATTERNS = [(re.compile(pattern), name) for pattern, name in _SENTENCES]


def claims(text: str) -> list[Claim]:
    """What the sentences say; a sentence that nobody here understands is an error."""
    rest, found = loose(text), []
    while rest := rest.lstrip():
        for pattern, name in _PATTERNS:
            match = pattern.match(rest)
            if match is not None:
                if name:
                    found.append((name, *(int(g) if g.isdigit() else g for g in match.groups())))
                rest = rest[match.end() :]
                break
        else:
            raise AssertionError(f"not understood: {rest!r}")
    return [("void nobody_ahead",) if claim == ("draws", 0) else claim for claim in found]


class Played:
    """What happens when a card is played, from its play to the end of it."""

    def __init__(self, position: Position, who: str, card: str, rng: Random, out: bool = False) -> None:
        """`out`: whoever may take gold out of the stakes does."""
        twin = position.copy()
        self.events: list[Event] = []
        self.decided = -1
        """How many events there were when somebody had to decide something; -1 if nobody had."""
        self.first = ""
        """What kind of decision that was."""
        self.targets: tuple[str, ...] = ()
        twin.todo, twin.open = [], ()
        twin.turn = twin.box.index[who]
        play(twin, Turn(twin.turn), card, self.events)
        twin.go_on(self.events)
        while not self._over(twin):
            question = twin.open[0]
            if question.who != CHANCE:
                if self.decided < 0:
                    self.decided, self.first = len(self.events), question.kind
                if question.kind == "target":
                    self.targets = tuple(question.legal)
            value = "stakes" if out and question.kind == "blue" else draw(question, rng)
            self.events += twin.answer(question.who, question.kind, value)
        self.events = [*self._cut(self.events)]
        known = self.events if self.decided < 0 else self.events[: self.decided]
        new = [place for place, event in enumerate(known) if event.kind == "replaced"]
        self.certain = known[: new[0]] if new else known

    def _over(self, twin: Position) -> bool:
        if not twin.open or any(event.kind in _AFTER or event.kind == "gambit_ends" for event in self.events):
            return True
        question = twin.open[0]
        return question.kind not in _BY_PEOPLE and question.who != CHANCE

    @staticmethod
    def _cut(events: Sequence[Event]) -> Iterator[Event]:
        for event in events:
            if event.kind in _AFTER:
                return
            yield event
            if event.kind == "gambit_ends":
                return

    def all(self, kind: str) -> list[Mapping[str, Any]]:
        """The events of a kind, with whose they are."""
        return [{**(event.public or {}), "who": event.who} for event in self.events if event.kind == kind]

    def ends(self) -> bool:
        """Whether the stakes were emptied."""
        return any(event["why"] == "emptied" for event in self.all("gambit_ends"))


def _repaid(events: Sequence[Event], who: str) -> list[list[int]]:
    """What was taken out of the stakes, and how much of each sum went straight back."""
    sums: list[list[int]] = []
    at_once = False
    for event in events:
        data = event.public or {}
        if event.kind == "took":
            sums.append([data["taken"], 0])
            at_once = True
        elif event.kind == "repaid" and at_once:
            sums[-1][1] += data["amount"] if event.who == who and data["to"] == "stakes" else 0
        else:
            at_once = False
    return sums


def _people(text: str) -> set[str]:
    return set(re.split(r", | and ", loose(text)))


def holds(claim: Claim, position: Position, who: str, card: str, run: Callable[[bool], Played]) -> bool:
    """Whether what was said is what happens."""
    name, *values = claim
    seen = run(False)
    strength = position.box.strength
    first = next((e for e in seen.events if e.kind in ("triggered", "not_triggered")), None)
    why, before = (first.public["why"], first.public["before"]) if first and first.public else ("", "")
    if name.startswith("void "):
        return any(event["reason"] == name.removeprefix("void ") for event in seen.all("void"))
    match name:
        case "first":
            return why == "first" and position.turn == position.box.index[who]
        case "leader":
            return not position.played and position.name(position.turn) == values[0] != who
        case "triggers":
            return why in ("weaker", "equal") and values == [strength[card], strength[before]]
        case "idle":
            return why == "stronger" and values == [strength[card], strength[before]]
        case "no power":
            return not CARDS[card].effects
        case "counts":
            return [event["amount"] for event in seen.all("blue_chose")][:1] == values
        case "out ends":
            return run(True).ends()
        case "ends":
            return seen.ends() and values == [position.stakes]
        case "takes":
            return [values[0], 0] in _repaid(seen.events, who)
        case "repays":
            return values in _repaid(seen.events, who)
        case "strongest":
            names = _people(values[0])
            aimed = [event["target"] for event in seen.all("aimed")][:1]
            if len(names) > 1:
                return names == set(seen.targets)
            return names == set(aimed) and not seen.targets
        case "payers":
            paid = [e for e in seen.all("paid") if e["who"] != who]
            some, whole = ({e["who"] for e in paid if e["paid"] >= n * e["amount"]} for n in (0.01, 1))
            return _people(values[0]) in (some, whole)
        case "owes":
            owed = [(e["who"], e["paid"], e["amount"] - e["paid"]) for e in seen.all("paid")]
            return tuple(values) in owed
        case "owes all":
            return values in [[e["who"], e["amount"]] for e in seen.all("paid") if not e["paid"]]
        case "draws":
            return sum(event["who"] == who for event in seen.all("drew")) == values[0]
        case "draws too":
            return _people(values[0]) == {event["who"] for event in seen.all("drew")} - {who}
        case "hand_full" | "no_cards":
            return any(event["reason"] == name for event in seen.all("not_drawn"))
        case "antes":
            taken = {key for event in seen.all("took_antes") for key in event["cards"]}
            return {_LABELS[label] for label in _people(values[0])} <= taken
        case "slays":
            return [event["card"] for event in seen.all("slain")][:1] == [_LABELS[values[0]]]
        case "colour" | "strength":
            made = [(e["flight"], e["amount"]) for e in seen.all("special_flight")]
            return any(flight == name and values in ([], [amount]) for flight, amount in made)
    raise AssertionError(f"nobody looks at {claim}")


def missing(said: list[Claim], who: str, run: Callable[[bool], Played]) -> list[str]:
    """What happens for certain, whoever decides what, and is not said."""
    names = {claim[0] for claim in said}
    seen = run(False)
    lacks = []
    known = all(event.kind != "replaced" for event in seen.events[: max(seen.decided, 0)])
    if seen.first == "blue" and known and run(True).ends() and "out ends" not in names:
        lacks.append("out ends")
    for event in seen.certain:
        data = event.public or {}
        match event.kind:
            case "gambit_ends" if "ends" not in names:
                lacks.append("ends")
            case "void" if f"void {data['reason']}" not in names and "no power" not in names:
                lacks.append(f"void {data['reason']}")
            case "drew" if not names & {"draws", "draws too"}:
                lacks.append("draws")
            case "not_drawn" if event.who == who and data["reason"] not in names:
                lacks.append(data["reason"])
            case "took" if data["taken"] and not names & {"takes", "repays", "ends", "strength"}:
                lacks.append("takes")
            case "special_flight" if data["flight"] not in names:
                lacks.append(data["flight"])
    return lacks


# -- positions -----------------------------------------------------------------------------------------


def odd_start(rng: Random, seats: int) -> dict[str, Any]:
    """Full hands, small stakes, debts, many cards in flights, few antes."""
    names, pack = SIX[:seats], rng.sample(sorted(CARDS), len(CARDS))
    number = rng.choice((1, 2, 3))
    players: dict[str, Any] = {}
    for seat in names:
        flight = [pack.pop() for _ in range(rng.choice((number - 1, number - 1, number)))]
        hand = [pack.pop() for _ in range(min(rng.choice((1, 3, 6, 8, 9, 10)), len(pack) - 8))]
        players[seat] = {"hand": hand, "flight": flight, "gold": rng.choice((0, 1, 4, 9, 30, 60))}
        if rng.random() < 0.35:
            creditors = rng.sample(["stakes", *(other for other in names if other != seat)], 2)
            players[seat]["debts"] = [[to, rng.randint(1, 9)] for to in creditors]
            players[seat]["gold"] = 0
    leader = rng.randrange(seats)
    turn = (leader + rng.randrange(seats)) % seats
    played = []
    for step in range((turn - leader) % seats):
        seat = names[(leader + step) % seats]
        if players[seat]["flight"]:
            played.append([seat, players[seat]["flight"][-1]])
    ante = [pack.pop() for _ in range(rng.choice((0, 1, 2, seats)) if len(pack) > 8 else 0)]
    left = rng.choice((0, 1, 3, len(pack)))
    return {
        "players": players, "stakes": rng.choice((0, 1, 2, 3, 5, 8, 13, 40)), "round": number,
        "leader": names[leader], "turn": names[turn], "played": played, "ante": ante,
        "discard": pack[: len(pack) - left] if left else pack[:-1],
    }  # fmt: skip


def positions(rng: Random, options: Mapping[str, Any]) -> Iterator[Position]:
    """Every position of a random game in which a card could be played: from the box, or from an odd start."""
    seats = rng.randint(2, 6)
    start = odd_start(rng, seats) if rng.random() < 0.6 else None
    position = game().start(SIX[:seats], options, start)
    assert isinstance(position, Position)
    for _ in range(400 if start is None else 40):
        if position.over:
            return
        if position.round and position.open[0].who != CHANCE:
            yield position
        question = rng.choice(position.open)
        position.answer(question.who, question.kind, draw(question, rng))
