"""What a character would do if it were used now, as far as the viewer can know.

The rules themselves use it, on a sketch of the position that is made from nothing but the view: coins behind
a screen that the viewer may not see, or that may still be bid, are unknown numbers there, and whoever asks
how many they are finds out nothing. So a forecast cannot differ from the rules. It goes as far as the first
decision, the first stone out of the bag, or the first unknown coin that matters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn

from pierres.rules.aux_pierres import tasks
from pierres.rules.aux_pierres.characters import Character, Effect, Option
from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.rules.aux_pierres.effects import victims
from pierres.rules.aux_pierres.events import GameEvent
from pierres.rules.aux_pierres.imagine import imagine
from pierres.rules.aux_pierres.powers import begin, can_pay, payments, usable, use_once
from pierres.rules.aux_pierres.state import Box, State, without
from pierres.rules.aux_pierres.view import BagView, View
from pierres.rules.base import with_answer
from pierres.rules.game import Event

_TOLD = frozenset({
    "gained", "gained_stones", "scored", "paid_stones", "gave_bid", "banished", "bag_filled", "void", "kept",
})  # fmt: skip
"""The kinds of events that a forecast consists of."""
_BEFORE_OR_AFTER = (tasks.Use, tasks.UseOnce, tasks.PayFor, tasks.Leave, tasks.NextCharacter)
"""What is to do next before a character has done anything, or when it has done all."""


@dataclass(frozen=True)
class OptionOutlook:
    """One way to use the character."""

    payable: bool | None
    """Whether the user can pay; None if that cannot be known. With no user: whether somebody can."""
    able: tuple[str, ...] = ()
    """Who can pay, of all who may come to use it."""
    victims: tuple[str, ...] = ()
    """Who may be robbed, if it begins with that: one of them is chosen where there are several."""
    events: tuple[GameEvent, ...] = ()
    """What would happen, up to what is not known; with no user, what is so whoever it is."""
    whole: bool = False
    """Whether that is all that would happen."""
    stones: tuple[int, ...] = ()
    """Of what the bank has then, if a stone of one's choice comes next, bought or taken."""
    banished: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Colour → who would give back how many stones of it, if one of them is named next."""
    usable: int | None = None
    """How many characters of the row or the pile can be used, if one of them comes next."""


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
    if payable is False:
        return OptionOutlook(False)
    able = (state.name(state.user),) if payable else ()
    return replace(_forecast(state, option), payable=payable, able=able)


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
    using = [one for one in each if one.payable is not False]
    if not using:
        return OptionOutlook(False)
    able = tuple(name for one in each for name in one.able)
    robbed = tuple(dict.fromkeys(name for one in using for name in one.victims))
    common: list[GameEvent] = []
    alike = len({len(one.events) for one in using}) == 1
    for same in zip(*[one.events for one in using], strict=False):
        event: Event = same[0]
        if all(other.kind == "scored" for other in same):
            event = max(same, key=lambda other: int(other.data["n"]))
        elif any((other.kind, other.public) != (event.kind, event.public) for other in same):
            if event.kind == "paid_stones":
                continue
            alike = False
            break
        common.append(event)
    whole = alike and all(one.whole and len(one.events) == len(common) for one in using)
    found = OptionOutlook(True if able else None, able, robbed, tuple(common), whole)
    comes_next = [(one.stones, one.banished, one.usable) for one in using]
    if not alike or any(other != comes_next[0] for other in comes_next):
        return found
    stones, banished, number = comes_next[0]
    return replace(found, stones=stones, banished=banished, usable=number)


def _forecast(before: State, option: Option) -> OptionOutlook:
    """What carrying an option out comes to, paid for in full."""
    state = before.copy()
    state.todo, state.open = [], ()
    events: list[Event] = []
    found = OptionOutlook(None)
    paid_at_choice = False
    try:
        if option.pay is None:
            found = _begun(state, option.do[0], events)
        begin(state, option)
        state.go_on(events)
        task = state.todo[-1] if state.todo else None
        if state.open and isinstance(task, tasks.PayFor):
            # Which stones are paid is open: after that only what has nothing to do with stones is known.
            paid_at_choice = task.option is option
            state.open = ()
            state.todo[-1] = with_answer(task, "pay", payments(state.stones[state.user], task.price)[0])
            state.go_on(events)
        found = replace(_asked(state, found), whole=not state.open)
    except _Hidden:
        pass
    kinds = [event.kind for event in events]
    if "chose_character" in kinds or (state.open and isinstance(state.todo[-1], tasks.Perform)):
        # What that character does is a forecast of its own.
        events = events[: kinds.index("chose_character")] if "chose_character" in kinds else events
        pool = next(effect.pool for effect in option.do if effect.op == "perform")
        number = len(usable(before, pool))
        found = OptionOutlook(None, victims=found.victims, whole=found.whole, usable=number)
    if paid_at_choice:
        events = [event for event in events if event.kind in ("scored", "paid_stones")]
        found = OptionOutlook(None, whole=found.whole)
    return replace(found, events=tuple(_told(events)))


def _begun(state: State, effect: Effect, events: list[Event]) -> OptionOutlook:
    """Whom a theft may hit, and what can be bought, where that is the first thing that an option does."""
    if effect.op == "buy":
        if any(state.bank_stones):
            return OptionOutlook(None, stones=tuple(state.bank_stones))
        void = {"character": state.about(), "reason": "bank_empty"}
        events.append(Event("void", state.name(state.user), void))
    if effect.op in ("steal", "seize") and effect.n <= 1:  # for a second theft all is judged anew
        return OptionOutlook(None, victims=tuple(state.name(seat) for seat in victims(state, effect)))
    return OptionOutlook(None)


def _asked(state: State, found: OptionOutlook) -> OptionOutlook:
    """With what is known of the decision at which the sketch stands."""
    match state.todo[-1] if state.open else None:
        case tasks.GainStones():
            return replace(found, stones=tuple(state.bank_stones))
        case tasks.Banish() as task:
            lost = {}
            for colour in COLOURS:
                twin = state.copy()
                twin.open = ()
                twin.todo[-1] = task._replace(colour=colour)
                events: list[Event] = []
                twin.go_on(events)
                lost[colour] = dict(events[0].data["stones"])
            return replace(found, banished=lost)
    return found


def _told(events: Sequence[Event]) -> list[Event]:
    """The events that a forecast consists of; stones that come one by one, of one's choice, together."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else None
        if last is not None and event.kind == last.kind == "gained_stones":
            got, more = last.data, event.data
            if got["colour"] == more["colour"]:
                both = {key: got[key] + more[key] for key in ("n", "wanted")}
                told[-1] = Event(event.kind, event.who, {"colour": got["colour"], **both})
                continue
        if event.kind in _TOLD:
            told.append(event)
    return told
