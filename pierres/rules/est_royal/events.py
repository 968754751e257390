"""What happens in a game of Est Royal: for each kind of event, what it tells. Cards and piles are names."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pierres.rules.game import EventOf

Pile = list[str]

Dealt = TypedDict(
    "Dealt", {"foundations": dict[str, Pile], "tableau": dict[str, Pile], "waste": Pile, "stock": int}
)
Turned = TypedDict("Turned", {"card": str, "stock": int})
"""`stock`: how many cards are left there."""
Redealt = TypedDict("Redealt", {"stock": int})
Moved = TypedDict("Moved", {"card": str, "from": str, "to": str, "filled": NotRequired[bool]})
"""`filled`: it moved by itself, into a space (E-4)."""
GameOver = TypedDict("GameOver", {"winners": list[str], "scores": dict[str, int], "reason": str})
"""`reason` is `won` or `stuck`."""

GameEvent = (
    EventOf[Literal["dealt"], Dealt]
    | EventOf[Literal["turned"], Turned]
    | EventOf[Literal["redealt"], Redealt]
    | EventOf[Literal["moved"], Moved]
    | EventOf[Literal["game_over"], GameOver]
)
"""All kinds of events: a reader that asks for `event.kind` gets `event.data` with the keys of that kind."""
