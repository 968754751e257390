"""The dress of the windows: text that can be read in every theme, and at every size whole."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QRadioButton

from pierres.table import theme
from pierres.windows import style
from pierres.windows.main_window import MainWindow
from pierres.windows.sheet_dialogs import HelpWindow
from tests.windows.contrast import contrast, menus_of
from tests.windows.people import begin, by_keyboard, open_curtain, pass_on

PAIRS = (
    ("text", "room"), ("text", "room_light"), ("text", "panel"), ("text_soft", "panel"),
    ("text_soft", "room"), ("text_soft", "room_light"),
    ("text_strong", "panel"), ("text_strong", "room"), ("ink", "parchment"), ("ink_soft", "parchment"),
    ("ink_soft", "parchment_dark"), ("ink", "parchment_dark"), ("ink", "paper"), ("ink", "gold"),
    ("ink", "gold_light"),
    ("button_text", "button"), ("alarm", "paper"), ("alarm", "parchment"),
)  # fmt: skip
"""Text and background as the style sheet combines them."""


@pytest.mark.parametrize("name", theme.THEMES)
@pytest.mark.parametrize("pair", PAIRS)
def test_text_stands_out_from_its_ground(name: str, pair: tuple[str, str]) -> None:
    theme.use(name)
    try:
        assert contrast(theme.colour(pair[0]), theme.colour(pair[1])) >= 4.5
    finally:
        theme.use("night")


@pytest.mark.parametrize("name", theme.THEMES)
def test_every_colour_of_the_style_sheet_is_of_the_theme(name: str) -> None:
    theme.use(name)
    try:
        sheet = style.style_sheet()
        named = {QColor(value).name() for value in theme.current().table.values()} | {
            theme.colour("alarm").name()
        }
        assert set(re.findall(r"#[0-9a-f]{6}\b", sheet)) <= named
        assert "{" in sheet and "{{" not in sheet
    finally:
        theme.use("night")


@pytest.mark.parametrize("percent", [80, 100, 150, 200])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_button_or_line_is_cut(window: MainWindow, percent: int, language: str) -> None:
    window.set_language(language)
    window.set_text_scale(percent)
    window.resize(1024, 640)
    pages = (
        lambda: window.pages.show_start(),
        lambda: window.pages.show_new_game("aux-pierres"),
        lambda: begin(window),
        lambda: pass_on(window),
        lambda: by_keyboard(window, {}),
        lambda: open_curtain(window),
    )
    for show in pages:
        show()
        QApplication.processEvents()
        cut = [
            (type(widget).__name__, widget.text())
            for widget in window.findChildren(QPushButton) + window.findChildren(QLabel)
            if widget.isVisible() and widget.text() and _is_cut(widget)
        ]
        assert cut == []


def _is_cut(widget: QPushButton | QLabel) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        needed = widget.heightForWidth(widget.width())
        return widget.height() < needed - 2
    return widget.width() < widget.sizeHint().width() - 2 or widget.height() < widget.sizeHint().height() - 2


def test_the_text_size_stays_between_80_and_200(window: MainWindow) -> None:
    for _ in range(12):
        window.actions_.all["larger"].trigger()
    assert style.scale() == 200 == window.settings.text_scale
    for _ in range(12):
        window.actions_.all["smaller"].trigger()
    assert style.scale() == 80
    window.actions_.all["usual"].trigger()
    assert style.scale() == 100


def test_a_theme_is_kept_and_worn_by_all(window: MainWindow) -> None:
    window.actions_.all["settings"].trigger()
    before = window.styleSheet()
    window.actions_.choices["theme"]["linen"].trigger()
    assert window.settings.theme == "linen" and window.styleSheet() != before
    assert (
        window.dialogs.settings is not None
        and window.dialogs.settings.boxes["theme"].currentData() == "linen"
    )
    assert window.dialogs.settings.palette().window().color() == theme.colour("room")


@pytest.mark.parametrize("percent", [100, 130, 150, 200])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_of_the_keys_has_whole_words_in_both_columns(
    window: MainWindow, percent: int, language: str
) -> None:
    window.set_language(language)
    window.set_text_scale(percent)
    window.actions_.all["keys"].trigger()
    QApplication.processEvents()
    help_window = window.dialogs.help
    assert help_window is not None and help_window.width() >= min(
        720, help_window.screen().size().width() * 0.9
    )
    help_window.resize(533, 500)
    QApplication.processEvents()
    browser = help_window.text
    words = browser.toPlainText().split()
    assert len(words) > 50
    # No word is wider than its column, so that none is broken and nothing has to be moved aside.
    assert browser.horizontalScrollBar().maximum() == 0
    document = browser.document()
    block = document.begin()
    while block.isValid():
        text, layout = block.text(), block.layout()
        for line in range(1, layout.lineCount()):
            start = layout.lineAt(line).textStart()
            assert text[start - 1].isspace() or not text[start - 1].isalpha(), text
        block = block.next()


@pytest.mark.parametrize("name", theme.THEMES)
def test_what_cannot_be_pressed_can_be_read_all_the_same(name: str) -> None:
    theme.use(name)
    try:
        rules = re.findall(r"([^{}]*:disabled[^{}]*)\{([^}]*)\}", style.style_sheet())
        inks = [(where, ink) for where, body in rules for ink in re.findall(r"(?<![-\w])color: (#\w+)", body)]
        assert len(inks) >= 4
        for where, ink in inks:
            grounds = ("parchment", "parchment_dark") if "parchment" in where else ("room", "panel")
            assert all(contrast(QColor(ink), theme.colour(ground)) >= 4.5 for ground in grounds), where
        made, off = style.palette(), QPalette.ColorGroup.Disabled
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
            assert made.color(off, role).alpha() == 255
            assert contrast(made.color(off, role), theme.colour("panel")) >= 4.5
    finally:
        theme.use("night")


class _Hints:
    """A system that is light or dark, as it is told."""

    def __init__(self, scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> None:
        self.colorScheme = lambda: scheme
        self.contrastPreference = lambda: contrast
        self.accessibility = lambda: self


def test_the_theme_follows_the_system_if_asked(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, high = Qt.ContrastPreference.NoPreference, Qt.ContrastPreference.HighContrast
    window.set_theme("system")
    try:
        for scheme, preference, name in (
            (Qt.ColorScheme.Light, plain, "linen"), (Qt.ColorScheme.Dark, plain, "night"),
            (Qt.ColorScheme.Unknown, plain, "night"), (Qt.ColorScheme.Light, high, "contrast"),
        ):  # fmt: skip
            hints = _Hints(scheme, preference)
            monkeypatch.setattr(style.QGuiApplication, "styleHints", staticmethod(lambda h=hints: h))
            window._follow_system()
            assert theme.current().name == name
            assert (
                window.settings.theme == "system" and window.actions_.choices["theme"]["system"].isChecked()
            )
        monkeypatch.undo()
        window.set_theme("linen")
        window._follow_system()
        assert theme.current().name == "linen", "who has chosen keeps it"
    finally:
        window.set_theme("night")


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_the_ticks_of_a_menu_are_drawn_and_not_blown_up(window: MainWindow, ratio: float) -> None:
    action = window.actions_.choices["theme"]["night"]
    menu = next(menu for menu in menus_of(window.menuBar()) if action in menu.actions())
    menu.ensurePolished()
    menu.resize(menu.sizeHint())
    picture = QImage(menu.size() * ratio, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    menu.render(picture)
    place = menu.actionGeometry(action)
    side = round(place.height() * ratio)
    tick = picture.copy(round(place.x() * ratio) + 2, round(place.y() * ratio), side, side)
    # A drawing has soft edges: a small picture blown up has two colours, or three, in blocks.
    assert len(set(memoryview(tick.constBits()).cast("I"))) > 12


@pytest.mark.parametrize("percent", [80, 90, 100, 110, 120, 130, 150, 175, 200])
def test_what_one_of_several_is_chosen_with_is_round(window: MainWindow, percent: int) -> None:
    window.set_text_scale(percent)
    window.pages.show_new_game("est-royal")
    QApplication.processEvents()
    assert window.pages.new_game is not None
    button = window.pages.new_game.findChildren(QRadioButton)[1]
    image = button.grab().toImage()
    ground, edge = image.pixelColor(image.width() - 2, 2), theme.colour("ink_soft")
    side = style.px(16) + 4
    top = (button.height() - side) // 2
    left = next(x for x in range(side) if image.pixelColor(x, button.height() // 2) == edge)
    for x, y in ((0, 0), (1, 1), (side - 1, 0), (0, side - 1), (side - 1, side - 1)):
        assert image.pixelColor(left + x, top + y) == ground, f"a corner at {x}, {y}"


def test_about_is_as_high_as_its_few_lines(window: MainWindow) -> None:
    heights = {}
    for page in ("about", "keys", "about"):
        window.actions_.all[page].trigger()
        QApplication.processEvents()
        dialog = next(top for top in window.findChildren(HelpWindow) if top.isVisible())
        heights[page] = dialog.height()
        bar = dialog.text.verticalScrollBar()
        assert page == "keys" or bar.maximum() == 0, "all of it is in sight"
    assert heights["about"] < 0.6 * heights["keys"]
    dialog.close()


def test_the_caret_is_drawn_once_a_key_has_moved_it(window: MainWindow) -> None:
    window.dialogs.show_help("rules", "est-royal")
    dialog = next(top for top in window.findChildren(HelpWindow) if top.isVisible())
    assert dialog.text.cursorWidth() == 0
    QTest.keyClick(dialog.text, Qt.Key.Key_Down)
    assert dialog.text.cursorWidth() > 0
    dialog.close()
