"""The words of Est Royal: one object that says everything about a game of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pierres.rules.est_royal.view import View
from pierres.rules.game import Event, Illegal, OptionFact, Question
from pierres.translation import Context
from pierres.wording.base import Cell, Chapter, Column, CurtainText, Ledger, OptionText, Wording
from pierres.wording.est_royal import names, option_text, refusal_text, scoreboard, story
from pierres.wording.est_royal.event_text import EstRoyalEvents

tr = Context("EstTable")
tr_game = Context("EstGame")

_ORDER = ("f1", "f2", "f3", "f4", "up", "left", "centre", "right", "down", "waste")


class EstRoyalWording(Wording):
    """What the player reads and hears."""

    game_id = "est-royal"

    def __init__(self, characters: Mapping[str, Any], language: str | None = None) -> None:
        super().__init__(characters, language)
        self.events: EstRoyalEvents = EstRoyalEvents()

    # ---- the game

    def title(self) -> str:
        """The name of the game."""
        return tr_game("Est Royal")

    def summary(self) -> str:
        """For the shelf."""
        return tr_game(
            "Royal East, a solitaire with one pack: five piles in a cross, four "
            "foundations in the corners. Nearly every deal can be won, and few are."
        )

    def players_line(self) -> str:
        """How many, how long."""
        return tr_game("One player · ten minutes")

    # ---- questions and answers

    def headline(self, view: View, asked: Question | None, to_act: str | None) -> str:
        """How things stand, and at the end how it ended."""
        if view.over:
            if view.won:
                return tr_game("Won! All 52 cards are on the foundations")
            return tr_game("No move is left: %n point(s)", view.score)
        kinds = {question.kind for question in view.questions}
        if kinds == {"turn"} and view.stock:
            return tr_game("Turn a card: no card can be moved")
        if kinds == {"move"}:
            return tr_game("Move a card: the stock is used up")
        return tr_game("Turn a card, or move one")

    def curtain(self, view: View, seat: str) -> CurtainText:
        """There is no curtain for one person; the words stand for a pause."""
        return CurtainText(self.title(), tr_game("Paused"), tr_game("Resume"))

    def question(self, view: View, question: Question) -> str:
        """What is asked."""
        return tr_game("Turns and moves")

    def answer(self, view: View, question: Question, value: Any) -> str:
        """One turn or move, spoken."""
        if question.kind == "turn":
            if view.stock:
                left = tr_game("%n card(s) in the stock", view.stock)
                return tr_game("Turn a card of the stock ({left})", left=left)
            return tr_game("Redeal: turn the waste over to be the stock again")
        source, target = value
        return tr_game(
            "{card} {source} {target}",
            card=names.capital(names.card(top_of(view, source))),
            source=names.from_pile(source),
            target=names.to_pile(target),
        )

    def rank(self, view: View, question: Question, value: Any) -> tuple[int, ...]:
        """Foundations first, then the cross, then the turn."""
        if question.kind == "turn":
            return (1,)
        return (0, _ORDER.index(value[1]), _ORDER.index(value[0]))

    # ---- the table

    def deal_title(self, number: Any) -> str:
        """What a deal is called: its number, or nothing in particular."""
        if type(number) is int:
            return tr("Deal no. {number}", number=number)
        return tr("A deal of your own")

    def targets(self, view: View, pile: str, targets: Sequence[str]) -> str:
        """The card in hand and where it may go, spoken."""
        card = names.capital(names.card(top_of(view, pile)))
        if not targets:
            return tr("{card} can go nowhere.", card=card)
        where = ", ".join(names.to_pile(target) for target in targets)
        return tr("{card} can go {where}.", card=card, where=where)

    def put_back(self, view: View, pile: str) -> str:
        """The card in hand stays where it lay, spoken."""
        card = names.capital(names.the_card(top_of(view, pile)))
        return tr("{card} stays where it is.", card=card)

    def nowhere(self, view: View, pile: str) -> str:
        """Why the card of a pile is not sent anywhere."""
        card = names.capital(names.the_card(top_of(view, pile)))
        return tr("{card} can go nowhere now.", card=card)

    def sources(self, view: View, pile: str, sources: Sequence[str]) -> str:
        """Which cards may go to a place, spoken."""
        place = names.pile(pile)
        if not sources:
            return tr("{pile}: no card can go there now.", pile=place)
        cards = ", ".join(names.card(top_of(view, source)) for source in sources)
        return tr("{pile}: these can go there: {cards}.", pile=place, cards=cards)

    def beside(self) -> str:
        """A card was dropped where no pile is."""
        return tr("There is no pile there: the card goes back.")

    def none_in_hand(self) -> str:
        """A key wanted to move a card, and none is chosen."""
        return tr("First choose a card: with an arrow key or a digit.")

    def is_over(self, view: View) -> str:
        """A press after the end."""
        return tr("The game is over; moves can be undone.")

    def standing(self, view: View, move: str, by: int) -> str:
        """Where the game stands after `by` moves were undone or redone, spoken; `move` is the move."""
        points = tr("%n point(s)", view.score)
        text = (
            tr("After move {number}, {points}.")
            if not move
            else tr("{move} Undone: after move {number}, {points}.")
            if by < 0
            else tr("{move} Redone: after move {number}, {points}.")
        )
        return text.format(move=move, number=view.moves, points=points)

    def looking(self, view: View, pile: str) -> str:
        """The line over a pile that is spread out."""
        return tr("{pile}: %n card(s), the top card last", len(cards_of(view, pile)), pile=names.pile(pile))

    def looking_at(self, view: View, pile: str, cards: Sequence[str]) -> str:
        """A pile that is spread out, card by card, spoken."""
        return tr(
            "{pile}: {cards}",
            pile=self.looking(view, pile),
            cards=", ".join(names.card(card) for card in cards),
        )

    # ---- in modules of their own

    def refusal(self, illegal: Illegal) -> str:
        """Why an answer was refused."""
        return refusal_text.refusal(illegal)

    def story(self, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
        """The game in two chapters."""
        return story.story(self.events, history, seats)

    def ledger(self, history: Sequence[Event], seats: Sequence[str]) -> Ledger:
        """The game in numbers."""
        return story.ledger(history, seats)

    def option(self, fact: OptionFact) -> OptionText:
        """An option for the page of a new game."""
        return option_text.option(fact)

    def option_value(self, fact: OptionFact, value: Any) -> str:
        """One value of an option."""
        return option_text.option_value(fact, value)

    def display_text(self, name: str) -> OptionText:
        """One choice of the look and the handling. Raises KeyError."""
        return option_text.display_text(name)

    def columns(self, view: View) -> tuple[Column, ...]:
        """The columns of the scoreboard."""
        return scoreboard.columns(view)

    def cell(self, view: View, seat: str, key: str) -> Cell:
        """One number."""
        return scoreboard.cell(view, seat, key)


def top_of(view: View, pile: str) -> str:
    """The card that can be taken from a pile. Raises IndexError for an empty one."""
    return cards_of(view, pile)[-1]


def cards_of(view: View, pile: str) -> tuple[str, ...]:
    """The cards of a pile that lie face up, bottom to top."""
    if pile == "waste":
        return view.waste
    if pile == "stock":
        return ()
    if pile.startswith("f"):
        return view.foundations[int(pile[1]) - 1]
    return view.tableau[("up", "left", "centre", "right", "down").index(pile)]
