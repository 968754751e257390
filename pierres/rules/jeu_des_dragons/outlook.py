"""What a card of a hand would do if it were played now, as far as the viewer can know.

The rules themselves play it, on a sketch of the position that is made from nothing but the view: what the
viewer does not know is a blank there, and whoever reads a blank finds out nothing. So a forecast cannot
differ from the rules. It goes as far as the first decision, or the first card that nobody knows yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from pierres.rules.base import with_answer
from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import tasks
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.choices import take_blind
from pierres.rules.jeu_des_dragons.draws import drawn
from pierres.rules.jeu_des_dragons.ending import in_front
from pierres.rules.jeu_des_dragons.events import GameEvent
from pierres.rules.jeu_des_dragons.flights import barring
from pierres.rules.jeu_des_dragons.imagine import imagine
from pierres.rules.jeu_des_dragons.rounds import compared, play
from pierres.rules.jeu_des_dragons.state import Box, State
from pierres.rules.jeu_des_dragons.view import SeatView, View


@dataclass(frozen=True)
class Forecast:
    """What would happen, up to the first decision, or to the first card that nobody knows yet."""

    events: tuple[GameEvent, ...]
    targets: tuple[str, ...] = ()
    """The strongest opponents, where they are tied and the owner names the one whom the power means."""
    counted: int = 0
    """So much gold, out of the stakes or from each opponent into them, as the owner likes."""
    taken_ends: bool = False
    """Whether the gambit would end if that were taken out of the stakes."""
    ends: bool = False
    """Whether the stakes are empty after that, so that the gambit ends without winner (D-60)."""


@dataclass(frozen=True)
class Outlook:
    """What would happen. `why` is `first`, `weaker`, `equal` or `stronger`: only with the last it does not
    trigger."""

    owner: str
    why: str
    strength: int
    limit: int | None
    """The strength of the card played just before."""
    power: bool
    """Whether the card has a power at all."""
    now: bool
    """Whether its owner is to play a card now; else others come first, and it is as if they were."""
    forecast: Forecast
    barred: str
    """The god who would bar the flight from the stakes as it would lie then, or ""."""


class _UnknownCard(Exception):
    """The rules have asked after a card that the viewer does not know."""


V = TypeVar("V")


class _Known(dict[str, V]):
    """What is known of cards; of a blank nothing is."""

    def __missing__(self, card: str) -> V:
        raise _UnknownCard(card)


def outlook(cards: Mapping[str, Card], view: View, key: str) -> Outlook | None:
    """What would happen if `key` were played now; None for a card of no hand that the view is about."""
    me = holder(view)
    if me is None or me.out or me.hand is None or key not in me.hand or not view.round or view.over:
        return None
    state = _sketch(cards, view)
    seat = state.turn = state.box.index[me.name]
    events: list[Event] = []
    play(state, tasks.Turn(seat), key, events)
    forecast = _forecast(state, events)
    strength = cards[key].strength
    now = view.turn == me.name and all(who != me.name for who, _ in view.played)
    return Outlook(
        me.name, _why(strength, view.to_beat), strength, view.to_beat, bool(cards[key].effects), now,
        forecast, barring(state, seat),
    )  # fmt: skip


def holder(view: View) -> SeatView | None:
    """Whose hand the view is about: the viewer's, or for the public that of whoever has the turn."""
    names = {seat.name: seat for seat in view.seats}
    return names.get(view.viewer, names.get(view.turn))


def why_played(cards: Mapping[str, Card], view: View, key: str) -> tuple[str, int | None] | None:
    """Why a card played this round triggered, or not, and the strength that decided; None for any other."""
    before: int | None = None
    for _, card in view.played:
        if card == key:
            return _why(cards[key].strength, before), before
        before = cards[card].strength
    return None


def triggers(card: Card, view: View) -> bool:
    """Whether the power of a card would trigger if it were played next."""
    return bool(card.effects) and _why(card.strength, view.to_beat) != "stronger"


def _why(strength: int, limit: int | None) -> str:
    return "first" if limit is None else compared(strength, limit)


def if_answered(cards: Mapping[str, Card], view: View, kind: str, value: object) -> Forecast:
    """What would happen if a question that a power puts were answered so (`blue`, `give`)."""
    state = _sketch(cards, view)
    state.todo = [*view.todo[:-1], with_answer(view.todo[-1], kind, value)]
    return _forecast(state, [])


def gold_asked(view: View) -> int:
    """How much gold the open question is about: what a Blue counts, or what is paid in place of a card."""
    match view.todo[-1]:
        case tasks.Levy(n=n):
            return n
        case tasks.Demand(effect=effect):
            return effect.n
    raise ValueError("no gold is asked for")


def leading(view: View) -> tuple[str, ...]:
    """Whose flight would win as things lie; nobody's before a card lies in any."""
    fit = {seat.name: seat.total for seat in view.seats if not seat.out and not seat.barred}
    return tuple(in_front(fit, view.weakest_wins)) if any(seat.flight for seat in view.seats) else ()


# -- the sketch ----------------------------------------------------------------------------------------


def _sketch(cards: Mapping[str, Card], view: View) -> State:
    """A position like the one of the view, with a blank for each card that the viewer does not see."""
    names = tuple(seat.name for seat in view.seats)
    box = Box.packed(names, view.options, tuple(cards.values()))
    state = imagine(box, view, lambda number: 0)
    state.box = replace(
        box, strength=_Known(box.strength), side=_Known(box.side), serves=_Known(box.serves),
        order=_Known(box.order),
    )  # fmt: skip
    for number, seat in enumerate(view.seats):
        if seat.hand is None:
            state.hands[number] = tuple(f"{seat.name}?{n}" for n in range(seat.hand_size))
    state.deck = tuple(f"?{n}" for n in range(view.deck))
    state.seen = {}
    state.todo, state.open = [], ()
    return state


def _go_on(state: State, events: list[Event]) -> None:
    """Do what the play brings, up to the first decision; cards that are drawn or taken blind stay unknown."""
    todo = state.todo
    while todo and not isinstance(todo[-1], tasks.EndPlay | tasks.EndGambit):
        task = todo.pop()
        try:
            if not state.open:
                state.PERFORM[type(task)](state, task, events)
            elif isinstance(task, tasks.Draw):
                state.open = ()
                drawn(state, task, state.deck[0], events)
            elif isinstance(task, tasks.TakeBlind):
                state.open = ()
                take_blind(state, task, state.hands[task.victim][0], events)
            else:
                todo.append(task)
                return
        except _UnknownCard:
            return  # whoever is to give a card is named by the event before


def _forecast(state: State, events: list[Event]) -> Forecast:
    """What happens from here on, after these events; and what is known of the decision at which it stops."""
    _go_on(state, events)
    task = state.todo[-1] if state.todo else None
    forecast = Forecast(tuple(events), ends=any(isinstance(task, tasks.EndGambit) for task in state.todo))
    if state.open and isinstance(task, tasks.Levy):
        twin = state.copy()
        twin.open = ()
        twin.todo[-1] = task._replace(blue="stakes")
        return replace(forecast, counted=task.n, taken_ends=_forecast(twin, []).ends)
    if state.open and state.open[0].kind == "target":
        return replace(forecast, targets=tuple(map(str, state.open[0].legal)))
    return forecast
