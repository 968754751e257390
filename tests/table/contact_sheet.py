"""A sheet with every piece and every card, for the eye: `python -m tests.table.contact_sheet --out x.png`.

Whoever changes a drawing looks at it here at 48, 120 and 400 pixels before it lands.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene

from pierres.command_line import Parser, complain, decimal, one_of, some_path, whole
from pierres.fonts import load_fonts
from pierres.paths import resource_path
from pierres.rules.aux_pierres.characters import Character, read_characters
from pierres.rules.jeu_des_dragons.cards import read_cards
from pierres.store.files import StoreError
from pierres.table import art, shot, theme
from pierres.table.aux_pierres.pieces import (
    Bag,
    Bank,
    CharacterCard,
    Die,
    Fist,
    FistButton,
    Heap,
    HeldCard,
    OvalTable,
    Pile,
    PurseScreen,
    Token,
    Tray,
)
from pierres.table.aux_pierres.pieces.stones import KINDS
from pierres.table.est_royal.pieces.playing_card import PLACES, TAG_RATIO, EmptyPlace, PlayingCard
from pierres.table.est_royal.pieces.playing_faces import PLAYING_RATIO, RANKS, SUITS, Style
from pierres.table.jeu_des_dragons.pieces.dragon_card import DragonCard, kind_of
from pierres.table.jeu_des_dragons.pieces.piles import GoldHeap
from pierres.table.pieces import (
    Banner,
    Button,
    Label,
    NamePlate,
    Piece,
    PieceItem,
    Screen,
    SeatLight,
    SquareTable,
    TwoSided,
    curtain,
)
from pierres.table.places import Rect
from tests.table.card_tag import CardTag

_GAP = 14.0
_CARD_WIDTHS = (48, 120)


class Sheet:
    """Pieces from left to right, row under row."""

    def __init__(self, width: float) -> None:
        self.scene = QGraphicsScene()
        self._width = width
        self._x = self._y = _GAP
        self._row = 0.0

    def add(self, w: float, h: float, *pieces: Piece) -> None:
        """Lay pieces of w × h out where there is room."""
        for piece in pieces:
            item = PieceItem(piece)
            rect = piece.laid_in(Rect(0, 0, w, h))
            item.set_size(rect.w, rect.h)
            if self._x + rect.w + _GAP > self._width and self._x > _GAP:
                self.newline()
            item.setPos(QPointF(self._x, self._y))
            self.scene.addItem(item)
            self._x += rect.w + _GAP
            self._row = max(self._row, rect.h)

    def cards(self, width: float, *cards: TwoSided) -> None:
        """Lay cards of a width out."""
        for card in cards:
            self.add(width, width * card.RATIO, card)

    def pictures(self, *pixmaps: QPixmap) -> None:
        """Lay ready pictures out."""
        for pixmap in pixmaps:
            size = pixmap.deviceIndependentSize()
            self.add(size.width(), size.height(), _Picture(pixmap))

    def newline(self, gap: float = _GAP) -> None:
        """Begin a row."""
        self._x = _GAP
        self._y += self._row + gap
        self._row = 0.0

    def image(self, ratio: float) -> QImage:
        """The sheet as a picture, `ratio` device pixels to the unit."""
        self.newline()
        image = QImage(
            int(self._width * ratio), int(self._y * ratio), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.setDevicePixelRatio(ratio)
        image.fill(theme.colour("felt"))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(0, 0, self._width, self._y)
        self.scene.render(painter, area, area)
        painter.end()
        return image


def lay_pieces(sheet: Sheet, characters: Sequence[Character], lang: str) -> None:
    """Everything but the cards, at the sizes of a table and larger."""
    for size in (18, 28, 48, 120, 400):
        sheet.add(size, size, *(Token(kind) for kind in KINDS))
    sheet.newline()
    for kind, count, w, label in (
        ("red", 4, 120, False), ("blue", 12, 120, True), ("yellow", 1, 60, True), ("fairy", 8, 200, False),
        ("fairy", 24, 160, True), ("silver", 40, 120, True), ("common", 2, 90, True),
        ("cursed", 0, 40, False),
        ("amulet", 2, 80, True), ("silver", 5, 120, False), ("fairy", 60, 60, True),
    ):  # fmt: skip
        sheet.add(w, 28, Heap(kind, count, label, empty=True))
    sheet.add(120, 34, Heap("red", 3, lit=True), Heap("blue", 3, dimmed=True))
    sheet.newline(24)
    for size in (34, 60):
        sheet.add(size, size, *(Die(n) for n in range(4)))
    sheet.add(64, 64, *(Fist(colour, opened) for opened in (False, True) for colour in theme.SEAT_COLOURS))
    sheet.add(130, 130, Fist("teal"), Fist("teal", open=True))
    sheet.newline()
    for i, colour in enumerate(theme.SEAT_COLOURS):
        sheet.add(304, 112, Screen(colour))
        if i == 2:
            sheet.add(190, 70, Screen("coral"))
            sheet.newline(26)
    sheet.add(190, 70, Screen("azure", "sun"))
    sheet.newline(26)
    sheet.add(776, 190, PurseScreen("coral"))
    sheet.add(520, 150, PurseScreen("teal"))
    sheet.newline(24)
    for plate in (
        NamePlate("Hugo"), NamePlate("Inès", "violet", active=True),
        NamePlate("Maximilienne-Charlotte de Saint-Aubin", "teal"),
    ):  # fmt: skip
        sheet.add(136, 28, plate)
    sheet.add(660, 52, Banner("Léa, votre mise pour le Voleur", px=30))
    sheet.add(104, 60, FistButton("Fermer", hint="Entrée"), FistButton("Passer", hint="Échap", enabled=False))
    sheet.add(80, 44, FistButton("OK"), Button("OK"), Button("OK", strong=True))
    for role in ("caption", "body", "number", "title"):
        sheet.add(400, 30, Label("déjà passés 28", 18, role))
    sheet.newline()
    stock = {"red": 7, "blue": 4, "yellow": 0, "fairy": 28, "common": 6, "silver": 19}
    sheet.add(236, 152, Bank("banque" if lang == "fr" else "bank", stock=stock))
    sheet.add(300, 190, Bank("banque", 20, {**stock, "cursed": 2, "amulet": 2}))
    for w, h in ((96, 128), (150, 200)):
        sheet.add(w, h, Bag(), Bag(open=True))
    sheet.add(150, 200, Bag(open=True, hand="teal"))
    sheet.add(96, 96 * CharacterCard.RATIO, *(Pile(n) for n in (0, 1, 5, 12)))
    sheet.add(200, 110, Tray("dans le poing"), Tray("dans le poing", surface="felt"))
    sheet.add(260, 160, SeatLight(), SeatLight("winner"))
    doppelganger = next(c for c in characters if c.id == "doppelganger")
    for width in (26, 34, 60):
        sheet.add(width, width * CharacterCard.RATIO, HeldCard(doppelganger, lang))
    sheet.newline()
    sheet.add(760, 475, OvalTable(Rect(28.5, 48.5, 703, 378)), SquareTable())
    sheet.pictures(*curtain.halves(760, 475), curtain.crest("coral", None, 150))
    sheet.newline()
    boxes = [name for name in ("box-aux-pierres", "box-jeu-des-dragons", "box-est-royal") if art.exists(name)]
    sheet.pictures(*(art.pixmap(name, 480, 320) for name in boxes))
    sheet.newline()


@dataclass(frozen=True)
class _Picture(Piece):
    """A ready pixmap on the sheet."""

    MARGIN: ClassVar[float] = 0.0

    shown: QPixmap

    def look(self) -> str:
        return str(self.shown.cacheKey())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.drawPixmap(QPointF(0, 0), self.shown)


def lay_cards(sheet: Sheet, characters: Sequence[Character], lang: str, large: bool) -> None:
    """All cards at 48 and 120 pixels, then, where wanted, at 400."""
    cards = [*(CharacterCard(c, lang) for c in characters), CharacterCard()]
    for width in _CARD_WIDTHS:
        sheet.cards(width, *cards)
        sheet.newline()
    sheet.cards(
        120, CharacterCard(characters[0], lang, lit=True), CharacterCard(characters[1], lang, dimmed=True)
    )
    sheet.newline()
    if large:
        sheet.cards(400, *cards)


def lay_dragons(sheet: Sheet, lang: str, large: bool) -> None:
    """The cards of the dragons' table at 48 and 120 pixels, one of each kind at 400 if wanted; its gold."""
    text = resource_path("dragons.toml").read_text(encoding="utf-8")
    kinds = list({kind_of(card): card for card in read_cards(text, "dragons.toml")}.values())
    cards = [*(DragonCard(card, lang) for card in kinds), DragonCard(face_up=False)]
    for width in _CARD_WIDTHS:
        sheet.cards(width, *cards)
        sheet.newline()
    one, two, three, four = cards[:4]
    marked = (replace(one, mark="works"), replace(two, mark="idle"), replace(three, lit=True))
    sheet.cards(120, *marked, replace(four, dimmed=True))
    sheet.add(200, 140, *(GoldHeap(gold) for gold in (4, 23, 90)))
    sheet.newline()
    if large:
        sheet.cards(400, *cards)
        sheet.newline()


