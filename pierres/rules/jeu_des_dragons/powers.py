"""Powers: what triggers is carried out, effect by effect, as the file of the cards says it (section 2).

The effects that need no choice are here; those that begin with one are in `choices`. In all of them "you"
is the active player, and "this card" the card that works, which in a copied power is the copier (D-29, D-36).
So a copy of a god's power is the power only, since the other text is none (D-32), and a payment that belongs
to a copied power is paid as well (D-31), before the rest of it.
"""

from __future__ import annotations

from collections.abc import Callable

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import tasks
from pierres.rules.jeu_des_dragons.cards import Effect
from pierres.rules.jeu_des_dragons.constants import STAKES
from pierres.rules.jeu_des_dragons.flights import a_mortal_lies, dragons_of, mixes, total
from pierres.rules.jeu_des_dragons.gold import pay, take_from_stakes
from pierres.rules.jeu_des_dragons.state import State


def trigger(state: State, card: str, of: str, why: str, before: str, events: list[Event]) -> None:
    """A card works, as itself or as `of`.

    `why` is `first`, `weaker` or `equal` (than the card played just `before`), `replacement` (of `before`),
    `chosen` or `copy` (by the power of `before`). `power` in the event: whether there is any to carry out.
    """
    power = bool(state.box.cards[of].effects)
    told = {"card": card, "of": of, "why": why, "before": before, "power": power}
    events.append(Event("triggered", state.box.seats[state.turn], told))
    if power:
        carry(state, tasks.Carry(card, of), events)
    else:
        void(state, card, of, "no_power", events)


def void(state: State, card: str, of: str, reason: str, events: list[Event]) -> None:
    """A power, or an effect of it, that triggered and does nothing: `reason` says why."""
    state.tell(events, "void", {"card": card, "of": of, "reason": reason})


def carry(state: State, task: tasks.Carry, events: list[Event]) -> None:
    """Carry out the next effect of a power."""
    effects = state.box.cards[task.of].effects
    effect = effects[task.step]
    later = task.step + 1
    if later < len(effects):
        state.todo.append(tasks.Carry(task.card, task.of, later))
    at_once = AT_ONCE.get(effect.op)
    if at_once is not None:
        at_once(state, effect, task, events)
    else:
        state.todo.append(WITH_A_CHOICE[effect.op](state, effect, task))


def take_out(state: State, task: tasks.Carry | tasks.Levy, amount: int, events: list[Event]) -> None:
    """Take gold from the stakes to you; if they are empty after that the gambit is over (D-60).

    The effects of this power that are still to come (the Thief's discard) are carried out; nothing else
    begins, neither other powers nor special flights nor purchases nor turns.
    """
    seat = state.turn
    if take_from_stakes(state, seat, amount, "power", task.of, events):
        todo = state.todo
        rest = todo[-1:] if todo and _goes_on(todo[-1], task) else []
        todo[:] = [tasks.EndGambit("emptied"), *rest]


def _goes_on(later: tasks.Task, task: tasks.Carry | tasks.Levy) -> bool:
    return isinstance(later, tasks.Carry) and (later.card, later.of) == (task.card, task.of)


# -- effects without a choice --------------------------------------------------------------------------


def _pay(state: State, effect: Effect, task: tasks.Carry, events: list[Event]) -> None:
    pay(state, state.turn, STAKES, effect.n, "power", task.of, events)


def _take(state: State, effect: Effect, task: tasks.Carry, events: list[Event]) -> None:
    """White takes only if a mortal lies in some flight."""
    if effect.when == "mortal" and not a_mortal_lies(state):
        void(state, task.card, task.of, "no_mortal", events)
    else:
        take_out(state, task, effect.n, events)


