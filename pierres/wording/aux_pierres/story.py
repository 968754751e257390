"""The story of a finished game, told round by round from its public events.

A round is summed up by who won which character, what went wrong, the blows that were dealt, and every point
with its price. The last chapter tells the auction that decided the game fist by fist.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.events import GameEvent
from pierres.rules.game import Event
from pierres.translation import TextContext
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.event_text import AuxPierresEvents
from pierres.wording.aux_pierres.names import forms
from pierres.wording.base import Chapter, Ledger, SeatCounts
from pierres.wording.grammar import capital, counted, listed, parts, people
from pierres.wording.typeset import isolated

tr = TextContext("AuxStory")

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
            rounds.append(_Round(event.data["round"]))
        elif event.kind == "auction":
            if not rounds:  # a game that was begun in the middle of a round
                rounds.append(_Round(1))
            rounds[-1].auctions.append(_Auction(event.data["character"]))
        elif not rounds:
            opening.append(event)
        elif rounds[-1].auctions:
            rounds[-1].auctions[-1].events.append(event)
        else:
            rounds[-1].before.append(event)
    return opening, rounds


class _Teller:
    """Writes the chapters."""

    def __init__(
        self, characters: Mapping[str, Character], events: AuxPierresEvents, seats: Sequence[str]
    ) -> None:
        self._characters = characters
        self._events = events
        self._seats = seats
        self._scores = dict.fromkeys(seats, 0)

    def _told(self, events: Sequence[Event], kinds: Container[str]) -> list[str]:
        """What the events of some kinds say."""
        return [text for one in events if one.kind in kinds if (text := self._events.sentence(one))]

    def opening(self, events: Sequence[Event]) -> list[Chapter]:
        """Who sat down, and the deal."""
        first = tr("{names} sat down to play.", names=people(self._seats))
        return [Chapter(tr("The start"), (first, *self._told(events, ("dealt",))))]

    def round(self, part: _Round) -> Chapter:
        """One round in paragraphs."""
        paragraphs = self._told(part.before, ("specials_drawn",)) + self._winners(part) + self._losses(part)
        for auction in part.auctions:
            blows = [one for one in auction.events if one.kind != "banished" or one.data["stones"]]
            if told := self._told(blows, _BLOWS):
                paragraphs.append(" ".join(told))
            paragraphs += self._points(auction)
        if any(self._scores.values()):
            paragraphs.append(tr("The points: {standing}.", standing=counted(_best_first(self._scores))))
        return Chapter(tr("Round\N{NO-BREAK SPACE}{number}", number=part.number), tuple(paragraphs))

    def ending(self, rounds: Sequence[_Round]) -> list[Chapter]:
        """The decisive auction."""
        last = rounds[-1].auctions[-1] if rounds and rounds[-1].auctions else None
        over = last.find("game_over") if last else None
        if last is None or over is None:
            return []
        told = ("fists_opened", "tied", "won", "doubled", "chose_character", "used", *_PRICES, "scored")
        others = {seat: over.data["scores"][seat] for seat in self._seats if seat != over.who}
        result = tr(
            "{name} won the game with three points; the others had: {others}.",
            name=isolated(over.who),
            others=counted(_best_first(others)),
        )
        auction = tr("It was the auction for {the}.", **forms(self._characters[last.character]))
        return [
            Chapter(tr("The decisive moment"), (auction, " ".join(self._told(last.events, told)), result))
        ]

    # ---- paragraphs

    def _winners(self, part: _Round) -> list[str]:
        won: dict[str, list[str]] = {}
        for event in filter(None, (auction.find("won") for auction in part.auctions)):
            words = self._events.words(event.who, event.data)
            if event.data["round"] == "silver":
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
            the = forms(self._characters[auction.character])["the"]
            curse, tied = auction.find("cursed"), auction.find("tied")
            if curse is not None:
                cursed.setdefault(people(curse.data["by"]), []).append(the)
            elif auction.find("no_bid") is not None:
                unbid.append(the)
            elif tied is not None and auction.find("won") is None:
                told.append(tr("{names} tied twice for {the}", names=people(tied.data["seats"]), the=the))
        told = [
            tr("{names} cursed {characters}", names=by, characters=listed(them))
            for by, them in cursed.items()
        ] + told
        if unbid:
            told.append(tr("nobody bid for {characters}", characters=listed(unbid)))
        return [capital(parts(told)) + "."] if told else []

    def _points(self, auction: _Auction) -> list[str]:
        told = []
        price: Event | None = None
        used = auction.character
        for event in auction.events:
            if event.kind == "used":
                used, price = event.data["character"], None
            elif event.kind in _PRICES:
                price = event
            elif event.kind == "scored":
                self._scores[event.who] = event.data["score"]
                told.append(self._point(event, used, price))
        return told

    def _point(self, scored: Event, used: str, price: Event | None) -> str:
        paid, count = self._paid(price), scored.data["n"]
        words = {**self._events.words(scored.who, scored.data), **forms(self._characters[used]), "paid": paid}
        if paid:
            return tr(
                "{name} paid {paid} {to_the}: %n point(s), {score}\N{NO-BREAK SPACE}in all.", count, **words
            )
        return tr(
            "{name} scored %n point(s) for free with {the}: {score}\N{NO-BREAK SPACE}in all.", count, **words
        )

    def _paid(self, price: Event | None) -> str:
        if price is None:
            return ""
        data = price.data
        if price.kind == "gave_bid":
            return names.coin("fairy", data["fairy"]) if data["fairy"] else ""
        if price.kind == "paid_coins":
            return names.coins(data["coins"])
        return names.stones(data["stones"]) if any(data["stones"].values()) else ""


def _best_first(scores: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(scores.items(), key=lambda entry: -entry[1]))


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
    length = f"{tr('%n round(s)', rounds)} · {tr('%n auction(s)', auctions)}"
    return Ledger(length, (SeatCounts(tr("Auctions won"), won), SeatCounts(tr("Gold bid"), gold)))
