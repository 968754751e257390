"""What powers did and why, or why not, event by event: a sentence each."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.jeu_des_dragons import events
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.translation import translate
from pierres.wording.grammar import whose
from pierres.wording.jeu_des_dragons import names
from pierres.wording.jeu_des_dragons.names import forms, gold, label
from pierres.wording.typeset import isolated


class PowerText:
    """Sentences for the events of powers."""

    def __init__(self, characters: Mapping[str, Card]) -> None:
        self._cards = characters

    def _card(self, card: str) -> Mapping[str, str]:
        return forms(self._cards[card])

    def say_triggered(self, who: str, data: events.Triggered) -> str | None:
        card = self._cards[data["card"]]
        if data["of"] == card.id and not data["power"]:
            return None  # what comes next says that there is no power
        before = self._cards.get(data["before"])
        words = {
            **forms(card), "strength": card.strength,
            "before": label(before) if before is not None else "",
            "limit": before.strength if before is not None else 0,
        }  # fmt: skip
        match data["why"]:
            case "first":
                return translate("DragonPowers", "{The} triggers: first card of the round.").format(**words)
            case "weaker":
                return translate(
                    "DragonPowers", "{The} triggers: {strength} is not more than {limit}, played just before."
                ).format(**words)
            case "equal":
                return translate(
                    "DragonPowers", "{The} triggers: {strength}, as much as the card played just before."
                ).format(**words)
            case "replacement":
                return translate("DragonPowers", "{The} triggers, replacing another card ({before}).").format(
                    **words
                )
            case "chosen":
                return translate("DragonPowers", "{The} triggers through another power ({before}).").format(
                    **words
                )
            case _:
                return translate("DragonPowers", "{The} copies {of}.").format(
                    of=forms(self._cards[data["of"]])["the"], **words
                )

    def say_not_triggered(self, who: str, data: events.NotTriggered) -> str:
        card = self._cards[data["card"]]
        if data["why"] == "came_back":
            return translate(
                "DragonPowers", "{The} does not trigger: it was discarded in this same turn, and came back."
            ).format(**forms(card))
        before = self._cards[data["before"]]
        return translate(
            "DragonPowers", "{The} does not trigger: {strength} is more than {limit}, played just before."
        ).format(strength=card.strength, limit=before.strength, **forms(card))

    def say_void(self, who: str, data: events.Void) -> str:
        if data["reason"] == "no_power":
            return translate("DragonPowers", "{The} has no power.").format(**self._card(data["of"]))
        why = {
            "no_mortal": translate("DragonPowers", "there is no mortal in any flight"),
            "nobody_mixes": translate("DragonPowers", "no opponent has good and evil dragons in one flight"),
            "no_dragons": translate("DragonPowers", "there is no such dragon"),
            "nobody_ahead": translate("DragonPowers", "no flight is stronger"),
            "hand_empty": translate("DragonPowers", "there is no card in that hand"),
            "hand_full": translate("DragonPowers", "ten cards in hand, no more may be taken"),
            "no_antes": translate("DragonPowers", "no ante card is left"),
            "nothing_weaker": translate("DragonPowers", "there is no weaker dragon in any flight"),
        }[data["reason"]]
        return translate("DragonPowers", "The power {of_the} has no effect: {why}.").format(
            why=why, **self._card(data["of"])
        )

    def say_weakest_wins(self, who: str, data: events.OfCard) -> str:
        return translate(
            "DragonPowers", "The weakest flight wins this gambit, not the strongest ({card})."
        ).format(card=label(self._cards[data["card"]]))

    def say_leads_next(self, who: str, data: events.OfCard) -> str:
        return translate("DragonPowers", "{name} leads the next round, whatever is played ({card}).").format(
            name=isolated(who), card=label(self._cards[data["card"]])
        )

    def say_aimed(self, who: str, data: events.Aimed) -> str:
        ways = {effect.of for effect in self._cards[data["of"]].effects}
        words = {"name": isolated(data["target"]), "who": isolated(who), **self._card(data["of"])}
        if "left" in ways:
            return translate("DragonPowers", "{The} targets {name}, to the left of {who}.").format(**words)
        if data["tied"]:
            return translate(
                "DragonPowers",
                "{The} targets {name}: several flights are equally strong, and {who} has chosen.",
            ).format(**words)
        return translate("DragonPowers", "{The} targets {name}, the strongest opponent.").format(**words)

    def say_demanded(self, who: str, data: events.Demanded) -> str:
        words = {
            "name": isolated(data["from"]), "side": names.side(data["side"]), "n": data["strength"],
            "gold": gold(data["n"]),
        }  # fmt: skip
        if data["than"] == "weaker":
            return translate(
                "DragonPowers", "{name} must part with {side} weaker than {n}, or with {gold}."
            ).format(**words)
        return translate(
            "DragonPowers", "{name} must part with {side} stronger than {n}, or with {gold}."
        ).format(**words)

    def say_blue_chose(self, who: str, data: events.BlueChose) -> str:
        words = {"name": isolated(who), "gold": gold(data["amount"])}
        if data["choice"] == "stakes":
            return translate("DragonPowers", "{name} chooses the stakes: {gold}.").format(**words)
        return translate("DragonPowers", "{name} makes each opponent pay {gold} into the stakes.").format(
            **words
        )

    def say_robbed(self, who: str, data: events.Robbed) -> str:
        words = {"name": isolated(who), "other": isolated(data["from"])}
        if "card" in data:
            return translate("DragonPowers", "{name} takes a card from {other}, unseen: {the}.").format(
                **words, **self._card(data["card"])
            )
        return translate("DragonPowers", "{name} takes a card from {other}, unseen.").format(**words)

    def say_gave(self, who: str, data: events.Given) -> str:
        return translate("DragonPowers", "{name} gives {the} to {other}.").format(
            name=isolated(who), other=isolated(data["to"]), **self._card(data["card"])
        )

    def say_showed(self, who: str, data: events.Given) -> str:
        return translate(
            "DragonPowers", "{name} shows {the} and keeps it: {other} already holds ten cards."
        ).format(name=isolated(who), other=isolated(data["to"]), **self._card(data["card"]))

    def say_copper_goes(self, who: str, data: events.CopperGoes) -> str:
        return translate("DragonPowers", "{The} is discarded, and will be replaced.").format(
            **self._card(data["card"])
        )

    def say_replaced(self, who: str, data: events.Replaced) -> str:
        return translate("DragonPowers", "{The} takes its place.").format(**self._card(data["by"]))

    def say_slain(self, who: str, data: events.Slain) -> str:
        return translate("DragonPowers", "{name} slays {the} in {whose} flight.").format(
            name=isolated(who), whose=whose(data["from"]), **self._card(data["card"])
        )