def lay_playing(sheet: Sheet, lang: str, large: bool) -> None:
    """The playing cards at 48 and 120 pixels in their four prints, places and tags; some at 400 if wanted."""
    pack = [rank + suit for suit in SUITS for rank in RANKS]
    prints = [Style(large, four, lang) for large in (False, True) for four in (False, True)]
    usual, back = prints[0], PlayingCard(face_up=False)
    for style in prints:
        sheet.cards(48, *(PlayingCard(card, style) for card in pack), back)
        sheet.newline()
    sheet.cards(120, *(PlayingCard(card, usual) for card in pack), back)
    sheet.newline()
    for style in prints[1:]:
        sheet.cards(120, *(PlayingCard(card, style) for card in ("AD", "8C", "TH", "JD", "QC", "KS")))
    sheet.newline()
    sheet.cards(
        120, PlayingCard("QS", usual, lit=True), PlayingCard("JD", usual, dimmed=True),
        replace(back, beneath=40), PlayingCard("4H", beneath=2),
    )  # fmt: skip
    for width in (120, 48):
        places = [EmptyPlace(kind, style=usual) for kind in PLACES]
        sheet.add(width, width * PLAYING_RATIO, *places, EmptyPlace("corner", "T", usual))
    for h in (20, 32):
        sheet.add(h * TAG_RATIO, h, *(CardTag(card, usual) for card in ("Q", "TH", "7C")))
    sheet.newline()
    if large:
        some = [card for card in pack if card[0] in "AJQK"] + ["TS", "9H", "7D", "3C"]
        sheet.cards(400, *(PlayingCard(card, usual) for card in some), back)
        sheet.newline()


