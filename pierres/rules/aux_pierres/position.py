"""A game of Aux pierres du dragon, as every game offers it: answers come in, and viewers see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType as Frozen
from typing import ClassVar

from pierres.rules.aux_pierres import effects, powers, rounds, tasks
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.constants import COINS, COLOURS, GOLD_FIST, POINTS_TO_WIN, SILVER_FIST
from pierres.rules.aux_pierres.spaces import MONEY, Purchases
from pierres.rules.aux_pierres.state import Fist, State
from pierres.rules.aux_pierres.view import AuctionView, BagView, SeatView, View
from pierres.rules.base import Performers, Reason
from pierres.rules.game import PUBLIC, Question
from pierres.rules.given import Json
from pierres.rules.legal import UpTo


class Position(State):
    """A state that asks, takes answers and shows itself to viewers."""

    PERFORM: ClassVar[Performers] = {
        tasks.DealStones: rounds.deal_stones,
        tasks.DrawSpecials: rounds.draw_specials,
        tasks.NextCharacter: rounds.next_character,
        tasks.Use: powers.use,
        tasks.UseOnce: powers.use_once,
        tasks.PayFor: powers.pay_for,
        tasks.Leave: powers.leave,
        tasks.Do: effects.do,
        tasks.GainStones: effects.gain_stones,
        tasks.Steal: effects.steal,
        tasks.Seize: effects.seize,
        tasks.Banish: effects.banish,
        tasks.BagDraw: effects.bag_draw,
        tasks.BagPush: effects.bag_push,
        tasks.Buy: effects.buy,
        tasks.Perform: powers.perform,
    }
    TOGETHER: ClassVar = {"bid": rounds.close_fist, "silver": rounds.close_fist}
    unordered = frozenset({"pending", "pile", "discard", "winners"})  # R-D2

    @property
    def characters(self) -> Mapping[str, Character]:
        """Id → character, own cards included."""
        return self.box.characters

    def why_not(self, question: Question, value: object) -> Reason:
        """Why a value is no answer (R-Q4)."""
        if isinstance(question.legal, UpTo):
            return _why_not_fist(question.legal, value)
        if isinstance(question.legal, Purchases):
            return _why_not_bought(question.legal, value)
        return super().why_not(question, value)

    # -- views (R-I1, R-I2, R-I3) --------------------------------------------------------------------------

    def view_for(self, viewer: str, public: View) -> View:
        """What `viewer` may see besides what is public: behind their own screen, and what they are asked."""
        seats = public.seats
        number = self.box.index.get(viewer)
        if number is not None:
            seat = seats[number]
            own = SeatView(
                seat.name, seat.stones, seat.score, seat.spent, seat.doppelganger,
                _purse(self.purses[number]), self._own_fist(number),
            )  # fmt: skip
            seats = (*seats[:number], own, *seats[number + 1 :])
        return View(
            viewer, public.options, seats, public.round, public.up, public.auction, public.row, public.pile,
            public.discard, public.deck, public.bank, public.bag, self.visible(viewer), public.waiting,
            public.todo, public.winners,
        )  # fmt: skip

    def public_view(self) -> View:
        """What everybody may see."""
        box = self.box
        fairy, common, silver, cursed, amulet = self.bank_coins
        red, blue, yellow = self.bank_stones
        return View(
            viewer=PUBLIC,
            options=box.options,
            seats=tuple([self._seat(seat) for seat in box.everybody]),
            round=self.round,
            up=self.up.id if self.up else None,
            auction=self._auction(),
            row=tuple([card.id for card in self.row]),
            pile=box.in_order(self.pile),
            discard=box.in_order(self.discard),
            deck=box.in_order(self.deck),
            bank=Frozen({
                "fairy": fairy, "common": common, "silver": silver, "cursed": cursed, "amulet": amulet,
                "red": red, "blue": blue, "yellow": yellow,
            }),
            bag=self._bag(),
            questions=self.visible(PUBLIC),
            waiting=bool(self.open),
            todo=tuple(self.todo),
            winners=self.winners(),
        )  # fmt: skip

    def _seat(self, seat: int) -> SeatView:
        """A seat as everybody sees it: its purse only where purses lie open (R-I2)."""
        purse = _purse(self.purses[seat]) if self.box.open_purses else None
        return SeatView(
            self.box.seats[seat], _stones(self.stones[seat]), self.score[seat], self.spent[seat],
            self.holder == seat, purse, None,
        )  # fmt: skip

    def _own_fist(self, seat: int) -> Mapping[str, int] | None:
        fist = self.fists[seat]
        return None if fist is None else _fist(fist, GOLD_FIST if self.bids is None else SILVER_FIST)

    def _auction(self) -> AuctionView | None:
        card = self.auction_card
        if card is None:
            return None
        seats = self.box.seats
        return AuctionView(
            character=card.id,
            number=self.auction,
            of=self.auction + len(self.pile),
            stage=self._stage(),
            participants=tuple([seats[seat] for seat in self.participants]),
            bids={seat: _fist(fist, GOLD_FIST) for seat, fist in zip(seats, self.bids or (), strict=False)},
            silver={
                seats[seat]: _fist(fist, SILVER_FIST)
                for seat, fist in zip(self.participants, self.silver or (), strict=False)
            },
            winner=seats[self.user] if self.user >= 0 else None,
            stack=tuple([card.id for card in self.stack]),
            second_bidders=tuple([seats[seat] for seat in self.seconds]),
            may_double=self.may_double,
            bid_given=self.bid_given,
        )

    def _stage(self) -> str:
        if self.up is None:
            return "power"
        if self.bids is None:
            return "bid"
        return "silver" if self.open else "opened"

    def _bag(self) -> BagView | None:
        if not any(self.bag) and not any(self.drawn):
            return None
        return BagView(_stones(self.bag), _stones(self.drawn), self.announced or None)

    # -- records and results -------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Json]:
        """The keys of `expect` in the record notation."""
        seats: dict[str, Json] = {}
        for seat, name in enumerate(self.box.seats):
            coins = dict(zip(COINS, self.purses[seat], strict=True))
            fairy = coins.pop("fairy")
            seats[name] = {
                "fairy": fairy,
                "spent": self.spent[seat],
                **coins,
                "stones": dict(zip(COLOURS, self.stones[seat], strict=True)),
                "score": self.score[seat],
                "doppelganger": self.holder == seat,
            }
        return {
            "pending": self.pending(),
            "seats": seats,
            "bank": {**_purse(self.bank_coins), **_stones(self.bank_stones)},
            "row": [card.id for card in self.row],
            "pile": list(self.box.in_order(self.pile)),
            "auction": self.up.id if self.up else "",
            "round": self.round,
            "discard": list(self.box.in_order(self.discard)),
            "over": self.is_over(),
            "winners": list(self.winners()),
        }

    def standing(self) -> dict[str, int]:
        """Everybody's points."""
        return dict(zip(self.box.seats, self.score, strict=True))

    def is_over(self) -> bool:
        """R-E1: somebody has three points."""
        return max(self.score) >= POINTS_TO_WIN

    def winners(self) -> tuple[str, ...]:
        """The seat with three points, if there is one (R-E3)."""
        if not self.is_over():
            return ()
        return tuple([self.name(seat) for seat, score in enumerate(self.score) if score >= POINTS_TO_WIN])


