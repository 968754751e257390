"""The page of a game: the table, its side panel, and what is shown over them between two people.

It is the same for every game: the scene, the words and the answers come from the game's own packages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pierres.models.headline import headline
from pierres.session import Session
from pierres.table import keys, registry, theme
from pierres.table.places import qrect
from pierres.windows import style
from pierres.windows.actions import SECTIONS
from pierres.windows.curtain import GUARD_MS
from pierres.windows.gate import Gate, Phase
from pierres.windows.recap import Recap
from pierres.windows.side_panel import MotionSkipper, SidePanel
from pierres.windows.side_panel_container import SidePanelContainer
from pierres.windows.widgets import EnterButton, filled
from pierres.wording.base import Wording
from pierres.wording.typeset import as_tip, isolated, on_button

PEEK_KEY = Qt.Key.Key_P


class TablePage(QWidget):
    """One game being played."""

    story_requested = Signal()

    def __init__(self, session: Session, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.wording = session, wording
        self.stage = QWidget()
        self.view = registry.view(session, wording, self.stage)
        self.companion = registry.companion(session, wording, self.view)
        strip = self.companion.strip()
        self._strips = [] if strip is None else [strip]
        self._stack = filled(QVBoxLayout(self.stage), (self.view, 1), *self._strips, spacing=0)
        self.next_button = EnterButton("go", self.stage)
        # It opens a private side: like the curtain it ignores a slow second key.
        self.next_button.guard_ms = GUARD_MS
        self.next_button.clicked.connect(self._proceed)
        self.next_button.hide()
        self.recap = Recap(self.stage, self._ground)
        self._watched = False
        self.side = SidePanel(session, wording, self.companion)
        MotionSkipper(session, self.view, self.side, self)
        # Made last: when the gate reports the next person, nothing of the previous one is on show.
        self.gate = Gate(session, self)
        self.container = SidePanelContainer(self.stage, self.side)
        self.container.changed.connect(self._follow_room)
        filled(QVBoxLayout(self), self.container)
        # The focus returns to the table or to the list, whichever was used last.
        self._last_used: QWidget = self.view
        self._viewer = session.viewer
        for watched in (self.stage, self.view, self.side.answers.list, self.side.answers.line):
            watched.installEventFilter(self)
        self.view.settled.connect(self._settled)
        # The scene is laid out after the stage is resized: only then its places are known.
        self.view.table().rebuilt.connect(self._follow_scene)
        self._laid_out = QSize()
        session.changed.connect(self._follow)
        self.gate.changed.connect(self._show_phase)
        self.retranslate()
        self._follow()

    def put_below(self, strip: QWidget) -> None:
        """Put a strip under the table."""
        self._stack.addWidget(strip)
        self._strips.append(strip)

    def show_sheet(self, title: str, lines: Sequence[str]) -> None:
        """Show something on a sheet that goes at the next key or click, and say it."""
        self.recap.show_lines(title, lines)
        for line in (title, *lines):
            self.view.voice.say(line)

    def set_panels(self, panels: Mapping[str, bool]) -> None:
        """Show or hide the panel and its sections, by name; the default is to show them."""
        for name in SECTIONS:
            self.side.show_section(name, panels.get(name, True))
        some = any(panels.get(name, True) for name in SECTIONS)
        self.container.want(panels.get("side", True) and some, panels.get("over", False) and some)
        self.side.answers.unfold(panels.get("fists", False))
        self._follow_room()

    def _follow_room(self) -> None:
        # If the panel hides the headline of the table, it has its own.
        self.side.answers.show_headline(self.container.over)
        self._place()
        if not self.container.opened:
            self._last_used = self.view

    def update_style(self) -> None:
        """The theme or the text size has changed."""
        self.view.set_theme(theme.current().name)
        self.view.set_text_scale(style.scale())
        self.container.arrange()
        self._place()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.view.retranslate()
        self.companion.retranslate()
        self.side.retranslate()
        self.container.tab.retranslate()
        self._name_button()
        seat = self.recap.seat
        self.recap.close_sheet()
        if seat:
            self._show_recap(seat)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def by_key(self, by_key: bool) -> None:
        """Show the focus ring on the table if the person used a key to get there."""
        if by_key:
            self.view.table().by_keyboard = True

    def greet(self) -> None:
        """Let screen readers say what is asked, or how the game has ended; the curtain speaks for itself."""
        if self.gate.phase is not Phase.COVERED:
            self.view.voice.say(headline(self.session, self.wording))
            self.take_focus()

    def take_focus(self) -> None:
        """Focus what is used next: the button, the list, or the table."""
        if not self.next_button.isHidden():
            self.view.voice.give_focus(self.next_button)
        elif self._last_used is self.view or not self.side.answers.list.isVisible():
            self.view.setFocus()
        else:
            answers = self.side.answers.list
            self.view.voice.give_focus(answers, again=answers.lost_its_row())

    def tell_recap(self, seat: str, watched: bool = False) -> None:
        """Show `seat`, who looks now, what has happened meanwhile; `watched`: they saw the open table."""
        self._watched = watched
        self._show_recap(seat)
        title, lines = self.recap.told()
        self.view.voice.remind(title, lines)

    def _show_recap(self, seat: str) -> None:
        if len(self.session.recap(seat)) == len(self.session.history()):
            return  # this person has not answered yet, and has seen everything with the others
        events = self.session.recap(seat, self._watched, self.wording.off_table)
        news = [event for event in events if self.wording.is_news(event, seat)]
        self.recap.tell(seat, [text for event in news if (text := self.wording.event(event))])

    def _ground(self) -> tuple[list[QRectF], list[QRectF]]:
        """What on the table must stay visible, and what may be hidden for a moment."""
        table, targets = self.view.table(), self.view.table().targets()
        quiet = {target.key: qrect(target.rect) for target in targets if target.zone in table.quiet}
        kept = [table.ringed(target) for target in targets if target.zone not in table.quiet]
        telling = (one for one in table.picture.placements if one.piece.TELLS)
        kept += [table.drawn(placement) for placement in telling if placement.key not in quiet]
        kept += [QRectF(strip.geometry()) for strip in self._strips if strip.isVisible()]
        return kept, list(quiet.values())

    def end_peek(self) -> None:
        """Stop showing a private side, whatever became of the key that was held."""
        self.session.peek(False)

    def _follow(self) -> None:
        viewer = self.session.viewer
        if viewer != self._viewer:
            self._viewer = viewer
            self.recap.close_sheet()
        peeking = self.session.can_peek() is not None
        self.side.answers.list.keys_above = frozenset({int(PEEK_KEY)} if peeking else ())
        self._show_phase()

    def _show_phase(self) -> None:
        phase = self.gate.phase
        # The button appears only when the animation has ended or was skipped.
        showing = phase in (Phase.SHOWING, Phase.OVER) and not self.view.animating
        self._name_button()
        if showing and self.next_button.isHidden():
            self.next_button.show()
            self.next_button.raise_()
            self._place()
        elif not showing:
            # Otherwise Qt would focus the next widget, and screen readers would say so.
            self.next_button.clearFocus()
            self.next_button.hide()
        if self.isVisible() and phase is not Phase.COVERED and not self._typing():
            self.take_focus()

    def _settled(self) -> None:
        """The animation has ended: show the button, if there is one to show."""
        if self.gate.phase in (Phase.SHOWING, Phase.OVER) and self.next_button.isHidden():
            self._show_phase()
            return
        self._place()
        if self.isVisible() and self.gate.phase is Phase.PLAYING and not self._typing():
            # The list is filled now.
            self.take_focus()

    def _typing(self) -> bool:
        line = self.side.answers.line
        return line.hasFocus() and line.isVisible() and bool(line.text())

    def _proceed(self) -> None:
        self.by_key(self.next_button.by_key)
        if self.gate.phase is Phase.OVER:
            self.story_requested.emit()
            return
        seat, stays = self.gate.seat, self.gate.stays
        self.gate.proceed()
        # A person who stays has seen everything; only the one who looks now gets a recap.
        if seat is not None and not stays and self.session.viewer == seat:
            self.tell_recap(seat, watched=True)

    def _name_button(self) -> None:
        tip, seat = "", self.gate.seat
        if self.gate.phase is Phase.OVER:
            self.next_button.setText(self.tr("The story of the game"))
        elif seat is not None:
            text, name = self.tr("{name} continues"), isolated(seat)
            if not self.gate.stays:
                text = self.tr("Over to {name}")
                tip = self.tr("{name}’s own side opens at once: everybody else looks away.").format(name=name)
            self.next_button.setText(on_button(text.format(name=name)))
        self.next_button.setToolTip(as_tip(tip))
        self.next_button.setAccessibleDescription(tip)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != PEEK_KEY or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.session.peek(True)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == PEEK_KEY and not event.isAutoRepeat():
            self.end_peek()
        else:
            super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide):
            self.end_peek()
        if event.type() in (QEvent.Type.Hide, QEvent.Type.Show):
            self.companion.set_resting(event.type() == QEvent.Type.Hide)
        return super().event(event)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.stage and event.type() == QEvent.Type.Resize:
            self._place()
        elif watched is self.view and event.type() == QEvent.Type.KeyPress:
            return self._is_way_on(event)
        elif watched is not self.stage and isinstance(event, QFocusEvent) and event.gotFocus():
            # The view also gets the focus while the list is empty: that is not a choice of the person.
            if watched is not self.view:
                self._last_used = self.side.answers.list
            elif event.reason() != Qt.FocusReason.OtherFocusReason:
                self._last_used = self.view
        return False

    def _is_way_on(self, event: QEvent) -> bool:
        """Enter proceeds from the table too, if a card has been clicked meanwhile."""
        if not isinstance(event, QKeyEvent) or not keys.is_enter(event) or self.next_button.isHidden():
            return False
        if not event.isAutoRepeat() and self.next_button.ready():
            self.next_button.click()
        return True

    def _follow_scene(self) -> None:
        before, self._laid_out = self._laid_out, self.view.viewport().size()
        (self._place_button if before == self._laid_out else self._place)()

    def _place(self) -> None:
        self._place_button()
        if self.recap.isVisible():
            self.recap.place()

    def _place_button(self) -> None:
        if not self.next_button.isHidden():
            place = self._place_of_button()
            # If the panel is over the table, the button is beside the panel.
            place.moveRight(min(place.right(), self.container.free_width() - 8))
            place.moveLeft(max(0, place.left()))
            self.next_button.setGeometry(place)

    def _place_of_button(self) -> QRect:
        """The place that the table reserves for it, or the lower edge; never wider than the table."""
        room = QRectF(self.stage.rect())
        kept = self.view.table().button_place()
        place = QRectF(*kept) if kept is not None else room.adjusted(0, room.height() - style.px(60), 0, -8)
        width = min(self.next_button.fit(place.size().toSize()), round(place.width()))
        height = min(self.next_button.sizeHint().height(), round(place.height()))
        middle = place.center()
        return QRect(round(middle.x() - width / 2), round(middle.y() - height / 2), width, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 320)
