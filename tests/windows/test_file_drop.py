"""A file is dropped on the window: a saved game opens, whatever page stands there, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from pierres.windows.main_window import MainWindow
from tests.windows.people import begin, by_keyboard, open_curtain, pass_on, table_of

PLAYED = Path(__file__).parent.parent / "playthroughs" / "aux-pierres.json"


def drop(window: MainWindow, *files: Path | str, target: QWidget | None = None) -> bool:
    """Drag files into the middle of the window, as a file manager does; whether they were taken."""
    mime = QMimeData()
    mime.setUrls([QUrl(file) if isinstance(file, str) else QUrl.fromLocalFile(str(file)) for file in files])
    mime.setText("\n".join(map(str, files)))
    middle = window.rect().center()
    under = target or window.childAt(middle)
    assert under is not None
    place = QPointF(under.rect().center())
    actions, left = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(place.toPoint(), actions, mime, left, none)
    QApplication.sendEvent(under, entered)
    if not entered.isAccepted():
        return False
    QApplication.sendEvent(under, QDragMoveEvent(place.toPoint(), actions, mime, left, none))
    event = QDropEvent(place, actions, mime, left, none)
    event.setDropAction(Qt.DropAction.MoveAction)
    QApplication.sendEvent(under, event)
    QApplication.processEvents()
    # Whoever drags would remove the file that was moved.
    assert event.dropAction() == Qt.DropAction.CopyAction
    return True


@pytest.mark.parametrize("page", ["shelf", "new", "statistics", "table", "curtain", "story"])
def test_a_saved_game_opens_on_every_page(window: MainWindow, page: str, tmp_path: Path) -> None:
    if page in ("table", "curtain", "story"):
        begin(window)
    if page == "curtain":
        pass_on(window)
        by_keyboard(window, {})
        assert window.curtain.is_down
    if page == "story":
        assert window._open(PLAYED)
        window.pages.show_story()
    if page == "new":
        window.pages.show_new_game("est-royal")
    if page == "statistics":
        window.pages.show_statistics()
    saved = tmp_path / "évening & co.pierres"
    saved.write_bytes(PLAYED.read_bytes())
    assert drop(window, saved)
    session = window.controller.session
    assert session is not None and session.path == saved and session.over
    assert window.pages.at_table() and saved.exists()


def test_fields_leave_a_file_to_the_window(window: MainWindow, tmp_path: Path) -> None:
    for game, field in (("aux-pierres", "name"), ("est-royal", "number"), ("est-royal", "text")):
        window.pages.show_new_game(game)
        page = window.pages.new_game
        assert page is not None
        form = page.form
        target = page.seats.rows[0].name if field == "name" else getattr(form, field)
        if field != "name":
            form.buttons[2 if field == "number" else 3].setChecked(True)  # type: ignore[union-attr]
        target = target.viewport() if field == "text" else target
        assert drop(window, tmp_path / "none.pierres", target=target)
        assert "none" not in page.seats.rows[0].name.text()
        if field != "name":
            assert form.number.text() == form.text.toPlainText() == ""  # type: ignore[union-attr]
        assert window.notice.text()
        window.notice.close_notice()


def test_the_game_under_way_waits_on_the_shelf(window: MainWindow) -> None:
    session = begin(window)
    pass_on(window)
    by_keyboard(window, {"fairy": 3})
    steps = session.record.steps
    assert drop(window, PLAYED)
    assert "Léa" in window.notice.text() and "shelf" in window.notice.text()
    window.pages.show_start()
    (left,) = window.controller.unfinished()
    assert window.controller.resume(left.path)
    assert window.controller.session is not None and window.controller.session.record.steps == steps


def test_of_anything_else_one_sentence_says_what_may_be_dropped(window: MainWindow, tmp_path: Path) -> None:
    session = begin(window)
    picture = tmp_path / "holiday.jpg"
    picture.write_bytes(b"\xff\xd8\xff\xe0 no game at all")
    empty = tmp_path / "empty.pierres"
    empty.write_text("")
    said = []
    for files in (
        (PLAYED, PLAYED), (picture,), (empty,), (tmp_path,), (tmp_path / "gone.pierres",),
        ("https://example.org/game.pierres",),
    ):  # fmt: skip
        window.notice.close_notice()
        assert drop(window, *files)
        said.append(window.notice.text())
        assert said[-1] and "\n" not in said[-1]
        assert window.controller.session is session and window.pages.at_table()
    assert "one saved game" in said[0] and "holiday.jpg" in said[1] and "empty.pierres" in said[2]
    assert table_of(window).isVisible()


def test_text_is_no_file(window: MainWindow) -> None:
    mime = QMimeData()
    mime.setText("ER1-…")
    event = QDragEnterEvent(
        window.rect().center(), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(window.central, event)
    assert not event.isAccepted()


def test_the_curtain_stays_where_it_was(window: MainWindow, tmp_path: Path) -> None:
    session = begin(window)
    pass_on(window)
    by_keyboard(window, {})
    assert window.curtain.is_down
    assert drop(window, tmp_path / "none.pierres")
    assert window.curtain.is_down and session.asked() is None
    open_curtain(window)
