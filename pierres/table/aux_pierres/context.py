"""What a picture of the table is drawn from: a view, the places, an answer in the making, what fists tell.

What fists and auctions come to follows from public facts: who is asked in which order, and what has
happened in the open.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.events import GameEvent
from pierres.rules.aux_pierres.view import View, asking
from pierres.rules.game import PUBLIC, Event, Question
from pierres.rules.record import Step
from pierres.table.aux_pierres.fist import FistDraft
from pierres.table.aux_pierres.shapes import Layout, Shape
from pierres.wording.aux_pierres.wording import AuxPierresWording
from pierres.wording.typeset import NOTHING_SAID, Sentence


@dataclass(frozen=True)
class Opened:
    """A fist that lies open."""

    kind: str
    """`bid` or `silver`."""
    coins: Mapping[str, int]


@dataclass(frozen=True)
class Context:
    """Everything that the description of the table reads. Nothing in it is hidden from its viewer."""

    view: View
    places: Layout
    wording: AuxPierresWording
    characters: Mapping[str, Character]
    colours: Mapping[str, str]
    """The colour of each seat."""
    computers: Mapping[str, str] = field(default_factory=dict)
    """Seat → what plays it and how, in words, where the computer does."""
    asked: Question | None = None
    to_act: str | None = None
    draft: FistDraft | None = None
    victim: str | None = None
    """Whom the user of the power has chosen already."""
    opened: Mapping[str, tuple[Opened, ...]] = field(default_factory=dict)
    """Seat → the fists that it opened in this auction, or in the one just over: gold, then silver."""
    last_drawn: str | None = None
    """The colour of the stone that came out of the bag last."""
    closed: frozenset[str] = frozenset()
    """Who has closed a fist that is not open yet."""
    winner: str | None = None
    """Who won the auction whose fists lie open."""
    next_up: str | None = None
    """The card up for bids next, while the auction before it still lies in the middle."""
    ghosts: tuple[str, ...] = ()
    """The specials that will come this round, while none of its cards lies on the row."""
    showing: bool = False
    """The auction just decided still lies on the table: the large line tells of it, and asks nothing."""
    headline: Sentence = NOTHING_SAID
    notice: str = ""
    warning: bool = False
    fan: str = ""
    """The set of the pile is spread: `glance` while it is pointed at, `open` until it is closed."""

    @property
    def in_light(self) -> str | None:
        """On whom the light falls: whose turn it is, but while the large line tells, of whom it tells."""
        return self.headline.about if self.showing else self.to_act


def middle_of(view: View) -> tuple[str, ...]:
    """The characters in the middle: the one up for bids, or those being used, the lowest first."""
    if view.up is not None:
        return (view.up,)
    if view.auction is None:
        return ()
    # A character that nobody won, or that has been used, lies there until the next one comes.
    return view.auction.stack or (view.auction.character,)


def kinds_shown(view: View, asked: Question | None) -> tuple[str, ...]:
    """The kinds of coin that the private side has a line for."""
    if asked is not None and asked.kind == "buy":
        return ("fairy", "common", "silver")
    seat = next((seat for seat in view.seats if seat.name == view.viewer), None)
    purse = seat.purse if seat is not None and seat.purse is not None else {}
    return ("fairy", "common", "silver", *(kind for kind in ("cursed", "amulet") if purse.get(kind)))


def shape_of(view: View, asked: Question | None, fan: bool = False, ghosts: int = 0) -> Shape:
    """What the layout depends on; `ghosts` cards have a place in the row before they come."""
    looking = any(seat.name == view.viewer for seat in view.seats)
    return Shape(
        seats=len(view.seats),
        looking=looking,
        row=max(len(view.row), ghosts),
        stack=max(1, len(middle_of(view))),
        bag=view.bag is not None,
        kinds=len(kinds_shown(view, asked)) if looking else 3,
        purchase=looking and asked is not None and asked.kind == "buy",
        fan=fan,
        card=asked is not None and asked.kind == "character",
    )


def used_places(view: View) -> dict[int, int]:
    """Index in the row → index in the stack, for the cards of the row that are being used in the middle."""
    if view.up is not None or view.auction is None:
        return {}
    taken: dict[int, int] = {}
    for level, character in enumerate(middle_of(view)):
        for index in range(len(view.row) - 1, -1, -1):
            if view.row[index] == character and index not in taken:
                taken[index] = level
                break
    return taken


def bank_px(places: Layout) -> int:
    """The height of the bank's figures: as large as the oval allows."""
    return max(8, round(min(1.15 * places.text, 0.17 * places.bank.h, 0.085 * places.bank.w)))


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


def ghosts_of(view: View, history: Sequence[GameEvent]) -> tuple[str, ...]:
    """The specials shuffled in this round, as long as no card lies on its row."""
    if len(view.row) > len(used_places(view)) or view.winners:
        return ()
    for event in reversed(history):
        if event.kind == "specials_drawn":
            return tuple(event.data["characters"])
    return ()


def news_of(history: Sequence[Event], wording: AuxPierresWording) -> tuple[Sentence, Sentence]:
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
