"""The opening of the fists in stages: closed, open, counted, who won, and only then what is asked next."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from pierres.players.chance import Chance
from pierres.rules.game import PUBLIC
from pierres.rules.record import Record
from pierres.session import Session
from pierres.table.aux_pierres.context import closed_fists
from pierres.table.aux_pierres.layout import layout
from pierres.table.aux_pierres.motion import VERDICT
from pierres.table.aux_pierres.pieces import Fist
from pierres.table.aux_pierres.scene import AuxPierresScene
from pierres.table.aux_pierres.shapes import Shape
from pierres.table.cues import Fade, Open, Stand, length
from pierres.table.pieces import Banner, PieceItem
from pierres.table.pieces.words import set_lines
from pierres.table.places import Rect
from pierres.table.shot import onlooker
from pierres.table.view import TableView
from tests.players_at_table import legal_answer, sit_down
from tests.table.conftest import NAMES
from tests.table.hands import press_key, type_number
from tests.table.stage import dump

Table = Callable[..., TableView]
NewSession = Callable[..., Session]
NBSP = "\N{NO-BREAK SPACE}"


def magician() -> Session:
    """Three bids are still to come for a card whose winner is asked in public how to use it."""
    players = {name: {"stones": {"red": 2, "blue": 2, "yellow": 2}} for name in NAMES[:4]}
    start = {"auction": "magician", "row": ["witch"], "pile": ["thief"], "round": 2, "players": players}
    return Session(Record("aux-pierres", NAMES[:4], {}, start, [], None, {}), Chance(1), None, None)


def bid(session: Session, *bids: dict[str, int]) -> None:
    for fist in bids:
        sit_down(session)
        assert session.answer(fist)


def hands(scene: AuxPierresScene) -> dict[str, bool]:
    """Seat → whether its hand is open, for the hands that can be seen."""
    found = {}
    for seat in scene.session.seats:
        item = scene.renderer.item(f"fist:{seat}")
        if item is not None and isinstance(item.piece, Fist):
            found[seat] = item.piece.open
    return found


def text_of(scene: AuxPierresScene, key: str) -> str:
    item: Any = scene.renderer.item(key)
    return str(item.piece.text)


# ---- who has closed a fist


@pytest.mark.parametrize("closed", [0, 1, 2, 3])
def test_a_closed_fist_stands_at_each_seat_that_has_closed_one(table: Table, closed: int) -> None:
    session = magician()
    bid(session, *[{"fairy": 2}, {}, {"common": 1}][:closed])
    wanted = dict.fromkeys(NAMES[:closed], False)
    # In public, drawn afresh, and for the one who is asked next.
    scene = table(onlooker(session.record, PUBLIC)).table()
    assert hands(scene) == wanted
    view = table(session)
    sit_down(session)
    assert hands(view.table()) == wanted


def test_it_is_not_the_order_of_the_seats_that_tells_who_has_closed() -> None:
    """An auction may begin with any seat: with whoever sits at the screen still."""
    view = magician().view()
    assert closed_fists(view, {NAMES[0], NAMES[1], NAMES[3]}) == {NAMES[2]}
    assert closed_fists(view, set(NAMES[:4])) == set()


def test_an_empty_fist_looks_like_any_other(table: Table) -> None:
    pictures = []
    for fist in ({}, {"fairy": 5, "common": 2}):
        session = magician()
        bid(session, fist, {"fairy": 1})
        pictures.append(dump(table(onlooker(session.record, PUBLIC)).table().renderer))
    assert pictures[0] == pictures[1]


# ---- the stages


def test_nothing_is_given_away_before_the_fists_open(table: Table) -> None:
    session = magician()
    view = table(session, motion="slow")
    scene = view.table()
    bid(session, {"fairy": 3}, {"fairy": 1}, {})
    sit_down(session)
    assert session.answer({"common": 1})
    assert view.animating
    assert hands(scene) == dict.fromkeys(NAMES[:4], False)
    # Neither who won, nor the next question and its answers, nor what was paid.
    for key in ("headline", "notice", "choice:0", "choice:1", "fist:Léa:bid", "fist:Hugo:bid", "spent:Léa"):
        item = scene.renderer.item(key)
        assert item is None or item.opacity() == 0.0, key
    assert scene.renderer.item("light:Léa") is None
    plate: Any = scene.renderer.item("plate:Léa")
    assert not plate.piece.active
    shown = [item for item in scene.items() if isinstance(item, PieceItem) and item.opacity() > 0]
    said = [item.piece.text for item in shown if isinstance(item.piece, Banner)]
    assert said == ["The fists open…"]
    # Any key ends it.
    press_key(view, Qt.Key.Key_Space)
    assert not view.animating
    assert all(hands(scene).values())
    assert text_of(scene, "headline").startswith("Léa, choose how to use")


def test_the_stages_come_one_after_the_other(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = magician()
    view = table(session, motion="normal")
    scene = view.table()
    heard: list[list[Any]] = []

    def listen(cues: Any, before: Any, after: Any, done: Any) -> None:
        heard.append(list(cues))
        done()

    monkeypatch.setattr(scene.player, "play", listen)
    bid(session, {"fairy": 3}, {"fairy": 1}, {}, {"common": 1})
    opens, decides = heard[-2:]
    opening = [cue for cue in opens if isinstance(cue, Open)]
    assert {cue.key for cue in opening} == {f"fist:{name}" for name in NAMES[:4]}
    assert len({cue.at for cue in opening}) == 1, "they open together"
    assert opening[0].at > 0, "all stand closed for a while"
    (line,) = [cue for cue in opens if isinstance(cue, Stand) and cue.placement.key == "headline"]
    assert isinstance(line.placement.piece, Banner) and line.placement.piece.text == "The fists open…"
    assert {cue.key: cue.at for cue in decides if isinstance(cue, Fade)}["headline"] == 0
    assert length(decides) >= VERDICT, "who won is read before anything is asked"
    assert not session.pending and session.asked() is not None


def test_each_moment_shows_what_has_happened_by_then_and_no_more(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log, the scores and the table are those of the moment on show."""
    session = magician()
    view = table(session, motion="normal")
    told: list[tuple[str, int, bool]] = []

    def note(change: Any) -> None:
        auction = session.view().auction
        told.append((auction.stage, len(session.history()), session.asked() is None))

    bid(session, {"fairy": 3}, {"fairy": 1}, {})
    sit_down(session)
    session.changed.connect(note)
    before = len(session.history())
    assert session.answer({"common": 1})
    view.finish()
    stages = [stage for stage, _, _ in told]
    assert stages[0] == "opened" and stages[-1] == "power"
    assert told[0][1] == before + 1 and told[0][2], "the fists lie open, and nothing is decided yet"
    assert told[-1][1] == len(session.history()) > before + 1 and not told[-1][2]