def _stones(counts: Sequence[int]) -> Mapping[str, int]:
    red, blue, yellow = counts
    return Frozen({"red": red, "blue": blue, "yellow": yellow})


def _purse(counts: Sequence[int]) -> Mapping[str, int]:
    fairy, common, silver, cursed, amulet = counts
    return Frozen({"fairy": fairy, "common": common, "silver": silver, "cursed": cursed, "amulet": amulet})


def _fist(fist: Fist, coins: Sequence[str]) -> Mapping[str, int]:
    return Frozen({coin: fist.get(coin, 0) for coin in coins})


def _why_not_fist(legal: UpTo, value: object) -> Reason:
    if isinstance(value, dict):
        for coin, count in value.items():
            if coin not in legal.limits:
                return "not_allowed_coin", {"coin": coin}
            if type(count) is int and count > legal.limits[coin]:
                return "not_in_purse", {"coin": coin, "have": legal.limits[coin]}
    return "not_a_value", {}


def _why_not_bought(legal: Purchases, value: object) -> Reason:
    bought = legal.stones_and_coins(value)
    if bought is None:
        return "not_a_value", {}
    for colour, count, there in zip(COLOURS, bought[0], legal.bank, strict=True):
        if count > there:
            return "not_in_bank", {"colour": colour, "have": there}
    for coin, count, have in zip(MONEY, bought[1], legal.money, strict=True):
        if count > have:
            return "not_in_purse", {"coin": coin, "have": have}
    return "wrong_price", {"gold": legal.gold, "silver": legal.silver}
