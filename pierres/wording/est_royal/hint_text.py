"""A hint in words, in three steps: that something is possible, which card, and where and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pierres.players.est_royal.hint import FAIR, Hint
from pierres.translation import translate
from pierres.wording.est_royal import names


def sentence(hint: Hint, step: int) -> str:
    """One of the three steps; who speaks, the fair hint or the oracle, is said first."""
    key, details = hint.step(step)
    said = _said(key, details, hint)
    speaker = translate("EstHints", "Hint") if hint.kind == FAIR else translate("EstHints", "Oracle")
    return translate("EstHints", "{speaker}: {sentence}").format(speaker=speaker, sentence=said)


def _said(key: str, details: Mapping[str, Any], hint: Hint) -> str:
    match key:
        case "possible":
            return _possible(details)
        case "card":
            return translate("EstHints", "look at {card}, {source}.").format(
                card=names.the_card(details["card"]), source=names.from_pile(details["from"])
            )
        case "turn":
            return translate("EstHints", "look at the stock.")
        case "won":
            return translate("EstHints", "the game is won.")
        case "nothing_more":
            if details.get("certain"):
                return translate("EstHints", "no other card can reach a foundation: that is certain.")
            return translate("EstHints", "no move was found that brings another card home.")
        case "lost":
            return translate("EstHints", "the game is lost: that is proved. Undoing moves may save it.")
        case "no_line_known":
            return translate("EstHints", "no way to win from here is known yet.")
    why = _why(key, details)
    if hint.answer is None or hint.answer[1] is None:
        what = translate("EstHints", "turn a card")
    else:
        what = translate("EstHints", "{card} {target}").format(
            card=names.card(details["card"]), target=names.to_pile(details["to"])
        )
    text = translate("EstHints", "{what}: {why}").format(what=what, why=why) if why else what
    return f"{text}{_odds(hint)}."


def _possible(kinds: Mapping[str, int]) -> str:
    parts = []
    if kinds.get("home"):
        parts.append(translate("EstHints", "%n card(s) can go to a foundation", None, kinds["home"]))
    if kinds.get("pile"):
        parts.append(translate("EstHints", "%n move(s) possible on the cross", None, kinds["pile"]))
    if kinds.get("space"):
        parts.append(translate("EstHints", "%n card(s) could fill a space", None, kinds["space"]))
    if kinds.get("turn"):
        parts.append(translate("EstHints", "a card can be turned"))
    if not parts:
        return translate("EstHints", "no move is left.")
    return ", ".join(parts) + "."


def _why(key: str, details: Mapping[str, Any]) -> str:
    match key:
        case "never_harms":
            return translate("EstHints", "on its foundation it can do no harm")
        case "to_foundation":
            return translate("EstHints", "it scores a point, and nothing needs it on the cross")
        case "frees_space":
            return translate("EstHints", "that leaves a space")
        case "uncovers":
            return translate("EstHints", "that uncovers {card}").format(
                card=names.the_card(details["uncovered"])
            )
        case "makes_way":
            return translate("EstHints", "that makes way for {card}").format(
                card=names.the_card(details["other"])
            )
        case "fills_space":
            return translate("EstHints", "it can wait in the space")
        case "builds_run":
            return translate("EstHints", "it is well placed on {card}").format(
                card=names.the_card(details["on"])
            )
        case "turn_nothing_better":
            return translate("EstHints", "nothing in sight is worth more")
        case "last_card":
            return translate("EstHints", "it is the last one, and nothing else helps")
        case "redeal":
            return translate("EstHints", "the waste becomes the stock once more")
        case "on_winning_line":
            return translate("EstHints", "this begins a winning line of %n move(s)", None, details["steps"])
    return ""


def _odds(hint: Hint) -> str:
    """How likely a win is held to be, of a fair hint that has tried."""
    chance = hint.details.get("chance")
    if hint.kind != FAIR or not isinstance(chance, float) or hint.details.get("certain"):
        return ""
    percent = round(100 * chance)
    if percent == 0:
        return translate("EstHints", " (almost no wins were found from here)")
    return translate("EstHints", " (about {percent} wins in 100 from here)").format(percent=percent)
