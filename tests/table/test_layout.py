"""The places of the table: nothing overlaps and nothing lies outside, whatever the size and the text."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.table.aux_pierres.context import bank_px
from pierres.table.aux_pierres.layout import button_places, fan_places, layout
from pierres.table.aux_pierres.pieces import Bank
from pierres.table.aux_pierres.pieces.stones import kind_outline
from pierres.table.aux_pierres.pieces.surfaces import felt_of
from pierres.table.aux_pierres.shapes import CARD_RATIO, Shape
from pierres.table.pieces.strokes import oval
from pierres.table.places import Rect, qrect
from tests.table.apart import apart, holds, overlaps

SIZES = [(1024, 640), (1280, 720), (1366, 768), (1600, 1000), (1920, 1080), (2560, 1080), (2560, 1600),
         (3840, 2160), (1024, 2160), (3840, 640), (760, 560)]  # fmt: skip
SCALES = [0.8, 1.0, 1.25, 1.5, 2.0]
SHAPES = [
    Shape(seats, looking, row, stack, bag, kinds, purchase)
    for seats, (looking, kinds, purchase), (row, stack, bag) in product(
        (2, 3, 4, 5, 6),
        ((False, 3, False), (True, 3, False), (True, 5, False), (True, 3, True)),
        ((0, 1, False), (4, 1, False), (10, 1, False), (6, 4, True), (10, 2, True)),
    )
]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_overlaps_and_nothing_is_outside(size: tuple[int, int], scale: float) -> None:
    window = Rect(0, 0, *size)
    for shape in SHAPES:
        places = layout(shape, *size, scale)
        assert overlaps(places) == [], shape
        for name, rect in apart(places).items():
            assert holds(window, rect), (shape, name, rect)
            assert rect.w > 0 and rect.h > 0, (shape, name, rect)


@pytest.mark.parametrize("size", [(1024, 640), (1600, 1000), (3840, 2160)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_things_are_large_enough_to_be_seen_and_hit(size: tuple[int, int], scale: float) -> None:
    for shape in SHAPES:
        places = layout(shape, *size, scale)
        assert places.stack[-1].h >= 0.13 * size[1], shape
        assert all(card.w >= 0.022 * size[0] for card in places.row), (shape, places.row[0])
        assert min(places.choices.h, places.headline.h) >= 20
        assert places.text >= 9
        for seat in places.seats:
            assert seat.plate.w >= 60 and seat.plate.h >= 15
            assert all(heap.w >= 40 and heap.h >= 12 for heap in seat.stones)
        if places.private is not None:
            assert all(line.h >= 13 for line in places.private.purse), shape
            assert places.private.button.h >= 24


def test_text_grows_with_its_scale_and_with_the_window() -> None:
    texts = [layout(Shape(4, True), 1600, 1000, scale).text for scale in (0.8, 1.0, 1.5, 2.0)]
    assert texts == sorted(texts) and texts[0] < texts[-1]
    assert texts[-1] == 2 * texts[1]
    assert layout(Shape(4), 3840, 2160).text > 2 * layout(Shape(4), 1600, 1000).text


def test_seats_go_round_clockwise_from_the_bottom() -> None:
    for seats in (3, 4, 5, 6):
        places = layout(Shape(seats), 1600, 1000)
        assert len(places.seats) == seats
        assert places.seats[0].block.cx == pytest.approx(800)
        assert places.seats[0].block.cy > 700
        assert places.seats[1].block.cx < 800, "the next seat sits on the left of the first"
        assert places.seats[-1].block.cx > 800


def test_the_private_side_takes_the_place_of_the_screen() -> None:
    shut, opened = layout(Shape(4), 1600, 1000), layout(Shape(4, True), 1600, 1000)
    assert shut.private is None and shut.seats[0].screen is not None
    assert opened.private is not None and opened.seats[0].screen is None
    assert opened.seats[1:] == shut.seats[1:], "the others do not move when one looks behind his screen"


def test_a_stack_lets_every_title_show() -> None:
    places = layout(Shape(4, stack=4), 1600, 1000)
    xs = [card.x for card in places.stack]
    assert xs == sorted(set(xs)) and len({card.w for card in places.stack}) == 1
    assert places.middle.x == xs[0] and places.middle.right == pytest.approx(places.stack[-1].right)


def test_fans_and_plates_hold_what_they_are_given() -> None:
    area = Rect(100, 100, 800, 200)
    for n in range(1, 13):
        for rects in (fan_places(area, n, 14)[1], button_places(area, n, 14)):
            assert len(rects) == n
            assert all(holds(area, rect) for rect in rects)
            assert not any(a.overlaps(b) for a, b in combinations(rects, 2))
    card = fan_places(area, 7, 14)[1][0]
    assert card.h / card.w == pytest.approx(CARD_RATIO)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 1000), (3840, 2160)])
def test_cards_to_choose_from_are_recognised_also_in_large_text(size: tuple[int, int]) -> None:
    window = Rect(0, 0, *size)
    for seats, looking, scale in product((3, 4, 5, 6), (False, True), SCALES):
        places = layout(Shape(seats, looking, row=3, fan=True, card=True), *size, scale)
        assert overlaps(places) == []
        _, cards = fan_places(places.fan, 9, places.text, caption=False)
        assert min(card.w for card in cards) >= 60, (seats, looking, scale)
        assert all(holds(places.fan, card) and holds(window, card) for card in cards)
        assert not any(places.fan.overlaps(seat.spent) for seat in places.seats), (seats, looking, scale)


@pytest.mark.parametrize("scale", SCALES)
def test_the_line_over_a_spread_pile_leaves_the_room_to_the_cards(scale: float) -> None:
    places = layout(Shape(6, row=3, fan=True), 1024, 640, scale)
    line, cards = fan_places(places.fan, 7, places.text)
    assert holds(places.fan, line) and not any(line.overlaps(card) for card in cards)
    assert min(card.h for card in cards) >= 0.6 * places.fan.h or min(card.w for card in cards) >= 60


@pytest.mark.parametrize("size", SIZES[:-3], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_row_lies_inside_the_golden_line(size: tuple[int, int], scale: float) -> None:
    for shape in SHAPES:
        places = layout(shape, *size, scale)
        felt = felt_of(qrect(places.rim), *size)
        inset = max(9.0, felt.height() * 0.022)
        line = felt.adjusted(inset, inset, -inset, -inset)
        for card in places.row:
            for y in (card.y, card.bottom):
                across = 2 * (card.x - line.center().x()) / line.width()
                down = 2 * (y - line.center().y()) / line.height()
                assert across**2 + down**2 < 1, (shape, card)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", SCALES)
def test_no_stone_of_the_bank_lies_on_its_rim(size: tuple[int, int], scale: float, qapp: object) -> None:
    for shape in SHAPES:
        places = layout(shape, *size, scale)
        bank = Bank("banque", bank_px(places), dict.fromkeys((*COLOURS, *COINS), 36))
        rect = QRectF(0, 0, places.bank.w, places.bank.h)
        hollow = oval(rect.adjusted(6, 6, -6, -6))
        found = {kind: bank.place_of(kind, rect) for kind in bank.stock}
        if bank.px > 8:  # smaller figures could not be read, on whatever table
            outside = [kind for kind, at in found.items() if not hollow.contains(kind_outline(kind, at))]
            assert not outside, (shape, outside, found, rect)
        assert not any(a.intersects(b) for a, b in combinations(found.values(), 2)), shape
