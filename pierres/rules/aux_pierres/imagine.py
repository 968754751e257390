"""A whole position that a viewer may believe in: what lies open as it is, what is hidden made up (R-I1).

Hidden are the coins behind other screens, of which everybody knows how many there are in all, and the fists
in the making. Computer players look ahead from such positions, so they know no more than their seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pierres.rules.aux_pierres import rounds
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import COIN_SUPPLY, COINS, COLOURS, FAIRY
from pierres.rules.aux_pierres.position import Position
from pierres.rules.aux_pierres.state import Box, Counts, Fist
from pierres.rules.aux_pierres.view import AuctionView, View


def imagine(box: Box, view: View, pick: Callable[[int], int]) -> Position:
    """A position with `imagine(box, view, pick).view(view.viewer) == view`.

    `pick(n)` gives a number from 0 to n - 1. Each hidden coin is behind any of the screens that the viewer
    may not look behind, and nobody else has closed a fist yet.
    """
    position = Position(box)
    position.round = view.round
    position.spent = [seat.spent for seat in view.seats]
    position.score = [seat.score for seat in view.seats]
    position.stones = [[seat.stones[colour] for colour in COLOURS] for seat in view.seats]
    holders = [number for number, seat in enumerate(view.seats) if seat.doppelganger]
    position.holder = holders[0] if holders else -1
    position.bank_coins = [view.bank[coin] for coin in COINS]
    position.bank_stones = [view.bank[colour] for colour in COLOURS]
    if view.bag is not None:
        position.bag = _stones(view.bag.stones)
        position.drawn = _stones(view.bag.drawn)
        position.announced = view.bag.announced or ""
    position.up = box.characters[view.up] if view.up else None
    position.row, position.pile = _cards(box, view.row), _cards(box, view.pile)
    position.deck, position.discard = _cards(box, view.deck), _cards(box, view.discard)
    position.purses = _purses(view, pick)
    position.todo = list(view.todo)
    if view.auction is not None:
        _set_auction(position, view.auction)
    _ask(position, view)
    return position


def _cards(box: Box, ids: tuple[str, ...]) -> tuple[Character, ...]:
    return tuple([box.characters[name] for name in ids])


def _stones(counts: Mapping[str, int]) -> Counts:
    return tuple([counts[colour] for colour in COLOURS])


def _purses(view: View, pick: Callable[[int], int]) -> list[list[int]]:
    """Each coin that nobody can see lies behind one of the other screens."""
    purses = [[seat.purse[coin] if seat.purse else 0 for coin in COINS] for seat in view.seats]
    others = [number for number, seat in enumerate(view.seats) if seat.purse is None]
    if not others:
        return purses
    for number, coin in enumerate(COINS):
        seen = view.bank[coin] + sum([purse[number] for purse in purses])
        if number == FAIRY:
            seen += sum([seat.spent for seat in view.seats])
        for _ in range(COIN_SUPPLY[number] - seen):
            purses[others[pick(len(others))]][number] += 1
    return purses


def _set_auction(position: Position, shown: AuctionView) -> None:
    box = position.box
    position.auction = shown.number
    position.auction_card = box.characters[shown.character]
    position.participants = tuple([box.index[name] for name in shown.participants])
    if shown.bids:
        position.bids = tuple([_fist(shown.bids[name]) for name in box.seats])
    if shown.silver:
        position.silver = tuple([_fist(shown.silver[name]) for name in shown.participants])
    position.user = -1 if shown.winner is None else box.index[shown.winner]
    position.seconds = tuple([box.index[name] for name in shown.second_bidders])
    position.may_double, position.bid_given = shown.may_double, shown.bid_given
    position.stack = _cards(box, shown.stack)


def _fist(coins: Mapping[str, int]) -> Fist:
    return {coin: count for coin, count in coins.items() if count}


def _ask(position: Position, view: View) -> None:
    """Open the questions that are open in the view, and those of others that it cannot show."""
    shown = view.auction
    if shown is not None and shown.stage in ("bid", "silver"):
        rounds.ask_fists(position)
        own = position.box.index.get(view.viewer)
        fist = None if own is None else view.seats[own].fist
        if own is not None and fist is not None:
            position.fists[own] = _fist(fist)
            position.open = tuple([asked for asked in position.open if asked.who != view.viewer])
    elif view.questions:
        position.open = view.questions
    elif view.waiting:
        # A purchase of somebody else: its task asks for it again.
        position.go_on([])
