"""The legal answers to a question, so that the game can be played by ear; and why one was refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.aux_pierres.rounds import value_of
from pierres.rules.aux_pierres.view import View, asking
from pierres.rules.game import Illegal, Question
from pierres.translation import TextContext
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.card_text import CardText, option_line
from pierres.wording.grammar import capital
from pierres.wording.typeset import isolated

tr = TextContext("AuxAnswers")


class Answers(CardText):
    """What can be answered, what should be known before, and why it was refused."""

    def answer(self, view: View, question: Question, value: Any) -> str:
        """One legal answer in words."""
        character = self._characters.get(question.about)
        words = names.forms(character) if character else {}
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
                return capital(option_line(character.options[value]))
            case "pay":
                return capital(names.stones(value))
            case "colour":
                return _colour(view, value)
            case "victim":
                stones = names.stones(view.seat(value).stones)
                return tr("{name} — {stones}", name=isolated(value), stones=stones)
            case "character":
                return tr("{name} — {power}", name=self.character_label(value), power=self.card_line(value))
            case "draw":
                return _draw(view, bool(value))
            case "buy":
                return _buy(value)
            case _:
                return str(value)

    def caution(self, view: View, question: Question, value: Any) -> str:
        """What should be known before this answer is given; "" for most."""
        match question.kind:
            case "bid" | "silver" if value.get("cursed"):
                return tr("Cursed: nobody will win {the}, whatever is bid.", **self._forms(question.about))
            case "bid" | "silver" if value.get("amulet") and not value_of(question.kind, value):
                return tr("An amulet alone is worth nothing, and is spent.")
            case "draw" if value and view.bag is not None:
                bad, total = view.bag.risk()
                if bad == total:
                    return tr("Only the announced colour is left in the bag.")
        return ""

    def rank(self, view: View, question: Question, value: Any) -> tuple[int, ...]:
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

    def is_folded(self, question: Question) -> bool:
        """A fist is put together on the table, coin by coin."""
        return question.kind in ("bid", "silver")

    def refusal(self, illegal: Illegal) -> str:
        """Why an answer was refused, in one sentence; nothing has changed (R-Q4)."""
        coin, colour = str(illegal.details.get("coin")), str(illegal.details.get("colour"))
        numbers = {key: value for key, value in illegal.details.items() if isinstance(value, int)}
        have = numbers.get("have", 0)
        match illegal.reason:
            case "not_in_purse" if have:
                words = {"name": isolated(illegal.who), "coins": names.coin(coin, have)}
                return tr("{name} has only {coins} behind the screen.", **words)
            case "not_in_purse":
                return names.none_left(illegal.who, coin)
            case "not_allowed_coin" if illegal.kind == "silver":
                return tr("Gold and cursed coins may not go into a tie-break fist.")
            case "not_allowed_coin":
                return tr("Silver may not be bid here, only gold, cursed coins and amulets.")
            case "not_a_choice" if illegal.kind in _NO_CHOICE:
                return tr(_NO_CHOICE[illegal.kind])
            case "wrong_price":
                price = names.price(numbers.get("gold", 0), numbers.get("silver", 0))
                return tr("Each stone costs {price}: these coins do not pay for these stones.", price=price)
            case "not_in_bank" if have:
                return tr("The bank has only {stones}.", stones=names.stone(colour, have))
            case "not_in_bank":
                return capital(names.no_more(colour)) + "."
            case _:
                return super().refusal(illegal)


_NO_CHOICE = tr.later(
    {
        "pay": "These stones do not match the price on the card.",
        "colour": "There are no stones of that colour to take here.",
        "victim": "This player cannot be chosen here.",
        "character": "This character cannot be chosen here.",
    }
)


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
