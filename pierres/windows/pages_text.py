"""Long texts on paper: the rules, the keys, the story of a game, and what the program is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from pierres.fonts import SANS, SERIF
from pierres.table import theme
from pierres.windows import style
from pierres.wording.base import Chapter
from pierres.wording.typeset import joined

KEY_SHARE = 34
"""The width of the column of keys, in percent of the page: pixels would leave nothing for the words."""
STACKED_FROM = 150
"""From this text size on, in percent, a key is above what it does: two columns would be too narrow."""
_RED = re.compile(r"((?:\b\w{1,2})?[♥♦])")
"""A card of a red suit as it is written in signs, or the sign alone."""
_MOVES = frozenset({
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_H,
})  # fmt: skip
"""The keys that move the caret."""


class PageText(QTextBrowser):
    """A page to read: with the mouse, or line by line with a caret, which screen readers follow.

    H goes to the next heading, Shift+H to the one before. In a table the caret goes down from cell to cell:
    what stands beside is said after it. The caret is drawn once a key has moved it: before, it would be no
    more than a stroke before the title.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style.set_look(self, "page")
        self.setOpenExternalLinks(False)
        self.setCursorWidth(0)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MOVES:
            self.setCursorWidth(2)
        if event.key() == Qt.Key.Key_H and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            event.accept()
            self.go_to_heading(not event.modifiers())
            return
        self.setAccessibleDescription("")
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.setAccessibleDescription(self._beside())

    def _beside(self) -> str:
        """What stands to the right of the caret in its row of a table, "" outside of tables."""
        cursor = self.textCursor()
        if (table := cursor.currentTable()) is None:
            return ""
        here = table.cellAt(cursor)
        texts = []
        for column in range(here.column() + here.columnSpan(), table.columns()):
            cell = table.cellAt(here.row(), column)
            words = cell.firstCursorPosition()
            words.setPosition(cell.lastCursorPosition().position(), QTextCursor.MoveMode.KeepAnchor)
            texts.append(words.selectedText())
        return joined(texts)

    def go_to_heading(self, forward: bool) -> None:
        """Put the caret at the next heading, or at the one before, and say it."""
        step = QTextBlock.next if forward else QTextBlock.previous
        block = step(self.textCursor().block())
        while block.isValid() and not block.blockFormat().headingLevel():
            block = step(block)
        if block.isValid():
            cursor = self.textCursor()
            cursor.setPosition(block.position())
            self.setTextCursor(cursor)
            self.setAccessibleDescription(block.text())


def paper(browser: QTextBrowser) -> None:
    """Ink, type and measure of a printed page, in theme and text size in force; before the text is set."""
    ink, soft, gold = (theme.colour(name).name() for name in ("ink", "ink_soft", "parchment_edge"))
    browser.document().setDocumentMargin(style.px(24))
    browser.document().setDefaultStyleSheet(
        f"body, p, li, td, th, dd, dt {{ font-family: '{SANS}'; font-size: {style.px(16)}px; color: {ink}; }}"
        f"h1 {{ font-family: '{SERIF}'; font-size: {style.px(30)}px; color: {ink}; margin-bottom: 8px; }}"
        f"h2 {{ font-family: '{SERIF}'; font-size: {style.px(22)}px; color: {ink}; }}"
        f"h3 {{ font-family: '{SERIF}'; font-size: {style.px(18)}px; color: {ink}; }}"
        "h2 { margin-top: 18px; margin-bottom: 4px; } h3 { margin-top: 12px; margin-bottom: 2px; }"
        f"p {{ margin-top: 4px; margin-bottom: 6px; }} small, .soft {{ color: {soft}; }}"
        f"td, th {{ padding: 3px 14px 3px 0; text-align: left; }} th {{ color: {soft}; }}"
        f"a {{ color: {ink}; }} hr {{ color: {gold}; }}"
    )


def typeset(html: str) -> str:
    """The page with its narrow no-break spaces: Qt would make common ones of them."""
    space = "\N{NARROW NO-BREAK SPACE}"
    return html.replace(space, f'<span style="white-space:pre-wrap">{space}</span>')


def story_html(title: str, chapters: Sequence[Chapter]) -> str:
    """A story as a page, red suits in red; its words are text, never markup, whatever people are called."""
    red = rf'<span style="color:{theme.colour("hearts").name()}">\1</span>'
    parts = [f"<h1>{escape(title)}</h1>"]
    for chapter in chapters:
        parts.append(f"<h2>{escape(chapter.title)}</h2>")
        parts += [f"<p>{_RED.sub(red, escape(text))}</p>" for text in chapter.paragraphs]
    return "".join(parts)


def table_html(title: str, groups: Iterable[tuple[str, Sequence[tuple[str, str]]]]) -> str:
    """Pairs of short texts under headings: the page of the keys."""
    row = f"<tr><td width='{KEY_SHARE}%'><b>{{}}</b></td><td>{{}}</td></tr>"
    table = "<table width='100%'>{}</table>"
    if style.scale() >= STACKED_FROM:
        row, table = "<p><b>{}</b><br>{}</p>", "{}"
    parts = [f"<h1>{escape(title)}</h1>"]
    for heading, rows in groups:
        lines = [row.format(escape(key), escape(text)) for key, text in rows]
        parts += [f"<h2>{escape(heading)}</h2>", table.format("".join(lines))]
    return "".join(parts)
