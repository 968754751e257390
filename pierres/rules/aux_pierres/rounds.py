"""The set-up, the round and its auctions (sections 2 to 4).

Stones are dealt, specials join the pile, and card after card is up for bids: fists are closed, opened
together and paid; silver breaks a tie; one may win. An empty pile ends the round.
"""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.aux_pierres import tasks
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import (
    AMULET,
    AMULET_FACTOR,
    COIN_NUMBER,
    COLOURS,
    COMMON,
    CURSED,
    FAIRY,
    SILVER,
    STONES_AT_START,
)
from pierres.rules.aux_pierres.spaces import Specials
from pierres.rules.aux_pierres.state import Fist, Seats, State, without
from pierres.rules.game import Event, Question
from pierres.rules.legal import Deal, Names, UpTo, object_of
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
    begin_auction(state, state.box.witch, events)


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
    begin_auction(state, card, events)


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


# -- the auction ---------------------------------------------------------------------------------------


def begin_auction(state: State, character: Character, events: list[Event]) -> None:
    """A character is up for bids, and every seat closes a fist, with or without gold (R-E6, R-I3)."""
    state.up = state.auction_card = character
    state.auction += 1
    events.append(Event("auction", "", {"character": character.id, "number": state.auction}))
    state.participants = state.box.everybody
    ask_fists(state)


def ask_fists(state: State) -> None:
    """All who take part close a fist: of gold, or once that lies open of silver, even with none (R-T7)."""
    character = state.up
    assert character is not None
    seats, purses = state.box.seats, state.purses
    kind, limits = ("bid", _gold_limits) if state.bids is None else ("silver", _silver_limits)
    state.open = tuple([
        Question(seats[seat], kind, UpTo(limits(state, purses[seat], character)), character.id, True)
        for seat in state.participants
    ])  # fmt: skip


def _gold_limits(state: State, purse: list[int], character: Character) -> dict[str, int]:
    """What a gold fist may hold: one's own coins behind the screen, never silver (R-B1)."""
    return {
        "fairy": purse[FAIRY],
        "common": purse[COMMON],
        "cursed": 0 if character.always_first else purse[CURSED],  # R-B10
        "amulet": purse[AMULET],
    }


def _silver_limits(state: State, purse: list[int], character: Character) -> dict[str, int]:
    amulets = purse[AMULET] if state.box.amulet_in_silver else 0  # R-A3
    return {"silver": purse[SILVER], "amulet": amulets}


def close_fist(state: State, question: Question, fist: Fist, events: list[Event]) -> None:
    """Close one fist; when the last one is closed, all open."""
    who, kind = question.who, question.kind
    state.fists[state.box.index[who]] = fist
    events.append(Event("fist_closed", who, None, {"coins": fist, "kind": kind}, (who,)))
    if not state.open:
        fists = state.fists
        state.fists = [None] * len(fists)
        if kind == "bid":
            _open_gold(state, [fist or {} for fist in fists], events)
        else:
            _open_silver(state, [fists[seat] or {} for seat in state.participants], events)


def _open_gold(state: State, bids: list[Fist], events: list[Event]) -> None:
    """Open, pay, curse, no bid, winner or tie: in this order (R-B3)."""
    assert state.up is not None
    up = state.up.id
    state.bids = tuple(bids)
    values = [value_of("bid", fist) for fist in bids]
    _show(state, "gold", bids, values, events)
    mark(state, "fists_open", events)
    _pay(state, bids)
    cursed = [state.name(seat) for seat, fist in enumerate(bids) if "cursed" in fist]
    best = max(values)
    if cursed:  # R-B4 to R-B8: whoever cursed it, whatever was bid, nobody wins
        events.append(Event("cursed", "", {"by": cursed, "character": up}))
        _decided(state, events)
    elif best == 0:  # R-B14: an amulet alone is no bid
        events.append(Event("no_bid", "", {"character": up}))
        _decided(state, events)
    elif values.count(best) == 1:
        winner = values.index(best)
        # R-V1, R-V4: second are all with the highest value below; that may be 0, of all others (R-V2).
        second = max([value for value in values if value < best])
        state.seconds = tuple([seat for seat, value in enumerate(values) if value == second])
        _won(state, winner, "gold", best, events)
    else:
        tied = tuple([seat for seat, value in enumerate(values) if value == best])
        _tied(state, tied, "gold", best, events)
        state.participants = tied  # R-T1: those tied for the highest value, they alone
        ask_fists(state)


