"""What the options of the game mean."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import OptionFact
from pierres.translation import translate
from pierres.wording.base import OptionText
from pierres.wording.grammar import capital
from pierres.wording.jeu_des_dragons.names import gold


def option(fact: OptionFact) -> OptionText:
    """The label of an option and what it changes."""
    match fact.name:
        case "start_gold":
            return OptionText(
                translate("DragonOptions", "Starting gold"),
                translate("DragonOptions", "More gold makes a longer game, less gold a shorter one."),
            )
        case "round_tie":
            return OptionText(
                translate("DragonOptions", "Tie for the strongest card of a round"),
                translate(
                    "DragonOptions", "Who leads the next round when the strongest cards of a round are equal."
                ),
            )
        case "buy":
            return OptionText(
                translate("DragonOptions", "Buying cards"),
                translate(
                    "DragonOptions",
                    "A player without cards buys: the next card sets the price, then the hand is "
                    "filled up to "
                    "four.",
                ),
            )
        case "strength_flight_cards":
            return OptionText(
                translate("DragonOptions", "Ante cards for a strength flight"),
                translate(
                    "DragonOptions", "How many of the ante cards you take for three dragons of one strength."
                ),
            )
        case "gambits":
            return OptionText(
                translate("DragonOptions", "End of the game"),
                translate(
                    "DragonOptions",
                    "When a player goes broke, or after a set number of gambits. The player "
                    "with the most gold wins.",
                ),
            )
        case "hands":
            return OptionText(
                translate("DragonOptions", "Hands"),
                translate(
                    "DragonOptions",
                    "Hands can be hidden from the others, or lie open to all. The rules stay the same.",
                ),
            )
        case _:
            return OptionText(capital(fact.name.replace("_", " ")), fact.ruling)


def option_value(fact: OptionFact, value: Any) -> str:
    """One value of an option."""
    if fact.name == "gambits":
        if not value:
            return translate("DragonOptions", "When a player goes broke")
        return translate("DragonOptions", "After %n gambit(s)", None, int(value))
    if fact.name == "start_gold":
        return gold(int(value))
    words = {
        ("round_tie", "leader"): translate("DragonOptions", "The leader stays"),
        ("round_tie", "untied"): translate("DragonOptions", "The strongest card that stands alone leads"),
        ("buy", "empty"): translate("DragonOptions", "With no card left"),
        ("buy", "one_or_less"): translate("DragonOptions", "Also at the start of a turn with one card"),
        ("strength_flight_cards", "all"): translate("DragonOptions", "All that are left"),
        ("strength_flight_cards", "three"): translate("DragonOptions", "Three at most"),
        ("strength_flight_cards", "two"): translate("DragonOptions", "Two at most"),
        ("hands", "hidden"): translate("DragonOptions", "Hidden"),
        ("hands", "open"): translate("DragonOptions", "Open"),
    }
    return words.get((fact.name, value), str(value))
