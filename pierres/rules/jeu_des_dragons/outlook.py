"""What a card of a hand would do if it were played now, as far as the viewer can know.

The rules themselves play it, on a sketch of the position that is made from nothing but the view: what the
viewer does not know is a blank there, and whoever reads a blank finds out nothing. So a forecast cannot
differ from the rules. It goes as far as the first decision, or the first card that nobody knows yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from pierres.rules.base import with_answer
from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import tasks
from pierres.rules.jeu_des_dragons.box import Box, Pack
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.choices import take_blind
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.rules.jeu_des_dragons.draws import drawn
from pierres.rules.jeu_des_dragons.ending import in_front
from pierres.rules.jeu_des_dragons.events import GameEvent
from pierres.rules.jeu_des_dragons.facts import (
    Aimed,
    Counted,
    Demanded,
    Drawn,
    Ends,
    Fact,
    MadeFlight,
    Paid,
    Robbed,
    Slain,
    Took,
    TookAntes,
    Void,
)  # fmt: skip
from pierres.rules.jeu_des_dragons.flights import barring
from pierres.rules.jeu_des_dragons.imagine import imagine
from pierres.rules.jeu_des_dragons.rounds import compared, play
from pierres.rules.jeu_des_dragons.state import State
from pierres.rules.jeu_des_dragons.view import SeatView, View


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
    facts: tuple[Fact, ...]
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
    stakes = state.stakes
    play(state, tasks.Turn(seat), key, events)
    _go_on(state, events)
    facts = [*_facts(events, me.name), *_open(state, stakes)]
    strength = cards[key].strength
    now = view.turn == me.name and all(who != me.name for who, _ in view.played)
    return Outlook(
        me.name, _why(strength, view.to_beat), strength, view.to_beat, bool(cards[key].effects), now,
        tuple(facts), barring(state, seat),
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


def if_answered(cards: Mapping[str, Card], view: View, kind: str, value: object) -> tuple[Fact, ...]:
    """What would happen if a question that a power puts were answered so (`blue`, `give`)."""
    state = _sketch(cards, view)
    state.todo = [*view.todo[:-1], with_answer(view.todo[-1], kind, value)]
    events: list[Event] = []
    stakes = state.stakes
    _go_on(state, events)
    return (*_facts(events, state.name(state.turn)), *_open(state, stakes))


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
    pack = Pack.of(tuple(cards.values()))
    names = tuple(seat.name for seat in view.seats)
    state = imagine(Box.packed(names, view.options, pack), view, lambda number: 0)
    state.box = replace(
        state.box, strength=_Known(pack.strength), side=_Known(pack.side), serves=_Known(pack.serves),
        order=_Known(pack.order),
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


def _open(state: State, stakes: int) -> list[Fact]:
    """What is known of the decision at which the sketch stands, and whether the gambit is over after it."""
    facts: list[Fact] = []
    task = state.todo[-1] if state.todo else None
    if state.open and isinstance(task, tasks.Levy):
        twin = state.copy()
        twin.open = ()
        twin.todo[-1] = task._replace(blue="stakes")
        events: list[Event] = []
        _go_on(twin, events)
        out = (*_facts(events, state.name(state.turn)), *_open(twin, stakes))
        facts.append(Counted(task.n, out))
    elif state.open and state.open[0].kind == "target":
        facts.append(Aimed(tuple(map(str, state.open[0].legal))))
    if any(isinstance(task, tasks.EndGambit) for task in state.todo):
        facts.append(Ends(stakes))
    return facts


# -- events into facts ---------------------------------------------------------------------------------


def _facts(events: Sequence[GameEvent], owner: str) -> list[Fact]:
    """What happens, in the order in which it does."""
    facts: list[Fact] = []
    for event in events:
        match event.kind:
            case "paid":
                facts.append(Paid(event.who, event.data["to"], event.data["amount"], event.data["paid"]))
            case "took":
                facts.append(Took(event.data["amount"], event.data["taken"], 0))
            case "repaid" if event.data["to"] == STAKES_NAME and event.who == owner:
                last = facts[-1] if facts else None
                if isinstance(last, Took):
                    facts[-1] = replace(last, back=last.back + event.data["amount"])
            case "drew":
                _count_draw(facts, event.who, "")
            case "not_drawn":
                _count_draw(facts, event.who, event.data["reason"])
            case "aimed":
                facts.append(Aimed((event.data["target"],)))
            case "demanded":
                facts.append(Demanded(event.data["from"], event.data["n"]))
            case "robbed":
                facts.append(Robbed(event.data["from"]))
            case "took_antes" if event.data["cards"]:
                facts.append(TookAntes(tuple(event.data["cards"])))
            case "slain":
                facts.append(Slain(event.data["card"]))
            case "special_flight":
                facts.append(MadeFlight(event.data["flight"], event.data["amount"]))
            case "void":
                facts.append(Void(event.data["reason"]))
    return facts


def _count_draw(facts: list[Fact], who: str, stopped: str) -> None:
    """One card more for whoever draws, or the end of their draws."""
    last = facts[-1] if facts else None
    if not isinstance(last, Drawn) or last.who != who or last.stopped:
        last = Drawn(who, 0, "")
        facts.append(last)
    facts[-1] = replace(last, n=last.n + (not stopped), stopped=stopped)
