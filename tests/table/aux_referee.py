"""A referee for forecasts of Aux pierres du dragon: it reads the English sentences and lets the rules play.

The character is used in a copy of the true position, with all that the viewer could not see, and what follows
is answered at random. Every sentence must hold in every such game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from pierres.rules.aux_pierres.characters import Character, Option
from pierres.rules.aux_pierres.constants import COIN_SUPPLY, COINS, COLOURS
from pierres.rules.aux_pierres.effects import _empty_bag
from pierres.rules.aux_pierres.position import Position
from pierres.rules.aux_pierres.powers import can_pay
from pierres.rules.aux_pierres.state import State, without
from pierres.rules.aux_pierres.tasks import Use
from pierres.rules.game import CHANCE, Event
from pierres.store import library
from tests.languages import loose
from tests.rules.random_play import SIX, draw

GAME = library.game("aux-pierres")
CHARACTERS: Mapping[str, Character] = GAME.characters  # type: ignore[attr-defined]
Claim = tuple[Any, ...]

OWN_CARDS = [
    {"id": "own_coins", "en": "Coins", "option": [
        {"pay": {"coins": {"common": 2}}, "do": [{"op": "score", "n": 1}]},
        {"do": [{"op": "gain", "coin": "silver", "n": 3}]}]},
    {"id": "own_silver", "en": "Silver", "option": [
        {"pay": {"coins": {"silver": 4}}, "do": [{"op": "gain_stones", "colour": "choice", "n": 2}]}]},
    {"id": "own_gains", "en": "Gains", "option": [{"do": [
        {"op": "gain", "coin": "common", "n": 2}, {"op": "gain", "coin": "fairy", "n": 1},
        {"op": "gain_stones", "colour": "red", "n": 2}]}]},
    {"id": "own_theft", "en": "Theft", "option": [
        {"do": [{"op": "steal", "from": "chosen_other", "ladder": ["stone", "silver"], "n": 2}]}]},
    {"id": "own_seizure", "en": "Seizure", "option": [
        {"do": [{"op": "seize", "from": "second_bidder", "coins": ["fairy"]}]}]},
    {"id": "own_blue", "en": "Blue", "option": [{"do": [
        {"op": "banish", "who": "others", "colour": "blue"},
        {"op": "gain_stones", "colour": "blue", "n": 3}]}]},
    {"id": "own_prices", "en": "Prices", "option": [
        {"pay": {"stones": 1, "pattern": "any"}, "do": [{"op": "gain", "coin": "common", "n": 1}]},
        {"pay": {"stones": 2, "pattern": "distinct"}, "do": [{"op": "gain", "coin": "silver", "n": 3}]}]},
    {"id": "own_bag", "en": "Bag", "may_decline": True, "option": [
        {"pay": {"stones": 2, "pattern": "any"}, "do": [{"op": "bag_draw", "per_colour": 1, "keep": 2}]}]},
]  # fmt: skip
"""Cards that the box has not: coins as a price, several effects, other ladders, a price to be declined."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"double_copied": False},
    {"amulet_in_silver": False},
    {"purses": "open"},
    {"two_players": True},
    {"double_copied": False, "amulet_in_silver": False, "purses": "open", "two_players": True},
    {"cards": [{"deck": "special", **card} for card in OWN_CARDS]},
]

