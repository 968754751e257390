"""The text of a card, written from its data, so that text and effect cannot differ.

Every payment and every effect of the vocabulary has a short form (a label) and a full one (a sentence in the
imperative, as a card speaks to whoever uses it). Own cards get theirs the same way. The page of the rules is
written from the same data.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from html import escape
from itertools import groupby

from pierres.rules.aux_pierres.characters import Character, Effect, Option, Pay
from pierres.rules.aux_pierres.constants import COLOURS
from pierres.translation import TextContext, spoken
from pierres.wording.aux_pierres import names
from pierres.wording.base import Wording
from pierres.wording.grammar import capital, either, listed

tr = TextContext("AuxCards")


def line(character: Character) -> str:
    """The whole power in one short line, options joined by "or"."""
    return capital(either(option_line(option) for option in character.options))


def option_line(option: Option) -> str:
    """One option in a few words: what is paid, then what it gives."""
    gives = " + ".join(_short(effect) for effect in option.do)
    if option.pay is None:
        return gives
    return tr("{price}: {gives}", price=_short_pay(option.pay), gives=gives)


def full(character: Character) -> str:
    """The full text: one line for each option, then what else must be known."""
    first, *others = character.options
    lines = [option_text(first), *(tr("Or {option}", option=_clauses(other) + ".") for other in others)]
    return "\n".join(lines + notes(character))


def option_text(option: Option) -> str:
    """One option as a sentence."""
    return capital(_clauses(option)) + "."


def notes(character: Character) -> list[str]:
    """What a card of this kind must say besides: sentences, in a fixed order."""
    effects = [effect for option in character.options for effect in option.do]
    gained = {effect.coin for effect in effects if effect.op == "gain"}
    prices = [option.pay for option in character.options if option.pay is not None]
    must_pay = len(prices) == len(character.options) and not character.may_decline
    only_stones = all(pay.kind == "all_stones" for pay in prices)
    found = (
        (character.always_first, tr("Always the first auction of the round.")),
        (
            "cursed" in gained,
            tr(
                "Bid in another auction of this round, a cursed coin cancels the power; the bids are spent "
                "all the same. Unused, it goes back at the end of the round."
            ),
        ),
        (
            "amulet" in gained,
            tr("An amulet works once: bid it, and it doubles the value of the coins in the same fist."),
        ),
        ("fairy" in gained, tr("Fairy gold comes back at the end of every round.")),
        (
            any(effect.op == "perform" and effect.pool == "unplayed" for effect in effects),
            tr("That character has no auction this round. If the pile is empty, no effect."),
        ),
        (any(pay.coins.get("fairy") for pay in prices), tr("Fairy gold paid in this way is lost for good.")),
        (character.may_decline, tr("You may decline this power.")),
        (must_pay and only_stones, tr("If you have no stones, you pay nothing.")),
        (must_pay and not only_stones, tr("If you can pay, you must; if you cannot, you get nothing.")),
        (not character.doubling, tr("The Doppelganger cannot be played on it.")),
    )
    return [text for holds, text in found if holds]


def _clauses(option: Option) -> str:
    clauses = [] if option.pay is None else [_full_pay(option.pay)]
    for gains, effects in groupby(option.do, lambda effect: effect.op == "gain"):
        if gains:
            things = listed(names.coin(effect.coin, effect.n) for effect in effects)
            clauses.append(tr("gain {things} from the bank", things=things))
        else:
            clauses += map(_full, effects)
    return reduce(lambda first, clause: tr("{first}, then {next}", first=first, next=clause), clauses)


# ---- payments


def _short_pay(pay: Pay) -> str:
    if pay.kind == "all_stones":
        return tr("all the stones")
    if pay.kind == "bid":
        return tr("the coins of the bid")
    if pay.kind == "coins":
        return names.coins(pay.coins)
    if pay.pattern == "same":
        return tr("%n stones of one colour", pay.stones)
    if pay.pattern == "distinct":
        return tr("%n stones of different colours", pay.stones)
    return names.any_stones(pay.stones)


def _full_pay(pay: Pay) -> str:
    if pay.kind == "all_stones":
        return tr("give the bank all your stones")
    if pay.kind == "bid":
        return tr("give the bank the coins of this bid, fairy gold included")
    if pay.kind == "coins":
        return tr("pay the bank {coins}", coins=names.coins(pay.coins))
    if pay.pattern == "same":
        return tr("pay the bank %n stones of one colour", pay.stones)
    if pay.pattern == "distinct" and pay.stones == len(COLOURS):
        return tr("pay the bank three stones, one of each colour")
    if pay.pattern == "distinct":
        return tr("pay the bank %n stones of different colours", pay.stones)
    return tr("pay the bank %n stone(s) of any colour", pay.stones)


# ---- effects


def _short(effect: Effect) -> str:
    match effect.op:
        case "gain":
            return names.coin(effect.coin, effect.n)
        case "gain_stones" if effect.colour == "choice":
            return tr("%n stone(s) of choice", effect.n)
        case "gain_stones":
            return names.stone(effect.colour, effect.n)
        case "score":
            return names.points(effect.n)
        case "steal":
            first = names.any_stones(effect.n) if effect.ladder[0] == "stone" else None
            return _from_short(effect, first or names.coin(effect.ladder[0], effect.n))
        case "seize":
            return _from_short(effect, listed(names.all_of_kind(coin) for coin in effect.coins))
        case "banish":
            return _banish_short(effect)
        case "bag_draw":
            return tr("%n stone(s) drawn from the bag", effect.keep)
        case "bag_push":
            return tr("stones drawn from the bag while luck holds")
        case "buy":
            return tr("stones for {price} each", price=names.price(effect.gold, effect.silver))
        case "perform" if effect.pool == "played" and effect.pick == "choice":
            return tr("the power of a character in the row")
        case "perform" if effect.pool == "played":
            return tr("the power of a character in the row, drawn at random")
        case "perform" if effect.pick == "choice":
            return tr("the power of a character in the pile")
        case "perform":
            return tr("the power of a character in the pile, drawn at random")
        case _:
            return tr("keep the card: a later power is used twice")


def _full(effect: Effect) -> str:
    match effect.op:
        case "gain_stones" if effect.colour == "choice":
            return tr("gain %n stone(s) of your choice from the bank", effect.n)
        case "gain_stones":
            return tr("gain {things} from the bank", things=names.stone(effect.colour, effect.n))
        case "score":
            return tr("score %n point(s)", effect.n)
        case "steal":
            return _steal(effect)
        case "seize":
            what = listed(names.all_of_kind(coin) for coin in effect.coins)
            if effect.from_ == "second_bidder":
                return tr("take {what} from behind the second-highest bidder’s screen", what=what)
            return tr("choose another player and take {what} from behind that screen", what=what)
        case "banish":
            return _banish(effect)
        case "bag_draw":
            into = tr("put %n stone(s) of each colour into the bag", effect.per_colour)
            out = tr("draw %n at random and keep what is drawn", effect.keep)
            return tr("{into}, {out}; the rest goes back to the bank", into=into, out=out)
        case "bag_push":
            return tr(
                "put all the stones of the bank into the bag, announce a colour and draw stones one by one; "
                "stop when you like and keep them, but a stone of that colour sends all of them back"
            )
        case "buy":
            return tr(
                "buy as many stones as you like from the bank, for {price} each",
                price=names.price(effect.gold, effect.silver),
            )
        case "perform" if effect.pool == "played" and effect.pick == "choice":
            return tr("choose a character already played this round and use its power as your own")
        case "perform" if effect.pool == "played":
            return tr("use the power of a character already played this round, drawn at random")
        case "perform" if effect.pick == "choice":
            return tr("choose a character in the pile and use its power as your own")
        case "perform":
            return tr("use the power of a character in the pile, drawn at random")
        case _:
            return tr(
                "keep this card in front of your screen; played after an auction won later, it lets you use "
                "that character twice"
            )


def _from_short(effect: Effect, things: str) -> str:
    if effect.from_ == "second_bidder":
        return tr("take {things} from the second-highest bidder", things=things)
    return tr("take {things} from another player", things=things)


def _steal(effect: Effect) -> str:
    rungs = [
        tr(
            {
                "stone": "a stone of your choice",
                "common": "one common gold",
                "fairy": "one fairy gold",
                "silver": "one silver",
            }[rung]
        )
        for rung in effect.ladder
    ]
    what = reduce(lambda first, rung: tr("{first}, failing that {next}", first=first, next=rung), rungs)
    if effect.from_ == "second_bidder":
        text = tr("take from the second-highest bidder {what}", what=what)
    else:
        text = tr("choose another player and take {what}", what=what)
    return tr("{action} (%n times)", effect.n, action=text) if effect.n > 1 else text


def _banish_short(effect: Effect) -> str:
    if effect.who == "everyone":
        return tr(
            {
                "choice": "all lose their stones of a chosen colour",
                "red": "all lose their red stones",
                "blue": "all lose their blue stones",
                "yellow": "all lose their yellow stones",
            }[effect.colour]
        )
    return tr(
        {
            "choice": "all others lose their stones of a chosen colour",
            "red": "all others lose their red stones",
            "blue": "all others lose their blue stones",
            "yellow": "all others lose their yellow stones",
        }[effect.colour]
    )


def _banish(effect: Effect) -> str:
    if effect.colour == "choice":
        if effect.who == "everyone":
            return tr("choose a colour: everybody, including you, gives the bank all stones of that colour")
        return tr("choose a colour: everybody else gives the bank all stones of that colour")
    which = names.stones_of(effect.colour)
    if effect.who == "everyone":
        return tr("everybody, including you, gives {which} back to the bank", which=which)
    return tr("everybody else gives {which} back to the bank", which=which)


class CardText(Wording):
    """What a wording says of the cards in play."""

    def __init__(self, characters: Mapping[str, Character], language: str | None = None) -> None:
        super().__init__(characters, language)
        self._characters = characters

    def _forms(self, key: str) -> Mapping[str, str]:
        return names.forms(self._characters[key])

    def character(self, key: str) -> str:
        """The name on the card."""
        return self._characters[key].name(spoken())

    def character_label(self, key: str) -> str:
        """A name that no other character has: the two dwarfs differ by what they give."""
        language = spoken()
        name = self._characters[key].name(language)
        if sum(other.name(language) == name for other in self._characters.values()) < 2:
            return name
        return tr("{name} ({power})", name=name, power=self.card_line(key))

    def card_line(self, key: str) -> str:
        """The power in one short line."""
        return line(self._characters[key])

    def character_text(self, key: str) -> str:
        """The full text of the card."""
        return full(self._characters[key])

    def rules(self) -> str:
        """The page of resources/rules, with the cards in play: the base deck, then the specials.

        Names and texts are escaped: an own card's name is plain text, whatever it holds.
        """
        base = [key for key, character in self._characters.items() if character.deck == "base"]
        specials = [key for key in self._characters if key not in base]
        chapters = ((tr("Always in play"), base), (tr("Specials, two each round"), specials))
        page = "\n".join(
            f"<h3>{escape(title)}</h3>\n" + "\n".join(map(self._on_page, keys))
            for title, keys in chapters
            if keys
        )
        return super().rules().replace("<!--cards-->", page)

    def _on_page(self, key: str) -> str:
        name, copies = escape(self.character_label(key)), self._characters[key].copies
        if copies > 1:
            name += f" <small>({escape(tr('%n card(s)', copies))})</small>"
        lines = "<br>".join(escape(text) for text in self.character_text(key).split("\n"))
        return f"<p><b>{name}</b><br>{lines}</p>"
