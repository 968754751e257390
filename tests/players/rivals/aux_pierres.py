"""Players of Aux pierres du dragon of other kinds than ours, to be put against them by `simulate --players`.

They share a plain worth of stones, coins and points in gold, and differ in how they bid: `Saver` holds
gold dear, `HabitReader` bids a little more than the others are used to, `Rusher` throws in all for points.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from pierres.players.chance import Random
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import COINS, COLOURS, FAIRY
from pierres.rules.aux_pierres.position import Position
from pierres.rules.aux_pierres.view import View
from pierres.rules.base import Game
from pierres.rules.game import Event, Question
from pierres.rules.given import Json

COIN = dict(zip(COINS, (2.5, 1.2, 0.4, 0.5, 2.0), strict=True))
POINTS = (0.0, 9.0, 20.0, 60.0)


def stones_worth(stones: Sequence[int]) -> float:
    """The first five stones are worth most, pairs and three colours a little more."""
    count = sum(stones)
    return 2.5 * min(count, 5) + 1.1 * max(0, count - 5) + 0.8 * (max(stones) - 1) + 0.6 * (min(stones) > 0)


def worth(state: Position, seat: int) -> float:
    """All that a seat has, in gold."""
    coins = sum(COIN[coin] * count for coin, count in zip(COINS, state.purses[seat], strict=True))
    coins += COIN["fairy"] * state.spent[seat] + 2.0 * (state.holder == seat)
    return POINTS[min(3, state.score[seat])] + stones_worth(state.stones[seat]) + coins


class Plain:
    """Bids a part of what a card is worth to it."""

    SHARE = 0.6
    PRICE = 1.0

    def __init__(
        self, game: Game, seat: str, seats: Sequence[str], options: Mapping[str, Json], seed: int
    ) -> None:
        self.game, self.seat, self.seats = game, seat, tuple(seats)
        self.random = Random(seed)

    def told(self, events: Sequence[Event]) -> None:
        """Nothing is remembered."""

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        """A fist, or the choice that makes richest at once."""
        question = questions[0]
        if question.legal.size == 1:
            return question.kind, question.legal[0]
        state: Position = self.game.imagine(view, self.random.randrange)
        me = state.box.index[self.seat]
        if question.kind == "bid":
            value: Json = self.fist(state, me, view)
        elif question.kind == "silver":
            assert state.auction_card is not None
            have = state.purses[me][2]
            part = min(1.0, self.gain(state, state.auction_card, me) / 12) * self.random.uniform(0.5, 1.2)
            value = {"silver": min(have, round(have * part))}
        else:
            value = self.choice(state, question, me)
        return question.kind, value

    def gain(self, state: Position, card: Character, me: int) -> float:
        """What using a card would bring."""
        return max([0.0, *[self.option_gain(state, card, number, me) for number in range(len(card.options))]])

    def option_gain(self, state: Position, card: Character, number: int, me: int) -> float:
        """What an option would bring; a negative number if it cannot be paid."""
        option = card.options[number]
        stones = state.stones[me]
        total = 0.0
        if option.pay is not None and option.pay.kind in ("stones", "all_stones"):
            price = option.pay
            able = {"any": sum(stones), "same": max(stones), "distinct": 3 - stones.count(0), "": 99}
            if able[price.pattern] < price.stones:
                return -1.0
            total -= 1.5 * (price.stones or sum(stones))
        elif option.pay is not None:
            total -= 3.0
        score = state.score[me]
        for effect in option.do:
            match effect.op:
                case "gain":
                    total += COIN[effect.coin] * min(effect.n, state.bank_coins[COINS.index(effect.coin)])
                case "gain_stones":
                    colours = [COLOURS.index(effect.colour)] if effect.colour in COLOURS else [0, 1, 2]
                    there = [colour for colour in colours if state.bank_stones[colour]]
                    total += (
                        max([self.stone_gain(stones, colour) for colour in there], default=0.0) * effect.n
                    )
                case "score":
                    total += POINTS[min(3, score + effect.n)] - POINTS[score]
                case "steal":
                    total += 3.0 * effect.n
                case "seize" | "banish" | "bag_push":
                    total += 4.0
                case "bag_draw":
                    total += 2.5 * effect.keep
                case "perform":
                    pool = state.row if effect.pool == "played" else state.pile
                    each = [
                        self.gain(state, other, me)
                        for other in pool
                        if all(e.op != "perform" for o in other.options for e in o.do)
                    ]
                    total += (
                        (max(each) if effect.pick == "choice" else sum(each) / len(each)) if each else 0.0
                    )
                case _:
                    total += 2.5
        return total

    def stone_gain(self, stones: Sequence[int], colour: int) -> float:
        """What a stone more is worth."""
        more = list(stones)
        more[colour] += 1
        return stones_worth(more) - stones_worth(stones)

    def threat(self, state: Position, card: Character, me: int) -> float:
        """What the card would bring the one who needs it most."""
        return max(self.gain(state, card, seat) for seat in range(len(state.score)) if seat != me)

    def fist(self, state: Position, me: int, view: View) -> Json:
        """A gold fist."""
        assert state.up is not None
        value = self.gain(state, state.up, me) + 0.25 * self.threat(state, state.up, me)
        wanted = self.SHARE * value / self.price(state, me) * self.random.uniform(0.7, 1.3)
        return self.coins(state, me, round(wanted), 2 if value > 9 else 0)

    def price(self, state: Position, me: int) -> float:
        """What a coin of fairy gold is worth now: little at the end of a round, since it comes back."""
        return self.PRICE * (0.3 + 0.14 * len(state.pile))

    def coins(self, state: Position, me: int, wanted: int, common: int) -> Json:
        """So much gold, as far as it goes, with some common gold at most."""
        purse = state.purses[me]
        fairy = max(0, min(wanted, purse[FAIRY]))
        more = max(0, min(wanted - fairy, purse[1], common))
        return {"fairy": fairy, "common": more}

    def choice(self, state: Position, question: Question, me: int) -> Json:
        """The answer that makes richest at once, of at most thirty."""
        legal = question.legal
        size = legal.size
        values = [legal[n] for n in (range(size) if size <= 30 else self.random.sample(range(size), 30))]

        def after(value: Json) -> float:
            trial = state.copy()
            trial.answer(question.who, question.kind, value)
            others = max(worth(trial, seat) for seat in range(len(trial.score)) if seat != me)
            bonus = 0.5 if value is True and question.kind == "use" else 0.0
            if question.kind in ("character", "double") and value is not False:
                bonus += 0.3 * self.gain(state, state.box.characters.get(str(value), state.stack[-1]), me)
            return worth(trial, me) - 0.3 * others + bonus

        return max(values, key=after)


class Saver(Plain):
    """Holds gold dear, and spends it on the last cards of a round."""

    SHARE = 1.0
    PRICE = 3.0

    def fist(self, state: Position, me: int, view: View) -> Json:
        """All that is left on the last card; nothing where little is to be had."""
        assert state.up is not None
        if not state.pile:
            return self.coins(state, me, state.purses[me][FAIRY], 0)
        if self.gain(state, state.up, me) < 1.5:
            return {}
        return super().fist(state, me, view)


class HabitReader(Plain):
    """Keeps what each of the others bids for each kind of card, and bids one more where it pays."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.seen: dict[tuple[str, str], list[int]] = defaultdict(list)
        self.up = ""

    def told(self, events: Sequence[Event]) -> None:
        """Remembers fists."""
        for event in events:
            if event.kind == "auction":
                self.up = event.data["character"]
            elif event.kind == "fists_opened" and event.data["round"] == "gold":
                for seat, value in event.data["values"].items():
                    self.seen[seat, self.up].append(value)
                    self.seen[seat, ""].append(value)

    def fist(self, state: Position, me: int, view: View) -> Json:
        """One more than the highest that is usual, or nothing if that is too dear."""
        assert state.up is not None
        value = self.gain(state, state.up, me) + 0.25 * self.threat(state, state.up, me)
        most = 0
        for number, seat in enumerate(self.seats):
            if number != me:
                fists = self.seen[seat, state.up.id][-3:] or self.seen[seat, ""][-6:] or [2]
                most = max(most, min(self.random.choice(fists), 8 - state.spent[number]))
        wanted = most + 1
        if wanted * self.price(state, me) > value:
            return self.coins(state, me, 1 if value > 3 and self.random.random() < 0.3 else 0, 0)
        return self.coins(state, me, wanted, 2 if value > 9 else 0)


class Rusher(Plain):
    """Wants points, and stones only for them: all or nothing."""

    def fist(self, state: Position, me: int, view: View) -> Json:
        """Nearly all for a point, two or three for a stone, else nothing."""
        assert state.up is not None
        gain = self.gain(state, state.up, me)
        scores = any(
            effect.op in ("score", "perform") and self.option_gain(state, state.up, number, me) > 6
            for number, option in enumerate(state.up.options)
            for effect in option.do
        )
        if scores:
            return self.coins(state, me, self.random.randint(5, 8), 4)
        if gain > 1.5 or not state.pile:
            return self.coins(state, me, self.random.randint(1, 3), 0)
        return {}
