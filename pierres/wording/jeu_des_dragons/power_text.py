"""What powers did and why, or why not, event by event: a sentence each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pierres.rules.jeu_des_dragons import events
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.translation import TextContext
from pierres.wording.event_text import Data, EventText
from pierres.wording.grammar import whose
from pierres.wording.jeu_des_dragons import names
from pierres.wording.jeu_des_dragons.names import forms, gold, label, labels
from pierres.wording.typeset import isolated

tr = TextContext("DragonEvents")


class PowerText(EventText):
    """Sentences for the events of powers."""

    tr = tr
    plain: ClassVar = tr.later(
        {
            "weakest_wins": "The weakest flight wins this gambit, not the strongest ({card}).",
            "leads_next": "{name} leads the next round, whatever is played ({card}).",
            "gave": "{name} gives {the} to {other}.",
            "showed": "{name} shows {the} and keeps it: {other} already holds ten cards.",
            "copper_goes": "{The} is discarded, and will be replaced.",
            "slain": "{name} slays {the} in {whose} flight.",
        }
    )

    def __init__(self, characters: Mapping[str, Card]) -> None:
        self._cards = characters

    def words(self, who: str, data: Data) -> dict[str, Any]:
        """With the forms of the card, whose gold in words, and the other one who gives or gets something."""
        words = super().words(who, data)
        if data.get("card"):
            words |= self._forms(data["card"])
        if isinstance(data.get("cards"), list):
            words["cards"] = labels(self._cards, data["cards"])
        for amount in {"amount", "price", "stakes"} & data.keys():
            words["gold"] = gold(data[amount])
        for other in {"to", "from"} & data.keys():
            words |= {"other": isolated(data[other]), "whose": whose(data[other])}
        return words

    def _forms(self, card: str) -> Mapping[str, str]:
        return forms(self._cards[card])

    def say_triggered(self, who: str, data: events.Triggered) -> str | None:
        card = self._cards[data["card"]]
        if data["of"] == card.id and not data["power"]:
            return None  # what comes next says that there is no power
        before = self._cards.get(data["before"])
        words: dict[str, Any] = {**forms(card), "strength": card.strength}
        if before is not None:
            words |= {"before": label(before), "limit": before.strength}
        match data["why"]:
            case "first":
                return tr("{The} triggers: first card of the round.", **words)
            case "weaker":
                return tr("{The} triggers: {strength} is not more than {limit}, played just before.", **words)
            case "equal":
                return tr("{The} triggers: {strength}, as much as the card played just before.", **words)
            case "replacement":
                return tr("{The} triggers, replacing another card ({before}).", **words)
            case "chosen":
                return tr("{The} triggers through another power ({before}).", **words)
            case _:
                return tr("{The} copies {of}.", of=self._forms(data["of"])["the"], **words)

    def say_not_triggered(self, who: str, data: events.NotTriggered) -> str:
        card = self._cards[data["card"]]
        if data["why"] == "came_back":
            return tr(
                "{The} does not trigger: it was discarded in this same turn, and came back.", **forms(card)
            )
        words = {**forms(card), "strength": card.strength, "limit": self._cards[data["before"]].strength}
        return tr("{The} does not trigger: {strength} is more than {limit}, played just before.", **words)

    def say_void(self, who: str, data: events.Void) -> str:
        words = self._forms(data["of"])
        if data["reason"] == "no_power":
            return tr("{The} has no power.", **words)
        why = tr(
            {
                "no_mortal": "there is no mortal in any flight",
                "nobody_mixes": "no opponent has good and evil dragons in one flight",
                "no_dragons": "there is no such dragon",
                "nobody_ahead": "no flight is stronger",
                "hand_empty": "there is no card in that hand",
                "hand_full": "ten cards in hand, no more may be taken",
                "no_antes": "no ante card is left",
                "nothing_weaker": "there is no weaker dragon in any flight",
            }[data["reason"]]
        )
        return tr("The power {of_the} has no effect: {why}.", why=why, **words)

    def say_aimed(self, who: str, data: events.Aimed) -> str:
        words = {"name": isolated(data["target"]), "who": isolated(who), **self._forms(data["of"])}
        if any(effect.of == "left" for effect in self._cards[data["of"]].effects):
            return tr("{The} targets {name}, to the left of {who}.", **words)
        if data["tied"]:
            return tr(
                "{The} targets {name}: several flights are equally strong, and {who} has chosen.", **words
            )
        return tr("{The} targets {name}, the strongest opponent.", **words)

    def say_demanded(self, who: str, data: events.Demanded) -> str:
        words = {
            "name": isolated(data["from"]), "side": names.side(data["side"]), "n": data["strength"],
            "gold": gold(data["n"]),
        }  # fmt: skip
        if data["than"] == "weaker":
            return tr("{name} must part with {side} weaker than {n}, or with {gold}.", **words)
        return tr("{name} must part with {side} stronger than {n}, or with {gold}.", **words)

    def say_blue_chose(self, who: str, data: events.BlueChose) -> str:
        words = self.words(who, data)
        if data["choice"] == "stakes":
            return tr("{name} chooses the stakes: {gold}.", **words)
        return tr("{name} makes each opponent pay {gold} into the stakes.", **words)

    def say_robbed(self, who: str, data: events.Robbed) -> str:
        words = self.words(who, data)
        if "card" in data:
            return tr("{name} takes a card from {other}, unseen: {the}.", **words)
        return tr("{name} takes a card from {other}, unseen.", **words)

    def say_replaced(self, who: str, data: events.Replaced) -> str:
        return tr("{The} takes its place.", **self._forms(data["by"]))
