"""How what happened looks: cards that turn and fly, gold that slides, one event after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.rules.jeu_des_dragons import events
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.table.cues import EventMotion
from pierres.table.jeu_des_dragons.layout import CARD_RATIO, Layout
from pierres.table.jeu_des_dragons.pieces.dragon_card import DragonCard
from pierres.table.jeu_des_dragons.pieces.piles import GoldCoin
from pierres.table.picture import Picture
from pierres.table.places import Rect, around

_CARD, _COIN, _PAUSE = 280.0, 220.0, 150.0
_COINS_SHOWN = 3


class DragonsMotion(EventMotion):
    """The cues of one change, for a table with these places; `order` names its seats from the lowest on.

    `holder` is the seat whose hand lies open below.
    """

    def __init__(
        self, before: Picture, after: Picture, places: Layout, order: Sequence[str],
        cards: Mapping[str, Card], lang: str, holder: str = "",
    ) -> None:  # fmt: skip
        super().__init__(before, after)
        self._places = places
        self._seats = dict(zip(order, places.seats, strict=True))
        self._cards = cards
        self._lang = lang
        self._holder = holder

    # ---- where things come from

    def _hand(self, seat: str) -> Rect:
        area = self._places.hand if seat == self._holder else self._seats[seat].hand
        h = min(area.h, self._places.deck.h)
        return around(area.cx, area.cy, h / CARD_RATIO, h)

    def _gold(self, who: str) -> Rect:
        area = self._places.stakes if who == STAKES_NAME else self._seats[who].gold
        side = min(2.0 * self._places.text, 0.5 * self._places.stakes.h)
        return around(area.cx, area.cy, side, side)

    def _move(self, card: str, start: Rect, flip: bool) -> None:
        """A card that lies open now comes from somewhere."""
        self.move(f"card:{card}", start, _CARD, flip)

    def _pulse(self, card: str) -> bool:
        """A card swells, unless it has come from somewhere; False if it does not."""
        key = f"card:{card}"
        if key not in self.new or key in self.moved:
            return False
        self.moved.add(key)
        self.pulse(key, _CARD)
        return True

    def _fly(self, card: str | None, start: Rect, end: Rect) -> None:
        shown = DragonCard(self._cards[card] if card else None, self._lang, face_up=card is not None)
        self.fly(shown, start, end, _CARD)

    def _coins(self, start: Rect, end: Rect, amount: int) -> None:
        for index in range(min(amount, _COINS_SHOWN)):
            self.fly(GoldCoin(), start, end, _COIN, 60 * index)

    # ---- events

    def show_antes_turned(self, who: str, data: events.AntesTurned) -> None:
        for seat, card in data["antes"].items():
            self._move(card, self._hand(seat), True)
        self.wait(_CARD)

    def show_played(self, who: str, data: events.Played) -> None:
        self._move(data["card"], self._hand(who), True)
        self.wait(_CARD)

    def show_triggered(self, who: str, data: events.Triggered) -> None:
        if data["power"] and self._pulse(data["card"]):
            self.wait(_PAUSE)

    def show_paid(self, who: str, data: events.Paid) -> None:
        if data["paid"]:
            self._coins(self._gold(who), self._gold(data["to"]), data["paid"])
            self.wait(_PAUSE)

    def show_repaid(self, who: str, data: events.Repaid) -> None:
        self._coins(self._gold(who), self._gold(data["to"]), data["amount"])
        self.wait(_PAUSE)

    def show_took(self, who: str, data: events.Took) -> None:
        self._take(who, data["taken"])

    def _take(self, who: str, amount: int) -> None:
        if amount:
            self._coins(self._gold(STAKES_NAME), self._gold(who), amount)
            self.wait(_COIN)

    def show_won_stakes(self, who: str, data: events.WonStakes) -> None:
        self._take(who, data["amount"])
        self.appear(f"plate:{who}", _CARD)

    def show_drew(self, who: str, data: events.Drew) -> None:
        if f"card:{data.get('card')}" in self.new:
            self._move(data["card"], self._places.deck, True)
        else:
            self._fly(None, self._places.deck, self._hand(who))
        self.wait(_PAUSE)

    def show_robbed(self, who: str, data: events.Robbed) -> None:
        if f"card:{data.get('card')}" in self.new:
            self._move(data["card"], self._hand(data["from"]), False)
        else:
            self._fly(None, self._hand(data["from"]), self._hand(who))
        self.wait(_CARD)

    def show_gave(self, who: str, data: events.Given) -> None:
        self._fly(data["card"], self._hand(who), self._hand(data["to"]))
        self.wait(_CARD)

    def show_discarded(self, who: str, data: events.Discarded) -> None:
        start = self._places.deck if data["why"] == "purchase" else self._hand(who)
        self._fly(data["card"], start, self._places.discard)
        self.wait(_CARD)

    def show_slain(self, who: str, data: events.Slain) -> None:
        self._fly(data["card"], self._seats[data["from"]].flight.fitted(CARD_RATIO), self._places.discard)
        self.wait(_CARD)

    def show_copper_goes(self, who: str, data: events.CopperGoes) -> None:
        self._fly(data["card"], self._seats[who].flight.fitted(CARD_RATIO), self._places.discard)
        self.wait(_CARD)

    def show_replaced(self, who: str, data: events.Replaced) -> None:
        self._move(data["by"], self._places.deck, True)
        self.wait(_CARD)

    def show_took_antes(self, who: str, data: events.TookAntes) -> None:
        for card in data["cards"]:
            self._fly(card, self._places.ante.fitted(CARD_RATIO), self._hand(who))
        if data["cards"]:
            self.wait(_CARD)

    def show_special_flight(self, who: str, data: events.SpecialFlight) -> None:
        for card in data["cards"]:
            self._pulse(card)
        self.wait(_CARD)
