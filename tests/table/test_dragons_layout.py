"""The places of the dragons' table: nothing overlaps or lies outside, whatever the size and the text."""

from itertools import combinations, pairwise

import pytest

from pierres.table.jeu_des_dragons.layout import CARD_RATIO, Shape, button_places, layout, spread
from pierres.table.places import Rect
from tests.table.apart import apart, holds, overlaps

SIZES = [(1024, 640), (1280, 720), (1600, 1000), (1920, 1080), (2560, 1080), (2560, 1600), (3840, 2160),
         (1024, 2160), (3840, 640), (760, 560)]  # fmt: skip
SCALES = [0.8, 1.0, 1.25, 1.5, 2.0]
EITHER = (False, True)
SHAPES = [Shape(seats, looking, shown) for seats in (2, 3, 4, 5, 6) for looking in EITHER for shown in EITHER]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_overlaps_and_nothing_is_outside(size: tuple[int, int], scale: float) -> None:
    window = Rect(0, 0, *size)
    for shape in SHAPES:
        places = layout(shape, *size, scale)
        assert overlaps(places) == [], shape
        assert bool(places.hand.w) is not bool(places.why.w), shape
        for name, rect in apart(places).items():
            assert holds(window, rect), (shape, name, rect)
            assert rect.w > 0 and rect.h > 0, (shape, name, rect)
        for index, seat in enumerate(places.seats):
            inside = [rect for name, rect in apart(places).items() if name.startswith(f"seats {index} ")]
            assert len(inside) == 6 and all(holds(seat.block, rect) for rect in inside), shape


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", SCALES)
def test_cards_stay_in_their_room_and_show_their_strength(size: tuple[int, int], scale: float) -> None:
    """Up to ten cards in a hand, nine in a flight, six ante cards: of each the corner is seen."""
    for shape in SHAPES:
        places = layout(shape, *size, scale)
        rooms = [(places.ante, 6, 0.0)] + [(seat.flight, 9, 0.0) for seat in places.seats]
        if shape.open:
            rooms += [(seat.hand, 10, 0.0) for seat in places.seats]
        if shape.looking:
            rooms.append((places.hand, 10, 0.1))
        for room, most, lift in rooms:
            for count in range(1, most + 1):
                cards = spread(room, count, "center", lift=lift)
                assert all(holds(room, card) for card in cards), (shape, room, count)
                assert all(abs(card.h - card.w * CARD_RATIO) < 0.01 for card in cards)
                steps = [b.x - a.x for a, b in pairwise(cards)]
                assert all(step >= 0.34 * cards[0].w for step in steps), (shape, count)


@pytest.mark.parametrize("size", [(1024, 640), (1600, 1000), (3840, 2160)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_things_are_large_enough_to_be_seen_and_hit(size: tuple[int, int], scale: float) -> None:
    for shape in SHAPES:
        places = layout(shape, *size, scale)
        assert places.text >= 9 and places.headline.h >= 20
        for seat in places.seats:
            assert seat.plate.w >= 60 and seat.plate.h >= 15
            assert min(seat.total.w, seat.total.h) >= 20, shape
            assert spread(seat.flight, 3)[0].w >= 0.035 * size[0] * min(1, 1.6 * size[1] / size[0]), shape
        assert min(places.beat.h, places.stakes.h) >= 30, shape
        assert places.answers.w >= 90 and places.answers.h >= 60
        if shape.looking:
            assert spread(places.hand, 10, "center", lift=0.1)[0].w >= 45, shape


def test_answers_keep_to_their_place() -> None:
    area = Rect(10, 20, 300, 160)
    for n in range(1, 6):
        cells = button_places(area, n, 16)
        assert len(cells) == n and all(holds(area, cell) for cell in cells)
        assert not any(a.overlaps(b) for a, b in combinations(cells, 2))
    assert button_places(area, 0, 16) == [] and spread(area, 0) == []


def test_seats_go_round_clockwise_from_the_lower_left() -> None:
    for seats in (2, 3, 4, 5, 6):
        blocks = [seat.block for seat in layout(Shape(seats), 1600, 1000).seats]
        assert blocks[0].bottom == max(block.bottom for block in blocks)
        above = [block for block in blocks[1:] if block.y < 300]
        assert [block.x for block in above] == sorted(block.x for block in above)
        if seats >= 5:
            assert blocks[1].x < blocks[2].x and blocks[-1].right > blocks[-2].right


def test_text_grows_with_its_scale_and_with_the_window() -> None:
    texts = [layout(Shape(4, True), 1600, 1000, scale).text for scale in (0.8, 1.0, 1.5, 2.0)]
    assert texts == sorted(texts) and texts[-1] == 2 * texts[1]
    assert layout(Shape(4), 3840, 2160).text > 2 * layout(Shape(4), 1600, 1000).text
