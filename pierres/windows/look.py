"""The dress of the windows, made from the colours and fonts of the table's theme.

Widgets say what they are by a property `look` ("primary", "quiet", "parchment", "title" …) and the one style sheet
dresses them. Sizes are in logical pixels and grow with the text size, from 80 to 200 %.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from pierres.fonts import SANS, SERIF
from pierres.paths import resource_path
from pierres.table import theme

SCALES = (80, 90, 100, 115, 130, 150, 175, 200)
"""The text sizes of the menu, in percent."""

TEXT = 15
TITLE = 26
DISPLAY = 40

PAIRS = (
    ("text", "room"), ("text", "room_light"), ("text", "panel"), ("text_soft", "panel"), ("text_soft", "room"),
    ("text_strong", "panel"), ("text_strong", "room"), ("ink", "parchment"), ("ink_soft", "parchment"),
    ("ink_soft", "parchment_dark"), ("ink", "parchment_dark"), ("ink", "paper"), ("ink", "gold"), ("ink", "gold_light"),
    ("button_text", "button"), ("alarm", "paper"), ("alarm", "parchment"),
)  # fmt: skip
"""Text and ground as the style sheet puts them together; a test holds each to a contrast of 4.5 to 1."""

_ALARM = {"night": "#a3202d", "linen": "#a3202d", "contrast": "#8f0013"}


class _Scale:
    """The text size in force, in percent: one window, one size."""

    percent = 100


def scale() -> int:
    """The text size in force, in percent."""
    return _Scale.percent


def set_scale(percent: int) -> None:
    """Text of `percent` (80 to 200; what lies beyond is brought back inside) from the next `apply` on."""
    _Scale.percent = max(80, min(200, percent))


def px(size: float) -> int:
    """`size` logical pixels at 100 %, grown with the text size."""
    return max(1, round(size * _Scale.percent / 100))


def colour(name: str) -> QColor:
    """A colour of the theme in force, or `alarm`: the red of a fault on paper."""
    if name == "alarm":
        return QColor(_ALARM[theme.current().name])
    return theme.colour(name)


def dress(widget: QWidget, look: str) -> None:
    """Say what `widget` is; see the style sheet for the looks there are."""
    if widget.property("look") == look:
        return
    widget.setProperty("look", look)
    if style := widget.style():
        style.unpolish(widget)
        style.polish(widget)


def palette() -> QPalette:
    """The palette of the theme, for what the style sheet does not reach."""
    made = QPalette()
    group = QPalette.ColorRole
    for role, name in (
        (group.Window, "room"), (group.WindowText, "text"), (group.Base, "panel"), (group.AlternateBase, "room"),
        (group.Text, "text"), (group.Button, "panel"), (group.ButtonText, "text"), (group.BrightText, "text_strong"),
        (group.ToolTipBase, "parchment"), (group.ToolTipText, "ink"), (group.Highlight, "gold"),
        (group.HighlightedText, "ink"), (group.PlaceholderText, "text_soft"), (group.Link, "text_strong"),
        (group.LinkVisited, "text_strong"), (group.Light, "room_light"), (group.Midlight, "room_light"),
        (group.Dark, "room_dark"), (group.Mid, "room_dark"), (group.Shadow, "shadow"),
    ):  # fmt: skip
        made.setColor(role, theme.colour(name))
    soft = theme.colour("text_soft", 0.6)
    for role in (group.WindowText, group.Text, group.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, soft)
    return made


def style_sheet() -> str:
    """The style sheet of the theme and the text size in force."""
    names = {key: QColor(value).name() for key, value in theme.current().table.items()}
    numbers = {f"px{n}": str(px(n)) for n in (1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 14, 16, 18, 20, 22, 24, 30)}
    return _SHEET.format_map(
        {
            **names,
            **numbers,
            "alarm": colour("alarm").name(),
            "sans": SANS,
            "serif": SERIF,
            "text_px": px(TEXT),
            "small_px": px(13),
            "title_px": px(TITLE),
            "head_px": px(19),
            "display_px": px(DISPLAY),
            "down_ink": resource_path("windows", "down-ink.svg").as_posix(),
            "tick": resource_path("windows", "tick.svg").as_posix(),
            "down": resource_path(
                "windows", f"down-{'ink' if theme.current().name == 'linen' else 'light'}.svg"
            ).as_posix(),
        }
    )


def apply(window: QWidget) -> None:
    """Dress `window` and all that it holds, its dialogs too, in the theme and text size in force."""
    window.setPalette(palette())
    sheet = style_sheet()
    if window.styleSheet() != sheet:
        window.setStyleSheet(sheet)


def refresh(window: QWidget) -> None:
    """Let a window that belongs to a dressed one take the new dress, and write its own texts in it."""
    window.setPalette(palette())
    retranslate = getattr(window, "retranslate", None)
    if retranslate is not None:
        retranslate()


_SHEET = """
QWidget {{ font-family: "{sans}"; font-size: {text_px}px; color: {text}; }}
QMainWindow, QDialog {{ background: {room}; }}
QToolTip {{ background: {parchment}; color: {ink}; border: 1px solid {parchment_edge}; padding: {px6}px; }}