@pytest.mark.parametrize("seed", [1, 5])
def test_the_opening_ends_in_time_by_itself(
    table: Table, new_session: NewSession, seed: int, qtbot: Any
) -> None:
    """One property of one thing moved twice at a time would keep the motion from ever ending."""
    session = new_session(3, seed=seed)
    view = table(session, motion="fast")
    bid(session, {"fairy": 2}, {"fairy": 1}, {})
    assert view.animating
    qtbot.waitUntil(lambda: not view.animating, timeout=6000)


# ---- until the screen is passed on


def test_the_card_decided_stays_with_its_hands_until_the_screen_is_passed_on(
    table: Table, new_session: NewSession
) -> None:
    session = new_session(4, seed=3)
    scene = table(session).table()
    bid(session, {"fairy": 4}, {"fairy": 1}, {}, {})
    assert session.viewer == PUBLIC and session.view().up not in (None, "witch")
    card = scene.target("card")
    assert card is not None and card.look == ("card", "witch")
    assert text_of(scene, "headline") == f"Léa wins the Witch:{NBSP}4"
    assert hands(scene) == dict.fromkeys(NAMES[:4], True)
    coming = scene.target("next")
    assert coming is not None and coming.look == ("card", session.view().up)
    counter = scene.target("counter")
    assert counter is not None and "auction 1 of" in counter.name
    sit_down(session)
    card = scene.target("card")
    assert card is not None and card.look == ("card", session.view().up)
    assert hands(scene) == {} and scene.target("next") is None


