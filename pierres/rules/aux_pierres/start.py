"""How a game begins: from the box set-up (section 2), or from a record's `start`."""

from __future__ import annotations

from pierres.rules.aux_pierres import rounds
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import (
    COIN_SUPPLY,
    COINS,
    COLOURS,
    POINTS_TO_WIN,
    PURSE_AT_START,
    STONE_SUPPLY,
)
from pierres.rules.aux_pierres.position import Position
from pierres.rules.aux_pierres.state import Box
from pierres.rules.aux_pierres.tasks import DealStones, NextCharacter
from pierres.rules.given import BadGame, Fields, Object, shown
from pierres.rules.legal import counts_of

KEYS = ("auction", "row", "pile", "round", "players", "discard")
PLAYER_KEYS = ("fairy", "spent", "common", "silver", "cursed", "amulet", "stones", "score", "doppelganger")
NUMBER_MAX = 1_000_000
"""More than any table will see; a round of thousands of digits cannot even be shown."""


def box_setup(box: Box) -> Position:
    """Everybody has their coins, and the stones are to be dealt (R-S2)."""
    position = _empty(box)
    for purse in position.purses:
        purse[:] = PURSE_AT_START
    _fill_bank(position)
    position.deck = box.specials
    position.todo.append(DealStones())
    position.go_on([])
    return position


def position_from(box: Box, start: Object, kept: bool) -> Position:
    """A position in the words of a record. Raises BadGame, naming the place in `start`.

    In a game that is `kept` the witch may be up with cards in the row, though she is the first of a round.
    """
    fields = Fields(start, "start", KEYS)
    position = _empty(box)
    position.round = fields.number("round", 1, NUMBER_MAX, 1)
    players = Fields(start.get("players", {}), "start.players")
    players.only(box.seats, "no such seat")
    for name, seat in box.index.items():
        _set_player(position, seat, Fields(players.given.get(name, {}), players.at(name), PLAYER_KEYS))
    _fill_bank(position)
    up = _cards(box, [start["auction"]], "start.auction") if start.get("auction", "") != "" else []
    first = [] if box.witch in up else [box.witch]
    row = _cards(box, start["row"], "start.row") if "row" in start else first
    if "pile" in start:
        pile = _cards(box, start["pile"], "start.pile")
    else:
        pile = [card for card in box.base if card not in row and card not in up]
    discard = _cards(box, start.get("discard", []), "start.discard")
    if box.witch not in (*up, *row):
        raise BadGame("start.row: the witch is in the row, or up for bids")  # R-G14: never in the pile
    if any(card.deck != "special" for card in discard):
        raise BadGame("start.discard: only specials are discarded")
    _check_cards(position, up, row, pile, discard)
    if box.witch in up and row and not kept:
        raise BadGame("start.row: it is empty while the witch is up: she is first in the round")
    position.row, position.pile, position.discard = tuple(row), tuple(pile), tuple(discard)
    position.auction = len(row)
    if up:
        rounds.begin_auction(position, up[0], [])
    else:
        position.todo.append(NextCharacter())
    position.go_on([])
    return position


def _empty(box: Box) -> Position:
    position = Position(box)
    position.purses = [[0] * len(COINS) for _ in box.seats]
    position.stones = [[0] * len(COLOURS) for _ in box.seats]
    return position


def _fill_bank(position: Position) -> None:
    """What players do not hold is the bank's."""
    in_front = [sum(position.spent), 0, 0, 0, 0]
    behind = [sum(counts) for counts in zip(*position.purses, strict=True)]
    stones = [sum(counts) for counts in zip(*position.stones, strict=True)]
    held = zip(COIN_SUPPLY, behind, in_front, strict=True)
    position.bank_coins = [supply - purse - spent for supply, purse, spent in held]
    position.bank_stones = [supply - there for supply, there in zip(STONE_SUPPLY, stones, strict=True)]
    banks = zip((*COINS, *COLOURS), (*position.bank_coins, *position.bank_stones), strict=True)
    for kind, count in banks:
        if count < 0:
            raise BadGame(f"start.players: {shown(-count)} more {kind} than there are")


def _set_player(position: Position, seat: int, player: Fields) -> None:
    purse = position.purses[seat]
    for coin, name in enumerate(COINS):
        purse[coin] = player.number(name, 0, NUMBER_MAX, PURSE_AT_START[coin])
    position.spent[seat] = player.number("spent", 0, NUMBER_MAX, 0)
    stones = counts_of(player.given.get("stones", {}), COLOURS)
    if stones is None:
        raise player.bad("stones", "expected colours and numbers")
    position.stones[seat] = list(stones)
    position.score[seat] = player.number("score", 0, NUMBER_MAX, 0)
    if position.score[seat] >= POINTS_TO_WIN:
        raise player.bad("score", f"the game is over at {POINTS_TO_WIN} points")
    if player.flag("doppelganger"):
        if position.holder >= 0:
            raise player.bad("doppelganger", "there is only one")
        position.holder = seat


def _cards(box: Box, ids: object, place: str) -> list[Character]:
    if not isinstance(ids, (list, tuple)):
        raise BadGame(f"{place}: expected a list of characters")
    cards = []
    for name in ids:
        if type(name) is not str or name not in box.characters:
            raise BadGame(f"{place}: no character {shown(name)}")
        cards.append(box.characters[name])
    return cards


def _check_cards(position: Position, *places: list[Character]) -> None:
    """Each card lies in one place; the specials named nowhere are in the deck."""
    box = position.box
    left = [box.witch, *box.base, *box.specials]
    if position.holder >= 0:
        left.remove(box.doppelganger)
    for card in (card for place in places for card in place):
        if card not in left:
            raise BadGame(f"start: {card.id} is in more places than there are copies of it")
        left.remove(card)
    position.deck = tuple(card for card in left if card.deck == "special")