_THING = r"(?:\d+ (?:red|blue|yellow) stones?|\d+ (?:fairy gold|common gold|silver|cursed coins?|amulets?))"
_THINGS = rf"({_THING}(?:(?:, | and ){_THING})*)"
_NONE = (
    r"[Tt]he bank has no (red stone|blue stone|yellow stone|fairy gold|common gold|silver|cursed coin|amulet)"
)
_SENTENCES: list[tuple[str, str]] = [
    (rf"(\w+) would get {_THINGS}(?:; the bank has (\d+))?\.", "gets"),
    (rf"(?:Whoever wins|The winner) gets {_THINGS}(?:; the bank has (\d+))?\.", "anybody gets"),
    (r"Nobody holds it yet\.", "held"),
    (r"(\w+) holds it\.", "held"),
    (r"Can be chosen: ([^.]+)\.", "victims"),
    (r"Can be robbed: ([^.]+)\.", "victims"),
    (r"Second(?:-highest)? bidder: ([^.]+)\.", "seconds"),
    (r"Who the second bidder is, the open fists will tell\.", "undecided"),
    (r"The second-highest bidder will be known when the fists open\.", "undecided"),
    (r"The open fists will tell\.", "undecided"),
    (r"This will be known when the fists open\.", "undecided"),
    (r"(?:Whoever wins|The winner) may score (\d+) points?\.", "anybody scores"),
    (r"(\w+) may score (\d+) points?, and has (\d+)\.", "scores"),
    (r"(\w+) has no stone: the power costs nothing\.", "pays stones"),
    (r"(\w+) would pay (\d+) stones?\.", "pays stones"),
    (r"(\w+) would lose (\d+) fairy gold of this bid\.", "gives bid"),
    (r"(\w+) has bid no fairy gold: the power costs nothing\.", "gives bid"),
    (r"The coins of this bid have already been given: no effect\.", "void bid_given"),
    (r"Nobody can pay this now\.", "payers"),
    (r"Can pay: ([^.]+)\.", "payers"),
    (r"(\w+) can pay, but need not\.", "chooses"),
    (r"(\w+) can pay, and must\.", "must"),
    (r"(\w+) can pay\.", "can"),
    (r"(\w+) cannot pay, and gets: ([^.]+)\.", "cannot, gets"),
    (r"(\w+) cannot pay: no effect\.", "cannot, void"),
    (r"(\w+) cannot pay\.", "cannot"),
    (rf"{_NONE} left\.", "none"),
    (rf"{_NONE} left now; what is bid will be added\.", "none now"),
    (rf"The bank has only ({_THING}): no more can be gained\.", "only"),
    (rf"The bank has only ({_THING}) now; what is bid will be added\.", "only now"),
    (r"The bank has no stones: no effect\.", "bank"),
    (rf"In the bank: {_THINGS}\.", "bank"),
    (rf"In the bag: {_THINGS}\.", "bag"),
    (rf"Into the bag would go {_THINGS}\.", "into bag"),
    (r"((?:Red|Blue|Yellow): [^.]*)\.", "banished"),
    (r"The pile is empty: no effect\.", "void pile_empty"),
    (r"No other character lies in the row: no effect\.", "void row_empty"),
    (r"(\d+) characters? in the pile\.", "old pile"),
    (r"(\d+) characters? in the row\.", "old row"),
    (r"In the pile: (\d+) other characters?\.", "pile"),
    (r"In the row: (\d+) other characters?\.", "row"),
]
_PATTERNS = [(re.compile(pattern), name) for pattern, name in _SENTENCES]


def claims(text: str) -> list[Claim]:
    """What the lines say; one that nobody here understands is an error."""
    found: list[Claim] = []
    for line in loose(text).split("\n") if text else []:
        for pattern, name in _PATTERNS:
            match = pattern.fullmatch(line)
            if match is not None:
                found.append((name, *(int(g) if g and g.isdigit() else g for g in match.groups())))
                break
        else:
            raise AssertionError(f"not understood: {line!r}")
    return found


def counted(text: str) -> dict[str, int]:
    """Kind → number, of things listed in words."""
    counts = {}
    for placement in re.split(r", | and ", text):
        number, _, what = placement.partition(" ")
        counts[kind_of(what)] = int(number)
    return counts


def kind_of(words: str) -> str:
    """The kind of coin or the colour that words mean."""
    first = words.split()[0]
    return first if first in COLOURS else {"cursed": "cursed", "amulets": "amulet"}.get(first, first)


def people(text: str) -> set[str]:
    """The seats that a sentence lists."""
    return set(re.split(r", | and ", text))


