"""The plain English of developers: words that stay out of names, comments, docstrings and CONTRIBUTING."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "pierres").rglob("*.py"))
CLASSES = {
    "Beside", "Body", "Bookkeeper", "Course", "Daylight", "Desk", "Flow", "House", "Keeping", "Patience",
    "Spot", "Stage", "Thing", "Turns",
}  # fmt: skip
"""No class is called so; the ideas have plain names (CONTRIBUTING, glossary)."""
FILES = {
    "beside",
    "course",
    "daylight",
    "desk",
    "flow",
    "keeping",
    "material",
    "patience",
    "play",
    "seen",
    "turns",
}
"""No module is called so."""
PHRASES = re.compile(
    r"\b(is|are|was|were|be|been) told\b(?! apart)|\bgone on with\b|\bgo(es)? on with\b|\bfor (the )?ears?\b"
    r"|\b(is|are) wanted\b|\b(his|he|him)\b",
    re.IGNORECASE,
)


def prose(path: Path) -> Iterator[str]:
    """Comments and docstrings of a module, those of attributes too."""
    source = path.read_text("utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and type(node.value.value) is str
        ):
            yield node.value.value


def classes(path: Path) -> Iterator[str]:
    """The classes of a module."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef):
            yield node.name


def test_names_are_plain() -> None:
    assert not [path.name for path in MODULES if path.stem in FILES]
    assert not [(path.name, name) for path in MODULES for name in classes(path) if name in CLASSES]


@pytest.mark.parametrize(
    "folder", sorted({path.parent.relative_to(ROOT) for path in MODULES}, key=str), ids=str
)
def test_prose_is_plain(folder: Path) -> None:
    found = [
        f"{path.name}: {match.group(0)!r} in {text.strip()[:80]!r}"
        for path in sorted((ROOT / folder).glob("*.py"))
        for text in prose(path)
        for match in PHRASES.finditer(text)
    ]
    assert not found


def test_contributing_is_plain() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert not [match.group(0) for match in PHRASES.finditer(text)]
    assert not set(re.findall(r"`(\w+)`", text)) & CLASSES


def test_contributing_names_what_there_is() -> None:
    """Every file and every name of the code that the glossary and the walks speak of exists."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    part = text[text.index("## Glossary") : text.index("## A new game")]
    code = "\n".join(path.read_text("utf-8") for path in MODULES)
    quoted = re.findall(r"`([^`]+)`", part)
    assert len(quoted) > 40
    methods = {
        node.name: {inner.name for inner in node.body if isinstance(inner, ast.FunctionDef)}
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    for kind, method in re.findall(r"`([A-Z][A-Za-z]+)\.([a-z_]+)`", part):
        # Of a class with a parameter the bare name stands for any game: `Session` for `SessionOf`.
        if kind != "RULES":
            assert method in methods.get(kind, set()) | methods.get(f"{kind}Of", set()), f"{kind}.{method}"
    for name in quoted:
        if "/" in name and "<game>" in name:
            assert list((ROOT / "pierres").glob(name.replace("<game>", "*"))), name
        elif "/" in name:
            assert (ROOT / "pierres" / name).exists() or (ROOT / name).exists(), name
        elif re.fullmatch(r"[A-Za-z_.]+", name) and name != "RULES.md":
            assert re.search(rf"\b(class|def) {name.split('.')[-1]}\b|\b{name}\b", code), name
