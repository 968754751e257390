"""The words of Aux pierres du dragon: one object that says everything about a game with these characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pierres.players.player import Reason
from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import Event, OptionFact
from pierres.translation import TextContext
from pierres.wording.aux_pierres import names, now_text, reason_text, story
from pierres.wording.aux_pierres.answer_text import Answers
from pierres.wording.aux_pierres.event_text import AuxPierresEvents
from pierres.wording.aux_pierres.headlines import Headlines
from pierres.wording.aux_pierres.scoreboard import SeatText
from pierres.wording.base import Chapter, Ledger, OptionText
from pierres.wording.grammar import capital

tr = TextContext("AuxGame")


class AuxPierresWording(Headlines, Answers, SeatText):
    """What players read and hear of the box and of their own cards."""

    game_id = "aux-pierres"
    # The auction decided last lies there, and the round has not ended yet.
    off_table = frozenset({"round_ends"})
    events: AuxPierresEvents

    def __init__(self, characters: Mapping[str, Character], language: str | None = None) -> None:
        super().__init__(characters, language)
        self.events = AuxPierresEvents(characters)

    # ---- the game

    def title(self) -> str:
        """The name of the box, the same in both languages."""
        return "Aux pierres du dragon"

    def summary(self) -> str:
        """For the shelf."""
        return tr(
            "At the Dragon’s Stones: bid gold in a closed fist for the help of magical characters, and turn "
            "dragon stones into points. Three points win."
        )

    def players_line(self) -> str:
        """How many, how long."""
        return tr("3 to 6\N{NO-BREAK SPACE}players · about an hour")

    def story(self, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
        """The game in chapters."""
        return story.story(self._characters, self.events, history, seats)

    def ledger(self, history: Sequence[Event], seats: Sequence[str]) -> Ledger:
        """The game in numbers."""
        return story.ledger(history, seats)

    def now_text(self, view: View, key: str, history: Sequence[Event] = ()) -> str:
        """What a card would do now, and why it did not trigger this round."""
        return now_text.now_text(self._characters, self.events, view, key, history)

    # ---- computer players

    def reason(self, reason: Reason) -> str:
        """Why a computer player answered as it did."""
        return reason_text.reason_text(self._characters, reason)

    def manner(self, manner: str) -> str:
        """How a computer player plays."""
        return reason_text.manner_text(manner)

    # ---- fists and things

    def fist_text(self, kind: str, coins: Mapping[str, int]) -> str:
        """A fist with its value."""
        return capital(names.fist_with_value(kind, coins))

    def in_fist(self, kind: str, coins: Mapping[str, int]) -> str:
        """What a fist holds and is worth, spoken."""
        held = self.fist_text(kind, coins)
        return tr("In the fist: {things}", things=held) if any(coins.values()) else held

    def kind(self, kind: str) -> str:
        """A kind of coin, or the stones of a colour, as a label."""
        if kind in ("red", "blue", "yellow"):
            return capital(names.stones_of(kind))
        return names.coin_kind(kind)

    # ---- options

    def option(self, fact: OptionFact) -> OptionText:
        """An option for the page of a new game: its label and what it changes."""
        match fact.name:
            case "two_players":
                return OptionText(
                    tr("Two players (unofficial)"),
                    tr("The box is for three to six. Two can play, but the bidding loses its bite."),
                )
            case "double_copied":
                return OptionText(
                    tr("Doppelganger also on copied characters"),
                    tr(
                        "The Doppelganger may double a character that Ghost, Goblin or Imp brings into play. "
                        "Switched off, it doubles only the character that was auctioned."
                    ),
                )
            case "amulet_in_silver":
                return OptionText(
                    tr("Amulets in tie-breaks"),
                    tr(
                        "An amulet may go into a tie-break fist, where it doubles the silver. "
                        "Switched off, amulets are for gold only."
                    ),
                )
            case "purses":
                return OptionText(
                    tr("Purses"),
                    tr(
                        "The coins behind the screens can be hidden from the others, or open "
                        "to all. The rules stay the same."
                    ),
                )
            case "cards":
                return OptionText(
                    tr("Own cards"), tr("Special cards of your own, shuffled into the special deck.")
                )
            case _:
                return super().option(fact)

    def option_value(self, fact: OptionFact, value: Any) -> str:
        """One value of an option."""
        if isinstance(value, (list, tuple)):
            return tr("%n card(s)", len(value))
        if value in ("hidden", "open"):
            return tr({"hidden": "Hidden", "open": "Open"}[value])
        return super().option_value(fact, value)
