"""The words of Est Royal: complete in both languages, read out, and never longer than their place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QFontMetricsF

from pierres.rules.est_royal import FACTS
from pierres.rules.est_royal.deals import from_text, number_in, pack
from pierres.rules.game import Event, Illegal
from pierres.session import Session
from pierres.table import accessibility, est_royal, registry, theme
from pierres.table.est_royal.deal_form import DealForm
from pierres.table.est_royal.layout import layout
from pierres.table.est_royal.picture import ORDER
from pierres.table.view import TableView
from pierres.wording.est_royal import names
from pierres.wording.est_royal.wording import EstRoyalWording, cards_of
from tests.languages import loose, spoken
from tests.table.est_royal_hands import scene_of, session_of, strike, won_game

Table = Callable[..., TableView]
RULES = Path(__file__).parents[2] / "pierres" / "rules" / "est_royal"
NAME = QAccessible.Text.Name
OPTIONS = {option.name: not option.default for option in FACTS.options}


@pytest.fixture(params=["en", "fr"])
def wording(request: pytest.FixtureRequest, qapp: Any) -> Iterator[EstRoyalWording]:
    with spoken(request.param):
        yield EstRoyalWording({})


def said_well(text: str) -> bool:
    """Whether it is a text for people: no key, no hole, no plural in brackets."""
    return bool(text) and not re.search(r"[{}_]|\(s\)|%n|None", text)


def reasons() -> set[str]:
    """Every reason that the rules refuse a turn or a move for."""
    text = (RULES / "moves.py").read_text("utf-8") + (RULES / "position.py").read_text("utf-8")
    found = set(re.findall(r'return \(?"([a-z_]+)"', text)) | set(re.findall(r'value, "([a-z_]+)"', text))
    found |= set(re.findall(r'reason = "([a-z_]+)" if .* else "([a-z_]+)"', text)[0])
    found |= set(re.findall(r'else "([a-z_]+)", \{', text))
    return found


def play_on(session: Session, rng: Random, answers: int) -> None:
    """Turns and moves at random, more turns than moves."""
    for _ in range(answers):
        if session.over:
            return
        question = rng.choice([*session.choices(), session.choices()[0]])
        assert session.answer(question.legal[rng.randrange(question.legal.size)], kind=question.kind)


DETAILS = {"card": "QH", "on": "3C", "wanted": "2", "base": "8", "pile": "f1"}


def test_every_refusal_has_its_sentence(wording: EstRoyalWording) -> None:
    found = reasons()
    assert {
        "same_pile",
        "empty_pile",
        "wrong_suit",
        "not_one_lower",
        "only_card_to_space",
        "stock_empty",
    } <= found
    sentences: dict[str, str] = {}
    for reason in sorted(found):
        details = dict(DETAILS)
        if reason.startswith("wrong_"):
            details["wanted"] = "9S"
        sentences[reason] = wording.refusal(Illegal("A", "move", ["up", "f1"], reason, details))
        assert said_well(sentences[reason]), reason
    common = wording.refusal(Illegal("A", "move", None, "unheard_of"))
    # What no place on the table can ask for needs no sentence of its own.
    plain = {reason for reason, text in sentences.items() if text == common}
    assert plain <= {"wrong_kind", "no_such_pile", "not_a_value", "not_a_pack", "not_your_turn"}, plain


def test_every_event_has_its_sentence_and_its_line(wording: EstRoyalWording) -> None:
    kinds: set[str] = set()
    for options in ({}, OPTIONS, {"redeal": True}):
        for number in (1, 2, 42):
            session = session_of(number, options)
            told: list[Event] = list(session.told(0))
            session.changed.connect(lambda change, told=told: told.extend(change.events))
            play_on(session, Random(number), 400)
            for event in told:
                kinds.add(event.kind)
                text, line = wording.event(event), wording.log(event)
                assert text is not None and said_well(text), event
                assert line is not None and said_well(line.text), event
                assert len(line.text) <= 70
    session, moves = won_game()
    last: list[Event] = []
    session.changed.connect(lambda change: last.extend(change.events))
    for kind, value in moves:
        assert session.answer(value, kind=kind)
    assert all(said_well(wording.event(event) or "") for event in last)
    assert kinds | {event.kind for event in last} >= {"dealt", "turned", "moved", "redealt", "game_over"}
    assert wording.event(Event("of_another_game", "", {})) is None
    story = wording.story(session.history(), ["A"])
    assert all(chapter.title and chapter.paragraphs for chapter in story)


def test_every_option_and_every_display_has_its_words(wording: EstRoyalWording) -> None:
    for fact in FACTS.options:
        text = wording.option(fact)
        assert said_well(text.label) and said_well(text.explanation)
        assert said_well(wording.option_value(fact, True)) and said_well(wording.option_value(fact, False))
    assert est_royal.DISPLAYS == {
        "large_index": False, "four_colours": False, "mirrored": False, "one_click": False, "clock": False,
        "truth": True,
    }  # fmt: skip
    texts = [wording.display_text(name) for name in est_royal.DISPLAYS]
    assert all(said_well(text.label) and said_well(text.explanation) for text in texts)
    assert len({text.label for text in texts}) == len(texts)


def test_all_else_is_said(wording: EstRoyalWording) -> None:
    session = session_of()
    for _ in range(8):
        assert session.answer(None, kind="turn")
    view = session.view()
    for question in session.choices():
        assert said_well(wording.question(view, question))
        for value in question.legal:
            assert said_well(wording.answer(view, question, value))
    texts = [
        wording.title(), wording.summary(), wording.players_line(), wording.beside(), wording.none_in_hand(),
        wording.is_over(view), wording.standing(view, "", 0), wording.nowhere(view, "up"),
        wording.targets(view, "up", []), wording.targets(view, "waste", ["f1", "up"]),
        wording.sources(view, "f2", []), wording.sources(view, "f2", ["up", "waste"]),
        wording.looking(view, "waste"), wording.looking(view, "up"), wording.deal_title(7),
        wording.deal_title(None), wording.curtain(view, "Léa").title,
    ]  # fmt: skip
    assert all(said_well(text) for text in texts), texts
    assert len({names.pile(pile) for pile in ORDER}) == len({names.brief(pile) for pile in ORDER}) == 11


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("spelt_in", ["fr", "en"])
def test_cards_and_numbers_of_deals_are_read_as_they_are_written(
    language: str, spelt_in: str, qapp: Any
) -> None:
    """Whatever language the program spoke when they were copied."""
    deal = pack(7)
    with spoken(spelt_in):
        text = " ".join(map(names.short, deal))
        title = EstRoyalWording({}).deal_title(1234)
    with spoken(language):
        assert from_text(text) == deal
        assert number_in(title) == 1234
        form = DealForm()
        form.text.setPlainText(text)
        assert form.problem() == ""
        assert form.opening().steps[0][2] == list(deal)
        form.number.setText(title)
        assert form.problem() == "" and form.opening().notes == {"deal": 1234}
        form.deleteLater()


def test_french_is_spoken_with_its_signs_and_letters(qapp: Any) -> None:
    with spoken("fr"):
        assert names.card("QH") == "dame de cœur" and names.short("QH") == "D♥" and names.short("TS") == "10♠"
        assert names.the_card("AS").startswith("l’as")
        for reason in reasons():
            details = {**DETAILS, "wanted": "9S" if reason.startswith("wrong_") else "9"}
            text = EstRoyalWording({}).refusal(Illegal("A", "move", None, reason, details))
            assert not re.search(r"[^\u202f\u00a0][!?;:]", text), text


def test_a_refusal_is_written_whole_in_the_smallest_window(wording: EstRoyalWording) -> None:
    """The longest is written in two lines at most, and never cut."""
    for size in ((640, 560), (1024, 640)):
        for scale in (1.0, 2.0):
            places = layout(*size, scale)
            px = round(1.2 * places.text)
            box = places.headline.w - 1.2 * places.headline.h
            for reason in reasons():
                details = {**DETAILS, "card": "QD", "on": "QD", "wanted": "4C" if "wrong" in reason else "4"}
                text = EstRoyalWording({}).refusal(Illegal("A", "move", None, reason, details))
                wide = QFontMetricsF(theme.sans(px * 1.08, True)).horizontalAdvance(text)
                # 0.6 is how much smaller a notice writes before it cuts.
                assert wide * 0.6 <= 2 * box * 0.94, (size, scale, text)


def test_every_place_has_a_name_also_the_empty_ones(table: Table) -> None:
    session = session_of()
    view = table(session)
    board = accessibility.interface_of(view)
    rng = Random(3)
    empty = 0
    for _ in range(120):
        children = [board.child(index) for index in range(board.childCount())]
        said = [loose(child.text(NAME)) for child in children if child is not None]
        assert len(said) == len(set(said)) == 13 and all(said_well(text) for text in said), said
        empty += sum(text.endswith("empty") for text in said)
        if session.over:
            break
        play_on(session, rng, 1)
    assert empty
    texts = {target.key: loose(target.name) for target in view.table().targets()}
    assert texts["stock"].startswith("Stock: ") and "wants" in texts["f1"]
    assert "hidden" not in " ".join(texts.values())
    unseen = set("".join(texts.values()))
    assert unseen


def test_names_tell_nothing_of_the_stock(table: Table) -> None:
    """Two games that differ in the order of the stock only are read out alike."""
    pack = list(session_of().record.steps[0][2])
    other = [*pack[:6], *reversed(pack[6:])]
    heard = []
    for cards in (pack, other):
        session = Session.new("est-royal", ["Léa"], opening=[("chance", "deal", cards)], autosave=False)
        heard.append([target.name for target in table(session).table().targets()])
    assert heard[0] == heard[1]


def test_what_happens_is_read_out_once(table: Table) -> None:
    session, line = won_game()
    view = table(session)
    scene = scene_of(view)
    told: list[str] = []
    scene.told.connect(told.append)
    for kind, value in line[:12]:
        told.clear()
        assert session.answer(value, kind=kind)
        assert told and told[0] and len(told) <= 2
    told.clear()
    session.undo()
    assert any("move 11" in loose(text) for text in told), told
    told.clear()
    source = scene.legal()[0][0]
    scene.choose(source)
    assert len(told) == 1 and names.card(cards_of(session.view(), source)[-1]) in told[0].lower()


def test_focus_is_told_to_whoever_reads_out(table: Table) -> None:
    view = table(session_of())
    heard: list[str] = []
    view.table().focus_moved.connect(heard.append)
    from PySide6.QtCore import Qt

    strike(view, Qt.Key.Key_Down)
    strike(view, Qt.Key.Key_Right)
    assert heard == ["stock", "f1"]


def test_the_game_is_on_the_shelf_with_all_its_parts() -> None:
    table = registry.table_of("est-royal")
    assert table is est_royal.TABLE
    assert table.scene().__name__ == "EstRoyalScene"
    assert table.companion is not None and table.companion().__name__ == "EstRoyalCompanion"
    assert table.opening_form is not None and table.opening_form().__name__ == "DealForm"
