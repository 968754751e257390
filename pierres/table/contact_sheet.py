"""A sheet with every piece and every card, for the eye: `python -m pierres shot contact-sheet --out x.png`.

Whoever changes a drawing looks at it here at 48, 120 and 400 pixels before it lands.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene

from pierres.command_line import Parser, complain, decimal, one_of, some_path, whole
from pierres.fonts import load_fonts
from pierres.paths import resource_path
from pierres.rules.aux_pierres.characters import Character, read_characters
from pierres.rules.jeu_des_dragons.cards import read_cards
from pierres.store.errors import StoreError
from pierres.table import art, picture_file, theme
from pierres.table import pieces as p
from pierres.table.jeu_des_dragons.dragon_card import DragonCard, kind_of
from pierres.table.jeu_des_dragons.gold import GoldHeap

_GAP = 14.0
_CARD_WIDTHS = (48, 120)


class Sheet:
    """Pieces from left to right, row under row."""

    def __init__(self, width: float) -> None:
        self.scene = QGraphicsScene()
        self._width = width
        self._x = self._y = _GAP
        self._row = 0.0

    def add(self, *things: p.Piece) -> None:
        """Lay the pieces out where there is room."""
        for thing in things:
            w, h = thing.size().width(), thing.size().height()
            if self._x + w + _GAP > self._width and self._x > _GAP:
                self.newline()
            thing.setPos(QPointF(self._x, self._y))
            self.scene.addItem(thing)
            self._x += w + _GAP
            self._row = max(self._row, h)

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
        sheet.add(*(p.Stone(colour, size) for colour in p.STONES), *(p.Coin(kind, size) for kind in p.COINS))
    sheet.newline()
    for kind, count, w, label in (
        ("red", 4, 120, False), ("blue", 12, 120, True), ("yellow", 1, 60, True), ("fairy", 8, 200, False),
        ("fairy", 24, 160, True), ("silver", 40, 120, True), ("common", 2, 90, True),
        ("cursed", 0, 40, False),
        ("amulet", 2, 80, True), ("silver", 5, 120, False), ("fairy", 60, 60, True),
    ):  # fmt: skip
        heap = p.Heap(kind, count, w, 28, label=label, empty=True)
        sheet.add(heap)
    lit, dim = p.Heap("red", 3, 120, 34), p.Heap("blue", 3, 120, 34)
    lit.lit = dim.dimmed = True
    sheet.add(lit, dim)
    sheet.newline(24)
    sheet.add(*(p.Die(n) for n in range(4)), *(p.Die(n, 60, 60) for n in range(4)))
    sheet.add(*(p.Fist(c) for c in theme.SEAT_COLOURS), *(p.Fist(c, opened=True) for c in theme.SEAT_COLOURS))
    sheet.add(p.Fist("teal", 130, 130), p.Fist("teal", 130, 130, opened=True))
    sheet.newline()
    for i, colour in enumerate(theme.SEAT_COLOURS):
        sheet.add(p.Screen(colour))
        if i == 2:
            sheet.add(p.Screen("coral", w=190, h=70))
            sheet.newline(26)
    sheet.add(p.Screen("azure", "sun", w=190, h=70))
    sheet.newline(26)
    sheet.add(p.PurseScreen("coral"), p.PurseScreen("teal", w=520, h=150))
    sheet.newline(24)
    active = p.NamePlate("Inès", colour="violet")
    active.active = True
    off = p.Button("Passer", "Échap")
    off.enabled = False
    sheet.add(
        p.NamePlate("Hugo"), active, p.NamePlate("Maximilienne-Charlotte de Saint-Aubin", colour="teal")
    )
    sheet.add(p.Banner("Léa, votre mise pour le Voleur", 660, 52))
    sheet.add(p.Button("Fermer", "Entrée"), off, p.Button("OK", w=80, h=44))
    for role in ("caption", "body", "number", "title"):
        sheet.add(p.Label("déjà passés 28", 18, role))
    sheet.newline()
    bank = p.Bank(title="banque" if lang == "fr" else "bank")
    bank.stock = {"red": 7, "blue": 4, "yellow": 0, "fairy": 28, "common": 6, "silver": 19}
    full = p.Bank(300, 190, "banque", 20)
    full.stock = {**bank.stock, "cursed": 2, "amulet": 2}
    sheet.add(bank, full, p.Bag(), p.Bag(opened=True), p.Bag(150, 200), p.Bag(150, 200, opened=True))
    held = p.Bag(150, 200, opened=True)
    held.hand = "teal"
    sheet.add(held)
    sheet.add(*(p.Pile(n, 96) for n in (0, 1, 5, 12)), p.Tray(title="dans le poing"))
    sheet.add(
        p.Tray(surface="felt", title="dans le poing"), p.SeatLight(260, 160), p.SeatLight(260, 160, "winner")
    )
    by_id = {c.id: c for c in characters}
    sheet.add(*(p.HeldCard(by_id["doppelganger"], w, lang) for w in (26, 34, 60)))
    sheet.newline()
    top = p.TableTop(760, 475)
    sheet.add(top)
    for image in (*p.curtain.halves(760, 475), p.curtain.crest("coral", None, 150)):
        sheet.add(_Picture(image))
    sheet.newline()
    for name in ("box-aux-pierres", "box-jeu-des-dragons", "box-est-royal"):
        if art.exists(name):
            sheet.add(_Picture(art.pixmap(name, 480, 320)))
    sheet.newline()


class _Picture(p.Piece):
    """A ready pixmap on the sheet."""

    MARGIN = 0.0

    def __init__(self, pixmap: QPixmap) -> None:
        size = pixmap.deviceIndependentSize()
        super().__init__(size.width(), size.height())
        self._own = pixmap

    def state(self) -> str:
        return str(self._own.cacheKey())

    def draw(self, painter: QPainter) -> None:
        painter.drawPixmap(QPointF(0, 0), self._own)


def lay_cards(sheet: Sheet, characters: Sequence[Character], lang: str, large: bool) -> None:
    """All cards at 48 and 120 pixels, then, where wanted, at 400."""
    for width in _CARD_WIDTHS:
        sheet.add(*(p.Card(c, width, lang) for c in characters), p.Card(None, width))
        sheet.newline()
    lit, dim = p.Card(characters[0], 120, lang), p.Card(characters[1], 120, lang)
    lit.lit = dim.dimmed = True
    sheet.add(lit, dim)
    sheet.newline()
    if large:
        sheet.add(*(p.Card(c, 400, lang) for c in characters), p.Card(None, 400))


def lay_dragons(sheet: Sheet, lang: str, large: bool) -> None:
    """The cards of the dragons' table at 48 and 120 pixels, one of each kind at 400 if wanted; its gold."""
    text = resource_path("dragons.toml").read_text(encoding="utf-8")
    pack = read_cards(text, "dragons.toml")
    kinds = list({kind_of(card): card for card in pack}.values())
    for width in _CARD_WIDTHS:
        sheet.add(*(DragonCard(card, width, lang) for card in kinds), DragonCard(None, width))
        sheet.newline()
    marked = [DragonCard(card, 120, lang) for card in kinds[:4]]
    marked[0].mark, marked[1].mark, marked[2].lit, marked[3].dimmed = "works", "idle", True, True
    heaps = [GoldHeap() for _ in range(3)]
    for heap, gold in zip(heaps, (4, 23, 90), strict=True):
        heap.set_size(200, 140)
        heap.amount = gold
    sheet.add(*marked, *heaps)
    sheet.newline()
    if large:
        sheet.add(*(DragonCard(card, 400, lang) for card in kinds), DragonCard(None, 400))
        sheet.newline()


