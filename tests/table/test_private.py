"""Behind the screen: the fist and the purchase say what lies in them and what is still wanting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from pierres.players.chance import Chance
from pierres.rules.record import Record
from pierres.session import Session
from pierres.table.aux_pierres.pieces import FistButton, Heap, Reckoning
from pierres.table.aux_pierres.pieces.words import icon
from pierres.table.aux_pierres.scene import AuxPierresScene
from pierres.table.pieces import Button, Label
from pierres.table.places import Rect, qrect
from pierres.table.shot import onlooker
from pierres.table.view import TableView
from tests.languages import spoken
from tests.players_at_table import sit_down
from tests.table.apart import holds
from tests.table.conftest import NAMES

Table = Callable[..., TableView]
NewSession = Callable[..., Session]
SIZES = [(1024, 640), (1600, 1000), (2560, 1080)]


def shop(seats: int = 4, **purse: int) -> Session:
    """The first seat has won the merchant and buys."""
    start: dict[str, Any] = {"auction": "merchant", "row": ["witch"]}
    start["players"] = {"Léa": {"stones": {"red": 2, "blue": 0, "yellow": 1}, **purse}}
    session = Session(Record("aux-pierres", NAMES[:seats], {}, start, [], None, {}), Chance(1), None, None)
    for seat in NAMES[:seats]:
        sit_down(session)
        assert session.answer({"fairy": 2} if seat == "Léa" else {})
    sit_down(session)
    return session


def lay(view: TableView, counts: Mapping[str, int]) -> AuxPierresScene:
    """Lay out so many of each kind, as clicks and digits do."""
    scene = view.table()
    assert isinstance(scene, AuxPierresScene) and scene.draft is not None
    scene.draft.counts = {}
    for kind, n in counts.items():
        scene.draft.set(kind, n)
    scene.rebuild()
    return scene


def said(scene: AuxPierresScene, key: str) -> str:
    target = scene.target(key)
    assert target is not None
    return target.name.replace("\N{NO-BREAK SPACE}", " ")


def shown(scene: AuxPierresScene, key: str) -> str:
    placement = scene.picture.placement(key)
    piece: Any = placement.piece if placement is not None else None
    return str(piece.text) if piece is not None else ""


def test_the_stones_for_sale_lie_on_the_banks_ground_with_their_price(table: Table) -> None:
    scene = lay(table(shop(fairy=6, silver=6)), {})
    ground = scene.picture.placement("wanted:ground")
    assert ground is not None
    for colour in ("red", "blue", "yellow"):
        heap = scene.picture.placement(f"wanted:{colour}")
        assert heap is not None and holds(ground.rect, heap.rect)
    for kind in ("fairy", "common", "silver"):
        purse = scene.picture.placement(f"purse:{kind}")
        assert purse is not None and not ground.rect.overlaps(purse.rect)
    assert icon("fairy", "common") in shown(scene, "wanted:price") and icon("silver") in shown(
        scene, "wanted:price"
    )
    assert "1 gold" in said(scene, "wanted:title") and "3 silver" in said(scene, "wanted:title")


@pytest.mark.parametrize(
    ("laid", "due"),
    [
        ({"red": 2}, "still to pay: 2 gold or 6 silver"),
        ({"red": 2, "fairy": 1}, "still to pay: 1 gold or 3 silver"),
        ({"red": 2, "silver": 4}, "still to pay: 2 silver"),
        ({"red": 1, "fairy": 1}, "all paid for"),
        ({"red": 1, "silver": 4}, "too much: 1 silver"),
        ({"red": 1, "fairy": 3}, "pays for 2 stones more"),
        ({"fairy": 2}, "no stone yet — pays for 2 stones"),
        ({"silver": 2}, "still to pay: 1 silver"),
        ({"blue": 9}, "this purse can pay for only 8 stones"),
    ],
)
def test_a_purchase_says_what_it_still_wants(table: Table, laid: dict[str, int], due: str) -> None:
    scene = lay(table(shop(fairy=6, common=2, silver=6)), laid)
    ready = due == "all paid for"
    assert scene.draft is not None and scene.draft.complete() == ready
    assert due in said(scene, "tray").replace(" coins", "").replace(" coin", "")
    assert (said(scene, "confirm") == "Buy") == ready, "a grey button says why"
    assert shown(scene, "tray:due"), "and so does the tray"


def test_who_cannot_pay_is_told_so_before_anything_is_laid(table: Table) -> None:
    scene = lay(table(shop(fairy=2, common=0, silver=2)), {})
    assert "cannot pay" in shown(scene, "tray:hint")
    assert "cannot pay" in said(scene, "confirm")


def test_who_has_no_gold_left_is_told_how_to_close_an_empty_fist(table: Table) -> None:
    start = {"auction": "magician", "players": {"Léa": {"fairy": 0, "common": 0, "silver": 3}}}
    session = Session(Record("aux-pierres", NAMES[:4], {}, start, [], None, {}), Chance(1), None, None)
    sit_down(session)
    scene = lay(table(session), {})
    for text in (shown(scene, "tray:hint"), said(scene, "confirm")):
        assert "no gold left: type 0, then Enter" in text
    nothing = scene.picture.placement("nothing")
    assert nothing is not None and nothing.piece.lit
    assert scene.type_enter() and session.asked() is not None, "Enter alone closes no fist"
    with spoken("fr"):
        scene.retranslate()
        assert "tapez 0" in shown(scene, "tray:hint")


def test_an_empty_fist_is_seen_to_be_chosen_and_closes_as_any_other(
    table: Table, new_session: NewSession
) -> None:
    session = new_session(4)
    view = table(session)
    sit_down(session)
    scene = view.table()
    assert isinstance(scene, AuxPierresScene)

    def close_is_the_way_on() -> bool:
        confirm = scene.picture.placement("confirm")
        assert confirm is not None and isinstance(confirm.piece, FistButton)
        assert confirm.piece.lit == confirm.piece.enabled
        return confirm.piece.lit

    assert not close_is_the_way_on() and scene.picture.placement("tray:none") is None
    assert scene.press("nothing")
    assert shown(scene, "tray:none") == "Empty fist" and shown(scene, "tray:value").endswith("0")
    assert close_is_the_way_on() and session.asked() is not None, "one press chooses, and closes nothing"
    plate = scene.picture.placement("nothing")
    assert plate is not None and not plate.piece.lit
    assert scene.press("purse:fairy")
    assert scene.picture.placement("tray:none") is None and close_is_the_way_on()
    assert scene.type_erase() and not close_is_the_way_on()
    assert scene.type_digit(0) and shown(scene, "tray:none") == "Empty fist"
    assert scene.press("confirm")
    assert session.record.steps[-1][1:] == ("bid", {})


def test_what_a_number_took_for_want_of_fairy_gold_is_said(table: Table) -> None:
    start = {"auction": "magician", "players": {"Léa": {"fairy": 2, "common": 2}}}
    session = Session(Record("aux-pierres", NAMES[:4], {}, start, [], None, {}), Chance(1), None, None)
    sit_down(session)
    scene = table(session).table()
    told: list[str] = []
    scene.told.connect(told.append)
    assert scene.type_digit(2) and scene.notice == ""
    assert scene.type_digit(3)
    assert scene.notice == told[-1] and not scene.warning
    assert "2 fairy gold and 1 common gold" in scene.notice.replace("\N{NO-BREAK SPACE}", " ")
    assert scene.type_digit(9)
    assert scene.notice.startswith("That is all the gold there is") and scene.warning


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [4, 6])
def test_the_words_of_a_purchase_stay_inside_the_tray(
    table: Table, size: tuple[int, int], lang: str, seats: int
) -> None:
    view = table(shop(seats, fairy=6, common=2, silver=9), size=size)
    for text in (80, 100, 150, 200):
        view.set_text_scale(text)
        with spoken(lang):
            for laid in (
                {"red": 2, "blue": 2, "silver": 3, "common": 1, "fairy": 2},
                {"blue": 11},
                {"red": 1},
            ):
                scene = lay(view, laid)
                stands_inside(scene)


def stands_inside(scene: AuxPierresScene) -> None:
    """The lines under what is laid out keep clear of the dashes, and are not cut."""
    tray = scene.picture.placement("tray")
    assert tray is not None
    for key in ("tray:value", "tray:due"):
        placement = scene.picture.placement(key)
        if placement is None:
            continue
        assert holds(tray.rect.inset(3), placement.rect)
        piece = placement.piece
        if isinstance(piece, Label):
            assert piece.laid_in(Rect(0, 0, 10_000, 100)).w <= placement.rect.w + 0.5, "elided"
            assert piece.laid_in(placement.rect).bottom <= tray.rect.bottom - 2
        elif isinstance(piece, Reckoning):
            assert piece.width_at(piece.letters(qrect(placement.rect))) <= placement.rect.w + 0.5


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_bid_stands_inside_the_tray_and_says_once_how_much(
    table: Table, new_session: NewSession, size: tuple[int, int]
) -> None:
    session = new_session(4)
    view = table(session, size=size)
    sit_down(session)
    for text in (80, 100, 200):
        view.set_text_scale(text)
        scene = lay(view, {"fairy": 2})
        stands_inside(scene)
        assert shown(scene, "tray:value").endswith("2")
        alone = scene.picture.placement("tray:fairy")
        assert alone is not None and isinstance(alone.piece, Heap) and not alone.piece.label
        scene = lay(view, {"fairy": 2, "common": 1})
        both = scene.picture.placement("tray:fairy")
        assert both is not None and isinstance(both.piece, Heap) and both.piece.label


@pytest.mark.parametrize("behind", [True, False])
@pytest.mark.parametrize("text", [100, 200])
def test_a_payment_has_a_place_for_each_stone_and_says_what_is_missing(
    table: Table, behind: bool, text: int
) -> None:
    stones = {"red": 1, "blue": 2, "yellow": 3}
    start: dict[str, Any] = {"auction": "magician", "players": {"Léa": {"stones": stones}}}
    session = Session(Record("aux-pierres", NAMES[:4], {}, start, [], None, {}), Chance(1), None, None)
    for seat in NAMES[:4]:
        sit_down(session)
        assert session.answer({"fairy": 2} if seat == "Léa" else {})
    session.answer(0)
    if behind:
        session = onlooker(session.record, "Léa")
    view = table(session)
    view.set_text_scale(text)
    scene = view.table()
    assert isinstance(scene, AuxPierresScene) and scene.draft is not None and scene.draft.kind == "pay"
    tray, places = scene.picture.placement("tray"), scene.picture.placement("tray:places")
    assert tray is not None and places is not None and holds(tray.rect, places.rect)
    assert places.rect.w == pytest.approx(4 * places.rect.h), "one for each of the four"
    assert shown(scene, "tray:sum") == "0 of 4"
    pay = scene.picture.placement("confirm")
    assert pay is not None and isinstance(pay.piece, Button)
    hint = pay.piece.hint.replace("\N{NO-BREAK SPACE}", " ")
    assert ("0 of 4" if behind else "4 more stones") in hint
    for colour in ("red", "yellow", "yellow"):
        scene.draft.add(colour)
    scene.set_focus("question")
    assert not scene.type_enter(), "three of four are not paid"
    scene.draft.add("yellow")
    scene.rebuild()
    assert shown(scene, "tray:sum") == "4 of 4"
    laid = scene.picture.placement("tray:yellow")
    assert laid is not None and holds(places.rect.inset(-1), laid.rect)
    private = scene.context().places.private
    if private is not None:
        assert tray.rect == private.tray, "not across the fold"
    assert (private is not None) == behind
    assert scene.type_enter()
