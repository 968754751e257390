"""Why an answer was refused, and what the options of the game mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.rules.game import Illegal, OptionFact
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.translation import translate
from pierres.wording.base import OptionText
from pierres.wording.grammar import capital
from pierres.wording.jeu_des_dragons.names import forms, gold, side
from pierres.wording.typeset import isolated


def refusal(cards: Mapping[str, Card], illegal: Illegal) -> str:
    """One sentence that says why; nothing has changed."""
    who, details = isolated(illegal.who), illegal.details
    card = cards.get(str(details.get("card", "")))
    words = forms(card) if card is not None else {}
    match illegal.reason:
        case "not_asked":
            return translate("DragonRefusals", "{name} is not being asked that now.").format(name=who)
        case "wrong_kind":
            return translate("DragonRefusals", "{name} is being asked something else.").format(name=who)
        case "not_in_hand" if words:
            return translate("DragonRefusals", "{The} is not in {name}’s hand.").format(name=who, **words)
        case "does_not_fit" if words:
            return _does_not_fit(words, details)
        case "wrong_number":
            return translate(
                "DragonRefusals", "Exactly %n card(s) must be chosen.", None, int(details["wanted"])
            )
        case "not_a_choice":
            return _no_choice(illegal.kind)
        case _:
            return translate("DragonRefusals", "That is not an answer to this question.")


def _does_not_fit(words: Mapping[str, str], details: Mapping[str, Any]) -> str:
    """A card that cannot be given, and what could be."""
    if "side" not in details:
        return translate("DragonRefusals", "{The} cannot be given here.").format(**words)
    if details["than"] == "weaker":
        text = translate("DragonRefusals", "{The} does not qualify: it must be {side} weaker than {n}.")
    else:
        text = translate("DragonRefusals", "{The} does not qualify: it must be {side} stronger than {n}.")
    return text.format(side=side(details["side"]), n=details["strength"], **words)


def _no_choice(kind: str) -> str:
    match kind:
        case "slay":
            return translate(
                "DragonRefusals", "Only a dragon weaker than this card, in a flight, can be slain."
            )
        case "target":
            return translate("DragonRefusals", "Only one of the strongest opponents can be targeted.")
        case "copy":
            return translate("DragonRefusals", "The power of that card cannot be copied.")
        case "take_ante" | "keep":
            return translate("DragonRefusals", "That is not one of the ante cards that can be taken.")
        case "next":
            return translate(
                "DragonRefusals", "That is not a good dragon of this flight that is still to be called."
            )
        case _:
            return translate("DragonRefusals", "That is not an answer to this question.")


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
