"""The three levels: what each of them sees, remembers, and how exactly it chooses."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from pierres.players.aux_pierres import bidding, habits
from pierres.players.aux_pierres.bidding import Bid
from pierres.players.aux_pierres.choices import choices
from pierres.players.aux_pierres.habits import Habits, Weights
from pierres.players.aux_pierres.purses import Purses
from pierres.players.aux_pierres.reading import Reading, guessed, read
from pierres.players.aux_pierres.reasons import reason_for
from pierres.players.aux_pierres.silver import silver_fists
from pierres.players.aux_pierres.using import use_once
from pierres.players.player import ComputerPlayer, Reason
from pierres.rules.aux_pierres.constants import AMULET, COMMON, FAIRY
from pierres.rules.aux_pierres.state import Box
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Event, Question, checked_options
from pierres.rules.given import Json


class AuxPlayer(ComputerPlayer):
    """What the levels share: a reading of the view, and the choice among near-best answers."""

    MANNERS = ("cautious", "bold", "bluffer", "thrifty", "steady")
    HEAT = 0.003
    """How much chance to win is given away for not being read."""
    NEAR = 0.01
    """By how much less chance to win an answer is nearly as good as the best."""
    TILT = 0.003
    """How much chance to win a manner gives away for what it likes."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        options = checked_options(self.game.facts, self.options)
        self.box: Box = self.game.box(self.seats, options)
        self._answered: tuple[View, Question, Json] | None = None

    @property
    def reason(self) -> Reason | None:
        """Why the last answer was given; worked out when somebody wants to know."""
        return None if self._answered is None else reason_for(self.box, *self._answered)

    @reason.setter
    def reason(self, reason: Reason | None) -> None:
        self._answered = None

    def reading(self, view: View) -> Reading:
        """The position as this seat sees it."""
        me = self.box.index[self.seat]
        return read(self.box, view, me, self.purses(view, me))

    def purses(self, view: View, me: int) -> list[list[float]]:
        """What it takes to lie behind the screens."""
        return guessed(view, me)

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        """The kind of one of the questions and a legal answer to it."""
        question = questions[0]
        value = self._answer(view, question)
        self._answered = view, question, value
        return question.kind, value

    def _answer(self, view: View, question: Question) -> Json:
        legal = question.legal
        if legal.size == 1 and question.kind != "bid":
            return legal[0]
        reading = self.reading(view)
        if question.kind == "bid":
            value = self.bid(reading, view)
        elif question.kind == "silver":
            value = self.silver(reading, view)
        else:
            value = self.choose(reading, view, question)
        return value if legal.read(value) is not None else legal[0]

    def bid(self, reading: Reading, view: View) -> Json:
        """A gold fist."""
        raise NotImplementedError

    def silver(self, reading: Reading, view: View) -> Json:
        """A silver fist."""
        assert view.up is not None
        card = bidding.stakes(reading, reading.box.characters[view.up])
        return self.one_of([(fist, chance) for fist, chance in silver_fists(reading, view, card)], self.HEAT)

    def choose(self, reading: Reading, view: View, question: Question) -> Json:
        """A choice of a power."""
        found = choices(reading, view, question)
        return max(found, key=lambda one: one[1])[0]

    def one_of(self, found: Sequence[tuple[Json, float]], heat: float) -> Json:
        """One of the best answers, the better the likelier."""
        best = max([chance for _, chance in found])
        weights = [exp((chance - best) / heat) for _, chance in found]
        mark = self.random.random() * sum(weights)
        for (value, _), weight in zip(found, weights, strict=True):
            mark -= weight
            if mark <= 0.0:
                return value
        return found[-1][0]

    def one_fist(self, found: Sequence[Bid], heat: float) -> Json:
        """One of the best fists, of those that are nearly as good the ones that the manner likes."""
        best = max([fist.chance for fist in found]) - self.NEAR
        near = [fist for fist in found if fist.chance >= best]
        return self.one_of([(fist.coins, fist.chance + self.TILT * self.liking(fist)) for fist in near], heat)

    def liking(self, fist: Bid) -> float:
        """How much the manner likes a fist."""
        match self.manner:
            case "cautious":
                return -1.0 * min(fist.value, 4)
            case "bold":
                return 1.0 * min(fist.value, 4)
            case "bluffer":
                return 3.0 if fist.value == 1 else 2.0 if fist.value == 2 else 0.0
            case "thrifty":
                return -3.0 if "common" in fist.coins or "amulet" in fist.coins else 0.0
        return 0.0


