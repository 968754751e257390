"""Every ruling that code, data, help or tests cite stands in the rule book of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pierres.rules.registry import GAMES, package_of
from pierres.store import library

ROOT = Path(__file__).resolve().parents[2]
BOOKS = {
    "R": ROOT / "pierres/rules/aux_pierres/RULES.md",
    "D": ROOT / "pierres/rules/jeu_des_dragons/RULES.md",
    "E": ROOT / "pierres/rules/est_royal/RULES.md",
}
RULING = re.compile(r"\b(R-[A-Z]\d+|[DE]-\d+)\b")
ENTRY = re.compile(r"^(?:\| |\*\*)(R-[A-Z]\d+|[DE]-\d+)\b", re.MULTILINE)
KINDS = {"text", "cards", "house", "option"}


def _rulings(book: Path) -> list[str]:
    return ENTRY.findall(book.read_text(encoding="utf-8"))


def _cited() -> dict[str, set[str]]:
    """Every number that is cited, with the files that cite it."""
    found: dict[str, set[str]] = {}
    for folder, endings in (("pierres", ".py"), ("resources", ".toml .html"), ("tests", ".py .toml")):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix and path.suffix in endings.split():
                for number in RULING.findall(path.read_text(encoding="utf-8")):
                    found.setdefault(number, set()).add(str(path.relative_to(ROOT)))
    return found


def test_every_cited_ruling_stands_in_a_rule_book() -> None:
    known = {number for book in BOOKS.values() for number in _rulings(book)}
    cited = _cited()
    assert len(cited) > 150, "the search for citations finds too few to be right"
    missing = {number: sorted(files) for number, files in cited.items() if number not in known}
    assert not missing


@pytest.mark.parametrize("letter", BOOKS)
def test_a_rule_book_numbers_each_ruling_once_and_says_its_kind(letter: str) -> None:
    book = BOOKS[letter]
    numbers = _rulings(book)
    assert len(numbers) == len(set(numbers))
    assert all(number.startswith(letter) for number in numbers)
    for line in book.read_text(encoding="utf-8").splitlines():
        if ENTRY.match(line) and line.startswith("|"):
            kind = line.split("|")[2].strip()
            assert kind in KINDS, line


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rule_book_names_every_option(game_id: str) -> None:
    book = ROOT / Path(*package_of(game_id).split(".")) / "RULES.md"
    text = book.read_text(encoding="utf-8")
    for option in library.game(game_id).facts.options:
        assert f"| `{option.name}` |" in text
        assert option.ruling in _rulings(book)
