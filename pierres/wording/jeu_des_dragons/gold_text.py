"""Who paid, owes and repays what, and why: a sentence for each event of gold and debts."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.jeu_des_dragons import events
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.translation import Context
from pierres.wording.event_text import Data
from pierres.wording.jeu_des_dragons.names import gold, label, repaid_to, to_whom
from pierres.wording.typeset import isolated

tr = Context("DragonEvents")


class GoldText:
    """Sentences for the events of gold."""

    def __init__(self, characters: Mapping[str, Card]) -> None:
        self._cards = characters

    def say_paid(self, who: str, data: events.Paid) -> str | None:
        if data["why"] == "ante" and data["paid"] == data["amount"]:
            # The price has been announced, to be paid by each: only who falls short is news.
            return None
        words = {"name": isolated(who), "gold": gold(data["paid"]), "to": to_whom(data["to"])}
        if data["paid"]:
            text = tr("{name} pays {gold} {to}", **words)
        else:
            text = tr("{name} pays nothing {to}", **words)
        if data["paid"] < data["amount"]:
            text = tr("{paid}; {gold} was due", paid=text, gold=gold(data["amount"]))
        why = self._why_paid(data)
        return tr("{what} ({why}).", what=text, why=why)

    def _why_paid(self, data: Data) -> str:
        card = self._cards.get(data["card"])
        match data["why"]:
            case "ante":
                return tr("the ante")
            case "purchase":
                return tr("purchase of cards")
            case "colour_flight":
                return tr("colour flight")
            case "strength_flight":
                return tr("strength flight")
            case _:
                return label(card) if card is not None else ""

    def say_took(self, who: str, data: events.Took) -> str:
        words = {
            "name": isolated(who), "gold": gold(data["taken"]), "amount": gold(data["amount"]),
            "why": self._why_paid(data),
        }  # fmt: skip
        if data["taken"] < data["amount"]:
            return tr(
                "{name} takes {gold} from the stakes instead of {amount}: there is no more ({why}).", **words
            )
        return tr("{name} takes {gold} from the stakes ({why}).", **words)

    def say_owes(self, who: str, data: events.Owes) -> str:
        words = {"name": isolated(who), "gold": gold(data["amount"]), "all": gold(data["in_all"])}
        if data["to"] == STAKES_NAME:
            text = tr("{name} owes the stakes {gold}")
        else:
            text = tr("{name} owes {creditor} {gold}")
        text = text.format(creditor=isolated(data["to"]), **words)
        if data["in_all"] > data["amount"]:
            return tr("{debt}, {all} in all.", debt=text, **words)
        return f"{text}."

    def say_repaid(self, who: str, data: events.Repaid) -> str:
        words = {"name": isolated(who), "gold": gold(data["amount"]), "to": repaid_to(data["to"])}
        if data["left"]:
            return tr(
                "{name} repays {gold} {to} at once; still owed: {left}.", left=gold(data["left"]), **words
            )
        return tr("{name} repays {gold} {to} at once; that debt is settled.", **words)

    def say_debt_void(self, who: str, data: events.Due) -> str:
        return tr(
            "{name} wins the stakes, and no longer owes them {gold}.",
            name=isolated(who),
            gold=gold(data["amount"]),
        )

    def say_debt_due(self, who: str, data: events.Due) -> str:
        return tr(
            "What {name} owes the stakes, {gold}, is now due to {other}.",
            name=isolated(who),
            gold=gold(data["amount"]),
            other=isolated(data["to"]),
        )
