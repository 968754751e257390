"""The places of Est Royal: nothing overlaps, nothing is cut, whatever the size, the text and the language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFontMetricsF

from pierres.session import Session
from pierres.table import theme
from pierres.table.est_royal.layout import CORNERS, CROSS, layout, spread, step_of, waste_shown
from pierres.table.est_royal.picture import ORDER
from pierres.table.est_royal.pieces.furniture import Count, Niche, ScorePlate
from pierres.table.places import Rect
from pierres.table.view import TableView
from tests.languages import spoken
from tests.table.apart import apart, holds, overlaps
from tests.table.est_royal_hands import scene_of, session_of, won_game
from tests.table.stage import dump

Table = Callable[..., TableView]
SIZES = [(640, 560), (760, 560), (1024, 640), (1280, 720), (1366, 768), (1600, 1000), (1920, 1080),
         (2560, 1080), (3840, 2160), (1024, 2160), (3840, 640)]  # fmt: skip
SCALES = [0.8, 1.0, 1.25, 1.5, 2.0]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mirrored", [False, True])
def test_nothing_overlaps_and_nothing_is_outside(size: tuple[int, int], mirrored: bool) -> None:
    window = Rect(0, 0, *size)
    for scale in SCALES:
        places = layout(*size, scale, mirrored)
        assert overlaps(places) == [], scale
        for name, rect in apart(places).items():
            assert holds(window.inset(6), rect), (scale, name, rect)
        for corner in CORNERS:
            assert holds(places.niche[corner], places.notes[corner])
            assert not places.notes[corner].overlaps(places.cards[corner])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_cards_are_as_large_as_the_window_allows(size: tuple[int, int]) -> None:
    for scale in SCALES:
        places = layout(*size, scale)
        w, h = places.card
        narrow, low = w >= 0.128 * size[0], h >= 0.225 * size[1]
        assert narrow or low, (scale, w / size[0], h / size[1])
        assert w == int(w) and h == int(h), "a card on half a pixel is blurred"


def test_a_pile_keeps_to_its_room_however_high_it_is() -> None:
    for size in SIZES:
        places = layout(*size)
        for pile in (*CROSS, "waste"):
            for count in range(1, 26):
                cards = spread(places, pile, count)
                assert len(cards) == count
                assert all(holds(places.room[pile], card, 1) for card in cards), (size, pile, count)
        assert step_of(places, "up", 4) >= 0.15 * places.card[0], "the corners of four cards can be read"
        assert 2 <= waste_shown(places) <= 6


def test_stock_and_waste_are_on_the_left_and_on_the_right_of_a_mirrored_table() -> None:
    usual, mirrored = layout(1280, 800), layout(1280, 800, 1.0, True)
    for pile in ("stock", "waste"):
        assert usual.room[pile].right < usual.room["left"].x
        assert mirrored.room[pile].x > mirrored.room["right"].right
    for places in (usual, mirrored):
        assert places.room["f1"].cx < places.room["up"].cx < places.room["f2"].cx
        assert places.room["up"].cy < places.room["centre"].cy < places.room["down"].cy


def test_text_grows_with_its_scale_and_with_the_window() -> None:
    texts = [layout(1600, 1000, scale).text for scale in (0.8, 1.0, 1.5, 2.0)]
    assert texts == sorted(texts) and texts[-1] == 2 * texts[1]
    assert layout(3840, 2160).text > 1.8 * layout(1600, 1000).text
    assert layout(640, 560, 0.8).text >= 9


def _fits(text: str, px: float, wide: float, bold: bool = False) -> bool:
    """Whether a line is written whole: `fitted_text` makes it smaller, and cuts it below 62 per cent."""
    font = theme.sans(px * 4, bold)
    return QFontMetricsF(font).horizontalAdvance(text) / 4 * 0.62 <= wide + 0.5


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(640, 560), (1024, 640), (1366, 768), (3840, 2160)])
def test_no_text_is_cut(table: Table, language: str, size: tuple[int, int]) -> None:
    session, line = won_game()
    for kind, value in line[:60]:
        assert session.answer(value, kind=kind)
    session.note("deal", 20261231)
    view = table(session, size)
    scene = scene_of(view)
    with spoken(language):
        for percent in (80, 100, 150, 200):
            view.set_text_scale(percent)
            scene.show_clock("12:34:56")
            placements = {placement.key: placement for placement in scene.picture.placements}
            for corner in CORNERS:
                said = placements[f"niche:{corner}"].piece
                assert isinstance(said, Niche)
                assert 7.7 * said.px <= said.notes.h + 1, (percent, said.px)
                for text in (said.wants, said.base, said.number):
                    assert _fits(text, said.px, said.notes.w), (percent, text)
            score = placements["score"].piece
            assert isinstance(score, ScorePlate)
            wide = placements["score"].rect.w * 0.8
            px = min(score.px, placements["score"].rect.h * 0.86 / (5.7 + 1.4 * len(score.lines)))
            assert px >= 7.5, "all lines of the plate are there, and can be read"
            assert _fits(score.title, 1.12 * px, wide, True), score.title
            assert all(_fits(caption, px, 0.62 * wide) for caption, _ in score.lines)
            for pile in (*CROSS, "waste", "stock"):
                count = placements.get(f"count:{pile}")
                if count is not None:
                    assert isinstance(count.piece, Count)
                    assert _fits(count.piece.text, 0.74 * count.rect.h, count.rect.w, True)
                    others = [
                        placement.rect for key, placement in placements.items() if key.startswith("niche:")
                    ]
                    assert not any(count.rect.overlaps(other) for other in others)
                    assert not count.rect.overlaps(placements["score"].rect)


@pytest.mark.parametrize("size", [(640, 560), (1024, 640), (1920, 1080)])
def test_a_pile_that_is_spread_out_lies_within_the_table_and_beside_itself(
    table: Table, size: tuple[int, int]
) -> None:
    session = session_of()
    for _ in range(46):
        assert session.answer(None, kind="turn")
    view = table(session, size)
    scene = scene_of(view)
    for percent, displays in ((100, {}), (200, {"large_index": True})):
        view.set_text_scale(percent)
        scene.set_displays(displays)
        scene.look(("pile", "waste"))
        placements = {placement.key: placement for placement in scene.picture.placements}
        sheet = placements["sheet"].rect
        window = Rect(0, 0, scene.width(), scene.height())
        looked = [placement.rect for key, placement in placements.items() if key.startswith("look:")]
        assert len(looked) == 46
        assert holds(window, sheet)
        assert all(holds(sheet, rect, 1) for rect in looked)
        corners = {(round(rect.x), round(rect.y)) for rect in looked}
        assert len(corners) == 46
        scene.look(None)


def test_a_small_pile_is_spread_out_without_hiding_itself(table: Table) -> None:
    session, line = won_game()
    for kind, value in line[:50]:
        assert session.answer(value, kind=kind)
    view = table(session, (1280, 800))
    scene = scene_of(view)
    assert scene.places is not None
    for pile in ORDER:
        target = scene.target(pile)
        if target is None or target.look is None or pile == "waste":
            continue
        scene.look(target.look)
        sheet = scene.picture.placement("sheet")
        assert sheet is not None
        assert not sheet.rect.overlaps(scene.places.cards[pile], 1), pile
        scene.look(None)


def test_foundations_stand_out_from_the_cross(table: Table) -> None:
    view = table(session_of(), (1280, 800))
    keys = {placement.key for placement in scene_of(view).picture.placements}
    assert {f"niche:{corner}" for corner in CORNERS} <= keys
    assert not {f"niche:{pile}" for pile in CROSS} & keys


def test_a_session_shown_by_two_tables_looks_the_same(table: Table) -> None:
    session: Session = session_of()
    one = table(session, (1280, 800))
    for _ in range(5):
        assert session.answer(None, kind="turn")
    assert dump(scene_of(table(session, (1280, 800))).renderer) == dump(scene_of(one).renderer)
