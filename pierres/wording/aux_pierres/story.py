"""The story of a finished game, told round by round from its public events.

A round is summed up by who won which character, what went wrong, the blows that were dealt, and every point
with its price. The last chapter tells the auction that decided the game fist by fist.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.events import GameEvent
from pierres.rules.game import Event
from pierres.translation import Context
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.event_text import AuxPierresEvents
from pierres.wording.aux_pierres.grammar import capital, forms, listed, parts, people
from pierres.wording.base import Chapter, Ledger, SeatCounts
from pierres.wording.typeset import isolated

tr = Context("AuxStory")
tr_tallies = Context("AuxTallies")

_PRICES = frozenset({"paid_stones", "paid_coins", "gave_bid"})
_BLOWS = frozenset({"stole", "seized", "banished", "bag_lost", "doubled", "kept"})


@dataclass
class _Auction:
    """One auction with what followed from it."""

    character: str
    events: list[Event] = field(default_factory=list)

    def find(self, *kinds: str) -> Event | None:
        """The last event of these kinds."""
        return next((event for event in reversed(self.events) if event.kind in kinds), None)


@dataclass
class _Round:
    """One round: what came before its first auction, and its auctions."""

    number: int
    before: list[Event] = field(default_factory=list)
    auctions: list[_Auction] = field(default_factory=list)


def story(
    characters: Mapping[str, Character],
    events: AuxPierresEvents,
    history: Sequence[Event],
    seats: Sequence[str],
) -> list[Chapter]:
    """The chapters of a game; a game that is not over has no last one."""
    teller = _Teller(characters, events, seats)
    opening, rounds = _divided(history)
    chapters = teller.opening(opening)
    chapters += [teller.round(part) for part in rounds]
    return chapters + teller.ending(rounds)


def _divided(history: Iterable[Event]) -> tuple[list[Event], list[_Round]]:
    opening: list[Event] = []
    rounds: list[_Round] = []
    for event in history:
        if event.kind == "round_begins":
            rounds.append(_Round(_data(event)["round"]))
        elif event.kind == "auction":
            if not rounds:  # a game that was begun in the middle of a round
                rounds.append(_Round(1))
            rounds[-1].auctions.append(_Auction(_data(event)["character"]))
        elif not rounds:
            opening.append(event)
        elif rounds[-1].auctions:
            rounds[-1].auctions[-1].events.append(event)
        else:
            rounds[-1].before.append(event)
    return opening, rounds


def _data(event: Event) -> Mapping[str, Any]:
    data: Mapping[str, Any] = event.data
    return data


class _Teller:
    """Writes the chapters."""

    def __init__(
        self, characters: Mapping[str, Character], events: AuxPierresEvents, seats: Sequence[str]
    ) -> None:
        self._characters = characters
        self._events = events
        self._seats = seats
        self._scores = dict.fromkeys(seats, 0)

    def opening(self, events: Sequence[Event]) -> list[Chapter]:
        """Who sat down, and the deal."""
        first = tr("{names} sat down to play.", names=people(self._seats))
        dealt = [text for event in events if event.kind == "dealt" if (text := self._events.sentence(event))]
        return [Chapter(tr("The start"), (first, *dealt))]

    def round(self, part: _Round) -> Chapter:
        """One round in paragraphs."""
        paragraphs = [
            text for event in part.before if event.kind == "specials_drawn"
            if (text := self._events.sentence(event))
        ]  # fmt: skip
        paragraphs += self._winners(part)
        paragraphs += self._losses(part)
        for auction in part.auctions:
            paragraphs += self._blows(auction)
            paragraphs += self._points(auction)
        if any(self._scores.values()):
            standing = listed(
                tr("{name}\N{NO-BREAK SPACE}{points}", name=isolated(seat), points=self._scores[seat])
                for seat in sorted(self._seats, key=lambda seat: -self._scores[seat])
            )
            paragraphs.append(tr("The points: {standing}.", standing=standing))
        title = tr("Round\N{NO-BREAK SPACE}{number}", number=part.number)
        return Chapter(title, tuple(paragraphs))

    def ending(self, rounds: Sequence[_Round]) -> list[Chapter]:
        """The decisive auction."""
        last = rounds[-1].auctions[-1] if rounds and rounds[-1].auctions else None
        over = last.find("game_over") if last else None
        if last is None or over is None:
            return []
        told = ("fists_opened", "tied", "won", "doubled", "chose_character", "used", *_PRICES, "scored")
        paragraphs = [tr("It was the auction for {the}.", **self._forms(last.character))]
        paragraphs.append(
            " ".join(
                text for event in last.events if event.kind in told if (text := self._events.sentence(event))
            )
        )
        winner = over.who
        behind = [seat for seat in self._seats if seat != winner]
        others = listed(
            tr("{name}\N{NO-BREAK SPACE}{points}", name=isolated(seat), points=_data(over)["scores"][seat])
            for seat in sorted(behind, key=lambda seat: -_data(over)["scores"][seat])
        )
        paragraphs.append(
            tr(
                "{name} won the game with three points; the others had: {others}.",
                name=isolated(winner),
                others=others,
            )
        )
        return [Chapter(tr("The decisive moment"), tuple(paragraphs))]

    # ---- paragraphs

    def _winners(self, part: _Round) -> list[str]:
        won: dict[str, list[str]] = {}
        for auction in part.auctions:
            event = auction.find("won")
            if event is not None:
                words = {"value": _data(event)["value"], **self._forms(auction.character)}
                if _data(event)["round"] == "silver":
                    text = tr("{the} (after a tie, {value}\N{NO-BREAK SPACE}in silver)", **words)
                else:
                    text = tr("{the}\N{NO-BREAK SPACE}({value})", **words)
                won.setdefault(event.who, []).append(text)
        if not won:
            return [tr("Nobody won an auction.")] if part.auctions else []
        told = [
            tr("{name} won {characters}", name=isolated(seat), characters=listed(won[seat]))
            for seat in self._seats
            if seat in won
        ]
        return [parts(told) + "."]

    def _losses(self, part: _Round) -> list[str]:
        """What nobody won, by the reason why."""
        unbid: list[str] = []
        cursed: dict[str, list[str]] = {}
        told: list[str] = []
        for auction in part.auctions:
            the = self._forms(auction.character)["the"]
            curse, tied = auction.find("cursed"), auction.find("tied")
            if curse is not None:
                cursed.setdefault(people(_data(curse)["by"]), []).append(the)
            elif auction.find("no_bid") is not None:
                unbid.append(the)
            elif tied is not None and auction.find("won") is None:
                told.append(tr("{names} tied twice for {the}", names=people(_data(tied)["seats"]), the=the))
        told = [
            tr("{names} cursed {characters}", names=by, characters=listed(them))
            for by, them in cursed.items()
        ] + told
        if unbid:
            told.append(tr("nobody bid for {characters}", characters=listed(unbid)))
        return [capital(parts(told)) + "."] if told else []

    def _blows(self, auction: _Auction) -> list[str]:
        told = [
            text for event in auction.events
            if event.kind in _BLOWS and (event.kind != "banished" or _data(event)["stones"])
            if (text := self._events.sentence(event))
        ]  # fmt: skip
        return [" ".join(told)] if told else []

    def _points(self, auction: _Auction) -> list[str]:
        told = []
        price: Event | None = None
        used = auction.character
        for event in auction.events:
            if event.kind == "used":
                used, price = _data(event)["character"], None
            elif event.kind in _PRICES:
                price = event
            elif event.kind == "scored":
                self._scores[event.who] = _data(event)["score"]
                told.append(self._point(event, used, price))
        return told

    def _point(self, scored: Event, used: str, price: Event | None) -> str:
        count = int(_data(scored)["n"])
        paid = self._paid(price)
        words = {
            "name": isolated(scored.who),
            "paid": paid,
            "score": _data(scored)["score"],
            **self._forms(used),
        }
        if paid:
            text = tr("{name} paid {paid} {to_the}: %n point(s), {score}\N{NO-BREAK SPACE}in all.", count)
        else:
            text = tr(
                "{name} scored %n point(s) for free with {the}: {score}\N{NO-BREAK SPACE}in all.", count
            )
        return text.format(**words)

    def _paid(self, price: Event | None) -> str:
        if price is None:
            return ""
        data = _data(price)
        if price.kind == "gave_bid":
            return names.coin("fairy", data["fairy"]) if data["fairy"] else ""
        if price.kind == "paid_coins":
            return names.coins(data["coins"])
        return names.stones(data["stones"]) if any(data["stones"].values()) else ""

    def _forms(self, key: str) -> Mapping[str, str]:
        return forms(self._characters[key])


_GOLD = ("fairy", "common")


def ledger(history: Sequence[GameEvent], seats: Sequence[str]) -> Ledger:
    """How long the game was; for each seat the auctions won, and the gold that it bid and so paid (R-B2)."""
    won, gold = dict.fromkeys(seats, 0), dict.fromkeys(seats, 0)
    rounds = auctions = 0
    for event in history:
        if event.kind == "round_begins":
            rounds += 1
        elif event.kind == "auction":
            auctions += 1
        elif event.kind == "won":
            won[event.who] += 1
        elif event.kind == "fists_opened":
            for seat, fist in event.data["fists"].items():
                gold[seat] += sum(fist.get(coin, 0) for coin in _GOLD)
    length = tr_tallies("%n round(s)", rounds)
    bids = tr_tallies("%n auction(s)", auctions)
    return Ledger(
        f"{length} · {bids}",
        (
            SeatCounts(tr_tallies("Auctions won"), won),
            SeatCounts(tr_tallies("Gold bid"), gold),
        ),
    )
