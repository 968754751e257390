"""What the powers do, one function for each operation of the vocabulary (section 9)."""

from __future__ import annotations

from pierres.rules.aux_pierres import tasks
from pierres.rules.aux_pierres.characters import Effect
from pierres.rules.aux_pierres.constants import (
    COIN_NUMBER,
    COINS,
    COLOURS,
    COMMON,
    FAIRY,
    POINTS_TO_WIN,
    SILVER,
    STOLEN_FAIRY_GOES_BEHIND,
)
from pierres.rules.aux_pierres.spaces import Purchases
from pierres.rules.aux_pierres.state import NOTHING, Counts, State, without
from pierres.rules.game import Event
from pierres.rules.legal import YES_NO, Names, object_of
from pierres.rules.moments import mark


def do(state: State, task: tasks.Do, events: list[Event]) -> None:
    """An effect that begins without a choice."""
    effect = task.effect
    match effect.op:
        case "gain":
            _gain(state, effect, events)
        case "gain_stones":
            _take_stones(state, COLOURS.index(effect.colour), effect.n, events)
        case "score":
            _score(state, effect.n, events)
        case "bag_draw":
            _fill_bag(state, [min(count, effect.per_colour) for count in state.bank_stones], events)
            if any(state.bag):
                state.todo.append(tasks.BagDraw(min(effect.keep, sum(state.bag))))
        case "bag_push":
            _fill_bag(state, list(state.bank_stones), events)
            if any(state.bag):
                state.todo.append(tasks.BagPush())
        case "keep":
            _keep(state, events)


def _gain(state: State, effect: Effect, events: list[Event]) -> None:
    """Coins from the bank, as many as it has, each kind apart, and behind the screen (R-U3, R-U7, R-U10)."""
    coin = COIN_NUMBER[effect.coin]
    count = min(effect.n, state.bank_coins[coin])
    state.bank_coins[coin] -= count
    state.purses[state.user][coin] += count
    state.tell(events, "gained", {"coin": effect.coin, "n": count, "wanted": effect.n})


def _take_stones(state: State, colour: int, wanted: int, events: list[Event]) -> None:
    """Stones of one colour from the bank, as many as it has, in front of the screen (R-C7, R-U8, R-U10)."""
    count = min(wanted, state.bank_stones[colour])
    state.bank_stones[colour] -= count
    state.stones[state.user][colour] += count
    state.tell(events, "gained_stones", {"colour": COLOURS[colour], "n": count, "wanted": wanted})


def gain_stones(state: State, task: tasks.GainStones, events: list[Event]) -> None:
    """Stones of one's choice, one by one, among the colours in the bank (R-U8)."""
    there = _colours_in(state.bank_stones)
    if not there:
        state.void("bank_empty", events)
        return
    colour = state.choose(task, "colour", there)
    if colour is None:
        return
    _take_stones(state, COLOURS.index(colour), 1, events)
    if task.left > 1:
        state.todo.append(tasks.GainStones(task.left - 1))


def _colours_in(stones: list[int] | Counts) -> list[str]:
    return [colour for colour, count in zip(COLOURS, stones, strict=True) if count]


def _score(state: State, points: int, events: list[Event]) -> None:
    """Points for the user; at three the game stops at once, wherever it is (R-E1, R-E2, R-E4, R-P9)."""
    user = state.user
    before = state.score[user]
    state.score[user] = min(before + points, POINTS_TO_WIN)
    state.tell(events, "scored", {"n": state.score[user] - before, "score": state.score[user]})
    if state.score[user] >= POINTS_TO_WIN:
        state.todo.clear()
        scores = dict(zip(state.box.seats, state.score, strict=True))
        state.tell(events, "game_over", {"winners": [state.name(user)], "scores": scores})


def _keep(state: State, events: list[Event]) -> None:
    """The user takes the doppelganger out of the row and keeps it (R-P1, R-G3, R-G12)."""
    card = state.stack[-1]
    state.row = without(state.row, card)
    state.holder = state.user
    state.tell(events, "kept", {"character": card.id})


