"""What is still to do, as data: a stack of small tuples, so that a game can rest in the middle of a power.

A field that is None is a question not yet answered and bears the kind of that question; the answer fills
it in, and the task is taken up again. Tasks that do nothing before their answer have no such field. Seats
are numbers, cards are ids. In the tasks of a power `card` is the card that works, and `of` the card whose
power it carries out: another one if it copies (D-29). Its owner is always the seat whose turn it is.
"""

from __future__ import annotations

from typing import NamedTuple

from pierres.rules.jeu_des_dragons.cards import Effect
from pierres.rules.jeu_des_dragons.constants import SEATS_MAX


class DealHands(NamedTuple):
    """D-3: six cards to each seat."""

    hands: tuple[tuple[str, ...], ...] | None = None


class Buyers(NamedTuple):
    """Of these seats, in this order, those buy who have no card (D-67, D-84)."""

    seats: tuple[int, ...]


class BuyCards(NamedTuple):
    """Turn a card, pay its strength, draw up to four (D-69, D-70)."""

    seat: int
    draw: str | None = None


class Draw(NamedTuple):
    """Draw `left` cards, one by one, as far as the hand has room and there are cards (D-45, D-73)."""

    seat: int
    left: int
    why: str
    """`power`, `purchase`, `ante` or `gambit`."""
    about: str = ""
    """The card whose power it is, or ""."""


class AskAntes(NamedTuple):
    """Everybody chooses an ante card (D-6)."""


class FirstRound(NamedTuple):
    """The ante is over: round 1 begins with its leader."""


class Turn(NamedTuple):
    """The turn of a seat: a purchase if need be, then a card is played, or the seat passes (D-84, D-85)."""

    seat: int
    bought: bool = False


class SpecialFlights(NamedTuple):
    """What the active player's flight has made is paid, once the power is done (D-51)."""


class EndPlay(NamedTuple):
    """The play is quite resolved: purchases, then whose turn it is."""


class NextTurn(NamedTuple):
    """The turn goes clockwise, or the round is over."""


class EndGambit(NamedTuple):
    """The gambit is over without winner (D-60, D-87)."""

    why: str


class NextGambit(NamedTuple):
    """Everybody has drawn: the next ante."""


class Carry(NamedTuple):
    """Carry out a power from one of its effects on."""

    card: str
    of: str
    step: int = 0


class Levy(NamedTuple):
    """Take `n` from the stakes, or let each opponent pay it into them, at choice."""

    card: str
    of: str
    n: int
    blue: str | None = None


class Demand(NamedTuple):
    """An opponent parts with a card or with gold, as they like (D-26)."""

    card: str
    of: str
    effect: Effect
    target: str | None = None
    give: str | None = None


class Rob(NamedTuple):
    """An opponent loses gold, then a card."""

    card: str
    of: str
    effect: Effect
    target: str | None = None


class TakeBlind(NamedTuple):
    """A card is taken blind from a hand (D-43)."""

    card: str
    of: str
    victim: int


class TakeAntes(NamedTuple):
    """`left` more of the lowest ante cards go to the hand (D-40)."""

    card: str
    of: str
    left: int
    take_ante: str | None = None


class Replace(NamedTuple):
    """The deck's next card lies down where the card lay that has just been discarded (D-19, D-38)."""

    card: str
    of: str
    place: int
    draw: str | None = None


class Copy(NamedTuple):
    """Choose the power to work as."""

    card: str
    of: str
    effect: Effect
    copy: str | None = None


class Slay(NamedTuple):
    """Choose the dragon to slay (D-41)."""

    card: str
    of: str
    slay: str | None = None


class Discard(NamedTuple):
    """Choose the hand card to discard (D-42)."""

    card: str
    of: str
    discard: str | None = None


class TriggerEach(NamedTuple):
    """These dragons of the flight are carried out, one by one in chosen order (D-39)."""

    card: str
    of: str
    waiting: tuple[str, ...]
    next: str | None = None


class Keep(NamedTuple):
    """Choose the ante cards that a strength flight takes (D-48)."""

    strength: int
    n: int
    keep: tuple[str, ...] | None = None


TURN_OF = tuple([Turn(seat) for seat in range(SEATS_MAX)])
"""The turn of each seat."""
ASK_ANTES = AskAntes()
FIRST_ROUND = FirstRound()
SPECIAL_FLIGHTS = SpecialFlights()
END_PLAY = EndPlay()
NEXT_TURN = NextTurn()
NEXT_GAMBIT = NextGambit()

Task = (
    DealHands | Buyers | BuyCards | Draw | AskAntes | FirstRound | Turn | SpecialFlights | EndPlay | NextTurn
    | EndGambit | NextGambit | Carry | Levy | Demand | Rob | TakeBlind | TakeAntes | Replace | Copy | Slay
    | Discard | TriggerEach | Keep
)  # fmt: skip
