"""The legal answers to a question, in words: so complete that the game can be played by ear."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pierres.rules.aux_pierres.auction import value_of
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.aux_pierres.view import View, asking
from pierres.rules.game import Question
from pierres.translation import Context
from pierres.wording.aux_pierres import card_text, names
from pierres.wording.aux_pierres.grammar import capital, forms
from pierres.wording.typeset import isolated

tr = Context("AuxAnswers")


def answer(
    characters: Mapping[str, Character],
    label: Callable[[str], str],
    view: View,
    question: Question,
    value: Any,
) -> str:
    """One answer; `label` gives a character's name such that no two are the same."""
    character = characters.get(question.about)
    words = forms(character) if character else {}
    match question.kind:
        case "bid" | "silver":
            return capital(names.fist_with_value(question.kind, value))
        case "double" if value:
            return tr("Yes: use {the} twice", **words)
        case "double":
            return tr("No: keep the Doppelganger")
        case "use" if value:
            return tr("Yes: use the power {of_the}", **words)
        case "use":
            return tr("No: decline it")
        case "option" if character is not None:
            return capital(card_text.option_line(character.options[value]))
        case "pay":
            return capital(names.stones(value))
        case "colour":
            return _colour(view, value)
        case "victim":
            stones = view.seat(value).stones
            return tr("{name} — {stones}", name=isolated(value), stones=names.stones(stones))
        case "character":
            return tr("{name} — {power}", name=label(value), power=card_text.line(characters[value]))
        case "draw":
            return _draw(view, bool(value))
        case "buy":
            return _buy(value)
        case _:
            return str(value)


def caution(characters: Mapping[str, Character], view: View, question: Question, value: Any) -> str:
    """What should be known before this answer is given; "" for most."""
    match question.kind:
        case "bid" | "silver":
            if value.get("cursed"):
                return tr(
                    "Cursed: nobody will win {the}, whatever is bid.", **forms(characters[question.about])
                )
            if value.get("amulet") and not value_of(question.kind, value):
                return tr("An amulet alone is worth nothing, and is spent.")
        case "draw" if value and view.bag is not None:
            bad, total = view.bag.risk()
            if bad == total:
                return tr("Only the announced colour is left in the bag.")
    return ""


def rank(question: Question, value: Any) -> tuple[int, ...]:
    """Fists from the empty one up by value, purchases by their stones, the rest as it comes."""
    match question.kind:
        case "bid" | "silver":
            counts = [int(value.get(coin, 0)) for coin in COINS]
            fairy, common, silver, cursed, amulet = counts
            return (cursed, value_of(question.kind, value), amulet, common, silver, fairy)
        case "buy":
            stones = value.get("stones", {})
            coins = value.get("coins", {})
            bought = [int(stones.get(colour, 0)) for colour in COLOURS]
            paid = [int(coins.get(coin, 0)) for coin in COINS[:3]]
            return (sum(bought), *(-count for count in bought), paid[0], paid[1])
        case _:
            return ()


def _colour(view: View, value: str) -> str:
    op = asking(view).op
    if op == "gain_stones":
        return tr(
            "{stone} — {left}\N{NO-BREAK SPACE}in the bank",
            stone=capital(names.one_stone(value)),
            left=view.bank.get(value, 0),
        )
    if op == "bag_push" and view.bag is not None:
        total = sum(view.bag.stones.values())
        return tr(
            "{colour} — {count}\N{NO-BREAK SPACE}of\N{NO-BREAK SPACE}{total} in the bag",
            colour=capital(names.colour(value)),
            count=view.bag.stones.get(value, 0),
            total=total,
        )
    if op == "banish":
        held = sum(seat.stones.get(value, 0) for seat in view.seats)
        return tr(
            "{colour} — {stones} on the table",
            colour=capital(names.colour(value)),
            stones=names.any_stones(held),
        )
    return capital(names.one_stone(value))


def _draw(view: View, on: bool) -> str:
    assert view.bag is not None
    if not on:
        return tr("Stop and keep {stones}", stones=names.stones(view.bag.drawn))
    bad, total = view.bag.risk()
    return tr(
        "Draw another stone — {bad}\N{NO-BREAK SPACE}of\N{NO-BREAK SPACE}{total} would lose all",
        bad=bad,
        total=total,
    )


def _buy(value: Mapping[str, Mapping[str, int]]) -> str:
    stones, coins = value.get("stones", {}), value.get("coins", {})
    if not any(stones.values()):
        return tr("Buy nothing")
    paid = names.fist(coins)
    return tr("{stones} for {coins}", stones=capital(names.stones_short(stones)), coins=paid)
