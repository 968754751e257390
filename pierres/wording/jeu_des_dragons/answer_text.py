"""Answers in words, so that every choice can be made by ear, warnings about them, and why one was refused."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import Illegal, Question
from pierres.rules.jeu_des_dragons.outlook import gold_asked, if_answered, outlook, triggers
from pierres.rules.jeu_des_dragons.view import View
from pierres.translation import TextContext
from pierres.wording.grammar import capital, whose
from pierres.wording.jeu_des_dragons.card_text import CardText
from pierres.wording.jeu_des_dragons.names import forms, gold, labels, side
from pierres.wording.typeset import isolated

tr = TextContext("DragonAnswers")


class Answers(CardText):
    """What can be answered, what should be known before, and why it was refused."""

    def answer(self, view: View, question: Question, value: Any) -> str:
        """One legal answer in words."""
        card = self.card(value) if isinstance(value, str) and value in self._cards else ""
        match question.kind:
            case "play" if triggers(self._cards[value], view):
                return tr("{card}: its power triggers", card=card)
            case "play":
                return tr("{card}: no power", card=card)
            case "blue" if value == "stakes":
                return tr("Take {gold} from the stakes", gold=gold(gold_asked(view)))
            case "blue":
                return tr("Each opponent pays {gold} into the stakes", gold=gold(gold_asked(view)))
            case "target":
                strength = view.seat(value).total
                return tr("{name}, flight of strength {strength}", name=isolated(value), strength=strength)
            case "give" if value == "pay":
                return tr("Pay {gold}", gold=gold(gold_asked(view)))
            case "give":
                return tr("Give: {card}", card=card)
            case "copy" | "slay" | "next":
                owner = next((seat.name for seat in view.seats if value in seat.flight), None)
                if owner is None:
                    return tr("{card}, by the stakes", card=card)
                return tr("{card}, in {whose} flight", card=card, whose=whose(owner))
            case "keep":
                return capital(labels(self._cards, value))
            case _:
                return card or str(value)

    def caution(self, view: View, question: Question, value: Any) -> str:
        """A warning about an answer, or ""."""
        match question.kind:
            case "play" if not view.seat(question.who).barred:
                # Whether the flight could not win any more, as it would lie after the play.
                found = outlook(self._cards, view, value)
                if found is not None and found.barred:
                    return tr("beside {god} this flight cannot win", god=self.card(found.barred))
            case "give" if value == "pay":
                # The first payment is the one asked for; what comes of it may be payments of others.
                events = if_answered(self._cards, view, "give", value).events
                owed = next(
                    event.data["amount"] - event.data["paid"] for event in events if event.kind == "paid"
                )
                if owed:
                    return tr("{gold} of it would be owed", gold=gold(owed))
            case "blue" if if_answered(self._cards, view, "blue", value).ends:
                return tr("this empties the stakes and ends the gambit")
        return ""

    def rank(self, view: View, question: Question, value: Any) -> tuple[Any, ...]:
        """Strong cards first; paying, and the opponents, last."""
        if question.kind == "keep":
            return (0, *(-self._cards[card].strength for card in value), *value)
        if value in self._cards:
            return (0, -self._cards[value].strength, value)
        return (1, 0, str(value))

    def refusal(self, illegal: Illegal) -> str:
        """Why an answer was refused, in one sentence; nothing has changed."""
        details: dict[str, Any] = dict(illegal.details)
        card = self._cards.get(str(details.get("card", "")))
        words = {"name": isolated(illegal.who), **(forms(card) if card is not None else {})}
        match illegal.reason:
            case "not_in_hand" if card is not None:
                return tr("{The} is not in {name}’s hand.", **words)
            case "does_not_fit" if card is not None and "side" in details:
                words |= {"side": side(details["side"]), "n": details["strength"]}
                if details["than"] == "weaker":
                    return tr("{The} does not qualify: it must be {side} weaker than {n}.", **words)
                return tr("{The} does not qualify: it must be {side} stronger than {n}.", **words)
            case "does_not_fit" if card is not None:
                return tr("{The} cannot be given here.", **words)
            case "wrong_number":
                return tr("Exactly %n card(s) must be chosen.", int(str(details["wanted"])))
            case "not_a_choice" if illegal.kind in _NO_CHOICE:
                return tr(_NO_CHOICE[illegal.kind])
            case _:
                return super().refusal(illegal)


_NO_CHOICE = tr.later(
    {
        "slay": "Only a dragon weaker than this card, in a flight, can be slain.",
        "target": "Only one of the strongest opponents can be targeted.",
        "copy": "The power of that card cannot be copied.",
        "take_ante": "That is not one of the ante cards that can be taken.",
        "keep": "That is not one of the ante cards that can be taken.",
        "next": "That is not a good dragon of this flight that is still to be called.",
    }
)
