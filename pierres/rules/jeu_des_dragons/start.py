"""How a game begins: with the deal of the hands, or from a record's `start`, its faults named by place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pierres.rules.given import BadGame, Fields, Json, Object, shown
from pierres.rules.jeu_des_dragons.constants import HAND_MAX, NUMBER_MAX, STAKES, STAKES_NAME
from pierres.rules.jeu_des_dragons.draws import begin_gambit, renew
from pierres.rules.jeu_des_dragons.flights import special
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.state import Box, Debts
from pierres.rules.jeu_des_dragons.tasks import DealHands, Turn

KEYS = ("players", "stakes", "ante", "discard", "round", "leader", "turn", "played", "gambit")
ROUND_KEYS: Mapping[str, object] = {"ante": (), "leader": "", "turn": "", "played": ()}
"""What has no value during the ante, and how a record says so."""
PLAYER_KEYS = ("gold", "hand", "flight", "debts", "out")


def undealt(box: Box) -> Position:
    """Everybody has their gold, and the hands are asked of chance (D-2, D-3)."""
    position = Position(box)
    position.todo.append(DealHands())
    position.go_on([])
    return position


def position_from(box: Box, start: Object, kept: bool) -> Position:
    """A position in the words of a record. Raises BadGame, naming the place in `start`.

    Nothing is done before the first question but what the rules do at that point. A special flight that lies
    there has been paid. In a game that is `kept` somebody may be out though it ends by ruin (D-79).
    """
    fields = Fields(start, "start", KEYS)
    position = Position(box)
    taken: set[str] = set()
    position.stakes = fields.number("stakes", 0, NUMBER_MAX, 0)
    position.round = fields.number("round", 0, NUMBER_MAX, 1)
    position.gambit = fields.number("gambit", 1, NUMBER_MAX, 1)
    if box.gambits and position.gambit > box.gambits:
        raise BadGame(f"start.gambit: the game is over after {box.gambits} gambits")
    _players(
        position,
        Fields(start.get("players", {}), "start.players"),
        taken,
        out_allowed=kept or box.gambits > 0,
    )
    position.ante = _cards(box, fields, "ante", taken)
    position.discard = _cards(box, fields, "discard", taken)
    position.deck = tuple(card for card in box.pack if card not in taken)
    if position.round:
        _round(position, fields)
    else:
        _no_round(position, start)
    if not position.deck:
        renew(position, [])
    position.go_on([])
    return position


# -- players -------------------------------------------------------------------------------------------


def _players(position: Position, given: Fields, taken: set[str], *, out_allowed: bool) -> None:
    box = position.box
    given.only(box.seats, "no such seat")
    players = [Fields(given.given.get(name, {}), given.at(name), PLAYER_KEYS) for name in box.seats]
    out = [seat for seat, player in enumerate(players) if player.flag("out")]
    if out and not out_allowed:
        reason = "without the option gambits the game is over when somebody is out"
        raise players[out[0]].bad("out", reason)
    position.players = tuple(seat for seat in box.everybody if seat not in out)
    if len(position.players) < 2:
        raise BadGame("start.players: at least two are still in the game")
    for seat, player in enumerate(players):
        _set_player(position, seat, player, taken)
        if seat in out:
            for key in ("gold", "hand", "flight", "debts"):
                if player.given.get(key):
                    raise player.bad(key, "an eliminated player has none")


def _set_player(position: Position, seat: int, player: Fields, taken: set[str]) -> None:
    box = position.box
    debts = position.debts[seat] = _debts(position, seat, player)
    usual = 0 if debts or seat not in position.players else box.start_gold
    position.gold[seat] = player.number("gold", 0, NUMBER_MAX, usual)
    if debts and position.gold[seat]:
        raise player.bad("gold", "a player in debt has none")
    position.hands[seat] = _cards(box, player, "hand", taken)
    if len(position.hands[seat]) > HAND_MAX:
        raise player.bad("hand", f"at most {HAND_MAX} cards, not {len(position.hands[seat])}")
    position.flights[seat] = _cards(box, player, "flight", taken)
    position.paid[seat] = tuple(made for made, _ in special(position, seat))


def _debts(position: Position, seat: int, player: Fields) -> Debts:
    index = position.box.index
    debts = []
    for here, (creditor, amount) in _pairs(player, "debts", "a list of debts", "[creditor, amount]"):
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


def _pairs(fields: Fields, key: str, what: str, pair: str) -> Iterator[tuple[str, Sequence[Json]]]:
    """The pairs of a list, each with its place."""
    for number, one in enumerate(fields.items(key, what)):
        here = f"{fields.at(key)}[{number}]"
        if not isinstance(one, list | tuple) or len(one) != 2:
            raise BadGame(f"{here}: expected {pair}")
        yield here, one


# -- the gambit ----------------------------------------------------------------------------------------


def _no_round(position: Position, start: Object) -> None:
    """The ante is to be made: nothing has been played, and nobody leads; "" and an empty list say as much."""
    for key, nothing in ROUND_KEYS.items():
        given = start.get(key, nothing)
        if (tuple(given) if isinstance(given, list) else given) != nothing:
            raise BadGame(f"start.{key}: it has no value during the ante")
    for seat, flight in enumerate(position.flights):
        if flight:
            raise BadGame(f"start.players.{position.name(seat)}.flight: there is none during the ante")
    begin_gambit(position, [])


def _round(position: Position, fields: Fields) -> None:
    """Somebody leads the round, somebody has the turn, and whoever is before them has had theirs."""
    leader = _seat(position, fields, "leader", position.players[0])
    turn = _seat(position, fields, "turn", leader)
    position.leader, position.turn = leader, turn
    order = position.clockwise(leader)
    position.played = _played(position, fields, order[: order.index(turn)])
    position.todo.append(Turn(turn))


def _seat(position: Position, fields: Fields, key: str, usual: int) -> int:
    if key not in fields.given:
        return usual
    name = fields.given[key]
    if type(name) is not str or name not in position.box.index:
        raise fields.bad(key, f"no seat {shown(name)}")
    seat = position.box.index[name]
    if seat not in position.players:
        raise fields.bad(key, f"{name} is no longer in the game")
    return seat


def _played(position: Position, fields: Fields, before: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
    """The cards played this round, in order, by seats that have had their turn; a seat may have passed."""
    left = list(before)
    played = []
    for here, (name, card) in _pairs(fields, "played", "a list", "[seat, card]"):
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


def _cards(box: Box, fields: Fields, key: str, taken: set[str]) -> tuple[str, ...]:
    """The cards of a list; `taken` notes those that lie somewhere already."""
    cards: list[str] = []
    for number, card in enumerate(fields.items(key, "a list of cards")):
        here = f"{fields.at(key)}[{number}]"
        if type(card) is not str or card not in box.cards:
            raise BadGame(f"{here}: no card {shown(card)}")
        if card in taken:
            raise BadGame(f"{here}: {card} appears twice")
        taken.add(card)
        cards.append(card)
    return tuple(cards)
