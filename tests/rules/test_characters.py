"""Characters as data: the box is complete, own cards are read, all else is refused with a reason."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pierres.paths import resource_path
from pierres.rules import registry
from pierres.rules.aux_pierres.characters import (
    Character,
    own_cards,
    read_characters,
    read_own_cards,
    warnings_for,
)
from pierres.rules.given import BadCard, BadGame
from tests.rules.aux_pierres_house import OWN_CARDS, sit

Card = dict[str, Any]
BOX = resource_path("characters.toml").read_text("utf-8")


def card(**keys: Any) -> Card:
    """A small good card, with some keys changed."""
    return {"id": "pedlar", "fr": "Colporteuse", "deck": "special", "option": [{"do": [effect()]}], **keys}


def effect(**keys: Any) -> dict[str, Any]:
    return {"op": "gain", "coin": "silver", "n": 2, **keys}


def doing(*effects: dict[str, Any], **keys: Any) -> Card:
    return card(option=[{"do": list(effects)}], **keys)


def paying(pay: Any) -> Card:
    return card(option=[{"pay": pay, "do": [effect()]}])


def toml(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return json.dumps(value)


def own_file(cards: list[Card]) -> str:
    tables = ["\n".join(["[[character]]", *(f"{key} = {toml(one[key])}" for key in one)]) for one in cards]
    return "\n\n".join(["schema = 1", *tables])


# -- the box -------------------------------------------------------------------------------------------


def test_the_box_has_27_characters_on_33_cards() -> None:
    cards = read_characters(BOX, "characters.toml")
    assert len(cards) == 28  # the dwarf comes in two
    assert sum(one.copies for one in cards) == 33
    assert sum(one.copies for one in cards if one.deck == "base") == 8
    assert sorted(one.id for one in cards if one.copies == 2) == [
        "ancient_dragon", "apprentice", "charlatan", "fairy", "two_headed_dragon",
    ]  # fmt: skip
    assert [one.id for one in cards if one.always_first] == ["witch"]
    assert [one.id for one in cards if one.may_decline] == ["necromancer"]
    assert sorted(one.id for one in cards if not one.doubling) == ["doppelganger", "necromancer"]
    assert all(set(one.names) == {"fr", "en"} for one in cards)


def test_a_name_is_there_in_any_language() -> None:
    (one,) = own_cards([card()], ())
    assert one.name("fr") == one.name("en") == "Colporteuse"
    (both,) = own_cards([card(en="Pedlar")], ())
    assert (both.name("fr"), both.name("en")) == ("Colporteuse", "Pedlar")


# -- good own cards ------------------------------------------------------------------------------------

GOOD: list[Card] = [
    *OWN_CARDS,
    doing({"op": "gain", "coin": "fairy", "n": 1}, {"op": "gain", "coin": "amulet", "n": 12}),
    doing({"op": "gain_stones", "colour": "red", "n": 1}, {"op": "gain_stones", "colour": "choice", "n": 6}),
    doing({"op": "score", "n": 1}, {"op": "score", "n": 2}),
    doing({"op": "steal", "from": "second_bidder", "ladder": ["stone", "common", "fairy", "silver"], "n": 1}),
    doing({"op": "steal", "from": "chosen_other", "ladder": ["silver"], "n": 3}),
    doing({"op": "seize", "from": "chosen_other", "coins": ["silver", "fairy", "common"]}),
    doing({"op": "banish", "who": "others", "colour": "yellow"}),
    doing({"op": "bag_draw", "per_colour": 6, "keep": 6}),
    doing({"op": "bag_push"}),
    doing({"op": "buy", "gold": 12}),
    doing({"op": "buy", "silver": 1}),
    doing({"op": "perform", "pool": "unplayed", "pick": "random"}),
    card(id="a", copies=3, may_decline=True, doubling="forbidden", always_first=False),
    card(id="a" * 32, en="N"),
    card(id="x9_", fr="É" * 40),
    *[paying({"stones": n, "pattern": "any"}) for n in (1, 6)],
    *[paying({"stones": n, "pattern": "same"}) for n in (2, 6)],
    *[paying({"stones": n, "pattern": "distinct"}) for n in (2, 3)],
    paying({"stones": "all"}),
    paying({"coins": {"fairy": 1, "common": 20, "silver": 3}}),
    paying({"bid": True}),
    card(option=[{"do": [effect()]}] * 4),
    doing(*[effect()] * 4),
]


@pytest.mark.parametrize("good", GOOD, ids=lambda one: f"{one['id'][:10]}")
def test_a_good_card_is_read_from_a_record_and_from_a_file(good: Card) -> None:
    (from_options,) = own_cards([copy.deepcopy(good)], ["witch"])
    (from_file,) = read_own_cards(own_file([good]), "mine.toml")
    assert from_options.options == from_file.options
    assert _plain(from_options) == _plain(from_file)
    assert sit(3, cards=[good]).characters[good["id"]].copies == good.get("copies", 1)


def _plain(character: Character) -> tuple[object, ...]:
    return (
        character.id, dict(character.names), character.deck, character.copies, character.always_first,
        character.may_decline, character.doubling, character.options,
    )  # fmt: skip


def test_what_a_card_says_is_what_is_read() -> None:
    ((option,),) = (one.options for one in own_cards([paying({"coins": {"silver": 8}})], ()))
    assert option.pay is not None
    assert (option.pay.kind, dict(option.pay.coins)) == ("coins", {"silver": 8})
    theft = doing({"op": "steal", "from": "chosen_other", "ladder": ["fairy", "silver"], "n": 3})
    (done,) = own_cards([theft], ())[0].options[0].do
    assert (done.op, done.from_, done.ladder, done.n) == ("steal", "chosen_other", ("fairy", "silver"), 3)
    bought = own_cards([doing({"op": "buy", "silver": 5})], ())[0].options[0].do[0]
    assert (bought.gold, bought.silver) == (0, 5)


def test_defaults_of_a_card() -> None:
    (one,) = own_cards([card()], ())
    assert (one.copies, one.always_first, one.may_decline, one.doubling) == (1, False, False, True)


def test_own_cards_join_the_special_deck_with_all_their_copies() -> None:
    position = sit(3, cards=OWN_CARDS)
    assert len(position.deck) == 25 + sum(one.get("copies", 1) for one in OWN_CARDS)


def test_a_file_without_cards_has_none() -> None:
    assert read_own_cards("schema = 1", "mine.toml") == ()


# -- warnings ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "warned"),
    [
        (doing({"op": "score", "n": 1}), True),
        (
            card(
                option=[{"pay": {"bid": True}, "do": [effect()]}, {"do": [effect(), {"op": "score", "n": 2}]}]
            ),
            True,
        ),
        (card(option=[{"pay": {"stones": 1, "pattern": "any"}, "do": [{"op": "score", "n": 1}]}]), False),
        (
            card(
                option=[{"pay": {"coins": {"fairy": 1}}, "do": [{"op": "score", "n": 2}]}, {"do": [effect()]}]
            ),
            False,
        ),
        (card(), False),
    ],
)
def test_a_card_that_scores_without_paying_is_accepted_with_a_warning(one: Card, warned: bool) -> None:
    (character,) = own_cards([one], ())
    assert warnings_for(character) == (("scores_for_nothing",) if warned else ())


# -- what is refused -----------------------------------------------------------------------------------

BAD: list[tuple[str, Card, str]] = [
    ("unknown key of a card", card(speed=3), "unknown key 'speed'"),
    ("unknown key of an option", card(option=[{"do": [effect()], "cost": 1}]), "unknown key 'cost'"),
    ("unknown key of a payment", paying({"stones": 2, "pattern": "any", "gems": 1}), "unknown key 'gems'"),
    ("unknown key of an effect", doing(effect(colour="red")), "unknown key 'colour'"),
    ("a key of another operation", doing({"op": "bag_push", "n": 1}), "unknown key 'n'"),
    ("unknown op", doing({"op": "win"}), "op: 'win' is not in the vocabulary"),
    ("no op", doing({"coin": "silver", "n": 1}), "op: None is not in the vocabulary"),
    ("op that is a list", doing({"op": ["gain"]}), "is not in the vocabulary"),
    ("unknown coin", doing(effect(coin="gold")), "coin: expected one of fairy, common"),
    ("unknown colour", doing({"op": "gain_stones", "colour": "green", "n": 1}), "colour: expected one of"),
    ("unknown who", doing({"op": "banish", "who": "me", "colour": "red"}), "who: expected one of everyone"),
    ("unknown from", doing({"op": "seize", "from": "all", "coins": ["fairy"]}), "from: expected one of"),
    ("unknown pool", doing({"op": "perform", "pool": "deck", "pick": "choice"}), "pool: expected one of"),
    ("unknown pick", doing({"op": "perform", "pool": "played", "pick": "best"}), "pick: expected one of"),
    ("unknown pattern", paying({"stones": 3, "pattern": "pairs"}), "pattern: expected one of any, same"),
    ("no pattern", paying({"stones": 3}), "pattern: expected one of any, same, distinct"),
    ("unknown doubling", card(doubling="maybe"), "doubling: expected one of allowed, forbidden"),
    ("no fr and no en", {**card(), "fr": None}, "fr: a name has 1 to 40 printable characters"),
    ("empty name", card(fr=""), "fr: a name has 1 to 40"),
    ("blank name", card(fr="  "), "fr: a name has 1 to 40"),
    ("name of 41 letters", card(en="x" * 41), "en: a name has 1 to 40"),
    ("name with a line break", card(en="a\nb"), "en: a name has 1 to 40"),
    ("name that turns writing around", card(en="a\u202eb"), "en: a name has 1 to 40"),
    ("name that is a number", card(fr=3), "fr: a name has 1 to 40"),
    ("copies 0", card(copies=0), "copies: expected a number from 1 to 3"),
    ("copies 4", card(copies=4), "copies: expected a number from 1 to 3"),
    ("copies true", card(copies=True), "copies: expected a number from 1 to 3"),
    ("copies 1.0", card(copies=1.0), "copies: expected a number from 1 to 3"),
    ("no options", card(option=[]), "option: expected 1 to 4"),
    ("five options", card(option=[{"do": [effect()]}] * 5), "option: expected 1 to 4"),
    ("options that are a table", card(option={"do": [effect()]}), "option: expected 1 to 4"),
    ("an option that is a word", card(option=["gain"]), "option 1: expected a table"),
    ("no effects", doing(), "option 1: do: expected 1 to 4"),
    ("five effects", doing(*[effect()] * 5), "option 1: do: expected 1 to 4"),
    ("an effect that is a word", card(option=[{"do": ["gain"]}]), "effect 1: expected a table"),
    ("base deck", card(deck="base"), "deck: expected one of special"),
    ("no deck", {key: value for key, value in card().items() if key != "deck"}, "deck: expected one of"),
    ("always first", card(always_first=True), "always_first: not for own cards"),
    ("always first 1", card(always_first=1), "always_first: must be true or false"),
    ("may decline 1", card(may_decline=1), "may_decline: must be true or false"),
    ("may decline yes", card(may_decline="true"), "may_decline: must be true or false"),
    ("keep", doing({"op": "keep"}), "op: 'keep' is not in the vocabulary"),
    (
        "two performs in an option",
        doing(*[{"op": "perform", "pool": "played", "pick": "choice"}] * 2),
        "option 1: two perform in one option",
    ),
    ("payment that is a number", paying(3), "pay: expected a table"),
    ("payment of nothing", paying({}), "exactly one of stones, coins and bid"),
    ("payment of two things", paying({"stones": "all", "bid": True}), "exactly one of stones, coins and bid"),
    ("bid false", paying({"bid": False}), "bid: must be true"),
    ("a pattern for all stones", paying({"stones": "all", "pattern": "any"}), "pattern: only with a number"),
    ("a pattern for coins", paying({"coins": {"fairy": 1}, "pattern": "any"}), "pattern: only with a number"),
    ("stones some", paying({"stones": "some", "pattern": "any"}), "stones: expected a number from 1 to 6"),
    ("no coins", paying({"coins": {}}), "coins: expected a table of coins"),
    ("coins in a list", paying({"coins": ["fairy"]}), "coins: expected a table of coins"),
    ("paid in amulets", paying({"coins": {"amulet": 1}}), "coins: unknown key 'amulet'"),
    ("paid in cursed coins", paying({"coins": {"cursed": 1}}), "coins: unknown key 'cursed'"),
    *[
        (
            f"{n} stones {pattern}",
            paying({"stones": n, "pattern": pattern}),
            f"stones: expected a number from {limits}",
        )
        for pattern, limits, wrong in (
            ("any", "1 to 6", (0, 7)),
            ("same", "2 to 6", (1, 7)),
            ("distinct", "2 to 3", (1, 4)),
        )
        for n in wrong
    ],
    *[
        (f"{n} silver to pay", paying({"coins": {"silver": n}}), "silver: expected a number from 1 to 20")
        for n in (0, 21, True, -1)
    ],
    *[(f"gain {n!r}", doing(effect(n=n)), "n: expected a number from 1") for n in (0, 13, True, "2", None)],
    *[
        (f"{n} stones", doing({"op": "gain_stones", "colour": "red", "n": n}), "n: expected a number from 1")
        for n in (0, 7)
    ],
    *[(f"{n} points", doing({"op": "score", "n": n}), "n: expected a number from 1 to 2") for n in (0, 3)],
    *[
        (
            f"{n} thefts",
            doing({"op": "steal", "from": "chosen_other", "ladder": ["stone"], "n": n}),
            "n: expected a number from 1 to 3",
        )
        for n in (0, 4)
    ],
    *[
        (what, doing({"op": "steal", "from": "chosen_other", "ladder": ladder, "n": 1}), reason)
        for what, ladder, reason in (
            ("empty ladder", [], "ladder: expected a list"),
            ("ladder that is a word", "stone", "ladder: expected a list"),
            ("ladder twice the same", ["stone", "fairy", "fairy"], "ladder: fairy stands twice"),
            ("stone not first", ["common", "stone"], "ladder: stone comes first"),
            ("amulets on a ladder", ["amulet"], "ladder: 'amulet' is not one of"),
            ("a list on a ladder", [["stone"]], "ladder: ['stone'] is not one of"),
        )
    ],
    *[
        (what, doing({"op": "seize", "from": "chosen_other", "coins": coins}), reason)
        for what, coins, reason in (
            ("no coins seized", [], "coins: expected a list"),
            ("coins twice", ["silver", "silver"], "coins: silver stands twice"),
            ("amulets seized", ["amulet"], "coins: 'amulet' is not one of"),
        )
    ],
    *[
        (
            f"{key} {n}",
            doing({"op": "bag_draw", "per_colour": 2, "keep": 2, key: n}),
            f"{key}: expected a number from 1 to 6",
        )
        for key in ("per_colour", "keep")
        for n in (0, 7)
    ],
    *[
        (f"price of {n} {coin}", doing({"op": "buy", coin: n}), f"{coin}: expected a number from 1 to 12")
        for coin in ("gold", "silver")
        for n in (0, 13)
    ],
    ("no price", doing({"op": "buy"}), "expected a price in gold or silver"),
]


@pytest.mark.parametrize(("what", "bad", "reason"), BAD, ids=[what for what, _, _ in BAD])
def test_a_bad_card_is_refused_with_source_card_and_reason(what: str, bad: Card, reason: str) -> None:
    with pytest.raises(BadCard) as caught:
        own_cards([bad], ())
    assert str(caught.value).startswith("options.cards: pedlar: ")
    assert reason in str(caught.value)
    if "null" in own_file([bad]):
        return  # which TOML cannot say
    with pytest.raises(BadCard) as caught:
        read_own_cards(own_file([bad]), "mine.toml")
    assert str(caught.value).startswith("mine.toml: pedlar: ")
    assert reason in str(caught.value)


def test_a_card_without_a_name_is_refused() -> None:
    nameless = card()
    del nameless["fr"]
    with pytest.raises(BadCard, match=r"mine\.toml: pedlar: neither fr nor en"):
        read_own_cards(own_file([nameless]), "mine.toml")


@pytest.mark.parametrize(
    "wrong", ["", "Pedlar", "9lives", "_a", "a-b", "a b", "é", "a" * 33, "a\n", 7, None, ["a"]]
)
def test_an_id_is_made_of_small_letters_digits_and_underscores(wrong: Any) -> None:
    with pytest.raises(BadCard, match=r"^options\.cards: card 2: id: wants a-z"):
        own_cards([card(), card(id=wrong)], ())


def test_an_id_is_used_once() -> None:
    with pytest.raises(BadCard, match=r"mine\.toml: pedlar: the id is already used"):
        read_own_cards(own_file([card(), card(en="Another")]), "mine.toml")
    with pytest.raises(BadCard, match=r"mine\.toml: ghost: the id is already used"):
        read_own_cards(own_file([card(id="ghost")]), "mine.toml", taken=["witch", "ghost"])
    for taken in ("witch", "thief", "ghost", "dwarf_5"):
        with pytest.raises(BadGame, match=f"options.cards: {taken}: the id is already used"):
            sit(3, cards=[card(id=taken)])


def test_at_most_36_cards_are_added() -> None:
    dozen = [card(id=f"card_{number}", copies=3) for number in range(12)]
    assert len(own_cards(dozen, ())) == 12
    with pytest.raises(BadCard, match=r"options\.cards: more than 36 cards added"):
        own_cards([*dozen, card()], ())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("schema = ", "not a TOML file"),
        ("", "expected schema = 1"),
        ("schema = 2", "expected schema = 1"),
        ("schema = true", "expected schema = 1"),
        ("schema = 1.0", "expected schema = 1"),
        ("schema = 1\nauthor = 'me'", "unknown key 'author'"),
        ("schema = 1\ncharacter = 3", "tables"),
        ("schema = 1\ncharacter = [3]", "card 1: expected a table"),
        ("schema = 1\n[character]\nid = 'a'", "tables"),
        ("schema = 1\n[[character]]\nid = 1979-05-27", "card 1: id: wants a-z"),
        ("schema = 1\n[[character]]\ncopies = " + "9" * 5000, "not a TOML file"),
        ("schema = 1\nx = " + "[" * 9000, "not a TOML file"),
    ],
)
def test_a_file_that_is_none_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadCard) as caught:
        read_own_cards(text, "mine.toml")
    assert str(caught.value).startswith("mine.toml: ")
    assert reason in str(caught.value)


@pytest.mark.parametrize("cards", [None, 3, "cards", {"id": "a"}, [None], [[]], [3]])
def test_options_cards_is_a_list_of_tables(cards: Any) -> None:
    with pytest.raises(BadCard, match=r"^options\.cards: "):
        own_cards(cards, ())


# -- nothing but a reason ------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_whatever_stands_in_options_cards_is_refused_as_a_bad_card(value: Any) -> None:
    try:
        own_cards(value, ())
    except BadCard as error:
        assert "options.cards" in str(error)
    else:
        assert value in ([], ())


@given(st.data())
def test_a_good_card_with_one_place_spoilt_is_read_or_refused(data: st.DataObject) -> None:
    cards = copy.deepcopy(OWN_CARDS)
    spoil = data.draw(st.sampled_from(list(_places(cards))))
    spoil(data.draw(JSON))
    try:
        read = own_cards(cards, ())
    except BadCard as error:
        assert "options.cards" in str(error)
    else:
        assert len(read) == len(cards)


def _places(value: Any) -> list[Callable[[Any], None]]:
    """A function for each place in the cards that puts something else there."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    found: list[Callable[[Any], None]] = []
    for key, inner in items:
        found.append(lambda other, key=key: value.__setitem__(key, other))
        if isinstance(inner, dict | list):
            found += _places(inner)
    return found


def test_a_huge_number_in_a_card_is_refused_in_words() -> None:
    with pytest.raises(BadCard, match="huge number"):
        own_cards([card(copies=-(10**5000))], ())


def test_the_tests_write_toml() -> None:
    assert tomllib.loads(own_file(OWN_CARDS))["character"] == OWN_CARDS


def test_the_box_is_read_by_the_registry() -> None:
    rules = registry.build("aux-pierres", {"characters.toml": BOX})
    assert rules.facts.id == "aux-pierres"
    with pytest.raises(BadCard, match=r"characters\.toml: expected schema"):
        registry.build("aux-pierres", {"characters.toml": "schema = 3"})
