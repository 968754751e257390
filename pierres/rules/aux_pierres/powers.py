"""Using a character (sections 5, 7 and 8): double, decline, choose an option, pay, copy.

The principle R-U1: payments are all or nothing, gains are as much as there is. An option with a payment
can be chosen only if it can be paid in full; one without can always be chosen. The user must carry out
exactly one such option; if there is none, the power has no effect.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from pierres.rules.aux_pierres import tasks
from pierres.rules.aux_pierres.characters import Character, Effect, Option, Pay
from pierres.rules.aux_pierres.constants import COIN_NUMBER, COLOURS, FAIRY
from pierres.rules.aux_pierres.state import Counts, State, without
from pierres.rules.game import Event
from pierres.rules.legal import YES_NO, CountChoices, Indices, Names, object_of
from pierres.rules.moments import mark


def use(state: State, task: tasks.Use, events: list[Event]) -> None:
    """Use a character once, or twice if the user plays the doppelganger on it (R-P2 to R-P8)."""
    card = task.card
    if task.double is None and _may_double(state, task):
        state.ask(task, "double", YES_NO)  # R-Q2: even if the power will do nothing
        return
    state.todo.append(tasks.LEAVE)
    if task.double:
        state.may_double = False
        state.holder = -1
        state.discard += (state.box.doppelganger,)  # R-P7
        state.tell(events, "doubled", {"character": card.id})
        state.todo.append(tasks.UseOnce(card, task.copied, second=True))
    state.todo.append(tasks.UseOnce(card, task.copied, second=False))


def _may_double(state: State, task: tasks.Use) -> bool:
    """R-P5: never on the necromancer or a doppelganger. R-P6: on a copied character by option."""
    return state.may_double and task.card.doubling and (not task.copied or state.box.double_copied)


def use_once(state: State, task: tasks.UseOnce, events: list[Event]) -> None:
    """One use: the user may decline where the card says so, and carries out one option (R-U1, R-Q1)."""
    card = task.card
    payable = [number for number, option in enumerate(card.options) if can_pay(state, option.pay)]
    if not payable:
        state.void("bid_given" if state.bid_given and _wants_bid(card) else "cannot_pay", events)
        return
    if card.may_decline:
        if task.use is None:
            state.ask(task, "use", YES_NO)
            return
        if not task.use:  # R-X15; R-X17: declining does not use the bid up
            state.tell(events, "declined", {"character": card.id})
            return
    if task.option is None and len(payable) > 1:
        state.ask(task, "option", Indices(payable))
        return
    state.tell(events, "used", {"character": card.id, "second": task.second, "copied": task.copied})
    begin(state, card.options[payable[0] if task.option is None else task.option])


def begin(state: State, option: Option) -> None:
    """An option has been chosen: first it is paid for, then its effects are carried out."""
    if option.pay is None:
        _carry_out(state, option)
    else:
        state.todo.append(tasks.PayFor(option.pay, option))


def _wants_bid(card: Character) -> bool:
    return any(option.pay is not None and option.pay.kind == "bid" for option in card.options)


def can_pay(state: State, pay: Pay | None) -> bool:
    """Whether an option can be chosen: its payment in full, or none (R-U1)."""
    if pay is None or pay.kind == "all_stones":  # R-U5: all of none is paid too
        return True
    if pay.kind == "bid":
        return not state.bid_given  # R-X17, R-K3
    if pay.kind == "coins":
        purse = state.purses[state.user]
        return all(purse[COIN_NUMBER[coin]] >= count for coin, count in pay.coins.items())
    stones = state.stones[state.user]
    if pay.pattern == "any":
        return sum(stones) >= pay.stones
    if pay.pattern == "same":
        return max(stones) >= pay.stones
    return sum(1 for count in stones if count) >= pay.stones


def payments(stones: list[int], pay: Pay) -> list[Counts]:
    """The ways to pay so many stones of a pattern out of `stones`, meant literally (R-U6)."""
    if pay.kind == "all_stones":
        return [tuple(stones)]
    most = {"any": pay.stones, "same": pay.stones, "distinct": 1}[pay.pattern]
    ways = product(*(range(min(count, most), -1, -1) for count in stones))
    fit = [way for way in ways if sum(way) == pay.stones]
    if pay.pattern == "same":
        fit = [way for way in fit if max(way) == pay.stones]
    return fit


def pay_for(state: State, task: tasks.PayFor, events: list[Event]) -> None:
    """Pay in full, choosing the stones where several payments fit, and carry the option out."""
    price = task.price
    user = state.user
    if price.kind == "bid":
        # R-X13: common gold, amulets and silver are gone already; the fairy gold of this bid goes too.
        assert state.bids is not None
        fairy = state.bids[user].get("fairy", 0)
        state.spent[user] -= fairy
        state.bank_coins[FAIRY] += fairy
        state.bid_given = True
        state.tell(events, "gave_bid", {"fairy": fairy})
    elif price.kind == "coins":
        purse = state.purses[user]
        for coin, count in price.coins.items():  # R-K2
            purse[COIN_NUMBER[coin]] -= count
            state.bank_coins[COIN_NUMBER[coin]] += count
        state.tell(events, "paid_coins", {"coins": dict(price.coins)})
    else:
        stones = state.stones[user]
        paid = task.pay
        if paid is None:
            ways = payments(stones, price)
            if len(ways) > 1:
                state.ask(task, "pay", CountChoices(COLOURS, ways))
                return
            paid = ways[0]
        for colour, count in enumerate(paid):
            stones[colour] -= count
            state.bank_stones[colour] += count
        state.tell(events, "paid_stones", {"stones": object_of(paid, COLOURS)})
    _carry_out(state, task.option)


def _carry_out(state: State, option: Option) -> None:
    """The effects of an option, from left to right."""
    for effect in option.do[::-1]:
        state.todo.append(TASK_FOR.get(effect.op, tasks.Do)(effect))


TASK_FOR: dict[str, Callable[[Effect], tasks.Task]] = {
    "gain_stones": lambda effect: (
        tasks.GainStones(effect.n) if effect.colour == "choice" else tasks.Do(effect)
    ),
    "steal": lambda effect: tasks.Steal(effect, effect.n),
    "seize": tasks.Seize,
    "banish": tasks.Banish,
    "buy": tasks.Buy,
    "perform": tasks.Perform,
}
"""What carries an effect out, where it may begin with a choice; `Do` is for the rest."""


def perform(state: State, task: tasks.Perform, events: list[Event]) -> None:
    """Use a character of the row or of the pile (section 7).

    R-G1, R-G2, R-K4: in the row any card, but none that is being used. R-G5, R-G7, R-G8: in the pile any
    card as it is now; it enters the row, counts as played and has no auction. An empty pile gives
    nothing (R-G9).
    """
    effect = task.effect
    played = effect.pool == "played"
    cards = usable(state, effect.pool)
    if not cards:
        state.void("row_empty" if played else "pile_empty", events)
        return
    ids = [card.id for card in cards]
    random = effect.pick == "random"
    if random and task.character is None:
        state.ask_chance(task, "character", Names(ids), state.about())
        return
    chosen = state.choose(task, "character", list(dict.fromkeys(ids)))  # R-G13
    if chosen is None:
        return
    card = state.box.characters[chosen]
    state.tell(events, "chose_character", {"character": chosen, "pool": effect.pool, "random": random})
    if not played:
        state.pile = without(state.pile, card)
        state.row += (card,)
        events.append(Event("joined_row", "", {"character": chosen}))
    state.stack += (card,)
    state.todo.append(tasks.Use(card, copied=True))
    mark(state, "character_chosen", events)


def usable(state: State, pool: str) -> tuple[Character, ...]:
    """The cards that can be used: of the pile, or of the row those that are not being used.

    Cards are counted, not names (R-K4).
    """
    if pool == "unplayed":
        return state.pile
    busy = list(state.stack)
    idle = []
    for card in state.row:
        if card in busy:
            busy.remove(card)
        else:
            idle.append(card)
    return tuple(idle)


def leave(state: State, task: tasks.Leave, events: list[Event]) -> None:
    """A character is resolved in full before control returns to the one below."""
    mark(state, "power_used", events)
    state.stack = state.stack[:-1]
