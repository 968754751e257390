"""Why a computer player answered as it did, and how it plays, as one would say at a table."""

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
        "ante_low": "I did not want these stakes to be dear.",
        "ante_middle": "I did not want to give away a good card for the ante.",
        "ante_high": "I wanted the stakes to be worth a fight.",
        "flight": "{The} made a special flight.",
        "gold": "I wanted {the} for its {gold}.",
        "levy": "I wanted the gold that {the} brings.",
        "collect": "I wanted to make those pay who mix good and evil.",
        "demand": "I wanted {name} to part with something.",
        "rob": "I wanted to rob {name}.",
        "antes": "I wanted the ante cards.",
        "replace": "I hoped for a better card from the deck.",
        "draw": "I wanted more cards.",
        "copy": "I wanted to make use of the power of another card.",
        "slay": "I wanted a dragon out of the way.",
        "weakest": "I wanted the weakest flight to win.",
        "lead": "I wanted to lead the next round.",
        "trigger": "I wanted to use the powers of my dragons once more.",
        "power": "I wanted the power {of_the}.",
        "alone": "Nobody could take these stakes from me.",
        "low": "The weakest flight wins, so I stayed low.",
        "no_matter": "These stakes were not for me.",
        "ahead": "I wanted to stay ahead of {name}.",
        "overtake": "I wanted to overtake {name}.",
        "follow": "I did not want to let {name} get away.",
        "behind": "I did not want to spend too much against {name}.",
        "pays": "I would rather pay.",
        "gives": "I would rather give {the} than {gold}.",
        "target_rich": "{name} has the most gold.",
        "target_hand": "{name} has the most cards.",
        "target": "It had to be somebody, and I chose {name}.",
        "slay_own": "I could best do without {the}.",
        "slain": "I wanted to weaken {name}.",
        "levy_stakes": "I wanted the gold at once.",
        "levy_others": "I want more gold in the stakes, for I hope to win them.",
        "least": "I could best do without {the}.",
        "useful": "I have a use for {the}.",
        "copied": "The power {of_the} was the best one to be had.",
        "first": "I wanted to begin with {the}.",
        "kept": "I took the strongest ones.",
    }
)

_MANNERS = tr.later(
    {
        "cautious": "plays cautiously",
        "bold": "plays boldly",
        "sly": "likes to play powers",
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