class Used:
    """What happens when somebody uses a character; `choose` is the option, if several can be chosen."""

    def __init__(
        self,
        position: Position,
        who: str,
        key: str,
        rng: Random,
        choose: int | None = None,
        half: bool = False,
    ) -> None:
        self.decided = position.user >= 0
        """Whether there was a winner when the forecast was made."""
        self.who = who
        self.events: list[Event] = []
        self.asked: dict[str, list[Any]] = {}
        """Kind of question → its legal answers, the first time that it was asked."""
        twin = position.copy()
        self.before = twin
        if half:  # it goes on as it is
            return
        if not self.decided:
            self._bid(twin, rng)
        twin.user = twin.box.index[who]
        if any(twin.bag) or any(twin.drawn):
            _empty_bag(twin, kept=rng.random() < 0.5)
        if not twin.seconds:
            twin.seconds = tuple(seat for seat in twin.box.everybody if seat != twin.user)[
                : rng.randint(1, 5)
            ]
        twin.may_double = False
        twin.todo, twin.open = [], ()
        card = twin.box.characters[key]
        take_up(twin, card)
        twin.stack = twin.stack[:-1] if twin.stack and twin.stack[-1] is card else twin.stack
        twin.stack += (card,)
        self.before = twin.copy()
        self.payable = [n for n, option in enumerate(card.options) if can_pay(twin, option.pay)]
        twin.todo.append(Use(card, copied=True))
        twin.go_on(self.events)
        depth = len(twin.stack)
        while twin.open and len(twin.stack) >= depth:
            question = twin.open[0]
            kind = "chance" if question.who == CHANCE else question.kind
            size = question.legal.size
            if kind not in self.asked:
                self.asked[kind] = [question.legal[n] for n in range(min(size, 40))]
            value = draw(question, rng)
            if kind == "option" and choose is not None and len(self.asked) == 1:
                value = choose
            if kind == "use":
                value = True
            if kind in ("character", "chance") and any(e.op == "perform" for o in card.options for e in o.do):
                self.asked.setdefault("character", self.asked[kind])
                break
            self.events += twin.answer(question.who, question.kind, value)

    def _bid(self, twin: Position, rng: Random) -> None:
        """Everybody bids something, and pays."""
        bids = []
        for seat, purse in enumerate(twin.purses):
            fist = {coin: rng.randint(0, purse[n]) for n, coin in enumerate(COINS) if purse[n]}
            if rng.random() < 0.3:
                fist = {}
            fist.pop("cursed", None)
            if rng.random() < 0.7:
                fist.pop("silver", None)
            for coin, count in fist.items():
                purse[COINS.index(coin)] -= count
                if coin == "fairy":
                    twin.spent[seat] += count
                else:
                    twin.bank_coins[COINS.index(coin)] += count
            bids.append({coin: n for coin, n in fist.items() if n})
        if twin.bids is None:
            twin.bids = tuple(bids)

    def all(self, kind: str) -> list[Mapping[str, Any]]:
        """The events of a kind, with whose they are."""
        return [{**(e.public or {}), "who": e.who} for e in self.events if e.kind == kind]

    def gained(self) -> dict[str, int]:
        """What came from the bank, by kind."""
        counts: dict[str, int] = {}
        for event in [*self.all("gained"), *self.all("gained_stones")]:
            kind = event.get("coin") or event["colour"]
            counts[kind] = counts.get(kind, 0) + event["n"]
        return counts


def take_up(state: State, card: Character) -> None:
    """Lay the card where it lies when it is used: in the row."""
    if state.up is card:
        state.up = None
        state.row += (card,)
    elif card in state.stack:
        state.stack = state.stack[: len(state.stack) - state.stack[::-1].index(card)]
        if card not in state.row:  # just kept
            state.row += (card,)
    elif card in state.pile:
        state.pile = without(state.pile, card)
        state.row += (card,)
    elif card not in state.row:
        state.row += (card,)


