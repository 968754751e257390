"""The tiny game of tests/fists.py on the table: its words and its scene, as small as a game can have them."""

from __future__ import annotations

from typing import Any

from pierres.rules.game import Illegal, Question
from pierres.table.picture import Picture, Sketch
from pierres.table.pieces import Banner, Button, SquareTable
from pierres.table.places import Rect, grid
from pierres.table.registry import GameTable
from pierres.table.table_scene import TableScene
from pierres.wording.base import Cell, Column, CurtainText, Wording
from pierres.wording.event_text import Data, EventText


class FistsScene(TableScene):
    """The question at the top, its answers on the table."""

    def describe(self) -> Picture:
        sketch, w, h = Sketch(), self.width(), self.height()
        view, asked = self.session.view(), self.session.asked()
        line = self.wording.headline(view, asked, self.session.to_act())
        top, room = Rect(w * 0.1, h * 0.05, w * 0.8, 60), Rect(w * 0.2, h * 0.3, w * 0.6, h * 0.5)
        sketch.lay("table", SquareTable(), Rect(0, 0, w, h), z=-1000)
        sketch.lay("headline", Banner(text=self.notice or line), top)
        sketch.target("question", "question", top, line, role="text", drawn="headline")
        answers = list(asked.legal) if asked is not None else []
        for number, rect in enumerate(grid(room, len(answers), 0.4, 20, 240)):
            words = self.wording.answer(view, asked, answers[number])
            sketch.lay(f"answer:{number}", Button(text=words), rect)
            sketch.target(
                f"answer:{number}", "answers", rect, words, ("answer", answers[number]), role="button"
            )
        return sketch.picture()


class FistsEvents(EventText):
    def say_turned(self, who: str, data: Data) -> str:
        return f"The {data['card']} is turned up."

    def say_opened(self, who: str, data: Data) -> str:
        return "All fists open: " + ", ".join(f"{seat} {fist}" for seat, fist in data["fists"].items()) + "."

    def say_coloured(self, who: str, data: Data) -> str:
        return f"{who} names {data['colour']}."

    def say_bought(self, who: str, data: Data) -> str:
        return f"{who} buys {data.get('ware', 'something' if data['something'] else 'nothing')}."

    def say_ended(self, who: str, data: Data) -> str:
        return f"{who} wins."


class FistsWording(Wording):
    """What players read."""

    def __init__(self, characters: Any, language: str | None = None) -> None:
        super().__init__(characters, language)
        self.events = FistsEvents()

    def title(self) -> str:
        return "Fists"

    def rules(self) -> str:
        return "<h1>Fists</h1>"

    def headline(self, view: Any, asked: Question | None, to_act: str | None) -> str:
        return f"{to_act}: {asked.kind}" if asked is not None else f"{to_act}’s turn" if to_act else "The end"

    def curtain(self, view: Any, seat: str) -> CurtainText:
        return CurtainText(f"{seat}’s turn", "The others look away.", "Lift the curtain")

    def question(self, view: Any, question: Question) -> str:
        return question.kind

    def answer(self, view: Any, question: Question, value: Any) -> str:
        return str(value)

    def refusal(self, illegal: Illegal) -> str:
        return "That cannot be answered now."

    def columns(self, view: Any) -> tuple[Column, ...]:
        return (Column("round", "Round", "The round that is played"),)

    def cell(self, view: Any, seat: str, key: str) -> Cell:
        return Cell(view.round, str(view.round), f"round {view.round}")


TABLE = GameTable(FistsWording, lambda: FistsScene)
