"""What a card would do now, from what the viewer may see, in words; and why a power did not trigger.

What is true is found out by the rules (`outlook`); here are only the sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.rules.aux_pierres import outlook
from pierres.rules.aux_pierres.characters import Character, Option
from pierres.rules.aux_pierres.constants import COLOURS
from pierres.rules.aux_pierres.events import GameEvent
from pierres.rules.aux_pierres.outlook import OptionOutlook, Outlook
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Event
from pierres.translation import TextContext
from pierres.wording.aux_pierres import card_text, names
from pierres.wording.aux_pierres.event_text import AuxPierresEvents
from pierres.wording.grammar import capital, counted, either, listed, parts, people
from pierres.wording.typeset import isolated

tr = TextContext("AuxNow")

Gain = tuple[str, int, int]
"""Coins or stones of one kind from the bank: the kind, how many, and how many it should be."""
_GROWS = ("common", "silver", "cursed", "amulet")
"""What is bid of these goes to the bank before the winner gains anything (R-B2)."""
_FATES = frozenset({"cursed", "no_bid", "tied", "won", "void", "declined", "doubled", "used"})


def now_text(
    characters: Mapping[str, Character],
    events: AuxPierresEvents,
    view: View,
    key: str,
    history: Sequence[Event] = (),
) -> str:
    """What happened to the card this round, then what it would do now, a line each; "" for nothing."""
    told = fate(events, key, history)
    found = outlook.outlook(characters, view, key)
    if found is not None:
        said = _NowLines(characters[key], view, found)
        told += said.unusual() or ([] if told else said.ordinary())
    return "\n".join(told)


def fate(events: AuxPierresEvents, key: str, history: Sequence[Event]) -> list[str]:
    """How the auction of the card ended this round, and why its power did nothing."""
    lines: list[str] = []
    for event in history:
        if event.kind == "round_begins":
            lines = []
        elif event.kind in _FATES and event.data.get("character") == key:
            if event.kind == "tied" and event.data["round"] == "gold":
                continue
            if event.kind == "used" and not event.data["copied"]:
                continue
            text = events.sentence(event)
            if text and text not in lines:
                lines.append(text)
    return lines


class _NowLines:
    """Sentences for one outlook."""

    def __init__(self, card: Character, view: View, found: Outlook) -> None:
        self._card = card
        self._view = view
        self._found = found
        self._name = isolated(found.user) if found.user is not None else ""

    def unusual(self) -> list[str]:
        """What is out of the ordinary about using the card now."""
        found = self._found
        if found.in_bag is not None:
            return [tr("In the bag: {stones}.", stones=names.stones(found.in_bag.stones))]
        if found.void == "bid_given":
            return [tr("The coins of this bid have already been given: no effect.")]
        lines: list[str] = []
        if not found.options:
            return []
        priced = [
            outlook_
            for option, outlook_ in zip(self._card.options, found.options, strict=True)
            if found.user is None and outlook.has_price(option)
        ]
        for option, outlook_ in zip(self._card.options, found.options, strict=True):
            if priced and outlook_ is priced[0]:
                lines += self._payers(priced)
            lines += self._forecast(option, outlook_)
            if any(effect.op == "keep" for effect in option.do):
                lines += self._holder()
        return lines + self._forced()

    def ordinary(self) -> list[str]:
        """What using the card now would ordinarily come to, where nothing else is to be said of it."""
        if not self._found.options:
            return []
        gains = [gain for option in self._found.options for gain in _gains(option.events)]
        first = self._found.options[0]
        if len(self._found.options) == 1 and gains and first.whole and first.payable:
            return self._gains(gains)
        ops = {effect.op for option in self._card.options for effect in option.do}
        if "keep" in ops:
            return [tr("Nobody holds it yet.")]
        robbed = {
            effect.from_ for option in self._card.options for effect in option.do if effect.op == "steal"
        }
        if "second_bidder" in robbed and not self._found.decided:
            return [tr("The second-highest bidder will be known when the fists open.")]
        return self._points()

    def _gains(self, gains: Sequence[Gain]) -> list[str]:
        """What the user would get from the bank, when there is enough of it."""
        words = {
            "name": self._name,
            "things": listed(names.thing(kind, n) for kind, n, _ in gains),
            "there": self._view.bank[gains[0][0]],
        }
        if self._name and len(gains) > 1:
            return [tr("{name} would get {things}.", **words)]
        if self._name:
            return [tr("{name} would get {things}; the bank has\N{NO-BREAK SPACE}{there}.", **words)]
        if len(gains) > 1:
            return [tr("The winner gets {things}.", **words)]
        return [tr("The winner gets {things}; the bank has\N{NO-BREAK SPACE}{there}.", **words)]

    def _points(self) -> list[str]:
        """Where nothing else can be said, what the card may be worth."""
        most = max((_scored(option) for option in self._found.options), default=0)
        if not most:
            return [] if self._found.decided else [tr("This will be known when the fists open.")]
        if not self._name:
            return [tr("The winner may score %n point(s).", most)]
        words = {"name": self._name, "score": self._view.seat(str(self._found.user)).score}
        return [tr("{name} may score %n point(s), and has\N{NO-BREAK SPACE}{score}.", most, **words)]

    def _payers(self, priced: Sequence[OptionOutlook]) -> list[str]:
        """Who can pay one of several prices."""
        able = {name for option in priced for name in option.able}
        if able:
            names_ = people(seat.name for seat in self._view.seats if seat.name in able)
            return [tr("Can pay: {names}.", names=names_)]
        if all(option.payable is False for option in priced):
            return [tr("Nobody can pay this now.")]
        return []

    def _forced(self) -> list[str]:
        """What is left to the user where a payment is or is not possible."""
        match self._found.left:
            case "chooses":
                return [tr("{name} can pay, but need not.", name=self._name)]
            case "declines":
                return [tr("{name} can pay.", name=self._name)]
            case "must":
                return [tr("{name} can pay, and must.", name=self._name)]
            case "cannot" if self._found.void:
                return [tr("{name} cannot pay: no effect.", name=self._name)]
            case "cannot":
                return [self._instead()]
            case _:
                return []

    def _instead(self) -> str:
        """That somebody cannot pay, and what the card gives all the same."""
        free = [
            (option, found)
            for option, found in zip(self._card.options, self._found.options, strict=True)
            if found.payable
        ]
        if any(n < wanted for _, found in free for _, n, wanted in _gains(found.events)):
            return tr("{name} cannot pay.", name=self._name)
        gives = either(card_text.option_line(option) for option, _ in free)
        return tr("{name} cannot pay, and gets: {gives}.", name=self._name, gives=gives)

    def _holder(self) -> list[str]:
        holder = next((seat.name for seat in self._view.seats if seat.doppelganger), None)
        return [tr("{name} holds it.", name=isolated(holder))] if holder else []

    def _forecast(self, option: Option, found: OptionOutlook) -> list[str]:
        """What would happen, as far as it is not in order; why nothing does, only where that comes first."""
        said = [self._victims(option, found.victims)]
        for event in found.events:
            if event.kind != "void" or (event is found.events[0] and not found.victims):
                said.append(self._event(event))
        if any(found.stones):
            said.append(_in_the_bank(found.stones))
        if found.banished:
            said.append(_banished(found.banished))
        if found.usable is not None:
            if any(effect.pool == "unplayed" for effect in option.do):
                text = tr("In the pile: %n other character(s).", found.usable)
            else:
                text = tr("In the row: %n other character(s).", found.usable)
            said.append(text)
        return [text for text in said if text]

    def _victims(self, option: Option, victims: tuple[str, ...]) -> str:
        if not victims:
            return ""
        seconds = self._view.auction.second_bidders if self._view.auction is not None else ()
        if option.do[0].op == "seize":
            return tr("Can be chosen: {names}.", names=people(victims))
        if victims == seconds:
            return tr("Second-highest bidder: {names}.", names=people(victims))
        return tr("Can be robbed: {names}.", names=people(victims))

    def _event(self, event: GameEvent) -> str:
        """What one event says; "" for what is in order."""
        options = self._card.options
        match event.kind:
            case "gained" | "gained_stones":
                return self._short(*_gains([event])[0])
            case "bag_filled":
                stones = [event.data["stones"].get(colour, 0) for colour in COLOURS]
                if any(effect.op == "bag_push" for option in options for effect in option.do):
                    return _in_the_bank(stones)
                return tr("Into the bag would go {stones}.", stones=_stones(stones))
            case "paid_stones" if self._name and any(
                option.pay is not None and option.pay.kind == "all_stones" for option in options
            ):
                n = sum(event.data["stones"].values())
                if not n:
                    return tr("{name} has no stone: the power costs nothing.", name=self._name)
                return tr("{name} would pay %n stone(s).", n, name=self._name)
            case "gave_bid" if self._name and self._view.auction is not None and self._view.auction.bids:
                words = {"name": self._name, "coins": names.coin("fairy", event.data["fairy"])}
                if not event.data["fairy"]:
                    return tr("{name} has bid no fairy gold: the power costs nothing.", **words)
                return tr("{name} would lose {coins} of this bid.", **words)
            case "banished":
                return _banished({event.data["colour"]: event.data["stones"]})
            case "void":
                return _void(event.data["reason"])
        return ""

    def _short(self, kind: str, n: int, wanted: int) -> str:
        """Shortage of the bank."""
        if n == wanted or n != self._view.bank[kind]:
            return ""
        words = {"nothing": capital(names.no_more(kind)), "things": names.thing(kind, n)}
        if kind in _GROWS and not self._found.decided:
            if not n:
                return tr("{nothing} now; what is bid will be added.", **words)
            return tr("The bank has only {things} now; what is bid will be added.", **words)
        if not n:
            return words["nothing"] + "."
        return tr("The bank has only {things}: no more can be gained.", **words)


def _gains(events: Sequence[GameEvent]) -> list[Gain]:
    """What comes from the bank."""
    gains: list[Gain] = []
    for event in events:
        match event.kind:
            case "gained":
                gains.append((event.data["coin"], event.data["n"], event.data["wanted"]))
            case "gained_stones":
                gains.append((event.data["colour"], event.data["n"], event.data["wanted"]))
    return gains


def _scored(option: OptionOutlook) -> int:
    return sum(event.data["n"] for event in option.events if event.kind == "scored")


def _in_the_bank(counts: Sequence[int]) -> str:
    return tr("In the bank: {stones}.", stones=_stones(counts))


def _stones(counts: Sequence[int]) -> str:
    return names.stones(dict(zip(COLOURS, counts, strict=True)))


def _banished(lost: Mapping[str, Mapping[str, int]]) -> str:
    return (
        parts(
            tr("{colour}: {who}", colour=capital(names.colour(colour)), who=counted(seats) or tr("nobody"))
            for colour, seats in lost.items()
        )
        + "."
    )


def _void(reason: str) -> str:
    return tr(
        {
            "bank_empty": "The bank has no stones: no effect.",
            "pile_empty": "The pile is empty: no effect.",
            "row_empty": "No other character lies in the row: no effect.",
            "cannot_pay": "It cannot be paid for: no effect.",
            "bid_given": "The coins of this bid have already been given: no effect.",
        }[reason]
    )
