"""The cards as data: the 70 of the box, and a loader that refuses whatever the vocabulary does not allow."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from pierres.paths import resource_path
from pierres.rules import registry
from pierres.rules.game import CHANCE
from pierres.rules.given import BadCard
from pierres.rules.jeu_des_dragons.cards import Card, read_cards
from pierres.rules.jeu_des_dragons.powers import AT_ONCE, WITH_A_CHOICE
from pierres.rules.legal import Deal, Some
from tests.rules.jeu_des_dragons_house import sit
from tests.rules.test_legal import agree

TEXT = resource_path("dragons.toml").read_text("utf-8")
STRENGTHS = {
    "black": [1, 2, 3, 5, 7, 9], "blue": [1, 2, 4, 7, 9, 11], "green": [1, 2, 4, 6, 8, 10],
    "red": [2, 3, 5, 8, 10, 12], "white": [1, 2, 3, 4, 6, 8], "brass": [1, 2, 4, 5, 7, 9],
    "bronze": [1, 3, 6, 7, 9, 11], "copper": [1, 3, 5, 7, 8, 10], "gold": [2, 4, 6, 9, 11, 13],
    "silver": [2, 3, 6, 8, 10, 12],
}  # fmt: skip
LEGENDS = {
    "bahamut": 13, "tiamat": 13, "dracolich": 10, "archmage": 9, "dragonslayer": 8, "thief": 7, "druid": 6,
    "priest": 5, "princess": 4, "fool": 3,
}  # fmt: skip


def cards() -> dict[str, Card]:
    return {card.id: card for card in read_cards(TEXT, "dragons.toml")}


def test_there_are_seventy_cards_of_the_right_strengths() -> None:
    there = cards()
    wanted = {f"{colour}-{n}": n for colour, numbers in STRENGTHS.items() for n in numbers} | LEGENDS
    assert {name: card.strength for name, card in there.items()} == wanted
    assert len(there) == 70 and sum(wanted.values()) == 419
    natures = Counter(card.nature for card in there.values())
    assert natures == {"good": 30, "evil": 31, "divine": 2, "mortal": 7}
    assert sum(card.dragon for card in there.values()) == 63


def test_sides_and_colours_are_those_of_the_rules() -> None:
    evil = ["black", "blue", "green", "red", "white"]
    for name, card in cards().items():
        colour = name.split("-")[0]
        if colour in STRENGTHS:
            assert card.side == ("evil" if colour in evil else "good")
            assert card.colours == (colour,) and card.power == colour
        assert card.name("fr") and card.name("en")
        assert (card.side == "") == (card.nature == "mortal")
    there = cards()
    assert there["tiamat"].colours == tuple(evil)
    assert there["bahamut"].colours == there["dracolich"].colours == ()
    assert [there[name].always for name in ("bahamut", "tiamat")] == ["evil", "good"]
    assert there["tiamat"].effects == ()


def test_mortals_pay_first_but_the_thief() -> None:
    """Payment comes before the rest of a mortal's power (section 6)."""
    for card in cards().values():
        if card.nature == "mortal":
            first = card.effects[0]
            assert (first.op, first.n) == (("take", 7) if card.id == "thief" else ("pay", 1))


def test_the_engine_knows_every_word_of_the_file() -> None:
    ops = {effect.op for card in cards().values() for effect in card.effects}
    assert ops == set(AT_ONCE) | set(WITH_A_CHOICE)
    assert not set(AT_ONCE) & set(WITH_A_CHOICE)


def test_the_spec_and_the_program_have_the_same_cards() -> None:
    """Every line of a card is a table with the same keys; the powers stand apart."""
    data = tomllib.loads(TEXT)
    keys = {"id", "strength", "nature", "side", "dragon", "colours", "power", "always", "fr", "en"}
    assert all(set(card) == keys for card in data["card"])
    assert {card["power"] for card in data["card"]} == set(data["power"])


Spoil = Callable[[dict[str, Any]], object]


def _card(**keys: Any) -> Spoil:
    return lambda data: data["card"][3].update(keys)


def _effect(**keys: Any) -> Spoil:
    return lambda data: data["power"]["green"][0].update(keys)


