"""Who paid, owes and repays what, and why: a sentence for each event of gold and debts."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.jeu_des_dragons import events
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.translation import translate
from pierres.wording.event_text import Data
from pierres.wording.jeu_des_dragons.names import gold, label, repaid_to, to_whom
from pierres.wording.typeset import isolated


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
            text = translate("DragonEvents", "{name} pays {gold} {to}").format(**words)
        else:
            text = translate("DragonEvents", "{name} pays nothing {to}").format(**words)
        if data["paid"] < data["amount"]:
            text = translate("DragonEvents", "{paid}; {gold} was due").format(
                paid=text, gold=gold(data["amount"])
            )
        why = self._why_paid(data)
        return translate("DragonEvents", "{what} ({why}).").format(what=text, why=why)

    def _why_paid(self, data: Data) -> str:
        card = self._cards.get(data["card"])
        match data["why"]:
            case "ante":
                return translate("DragonEvents", "the ante")
            case "purchase":
                return translate("DragonEvents", "purchase of cards")
            case "colour_flight":
                return translate("DragonEvents", "colour flight")
            case "strength_flight":
                return translate("DragonEvents", "strength flight")
            case _:
                return label(card) if card is not None else ""

    def say_took(self, who: str, data: events.Took) -> str:
        words = {
            "name": isolated(who), "gold": gold(data["taken"]), "amount": gold(data["amount"]),
            "why": self._why_paid(data),
        }  # fmt: skip
        if data["taken"] < data["amount"]:
            return translate(
                "DragonEvents",
                "{name} takes {gold} from the stakes instead of {amount}: there is no more ({why}).",
            ).format(**words)
        return translate("DragonEvents", "{name} takes {gold} from the stakes ({why}).").format(**words)

    def say_owes(self, who: str, data: events.Owes) -> str:
        words = {"name": isolated(who), "gold": gold(data["amount"]), "all": gold(data["in_all"])}
        if data["to"] == STAKES_NAME:
            text = translate("DragonEvents", "{name} owes the stakes {gold}")
        else:
            text = translate("DragonEvents", "{name} owes {creditor} {gold}")
        text = text.format(creditor=isolated(data["to"]), **words)
        if data["in_all"] > data["amount"]:
            return translate("DragonEvents", "{debt}, {all} in all.").format(debt=text, **words)
        return f"{text}."

    def say_repaid(self, who: str, data: events.Repaid) -> str:
        words = {"name": isolated(who), "gold": gold(data["amount"]), "to": repaid_to(data["to"])}
        if data["left"]:
            return translate("DragonEvents", "{name} repays {gold} {to} at once; still owed: {left}.").format(
                left=gold(data["left"]), **words
            )
        return translate("DragonEvents", "{name} repays {gold} {to} at once; that debt is settled.").format(
            **words
        )

    def say_debt_void(self, who: str, data: events.Due) -> str:
        return translate("DragonEvents", "{name} wins the stakes, and no longer owes them {gold}.").format(
            name=isolated(who), gold=gold(data["amount"])
        )

    def say_debt_due(self, who: str, data: events.Due) -> str:
        return translate(
            "DragonEvents", "What {name} owes the stakes, {gold}, is now due to {other}."
        ).format(name=isolated(who), gold=gold(data["amount"]), other=isolated(data["to"]))
