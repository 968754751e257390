"""What people do about computer players at the table: skip, ask why, take advice, hand over a seat."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from pierres.players import KINDS, PERSON
from pierres.players.player import Reason
from pierres.rules.game import PUBLIC
from pierres.rules.given import Json
from pierres.session import Session
from pierres.session.computer_seats import ComputerSeats, Explained
from pierres.store.settings import SeatSetting
from pierres.table import theme
from pierres.windows.computer_controls import reasons
from pierres.windows.gate import Phase
from pierres.windows.main_window import MainWindow
from pierres.windows.table_page import TablePage
from pierres.wording.base import Wording
from tests.windows.people import Key, take_guards_away, typed

GAMES = ("aux-pierres", "jeu-des-dragons")
WAIT = 20_000
Play = Callable[..., tuple[Session, ComputerSeats, TablePage]]


def play(
    window: MainWindow,
    *kinds: str,
    game: str = "aux-pierres",
    pace: str = "instant",
    advice: bool = False,
    options: dict[str, Json] | None = None,
) -> tuple[Session, ComputerSeats, TablePage]:
    """Begin a game by kinds of players; Ada is the first, Bo the second …"""
    window.set_pace(pace)
    names = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn")
    seats = [SeatSetting(*one) for one in zip(names, theme.SEAT_COLOURS, kinds, strict=False)]
    notes = {"advice_allowed": True} if advice else {}
    assert window.controller.new(game, seats, options or {}, seed=3, notes=notes)
    take_guards_away(window)
    session, computers, table = (
        window.controller.session,
        window.controller.computer_seats,
        window.pages.table,
    )
    assert session is not None and computers is not None and table is not None
    return session, computers, table


def answer(session: Session, random: Random) -> None:
    if session.curtain is not None:
        session.raise_curtain()
    asked = session.asked()
    assert asked is not None
    assert session.answer(asked.legal[random.randrange(asked.legal.size)])


def to_asked(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: session.asked() is not None, timeout=WAIT)


def tip(window: MainWindow, name: str) -> str:
    action = window.actions_.all[name]
    assert not action.isEnabled()
    return action.toolTip()


def strip_button(window: MainWindow, name: str) -> QToolButton:
    assert window.computers.strip is not None
    return window.computers.strip.buttons[name]


# ---- what is offered


def test_without_computers_nothing_is_in_the_way(window: MainWindow) -> None:
    play(window, PERSON, PERSON, PERSON)
    assert window.computers.strip is not None and window.computers.strip.isHidden()
    for name in ("skip", "why", "advice"):
        assert tip(window, name)
    # Another person may have to leave: the seat can be handed over.
    assert window.actions_.menus["players"].menuAction().isVisible()
    assert window.actions_.menus["seats"].isEnabled()


def test_est_royal_has_no_computer_players(window: MainWindow) -> None:
    assert window.controller.new("est-royal", [SeatSetting("Léa", "teal")], {}, seed=1)
    assert not window.actions_.menus["players"].menuAction().isVisible()
    assert tip(window, "skip") == tip(window, "advice")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("width", "height", "percent"), [(900, 600, 100), (900, 600, 200), (1280, 800, 150), (1920, 1080, 100)]
)
def test_the_strip_fits_under_the_table(
    window: MainWindow, language: str, game: str, width: int, height: int, percent: int
) -> None:
    window.set_language(language)
    window.set_text_scale(percent)
    window.resize(width, height)
    _, _, table = play(window, PERSON, "easy", "normal", "hard", game=game, pace="slow", advice=True)
    for _ in range(4):
        QApplication.processEvents()
    strip = window.computers.strip
    assert strip is not None and strip.isVisible() and window.width() == width
    before = strip.height()
    strip.sentence.say("Aldric, Bertille, Clovis, Dagmar and Emeric are thinking about something long…")
    QApplication.processEvents()
    assert strip.height() == before and before < table.height() / 4
    for button in strip.buttons.values():
        assert button.width() >= button.sizeHint().width() and strip.rect().contains(button.geometry())


# ---- thinking, skipping, resting


def test_who_thinks_stands_in_the_large_line(qtbot: QtBot, window: MainWindow) -> None:
    session, computers, table = play(window, PERSON, "easy", "easy", pace="slow")
    random = Random(1)
    to_asked(qtbot, session)
    assert "thinking" not in table.view.table().target("question").name  # type: ignore[union-attr]
    answer(session, random)
    qtbot.waitUntil(lambda: computers.thinking == {"Bo", "Cleo"}, timeout=WAIT)
    headline = table.view.table().target("question")
    assert headline is not None and headline.name == "Bo and Cleo are thinking…"
    assert window.computers.strip is not None
    assert window.computers.strip.sentence.whole == headline.name
    window.set_language("fr")
    QApplication.processEvents()
    assert window.computers.strip.sentence.whole == "Bo et Cleo réfléchissent…"


def test_skip_leads_to_the_next_question_to_a_person(qtbot: QtBot, window: MainWindow) -> None:
    session, computers, _ = play(window, PERSON, "easy", "easy", pace="slow")
    to_asked(qtbot, session)
    assert tip(window, "skip") == "It is a person’s turn."
    answer(session, Random(1))
    qtbot.waitUntil(lambda: computers.can_skip, timeout=WAIT)
    strip_button(window, "skip").click()
    qtbot.waitUntil(lambda: session.asked() is not None, timeout=WAIT)
    assert not computers.skipping


def test_when_only_computers_are_left_the_end_is_played_to(qtbot: QtBot, window: MainWindow) -> None:
    session, computers, _ = play(
        window, *["easy"] * 2, game="jeu-des-dragons", pace="slow", options={"gambits": 2}
    )
    skip = window.actions_.all["skip"]
    assert computers.only_computers and skip.text() == "Play to the &end"
    typed(window, Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: session.over, timeout=60_000)
    assert tip(window, "skip") == "The game is over."
    assert not window.actions_.menus["seats"].isEnabled()


def test_several_persons_skip_to_the_next_of_them(window: MainWindow) -> None:
    play(window, PERSON, PERSON, "easy", pace="slow")
    assert window.actions_.all["skip"].text() == "Skip to the &next person"


def test_nothing_happens_while_nobody_looks(qtbot: QtBot, window: MainWindow) -> None:
    session, _computers, _ = play(window, "easy", "easy", "easy")
    window.pages.show_statistics()
    qtbot.wait(50)
    steps = session.steps_taken
    qtbot.wait(400)
    assert session.steps_taken == steps and not session.over
    window.pages.show_table()
    qtbot.waitUntil(lambda: session.steps_taken > steps, timeout=WAIT)


def test_one_person_has_a_pause_too(qtbot: QtBot, window: MainWindow) -> None:
    session, _computers, _ = play(window, PERSON, "easy", "easy")
    to_asked(qtbot, session)
    answer(session, Random(1))
    window.pages.pause()
    assert window.curtain.is_down
    # Ada has nothing to do when she is back.
    assert window.curtain.accessibleName() == "Ada’s turn"
    steps = session.steps_taken
    qtbot.wait(400)
    assert session.steps_taken == steps
    # The curtain names who will be back: nobody else takes the seat meanwhile.
    assert not window.actions_.menus["seats"].isEnabled()
    window.actions_.menus["seats"].aboutToShow.emit()
    window.computers._menus[0][1].actions()[KINDS.index("hard")].trigger()
    assert session.kind_of("Ada") == PERSON
    window.set_language("fr")
    window.pages._open_curtain()
    assert not window.curtain.is_down
    qtbot.waitUntil(lambda: session.steps_taken > steps, timeout=WAIT)


def test_the_pace_is_one_setting_wherever_it_is_chosen(window: MainWindow) -> None:
    _, computers, _ = play(window, PERSON, "easy", "easy", pace="slow")
    window.actions_.choices["pace"]["fast"].trigger()
    assert (window.settings.pace, computers.pace) == ("fast", "fast")
    window.pages.show_new_game("jeu-des-dragons")
    page = window.pages.new_game
    assert page is not None and page.computers is not None
    page.computers.pace.setCurrentIndex(page.computers.pace.findData("slow"))
    assert (window.settings.pace, computers.pace) == ("slow", "slow")
    assert window.actions_.choices["pace"]["slow"].isChecked()
    window.dialogs.show_settings(window.settings)


# ---- why, and advice


class Talking(Wording):
    """Says the key of a reason."""

    def reason(self, reason: Reason) -> str:
        return "" if reason.kind == "silent" else f"I {reason.kind}."


class Explaining:
    """Computer players that have explained themselves."""

    def __init__(self, *told: tuple[str, str]) -> None:
        self._told = [Explained(step, seat, Reason(kind)) for step, (seat, kind) in enumerate(told)]

    def explained(self) -> list[Explained]:
        return self._told[::-1]


def test_reasons_are_told_in_order_and_those_who_say_nothing_are_left_out() -> None:
    told = Explaining(("Bo", "bluff"), ("Cleo", "silent"), ("Dan", "save"))
    assert reasons(told, Talking({})) == ["Bo: “I bluff.”", "Dan: “I save.”"]  # type: ignore[arg-type]


def test_why_is_told_on_a_sheet_once_fists_lie_open(qtbot: QtBot, window: MainWindow) -> None:
    session, _computers, table = play(window, PERSON, "normal", "normal")
    to_asked(qtbot, session)
    assert "explain" in tip(window, "why")
    answer(session, Random(1))
    to_asked(qtbot, session)
    qtbot.waitUntil(lambda: window.actions_.all["why"].isEnabled(), timeout=WAIT)
    typed(window, Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    title, lines = table.recap.told()
    assert table.recap.isVisible() and title == "What they say"
    assert {line.split(":")[0] for line in lines} <= {"Bo", "Cleo"} and lines
    # The next key takes it away.
    typed(window, Key.Key_Right)
    assert not table.recap.isVisible() and table.recap.told() == ("", ())


def test_advice_is_an_option_of_the_table(qtbot: QtBot, window: MainWindow) -> None:
    session, _computers, _table = play(window, PERSON, "easy", "easy")
    to_asked(qtbot, session)
    assert "not allowed" in tip(window, "advice") and strip_button(window, "advice").isHidden()


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_for_whoever_is_asked_and_noted(qtbot: QtBot, window: MainWindow, game: str) -> None:
    session, _computers, table = play(window, PERSON, PERSON, PERSON, game=game, advice=True)
    # No computer plays here, and still it may be asked.
    assert window.computers.strip is not None and window.computers.strip.isVisible()
    assert strip_button(window, "skip").isHidden()
    while session.asked() is None:
        assert "whose turn" in tip(window, "advice")
        session.raise_curtain()
    asked = session.asked()
    assert asked is not None
    strip_button(window, "advice").click()
    assert window.computers.strip.sentence.whole and tip(window, "advice")
    qtbot.waitUntil(table.recap.isVisible, timeout=WAIT)
    title, lines = table.recap.told()
    assert asked.who in title and lines
    answers = [table.wording.answer(session.view(), asked, value) for value in asked.legal]
    assert lines[0] in answers
    assert session.noted("advice") == [[session.steps_taken, asked.who]]
    # Nobody else reads it.
    answer(session, Random(1))
    assert session.viewer in (PUBLIC, asked.who)
    if session.viewer == PUBLIC:
        assert not table.recap.isVisible() and table.recap.told() == ("", ())


def test_advice_that_comes_too_late_is_not_shown(qtbot: QtBot, window: MainWindow) -> None:
    session, computers, table = play(window, PERSON, PERSON, PERSON, advice=True)
    session.raise_curtain()
    window.actions_.all["advice"].trigger()
    answer(session, Random(1))
    qtbot.waitUntil(lambda: not computers.advising, timeout=WAIT)
    assert not table.recap.isVisible()


def test_advice_that_comes_during_a_pause_is_not_read_out(qtbot: QtBot, window: MainWindow) -> None:
    session, computers, table = play(window, PERSON, "easy", "easy", advice=True)
    to_asked(qtbot, session)
    window.actions_.all["advice"].trigger()
    window.actions_.all["pause"].trigger()
    qtbot.waitUntil(lambda: not computers.advising, timeout=WAIT)
    assert table.recap.told() == ("", ())
    assert session.noted("advice") is None


# ---- handing over


def test_a_seat_is_handed_over_and_taken_back(qtbot: QtBot, window: MainWindow) -> None:
    session, _, table = play(window, PERSON, "easy", "easy")
    menu = window.actions_.menus["seats"]
    menu.aboutToShow.emit()
    titles = [action.text().replace("&", "") for action in menu.actions() if action.isVisible()]
    assert titles == ["Ada", "Bo (computer, easy)", "Cleo (computer, easy)"]
    inner = window.computers._menus[1][1]
    assert [action.isChecked() for action in inner.actions()] == [kind == "easy" for kind in KINDS]
    to_asked(qtbot, session)
    inner.actions()[KINDS.index(PERSON)].trigger()
    assert session.persons == ("Ada", "Bo")
    # Two persons now: the table is public until one of them lifts the curtain.
    assert session.viewer == PUBLIC and session.curtain is not None
    plate = next(one for one in table.view.table().picture.placements if one.key == "plate:Bo")
    assert not plate.piece.computer  # type: ignore[attr-defined]
    window.computers._list_seats()
    window.computers._menus[0][1].actions()[KINDS.index("hard")].trigger()
    assert session.persons == ("Bo",) and session.kind_of("Ada") == "hard"
    assert table.view.table().notice == "From now on the computer plays for Ada: hard."
    target = table.view.table().target("seat:Ada")
    assert target is not None and "computer, hard" in target.name.lower()


def test_undo_says_why_it_cannot(qtbot: QtBot, window: MainWindow) -> None:
    session, _, _ = play(window, PERSON, "easy", "easy")
    to_asked(qtbot, session)
    assert tip(window, "undo") == "There is nothing to undo yet."
    answer(session, Random(1))
    to_asked(qtbot, session)
    assert tip(window, "undo").startswith("The last step cannot be undone: ")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_says_that_the_computer_plays_it(window: MainWindow, game: str) -> None:
    _, _, table = play(window, PERSON, "easy", "hard", game=game, pace="slow")
    scene = table.view.table()
    plates = {one.key: one.piece for one in scene.picture.placements if one.key.startswith("plate:")}
    assert {key: piece.computer for key, piece in plates.items()} == {  # type: ignore[attr-defined]
        "plate:Ada": False, "plate:Bo": True, "plate:Cleo": True,
    }  # fmt: skip
    for seat, kind in (("Bo", "computer, easy"), ("Cleo", "computer, hard")):
        target = scene.target(f"seat:{seat}")
        assert target is not None and kind in target.name.lower() and kind in target.tip.lower()


def test_nothing_is_explained_behind_the_curtain(qtbot: QtBot, window: MainWindow) -> None:
    session, _, _ = play(window, PERSON, PERSON, "easy")
    random = Random(1)
    while session.steps_taken < 12:
        qtbot.waitUntil(lambda: session.curtain is not None or session.asked() is not None, timeout=WAIT)
        answer(session, random)
    qtbot.waitUntil(lambda: session.curtain is not None, timeout=WAIT)
    # Back from another page the table is public, and the next person comes by the curtain.
    window.pages.show_statistics()
    window.pages.show_table()
    window.pages.table.gate._become(Phase.COVERED)  # type: ignore[union-attr]
    assert window.curtain.is_down and tip(window, "why") == "The curtain is down."
    session.raise_curtain()
    assert window.actions_.all["why"].isEnabled()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("width", "height", "percent"), [(900, 600, 100), (900, 600, 200), (1280, 800, 150), (1920, 1080, 100)]
)
def test_what_was_asked_for_is_shown_whole(
    window: MainWindow, game: str, width: int, height: int, percent: int
) -> None:
    window.set_text_scale(percent)
    window.resize(width, height)
    _, _, table = play(window, PERSON, "easy", "normal", "hard", game=game, pace="slow", advice=True)
    for _ in range(4):
        QApplication.processEvents()
    lines = [f"{name}: “For the coins that the Merchant can bring.”" for name in ("Bo", "Cleo", "Dan", "Eva")]
    table.show_sheet("What they say", lines)
    sheet = table.recap
    assert sheet.isVisible() and table.stage.rect().contains(sheet.geometry())
    assert sheet.heightForWidth(sheet.width()) <= sheet.height() + 1
    shown = [child.text() for child in sheet.findChildren(QLabel) if child.isVisible()]
    assert "What they say" in shown and all(name in shown[-1] for name in ("Bo", "Cleo", "Dan", "Eva"))


def test_another_game_like_this_has_the_same_players(qtbot: QtBot, window: MainWindow) -> None:
    first, _, _ = play(window, PERSON, "easy", "hard", game="jeu-des-dragons", advice=True)
    first.hand_over("Ada", "easy")
    window.pages._again()
    session = window.controller.session
    assert session is not None and session is not first
    # As they sat down, whoever has taken a seat meanwhile.
    assert [session.kind_of(seat) for seat in session.seats] == [PERSON, "easy", "hard"]
    assert session.noted("advice_allowed") is True


def away_and_back(window: MainWindow, way: str) -> Callable[[], None]:
    """Let nobody look at the table; returns how somebody does again."""
    if way == "pause":
        window.pages.pause()
        return window.pages._open_curtain
    if way == "minimized":
        window.showMinimized()
        return window.showNormal
    window.pages.show_statistics()
    return window.pages.show_table


@pytest.mark.parametrize("way", ["pause", "minimized", "page"])
def test_what_moves_waits_for_whoever_comes_back(qtbot: QtBot, window: MainWindow, way: str) -> None:
    window.set_motion("fast")
    session, _, table = play(window, PERSON, "easy", "easy", pace="fast")
    to_asked(qtbot, session)
    answer(session, Random(2))
    qtbot.waitUntil(lambda: session.pending, timeout=WAIT)
    told: list[object] = []
    session.changed.connect(lambda change: told.extend(change.events))
    back = away_and_back(window, way)
    table.view.table().motion.finish()
    qtbot.wait(300)
    assert session.pending and not told
    back()
    qtbot.waitUntil(lambda: not session.pending, timeout=WAIT)
    assert told


def test_somebody_else_who_is_left_alone_comes_by_the_curtain(qtbot: QtBot, window: MainWindow) -> None:
    session, _, table = play(window, PERSON, "easy", "easy", game="jeu-des-dragons")
    to_asked(qtbot, session)
    session.hand_over("Bo", PERSON)
    session.hand_over("Ada", "easy")
    assert window.curtain.is_down and not table.isEnabled()
    assert table.gate.phase is Phase.COVERED and table.gate.seat == "Bo"
    window.set_language("fr")
    window.pages._open_curtain()
    assert session.viewer == "Bo" and table.isEnabled()
    to_asked(qtbot, session)


def test_the_curtain_is_not_offered_where_nothing_is_to_hide(qtbot: QtBot, window: MainWindow) -> None:
    session, _, _ = play(window, PERSON, PERSON, "easy", game="jeu-des-dragons", pace="slow")
    session.hide()
    window.pages._follow_gate()
    while session.curtain is not None or session.asked() is not None:
        answer(session, Random(1))
    session.hide()
    window.pages.changed.emit()
    assert session.viewer == PUBLIC
    assert tip(window, "pause") == "There is nothing to hide now: everybody may look."
