"""The scene of Aux pierres du dragon: drawn for one viewer, it turns clicks and keys into answers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QObject

from pierres.rules.aux_pierres.characters import Character
from pierres.rules.aux_pierres.view import View
from pierres.rules.game import PUBLIC, Event, Question
from pierres.session import Session
from pierres.session.moment_queue import Change
from pierres.table.aux_pierres import bag_draw, centre, choices, private, seats
from pierres.table.aux_pierres.context import (
    Context,
    closed_fists,
    ghosts_of,
    is_fresh,
    is_telling,
    just_opened,
    news_of,
    opened_fists,
    shape_of,
    victim_of,
)
from pierres.table.aux_pierres.fist import KINDS_OF, FistDraft
from pierres.table.aux_pierres.layout import layout
from pierres.table.aux_pierres.motion import AuxPierresMotion
from pierres.table.aux_pierres.pieces import CharacterCard
from pierres.table.aux_pierres.sheet_place import sheet_place
from pierres.table.card_sheet import CardSheet
from pierres.table.cues import Cue
from pierres.table.picture import Action, Picture, Sketch, Target
from pierres.table.places import Rect
from pierres.table.table_scene import TableScene
from pierres.translation import translate
from pierres.wording.aux_pierres.wording import AuxPierresWording
from pierres.wording.base import Wording
from pierres.wording.typeset import Sentence


class AuxPierresScene(TableScene):
    """One table. Everything that it draws comes from `session.view()`, whose viewer alone it serves."""

    quiet = frozenset({"pile", "bank", "bag"})

    wording: AuxPierresWording
    draft: FistDraft | None

    def __init__(self, session: Session, wording: Wording, parent: QObject) -> None:
        assert isinstance(wording, AuxPierresWording)
        self.fan_open = False
        super().__init__(session, wording, parent)
        self._colours = {seat: str(session.player(seat)["colour"]) for seat in session.seats}

    def _characters(self) -> Mapping[str, Character]:
        return cast(Mapping[str, Character], self.session.characters())

    # ---- what is seen

    def context(self) -> Context:
        """What the picture is drawn from now."""
        session = self.session
        view, asked, to_act = session.view(), session.asked(), session.to_act()
        history = self.seen_history()
        waiting = session.waiting()
        shown = self._lying(view, asked, waiting)
        showing = shown is not view or is_telling(view, waiting, session.pending)
        headline = self.headline()
        notice, warning = self._notice()
        if showing:
            headline, news = self._told_large(history, headline)
            notice = notice or news
        elif not notice and view.auction is not None and view.auction.stage != "bid" and not view.winners:
            notice = ". ".join(part for part in news_of(history, self.wording) if part)
        ghosts = ghosts_of(shown, history)
        fan = "open" if self.fan_open else "glance" if self.looked == ("pile",) else ""
        winner = shown.auction.winner if shown.auction is not None else None
        return replace(
            self._context(shown, asked, fan, len(ghosts)), to_act=to_act, draft=self.draft, ghosts=ghosts,
            victim=victim_of(view, asked), opened=opened_fists(shown), closed=closed_fists(view, waiting),
            last_drawn=bag_draw.last_drawn(history), winner=winner, showing=showing, headline=headline,
            next_up=view.up if shown is not view else None, notice=notice, warning=warning,
        )  # fmt: skip

    def _lying(self, view: View, asked: Question | None, waiting: Collection[str]) -> View:
        """The auction just decided as it lay at its end, until the screen is passed on; else the view.

        What the seats and the bank have is that of now: gold that has come home does not lie there again.
        """
        if view.viewer != PUBLIC or asked is not None or view.winners or not waiting:
            return view
        if closed_fists(view, waiting):
            return view
        decided = (there for there in self.session.past() if there.auction and there.auction.stage == "power")
        last = next(decided, None)
        return view if last is None else last._replace(seats=view.seats, bank=view.bank)

    def _context(self, view: View, asked: Question | None = None, fan: str = "", ghosts: int = 0) -> Context:
        """What the places follow from, and what is the same at every moment."""
        shape = shape_of(view, asked, bool(fan) or choices.from_pile(view, asked), ghosts)
        places = layout(shape, self.width(), self.height(), self.text_scale)
        characters, colours = self._characters(), self._colours
        return Context(view, places, self.wording, characters, colours, self.computers(), asked, fan=fan)

    def _told_large(self, history: Sequence[Event], next_line: Sentence) -> tuple[Sentence, str]:
        """What stands in the large line until the screen is passed on, and the line of text under it."""
        verdict, effect = news_of(history, self.wording)
        if not effect:
            return verdict or next_line, next_line if verdict else ""
        if is_fresh(self.session.record.steps, self.session.seats):
            return verdict, effect
        return effect.without_stop(), verdict

    def _notice(self) -> tuple[str, bool]:
        """A refusal, or a warning about what is laid out."""
        if self.notice:
            return self.notice, self.warning
        draft = self.draft
        if draft is not None and draft.question.private and draft.counts:
            caution = self.wording.caution(self.session.view(), draft.question, draft.value())
            return caution, bool(caution)
        return "", False

    def describe(self) -> Picture:
        context = self.context()
        picture = _picture(context)
        near = replace(context, view=self.session.view())
        return self.with_sheet(
            picture, lambda card, source: sheet_place(near, card, source, picture.placements)
        )

    def card_sheet(self, card: str) -> CardSheet:
        view, wording = self.session.view(), self.wording
        return CardSheet(
            CharacterCard(self._characters()[card], wording.language()), wording.character_text(card),
            translate("AuxTable", "Now"), wording.now_text(view, card, self.seen_history()),
            round(self.context().places.text),
        )  # fmt: skip

    def before(self, change: Change) -> Picture:
        """What everybody saw: of an answer given behind a screen, what lay in front of it."""
        view: View | None = change.before
        if view is None or self.session.viewer != PUBLIC:
            return super().before(change)
        auction = view.auction
        closed = auction.participants if auction is not None and auction.stage in ("bid", "silver") else ()
        # Only the one who is asked has left the screen: the question and the light come with the next one.
        context = self._context(view)
        return _picture(replace(context, closed=frozenset(closed), opened=opened_fists(view)))

    def cues(self, change: Change, before: Picture, after: Picture) -> list[Cue]:
        context = self.context()
        motion = AuxPierresMotion(
            before, after, self._characters(), self.wording.language(),
            self._colours, lambda text: centre.banner(context, text), self.wording.verdict,
            {} if change.before is None else just_opened(change.before),
        )  # fmt: skip
        return motion.cues(change.events)

    def button_place(self) -> Rect:
        """Under the large line, where the answers stand while something is asked in public."""
        return self.context().places.choices

    # ---- answers in the making

    def new_question(self) -> None:
        self.fan_open = False
        super().new_question()

    def begin_draft(self, question: Question) -> FistDraft | None:
        return FistDraft(question, self.session.view()) if question.kind in KINDS_OF else None

    def first_focus(self) -> str:
        asked = self.session.asked()
        if asked is None or self.draft is None:
            return "question"
        if asked.kind == "buy":
            return "wanted:red"
        if asked.kind == "pay":
            return "question"
        return f"purse:{next(iter(self.draft.limits))}"

    def perform(self, target: Target) -> None:
        action = target.action
        assert action is not None
        if action[0] == "fan":
            self.look(None)
            self.fan_open = not self.fan_open
            self.rebuild()
            if self.fan_open and self.target("fan:0") is not None:
                self.set_focus("fan:0", by_keyboard=False)
        elif action[0] == "close":
            self.escape()
        elif self.draft is not None:
            self._lay_out(self.draft, action)

    def _lay_out(self, draft: FistDraft, action: Action) -> None:
        match action[0]:
            case "add":
                draft.add(str(action[1]))
            case "take":
                draft.take(str(action[1]))
            case "clear" | "nothing":
                draft.clear()
            case "confirm":
                self._confirm(draft)
                return
        self._laid(draft, None if action[1] is None else str(action[1]))

    def _laid(self, draft: FistDraft, kind: str | None) -> None:
        """Draw what is laid out now, and say it."""
        self.rebuild()
        self.told.emit(private.laid_text(self.context(), draft, kind))

    def look_words(self, what: tuple[str, ...]) -> str:
        return super().look_words(what) or str(self.wording.pile_text(self.session.view()))

    def set_value(self, key: str, value: int) -> None:
        kind = key.partition(":")[2]
        if self.draft is not None and kind in self.draft.limits:
            self.draft.set(kind, value)
            self._laid(self.draft, kind)

    def _confirm(self, draft: FistDraft) -> None:
        """Close the fist, pay, or buy."""
        if draft.question.private and not draft.touched:
            # An untouched fist does not close: the key may have been meant for the curtain.
            hint = translate("AuxTable", "For an empty fist press 0, then Enter.")
            if draft.kind == "buy":
                hint = translate("AuxTable", "To buy nothing, press 0, then Enter.")
            self.tell(hint, warning=True)
            return
        self.give(draft.value())

    # ---- keys

    def _focused_kind(self) -> str | None:
        """The kind of coin or stone whose line has the keyboard."""
        target = self.target(self.focus_key)
        if self.draft is None or target is None:
            return None
        zone, _, kind = target.key.partition(":")
        return kind if zone in ("purse", "wanted") and kind in self.draft.limits else None

    def type_digit(self, digit: int) -> bool:
        draft = self.draft
        if draft is None or not draft.question.private:
            return super().type_digit(digit)
        kind = self._focused_kind()
        if kind is None:
            kind = next(iter(draft.limits))
            self.set_focus(self.first_focus())
        enough = draft.type_digit(kind, digit)
        self._laid(draft, kind)
        if draft.filled:
            # Other coins than those of the line went into the fist: that is said before it closes.
            self.tell(private.taken_text(self.context(), draft, enough), warning=not enough)
        elif not enough:
            self._refuse(draft.too_few(kind))
        return True

    def type_step(self, dx: int, dy: int) -> bool:
        kind = self._focused_kind()
        if self.draft is None or kind is None:
            return False
        self.draft.end_number()
        if not dx:
            return False
        if dx > 0:
            self.draft.add(kind)
        else:
            self.draft.take(kind)
        self._laid(self.draft, kind)
        return True

    def type_erase(self) -> bool:
        if self.draft is None:
            return False
        self.draft.clear()
        self._laid(self.draft, None)
        self.draft.touched = False
        self.rebuild()
        return True

    def type_enter(self) -> bool:
        """Enter on a line of the purse closes the fist, and pays when all stones to pay are laid."""
        target = self.target(self.focus_key)
        if self.draft is None or target is None:
            return False
        if not self.draft.question.private:
            # Stones that make up the payment are all laid: whatever else lies there cannot be added any more.
            pays = self.draft.complete() and (target.zone == "question" or target.key.startswith("stones:"))
            if pays:
                self._confirm(self.draft)
            return pays
        if target.zone not in ("purse", "wanted", "question", "tray"):
            return False
        self._confirm(self.draft)
        return True

    def escape(self) -> bool:
        if super().escape():
            return True
        if not self.fan_open:
            return False
        self.fan_open = False
        self.rebuild()
        self.set_focus("pile", by_keyboard=False)
        return True


def _picture(context: Context) -> Picture:
    """Everything on the table but what is held up to be read."""
    sketch = Sketch()
    for part in (
        centre.words, choices.choices, private.private_side, centre.fan, centre.cards, centre.stock,
        seats.seats,
    ):  # fmt: skip
        part(sketch, context)
    return sketch.picture()
