"""The help: rules of the game at hand, the keys, and what the program is, in a window beside the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from pierres import __version__
from pierres.windows import look
from pierres.windows.pages_text import PageText, paper, table_html, typeset
from pierres.windows.room import EnterButton, frame
from pierres.windows.words import wording_of

RULES, KEYS, ABOUT = "rules", "keys", "about"


class HelpWindow(QDialog):
    """One window for all help; it stands beside the game and holds nothing that is not public."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self._page, self._game = KEYS, ""
        self.text = PageText()
        sheet = frame("parchment")
        inner = QVBoxLayout(sheet)
        inner.setContentsMargins(4, 8, 4, 8)
        inner.addWidget(self.text)
        self.close_button = EnterButton()
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 12)
        column.addWidget(sheet, 1)
        column.addLayout(foot)

    def sizeHint(self) -> QSize:
        return QSize(look.px(720), 720).boundedTo(QSize(1100, 900))

    def _open_out(self) -> None:
        """Before it is shown first: larger than the two thirds of a screen that Qt gives."""
        room = self.screen().availableGeometry().size()
        self.resize(self.sizeHint().boundedTo(QSize(room.width() * 95 // 100, room.height() * 9 // 10)))

    def show_page(self, page: str, game_id: str = "") -> None:
        """Show the rules of a game, the keys, or what the program is."""
        self._page, self._game = page, game_id
        self.retranslate()
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            self._open_out()
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Read the page again in the language at hand."""
        place = self.text.verticalScrollBar().value()
        self.close_button.setText(self.tr("&Close"))
        paper(self.text)
        title, html = {RULES: self._rules, KEYS: self._keys, ABOUT: self._about}[self._page]()
        self.setWindowTitle(title)
        # The title of the window has been said.
        self.text.setAccessibleName(self.tr("Arrows read it, H leads to the next heading"))
        self.text.setHtml(typeset(html))
        self.text.verticalScrollBar().setValue(place)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _rules(self) -> tuple[str, str]:
        wording = wording_of(self._game)
        return self.tr("Rules of {game}").format(game=wording.title()), wording.rules()

    def _keys(self) -> tuple[str, str]:
        return self.tr("Keyboard shortcuts"), table_html(self.tr("Keyboard shortcuts"), keys())

    def _about(self) -> tuple[str, str]:
        title = self.tr("About Pierres")
        lines = (
            self.tr("Version {version}").format(version=__version__),
            self.tr(
                "Three games at one screen: two of dragons, gold and bluff for up to six "
                "people, and a solitaire."
            ),
            self.tr("Free software under the GNU General Public License, version 3 or later."),
            self.tr("Fonts: Source Serif Pro and Source Sans Pro, under the SIL Open Font License."),
        )
        return title, "<h1>Pierres</h1>" + "".join(f"<p>{line}</p>" for line in lines)


def keys() -> list[tuple[str, list[tuple[str, str]]]]:
    """All keys, by where they work."""
    translate = QCoreApplication.translate

    def named(sequence: str) -> str:
        return QKeySequence(sequence).toString(QKeySequence.SequenceFormat.NativeText)

    enter = translate("Keys", "Enter")
    return [
        (
            translate("Keys", "On the table"),
            [
                (translate("Keys", "Arrows"), translate("Keys", "move from one item to the next")),
                (enter, translate("Keys", "take the item with the ring, or close the fist")),
                (
                    translate("Keys", "Digits"),
                    translate("Keys", "put that many coins in the fist; 0 empties it"),
                ),
                (
                    translate("Keys", "Space (held) or I"),
                    translate("Keys", "enlarge a card, with its full text and what it would do now"),
                ),
                (named("Tab"), translate("Keys", "move from the table to the list of answers and on")),
                (
                    named("P"),
                    translate("Keys", "hold to see your own purse while a public question is open"),
                ),
                (named("F9"), translate("Keys", "lower the curtain for a break")),
            ],
        ),
        (
            translate("Keys", "In the list of answers"),
            [
                (translate("Keys", "Up and down"), translate("Keys", "choose an answer")),
                (enter, translate("Keys", "give the chosen answer")),
                (translate("Keys", "Letters"), translate("Keys", "search the answers")),
            ],
        ),
        (
            translate("Keys", "At the curtain"),
            [
                (
                    translate("Keys", "Enter or space"),
                    translate("Keys", "open it, once the person named is there"),
                )
            ],
        ),
        (
            translate("Keys", "On a page of text"),
            [
                (
                    translate("Keys", "H, Shift+H"),
                    translate("Keys", "go to the next or the previous heading"),
                ),
            ],
        ),
        (
            translate("Keys", "Everywhere"),
            [
                (
                    named("Ctrl+Z"),
                    translate("Keys", "take back the last answer, if nothing has been revealed since"),
                ),
                (named("Ctrl+Shift+Z"), translate("Keys", "give it again")),
                (named("F11"), translate("Keys", "full screen; F11 or Esc to leave")),
                (named("F6"), translate("Keys", "show or hide the side panel")),
                (named("Ctrl++"), translate("Keys", "larger text")),
                (named("Ctrl+-"), translate("Keys", "smaller text")),
                (named("F1"), translate("Keys", "the rules of this game")),
                (named("?"), translate("Keys", "this list of shortcuts")),
                (named("F10"), translate("Keys", "opens the menus")),
            ],
        ),
    ]
