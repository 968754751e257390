"""Le Jeu des dragons played on the table: whole games, every question, and presses that do nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from pierres.rules.game import PUBLIC
from pierres.session import Session
from pierres.table import art
from pierres.table.cues import LONGEST, Fly, Move, length
from pierres.table.jeu_des_dragons.pieces.dragon_card import DragonCard
from pierres.table.jeu_des_dragons.pieces.piles import CardPile
from pierres.table.jeu_des_dragons.pieces.signs import Beat, Slip
from pierres.table.picture import Picture
from pierres.table.pieces import PieceItem
from pierres.table.view import TableView
from tests.players_at_table import legal_answer, sit_down
from tests.table.conftest import NAMES
from tests.table.dragons_hands import WAYS, begun, play, scene_of, session_of
from tests.table.hands import click, point, press_key
from tests.table.stage import dump
from tests.table.test_est_royal_motion import Paints

Table = Callable[..., TableView]
Enter = Qt.Key.Key_Return


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_is_played(table: Table, way: str) -> None:
    session = session_of(3, seed=3)
    view = table(session, size=(1024, 640))
    met = play(session, view, way, Random(3), 400)
    assert session.over and {"ante", "play"} <= met
    headline = view.table().target("question")
    assert headline is not None and "win" in headline.name


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_with_open_hands_whoever_is_asked_has_his_hand_below(table: Table, way: str) -> None:
    """The others' hands lie open before them; a card is in one place; only antes are secret."""
    session = session_of(4, seed=3, hands="open")
    view = table(session, size=(1024, 640))
    rng, asked_below = Random(3), set()
    for _ in range(60):
        if session.over:
            break
        sit_down(session)
        asked = session.asked()
        assert asked is not None and (session.viewer == PUBLIC) == (asked.kind != "ante")
        picture = view.table().picture
        for seat in session.view().seats:
            below = {target.key for target in picture.targets if target.key.startswith("hand:")}
            before = {target.key for target in picture.targets if target.zone == f"seat:{seat.name}"}
            assert seat.hand is not None
            if seat.name == asked.who:
                assert below == {f"hand:{card}" for card in seat.hand}
            else:
                assert {f"held:{card}" for card in seat.hand} <= before
        keys = [placement.key for placement in picture.placements if placement.key.startswith("card:")]
        assert len(keys) == len(set(keys))
        asked_below.add(asked.who)
        play(session, view, way, rng, 1)
    assert asked_below == set(session.seats)


