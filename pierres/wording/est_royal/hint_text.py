"""A hint in words, in three steps: that something is possible, which card, and where and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.players.est_royal.hint import FAIR, Hint
from pierres.translation import TextContext
from pierres.wording.est_royal import names

tr = TextContext("EstHints")


def sentence(hint: Hint, step: int) -> str:
    """One of the three steps; who speaks, the fair hint or the oracle, is said first."""
    key, details = hint.step(step)
    said = _said(key, details, hint)
    speaker = tr("Hint") if hint.kind == FAIR else tr("Oracle")
    return tr("{speaker}: {sentence}", speaker=speaker, sentence=said)


def _said(key: str, details: Mapping[str, Any], hint: Hint) -> str:
    match key:
        case "possible":
            return _possible(details)
        case "card":
            return tr(
                "look at {card}, {source}.",
                card=names.the_card(details["card"]),
                source=names.from_pile(details["from"]),
            )
        case "turn":
            return tr("look at the stock.")
        case "won":
            return tr("the game is won.")
        case "nothing_more":
            if details.get("certain"):
                return tr("no other card can reach a foundation: that is certain.")
            return tr("no move was found that brings another card home.")
        case "lost":
            return tr("the game is lost: that is proved. Undoing moves may save it.")
        case "no_line_known":
            return tr("no way to win from here is known yet.")
    why = _why(key, details)
    if hint.answer is None or hint.answer[1] is None:
        what = tr("turn a card")
    else:
        what = tr("{card} {target}", card=names.card(details["card"]), target=names.to_pile(details["to"]))
    text = tr("{what}: {why}", what=what, why=why) if why else what
    return f"{text}{_odds(hint)}."


def _possible(kinds: Mapping[str, int]) -> str:
    parts = []
    if kinds.get("home"):
        parts.append(tr("%n card(s) can go to a foundation", kinds["home"]))
    if kinds.get("pile"):
        parts.append(tr("%n move(s) possible on the cross", kinds["pile"]))
    if kinds.get("space"):
        parts.append(tr("%n card(s) could fill a space", kinds["space"]))
    if kinds.get("turn"):
        parts.append(tr("a card can be turned"))
    if not parts:
        return tr("no move is left.")
    return ", ".join(parts) + "."


def _why(key: str, details: Mapping[str, Any]) -> str:
    match key:
        case "never_harms":
            return tr("on its foundation it can do no harm")
        case "to_foundation":
            return tr("it scores a point, and nothing needs it on the cross")
        case "frees_space":
            return tr("that leaves a space")
        case "uncovers":
            return tr("that uncovers {card}", card=names.the_card(details["uncovered"]))
        case "makes_way":
            return tr("that makes way for {card}", card=names.the_card(details["other"]))
        case "fills_space":
            return tr("it can wait in the space")
        case "builds_run":
            return tr("it is well placed on {card}", card=names.the_card(details["on"]))
        case "turn_nothing_better":
            return tr("nothing in sight is worth more")
        case "last_card":
            return tr("it is the last one, and nothing else helps")
        case "redeal":
            return tr("the waste becomes the stock once more")
        case "on_winning_line":
            return tr("this begins a winning line of %n move(s)", details["steps"])
    return ""


def _odds(hint: Hint) -> str:
    """How likely a win is held to be, of a fair hint that has tried."""
    chance = hint.details.get("chance")
    if hint.kind != FAIR or not isinstance(chance, float) or hint.details.get("certain"):
        return ""
    percent = round(100 * chance)
    if percent == 0:
        return tr(" (almost no wins were found from here)")
    return tr(" (about {percent} wins in 100 from here)", percent=percent)
