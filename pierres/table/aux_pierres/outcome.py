"""What the fists tell: who has closed one, which lie open, and what came of the auction just decided.

All of it follows from public facts: who is asked in which order, and what has happened in the open.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from pierres.models.typeset import NOTHING_SAID, Sentence
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import PUBLIC, Event, Question
from pierres.session import Session
from pierres.table.aux_pierres.context import Opened, used_places

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
        if event.kind == "fists_opened" and (event.public or {}).get("round") == "gold":
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


def is_showing(
    view: View, asked: Question | None, waiting: Collection[str], history: Sequence[Event]
) -> bool:
    """Whether the auction just decided still lies on the table, until the screen is passed on."""
    if view.viewer != PUBLIC or asked is not None or not waiting or view.winners:
        return False
    return not closed_fists(view, waiting) and bool(_decided(history))


def as_shown(view: View, history: Sequence[Event]) -> View:
    """The view with the card that was decided last still in the middle, although the next is up for bids."""
    if view.auction is None or view.auction.stage != "bid":
        return view
    last = None
    for event in history[: len(history) - len(_decided(history))]:
        if event.kind == "auction":
            last = event.public or {}
    if last is None:
        return view
    over = any(event.kind == "round_ends" for event in _decided(history))
    number = int(last["number"])
    auction = view.auction._replace(
        character=last["character"], number=number, of=number if over else view.auction.of,
        stage="power", participants=(), stack=(last["character"],),
    )  # fmt: skip
    return view._replace(up=None, auction=auction, round=view.round - over)


def just_before(view: View) -> View:
    """What everybody saw when the one who looked gave his answer: his view without what is his alone."""
    everybody_knows = all(seat.purse is not None for seat in view.seats)
    seats = tuple(
        seat._replace(purse=seat.purse if everybody_knows else None, fist=None) for seat in view.seats
    )
    return view._replace(viewer=PUBLIC, seats=seats, questions=())


def opened_fists(view: View, history: Sequence[Event], showing: bool) -> Mapping[str, tuple[Opened, ...]]:
    """Seat → the fists that it opened, gold then silver; those of an auction past while it shows."""
    if not showing and not view.winners and (view.auction is None or view.auction.stage == "bid"):
        return {}
    opened: dict[str, tuple[Opened, ...]] = {}
    for event in _decided(history):
        if event.kind != "fists_opened":
            continue
        facts = event.public or {}
        kind = "bid" if facts["round"] == "gold" else "silver"
        for seat, coins in facts["fists"].items():
            opened[seat] = (*opened.get(seat, ()), Opened(kind, coins))
    return opened


def winner_of(history: Sequence[Event]) -> str | None:
    """Who won the auction decided last."""
    return next((event.who for event in _decided(history) if event.kind == "won"), None)


def ghosts(view: View, history: Sequence[Event]) -> tuple[str, ...]:
    """The specials shuffled in this round, as long as no card lies on its row."""
    if len(view.row) > len(used_places(view)) or view.winners:
        return ()
    for event in reversed(history):
        if event.kind == "specials_drawn":
            return tuple((event.public or {})["characters"])
    return ()


def news(history: Sequence[Event], wording: Any) -> tuple[Sentence, Sentence]:
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


def is_fresh(steps: Sequence[Sequence[Any]], seats: Sequence[str]) -> bool:
    """Whether the last answer that a seat gave closed a fist: then the verdict is the news, not the power."""
    last = next((step for step in reversed(steps) if step[0] in seats), None)
    return last is not None and last[1] in _FISTS


def victim_of(view: View, asked: Question | None, session: Session) -> str | None:
    """From whom a stone is to be stolen: the one just chosen, or the only one there is."""
    if asked is None or asked.kind != "colour" or view.auction is None:
        return None
    for step in reversed(session.record.steps):
        if step[0] == asked.who and step[1] == "victim":
            return str(step[2])
        if step[1] in _FISTS:
            break
    seconds = view.auction.second_bidders
    return seconds[0] if len(seconds) == 1 else None
