"""Playing Le Jeu des dragons on the table as a person does: with the mouse, with keys, or from the list."""

from __future__ import annotations

from random import Random
from typing import Any

from PySide6.QtCore import Qt

from pierres.models.answers import AnswerModel, ValueRole
from pierres.players.chance import Chance
from pierres.rules.game import Question
from pierres.rules.record import Record
from pierres.session import Session
from pierres.table import registry
from pierres.table.jeu_des_dragons.scene import JeuDesDragonsScene
from pierres.table.view import TableView
from tests.answer_rows import row_of
from tests.players_at_table import legal_answer, sit_down
from tests.table.conftest import NAMES
from tests.table.hands import click, press_key

GAME = "jeu-des-dragons"
FROM_HAND = ("ante", "play", "give", "discard")


def session_of(seats: int = 3, seed: int = 1, gambits: int = 2, **options: Any) -> Session:
    """A session without a file."""
    return Session.new(GAME, NAMES[:seats], {"gambits": gambits, **options}, seed=seed, autosave=False)


def begun(start: dict[str, Any], seats: int = 3, seed: int = 5) -> Session:
    """A session that begins from a position of a record."""
    return Session(Record(GAME, NAMES[:seats], {}, start, [], None, {}), Chance(seed), None, None)


def scene_of(view: TableView) -> JeuDesDragonsScene:
    scene = view.table()
    assert isinstance(scene, JeuDesDragonsScene)
    return scene


def key_of(view: TableView, question: Question, value: Any) -> str:
    """The place that means a value."""
    if value == "pay":
        return "choice:pay"
    if question.kind in ("blue", "target"):
        return f"choice:{value}"
    if question.kind in FROM_HAND:
        return f"hand:{value}"
    for place in (f"flight:{value}", f"ante:{value}"):
        if view.table().target(place) is not None:
            return place
    raise AssertionError(f"{value} is nowhere on the table")


def by_mouse(view: TableView, question: Question, value: Any) -> None:
    """Clicks only."""
    if question.kind == "keep":
        for card in value:
            click(view, f"ante:{card}")
        click(view, "confirm")
        return
    key = key_of(view, question, value)
    target = view.table().target(key)
    assert target is not None and target.action is not None
    lifted = target.action[0] == "lift"
    click(view, key)
    if lifted:
        click(view, "confirm")


def walk_to(view: TableView, key: str) -> None:
    """Bring the keyboard to an answer with arrows, from the headline on."""
    scene = view.table()
    press_key(view, Qt.Key.Key_Down)
    target = scene.target(key)
    assert target is not None
    answers = [target.key for target in scene.choices()]
    assert key in answers, (key, answers)
    number = answers.index(key)
    if number < 10 and number < len(
        [target for target in scene.choices() if target.action != ("confirm", None)]
    ):
        digit = (number + 1) % 10
        press_key(view, Qt.Key(Qt.Key.Key_0 + digit), str(digit))
    assert scene.focus_key == key


def by_keys(view: TableView, question: Question, value: Any) -> None:
    """Keys only."""
    enter = Qt.Key.Key_Return
    if question.kind == "keep":
        for card in value:
            walk_to(view, f"ante:{card}")
        press_key(view, enter)
        return
    walk_to(view, key_of(view, question, value))
    press_key(view, enter)


class ByList:
    """Answers from the list of answers, as it is shown beside the table."""

    def __init__(self) -> None:
        self._models: dict[int, AnswerModel] = {}

    def __call__(self, view: TableView, question: Question, value: Any) -> None:
        session = scene_of(view).session
        model = AnswerModel(session, registry.wording(GAME, session.characters()))
        row = row_of(model, value)
        assert row >= 0
        text = model.data(model.index(row))
        assert text and "{" not in text
        assert session.answer(model.index(row).data(ValueRole))
        model.deleteLater()


WAYS = {"mouse": by_mouse, "keys": by_keys, "list": ByList()}


def play(session: Session, view: TableView, way: str, rng: Random, answers: int) -> set[str]:
    """Give so many answers; each must be the one that was meant. Returns the kinds of question met."""
    met = set()
    for _ in range(answers):
        if session.over:
            break
        sit_down(session)
        question = session.asked()
        assert question is not None
        value = legal_answer(session, rng)
        taken = session.steps_taken
        WAYS[way](view, question, value)
        assert session.steps_taken > taken, (question, value)
        step = session.record.steps[taken]
        assert step[:2] == (question.who, question.kind)
        if question.kind == "keep":
            assert set(step[2]) == set(value)
        else:
            assert step[2] == value
        met.add(question.kind)
    return met
