"""The words of Est Royal: one object that says everything about a game of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from pierres.locales import spoken
from pierres.models.wording import (
    Cell,
    Chapter,
    Column,
    CurtainText,
    Ledger,
    LogLine,
    OptionText,
    PurseLine,
    Tally,
)
from pierres.paths import resource_path
from pierres.rules.est_royal.view import View
from pierres.rules.game import Event, Illegal, OptionFact, Question
from pierres.table.est_royal import event_text, names

translate = QCoreApplication.translate

_ORDER = ("f1", "f2", "f3", "f4", "up", "left", "centre", "right", "down", "waste")


class EstRoyalWording:
    """Carries out `Wording`. Holds no text: every call speaks the language of the moment."""

    def __init__(self, characters: Mapping[str, Any]) -> None:
        """A solitaire has no characters; the argument is what every game's wording takes."""

    # ---- the game

    def language(self) -> str:
        """`fr` or `en`."""
        return spoken()

    def title(self) -> str:
        """The name of the game."""
        return translate("EstGame", "Est Royal")

    def summary(self) -> str:
        """For the shelf."""
        return translate(
            "EstGame",
            "Royal East, a solitaire with one pack: five piles in a cross, four "
            "foundations in the corners. Nearly every deal can be won, and few are.",
        )

    def players_line(self) -> str:
        """How many, how long."""
        return translate("EstGame", "One player · ten minutes")

    def rules(self) -> str:
        """The page of resources/rules."""
        return resource_path("rules", f"est-royal.{self.language()}.html").read_text(encoding="utf-8")

    # ---- questions and answers

    def headline(self, view: View, asked: Question | None, to_act: str | None) -> str:
        """How things stand, and at the end how it ended."""
        if view.over:
            if view.won:
                return translate("EstGame", "Won! All 52 cards are on the foundations.")
            return translate("EstGame", "No move is left: %n point(s).", None, view.score)
        kinds = {question.kind for question in view.questions}
        if kinds == {"turn"} and view.stock:
            return translate("EstGame", "Turn a card: no card can be moved")
        if kinds == {"move"}:
            return translate("EstGame", "Move a card: the stock is used up")
        return translate("EstGame", "Turn a card, or move one")

    def curtain(self, view: View, seat: str) -> CurtainText:
        """There is no curtain for one person; the words stand for a pause."""
        return CurtainText(self.title(), translate("EstGame", "Paused"), translate("EstGame", "Resume"))

    def question(self, view: View, question: Question) -> str:
        """What is asked."""
        return translate("EstGame", "Turns and moves")

    def answer(self, view: View, question: Question, value: Any) -> str:
        """One turn or move, for the ear."""
        if question.kind == "turn":
            if view.stock:
                left = translate("EstGame", "%n card(s) in the stock", None, view.stock)
                return translate("EstGame", "Turn a card of the stock ({left})").format(left=left)
            return translate("EstGame", "Redeal: turn the waste over to be the stock again")
        source, target = value
        return translate("EstGame", "{card} {source} {target}").format(
            card=names.capital(names.card(top_of(view, source))),
            source=names.from_pile(source),
            target=names.to_pile(target),
        )

    def caution(self, view: View, question: Question, value: Any) -> str:
        """Nothing needs a warning that an undo cannot mend."""
        return ""

    def rank(self, view: View, question: Question, value: Any) -> tuple[int, ...]:
        """Foundations first, then the cross, then the turn."""
        if question.kind == "turn":
            return (1,)
        return (0, _ORDER.index(value[1]), _ORDER.index(value[0]))

    def fist_kinds(self, question: Question) -> tuple[str, ...]:
        """No fists here."""
        return ()

    def fist_text(self, kind: str, coins: Mapping[str, int]) -> str:
        """No fists here."""
        return ""

    def fist_value(self, kind: str, coins: Mapping[str, int]) -> int:
        """No fists here."""
        return 0

    def refusal(self, illegal: Illegal) -> str:
        """Why an answer was refused."""
        return event_text.refusal(illegal)

    # ---- what happened

    def event(self, event: Event) -> str | None:
        """What happened, in one sentence."""
        return event_text.sentence(event)

    def is_logged(self, event: Event) -> bool:
        """Every turn and move has its line."""
        # By its kind alone: all lines are asked for after every answer, and a long game has many.
        return event.kind in event_text.LOGGED

    def log(self, event: Event) -> LogLine | None:
        """The line of the list of moves for it."""
        return event_text.line(event)

    @property
    def off_table(self) -> frozenset[str]:
        """Nobody else plays."""
        return frozenset()

    def is_news(self, event: Event, seat: str) -> bool:
        """Nobody else plays meanwhile."""
        return False

    def ledger(self, history: Sequence[Event], seats: Sequence[str]) -> Ledger:
        """How many turns and moves the game took, and which of them went to a foundation."""
        turns = sum(event.kind == "turned" for event in history)
        moves = sum(
            event.kind == "moved" and not event.public.get("filled") for event in history if event.public
        )
        length = translate("EstStory", "%n move(s)", None, turns + moves)
        return Ledger(
            length,
            (
                Tally(translate("EstStory", "Cards turned"), dict.fromkeys(seats, turns)),
                Tally(translate("EstStory", "Cards moved"), dict.fromkeys(seats, moves)),
            ),
        )

    def story(self, history: Sequence[Event], seats: Sequence[str]) -> list[Chapter]:
        """The game in two chapters: what was dealt, and the moves, foundations marked."""
        told = [event for event in history if event.kind in ("turned", "moved", "redealt")]
        opening = [text for event in history if event.kind == "dealt" and (text := self.event(event))]
        ending = [text for event in history if event.kind == "game_over" and (text := self.event(event))]
        # A line ends between two moves and not within one.
        moves = [line.text.replace(" ", "\N{NO-BREAK SPACE}") for event in told if (line := self.log(event))]
        rows = tuple(" · ".join(moves[start : start + 12]) for start in range(0, len(moves), 12))
        chapters = [Chapter(translate("EstStory", "The deal"), tuple(opening))]
        if rows:
            chapters.append(Chapter(translate("EstStory", "Turns and moves"), rows))
        if ending:
            chapters.append(Chapter(translate("EstStory", "The end"), tuple(ending)))
        return chapters

    # ---- the table

    def deal_title(self, number: Any) -> str:
        """What a deal is called: its number, or nothing in particular."""
        if type(number) is int:
            return translate("EstTable", "Deal no. {number}").format(number=number)
        return translate("EstTable", "A deal of your own")

    def targets(self, view: View, pile: str, targets: Sequence[str]) -> str:
        """The card in hand and where it may go, for the ear."""
        card = names.capital(names.card(top_of(view, pile)))
        if not targets:
            return translate("EstTable", "{card} can go nowhere.").format(card=card)
        where = ", ".join(names.to_pile(target) for target in targets)
        return translate("EstTable", "{card} can go {where}.").format(card=card, where=where)

    def nowhere(self, view: View, pile: str) -> str:
        """Why the card of a pile is not sent anywhere."""
        card = names.capital(names.the_card(top_of(view, pile)))
        return translate("EstTable", "{card} can go nowhere now.").format(card=card)

    def sources(self, view: View, pile: str, sources: Sequence[str]) -> str:
        """Which cards may go to a place, for the ear."""
        place = names.pile(pile)
        if not sources:
            return translate("EstTable", "{pile}: no card can go there now.").format(pile=place)
        cards = ", ".join(names.card(top_of(view, source)) for source in sources)
        return translate("EstTable", "{pile}: these can go there: {cards}.").format(pile=place, cards=cards)

    def beside(self) -> str:
        """A card was dropped where no pile is."""
        return translate("EstTable", "There is no pile there: the card goes back.")

    def none_in_hand(self) -> str:
        """A key wanted to move a card, and none is chosen."""
        return translate("EstTable", "First choose a card: with an arrow key or a digit.")

    def is_over(self, view: View) -> str:
        """A press after the end."""
        return translate("EstTable", "The game is over; moves can be undone.")

    def standing(self, view: View) -> str:
        """Where the game stands after moves were undone or made again, for the ear."""
        points = translate("EstTable", "%n point(s)", None, view.score)
        return translate("EstTable", "After move {number}, {points}.").format(
            number=view.moves, points=points
        )

    def looking(self, view: View, pile: str) -> str:
        """The line over a pile that is spread out."""
        return translate(
            "EstTable", "{pile}: %n card(s), the top card last", None, len(cards_of(view, pile))
        ).format(pile=names.pile(pile))

    def looking_at(self, view: View, pile: str, cards: Sequence[str]) -> str:
        """A pile that is spread out, card by card, for the ear."""
        return translate("EstTable", "{pile}: {cards}").format(
            pile=self.looking(view, pile), cards=", ".join(names.card(card) for card in cards)
        )

    # ---- options

    def option(self, fact: OptionFact) -> OptionText:
        """An option for the page of a new game."""
        texts = {
            "kings_on_aces": OptionText(
                translate("EstOptions", "Kings on aces, always"),
                translate(
                    "EstOptions",
                    "A king may be put on an ace in the cross. Switched off, not while "
                    "aces are the base cards, as in the related game Four Seasons.",
                ),
            ),
            "first_to_waste": OptionText(
                translate("EstOptions", "First waste card dealt"),
                translate("EstOptions", "The first card of the stock is turned with the deal."),
            ),
            "fill_from_waste": OptionText(
                translate("EstOptions", "Spaces filled from the waste"),
                translate("EstOptions", "An empty pile of the cross takes the top of the waste at once."),
            ),
            "redeal": OptionText(
                translate("EstOptions", "One redeal"),
                translate(
                    "EstOptions", "When the stock is used up, the waste becomes the stock again, once."
                ),
            ),
        }
        return texts[fact.name]

    def option_value(self, fact: OptionFact, value: Any) -> str:
        """One value of an option."""
        return translate("EstOptions", "yes") if value else translate("EstOptions", "no")

    def display_text(self, name: str) -> OptionText:
        """One choice of the look and the handling, `DISPLAYS` by name. Raises KeyError."""
        texts = {
            "large_index": OptionText(
                translate("EstDisplays", "Cards with large indices"),
                translate("EstDisplays", "Rank and suit twice as large, one figure below them."),
            ),
            "four_colours": OptionText(
                translate("EstDisplays", "Four colours"),
                translate("EstDisplays", "Diamonds are blue and clubs are green."),
            ),
            "mirrored": OptionText(
                translate("EstDisplays", "Mirrored table"),
                translate("EstDisplays", "Stock and waste stand on the right."),
            ),
            "one_click": OptionText(
                translate("EstDisplays", "One click moves"),
                translate(
                    "EstDisplays", "A click on a card sends it to its best place, as a double click does."
                ),
            ),
            "clock": OptionText(
                translate("EstDisplays", "Clock"),
                translate("EstDisplays", "The time played; it starts with the first move."),
            ),
            "truth": OptionText(
                translate("EstDisplays", "Can it still be won?"),
                translate("EstDisplays", "A line under the table says so, as far as is known."),
            ),
        }
        return texts[name]

    # ---- boards

    def columns(self, view: View) -> tuple[Column, ...]:
        """Score, cards left, moves."""
        return (
            Column(
                "score",
                translate("EstGame", "Points"),
                translate("EstGame", "One for each card on the foundations"),
            ),
            Column("stock", translate("EstGame", "Stock"), translate("EstGame", "Cards still to be turned")),
            Column("moves", translate("EstGame", "Moves"), translate("EstGame", "Turns and moves so far")),
        )

    def cell(self, view: View, seat: str, key: str) -> Cell:
        """One number."""
        number = {"score": view.score, "stock": view.stock, "moves": view.moves}[key]
        return Cell(number, str(number), str(number))

    def purse(self, view: View) -> tuple[PurseLine, ...]:
        """Nothing is held in secret."""
        return ()


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
