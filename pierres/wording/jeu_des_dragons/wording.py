"""The words of Le Jeu des dragons: one object that says everything about a game of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pierres.players.player import Reason
from pierres.rules.game import Event, OptionFact
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.view import View
from pierres.translation import TextContext
from pierres.wording.base import Chapter, Ledger, OptionText
from pierres.wording.jeu_des_dragons import now_text, reason_text, story
from pierres.wording.jeu_des_dragons.answer_text import Answers
from pierres.wording.jeu_des_dragons.event_text import JeuDesDragonsEvents
from pierres.wording.jeu_des_dragons.headlines import Headlines
from pierres.wording.jeu_des_dragons.names import gold
from pierres.wording.jeu_des_dragons.scoreboard import SeatText

tr = TextContext("DragonGame")


class JeuDesDragonsWording(Headlines, Answers, SeatText):
    """What players read and hear of the box."""

    game_id = "jeu-des-dragons"
    events: JeuDesDragonsEvents

    def __init__(self, characters: Mapping[str, Card], language: str | None = None) -> None:
        super().__init__(characters, language)
        self.events = JeuDesDragonsEvents(characters)

    # ---- the game

    def title(self) -> str:
        """The name of the box, the same in both languages."""
        return "Le Jeu des dragons"

    def summary(self) -> str:
        """For the shelf."""
        return tr(
            "The Game of Dragons: everybody plays three cards, and the strongest flight takes "
            "the stakes; but it is the weaker cards whose powers trigger."
        )

    def players_line(self) -> str:
        """How many, how long."""
        return tr("2 to 6\N{NO-BREAK SPACE}players · from half an hour")

    def drawn(self, draws: Sequence[Event]) -> str:
        """Cards drawn by one seat for one reason, in one sentence."""
        return self.events.drawn(draws)

    def story(self, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
        """The game in chapters."""
        return story.story(self.events, history, seats)

    def ledger(self, history: Sequence[Event], seats: Sequence[str]) -> Ledger:
        """The game in numbers."""
        return story.ledger(history, seats)

    def now_text(self, view: View, key: str, history: Sequence[Event] = ()) -> str:
        """What the card would do now, or why its power did not trigger."""
        return now_text.now_text(self._cards, view, key, history)

    # ---- computer players

    def reason(self, reason: Reason) -> str:
        """Why a computer player answered as it did."""
        return reason_text.reason_text(self._cards, reason)

    def manner(self, manner: str) -> str:
        """How a computer player of that manner plays."""
        return reason_text.manner_text(manner)

    # ---- options

    def option(self, fact: OptionFact) -> OptionText:
        """An option for the page of a new game: its label and what it changes."""
        match fact.name:
            case "start_gold":
                return OptionText(
                    tr("Starting gold"), tr("More gold makes a longer game, less gold a shorter one.")
                )
            case "round_tie":
                return OptionText(
                    tr("Tie for the strongest card of a round"),
                    tr("Who leads the next round when the strongest cards of a round are equal."),
                )
            case "buy":
                return OptionText(
                    tr("Buying cards"),
                    tr(
                        "A player without cards buys: the next card sets the price, then the hand is filled "
                        "up to four."
                    ),
                )
            case "strength_flight_cards":
                return OptionText(
                    tr("Ante cards for a strength flight"),
                    tr("How many of the ante cards you take for three dragons of one strength."),
                )
            case "gambits":
                return OptionText(
                    tr("End of the game"),
                    tr(
                        "When a player goes broke, or after a set number of gambits. The player with the "
                        "most gold wins."
                    ),
                )
            case "hands":
                return OptionText(
                    tr("Hands"),
                    tr("Hands can be hidden from the others, or lie open to all. The rules stay the same."),
                )
            case _:
                return super().option(fact)

    def option_value(self, fact: OptionFact, value: Any) -> str:
        """One value of an option."""
        match fact.name, value:
            case "start_gold", _:
                return gold(int(value))
            case "gambits", _ if value:
                return tr("After %n gambit(s)", int(value))
            case "gambits", _:
                return tr("When a player goes broke")
        words = tr.later(
            {
                "leader": "The leader stays",
                "untied": "The strongest card that stands alone leads",
                "empty": "With no card left",
                "one_or_less": "Also at the start of a turn with one card",
                "all": "All that are left",
                "three": "Three at most",
                "two": "Two at most",
                "hidden": "Hidden",
                "open": "Open",
            }
        )
        return tr(words[value]) if value in words else super().option_value(fact, value)
