"""The help tells every house ruling of every rule book, as one, in both languages.

An entry of the page names its rulings in a comment, which nobody sees.
"""

import re
from pathlib import Path

import pytest

import pierres
from pierres.paths import resource_path

BOOKS = {"aux-pierres": "aux_pierres", "jeu-des-dragons": "jeu_des_dragons", "est-royal": "est_royal"}
HEADINGS = {"en": "House rulings", "fr": "Points tranchés par ce programme"}
_COMMENT = re.compile(r"<!--((?:[RED]-\w+ ?)+)-->")
_RULING = re.compile(r"(?:\| |\*\*)([RED]-\w+)(?: \| |\*\* \()(\w+)(?: \| |\))(.*)")


def page(game: str, language: str) -> str:
    return resource_path("rules", f"{game}.{language}.html").read_text(encoding="utf-8")


def rulings_of_the_house(game: str) -> set[str]:
    book = Path(pierres.__file__).parent / "rules" / BOOKS[game] / "RULES.md"
    found = _RULING.findall(book.read_text(encoding="utf-8"))
    return {number for number, kind, text in found if kind in ("house", "option") or "House:" in text}


@pytest.mark.parametrize("language", HEADINGS)
@pytest.mark.parametrize("game", BOOKS)
def test_every_house_ruling_is_told_as_one(game: str, language: str) -> None:
    text = page(game, language)
    assert text.count(f">{HEADINGS[language]}</h2>") == 1
    before, _, told = text.partition(HEADINGS[language])
    wanted = rulings_of_the_house(game)
    assert len(wanted) >= 5
    named = [number for comment in _COMMENT.findall(told) for number in comment.split()]
    assert set(named) == wanted
    assert len(named) == len(set(named)) and not _COMMENT.search(before)
    for entry in re.findall(r"<li>(<!--.*?-->)?(.*?)</li>", told):
        assert len(entry[1]) > 20


@pytest.mark.parametrize("game", BOOKS)
def test_both_languages_tell_the_same_in_the_same_order(game: str) -> None:
    english, french = (
        re.findall(r"<!--.*?-->|<h\d[^>]*>|<li>|<p>", page(game, language)) for language in ("en", "fr")
    )
    assert english == french
