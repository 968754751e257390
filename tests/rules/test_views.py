"""Two positions that differ only in what a viewer may not see look the same to him (R-I1 to R-I3)."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from pierres.rules.aux_pierres.constants import AMULET, COINS, COMMON, CURSED, FAIRY, SILVER
from pierres.rules.aux_pierres.position import Position
from pierres.rules.aux_pierres.spaces import Purchases
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import CHANCE, PUBLIC, Event, Question
from pierres.rules.legal import UpTo
from tests.rules.aux_pierres_house import OPTIONS, OWN_CARDS, sit
from tests.rules.random_play import play_on

# Own cards paid in coins show by the option offered that they can be paid, which cannot be helped (R-K2).
HIDING = [options for options in OPTIONS if "cards" not in options] + [
    {
        "cards": [
            card
            for card in OWN_CARDS
            if not any("coins" in option.get("pay", {}) for option in card["option"])
        ]
    }
]


# -- what a viewer may not see, put otherwise ----------------------------------------------------------


def otherwise(position: Position, viewer: str, rng: random.Random) -> Position:
    """The position with all that `viewer` may not see dealt out anew; the bank stays as it is."""
    twin = position.copy()
    hidden = [seat for seat, name in enumerate(position.seats) if name != viewer]
    if not position.box.open_purses:
        _share_out_purses(twin, hidden, rng)
    _close_other_fists(twin, viewer, rng)
    return twin


def _share_out_purses(twin: Position, hidden: list[int], rng: random.Random) -> None:
    for coin in range(len(COINS)):
        all_there = sum(twin.purses[seat][coin] for seat in hidden)
        for seat in hidden:
            twin.purses[seat][coin] = 0
        for _ in range(all_there):
            twin.purses[rng.choice(hidden)][coin] += 1
    twin.open = tuple(_asked_anew(twin, question) for question in twin.open)


def _asked_anew(twin: Position, question: Question) -> Question:
    """A private question as the rules would put it to the purse that its seat has now."""
    if not question.private:
        return question
    fairy, common, silver, cursed, amulet = twin.purses[twin.box.index[question.who]]
    legal: Any
    if question.kind == "bid":
        witch = question.about == "witch"
        legal = UpTo({"fairy": fairy, "common": common, "cursed": 0 if witch else cursed, "amulet": amulet})
    elif question.kind == "silver":
        legal = UpTo({"silver": silver, "amulet": amulet if twin.box.amulet_in_silver else 0})
    else:
        asked = question.legal
        assert isinstance(asked, Purchases)
        legal = Purchases(asked.bank, (fairy, common, silver), asked.gold, asked.silver)
    return question._replace(legal=legal)


def _close_other_fists(twin: Position, viewer: str, rng: random.Random) -> None:
    """Fists in the making: other coins in them, other seats that have closed theirs."""
    if not twin.open or twin.open[0].kind not in ("bid", "silver"):
        return
    kind = twin.open[0].kind
    character = twin.open[0].about
    asked = [question for question in twin.open if question.who == viewer]
    for seat in twin.participants:
        name = twin.seats[seat]
        if name == viewer:
            continue
        question = _asked_anew(twin, Question(name, kind, UpTo({}), character, True))
        twin.fists[seat] = None
        if rng.random() < 0.5:
            twin.fists[seat] = question.legal[rng.randrange(question.legal.size)]
        else:
            asked.append(question)
    if not asked:  # somebody's fist is open, or it would not be asked
        seat = next(seat for seat in twin.participants if twin.seats[seat] != viewer)
        twin.fists[seat] = None
        asked.append(_asked_anew(twin, Question(twin.seats[seat], kind, UpTo({}), character, True)))
    twin.open = tuple(asked)


@pytest.mark.parametrize("options", HIDING, ids=["box", "no_copy", "open", "own"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_what_a_viewer_may_not_see_does_not_change_his_view(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(f"{seats}:{sorted(options)}")
    different = Counter[str]()

    def look(position: Position, events: list[Event]) -> None:
        if rng.random() < 0.9:
            return
        for viewer in (PUBLIC, *position.seats):
            twin = otherwise(position, viewer, rng)
            different[viewer] += twin.purses != position.purses or twin.fists != position.fists
            there, here = position.view(viewer), twin.view(viewer)
            assert there == here
            assert spelled(there) == spelled(here)

    for _ in range(3):
        play_on(sit(seats, **options), rng, look, most=600)
    assert set(different) == {PUBLIC, *sit(seats).seats}
    assert min(different.values()) > 30, "the positions compared do differ"


def spelled(value: Any) -> str:
    """A value written out to its last detail, so that nothing can hide behind an equality."""
    if dataclasses.is_dataclass(value) or (isinstance(value, tuple) and hasattr(value, "_fields")):
        names = value._fields if isinstance(value, tuple) else [f.name for f in dataclasses.fields(value)]
        return f"{type(value).__name__}({', '.join(f'{n}={spelled(getattr(value, n))}' for n in names)})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{spelled(key)}: {spelled(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(spelled, value)) + "]"
    slots = [name for part in type(value).__mro__ for name in getattr(part, "__slots__", ())]
    if type(value).__module__.startswith("pierres."):
        return f"{type(value).__name__}({', '.join(f'{n}={spelled(getattr(value, n))}' for n in slots)})"
    assert value is None or isinstance(value, str | int | bool), f"{type(value)} in a view"
    return repr(value)


# -- what a viewer does see ----------------------------------------------------------------------------


def walk(value: Any) -> Iterator[Any]:
    """Everything that can be reached from a value by fields, keys, items and slots."""
    seen: set[int] = set()
    left = [value]
    while left:
        one = left.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        if isinstance(one, Mapping):
            left += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            left += one
        elif dataclasses.is_dataclass(one):
            left += [getattr(one, field.name) for field in dataclasses.fields(one)]
        else:
            names = [name for part in type(one).__mro__ for name in getattr(part, "__slots__", ())]
            left += [getattr(one, name) for name in names if not name.startswith("__")]
            left += vars(one).values() if hasattr(one, "__dict__") and not isinstance(one, type) else []


def test_nothing_hidden_can_be_reached_from_a_view() -> None:
    """By identity: no purse, fist or task of the position is there, only what was made for the viewer."""
    rng = random.Random(3)

    def look(position: Position, events: list[Event]) -> None:
        hidden = {id(position), id(position.purses), id(position.fists), id(position.todo), id(position.box)}
        hidden |= {id(purse) for purse in position.purses}
        hidden |= {id(fist) for fist in position.fists if fist is not None}
        for viewer in (PUBLIC, *position.seats):
            reached = list(walk(position.view(viewer)))
            assert not hidden & {id(one) for one in reached}
            for question in (one for one in reached if isinstance(one, Question)):
                assert not question.private or question.who == viewer

    play_on(sit(4), rng, look, most=400)


def test_a_view_is_frozen_and_stays_as_it_was() -> None:
    position = sit(3, {"auction": "fairy"})
    view = position.view("Ada")
    before = spelled(view)
    for seat, fist in (("Ada", {"fairy": 1}), ("Bo", {}), ("Cy", {"common": 2})):
        position.answer(seat, "bid", fist)
    assert spelled(view) == before
    with pytest.raises(AttributeError):
        view.round = 3  # type: ignore[misc]
    for counts in (view.bank, view.seats[0].stones, view.seats[0].purse):
        with pytest.raises(TypeError):
            counts["fairy"] = 9  # type: ignore[index]


def test_who_sees_which_purse_and_which_fist() -> None:
    position = sit(3, {"auction": "fairy"})
    position.answer("Ada", "bid", {"fairy": 3})
    own, other, public = (position.view(viewer) for viewer in ("Ada", "Bo", PUBLIC))
    assert own.seat("Ada").fist == {"fairy": 3, "common": 0, "cursed": 0, "amulet": 0}
    assert own.seat("Ada").purse == {"fairy": 8, "common": 2, "silver": 5, "cursed": 0, "amulet": 0}
    assert [question.who for question in own.questions] == []
    for view in (other, public):
        assert view.seat("Ada").fist is None
        assert view.seat("Ada").purse is None
    assert [question.who for question in other.questions] == ["Bo"]
    assert public.questions == ()
    assert position.view(CHANCE).seats == public.seats


def test_open_purses_still_hide_the_fists() -> None:
    """R-I2: the option shows purses; fists in the making are true secrets."""
    position = sit(3, {"auction": "fairy"}, purses="open")
    position.answer("Ada", "bid", {"fairy": 3})
    for viewer in ("Bo", PUBLIC):
        view = position.view(viewer)
        assert [seat.purse is not None for seat in view.seats] == [True] * 3
        assert view.seat("Ada").fist is None
        assert all(question.who == viewer for question in view.questions)


def test_an_unknown_seat_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        sit(3).view(PUBLIC).seat("Zoe")


def test_the_stages_of_an_auction() -> None:
    position = sit(3, {"auction": "ancient_dragon", "pile": ["thief"]})
    seen: list[View] = [position.view(PUBLIC)]
    for seat, fist in (("Ada", {"fairy": 1}), ("Bo", {"common": 1}), ("Cy", {})):
        position.answer(seat, "bid", fist)
    seen.append(position.view(PUBLIC))
    position.answer("Bo", "silver", {"silver": 2})
    position.answer("Ada", "silver", {})
    seen.append(position.view(PUBLIC))
    bid, silver, power = [view.auction for view in seen]
    assert bid is not None and silver is not None and power is not None
    assert (bid.stage, bid.participants, dict(bid.bids), bid.winner) == ("bid", ("Ada", "Bo", "Cy"), {}, None)
    assert (silver.stage, silver.participants) == ("silver", ("Ada", "Bo"))
    assert silver.bids["Bo"] == {"fairy": 0, "common": 1, "cursed": 0, "amulet": 0}
    assert dict(silver.silver) == {}
    assert (power.stage, power.winner, power.stack, power.second_bidders) == (
        "power",
        "Bo",
        ("ancient_dragon",),
        ("Ada",),
    )
    assert power.silver == {"Ada": {"silver": 0, "amulet": 0}, "Bo": {"silver": 2, "amulet": 0}}
    assert [view.up for view in seen] == ["ancient_dragon", "ancient_dragon", None]
    assert (bid.number, bid.of) == (2, 3)
    assert [question.kind for question in seen[2].questions] == ["colour"]
    position.answer("Bo", "colour", "red")
    assert position.view(PUBLIC).auction is None


def test_the_bag_is_seen_while_stones_are_drawn() -> None:
    position = sit(3, {"auction": "rainbow_dragon", "players": {"Bo": {"stones": {"red": 10}}}})
    for seat, fist in (("Ada", {"fairy": 1}), ("Bo", {}), ("Cy", {})):
        position.answer(seat, "bid", fist)
    position.answer("Ada", "colour", "red")
    position.answer(CHANCE, "stone", "blue")
    bag = position.view(PUBLIC).bag
    assert bag is not None
    assert bag.stones == {"red": 2, "blue": 11, "yellow": 12}
    assert (bag.drawn["blue"], bag.announced) == (1, "red")
    position.answer("Ada", "draw", False)
    assert position.view(PUBLIC).bag is None


def test_a_doubled_rainbow_dragon_is_announced_anew() -> None:
    position = sit(3, {"auction": "rainbow_dragon", "players": {"Ada": {"doppelganger": True}}})
    for seat, fist in (("Ada", {"fairy": 1}), ("Bo", {}), ("Cy", {})):
        position.answer(seat, "bid", fist)
    position.answer("Ada", "double", True)
    for colour, stone in (("red", "red"), ("blue", "yellow")):
        bag = position.view(PUBLIC).bag
        assert bag is not None and bag.announced is None
        events = position.answer("Ada", "colour", colour)
        assert [event.kind for event in events] == ["announced"]
        bag = position.view(PUBLIC).bag
        assert bag is not None and bag.announced == colour
        position.answer(CHANCE, "stone", stone)


# -- events --------------------------------------------------------------------------------------------


def test_what_events_tell_whom() -> None:
    """Fists in the making to their seat alone, the brigand's haul to the two concerned, the rest to all."""
    rng = random.Random(11)
    kinds = Counter[str]()

    def look(position: Position, events: list[Event]) -> None:
        for event in events:
            kinds[event.kind] += 1
            for viewer in (PUBLIC, *position.seats):
                told = event.seen_by(viewer)
                if event.kind == "fist_closed":
                    assert (told is not None) == (viewer == event.who)
                    continue
                assert told is not None
                assert told.private is None and told.sees == ()
                assert told.public is not None
                if event.kind == "seized":
                    assert ("coins" in told.public) == (viewer in (event.who, told.public["victim"]))
                else:
                    assert event.private is None and told == event

    for _ in range(6):
        play_on(sit(4), rng, look)
    assert {"fist_closed", "seized", "stole", "bought", "fists_opened", "game_over"} <= set(kinds)


