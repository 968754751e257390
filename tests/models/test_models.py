"""The models over a session: sound as Qt models, complete, and silent about what the viewer may not see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from pierres.locales import LanguageSwitch
from pierres.models import answers, log, scoreboard
from pierres.models.answers import AnswerModel
from pierres.models.log import LogModel
from pierres.models.saves import SavesModel
from pierres.models.scoreboard import ScoreboardModel
from pierres.rules.game import PUBLIC
from pierres.rules.record import Record
from pierres.session import Session
from pierres.store import folders
from pierres.store import saves as store
from pierres.table import registry
from pierres.wording.base import Wording
from tests.answer_rows import row_of, value
from tests.languages import loose, spoken
from tests.players_at_table import play_on, play_to, sit_down

SEATS = ("Léa", "Tom", "Anna")
Display = Qt.ItemDataRole.DisplayRole
Spoken = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture(autouse=True)
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    with spoken("fr") as made:
        yield made


def new(seed: int = 1, **options: Any) -> Session:
    return Session.new("aux-pierres", SEATS, options, seed=seed)


def started(players: dict[str, Any] | None = None, **start: Any) -> Session:
    record = Record(
        "aux-pierres", SEATS, {}, {"auction": "thief", "row": ["witch"], "players": players or {}, **start}
    )
    return Session.resume(record, autosave=False)


def wording(session: Session) -> Wording:
    return registry.wording(session.game_id, session.characters())


def everything(model: QAbstractItemModel) -> list[Any]:
    """All that a model says, in every role that holds words."""
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    roles = (Display, Spoken, Qt.ItemDataRole.ToolTipRole)
    return [
        model.index(row, column).data(role)
        for row in range(model.rowCount(QModelIndex()))
        for column in range(columns)
        for role in roles
    ]


def watched(parent: QObject, *models: QAbstractItemModel) -> None:
    for model in models:
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, parent)


def test_the_models_are_sound_while_a_game_is_played(qapp: QApplication) -> None:
    session, rng = new(), Random(7)
    words = wording(session)
    models = (AnswerModel(session, words), LogModel(session, words), ScoreboardModel(session, words))
    keeper = QObject()
    watched(keeper, *models)
    for turn in range(120):
        if session.over:
            break
        sit_down(session)
        if turn % 3 == 0 and models[0].canFetchMore(QModelIndex()):
            models[0].fetchMore(QModelIndex())
        if turn % 11 == 0:
            session.hide()
        elif turn % 7 == 0 and session.can_peek():
            session.peek(True)
            session.peek(False)
        play_on(session, rng, 1)
        if turn % 5 == 0 and session.can_undo():
            session.undo()
            session.redo()
    for model in models:
        model.retranslate()
    assert models[1].rowCount() > 50


# ---- answers


def spelt(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def all_values(model: AnswerModel) -> list[Any]:
    while model.canFetchMore(QModelIndex()):
        model.fetchMore(QModelIndex())
    return [model.index(row).data(answers.ValueRole) for row in range(model.rowCount())]


def test_every_legal_answer_is_in_the_list_once(qapp: QApplication) -> None:
    session, rng = new(3), Random(3)
    model = AnswerModel(session, wording(session))
    for _ in range(120):
        sit_down(session)
        question = session.asked()
        if question is None:
            break
        values = all_values(model)
        assert sorted(map(spelt, values)) == sorted(map(spelt, question.legal))
        kinds = {model.index(row).data(answers.KindRole) for row in range(model.rowCount())}
        assert kinds == {question.kind}
        play_on(session, rng, 1)


def test_names_that_run_from_right_to_left_are_read_out_plain(qapp: QApplication) -> None:
    session, rng = Session.new("aux-pierres", ("דוד", "ليلى", "Léa"), seed=4, autosave=False), Random(4)
    words = wording(session)
    models = [AnswerModel(session, words), LogModel(session, words), ScoreboardModel(session, words)]
    marked = 0
    for _ in range(150):
        sit_down(session)
        if session.asked() is None:
            break
        play_on(session, rng, 1)
        for model in models:
            for row in range(model.rowCount()):
                index = model.index(row, 0)
                marked += "\N{FIRST STRONG ISOLATE}" in str(index.data(Display))
                assert "\N{FIRST STRONG ISOLATE}" not in str(index.data(Spoken))
    assert marked > 100


def test_a_long_list_is_fetched_in_pieces(qapp: QApplication) -> None:
    session = started({"Léa": {"fairy": 20, "common": 6}})
    sit_down(session)
    model = AnswerModel(session, wording(session))
    assert model.rowCount() == answers.CHUNK
    assert model.canFetchMore(QModelIndex())
    last = {"fairy": 20, "common": 6}
    row = row_of(model, last)
    assert row == 21 * 7 - 1 and value(model, row) == last
    assert row_of(model, {"fairy": 21}) == -1
    assert not model.canFetchMore(QModelIndex())
    texts = [model.index(place).data() for place in range(model.rowCount())]
    assert texts[0] == "Poing vide" and loose(texts[1]).endswith("valeur 1")


def test_no_answers_behind_the_curtain(qapp: QApplication) -> None:
    session = started()
    model = AnswerModel(session, wording(session))
    assert session.curtain == "Léa" and model.rowCount() == 0
    session.raise_curtain()
    assert model.rowCount() > 0
    session.answer({"fairy": 1})
    assert session.curtain == "Tom" and model.rowCount() == 0 and not model.canFetchMore(QModelIndex())


def test_a_warning_is_read_out_with_the_answer(qapp: QApplication) -> None:
    session = started({"Léa": {"amulet": 1}})
    session.raise_curtain()
    model = AnswerModel(session, wording(session))
    index = model.index(row_of(model, {"amulet": 1}))
    assert index.data(answers.CautionRole).startswith("Une amulette seule")
    assert index.data(Spoken) == f"{index.data()}. {index.data(answers.CautionRole)}"


def test_answers_change_their_language_where_they_stand(switch: LanguageSwitch) -> None:
    session = started()
    session.raise_curtain()
    model = AnswerModel(session, wording(session))
    changed: list[int] = []
    model.dataChanged.connect(lambda first, last: changed.append(last.row() - first.row() + 1))
    switch("en")
    model.retranslate()
    assert changed == [model.rowCount()]
    assert model.index(0).data() == "Empty fist"


# ---- log


def test_the_log_is_what_the_viewer_saw(qapp: QApplication) -> None:
    session, rng = new(5), Random(5)
    words = wording(session)
    model = LogModel(session, words)

    def expected() -> list[str]:
        return [line.text for event in session.history() if (line := words.log(event)) is not None]

    def check() -> None:
        assert [model.index(row).data() for row in range(model.rowCount())] == expected()

    session.changed.connect(check)
    for turn in range(70):
        if session.over:
            break
        sit_down(session)
        play_on(session, rng, 1)
        if turn % 9 == 0 and session.can_undo():
            session.undo()
    check()
    styles = {model.index(row).data(log.StyleRole) for row in range(model.rowCount())}
    assert {"round", "auction", "plain"} <= styles


def test_the_log_only_grows_while_the_computer_goes_round(qapp: QApplication) -> None:
    session, rng = new(2), Random(2)
    model = LogModel(session, wording(session))
    undone: list[str] = []
    model.modelReset.connect(lambda: undone.append("reset"))
    model.dataChanged.connect(lambda *_: undone.append("changed"))
    model.rowsRemoved.connect(lambda *_: undone.append("removed"))
    play_on(session, rng, 60)
    assert undone == [] and model.rowCount() > 20


# ---- scoreboard


def header(model: ScoreboardModel) -> list[str]:
    return [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]


def test_purses_are_on_the_board_only_where_they_are_open(qapp: QApplication) -> None:
    hidden = new()
    board = ScoreboardModel(hidden, wording(hidden))
    assert header(board) == ["Joueur", "Points", "Rouges", "Bleues", "Jaunes", "Dépensé", "Double"]
    hidden.raise_curtain()
    assert board.columnCount() == 7
    shown = new(purses="open")
    assert "Vulgaire" in header(ScoreboardModel(shown, wording(shown)))


def test_the_board_counts_the_stones(qapp: QApplication) -> None:
    session = started({"Tom": {"stones": {"red": 2}, "score": 1, "spent": 3}})
    board = ScoreboardModel(session, wording(session))
    row = SEATS.index("Tom")
    assert [board.index(row, column).data() for column in range(6)] == ["Tom", "1", "2", "0", "0", "3"]
    assert loose(board.index(row, 2).data(Spoken)) == "2 pierres rouges"
    assert [board.index(place, 0).data(scoreboard.CurrentRole) for place in range(3)] == [True, False, False]


# ---- secrets


def test_the_models_say_nothing_that_the_viewer_may_not_see(qapp: QApplication) -> None:
    """Two games that differ only in two purses read the same to everybody but the two who own them."""
    one = started(
        {"Tom": {"fairy": 7, "silver": 3}, "Anna": {"fairy": 5, "silver": 6}}, pile=["imp", "fairy"]
    )
    two = started(
        {"Tom": {"fairy": 5, "silver": 6}, "Anna": {"fairy": 7, "silver": 3}}, pile=["fairy", "imp"]
    )
    assert two.viewer == one.viewer == PUBLIC

    def texts(session: Session) -> list[list[Any]]:
        words = wording(session)
        models = [kind(session, words) for kind in (AnswerModel, LogModel, ScoreboardModel)]
        return [everything(model) for model in models]

    assert texts(one) == texts(two)
    for session in (one, two):
        session.raise_curtain()
    assert one.viewer == "Léa" and texts(one) == texts(two)
    for session in (one, two):
        session.answer({"fairy": 2})
    assert texts(one) == texts(two)
    for session in (one, two):
        session.raise_curtain()
    assert one.viewer == "Tom" and texts(one) != texts(two)


def test_a_closed_fist_is_in_nobody_elses_model(qapp: QApplication) -> None:
    bold, meek = started(), started()
    for session, bid in ((bold, {"fairy": 8}), (meek, {})):
        session.raise_curtain()
        session.answer(bid)
        session.raise_curtain()
        assert session.viewer == "Tom"
    said = []
    for session in (bold, meek):
        words = wording(session)
        said.append([everything(kind(session, words)) for kind in (AnswerModel, LogModel, ScoreboardModel)])
    assert said[0] == said[1]


# ---- saves


def test_the_saved_games(switch: LanguageSwitch, own_folders: Path) -> None:
    kept = new(2)
    play_to(kept, Random(1), ["bid"])
    store.save(folders.saves_folder() / "soirée.pierres", kept.record)
    kept.abandon()
    (folders.saves_folder() / "cassée.pierres").write_text("{", encoding="utf-8")
    model = SavesModel(lambda game_id: "Aux pierres du dragon")
    keeper = QObject()
    watched(keeper, model)
    lines = [model.index(row).data() for row in range(model.rowCount())]
    assert len(lines) == 2
    broken = next(row for row in range(2) if "cassée" in lines[row])
    assert lines[1 - broken].startswith("Aux pierres du dragon — Léa, Tom, Anna — ")
    assert model.path(1 - broken).name == "soirée.pierres"
    assert not model.index(broken).flags() & Qt.ItemFlag.ItemIsEnabled
    # In the language of now, in the line for everybody and, with the path, in the hint of the pointer.
    for language, line, hint in (
        ("en", "cassée.pierres — cannot be played: it is damaged", " cannot be played: it is damaged "),
        ("fr", "cassée.pierres — impossible à ouvrir : le fichier est endommagé", "Impossible d’ouvrir "),
    ):
        switch(language)
        assert loose(model.index(broken).data()) == line
        assert hint in loose(model.index(broken).data(Qt.ItemDataRole.ToolTipRole))
    model.path(broken).unlink()
    model.reload()
    assert model.rowCount() == 1