def lay_playing(sheet: Sheet, lang: str, large: bool) -> None:
    """The playing cards at 48 and 120 pixels in their four prints, places and tags; some at 400 if wanted."""
    pack = [rank + suit for suit in p.SUITS for rank in p.RANKS]
    prints = [p.Style(large, four, lang) for large in (False, True) for four in (False, True)]
    for style in prints:
        sheet.add(*(p.PlayingCard(card, 48, style=style) for card in pack), p.PlayingCard("", 48))
        sheet.newline()
    sheet.add(*(p.PlayingCard(card, 120, style=prints[0]) for card in pack), p.PlayingCard("", 120))
    sheet.newline()
    for style in prints[1:]:
        sheet.add(*(p.PlayingCard(card, 120, style=style) for card in ("AD", "8C", "TH", "JD", "QC", "KS")))
    sheet.newline()
    lit, dim = p.PlayingCard("QS", 120, style=prints[0]), p.PlayingCard("JD", 120, style=prints[0])
    lit.lit = dim.dimmed = True
    sheet.add(lit, dim, p.PlayingCard("", 120, beneath=40), p.PlayingCard("4H", 120, beneath=2))
    for width in (120, 48):
        places = [p.EmptyPlace(kind, width, style=prints[0]) for kind in p.PLACES]
        sheet.add(*places, p.EmptyPlace("corner", width, wanted="T", style=prints[0]))
    sheet.add(*(p.CardTag(card, h, style=prints[0]) for h in (20, 32) for card in ("Q", "TH", "7C")))
    sheet.newline()
    if large:
        some = [card for card in pack if card[0] in "AJQK"] + ["TS", "9H", "7D", "3C"]
        sheet.add(*(p.PlayingCard(card, 400, style=prints[0]) for card in some), p.PlayingCard("", 400))
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
    picture_file.write(out, sheet.image(ratio))


def main(argv: Sequence[str] | None = None) -> int:
    """Write the sheet. Returns the exit code."""
    parser = Parser(prog="python -m pierres.table.contact_sheet", description=__doc__)
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
