"""The windows beside the main one, each a sheet with a button that closes it: the help and the settings."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QTextDocument
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from pierres import __version__
from pierres.locales import key_text, percent_text
from pierres.store.settings import Settings
from pierres.table import registry
from pierres.windows import style
from pierres.windows.actions import CHOICES, choice_texts, chosen_values
from pierres.windows.fields import ComboBox
from pierres.windows.pages_text import PageText, paper, table_html, typeset
from pierres.windows.widgets import EnterButton, filled, frame, label

RULES, KEYS, ABOUT = "rules", "keys", "about"


class SheetDialog(QDialog):
    """A window beside the main one, not modal: a sheet above a button that closes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        sheet = frame("parchment")
        sheet.setLayout(self.content())
        self.close_button = EnterButton()
        self.close_button.clicked.connect(self.close)
        foot = filled(QHBoxLayout(), 1, self.close_button)
        filled(QVBoxLayout(self), (sheet, 1), foot, margins=(14, 14, 14, 12))

    def content(self) -> QLayout:
        """What is on the sheet; called once, while the dialog is made."""
        raise NotImplementedError

    def present(self) -> None:
        """Show the window in front of the others."""
        self.show()
        self.raise_()
        self.activateWindow()

    def retranslate(self) -> None:
        """Set all texts in the current language; called again whenever it changes."""
        self.close_button.setText(self.tr("&Close"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class HelpWindow(SheetDialog):
    """One window for all help. It holds nothing that is not public."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page, self._game = KEYS, ""
        self.close_button.setAutoDefault(False)

    def content(self) -> QVBoxLayout:
        self.text = PageText()
        return filled(QVBoxLayout(), self.text, margins=(4, 8, 4, 8))

    def sizeHint(self) -> QSize:
        whole = QSize(style.px(720), 720).boundedTo(QSize(1100, 900))
        if self._page != ABOUT:
            return whole
        # A few lines: as high as they are.
        text = QTextDocument()  # a `clone` belongs to nobody: the binding would never end it
        text.setDefaultFont(self.text.document().defaultFont())
        text.setDocumentMargin(self.text.document().documentMargin())
        text.setHtml(self.text.toHtml())
        text.setTextWidth(whole.width() - 60)
        high = round(text.size().height()) + self.close_button.sizeHint().height() + 60
        return QSize(whole.width(), high).boundedTo(whole)

    def show_page(self, page: str, game_id: str = "") -> None:
        """Show the rules of a game, the keyboard shortcuts, or what the program is."""
        other = (page == ABOUT) != (self._page == ABOUT)
        self._page, self._game = page, game_id
        self.retranslate()
        if other or not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            # Qt alone would not go beyond two thirds of the screen.
            room = self.screen().availableGeometry().size()
            self.resize(self.sizeHint().boundedTo(QSize(room.width() * 95 // 100, room.height() * 9 // 10)))
        self.present()
        self.text.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        place = self.text.verticalScrollBar().value()
        paper(self.text)
        title, html = {RULES: self._rules, KEYS: self._keys, ABOUT: self._about}[self._page]()
        self.setWindowTitle(title)
        # The title of the window has been said.
        self.text.setAccessibleName(self.tr("Arrows read it, H leads to the next heading"))
        self.text.setHtml(typeset(html))
        self.text.verticalScrollBar().setValue(place)

    def _rules(self) -> tuple[str, str]:
        wording = registry.wording(self._game)
        return self.tr("Rules of {game}").format(game=wording.title()), wording.rules()

    def _keys(self) -> tuple[str, str]:
        title = self.tr("Keyboard shortcuts")
        return title, table_html(title, self.shortcuts().items())

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

    def shortcuts(self) -> dict[str, list[tuple[str, str]]]:
        """All keys, grouped by where they work."""

        def named(sequence: str) -> str:
            return key_text(QKeySequence(sequence))

        return {
            self.tr("On the table"): [
                (self.tr("Arrows"), self.tr("move from one item to the next")),
                (self.tr("Enter"), self.tr("take the item with the ring, or close the fist")),
                (self.tr("Digits"), self.tr("put that many coins in the fist; 0 empties it")),
                (
                    self.tr("Space (held) or I"),
                    self.tr("enlarge a card, with its full text and what it would do now"),
                ),
                (named("Tab"), self.tr("move from the table to the list of answers and on")),
                (named("P"), self.tr("hold to see your own purse while a public question is open")),
                (named("F9"), self.tr("lower the curtain for a break")),
            ],
            self.tr("With computer players"): [
                (named("Ctrl+J"), self.tr("skip to your turn, or to the end if nobody else plays")),
                (named("Ctrl+E"), self.tr("hear why they played as they did")),
                (named("Ctrl+H"), self.tr("ask what the computer would do, if this is allowed")),
            ],
            self.tr("In the list of answers"): [
                (self.tr("Up and down"), self.tr("choose an answer")),
                (self.tr("Enter"), self.tr("give the chosen answer")),
                (self.tr("Letters"), self.tr("search the answers")),
            ],
            self.tr("At the curtain"): [
                (self.tr("Enter or space"), self.tr("open it, once the person named is there"))
            ],
            self.tr("On a page of text"): [
                (self.tr("H, Shift+H"), self.tr("go to the next or the previous heading"))
            ],
            self.tr("Everywhere"): [
                (named("Ctrl+Z"), self.tr("take back the last answer, if nothing has been revealed since")),
                (named("Ctrl+Shift+Z"), self.tr("give it again")),
                (named("F11"), self.tr("full screen; F11 or Esc to leave")),
                (named("F6"), self.tr("show or hide the side panel")),
                (named("Ctrl++"), self.tr("larger text")),
                (named("Ctrl+-"), self.tr("smaller text")),
                (named("F1"), self.tr("the rules of this game")),
                (named("?"), self.tr("this list of shortcuts")),
                (named("F10"), self.tr("opens the menus")),
            ],
        }


_NAMES = ("language", "theme", "text_scale", "motion", "pace")
_VALUES: dict[str, tuple[object, ...]] = {name: CHOICES.get(name, style.SCALES) for name in _NAMES}


class SettingsDialog(SheetDialog):
    """A choice for each setting. `chosen` carries the setting and its new value."""

    chosen = Signal(str, object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_settings(settings)
        self.retranslate()

    def content(self) -> QFormLayout:
        self._title = label(kind="title")
        self.boxes = {name: ComboBox() for name in _VALUES}
        self._form = form = QFormLayout()
        form.setContentsMargins(24, 18, 24, 18)
        form.setSpacing(12)
        form.addRow(self._title)
        for name, box in self.boxes.items():
            for value in _VALUES[name]:
                box.addItem("", value)
            box.setObjectName(name)
            box.activated.connect(self._choose)
            form.addRow(" ", box)
        return form

    def show_settings(self, settings: Settings) -> None:
        """Show the values in force; of the text sizes the nearest."""
        scale = min(style.SCALES, key=lambda percent: abs(percent - settings.text_scale))
        for name, value in {**chosen_values(settings), "text_scale": scale}.items():
            self.boxes[name].setCurrentIndex(self.boxes[name].findData(value))

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        texts = (
            self.tr("&Language"),
            self.tr("&Theme"),
            self.tr("Te&xt size"),
            self.tr("Animation s&peed"),
            self.tr("Pace of the c&omputer"),
        )
        for name, text in zip(_NAMES, texts, strict=True):
            cast("QLabel", self._form.labelForField(self.boxes[name])).setText(text)
            self.boxes[name].setAccessibleName(text.replace("&", ""))
            for number, value in enumerate(_VALUES[name]):
                shown = percent_text(str(value)) if name == "text_scale" else choice_texts(name)[str(value)]
                self.boxes[name].setItemText(number, shown.replace("&", ""))

    def _choose(self) -> None:
        box = self.sender()
        if isinstance(box, ComboBox):
            self.chosen.emit(box.objectName(), box.currentData(Qt.ItemDataRole.UserRole))
