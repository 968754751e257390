"""Positions that differ only in what a viewer may not see look the same to him; what he saw stays known."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from pierres.rules.game import CHANCE, PUBLIC, Event, Question
from pierres.rules.jeu_des_dragons import choices
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.tasks import Demand, TakeBlind
from pierres.rules.legal import Names
from tests.rules.jeu_des_dragons_house import OPTIONS, hands, sit
from tests.rules.random_play import play_on
from tests.rules.test_views import spelled, walk

# -- what a viewer may not see, put otherwise ----------------------------------------------------------


def otherwise(position: Position, viewer: str, rng: random.Random) -> Position:
    """The position with all that `viewer` may not see dealt out anew."""
    twin = position.copy()
    number = position.box.index.get(viewer, len(position.seats))
    others = [seat for seat in position.box.everybody if seat != number]
    if not position.box.open_hands:
        _swap_unsure(twin, number, others, rng)
        _deal_unseen(twin, number, others, rng)
    if twin.open and twin.open[0].kind == "ante":
        _choose_antes(twin, number, rng)
    twin.open = tuple(_asked_anew(twin, question) for question in twin.open)
    return twin


def _mask(twin: Position, card: str, viewer: int) -> int:
    return twin.seen[card][viewer] if card in twin.seen else 0


def _swap_unsure(twin: Position, viewer: int, others: list[int], rng: random.Random) -> None:
    """A card that may be in either of two hands goes to the other one, for one that he has not seen."""
    for card in list(twin.seen):
        mask = _mask(twin, card, viewer)
        holder = next(seat for seat, hand in enumerate(twin.hands) if card in hand)
        places = [seat for seat in others if mask & 1 << seat and seat != holder]
        if not places or holder not in others:
            continue
        other = rng.choice(places)
        unseen = [one for one in twin.hands[other] if not _mask(twin, one, viewer)]
        if unseen:
            _swap(twin, holder, card, other, rng.choice(unseen))


def _swap(twin: Position, here: int, card: str, there: int, other: str) -> None:
    twin.hands[here] = tuple(other if one == card else one for one in twin.hands[here])
    twin.hands[there] = tuple(card if one == other else one for one in twin.hands[there])


def _deal_unseen(twin: Position, viewer: int, others: list[int], rng: random.Random) -> None:
    """The cards that the viewer has not seen, of deck and other hands, are shuffled."""
    unseen = [card for seat in others for card in twin.hands[seat] if not _mask(twin, card, viewer)]
    pool = [*unseen, *twin.deck]
    rng.shuffle(pool)
    deck, rest = pool[: len(twin.deck)], pool[len(twin.deck) :]
    for seat in others:
        kept = [card for card in twin.hands[seat] if _mask(twin, card, viewer)]
        while len(kept) < len(twin.hands[seat]):
            kept.append(rest.pop())
        rng.shuffle(kept)
        twin.hands[seat] = tuple(kept)
    twin.deck = twin.box.in_order(deck)


def _choose_antes(twin: Position, viewer: int, rng: random.Random) -> None:
    """Other antes, and other seats that have chosen theirs."""
    asked = [question for question in twin.open if twin.box.index[question.who] == viewer]
    for seat in twin.players:
        if seat != viewer:
            twin.chosen[seat] = rng.choice(twin.hands[seat]) if rng.random() < 0.5 else None
            if twin.chosen[seat] is None:
                asked.append(Question(twin.name(seat), "ante", Names(()), "", True))
    if not asked:  # somebody is still to choose, or it would not be asked
        seat = next(seat for seat in twin.players if seat != viewer)
        twin.chosen[seat] = None
        asked.append(Question(twin.name(seat), "ante", Names(()), "", True))
    twin.open = tuple(asked)


def _asked_anew(twin: Position, question: Question) -> Question:
    """A private question as the rules would put it to the hand, or to the deck, that there is now."""
    if not question.private:
        return question
    task = twin.todo[-1] if twin.todo else None
    if question.who == CHANCE:
        cards = twin.hands[task.victim] if isinstance(task, TakeBlind) else twin.deck
        return question._replace(legal=Names(cards))
    hand = twin.hands[twin.box.index[question.who]]
    if isinstance(task, Demand) and question.kind == "give":
        fit = choices.that_fit(twin, task.card, task.effect, hand)
        return question._replace(legal=Names((*fit, "pay")))
    return question._replace(legal=Names(hand))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_a_viewer_may_not_see_does_not_change_his_view(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(f"{seats}:{options}")
    different = Counter[str]()

    def look(position: Position, events: list[Event]) -> None:
        if rng.random() < 0.85:
            return
        for viewer in (PUBLIC, *position.seats):
            twin = otherwise(position, viewer, rng)
            different[viewer] += twin.hands != position.hands or twin.chosen != position.chosen
            there, here = position.view(viewer), twin.view(viewer)
            assert there == here
            assert spelled(there) == spelled(here)

    for _ in range(50):
        play_on(sit(seats, **options), rng, look, most=500)
        if len(different) > seats and min(different.values()) > 30:
            break
    else:
        raise AssertionError("the positions compared do not differ")


def test_an_unsure_card_is_put_elsewhere_and_the_view_is_the_same() -> None:
    """The same after a blind take that only two have seen, the rarest of secrets."""
    swapped = 0
    for number in range(40):
        position = _robbed_of_what_all_know()
        rng = random.Random(number)
        for viewer in ("Di", PUBLIC):
            twin = otherwise(position, viewer, rng)
            swapped += ("gold-9" in twin.hands[0]) != ("gold-9" in position.hands[0])
            assert spelled(twin.view(viewer)) == spelled(position.view(viewer))
    assert swapped


def test_nothing_hidden_can_be_reached_from_a_view() -> None:
    """By name: no card that is neither open, nor one's own, nor seen."""
    rng = random.Random(3)

    def look(position: Position, events: list[Event]) -> None:
        hidden = {id(position), id(position.hands), id(position.chosen), id(position.todo), id(position.box)}
        for number, viewer in enumerate((*position.seats, PUBLIC)):
            view = position.view(viewer)
            reached = list(walk(view))
            assert not hidden & {id(one) for one in reached}
            cards = {one for one in reached if isinstance(one, str) and one in position.box.cards}
            secret = {
                card
                for seat, hand in enumerate(position.hands)
                if seat != number
                for card in hand
                if not _mask(position, card, number)
            } | set(position.deck)
            # A card at work, or gone by a Copper's power, is named until that is done, though the deck may
            # have it again.
            secret -= {one for one in walk((view.todo, view.working, view.gone)) if isinstance(one, str)}
            assert not cards & secret

    for seats in (2, 4):
        play_on(sit(seats), rng, look, most=500)


