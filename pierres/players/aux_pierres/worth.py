"""What stones, coins, points and cards of Aux pierres du dragon seem to be worth to a seat, in gold.

A card is valued by its effects alone, so players' own cards are valued too.
"""

from __future__ import annotations

from collections.abc import Sequence

from pierres.rules.aux_pierres.characters import Character, Effect, Option, Pay
from pierres.rules.aux_pierres.constants import COIN_NUMBER, COLOURS, COMMON, FAIRY, POINTS_TO_WIN, SILVER
from pierres.rules.aux_pierres.effects import victims
from pierres.rules.aux_pierres.state import State

COIN = (2.6, 1.2, 0.4, 0.8, 2.2)
"""A coin of each kind: fairy gold comes back every round, a cursed coin goes."""
STONE = 2.6
POINTS = (0.0, 9.0, 20.0, 60.0)
"""The points that a seat has; the last one wins."""


def stones_worth(stones: Sequence[int], score: int) -> float:
    """Stones in front of a screen: what can be paid soon is worth most, too many are not."""
    count = sum(stones)
    worth = STONE * min(count, 5) + 1.2 * max(0, count - 5)
    worth += 0.8 * max(0, max(stones) - 1) + 0.5 * (min(stones) > 0)
    return worth * (1.25 if score == POINTS_TO_WIN - 1 else 1.0)


def worth(state: State, seat: int) -> float:
    """All that a seat has."""
    score = state.score[seat]
    purse = state.purses[seat]
    coins = sum([COIN[kind] * count for kind, count in enumerate(purse)]) + COIN[FAIRY] * state.spent[seat]
    kept = 2.0 if state.holder == seat else 0.0
    return POINTS[min(score, POINTS_TO_WIN)] + stones_worth(state.stones[seat], score) + 0.8 * coins + kept


def standing(state: State, seat: int) -> float:
    """How a seat stands beside the others."""
    others = [worth(state, other) for other in range(len(state.score)) if other != seat]
    return worth(state, seat) - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def card_worth(state: State, card: Character, seat: int, depth: int = 2) -> float:
    """What using a card would bring a seat now."""
    best = 0.0 if card.may_decline else -99.0
    for option in card.options:
        price = _price(state, option.pay, seat)
        if price is not None:
            best = max(best, _brings(state, option, card, seat, depth) - price)
    return max(best, 0.0) if best == -99.0 else best


def _price(state: State, pay: Pay | None, seat: int) -> float | None:
    """What an option costs; None if it cannot be paid."""
    if pay is None:
        return 0.0
    stones, score = state.stones[seat], state.score[seat]
    if pay.kind == "all_stones":
        return stones_worth(stones, score) if any(stones) else None
    if pay.kind == "coins":
        have = state.purses[seat]
        if any(have[COIN_NUMBER[coin]] < n for coin, n in pay.coins.items()):
            return None
        return sum(COIN[COIN_NUMBER[coin]] * n for coin, n in pay.coins.items())
    if pay.kind == "bid":
        return 3.0
    left = list(stones)
    if pay.pattern == "same":
        if max(left) < pay.stones:
            return None
        left[left.index(max(left))] -= pay.stones
    elif pay.pattern == "distinct":
        if sum(1 for count in left if count) < pay.stones:
            return None
        for _ in range(pay.stones):
            place = max(range(3), key=lambda n: left[n] if left[n] == stones[n] else -1)
            left[place] -= 1
    else:
        if sum(left) < pay.stones:
            return None
        for _ in range(pay.stones):
            left[left.index(max(left))] -= 1
    return stones_worth(stones, score) - stones_worth(left, score)


def _brings(state: State, option: Option, card: Character, seat: int, depth: int) -> float:
    return sum([_effect_worth(state, effect, card, seat, depth) for effect in option.do])


def _effect_worth(state: State, effect: Effect, card: Character, seat: int, depth: int) -> float:
    score = state.score[seat]
    stones = state.stones[seat]
    match effect.op:
        case "gain":
            coin = COIN_NUMBER[effect.coin]
            return COIN[coin] * min(effect.n, state.bank_coins[coin])
        case "gain_stones":
            there = state.bank_stones
            if effect.colour in COLOURS:
                n = min(effect.n, there[COLOURS.index(effect.colour)])
            else:
                n = min(effect.n, sum(there))
            more = list(stones)
            if effect.colour in COLOURS:
                more[COLOURS.index(effect.colour)] += n
            else:
                more[more.index(max(more))] += n
            return stones_worth(more, score) - stones_worth(stones, score)
        case "score":
            return POINTS[min(POINTS_TO_WIN, score + effect.n)] - POINTS[score]
        case "bag_draw":
            return STONE * min(effect.keep, sum(state.bank_stones))
        case "bag_push":
            return 1.6 * STONE if any(state.bank_stones) else 0.0
        case "keep":
            return 3.0
        case "steal":
            others = [other for other in range(len(state.score)) if other != seat]
            if effect.ladder and effect.ladder[0] == "stone" and any(any(state.stones[o]) for o in others):
                return (STONE + 1.2) * max(1, effect.n)
            return 1.6 * max(1, effect.n)
        case "seize":
            most = 0.0
            for other in range(len(state.score)):
                if other != seat:
                    most = max(
                        most,
                        sum(COIN[COIN_NUMBER[c]] * state.purses[other][COIN_NUMBER[c]] for c in effect.coins),
                    )
            return most
        case "banish":
            others = [other for other in range(len(state.score)) if other != seat]
            swing = [
                max(state.stones[other][colour] for other in others) * STONE
                - (stones[colour] * STONE if effect.who == "everyone" else 0.0)
                for colour in range(3)
            ]
            return max(0.0, 0.8 * max(swing))
        case "buy":
            gold = state.purses[seat][FAIRY] + state.purses[seat][COMMON]
            n = (gold // effect.gold if effect.gold else 0) // 2
            n += state.purses[seat][SILVER] // effect.silver if effect.silver else 0
            return 1.3 * min(n, sum(state.bank_stones))
        case "perform":
            if depth <= 0:
                return 2.0
            pool = state.row if effect.pool == "played" else state.pile
            worths = [card_worth(state, other, seat, depth - 1) for other in set(pool) if other is not card]
            if not worths:
                return 0.0
            return max(worths) if effect.pick == "choice" else sum(worths) / len(worths)
    return 1.0


def denial(state: State, card: Character, seat: int) -> float:
    """What it is worth that nobody else gets the card: most, where it would win somebody the game."""
    others = [card_worth(state, card, other, 1) for other in range(len(state.score)) if other != seat]
    best = max(others)
    return 0.9 * best if best >= POINTS[POINTS_TO_WIN] - POINTS[POINTS_TO_WIN - 1] - 12 else 0.25 * best


__all__ = ["COIN", "POINTS", "STONE", "card_worth", "denial", "standing", "stones_worth", "victims", "worth"]
