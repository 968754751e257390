"""The scene of Est Royal: cards are dragged, clicked, or called by their digit; targets are lit.

The digits are the grid as on a number pad: 7 8 9, 4 5 6, 1 2 3, with 0 for the waste; a digit for the card and
one for the place make a move. Nothing here is irreversible: every answer can be undone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from pierres.rules.est_royal.moves import Moves
from pierres.rules.est_royal.view import View
from pierres.session import Session
from pierres.table.cues import Cue, Fly, Move
from pierres.table.drag_scene import IN_THE_AIR, DragScene
from pierres.table.est_royal.layout import CORNERS, CROSS, layout
from pierres.table.est_royal.picture import Context, picture
from pierres.table.est_royal.wording import cards_of
from pierres.table.pieces.playing_faces import Style
from pierres.table.places import Rect
from pierres.table.stage import Picture, Spot, Thing

PAD = {7: "f1", 8: "up", 9: "f2", 4: "left", 5: "centre", 6: "right", 1: "f3", 2: "down", 3: "f4", 0: "waste"}
"""Digit → pile, as the keys lie on a number pad."""
GLIDE_MS, FLIP_MS, DEAL_MS = 190.0, 220.0, 70.0
DISPLAYS = ("large_index", "four_colours", "mirrored", "one_click")
"""What a player may choose of the look and the handling, all off at first."""


class EstRoyalScene(DragScene):
    """One table of one solitaire."""

    def __init__(self, session: Session, wording: Any, parent: QObject) -> None:
        self.chosen = ""
        self.hinted: dict[str, str] = {}
        self.clock = ""
        self.displays: Mapping[str, bool] = {}
        super().__init__(session, wording, parent)
        # An answer here can be taken back, and no other person comes: there is nothing to guard against.
        self.guard_ms = 0

    # ---- what is seen

    def set_displays(self, displays: Mapping[str, bool]) -> None:
        """Take up what the player has chosen of `DISPLAYS`."""
        if displays != self.displays:
            self.displays = dict(displays)
            self.rebuild()

    def describe(self) -> Picture:
        view: View = self.session.view()
        places = layout(self.width(), self.height(), self.text_scale, bool(self.displays.get("mirrored")))
        looked = self.looked[1] if self.looked is not None and self.looked[0] == "pile" else ""
        things, spots = picture(
            Context(
                view=view,
                places=places,
                wording=self.wording,
                style=Style(
                    large=bool(self.displays.get("large_index")),
                    four_colours=bool(self.displays.get("four_colours")),
                    lang=self.wording.language(),
                ),
                title=self.wording.deal_title(self.session.noted("deal")),
                notice=self.notice,
                warning=self.warning,
                chosen=self.chosen,
                targets=frozenset(self._targets(self.chosen)),
                hinted=self.hinted,
                clock=self.clock,
                looked=looked,
            )
        )
        return Picture(tuple(things), tuple(spots))

    def _legal(self) -> list[list[str]]:
        return [
            move
            for question in self.session.choices()
            if isinstance(question.legal, Moves)
            for move in question.legal
        ]

    def _targets(self, source: str) -> list[str]:
        return [target for start, target in self._legal() if start == source] if source else []

    def first_focus(self) -> str:
        return "stock"

    def new_question(self) -> None:
        self.chosen = ""
        self.hinted = {}

    def _follow(self) -> None:
        # The keyboard stays where it was: the next move often begins where the last one ended.
        kept = self.focus_key
        super()._follow()
        if kept and self.spot(kept) is not None:
            self.focus_key = kept
            self.place_ring()

    # ---- choosing and moving

    def perform(self, spot: Spot) -> None:
        action = spot.action
        if action is not None and action[0] == "pile":
            self.take_up(action[1])

    def take_up(self, pile: str) -> None:
        """A press on a pile: turn the stock, choose the card, or let the chosen card go there."""
        chosen = self.chosen
        if pile == "stock" and not chosen:
            self.give(kind="turn")
        elif not chosen:
            if not cards_of(self.session.view(), pile) or pile in CORNERS:
                self._say_why_not(pile)
            else:
                self.choose(pile)
        elif pile == chosen:
            self.choose("")
        else:
            self.choose("")
            self.give([chosen, pile], kind="move")

    def _say_why_not(self, pile: str) -> None:
        """Let the rules say why nothing can be taken there."""
        other = next(name for name in CROSS if name != pile)
        self.give([pile, other], kind="move")

    def choose(self, pile: str) -> None:
        """Take the top card of a pile in hand, which lights its targets; "" puts it back."""
        self.chosen = pile
        self.hinted = {}
        self.rebuild()
        if pile:
            self.told.emit(self.wording.targets(self.session.view(), pile, self._targets(pile)))

    def send_to_best(self, pile: str) -> bool:
        """Move the top card of a pile to its best place; False if it has none."""
        targets = self._targets(pile)
        best = best_target(self.session.view(), targets)
        self.choose("")
        if not best:
            return False
        self.give([pile, best], kind="move")
        return True

    def show_hint(self, places: Mapping[str, str]) -> None:
        """Point at piles: `card` for the one to take from, `place` for the one to go to."""
        self.chosen = ""
        self.hinted = dict(places)
        self.rebuild()

    # ---- the mouse

    def press(self, key: str) -> bool:
        spot = self.spot(key)
        one_click = self.displays.get("one_click") and not self.by_keyboard
        if one_click and spot is not None and not self.chosen and key in (*CROSS, "waste"):
            self.finish()
            self.end_notice()
            if cards_of(self.session.view(), key) and self.send_to_best(key):
                return True
        return super().press(key)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        right = event.buttons() == Qt.MouseButton.RightButton
        super().mousePressEvent(event)
        spot = self.spot_at(event.scenePos().x(), event.scenePos().y())
        if right and spot is not None and spot.key in (*CROSS, "waste") and not self.dragging:
            # All targets of a card, without moving it.
            self.look(None)
            self.choose(spot.key if cards_of(self.session.view(), spot.key) else "")

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.finish()
        spot = self.spot_at(event.scenePos().x(), event.scenePos().y())
        if spot is None or event.buttons() != Qt.MouseButton.LeftButton:
            return
        if spot.key == "stock":
            # Turning card after card is meant: the second click counts like the first.
            self._pressed_key = spot.key
        elif spot.key == self.chosen:
            self._pressed_key = ""
            self.send_to_best(spot.key)

    def carried(self, spot: Spot) -> tuple[str, ...]:
        cards = cards_of(self.session.view(), spot.key) if spot.key in (*CROSS, "waste") else ()
        return (f"card:{cards[-1]}",) if cards and not self.session.over else ()

    def places_to_drop(self, source: str) -> Sequence[Spot]:
        targets = self._targets(source)
        return [spot for spot in self.spots() if spot.key in targets]

    def drag_begins(self, source: str) -> None:
        self.look(None)
        self.chosen = source
        self.hinted = {}

    def drag_ends(self) -> None:
        self.chosen = ""

    def dropped(self, source: str, target: str) -> None:
        self.give([source, target], kind="move")
        self.rebuild()

    # ---- the keyboard

    def type_digit(self, digit: int) -> bool:
        pile = PAD.get(digit)
        if pile is None:
            return False
        self.set_focus(pile)
        self.press(pile)
        return True

    def _key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_T and not event.isAutoRepeat():
            self.choose("")
            self.give(kind="turn")
            return True
        if key == Qt.Key.Key_M and not event.isAutoRepeat():
            pile = self.chosen or self.focus_key
            if pile in (*CROSS, "waste"):
                self.send_to_best(pile)
            return True
        return super()._key(event)

    def type_erase(self) -> bool:
        if not self.chosen:
            return False
        self.choose("")
        return True

    def escape(self) -> bool:
        if super().escape():
            return True
        if self.dragging:
            self.cancel_drag()
            return True
        if self.chosen or self.hinted:
            self.hinted = {}
            self.choose("")
            return True
        return False

    # ---- motion

    def rebuild(self, cues: Sequence[Cue] = ()) -> None:
        before = self.picture
        super().rebuild(cues)
        after = self.picture
        if after is before or cues or self.dragging:
            return
        moves = changes(before, after)
        if moves:
            self.player.play(moves, before, after, self._at_rest)
            for cue in moves:
                item = self.stage.item(cue.key) if isinstance(cue, Move) else None
                if item is not None:
                    item.setZValue(IN_THE_AIR + item.zValue() / 100)


def best_target(view: View, targets: Sequence[str]) -> str:
    """Where a card most likely goes: a foundation, else the longest pile of the cross, else a space."""
    return max(targets, key=lambda pile: (pile in CORNERS, len(cards_of(view, pile))), default="")


def changes(before: Picture, after: Picture) -> list[Cue]:
    """How the cards get from one picture to the next, whatever led there: a move, an undo, a new deal."""
    old = {thing.key: thing for thing in before.things}
    new = {thing.key: thing for thing in after.things}
    table, was = new.get("table"), old.get("table")
    if table is None or was is None or table.rect != was.rect:
        return []
    stock = _stock(new) or _stock(old)
    cues: list[Cue] = []
    fresh = 0
    for key, thing in new.items():
        if not key.startswith("card:"):
            continue
        there = old.get(key)
        if there is not None and there.rect != thing.rect:
            cues.append(Move(key, there.rect, 0, GLIDE_MS))
        elif there is None and stock is not None and not _uncovered(key, old, new):
            cues.append(Move(key, stock, fresh * DEAL_MS, FLIP_MS, flip=True))
            fresh += 1
    if stock is not None:
        for key, thing in old.items():
            if key.startswith("card:") and key not in new and _goes_back(key, thing, new):
                back = Thing(key, thing.piece, stock, props=thing.props)
                cues.append(Fly(back, thing.rect, 0, GLIDE_MS))
    return cues


def _stock(things: Mapping[str, Thing]) -> Rect | None:
    stock = things.get("back:stock") or things.get("place:stock")
    return stock.rect if stock is not None else None


def _uncovered(key: str, old: Mapping[str, Thing], new: Mapping[str, Thing]) -> bool:
    """Whether a card that was not drawn lay under others all the time, and comes to light again."""
    here = new[key].rect
    return any(
        other.startswith("card:") and thing.rect == here and other != key and new.get(other) != thing
        for other, thing in old.items()
    )


def _goes_back(key: str, thing: Thing, new: Mapping[str, Thing]) -> bool:
    """Whether a card that is not drawn any more went back to the stock, rather than under others."""
    return not any(other.startswith("card:") and there.rect == thing.rect for other, there in new.items())