PARTS = ("pieces", "cards", "dragons", "playing", "large")


def write(
    out: Path, name: str = "night", lang: str = "fr", width: int = 1700, ratio: float = 1.0,
    only: str | None = None,
) -> None:  # fmt: skip
    """Draw the sheet, or one of PARTS, in theme `name` into the file `out`. Raises StoreError."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance()
    app = app if isinstance(app, QApplication) else QApplication([])
    load_fonts(app)
    theme.use(name, lang)
    characters = read_characters(
        resource_path("characters.toml").read_text(encoding="utf-8"), "characters.toml"
    )
    sheet = Sheet(width)
    if only in (None, "pieces"):
        lay_pieces(sheet, characters, lang)
    if only in (None, "cards", "large"):
        lay_cards(sheet, characters, lang, only != "cards")
    if only in (None, "dragons", "large"):
        lay_dragons(sheet, lang, only != "dragons")
    if only in (None, "playing", "large"):
        lay_playing(sheet, lang, only != "playing")
    shot.write(out, sheet.image(ratio))


def main(argv: Sequence[str] | None = None) -> int:
    """Write the sheet. Returns the exit code."""
    parser = Parser(prog="python -m tests.table.contact_sheet", description=__doc__)
    parser.add_argument("--out", type=some_path, required=True)
    parser.add_argument("--theme", **one_of(sorted(theme.THEMES)), default="night")
    parser.add_argument("--lang", **one_of(("fr", "en")), default="fr")
    parser.add_argument("--width", type=whole, default=1700)
    parser.add_argument("--ratio", type=decimal, default=1.0)
    parser.add_argument("--only", **one_of(PARTS), help="a part of the sheet")
    args = parser.parse_args(argv)
    try:
        write(args.out, args.theme, args.lang, args.width, args.ratio, args.only)
    except StoreError as error:
        return complain(str(error), 1)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
