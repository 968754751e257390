"""What comes of it when a seat uses a card: everybody's chance to win afterwards.

A card is valued by its effects alone, so players' own cards are valued too. Whoever uses it is taken to
choose what is best for them; of chance the mean is taken.
"""

from __future__ import annotations

from pierres.players.aux_pierres import bag, strength
from pierres.players.aux_pierres.reading import Chances, Reading
from pierres.rules.aux_pierres.characters import Character, Effect, Option, Pay
from pierres.rules.aux_pierres.constants import COIN_NUMBER, COLOURS, COMMON, FAIRY, POINTS_TO_WIN, SILVER

DEPTH = 2
"""So many cards are followed from one to the next."""
HURTS = 0.4
"""How much a stone counts that is missing to a victim, against the same stone gained."""
STRONG = 0.1
"""How much the strength of a victim counts in whom to rob, against what is taken."""


def use(before: Reading, card: Character, user: int, depth: int = DEPTH) -> Chances:
    """Everybody's chance to win after a seat has used a card, twice if it keeps one for that."""
    chances, after = use_once(before, card, user, depth)
    if before.holder == user and card.doubling and after.score[user] < POINTS_TO_WIN:
        twin = after.copy()
        twin.holder = -1
        twin.changed.add(user)
        twice, _ = use_once(twin, card, user, depth)
        if twice[user] > chances[user]:
            return twice
    return chances


def use_once(before: Reading, card: Character, user: int, depth: int = DEPTH) -> tuple[Chances, Reading]:
    """The chances after the best option of a card, and the position that it leads to."""
    stays = before.chances()
    best: tuple[Chances, Reading] | None = (stays, before) if card.may_decline else None
    for option in card.options:
        found = carry_out(before, option, card, user, depth)
        if found is not None and (best is None or found[0][user] > best[0][user]):
            best = found
    return best or (stays, before)


def carry_out(
    before: Reading, option: Option, card: Character, user: int, depth: int = DEPTH
) -> tuple[Chances, Reading] | None:
    """The chances after one option, and the position; None if it cannot be paid."""
    after = before.copy()
    after.changed.add(user)
    if option.pay is not None and not pay(after, option.pay, user):
        return None
    performed: Chances | None = None
    for effect in option.do:
        if effect.op == "perform":
            performed = perform(after, effect, card, user, depth)
        else:
            apply(after, effect, user)
    chances = after.chances()
    return (performed if performed is not None and after.score[user] < POINTS_TO_WIN else chances), after


def pay(after: Reading, price: Pay, user: int) -> bool:
    """Pay for an option, with the stones that are missed least; False if it cannot be paid."""
    coins = after.coins[user]
    if price.kind == "bid":
        if after.given:
            return False
        coins[FAIRY] -= after.bid
        after.given = True
        return True
    if price.kind == "coins":
        for coin, count in price.coins.items():
            number = COIN_NUMBER[coin]
            behind = coins[number] - (after.spent[user] if number == FAIRY else 0)
            if behind < count:
                return False
            coins[number] -= count
        return True
    stones = after.stones[user]
    paid = strength.best_payment(after.score[user], tuple(stones), price.kind, price.stones, price.pattern)
    if paid is None:
        return False
    for colour, count in enumerate(paid):
        stones[colour] -= count
        after.bank_stones[colour] += count
    return True


