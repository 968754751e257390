"""What a character would do if it were used now, as far as the viewer can know.

The rules themselves use it, on a sketch of the position that is made from nothing but the view: coins behind
a screen that the viewer may not see, or that may still be bid, are unknown numbers there, and whoever asks
how many they are finds out nothing. So a forecast cannot differ from the rules. It goes as far as the first
decision, the first stone out of the bag, or the first unknown coin that matters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from pierres.rules.aux_pierres import tasks
from pierres.rules.aux_pierres.box import Box
from pierres.rules.aux_pierres.characters import Character, Option
from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.aux_pierres.effects import victims
from pierres.rules.aux_pierres.events import GameEvent
from pierres.rules.aux_pierres.facts import (
    Banished,
    Fact,
    Filled,
    Gain,
    GivenBid,
    Kept,
    PaidStones,
    Performs,
    Score,
    StoneChoice,
    Victims,
    Void,
)  # fmt: skip
from pierres.rules.aux_pierres.imagine import imagine
from pierres.rules.aux_pierres.powers import begin, can_pay, payments, usable, use_once
from pierres.rules.aux_pierres.state import State, without
from pierres.rules.aux_pierres.view import BagView, View
from pierres.rules.base import with_answer
from pierres.rules.game import Event

_GROWS = ("common", "silver", "cursed", "amulet")
"""What is bid of these goes to the bank before the winner gains anything (R-B2)."""
_BEFORE_OR_AFTER = (tasks.Use, tasks.UseOnce, tasks.PayFor, tasks.Leave, tasks.NextCharacter)
"""What is to do next before a character has done anything, or when it has done all."""


@dataclass(frozen=True)
class OptionOutlook:
    """One way to use the character."""

    payable: bool | None
    """Whether the user can pay; None if that cannot be known. With no user: whether somebody can."""
    able: tuple[str, ...]
    """Who can pay, of all who may come to use it."""
    facts: tuple[Fact, ...]
    """What would happen, up to what is not known; with no user, what is so whoever it is."""
    whole: bool
    """Whether that is all that would happen."""


@dataclass(frozen=True)
class Outlook:
    """What would happen if the character were used now."""

    user: str | None
    """Who would use it: the winner of the auction under way, else the viewer; None if it may be anybody."""
    decided: bool
    """Whether there is a winner, so that nothing is bid before."""
    options: tuple[OptionOutlook, ...]
    void: str
    """Why none of the options can be chosen, or ""."""
    left: str
    """What is left to the user where a price in stones or coins can be paid: `chooses` whether to, `declines`
    at will, `must`; `cannot` where none can be. "" without such a price, and where it is not known.
    """
    in_bag: BagView | None
    """The bag, if it is this character that draws from it at the moment."""


class _Hidden(Exception):
    """The rules have asked how many coins there are that the viewer cannot know."""


class _UnknownNumber:
    """A number that the viewer cannot know: it can be added to, but not looked at."""

    def __add__(self, other: object) -> _UnknownNumber:
        return self

    __radd__ = __sub__ = __rsub__ = __add__

    def _look(self, *others: object) -> NoReturn:
        raise _Hidden

    __eq__ = __lt__ = __le__ = __gt__ = __ge__ = __bool__ = __index__ = _look
    __hash__ = None  # type: ignore[assignment]


_HIDDEN: Any = _UnknownNumber()


def outlook(characters: Mapping[str, Character], view: View, key: str) -> Outlook | None:
    """What would happen if `key` were used now; None after the end of the game."""
    if view.winners:
        return None
    auction = view.auction
    decided = auction is not None and auction.winner is not None
    users = _users(view, key)
    card = characters[key]
    if _half_used(view, card):
        in_bag = view.bag if auction is not None and auction.stack[-1:] == (key,) else None
        return Outlook(users[0], True, (), "", "", in_bag)
    sketches = [_sketch(characters, view, key, user) for user in users]
    options = []
    for option in card.options:
        each = [_option(state, option, view, decided) for state in sketches]
        options.append(each[0] if len(each) == 1 else _whoever(each))
    void = ""
    if all(option.payable is False for option in options):
        given = auction is not None and auction.bid_given
        void = (
            "bid_given"
            if given and any(o.pay and o.pay.kind == "bid" for o in card.options)
            else "cannot_pay"
        )
    alone = len(users) == 1
    left = _left(sketches[0], card, options) if alone else ""
    return Outlook(users[0] if alone else None, decided, tuple(options), void, left, None)


def _users(view: View, key: str) -> tuple[str, ...]:
    """Who would use the character: one, if that is known or the viewer may win it, else all who may."""
    auction = view.auction
    if auction is not None and auction.winner is not None:
        return (auction.winner,)
    names = tuple(seat.name for seat in view.seats)
    if auction is not None and auction.stage in ("silver", "opened") and key == view.up:
        names = auction.participants
    return (view.viewer,) if view.viewer in names else names


def _half_used(view: View, card: Character) -> bool:
    """Whether the character is being used, and may have done a part already that the view does not tell."""
    auction = view.auction
    if auction is None or auction.stack[-1:] != (card.id,):
        return False
    if view.bag is not None:
        return True
    if not view.todo or isinstance(view.todo[-1], _BEFORE_OR_AFTER):
        return False
    return any(option.pay or len(option.do) > 1 or option.do[0].n > 1 for option in card.options)


# -- the sketch ----------------------------------------------------------------------------------------


def _sketch(characters: Mapping[str, Character], view: View, key: str, user: str) -> State:
    """A position like the one of the view, in which `user` is about to use `key`."""
    names = tuple(seat.name for seat in view.seats)
    box = Box.packed(names, view.options, tuple(characters.values()))
    state = imagine(box, view, lambda number: 0)
    decided = view.auction is not None and view.auction.winner is not None
    state.user = box.index[user]
    state.up, state.may_double = None, False
    for purse, seat in zip(state.purses, view.seats, strict=True):
        if seat.purse is None or not decided:
            purse[:] = [_HIDDEN] * len(COINS)
    if view.bag is not None:  # of these stones nobody knows yet where they will be
        state.bank_stones = [_HIDDEN] * len(COLOURS)
        state.stones[state.user] = [_HIDDEN] * len(COLOURS)
    if state.bids is None:
        state.bids = ({"fairy": _HIDDEN},) * len(names)
    _take_up(state, characters[key])
    return state


def _take_up(state: State, card: Character) -> None:
    """The card is the one that is used: it lies in the row, and on the stack of those in use."""
    if card in state.stack:
        last = len(state.stack) - state.stack[::-1].index(card)
        state.stack = state.stack[:last]
        if card not in state.row:  # the user keeps it already
            state.row += (card,)
        return
    if card in state.pile:
        state.pile = without(state.pile, card)
        state.row += (card,)
    elif card not in state.row:
        state.row += (card,)
    state.stack += (card,)


# -- what an option does -------------------------------------------------------------------------------


def _option(state: State, option: Option, view: View, decided: bool) -> OptionOutlook:
    payable = _payable(state, option, view, decided)
    name = state.name(state.user)
    if payable is False:
        return OptionOutlook(False, (), (), False)
    return OptionOutlook(payable, (name,) if payable else (), *_facts(state, option, decided))


def _payable(state: State, option: Option, view: View, decided: bool) -> bool | None:
    """Whether the user can pay, as the rules say it; None if that depends on what cannot be known."""
    try:
        return can_pay(state, option.pay)
    except _Hidden:
        purse = view.seats[state.user].purse
        if decided or purse is None:
            return None
    # Coins may still be bid, but no more will be there than now.
    twin = state.copy()
    twin.purses[state.user] = [purse[coin] for coin in COINS]
    return None if can_pay(twin, option.pay) else False


def has_price(option: Option) -> bool:
    """Whether it costs stones or coins of a certain number: not everybody can pay it."""
    return option.pay is not None and option.pay.kind in ("stones", "coins")


def _left(state: State, card: Character, options: Sequence[OptionOutlook]) -> str:
    """What the rules leave to the user (see `Outlook.left`)."""
    priced = [found.payable for option, found in zip(card.options, options, strict=True) if has_price(option)]
    if not priced or None in priced:
        return ""
    if not any(priced):
        return "cannot"
    twin = state.copy()
    twin.todo, twin.open = [], ()
    try:
        use_once(twin, tasks.UseOnce(card, copied=True, second=False), [])
    except _Hidden:
        return ""
    if not twin.open:
        return "must"
    if twin.open[0].kind == "use":
        return "declines"
    return "must" if all(has_price(card.options[number]) for number in twin.open[0].legal) else "chooses"


def _whoever(each: Sequence[OptionOutlook]) -> OptionOutlook:
    """What is so whoever of several uses the card."""
    able = tuple(name for one in each for name in one.able)
    payable = True if able else None if any(one.payable is None for one in each) else False
    common: list[Fact] = []
    for same in zip(*[one.facts for one in each if one.payable is not False], strict=False):
        fact: Fact = same[0]
        if isinstance(fact, Score):
            fact = Score(max(other.n for other in same))
        elif isinstance(fact, Victims):
            fact = replace(fact, names=tuple(dict.fromkeys(name for other in same for name in other.names)))
        elif any(other != fact for other in same):
            if isinstance(fact, PaidStones):
                continue
            break
        common.append(fact)
    using = [one for one in each if one.payable is not False]
    whole = all(one.whole and len(one.facts) == len(common) for one in using)
    return OptionOutlook(payable, able, tuple(common), whole)


def _facts(before: State, option: Option, decided: bool) -> tuple[tuple[Fact, ...], bool]:
    """What carrying an option out comes to, paid for in full; and whether that is all."""
    state = before.copy()
    state.todo, state.open = [], ()
    events: list[Event] = []
    facts: list[Fact] = []
    paid_at_choice = False
    try:
        facts += _aim(state, option)
        begin(state, option)
        state.go_on(events)
        task = state.todo[-1] if state.todo else None
        if state.open and isinstance(task, tasks.PayFor):
            # Which stones are paid is open: after that only what has nothing to do with stones is known.
            paid_at_choice = task.option is option
            state.open = ()
            state.todo[-1] = with_answer(task, "pay", payments(state.stones[state.user], task.price)[0])
            state.go_on(events)
        asked, whole = _asked(state), not state.open
    except _Hidden:
        asked, whole = (), False
    facts += [*_told(events, decided), *asked]
    for place, fact in enumerate(facts):
        if isinstance(fact, Performs):  # what that character does is a forecast of its own
            facts[place:] = [Performs(fact.pool, len(usable(before, fact.pool)))]
            break
    if paid_at_choice:
        facts = [fact for fact in facts if isinstance(fact, Score | PaidStones)]
    return tuple(facts), whole


def _aim(state: State, option: Option) -> list[Fact]:
    """Whom a theft may hit, and what can be bought, where that is the first thing that the option does."""
    effect = option.do[0]
    if option.pay is not None:
        return []
    if effect.op == "buy":
        there = any(state.bank_stones)
        return [StoneChoice(tuple(state.bank_stones)) if there else Void("bank_empty")]
    if effect.op in ("steal", "seize") and effect.n <= 1:  # for a second theft all is judged anew
        names = tuple(state.name(seat) for seat in victims(state, effect))
        return [Victims(names, effect.op == "seize")] if names else []
    return []


def _asked(state: State) -> tuple[Fact, ...]:
    """What is known of the decision at which the sketch stands."""
    if not state.open:
        return ()
    task = state.todo[-1]
    if isinstance(task, tasks.GainStones):
        return (StoneChoice(tuple(state.bank_stones)),)
    if isinstance(task, tasks.Banish):
        lost = {}
        for colour in COLOURS:
            twin = state.copy()
            twin.open = ()
            twin.todo[-1] = task._replace(colour=colour)
            events: list[Event] = []
            twin.go_on(events)
            lost[colour] = dict(events[0].data["stones"])
        return (Banished(lost),)
    if isinstance(task, tasks.Perform):
        return (Performs(task.effect.pool, 0),)
    return ()


def _told(events: Sequence[GameEvent], decided: bool) -> list[Fact]:
    """What happens, in the order in which it does."""
    facts: list[Fact] = []
    for event in events:
        match event.kind:
            case "gained":
                short = event.data["n"] < event.data["wanted"]
                at_least = short and not decided and event.data["coin"] in _GROWS
                facts.append(Gain(event.data["coin"], event.data["n"], event.data["wanted"], at_least))
            case "gained_stones":
                last = facts[-1] if facts else None
                gain = Gain(event.data["colour"], event.data["n"], event.data["wanted"], False)
                if isinstance(last, Gain) and last.kind == gain.kind:  # one by one, of one's choice
                    facts.pop()
                    gain = replace(gain, n=last.n + gain.n, wanted=last.wanted + gain.wanted)
                facts.append(gain)
            case "scored":
                facts.append(Score(event.data["n"]))
            case "paid_stones":
                facts.append(PaidStones(sum(event.data["stones"].values())))
            case "gave_bid":
                fairy = event.data["fairy"]
                facts.append(GivenBid(None if isinstance(fairy, _UnknownNumber) else fairy))
            case "banished":
                facts.append(Banished({event.data["colour"]: dict(event.data["stones"])}))
            case "bag_filled":
                facts.append(Filled(tuple(event.data["stones"].get(colour, 0) for colour in COLOURS)))
            case "void":
                facts.append(Void(event.data["reason"]))
            case "chose_character":
                facts.append(Performs(event.data["pool"], 0))
            case "kept":
                facts.append(Kept())
    return facts