QMenuBar {{ background: {panel}; color: {text}; padding: 1px {px6}px; border-bottom: 1px solid {panel_line}; }}
QMenuBar::item {{ background: transparent; padding: {px5}px {px10}px; border-radius: 4px; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {gold}; color: {ink}; }}
QMenu {{ background: {panel}; color: {text}; border: 1px solid {panel_line}; padding: {px6}px 0; }}
QMenu::item {{ padding: {px6}px {px30}px {px6}px {px30}px; }}
QMenu::item:selected {{ background: {gold}; color: {ink}; }}
QMenu::item:disabled {{ color: {text_soft}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {panel_line}; margin: {px6}px {px12}px; }}
QMenu::indicator {{ left: {px10}px; width: {px12}px; height: {px12}px; }}

QLabel {{ background: transparent; }}
QLabel[look="display"] {{ font-family: "{serif}"; font-size: {display_px}px; font-weight: bold; color: {text_strong}; }}
QLabel[look="title"] {{ font-family: "{serif}"; font-size: {title_px}px; font-weight: bold; color: {text_strong}; }}
QLabel[look="head"] {{ font-family: "{serif}"; font-size: {head_px}px; font-weight: bold; color: {text_strong}; }}
QLabel[look="soft"] {{ color: {text_soft}; }}
QLabel[look="small"] {{ color: {text_soft}; font-size: {small_px}px; }}

QFrame[look="parchment"], QWidget[look="parchment"] {{
    background: {parchment}; border: 1px solid {parchment_edge}; border-radius: {px10}px; }}
QFrame[look="parchment"] QWidget {{ color: {ink}; }}
QFrame[look="parchment"] QLabel[look="title"], QFrame[look="parchment"] QLabel[look="head"],
QFrame[look="parchment"] QLabel[look="display"] {{ color: {ink}; }}
QFrame[look="parchment"] QLabel[look="soft"], QFrame[look="parchment"] QLabel[look="small"] {{ color: {ink_soft}; }}
QFrame[look="parchment"] QLabel[look="fault"] {{ color: {alarm}; font-weight: bold; font-size: {small_px}px; }}
QFrame[look="panel"] {{ background: {panel}; border: 1px solid {panel_line}; border-radius: {px10}px; }}
QFrame[look="rule"] {{ background: {panel_line}; border: none; max-height: 1px; min-height: 1px; }}
QFrame[look="parchment_rule"] {{ background: {parchment_edge}; border: none; max-height: 1px; min-height: 1px; }}
QFrame[look="notice"] {{ background: {parchment}; border: none; border-bottom: 2px solid {gold_dark}; }}
QFrame[look="notice"] QLabel {{ color: {ink}; }}

QPushButton {{ background: transparent; color: {text}; border: 1px solid {panel_line}; border-radius: {px8}px;
    padding: {px6}px {px16}px; }}
QPushButton:hover {{ background: {room_light}; }}
QPushButton:focus {{ border: 2px solid {focus}; padding: {px5}px {px16}px; }}
QPushButton:disabled {{ color: {text_soft}; border-color: {text_soft}; }}
QPushButton[look="primary"] {{ background: {button}; color: {button_text}; border: 2px solid {gold_dark};
    font-family: "{serif}"; font-weight: bold; font-size: {head_px}px; padding: {px8}px {px24}px; }}
QPushButton[look="primary"]:hover {{ background: {button_hover}; }}
QPushButton[look="primary"]:focus {{ border: 2px solid {focus}; }}
QPushButton[look="primary"]:disabled {{ background: transparent; color: {text_soft}; border: 2px solid {text_soft}; }}
QPushButton[look="quiet"] {{ border: 1px solid transparent; }}
QPushButton[look="quiet"]:focus {{ border: 2px solid {focus}; }}
QFrame[look="parchment"] QPushButton, QFrame[look="parchment"] QToolButton, QFrame[look="notice"] QPushButton {{
    color: {ink}; border: 1px solid {ink_soft}; }}
QFrame[look="parchment"] QPushButton:hover, QFrame[look="parchment"] QToolButton:hover,
QFrame[look="notice"] QPushButton:hover {{ background: {gold_light}; }}
QFrame[look="parchment"] QPushButton:focus, QFrame[look="parchment"] QToolButton:focus,
QFrame[look="notice"] QPushButton:focus {{ border: 2px solid {sapphire}; }}
QFrame[look="parchment"] QPushButton:disabled, QFrame[look="parchment"] QToolButton:disabled {{
    color: {parchment_edge}; border-color: {parchment_edge}; }}
QFrame[look="parchment"] QPushButton[look="primary"]:disabled {{ background: {parchment_dark}; color: {ink_soft};
    border: 2px solid {parchment_edge}; }}
QFrame[look="parchment"] QPushButton[look="primary"]:enabled {{ color: {button_text}; border: 2px solid {line}; }}
QFrame[look="parchment"] QPushButton[look="primary"]:hover {{ background: {button_hover}; }}
QFrame[look="parchment"] QPushButton[look="primary"]:focus {{ border: 2px solid {sapphire}; }}

