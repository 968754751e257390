"""What a picture of the table is drawn from: a view, the places, an answer in the making, what happened last.

So that all can see why a gambit ended, the flights and the ante cards lie there until the screen is passed
on, although the next one has begun.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pierres.rules.game import CHANCE, Event, Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.events import GameEvent
from pierres.rules.jeu_des_dragons.view import View
from pierres.rules.legal import Some
from pierres.rules.record import Step
from pierres.table.draft import Draft
from pierres.table.jeu_des_dragons.layout import Layout
from pierres.wording.jeu_des_dragons.wording import JeuDesDragonsWording

IN_WORDS = frozenset({"blue", "target"})
"""Questions with answers in words."""


@dataclass(frozen=True)
class Context:
    """Everything that the description of the table reads. Nothing in it is hidden from its viewer."""

    view: View
    places: Layout
    wording: JeuDesDragonsWording
    cards: Mapping[str, Card]
    colours: Mapping[str, str]
    """The colour of each seat."""
    computers: Mapping[str, str] = field(default_factory=dict)
    """Seat → what plays it and how, in words, where the computer does."""
    asked: Question | None = None
    to_act: str | None = None
    draft: CardDraft | None = None
    headline: str = ""
    notice: str = ""
    warning: bool = False
    news: tuple[str, ...] = ()
    """What happened last and why."""
    marks: Mapping[str, str] | None = None
    """Card → `works` or `idle`, of what was played this round."""
    holder: str = ""
    """Whose hand lies open below: the viewer's, or, where all hands lie open, that of who is asked; or ""."""

    def legal(self, *kinds: str) -> frozenset[str]:
        """The cards that answer the open question, if it is of these kinds."""
        asked = self.asked
        if asked is None or asked.kind not in kinds:
            return frozenset()
        if isinstance(asked.legal, Some):
            return frozenset(asked.legal.cards)
        return frozenset(map(str, asked.legal)) & frozenset(self.cards)

    @property
    def drawn_out(self) -> tuple[str, ...]:
        """Cards drawn out of the hand, or off the ante cards, for the answer."""
        return self.draft.cards if self.draft is not None else ()


def holder_of(view: View, asked: Question | None) -> str:
    """Whose hand lies open below; "" if nobody's does."""
    names = [seat.name for seat in view.seats]
    if view.viewer in names:
        return view.viewer
    if asked is not None and asked.who in names and view.seat(asked.who).hand is not None:
        return asked.who
    return ""


def open_hands(view: View) -> bool:
    """Whether the hands lie open to all."""
    return view.options.get("hands") == "open"


FROM_HAND = frozenset({"ante", "play", "give", "discard"})
"""Questions that are answered with a card of the hand, drawn out first and then played."""
KEEP = "keep"
"""The question that several cards may answer."""


class CardDraft(Draft):
    """The cards drawn out for one question, in the order in which they were."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.cards: tuple[str, ...] = ()

    def lift(self, card: str) -> None:
        """Draw a card out; of several ante cards each by itself, and back again."""
        if self.kind != KEEP:
            self.cards = (card,)
        elif card in self.cards:
            self.cards = tuple(other for other in self.cards if other != card)
        else:
            self.cards = (*self.cards, card)

    def value(self) -> Json:
        if self.kind == KEEP:
            return list(self.cards)
        return self.cards[0] if self.cards else None

    def clear(self) -> None:
        self.cards = ()


def last_step(steps: Sequence[Step]) -> int:
    """The index of the answer that began the last play: a card played, or the last ante card set."""
    for index in range(len(steps) - 1, -1, -1):
        if steps[index][0] != CHANCE and steps[index][1] in ("play", "ante"):
            return index
    return 0


def is_usual(event: GameEvent) -> bool:
    """Whether it happens in every gambit and needs no reason: the antes paid, two cards drawn at the end."""
    if event.kind == "drew":
        return bool(event.data["why"] == "gambit")
    if event.kind == "paid":
        return bool(event.data["why"] == "ante" and event.data["paid"] == event.data["amount"])
    return bool(event.kind == "gambit_begins")


def same_draw(event: GameEvent, other: GameEvent) -> bool:
    """Whether both tell of a card drawn by the same seat for the same reason."""
    if event.kind != "drew" or other.kind != "drew" or event.who != other.who:
        return False
    return (event.data["why"], event.data["about"]) == (other.data["why"], other.data["about"])


def marks_of(view: View, history: Sequence[GameEvent]) -> dict[str, str]:
    """Of the cards played in this round: those whose power triggered, and those whose did not."""
    found: dict[str, str] = {}
    for event in history:
        if event.kind == "round_begins":
            found.clear()
        elif event.kind == "triggered" and event.data["power"]:
            found[event.data["card"]] = "works"
        elif event.kind == "not_triggered":
            found[event.data["card"]] = "idle"
    lying = {card for seat in view.seats for card in seat.flight}
    return {card: mark for card, mark in found.items() if card in lying}


def has_ended(news: Sequence[Event]) -> bool:
    """Whether a gambit ended by the last answer, and another one began."""
    return any(event.kind == "cleared" for event in news)


def as_it_lay(view: View, lay: View) -> View:
    """The view with the flights and ante cards of the gambit that has just ended, which `lay` there."""
    seats = [
        seat._replace(flight=there.flight, total=there.total, barred=there.barred)
        for seat, there in zip(view.seats, lay.seats, strict=True)
    ]
    return view._replace(
        seats=tuple(seats), ante=lay.ante, gambit=lay.gambit, round=lay.round, leader="", to_beat=None,
        weakest_wins=lay.weakest_wins, discard=(), questions=(),
    )  # fmt: skip
