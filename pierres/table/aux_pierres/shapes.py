"""The shape of what is shown on the table of Aux pierres du dragon, and the places that it takes, as data."""

from __future__ import annotations

from dataclasses import dataclass

from pierres.table.places import Rect, letters, unit_of

CARD_RATIO = 1.52


@dataclass(frozen=True)
class Shape:
    """What the places depend on besides size and text scale."""

    seats: int
    looking: bool = False
    """The seat at the bottom looks behind its screen: its private side lies open."""
    row: int = 0
    stack: int = 1
    """How many cards lie in the middle: the one up for bids, or those being used."""
    bag: bool = False
    """Stones are being drawn from the bag."""
    kinds: int = 3
    """Kinds of coin that the private side shows."""
    purchase: bool = False
    """The private side buys stones."""
    fan: bool = False
    """The pile is spread over the middle: what lies there keeps under it."""
    card: bool = False
    """A card is being chosen: no answers in words have to lie under the headline."""


@dataclass(frozen=True)
class SeatPlaces:
    """The places of one seat in front of its screen."""

    block: Rect
    screen: Rect | None
    """None where the private side lies open instead."""
    plate: Rect
    raised: Rect
    """The plate while something is asked of the seat: larger, and nearer to the one who reads it."""
    die: Rect
    stones: tuple[Rect, Rect, Rect]
    spent: Rect
    held: Rect
    fist: Rect
    """The hand and what it was worth, before the right wing of the screen: the crest stays in view."""
    purse: Rect
    """Where a purse that is played open lies, before the screen."""


@dataclass(frozen=True)
class PrivatePlaces:
    """Behind the screen of the one who looks."""

    panel: Rect
    title: Rect
    labels: tuple[Rect, ...]
    purse: tuple[Rect, ...]
    """One line for each kind of coin."""
    wanted: tuple[Rect, ...]
    """When stones are bought: one line for each colour, on the bank's own ground."""
    bank: Rect | None
    """The bank's ground, when stones are bought."""
    bank_title: Rect
    bank_price: Rect
    tray: Rect
    tray_title: Rect
    tray_room: Rect
    """Where what is laid out lies in the tray."""
    value: Rect
    """What it is worth, or what is bought: a line inside the tray."""
    due: Rect
    """When stones are bought: a line under it for what remains to pay."""
    button: Rect
    nothing: Rect
    """The small button of the empty fist."""


@dataclass(frozen=True)
class Layout:
    """All places of one picture, in logical pixels."""

    size: tuple[float, float]
    text: float
    """Height of running text in pixels."""
    big: float
    """Height of the headline's letters."""
    rim: Rect
    """The oval of the table."""
    counter: Rect
    headline: Rect
    notice: Rect
    seats: tuple[SeatPlaces, ...]
    row_caption: Rect
    row: tuple[Rect, ...]
    stack: tuple[Rect, ...]
    """The cards in the middle, the lowest first; the last is whole, the others are partly under it."""
    middle: Rect
    pile: Rect
    pile_caption: Rect
    bank: Rect
    bag: Rect
    bag_inside: Rect | None
    bag_drawn: Rect | None
    choices: Rect
    """The answers in words, or the button that passes the screen on: under the headline."""
    fan: Rect
    """Where the cards of the pile are spread when one of them is chosen or the set is looked at."""
    private: PrivatePlaces | None


@dataclass(frozen=True)
class Measure:
    """The sizes that everything is built from, in logical pixels."""

    w: float
    h: float
    margin: float
    gap: float
    text: float
    big: float
    plate_h: float
    screen_w: float
    screen_h: float
    block_w: float
    block_h: float
    stone: float
    coin: float

    @property
    def line(self) -> float:
        """Height of one line of running text."""
        return self.text * 1.4

    @property
    def corner_w(self) -> float:
        """Width of a seat in a lower corner."""
        return 1.3 * self.screen_w


def measure(shape: Shape, w: float, h: float, text_scale: float) -> Measure:
    """The sizes for a table of `w` × `h` at that text scale."""
    unit = unit_of(w, h)
    margin, gap = max(6.0, 11 * unit), max(3.0, 6 * unit)
    text = letters(w, h, text_scale)
    # To be read from two metres; with a large text scale as much larger as a small window allows.
    big = max(min(2.4 * text, 0.053 * h, 0.042 * w), min(0.041 * h, 0.026 * w))
    if shape.looking:
        # The seat that looks behind its screen sits close to it.
        big *= 0.86
    screen_w = min(0.19 * w, 0.31 * h)
    plate_h = min(1.75 * text, 0.19 * screen_w)
    screen_h = min(0.375 * screen_w, 0.115 * h)
    stone = max(12.0, min(0.029 * h, 0.022 * w), min(1.15 * text, 0.036 * h))
    coin = max(11.0, min(0.025 * h, 0.019 * w), min(text, 0.031 * h))
    block_h = screen_h + plate_h / 2 + gap + stone + gap / 2 + coin
    block_w = min(0.265 * w, 1.45 * screen_w)
    return Measure(w, h, margin, gap, text, big, plate_h, screen_w, screen_h, block_w, block_h, stone, coin)
