"""How a game begins from a record's `start`, every fault of which is named."""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.est_royal.cards import FOUNDATIONS, PACK, RANK_OF, RANKS, TABLEAU, card_of
from pierres.rules.est_royal.moves import fill_spaces, goes_on
from pierres.rules.est_royal.position import Position
from pierres.rules.est_royal.state import EMPTY, NO_BASE, NO_CARD, Box
from pierres.rules.given import BadGame, Fields, Object, shown

KEYS = ("foundations", "tableau", "waste", "stock")


def position_from(box: Box, start: Object, kept: bool) -> Position:
    """A position in the words of a record. Raises BadGame, naming the place in `start`.

    All 52 cards are there, foundations and cross are built as the rules build them (E-2, E-3), and a base
    card lies in a corner (E-1). A redeal, if the option allows one, is still to come.
    """
    fields = Fields(start, "start", KEYS)
    position = Position(box)
    taken: dict[int, str] = {}
    for corner, cards in enumerate(_piles(fields, "foundations", FOUNDATIONS, taken)):
        _lay_foundation(position, corner, cards)
    if position.base == NO_BASE:
        raise BadGame("start.foundations: no corner has a base card")
    for pile, cards in enumerate(_piles(fields, "tableau", TABLEAU, taken)):
        _lay_pile(position, pile, cards)
    position.waste = _cards(fields, "waste", taken)
    position.stock = _cards(fields, "stock", taken)[::-1]
    missing = [name for card, name in enumerate(PACK) if card not in taken]
    if missing:
        more = f" and {len(missing) - 3} more" if len(missing) > 3 else ""
        raise BadGame(f"start: missing: {', '.join(missing[:3])}{more}")
    if box.fill_from_waste:
        fill_spaces(position, [])
    return position


def _piles(start: Fields, key: str, names: Sequence[str], taken: dict[int, str]) -> list[list[int]]:
    """The cards of each pile of foundations or tableau; a pile that is not named is empty."""
    piles = Fields(start.given.get(key, {}), start.at(key))
    piles.only(names, "no such pile")
    return [_cards(piles, name, taken) for name in names]


def _cards(fields: Fields, key: str, taken: dict[int, str]) -> list[int]:
    """The cards of a list; `taken` notes where each card of the pack lies."""
    cards = []
    for index, name in enumerate(fields.items(key, "a list of cards")):
        here = f"{fields.at(key)}[{index}]"
        card = card_of(name)
        if card is None:
            raise BadGame(f"{here}: no card {shown(name)}")
        if card in taken:
            raise BadGame(f"{here}: {name} is already in {taken[card]}")
        taken[card] = here
        cards.append(card)
    return cards


def _lay_foundation(position: Position, corner: int, cards: list[int]) -> None:
    """E-2: in suit and upward from the base rank."""
    place = f"start.foundations.{FOUNDATIONS[corner]}"
    for index, card in enumerate(cards):
        wanted = position.wanted[corner]
        if wanted == EMPTY:
            if position.base == NO_BASE:
                position.base = RANK_OF[card]
            if RANK_OF[card] != position.base:
                base = RANKS[position.base]
                raise BadGame(f"{place}[0]: the base rank is {base}, {PACK[card]} is of another")
        elif wanted == NO_CARD:
            raise BadGame(f"{place}[{index}]: the foundation is complete without {PACK[card]}")
        elif wanted != card:
            raise BadGame(f"{place}[{index}]: {PACK[wanted]} comes next, not {PACK[card]}")
        position.lay_in_corner(card, corner)


def _lay_pile(position: Position, number: int, cards: list[int]) -> None:
    """E-3: one lower each, whatever the suit, a king on an ace if the option allows it."""
    pile = position.piles[number]
    for index, card in enumerate(cards):
        if index and goes_on(position)[pile[-1]] != RANK_OF[card]:
            place = f"start.tableau.{TABLEAU[number]}[{index}]"
            raise BadGame(f"{place}: {PACK[card]} does not go on {PACK[pile[-1]]}")
        pile.append(card)