def apply(after: Reading, effect: Effect, user: int) -> None:
    """What an effect does, of the user's choice where there is one."""
    match effect.op:
        case "gain":
            coin = COIN_NUMBER[effect.coin]
            count = min(effect.n, after.bank_coins[coin])
            after.coins[user][coin] += count
            after.bank_coins[coin] -= count
        case "gain_stones":
            for _ in range(effect.n):
                _take(after, user, COLOURS.index(effect.colour) if effect.colour in COLOURS else None)
        case "score":
            after.score[user] = min(POINTS_TO_WIN, after.score[user] + effect.n)
        case "steal":
            for _ in range(effect.n):
                victims = victims_of(after, effect, user)
                if victims:
                    steal(after, effect, user, max(victims, key=lambda seat: loot(after, effect, user, seat)))
        case "seize":
            victims = victims_of(after, effect, user)
            if victims:
                seize(after, effect, user, max(victims, key=lambda seat: haul(after, effect, seat)))
        case "banish":
            colour = effect.colour
            banish(
                after,
                effect,
                user,
                best_banished(after, effect, user) if colour == "choice" else COLOURS.index(colour),
            )
        case "bag_draw":
            there = tuple([min(count, effect.per_colour) for count in after.bank_stones])
            after.extra[user] += bag.drawn(
                after.score[user], tuple(after.stones[user]), there, min(effect.keep, sum(there))
            )
        case "bag_push":
            there = tuple(after.bank_stones)
            if any(there):
                after.extra[user] += max(
                    bag.pushed(after.score[user], tuple(after.stones[user]), there, colour)
                    for colour in range(len(COLOURS))
                    if there[colour]
                )
        case "buy":
            buy(after, effect, user)
        case "keep":
            after.holder = user


def _take(after: Reading, user: int, colour: int | None) -> None:
    """A stone of the bank, of the best colour if it may be chosen."""
    there = after.bank_stones
    chosen = best_colour(after, user) if colour is None else colour
    if chosen is not None and there[chosen]:
        there[chosen] -= 1
        after.stones[user][chosen] += 1


def with_stone(after: Reading, user: int, colour: int) -> float:
    """The strength that points and stones would give with a stone more."""
    stones = after.stones[user][:]
    stones[colour] += 1
    return strength.of_stones(after.score[user], strength.ordered(stones))


def best_colour(after: Reading, user: int) -> int | None:
    """The colour of the bank that helps most."""
    there = [colour for colour, count in enumerate(after.bank_stones) if count]
    return max(there, key=lambda colour: with_stone(after, user, colour)) if there else None


# -- thieves -------------------------------------------------------------------------------------------


def victims_of(after: Reading, effect: Effect, user: int) -> list[int]:
    """Who can be robbed; before the bids are opened, whoever else has most gold is taken to come second."""
    if effect.from_ == "second_bidder":
        seats = [seat for seat in after.seconds if seat != user]
        if not seats:
            others = [seat for seat in range(len(after.score)) if seat != user]
            seats = [max(others, key=lambda seat: after.coins[seat][FAIRY] - after.spent[seat])]
    else:
        seats = [seat for seat in range(len(after.score)) if seat != user]
    if effect.ladder and effect.ladder[0] == "stone":
        return [seat for seat in seats if any(after.stones[seat])] or seats
    return seats


def rung_of(after: Reading, effect: Effect, victim: int) -> str:
    """The first thing of a ladder that a victim has, or ""."""
    for rung in effect.ladder:
        if any(after.stones[victim]) if rung == "stone" else after.coins[victim][COIN_NUMBER[rung]] >= 1:
            return rung
    return ""


def best_stolen(after: Reading, user: int, victim: int) -> int:
    """The colour of a victim's stone that brings the user most, and costs the victim most."""
    stones = after.stones[victim]

    def gain(colour: int) -> float:
        less = stones[:]
        less[colour] -= 1
        part = strength.of_stones(after.score[victim], strength.ordered(less))
        return with_stone(after, user, colour) - HURTS * part

    return max([colour for colour, count in enumerate(stones) if count], key=gain)


def loot(after: Reading, effect: Effect, user: int, victim: int) -> float:
    """How much it helps to rob somebody: what is taken, and how strong the victim is."""
    rung = rung_of(after, effect, victim)
    if not rung:
        return -1.0
    if rung == "stone":
        mine = with_stone(after, user, best_stolen(after, user, victim)) - after.stones_part(user)
    else:
        mine = strength.COINS[COIN_NUMBER[rung]]
    return mine + STRONG * after.strength(victim)