def test_events_that_a_viewer_may_not_see_hold_for_two_purses_alike() -> None:
    """The brigand robs a full purse or an empty one: the third player is told the same (R-I3, R-X4)."""
    told = []
    for purse in ({"common": 5, "silver": 9}, {"common": 0, "silver": 0}):
        position = sit(3, {"auction": "brigand", "players": {"Bo": purse}})
        events = []
        for seat, fist in (("Ada", {"fairy": 1}), ("Bo", {}), ("Cy", {})):
            events += position.answer(seat, "bid", fist)
        events += position.answer("Ada", "victim", "Bo")
        told.append([event.seen_by("Cy") for event in events])
        haul = next(event.seen_by("Bo") for event in events if event.kind == "seized")
        assert haul is not None and haul.public is not None
        assert haul.public["coins"] == {coin: purse[coin] for coin in ("common", "silver")}
    assert told[0] == told[1]


def test_events_can_be_kept_by_whoever_hears_them() -> None:
    """Nothing in an event changes when the game goes on."""
    rng = random.Random(2)
    heard: list[tuple[Event, str]] = []
    play_on(sit(3), rng, lambda position, events: heard.extend((e, spelled(e)) for e in events), most=600)
    assert [spelled(event) for event, _ in heard] == [text for _, text in heard]