def _collect(state: State, effect: Effect, task: tasks.Carry, events: list[Event]) -> None:
    """Bahamut: from each opponent who mixes good and evil, clockwise (D-22)."""
    seat = state.turn
    payers = [other for other in state.opponents(seat) if mixes(state, other)]
    if not payers:
        void(state, task.card, task.of, "nobody_mixes", events)
    for payer in payers:
        pay(state, payer, seat, effect.n, "power", task.of, events)


def _draw(state: State, effect: Effect, task: tasks.Carry, events: list[Event]) -> None:
    """Gold counts dragons of your flight; the Fool players ahead of your flight, itself included (D-44)."""
    seat = state.turn
    if effect.per == "dragons":
        number, reason = len(dragons_of(state, seat, effect.side)), "no_dragons"
    else:
        own = total(state, seat)
        number = sum([total(state, other) > own for other in state.opponents(seat)])
        reason = "nobody_ahead"
    if number:
        state.todo.append(tasks.Draw(seat, number, "power", task.of))
    else:
        void(state, task.card, task.of, reason, events)


def _draw_each(state: State, effect: Effect, task: tasks.Carry, events: list[Event]) -> None:
    """Silver: the active player first, then clockwise (D-22)."""
    side = effect.side
    drawing = [seat for seat in state.clockwise(state.turn) if dragons_of(state, seat, side)]
    for seat in reversed(drawing):
        state.todo.append(tasks.Draw(seat, 1, "power", task.of))
    if not drawing:
        void(state, task.card, task.of, "no_dragons", events)


def _weakest_wins(state: State, effect: Effect, task: tasks.Carry, events: list[Event]) -> None:
    """The Druid, triggered or copied, for this gambit (D-63)."""
    state.weakest_wins = True
    state.tell(events, "weakest_wins", {"card": task.card})


def _lead_next(state: State, effect: Effect, task: tasks.Carry, events: list[Event]) -> None:
    """The Priest, for the next round only, if there is one; of several the last counts (D-21)."""
    state.leads_next = state.turn
    state.tell(events, "leads_next", {"card": task.card})


AT_ONCE: dict[str, Callable[[State, Effect, tasks.Carry, list[Event]], None]] = {
    "pay": _pay,
    "take": _take,
    "collect": _collect,
    "draw": _draw,
    "draw_each": _draw_each,
    "weakest_wins": _weakest_wins,
    "lead_next": _lead_next,
}


# -- effects that may begin with a choice --------------------------------------------------------------


def _replace(state: State, effect: Effect, task: tasks.Carry) -> tasks.Task:
    """Where the card lies now is where the next one will lie."""
    return tasks.Replace(task.card, task.of, state.flights[state.turn].index(task.card))


def _trigger_each(state: State, effect: Effect, task: tasks.Carry) -> tasks.Task:
    """The dragons that lie in the flight now; none that comes later is added (D-39).

    One that a Copper's power has discarded in this play, and that came back, works no more in it (D-86).
    """
    there = dragons_of(state, state.turn, effect.side)
    return tasks.TriggerEach(task.card, task.of, tuple([card for card in there if card not in state.gone]))


WITH_A_CHOICE: dict[str, Callable[[State, Effect, tasks.Carry], tasks.Task]] = {
    "take_or_levy": lambda state, effect, task: tasks.Levy(
        task.card, task.of, len(dragons_of(state, state.turn, effect.side))
    ),
    "demand": lambda state, effect, task: tasks.Demand(task.card, task.of, effect),
    "rob": lambda state, effect, task: tasks.Rob(task.card, task.of, effect),
    "take_antes": lambda state, effect, task: tasks.TakeAntes(task.card, task.of, effect.n),
    "replace": _replace,
    "copy": lambda state, effect, task: tasks.Copy(task.card, task.of, effect),
    "slay": lambda state, effect, task: tasks.Slay(task.card, task.of),
    "discard": lambda state, effect, task: tasks.Discard(task.card, task.of),
    "trigger": _trigger_each,
}
"""What carries an effect out that may begin with a choice (see `choices`)."""