class Easy(AuxPlayer):
    """Bids a share of its gold for what it likes, with no thought of others or of what is to come."""

    GOLD = 4.5
    """The gold for a card that makes it stronger by one."""
    MISJUDGED = 0.4
    """How far it is out, in strength."""
    LITTLE = 0.08
    """So much strength is not worth a coin."""
    MUCH = 0.8
    """For so much strength it parts with common gold and an amulet too."""
    NEXT_BEST = 0.25
    """How often it takes the next best of several things."""

    def bid(self, reading: Reading, view: View) -> Json:
        """Too much for what it likes, and at times for nothing."""
        me = reading.me
        assert view.up is not None
        now = reading.chances()[me]
        gain = use_once(reading, reading.box.characters[view.up], me, 1)[0][me] - now
        purse = reading.coins[me]
        fairy, common = round(purse[FAIRY]) - reading.spent[me], round(purse[COMMON])
        liking = gain / max(0.02, now * (1 - now)) + self.random.gauss(0.0, self.MISJUDGED)
        wanted = 0.0
        if liking > self.LITTLE:
            wanted = self.GOLD * liking * self.random.uniform(0.6, 1.5) * (0.5 + fairy / 16)
        most = fairy + (common if liking > self.MUCH else 0)
        value = max(0, min(most, round(wanted)))
        fist = bidding.coins_of(value, fairy)
        if purse[AMULET] and liking > self.MUCH and value > 1:
            fist["amulet"] = 1
        return fist

    def silver(self, reading: Reading, view: View) -> Json:
        """About half of it, whatever is at stake."""
        purse = view.seats[reading.me].purse
        have = purse["silver"] if purse else 0
        coins = round(have * self.random.uniform(0.2, 0.9))
        return {"silver": coins} if coins else {}

    def choose(self, reading: Reading, view: View, question: Question) -> Json:
        """What looks best, or now and then the next best."""
        found = sorted(choices(reading, view, question), key=lambda one: -one[1])
        if (
            question.kind in ("pay", "colour", "victim", "character")
            and len(found) > 1
            and self.random.random() < self.NEXT_BEST
        ):
            return found[1][0]
        return found[0][0]


class Normal(AuxPlayer):
    """Shares its gold out among the cards to come, against what people usually bid; forgets what was paid."""

    HEAT = 0.023
    NEAR = 0.08
    LOOKS_ON = False
    """Whether it counts what the later cards are worth once this one has been used."""
    stakes = staticmethod(bidding.stakes)
    """What comes of a card, as this level sees it."""

    def bid(self, reading: Reading, view: View) -> Json:
        """The fist with the best chances, or one that is nearly as good."""
        assert view.up is not None
        up = reading.box.characters[view.up]
        stakes = bidding.own_stakes if self.hurried() else self.stakes
        kinds = {card: stakes(reading, card) for card in dict.fromkeys((up, *reading.pile))}
        later = [kinds[card] for card in reading.pile]
        shares = bidding.parts(reading, [kinds[up], *later])
        self.note(shares[0], view)
        found = bidding.fists(reading, kinds[up], later, shares, self.expected, self.LOOKS_ON)
        return self.one_fist(found, self.HEAT)

    def note(self, parts: Sequence[float], view: View) -> None:
        """What the fists to be opened can be compared with."""

    def expected(self, seat: int, part: float, gold: int, last: bool) -> Weights:
        """How likely a seat closes each fist."""
        return habits.usual(part, gold, last)


class Hard(Normal):
    """Counts coins, learns how each of the others bids, and looks on to the cards that follow.

    What it reckons has closed forms: no worlds are imagined, so their number changes nothing. In a hurry it
    thinks of its own wishes only.
    """

    HEAT = 0.004
    LOOKS_ON = True

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._purses = Purses(self.seats, self.box.characters)
        self._habits = {number: Habits() for number in range(len(self.seats))}
        self._parts: Sequence[float] | None = None
        self._last = False

    def told(self, events: Sequence[Event]) -> None:
        """Counts coins and learns habits."""
        self._purses.told(events)
        for event in events:
            if event.kind == "fists_opened" and self._parts is not None:
                data = event.data
                if data["round"] == "gold":
                    for number, seat in enumerate(self.seats):
                        self._habits[number].learn(self._parts[number], data["values"][seat], self._last)
                self._parts = None

    def purses(self, view: View, me: int) -> list[list[float]]:
        """What has been counted, if it can be so."""
        if not self._purses.agrees(view):
            return guessed(view, me)
        return [[float(count) for count in self._purses.coins[seat.name]] for seat in view.seats]

    def note(self, parts: Sequence[float], view: View) -> None:
        """What the fists to be opened can be compared with."""
        self._parts, self._last = parts, not view.pile

    def expected(self, seat: int, part: float, gold: int, last: bool) -> Weights:
        """How likely a seat closes each fist, as far as it has shown."""
        return self._habits[seat].expected(part, gold, last)
