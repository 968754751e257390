"""The scene of Le Jeu des dragons: drawn for one viewer, it turns clicks and keys into answers.

A card of the hand is first drawn out, then played with the plate beside the hand or with Enter: no single
press, and no double click, plays a card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import ClassVar, cast

from PySide6.QtCore import QObject

from pierres.rules.game import Event, Question
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.view import View
from pierres.session import Session
from pierres.session.moment_queue import Change
from pierres.table.card_sheet import CardSheet
from pierres.table.cues import Cue
from pierres.table.jeu_des_dragons.context import (
    FROM_HAND,
    KEEP,
    CardDraft,
    Context,
    as_it_lay,
    has_ended,
    holder_of,
    is_usual,
    last_step,
    marks_of,
    open_hands,
    same_draw,
)
from pierres.table.jeu_des_dragons.layout import Layout, Shape, layout, sheet_place
from pierres.table.jeu_des_dragons.motion import DragonsMotion
from pierres.table.jeu_des_dragons.picture import picture
from pierres.table.jeu_des_dragons.pieces.dragon_card import DragonCard
from pierres.table.picture import Picture, Target
from pierres.table.places import Rect, clockwise
from pierres.table.table_scene import TableScene
from pierres.translation import translate
from pierres.wording.base import Wording
from pierres.wording.jeu_des_dragons.wording import JeuDesDragonsWording

_WORTH_A_LINE = frozenset(
    {"triggered", "not_triggered", "void", "special_flight", "antes_turned", "demanded", "gambit_ends"}
)


class JeuDesDragonsScene(TableScene):
    """One table. Everything that it draws comes from `session.view()`, whose viewer alone it serves."""

    quiet = frozenset({"middle", "why"})

    wording: JeuDesDragonsWording
    draft: CardDraft | None
    ANSWERS: ClassVar[Mapping[str, int]] = {"lift": 0, "answer": 0, "confirm": 1}

    def __init__(self, session: Session, wording: Wording, parent: QObject) -> None:
        assert isinstance(wording, JeuDesDragonsWording)
        super().__init__(session, wording, parent)
        self._colours = {seat: str(session.player(seat)["colour"]) for seat in session.seats}

    def _cards(self) -> Mapping[str, Card]:
        return cast(Mapping[str, Card], self.session.characters())

    # ---- what is seen

    def context(self) -> Context:
        """What the picture is drawn from now."""
        session = self.session
        view, asked, to_act = session.view(), session.asked(), session.to_act()
        history, news = self.seen_history(), self._news()
        shown = view
        headline: str = self.headline()
        if asked is None and not view.over and has_ended(news):
            lay = next((there for there in session.past() if any(seat.flight for seat in there.seats)), None)
            shown = view if lay is None else as_it_lay(view, lay)
        verdicts = [said for event in news if (said := self.wording.verdict(event))]
        lines = self._lines(news)
        notice, warning = self.notice, self.warning
        holder = holder_of(view, asked)
        if not notice and asked is None and verdicts and not view.over:
            headline, notice = verdicts[-1], headline
        elif not notice and holder and lines:
            notice = self._last_words(news)
        return Context(
            shown, self._places(view), self.wording, self._cards(), self._colours, self.computers(), asked,
            to_act, self.draft, headline, notice, warning, news=lines, marks=marks_of(shown, history),
            holder=holder,
        )  # fmt: skip

    def _places(self, view: View) -> Layout:
        looking = bool(holder_of(view, self.session.asked()))
        shape = Shape(len(view.seats), looking, open_hands(view))
        return layout(shape, self.width(), self.height(), self.text_scale)

    def _line(self, event: Event) -> str | None:
        """The sentence that stands in the panel of reasons; what goes without saying stands in the log."""
        if is_usual(event) or not self.wording.is_logged(event):
            return None
        return self.wording.event(event)

    def _lines(self, news: Sequence[Event]) -> tuple[str, ...]:
        """The panel of reasons; cards drawn one after the other for one reason are one line."""
        lines: list[str] = []
        draws: list[Event] = []
        for event, after in zip_longest(news, news[1:]):
            if event.kind == "drew" and not is_usual(event):
                draws.append(event)
                if after is None or not same_draw(event, after):
                    lines.append(self.wording.drawn(draws))
                    draws = []
            elif text := self._line(event):
                lines.append(text)
        return tuple(lines)

    def _last_words(self, news: Sequence[Event]) -> str:
        """For whoever looks at a hand: what the last play came to, in one line."""
        worth = [event for event in news if event.kind in _WORTH_A_LINE]
        # A demand that has been met is none any more.
        said = [
            text
            for event in worth
            if (event.kind != "demanded" or event is news[-1]) and (text := self._line(event))
        ]
        return said[-1] if said else ""

    def _news(self) -> list[Event]:
        """What followed from the last answer that somebody gave, as the viewer may see it."""
        steps = self.session.record.steps
        if not steps:
            return []
        return self.session.told(last_step(steps), self.session.steps_taken)

    def describe(self) -> Picture:
        context = self.context()
        return self.with_sheet(
            picture(context), lambda card, source: sheet_place(context.places, card, source)
        )

    def card_sheet(self, card: str) -> CardSheet | None:
        view, wording = self.session.view(), self.wording
        known = self._cards().get(card)
        if known is None:
            return None
        return CardSheet(
            DragonCard(known, wording.language()), wording.card_full(card), translate("DragonTable", "Now"),
            wording.now_text(view, card, self.seen_history()), round(self._places(view).text),
        )  # fmt: skip

    def cues(self, change: Change, before: Picture, after: Picture) -> list[Cue]:
        view = self.session.view()
        order = clockwise([seat.name for seat in view.seats], view.viewer)
        motion = DragonsMotion(
            before, after, self._places(view), order, self._cards(), self.wording.language(),
            holder_of(view, self.session.asked()),
        )  # fmt: skip
        return motion.cues(change.events)

    def button_place(self) -> Rect:
        """Where the answers stand while something is asked in public."""
        places = self._places(self.session.view())
        area = places.answers
        h = min(area.h, 4.4 * places.text)
        return Rect(area.x, area.cy - h / 2, area.w, h)

    # ---- answers in the making

    def begin_draft(self, question: Question) -> CardDraft | None:
        return CardDraft(question) if question.kind in (*FROM_HAND, KEEP) else None

    def perform(self, target: Target) -> None:
        assert target.action is not None
        match target.action[0]:
            case "lift":
                self.lift(str(target.action[1]))
            case "confirm":
                self.confirm()
            case "refuse":
                self.give(target.action[1])

    def lift(self, card: str) -> None:
        """Draw a card out; of several ante cards each by itself, and back again."""
        if self.draft is None:
            return
        self.draft.lift(card)
        self.rebuild()
        self._say_chosen()

    def _say_chosen(self) -> None:
        """What Enter would do with what is drawn out, or what is still to be chosen."""
        plate = self.target("confirm")
        if plate is None:
            return
        text = plate.name.replace("\n", ". ")
        if self.draft is not None and self.draft.complete():
            text = translate("DragonTable", "{answer}: Enter").format(answer=text)
        self.told.emit(text)

    def confirm(self) -> None:
        """Play what is drawn out, or say what is missing."""
        if self.draft is None:
            return
        if not self.draft.cards:
            self.tell(translate("DragonTable", "First choose a card."), warning=True)
            return
        self.give(self.draft.value())

    def escape(self) -> bool:
        if super().escape():
            return True
        return self._put_back()

    def _put_back(self) -> bool:
        if self.draft is None or not self.draft.cards:
            return False
        self.draft.clear()
        self.rebuild()
        self._say_chosen()
        return True

    # ---- keys

    def type_digit(self, digit: int) -> bool:
        """A digit draws out the card of that number, 0 the tenth, or goes to that answer."""
        answers = [target for target in self.choices() if target.action and target.action[0] != "confirm"]
        number = digit or 10
        if number > len(answers):
            return False
        target = answers[number - 1]
        self.set_focus(target.key)
        if target.action and target.action[0] == "lift":
            self.lift(str(target.action[1]))
        return True

    def type_erase(self) -> bool:
        return self._put_back()

    def type_enter(self) -> bool:
        """Enter on the card that is drawn out plays it, or takes all that are chosen."""
        target, draft = self.target(self.focus_key), self.draft
        if target is None or draft is None or target.action is None or target.action[0] != "lift":
            return False
        if target.action[1] not in draft.cards or not draft.complete():
            return False
        self.confirm()
        return True
