"""How a game begins: with the deal of the hands, or from a record's `start`, its faults named by place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.rules.game import BadGame, shown
from pierres.rules.jeu_des_dragons import engine
from pierres.rules.jeu_des_dragons.box import Box
from pierres.rules.jeu_des_dragons.draws import begin_gambit, renew
from pierres.rules.jeu_des_dragons.flights import special
from pierres.rules.jeu_des_dragons.material import HAND_MAX, NUMBER_MAX, STAKES, STAKES_NAME
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.state import Debts
from pierres.rules.jeu_des_dragons.tasks import DealHands, Turn

KEYS = ("players", "stakes", "ante", "discard", "round", "leader", "turn", "played", "gambit")
ROUND_KEYS: Mapping[str, object] = {"ante": (), "leader": "", "turn": "", "played": ()}
"""What has no value during the ante, and how a record says so."""
PLAYER_KEYS = ("gold", "hand", "flight", "debts", "out")


def undealt(box: Box) -> Position:
    """Everybody has his gold, and the hands are asked of chance (D-2, D-3)."""
    position = Position(box)
    position.todo.append(DealHands())
    engine.go_on(position, [])
    return position


def position_from(box: Box, start: Mapping[str, Any], *, kept: bool = False) -> Position:
    """A position in the words of a record. Raises BadGame, naming the place in `start`.

    Nothing is done before the first question but what the rules do at that point. A special flight that lies
    there has been paid. In a game that is `kept` somebody may be out though it ends by ruin (D-79).
    """
    if not isinstance(start, Mapping):
        raise BadGame("start: expected an object")
    for key in start:
        if key not in KEYS:
            raise BadGame(f"start.{key}: unknown key")
    position = Position(box)
    taken: set[str] = set()
    position.stakes = _number(start, "stakes", 0, "start")
    position.round = _number(start, "round", 1, "start")
    position.gambit = _number(start, "gambit", 1, "start", least=1)
    if box.gambits and position.gambit > box.gambits:
        raise BadGame(f"start.gambit: the game is over after {box.gambits} gambits")
    _players(position, start.get("players", {}), taken, out_allowed=kept or box.gambits > 0)
    position.ante = _cards(box, start.get("ante", []), "start.ante", taken)
    position.discard = _cards(box, start.get("discard", []), "start.discard", taken)
    position.deck = tuple(card for card in box.pack if card not in taken)
    if position.round:
        _round(position, start)
    else:
        _no_round(position, start)
    if not position.deck:
        renew(position, [])
    engine.go_on(position, [])
    return position


# -- players -------------------------------------------------------------------------------------------


def _players(position: Position, given: object, taken: set[str], *, out_allowed: bool) -> None:
    box = position.box
    if not isinstance(given, Mapping):
        raise BadGame("start.players: expected an object")
    for name in given:
        if name not in box.index:
            raise BadGame(f"start.players.{name}: no such seat")
    tables = {seat: given.get(name, {}) for name, seat in box.index.items()}
    for seat, table in tables.items():
        place = f"start.players.{box.seats[seat]}"
        if not isinstance(table, Mapping):
            raise BadGame(f"{place}: expected an object")
        for key in table:
            if key not in PLAYER_KEYS:
                raise BadGame(f"{place}.{key}: unknown key")
        if type(table.get("out", False)) is not bool:
            raise BadGame(f"{place}.out: must be true or false")
        if table.get("out", False) and not out_allowed:
            raise BadGame(f"{place}.out: without the option gambits the game is over when somebody is out")
    out = [seat for seat, table in tables.items() if table.get("out", False)]
    position.players = tuple(seat for seat in box.everybody if seat not in out)
    if len(position.players) < 2:
        raise BadGame("start.players: at least two are still in the game")
    for seat, table in tables.items():
        place = f"start.players.{box.seats[seat]}"
        _player(position, seat, table, place, taken)
        if seat in out:
            for key in ("gold", "hand", "flight", "debts"):
                if table.get(key):
                    raise BadGame(f"{place}.{key}: an eliminated player has none")


def _player(position: Position, seat: int, table: Mapping[str, Any], place: str, taken: set[str]) -> None:
    box = position.box
    debts = position.debts[seat] = _debts(position, seat, table.get("debts", []), f"{place}.debts")
    usual = 0 if debts or seat not in position.players else box.start_gold
    position.gold[seat] = _number(table, "gold", usual, place)
    if debts and position.gold[seat]:
        raise BadGame(f"{place}.gold: a player in debt has none")
    position.hands[seat] = _cards(box, table.get("hand", []), f"{place}.hand", taken)
    if len(position.hands[seat]) > HAND_MAX:
        raise BadGame(f"{place}.hand: at most {HAND_MAX} cards, not {len(position.hands[seat])}")
    position.flights[seat] = _cards(box, table.get("flight", []), f"{place}.flight", taken)
    position.paid[seat] = tuple(made for made, _ in special(position, seat))


def _debts(position: Position, seat: int, given: object, place: str) -> Debts:
    if not isinstance(given, (list, tuple)):
        raise BadGame(f"{place}: expected a list of debts")
    index = position.box.index
    debts = []
    for number, debt in enumerate(given):
        here = f"{place}[{number}]"
        if not isinstance(debt, (list, tuple)) or len(debt) != 2:
            raise BadGame(f"{here}: expected [creditor, amount]")
        creditor, amount = debt
        if type(creditor) is not str or (creditor != STAKES_NAME and creditor not in index):
            raise BadGame(f"{here}: no creditor {shown(creditor)}")
        to = STAKES if creditor == STAKES_NAME else index[creditor]
        if to == seat:
            raise BadGame(f"{here}: nobody owes themselves")
        if to != STAKES and to not in position.players:
            raise BadGame(f"{here}: {creditor} is no longer in the game")
        if type(amount) is not int or not 1 <= amount <= NUMBER_MAX:
            raise BadGame(f"{here}: expected a number from 1 on, not {shown(amount)}")
        debts.append((to, amount))
    return tuple(debts)


# -- the gambit ----------------------------------------------------------------------------------------


def _no_round(position: Position, start: Mapping[str, Any]) -> None:
    """The ante is to be made: nothing has been played, and nobody leads; "" and an empty list say as much."""
    for key, nothing in ROUND_KEYS.items():
        given = start.get(key, nothing)
        if (tuple(given) if isinstance(given, list) else given) != nothing:
            raise BadGame(f"start.{key}: it has no value during the ante")
    for seat, flight in enumerate(position.flights):
        if flight:
            raise BadGame(f"start.players.{position.name(seat)}.flight: there is none during the ante")
    begin_gambit(position, [])


def _round(position: Position, start: Mapping[str, Any]) -> None:
    """Somebody leads the round, somebody has his turn, and who is before him has had his."""
    leader = _seat(position, start, "leader", position.players[0])
    turn = _seat(position, start, "turn", leader)
    position.leader, position.turn = leader, turn
    order = position.clockwise(leader)
    position.played = _played(position, start.get("played", []), order[: order.index(turn)])
    position.todo.append(Turn(turn))


def _seat(position: Position, start: Mapping[str, Any], key: str, usual: int) -> int:
    if key not in start:
        return usual
    name = start[key]
    if type(name) is not str or name not in position.box.index:
        raise BadGame(f"start.{key}: no seat {shown(name)}")
    seat = position.box.index[name]
    if seat not in position.players:
        raise BadGame(f"start.{key}: {name} is no longer in the game")
    return seat


def _played(position: Position, given: object, before: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
    """The cards played this round, in order, by seats that have had their turn; a seat may have passed."""
    if not isinstance(given, (list, tuple)):
        raise BadGame("start.played: expected a list")
    left = list(before)
    played = []
    for number, one in enumerate(given):
        here = f"start.played[{number}]"
        if not isinstance(one, (list, tuple)) or len(one) != 2:
            raise BadGame(f"{here}: expected [seat, card]")
        name, card = one
        if type(name) is not str or name not in position.box.index:
            raise BadGame(f"{here}: no seat {shown(name)}")
        seat = position.box.index[name]
        if seat not in left:
            raise BadGame(f"{here}: it is not {name} who played here, from the leader to the turn")
        del left[: left.index(seat) + 1]
        if type(card) is not str or card not in position.flights[seat]:
            raise BadGame(f"{here}: no {shown(card)} in the flight of {name}")
        played.append((seat, card))
    return tuple(played)


# -- cards and numbers ---------------------------------------------------------------------------------


def _cards(box: Box, given: object, place: str, taken: set[str]) -> tuple[str, ...]:
    """The cards of a list; `taken` notes those that lie somewhere already."""
    if not isinstance(given, (list, tuple)):
        raise BadGame(f"{place}: expected a list of cards")
    for number, card in enumerate(given):
        here = f"{place}[{number}]"
        if type(card) is not str or card not in box.cards:
            raise BadGame(f"{here}: no card {shown(card)}")
        if card in taken:
            raise BadGame(f"{here}: {card} appears twice")
        taken.add(card)
    return tuple(given)


def _number(table: Mapping[str, Any], key: str, default: int, place: str, least: int = 0) -> int:
    value = table.get(key, default)
    if type(value) is not int or not least <= value <= NUMBER_MAX:
        raise BadGame(f"{place}.{key}: expected a number from {least} to {NUMBER_MAX}, not {shown(value)}")
    return value
