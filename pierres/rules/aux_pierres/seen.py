"""A state as somebody may see it: the view of one viewer, the snapshot of a record, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from pierres.rules.aux_pierres.material import COINS, COLOURS, GOLD_FIST, POINTS_TO_WIN, SILVER_FIST
from pierres.rules.aux_pierres.state import Fist, Seats, State
from pierres.rules.aux_pierres.view import AuctionView, BagView, SeatView, View
from pierres.rules.game import Result

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
    return tuple(state.name(seat) for seat, score in enumerate(state.score) if score >= POINTS_TO_WIN)


def view(state: State, viewer: str) -> View:
    """What `viewer` may see (R-I1, R-I2, R-I3)."""
    box = state.box
    return View(
        viewer=viewer,
        options=box.options,
        seats=tuple(_seat(state, seat, viewer) for seat in range(len(box.seats))),
        round=state.round,
        up=state.up.id if state.up else None,
        auction=_auction(state),
        row=tuple(card.id for card in state.row),
        pile=box.in_order(state.pile),
        discard=box.in_order(state.discard),
        deck=box.in_order(state.deck),
        bank=_counts((*COINS, *COLOURS), (*state.bank_coins, *state.bank_stones)),
        bag=_bag(state),
        questions=tuple(q for q in state.open if not q.private or q.who == viewer),
        winners=winners_of(state),
    )


def _counts(kinds: Sequence[str], counts: Sequence[int]) -> Mapping[str, int]:
    return MappingProxyType(dict(zip(kinds, counts, strict=True)))


def _seat(state: State, seat: int, viewer: str) -> SeatView:
    name = state.name(seat)
    own = name == viewer
    fist = state.fists[seat] if own else None
    return SeatView(
        name=name,
        stones=_counts(COLOURS, state.stones[seat]),
        score=state.score[seat],
        spent=state.spent[seat],
        doppelganger=state.holder == seat,
        purse=_counts(COINS, state.purses[seat]) if own or state.box.open_purses else None,
        fist=None if fist is None else _fist(GOLD_FIST if state.bids is None else SILVER_FIST, fist),
    )


def _auction(state: State) -> AuctionView | None:
    card = state.auction_card
    if card is None:
        return None
    stage = "power" if state.up is None else "bid" if state.bids is None else "silver"
    return AuctionView(
        character=card.id,
        number=state.auction,
        of=state.auction + len(state.pile),
        stage=stage,
        participants=tuple(state.name(seat) for seat in state.participants),
        bids=_fists(state, GOLD_FIST, state.box.everybody, state.bids),
        silver=_fists(state, SILVER_FIST, state.participants, state.silver),
        winner=state.name(state.user) if state.user >= 0 else None,
        stack=tuple(card.id for card in state.stack),
        second_bidders=tuple(state.name(seat) for seat in state.seconds),
    )


def _fist(kinds: Sequence[str], fist: Fist) -> Mapping[str, int]:
    return MappingProxyType({kind: fist.get(kind, 0) for kind in kinds})


def _fists(
    state: State, kinds: Sequence[str], seats: Seats, fists: Sequence[Fist] | None
) -> Mapping[str, Mapping[str, int]]:
    if fists is None:
        return MappingProxyType({})
    opened = zip(seats, fists, strict=True)
    return MappingProxyType({state.name(seat): _fist(kinds, fist) for seat, fist in opened})


def _bag(state: State) -> BagView | None:
    if not any(state.bag) and not any(state.drawn):
        return None
    return BagView(_counts(COLOURS, state.bag), _counts(COLOURS, state.drawn), state.announced or None)


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
        "bank": dict(_counts((*COINS, *COLOURS), (*state.bank_coins, *state.bank_stones))),
        "row": [card.id for card in state.row],
        "pile": list(state.box.in_order(state.pile)),
        "auction": state.up.id if state.up else "",
        "round": state.round,
        "discard": list(state.box.in_order(state.discard)),
        "over": bool(winners),
        "winners": list(winners),
    }
