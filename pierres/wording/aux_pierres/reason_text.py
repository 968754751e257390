"""Why a computer player answered as it did, and how it plays, as a person at the table would say it."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.players.player import Reason
from pierres.rules.aux_pierres.characters import Character
from pierres.translation import TextContext
from pierres.wording.aux_pierres import names
from pierres.wording.grammar import capital
from pierres.wording.typeset import isolated

tr = TextContext("AuxReasons")

_REASONS = tr.later(
    {
        "bid_curse": "I did not want anybody to have {the}.",
        "bid_win": "{The} could win me the game.",
        "bid_point": "I wanted a point thanks {to_the}.",
        "bid_stop": "I wanted to keep {the} from {name}.",
        "bid_last": "It was the last card of the round, and my fairy gold comes back.",
        "bid_cheap": "I hoped to get {the} cheaply.",
        "bid_stones": "I wanted the stones that {the} can bring.",
        "bid_coins": "I wanted the coins that {the} can bring.",
        "bid_harm": "I wanted {the} to make the others poorer.",
        "bid_copy": "I wanted {the} for the help of another character.",
        "bid_later": "I wanted to keep {the} for a good moment.",
        "pass_little": "{The} was of little use to me.",
        "pass_save": "{The} was not worth my gold to me.",
        "pass_last": "I let the last card go.",
        "silver_some": "{The} was worth some silver to me.",
        "silver_none": "{The} was not worth my silver to me.",
        "double_yes": "I wanted twice the help {of_the}.",
        "double_no": "I would rather keep my Doppelganger for later.",
        "use_yes": "The price {of_the} seemed fair to me.",
        "use_no": "The price {of_the} was too high for me.",
        "draw_yes": "I thought the risk worth taking.",
        "draw_no": "I did not want to lose what I had drawn.",
        "option_point": "I wanted the point at once.",
        "option_keep": "I let the point {of_the} go this time.",
        "option_other": "Of what {the} offers, I liked this best.",
        "pay": "I paid with what I shall miss least.",
        "colour_gain": "{A_stone} was what I could use best.",
        "colour_steal": "{A_stone} was what I could use best.",
        "colour_banish": "{The_stones} helped the others more than me.",
        "colour_announce": "I would rather do without {the_stones}.",
        "victim": "I wanted to take something away from {name}.",
        "character": "Of the characters there, {the} helped me most.",
        "buy_some": "The stones were worth the coins to me.",
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


def reason(characters: Mapping[str, Character], why: Reason) -> str:
    """The sentence for a reason; "" for one that has no words."""
    text = _REASONS.get(why.kind)
    if text is None:
        return ""
    words: dict[str, str] = {}
    character = characters.get(str(why.told.get("character")))
    if character is not None:
        words.update(names.forms(character))
    if "seat" in why.told:
        words["name"] = isolated(str(why.told["seat"]))
    if "colour" in why.told:
        colour = str(why.told["colour"])
        stones = names.stones_of(colour)
        words.update(A_stone=capital(names.one_stone(colour)), the_stones=stones, The_stones=capital(stones))
    return tr(text, **words)


def manner(name: str) -> str:
    """How a player of that manner plays; "" for none."""
    return tr(_MANNERS[name]) if name in _MANNERS else ""
