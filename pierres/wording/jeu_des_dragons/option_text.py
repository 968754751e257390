"""What the options of the game mean."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import OptionFact
from pierres.translation import Context
from pierres.wording.base import OptionText
from pierres.wording.grammar import capital
from pierres.wording.jeu_des_dragons.names import gold

tr = Context("DragonOptions")


def option(fact: OptionFact) -> OptionText:
    """The label of an option and what it changes."""
    match fact.name:
        case "start_gold":
            return OptionText(
                tr("Starting gold"),
                tr("More gold makes a longer game, less gold a shorter one."),
            )
        case "round_tie":
            return OptionText(
                tr("Tie for the strongest card of a round"),
                tr("Who leads the next round when the strongest cards of a round are equal."),
            )
        case "buy":
            return OptionText(
                tr("Buying cards"),
                tr(
                    "A player without cards buys: the next card sets the price, then the hand is "
                    "filled up to "
                    "four."
                ),
            )
        case "strength_flight_cards":
            return OptionText(
                tr("Ante cards for a strength flight"),
                tr("How many of the ante cards you take for three dragons of one strength."),
            )
        case "gambits":
            return OptionText(
                tr("End of the game"),
                tr(
                    "When a player goes broke, or after a set number of gambits. The player "
                    "with the most gold wins."
                ),
            )
        case "hands":
            return OptionText(
                tr("Hands"),
                tr("Hands can be hidden from the others, or lie open to all. The rules stay the same."),
            )
        case _:
            return OptionText(capital(fact.name.replace("_", " ")), fact.ruling)


def option_value(fact: OptionFact, value: Any) -> str:
    """One value of an option."""
    if fact.name == "gambits":
        if not value:
            return tr("When a player goes broke")
        return tr("After %n gambit(s)", int(value))
    if fact.name == "start_gold":
        return gold(int(value))
    words = {
        ("round_tie", "leader"): tr("The leader stays"),
        ("round_tie", "untied"): tr("The strongest card that stands alone leads"),
        ("buy", "empty"): tr("With no card left"),
        ("buy", "one_or_less"): tr("Also at the start of a turn with one card"),
        ("strength_flight_cards", "all"): tr("All that are left"),
        ("strength_flight_cards", "three"): tr("Three at most"),
        ("strength_flight_cards", "two"): tr("Two at most"),
        ("hands", "hidden"): tr("Hidden"),
        ("hands", "open"): tr("Open"),
    }
    return words.get((fact.name, value), str(value))
