"""Card texts come from the data: every payment and effect says what it does, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pierres.rules.aux_pierres.characters import Character, Effect, Option, Pay, own_cards
from pierres.rules.aux_pierres.constants import COINS, COLOURS
from pierres.store import library
from pierres.table import registry
from pierres.wording.aux_pierres import card_text
from tests.languages import loose, spoken

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=["fr", "en"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with spoken(request.param):
        yield request.param


def whole(text: str) -> None:
    """A text that is finished: no placeholder, no plural of two minds, no straight apostrophe."""
    assert text and text == text.strip()
    for mark in ("{", "}", "%n", "(s)", "  ", ".."):
        assert mark not in text, text


def box() -> dict[str, Character]:
    return dict(library.game("aux-pierres").characters)  # type: ignore[attr-defined]


FRENCH = {
    "witch": "la Sorcière, de la Sorcière, à la Sorcière",
    "red_dragon": "le Dragon rouge, du Dragon rouge, au Dragon rouge",
    "blue_dragon": "le Dragon bleu, du Dragon bleu, au Dragon bleu",
    "yellow_dragon": "le Dragon jaune, du Dragon jaune, au Dragon jaune",
    "enchanter": "l’Enchanteur, de l’Enchanteur, à l’Enchanteur",
    "magician": "le Magicien, du Magicien, au Magicien",
    "sorcerer": "le Sorcier, du Sorcier, au Sorcier",
    "thief": "le Voleur, du Voleur, au Voleur",
    "alchemist": "l’Alchimiste, de l’Alchimiste, à l’Alchimiste",
    "ancient_dragon": "l’Ancien dragon, de l’Ancien dragon, à l’Ancien dragon",
    "apprentice": "l’Apprenti sorcier, de l’Apprenti sorcier, à l’Apprenti sorcier",
    "brigand": "le Brigand, du Brigand, au Brigand",
    "charlatan": "le Charlatan, du Charlatan, au Charlatan",
    "doppelganger": "le Doppelganger, du Doppelganger, au Doppelganger",
    "two_headed_dragon": "le Dragon à deux têtes, du Dragon à deux têtes, au Dragon à deux têtes",
    "rainbow_dragon": "le Dragon arc-en-ciel, du Dragon arc-en-ciel, au Dragon arc-en-ciel",
    "enchantress": "l’Ensorceleuse, de l’Ensorceleuse, à l’Ensorceleuse",
    "ghost": "le Fantôme, du Fantôme, au Fantôme",
    "fairy": "la Fée, de la Fée, à la Fée",
    "gnome": "le Gnome, du Gnome, au Gnome",
    "goblin": "le Gobelin, du Gobelin, au Gobelin",
    "imp": "le Lutin, du Lutin, au Lutin",
    "merchant": "le Marchand, du Marchand, au Marchand",
    "dwarf_4": "le Nain, du Nain, au Nain",
    "dwarf_5": "le Nain, du Nain, au Nain",
    "necromancer": "le Nécromant, du Nécromant, au Nécromant",
    "goldsmith": "l’Orfèvre, de l’Orfèvre, à l’Orfèvre",
    "troll": "le Troll, du Troll, au Troll",
}


def test_every_character_has_its_french_articles() -> None:
    from pierres.wording.aux_pierres.names import forms

    characters = box()
    assert set(FRENCH) == set(characters)
    with spoken("fr"):
        for key, wanted in FRENCH.items():
            said = forms(characters[key])
            assert ", ".join((said["the"], said["of_the"], said["to_the"])) == wanted
            assert said["The"] == said["the"][0].upper() + said["the"][1:]


def test_an_own_card_has_no_article() -> None:
    from pierres.wording.aux_pierres.names import forms

    card = {"id": "pedlar", "fr": "Colporteuse", "deck": "special", "option": [{"do": [{"op": "bag_push"}]}]}
    (own,) = own_cards([card], ())
    with spoken("fr"):
        said = forms(own)
        assert said["the"] == "«\u00a0Colporteuse\u00a0»"
        assert said["of_the"] == "de «\u00a0Colporteuse\u00a0»"
    with spoken("en"):  # it has no English name: the French one serves
        assert forms(own)["the"] == "“Colporteuse”"


def test_the_texts_of_the_box(language: str) -> None:
    characters = box()
    wording = registry.wording("aux-pierres", characters)
    labels = set()
    for key in characters:
        whole(wording.character_text(key))
        whole(wording.card_line(key))
        labels.add(wording.character_label(key))
    assert len(labels) == len(characters)


def test_some_texts_word_by_word() -> None:
    wording = registry.wording("aux-pierres", box())
    with spoken("en"):
        assert loose(wording.character_text("enchanter")) == (
            "Pay the bank three stones, one of each colour, then score 1 point.\n"
            "Or gain 3 silver from the bank."
        )
        assert loose(wording.character_text("gnome")) == "Gain 2 common gold and 2 silver from the bank."
        assert loose(wording.card_line("sorcerer")) == "4 stones of one colour: 2 points or 1 common gold"
    with spoken("fr"):
        assert loose(wording.character_text("apprentice").split("\n")[0]) == (
            "Payez à la banque 2 pierres d’une même couleur, puis marquez 1 point."
        )
        assert loose(wording.character_text("dwarf_4")) == "Recevez 4 pièces d’argent de la banque."
        assert loose(wording.character_label("dwarf_5")) == "Nain (5 pièces d’argent)"


# ---- the whole vocabulary


def payments() -> Iterator[Pay | None]:
    yield None
    yield Pay("all_stones")
    yield Pay("bid")
    for n in range(1, 7):
        yield Pay("stones", stones=n, pattern="any")
    for n in range(2, 7):
        yield Pay("stones", stones=n, pattern="same")
    for n in (2, 3):
        yield Pay("stones", stones=n, pattern="distinct")
    for counts in product((0, 1, 5), repeat=3):
        if any(counts):
            yield Pay("coins", coins={c: n for c, n in zip(COINS[:3], counts, strict=True) if n})


def effects() -> Iterator[Effect]:
    for coin, n in product(COINS, (1, 2, 12)):
        yield Effect("gain", coin=coin, n=n)
    for colour, n in product((*COLOURS, "choice"), range(1, 7)):
        yield Effect("gain_stones", colour=colour, n=n)
    for n in (1, 2):
        yield Effect("score", n=n)
    ladders = [
        ("stone",),
        ("stone", "silver"),
        ("common",),
        ("fairy", "common", "silver"),
        ("silver", "fairy"),
    ]
    for victim, ladder, n in product(("second_bidder", "chosen_other"), ladders, (1, 2, 3)):
        yield Effect("steal", from_=victim, ladder=ladder, n=n)
    for victim, coins in product(
        ("second_bidder", "chosen_other"), [("fairy",), ("common", "silver"), ("fairy", "common", "silver")]
    ):
        yield Effect("seize", from_=victim, coins=coins)
    for who, colour in product(("everyone", "others"), (*COLOURS, "choice")):
        yield Effect("banish", who=who, colour=colour)
    for per_colour, keep in product((1, 2, 6), (1, 2, 6)):
        yield Effect("bag_draw", per_colour=per_colour, keep=keep)
    yield Effect("bag_push")
    for gold, silver in ((1, 3), (2, 0), (0, 4), (12, 12)):
        yield Effect("buy", gold=gold, silver=silver)
    for pool, pick in product(("played", "unplayed"), ("choice", "random")):
        yield Effect("perform", pool=pool, pick=pick)
    yield Effect("keep")


def test_different_effects_and_payments_read_differently(language: str) -> None:
    said: dict[str, Option] = {}
    for pay in payments():
        said_before = len(said)
        option = Option(pay, (Effect("score", n=1),))
        text = card_text.option_text(option)
        whole(text)
        assert text not in said, (option, said[text])
        said[text] = option
        assert len(said) == said_before + 1
    for effect in effects():
        option = Option(None, (effect,))
        text = card_text.option_text(option)
        whole(text)
        whole(card_text.option_line(option))
        if option != Option(None, (Effect("score", n=1),)):
            assert text not in said, (option, said[text])
            said[text] = option


ALL_PAYMENTS, ALL_EFFECTS = list(payments()), list(effects())
OPTIONS = st.builds(
    Option,
    st.sampled_from(ALL_PAYMENTS),
    st.lists(st.sampled_from(ALL_EFFECTS), min_size=1, max_size=4).map(tuple),
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(options=st.lists(OPTIONS, min_size=1, max_size=4).map(tuple))
def test_any_own_card_has_a_finished_text(language: str, options: tuple[Option, ...]) -> None:
    card = replace(box()["gnome"], id="own", options=options)
    for line in card_text.full(card).split("\n"):
        whole(line)
        assert line[0].isupper() and line[-1] == "."
    whole(card_text.line(card))


def test_a_change_of_the_data_changes_the_text(language: str) -> None:
    dwarf = box()["dwarf_4"]
    (option,) = dwarf.options
    stronger = replace(dwarf, options=(replace(option, do=(replace(option.do[0], n=7),)),))
    assert "4" in card_text.full(dwarf) and "7" not in card_text.full(dwarf)
    assert "7" in card_text.full(stronger) and "4" not in card_text.full(stronger)


def test_the_rules_page_holds_every_card(language: str) -> None:
    characters = box()
    wording = registry.wording("aux-pierres", characters)
    page = wording.rules()
    assert page.startswith("<!DOCTYPE html>") and "<!--cards-->" not in page
    assert page.count("<p><b>") >= len(characters)
    for key in characters:
        assert wording.character_text(key).split("\n")[0] in page


def test_a_name_on_the_rules_page_is_text_and_not_markup(language: str) -> None:
    card = {
        "id": "x",
        "fr": "<b>Bob",
        "en": "<b>Bob",
        "deck": "special",
        "option": [{"do": [{"op": "bag_push"}]}],
    }
    (own,) = own_cards([card], ())
    page = registry.wording("aux-pierres", {**box(), "x": own}).rules()
    assert "&lt;b&gt;Bob" in page and "<b>Bob" not in page
