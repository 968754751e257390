"""The manners of the players: which of nearly equal answers each of them likes better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.rules.game import Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons.cards import STRENGTH_MAX, Card
from pierres.rules.jeu_des_dragons.choices import PAY
from pierres.rules.jeu_des_dragons.outlook import triggers
from pierres.rules.jeu_des_dragons.view import View

MANNERS = ("cautious", "bold", "sly", "proud", "patient", "quarrelsome")

SAVED = 8
"""The patient save cards of this strength."""


def liking(manner: str, cards: Mapping[str, Card], view: View, question: Question, value: Json) -> float:
    """How well a player of this manner likes an answer, from 0 to 1; it decides among nearly equal ones."""
    if not isinstance(value, str):
        return 0.0
    kind = question.kind
    if kind in ("ante", "play"):
        strong = cards[value].strength / STRENGTH_MAX
        works = kind == "play" and triggers(cards[value], view)
        match manner:
            case "cautious":
                return 1.0 - strong
            case "bold":
                return strong
            case "sly":
                return 1.0 if works else 0.0
            case "proud":
                # The strongest card of the round leads the next one.
                return float(all(cards[card].strength < cards[value].strength for _, card in view.played))
            case "patient":
                return float(cards[value].strength < SAVED)
            case _:
                return 1.0 if works and _against(cards[value]) else 0.0
    match manner, kind:
        case "quarrelsome", ("slay" | "target"):
            owner = value if kind == "target" else next((s.name for s in view.seats if value in s.flight), "")
            richest = max([seat.gold for seat in view.seats if seat.name != view.viewer], default=0)
            return float(any(seat.name == owner and seat.gold == richest for seat in view.seats))
        case (("cautious" | "patient"), "give"):
            return float(value == PAY)
        case (("cautious" | "sly"), "blue"):
            return float(value == "stakes")
        case (("bold" | "proud"), "blue"):
            return float(value != "stakes")
    return 0.0


def _against(card: Card) -> bool:
    """Whether a power takes something from somebody."""
    return any(effect.op in ("demand", "rob", "collect", "slay", "take_or_levy") for effect in card.effects)


def preferred(worths: Sequence[float], liked: Sequence[float], margin: float, noise: Sequence[float]) -> int:
    """The place of the answer that is given: the best but for a liking, and a chance, among near ones."""
    best = max(worths)
    near = [place for place, worth in enumerate(worths) if worth >= best - margin]
    return max(
        near, key=lambda place: worths[place] - best + margin * (0.75 * liked[place] + 0.25 * noise[place])
    )
