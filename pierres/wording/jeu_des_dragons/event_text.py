"""What happened, event by event, in one sentence each with its reason; and what of it the log has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from pierres.rules.game import Event
from pierres.rules.jeu_des_dragons import events
from pierres.translation import Context
from pierres.wording.event_text import EventText
from pierres.wording.grammar import listed, parts, people
from pierres.wording.jeu_des_dragons import names
from pierres.wording.jeu_des_dragons.gold_text import GoldText
from pierres.wording.jeu_des_dragons.names import forms, gold, label, labels
from pierres.wording.jeu_des_dragons.power_text import PowerText
from pierres.wording.typeset import isolated

tr = Context("DragonEvents")

_NOT_LOGGED = frozenset({"dealt", "ante_chosen", "cleared"})
_ON_THE_WAY = frozenset(
    {
        "gambit_begins", "ante_led", "round_begins", "triggered", "not_triggered", "void", "aimed",
        "demanded", "drew", "not_drawn", "deck_renewed", "discarded", "flights_compared", "copper_goes",
        "repaid",
    }
)  # fmt: skip
_SUFFERED = frozenset({"paid", "owes", "debt_due", "eliminated", "game_over"})
_OWN_PAYMENTS = frozenset({"ante", "purchase"})


class JeuDesDragonsEvents(GoldText, PowerText, EventText):
    """Sentences for the events of a game with these cards."""

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

    def _forms(self, card: str) -> Mapping[str, str]:
        return forms(self._cards[card])

    # ---- the ante

    def say_dealt(self, who: str, data: events.Dealt) -> str:
        if "cards" in data:
            return tr(
                "{name} is dealt {cards}.", name=isolated(who), cards=labels(self._cards, data["cards"])
            )
        return tr("{name} is dealt %n card(s).", data["n"], name=isolated(who))

    def say_gambit_begins(self, who: str, data: events.GambitBegins) -> str:
        text = tr("Gambit\N{NO-BREAK SPACE}{number}", number=data["gambit"])
        if data["stakes"]:
            text = tr(
                "{gambit}: {gold} still in the stakes from before", gambit=text, gold=gold(data["stakes"])
            )
        return text

    def say_ante_chosen(self, who: str, data: events.AnteChosen) -> str | None:
        if "card" not in data:
            return None
        return tr("{name} sets {the} as the ante.", name=isolated(who), **self._forms(data["card"]))

    def say_antes_turned(self, who: str, data: events.AntesTurned) -> str:
        turned = parts(
            tr("{name} {card}", name=isolated(seat), card=label(self._cards[card]))
            for seat, card in data["antes"].items()
        )
        return tr("The antes are turned up: {antes}.", antes=turned)

    def say_ante_led(self, who: str, data: events.AnteLed) -> str:
        words = {"name": isolated(who), "gold": gold(data["price"]), **self._forms(data["card"])}
        if data["tied"]:
            tied = listed(str(strength) for strength in data["tied"])
            return tr(
                "{name} leads with {the}, the strongest card that stands alone ({tied} tied). The strongest "
                "ante card sets the price: {gold} each.",
                tied=tied,
                **words,
            )
        return tr(
            "{name} leads with {the}, the strongest ante card; it sets the price: {gold} each.", **words
        )

    def say_ante_tied(self, who: str, data: events.OfCards) -> str:
        return tr(
            "No ante card stands alone: all are discarded, everybody draws a card and sets another ante."
        )

    # ---- rounds

    def say_round_begins(self, who: str, data: events.RoundBegins) -> str:
        why = {
            "ante": tr("decided by the antes"),
            "strongest": tr("strongest card of the round"),
            "tied": tr("the strongest cards tied, the leader stays"),
            "untied": tr("strongest card that stood alone"),
            "priest": tr("thanks to the Priest"),
            "nothing": tr("no card of the round is left, the leader stays"),
        }[data["why"]]
        return tr(
            "Round\N{NO-BREAK SPACE}{number}: {name} leads ({why})",
            number=data["round"],
            name=isolated(who),
            why=why,
        )

    def say_played(self, who: str, data: events.Played) -> str:
        return tr("{name} plays {the}.", name=isolated(who), **self._forms(data["card"]))

    def say_passed(self, who: str, data: events.Nothing) -> str:
        return tr("{name} passes: no card in hand, and none to be had.", name=isolated(who))

    # ---- the deck

    def say_drew(self, who: str, data: events.Drew) -> str:
        words = {"name": isolated(who), "why": self._why_drawn(data)}
        if "card" in data:
            return tr("{name} draws {the} ({why}).", **words, **self._forms(data["card"]))
        return tr("{name} draws a card ({why}).", **words)

    def drawn(self, draws: Sequence[Event]) -> str:
        """Cards that one seat draws for one reason, in one sentence."""
        first = draws[0]
        seen = [event.data["card"] for event in draws if "card" in event.data]
        if len(draws) == 1:
            return self.say_drew(first.who, first.data)
        words = {"name": isolated(first.who), "why": self._why_drawn(first.data)}
        if len(seen) == len(draws):
            text = tr("{name} draws {cards} ({why}).")
            return text.format(cards=labels(self._cards, seen), **words)
        return tr("{name} draws %n card(s) ({why}).", len(draws), **words)

    def _why_drawn(self, data: events.Drew) -> str:
        card = self._cards.get(data["about"])
        return {
            "power": label(card) if card is not None else "",
            "purchase": tr("purchase of cards"),
            "ante": tr("tied antes"),
            "gambit": tr("end of the gambit"),
        }[data["why"]]

    def say_not_drawn(self, who: str, data: events.NotDrawn) -> str:
        if data["reason"] == "hand_full":
            return tr("{name} draws no more: ten cards in hand.", name=isolated(who))
        return tr("{name} draws no more: there is no card left.", name=isolated(who))

    def say_deck_renewed(self, who: str, data: events.DeckRenewed) -> str:
        return tr("The deck is used up: the %n discarded card(s) become the deck.", data["cards"])

    def say_price_turned(self, who: str, data: events.PriceTurned) -> str:
        if data["left"]:
            text = tr("{name} has one card left and buys: {the} is turned up, the price is {gold}.")
        else:
            text = tr("{name} has no card left and buys: {the} is turned up, the price is {gold}.")
        return text.format(name=isolated(who), gold=gold(data["price"]), **self._forms(data["card"]))

    def say_discarded(self, who: str, data: events.Discarded) -> str:
        return tr("{name} discards {the}.", name=isolated(who), **self._forms(data["card"]))

    # ---- special flights, and the end

    def say_special_flight(self, who: str, data: events.SpecialFlight) -> str:
        if data["flight"] == "colour":
            return tr(
                "Colour flight! {name} has three {dragons}; each opponent pays the strength of the second "
                "strongest: {gold}.",
                name=isolated(who),
                dragons=names.colour(data["colour"]),
                gold=gold(data["amount"]),
            )
        return tr(
            "Strength flight! {name} has three dragons of strength {strength}, for gold from the stakes "
            "and ante cards.",
            name=isolated(who),
            strength=data["strength"],
        )

    def say_took_antes(self, who: str, data: events.TookAntes) -> str | None:
        if not data["cards"]:
            return tr("{name} takes no ante card.", name=isolated(who))
        return tr(
            "{name} takes from the ante cards: {cards}.",
            name=isolated(who),
            cards=labels(self._cards, data["cards"]),
        )

    def say_flights_compared(self, who: str, data: events.FlightsCompared) -> str:
        totals = parts(
            tr("{name} {strength}", name=isolated(seat), strength=strength)
            for seat, strength in data["totals"].items()
        )
        text = tr("The flights: {totals}.", totals=totals)
        for seat, god in data["barred"].items():
            card = self._cards[god]
            text += " " + tr(
                "{name} cannot win: {side} beside {god}.",
                name=isolated(seat),
                side=names.side(card.always),
                god=label(card),
            )
        if data["weakest"]:
            text += " " + tr("Because of the Druid, the weakest flight wins.")
        if data["again"]:
            text += " " + tr("{people} are tied in front: another round.", people=people(data["front"]))
        return text

    def say_gambit_ends(self, who: str, data: events.GambitEnds) -> str:
        words = {"name": isolated(who), "number": data["gambit"], "gold": gold(data["stakes"])}
        match data["why"]:
            case "strongest":
                text = tr("{name} wins gambit\N{NO-BREAK SPACE}{number}: strongest flight.")
            case "weakest":
                text = tr("{name} wins gambit\N{NO-BREAK SPACE}{number}: weakest flight (Druid).")
            case "barred":
                text = tr(
                    "Nobody wins gambit\N{NO-BREAK SPACE}{number}: every flight is barred by its "
                    "god. The stakes "
                    "stay: {gold}."
                )
            case "no_cards":
                text = tr(
                    "Nobody wins gambit\N{NO-BREAK SPACE}{number}: still tied, and nobody has a "
                    "card. The stakes "
                    "stay: {gold}."
                )
            case _:
                text = tr(
                    "The stakes are empty: gambit\N{NO-BREAK SPACE}{number} ends at once, without a winner."
                )
        return text.format(**words)

    def say_won_stakes(self, who: str, data: events.WonStakes) -> str:
        return tr("{name} takes the stakes: {gold}.", name=isolated(who), gold=gold(data["amount"]))

    def say_eliminated(self, who: str, data: events.Eliminated) -> str:
        owed = sum(int(amount) for _, amount in data["debts"])
        return tr(
            "{name} still owes {gold} at the end of the gambit, and is out of the game.",
            name=isolated(who),
            gold=gold(owed),
        )

    def say_game_over(self, who: str, data: events.GameOver) -> str:
        why = {
            "gambits": tr("the last gambit is played"),
            "one_left": tr("only one player is left"),
            "eliminated": tr("a player could not pay"),
            "no_gold": tr("a player has no gold left"),
        }[data["reason"]]
        winners = data["winners"]
        score = data["scores"][winners[0]] if winners else 0
        return tr(
            "The game is over: {why}. Won by {people}, with {gold}.",
            why=why,
            people=people(winners),
            gold=gold(score),
        )
