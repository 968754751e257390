"""The shelf at every size, and the games that were left unfinished."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QMessageBox

from pierres.session import Session
from pierres.store import saves
from pierres.table import registry
from pierres.windows import style
from pierres.windows.main_window import MainWindow
from pierres.windows.shelf import paint_sign, words_under
from pierres.windows.start_page import StartPage
from tests.windows.people import Key, begin, clicked, take_guards_away, typed


def leave_unfinished(*tables: tuple[str, ...]) -> None:
    """Begin a game for each table and leave it after one answer; the last one is the newest."""
    for number, names in enumerate(tables):
        session = Session.new("aux-pierres", names, seed=number)
        session.raise_curtain()
        assert session.answer({})
        session.close()


def shelf_page(window: MainWindow) -> StartPage:
    window.pages.show_start()
    take_guards_away(window)
    for _ in range(3):
        QApplication.processEvents()
    assert window.pages.start is not None
    return window.pages.start


def answer_box(window: MainWindow, role: QMessageBox.ButtonRole) -> None:
    box = window.findChild(QMessageBox, "remove")
    assert box is not None and box.isVisible()
    next(button for button in box.buttons() if box.buttonRole(button) == role).click()
    QApplication.processEvents()


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1600, 1000), (3840, 2160)])
@pytest.mark.parametrize("tables", [0, 1, 3])
def test_the_words_stand_whole_above_the_plank(
    window: MainWindow, percent: int, width: int, height: int, tables: int
) -> None:
    leave_unfinished(*[("Léa", "Hugo", "Inès")] * tables)
    window.set_text_scale(percent)
    window.resize(width, height)
    page = shelf_page(window)
    box = page.shelf.boxes[0]
    picture = box.box_rect()
    room = QRect(0, 0, box.width(), box.height())
    assert room.contains(picture.toRect()) and picture.width() > 0.2 * min(width, 2000)
    # The words of the boxes are below the plank.
    assert picture.bottom() + words_under() <= box.height() + 1
    assert all(room.contains(other.box_rect().toRect()) for other in page.shelf.boxes)
    assert page.shelf.plank_top() + 20 <= page.shelf.height()
    if percent == 100:
        assert page.area.verticalScrollBar().maximum() == 0
    if tables:
        ribbon = QRect(
            page.continue_button.mapTo(page.area.widget(), QPoint(0, 0)), page.continue_button.size()
        )
        shelf = QRect(page.shelf.mapTo(page.area.widget(), QPoint(0, 0)), page.shelf.size())
        # Continue lies over the box, and not far from it.
        assert 0 <= shelf.top() - ribbon.bottom() <= 40


def test_the_offered_game_is_removed_by_its_cross(window: MainWindow) -> None:
    leave_unfinished(("Léa", "Hugo", "Inès"), ("Zoé", "Max", "Ida"))
    page = shelf_page(window)
    offered = page.continue_button.save
    assert offered is not None and len(page.unfinished.rows) == 1
    assert all(name in page.cross.accessibleName() for name in offered.seats)
    clicked(page.cross)
    answer_box(window, QMessageBox.ButtonRole.RejectRole)
    assert len(saves.unfinished()) == 2
    clicked(page.cross)
    answer_box(window, QMessageBox.ButtonRole.DestructiveRole)
    left = saves.unfinished()
    assert len(left) == 1 and left[0].path != offered.path
    assert page.continue_button.save is not None and page.continue_button.save.path == left[0].path
    assert page.unfinished.isHidden() and window.focusWidget() is page.continue_button


def test_every_unfinished_game_is_removed_by_keyboard_alone(window: MainWindow) -> None:
    leave_unfinished(("Léa", "Hugo", "Inès"), ("Zoé", "Max", "Ida"))
    page = shelf_page(window)
    other = page.unfinished.rows[0]
    assert all(name in other.cross.accessibleName() for name in other.save.seats)
    for _ in range(12):
        if window.focusWidget() is other.button:
            break
        typed(window, Key.Key_Tab)
    assert window.focusWidget() is other.button
    typed(window, Key.Key_Delete)
    box = window.findChild(QMessageBox, "remove")
    assert box is not None and all(name in box.text() for name in other.save.seats)
    # Enter keeps the game: nothing is lost by a stray key.
    assert box.defaultButton() is not None
    assert box.buttonRole(box.defaultButton()) == QMessageBox.ButtonRole.RejectRole
    answer_box(window, QMessageBox.ButtonRole.DestructiveRole)
    assert [save.path for save in saves.unfinished()] != [other.save.path]
    page.continue_button.setFocus()
    typed(window, Key.Key_Delete)
    answer_box(window, QMessageBox.ButtonRole.DestructiveRole)
    assert saves.unfinished() == [] and page.continue_button.isHidden() and page.cross.isHidden()
    assert window.focusWidget() is page.shelf.boxes[0]
    assert not window.actions_.all["resume"].isEnabled()


def test_a_row_goes_on_with_its_game(window: MainWindow) -> None:
    leave_unfinished(("Léa", "Hugo", "Inès"), ("Zoé", "Max", "Ida"))
    page = shelf_page(window)
    row = page.unfinished.rows[0]
    clicked(row.button)
    assert window.controller.session is not None and window.controller.session.seats == row.save.seats


def test_a_game_that_another_window_has_open_is_not_removed(window: MainWindow) -> None:
    leave_unfinished(("Léa", "Hugo", "Inès"))
    page = shelf_page(window)
    assert page.continue_button.save is not None
    path = page.continue_button.save.path
    held = Session.go_on(path)
    page.remove.emit(path)
    assert path.exists() and window.notice.text()
    held.close()


@pytest.mark.parametrize("size", [(1024, 640), (1600, 1000)])
@pytest.mark.parametrize("left", [False, True])
def test_the_sign_hangs_where_nothing_else_is(window: MainWindow, size: tuple[int, int], left: bool) -> None:
    window.resize(*size)
    if left:
        begin(window)
        window.pages.show_start()
    page = window.pages.start
    QApplication.processEvents()
    free = page._wall.free()
    shelf = page.shelf
    assert free.bottom() < shelf.y() + shelf.boxes_top()
    assert page.continue_button.isVisible() == left
    if left:
        assert (
            free.bottom() < page.continue_button.mapTo(page._wall, page.continue_button.rect().topLeft()).y()
        )
    wall = QImage(800, 300, QImage.Format.Format_ARGB32_Premultiplied)
    for height, drawn in ((300, True), (80, False)):
        wall.fill(0)
        painter = QPainter(wall)
        paint_sign(painter, QRectF(0, 0, 800, height), "Pierres")
        painter.end()
        assert (wall.pixelColor(400, height // 2).alpha() > 0) == drawn


def test_f1_on_the_shelf_shows_the_rules_of_the_box_that_is_meant(window: MainWindow) -> None:
    page = shelf_page(window)
    for box in (*page.shelf.boxes, page.shelf.boxes[0]):
        box.setFocus()
        typed(window, Key.Key_F1)
        assert window.dialogs.help is not None
        title = window.dialogs.help.windowTitle()
        assert registry.wording(box.game_id).title() in title
        window.dialogs.help.close()
        window.activateWindow()
        QApplication.processEvents()
    begin(window, "Léa", "Hugo", game="jeu-des-dragons")
    page = shelf_page(window)
    page.continue_button.setFocus()
    assert window.pages.current_game() == "jeu-des-dragons"


def test_what_removes_a_game_names_its_key_as_french_keyboards_do(
    window: MainWindow, french_file: None
) -> None:
    leave_unfinished(("Léa", "Tom", "Zoé"), ("Inès", "Paul", "Hugo"))
    window.set_language("fr")
    page = shelf_page(window)
    assert page.continue_button.accessibleName() == "Continuer\N{NO-BREAK SPACE}: Aux pierres du dragon"
    for cross in (page.cross, page.unfinished.rows[0].cross):
        assert cross.toolTip().endswith("(Suppr)") and "\N{NO-BREAK SPACE}: " in cross.accessibleName()


def test_continue_in_the_menu_takes_the_game_that_is_offered(window: MainWindow) -> None:
    leave_unfinished(("Léa", "Hugo", "Inès"))
    page = shelf_page(window)
    offered = page.continue_button.save
    assert offered is not None
    # Another window leaves a game after that, which is not in sight here.
    leave_unfinished(("Zoé", "Max", "Ida"))
    window.actions_.all["resume"].trigger()
    assert window.controller.session is not None and window.controller.session.seats == offered.seats


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("percent", [80, 100, 150, 200])
@pytest.mark.parametrize("size", [(880, 560), (1024, 640), (1280, 800), (1920, 1080)])
def test_the_words_below_a_box_keep_off_those_of_the_next(
    window: MainWindow, size: tuple[int, int], percent: int, language: str
) -> None:
    for change in (
        lambda: window.resize(*size), lambda: window.set_text_scale(percent),
        lambda: window.set_language(language),
    ):  # fmt: skip
        change()
        QApplication.processEvents()
    assert window.pages.start is not None
    for box in window.pages.start.shelf.boxes:
        for font, text, px in (
            (box.title_font, box.words.title, 0.6 * style.px(19)),
            (box.players_font, box.players_line, 0.85 * style.px(14)),
        ):
            assert text and QFontMetricsF(font).horizontalAdvance(text) <= box.width() - 12
            assert font.pixelSize() >= px
        assert box.words.players.startswith(box.players_line)
        assert box.title_font == window.pages.start.shelf.boxes[0].title_font