def holds(claim: Claim, position: Position, key: str, used: list[Used]) -> bool:
    """Whether what was said is what happens, in every one of these games; `used`: one for each option."""
    name, *values = claim
    card = position.box.characters[key]
    bank = dict(zip((*COINS, *COLOURS), (*position.bank_coins, *position.bank_stones), strict=True))
    everybody = set(position.seats)
    users = {one.who for one in used}
    op = card.options[0].do[0].op
    if name.startswith("void "):
        reason = name.removeprefix("void ")
        return all(any(e["reason"] == reason for e in one.all("void")) for one in used)
    if values and values[0] in everybody and name not in ("held", "victims", "seconds", "payers"):
        if {values[0]} != users:
            return False
        values = values[1:]
    match name:
        case "gets":
            there = values[1] is None or values[1] in (bank[kind] for kind in counted(values[0]))
            return there and all(one.gained() == counted(values[0]) for one in used)
        case "anybody gets":
            there = values[1] is None or values[1] in (bank[kind] for kind in counted(values[0]))
            return there and all(one.gained() == counted(values[0]) for one in used)
        case "held":
            holder = position.holder
            return (position.name(holder) if holder >= 0 else None) == (values[0] if values else None)
        case "victims":
            return all(
                _victims(one) <= people(values[0])
                and (len(users) > 1 or people(values[0]) == set(one.asked.get("victim", _victims(one))))
                for one in used
            )
        case "seconds":
            names = people(values[0])
            return {position.name(seat) for seat in position.seconds} == names
        case "undecided":
            return position.user < 0
        case "anybody scores":
            most = [max((e["n"] for e in one.all("scored")), default=0) for one in used]
            return max(most) == values[0] or not any(most)
        case "scores":
            points, has = values
            got = [e["n"] for one in used for e in one.all("scored")]
            possible = max(got, default=points) == points
            return possible and has == position.score[position.box.index[used[0].who]]
        case "pays stones":
            n = values[0] if values else 0
            return all(sum(e["stones"].values()) == n for one in used for e in one.all("paid_stones")[:1])
        case "gives bid":
            n = values[0] if values else 0
            given = [e["fairy"] for one in used for e in one.all("gave_bid")]
            return bool(given) and set(given) == {n}
        case "payers":
            able = people(values[0]) if values else set()
            return all((one.who in able) == _pays(one, card) for one in used)
        case "chooses":
            return all(_pays(one, card) and _spared(one, card) for one in used)
        case "must":
            return all(_pays(one, card) and not _spared(one, card) and "use" not in one.asked for one in used)
        case "can":
            return all(_pays(one, card) for one in used)
        case "cannot, gets":
            alternatives = [counted(part) for part in values[0].split(" or ")]
            return all(not _pays(one, card) and one.gained() in alternatives for one in used)
        case "cannot, void":
            return all(not one.payable for one in used)
        case "cannot":
            return all(not _pays(one, card) for one in used)
        case "none":
            kind = kind_of(values[0])
            return not bank[kind] and all(not one.gained().get(kind) for one in used)
        case "none now":
            return not bank[kind_of(values[0])]
        case "only":
            ((kind, n),) = counted(values[0]).items()
            return bank[kind] == n and all(one.gained().get(kind, n) == n for one in used)
        case "only now":
            ((kind, n),) = counted(values[0]).items()
            return bank[kind] == n and all(one.gained().get(kind, n) >= n for one in used)
        case "bank":
            stones = counted(values[0]) if values else {}
            there = {colour: bank[colour] for colour in COLOURS if bank[colour]}
            if any(position.bag) or any(position.drawn):
                return False  # what is in the bag comes back before anything else
            return stones == there and (bool(stones) or not any(one.gained() for one in used))
        case "bag":
            stones = counted(values[0])
            return stones == {c: n for c, n in zip(COLOURS, position.bag, strict=True) if n}
        case "into bag":
            filled = [dict(e["stones"]) for one in used for e in one.all("bag_filled")[:1]]
            return bool(filled) and all(one == counted(values[0]) for one in filled)
        case "banished":
            said: dict[str, dict[str, int]] = {}
            for part in values[0].split("; "):
                colour, _, who = part.partition(": ")
                lost = (
                    {}
                    if who == "nobody"
                    else {w.rsplit(" ", 1)[0]: int(w.rsplit(" ", 1)[1]) for w in people(who)}
                )
                said[colour.lower()] = lost
            return all(
                said[e["colour"]] == dict(e["stones"]) for one in used for e in one.all("banished")[:1]
            )
        case "old pile" | "old row" | "pile" | "row":
            for one in used:
                lying = Counter(card.id for card in one.before.row)
                idle = lying - Counter(card.id for card in one.before.stack)
                if values[0] != (len(one.before.pile) if "pile" in name else idle.total()):
                    return False
            return op == "perform"
    raise AssertionError(f"nobody looks at {claim}")


