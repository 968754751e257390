"""What happened, event by event, in one sentence each; and which of it the log writes down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pierres.rules.aux_pierres import events
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.game import Event
from pierres.translation import TextContext
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.names import forms
from pierres.wording.event_text import Data, EventText
from pierres.wording.grammar import capital, counted, listed, parts, people, whose
from pierres.wording.typeset import isolated

tr = TextContext("AuxEvents")

# The row is in view all the time, and who opens a fist knows what it held.
_NOT_LOGGED = frozenset({"joined_row", "fist_closed"})
# Whoever wins a character uses it: only a second use and a copied one are news.
_NEWS_IF = ("second", "copied")
# What comes before an outcome that tells it again, or lies open on the table.
_ON_THE_WAY = frozenset({
    "dealt", "round_begins", "auction", "fists_opened", "doubled", "announced", "drew", "bag_filled",
})  # fmt: skip


def about(event: events.GameEvent) -> str | None:
    """The one seat of which the event tells, or None if it tells of several or of nobody."""
    seats: list[str] = []
    if event.kind == "cursed":
        seats = event.data["by"]
    elif event.kind == "tied":
        seats = event.data["seats"]
    return event.who or (seats[0] if len(seats) == 1 else None)


class AuxPierresEvents(EventText):
    """Sentences for the events of a game with these characters."""

    tr = tr
    plain: ClassVar = tr.later(
        {
            "auction": "Auction\N{NO-BREAK SPACE}{number}: {the}",
            "no_bid": "No bids: nobody wins {the}.",
            "cursed": "Cursed by {names}: the power {of_the} is cancelled, and nobody wins.",
            "joined_row": "{The} joins the row.",
            "doubled": "{name} plays the Doppelganger: {the} is used twice.",
            "declined": "{name} declines the power {of_the}.",
            "paid_coins": "{name} pays {things}.",
            "kept": "{name} keeps the Doppelganger.",
            "stole_nothing": "{victim} has nothing that {name} can take.",
            "bag_filled": "Into the bag: {stones}.",
            "bag_kept": "{name} keeps {stones}.",
            "bag_lost": "The announced colour: {name} puts back {stones}.",
        }
    )
    styles: ClassVar = {"round_begins": "round", "auction": "auction", "scored": "point", "game_over": "end"}

    def __init__(self, characters: Mapping[str, Character]) -> None:
        self._characters = characters

    def is_logged(self, event: Event) -> bool:
        """Whether the running log has a line for an event."""
        if event.kind == "used":
            return any(event.data.get(key) for key in _NEWS_IF)
        return event.kind not in _NOT_LOGGED

    def is_news(self, event: Event, seat: str) -> bool:
        """Whether the event is an outcome that `seat` missed, and not to be seen on the table by itself."""
        if event.who == seat:
            return False
        if event.kind == "tied":
            return bool(event.data["round"] == "silver")
        return self.is_logged(event) and event.kind not in _ON_THE_WAY

    def words(self, who: str, data: Data) -> dict[str, Any]:
        """With the forms of the character; stones, coins and seats in words."""
        words = super().words(who, data)
        if "character" in data:
            words |= forms(self._characters[data["character"]])
        if "victim" in data:
            words["victim"] = isolated(data["victim"])
        if "stones" in data:
            words["stones"] = words["things"] = names.stones(data["stones"])
        if "coins" in data:
            words["coins"] = words["things"] = names.coins(data["coins"])
        for seats in ("by", "seats"):
            if seats in data:
                words["names"] = people(data[seats])
        return words

    # ---- the round and its auctions

    def say_dealt(self, who: str, data: events.Dealt) -> str:
        hands = parts(
            tr("{name} {stones}", name=isolated(seat), stones=names.stones_short(stones))
            for seat, stones in data["stones"].items()
        )
        return tr("The stones are dealt: {hands}.", hands=hands)

    def say_round_begins(self, who: str, data: events.RoundBegins) -> str:
        return tr("Round\N{NO-BREAK SPACE}{number}", number=data["round"])

    def say_specials_drawn(self, who: str, data: events.SpecialsDrawn) -> str:
        if not data["characters"]:
            return tr("There are no specials left to draw.")
        drawn = listed(forms(self._characters[key])["the"] for key in data["characters"])
        text = tr("Specials of this round: {characters}.", characters=drawn)
        if data["refilled"]:
            text += " " + tr("The discarded specials have been shuffled into a new deck.")
        return text

    def say_fist_closed(self, who: str, data: events.FistClosed) -> str | None:
        if "coins" not in data:
            return None
        if not any(data["coins"].values()):
            return tr("{name} closes an empty fist.", name=isolated(who))
        fist = names.fist_with_value(data["kind"], data["coins"])
        return tr("{name} closes a fist: {coins}.", name=isolated(who), coins=fist)

    def say_fists_opened(self, who: str, data: events.FistsOpened) -> str:
        values, fists = data["values"], data["fists"]
        held = [seat for seat in fists if any(fists[seat].values())]
        if not held:
            return tr("The fists open: all are empty.")
        one = tr("{name}\N{NO-BREAK SPACE}{value} ({coins})")
        told = [
            one.format(name=isolated(seat), value=values[seat], coins=names.fist(fists[seat]))
            for seat in sorted(held, key=lambda seat: -values[seat])
        ]
        if empty := [seat for seat in fists if seat not in held]:
            told.append(tr("empty: {names}", names=people(empty)))
        if data["round"] == "silver":
            return tr("The tie-break fists open: {shown}.", shown=parts(told))
        return tr("The fists open: {shown}.", shown=parts(told))

    def say_tied(self, who: str, data: events.Tied) -> str:
        words = self.words(who, data)
        if data["round"] == "gold":
            return tr("{names} tie at\N{NO-BREAK SPACE}{value}: silver decides.", **words)
        return tr("{names} tie again at\N{NO-BREAK SPACE}{value}: nobody wins {the}.", **words)

    def say_won(self, who: str, data: events.Won) -> str:
        words = self.words(who, data)
        if data["round"] == "silver":
            return tr("{name} wins {the} in the tie-break, with {value}\N{NO-BREAK SPACE}in silver.", **words)
        return tr("{name} wins {the} with a bid of\N{NO-BREAK SPACE}{value}.", **words)

    def say_round_ends(self, who: str, data: events.RoundEnds) -> str:
        text = tr("Round\N{NO-BREAK SPACE}{number} ends.", number=data["round"])
        if data["fairy"]:
            text += " " + tr("Fairy gold goes back behind the screens: {back}.", back=counted(data["fairy"]))
        if data["cursed"]:
            text += " " + tr("%n unused cursed coin(s) go back to the bank.", data["cursed"])
        return text

    def say_game_over(self, who: str, data: events.GameOver) -> str:
        return tr("{name} has three points and wins the game!", name=people(data["winners"]))

    # ---- using a character

    def say_used(self, who: str, data: events.Used) -> str:
        words = self.words(who, data)
        if data["second"]:
            return tr("{name} uses the power {of_the} a second time.", **words)
        return tr("{name} uses the power {of_the}.", **words)

    def say_paid_stones(self, who: str, data: events.OfStones) -> str:
        if not any(data["stones"].values()):
            return tr("{name} has no stones to pay.", name=isolated(who))
        return tr("{name} pays {things}.", **self.words(who, data))

    def say_gave_bid(self, who: str, data: events.GaveBid) -> str:
        words = {"name": isolated(who), "things": names.coin("fairy", data["fairy"])}
        if not data["fairy"]:
            return tr("{name} has bid no fairy gold: there is nothing more to pay.", **words)
        return tr("{name} gives the bank the fairy gold of this bid: {things}.", **words)

    def say_void(self, who: str, data: events.Void) -> str:
        return tr(
            {
                "cannot_pay": "{name} cannot pay the price {of_the}: no effect.",
                "bank_empty": "The bank has nothing left for {the}: no effect.",
                "pile_empty": "There is no character in the pile for {the}: no effect.",
                "row_empty": "There is no character in the row for {the}: no effect.",
                "bid_given": "The coins of this bid have already been given: {the} has no effect.",
            }.get(data["reason"], "{The} has already been taken: no effect."),
            **self.words(who, data),
        )

    def say_chose_character(self, who: str, data: events.ChoseCharacter) -> str:
        words = self.words(who, data)
        if data["random"]:
            if data["pool"] == "played":
                return tr("{name} draws from the row, at random: {the}.", **words)
            return tr("{name} draws from the pile, at random: {the}.", **words)
        if data["pool"] == "played":
            return tr("{name} picks {the} from the row.", **words)
        return tr("{name} picks {the} from the pile.", **words)

    # ---- what powers do

    def say_gained(self, who: str, data: events.Gained) -> str:
        return _gain(who, data["coin"], data["n"], data["wanted"])

    def say_gained_stones(self, who: str, data: events.GainedStones) -> str:
        return _gain(who, data["colour"], data["n"], data["wanted"])

    def say_scored(self, who: str, data: events.Scored) -> str:
        words = self.words(who, data)
        return tr("{name} scores %n point(s) and has\N{NO-BREAK SPACE}{score}.", data["n"], **words)

    def say_stole(self, who: str, data: events.Stole) -> str:
        what = names.one_stone(data["colour"]) if data["thing"] == "stone" else names.coin(data["thing"], 1)
        words = {**self.words(who, data), "thing": what}
        if data["thing"] == "fairy" and data["front"]:
            return tr("{name} takes {thing}, already spent, from {victim}.", **words)
        return tr("{name} takes {thing} from {victim}.", **words)

    def say_seized(self, who: str, data: events.Seized) -> str:
        words = {**self.words(who, data), "whose": whose(data["victim"])}
        if "coins" in data:
            return tr("{name} takes from behind {whose} screen: {coins}.", **words)
        return tr("{name} takes coins from {victim}, in secret.", **words)

    def say_banished(self, who: str, data: events.Banished) -> str:
        which = capital(names.stones_of(data["colour"]))
        if not data["stones"]:
            return tr("{Which} go back to the bank: nobody has any.", Which=which)
        return tr("{Which} go back to the bank: {lost}.", Which=which, lost=counted(data["stones"]))

    def say_announced(self, who: str, data: events.Announced) -> str:
        colour = names.colour(data["colour"])
        return tr("{name} announces the colour: {colour}.", name=isolated(who), colour=colour)

    def say_drew(self, who: str, data: events.Drew) -> str:
        return tr("{name} draws {stone}.", name=isolated(who), stone=names.one_stone(data["colour"]))

    def say_bought(self, who: str, data: events.Bought) -> str:
        words = self.words(who, data)
        if not any(data["stones"].values()):
            return tr("{name} buys nothing.", **words)
        return tr("{name} buys {stones} for {coins}.", **words)


def _gain(who: str, key: str, got: int, wanted: int) -> str:
    if not got:
        return tr("{name} gains nothing: {no_more}.", name=isolated(who), no_more=names.no_more(key))
    gained = {"name": isolated(who), "things": names.thing(key, got), "wanted": wanted}
    if got < wanted:
        return tr(
            "{name} gains {things} instead of\N{NO-BREAK SPACE}{wanted}: the bank has no more.", **gained
        )
    return tr("{name} gains {things}.", **gained)
