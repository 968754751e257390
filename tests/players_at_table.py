"""Playing a session in tests: random legal answers, and the things that must hold whoever plays."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from pierres.session import Session


def legal_answer(session: Session, rng: Random) -> Any:
    """A random legal answer to what is asked at the screen."""
    question = session.asked()
    assert question is not None
    return question.legal[rng.randrange(question.legal.size)]


def sit_down(session: Session) -> None:
    """The person whom the curtain names comes, if there is a curtain."""
    if session.curtain is not None:
        session.raise_curtain()


def play_on(session: Session, rng: Random, answers: int) -> int:
    """Give so many answers at most; returns how many were given before the game was over."""
    for given in range(answers):
        if session.over:
            return given
        sit_down(session)
        assert session.answer(legal_answer(session, rng))
    return answers


def play_out(session: Session, rng: Random) -> None:
    """Play to the end."""
    while play_on(session, rng, 1000):
        pass


def play_to(session: Session, rng: Random, kinds: Iterable[str]) -> None:
    """Play until a question of one of these kinds is next."""
    wanted = set(kinds)
    while True:
        sit_down(session)
        question = session.asked()
        assert question is not None, "the game was over first"
        if question.kind in wanted:
            return
        assert session.answer(legal_answer(session, rng))
