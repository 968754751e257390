"""Why an answer was refused, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.rules.game import Illegal
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.translation import Context
from pierres.wording.jeu_des_dragons.names import forms, side
from pierres.wording.typeset import isolated

tr = Context("DragonRefusals")


def refusal(cards: Mapping[str, Card], illegal: Illegal) -> str:
    """One sentence that says why; nothing has changed."""
    who, details = isolated(illegal.who), illegal.details
    card = cards.get(str(details.get("card", "")))
    words = forms(card) if card is not None else {}
    match illegal.reason:
        case "not_asked":
            return tr("{name} is not being asked that now.", name=who)
        case "wrong_kind":
            return tr("{name} is being asked something else.", name=who)
        case "not_in_hand" if words:
            return tr("{The} is not in {name}’s hand.", name=who, **words)
        case "does_not_fit" if words:
            return _does_not_fit(words, details)
        case "wrong_number":
            return tr("Exactly %n card(s) must be chosen.", int(str(details["wanted"])))
        case "not_a_choice":
            return _no_choice(illegal.kind)
        case _:
            return tr("That is not an answer to this question.")


def _does_not_fit(words: Mapping[str, str], details: Mapping[str, Any]) -> str:
    """A card that cannot be given, and what could be."""
    if "side" not in details:
        return tr("{The} cannot be given here.", **words)
    if details["than"] == "weaker":
        text = tr("{The} does not qualify: it must be {side} weaker than {n}.")
    else:
        text = tr("{The} does not qualify: it must be {side} stronger than {n}.")
    return text.format(side=side(details["side"]), n=details["strength"], **words)


def _no_choice(kind: str) -> str:
    match kind:
        case "slay":
            return tr("Only a dragon weaker than this card, in a flight, can be slain.")
        case "target":
            return tr("Only one of the strongest opponents can be targeted.")
        case "copy":
            return tr("The power of that card cannot be copied.")
        case "take_ante" | "keep":
            return tr("That is not one of the ante cards that can be taken.")
        case "next":
            return tr("That is not a good dragon of this flight that is still to be called.")
        case _:
            return tr("That is not an answer to this question.")
