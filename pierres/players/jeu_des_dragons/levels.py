"""The three levels: how each judges the answers, and the choice among the best of them by its manner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from pierres.players.jeu_des_dragons import policy, search
from pierres.players.jeu_des_dragons.cards import Weights
from pierres.players.jeu_des_dragons.habits import Habits
from pierres.players.jeu_des_dragons.manners import MANNERS, liking, preferred
from pierres.players.jeu_des_dragons.policy import Taste
from pierres.players.jeu_des_dragons.race import Judgement
from pierres.players.jeu_des_dragons.reasons import reason_of
from pierres.players.player import ComputerPlayer
from pierres.rules.game import Event, Question
from pierres.rules.given import Json
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.position import Position
from pierres.rules.jeu_des_dragons.view import View
from pierres.rules.legal import Some


class _DragonPlayer(ComputerPlayer):
    """Judges all answers, then chooses among the best by its manner, and says why."""

    MANNERS = MANNERS
    MARGIN = 1.0
    """Answers that are worse by so much, in the unit of the level, are nearly as good."""
    TASTE = Taste()
    """How the level judges cards and flights."""

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """The cards of this table, by id."""
        cards: Mapping[str, Card] = self.game.start(self.seats, self.options).box.cards
        return cards

    def answer(self, view: View, questions: Sequence[Question]) -> tuple[str, Json]:
        """The kind of the question and a legal answer to it."""
        question = questions[0]
        legal = question.legal
        if isinstance(legal, Some):
            # D-48: of the antes that may be taken, the strongest.
            value: Json = sorted(legal.cards, key=lambda card: self.cards[card].strength)[-legal.number :]
        elif legal.size == 1:
            value = legal[0]
        else:
            values = list(legal)
            worths = self.judged(view, question, values)
            liked = [liking(self.manner, self.cards, view, question, one) for one in values]
            noise = [self.random.random() for _ in values]
            value = values[preferred(worths, liked, self.MARGIN, noise)]
        self.reason = reason_of(self.cards, view, question, value)
        return question.kind, value

    def judged(self, view: View, question: Question, values: Sequence[Json]) -> list[float]:
        """What each answer seems to be worth."""
        raise NotImplementedError

    def imagined(self, view: View) -> Position:
        """A position as the seat may believe it to be."""
        position: Position = self.game.imagine(view, self.random.randrange)
        return position

    def by_thumb(self, view: View, question: Question, taste: Taste) -> list[float]:
        """What each answer seems to be worth by rules of thumb, in gold."""
        return [worth for _, worth in policy.judged(self.imagined(view), question, taste)]


class Easy(_DragonPlayer):
    """Plays by rules of thumb on the first position that comes to mind, and overbids.

    It takes the others for weaker than they are, wants the stakes more than they are worth, misjudges its
    cards, and forgets what everybody has shown.
    """

    MARGIN = 1.5
    TASTE = Taste(
        stakes=1.3, keep=1.15, noise=2.5,
        how=Judgement(Weights(
            point=1.2, shown=5.6, spread=9.0, own=0.0, upset=0.0, little=0.1, flight=0.7,
        )),
    )  # fmt: skip

    def judged(self, view: View, question: Question, values: Sequence[Json]) -> list[float]:
        """By rules of thumb, each one a little wrong."""
        noise = self.TASTE.noise
        return [worth + self.random.gauss(0.0, noise) for worth in self.by_thumb(view, question, self.TASTE)]


class Normal(_DragonPlayer):
    """Looks one step ahead: what the answer brings at once, and how the flights lie then."""

    SAMPLES = 1
    MARGIN = 1.5
    THUMB = 0.8
    """How near an ante must be to the best one, in gold."""
    TASTE = Taste(
        keep=1.25, noise=0.5,
        how=Judgement(Weights(
            point=1.1, shown=6.3, spread=12.0, own=2.0, upset=0.03, life=23.0, bought=9.0, grows=3.0,
            flight=1.3,
        )),
    )  # fmt: skip

    def taste(self) -> Taste:
        """How the player judges now."""
        return self.TASTE

    def judged(self, view: View, question: Question, values: Sequence[Json]) -> list[float]:
        """One step ahead; an ante, which shows its worth late, by rules of thumb."""
        return self.one_step_ahead(view, question, values, self.samples)

    def one_step_ahead(
        self, view: View, question: Question, values: Sequence[Json], samples: int
    ) -> list[float]:
        """What each answer brings at once, and how the flights lie then: the mean of so many worlds."""
        taste = self.taste()
        if question.kind == "ante":
            scale = self.MARGIN / self.THUMB
            return [scale * worth for worth in self.by_thumb(view, question, taste)]
        return search.judged(
            lambda: self.imagined(view), question, values, max(samples, 1), taste, self.random, self.hurried,
        )  # fmt: skip


class Hard(Normal):
    """Plays the best answers out to the end of the gambit, and has an eye on what the others play."""

    SAMPLES = 14
    MARGIN = 0.6
    THUMB = 0.3
    FIRST = 3
    """Worlds in which all answers are looked at, one step ahead."""
    PLAYED_OUT = 3
    """So many of the best answers are played out."""
    NEAR = 8.0
    """Those that are worse by more, one step ahead, are not."""

    @cached_property
    def habits(self) -> Habits:
        """What the others have shown so far."""
        return Habits(self.seats, self.cards, self.TASTE.how.weights.shown)

    def told(self, events: Sequence[Event]) -> None:
        """Watch what the others play."""
        self.habits.told(events)

    def judged(self, view: View, question: Question, values: Sequence[Json]) -> list[float]:
        """One step ahead, and the best of them to the end of the gambit."""
        worths = self.one_step_ahead(view, question, values, min(self.samples, self.FIRST))
        if self.samples < search.LEAST or self.hurried():
            return worths
        best = max(worths)
        near = self.NEAR if question.kind != "ante" else float("inf")
        ordered = sorted(range(len(values)), key=worths.__getitem__)[-self.PLAYED_OUT :]
        places = [place for place in ordered if worths[place] >= best - near]
        if len(places) < 2:
            return worths
        found = search.played_out(
            lambda: self.imagined(view), question, [values[place] for place in places], self.samples,
            self.taste(), self.random, self.hurried,
        )  # fmt: skip
        if not found:
            return worths
        out = dict(zip(places, found, strict=True))
        return [out.get(place, -float("inf")) for place in range(len(values))]

    def taste(self) -> Taste:
        """With what the others have shown."""
        how = Judgement(self.TASTE.how.weights, self.habits.means(), self.habits.slopes())
        return replace(self.TASTE, how=how)
