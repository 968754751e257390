"""Why a computer player answered as it did, and how it plays, as one would say at a table.

The sentences fit after an answer, and before it beside advice: none of them tells of the past.
"""

from __future__ import annotations

from collections.abc import Mapping

from pierres.players.player import Reason
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.translation import TextContext
from pierres.wording.jeu_des_dragons.names import forms, gold
from pierres.wording.typeset import isolated

tr = TextContext("DragonReasons")

_TEXTS = tr.later(
    {
        "ante_low": "To keep these stakes low.",
        "ante_middle": "I would rather not give up a good card for the ante.",
        "ante_high": "To make the stakes worth a fight.",
        "flight": "{The} makes a special flight.",
        "gold": "{The} can bring me {gold}.",
        "levy": "For the gold that {the} brings.",
        "collect": "To make those pay who mix good and evil.",
        "demand": "To get something out of {name}.",
        "rob": "To rob {name}.",
        "antes": "For the ante cards.",
        "replace": "For a better card from the deck, with a little luck.",
        "draw": "To have more cards.",
        "copy": "To use the power of another card.",
        "slay": "To get a dragon out of the way.",
        "weakest": "So that the weakest flight wins.",
        "lead": "To lead the next round.",
        "trigger": "To use the powers of my dragons once more.",
        "power": "For the power {of_the}.",
        "alone": "Nobody can take these stakes from me.",
        "low": "The weakest flight wins, so I stay low.",
        "no_matter": "These stakes are not for me.",
        "ahead": "To stay ahead of {name}.",
        "overtake": "To overtake {name}.",
        "follow": "To keep up with {name}.",
        "behind": "I would rather not spend too much against {name}.",
        "pays": "I would rather pay.",
        "gives": "I would rather give {the} than {gold}.",
        "target_rich": "{name} has the most gold.",
        "target_hand": "{name} has the most cards.",
        "target": "It has to be somebody, so let it be {name}.",
        "slay_own": "I can best do without {the}.",
        "slain": "To weaken {name}.",
        "levy_stakes": "To have the gold at once.",
        "levy_others": "I want more gold in the stakes, as I hope to win them.",
        "least": "I can best do without {the}.",
        "useful": "{The} will be useful to me.",
        "copied": "The power {of_the} is the best to be had.",
        "first": "I want to begin with {the}.",
        "kept": "I take the strongest ones.",
    }
)

_MANNERS = tr.later(
    {
        "cautious": "plays cautiously",
        "bold": "plays boldly",
        "sly": "likes to use powers",
        "proud": "likes to be in front",
        "patient": "saves strong cards for later",
        "quarrelsome": "picks on whoever is ahead",
    }
)


def reason_text(cards: Mapping[str, Card], reason: Reason) -> str:
    """The sentence for a reason; "" for one that is not known."""
    text = _TEXTS.get(reason.kind)
    if text is None:
        return ""
    told = reason.told
    words: dict[str, str] = {}
    card = cards.get(str(told.get("card", "")))
    if card is not None:
        words |= forms(card)
    if isinstance(name := told.get("name"), str):
        words["name"] = isolated(name)
    if isinstance(n := told.get("n"), int):
        words["gold"] = gold(n)
    return tr(text, **words)


def manner_text(manner: str) -> str:
    """How a player of that manner plays; "" for none."""
    return tr(_MANNERS[manner]) if manner in _MANNERS else ""
