"""The pieces: each draws inside its room, shows what it is told, and only copies when it repaints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from pierres.paths import resource_path
from pierres.rules.aux_pierres.characters import Character, read_characters, read_own_cards
from pierres.table import art, contact_sheet, pieces, theme
from pierres.table.pieces.base import in_two

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


def picture(piece: pieces.Piece, ratio: float = 1.0) -> QImage:
    """What the piece paints, with its margin, on nothing."""
    bounds = piece.boundingRect()
    image = QImage(
        round(bounds.width() * ratio),
        round(bounds.height() * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(-bounds.topLeft())
    piece.paint(painter, None)  # type: ignore[arg-type]  # no piece looks at its style option
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


def all_pieces(box: tuple[Character, ...]) -> list[pieces.Piece]:
    bank = pieces.Bank(title="bank")
    bank.stock = dict.fromkeys(pieces.KINDS, 9)
    return [
        pieces.Stone("red"), pieces.Coin("amulet"), pieces.Heap("fairy", 24, label=True), pieces.Die(3),
        pieces.Screen("teal"), pieces.PurseScreen("rose"), pieces.Card(box[0]), pieces.Card(),
        pieces.HeldCard(box[11]), pieces.Pile(5), pieces.Bag(), bank, pieces.TableTop(320, 200),
        pieces.Fist("ochre"), pieces.SeatLight(), pieces.NamePlate("Léa", colour="coral"), pieces.FocusRing(),
        pieces.Label("42", 15), pieces.Banner("Léa, choose a stone to pay"), pieces.Button("Close", "Enter"),
        pieces.Tray(title="in the fist"), pieces.PlayingCard("QS", 80, beneath=9), pieces.PlayingCard("", 80),
        pieces.EmptyPlace("corner", 80, wanted="T"), pieces.CardTag("QH"),
    ]  # fmt: skip


# ---- every piece


@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_every_piece_draws_something_in_every_theme(box: tuple[Character, ...], name: str) -> None:
    theme.use(name)
    for piece in all_pieces(box):
        if isinstance(piece, pieces.FocusRing):
            piece.surround(QRectF(0, 0, 60, 40))
        image = picture(piece)
        assert ink(image, QRectF(image.rect())) > 20, type(piece).__name__


def test_nothing_is_cut_at_the_bounding_rectangle(box: tuple[Character, ...]) -> None:
    for piece in all_pieces(box):
        if piece.MARGIN < 3:
            continue  # backgrounds and lights reach their edge on purpose
        image = picture(piece)
        w, h = image.width(), image.height()
        edge = [(x, y) for x in range(w) for y in (0, h - 1)] + [(x, y) for y in range(h) for x in (0, w - 1)]
        worst = max(image.pixelColor(x, y).alpha() for x, y in edge)
        assert worst < 60, f"{type(piece).__name__}: {worst}"


def test_a_piece_at_rest_copies_the_same_picture(
    box: tuple[Character, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    compose = art.composed

    def counted(key: str, *args: object) -> object:
        drawn.append(key)
        return compose(key, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(art, "composed", counted)
    card = pieces.Card(box[3], 80)
    first = picture(card)
    drawn.clear()
    assert picture(card) == first
    assert not drawn
    card.lit = True
    assert picture(card) != first
    assert drawn


def test_a_new_theme_is_noticed_at_the_next_paint() -> None:
    plate = pieces.Banner("Hugo")
    night = picture(plate)
    theme.use("linen")
    assert picture(plate) != night
    theme.use("night")
    assert picture(plate) == night


def test_a_finer_screen_gets_a_finer_picture(box: tuple[Character, ...]) -> None:
    coarse, fine = picture(pieces.Card(box[1], 100), 1.0), picture(pieces.Card(box[1], 100), 2.0)
    assert fine.width() == 2 * coarse.width()
    blown_up = coarse.scaled(fine.size())
    blown_up.setDevicePixelRatio(2.0)
    assert blown_up != fine


def test_setting_the_same_value_asks_for_no_repaint(qtbot: QtBot) -> None:
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    heap = pieces.Heap("red", 3)
    scene.addItem(heap)
    view.show()
    qtbot.waitExposed(view)
    QApplication.processEvents()
    changes: list[object] = []
    scene.changed.connect(changes.append)
    heap.count, heap.kind, heap.lit, heap.dimmed = 3, "red", False, False
    heap.set_size(heap.size().width(), heap.size().height())
    QApplication.processEvents()
    assert not changes
    heap.count = 4
    QApplication.processEvents()
    assert changes


# ---- kinds


@pytest.mark.parametrize("size", [18, 28, 48])
def test_kinds_differ_without_colour(size: int) -> None:
    """As grey silhouettes and as grey drawings no two kinds look alike."""
    grey = {
        kind: pieces.kind_pixmap(kind, size).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        for kind in pieces.KINDS
    }
    for a, b in combinations(pieces.KINDS, 2):
        different = sum(
            abs(grey[a].pixelColor(x, y).red() - grey[b].pixelColor(x, y).red()) > 24
            for x in range(size)
            for y in range(size)
        )
        assert different > 0.08 * size * size, (a, b)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_high_contrast_gives_each_kind_a_letter_of_its_own(language: str) -> None:
    plain = {kind: pieces.kind_pixmap(kind, 40).toImage() for kind in pieces.KINDS}
    theme.use("contrast", language)
    letters = [theme.letter(kind) for kind in pieces.KINDS]
    assert all(letters) and len(set(letters)) == len(letters)
    for kind in pieces.KINDS:
        assert pieces.kind_pixmap(kind, 40).toImage() != plain[kind]


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(KeyError):
        pieces.kind_pixmap("copper", 20)
    with pytest.raises(art.ArtMissing):
        art.pixmap("no-such-drawing", 20, 20)


# ---- heaps


@pytest.mark.parametrize("kind", ["red", "fairy"])
@pytest.mark.parametrize("align", ["left", "center", "right"])
@pytest.mark.parametrize("w", [30, 60, 120])
def test_a_heap_never_grows_beyond_its_width(kind: str, align: str, w: float) -> None:
    for count in range(61):
        heap = pieces.Heap(kind, count, w, 28, label=True, align=align)
        places = [heap.place_of(i) for i in range(count + 1)]
        assert all(place.left() >= -0.01 and place.right() <= w + 0.01 for place in places), count
        assert heap.outline().boundingRect().width() <= w + 0.01


def test_a_heap_that_cannot_show_all_says_how_many() -> None:
    few, many = pieces.Heap("fairy", 40, 90, 28), pieces.Heap("fairy", 41, 90, 28)
    assert not few.label
    assert picture(few) != picture(many), "the number is the only difference"


def test_a_number_without_room_beside_the_piece_stands_on_it() -> None:
    two, three = pieces.Heap("red", 2, 30, 28), pieces.Heap("red", 3, 30, 28)
    assert picture(two) != picture(three)


def test_a_heap_knows_which_piece_is_under_the_pointer() -> None:
    heap = pieces.Heap("fairy", 5, 160, 28)
    for i in range(5):
        assert heap.index_at(heap.place_of(i).center() + QPointF(6, 0)) == i
    assert heap.index_at(QPointF(159, 14)) == -1
    assert pieces.Heap("fairy", 0, 160, 28).index_at(QPointF(5, 5)) == -1


def test_a_reserve_keeps_the_pieces_where_they_are() -> None:
    heap = pieces.Heap("silver", 5, 100, 28)
    heap.reserve = 5
    before = [heap.place_of(i) for i in range(3)]
    heap.count = 3
    assert [heap.place_of(i) for i in range(3)] == before


# ---- screens, die, bag, bank


def test_seats_are_told_apart_without_colour() -> None:
    same_colour = [picture(pieces.Screen("teal", crest)) for crest in theme.CRESTS]
    assert all(a != b for a, b in combinations(same_colour, 2))
    assert len({theme.crest_for(colour) for colour in theme.SEAT_COLOURS}) == len(theme.SEAT_COLOURS)


@pytest.mark.parametrize(("w", "h"), [(520, 150), (776, 190), (1400, 320)])
def test_the_free_areas_of_a_purse_lie_on_its_parchment(w: float, h: float) -> None:
    purse = pieces.PurseScreen("coral", w=w, h=h)
    for area in (purse.panel_rect(), purse.left_rect(), purse.right_rect()):
        assert purse.outline().contains(area), area
    assert not purse.left_rect().intersects(purse.panel_rect())
    assert not purse.right_rect().intersects(purse.panel_rect())


def test_each_score_has_its_face() -> None:
    faces = [picture(pieces.Die(n)) for n in range(4)]
    assert all(a != b for a, b in combinations(faces, 2))


def test_the_die_is_a_cube_wherever_it_lies() -> None:
    for w, h in ((67.0, 29.0), (40.0, 40.0), (24.0, 60.0)):
        die = pieces.Die(0, w, h)
        cube = die.cube_rect()
        assert cube.width() == cube.height() == min(w, h)
        assert die.rect().contains(cube) and cube.center() == die.rect().center()


@pytest.mark.parametrize("name", ["night", "linen"])
def test_the_skull_is_seen_on_the_dark_bank(name: str) -> None:
    theme.use(name)
    size = 22
    image = pieces.kind_pixmap("cursed", size).toImage()
    lights = [image.pixelColor(x, y).lightnessF() for x in range(size) for y in range(size)]
    assert sum(light > 0.7 for light in lights) >= 0.15 * size * size


def test_bag_and_fist_open() -> None:
    for piece in (pieces.Bag(), pieces.Fist("azure")):
        shut = picture(piece)
        piece.open = True
        assert picture(piece) != shut
    bag = pieces.Bag()
    assert bag.rect().contains(bag.mouth())


def test_the_bank_gives_each_kind_a_place_of_its_own() -> None:
    bank = pieces.Bank(title="banque")
    bank.stock = dict.fromkeys(pieces.KINDS, 12)
    places = [bank.place_of(kind) for kind in pieces.KINDS]
    assert all(bank.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for a, b in combinations(places, 2))


def test_the_columns_of_the_bank_stand_in_the_same_rows() -> None:
    bank = pieces.Bank(title="banque")
    bank.stock = dict.fromkeys(pieces.KINDS, 9)
    for row in (("red", "fairy", "cursed"), ("blue", "common", "amulet"), ("yellow", "silver")):
        middles = [bank.place_of(kind).center().y() for kind in row]
        assert middles == pytest.approx([middles[0]] * len(row))


def test_a_pile_is_as_thick_as_it_is_high() -> None:
    tops = []
    for count in (1, 4, 10):
        pile = pieces.Pile(count, 90)
        assert pile.rect().contains(pile.top_rect())
        tops.append(pile.top_rect().top())
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
    faces = [pieces.card_pixmap(c, width).toImage() for c in (*box, *own)]
    assert all(a != b for a, b in combinations(faces, 2))
    assert faces[0].width() == width


def test_the_strip_stays_in_its_box(box: tuple[Character, ...], own: tuple[Character, ...]) -> None:
    from pierres.table.pieces.strip import draw_strip

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
    marks = {c.id: [[m.name for m in pieces.strip_for(o)] for o in c.options] for c in box}
    assert marks["red_dragon"] == [["arrow", "red"]]
    assert marks["enchanter"] == [["red", "blue", "yellow", "arrow", "star"], ["arrow", "silver"]]
    assert marks["necromancer"] == [["fist", "arrow", "star"]]
    assert marks["thief"][0][:3] == ["person2", "arrow", "cluster"]
    assert marks["gnome"] == [["arrow", "common", "silver"]]
    assert marks["troll"] == [["people", "arrow", "gone"]]


def test_a_strip_shows_the_number_on_the_card(box: tuple[Character, ...]) -> None:
    by_id = {c.id: c for c in box}
    for name, number in (("dwarf_4", "4"), ("dwarf_5", "5"), ("enchantress", "5")):
        assert number in [m.text for m in pieces.strip_for(by_id[name].options[0])]
    assert [m.times for m in pieces.strip_for(by_id["alchemist"].options[0]) if m.name == "common"] == [3]


def test_the_name_follows_the_language(box: tuple[Character, ...]) -> None:
    card = pieces.Card(box[0], 120, "fr")
    french = picture(card)
    card.lang = "en"
    assert picture(card) != french


def test_a_face_down_card_shows_nothing_of_its_character(box: tuple[Character, ...]) -> None:
    backs = [picture(pieces.Card(c, 90, face_up=False)) for c in (*box, None)]
    assert all(back == backs[0] for back in backs)
    assert len({pieces.Card(c, 90, face_up=False).state() for c in box}) == 1


def test_a_card_turns_at_the_middle(box: tuple[Character, ...]) -> None:
    card = pieces.Card(box[5], 90, face_up=False)
    back = picture(card)
    card.setProperty("turn", 0.49)
    assert not card.face_up and picture(card) == back
    card.setProperty("turn", 0.51)
    assert card.face_up and picture(card) != back
    assert card.transform().m11() < 0.1
    card.setProperty("turn", 1.0)
    assert card.transform().isIdentity()


# ---- words, ring, button


def test_a_long_name_stays_on_its_plate() -> None:
    plate = pieces.NamePlate("Maximilienne-Charlotte de Saint-Aubin-sur-Loire", 136, 28)
    image = picture(plate)
    m = plate.MARGIN
    left = [image.pixelColor(int(m + 1), y).lightness() for y in range(int(m + 8), int(m + 20))]
    assert picture(pieces.NamePlate("", 136, 28)).size() == image.size()
    assert max(left) - min(left) < 40, "letters touch the edge of the plate"


def test_a_label_keeps_its_anchor() -> None:
    label = pieces.Label("7", 16, align="right")
    label.set_anchor(QPointF(100, 20))
    label.text = "1234567"
    assert label.pos().x() + label.size().width() == pytest.approx(100)
    label.max_width = 30
    assert label.size().width() <= 30


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
    stone, ring = pieces.Stone("blue", 40), pieces.FocusRing()
    for item in (stone, ring):
        scene.addItem(item)
    stone.setPos(70, 30)
    ring.follow(stone)
    assert ring.isVisible() and ring.sceneBoundingRect().contains(stone.mapRectToScene(stone.rect()))
    assert ring.zValue() > stone.zValue()
    assert scene.items(stone.scene_center())[0] is stone, "the ring takes no click"


# ---- curtain


def test_the_curtain_hides_everything() -> None:
    for size in ((1024, 640), (1367, 801)):
        left, right = pieces.curtain.halves(*size)
        assert left.width() + right.width() == size[0]
        for half in (left, right):
            image = half.toImage()
            assert half.height() == size[1]
            spots = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
            assert all(image.pixelColor(x, y).alpha() == 255 for x, y in spots)


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


def on_view(qtbot: QtBot, piece: pieces.Piece) -> QGraphicsView:
    view = QGraphicsView()
    view.setScene(QGraphicsScene(0, 0, 300, 300, view))
    view.resize(320, 320)
    qtbot.addWidget(view)
    view.scene().addItem(piece)
    piece.setPos(60, 50)
    view.show()
    qtbot.waitExposed(view)
    return view


def test_a_settled_piece_looks_the_same_and_runs_no_python(
    qtbot: QtBot, box: tuple[Character, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    card = pieces.Card(box[7], 110)
    view = on_view(qtbot, card)
    by_itself = view.viewport().grab().toImage()
    card.settle(view.devicePixelRatioF())
    painted: list[int] = []
    monkeypatch.setattr(pieces.Card, "paint", lambda *_: painted.append(1))
    assert view.viewport().grab().toImage() == by_itself
    assert not painted


def test_a_settled_piece_follows_state_size_and_theme(qtbot: QtBot, box: tuple[Character, ...]) -> None:
    card = pieces.Card(box[0], 110)
    view = on_view(qtbot, card)
    ratio = view.devicePixelRatioF()

    def fresh() -> QImage:
        """What a piece of the same state that never settled looks like there."""
        other = pieces.Card(card.character, card.size().width(), card.lang, card.face_up)
        other.lit = card.lit
        return picture(other)

    def shown() -> QImage:
        return view.grab(view.mapFromScene(card.sceneBoundingRect()).boundingRect()).toImage()

    def change_theme() -> None:
        theme.use("contrast")

    def turn_down() -> None:
        card.face_up = False

    def light() -> None:
        card.lit = True

    looks = []
    for change in (light, lambda: card.set_width(90), change_theme, turn_down):
        card.settle(ratio)
        before = shown()
        change()
        assert shown() != before
        looks.append(fresh())
        unsettled = shown()
        card.settle(ratio)
        assert shown() == unsettled, "settling changes nothing that can be seen"
    assert all(a != b for a, b in combinations(looks, 2))


def test_the_pointer_finds_the_piece_and_not_its_skin(qtbot: QtBot) -> None:
    stone = pieces.Stone("red", 40)
    view = on_view(qtbot, stone)
    stone.settle(1.0)
    assert view.scene().items(stone.scene_center()) == [stone]


def test_lines_and_halos_grow_with_the_piece_and_never_shrink() -> None:
    """On a screen four times as large a plate has edges four times as thick, not hair lines."""
    usual, large, small = (pieces.NamePlate("Léa", 136 * k, 26 * k) for k in (1, 4, 0.5))
    assert usual.grain() == 1 == small.grain() and large.grain() == pytest.approx(4)
    assert large.boundingRect().left() == pytest.approx(4 * usual.boundingRect().left())

    def edge(plate: pieces.NamePlate) -> int:
        image = picture(plate)
        y = image.height() // 2
        line = theme.colour("line").name()
        return sum(image.pixelColor(x, y).name() == line for x in range(image.width() // 12))

    assert edge(large) >= 3 * edge(usual) > 0
    large.set_size(136, 26)
    assert large.boundingRect() == usual.boundingRect(), "and back again"


def test_words_of_what_cannot_be_chosen_can_be_read() -> None:
    label = pieces.Label("Argent", 40, "ink")
    label.dimmed = True
    image = picture(label)
    inks = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    strongest = max(inks, key=lambda colour: colour.alpha())
    assert strongest.alpha() == 255
    assert contrast(strongest, theme.colour("parchment")) >= 4.5


def test_a_heap_says_in_words_what_lies_there() -> None:
    heap = pieces.Heap("fairy", 8, 160, 14, label=True, align="center")
    bare = heap._number_width()
    heap.words = "8 dépensés"
    assert heap._number_width() > bare
    step, shown = heap._spacing()
    assert shown == 8 and heap._row_width(step, shown) <= 160
    heap.count = 0
    assert not heap._labelled()


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
