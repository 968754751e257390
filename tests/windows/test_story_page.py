"""The end of a game: whole at every size, with the winner in the light."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from pierres.rules.game import Result
from pierres.session import Session
from pierres.table import registry, theme
from pierres.windows import style
from pierres.windows.final_scores import STARS, FinalScores, ranked
from pierres.windows.main_window import MainWindow
from pierres.windows.pages_text import typeset
from pierres.windows.story_page import StoryPage
from tests.players_at_table import play_on
from tests.windows.people import begin
from tests.windows.sights import over

NAMES = ("Léa", "Hugo", "Inès", "Anne-Sophie de la T.")


def finished() -> Session:
    """A game played out by chance."""
    players = {name: {"colour": colour} for name, colour in zip(NAMES, theme.SEAT_COLOURS, strict=False)}
    session = Session.new("aux-pierres", NAMES, {}, players, seed=3, autosave=False)
    rng = Random(5)
    while not session.over:
        if session.curtain:
            session.raise_curtain()
        question = session.asked()
        assert question is not None
        value = question.legal[rng.randrange(question.legal.size)]
        session.answer(value)
    return session


@pytest.fixture(scope="module")
def game(qapp: object) -> Session:
    return finished()


def page_of(game: Session, window: MainWindow, width: int, height: int) -> StoryPage:
    page = StoryPage(game, registry.wording(game.game_id, game.characters()))
    window.central.stack.addWidget(page)
    window.central.stack.setCurrentWidget(page)
    window.resize(width, height)
    for _ in range(3):
        QApplication.processEvents()
    return page


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("width", "height", "percent"),
    [(1024, 640, 100), (1024, 640, 150), (1024, 640, 200), (1280, 800, 200), (1600, 1000, 100)],
)
def test_the_page_is_whole_at_every_size(
    window: MainWindow, game: Session, language: str, width: int, height: int, percent: int
) -> None:
    window.set_language(language)
    window.set_text_scale(percent)
    page = page_of(game, window, width, height)
    view = page.area.viewport()
    for button in page.buttons.values():
        assert button.width() >= button.sizeHint().width() and button.height() >= button.sizeHint().height()
        x = button.mapTo(view, QPoint(0, 0)).x()
        assert x >= 0 and x + button.width() <= view.width()
    table = page.scores
    assert table.height() >= table.horizontalHeader().height() + table.verticalHeader().length()
    assert table.horizontalHeader().length() <= table.viewport().width() + 1
    # No word of the story is broken: its column is wider than its longest word.
    words = page.story.toPlainText().split()
    metrics = page.story.fontMetrics()
    assert page.story.viewport().width() > max(metrics.horizontalAdvance(word) for word in words) * 1.6
    if page.stacked():
        assert page.story.verticalScrollBar().maximum() == 0
    # Everything can be scrolled to, and nothing lies over something else.
    parts: list[QRect] = [
        QRect(part.mapTo(page.area.widget(), QPoint(0, 0)), part.size())
        for part in (page.winners, page._title, page._under, page.scores, page._ways, page.story)
    ]
    assert all(not one.intersects(other) for n, one in enumerate(parts) for other in parts[n + 1 :])
    assert all(page.area.widget().rect().contains(part) for part in parts)
    assert page._title.height() >= page._title.heightForWidth(page._title.width())


def test_an_ordinary_window_shows_all_but_the_story_without_scrolling(
    window: MainWindow, game: Session
) -> None:
    page = page_of(game, window, 1024, 640)
    assert not page.stacked() and page.area.verticalScrollBar().maximum() == 0


def test_the_winner_stands_first_and_is_marked_for_eye_and_ear(window: MainWindow, game: Session) -> None:
    page = page_of(game, window, 1280, 800)
    result = game.result()
    assert result is not None
    points = [int(page.scores.item(row, 2).text()) for row in range(page.scores.rowCount())]
    assert points == sorted(points, reverse=True)
    assert page.scores.item(0, 1).text() == result.winners[0]
    assert page.scores.item(0, 1).font().bold() and not page.scores.item(1, 1).font().bold()
    assert page.scores.item(0, 0).data(11) == "Winner" and not page.scores.item(0, 0).icon().isNull()
    assert page.winners.accessibleName() == page._title.text()


def test_equal_scores_share_a_place_but_not_with_the_winner() -> None:
    result = Result(("B",), {"A": 3, "B": 3, "C": 1, "D": 1, "E": 0})
    assert ranked(result) == [(1, "B"), (2, "A"), (3, "C"), (3, "D"), (5, "E")]


def test_the_stars_land_unless_motion_is_off(window: MainWindow, game: Session) -> None:
    page = page_of(game, window, 1280, 800)
    page.celebrate("off")
    assert page.winners.landed == STARS
    still = page.winners.grab().toImage()
    page.celebrate("fast")
    assert page.winners.landed < STARS and page.winners.grab().toImage() != still
    page.celebrate("off")
    assert page.winners.grab().toImage() == still
    assert style.scale() == 100


def test_narrow_spaces_stay_narrow_and_break_no_line(qtbot: Any) -> None:
    """Qt makes common spaces of them in a page, and then a line can begin with a semicolon."""
    page = QTextDocument()
    page.setHtml(typeset("<p>Léa\N{NARROW NO-BREAK SPACE}; Hugo</p>"))
    assert page.toRawText() == "Léa\N{NARROW NO-BREAK SPACE}; Hugo"


def test_the_names_have_room_beside_the_titles_in_large_text(window: MainWindow) -> None:
    window.set_language("fr")
    window.set_text_scale(200)
    window.resize(1024, 640)
    session = begin(window, "Léa", "Hugo", options={"gambits": 1}, game="jeu-des-dragons")
    play_on(session, Random(1), 200)
    window.pages.show_story()
    for _ in range(3):
        QApplication.processEvents()
    assert window.pages.story is not None
    table = window.pages.story.findChild(FinalScores)
    assert table is not None
    widths = [table.columnWidth(column) for column in range(table.columnCount())]
    assert sum(widths) <= table.viewport().width() and widths[1] >= table.sizeHintForColumn(1)
    assert table.height() >= table.horizontalHeader().height() + table.verticalHeader().length()


def test_the_story_of_a_solitaire_has_red_suits_and_no_company(window: MainWindow) -> None:
    over(window, "est-royal")
    window.pages.show_story()
    page = window.pages.story
    assert page is not None and page.buttons["again"].text() == "New game"
    red = {True: 0, False: 0}
    block = page.story.document().firstBlock()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            fragment = parts.fragment()
            for letter in fragment.text():
                if letter in "♥♦♠♣":
                    painted = fragment.charFormat().foreground().color()
                    assert (painted == theme.colour("hearts")) == (letter in "♥♦"), fragment.text()
                    red[letter in "♥♦"] += 1
            parts += 1
        block = block.next()
    assert min(red.values()) > 50
    window.set_language("fr")
    QApplication.processEvents()
    assert page.buttons["again"].text() == "Nouvelle partie"


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(900, 600), (1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_button_of_the_end_lies_beside_everything(
    window: MainWindow, size: tuple[int, int], scale: int, language: str
) -> None:
    window.resize(*size)
    window.set_text_scale(scale)
    window.set_language(language)
    over(window, "est-royal")
    page = window.pages.table
    assert page is not None and page.next_button.isVisible()
    place = QRectF(page.next_button.geometry())
    table = page.view.table()
    for target in table.targets():
        assert not place.intersects(table.ringed(target)), target.key
    assert QRectF(page.stage.rect()).contains(place)
    assert page.next_button.fontMetrics().horizontalAdvance(page.next_button.text()) < place.width()