QToolButton {{ background: transparent; border: 1px solid transparent; border-radius: {px6}px; padding: {px3}px; }}
QToolButton:hover {{ background: {room_light}; }}
QToolButton:focus {{ border: 2px solid {focus}; }}
QToolButton::menu-indicator {{ image: none; }}
QFrame[look="parchment"] QToolButton, QFrame[look="parchment"] QToolButton:disabled {{ border: 1px solid transparent; }}

QLineEdit, QPlainTextEdit, QTextBrowser {{ background: {panel}; color: {text}; border: 1px solid {panel_line};
    border-radius: {px6}px; padding: {px5}px {px8}px; selection-background-color: {gold}; selection-color: {ink}; }}
QLineEdit:focus {{ border: 2px solid {focus}; padding: {px4}px {px8}px; }}
QFrame[look="parchment"] QLineEdit {{ background: {paper}; color: {ink}; border: 1px solid {ink_soft}; }}
QFrame[look="parchment"] QLineEdit:focus {{ border: 2px solid {sapphire}; }}
QFrame[look="parchment"] QLineEdit[fault="true"] {{ border: 2px solid {alarm}; }}
QTextBrowser[look="page"] {{ background: {parchment}; color: {ink}; border: none; padding: 0; }}

QCheckBox, QRadioButton {{ background: transparent; spacing: {px10}px; }}
QCheckBox::indicator {{ width: {px18}px; height: {px18}px; border: 2px solid {panel_line}; border-radius: 4px;
    background: {panel}; }}
QFrame[look="parchment"] QCheckBox::indicator {{ border: 2px solid {ink_soft}; background: {paper}; }}
QCheckBox::indicator:checked, QFrame[look="parchment"] QCheckBox::indicator:checked {{
    background: {gold}; image: url("{tick}"); }}
QCheckBox:focus {{ border: 2px solid {focus}; border-radius: 4px; }}
QFrame[look="parchment"] QCheckBox:focus {{ border: 2px solid {sapphire}; border-radius: 4px; }}
QComboBox {{ background: {panel}; color: {text}; border: 1px solid {panel_line}; border-radius: {px6}px;
    padding: {px5}px {px10}px; }}
QComboBox:focus {{ border: 2px solid {focus}; }}
QComboBox::drop-down {{ border: none; width: {px24}px; }}
QComboBox::down-arrow {{ image: url("{down}"); width: {px12}px; height: {px12}px; }}
QComboBox QAbstractItemView {{ background: {panel}; color: {text}; border: 1px solid {panel_line};
    selection-background-color: {gold}; selection-color: {ink}; }}
QFrame[look="parchment"] QComboBox::down-arrow {{ image: url("{down_ink}"); }}
QFrame[look="parchment"] QComboBox {{ background: {paper}; color: {ink}; border: 1px solid {ink_soft}; }}
QFrame[look="parchment"] QComboBox QAbstractItemView {{ background: {paper}; color: {ink}; }}

QAbstractItemView {{ background: transparent; border: none; outline: 0; alternate-background-color: transparent; }}
QListView::item {{ padding: {px3}px {px10}px; border-radius: {px6}px; color: {text}; border: 2px solid transparent; }}
QListView::item:hover {{ background: {room_light}; }}
QListView::item:selected {{ background: {gold}; color: {ink}; }}
QListView::item:selected:!active {{ background: {gold}; color: {ink}; }}
QListView::item:focus {{ border: 2px solid {focus}; }}
QTableView {{ gridline-color: transparent; }}
QTableView::item {{ padding: {px3}px {px5}px; color: {text}; }}
QTableView::item:selected {{ background: {room_light}; color: {text}; }}
QWidget[look="side"] {{ background: {panel}; border-left: 1px solid {panel_line}; }}
QFrame[look="section"] {{ background: transparent; border: none; }}
QLabel[look="caption"] {{ color: {text_strong}; font-family: "{serif}"; font-weight: bold; font-size: {text_px}px; }}
QLabel[look="caution"] {{ color: {ink}; background: {parchment}; border-radius: {px6}px; padding: {px5}px {px8}px; }}
QTableView[look="scores"]::item {{ padding: 1px {px4}px; }}
QListView[look="log"]::item {{ padding: {px2}px {px4}px; border: none; }}
QListView[look="log"]::item:selected {{ background: {room_light}; color: {text}; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{ background: transparent; color: {text_soft}; border: none; padding: {px2}px {px3}px;
    font-size: {px12}px; }}
QTableCornerButton::section {{ background: transparent; border: none; }}

QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: {px12}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px12}px; margin: 0; }}
QScrollBar::handle {{ background: {panel_line}; border-radius: {px5}px; min-height: {px30}px; min-width: {px30}px;
    margin: 2px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QSplitter::handle {{ background: {panel}; }}
QSplitter::handle:vertical {{ border-top: 1px solid {panel_line}; }}
QSplitter::handle:hover, QSplitter::handle:pressed {{ background: {gold}; }}
"""