def missing(said: list[Claim], position: Position, key: str, used: list[Used]) -> list[str]:
    """What happens for certain, and is not said: that nothing comes of it, or less than the card promises."""
    names = {claim[0] for claim in said}
    lacks = []
    bag = any(position.bag) or any(position.drawn)
    card = position.box.characters[key]
    hidden = any(option.pay is not None and option.pay.kind == "coins" for option in card.options)
    void = not bag and not hidden and all(one.events and one.events[0].kind == "void" for one in used)
    told = names & {"cannot, void", "payers", "bank", "cannot"} or "void " in " ".join(names)
    if void and not told:
        lacks.append("void")
    gains = [event for one in used for event in one.all("gained")]
    short = (
        position.user >= 0
        and len(card.options[0].do) == 1
        and card.options[0].do[0].op != "perform"  # what is used then has a forecast of its own
        and gains
        and all(event["n"] < event["wanted"] for event in gains)
    )
    if short and not names & {"none", "only"}:
        lacks.append("short")
    return lacks


def _priced(option: Option) -> bool:
    return option.pay is not None and option.pay.kind in ("stones", "coins")


def _spared(used: Used, card: Character) -> bool:
    """Whether an option can be chosen that costs no stones or coins."""
    return any(not _priced(card.options[n]) for n in used.payable)


def _pays(used: Used, card: Character) -> bool:
    """Whether one of the options that cost stones or coins can be chosen."""
    return any(_priced(card.options[n]) for n in used.payable)


def _victims(used: Used) -> set[str]:
    return {event["victim"] for kind in ("stole", "stole_nothing", "seized") for event in used.all(kind)[:1]}


# -- positions -----------------------------------------------------------------------------------------


def odd_start(rng: Random, seats: int, own: Sequence[str] = ()) -> dict[str, Any]:
    """A bank that is short of this or that, full purses, some points, copiers in the row."""
    names = SIX[:seats]
    left = dict(zip(COINS, COIN_SUPPLY, strict=True))
    stones = dict.fromkeys(COLOURS, 12)
    players: dict[str, Any] = {}
    greedy = rng.choice((*COINS, *COLOURS, ""))
    for seat in names:
        purse: dict[str, Any] = {}
        for coin in ("fairy", "common", "silver", "amulet"):
            most = left[coin] if coin == greedy and rng.random() < 0.5 else left[coin] // seats
            purse[coin] = rng.randint(most // 2 if coin == greedy else 0, most)
            left[coin] -= purse[coin]
        here = {}
        for colour in COLOURS:
            most = stones[colour] if colour == greedy or rng.random() < 0.1 else min(stones[colour], 3)
            here[colour] = rng.randint(0, most)
            stones[colour] -= here[colour]
        players[seat] = {**purse, "stones": here, "score": rng.choice((0, 0, 1, 2))}
    cards = [key for key in (*CHARACTERS, *own, *own, *own) if key != "witch"]
    rng.shuffle(cards)
    copiers = ["ghost", "imp", "goblin", "necromancer"]
    auction = rng.choice((*copiers, *cards))
    others = [key for key in dict.fromkeys(cards) if key != auction]
    row = ["witch", *others[: rng.randint(0, 4)]]
    pile = others[5 : 5 + rng.choice((0, 1, 2, 4))]
    if rng.random() < 0.3:
        free = [key for key in copiers if key != auction and key not in row and key not in pile]
        pile += free[:1]
    if "doppelganger" not in (auction, *row, *pile) and rng.random() < 0.5:
        players[rng.choice(names)]["doppelganger"] = True
    return {"auction": auction, "row": row, "pile": pile, "players": players}


def positions(rng: Random, options: Mapping[str, Any]) -> Iterator[Position]:
    """Positions of a random game at which a person is asked: from the box, or from an odd start."""
    least = 2 if options.get("two_players") else 3
    seats = rng.randint(least, 6)
    own = [card["id"] for card in options.get("cards", ())]
    start = odd_start(rng, seats, own) if rng.random() < 0.7 else None
    position = GAME.start(SIX[:seats], options, start)
    assert isinstance(position, Position)
    for _ in range(250 if start is None else 40):
        if not position.open:
            return
        if position.open[0].who != CHANCE:
            yield position
        question = rng.choice(position.open)
        position.answer(question.who, question.kind, draw(question, rng))
