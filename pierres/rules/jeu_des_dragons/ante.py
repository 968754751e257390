"""The ante (round 0): a card each, chosen in secret, turned together; a leader and a price (D-6 to D-13)."""

from __future__ import annotations

from pierres.rules.game import Event, Question
from pierres.rules.jeu_des_dragons import tasks
from pierres.rules.jeu_des_dragons.constants import STAKES
from pierres.rules.jeu_des_dragons.draws import discard
from pierres.rules.jeu_des_dragons.gold import pay
from pierres.rules.jeu_des_dragons.knowledge import leaves_hand
from pierres.rules.jeu_des_dragons.state import State
from pierres.rules.legal import Names
from pierres.rules.moments import mark


def ask_antes(state: State, task: tasks.AskAntes, events: list[Event]) -> None:
    """D-6: each chooses one hand card, even the only one."""
    seats, hands = state.box.seats, state.hands
    state.open = tuple(
        [Question(seats[seat], "ante", Names(hands[seat]), "", True) for seat in state.players]
    )


def choose(state: State, question: Question, card: str, events: list[Event]) -> None:
    """One ante card is chosen; with the last one all are turned."""
    who = question.who
    state.chosen[state.box.index[who]] = card
    events.append(Event("ante_chosen", who, None, {"card": card}, (who,)))
    if not state.open:
        _turn_up(state, events)


def _turn_up(state: State, events: list[Event]) -> None:
    """All antes are revealed together (D-6), and lie by the stakes (D-12); no power, no flight (D-13)."""
    antes: dict[int, str] = {}
    for seat in state.players:
        card = state.chosen[seat]
        assert card is not None
        antes[seat] = card
        leaves_hand(state, seat, card)
    state.chosen = [None] * len(state.chosen)
    state.ante = tuple(antes.values())
    turned = {state.name(seat): card for seat, card in antes.items()}
    events.append(Event("antes_turned", "", {"antes": turned}))
    mark(state, "antes_turned", events)
    strength = {seat: state.box.strength[card] for seat, card in antes.items()}
    strengths = list(strength.values())
    untied = [seat for seat in antes if strengths.count(strength[seat]) == 1]
    if untied:
        _pay_antes(state, max(untied, key=strength.__getitem__), max(strengths), antes, events)
    else:
        _ante_again(state, events)


def _pay_antes(state: State, leader: int, price: int, antes: dict[int, str], events: list[Event]) -> None:
    """The strongest untied card leads (D-8, D-9); all pay the strength of the strongest, tied or not (D-7).

    Then whoever has no card left buys, from the leader clockwise (D-84).
    """
    best = state.box.strength[antes[leader]]
    strengths = [state.box.strength[card] for card in antes.values()]
    over = sorted({strength for strength in strengths if strength > best}, reverse=True)
    led = {"card": antes[leader], "price": price, "tied": over}
    events.append(Event("ante_led", state.name(leader), led))
    order = state.clockwise(leader)
    for seat in order:
        pay(state, seat, STAKES, price, "ante", antes[seat], events)
    state.leader = leader
    mark(state, "antes_paid", events)
    state.todo.append(tasks.FIRST_ROUND)
    state.todo.append(tasks.Buyers(order))


def _ante_again(state: State, events: list[Event]) -> None:
    """No untied strength: the cards are discarded, each draws one, ante again, unpaid (D-10, D-11)."""
    cards, state.ante = state.ante, ()
    events.append(Event("ante_tied", "", {"cards": list(cards)}))
    discard(state, cards, events)
    state.todo.append(tasks.ASK_ANTES)
    state.todo.append(tasks.Buyers(state.players))
    for seat in reversed(state.players):
        state.todo.append(tasks.Draw(seat, 1, "ante"))
