"""What can be counted at the end of a game, out of its public events."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.game import Event
from pierres.translation import translate
from pierres.wording.base import Ledger, Tally

_GOLD = ("fairy", "common")


def ledger(history: Sequence[Event], seats: Sequence[str]) -> Ledger:
    """How long the game was; for each seat the auctions won, and the gold that it bid and so paid (R-B2)."""
    won, gold = dict.fromkeys(seats, 0), dict.fromkeys(seats, 0)
    rounds = auctions = 0
    for event in history:
        data = event.public or {}
        if event.kind == "round_begins":
            rounds += 1
        elif event.kind == "auction":
            auctions += 1
        elif event.kind == "won":
            won[event.who] += 1
        elif event.kind == "fists_opened":
            for seat, fist in data["fists"].items():
                gold[seat] += sum(fist.get(coin, 0) for coin in _GOLD)
    length = translate("AuxTallies", "%n round(s)", None, rounds)
    bids = translate("AuxTallies", "%n auction(s)", None, auctions)
    return Ledger(
        f"{length} · {bids}",
        (
            Tally(translate("AuxTallies", "Auctions won"), won),
            Tally(translate("AuxTallies", "Gold bid"), gold),
        ),
    )
