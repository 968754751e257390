"""The set-up and the round (sections 2 and 3): stones, specials, the next card, the end of the round."""

from __future__ import annotations

from pierres.rules.aux_pierres import auction, tasks
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import COLOURS, CURSED, FAIRY, STONES_AT_START
from pierres.rules.aux_pierres.spaces import Specials
from pierres.rules.aux_pierres.state import State, without
from pierres.rules.game import Event
from pierres.rules.legal import Deal, Names, object_of
from pierres.rules.moments import mark


def deal_stones(state: State, task: tasks.DealStones, events: list[Event]) -> None:
    """R-S2: each seat gets four stones of the bag at random, the bank the rest."""
    if task.stones is None:
        bag = [colour for colour, n in zip(COLOURS, state.bank_stones, strict=True) for _ in range(n)]
        state.ask_chance(task, "stones", Deal(state.box.seats, tuple(bag), STONES_AT_START), state.about())
        return
    dealt = {}
    for seat, stones in enumerate(task.stones):
        counts = [stones.count(colour) for colour in COLOURS]
        for colour, count in enumerate(counts):
            state.stones[seat][colour] += count
            state.bank_stones[colour] -= count
        dealt[state.name(seat)] = object_of(counts, COLOURS)
    events.append(Event("dealt", "", {"stones": dealt}))
    mark(state, "dealt", events)
    begin_round(state, events)


def begin_round(state: State, events: list[Event]) -> None:
    """The specials of the round are to be drawn, before anything is face down again."""
    state.auction = 0
    state.row = state.pile = ()
    events.append(Event("round_begins", "", {"round": state.round}))
    state.todo.append(tasks.DrawSpecials())


def draw_specials(state: State, task: tasks.DrawSpecials, events: list[Event]) -> None:
    """Two specials, all public (R-D2); an empty deck is refilled with the whole discard (R-D4, R-D7)."""
    if task.specials is None:
        state.ask_chance(task, "specials", Specials(_ids(state.deck), _ids(state.discard)), state.about())
        return
    refilled = False
    pile = list(state.box.base)
    for special in task.specials:
        if not state.deck:
            state.deck, state.discard = state.discard, ()
            refilled = True
        card = state.box.characters[special]
        state.deck = without(state.deck, card)
        pile.append(card)
    state.pile = tuple(pile)
    drawn = {"characters": list(task.specials), "refilled": refilled}
    events.append(Event("specials_drawn", "", drawn))
    auction.begin(state, state.box.witch, events)


def _ids(cards: tuple[Character, ...]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


def next_character(state: State, task: tasks.NextCharacter, events: list[Event]) -> None:
    """The next card is turned up, each equally likely; an empty pile ends the round (R-D3)."""
    if task.reveal is None:
        _clear_auction(state)
        if state.pile:
            state.ask_chance(task, "reveal", Names([card.id for card in state.pile]), state.about())
        else:
            _end_round(state, events)
        return
    card = state.box.characters[task.reveal]
    state.pile = without(state.pile, card)
    auction.begin(state, card, events)


def _clear_auction(state: State) -> None:
    state.auction_card = None
    state.participants = ()
    state.bids = state.silver = None
    state.user = -1
    state.seconds = ()
    state.may_double = state.bid_given = False
    state.stack = ()


def _end_round(state: State, events: list[Event]) -> None:
    """R-D8, R-S5: fairy gold comes back, cursed coins go (R-C6), the specials of the row are discarded."""
    back = {}
    for seat, spent in enumerate(state.spent):
        if spent:
            state.purses[seat][FAIRY] += spent
            back[state.name(seat)] = spent
    state.spent = [0] * len(state.purses)
    cursed = 0
    for purse in state.purses:
        cursed += purse[CURSED]
        purse[CURSED] = 0
    state.bank_coins[CURSED] += cursed
    specials = tuple([card for card in state.row if card.deck == "special"])
    state.discard += specials
    gone = [card.id for card in specials]
    ended = {"round": state.round, "fairy": back, "cursed": cursed, "discarded": gone}
    events.append(Event("round_ends", "", ended))
    mark(state, "round_over", events)
    state.round += 1
    begin_round(state, events)
