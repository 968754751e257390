"""A state as it is shown: the view of one viewer, the snapshot of a record, the result."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import PUBLIC, Result
from pierres.rules.jeu_des_dragons.ending import winners_of
from pierres.rules.jeu_des_dragons.flights import barring, total
from pierres.rules.jeu_des_dragons.material import NOBODY
from pierres.rules.jeu_des_dragons.state import Cards, State
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
    """What `viewer` may see: all that lies open, their own hand, and what they have seen of other hands.

    What all may see is made once for a position and kept until the next answer.
    """
    public = state.public
    if public is None:
        public = state.public = _public(state)
    if viewer == PUBLIC:
        return public
    number = state.box.index.get(viewer)
    asked = tuple([question for question in state.open if not question.private or question.who == viewer])
    return View(
        viewer, public.options, public.seats if number is None else _seats(state, public.seats, number),
        public.gambit, public.round, public.leader, public.turn, public.played, public.to_beat,
        public.working, public.leads_next, public.weakest_wins, public.stakes, public.ante, public.discard,
        public.deck, public.asked, asked, public.over, public.gone, public.todo, public.winners,
    )  # fmt: skip


def _public(state: State) -> View:
    """What everybody may see."""
    box = state.box
    before = state.played[-1][1] if state.played else ""
    names = box.seats
    known, maybe = _knowledge(state, len(names))
    return View(
        viewer=PUBLIC,
        options=box.options,
        seats=tuple([_seat(state, seat, known[seat], maybe[seat]) for seat in box.everybody]),
        gambit=state.gambit,
        round=state.round,
        leader=_name(state, state.leader),
        turn=_name(state, state.turn),
        played=tuple([(names[seat], card) for seat, card in state.played]),
        to_beat=box.strength[before] if before else None,
        working=_working(state),
        leads_next=_name(state, state.leads_next),
        weakest_wins=state.weakest_wins,
        stakes=state.stakes,
        ante=box.in_order(state.ante),
        discard=state.discard,
        deck=len(state.deck),
        asked=_asked(state),
        questions=tuple([question for question in state.open if not question.private]),
        over=state.over,
        gone=state.gone,
        todo=tuple(state.todo),
        winners=winners_of(state),
    )


def _name(state: State, seat: int) -> str:
    return "" if seat == NOBODY else state.box.seats[seat]


def _knowledge(state: State, viewer: int) -> tuple[list[Cards], list[Cards]]:
    """By seat: the cards that a viewer (its number; of the public that after the last seat) knows to be in
    its hand, and those that are in it or in another one; each in the order of the card list.
    """
    box = state.box
    none: list[Cards] = [()] * len(box.seats)
    if not state.seen or box.open_hands:
        return none, none
    known: list[list[str]] = [[] for _ in box.seats]
    maybe: list[list[str]] = [[] for _ in box.seats]
    for card, holders in state.seen.items():
        mask = holders[viewer]
        if mask:
            there = maybe if mask & (mask - 1) else known
            for seat in box.everybody:
                if mask >> seat & 1:
                    there[seat].append(card)
    return [box.in_order(cards) for cards in known], [box.in_order(cards) for cards in maybe]


def _seat(state: State, seat: int, known: Cards, maybe: Cards) -> SeatView:
    """A seat as everybody sees it: its hand only where hands lie open."""
    box = state.box
    hand = state.hands[seat]
    debts = state.debts[seat]
    return SeatView(
        box.seats[seat],
        seat not in state.players,
        state.gold[seat],
        tuple([(state.name(creditor), amount) for creditor, amount in debts]) if debts else (),
        len(hand),
        box.in_order(hand) if box.open_hands else None,
        known,
        maybe,
        None,
        state.flights[seat],
        total(state, seat),
        barring(state, seat),
        state.paid[seat],
    )


def _seats(state: State, public: tuple[SeatView, ...], viewer: int) -> tuple[SeatView, ...]:
    """The seats as one of them sees them."""
    seats = list(public)
    # Most often a seat knows of hands what all know.
    if not state.box.open_hands and any(mine[viewer] != mine[-1] for mine in state.seen.values()):
        known, maybe = _knowledge(state, viewer)
        for number, seat in enumerate(public):
            if (seat.known, seat.maybe) != (known[number], maybe[number]):
                seats[number] = seat._replace(known=known[number], maybe=maybe[number])
    own = public[viewer]
    seats[viewer] = SeatView(
        own.name, own.out, own.gold, own.debts, own.hand_size, state.box.in_order(state.hands[viewer]),
        (), (), state.chosen[viewer], own.flight, own.total, own.barred, own.paid,
    )  # fmt: skip
    return tuple(seats)


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
