"""The words of Est Royal: one object that says everything about a game of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pierres.rules.est_royal.cards import RANKS
from pierres.rules.est_royal.view import View
from pierres.rules.game import Event, Illegal, OptionFact, Question
from pierres.translation import TextContext
from pierres.wording.base import Cell, Chapter, Column, CurtainText, Ledger, OptionText, Wording
from pierres.wording.est_royal import event_text, names
from pierres.wording.est_royal.event_text import EstRoyalEvents
from pierres.wording.grammar import capital

tr = TextContext("EstGame")

_ORDER = ("f1", "f2", "f3", "f4", "up", "left", "centre", "right", "down", "waste")
_REFUSALS = tr.later(
    {
        "not_asked": "The game is over.",
        "same_pile": "The card is already there.",
        "empty_pile": "There is no card to take.",
        "stock_must_be_turned": "A card of the stock must be turned to the waste first.",
        "stock_empty": "The stock is used up, and there is no redeal.",
        "foundation_is_final": "A card on a foundation stays there.",
        "not_to_stock": "No card goes back to the stock.",
        "not_to_waste": "Only cards of the stock go to the waste.",
        "only_card_to_space": (
            "It is the only card on its pile: moving it to another space would change nothing."
        ),
        "corner_wants_base": "An empty corner takes only {rank}, the rank of the base card.",
        "corner_complete": "This foundation is complete.",
        "wrong_rank": "{card} does not go here: this foundation takes {wanted} next.",
        "wrong_suit": "{card} does not go here: this foundation takes {wanted} next.",
        "not_one_lower": "{card} does not go on {on}: only {rank} does.",
        "nothing_on_base_ace": "With this option no king goes on an ace while aces are the base.",
    }
)


class EstRoyalWording(Wording):
    """What the player reads and hears."""

    game_id = "est-royal"

    def __init__(self, characters: Mapping[str, Any], language: str | None = None) -> None:
        super().__init__(characters, language)
        self.events: EstRoyalEvents = EstRoyalEvents()

    # ---- the game

    def title(self) -> str:
        """The name of the game."""
        return tr("Est Royal")

    def summary(self) -> str:
        """For the shelf."""
        return tr(
            "Royal East, a solitaire with one pack: five piles in a cross, four "
            "foundations in the corners. Nearly every deal can be won, and few are."
        )

    def players_line(self) -> str:
        """How many, how long."""
        return tr("One player · ten minutes")

    # ---- questions and answers

    def headline(self, view: View, asked: Question | None, to_act: str | None) -> str:
        """How things stand, and at the end how it ended."""
        if view.over:
            if view.won:
                return tr("Won! All 52 cards are on the foundations")
            return tr("No move is left: %n point(s)", view.score)
        kinds = {question.kind for question in view.questions}
        if kinds == {"turn"} and view.stock:
            return tr("Turn a card: no card can be moved")
        if kinds == {"move"}:
            return tr("Move a card: the stock is used up")
        return tr("Turn a card, or move one")

    def curtain(self, view: View, seat: str) -> CurtainText:
        """There is no curtain for one person; the words stand for a pause."""
        return CurtainText(self.title(), tr("Paused"), tr("Resume"))

    def question(self, view: View, question: Question) -> str:
        """What is asked."""
        return tr("Turns and moves")

    def answer(self, view: View, question: Question, value: Any) -> str:
        """One turn or move, spoken."""
        if question.kind == "turn":
            if view.stock:
                left = tr("%n card(s) in the stock", view.stock)
                return tr("Turn a card of the stock ({left})", left=left)
            return tr("Redeal: turn the waste over to be the stock again")
        source, target = value
        return tr(
            "{card} {source} {target}",
            card=capital(names.card(top_of(view, source))),
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
        card = capital(names.card(top_of(view, pile)))
        if not targets:
            return tr("{card} can go nowhere.", card=card)
        where = ", ".join(names.to_pile(target) for target in targets)
        return tr("{card} can go {where}.", card=card, where=where)

    def put_back(self, view: View, pile: str) -> str:
        """The card in hand stays where it lay, spoken."""
        card = capital(names.the_card(top_of(view, pile)))
        return tr("{card} stays where it is.", card=card)

    def nowhere(self, view: View, pile: str) -> str:
        """Why the card of a pile is not sent anywhere."""
        card = capital(names.the_card(top_of(view, pile)))
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

    # ---- what happened

    def story(self, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
        """The game in two chapters."""
        return event_text.story(self.events, history)

    def ledger(self, history: Sequence[Event], seats: Sequence[str]) -> Ledger:
        """The game in numbers."""
        return event_text.ledger(history, seats)

    def refusal(self, illegal: Illegal) -> str:
        """Why a move was refused; nothing has changed."""
        said = {
            key: names.the_card(value) if len(value) == 2 and value[0] in RANKS else value
            for key, value in illegal.details.items()
            if key in ("card", "on") and isinstance(value, str)
        }
        wanted = str(illegal.details.get("wanted", illegal.details.get("base", "")))
        words = {"card": capital(said.get("card", "")), "on": said.get("on", "")}
        match illegal.reason:
            case "corner_wants_base" | "not_one_lower":
                words["rank"] = names.any_of_rank(wanted)
            case "wrong_rank" | "wrong_suit":
                words["wanted"] = names.the_card(wanted)
        text = _REFUSALS.get(illegal.reason)
        return tr(text, **words) if text else tr("That is not a move.")

    # ---- the scoreboard

    def columns(self, view: View) -> tuple[Column, ...]:
        """Score, cards left, moves."""
        return (
            Column("score", tr("Points"), tr("One for each card on the foundations")),
            Column("stock", tr("Stock"), tr("Cards still to be turned")),
            Column("moves", tr("Moves"), tr("Turns and moves so far")),
        )

    def cell(self, view: View, seat: str, key: str) -> Cell:
        """One number."""
        number = {"score": view.score, "stock": view.stock, "moves": view.moves}[key]
        return Cell(number, str(number), str(number))

    # ---- options, and what may be chosen of the look and the handling

    def option(self, fact: OptionFact) -> OptionText:
        """An option for the page of a new game. Raises KeyError."""
        return {
            "kings_on_aces": OptionText(
                tr("Kings on aces, always"),
                tr(
                    "A king may be put on an ace in the cross. Switched off, not while "
                    "aces are the base cards, as in the related game Four Seasons."
                ),
            ),
            "first_to_waste": OptionText(
                tr("First waste card turned with the deal"),
                tr("The first card of the stock is turned with the deal."),
            ),
            "fill_from_waste": OptionText(
                tr("Spaces filled from the waste"),
                tr("An empty pile of the cross takes the top of the waste at once."),
            ),
            "redeal": OptionText(
                tr("One redeal"), tr("When the stock is used up, the waste becomes the stock again, once.")
            ),
        }[fact.name]

    def option_value(self, fact: OptionFact, value: Any) -> str:
        """One value of an option."""
        return tr("yes" if value else "no")

    def display_text(self, name: str) -> OptionText:
        """One choice of the look and the handling, `DISPLAYS` by name. Raises KeyError."""
        return {
            "large_index": OptionText(
                tr("Cards with large indices"), tr("Rank and suit twice as large, one figure below them.")
            ),
            "four_colours": OptionText(tr("Four colours"), tr("Diamonds are blue and clubs are green.")),
            "mirrored": OptionText(tr("Mirrored table"), tr("Stock and waste are on the right.")),
            "one_click": OptionText(
                tr("One click moves"),
                tr("A click on a card sends it to its best place, as a double click does."),
            ),
            "clock": OptionText(tr("Clock"), tr("The time played; it starts with the first move.")),
            "truth": OptionText(
                tr("Can it still be won?"), tr("A line under the table says so, as far as is known.")
            ),
        }[name]


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
