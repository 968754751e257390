"""The rules of the three games, for whoever wants to play them without a window.

The rules ask questions, somebody answers, events follow. Chance is a seat like any other, and the rules read
no files: cards come as texts. A whole game of random answers:

>>> import random
>>> import pierres.rules as rules
>>> from pathlib import Path
>>> cards = Path("resources", "characters.toml").read_text(encoding="utf-8")
>>> game = rules.build("aux-pierres", {"characters.toml": cards})
>>> position = game.start(["Ada", "Bo", "Cy"])
>>> dice = random.Random(3)
>>> while position.questions():
...     question = position.questions()[0]
...     answer = question.legal[dice.randrange(question.legal.size)]
...     events = position.answer(question.who, question.kind, answer)
>>> position.result()
Result(winners=('Ada',), scores={'Ada': 3, 'Bo': 1, 'Cy': 1})

What a seat may see, an answer that is refused, and a position to think about:

>>> position = game.start(["Ada", "Bo", "Cy"], None, {"auction": "thief"})
>>> position.view("Ada").seat("Bo").purse is None
True
>>> position.answer("Ada", "bid", {"fairy": 99})
Traceback (most recent call last):
    ...
pierres.rules.game.Illegal: Ada bid {'fairy': 99}: not in purse
>>> game.imagine(position.view("Ada"), dice.randrange).view("Ada") == position.view("Ada")
True

The rule books are RULES.md in the folder of each game, the notation of records is RECORD.md.
"""

from pierres.rules.base import Game
from pierres.rules.game import CHANCE, PUBLIC, BadGame, Event, Illegal, Position, Question, Result
from pierres.rules.moments import Moment, answer_in_moments
from pierres.rules.registry import GAMES, build, resources_of

__all__ = [
    "CHANCE", "GAMES", "PUBLIC", "BadGame", "Event", "Game", "Illegal", "Moment", "Position", "Question",
    "Result", "answer_in_moments", "build", "resources_of",
]  # fmt: skip
