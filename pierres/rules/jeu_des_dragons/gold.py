"""Gold and debts (D-75 to D-77): payments, what is owed, and gold that passes through a debtor at once."""

from __future__ import annotations

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons.constants import STAKES
from pierres.rules.jeu_des_dragons.state import State


def pay(state: State, payer: int, to: int, amount: int, why: str, card: str, events: list[Event]) -> None:
    """D-75: a payment to a player or to the STAKES; who is short pays what they have and owes the rest.

    `why` is `ante`, `purchase`, `power` or `colour_flight`, `card` the card that costs it, or "".
    """
    paid = min(state.gold[payer], amount)
    told = {"to": state.name(to), "amount": amount, "paid": paid, "why": why, "card": card}
    events.append(Event("paid", state.box.seats[payer], told))
    if paid < amount:
        _owe(state, payer, to, amount - paid, events)
    state.gold[payer] -= paid
    if to == STAKES:
        state.stakes += paid
    else:
        _receive(state, to, paid, events)


def take_from_stakes(state: State, taker: int, amount: int, why: str, card: str, events: list[Event]) -> bool:
    """Take gold from the stakes, as much as there is. Whether they are empty after that (D-60).

    `why` is `power` or `strength_flight`. Debts of the taker are repaid out of it first, so that the stakes
    may not be empty after all. They count as empty, too, if they have been so before.
    """
    taken = min(amount, state.stakes)
    state.stakes -= taken
    told = {"amount": amount, "taken": taken, "why": why, "card": card}
    events.append(Event("took", state.box.seats[taker], told))
    _receive(state, taker, taken, events)
    return not state.stakes


def win_stakes(state: State, winner: int, events: list[Event]) -> None:
    """D-77: the winner takes the stakes, owes them nothing more, and is owed what others owe them."""
    names = state.box.seats
    void = sum(amount for creditor, amount in state.debts[winner] if creditor == STAKES)
    if void:
        state.debts[winner] = tuple(debt for debt in state.debts[winner] if debt[0] != STAKES)
        events.append(Event("debt_void", names[winner], {"to": state.name(STAKES), "amount": void}))
    for seat in state.players:
        due = sum(amount for creditor, amount in state.debts[seat] if creditor == STAKES)
        if due:
            state.debts[seat] = tuple(
                (winner if creditor == STAKES else creditor, amount) for creditor, amount in state.debts[seat]
            )
            events.append(Event("debt_due", names[seat], {"to": names[winner], "amount": due}))
    amount = state.stakes
    state.stakes = 0
    events.append(Event("won_stakes", names[winner], {"amount": amount}))
    _receive(state, winner, amount, events)


def _owe(state: State, debtor: int, to: int, amount: int, events: list[Event]) -> None:
    """D-76: a new debt comes last, and joins the newest one if that has the same creditor."""
    debts = state.debts[debtor]
    if debts and debts[-1][0] == to:
        state.debts[debtor] = (*debts[:-1], (to, debts[-1][1] + amount))
    else:
        state.debts[debtor] = (*debts, (to, amount))
    owed = sum([owed for creditor, owed in state.debts[debtor] if creditor == to])
    events.append(
        Event("owes", state.box.seats[debtor], {"to": state.name(to), "amount": amount, "in_all": owed})
    )


def _receive(state: State, to: int, amount: int, events: list[Event]) -> None:
    """D-76: gold that comes in repays debts at once, oldest first, and so on down the line."""
    state.gold[to] += amount
    if not amount or not state.debts[to]:
        return
    # Each debtor has one queue, so that the order in which they are settled changes nothing.
    left = [to]
    while left:
        seat = left.pop()
        while state.gold[seat] and state.debts[seat]:
            (creditor, owed), *later = state.debts[seat]
            paid = min(owed, state.gold[seat])
            state.gold[seat] -= paid
            state.debts[seat] = tuple(later) if paid == owed else ((creditor, owed - paid), *later)
            repaid = {"to": state.name(creditor), "amount": paid, "left": owed - paid}
            events.append(Event("repaid", state.box.seats[seat], repaid))
            if creditor == STAKES:
                state.stakes += paid
            else:
                state.gold[creditor] += paid
                left.append(creditor)
