"""The rules pages: the same chapters and the same house rulings in both languages, and all of them told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "resources" / "rules"
# What the rules of the games leave to us, by its mark.
HOUSE = {
    "aux-pierres": (
        "R",
        "S1 D4 D7 D9 B4 B5 B6 B8 B9 B11 B14 A2 A3 A4 T3 T7 Q1 Q2 Q4 U3 U4 C1 C2 C4 V3 V6 V7 V8 V9 V10 X2 X4 "
        "X9 X11 X16 X17 G2 G3 G5 G11 G12 P2 P6 P7 K1 K2 K3 K4 K5 K6 E5",
    ),
    "jeu-des-dragons": (
        "D",
        "5 9 11 20 22 23 26 27 29 30 31 33 35 40 42 52 53 54 55 59 60 62 63 64 65 67 68 72 73 76 77 80 81 "
        "84 85 86 87 88 89",
    ),
    "est-royal": ("E", "1 2 3 4 5"),
}
HEADING = {"en": "House rulings", "fr": "Points tranchés par ce programme"}


def page(game: str, language: str) -> str:
    return (PAGES / f"{game}.{language}.html").read_text("utf-8")


def rulings(text: str) -> list[str]:
    """The marks of the rulings that are told, in their order; each stands before its sentence."""
    return " ".join(re.findall(r"<li><!--([A-Z]-[^>]*)-->\S", text)).split()


@pytest.mark.parametrize("game", HOUSE)
def test_every_house_ruling_is_told_once_in_both_languages(game: str) -> None:
    letter, numbers = HOUSE[game]
    told = rulings(page(game, "en"))
    assert told == rulings(page(game, "fr")) and len(set(told)) == len(told)
    assert {f"{letter}-{number}" for number in numbers.split()} <= set(told)


@pytest.mark.parametrize("language", HEADING)
@pytest.mark.parametrize("game", HOUSE)
def test_rulings_stand_under_their_heading(game: str, language: str) -> None:
    text = page(game, language)
    chapters = re.split(r"<h2 ", text)
    titles = {chapter.split("</h2>")[0].split(">")[-1]: chapter for chapter in chapters[1:]}
    assert HEADING[language] in titles
    elsewhere = [
        title for title, chapter in titles.items() if rulings(chapter) and title != HEADING[language]
    ]
    assert len(elsewhere) <= 1, "what a table may choose has a chapter of its own"


@pytest.mark.parametrize("game", HOUSE)
def test_both_languages_have_the_same_chapters(game: str) -> None:
    def shape(text: str) -> list[str]:
        return re.findall(r'<(h[1-3](?: id="[a-z]+")?|ol|ul|li|p)\b', text)

    assert shape(page(game, "en")) == shape(page(game, "fr"))
