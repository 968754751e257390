"""Which deal is to be played: any, that of the day, that of a number, or one typed or pasted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from PySide6.QtCore import QDate, QMimeData, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from pierres.locales import day_text
from pierres.players.chance import Chance
from pierres.rules.est_royal import deals
from pierres.rules.est_royal.deals import BadDeal
from pierres.rules.game import CHANCE
from pierres.table.companion import Opening, OpeningForm
from pierres.table.est_royal.solving import WinnableDeals
from pierres.translation import translate
from pierres.wording.est_royal import names
from pierres.wording.grammar import capital

ANY, DAY, NUMBER, TEXT = range(4)


MOST_SIGNS = 2_000
"""More than any way to write 52 cards: a text of a million signs on one line would hold up the window."""


class DealText(QPlainTextEdit):
    """Takes no more of what is pasted than could be a deal; that much is enough to say what is wrong."""

    def insertFromMimeData(self, source: QMimeData) -> None:
        super().insertPlainText(source.text()[:MOST_SIGNS])

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        # A file that is dropped here is meant for the window.
        return not source.hasUrls() and super().canInsertFromMimeData(source)


class DealForm(OpeningForm):
    """Four ways to a deal; the first, which asks for nothing, stands."""

    def __init__(self, chance: Chance | None = None) -> None:
        super().__init__()
        self._chance = chance or Chance()
        self._day = QDate.currentDate()
        self._winnable = WinnableDeals(self._chance, self)
        self._winnable.changed.connect(self.changed)
        self.ways = QButtonGroup(self)
        self.buttons = [QRadioButton() for _ in range(4)]
        self.only_winnable = QCheckBox()
        self.number = QLineEdit()
        self.number.setMaxLength(48)
        self.number.setAcceptDrops(False)
        self.text = DealText()
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(5 * self.text.fontMetrics().lineSpacing())
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._note.setProperty("look", "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._fields: dict[int, list[QWidget]] = {
            ANY: [self.only_winnable, self._note], DAY: [], NUMBER: [self.number], TEXT: [self.text]
        }  # fmt: skip
        """What each way asks for; nothing of it is seen while another is chosen."""
        for way, button in enumerate(self.buttons):
            self.ways.addButton(button, way)
            column.addWidget(button)
            inner = QVBoxLayout()
            inner.setContentsMargins(28, 0, 0, 4)
            for widget in self._fields[way]:
                inner.addWidget(widget)
            column.addLayout(inner)
        column.addStretch(1)
        self.buttons[ANY].setChecked(True)
        self.ways.idToggled.connect(self._follow)
        self.only_winnable.toggled.connect(self._follow)
        self.number.textChanged.connect(self._number_typed)
        self.text.textChanged.connect(self._text_typed)
        self.retranslate()
        self._follow()

    def retranslate(self) -> None:
        # The date that is shown is the one that is dealt, also when midnight passes in between.
        self._day = QDate.currentDate()
        today = day_text(self._day)
        self.buttons[ANY].setText(translate("EstDeals", "Random deal"))
        self.buttons[DAY].setText(translate("EstDeals", "The deal of the day: {date}").format(date=today))
        self.buttons[NUMBER].setText(translate("EstDeals", "Deal by number"))
        self.buttons[TEXT].setText(translate("EstDeals", "Enter or paste a deal"))
        self.only_winnable.setText(translate("EstDeals", "Only deals that can be won"))
        self.number.setPlaceholderText(translate("EstDeals", "Number, such as 42"))
        self.number.setAccessibleName(translate("EstDeals", "Number of the deal"))
        self.text.setPlaceholderText(
            translate("EstDeals", "52 cards in the order dealt, or the text that somebody shared (ER1-…)")
        )
        self.text.setAccessibleName(translate("EstDeals", "Cards of the deal"))
        self._say_note()

    def set_options(self, options: Mapping[str, object]) -> None:
        """Deals that can be won are known for the rules of the house only."""
        self._winnable.set_rules(options)
        self._follow()

    def problem(self) -> str:
        way = self.ways.checkedId()
        try:
            if way == NUMBER:
                deals.number_in(self.number.text())
            elif way == TEXT:
                deals.from_text(self.text.toPlainText())
        except BadDeal as error:
            return sentence(error)
        if way == ANY and self.only_winnable.isChecked() and not self._winnable.usual:
            return translate("EstDeals", "Which deals can be won is known only for the standard rules.")
        if way == ANY and self.only_winnable.isChecked() and not self._winnable.ready():
            return translate("EstDeals", "Looking for a deal that can be won…")
        return ""

    def opening(self) -> Opening:
        way = self.ways.checkedId()
        if way == TEXT:
            return Opening(((CHANCE, "deal", list(deals.from_text(self.text.toPlainText()))),))
        if way == NUMBER:
            number = deals.number_in(self.number.text())
        elif way == DAY:
            number = deals.of_day(self._day.year(), self._day.month(), self._day.day())
        elif self.only_winnable.isChecked():
            number = self._winnable.take()
        else:
            number = self._chance.below(deals.NEW_DEALS)
        return numbered(number)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._day != QDate.currentDate():
            self.retranslate()
        self._want()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for a deal any longer: the search ends with the page, or with the window."""
        super().hideEvent(event)
        self._winnable.want(False)

    def _want(self) -> None:
        wanted = self.ways.checkedId() == ANY and self.only_winnable.isChecked()
        self._winnable.want(wanted and self.isVisible())

    def _number_typed(self) -> None:
        self.buttons[NUMBER].setChecked(True)
        self.changed.emit()

    def _text_typed(self) -> None:
        self.buttons[TEXT].setChecked(True)
        self.changed.emit()

    def _follow(self) -> None:
        way = self.ways.checkedId()
        for its_way, fields in self._fields.items():
            for widget in fields:
                widget.setVisible(way == its_way)
        self._want()
        if way == NUMBER and not self.number.hasFocus():
            self.number.setFocus(Qt.FocusReason.OtherFocusReason)
        elif way == TEXT and not self.text.hasFocus():
            self.text.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say_note()
        self.changed.emit()

    def _say_note(self) -> None:
        note = translate("EstDeals", "About 98 deals in 100 can be won; this leaves out the others.")
        self._note.setText(note)
        self.only_winnable.setAccessibleDescription(note)


