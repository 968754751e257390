"""What the fists tell: who has closed one, which lie open, and what came of the auction just decided.

All of it follows from public facts: who is asked in which order, and what has happened in the open.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from pierres.rules.aux_pierres.events import GameEvent
from pierres.rules.aux_pierres.view import View, asking
from pierres.rules.game import PUBLIC, Event, Question
from pierres.rules.record import Step
from pierres.table.aux_pierres.context import Opened, used_places
from pierres.wording.aux_pierres.wording import AuxPierresWording
from pierres.wording.typeset import NOTHING_SAID, Sentence

_VERDICTS = ("won", "tied", "no_bid", "cursed")
_EFFECTS = (
    "gained", "gained_stones", "scored", "stole", "stole_nothing", "seized", "banished", "bag_kept",
    "bag_lost", "bought", "void", "declined", "kept",
)  # fmt: skip
_FISTS = ("bid", "silver")


def _decided(history: Sequence[Event]) -> list[Event]:
    """The events since the gold fists opened last; none while an auction has not come so far."""
    for index in range(len(history) - 1, -1, -1):
        event = history[index]
        if event.kind == "fists_opened" and event.data["round"] == "gold":
            return list(history[index:])
    return []


def closed_fists(view: View, waiting: Collection[str]) -> frozenset[str]:
    """Who has closed a fist that is not open yet: those who take part and are not `waiting` to be asked.

    An empty fist is closed like any other, and nobody's own view tells more than the public one.
    """
    auction = view.auction
    if auction is None or auction.stage not in _FISTS:
        return frozenset()
    return frozenset(name for name in auction.participants if name not in waiting)


def is_telling(view: View, waiting: Collection[str], pending: bool) -> bool:
    """Whether the large line tells all what comes of an auction: on the way, and after a tie until the first
    of those who break it has closed a fist.
    """
    if view.viewer != PUBLIC or view.auction is None or view.winners:
        return False
    tied = view.auction.stage == "silver" and bool(waiting) and not closed_fists(view, waiting)
    return pending or tied


def opened_fists(view: View) -> Mapping[str, tuple[Opened, ...]]:
    """Seat → the fists that it opened in this auction, gold then silver."""
    opened: dict[str, tuple[Opened, ...]] = {}
    if view.auction is not None:
        for kind, fists in (("bid", view.auction.bids), ("silver", view.auction.silver)):
            for seat, coins in fists.items():
                opened[seat] = (*opened.get(seat, ()), Opened(kind, coins))
    return opened


def just_opened(view: View) -> Mapping[str, Mapping[str, int]]:
    """The fists that lie open and are not paid yet, at the moment after they have opened."""
    auction = view.auction
    if auction is None or auction.stage != "opened":
        return {}
    return auction.silver or auction.bids


def ghosts(view: View, history: Sequence[GameEvent]) -> tuple[str, ...]:
    """The specials shuffled in this round, as long as no card lies on its row."""
    if len(view.row) > len(used_places(view)) or view.winners:
        return ()
    for event in reversed(history):
        if event.kind == "specials_drawn":
            return tuple(event.data["characters"])
    return ()


def news(history: Sequence[Event], wording: AuxPierresWording) -> tuple[Sentence, Sentence]:
    """How the last auction was decided, and the last thing that came of it; "" for what has not happened."""
    verdict, effect = NOTHING_SAID, NOTHING_SAID
    for event in _decided(history):
        if event.kind in _VERDICTS:
            verdict, effect = wording.verdict(event), NOTHING_SAID
        elif event.kind in _EFFECTS:
            effect = wording.told(event) or effect
        elif event.kind == "round_begins":
            break
    return verdict, effect


def is_fresh(steps: Sequence[Step], seats: Sequence[str]) -> bool:
    """Whether the last answer that a seat gave closed a fist: then the verdict is the news, not the power."""
    last = next((step for step in reversed(steps) if step[0] in seats), None)
    return last is not None and last[1] in _FISTS


def victim_of(view: View, asked: Question | None) -> str | None:
    """From whom a stone is to be stolen: the one just chosen, or the only one there is."""
    return asking(view).victim or None if asked is not None and asked.kind == "colour" else None
