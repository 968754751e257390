"""The scene of Est Royal: what is shown, and what a press on a pile does.

Mouse and keys of this game are in `handling`. Nothing here is irreversible: every answer can be undone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from pierres.players.est_royal.automatic import best_place
from pierres.rules.est_royal.moves import Moves
from pierres.rules.est_royal.view import View
from pierres.rules.game import Event, Question
from pierres.rules.given import Json
from pierres.session import Session
from pierres.session.moment_queue import Change
from pierres.table.cues import Cue
from pierres.table.draft import Draft
from pierres.table.drag_scene import DragScene
from pierres.table.est_royal.layout import CORNERS, CROSS, Places, layout
from pierres.table.est_royal.motion import EstRoyalMotion, dealing
from pierres.table.est_royal.picture import Context, hides, picture
from pierres.table.est_royal.pieces.playing_faces import Style
from pierres.table.est_royal.sparing import DrawnAhead, Trimming
from pierres.table.picture import Picture, Target
from pierres.table.places import Rect
from pierres.wording.base import Wording
from pierres.wording.est_royal.wording import EstRoyalWording, cards_of
from pierres.wording.typeset import joined

LOOKS = ("large_index", "four_colours", "mirrored", "one_click")
"""What a player may choose of the table itself, all off at first."""
REST_MS = 650
"""How long the pointer rests on a pile before it is spread out: longer than a thought."""


class HandDraft(Draft):
    """The card in hand: the top card of `pile`, and where it is put; "" for none, and for nowhere yet."""

    pile = destination = ""

    def value(self) -> Json:
        return [self.pile, self.destination]

    def clear(self) -> None:
        self.pile = self.destination = ""


class EstRoyalTable(DragScene):
    """One table of one solitaire, as it can be played by calls."""

    wording: EstRoyalWording
    draft: HandDraft | None

    def __init__(self, session: Session, wording: Wording, parent: QObject) -> None:
        assert isinstance(wording, EstRoyalWording)
        self.hinted: dict[str, str] = {}
        self.clock = ""
        self.displays: Mapping[str, bool] = {}
        self.places: Places | None = None
        # What stands there at first is read when the keyboard comes to the table.
        self._headline_told = wording.headline(session.view(), session.asked(), session.to_act())
        self._moves = session.view().moves
        self._undealt = not self._moves
        self._dealing = False
        super().__init__(session, wording, parent)
        self._latest: Sequence[Event] = self._told_latest()
        self._trimming = Trimming(self.renderer)
        self.look_after_ms = REST_MS
        # An answer here can be taken back, and no other person comes: there is nothing to guard against.
        self.guard_ms = 0
        self._ahead = DrawnAhead(self, self._printed)

    # ---- what is seen

    def set_displays(self, displays: Mapping[str, bool]) -> None:
        """Take up what the player has chosen of LOOKS; other names are for others."""
        chosen = {name: bool(displays.get(name)) for name in LOOKS}
        if chosen != self.displays:
            self.displays = chosen
            self.cancel_drag()
            self.rebuild()
            self.finish()
            self._ahead.begin()

    def show_clock(self, text: str) -> None:
        """The time played, or "" for none."""
        if text != self.clock:
            self.clock = text
            if not self.motion.running:
                self.rebuild()

    def printing(self) -> Style:
        """How the pack is printed."""
        large, four = bool(self.displays.get("large_index")), bool(self.displays.get("four_colours"))
        return Style(large=large, four_colours=four, lang=self.wording.language())

    def _printed(self) -> tuple[Style, float]:
        """How cards are drawn, and how wide."""
        return self.printing(), self.places.card[0] if self.places is not None else 0.0

    def describe(self) -> Picture:
        view: View = self.session.view()
        mirrored = bool(self.displays.get("mirrored"))
        self.places = layout(self.width(), self.height(), self.text_scale, mirrored, view.over)
        looked = self.looked[1] if self.looked is not None and self.looked[0] == "pile" else ""
        return picture(
            Context(
                view, self.places, self.wording, self.printing(), notice=self.notice, warning=self.warning,
                title=self.wording.deal_title(self.session.noted("deal")), chosen=self.chosen,
                lifted=self.dragging, destinations=frozenset(self.destinations(self.chosen)),
                hinted=self.hinted, clock=self.clock, looked=looked,
            )
        )  # fmt: skip

    def button_place(self) -> Rect | None:
        return self.places.way_on if self.places is not None else None

    def legal(self) -> list[list[str]]:
        """Every legal move, each [from, to]."""
        legal = (question.legal for question in self.session.choices())
        return [move for moves in legal if isinstance(moves, Moves) for move in moves]

    def destinations(self, source: str) -> list[str]:
        """Where the top card of a pile may go."""
        return [destination for start, destination in self.legal() if start == source] if source else []

    def _look_at_hovered(self) -> None:
        # A pile whose cards can all be recognised is not spread out over the others for nothing.
        pile = self.hover_key
        spread = self.places is not None and hides(self.session.view(), self.places, self.printing(), pile)
        if pile in (*CORNERS, *CROSS, "waste") and spread and not self.dragging and not self.chosen:
            super()._look_at_hovered()

    def look_words(self, what: tuple[str, ...]) -> str:
        cards: Sequence[str] = cards_of(self.session.view(), what[1])
        return str(self.wording.looking_at(self.session.view(), what[1], cards))

    # ---- what happens

    def first_focus(self) -> str:
        # On the headline Enter does nothing: whoever still strikes the key that began the game turns no card.
        return "question"

    def new_question(self) -> None:
        super().new_question()
        self.hinted = {}

    def begin_draft(self, question: Question) -> HandDraft:
        # A card may be taken up to see that it goes nowhere, although only a turn is asked then.
        return HandDraft(next((asked for asked in self.session.choices() if asked.kind == "move"), question))

    @property
    def chosen(self) -> str:
        """The pile whose top card is in hand, or ""."""
        return self.draft.pile if self.draft is not None else ""

    def hold(self, pile: str) -> None:
        """Have the top card of a pile in hand, "" for none, and forget what a hint has marked."""
        if self.draft is not None:
            self.draft.clear()
            self.draft.pile = pile
        self.hinted = {}

    def tells_headline(self, text: str) -> bool:
        told, self._headline_told = self._headline_told, text
        return text != told

    def _draw(self, change: Change) -> None:
        # The keyboard stays where it was: the next move often begins where the last one ended.
        kept = self.focus_key
        super()._draw(change)
        if kept and self.target(kept) is not None:
            self.focus_key = kept
            self.place_ring()
        view: View = self.session.view()
        was, self._moves = self._moves, view.moves
        before, self._latest = self._latest, self._told_latest()
        if not change.events and was != view.moves:
            by = view.moves - was
            events = {-1: before, 1: self._latest}.get(by, [])
            words = joined([text for event in events if (text := self.wording.event(event))])
            self.told.emit(self.wording.standing(view, words, by))

    def _told_latest(self) -> list[Event]:
        """What followed from the latest answer."""
        taken = self.session.steps_taken
        return self.session.told(taken - 1) if taken else []

    # ---- choosing and moving

    def perform(self, target: Target) -> None:
        action = target.action
        if action is not None and action[0] == "pile":
            self.take_up(str(action[1]))

    def take_up(self, pile: str) -> None:
        """A press on a pile: turn the stock, choose the card, or let the chosen card go there."""
        chosen = self.chosen
        if pile == "stock":
            self.turn()
        elif not chosen:
            if not cards_of(self.session.view(), pile) or pile in CORNERS or self.session.over:
                self._say_why_not(pile)
            else:
                self.choose(pile)
        elif pile == chosen:
            self.put_back()
        else:
            self.put_down(pile)

    def put_down(self, pile: str) -> None:
        """Put the card in hand on a pile."""
        if self.draft is not None:
            self.draft.destination = pile
            move = self.draft.value()
            self.choose("")
            self.give(move, kind="move")

    def turn(self) -> None:
        """Turn a card of the stock; what was in hand goes back."""
        self.choose("")
        if self.session.over:
            self.tell(self.wording.is_over(self.session.view()))
        else:
            self.give(kind="turn")

    def _say_why_not(self, pile: str) -> None:
        """Let the rules say why nothing can be taken there."""
        if self.session.over:
            self.tell(self.wording.is_over(self.session.view()))
            return
        other = next(name for name in CROSS if name != pile)
        self.give([pile, other], kind="move")

    def choose(self, pile: str) -> None:
        """Take the top card of a pile in hand, which marks its destinations; "" puts it back."""
        if (pile, {}) == (self.chosen, self.hinted):
            return
        self.hold(pile)
        self.rebuild()
        if pile:
            self.told.emit(self.wording.targets(self.session.view(), pile, self.destinations(pile)))

    def put_back(self) -> None:
        """The card in hand goes back where it came from, and whoever only listens hears so."""
        pile = self.chosen
        self.choose("")
        if pile:
            self.told.emit(self.wording.put_back(self.session.view(), pile))

    def send_to_best(self, pile: str) -> bool:
        """Move the top card of a pile to its best place; False, and a word about it, if it has none."""
        view: View = self.session.view()
        best = best_place(view, pile) if self.destinations(pile) else None
        self.choose("")
        if best:
            self.give([pile, best], kind="move")
            return True
        if self.session.over or not cards_of(view, pile) or pile in CORNERS:
            self._say_why_not(pile)
        else:
            self.tell(self.wording.nowhere(view, pile), warning=True)
        return False

    def show_sources(self, pile: str) -> None:
        """Mark the cards that may go to a pile."""
        sources = [start for start, destination in self.legal() if destination == pile]
        self.show_hint(dict.fromkeys(sources, "card"))
        self.told.emit(self.wording.sources(self.session.view(), pile, sources))

    def show_hint(self, places: Mapping[str, str]) -> None:
        """Point at piles: `card` for the one to take from, `place` for the one to go to."""
        self.hold("")
        self.hinted = dict(places)
        self.rebuild()

    # ---- motion

    def shown(self) -> None:
        super().shown()
        self._trimming.begin_anew()
        self._trim()
        self._deal()
        self._ahead.begin()

    def rebuild(self, cues: Sequence[Cue] = ()) -> None:
        before, dealt = self.picture, self._dealing
        super().rebuild(cues)
        self._play_changes(before, dealt, bool(cues))
        self._trim()

    def restyle(self) -> None:
        super().restyle()
        self._trimming.begin_anew()
        self.renderer.settle()
        self._trim()
        self._ahead.begin()

    def _play_changes(self, before: Picture, dealt: bool, playing: bool) -> None:
        after = self.picture
        if after is before or playing or self.dragging:
            return
        if dealt and not self.session.view().moves and _frame(before) != _frame(after):
            # The window found its size while the cards were still flying.
            self._undealt = True
            self._deal()
            return
        same = _frame(before) == _frame(after)
        moves = EstRoyalMotion(before, after).cues(()) if same else []
        if moves:
            self.player.play(moves, before, after, self._at_rest)
            self.raise_moving(moves)

    def _deal(self) -> None:
        """Deal a new game before the eyes of the player, once."""
        if not self._undealt or self.width() <= 0 or not any(view.isVisible() for view in self.views()):
            return
        self._undealt = False
        cues = dealing(self.picture)
        if cues and self.motion.duration(1000):
            self._dealing = True
            self.player.play(cues, self.picture, self.picture, self._dealt)
            self.raise_moving(cues)

    def _at_rest(self) -> None:
        super()._at_rest()
        self._trim()

    def _trim(self) -> None:
        if self.places is not None:
            moving = self.motion.running or bool(self.dragging)
            large = bool(self.displays.get("large_index"))
            self._trimming.follow(self.session.view(), self.places, large, self.chosen, moving)

    def _dealt(self) -> None:
        self._dealing = False
        self._at_rest()


def _frame(shown: Picture) -> object:
    """What the places of a picture follow from: its size, the size of its text, and its side."""
    table, niche = shown.placement("table"), shown.placement("niche:f1")
    return (table and table.rect, niche and niche.rect)
