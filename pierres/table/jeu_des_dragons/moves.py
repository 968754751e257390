"""How what happened looks: cards that turn and fly, gold that slides, one event after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.table.cues import Appear, Cue, Fly, Move, Pulse, shortened
from pierres.table.jeu_des_dragons.dragon_card import DragonCard
from pierres.table.jeu_des_dragons.gold import GoldCoin
from pierres.table.jeu_des_dragons.layout import CARD_RATIO, Layout
from pierres.table.places import Rect, around
from pierres.table.stage import Picture, Thing

_CARD, _COIN, _PAUSE = 280.0, 220.0, 150.0
_COINS_SHOWN = 3


class Moves:
    """The cues of one answer, for a table with these places; `order` names its seats from the lowest on.

    `holder` is the seat whose hand lies open below.
    """

    def __init__(
        self, after: Picture, places: Layout, order: Sequence[str], cards: Mapping[str, Card], lang: str,
        holder: str = "",
    ) -> None:  # fmt: skip
        self._after = {thing.key: thing for thing in after.things}
        self._places = places
        self._seats = dict(zip(order, places.seats, strict=True))
        self._cards = cards
        self._lang = lang
        self._holder = holder
        self._at = 0.0
        self._count = 0
        self._moved: set[str] = set()
        self._cues: list[Cue] = []
        self._ways: dict[str, Callable[[str, Mapping[str, Any]], None]] = {
            "antes_turned": self._antes_turned,
            "played": self._played,
            "paid": self._paid,
            "repaid": self._repaid,
            "took": self._took,
            "won_stakes": self._won,
            "drew": self._drew,
            "robbed": self._robbed,
            "gave": self._gave,
            "discarded": self._discarded,
            "slain": self._slain,
            "copper_goes": self._copper_goes,
            "replaced": self._replaced,
            "took_antes": self._took_antes,
            "special_flight": self._special_flight,
            "triggered": self._triggered,
        }

    def cues(self, events: Sequence[Event]) -> list[Cue]:
        """What to play, in order."""
        for event in events:
            way = self._ways.get(event.kind)
            if way is not None:
                way(event.who, event.public or {})
        return shortened(self._cues)

    # ---- where things come from

    def _hand(self, seat: str) -> Rect:
        area = self._places.hand if seat == self._holder else self._seats[seat].hand
        h = min(area.h, self._places.deck.h)
        return around(area.cx, area.cy, h / CARD_RATIO, h)

    def _gold(self, who: str) -> Rect:
        area = self._places.stakes if who == STAKES_NAME else self._seats[who].gold
        side = min(2.0 * self._places.text, 0.5 * self._places.stakes.h)
        return around(area.cx, area.cy, side, side)

    def _move(self, card: str, start: Rect, flip: bool, ms: float = _CARD) -> None:
        """A card that lies open now comes from somewhere; only once, whatever happened to it."""
        key = f"card:{card}"
        if key in self._after and key not in self._moved:
            self._moved.add(key)
            self._cues.append(Move(key, start, self._at, ms, flip))

    def _fly(self, card: str | None, start: Rect, end: Rect, ms: float = _CARD) -> None:
        props: dict[str, Any] = {"card": self._cards[card] if card else None, "lang": self._lang}
        props["face_up"] = card is not None
        self._count += 1
        thing = Thing(f"flying:{self._count}", DragonCard, end, z=400, props=props)
        self._cues.append(Fly(thing, start, self._at, ms))

    def _coins(self, start: Rect, end: Rect, amount: int) -> None:
        for index in range(min(amount, _COINS_SHOWN)):
            self._count += 1
            thing = Thing(f"coin:{self._count}", GoldCoin, end, z=410)
            self._cues.append(Fly(thing, start, self._at + 60 * index, _COIN))

    # ---- events

    def _antes_turned(self, who: str, data: Mapping[str, Any]) -> None:
        for seat, card in data["antes"].items():
            self._move(card, self._hand(seat), True, _CARD)
        self._at += _CARD

    def _played(self, who: str, data: Mapping[str, Any]) -> None:
        self._move(data["card"], self._hand(who), True)
        self._at += _CARD

    def _triggered(self, who: str, data: Mapping[str, Any]) -> None:
        key = f"card:{data['card']}"
        if key in self._after and key not in self._moved:
            self._moved.add(key)
            self._cues.append(Pulse(key, self._at, _CARD))
            self._at += _PAUSE

    def _paid(self, who: str, data: Mapping[str, Any]) -> None:
        if data["paid"]:
            self._coins(self._gold(who), self._gold(data["to"]), data["paid"])
            self._at += _PAUSE

    def _repaid(self, who: str, data: Mapping[str, Any]) -> None:
        self._coins(self._gold(who), self._gold(data["to"]), data["amount"])
        self._at += _PAUSE

    def _took(self, who: str, data: Mapping[str, Any]) -> None:
        if data["taken"]:
            self._coins(self._gold(STAKES_NAME), self._gold(who), data["taken"])
            self._at += _COIN

    def _won(self, who: str, data: Mapping[str, Any]) -> None:
        if data["amount"]:
            self._coins(self._gold(STAKES_NAME), self._gold(who), data["amount"])
            self._at += _COIN
        self._cues.append(Appear(f"plate:{who}", self._at, _CARD))

    def _drew(self, who: str, data: Mapping[str, Any]) -> None:
        if f"card:{data.get('card')}" in self._after:
            self._move(data["card"], self._places.deck, True)
        else:
            self._fly(None, self._places.deck, self._hand(who))
        self._at += _PAUSE

    def _robbed(self, who: str, data: Mapping[str, Any]) -> None:
        if f"card:{data.get('card')}" in self._after:
            self._move(data["card"], self._hand(data["from"]), False)
        else:
            self._fly(None, self._hand(data["from"]), self._hand(who))
        self._at += _CARD

    def _gave(self, who: str, data: Mapping[str, Any]) -> None:
        self._fly(data["card"], self._hand(who), self._hand(data["to"]), _CARD)
        self._at += _CARD

    def _discarded(self, who: str, data: Mapping[str, Any]) -> None:
        start = self._places.deck if data["why"] == "purchase" else self._hand(who)
        self._fly(data["card"], start, self._places.discard)
        self._at += _CARD

    def _slain(self, who: str, data: Mapping[str, Any]) -> None:
        self._fly(data["card"], self._seats[data["from"]].flight.fitted(CARD_RATIO), self._places.discard)
        self._at += _CARD

    def _copper_goes(self, who: str, data: Mapping[str, Any]) -> None:
        self._fly(data["card"], self._seats[who].flight.fitted(CARD_RATIO), self._places.discard)
        self._at += _CARD

    def _replaced(self, who: str, data: Mapping[str, Any]) -> None:
        self._move(data["by"], self._places.deck, True)
        self._at += _CARD

    def _took_antes(self, who: str, data: Mapping[str, Any]) -> None:
        for card in data["cards"]:
            self._fly(card, self._places.ante.fitted(CARD_RATIO), self._hand(who))
        if data["cards"]:
            self._at += _CARD

    def _special_flight(self, who: str, data: Mapping[str, Any]) -> None:
        for card in data["cards"]:
            key = f"card:{card}"
            if key in self._after and key not in self._moved:
                self._moved.add(key)
                self._cues.append(Pulse(key, self._at, _CARD))
        self._at += _CARD
