"""The pieces: each draws inside its room, shows what it is told, and only copies when it repaints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from pierres.paths import resource_path
from pierres.rules.aux_pierres.characters import Character, read_characters, read_own_cards
from pierres.table import art, theme
from pierres.table.aux_pierres import pieces as aux
from pierres.table.aux_pierres.pieces.card import card_pixmap
from pierres.table.aux_pierres.pieces.stones import KINDS, heaps, kind_pixmap, letter
from pierres.table.aux_pierres.pieces.strip import strip_for
from pierres.table.est_royal.pieces.playing_card import EmptyPlace, PlayingCard
from pierres.table.pieces import (
    Banner,
    FocusRing,
    Label,
    NamePlate,
    Piece,
    PieceItem,
    Screen,
    SeatLight,
    SquareTable,
    curtain,
)
from pierres.table.pieces.strokes import in_two
from pierres.table.places import Rect
from tests.table import contact_sheet
from tests.table.card_tag import CardTag
from tests.type_errors import type_errors

pytestmark = pytest.mark.usefixtures("qapp")

ART = resource_path("art")
EVERY_WORD = """
schema = 1
[[character]]
id = "own_a"
fr = "Écuyer"
deck = "special"
option = [ { do = [
  { op = "steal", from = "chosen_other", ladder = ["stone", "common", "fairy", "silver"], n = 3 },
  { op = "buy", gold = 2, silver = 5 }, { op = "bag_draw", per_colour = 3, keep = 1 },
  { op = "seize", from = "second_bidder", coins = ["fairy", "common", "silver"] } ] } ]
[[character]]
id = "own_b"
en = "Keeper of forty keys and a lost lantern"
deck = "special"
option = [
  { pay = { coins = { fairy = 2, silver = 3 } }, do = [ { op = "score", n = 2 },
    { op = "banish", who = "others", colour = "red" } ] },
  { pay = { stones = 2, pattern = "distinct" }, do = [
    { op = "perform", pool = "played", pick = "random" } ] },
  { pay = { bid = true }, do = [ { op = "bag_push" } ] },
  { pay = { stones = "all" }, do = [ { op = "gain", coin = "amulet", n = 1 },
    { op = "gain_stones", colour = "blue", n = 5 }, { op = "gain_stones", colour = "choice", n = 3 } ] } ]
