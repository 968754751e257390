"""A state as somebody may see it: the view of one viewer, the snapshot of a record, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType as Frozen
from typing import Any

from pierres.rules.aux_pierres.material import COINS, COLOURS, GOLD_FIST, POINTS_TO_WIN, SILVER_FIST
from pierres.rules.aux_pierres.state import Fist, State
from pierres.rules.aux_pierres.view import AuctionView, BagView, SeatView, View
from pierres.rules.game import PUBLIC, Result

UNORDERED = frozenset({"pending", "pile", "discard", "winners"})


def standing(state: State) -> dict[str, int]:
    """Everybody's points."""
    return dict(zip(state.box.seats, state.score, strict=True))


def result(state: State) -> Result | None:
    """The winner and the scores once somebody has three points (R-E1, R-E3)."""
    winners = winners_of(state)
    return Result(winners, standing(state)) if winners else None


def winners_of(state: State) -> tuple[str, ...]:
    """The seat with three points, if there is one."""
    if max(state.score) < POINTS_TO_WIN:
        return ()
    return tuple([state.name(seat) for seat, score in enumerate(state.score) if score >= POINTS_TO_WIN])


def view(state: State, viewer: str) -> View:
    """What `viewer` may see (R-I1, R-I2, R-I3).

    What all may see is made once for a position and kept until the next answer.
    """
    public = state.public
    if public is None:
        public = state.public = _public(state)
    if viewer == PUBLIC:
        return public
    seats = public.seats
    number = state.box.index.get(viewer)
    if number is not None:
        seat = seats[number]
        own = SeatView(
            seat.name, seat.stones, seat.score, seat.spent, seat.doppelganger,
            _purse(state.purses[number]), _own_fist(state, number),
        )  # fmt: skip
        seats = (*seats[:number], own, *seats[number + 1 :])
    asked = tuple([question for question in state.open if not question.private or question.who == viewer])
    return View(
        viewer, public.options, seats, public.round, public.up, public.auction, public.row, public.pile,
        public.discard, public.deck, public.bank, public.bag, asked, public.waiting, public.todo,
        public.winners,
    )  # fmt: skip


def _public(state: State) -> View:
    """What everybody may see."""
    box = state.box
    fairy, common, silver, cursed, amulet = state.bank_coins
    red, blue, yellow = state.bank_stones
    return View(
        viewer=PUBLIC,
        options=box.options,
        seats=tuple([_seat(state, seat) for seat in box.everybody]),
        round=state.round,
        up=state.up.id if state.up else None,
        auction=_auction(state),
        row=tuple([card.id for card in state.row]),
        pile=box.in_order(state.pile),
        discard=box.in_order(state.discard),
        deck=box.in_order(state.deck),
        bank=Frozen({
            "fairy": fairy, "common": common, "silver": silver, "cursed": cursed, "amulet": amulet,
            "red": red, "blue": blue, "yellow": yellow,
        }),
        bag=_bag(state),
        questions=tuple([question for question in state.open if not question.private]),
        waiting=bool(state.open),
        todo=tuple(state.todo),
        winners=winners_of(state),
    )  # fmt: skip


def _stones(counts: Sequence[int]) -> Mapping[str, int]:
    red, blue, yellow = counts
    return Frozen({"red": red, "blue": blue, "yellow": yellow})


def _purse(counts: Sequence[int]) -> Mapping[str, int]:
    fairy, common, silver, cursed, amulet = counts
    return Frozen({"fairy": fairy, "common": common, "silver": silver, "cursed": cursed, "amulet": amulet})


def _seat(state: State, seat: int) -> SeatView:
    """A seat as everybody sees it: its purse only where purses lie open (R-I2)."""
    purse = _purse(state.purses[seat]) if state.box.open_purses else None
    return SeatView(
        state.box.seats[seat], _stones(state.stones[seat]), state.score[seat], state.spent[seat],
        state.holder == seat, purse, None,
    )  # fmt: skip


def _own_fist(state: State, seat: int) -> Mapping[str, int] | None:
    fist = state.fists[seat]
    if fist is None:
        return None
    return _gold_fist(fist) if state.bids is None else _silver_fist(fist)


def _gold_fist(fist: Fist) -> Mapping[str, int]:
    return Frozen({kind: fist.get(kind, 0) for kind in GOLD_FIST})


def _silver_fist(fist: Fist) -> Mapping[str, int]:
    return Frozen({kind: fist.get(kind, 0) for kind in SILVER_FIST})


def _auction(state: State) -> AuctionView | None:
    card = state.auction_card
    if card is None:
        return None
    seats, bids, silver = state.box.seats, state.bids, state.silver
    return AuctionView(
        character=card.id,
        number=state.auction,
        of=state.auction + len(state.pile),
        stage=_stage(state),
        participants=tuple([seats[seat] for seat in state.participants]),
        bids={} if bids is None else dict(zip(seats, map(_gold_fist, bids), strict=True)),
        silver={}
        if silver is None
        else {seats[seat]: _silver_fist(fist) for seat, fist in zip(state.participants, silver, strict=True)},
        winner=seats[state.user] if state.user >= 0 else None,
        stack=tuple([card.id for card in state.stack]),
        second_bidders=tuple([seats[seat] for seat in state.seconds]),
        may_double=state.may_double,
        bid_given=state.bid_given,
    )


def _stage(state: State) -> str:
    if state.up is None:
        return "power"
    if state.bids is None:
        return "bid"
    return "silver" if state.open else "opened"


def _bag(state: State) -> BagView | None:
    if not any(state.bag) and not any(state.drawn):
        return None
    return BagView(_stones(state.bag), _stones(state.drawn), state.announced or None)


def snapshot(state: State) -> dict[str, Any]:
    """The keys of `expect`, as plain data."""
    winners = winners_of(state)
    seats = {}
    for seat, name in enumerate(state.box.seats):
        coins = dict(zip(COINS, state.purses[seat], strict=True))
        fairy = coins.pop("fairy")
        seats[name] = {
            "fairy": fairy,
            "spent": state.spent[seat],
            **coins,
            "stones": dict(zip(COLOURS, state.stones[seat], strict=True)),
            "score": state.score[seat],
            "doppelganger": state.holder == seat,
        }
    return {
        "pending": [f"{question.who}:{question.kind}" for question in state.open],
        "seats": seats,
        "bank": {**_purse(state.bank_coins), **_stones(state.bank_stones)},
        "row": [card.id for card in state.row],
        "pile": list(state.box.in_order(state.pile)),
        "auction": state.up.id if state.up else "",
        "round": state.round,
        "discard": list(state.box.in_order(state.discard)),
        "over": bool(winners),
        "winners": list(winners),
    }
