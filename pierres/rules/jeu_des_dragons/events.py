"""What happens in a game of Le Jeu des dragons: for each kind of event, what it tells (see `GameEvent`).

Cards are ids, seats are names; where something may be known or not, "" stands for nothing. In the events of a
power `card` is the card that works, and `of` the card whose power it carries out (D-29).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pierres.rules.game import EventOf

Nothing = TypedDict("Nothing", {})
Dealt = TypedDict("Dealt", {"n": int, "cards": NotRequired[list[str]]})
GambitBegins = TypedDict("GambitBegins", {"gambit": int, "stakes": int})
AnteChosen = TypedDict("AnteChosen", {"card": NotRequired[str]})
"""For its own seat alone."""
AntesTurned = TypedDict("AntesTurned", {"antes": dict[str, str]})
AnteLed = TypedDict("AnteLed", {"card": str, "price": int, "tied": list[int]})
"""`tied`: the strengths above the leader's that several cards have (D-9)."""
OfCards = TypedDict("OfCards", {"cards": list[str]})
RoundBegins = TypedDict("RoundBegins", {"round": int, "why": str})
Played = TypedDict("Played", {"card": str, "place": int})
Triggered = TypedDict("Triggered", {"card": str, "of": str, "why": str, "before": str, "power": bool})
NotTriggered = TypedDict("NotTriggered", {"card": str, "why": str, "before": str})
Void = TypedDict("Void", {"card": str, "of": str, "reason": str})
OfCard = TypedDict("OfCard", {"card": str})
Paid = TypedDict("Paid", {"to": str, "amount": int, "paid": int, "why": str, "card": str})
Took = TypedDict("Took", {"amount": int, "taken": int, "why": str, "card": str})
"""Gold out of the stakes: how much it should be, and how much there was."""
Owes = TypedDict("Owes", {"to": str, "amount": int, "in_all": int})
Due = TypedDict("Due", {"to": str, "amount": int})
Repaid = TypedDict("Repaid", {"to": str, "amount": int, "left": int})
WonStakes = TypedDict("WonStakes", {"amount": int})
BlueChose = TypedDict("BlueChose", {"card": str, "choice": str, "amount": int})
Aimed = TypedDict("Aimed", {"card": str, "of": str, "target": str, "tied": bool})
Demanded = TypedDict(
    "Demanded", {"card": str, "of": str, "from": str, "side": str, "than": str, "strength": int, "n": int}
)
Given = TypedDict("Given", {"card": str, "to": str})
Robbed = TypedDict("Robbed", {"from": str, "of": str, "card": NotRequired[str]})
TookAntes = TypedDict("TookAntes", {"cards": list[str], "left": int, "why": str, "card": str})
Slain = TypedDict("Slain", {"card": str, "from": str, "of": str})
CopperGoes = TypedDict("CopperGoes", {"card": str, "place": int, "of": str})
Replaced = TypedDict("Replaced", {"card": str, "by": str, "place": int})
Drew = TypedDict("Drew", {"why": str, "about": str, "card": NotRequired[str]})
NotDrawn = TypedDict("NotDrawn", {"n": int, "reason": str, "why": str, "about": str})
DeckRenewed = TypedDict("DeckRenewed", {"cards": int})
PriceTurned = TypedDict("PriceTurned", {"card": str, "price": int, "left": int})
Discarded = TypedDict("Discarded", {"card": str, "why": str, "of": str})
SpecialFlight = TypedDict(
    "SpecialFlight",
    {
        "flight": str,
        "colour": NotRequired[str],
        "strength": NotRequired[int],
        "cards": list[str],
        "amount": int,
    },
)  # fmt: skip
"""`flight` is `colour` or `strength`, and so is the key that there is."""
FlightsCompared = TypedDict(
    "FlightsCompared",
    {"totals": dict[str, int], "barred": dict[str, str], "weakest": bool, "front": list[str], "again": bool},
)
GambitEnds = TypedDict("GambitEnds", {"gambit": int, "why": str, "stakes": int})
Eliminated = TypedDict("Eliminated", {"debts": list[list[str | int]]})
Cleared = TypedDict("Cleared", {"cards": list[str], "hands": dict[str, list[str]]})
GameOver = TypedDict(
    "GameOver", {"winners": list[str], "scores": dict[str, int], "reason": str, "stakes": int}
)

GameEvent = (
    EventOf[Literal["dealt"], Dealt] | EventOf[Literal["gambit_begins"], GambitBegins]
    | EventOf[Literal["ante_chosen"], AnteChosen] | EventOf[Literal["antes_turned"], AntesTurned]
    | EventOf[Literal["ante_led"], AnteLed] | EventOf[Literal["ante_tied"], OfCards]
    | EventOf[Literal["round_begins"], RoundBegins] | EventOf[Literal["played"], Played]
    | EventOf[Literal["passed"], Nothing] | EventOf[Literal["triggered"], Triggered]
    | EventOf[Literal["not_triggered"], NotTriggered] | EventOf[Literal["void"], Void]
    | EventOf[Literal["weakest_wins", "leads_next"], OfCard] | EventOf[Literal["paid"], Paid]
    | EventOf[Literal["took"], Took] | EventOf[Literal["owes"], Owes]
    | EventOf[Literal["debt_void", "debt_due"], Due] | EventOf[Literal["repaid"], Repaid]
    | EventOf[Literal["won_stakes"], WonStakes] | EventOf[Literal["blue_chose"], BlueChose]
    | EventOf[Literal["aimed"], Aimed] | EventOf[Literal["demanded"], Demanded]
    | EventOf[Literal["gave", "showed"], Given] | EventOf[Literal["robbed"], Robbed]
    | EventOf[Literal["took_antes"], TookAntes] | EventOf[Literal["slain"], Slain]
    | EventOf[Literal["copper_goes"], CopperGoes] | EventOf[Literal["replaced"], Replaced]
    | EventOf[Literal["drew"], Drew] | EventOf[Literal["not_drawn"], NotDrawn]
    | EventOf[Literal["deck_renewed"], DeckRenewed] | EventOf[Literal["price_turned"], PriceTurned]
    | EventOf[Literal["discarded"], Discarded] | EventOf[Literal["special_flight"], SpecialFlight]
    | EventOf[Literal["flights_compared"], FlightsCompared] | EventOf[Literal["gambit_ends"], GambitEnds]
    | EventOf[Literal["eliminated"], Eliminated] | EventOf[Literal["cleared"], Cleared]
    | EventOf[Literal["game_over"], GameOver]
)  # fmt: skip
"""All kinds of events: a reader that asks for `event.kind` gets `event.data` with the keys of that kind."""