# -- thieves -------------------------------------------------------------------------------------------


def steal(state: State, task: tasks.Steal, events: list[Event]) -> None:
    """One theft after the other: the first rung of the ladder that the victim has (R-V5 to R-V10, R-K6)."""
    effect = task.effect
    victim = state.choose(task, "victim", [state.name(seat) for seat in victims(state, effect)])
    if victim is None:
        return
    seat = state.box.index[victim]
    thing = next((rung for rung in effect.ladder if _has(state, seat, rung)), None)
    if thing == "stone":
        there = _colours_in(state.stones[seat])
        colour = state.choose(task._replace(victim=victim), "colour", there)
        if colour is None:
            return
        state.stones[seat][COLOURS.index(colour)] -= 1
        state.stones[state.user][COLOURS.index(colour)] += 1
        state.tell(events, "stole", {"victim": victim, "thing": thing, "colour": colour, "front": True})
    elif thing is None:
        state.tell(events, "stole_nothing", {"victim": victim})
    else:
        _steal_coin(state, seat, thing, events)
    if task.left > 1:
        state.todo.append(tasks.Steal(effect, task.left - 1))


def victims(state: State, effect: Effect) -> list[int]:
    """Who may be robbed: with a ladder of stones, those who have one if any has; purses never count."""
    if effect.from_ == "second_bidder":
        seats = list(state.seconds)
    else:
        seats = [seat for seat in range(len(state.purses)) if seat != state.user]
    if effect.ladder and effect.ladder[0] == "stone":
        with_stones = [seat for seat in seats if any(state.stones[seat])]
        return with_stones or seats
    return seats


def _has(state: State, seat: int, rung: str) -> bool:
    if rung == "stone":
        return any(state.stones[seat])
    if rung == "fairy":  # R-V7: from behind, else from the front
        return state.purses[seat][FAIRY] + state.spent[seat] > 0
    return state.purses[seat][COIN_NUMBER[rung]] > 0


def _steal_coin(state: State, seat: int, thing: str, events: list[Event]) -> None:
    coin = COIN_NUMBER[thing]
    front = state.purses[seat][coin] == 0
    if front:
        state.spent[seat] -= 1
    else:
        state.purses[seat][coin] -= 1
    if coin == FAIRY and not STOLEN_FAIRY_GOES_BEHIND:
        state.spent[state.user] += 1
    else:
        state.purses[state.user][coin] += 1
    state.tell(events, "stole", {"victim": state.name(seat), "thing": thing, "front": front})


def seize(state: State, task: tasks.Seize, events: list[Event]) -> None:
    """All of some coins behind another's screen; the haul is for these two to see (R-X3, R-X4)."""
    victim = state.choose(task, "victim", [state.name(seat) for seat in victims(state, task.effect)])
    if victim is None:
        return
    theirs = state.purses[state.box.index[victim]]
    ours = state.purses[state.user]
    haul = {}
    for name in task.effect.coins:
        coin = COIN_NUMBER[name]
        haul[name] = theirs[coin]
        ours[coin] += theirs[coin]
        theirs[coin] = 0
    user = state.name(state.user)
    events.append(Event("seized", user, {"victim": victim}, {"coins": haul}, (user, victim)))


def banish(state: State, task: tasks.Banish, events: list[Event]) -> None:
    """The stones of one colour go back to the bank, the user's too; any colour may be named (R-X8)."""
    effect = task.effect
    colour = task.colour or effect.colour
    if colour == "choice":
        state.ask(task, "colour", Names(COLOURS))
        return
    number = COLOURS.index(colour)
    lost = {}
    for seat, stones in enumerate(state.stones):
        if stones[number] and (effect.who == "everyone" or seat != state.user):
            lost[state.name(seat)] = stones[number]
            state.bank_stones[number] += stones[number]
            stones[number] = 0
    state.tell(events, "banished", {"colour": colour, "stones": lost})


# -- the bag -------------------------------------------------------------------------------------------