# -- questions (R-I3) ----------------------------------------------------------------------------------


def test_private_are_the_questions_that_a_purse_answers() -> None:
    rng = random.Random(5)
    kinds: dict[str, set[bool]] = {}

    def look(position: Position, events: list[Event]) -> None:
        for question in position.open:
            kinds.setdefault(question.kind, set()).add(question.private)

    for number in range(8):
        play_on(sit(4), random.Random(f"{rng.random()}:{number}"), look)
    for kind, private in kinds.items():
        assert private == {kind in ("bid", "silver", "buy")}, kind
    assert {"bid", "silver", "buy", "victim", "colour", "option", "pay", "character", "double"} <= set(kinds)


@pytest.mark.parametrize("coins", [(0, 0, 0, 0, 0), (9, 3, 7, 0, 2)])
def test_who_can_be_robbed_does_not_depend_on_purses(coins: tuple[int, ...]) -> None:
    for character in ("brigand", "thief"):
        position = sit(4, {"auction": character})
        for purse in position.purses[1:3]:
            purse[FAIRY], purse[COMMON], purse[SILVER], purse[CURSED], purse[AMULET] = coins
        for seat, fist in (("Ada", {"fairy": 1}), ("Bo", {}), ("Cy", {}), ("Di", {})):
            position.answer(seat, "bid", fist)
        assert list(position.questions()[0].legal) == ["Bo", "Cy", "Di"]
