"""What is asked, in one line: with the name for all to see, and without it above the list of answers.

A person is called by name and asked in the imperative. What somebody will answer in secret is announced with
public facts only: the card, and whose turn it is.
"""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.events import GameEvent
from pierres.rules.aux_pierres.view import View, asking
from pierres.rules.game import CHANCE, Question
from pierres.rules.legal import CountChoices
from pierres.translation import Context
from pierres.wording.aux_pierres.grammar import capital, forms, people
from pierres.wording.base import CurtainText
from pierres.wording.typeset import isolated

tr = Context("AuxHeadlines")


def headline(
    characters: Mapping[str, Character], view: View, asked: Question | None, to_act: str | None
) -> str:
    """The one large line over the table."""
    if view.winners:
        return tr("{name} has three points and wins!", name=people(view.winners))
    if asked is not None and asked.who != CHANCE:
        return tr("{name}, {what}", name=isolated(asked.who), what=_what(characters, view, asked))
    if to_act is not None and to_act != CHANCE:
        return _in_secret(characters, view, to_act)
    return ""


def verdict(characters: Mapping[str, Character], event: GameEvent) -> str:
    """Who won what with how much, in as few words as can be read from two metres; "" if nobody won."""
    if event.kind != "won":
        return ""
    won = {
        "name": isolated(event.who),
        "value": event.data["value"],
        **forms(characters[event.data["character"]]),
    }
    if event.data["round"] == "silver":
        return tr("{name} wins {the}: {value}\N{NO-BREAK SPACE}in silver", **won)
    return tr("{name} wins {the}:\N{NO-BREAK SPACE}{value}", **won)


def question(characters: Mapping[str, Character], view: View, asked: Question) -> str:
    """What is asked, without the name."""
    return capital(_what(characters, view, asked))


def curtain(characters: Mapping[str, Character], view: View, seat: str) -> CurtainText:
    """The words on the curtain: who comes, and for what."""
    return CurtainText(
        tr("{name}’s turn", name=isolated(seat)),
        _secret_task(characters, view),
        tr("Lift the curtain"),
    )


def _what(characters: Mapping[str, Character], view: View, asked: Question) -> str:
    """The question in the imperative, small first letter."""
    character = characters.get(asked.about)
    words = forms(character) if character else {"the": "", "of_the": ""}
    match asked.kind:
        case "bid":
            text = tr("your bid for {the}")
        case "silver":
            text = tr("your silver to break the tie")
        case "double":
            text = tr("play the Doppelganger on {the}?")
        case "use":
            text = tr("use the power {of_the}?")
        case "option":
            text = tr("choose how to use {the}")
        case "pay":
            return _pay(asked)
        case "colour":
            return _colour(view)
        case "victim":
            return _victim(view)
        case "character":
            return _character(view)
        case "draw":
            return tr("draw another stone or stop?")
        case "buy":
            text = tr("choose what to buy with {the}")
        case _:
            return tr("choose an answer")
    return text.format(**words)


def _pay(asked: Question) -> str:
    assert isinstance(asked.legal, CountChoices)
    count = sum(asked.legal.choices[0])
    return tr("choose %n stone(s) to pay", count)


def _colour(view: View) -> str:
    op, effect, _ = asking(view)
    if effect is not None and effect.who == "others":
        return tr("choose the colour that all others must give back")
    return {
        "gain_stones": tr("choose a stone from the bank"),
        "steal": tr("choose the stone to steal"),
        "banish": tr("choose the colour that everybody must give back"),
        "bag_push": tr("announce the colour that must not be drawn"),
    }[op]


def _victim(view: View) -> str:
    if asking(view).op == "seize":
        return tr("choose whose coins to take")
    return tr("choose whom to rob")


def _character(view: View) -> str:
    effect = asking(view).effect
    if effect is not None and effect.pool == "unplayed":
        return tr("choose a character in the pile")
    return tr("choose a character in the row")


def _in_secret(characters: Mapping[str, Character], view: View, seat: str) -> str:
    """Whose turn it is while the question may not be seen."""
    auction = view.auction
    if auction is None:
        return tr("{name}’s turn", name=isolated(seat))
    words = {"name": isolated(seat), **forms(characters[auction.character])}
    if auction.stage == "bid":
        return tr("{name} closes a fist for {the}", **words)
    if auction.stage == "silver":
        return tr("{name} closes a tie-break fist for {the}", **words)
    if auction.stack:
        words.update(forms(characters[auction.stack[-1]]))
    return tr("{name} uses {the} in secret", **words)


def _secret_task(characters: Mapping[str, Character], view: View) -> str:
    auction = view.auction
    if auction is None:
        return ""
    words = dict(forms(characters[auction.character]))
    if auction.stage == "bid":
        return tr("Close a fist for {the}", **words)
    if auction.stage == "silver":
        return tr("Close a tie-break fist for {the}", **words)
    if auction.stack:
        words.update(forms(characters[auction.stack[-1]]))
    return tr("Use {the} in secret", **words)