def _fill_bag(state: State, stones: list[int], events: list[Event]) -> None:
    """Stones go from the bank into the bag."""
    if not any(stones):
        state.void("bank_empty", events)
        return
    state.bag = tuple(stones)
    state.bank_stones = [there - count for there, count in zip(state.bank_stones, stones, strict=True)]
    state.tell(events, "bag_filled", {"stones": object_of(stones, COLOURS)})


def _draw(state: State, stone: str, events: list[Event]) -> None:
    colour = COLOURS.index(stone)
    state.bag = tuple(count - (number == colour) for number, count in enumerate(state.bag))
    state.drawn = tuple(count + (number == colour) for number, count in enumerate(state.drawn))
    state.tell(events, "drew", {"colour": stone, "n": sum(state.drawn)})
    mark(state, "stone_drawn", events)


def _in_bag(state: State) -> Names:
    return Names([colour for colour, n in zip(COLOURS, state.bag, strict=True) for _ in range(n)])


def _empty_bag(state: State, kept: bool) -> None:
    """What was drawn goes to the user or back, what is in the bag always back."""
    to = state.stones[state.user] if kept else state.bank_stones
    for colour, count in enumerate(state.drawn):
        to[colour] += count
    for colour, count in enumerate(state.bag):
        state.bank_stones[colour] += count
    state.bag = state.drawn = NOTHING
    state.announced = ""


def _keep_drawn(state: State, events: list[Event]) -> None:
    state.tell(events, "bag_kept", {"stones": object_of(state.drawn, COLOURS)})
    _empty_bag(state, kept=True)


def bag_draw(state: State, task: tasks.BagDraw, events: list[Event]) -> None:
    """Draw some stones and keep them, the rest goes back (R-X9)."""
    if task.stone is None:
        state.ask_chance(task, "stone", _in_bag(state), state.about())
        return
    _draw(state, task.stone, events)
    if task.left > 1:
        state.todo.append(tasks.BagDraw(task.left - 1))
        return
    _keep_drawn(state, events)


def bag_push(state: State, task: tasks.BagPush, events: list[Event]) -> None:
    """Announce a colour of the bag, draw; stop and keep, or draw it and lose all (R-X10 to R-X12)."""
    colour = state.choose(task, "colour", _colours_in(state.bag))
    if colour is None:
        return
    if not state.announced:
        state.announced = colour
        state.tell(events, "announced", {"colour": colour})
    if task.draw is False:
        _keep_drawn(state, events)
    elif task.stone is None or task.draw:
        # R-X11: the first draw is compulsory; the announced colour is in the bag, so it is never empty.
        state.ask_chance(tasks.BagPush(colour), "stone", _in_bag(state), state.about())
    else:
        _draw(state, task.stone, events)
        if task.stone == colour:
            state.tell(events, "bag_lost", {"stones": object_of(state.drawn, COLOURS), "colour": colour})
            _empty_bag(state, kept=False)
        else:
            state.ask(tasks.BagPush(colour, task.stone), "draw", YES_NO)


# -- the merchant --------------------------------------------------------------------------------------


def buy(state: State, task: tasks.Buy, events: list[Event]) -> None:
    """Any number of stones of the bank, paid from behind the screen; the gold is lost (R-X5 to R-X7)."""
    user = state.user
    purse = state.purses[user]
    if task.buy is None:
        effect = task.effect
        money = (purse[FAIRY], purse[COMMON], purse[SILVER])
        legal = Purchases(tuple(state.bank_stones), money, effect.gold, effect.silver)
        state.ask(task, "buy", legal, private=True)
        return
    stones, coins = task.buy
    for colour, count in enumerate(stones):
        state.bank_stones[colour] -= count
        state.stones[user][colour] += count
    for coin, count in zip((FAIRY, COMMON, SILVER), coins, strict=True):
        purse[coin] -= count
        state.bank_coins[coin] += count
    bought = {"stones": object_of(stones, COLOURS), "coins": object_of(coins, COINS[:3])}
    state.tell(events, "bought", bought)
