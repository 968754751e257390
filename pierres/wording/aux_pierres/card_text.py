"""The text of a card, written from its data, so that text and effect cannot differ.

Every payment and every effect of the vocabulary has a short form (a label) and a full one (a sentence in the
imperative, as a card speaks to whoever uses it). Own cards get theirs the same way.
"""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.aux_pierres.characters import Character, Effect, Option, Pay
from pierres.rules.aux_pierres.constants import COLOURS
from pierres.translation import Context
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.grammar import capital, either, listed

tr = Context("AuxCards")


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
    lines = [option_text(character.options[0])]
    for option in character.options[1:]:
        lines.append(tr("Or {option}", option=_clauses(option) + "."))
    return "\n".join(lines + notes(character))


def option_text(option: Option) -> str:
    """One option as a sentence."""
    return capital(_clauses(option)) + "."


def notes(character: Character) -> list[str]:
    """What a card of this kind must say besides: sentences, in a fixed order."""
    effects = [effect for option in character.options for effect in option.do]
    found: list[str] = []
    if character.always_first:
        found.append(tr("Always the first auction of the round."))
    if any(e.op == "gain" and e.coin == "cursed" for e in effects):
        found.append(
            tr(
                "Bid in another auction of this round, a cursed coin cancels the power; the bids are spent "
                "all the same. Unused, it goes back at the end of the round."
            )
        )
    if any(e.op == "gain" and e.coin == "amulet" for e in effects):
        found.append(
            tr("An amulet works once: bid it, and it doubles the value of the coins in the same fist.")
        )
    if any(e.op == "gain" and e.coin == "fairy" for e in effects):
        found.append(tr("Fairy gold comes back at the end of every round."))
    if any(e.op == "perform" and e.pool == "unplayed" for e in effects):
        found.append(tr("That character has no auction this round. If the pile is empty, no effect."))
    if any(option.pay is not None and option.pay.coins.get("fairy") for option in character.options):
        found.append(tr("Fairy gold paid in this way is lost for good."))
    if character.may_decline:
        found.append(tr("You may decline this power."))
    elif all(option.pay is not None for option in character.options):
        found.append(
            tr("If you can pay, you must; if you cannot, you get nothing.")
            if any(option.pay and option.pay.kind != "all_stones" for option in character.options)
            else tr("If you have no stones, you pay nothing.")
        )
    if not character.doubling:
        found.append(tr("The Doppelganger cannot be played on it."))
    return found


def _clauses(option: Option) -> str:
    clauses = [] if option.pay is None else [_full_pay(option.pay)]
    gains: list[Effect] = []
    for effect in option.do:
        if effect.op == "gain":
            gains.append(effect)
            continue
        clauses += _gains(gains)
        gains = []
        clauses.append(_full(effect))
    clauses += _gains(gains)
    text = clauses[0]
    for clause in clauses[1:]:
        text = tr("{first}, then {next}", first=text, next=clause)
    return text


def _gains(effects: Sequence[Effect]) -> list[str]:
    if not effects:
        return []
    things = listed(names.coin(effect.coin, effect.n) for effect in effects)
    return [tr("gain {things} from the bank", things=things)]


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
        case "perform":
            return _perform_short(effect)
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
            return _seize(effect)
        case "banish":
            return _banish(effect)
        case "bag_draw":
            return _bag_draw(effect)
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
        case "perform":
            return _perform(effect)
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
    rungs = [_rung(rung) for rung in effect.ladder]
    what = rungs[0]
    for rung in rungs[1:]:
        what = tr("{first}, failing that {next}", first=what, next=rung)
    if effect.from_ == "second_bidder":
        text = tr("take from the second-highest bidder {what}", what=what)
    else:
        text = tr("choose another player and take {what}", what=what)
    if effect.n > 1:
        text = tr("{action} (%n times)", effect.n, action=text)
    return text


def _rung(rung: str) -> str:
    if rung == "stone":
        return tr("a stone of your choice")
    return {
        "common": tr("one common gold"),
        "fairy": tr("one fairy gold"),
        "silver": tr("one silver"),
    }[rung]


def _seize(effect: Effect) -> str:
    what = listed(names.all_of_kind(coin) for coin in effect.coins)
    if effect.from_ == "second_bidder":
        return tr("take {what} from behind the second-highest bidder’s screen", what=what)
    return tr("choose another player and take {what} from behind that screen", what=what)


def _banish_short(effect: Effect) -> str:
    if effect.colour == "choice":
        if effect.who == "everyone":
            return tr("all lose their stones of a chosen colour")
        return tr("all others lose their stones of a chosen colour")
    if effect.who == "everyone":
        return {
            "red": tr("all lose their red stones"),
            "blue": tr("all lose their blue stones"),
            "yellow": tr("all lose their yellow stones"),
        }[effect.colour]
    return {
        "red": tr("all others lose their red stones"),
        "blue": tr("all others lose their blue stones"),
        "yellow": tr("all others lose their yellow stones"),
    }[effect.colour]


def _banish(effect: Effect) -> str:
    if effect.colour == "choice":
        if effect.who == "everyone":
            return tr("choose a colour: everybody, including you, gives the bank all stones of that colour")
        return tr("choose a colour: everybody else gives the bank all stones of that colour")
    which = names.stones_of(effect.colour)
    if effect.who == "everyone":
        return tr("everybody, including you, gives {which} back to the bank", which=which)
    return tr("everybody else gives {which} back to the bank", which=which)


def _bag_draw(effect: Effect) -> str:
    into = tr("put %n stone(s) of each colour into the bag", effect.per_colour)
    out = tr("draw %n at random and keep what is drawn", effect.keep)
    return tr("{into}, {out}; the rest goes back to the bank", into=into, out=out)


def _perform_short(effect: Effect) -> str:
    if effect.pool == "played":
        if effect.pick == "choice":
            return tr("the power of a character in the row")
        return tr("the power of a character in the row, drawn at random")
    if effect.pick == "choice":
        return tr("the power of a character in the pile")
    return tr("the power of a character in the pile, drawn at random")


def _perform(effect: Effect) -> str:
    if effect.pool == "played":
        if effect.pick == "choice":
            return tr("choose a character already played this round and use its power as your own")
        return tr("use the power of a character already played this round, drawn at random")
    if effect.pick == "choice":
        return tr("choose a character in the pile and use its power as your own")
    return tr("use the power of a character in the pile, drawn at random")
