"""What happens in a game of Aux pierres du dragon: for each kind of event, what it tells (see `GameEvent`).

Characters are ids, seats are names, coins and stones are counted without the zeros.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pierres.rules.game import EventOf

Counts = dict[str, int]

Dealt = TypedDict("Dealt", {"stones": dict[str, Counts]})
RoundBegins = TypedDict("RoundBegins", {"round": int})
SpecialsDrawn = TypedDict("SpecialsDrawn", {"characters": list[str], "refilled": bool})
Auction = TypedDict("Auction", {"character": str, "number": int})
FistClosed = TypedDict("FistClosed", {"coins": NotRequired[Counts], "kind": NotRequired[str]})
"""For its own seat alone; `kind` is that of the question, `bid` or `silver`."""
FistsOpened = TypedDict("FistsOpened", {"round": str, "fists": dict[str, Counts], "values": Counts})
"""`round` is `gold` or `silver`, here and below."""
Cursed = TypedDict("Cursed", {"by": list[str], "character": str})
Tied = TypedDict("Tied", {"round": str, "seats": list[str], "value": int, "character": str})
Won = TypedDict("Won", {"round": str, "value": int, "character": str})
OfCharacter = TypedDict("OfCharacter", {"character": str})
Used = TypedDict("Used", {"character": str, "second": bool, "copied": bool})
Void = TypedDict("Void", {"character": str, "reason": str})
"""`reason` is `cannot_pay`, `bid_given`, `bank_empty`, `row_empty` or `pile_empty`."""
ChoseCharacter = TypedDict("ChoseCharacter", {"character": str, "pool": str, "random": bool})
GaveBid = TypedDict("GaveBid", {"fairy": int})
PaidCoins = TypedDict("PaidCoins", {"coins": Counts})
OfStones = TypedDict("OfStones", {"stones": Counts})
Gained = TypedDict("Gained", {"coin": str, "n": int, "wanted": int})
GainedStones = TypedDict("GainedStones", {"colour": str, "n": int, "wanted": int})
Scored = TypedDict("Scored", {"n": int, "score": int})
Stole = TypedDict("Stole", {"victim": str, "thing": str, "colour": NotRequired[str], "front": bool})
"""`thing` is a coin or `stone`; `front`: it lay in front of the screen."""
StoleNothing = TypedDict("StoleNothing", {"victim": str})
Seized = TypedDict("Seized", {"victim": str, "coins": NotRequired[Counts]})
"""The coins, zeros too, are for these two alone."""
Banished = TypedDict("Banished", {"colour": str, "stones": Counts})
Announced = TypedDict("Announced", {"colour": str})
Drew = TypedDict("Drew", {"colour": str, "n": int})
"""The stone drawn, and how many have been drawn with it."""
BagLost = TypedDict("BagLost", {"stones": Counts, "colour": str})
Bought = TypedDict("Bought", {"stones": Counts, "coins": Counts})
RoundEnds = TypedDict("RoundEnds", {"round": int, "fairy": Counts, "cursed": int, "discarded": list[str]})
"""Seat → the fairy gold that comes back to it, and how many cursed coins go."""
GameOver = TypedDict("GameOver", {"winners": list[str], "scores": Counts})

GameEvent = (
    EventOf[Literal["dealt"], Dealt] | EventOf[Literal["round_begins"], RoundBegins]
    | EventOf[Literal["specials_drawn"], SpecialsDrawn] | EventOf[Literal["auction"], Auction]
    | EventOf[Literal["fist_closed"], FistClosed] | EventOf[Literal["fists_opened"], FistsOpened]
    | EventOf[Literal["cursed"], Cursed] | EventOf[Literal["tied"], Tied] | EventOf[Literal["won"], Won]
    | EventOf[Literal["no_bid", "joined_row", "doubled", "declined", "kept"], OfCharacter]
    | EventOf[Literal["used"], Used] | EventOf[Literal["void"], Void]
    | EventOf[Literal["chose_character"], ChoseCharacter] | EventOf[Literal["gave_bid"], GaveBid]
    | EventOf[Literal["paid_coins"], PaidCoins]
    | EventOf[Literal["paid_stones", "bag_filled", "bag_kept"], OfStones]
    | EventOf[Literal["gained"], Gained] | EventOf[Literal["gained_stones"], GainedStones]
    | EventOf[Literal["scored"], Scored] | EventOf[Literal["stole"], Stole]
    | EventOf[Literal["stole_nothing"], StoleNothing] | EventOf[Literal["seized"], Seized]
    | EventOf[Literal["banished"], Banished] | EventOf[Literal["announced"], Announced]
    | EventOf[Literal["drew"], Drew] | EventOf[Literal["bag_lost"], BagLost]
    | EventOf[Literal["bought"], Bought] | EventOf[Literal["round_ends"], RoundEnds]
    | EventOf[Literal["game_over"], GameOver]
)  # fmt: skip
"""All kinds of events: a reader that asks for `event.kind` gets `event.data` with the keys of that kind."""
