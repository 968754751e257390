"""Why a computer player answered as it did, and how it plays, as one would say at a table.

The sentences fit after an answer, and before it beside advice: none of them tells of the past.
"""

from __future__ import annotations

from collections.abc import Mapping

from pierres.players.player import Reason
from pierres.rules.aux_pierres.characters import Character
from pierres.translation import TextContext
from pierres.wording.aux_pierres import names
from pierres.wording.grammar import capital
from pierres.wording.typeset import isolated

tr = TextContext("AuxReasons")

_TEXTS = tr.later(
    {
        "bid_curse": "So that nobody gets {the}.",
        "bid_win": "{The} could win me the game.",
        "bid_point": "For the point that {the} can bring.",
        "bid_stop": "To keep {the} from {name}.",
        "bid_last": "After the last card of the round my fairy gold comes straight back.",
        "bid_cheap": "To get {the} cheaply, with a little luck.",
        "bid_stones": "For the stones that {the} can bring.",
        "bid_coins": "For the coins that {the} can bring.",
        "bid_harm": "So that {the} makes the others poorer.",
        "bid_copy": "To make use of another character, thanks {to_the}.",
        "bid_later": "To keep {the} for the right moment.",
        "pass_little": "{The} is of little use to me.",
        "pass_save": "{The} is not worth my gold.",
        "pass_last": "I let the last card go.",
        "silver_some": "{The} is worth some silver to me.",
        "silver_none": "{The} is not worth my silver.",
        "double_yes": "To have the help {of_the} twice.",
        "double_no": "I would rather keep my Doppelganger for later.",
        "use_yes": "The price {of_the} seems fair to me.",
        "use_no": "The price {of_the} is too high for me.",
        "draw_yes": "The risk is worth taking.",
        "draw_no": "I would rather not lose what I have drawn.",
        "option_point": "To take the point right away.",
        "option_keep": "I let the point {of_the} go this time.",
        "option_other": "Of all that {the} offers, this suits me best.",
        "pay": "I pay with what I shall miss least.",
        "colour_gain": "{A_stone} is what I can use best.",
        "colour_steal": "{A_stone} is what I can use best.",
        "colour_banish": "{The_stones} are more use to the others than to me.",
        "colour_announce": "I would rather do without {the_stones}.",
        "victim": "To take something from {name}.",
        "character": "Of all the characters there, {the} helps me most.",
        "buy_some": "The stones are well worth the coins.",
        "buy_none": "I would rather keep my coins.",
    }
)
_MANNERS = tr.later(
    {
        "cautious": "plays cautiously",
        "bold": "bids boldly",
        "bluffer": "likes to bluff",
        "thrifty": "saves amulets and common gold",
        "steady": "plays calmly",
    }
)


def reason_text(characters: Mapping[str, Character], reason: Reason) -> str:
    """The sentence for a reason; "" for one that is not known."""
    text = _TEXTS.get(reason.kind)
    if text is None:
        return ""
    words: dict[str, str] = {}
    character = characters.get(str(reason.told.get("character")))
    if character is not None:
        words.update(names.forms(character))
    if "seat" in reason.told:
        words["name"] = isolated(str(reason.told["seat"]))
    if "colour" in reason.told:
        colour = str(reason.told["colour"])
        stones = names.stones_of(colour)
        words.update(A_stone=capital(names.one_stone(colour)), the_stones=stones, The_stones=capital(stones))
    return tr(text, **words)


def manner_text(manner: str) -> str:
    """How a player of that manner plays; "" for none."""
    return tr(_MANNERS[manner]) if manner in _MANNERS else ""