@pytest.mark.parametrize("paced", [True, False])
def test_what_the_seats_have_never_goes_back_in_time(
    table: Table, new_session: NewSession, paced: bool
) -> None:
    """While the auction just decided lies there, gold that came home at the end of the round stays home."""
    session = new_session(3, seed=6)
    scene: Any = table(session).table()
    scene.motion.speed = "fast" if paced else "off"
    rng, ends = Random(5), 0
    for _ in range(400):
        while session.pending:
            session.advance()
        if session.over:
            break
        context = scene.context()
        assert context.view.seats == session.view().seats and context.view.bank == session.view().bank
        ends += context.view.round != session.view().round
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
    assert ends >= 2, "the last auction of a round lay there after its end"


def test_silver_stands_beside_the_gold_that_it_decides(table: Table) -> None:
    session = magician()
    scene = table(session).table()
    bid(session, {"fairy": 2}, {"fairy": 2}, {}, {"fairy": 1})
    assert text_of(scene, "headline").startswith("Léa and Hugo tie at")
    bid(session, {"silver": 2})
    sit_down(session)
    assert hands(scene) == {"Léa": False, "Inès": True, "Noé": True, "Hugo": True}
    bid(session, {"silver": 1})
    for seat, gold, silver in (("Léa", "2", "2"), ("Hugo", "2", "1")):
        assert text_of(scene, f"fist:{seat}:bid") == gold
        assert text_of(scene, f"fist:{seat}:silver") == silver
    chips: Any = [scene.renderer.item(f"fist:Léa:{kind}") for kind in ("bid", "silver")]
    assert chips[1].size().height() > chips[0].size().height() and chips[1].piece.won
    assert scene.renderer.item("fist:Inès:bid") is None, "an empty hand says it all"


def test_the_specials_of_a_round_wait_on_its_empty_row(table: Table, new_session: NewSession) -> None:
    session = new_session(4, seed=3)
    scene = table(session).table()
    drawn = next(event for event in session.history() if event.kind == "specials_drawn").public
    assert drawn is not None
    looks = [target.look for target in scene.targets() if target.key.startswith("ghost:")]
    assert looks == [("card", character) for character in drawn["characters"]] and len(looks) == 2
    bid(session, {}, {}, {}, {})
    # While the first fists lie open no card has come to the row yet: the specials stay.
    assert session.viewer == PUBLIC and scene.renderer.item("slot:0") is None
    assert [target.look for target in scene.targets() if target.key.startswith("ghost:")] == looks
    sit_down(session)
    assert not [target for target in scene.targets() if target.key.startswith("ghost:")]


def test_the_last_auction_of_a_round_lies_with_the_cards_of_its_round(
    table: Table, new_session: NewSession
) -> None:
    session = new_session(3, seed=3)
    scene = table(session).table()
    for _ in range(10):
        bid(session, {}, {}, {})
    assert session.view().round == 2 and scene.target("counter").name.startswith("Round 1")
    assert text_of(scene, "row:caption") == "already played"
    sit_down(session)
    assert text_of(scene, "row:caption") == "specials of this round"


# ---- the large line


@pytest.mark.parametrize(("size", "least"), [((1600, 1000), 40), ((1024, 640), 26), ((3840, 2160), 86)])
def test_the_large_line_is_read_from_two_metres(size: tuple[int, int], least: float) -> None:
    for seats in (3, 4, 5, 6):
        places = layout(Shape(seats), *size)
        assert places.big >= least and places.big >= 2.2 * places.text
        assert places.headline.h > 1.5 * places.big


