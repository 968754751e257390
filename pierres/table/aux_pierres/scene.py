"""The scene of Aux pierres du dragon: drawn for one viewer, it turns clicks and keys into answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from pierres.rules.game import PUBLIC, Event
from pierres.session import Session
from pierres.table import theme
from pierres.table.aux_pierres import centre, choices, private, reading, seats
from pierres.table.aux_pierres.context import Context, Player, shape_of, translate
from pierres.table.aux_pierres.fist import Draft
from pierres.table.aux_pierres.layout import layout
from pierres.table.aux_pierres.moves import Moves
from pierres.table.aux_pierres.outcome import opened_fists, outcome, victim_of
from pierres.table.cues import Cue
from pierres.table.stage import Picture, Spot, Thing
from pierres.table.table_scene import TableScene

_DRAFTED = ("bid", "silver", "buy", "pay")


class AuxPierresScene(TableScene):
    """One table. Everything that it draws comes from `session.view()`, whose viewer alone it serves."""

    def __init__(self, session: Session, wording: Any, parent: QObject) -> None:
        super().__init__(session, wording, parent)
        self.draft: Draft | None = None
        self.fan_open = False
        self._drafted_at: tuple[int, str] = (-1, "")
        self._players = {seat: _player(session.player(seat)) for seat in session.seats}
        self._history: tuple[tuple[Any, ...], list[Event]] = ((), [])
        self.new_question()

    # ---- what is seen

    def context(self) -> Context:
        """What the picture is drawn from now."""
        session = self.session
        view, asked = session.view(), session.asked()
        history = self._seen_history()
        notice, warning = self._notice()
        fan = "open" if self.fan_open else "glance" if self.looked == ("pile",) else ""
        spread = bool(fan) or choices.from_pile(view, asked, session.characters())
        return Context(
            view=view,
            places=layout(shape_of(view, asked, spread), self.width(), self.height(), self.text_scale),
            wording=self.wording,
            characters=session.characters(),
            players=self._players,
            asked=asked,
            to_act=session.to_act(),
            draft=self.draft,
            victim=victim_of(view, asked, session),
            opened=opened_fists(view, history),
            notice=notice or outcome(view, history, self.wording),
            warning=warning,
            hover=self.hover_key,
            fan=fan,
        )

    def _notice(self) -> tuple[str, bool]:
        """A refusal, or a warning about what is laid out."""
        if self.notice:
            return self.notice, self.warning
        draft = self.draft
        if draft is not None and draft.question.private and draft.counts:
            caution = self.wording.caution(self.session.view(), draft.question, draft.value())
            return caution, bool(caution)
        return "", False

    def _seen_history(self) -> list[Event]:
        state = (self.session.viewer, self.session.steps_taken)
        if self._history[0] != state:
            self._history = (state, self.session.history())
        return self._history[1]

    def describe(self) -> Picture:
        context = self.context()
        things: list[Thing] = []
        spots: list[Spot] = []
        for part in (
            centre.words, choices.choices, private.private_side, centre.fan, centre.cards, centre.stock,
            seats.seats,
        ):  # fmt: skip
            more_things, more_spots = part(context)
            things += more_things
            spots += more_spots
        if self.looked is not None and self.looked[0] == "card":
            source = self.spot(self.looked_from)
            things.append(reading.reading_card(context, self.looked[1], source, self._seen_history()))
        return Picture(tuple(things), tuple(spots))

    def cues(self, events: Sequence[Event], before: Picture, after: Picture, same_viewer: bool) -> list[Cue]:
        colours = {seat: player.colour for seat, player in self._players.items()}
        moves = Moves(
            before if same_viewer else Picture(),
            after,
            self.session.characters(),
            self.wording.language(),
            colours,
        )
        return moves.cues(events)

    # ---- answers in the making

    def new_question(self) -> None:
        asked = self.session.asked()
        self.fan_open = False
        self.draft = (
            Draft(asked, self.session.view()) if asked is not None and asked.kind in _DRAFTED else None
        )

    def first_focus(self) -> str:
        asked = self.session.asked()
        if asked is None or self.draft is None:
            return "question"
        if asked.kind == "buy":
            return "wanted:red"
        if asked.kind == "pay":
            return "question"
        return f"purse:{next(iter(self.draft.limits))}"

    def perform(self, spot: Spot) -> None:
        action = spot.action
        assert action is not None
        if action[0] == "fan":
            self.look(None)
            self.fan_open = not self.fan_open
            self.rebuild()
            if self.fan_open and self.spot("fan:0") is not None:
                self.set_focus("fan:0", by_keyboard=False)
        elif action[0] == "close":
            self.escape()
        elif self.draft is not None:
            self._lay_out(self.draft, action)

    def _lay_out(self, draft: Draft, action: tuple[Any, ...]) -> None:
        match action[0]:
            case "add":
                draft.add(action[1])
            case "take":
                draft.take(action[1])
            case "clear" | "nothing":
                draft.clear()
            case "confirm":
                self._confirm(draft)
                return
        self.rebuild()

    def _confirm(self, draft: Draft) -> None:
        """Close the fist, pay, or buy."""
        if draft.question.private and not draft.touched:
            # An untouched fist does not close: the key may have been meant for the curtain.
            hint = (
                translate("AuxTable", "To buy nothing, press 0, then Enter.")
                if draft.kind == "buy"
                else translate("AuxTable", "For an empty fist press 0, then Enter.")
            )
            self.tell(hint)
            return
        self.give(draft.value())

    # ---- keys

    def _focused_kind(self) -> str | None:
        """The kind of coin or stone whose line has the keyboard."""
        spot = self.spot(self.focus_key)
        if self.draft is None or spot is None:
            return None
        zone, _, kind = spot.key.partition(":")
        return kind if zone in ("purse", "wanted") and kind in self.draft.limits else None

    def type_digit(self, digit: int) -> bool:
        draft = self.draft
        if draft is None or not draft.question.private:
            answers = self.choices()
            if not 1 <= digit <= len(answers):
                return False
            self.set_focus(answers[digit - 1].key)
            return True
        kind = self._focused_kind()
        if kind is None:
            kind = next(iter(draft.limits))
            self.set_focus(self.first_focus())
        enough = draft.type_digit(kind, digit)
        self.rebuild()
        if not enough:
            self.tell(
                translate("AuxTable", "There is no more than this: {things}.").format(
                    things=self._counted(kind, draft.limits[kind])
                )
            )
        return True

    def _counted(self, kind: str, n: int) -> str:
        return str(
            self.wording.stone(kind, n) if kind in ("red", "blue", "yellow") else self.wording.coin(kind, n)
        )

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
        self.rebuild()
        return True

    def type_erase(self) -> bool:
        if self.draft is None:
            return False
        self.draft.clear()
        self.draft.touched = False
        self.rebuild()
        return True

    def type_enter(self) -> bool:
        """Enter on a line of the purse closes the fist, wherever in the purse the keyboard is."""
        spot = self.spot(self.focus_key)
        if self.draft is None or not self.draft.question.private or spot is None:
            return False
        if spot.zone not in ("purse", "wanted", "question", "tray"):
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

    @property
    def viewer_is_public(self) -> bool:
        """Whether everybody may look at the picture as it is."""
        return self.session.viewer == PUBLIC


def _player(facts: dict[str, Any]) -> Player:
    """Colour and crest of a seat; a record may name a colour that there is not."""
    colour = facts.get("colour")
    if colour not in theme.SEAT_COLOURS:
        colour = theme.SEAT_COLOURS[0]
    return Player(str(colour), theme.crest_for(str(colour)))