FAULTS: list[tuple[Spoil, str]] = [
    (lambda data: data.update(schema=1), "unknown key 'schema'"),
    (lambda data: data.pop("card"), "card: expected a list"),
    (lambda data: data.update(power=[]), "power: expected a table"),
    (lambda data: data["card"].append(3), "card 71: expected a table"),
    (lambda data: data["card"].append(data["card"][0]), "card 71: black-1 appears twice"),
    (lambda data: data.update(card=data["card"][:60]), "card: expected at least 61, not 60"),
    (_card(id="Black 5"), "card 4: id: 'Black 5' is no id of a card"),
    (_card(hue=1), "card 4: unknown key 'hue'"),
    (_card(strength=0), "card 4 (black-5): strength: expected a number from 1 to 13"),
    (_card(strength=True), "card 4 (black-5): strength: expected a number from 1 to 13"),
    (_card(nature="vile"), "card 4 (black-5): nature: expected one of"),
    (_card(side="mortal"), "card 4 (black-5): side: expected one of good, evil"),
    (_card(dragon=False), "card 4 (black-5): dragon: true for a dragon"),
    (_card(colours="black"), "card 4 (black-5): colours: expected a list of names"),
    (_card(power="purple"), "card 4 (black-5): power: expected one of"),
    (_card(always="mortal"), "card 4 (black-5): always: expected one of"),
    (_card(fr=" "), "card 4 (black-5): fr: expected a name"),
    (lambda data: data["power"].update(red=3), "power: red: expected a list of effects"),
    (lambda data: data["power"].update(red=[3]), "power: red: effect 1: expected a table"),
    (_effect(op="fly"), "power: green: effect 1: op: 'fly' is not in the vocabulary"),
    (_effect(op=None), "power: green: effect 1: op: None is not in the vocabulary"),
    (_effect(when="mortal"), "power: green: effect 1: unknown key 'when'"),
    (_effect(of="weakest"), "power: green: effect 1: of: expected one of left, strongest"),
    (_effect(than=""), "power: green: effect 1: than: expected one of weaker, stronger"),
    (_effect(n="5"), "power: green: effect 1: n: expected a number from 1 to 100"),
]


@pytest.mark.parametrize(("spoil", "message"), FAULTS, ids=[message for _, message in FAULTS])
def test_a_fault_is_named_by_its_place(spoil: Spoil, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tomllib.loads(TEXT)
    spoil(data)
    monkeypatch.setattr(tomllib, "loads", lambda text: data)
    with pytest.raises(BadCard) as caught:
        read_cards("", "dragons.toml")
    assert str(caught.value).startswith(f"dragons.toml: {message}")


def test_a_text_that_is_no_toml_is_refused() -> None:
    with pytest.raises(BadCard, match=r"^dragons\.toml: not TOML: "):
        registry.build("jeu-des-dragons", {"dragons.toml": "card = ["})


# -- spaces of answers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 6))
def test_choices_of_several_cards(number: int) -> None:
    legal = Some(("fool", "gold-2", "green-4", "white-6", "red-12"), number)
    agree(legal)
    for wrong in (
        ["fool"] * number if number > 1 else [],
        ["gold-4"] * number,
        "fool",
        None,
        [None] * number,
    ):
        assert wrong not in legal
    assert legal.read(list(reversed(legal[0]))) == tuple(legal[0])
    for index in (-1, legal.size):
        with pytest.raises(IndexError):
            legal[index]


def test_the_deal_of_the_hands_is_fair_by_card() -> None:
    """Every card is dealt to every seat about as often; an index says the whole deal."""
    pack = sit(3).box.pack
    legal = Deal(("Ada", "Bo", "Cy"), pack, 6)
    rng = random.Random(1)
    dealt = Counter[tuple[str, str]]()
    for _ in range(1200):
        deal = legal[rng.randrange(legal.size)]
        assert legal.read(deal) == tuple(tuple(hand) for hand in deal.values())
        dealt.update((seat, card) for seat, hand in deal.items() for card in hand)
    assert len(dealt) == 210
    expected = 1200 * 6 / 70
    assert all(abs(count - expected) < 5 * expected**0.5 for count in dealt.values())
    first, last = legal[0], legal[legal.size - 1]
    assert first["Ada"] == list(pack[:6]) and last["Ada"] == list(pack[:-7:-1])
    assert next(iter(legal)) == first


@pytest.mark.parametrize(
    "wrong",
    [
        None, [], {}, {"Ada": []}, {"Ada": ["fool"] * 6, "Bo": ["druid"] * 6},
        {"Ada": list(STRENGTHS), "Bo": []}, {"Ada": [None] * 6, "Bo": [[]] * 6},
    ],
)  # fmt: skip
def test_a_deal_that_is_none_is_refused(wrong: Any) -> None:
    position = sit(2)
    assert position.open[0].who == CHANCE
    assert wrong not in position.open[0].legal
