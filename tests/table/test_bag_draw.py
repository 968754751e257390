"""Drawing from the bag: what is in it, what came out, and large the stone that came last."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pierres.rules.game import Event
from pierres.session import Session
from pierres.table.aux_pierres.bag_draw import last_drawn
from pierres.table.aux_pierres.layout import layout
from pierres.table.aux_pierres.pieces.surfaces import felt_of
from pierres.table.aux_pierres.scene import AuxPierresScene
from pierres.table.aux_pierres.shapes import Shape
from pierres.table.pieces import Label
from pierres.table.places import Rect, qrect
from pierres.table.view import TableView
from tests.players_at_table import sit_down
from tests.table.apart import holds
from tests.table.test_scene_play import power

Table = Callable[..., TableView]
SIZES = [(1024, 640), (1600, 1000), (2560, 1080), (3840, 2160)]


def drawing() -> Session:
    """The first seat draws with the rainbow dragon, and one stone is out."""
    session = power("draw")
    for bid in ({"fairy": 3}, {"fairy": 1}, {"common": 1}, {}):
        sit_down(session)
        assert session.answer(bid)
    sit_down(session)
    assert session.answer("blue")
    question = session.asked()
    assert question is not None and question.kind == "draw"
    return session


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_last_stone_is_large_and_stands_by_its_words(table: Table, size: tuple[int, int]) -> None:
    view = table(drawing(), size=size)
    for text in (80, 100, 150, 200):
        view.set_text_scale(text)
        scene = view.table()
        assert isinstance(scene, AuxPierresScene)
        box, last = scene.picture.placement("bag:drawn"), scene.picture.placement("bag:drawn:last")
        titles = [there for there in scene.picture.placements if there.key.startswith("bag:drawn:title")]
        assert box is not None and last is not None and 1 <= len(titles) <= 2
        assert holds(box.rect, last.rect) and last.rect.h >= 0.8 * box.rect.h
        said = []
        for title in titles:
            assert holds(box.rect, title.rect) and 0 <= title.rect.x - last.rect.right <= 0.5 * last.rect.w
            label = title.piece
            assert isinstance(label, Label)
            said.append(label.text)
            assert label.laid_in(Rect(0, 0, 10_000, 100)).w <= title.rect.w
        assert "blue" in " ".join(said) and "loses all" in " ".join(said)
        for colour in ("blue", "yellow"):
            heap = scene.picture.placement(f"bag:inside:{colour}")
            words = scene.picture.placement("bag:inside:title")
            inside = scene.picture.placement("bag:inside")
            assert heap is not None and words is not None and inside is not None
            assert holds(inside.rect, heap.rect) and not heap.rect.overlaps(words.rect)
            assert heap.rect.y >= words.rect.bottom - 0.01, "the words stand over the stones"
        if text == 100:
            assert label.px >= 0.9 * scene.context().places.text


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("looking", [False, True])
def test_the_boxes_lie_inside_the_golden_line(size: tuple[int, int], looking: bool) -> None:
    for seats in (3, 4, 5, 6):
        for scale in (0.8, 1.0, 1.25):
            places = layout(Shape(seats, looking, row=6, bag=True), *size, scale)
            felt = felt_of(qrect(places.rim), *size)
            inset = max(9.0, 0.022 * felt.height()) + 5
            for box in (places.bag_inside, places.bag_drawn):
                assert box is not None
                for y in (box.y, box.bottom):
                    x = (box.right - felt.center().x()) / (felt.width() / 2 - inset)
                    down = (y - felt.center().y()) / (felt.height() / 2 - inset)
                    assert x * x + down * down <= 1.0, (seats, scale, box)


def test_the_last_stone_is_known_while_the_bag_is_open() -> None:
    drew = [Event("drew", "Léa", {"colour": colour, "n": n}) for n, colour in enumerate(("red", "blue"), 1)]
    assert last_drawn([Event("bag_filled", "Léa", {"stones": {}})]) is None
    assert last_drawn(drew) == "blue"
    assert last_drawn([*drew, Event("bag_kept", "Léa", {"stones": {}})]) is None
