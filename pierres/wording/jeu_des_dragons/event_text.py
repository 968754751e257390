"""What happened, event by event, in one sentence each with its reason; and what of it the log has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import events
from pierres.rules.jeu_des_dragons.constants import STAKES_NAME
from pierres.translation import TextContext
from pierres.wording.event_text import Data
from pierres.wording.grammar import listed, parts, people
from pierres.wording.jeu_des_dragons import names
from pierres.wording.jeu_des_dragons.names import gold, label, labels
from pierres.wording.jeu_des_dragons.power_text import PowerText
from pierres.wording.typeset import isolated

tr = TextContext("DragonEvents")

_NOT_LOGGED = frozenset({"dealt", "ante_chosen", "cleared"})
_ON_THE_WAY = frozenset({
    "gambit_begins", "ante_led", "round_begins", "triggered", "not_triggered", "void", "aimed", "demanded",
    "drew", "not_drawn", "deck_renewed", "discarded", "flights_compared", "copper_goes", "repaid",
})  # fmt: skip
_SUFFERED = frozenset({"paid", "owes", "debt_due", "eliminated", "game_over"})
_OWN_PAYMENTS = frozenset({"ante", "purchase"})


class JeuDesDragonsEvents(PowerText):
    """Sentences for the events of a game with these cards."""

    plain: ClassVar = {
        **PowerText.plain,
        **tr.later(
            {
                "ante_tied": (
                    "No ante card stands alone: all are discarded, everybody draws a card and sets "
                    "another ante."
                ),
                "played": "{name} plays {the}.",
                "passed": "{name} passes: no card in hand, and none to be had.",
                "discarded": "{name} discards {the}.",
                "won_stakes": "{name} takes the stakes: {gold}.",
                "debt_void": "{name} wins the stakes, and no longer owes them {gold}.",
                "debt_due": "What {name} owes the stakes, {gold}, is now due to {other}.",
            }
        ),
    }
    styles: ClassVar = {
        "gambit_begins": "round",
        "round_begins": "auction",
        "special_flight": "point",
        "won_stakes": "point",
        "game_over": "end",
    }

    def is_logged(self, event: Event) -> bool:
        """Whether the running log has a line for an event; who looks makes no difference."""
        happened: events.GameEvent = event
        if happened.kind == "discarded":
            return happened.data["why"] != "purchase"
        if happened.kind == "paid" and happened.data["why"] == "ante":
            return happened.data["paid"] < happened.data["amount"]
        return event.kind not in _NOT_LOGGED

    def is_news(self, event: Event, seat: str) -> bool:
        """Whether `seat`, who was away, hears of it: outcomes, not the way to them.

        Of this person only what others did: a payment for flights and powers, a debt, the end of the game.
        """
        if event.who == seat and event.kind not in _SUFFERED:
            return False
        if event.who == seat and event.kind == "paid" and event.data["why"] in _OWN_PAYMENTS:
            return False
        return self.is_logged(event) and event.kind not in _ON_THE_WAY

    def say_cleared(self, who: str, data: events.Cleared) -> None:
        """The table says so by itself."""

    def label(self, card: str) -> str:
        """A card by its whole name."""
        return label(self._cards[card])

    # ---- the ante

    def say_dealt(self, who: str, data: events.Dealt) -> str:
        if "cards" in data:
            return tr("{name} is dealt {cards}.", **self.words(who, data))
        return tr("{name} is dealt %n card(s).", data["n"], name=isolated(who))

    def say_gambit_begins(self, who: str, data: events.GambitBegins) -> str:
        text = tr("Gambit\N{NO-BREAK SPACE}{number}", number=data["gambit"])
        if not data["stakes"]:
            return text
        return tr(
            "{gambit}: {gold} still in the stakes from before", **self.words(who, data) | {"gambit": text}
        )

    def say_ante_chosen(self, who: str, data: events.AnteChosen) -> str | None:
        return tr("{name} sets {the} as the ante.", **self.words(who, data)) if "card" in data else None

    def say_antes_turned(self, who: str, data: events.AntesTurned) -> str:
        turned = parts(
            tr("{name} {card}", name=isolated(seat), card=self.label(card))
            for seat, card in data["antes"].items()
        )
        return tr("The antes are turned up: {antes}.", antes=turned)

    def say_ante_led(self, who: str, data: events.AnteLed) -> str:
        words = {**self.words(who, data), "tied": listed(map(str, data["tied"]))}
        if data["tied"]:
            return tr(
                "{name} leads with {the}, the strongest card that stands alone ({tied} tied). The strongest "
                "ante card sets the price: {gold} each.",
                **words,
            )
        return tr(
            "{name} leads with {the}, the strongest ante card; it sets the price: {gold} each.", **words
        )

    # ---- rounds

    def say_round_begins(self, who: str, data: events.RoundBegins) -> str:
        why = tr(
            {
                "ante": "decided by the antes",
                "strongest": "strongest card of the round",
                "tied": "the strongest cards tied, the leader stays",
                "untied": "strongest card that stood alone",
                "priest": "thanks to the Priest",
                "nothing": "no card of the round is left, the leader stays",
            }[data["why"]]
        )
        words = {"number": data["round"], "name": isolated(who), "why": why}
        return tr("Round\N{NO-BREAK SPACE}{number}: {name} leads ({why})", **words)

    # ---- the deck

    def say_drew(self, who: str, data: events.Drew) -> str:
        words = {**self.words(who, data), "why": self._why_drawn(data)}
        if "card" in data:
            return tr("{name} draws {the} ({why}).", **words)
        return tr("{name} draws a card ({why}).", **words)

    def drawn(self, draws: Sequence[Event]) -> str:
        """Cards that one seat draws for one reason, in one sentence."""
        first = draws[0]
        if len(draws) == 1:
            return self.say_drew(first.who, first.data)
        seen = [event.data["card"] for event in draws if "card" in event.data]
        words = {"name": isolated(first.who), "why": self._why_drawn(first.data)}
        if len(seen) == len(draws):
            return tr("{name} draws {cards} ({why}).", cards=labels(self._cards, seen), **words)
        return tr("{name} draws %n card(s) ({why}).", len(draws), **words)

    def _why_drawn(self, data: events.Drew) -> str:
        if data["why"] == "power":
            card = self._cards.get(data["about"])
            return label(card) if card is not None else ""
        return tr(
            {"purchase": "purchase of cards", "ante": "tied antes", "gambit": "end of the gambit"}[
                data["why"]
            ]
        )

    def say_not_drawn(self, who: str, data: events.NotDrawn) -> str:
        if data["reason"] == "hand_full":
            return tr("{name} draws no more: ten cards in hand.", name=isolated(who))
        return tr("{name} draws no more: there is no card left.", name=isolated(who))

    def say_deck_renewed(self, who: str, data: events.DeckRenewed) -> str:
        return tr("The deck is used up: the %n discarded card(s) become the deck.", data["cards"])

    def say_price_turned(self, who: str, data: events.PriceTurned) -> str:
        words = self.words(who, data)
        if data["left"]:
            return tr("{name} has one card left and buys: {the} is turned up, the price is {gold}.", **words)
        return tr("{name} has no card left and buys: {the} is turned up, the price is {gold}.", **words)

    # ---- gold and debts

    def say_paid(self, who: str, data: events.Paid) -> str | None:
        if data["why"] == "ante" and data["paid"] == data["amount"]:
            # The price has been announced, to be paid by each: only who falls short is news.
            return None
        words = {"name": isolated(who), "gold": gold(data["paid"]), "to": names.to_whom(data["to"])}
        text = tr("{name} pays {gold} {to}" if data["paid"] else "{name} pays nothing {to}", **words)
        if data["paid"] < data["amount"]:
            text = tr("{paid}; {gold} was due", paid=text, gold=gold(data["amount"]))
        return tr("{what} ({why}).", what=text, why=self._why_paid(data))

    def _why_paid(self, data: Data) -> str:
        reasons = tr.later(
            {
                "ante": "the ante",
                "purchase": "purchase of cards",
                "colour_flight": "colour flight",
                "strength_flight": "strength flight",
            }
        )
        if data["why"] in reasons:
            return tr(reasons[data["why"]])
        card = self._cards.get(data["card"])
        return label(card) if card is not None else ""

    def say_took(self, who: str, data: events.Took) -> str:
        words = {"name": isolated(who), "gold": gold(data["taken"]), "why": self._why_paid(data)}
        if data["taken"] < data["amount"]:
            return tr(
                "{name} takes {gold} from the stakes instead of {amount}: there is no more ({why}).",
                amount=gold(data["amount"]),
                **words,
            )
        return tr("{name} takes {gold} from the stakes ({why}).", **words)

    def say_owes(self, who: str, data: events.Owes) -> str:
        words = {**self.words(who, data), "creditor": isolated(data["to"]), "all": gold(data["in_all"])}
        to_stakes = data["to"] == STAKES_NAME
        text = tr("{name} owes the stakes {gold}" if to_stakes else "{name} owes {creditor} {gold}", **words)
        if data["in_all"] > data["amount"]:
            return tr("{debt}, {all} in all.", debt=text, **words)
        return f"{text}."

    def say_repaid(self, who: str, data: events.Repaid) -> str:
        words = {**self.words(who, data), "to": names.repaid_to(data["to"]), "left": gold(data["left"])}
        if data["left"]:
            return tr("{name} repays {gold} {to} at once; still owed: {left}.", **words)
        return tr("{name} repays {gold} {to} at once; that debt is settled.", **words)

    # ---- special flights, and the end

    def say_special_flight(self, who: str, data: events.SpecialFlight) -> str:
        words = self.words(who, data)
        if data["flight"] == "colour":
            return tr(
                "Colour flight! {name} has three {dragons}; each opponent pays the strength of the second "
                "strongest: {gold}.",
                dragons=names.colour(data["colour"]),
                **words,
            )
        return tr(
            "Strength flight! {name} has three dragons of strength {strength}, for gold from the stakes "
            "and ante cards.",
            **words,
        )

    def say_took_antes(self, who: str, data: events.TookAntes) -> str:
        words = self.words(who, data)
        if not data["cards"]:
            return tr("{name} takes no ante card.", **words)
        return tr("{name} takes from the ante cards: {cards}.", **words)

    def say_flights_compared(self, who: str, data: events.FlightsCompared) -> str:
        totals = parts(
            tr("{name} {strength}", name=isolated(seat), strength=strength)
            for seat, strength in data["totals"].items()
        )
        told = [tr("The flights: {totals}.", totals=totals)]
        for seat, god in data["barred"].items():
            words = {
                "name": isolated(seat),
                "side": names.side(self._cards[god].always),
                "god": self.label(god),
            }
            told.append(tr("{name} cannot win: {side} beside {god}.", **words))
        if data["weakest"]:
            told.append(tr("Because of the Druid, the weakest flight wins."))
        if data["again"]:
            told.append(tr("{people} are tied in front: another round.", people=people(data["front"])))
        return " ".join(told)

    def say_gambit_ends(self, who: str, data: events.GambitEnds) -> str:
        words = {"name": isolated(who), "number": data["gambit"], "gold": gold(data["stakes"])}
        match data["why"]:
            case "strongest":
                return tr("{name} wins gambit\N{NO-BREAK SPACE}{number}: strongest flight.", **words)
            case "weakest":
                return tr("{name} wins gambit\N{NO-BREAK SPACE}{number}: weakest flight (Druid).", **words)
            case "barred":
                return tr(
                    "Nobody wins gambit\N{NO-BREAK SPACE}{number}: every flight is barred by its god. "
                    "The stakes stay: {gold}.",
                    **words,
                )
            case "no_cards":
                return tr(
                    "Nobody wins gambit\N{NO-BREAK SPACE}{number}: still tied, and nobody has a card. "
                    "The stakes stay: {gold}.",
                    **words,
                )
            case _:
                return tr(
                    "The stakes are empty: gambit\N{NO-BREAK SPACE}{number} ends at once, without a winner.",
                    **words,
                )

    def say_eliminated(self, who: str, data: events.Eliminated) -> str:
        owed = gold(sum(int(amount) for _, amount in data["debts"]))
        words = {"name": isolated(who), "gold": owed}
        return tr("{name} still owes {gold} at the end of the gambit, and is out of the game.", **words)

    def say_game_over(self, who: str, data: events.GameOver) -> str:
        why = tr(
            {
                "gambits": "the last gambit is played",
                "one_left": "only one player is left",
                "eliminated": "a player could not pay",
                "no_gold": "a player has no gold left",
            }[data["reason"]]
        )
        winners = data["winners"]
        most = gold(data["scores"][winners[0]] if winners else 0)
        words = {"why": why, "people": people(winners), "gold": most}
        return tr("The game is over: {why}. Won by {people}, with {gold}.", **words)
