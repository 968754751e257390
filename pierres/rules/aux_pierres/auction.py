"""The auction (section 4): fists are closed, opened together and paid; silver breaks a tie; one may win."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.material import (
    AMULET,
    AMULET_FACTOR,
    COMMON,
    CURSED,
    FAIRY,
    GOLD_FIST,
    SILVER,
    SILVER_FIST,
)
from pierres.rules.aux_pierres.state import Counts, State
from pierres.rules.aux_pierres.tasks import NextCharacter, Use
from pierres.rules.game import Event, Question
from pierres.rules.legal import UpTo, object_of


def begin(state: State, character: Character, events: list[Event]) -> None:
    """A character is up for bids, and every seat closes a fist, with or without gold (R-E6, R-I3)."""
    state.up = state.auction_card = character
    state.auction += 1
    events.append(Event("auction", "", {"character": character.id, "number": state.auction}))
    state.participants = tuple(range(len(state.purses)))
    on_witch = character.always_first
    state.open = tuple(
        [
            Question(
                name,
                "bid",
                # R-B1: fairy gold behind, common gold, cursed coins and amulets; R-B10: no curse on the witch.
                UpTo(
                    GOLD_FIST, (purse[FAIRY], purse[COMMON], 0 if on_witch else purse[CURSED], purse[AMULET])
                ),
                character.id,
                True,
            )
            for name, purse in zip(state.box.seats, state.purses, strict=True)
        ]
    )


def close_fist(state: State, question: Question, fist: Counts, events: list[Event]) -> None:
    """Close one fist. Until the last one is closed nothing moves, and no fist can be changed (R-Q3)."""
    who = question.who
    state.fists[state.box.index[who]] = fist
    state.open = tuple([other for other in state.open if other is not question])
    kinds = GOLD_FIST if question.kind == "bid" else SILVER_FIST
    closed = {"coins": object_of(fist, kinds), "kind": question.kind}
    events.append(Event("fist_closed", who, None, closed, (who,)))
    if not state.open:
        if question.kind == "bid":
            _open_gold(state, events)
        else:
            _open_silver(state, events)


def _open_gold(state: State, events: list[Event]) -> None:
    """Open, pay, curse, no bid, winner or tie: in this order (R-B3)."""
    bids: tuple[Counts, ...] = tuple(fist for fist in state.fists if fist is not None)
    _close_round(state)
    state.bids = bids
    values = [_worth(fairy + common, amulets) for fairy, common, _, amulets in bids]
    _show(state, "gold", GOLD_FIST, state.participants, bids, values, events)
    cursed = _pay_gold(state, bids)
    if cursed:  # R-B4 to R-B8: whoever cursed it, whatever was bid, nobody wins
        by = [state.name(seat) for seat in cursed]
        events.append(Event("cursed", "", {"by": by, "character": state.up.id if state.up else ""}))
        _decided(state, events)
        return
    best = max(values)
    if best == 0:  # R-B14: an amulet alone is no bid
        events.append(Event("no_bid", "", {"character": state.up.id if state.up else ""}))
        _decided(state, events)
        return
    tied = tuple([seat for seat, value in enumerate(values) if value == best])
    if len(tied) == 1:
        _won(state, tied[0], "gold", best, events)
        others = [seat for seat in state.participants if seat != tied[0]]
        state.seconds = _second_bidders(others, values)
        _decided(state, events)
        return
    _tie(state, "gold", tied, best, events)
    _begin_silver(state, tied)


def _begin_silver(state: State, tied: Counts) -> None:
    """Those tied for the highest value, they alone, close silver fists, even with empty purses (R-T1, R-T7)."""
    state.participants = tied
    with_amulet = state.box.amulet_in_silver  # R-A3
    state.open = tuple(
        [
            Question(
                state.name(seat),
                "silver",
                UpTo(SILVER_FIST, (purse[SILVER], purse[AMULET] if with_amulet else 0)),
                state.up.id if state.up else "",
                True,
            )
            for seat in tied
            for purse in (state.purses[seat],)
        ]
    )


def _open_silver(state: State, events: list[Event]) -> None:
    """All silver is lost; the single highest wins, a tie leaves nobody (R-T2 to R-T5, R-T8)."""
    fists = tuple(state.fists)
    _close_round(state)
    state.silver = fists
    tied = state.participants
    shown = [fists[seat] or (0, 0) for seat in tied]
    by_seat = dict(zip(tied, shown, strict=True))
    values = [_worth(silver, amulets) for silver, amulets in shown]
    _show(state, "silver", SILVER_FIST, tied, shown, values, events)
    for seat, (silver, amulets) in by_seat.items():
        purse = state.purses[seat]
        purse[SILVER] -= silver
        purse[AMULET] -= amulets
        state.bank_coins[SILVER] += silver
        state.bank_coins[AMULET] += amulets
    best = max(values)
    first = tuple(seat for seat, value in zip(tied, values, strict=True) if value == best)
    if len(first) > 1:
        _tie(state, "silver", first, best, events)
        _decided(state, events)
        return
    _won(state, first[0], "silver", best, events)
    # R-V3: second are the highest of the other participants, with nothing too; outsiders are safe.
    worth = dict(zip(tied, values, strict=True))
    second = max(value for seat, value in worth.items() if seat != first[0])
    state.seconds = tuple(seat for seat in tied if seat != first[0] and worth[seat] == second)
    _decided(state, events)


def _worth(coins: int, amulets: int) -> int:
    """The value of a fist: its coins, multiplied once by each amulet (R-A1, R-A4)."""
    return coins * AMULET_FACTOR**amulets if amulets else coins


def _pay_gold(state: State, bids: Sequence[Counts]) -> list[int]:
    """Everybody pays before anything else (R-B2, R-B11, R-B16): fairy gold to the front, the rest to the bank.

    Returns the seats that bid a cursed coin.
    """
    bank = state.bank_coins
    cursers = []
    for seat, (fairy, common, cursed, amulets) in enumerate(bids):
        purse = state.purses[seat]
        if fairy:
            purse[FAIRY] -= fairy
            state.spent[seat] += fairy
        if common:
            purse[COMMON] -= common
            bank[COMMON] += common
        if cursed:
            purse[CURSED] -= cursed
            bank[CURSED] += cursed
            cursers.append(seat)
        if amulets:
            purse[AMULET] -= amulets
            bank[AMULET] += amulets
    return cursers


def _second_bidders(others: list[int], values: list[int]) -> Counts:
    """The second bidders of an auction won on gold (R-V1, R-V2, R-V4).

    All with the highest value below the winner's; if nobody else bid gold that is 0, so all others are.
    """
    second = max([values[seat] for seat in others])
    return tuple([seat for seat in others if values[seat] == second])


def _close_round(state: State) -> None:
    state.fists = [None] * len(state.purses)


def _show(
    state: State,
    round_of: str,
    kinds: tuple[str, ...],
    seats: Sequence[int],
    fists: Sequence[Counts],
    values: Sequence[int],
    events: list[Event],
) -> None:
    names = [state.name(seat) for seat in seats]
    opened = {name: object_of(fist, kinds) for name, fist in zip(names, fists, strict=True)}
    worth = dict(zip(names, values, strict=True))
    events.append(Event("fists_opened", "", {"round": round_of, "fists": opened, "values": worth}))


def _tie(state: State, round_of: str, tied: Counts, value: int, events: list[Event]) -> None:
    names = [state.name(seat) for seat in tied]
    up = state.up.id if state.up else ""
    events.append(Event("tied", "", {"round": round_of, "seats": names, "value": value, "character": up}))


def _won(state: State, seat: int, round_of: str, value: int, events: list[Event]) -> None:
    state.user = seat
    up = state.up.id if state.up else ""
    events.append(Event("won", state.name(seat), {"round": round_of, "value": value, "character": up}))


def _decided(state: State, events: list[Event]) -> None:
    """The bids are decided: the character joins the row (R-D9, R-T6), and a winner uses it."""
    character = state.up
    assert character is not None
    state.up = None
    state.row += (character,)
    events.append(Event("joined_row", "", {"character": character.id}))
    state.todo.append(NextCharacter())
    if state.user >= 0:
        state.may_double = state.holder == state.user  # R-P2, R-P3
        state.stack = (character,)
        state.todo.append(Use(character, copied=False))