def steal(after: Reading, effect: Effect, user: int, victim: int, colour: int | None = None) -> None:
    """One theft."""
    rung = rung_of(after, effect, victim)
    after.changed.add(victim)
    if rung == "stone":
        chosen = best_stolen(after, user, victim) if colour is None else colour
        after.stones[victim][chosen] -= 1
        after.stones[user][chosen] += 1
    elif rung:
        coin = COIN_NUMBER[rung]
        after.coins[victim][coin] -= 1
        after.coins[user][coin] += 1


def haul(after: Reading, effect: Effect, victim: int) -> float:
    """What the coins that can be seized are worth."""
    coins = after.coins[victim]
    total = STRONG * after.strength(victim)
    for name in effect.coins:
        number = COIN_NUMBER[name]
        total += strength.COINS[number] * (coins[number] - (after.spent[victim] if number == FAIRY else 0))
    return total


def seize(after: Reading, effect: Effect, user: int, victim: int) -> None:
    """All of some coins change hands."""
    after.changed.add(victim)
    for name in effect.coins:
        number = COIN_NUMBER[name]
        count = after.coins[victim][number] - (after.spent[victim] if number == FAIRY else 0)
        after.coins[victim][number] -= count
        after.coins[user][number] += count


def banish(after: Reading, effect: Effect, user: int, colour: int) -> None:
    """The stones of one colour go back to the bank."""
    for seat, stones in enumerate(after.stones):
        if stones[colour] and (effect.who == "everyone" or seat != user):
            after.bank_stones[colour] += stones[colour]
            stones[colour] = 0
            after.changed.add(seat)


def best_banished(after: Reading, effect: Effect, user: int) -> int:
    """The colour whose loss leaves the user the best chance."""

    def chance(colour: int) -> float:
        twin = after.copy()
        banish(twin, effect, user, colour)
        return twin.chances()[user]

    return max(range(len(COLOURS)), key=chance)


# -- shopping ------------------------------------------------------------------------------------------


def buy(after: Reading, effect: Effect, user: int) -> tuple[list[int], list[int]]:
    """Buy stones while they help more than they cost: silver first, then the cheaper gold.

    Returns the stones by colour and the coins fairy, common, silver.
    """
    bought, paid = [0, 0, 0], [0, 0, 0]
    coins = after.coins[user]
    ways = [(COMMON, effect.gold), (FAIRY, effect.gold), (SILVER, effect.silver)]
    while True:
        colour = best_colour(after, user)
        if colour is None:
            return bought, paid
        gain = with_stone(after, user, colour) - after.stones_part(user)
        prices = [
            (strength.COINS[coin] * price, coin, price)
            for coin, price in ways
            if price and coins[coin] - (after.spent[user] if coin == FAIRY else 0) >= price
        ]
        if not prices or min(prices)[0] > gain:
            return bought, paid
        _, coin, price = min(prices)
        coins[coin] -= price
        paid[coin] += price
        bought[colour] += 1
        after.bank_stones[colour] -= 1
        after.stones[user][colour] += 1


# -- cards that use cards ------------------------------------------------------------------------------


def perform(after: Reading, effect: Effect, card: Character, user: int, depth: int) -> Chances | None:
    """The chances after a card of the row or the pile has been used; None if there is none, or too far on."""
    if depth <= 0:
        return None
    busy = [*after.stack, card]
    pool = after.row if effect.pool == "played" else after.pile
    cards = [other for other in pool if other not in busy]
    if not cards:
        return None
    each = {other: use_once(after, other, user, depth - 1)[0] for other in dict.fromkeys(cards)}
    if effect.pick == "choice":
        return max(each.values(), key=lambda chances: chances[user])
    sums = [0.0] * len(after.score)
    for other in cards:
        for seat, chance in enumerate(each[other]):
            sums[seat] += chance
    return tuple([total / len(cards) for total in sums])
