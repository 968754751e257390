"""What stays to be read of the auction just decided: the fists as they opened, and who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pierres.rules.aux_pierres.view import View
from pierres.rules.game import PUBLIC, Event, Question
from pierres.session import Session
from pierres.table.aux_pierres.context import Opened

_VERDICTS = ("won", "tied", "no_bid", "cursed")
_EFFECTS = (
    "gained", "gained_stones", "scored", "stole", "stole_nothing", "seized", "banished", "bag_kept",
    "bag_lost", "bought", "void", "declined", "kept",
)  # fmt: skip


def _decided(history: Sequence[Event]) -> list[Event]:
    """The events since the gold fists opened last; none while an auction has not come so far."""
    for index in range(len(history) - 1, -1, -1):
        event = history[index]
        if event.kind == "fists_opened" and (event.public or {}).get("round") == "gold":
            return list(history[index:])
    return []


def _stale(view: View) -> bool:
    """Whether the next auction is already under way, whose bidders look at their own things only."""
    return (view.auction is None or view.auction.stage == "bid") and view.viewer != PUBLIC


def opened_fists(view: View, history: Sequence[Event]) -> Mapping[str, tuple[Opened, ...]]:
    """Seat → the fists that it opened. In public those of the last auction lie open until the next ones."""
    if _stale(view):
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


def outcome(view: View, history: Sequence[Event], wording: Any) -> str:
    """Who won what, and the last thing that came of it; "" when there is nothing to tell."""
    if _stale(view) or view.winners:
        return ""
    verdict, effect = "", ""
    for event in _decided(history):
        if event.kind in _VERDICTS:
            verdict, effect = wording.event(event) or "", ""
        elif event.kind in _EFFECTS:
            effect = wording.event(event) or effect
        elif event.kind == "round_begins":
            break
    return " ".join(part for part in (verdict, effect) if part)


def victim_of(view: View, asked: Question | None, session: Session) -> str | None:
    """From whom a stone is to be stolen: the one just chosen, or the only one there is."""
    if asked is None or asked.kind != "colour" or view.auction is None:
        return None
    for step in reversed(session.record.steps):
        if step[0] == asked.who and step[1] == "victim":
            return str(step[2])
        if step[1] in ("bid", "silver"):
            break
    seconds = view.auction.second_bidders
    return seconds[0] if len(seconds) == 1 else None