def test_nothing_repaints_at_rest(table: Table, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that nobody touches is not painted; and painted again it only copies pictures that it has."""
    session = begun(position("gold-9"))
    view = table(session)
    session.raise_curtain()
    view.finish()
    qtbot.wait(30)
    paints = Paints()
    view.viewport().installEventFilter(paints)
    qtbot.wait(250)
    assert paints.count == 0
    composed: list[str] = []
    compose = art.composed
    monkeypatch.setattr(art, "composed", lambda key, *rest: composed.append(key) or compose(key, *rest))
    view.viewport().repaint()
    assert paints.count == 1
    assert composed == [] and all(item._settled for item in pieces_of(view))


def pieces_of(view: TableView) -> list[PieceItem]:
    found = [item for item in view.table().items() if isinstance(item, PieceItem) and item.isVisible()]
    assert len(found) > 25
    return found


HANDS = {"Léa": ["blue-9", "black-1"], "Hugo": ["red-5", "gold-2"], "Inès": ["green-1", "silver-3"]}
FLIGHTS: dict[str, list[str]] = {"Léa": ["red-3"], "Hugo": ["green-6"], "Inès": ["black-5"]}


def position(hand: str, **more: Any) -> dict[str, Any]:
    """Léa leads round 2 with one card that matters in hand."""
    players: dict[str, Any] = {
        name: {"hand": list(HANDS[name]), "flight": list(FLIGHTS[name])} for name in HANDS
    }
    players["Léa"]["hand"] = [hand, "black-1", "black-2"]
    for name, facts in more.pop("players", {}).items():
        players[name] |= facts
    ante = ["brass-1", "brass-2", "brass-4"]
    return {"players": players, "stakes": 30, "ante": ante, "round": 2, "leader": "Léa", **more}


ASKED = {
    "blue": position("blue-9"),
    "target": position(
        "red-12", players={"Hugo": {"flight": ["green-6"]}, "Inès": {"flight": ["white-6"]}}
    ),
    "give": position("green-10"),
    "copy": position("archmage"),
    "slay": position("dragonslayer"),
    "discard": position("thief"),
    "next": position("princess", players={"Léa": {"flight": ["gold-4", "bronze-3"]}}),
    "take_ante": position("bronze-9", ante=["brass-1", "white-2", "silver-2"]),
    "keep": position(
        "black-7",
        players={
            "Léa": {
                "hand": ["black-7", "white-1", "white-2", "white-3", "white-4", "white-8", "blue-1", "blue-2",
                         "blue-4", "blue-11"],
                "flight": ["bronze-7", "blue-7"],
            },
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", ASKED)
def test_every_question_is_answered_on_the_table(table: Table, kind: str, way: str) -> None:
    session = begun(ASKED[kind])
    view = table(session)
    sit_down(session)
    played = ASKED[kind]["players"]["Léa"]["hand"][0]
    asked = session.asked()
    assert asked is not None and asked.kind == "play"
    WAYS[way](view, asked, played)
    met: set[str] = set()
    for turn in range(3):
        if kind not in met and not session.over:
            met |= play(session, view, way, Random(turn), 1)
    assert kind in met


def at_play(table: Table) -> tuple[Session, TableView]:
    session = begun(position("gold-9"))
    view = table(session)
    session.raise_curtain()
    return session, view


def test_no_single_press_and_no_double_click_plays_a_card(table: Table) -> None:
    session, view = at_play(table)
    taken = session.steps_taken
    for _ in range(3):
        press_key(view, Enter)
    where = point(view, "hand:black-1")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert session.steps_taken == taken
    draft = scene_of(view).draft
    assert draft is not None and draft.cards == ("black-1",)
    press_key(view, Qt.Key.Key_Backspace)
    click(view, "confirm")
    assert session.steps_taken == taken and view.table().notice
    click(view, "hand:gold-9")
    click(view, "confirm")
    assert session.steps_taken > taken and session.record.steps[taken][2] == "gold-9"


def test_a_card_that_does_not_fit_is_refused_with_a_reason(table: Table) -> None:
    session = begun(position("green-10"))
    view = table(session)
    session.raise_curtain()
    click(view, "hand:green-10")
    click(view, "confirm")
    sit_down(session)
    asked = session.asked()
    assert asked is not None and asked.kind == "give" and asked.who == "Hugo"
    taken = session.steps_taken
    click(view, "hand:gold-2")
    assert session.steps_taken == taken and view.table().warning
    said = view.table().notice.replace("\N{NO-BREAK SPACE}", " ")
    assert said == "The Gold Dragon 2 does not qualify: it must be an evil dragon weaker than 10."


def test_the_strength_to_beat_is_always_in_view(table: Table) -> None:
    session = session_of(3, seed=8)
    view = table(session)
    rng = Random(8)
    seen = set()
    while not session.over:
        sit_down(session)
        shown = session.view()
        target, placement = view.table().target("beat"), view.table().picture.placement("beat")
        assert target is not None and placement is not None
        if shown.to_beat is not None:
            assert isinstance(placement.piece, Beat) and placement.piece.number == str(shown.to_beat)
            seen.add(shown.to_beat)
        assert session.answer(legal_answer(session, rng))
    assert len(seen) > 2


def test_the_end_of_a_gambit_stays_in_view_until_the_screen_is_passed_on(table: Table) -> None:
    session = session_of(3, seed=2, gambits=3)
    view = table(session)
    rng = Random(2)
    while not any(event.kind == "cleared" for event in session.history()):
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
    told = next(event for event in session.history() if event.kind == "cleared")
    cleared = set((told.public or {})["cards"])
    lying = {
        placement.key.partition(":")[2]
        for placement in view.table().picture.placements
        if placement.key[:5] == "card:"
    }
    assert lying == cleared
    why = view.table().target("why")
    assert why is not None and "gambit" in why.name
    session.raise_curtain()
    lying = {
        placement.key.partition(":")[2]
        for placement in view.table().picture.placements
        if placement.key[:5] == "card:"
    }
    assert not lying & cleared


def test_the_end_of_a_gambit_begun_in_the_middle_stays_in_view_too(table: Table) -> None:
    """What lay there before the first answer is known from the record alone."""
    start = position("gold-9", round=3)
    session = begun(start)
    view = table(session)
    rng = Random(1)
    while not any(event.kind == "cleared" for event in session.history()):
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
    told = next(event for event in session.history() if event.kind == "cleared")
    lying = {
        placement.key.partition(":")[2]
        for placement in view.table().picture.placements
        if placement.key[:5] == "card:"
    }
    assert lying == set((told.public or {})["cards"]) >= {"red-3", "green-6", "black-5", "brass-1"}
    marks = view.table().target("marks")
    assert marks is not None and "round 3" in marks.name


# ---- secrets


def faces(picture: Picture) -> set[str]:
    """Every card that is named by anything in a picture, whatever it is."""
    found = set()
    for placement in picture.placements:
        match placement.piece:
            case DragonCard(card=card) | Slip(card=card) | CardPile(top=card) if card is not None:
                found.add(card.id)
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_of_a_hand_is_to_be_seen_by_others(table: Table, seats: int) -> None:
    session = session_of(seats, seed=6, gambits=3)
    view = table(session)
    rng = Random(6)
    kinds = {placement.key for placement in view.table().picture.placements}
    assert any(key.startswith("backs:") for key in kinds)
    for _ in range(90):
        if session.over:
            break
        hands = {
            name: set(session._history.position.snapshot()["seats"][name]["hand"]) for name in NAMES[:seats]
        }
        for raised in (False, True):
            if raised:
                sit_down(session)
            shown = faces(view.table().picture)
            texts = " ".join(f"{target.name} {target.tip}" for target in view.table().targets())
            known = {card for seat in session.view().seats for card in (*seat.known, *seat.maybe)}
            lying = shown_in_public(session)
            for name, hand in hands.items():
                if name == session.viewer:
                    assert hand <= shown
                    continue
                secret = hand - known - lying
                assert not secret & shown, (session.viewer, name)
                for card in secret:
                    label = session.characters()[card]
                    name_of = rf"{re.escape(label.name('en'))}\s{label.strength}\b"
                    assert not re.search(name_of, texts), (session.viewer, name, card)
        assert session.answer(legal_answer(session, rng))


@pytest.mark.parametrize("viewer", ["Léa", PUBLIC])
def test_games_that_differ_in_what_is_hidden_look_and_sound_the_same(table: Table, viewer: str) -> None:
    """Hugo and Inès hold other cards: neither Léa nor the public sees or hears a difference."""
    other = {"Hugo": {"hand": ["white-8", "fool"]}, "Inès": {"hand": ["tiamat", "copper-3"]}}
    found = []
    # The first two only warm the caches of letters and pictures.
    for players in ({}, other, {}, other):
        session = begun(position("gold-9", players=players))
        view = table(session)
        if viewer != PUBLIC:
            session.raise_curtain()
        assert session.viewer == viewer
        scene = view.table()
        targets = [(target.key, target.rect, target.name, target.tip) for target in scene.targets()]
        found.append((view.grab().toImage(), dump(scene.renderer), targets))
        view.hide()
    assert found[2] == found[3]


def shown_in_public(session: Session) -> set[str]:
    """What the last events told everybody: a card discarded or given may have gone on to a hand since."""
    told = session.history()
    found: set[str] = set()
    for event in told[-80:]:
        for value in (event.public or {}).values():
            if isinstance(value, str):
                found.add(value)
            elif isinstance(value, (list, tuple)):
                found |= {card for card in value if isinstance(card, str)}
            elif isinstance(value, dict):
                found |= {card for card in value.values() if isinstance(card, str)}
    return found


# ---- motion


def test_what_happens_moves_and_ends_where_it_belongs(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(4, seed=9, gambits=3)
    view = table(session, motion="normal")
    scene = view.table()
    kinds = set()
    play_cues = scene.player.play

    def listen(cues: Any, before: Picture, after: Picture, done: Any) -> None:
        assert session.viewer == PUBLIC
        assert length(cues) <= LONGEST + 1
        keys = [cue.key for cue in cues if not isinstance(cue, Fly)]
        assert len(keys) == len(set(keys)), "moved twice at a time"
        for cue in cues:
            kinds.add(type(cue))
            assert 0 < cue.ms <= 300
            if isinstance(cue, Fly) and isinstance(shown := cue.placement.piece, DragonCard) and shown.card:
                assert shown.card.id in shown_in_public(session)
        play_cues(cues, before, after, done)

    monkeypatch.setattr(scene.player, "play", listen)
    rng = Random(9)
    for number in range(60):
        if session.over:
            break
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
        view.finish()
        if number % 10:
            continue
        fresh = table(session)
        assert dump(scene.renderer) == dump(fresh.table().renderer)
        fresh.hide()
    assert {Fly, Move} <= kinds


def test_a_demand_stands_over_a_hand_only_until_it_is_met(table: Table) -> None:
    """Who had paid was told still that he had to."""
    met = 0
    for seed in range(1, 6):
        session = session_of(3, seed=seed)
        view, rng = table(session, size=(1024, 640)), Random(seed)
        for _ in range(120):
            if session.over:
                break
            sit_down(session)
            question = view.table().target("question")
            asked = session.asked()
            assert question is not None and asked is not None
            if "must part" in question.more:
                assert asked.kind == "give"
                met += 1
            assert session.answer(legal_answer(session, rng))
    assert met > 3