# -- what a viewer does see ----------------------------------------------------------------------------


def known(position: Position, viewer: str, seat: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    there = position.view(viewer).seat(seat)
    return there.known, there.maybe


def _given() -> Position:
    """Ada has asked Bo for a weaker evil dragon, and he has given her one."""
    cards = hands(Ada="green-8 white-1", Bo="black-5 white-2", Cy="red-2 gold-9 gold-11", Di="white-4")
    position = sit(4, {"stakes": 20, "players": cards})
    position.answer("Ada", "play", "green-8")
    position.answer("Bo", "give", "black-5")
    return position


def test_a_card_given_is_known_to_all_until_it_is_played() -> None:
    position = _given()
    for viewer in ("Bo", "Cy", "Di", PUBLIC):
        assert known(position, viewer, "Ada") == (("black-5",), ())
    assert known(position, "Ada", "Ada") == ((), ())
    assert position.view("Ada").seat("Ada").hand == ("black-5", "white-1")
    position.answer("Bo", "play", "white-2")
    assert known(position, "Di", "Ada") == (("black-5",), ())


def test_a_card_shown_is_known_to_all_and_stays() -> None:
    """D-28: the hand of the taker is full."""
    cards = hands(
        Ada="princess black-1 black-2 black-3 black-5 black-7 black-9 blue-1 blue-2|gold-4 brass-5",
        Bo="gold-6 white-2|red-2 green-2",
    )
    position = sit(2, {"stakes": 20, "round": 3, "players": cards})
    position.answer("Ada", "play", "princess")
    position.answer("Ada", "next", "gold-4")
    position.answer(CHANCE, "draw", "white-1")
    position.answer(CHANCE, "draw", "white-3")
    told = position.answer("Bo", "give", "gold-6")
    assert Event("showed", "Bo", {"card": "gold-6", "to": "Ada"}) in told
    for viewer in ("Ada", PUBLIC):
        assert known(position, viewer, "Bo") == (("gold-6",), ())


def _robbed() -> Position:
    """Ada has taken gold-9 blind out of Cy's three cards."""
    players = hands(Ada="red-5 white-1", Bo="white-2", Cy="red-2 gold-9 gold-11|red-12", Di="white-4 white-8")
    position = sit(4, {"stakes": 20, "round": 2, "players": players})
    position.answer("Ada", "play", "red-5")
    position.answer(CHANCE, "take", "gold-9")
    return position


def _robbed_of_what_all_know() -> Position:
    """All have seen Bo give gold-9 to Cy; then Ada takes it blind."""
    players = hands(
        Ada="red-3 white-1|white-4", Bo="gold-9 white-2 black-1|red-12", Cy="brass-4 red-2 gold-11|copper-10",
        Di="white-3 white-8|black-2",
    )  # fmt: skip
    position = sit(4, {"stakes": 20, "round": 2, "leader": "Cy", "players": players})
    position.answer("Cy", "play", "brass-4")
    position.answer("Bo", "give", "gold-9")
    assert known(position, "Di", "Cy") == known(position, "Ada", "Cy") == (("gold-9",), ())
    position.answer("Di", "play", "white-3")
    position.answer("Ada", "play", "red-3")
    position.answer(CHANCE, "take", "gold-9")
    return position


def test_a_card_taken_blind_is_known_to_its_old_and_its_new_owner() -> None:
    position = _robbed()
    assert known(position, "Cy", "Ada") == (("gold-9",), ())
    for viewer in ("Bo", "Di", PUBLIC):
        assert known(position, viewer, "Ada") == ((), ())
    assert "gold-9" in (position.view("Ada").seat("Ada").hand or ())


def test_a_blind_take_makes_the_others_unsure_whichever_card_it_was() -> None:
    position = _robbed_of_what_all_know()
    for viewer in ("Bo", "Di", PUBLIC):
        assert known(position, viewer, "Cy") == ((), ("gold-9",))
        assert known(position, viewer, "Ada") == ((), ("gold-9",))
    assert known(position, "Cy", "Ada") == (("gold-9",), ())
    assert known(position, "Ada", "Cy") == ((), ())


def test_of_an_empty_hand_nobody_is_unsure() -> None:
    """All know that Bo has gold-9; Ada takes one of his two cards, he plays the other one."""
    players = hands(Ada="red-5 white-1", Bo="gold-9 white-2|red-12", Cy="white-3|white-4")
    position = sit(3, {"stakes": 20, "round": 2, "players": players})
    position.seen["gold-9"] = (2, 2, 2, 2)
    position.answer("Ada", "play", "red-5")
    position.answer(CHANCE, "take", "gold-9")
    assert known(position, "Cy", "Ada") == known(position, PUBLIC, "Bo") == ((), ("gold-9",))
    position.answer("Bo", "play", "white-2")
    assert known(position, "Cy", "Ada") == (("gold-9",), ())
    assert known(position, PUBLIC, "Bo") == ((), ())


def test_ante_cards_taken_are_known_to_all() -> None:
    start = {
        "stakes": 20,
        "ante": ["fool", "gold-6"],
        "players": hands(Ada="bronze-11 white-1", Bo="white-2"),
    }
    position = sit(2, start)
    position.answer("Ada", "play", "bronze-11")
    assert known(position, "Bo", "Ada") == known(position, PUBLIC, "Ada") == (("gold-6", "fool"), ())


def test_who_has_chosen_his_ante_is_nobodys_business() -> None:
    start = {"round": 0, "players": hands(Ada="red-10 black-2", Bo="gold-6 black-3", Cy="white-4 black-5")}
    position = sit(3, start)
    before = {viewer: position.view(viewer) for viewer in ("Bo", "Cy", PUBLIC)}
    (event,) = position.answer("Ada", "ante", "red-10")
    assert event.seen_by("Bo") is None and event.seen_by(PUBLIC) is None
    assert {viewer: position.view(viewer) for viewer in before} == before
    own = position.view("Ada")
    assert own.seat("Ada").chosen == "red-10" and own.questions == ()
    assert own.seat("Ada").hand_size == 2
    assert own.asked == (("Ada", "ante"), ("Bo", "ante"), ("Cy", "ante"))


def test_who_is_asked_to_give_answers_in_private_whether_or_not_he_can() -> None:
    """D-26: the same question and the same events for all others."""
    told = []
    for hand in ("black-5 white-2", "gold-4 gold-6"):
        cards = hands(Ada="green-8 white-1", Bo=hand, Cy="red-2")
        position = sit(3, {"stakes": 20, "players": cards})
        events = position.answer("Ada", "play", "green-8")
        view = position.view("Cy")
        told.append((events, view.asked, view.questions, view.working))
        assert [question.kind for question in position.view("Bo").questions] == ["give"]
    assert told[0] == told[1]
    assert told[0][1:] == ((("Bo", "give"),), (), ("green-8", "green-8"))


def test_who_may_see_which_question() -> None:
    private: dict[str, set[bool]] = {}

    def look(position: Position, events: list[Event]) -> None:
        for question in position.open:
            private.setdefault(question.kind, set()).add(question.private)

    hidden = [options for options in OPTIONS if "hands" not in options]
    for number in range(60):
        play_on(sit(2 + number % 5, **hidden[number % len(hidden)]), random.Random(number), look)
    own = {"ante", "play", "give", "discard", "draw", "take"}
    for kind, found in private.items():
        assert found == {kind in own}, kind
    assert own | {"blue", "target", "copy", "slay", "next", "take_ante", "keep"} <= set(private)


def test_an_unknown_seat_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        sit(3).view(PUBLIC).seat("Zoe")


# -- open hands ----------------------------------------------------------------------------------------


def test_open_hands_are_seen_by_all_and_the_antes_stay_secret() -> None:
    """Whoever looks sees every hand, every card that comes to one, and every question but the antes."""
    private: dict[str, set[bool]] = {}

    def look(position: Position, events: list[Event]) -> None:
        for question in position.open:
            private.setdefault(question.kind, set()).add(question.private)
        for viewer in (*position.seats, PUBLIC):
            view = position.view(viewer)
            for seat, hand in zip(view.seats, position.hands, strict=True):
                assert seat.hand == position.box.in_order(hand) and not seat.known + seat.maybe
                assert seat.chosen is None or seat.name == viewer
            for event in events:
                seen = event.seen_by(viewer)
                if event.kind == "ante_chosen":
                    assert (seen is None) == (event.who != viewer)
                elif event.kind in ("drew", "dealt", "robbed"):
                    assert seen is not None and {"card", "cards"} & set(seen.public or {})

    for number in range(6):
        play_on(sit(2 + number % 5, hands="open"), random.Random(number), look, most=500)
    assert {kind for kind, found in private.items() if True in found} == {"ante", "draw", "take"}
    assert {"play", "give", "discard"} <= set(private)


def test_open_hands_change_no_rule() -> None:
    """The same answers lead to the same position."""
    for number in range(4):
        hidden, shown = sit(4), sit(4, hands="open")
        for step in play_on(hidden, random.Random(number), most=400):
            shown.answer(*step)
        assert shown.snapshot() == hidden.snapshot()