def numbered(number: int) -> Opening:
    """The opening of a numbered deal. Raises ValueError for what is no such number."""
    return Opening(((CHANCE, "deal", list(deals.pack(number))),), {"deal": number})


def sentence(error: BadDeal) -> str:
    """What is wrong with a deal that was typed, in one sentence."""
    details = error.details
    match error.reason:
        case "no_cards":
            return translate("EstDeals", "Type or paste 52 cards.")
        case "not_a_card":
            return translate("EstDeals", "“{text}”, in position {place}, is not a card.").format(**details)
        case "twice":
            text = translate("EstDeals", "{card} appears twice, in positions {first} and {place}.")
            card = capital(names.the_card(str(details["card"])))
            return text.format(card=card, first=details["first"], place=details["place"])
        case "missing":
            gone = cast(list[str], details["cards"])
            cards = ", ".join(names.short(card) for card in gone[:6])
            more = "…" if len(gone) > 6 else "."
            missing = translate("EstDeals", "%n card(s) missing", None, len(gone))
            return translate("EstDeals", "{missing}: {cards}").format(missing=missing, cards=cards) + more
        case "not_a_number":
            return translate("EstDeals", "The number of a deal has digits only.")
        case "number_too_large":
            return translate("EstDeals", "The largest number of a deal is {largest}.").format(**details)
        case "share_length":
            text = translate(
                "EstDeals", "A shared text has {wanted} letters after ER1, this one has {found}."
            )
            return text.format(**details)
        case "share_letter":
            text = translate(
                "EstDeals", "“{letter}”, letter {place} after ER1, never occurs in a shared text."
            )
            return text.format(**details)
    return translate("EstDeals", "One letter of the shared text is wrong.")