def test_a_long_line_is_broken_in_two_and_never_cut(qapp: Any) -> None:
    for px, width in ((40, 900), (26, 560)):
        for text in (
            "Léa wins the Witch: 4",
            "Barthélemy-Alexandre and Anne-Sophie tie at 12: silver decides who of them wins",
        ):
            found = set_lines(text, width, 1.6 * px, px)
            assert found.width <= width + 0.5
            assert found.px * 1.16 * len(found.starts) <= 1.6 * px + 0.5
            assert found.px == px if len(text) < 30 else len(found.starts) == 2


def test_the_focus_on_the_line_rings_the_line(table: Table, new_session: NewSession) -> None:
    scene = table(new_session(4)).table()
    target, item = scene.target("question"), scene.renderer.item("headline")
    assert target is not None and item is not None
    assert (target.rect.x, target.rect.w) == (item.x(), item.size().width())
    assert target.rect.w < 0.8 * scene.width()


def test_a_hand_leaves_the_crest_in_view() -> None:
    for seats, (w, h) in ((4, (1600, 1000)), (6, (1024, 640)), (6, (3840, 2160))):
        for seat in layout(Shape(seats), w, h).seats:
            assert seat.screen is not None
            crest = Rect(seat.screen.x + 0.3 * seat.screen.w, seat.screen.y, 0.4 * seat.screen.w, 10)
            assert not seat.fist.overlaps(crest)
            assert seat.fist.w > 0.25 * seat.screen.w and seat.raised.h > 1.2 * seat.plate.h


# ---- refusals


def test_a_refusal_is_gone_with_the_next_key(table: Table, new_session: NewSession) -> None:
    session = new_session(4)
    view = table(session)
    session.raise_curtain()
    press_key(view, Qt.Key.Key_Return)
    notice: Any = view.table().renderer.item("notice")
    assert notice is not None and notice.piece.warning
    assert notice.piece.px >= view.table().context().places.text - 0.5
    type_number(view, 1)
    assert view.table().renderer.item("notice") is None


def test_the_light_is_on_whom_the_large_line_tells_of(table: Table, new_session: NewSession) -> None:
    session = new_session(4, seed=3)
    scene = table(session).table()
    bid(session, {}, {}, {"fairy": 4}, {})
    assert isinstance(scene, AuxPierresScene)
    context = scene.context()
    assert context.showing and context.to_act != NAMES[2]
    assert NAMES[2] in text_of(scene, "headline")
    lit = [placement.key for placement in scene.picture.placements if placement.key.startswith("light:")]
    assert lit == [f"light:{NAMES[2]}"]
    plates: Any = {seat: scene.picture.placement(f"plate:{seat}") for seat in session.seats}
    assert [seat for seat, plate in plates.items() if plate.piece.active] == [NAMES[2]]
    sit_down(session)
    lit = [placement.key for placement in scene.picture.placements if placement.key.startswith("light:")]
    assert lit == [f"light:{context.to_act}"], "the one who is asked has the light again"


def test_the_tag_of_a_fist_shows_every_kind_and_an_amulet_alone_is_no_sum(table: Table) -> None:
    players = {name: {"fairy": 2, "common": 2, "amulet": int(name in NAMES[1:3])} for name in NAMES[:4]}
    start = {"auction": "magician", "row": ["witch"], "pile": ["thief"], "round": 2, "players": players}
    session = Session(Record("aux-pierres", NAMES[:4], {}, start, [], None, {}), Chance(1), None, None)
    scene = table(session).table()
    bid(session, {"fairy": 1, "common": 1}, {"amulet": 1}, {"fairy": 2, "common": 1, "amulet": 1}, {})
    tags: list[Any] = [scene.picture.placement(f"fist:{name}:bid") for name in NAMES[:3]]
    shown = [(tag.piece.kinds, tag.piece.text, tag.piece.idle) for tag in tags]
    assert shown == [
        (("fairy", "common"), "2", False),
        (("amulet",), "×1", True),
        (("fairy", "common", "amulet"), "6", False),
    ]