def _open_silver(state: State, fists: list[Fist], events: list[Event]) -> None:
    """All silver is lost; the single highest wins, a tie has no winner (R-T2 to R-T5, R-T8)."""
    tied = state.participants
    state.silver = tuple(fists)
    values = [value_of("silver", fist) for fist in fists]
    _show(state, "silver", fists, values, events)
    mark(state, "fists_open", events)
    _pay(state, fists)
    best = max(values)
    if values.count(best) > 1:
        first = tuple(seat for seat, value in zip(tied, values, strict=True) if value == best)
        _tied(state, first, "silver", best, events)
        _decided(state, events)
        return
    # R-V3: second are the highest of the other participants, with nothing too; outsiders are safe.
    second = max(value for value in values if value < best)
    state.seconds = tuple(seat for seat, value in zip(tied, values, strict=True) if value == second)
    _won(state, tied[values.index(best)], "silver", best, events)


def value_of(kind: str, fist: Mapping[str, int]) -> int:
    """The value of a fist of gold (`bid`) or `silver`: its coins, multiplied by each amulet (R-A1, R-A4)."""
    get = fist.get
    coins = get("silver", 0) if kind == "silver" else get("fairy", 0) + get("common", 0)
    amulets = get("amulet")
    return coins * AMULET_FACTOR**amulets if amulets else coins


def _show(state: State, kind: str, fists: list[Fist], values: list[int], events: list[Event]) -> None:
    """The fists of a round open together."""
    opened, worth = {}, {}
    for place, seat in enumerate(state.participants):
        name = state.box.seats[seat]
        opened[name] = fists[place]
        worth[name] = values[place]
    events.append(Event("fists_opened", "", {"round": kind, "fists": opened, "values": worth}))


def _pay(state: State, fists: list[Fist]) -> None:
    """All pay before anything else (R-B2, R-B11, R-B16): fairy gold to the front, the rest to the bank."""
    for place, seat in enumerate(state.participants):
        purse = state.purses[seat]
        for coin, count in fists[place].items():
            number = COIN_NUMBER[coin]
            purse[number] -= count
            if number == FAIRY:
                state.spent[seat] += count
            else:
                state.bank_coins[number] += count


def _tied(state: State, seats: Seats, kind: str, value: int, events: list[Event]) -> None:
    assert state.up is not None
    names = [state.name(seat) for seat in seats]
    tie = {"round": kind, "seats": names, "value": value, "character": state.up.id}
    events.append(Event("tied", "", tie))


def _won(state: State, seat: int, kind: str, value: int, events: list[Event]) -> None:
    assert state.up is not None
    state.user = seat
    state.may_double = state.holder == seat  # R-P2, R-P3
    won = {"round": kind, "value": value, "character": state.up.id}
    events.append(Event("won", state.name(seat), won))
    _decided(state, events)


def _decided(state: State, events: list[Event]) -> None:
    """The bids are decided: the character joins the row (R-D9, R-T6), and a winner uses it."""
    character = state.up
    assert character is not None
    state.up = None
    state.row += (character,)
    events.append(Event("joined_row", "", {"character": character.id}))
    state.todo.append(tasks.NEXT_CHARACTER)
    if state.user >= 0:
        state.stack = (character,)
        state.todo.append(tasks.Use(character, copied=False))
    mark(state, "auction_decided", events)
