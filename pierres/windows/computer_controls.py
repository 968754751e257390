"""What people do about the computer players of a game: skip, ask why, ask for advice, hand over a seat."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from pierres.locales import labelled
from pierres.models.alt_letters import with_letters
from pierres.models.headline import thinking
from pierres.players import KINDS
from pierres.players.registry import has_players
from pierres.session import Session
from pierres.session.computer_seats import Advice, ComputerSeats
from pierres.windows.actions import Actions
from pierres.windows.beginning import advice_allowed
from pierres.windows.computer_strip import ComputerStrip
from pierres.windows.game_controller import GameController
from pierres.windows.pages import Pages
from pierres.wording import player_kinds
from pierres.wording.base import Wording
from pierres.wording.typeset import isolated


def reasons(seats: ComputerSeats, wording: Wording) -> list[str]:
    """Why computer players gave the answers that lie open, in the order in which they gave them."""
    told = ((one.seat, wording.reason(one.reason)) for one in reversed(seats.explained()))
    return [labelled(isolated(seat), player_kinds.quoted(text)) for seat, text in told if text]


class ComputerControls(QObject):
    """Serves the actions and the menu about computer players, and the strip under the table.

    `changed`: something else can be done.
    """

    changed = Signal()

    def __init__(self, actions: Actions, controller: GameController, pages: Pages, parent: QObject) -> None:
        super().__init__(parent)
        self._actions, self._controller, self._pages = actions, controller, pages
        self._menus: list[tuple[QMenu, QActionGroup]] = []
        self.strip: ComputerStrip | None = None
        for name, slot in (("skip", self._skip), ("why", self._explain), ("advice", self._ask)):
            actions.all[name].triggered.connect(slot)
        actions.menus["seats"].aboutToShow.connect(self._list_seats)
        controller.opened.connect(self._take)
        controller.closed.connect(self._drop)
        self._drop()

    # ---- which game

    def _take(self) -> None:
        session, seats, table = self._controller.session, self._controller.computer_seats, self._pages.table
        known = session is not None and has_players(session.game_id)
        self._actions.menus["players"].menuAction().setVisible(known)
        if session is None or seats is None or table is None:
            return
        seats.changed.connect(self.changed)
        seats.advised.connect(self._advise)
        self.strip = ComputerStrip(self._actions.all[name] for name in ("skip", "why", "advice"))
        table.put_below(self.strip)
        self.follow()

    def _drop(self) -> None:
        # The strip goes with its table.
        self.strip = None
        self._actions.menus["players"].menuAction().setVisible(False)

    # ---- what can be done

    def follow(self) -> None:
        """Say anew what can be done and who thinks, in the current language."""
        session, seats = self._controller.session, self._controller.computer_seats
        if session is None or seats is None or self.strip is None:
            return
        resting = self._pages.resting()
        session.set_resting(resting)
        seats.set_resting(resting)
        self._actions.all["skip"].setText(self._skip_text(session, seats))
        self._actions.menus["seats"].setEnabled(self._can_hand_over(session))
        advised = advice_allowed(session)
        self.strip.setVisible(bool(session.computers) or advised)
        over = session.over
        for name, offered in (
            ("skip", bool(session.computers) and not over),
            ("why", bool(session.computers)),
            ("advice", advised and not over),
        ):
            self.strip.buttons[name].setVisible(offered)
        who = thinking(session)
        self.strip.sentence.say(player_kinds.thinking(who) if who else self._doing(seats))

    def _doing(self, seats: ComputerSeats) -> str:
        if seats.advising:
            return self.tr("The computer is thinking about what it would do…")
        return ""

    def _skip_text(self, session: Session, seats: ComputerSeats) -> str:
        if seats.only_computers:
            return self.tr("Play to the &end")
        if len(session.persons) > 1:
            return self.tr("Skip to the &next person")
        return self.tr("Skip to &my turn")

    def unavailable(self) -> dict[str, str]:
        """Which of the actions are unavailable at the table, each with a sentence that gives the reason."""
        session, seats = self._controller.session, self._controller.computer_seats
        wording = self._controller.wording
        if session is None or wording is None:
            return {}
        if seats is None:
            none = self.tr("No computer player knows this game.")
            return dict.fromkeys(("skip", "why", "advice"), none)
        found: dict[str, str] = {}
        if not session.computers:
            found["skip"] = self.tr("No computer player is at this table.")
        elif session.over:
            found["skip"] = self.tr("The game is over.")
        elif not seats.can_skip:
            found["skip"] = self.tr("It is a person’s turn.")
        if self._pages.curtain.is_down:
            found["why"] = self.tr("The curtain is down.")
        elif not reasons(seats, wording):
            found["why"] = self.tr("The computer has nothing to explain yet.")
        if not advice_allowed(session):
            found["advice"] = self.tr("Advice was not allowed when this game began.")
        elif seats.advising:
            found["advice"] = self.tr("The computer is thinking about it.")
        elif not seats.can_advise:
            found["advice"] = self.tr("Only the person whose turn it is can ask.")
        return found

    # ---- doing it

    def _skip(self) -> None:
        if self._controller.computer_seats is not None:
            self._controller.computer_seats.skip()

    def _explain(self) -> None:
        seats, wording, table = self._controller.computer_seats, self._controller.wording, self._pages.table
        if seats is not None and wording is not None and table is not None:
            table.show_sheet(self.tr("What they say"), reasons(seats, wording))

    def _ask(self) -> None:
        if self._controller.computer_seats is not None:
            self._controller.computer_seats.advise()

    def _advise(self, advice: Advice) -> None:
        """Tell what the computer would do, as long as the seat that asked is looked at."""
        session, wording, table = self._controller.session, self._controller.wording, self._pages.table
        if session is None or wording is None or table is None or not self._pages.at_table():
            return
        asked = next((one for one in session.choices() if one.kind == advice.kind), None)
        if asked is None or asked.who != advice.question.who:
            return
        lines = [wording.answer(session.view(), asked, advice.value)]
        if advice.reason is not None and (why := wording.reason(advice.reason)):
            lines.append(player_kinds.quoted(why))
        title = self.tr("For {name} the computer would choose").format(name=isolated(asked.who))
        table.show_sheet(title, lines)

    # ---- who plays

    def _list_seats(self) -> None:
        """A menu for each seat, in which the kind of its player is marked."""
        session, menu = self._controller.session, self._actions.menus["seats"]
        seats = session.seats if session is not None else ()
        # Menus and actions are reused: the Python half of one that is deleted would stay in memory.
        while len(self._menus) < len(seats):
            self._menus.append(self._menu_of_kinds(menu))
        names = with_letters(
            [player_kinds.named(seat, session.kind_of(seat)) for seat in seats] if session else []
        )
        kinds = with_letters([player_kinds.whole(kind) for kind in KINDS])
        for number, (inner, group) in enumerate(self._menus):
            inner.menuAction().setVisible(number < len(seats))
            if session is None or number >= len(seats):
                continue
            inner.setTitle(names[number])
            for action, kind, text in zip(group.actions(), KINDS, kinds, strict=True):
                action.setText(text)
                action.setChecked(session.kind_of(seats[number]) == kind)
                action.setData((seats[number], kind))

    def _can_hand_over(self, session: Session) -> bool:
        """At the table, but not during a break: the curtain names the person who will be back."""
        return self._pages.at_table() and not self._pages.paused and not session.over

    def _menu_of_kinds(self, menu: QMenu) -> tuple[QMenu, QActionGroup]:
        inner = QMenu(menu)
        group = QActionGroup(inner)
        for _ in KINDS:
            group.addAction("").setCheckable(True)
        inner.addActions(group.actions())
        group.triggered.connect(self._hand_over)
        menu.addMenu(inner)
        return inner, group

    def _hand_over(self, action: QAction) -> None:
        session, chosen = self._controller.session, action.data()
        if session is None or chosen is None or not self._can_hand_over(session):
            return
        seat, kind = chosen
        if seat not in session.seats or kind == session.kind_of(seat):
            return
        session.hand_over(seat, kind)
        if self._pages.table is not None:
            self._pages.table.view.table().tell(player_kinds.takes_over(seat, kind))
        self.changed.emit()
