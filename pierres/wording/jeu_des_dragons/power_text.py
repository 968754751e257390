"""What powers did and why, or why not, event by event: a sentence each."""

from __future__ import annotations

from collections.abc import Mapping

from pierres.rules.jeu_des_dragons import events
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.translation import Context
from pierres.wording.grammar import whose
from pierres.wording.jeu_des_dragons import names
from pierres.wording.jeu_des_dragons.names import forms, gold, label
from pierres.wording.typeset import isolated

tr = Context("DragonPowers")


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
                return tr("{The} copies {of}.", of=forms(self._cards[data["of"]])["the"], **words)

    def say_not_triggered(self, who: str, data: events.NotTriggered) -> str:
        card = self._cards[data["card"]]
        if data["why"] == "came_back":
            return tr(
                "{The} does not trigger: it was discarded in this same turn, and came back.", **forms(card)
            )
        before = self._cards[data["before"]]
        return tr(
            "{The} does not trigger: {strength} is more than {limit}, played just before.",
            strength=card.strength,
            limit=before.strength,
            **forms(card),
        )

    def say_void(self, who: str, data: events.Void) -> str:
        if data["reason"] == "no_power":
            return tr("{The} has no power.", **self._card(data["of"]))
        why = {
            "no_mortal": tr("there is no mortal in any flight"),
            "nobody_mixes": tr("no opponent has good and evil dragons in one flight"),
            "no_dragons": tr("there is no such dragon"),
            "nobody_ahead": tr("no flight is stronger"),
            "hand_empty": tr("there is no card in that hand"),
            "hand_full": tr("ten cards in hand, no more may be taken"),
            "no_antes": tr("no ante card is left"),
            "nothing_weaker": tr("there is no weaker dragon in any flight"),
        }[data["reason"]]
        return tr("The power {of_the} has no effect: {why}.", why=why, **self._card(data["of"]))

    def say_weakest_wins(self, who: str, data: events.OfCard) -> str:
        return tr(
            "The weakest flight wins this gambit, not the strongest ({card}).",
            card=label(self._cards[data["card"]]),
        )

    def say_leads_next(self, who: str, data: events.OfCard) -> str:
        return tr(
            "{name} leads the next round, whatever is played ({card}).",
            name=isolated(who),
            card=label(self._cards[data["card"]]),
        )

    def say_aimed(self, who: str, data: events.Aimed) -> str:
        ways = {effect.of for effect in self._cards[data["of"]].effects}
        words = {"name": isolated(data["target"]), "who": isolated(who), **self._card(data["of"])}
        if "left" in ways:
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
        words = {"name": isolated(who), "gold": gold(data["amount"])}
        if data["choice"] == "stakes":
            return tr("{name} chooses the stakes: {gold}.", **words)
        return tr("{name} makes each opponent pay {gold} into the stakes.", **words)

    def say_robbed(self, who: str, data: events.Robbed) -> str:
        words = {"name": isolated(who), "other": isolated(data["from"])}
        if "card" in data:
            return tr("{name} takes a card from {other}, unseen: {the}.", **words, **self._card(data["card"]))
        return tr("{name} takes a card from {other}, unseen.", **words)

    def say_gave(self, who: str, data: events.Given) -> str:
        return tr(
            "{name} gives {the} to {other}.",
            name=isolated(who),
            other=isolated(data["to"]),
            **self._card(data["card"]),
        )

    def say_showed(self, who: str, data: events.Given) -> str:
        return tr(
            "{name} shows {the} and keeps it: {other} already holds ten cards.",
            name=isolated(who),
            other=isolated(data["to"]),
            **self._card(data["card"]),
        )

    def say_copper_goes(self, who: str, data: events.CopperGoes) -> str:
        return tr("{The} is discarded, and will be replaced.", **self._card(data["card"]))

    def say_replaced(self, who: str, data: events.Replaced) -> str:
        return tr("{The} takes its place.", **self._card(data["by"]))

    def say_slain(self, who: str, data: events.Slain) -> str:
        return tr(
            "{name} slays {the} in {whose} flight.",
            name=isolated(who),
            whose=whose(data["from"]),
            **self._card(data["card"]),
        )
