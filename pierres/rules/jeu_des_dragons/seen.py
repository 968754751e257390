"""A state as it is shown: the view of one viewer, the snapshot of a record, the result."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import Result
from pierres.rules.jeu_des_dragons.ending import winners_of
from pierres.rules.jeu_des_dragons.flights import barring, total
from pierres.rules.jeu_des_dragons.material import NOBODY
from pierres.rules.jeu_des_dragons.state import State
from pierres.rules.jeu_des_dragons.view import SeatView, View

UNORDERED = frozenset({"pending", "hand", "debts", "ante", "discard", "winners"})


def standing(state: State) -> dict[str, int]:
    """Everybody's gold."""
    return dict(zip(state.box.seats, state.gold, strict=True))


def result(state: State) -> Result | None:
    """The winners and everybody's gold once the game is over (D-79 to D-81)."""
    if not state.over:
        return None
    return Result(winners_of(state), standing(state))


def view(state: State, viewer: str) -> View:
    """What `viewer` may see: all that lies open, his own hand, and what he has seen of other hands."""
    box = state.box
    number = box.index.get(viewer, len(box.seats))
    before = state.played[-1][1] if state.played else ""
    return View(
        viewer=viewer,
        options=box.options,
        seats=tuple([_seat(state, seat, number) for seat in box.everybody]),
        gambit=state.gambit,
        round=state.round,
        leader=_name(state, state.leader),
        turn=_name(state, state.turn),
        played=tuple([(state.name(seat), card) for seat, card in state.played]),
        to_beat=box.strength[before] if before else None,
        working=_working(state),
        leads_next=_name(state, state.leads_next),
        weakest_wins=state.weakest_wins,
        stakes=state.stakes,
        ante=box.in_order(state.ante),
        discard=state.discard,
        deck=len(state.deck),
        asked=_asked(state),
        questions=tuple([q for q in state.open if not q.private or q.who == viewer]),
        over=state.over,
        winners=winners_of(state),
    )


def _name(state: State, seat: int) -> str:
    return "" if seat == NOBODY else state.box.seats[seat]


def _seat(state: State, seat: int, viewer: int) -> SeatView:
    box = state.box
    hand = state.hands[seat]
    own = seat == viewer
    shown = own or box.open_hands
    known, maybe = [], []
    if not shown and state.seen:
        bit = 1 << seat
        for card, holders in state.seen.items():
            if holders[viewer] == bit:
                known.append(card)
            elif holders[viewer] & bit:
                maybe.append(card)
    return SeatView(
        name=box.seats[seat],
        out=seat not in state.players,
        gold=state.gold[seat],
        debts=tuple([(state.name(creditor), amount) for creditor, amount in state.debts[seat]]),
        hand_size=len(hand),
        hand=box.in_order(hand) if shown else None,
        known=box.in_order(known),
        maybe=box.in_order(maybe),
        chosen=state.chosen[seat] if own else None,
        flight=state.flights[seat],
        total=total(state, seat),
        barred=barring(state, seat),
        paid=state.paid[seat],
    )


def _working(state: State) -> tuple[str, str] | None:
    """The card at work, if the open question is about a power."""
    task = state.todo[-1] if state.todo else None
    card, of = getattr(task, "card", None), getattr(task, "of", None)
    return (card, of) if isinstance(card, str) and isinstance(of, str) else None


def _asked(state: State) -> tuple[tuple[str, str], ...]:
    """Who is asked, as everybody may know it: who has chosen his ante already is nobody's business."""
    if state.open and state.open[0].kind == "ante":
        return tuple([(state.name(seat), "ante") for seat in state.players])
    return tuple([question[:2] for question in state.open])


def snapshot(state: State) -> dict[str, Any]:
    """The keys of `expect`, as plain data. During the ante leader and turn are "", that is, nobody."""
    seats = {}
    for seat, name in enumerate(state.box.seats):
        seats[name] = {
            "gold": state.gold[seat],
            "hand": list(state.hands[seat]),
            "hand_size": len(state.hands[seat]),
            "flight": list(state.flights[seat]),
            "debts": [[state.name(creditor), amount] for creditor, amount in state.debts[seat]],
            "out": seat not in state.players,
        }
    return {
        "pending": [f"{question.who}:{question.kind}" for question in state.open],
        "seats": seats,
        "stakes": state.stakes,
        "ante": list(state.ante),
        "discard": list(state.discard),
        "deck_size": len(state.deck),
        "leader": _name(state, state.leader),
        "turn": _name(state, state.turn),
        "round": state.round,
        "gambit": state.gambit,
        "over": bool(state.over),
        "winners": list(winners_of(state)),
    }
