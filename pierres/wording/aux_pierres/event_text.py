"""What happened, event by event, in one sentence each; and which of it the log writes down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pierres.rules.aux_pierres import events
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.game import Event
from pierres.translation import Context
from pierres.wording.aux_pierres import names
from pierres.wording.aux_pierres.grammar import capital, forms, listed, parts, people, whose
from pierres.wording.event_text import EventText
from pierres.wording.typeset import isolated

tr = Context("AuxEvents")

# The row is in view all the time, and who opens a fist knows what it held.
_NOT_LOGGED = frozenset({"joined_row", "fist_closed"})
# Whoever wins a character uses it: only a second use and a copied one are news.
_NEWS_IF = ("second", "copied")
# What comes before an outcome that tells it again, or lies open on the table.
_ON_THE_WAY = frozenset(
    {
        "dealt", "round_begins", "auction", "fists_opened", "doubled", "announced", "drew",
        "bag_filled",
    }
)  # fmt: skip


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

    def _forms(self, key: str) -> Mapping[str, str]:
        return forms(self._characters[key])

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
        drawn = [self._forms(key)["the"] for key in data["characters"]]
        if not drawn:
            return tr("There are no specials left to draw.")
        text = tr("Specials of this round: {characters}.", characters=listed(drawn))
        if data["refilled"]:
            text += " " + tr("The discarded specials have been shuffled into a new deck.")
        return text

    def say_auction(self, who: str, data: events.Auction) -> str:
        return tr(
            "Auction\N{NO-BREAK SPACE}{number}: {the}",
            number=data["number"],
            **self._forms(data["character"]),
        )

    def say_fist_closed(self, who: str, data: events.FistClosed) -> str | None:
        if "coins" not in data:
            return None
        if not any(data["coins"].values()):
            return tr("{name} closes an empty fist.", name=isolated(who))
        return tr(
            "{name} closes a fist: {coins}.",
            name=isolated(who),
            coins=names.fist_with_value(data["kind"], data["coins"]),
        )

    def say_fists_opened(self, who: str, data: events.FistsOpened) -> str:
        values, fists = data["values"], data["fists"]
        empty = [seat for seat in fists if not any(fists[seat].values())]
        if len(empty) == len(fists):
            return tr("The fists open: all are empty.")
        best_first = sorted((seat for seat in fists if seat not in empty), key=lambda seat: -values[seat])
        told = [
            tr(
                "{name}\N{NO-BREAK SPACE}{value} ({coins})",
                name=isolated(seat),
                value=values[seat],
                coins=names.fist(fists[seat]),
            )
            for seat in best_first
        ]
        if empty:
            told.append(tr("empty: {names}", names=people(empty)))
        shown = parts(told)
        if data["round"] == "silver":
            return tr("The tie-break fists open: {shown}.", shown=shown)
        return tr("The fists open: {shown}.", shown=shown)

    def say_cursed(self, who: str, data: events.Cursed) -> str:
        return tr(
            "Cursed by {names}: the power {of_the} is cancelled, and nobody wins.",
            names=people(data["by"]),
            **self._forms(data["character"]),
        )

    def say_no_bid(self, who: str, data: events.OfCharacter) -> str:
        return tr("No bids: nobody wins {the}.", **self._forms(data["character"]))

    def say_tied(self, who: str, data: events.Tied) -> str:
        tied = {"names": people(data["seats"]), "value": data["value"], **self._forms(data["character"])}
        if data["round"] == "gold":
            return tr("{names} tie at\N{NO-BREAK SPACE}{value}: silver decides.", **tied)
        return tr("{names} tie again at\N{NO-BREAK SPACE}{value}: nobody wins {the}.", **tied)

    def say_won(self, who: str, data: events.Won) -> str:
        won = {"name": isolated(who), "value": data["value"], **self._forms(data["character"])}
        if data["round"] == "silver":
            return tr("{name} wins {the} in the tie-break, with {value}\N{NO-BREAK SPACE}in silver.", **won)
        return tr("{name} wins {the} with a bid of\N{NO-BREAK SPACE}{value}.", **won)

    def say_joined_row(self, who: str, data: events.OfCharacter) -> str:
        return tr("{The} joins the row.", **self._forms(data["character"]))

    def say_round_ends(self, who: str, data: events.RoundEnds) -> str:
        text = tr("Round\N{NO-BREAK SPACE}{number} ends.", number=data["round"])
        if data["fairy"]:
            back = listed(
                tr("{name}\N{NO-BREAK SPACE}{count}", name=isolated(seat), count=count)
                for seat, count in data["fairy"].items()
            )
            text += " " + tr("Fairy gold goes back behind the screens: {back}.", back=back)
        if data["cursed"]:
            text += " " + tr("%n unused cursed coin(s) go back to the bank.", data["cursed"])
        return text

    def say_game_over(self, who: str, data: events.GameOver) -> str:
        return tr("{name} has three points and wins the game!", name=people(data["winners"]))

    # ---- using a character

    def say_doubled(self, who: str, data: events.OfCharacter) -> str:
        return tr(
            "{name} plays the Doppelganger: {the} is used twice.",
            name=isolated(who),
            **self._forms(data["character"]),
        )

    def say_used(self, who: str, data: events.Used) -> str:
        used = {"name": isolated(who), **self._forms(data["character"])}
        if data["second"]:
            return tr("{name} uses the power {of_the} a second time.", **used)
        return tr("{name} uses the power {of_the}.", **used)

    def say_declined(self, who: str, data: events.OfCharacter) -> str:
        return tr("{name} declines the power {of_the}.", name=isolated(who), **self._forms(data["character"]))

    def say_paid_stones(self, who: str, data: events.OfStones) -> str:
        if not any(data["stones"].values()):
            return tr("{name} has no stones to pay.", name=isolated(who))
        return tr("{name} pays {things}.", name=isolated(who), things=names.stones(data["stones"]))

    def say_paid_coins(self, who: str, data: events.PaidCoins) -> str:
        return tr("{name} pays {things}.", name=isolated(who), things=names.coins(data["coins"]))

    def say_gave_bid(self, who: str, data: events.GaveBid) -> str:
        if not data["fairy"]:
            return tr("{name} has bid no fairy gold: there is nothing more to pay.", name=isolated(who))
        return tr(
            "{name} gives the bank the fairy gold of this bid: {things}.",
            name=isolated(who),
            things=names.coin("fairy", data["fairy"]),
        )

    def say_void(self, who: str, data: events.Void) -> str:
        return void_reason(who, data["reason"], self._characters[data["character"]])

    def say_chose_character(self, who: str, data: events.ChoseCharacter) -> str:
        chosen = {"name": isolated(who), **self._forms(data["character"])}
        if data["random"]:
            if data["pool"] == "played":
                return tr("{name} draws from the row, at random: {the}.", **chosen)
            return tr("{name} draws from the pile, at random: {the}.", **chosen)
        if data["pool"] == "played":
            return tr("{name} picks {the} from the row.", **chosen)
        return tr("{name} picks {the} from the pile.", **chosen)

    def say_kept(self, who: str, data: events.OfCharacter) -> str:
        return tr("{name} keeps the Doppelganger.", name=isolated(who))

    # ---- what powers do

    def say_gained(self, who: str, data: events.Gained) -> str:
        return _gain(who, data["coin"], data["n"], data["wanted"])

    def say_gained_stones(self, who: str, data: events.GainedStones) -> str:
        return _gain(who, data["colour"], data["n"], data["wanted"])

    def say_scored(self, who: str, data: events.Scored) -> str:
        return tr(
            "{name} scores %n point(s) and has\N{NO-BREAK SPACE}{score}.",
            data["n"],
            name=isolated(who),
            score=data["score"],
        )

    def say_stole(self, who: str, data: events.Stole) -> str:
        what = names.one_stone(data["colour"]) if data["thing"] == "stone" else names.coin(data["thing"], 1)
        stolen = {"name": isolated(who), "victim": isolated(data["victim"]), "thing": what}
        if data["thing"] == "fairy" and data["front"]:
            return tr("{name} takes {thing}, already spent, from {victim}.", **stolen)
        return tr("{name} takes {thing} from {victim}.", **stolen)

    def say_stole_nothing(self, who: str, data: events.StoleNothing) -> str:
        return tr(
            "{victim} has nothing that {name} can take.", name=isolated(who), victim=isolated(data["victim"])
        )

    def say_seized(self, who: str, data: events.Seized) -> str:
        if "coins" in data:
            return tr(
                "{name} takes from behind {whose} screen: {coins}.",
                name=isolated(who),
                whose=whose(data["victim"]),
                coins=names.coins(data["coins"]),
            )
        return tr(
            "{name} takes coins from {victim}, in secret.",
            name=isolated(who),
            victim=isolated(data["victim"]),
        )

    def say_banished(self, who: str, data: events.Banished) -> str:
        which = capital(names.stones_of(data["colour"]))
        if not data["stones"]:
            return tr("{Which} go back to the bank: nobody has any.", Which=which)
        lost = listed(
            tr("{name}\N{NO-BREAK SPACE}{count}", name=isolated(seat), count=count)
            for seat, count in data["stones"].items()
        )
        return tr("{Which} go back to the bank: {lost}.", Which=which, lost=lost)

    def say_bag_filled(self, who: str, data: events.OfStones) -> str:
        return tr("Into the bag: {stones}.", stones=names.stones(data["stones"]))

    def say_announced(self, who: str, data: events.Announced) -> str:
        return tr(
            "{name} announces the colour: {colour}.", name=isolated(who), colour=names.colour(data["colour"])
        )

    def say_drew(self, who: str, data: events.Drew) -> str:
        return tr("{name} draws {stone}.", name=isolated(who), stone=names.one_stone(data["colour"]))

    def say_bag_kept(self, who: str, data: events.OfStones) -> str:
        return tr("{name} keeps {stones}.", name=isolated(who), stones=names.stones(data["stones"]))

    def say_bag_lost(self, who: str, data: events.BagLost) -> str:
        return tr(
            "The announced colour: {name} puts back {stones}.",
            name=isolated(who),
            stones=names.stones(data["stones"]),
        )

    def say_bought(self, who: str, data: events.Bought) -> str:
        if not any(data["stones"].values()):
            return tr("{name} buys nothing.", name=isolated(who))
        return tr(
            "{name} buys {stones} for {coins}.",
            name=isolated(who),
            stones=names.stones(data["stones"]),
            coins=names.coins(data["coins"]),
        )


def void_reason(who: str, reason: str, character: Character) -> str:
    """Why a power did nothing."""
    words = {"name": isolated(who), **forms(character)}
    match reason:
        case "cannot_pay":
            text = tr("{name} cannot pay the price {of_the}: no effect.")
        case "bank_empty":
            text = tr("The bank has nothing left for {the}: no effect.")
        case "pile_empty":
            text = tr("There is no character in the pile for {the}: no effect.")
        case "row_empty":
            text = tr("There is no character in the row for {the}: no effect.")
        case "bid_given":
            text = tr("The coins of this bid have already been given: {the} has no effect.")
        case _:
            text = tr("{The} has already been taken: no effect.")
    return text.format(**words)


def _gain(who: str, key: str, got: int, wanted: int) -> str:
    if not got:
        return tr("{name} gains nothing: {no_more}.", name=isolated(who), no_more=names.no_more(key))
    gained = {"name": isolated(who), "things": names.thing(key, got), "wanted": wanted}
    if got < wanted:
        return tr(
            "{name} gains {things} instead of\N{NO-BREAK SPACE}{wanted}: the bank has no more.", **gained
        )
    return tr("{name} gains {things}.", **gained)