"""


@pytest.fixture(autouse=True)
def night() -> Iterator[None]:
    """Every test begins in the same theme with nothing drawn."""
    theme.use("night", "fr")
    QPixmapCache.clear()
    yield
    theme.use("night", "fr")


@pytest.fixture(scope="module")
def box() -> tuple[Character, ...]:
    return read_characters(resource_path("characters.toml").read_text(encoding="utf-8"), "characters.toml")


@pytest.fixture(scope="module")
def own() -> tuple[Character, ...]:
    return read_own_cards(EVERY_WORD, "own.toml")


def item_of(piece: Piece, w: float, h: float) -> PieceItem:
    """An item that shows a piece in a room of w × h."""
    rect = piece.laid_in(Rect(0, 0, w, h))
    item = PieceItem(piece, rect.w, rect.h)
    item.setPos(rect.x, rect.y)
    return item


def card_of(card: aux.CharacterCard, width: float) -> PieceItem:
    return item_of(card, width, width * card.RATIO)


def shown(piece: Piece, w: float = 100, h: float = 100, ratio: float = 1.0) -> QImage:
    """What a piece of w × h looks like."""
    return picture(item_of(piece, w, h), ratio)


def picture(item: PieceItem, ratio: float = 1.0) -> QImage:
    """What the item paints, with its margin, on nothing."""
    bounds = item.boundingRect()
    image = QImage(
        round(bounds.width() * ratio),
        round(bounds.height() * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(-bounds.topLeft())
    item.paint(painter, None)  # type: ignore[arg-type]  # no item looks at its style option
    painter.end()
    return image


def ink(image: QImage, area: QRectF) -> int:
    """How many of the pixels in `area` are not fully transparent."""
    r = area.toRect().intersected(image.rect())
    return sum(
        image.pixelColor(x, y).alpha() > 0
        for x in range(r.left(), r.right() + 1)
        for y in range(r.top(), r.bottom() + 1)
    )


def all_items(box: tuple[Character, ...]) -> list[PieceItem]:
    """Every kind of piece, at a size that it has on a table."""
    return [
        item_of(piece, *size)
        for piece, *size in (
            (aux.Token("red"), 28, 28), (aux.Token("amulet"), 28, 28),
            (aux.Heap("fairy", 24, label=True), 120, 28), (aux.Die(3), 34, 34), (Screen("teal"), 304, 112),
            (aux.PurseScreen("rose"), 776, 190), (aux.CharacterCard(box[0]), 120, 182),
            (aux.CharacterCard(), 120, 182),
            (aux.HeldCard(box[11]), 34, 52), (aux.Pile(5), 84, 128), (aux.Bag(), 96, 128),
            (aux.Bank("bank", stock=dict.fromkeys(KINDS, 9)), 236, 152),
            (aux.OvalTable(Rect(12, 20, 296, 160)), 320, 200), (SquareTable(), 320, 200),
            (aux.Fist("ochre"), 64, 64), (SeatLight(), 420, 260), (NamePlate("Léa", "coral"), 136, 28),
            (FocusRing(), 60, 40), (Label("42", 15), 60, 20), (Banner("Léa, choose a stone to pay"), 660, 72),
            (aux.FistButton("Close", hint="Enter"), 104, 60), (aux.Tray("in the fist"), 200, 110),
            (PlayingCard("QS", beneath=9), 80, 112), (PlayingCard(), 80, 112),
            (EmptyPlace("corner", "T"), 80, 112), (CardTag("QH"), 42, 24),
        )
    ]  # fmt: skip


# ---- every piece


@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_every_piece_draws_something_in_every_theme(box: tuple[Character, ...], name: str) -> None:
    theme.use(name)
    for item in all_items(box):
        image = picture(item)
        assert ink(image, QRectF(image.rect())) > 20, type(item.piece).__name__


def test_nothing_is_cut_at_the_bounding_rectangle(box: tuple[Character, ...]) -> None:
    for item in all_items(box):
        if item.piece.MARGIN < 3:
            continue  # backgrounds and lights reach their edge on purpose
        image = picture(item)
        w, h = image.width(), image.height()
        edge = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for y in range(h) for x in (0, w - 1)]
        worst = max(image.pixelColor(x, y).alpha() for x, y in edge)
        assert worst < 60, f"{type(item.piece).__name__}: {worst}"


def test_what_is_equal_looks_alike_and_what_is_not_does_not(box: tuple[Character, ...]) -> None:
    """A picture is kept by what the piece says of its look: two that differ must not share one."""
    for item in all_items(box):
        lit, dim = replace(item.piece, lit=True), replace(item.piece, dimmed=True)
        looks = [item.piece.look(), lit.look(), dim.look()]
        assert len(set(looks)) == 3 and replace(item.piece).look() == looks[0], type(item.piece).__name__


def test_a_misspelt_property_of_a_piece_is_found_by_mypy() -> None:
    lines = """
        from pierres.table.aux_pierres.pieces import Heap
        from pierres.table.places import Rect
        from pierres.table.picture import Sketch

        Sketch().lay("stones", Heap("red", {name}=3), Rect(0, 0, 120, 28))
    """
    assert type_errors(lines.format(name="count")) == []
    (error,) = type_errors(lines.format(name="cuont"))
    assert "cuont" in error


def test_a_piece_at_rest_copies_the_same_picture(
    box: tuple[Character, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    compose = art.composed

    def counted(key: str, *args: object) -> object:
        drawn.append(key)
        return compose(key, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(art, "composed", counted)
    card = card_of(aux.CharacterCard(box[3]), 80)
    first = picture(card)
    drawn.clear()
    assert picture(card) == first
    assert not drawn
    card.piece = replace(card.piece, lit=True)
    assert picture(card) != first
    assert drawn


def test_a_new_theme_is_noticed_at_the_next_paint() -> None:
    plate = item_of(Banner("Hugo"), 300, 72)
    night = picture(plate)
    theme.use("linen")
    assert picture(plate) != night
    theme.use("night")
    assert picture(plate) == night


def test_a_finer_screen_gets_a_finer_picture(box: tuple[Character, ...]) -> None:
    coarse, fine = (picture(card_of(aux.CharacterCard(box[1]), 100), ratio) for ratio in (1.0, 2.0))
    assert fine.width() == 2 * coarse.width()
    blown_up = coarse.scaled(fine.size())
    blown_up.setDevicePixelRatio(2.0)
    assert blown_up != fine


def test_setting_the_same_value_asks_for_no_repaint(qtbot: QtBot) -> None:
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    heap = item_of(aux.Heap("red", 3), 120, 28)
    scene.addItem(heap)
    view.show()
    qtbot.waitExposed(view)
    QApplication.processEvents()
    changes: list[object] = []
    scene.changed.connect(changes.append)
    heap.piece = aux.Heap("red", 3)
    heap.set_size(heap.size().width(), heap.size().height())
    QApplication.processEvents()
    assert not changes
    heap.piece = aux.Heap("red", 4)
    QApplication.processEvents()
    assert changes


# ---- kinds


@pytest.mark.parametrize("size", [18, 28, 48])
def test_kinds_differ_without_colour(size: int) -> None:
    """As grey silhouettes and as grey drawings no two kinds look alike."""
    grey = {
        kind: kind_pixmap(kind, size).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        for kind in KINDS
    }
    for a, b in combinations(KINDS, 2):
        different = sum(
            abs(grey[a].pixelColor(x, y).red() - grey[b].pixelColor(x, y).red()) > 24
            for x in range(size)
            for y in range(size)
        )
        assert different > 0.08 * size * size, (a, b)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_high_contrast_gives_each_kind_a_letter_of_its_own(language: str) -> None:
    plain = {kind: kind_pixmap(kind, 40).toImage() for kind in KINDS}
    theme.use("contrast", language)
    letters = [letter(kind) for kind in KINDS]
    assert all(letters) and len(set(letters)) == len(letters)
    for kind in KINDS:
        assert kind_pixmap(kind, 40).toImage() != plain[kind]


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(KeyError):
        kind_pixmap("copper", 20)
    with pytest.raises(art.ArtMissing):
        art.pixmap("no-such-drawing", 20, 20)


# ---- heaps


@pytest.mark.parametrize("kind", ["red", "fairy"])
@pytest.mark.parametrize("align", ["left", "center", "right"])
@pytest.mark.parametrize("w", [30, 60, 120])
def test_a_heap_never_grows_beyond_its_width(kind: str, align: str, w: float) -> None:
    for count in range(61):
        heap, rect = aux.Heap(kind, count, True, align), QRectF(0, 0, w, 28)
        places = [heap.place_of(i, rect) for i in range(count + 1)]
        assert all(place.left() >= -0.01 and place.right() <= w + 0.01 for place in places), count
        assert heap.outline(rect).boundingRect().width() <= w + 0.01


def test_a_heap_that_cannot_show_all_says_how_many() -> None:
    few, many = (shown(aux.Heap("fairy", count), 90, 28) for count in (40, 41))
    assert few != many, "the number is the only difference"


def test_a_number_without_room_beside_the_piece_stands_on_it() -> None:
    two, three = (shown(aux.Heap("red", count), 30, 28) for count in (2, 3))
    assert two != three


def test_a_reserve_keeps_the_pieces_where_they_are() -> None:
    rect = QRectF(0, 0, 100, 28)
    five, three = (aux.Heap("silver", count, reserve=5) for count in (5, 3))
    assert [five.place_of(i, rect) for i in range(3)] == [three.place_of(i, rect) for i in range(3)]


def test_heaps_side_by_side_keep_apart() -> None:
    laid = list(heaps({"fairy": 9, "silver": 1, "common": 0}, Rect(0, 0, 200, 40), 20, label=True))
    assert [(kind, heap.count) for kind, heap, _ in laid] == [("fairy", 9), ("silver", 1)]
    assert not laid[0][2].overlaps(laid[1][2])


# ---- screens, die, bag, bank


def test_seats_are_told_apart_without_colour() -> None:
    same_colour = [shown(Screen("teal", crest), 304, 112) for crest in theme.CRESTS]
    assert all(a != b for a, b in combinations(same_colour, 2))
    assert len({theme.crest_for(colour) for colour in theme.SEAT_COLOURS}) == len(theme.SEAT_COLOURS)


def test_each_score_has_its_face() -> None:
    faces = [shown(aux.Die(n), 34, 34) for n in range(4)]
    assert all(a != b for a, b in combinations(faces, 2))


def test_the_die_is_a_cube_wherever_it_lies() -> None:
    for w, h in ((67.0, 29.0), (40.0, 40.0), (24.0, 60.0)):
        rect = QRectF(0, 0, w, h)
        cube = aux.Die(0).cube_rect(rect)
        assert cube.width() == cube.height() == min(w, h)
        assert rect.contains(cube) and cube.center() == rect.center()


@pytest.mark.parametrize("name", ["night", "linen"])
def test_the_skull_is_seen_on_the_dark_bank(name: str) -> None:
    theme.use(name)
    size = 22
    image = kind_pixmap("cursed", size).toImage()
    lights = [image.pixelColor(x, y).lightnessF() for x in range(size) for y in range(size)]
    assert sum(light > 0.7 for light in lights) >= 0.15 * size * size


def test_bag_and_fist_open() -> None:
    for piece in (aux.Bag(), aux.Fist("azure")):
        assert shown(piece) != shown(replace(piece, open=True))


def test_the_bank_gives_each_kind_a_place_of_its_own() -> None:
    bank, rect = aux.Bank("banque", stock=dict.fromkeys(KINDS, 12)), QRectF(0, 0, 236, 152)
    places = [bank.place_of(kind, rect) for kind in KINDS]
    assert all(rect.contains(place) for place in places)
    assert not any(a.intersects(b) for a, b in combinations(places, 2))


def test_the_columns_of_the_bank_stand_in_the_same_rows() -> None:
    bank, rect = aux.Bank("banque", stock=dict.fromkeys(KINDS, 9)), QRectF(0, 0, 236, 152)
    for row in (("red", "fairy", "cursed"), ("blue", "common", "amulet"), ("yellow", "silver")):
        middles = [bank.place_of(kind, rect).center().y() for kind in row]
        assert middles == pytest.approx([middles[0]] * len(row))


def test_a_pile_is_as_thick_as_it_is_high() -> None:
    tops = []
    for count in (1, 4, 10):
        rect = QRectF(0, 0, 90, 90 * aux.CharacterCard.RATIO)
        top = aux.Pile(count).top_rect(rect)
        assert rect.contains(top)
        tops.append(top.top())
    assert tops == sorted(tops, reverse=True) and len(set(tops)) == 3


# ---- cards


def test_every_character_of_the_box_has_an_emblem_of_its_own(box: tuple[Character, ...]) -> None:
    assert len(box) == 28
    emblems = [(ART / "emblems" / f"{c.id}.svg").read_text(encoding="utf-8") for c in box]
    assert len(set(emblems)) == 28


@pytest.mark.parametrize("width", [60, 120, 600])
def test_every_card_can_be_drawn(
    box: tuple[Character, ...], own: tuple[Character, ...], width: float
) -> None:
    faces = [card_pixmap(c, width).toImage() for c in (*box, *own)]
    assert all(a != b for a, b in combinations(faces, 2))
    assert faces[0].width() == width


def test_the_strip_stays_in_its_box(box: tuple[Character, ...], own: tuple[Character, ...]) -> None:
    from pierres.table.aux_pierres.pieces.strip import draw_strip

    area = QRectF(40, 30, 190, 50)
    for c in (*box, *own):
        image = QImage(270, 110, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_strip(painter, c.options, area)
        painter.end()
        inside = ink(image, area.adjusted(-2, -2, 2, 2))
        assert inside > 60, c.id
        assert ink(image, QRectF(image.rect())) == inside, c.id


def test_the_strip_says_pay_then_get(box: tuple[Character, ...]) -> None:
    marks = {c.id: [[m.name for m in strip_for(o)] for o in c.options] for c in box}
    assert marks["red_dragon"] == [["arrow", "red"]]
    assert marks["enchanter"] == [["red", "blue", "yellow", "arrow", "star"], ["arrow", "silver"]]
    assert marks["necromancer"] == [["fist", "arrow", "star"]]
    assert marks["thief"][0][:3] == ["person2", "arrow", "cluster"]
    assert marks["gnome"] == [["arrow", "common", "silver"]]
    assert marks["troll"] == [["people", "arrow", "gone"]]


def test_a_strip_shows_the_number_on_the_card(box: tuple[Character, ...]) -> None:
    by_id = {c.id: c for c in box}
    for name, number in (("dwarf_4", "4"), ("dwarf_5", "5"), ("enchantress", "5")):
        assert number in [m.text for m in strip_for(by_id[name].options[0])]
    assert [m.times for m in strip_for(by_id["alchemist"].options[0]) if m.name == "common"] == [3]


def test_the_name_follows_the_language(box: tuple[Character, ...]) -> None:
    french, english = (picture(card_of(aux.CharacterCard(box[0], lang), 120)) for lang in ("fr", "en"))
    assert french != english


def test_a_face_down_card_shows_nothing_of_its_character(box: tuple[Character, ...]) -> None:
    cards = [aux.CharacterCard(c, face_up=False) for c in (*box, None)]
    backs = [picture(card_of(card, 90)) for card in cards]
    assert all(back == backs[0] for back in backs)
    assert len({card.look() for card in cards}) == 1


def test_a_card_turns_at_the_middle(box: tuple[Character, ...]) -> None:
    up, down = aux.CharacterCard(box[5]), aux.CharacterCard(box[5], face_up=False)
    card = card_of(down, 90)
    back = picture(card)
    card.setProperty("turn", 0.49)
    assert card.piece == down and picture(card) == back
    card.setProperty("turn", 0.51)
    assert card.piece == up and picture(card) != back
    assert card.transform().m11() < 0.1
    card.setProperty("turn", 1.0)
    assert card.transform().isIdentity()
    card.setProperty("turn", 0.7)
    card.lie_flat()
    assert card.piece == up and card.transform().isIdentity()


# ---- words, ring, button


def test_a_long_name_stays_on_its_plate() -> None:
    image = shown(NamePlate("Maximilienne-Charlotte de Saint-Aubin-sur-Loire"), 136, 28)
    m = NamePlate.MARGIN
    left = [image.pixelColor(int(m + 1), y).lightness() for y in range(int(m + 8), int(m + 20))]
    assert shown(NamePlate(""), 136, 28).size() == image.size()
    assert max(left) - min(left) < 40, "letters touch the edge of the plate"


def test_a_label_keeps_its_anchor() -> None:
    for text in ("7", "1234567"):
        room = Rect(40, 10, 60, 30)
        left, middle, right = (
            Label(text, 16, align=align).laid_in(room) for align in ("left", "center", "right")
        )
        assert left.x == room.x and middle.cx == pytest.approx(room.cx) and right.right == room.right
        assert left.cy == middle.cy == right.cy == room.cy
        assert left.w <= room.w
    assert Label("1234567", 16).laid_in(Rect(0, 0, 30, 20)).w <= 30


@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_text_can_be_read_in_each_theme(name: str) -> None:
    theme.use(name)
    for text, ground in (
        ("text", "felt"), ("text", "felt_light"), ("text_soft", "felt"), ("text_soft", "felt_light"),
        ("text", "panel"), ("text_soft", "panel"), ("text_strong", "panel"), ("ink", "parchment"),
        ("ink", "parchment_dark"), ("ink_soft", "parchment"), ("ink_soft", "parchment_dark"),
        ("ink", "ribbon_base"), ("ink", "ribbon_special"), ("button_text", "button"),
    ):  # fmt: skip
        assert contrast(theme.colour(text), theme.colour(ground)) >= 4.5, (text, ground)
    for ground in ("felt", "felt_light", "parchment"):
        ring = max(contrast(theme.colour(c), theme.colour(ground)) for c in ("focus", "focus_edge"))
        assert ring >= 3, ground


def contrast(a: QColor, b: QColor) -> float:
    """The ratio of WCAG 2."""

    def luminance(colour: QColor) -> float:
        parts = [
            v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4
            for v in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    bright, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_the_ring_lies_round_what_it_follows() -> None:
    scene = QGraphicsScene()
    stone, ring = item_of(aux.Token("blue"), 40, 40), item_of(FocusRing(), 10, 10)
    for item in (stone, ring):
        scene.addItem(item)
    stone.setPos(70, 30)
    ring.surround(stone.mapRectToScene(stone.rect()))
    assert ring.isVisible() and ring.sceneBoundingRect().contains(stone.mapRectToScene(stone.rect()))


# ---- curtain


def test_the_curtain_hides_everything() -> None:
    for size in ((1024, 640), (1367, 801)):
        left, right = curtain.halves(*size)
        assert left.width() + right.width() == size[0]
        for half in (left, right):
            image = half.toImage()
            assert half.height() == size[1]
            targets = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
            assert all(image.pixelColor(x, y).alpha() == 255 for x, y in targets)


# ---- files


@pytest.mark.parametrize("path", sorted(ART.rglob("*.svg")), ids=lambda p: p.stem)
def test_drawings_use_nothing_that_qt_ignores(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    assert not re.search(r"clip-path|<text|<filter|<mask|<image|href", text)


def test_every_drawing_is_drawn(qtbot: QtBot) -> None:
    for path in ART.rglob("*.svg"):
        name = path.relative_to(ART).with_suffix("").as_posix()
        image = art.pixmap(name, 64, 64).toImage()
        assert ink(image, QRectF(image.rect())) > 100, name


def test_the_contact_sheet_is_written(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    assert contact_sheet.main(["--out", str(out), "--only", "cards", "--lang", "en"]) == 0
    assert QImage(str(out)).width() == 1700


# ---- at rest


def on_view(qtbot: QtBot, item: PieceItem) -> QGraphicsView:
    view = QGraphicsView()
    view.setScene(QGraphicsScene(0, 0, 300, 300, view))
    view.resize(320, 320)
    qtbot.addWidget(view)
    view.scene().addItem(item)
    item.setPos(60, 50)
    view.show()
    qtbot.waitExposed(view)
    return view


def test_a_settled_piece_looks_the_same_and_runs_no_python(
    qtbot: QtBot, box: tuple[Character, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    card = card_of(aux.CharacterCard(box[7]), 110)
    view = on_view(qtbot, card)
    by_itself = view.viewport().grab().toImage()
    card.settle(view.devicePixelRatioF())
    painted: list[int] = []
    monkeypatch.setattr(PieceItem, "paint", lambda *_: painted.append(1))
    assert view.viewport().grab().toImage() == by_itself
    assert not painted


def test_a_settled_piece_follows_state_size_and_theme(qtbot: QtBot, box: tuple[Character, ...]) -> None:
    card = card_of(aux.CharacterCard(box[0]), 110)
    view = on_view(qtbot, card)
    ratio = view.devicePixelRatioF()

    def on_screen() -> QImage:
        return view.grab(view.mapFromScene(card.sceneBoundingRect()).boundingRect()).toImage()

    def show(**changed: bool) -> None:
        card.piece = replace(card.piece, **changed)

    looks = []
    for change in (
        lambda: show(lit=True),
        lambda: card.set_size(90, 90 * aux.CharacterCard.RATIO),
        lambda: theme.use("contrast"),
        lambda: show(face_up=False),
    ):
        card.settle(ratio)
        before = on_screen()
        change()
        assert on_screen() != before
        looks.append(shown(card.piece, card.size().width(), card.size().height()))
        unsettled = on_screen()
        card.settle(ratio)
        assert on_screen() == unsettled, "settling changes nothing that can be seen"
    assert all(a != b for a, b in combinations(looks, 2))


def test_the_pointer_finds_the_piece_and_not_its_skin(qtbot: QtBot) -> None:
    stone = item_of(aux.Token("red"), 40, 40)
    view = on_view(qtbot, stone)
    stone.settle(1.0)
    assert view.scene().items(stone.scene_center()) == [stone]


def test_lines_and_halos_grow_with_the_piece_and_never_shrink() -> None:
    """On a screen four times as large a plate has edges four times as thick, not hair lines."""
    plate = NamePlate("Léa")
    usual, large, small = (item_of(plate, 136 * k, 26 * k) for k in (1, 4, 0.5))
    assert plate.grain(usual.rect()) == 1 == plate.grain(small.rect())
    assert plate.grain(large.rect()) == pytest.approx(4)
    assert large.boundingRect().left() == pytest.approx(4 * usual.boundingRect().left())

    def edge(item: PieceItem) -> int:
        image = picture(item)
        y = image.height() // 2
        line = theme.colour("line").name()
        return sum(image.pixelColor(x, y).name() == line for x in range(image.width() // 12))

    assert edge(large) >= 3 * edge(usual) > 0
    large.set_size(136, 26)
    assert large.boundingRect() == usual.boundingRect(), "and back again"


def test_words_of_what_cannot_be_chosen_can_be_read() -> None:
    image = shown(Label("Argent", 40, "ink", dimmed=True), 300, 60)
    inks = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    strongest = max(inks, key=lambda colour: colour.alpha())
    assert strongest.alpha() == 255
    assert contrast(strongest, theme.colour("parchment")) >= 4.5


def test_a_heap_says_in_words_what_lies_there() -> None:
    bare, told, none = (
        aux.Heap("fairy", count, True, "center", words=words)
        for count, words in ((8, ""), (8, "8 dépensés"), (0, "8 dépensés"))
    )
    widths = [heap.outline(QRectF(0, 0, 160, 14)).boundingRect().width() for heap in (bare, told, none)]
    assert widths[2] < widths[0] < widths[1] <= 160
    assert shown(told, 160, 14) != shown(bare, 160, 14) != shown(none, 160, 14)


def test_a_small_card_has_its_name_in_letters_that_can_be_read(box: tuple[Character, ...]) -> None:
    """As wide as in the row of a small window: the name fills the plate, in two lines if it has two words."""
    assert in_two("Dragon arc-en-ciel") == ["Dragon", "arc-en-ciel"]
    assert in_two("Dragon à deux têtes") == ["Dragon à", "deux têtes"]
    assert in_two("Nain") == ["Nain"]
    width = 52.0
    for character in box:
        for lang in ("fr", "en"):
            line = max(in_two(character.name(lang)), key=len)
            px = (46 if line == character.name(lang) else 41) * width / 250
            room = (250 - 44) * width / 250
            needed = QFontMetricsF(theme.serif(100)).horizontalAdvance(line) / 100 * px
            assert px * min(1.0, room / needed) >= 6.5, (line, px * room / needed)
