"""Computer players at the table: they answer in their time, from what their seat may see, and never stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from pierres.players.chance import Chance
from pierres.players.player import Reason
from pierres.players.seated import SeatedPlayers, Thought
from pierres.rules.game import CHANCE, PUBLIC
from pierres.rules.record import Record
from pierres.session import Session
from pierres.session import computer_seats as module
from pierres.session.computer_seats import Advice, ComputerSeats
from pierres.session.statistics_recorder import played
from pierres.session.thinker import Thinker
from pierres.store import library

SEATS = ("Ada", "Bo", "Cleo", "Dan")
GAMES = ("aux-pierres", "jeu-des-dragons")
WAIT = 20_000

Begin = Callable[..., tuple[Session, ComputerSeats]]


@pytest.fixture
def begin(qapp: object) -> Iterator[Begin]:
    """Begins games: `begin(game, Bo="easy", …)`; who is not named is a person."""
    begun: list[ComputerSeats] = []

    def made(game: str, *, seed: int = 3, pace: str = "instant", options: Any = None, **kinds: str) -> Any:
        players = {seat: {"kind": kind} for seat, kind in kinds.items()}
        session = Session.new(game, SEATS, options, players, seed=seed, autosave=False)
        computers = ComputerSeats(session, session, pace=pace)
        begun.append(computers)
        return session, computers

    yield made
    for computers in begun:
        computers.stop()


def answer(session: Session, random: Random) -> None:
    if session.curtain is not None:
        session.raise_curtain()
    asked = session.asked()
    assert asked is not None
    assert session.answer(asked.legal[random.randrange(asked.legal.size)])


def play(qtbot: QtBot, session: Session, until: Callable[[], bool], seed: int = 1) -> None:
    """Answer for the persons, at random, until something is so."""
    random = Random(seed)
    while not until():
        qtbot.waitUntil(lambda: until() or session.persons_asked(), timeout=WAIT)
        if not until():
            answer(session, random)


@pytest.mark.parametrize("game", GAMES)
def test_one_person_and_three_computers_play_a_game(qtbot: QtBot, begin: Begin, game: str) -> None:
    session, _ = begin(game, Bo="easy", Cleo="easy", Dan="normal")
    seen = set()
    session.changed.connect(lambda _: seen.add((session.viewer, session.curtain)))
    play(qtbot, session, lambda: session.over)
    assert seen == {("Ada", None)}, "with one person there is no curtain"
    assert {step[0] for step in session.record.steps} <= {*SEATS, CHANCE}


@pytest.mark.parametrize("game", GAMES)
def test_computers_alone_play_to_the_end(qtbot: QtBot, begin: Begin, game: str) -> None:
    session, computers = begin(game, **dict.fromkeys(SEATS, "easy"))
    assert computers.only_computers
    assert session.viewer == PUBLIC
    qtbot.waitUntil(lambda: session.over, timeout=WAIT)
    assert not computers.thinking


@pytest.mark.parametrize("game", GAMES)
def test_two_persons_have_their_curtains(qtbot: QtBot, begin: Begin, game: str) -> None:
    session, _ = begin(game, Bo="easy", Dan="easy")
    viewers = set()
    session.changed.connect(lambda _: viewers.add(session.viewer))
    play(qtbot, session, lambda: session.over or session.steps_taken > 150)
    assert viewers == {PUBLIC, "Ada", "Cleo"}


def test_persons_close_their_fists_first(qtbot: QtBot, begin: Begin) -> None:
    session, computers = begin("aux-pierres", Bo="easy", Dan="easy")
    qtbot.wait(300)
    assert not any(step[1] == "bid" for step in session.record.steps)
    assert not computers.thinking
    answer(session, Random(1))
    qtbot.wait(100)
    assert sum(step[1] == "bid" for step in session.record.steps) == 1
    answer(session, Random(1))
    qtbot.waitUntil(lambda: sum(step[1] == "bid" for step in session.record.steps) == 4, timeout=WAIT)


def test_what_a_computer_answers_does_not_depend_on_the_fists_of_persons(qtbot: QtBot, begin: Begin) -> None:
    """They were asked at once: the view is the one from before anybody had closed a fist."""
    bids = []
    for value in ({}, {"fairy": 8}):
        session, _ = begin("aux-pierres", seed=9, Bo="hard", Cleo="normal", Dan="easy")
        asked = session.asked()
        assert asked is not None
        assert session.answer(value)
        qtbot.waitUntil(lambda s=session: sum(step[1] == "bid" for step in s.record.steps) == 4, timeout=WAIT)
        bids.append([step for step in session.record.steps if step[1] == "bid" and step[0] != "Ada"])
    assert bids[0] == bids[1]


def test_a_game_that_is_resumed_goes_on_as_it_would_have(qtbot: QtBot, begin: Begin) -> None:
    session, _ = begin("jeu-des-dragons", **dict.fromkeys(SEATS, "easy"))
    session.hand_over("Ada", "person")
    play(qtbot, session, lambda: session.steps_taken >= 40)
    record = session.record
    lines = []
    for _ in range(2):
        again = Session.resume(record, autosave=False)
        seated = SeatedPlayers(library.game(again.game_id), Record(again.game_id, SEATS))
        seated.follow(0, again.record.steps[:30])
        question = next(q for q in seated._position.questions())
        if question.who == CHANCE:
            continue
        lines.append(seated.ask(question.who, "normal", 5))
    assert len(lines) in (0, 2)
    assert len({str(line) for line in lines}) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_anew_in_the_middle_of_a_round_answers_the_same(game: str) -> None:
    """A game that was killed after a person's fist, and resumed, goes on as it would have."""
    chance, record = Chance(4), Record(game, SEATS)
    steps: list[Any] = []
    rounds = 0
    seated = SeatedPlayers(library.game(game), record)
    while rounds < 12 and seated._position.result() is None:
        questions = seated._position.questions()
        first = questions[0]
        if first.who == CHANCE:
            step: Any = (CHANCE, first.kind, chance.draw(first))
        else:
            step = (first.who, first.kind, first.legal[first.legal.size // 2])
        others = [one.who for one in questions[1:] if one.who != first.who]
        if len(others) == 3:
            rounds += 1
            answers = []
            for known in (steps, [*steps, step]):
                asked = SeatedPlayers(library.game(game), record)
                asked.follow(0, known)
                answers.append([asked.ask(seat, "easy", 7) for seat in others])
            assert answers[0] == answers[1]
        seated.follow(len(steps), [step])
        steps.append(step)
    assert rounds > 3


def test_the_pace_is_kept_and_can_be_skipped(
    qtbot: QtBot, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(module.PACES, "slow", 100_000)
    session, computers = begin("aux-pierres", pace="slow", Bo="easy", Cleo="easy", Dan="easy")
    answer(session, Random(1))
    before = session.steps_taken
    assert computers.thinking == {"Bo", "Cleo", "Dan"}
    assert computers.can_skip
    qtbot.wait(300)
    assert session.steps_taken == before
    computers.skip()
    qtbot.waitUntil(lambda: session.persons_asked() or session.over, timeout=WAIT)
    assert session.steps_taken > before + 2
    assert not computers.skipping
    assert not computers.can_skip


def test_a_faster_pace_counts_at_once(qtbot: QtBot, begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(module.PACES, "slow", 100_000)
    session, computers = begin("aux-pierres", pace="slow", Bo="easy", Cleo="easy", Dan="easy")
    answer(session, Random(1))
    before = session.steps_taken
    computers.pace = "instant"
    qtbot.waitUntil(lambda: session.steps_taken > before + 2, timeout=WAIT)


def test_nothing_is_answered_before_the_last_moment_is_on_show(qtbot: QtBot, begin: Begin) -> None:
    session, computers = begin("aux-pierres", pace="fast", Bo="easy", Cleo="easy", Dan="easy")
    session.set_pace(1, True)
    answer(session, Random(1))
    for _ in range(200):
        qtbot.wait(5)
        if session.pending:
            break
    steps = session.steps_taken
    qtbot.wait(700)
    assert session.steps_taken == steps
    assert computers.can_skip
    computers.skip()
    qtbot.waitUntil(lambda: session.persons_asked() and not session.pending, timeout=WAIT)


def test_a_seat_is_handed_over_and_taken_back(qtbot: QtBot, begin: Begin) -> None:
    session, _ = begin("jeu-des-dragons", Bo="easy", Cleo="easy", Dan="easy")
    play(qtbot, session, lambda: session.steps_taken >= 12)
    qtbot.waitUntil(session.persons_asked, timeout=WAIT)
    first = session.steps_taken
    session.hand_over("Ada", "normal")
    assert session.viewer == PUBLIC
    qtbot.waitUntil(lambda: sum(s[0] == "Ada" for s in session.record.steps[first:]) > 1, timeout=WAIT)
    session.hand_over("Ada", "person")
    second = session.steps_taken
    qtbot.waitUntil(lambda: session.persons_asked() or session.over, timeout=WAIT)
    assert session.record.extra["players"]["Ada"] == {  # type: ignore[index, call-overload]
        "kind": "person", "colour": "coral", "seed": session.player("Ada")["seed"],
        "since": [[first, "normal"], [second, "person"]],
    }  # fmt: skip
    assert session.viewer == "Ada"
    assert played(session).players == {"Ada": "mixed", "Bo": "easy", "Cleo": "easy", "Dan": "easy"}


@pytest.mark.parametrize("hidden", [True, False])
def test_undo_goes_back_to_the_persons_last_answer_or_says_why_not(
    qtbot: QtBot, begin: Begin, hidden: bool
) -> None:
    """`hidden`: a card that is played was in a hand before, as the rules have it; else only chance counts."""
    reasons = set()
    longest = 0
    for seed in range(4):
        session, _ = begin("jeu-des-dragons", seed=seed, Bo="easy", Cleo="easy", Dan="easy")
        if not hidden:
            session._history._revealing = frozenset()
        random = Random(seed)
        while session.steps_taken < 120:
            qtbot.waitUntil(lambda s=session: s.persons_asked() or s.over, timeout=WAIT)
            if session.over:
                break
            steps = session.record.steps
            own = [n for n, step in enumerate(steps) if step[0] == "Ada"]
            if own:
                after = steps[own[-1] :]
                reason = session.why_no_undo()
                assert session.can_undo() == (reason is None)
                drawn = any(step[0] == CHANCE for step in after)
                if hidden:
                    assert reason in ("shown", "chance") or {step[0] for step in after} == {"Ada"}
                else:
                    assert reason == ("chance" if drawn else None)
                reasons.add(reason)
                if reason is None:
                    longest = max(longest, len(after))
                    session.undo()
                    assert session.record.steps == steps[: own[-1]]
                    assert session.asked() is not None
                    session.redo()
                    assert session.record.steps == steps
            answer(session, random)
    assert reasons >= ({"shown"} if hidden else {"chance", None})
    assert longest > 1 or hidden


def test_reasons_are_told_once_the_answers_lie_open(
    qtbot: QtBot, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Any] = []

    def ask(self: SeatedPlayers, seat: str, *_: Any) -> Thought:
        question = next(q for q in self._position.questions() if q.who == seat)
        return Thought(question.kind, question.legal[0], Reason("test", {"seat": seat}))

    monkeypatch.setattr(SeatedPlayers, "ask", ask)
    monkeypatch.setattr(Thinker, "_begin_process", lambda self: self._fail())
    session, computers = begin("aux-pierres", Bo="easy", Cleo="easy", Dan="easy")

    def bids() -> int:
        return sum(step[1] == "bid" for step in session.record.steps)

    session.changed.connect(lambda _: heard.append((bids(), len(computers.explained()))))
    answer(session, Random(1))
    qtbot.waitUntil(lambda: len(computers.explained()) == 3, timeout=WAIT)
    assert {told for closed, told in heard if closed < 4} == {0}, "nothing is told while a fist is closed"
    assert {(one.seat, one.reason.told["seat"]) for one in computers.explained()} == {
        (seat, seat) for seat in SEATS[1:]
    }


def test_a_process_that_dies_does_not_stop_the_game(qtbot: QtBot, begin: Begin) -> None:
    session, computers = begin("aux-pierres", Bo="easy", Cleo="easy", Dan="easy")
    for _ in range(3):
        answer(session, Random(1))
        process = computers._thinker._process
        if process is not None:
            process.kill()
        qtbot.waitUntil(lambda: session.persons_asked() or session.over, timeout=WAIT)
    assert session.steps_taken > 12


def test_a_process_that_hangs_does_not_stop_the_game(qtbot: QtBot, begin: Begin) -> None:
    session, computers = begin("aux-pierres", Bo="easy", Cleo="easy", Dan="easy")
    thinker = computers._thinker
    thinker._process.write = lambda text: len(text)  # type: ignore[method-assign, union-attr]
    thinker._patience.setInterval(200)
    answer(session, Random(1))
    qtbot.waitUntil(lambda: session.persons_asked() or session.over, timeout=WAIT)


def test_advice_is_given_for_the_seat_that_is_asked_and_noted(qtbot: QtBot, begin: Begin) -> None:
    session, computers = begin("aux-pierres", Bo="easy", Cleo="easy", Dan="easy")
    with qtbot.waitSignal(computers.advised, timeout=WAIT) as told:
        computers.advise()
        assert not computers.can_advise
    advice: Advice = told.args[0]
    asked = session.asked()
    assert advice.question is asked
    assert asked is not None
    assert advice.value in asked.legal
    assert session.record.extra["advice"] == [[session.steps_taken, "Ada"]]
    assert computers.can_advise
    assert session.answer(advice.value)
    assert played(session).advice == 1


def test_advice_for_a_question_that_is_answered_is_not_told(qtbot: QtBot, begin: Begin) -> None:
    session, computers = begin("aux-pierres", Bo="easy", Cleo="easy", Dan="easy")
    told: list[Advice] = []
    computers.advised.connect(told.append)
    computers.advise()
    answer(session, Random(1))
    qtbot.waitUntil(lambda: session.persons_asked(), timeout=WAIT)
    qtbot.waitUntil(lambda: computers.can_advise, timeout=WAIT)
    assert not told
    assert "advice" not in session.record.extra


def test_no_game_is_counted_before_a_person_answers(qtbot: QtBot, begin: Begin) -> None:
    session, _ = begin("jeu-des-dragons", Bo="easy", Cleo="easy", Dan="easy")
    assert not session.persons_answered()
    answer(session, Random(1))
    assert session.persons_answered()


def change(session: Session, *changes: tuple[str, str]) -> None:
    for seat, kind in changes:
        session.hand_over(seat, kind)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "changes",
    [
        [("Bo", "person"), ("Ada", "easy")],
        [("Ada", "easy"), ("Bo", "person")],
        [("Ada", "easy"), ("Bo", "person"), ("Bo", "hard"), ("Bo", "person")],
    ],
)
def test_who_is_left_alone_at_the_screen_comes_by_the_curtain(
    qtbot: QtBot, begin: Begin, game: str, changes: list[tuple[str, str]]
) -> None:
    """What Bo alone may see must not come up before Ada, who was looking."""
    session, computers = begin(game, Bo="easy", Cleo="easy", Dan="easy")
    qtbot.waitUntil(session.persons_asked, timeout=WAIT)
    answer(session, Random(1))
    viewers = []
    session.changed.connect(lambda _: viewers.append(session.viewer))
    change(session, *changes)
    assert session.persons == ("Bo",) and session.curtain == "Bo"
    assert "Bo" not in viewers and session.viewer == PUBLIC
    assert session.asked() is None and session.can_peek() is None and not computers.can_skip
    # Nothing goes on behind the curtain.
    steps = session.steps_taken
    qtbot.wait(300)
    assert session.steps_taken == steps
    session.raise_curtain()
    assert session.viewer == "Bo" and session.curtain is None
    viewers.clear()
    play(qtbot, session, lambda: session.over or session.steps_taken > steps + 20)
    assert set(viewers) == {"Bo"}, "alone there is no curtain"


def test_who_looks_already_needs_no_curtain(qtbot: QtBot, begin: Begin) -> None:
    session, _ = begin("aux-pierres", Cleo="easy", Dan="easy")
    session.raise_curtain()
    assert session.viewer == "Ada"
    session.hand_over("Bo", "hard")
    assert (session.viewer, session.curtain) == ("Ada", None)
    # Back again, and now Bo looks: whoever is left looks at nothing of Ada's.
    session.hand_over("Bo", "person")
    session.raise_curtain()
    session.hand_over(session.viewer, "hard")
    assert session.viewer == PUBLIC and session.curtain == session.persons[0]


def test_a_level_that_is_changed_thinks_anew(qtbot: QtBot, begin: Begin) -> None:
    """What the record says of an answer is who gave it."""
    session, computers = begin("aux-pierres", pace="slow", Bo="easy", Cleo="easy", Dan="easy")
    session.hand_over("Bo", "hard")
    asked = [(one.seat, one.level) for one in computers._thinker._requests if one.id in computers._wanted()]
    assert ("Bo", "hard") in asked and ("Bo", "easy") not in asked


def test_what_is_wanted_no_more_is_not_thought_about(qtbot: QtBot, begin: Begin) -> None:
    session, computers = begin("aux-pierres", pace="slow", Bo="hard", Cleo="hard", Dan="hard")
    for _ in range(30):
        answer(session, Random(1))
        session.undo()
    assert len(computers._thinker._requests) <= 4


def test_an_answer_that_is_taken_back_is_not_explained(begin: Begin) -> None:
    session, computers = begin("aux-pierres", pace="slow", Bo="easy", Cleo="easy", Dan="easy")
    answer(session, Random(1))
    question = next(one for one in session.asked_of_computers() if one.who == "Bo")
    given = module._Asked(question, "easy", 0, Thought("bid", question.legal[0], Reason("pass_last")))
    computers._answer(given)
    assert [one.seat for one in computers._closed] == ["Bo"]
    session.undo()
    assert not computers._closed


def test_who_takes_a_seat_over_does_not_give_the_answers_of_the_one_before_again(begin: Begin) -> None:
    session, _ = begin("aux-pierres", pace="slow", Cleo="easy", Dan="easy")
    first = session.steps_taken
    for _ in range(2):
        answer(session, Random(1))
    session.undo()
    session.undo()
    assert [step[0] for step in session.undone] == ["Ada", "Bo"]
    session.hand_over("Bo", "hard")
    assert [step[0] for step in session.undone] == ["Ada"]
    session.redo()
    assert session.steps_taken == first + 1 and not session.can_redo()
