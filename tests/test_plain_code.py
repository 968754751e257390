"""A class name has one role; Any is rare, and in no public signature of rules and session."""

from __future__ import annotations

import ast
import inspect
import re
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import pierres.rules
import pierres.session

ROOT = Path(__file__).parents[1] / "pierres"
SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py"))}
GAMES = {"aux_pierres", "jeu_des_dragons", "est_royal"}

ANY_MOST = 150


def roles(path: Path) -> tuple[str, ...]:
    """The folders of a module, the packages of the games being one: what is parallel there has one role."""
    return tuple("game" if part in GAMES else part for part in path.relative_to(ROOT).parts[:-1])


def test_a_class_name_stands_for_one_role() -> None:
    """Twice only in the parallel packages of the games, or for the protocol that those carry out."""
    places: dict[str, list[Path]] = defaultdict(list)
    for path, text in SOURCES.items():
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path)
    protocols = set(dir(import_module("pierres.rules.game")))
    twice = {
        name: [str(path.relative_to(ROOT)) for path in paths]
        for name, paths in places.items()
        if len({roles(path) for path in paths if not (name in protocols and path.name == "game.py")}) > 1
        or len({path.parent for path in paths}) < len(paths)
    }
    assert not twice


def test_any_is_rare() -> None:
    assert sum(len(re.findall(r"\bAny\b", text)) for text in SOURCES.values()) < ANY_MOST


@pytest.mark.parametrize("package", [pierres.rules, pierres.session], ids=["rules", "session"])
def test_no_public_signature_says_any(package: object) -> None:
    """But for `Options` and for whoever works with any game: `Event`, `Game`, `Session`, `Change`."""
    said = []
    names = [found.name for found in walk_packages(package.__path__, package.__name__ + ".")]  # type: ignore[attr-defined]
    for module in map(import_module, [package.__name__, *names]):  # type: ignore[attr-defined]
        tree = ast.parse(inspect.getsource(module))
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
                continue
            hints = [one.annotation for one in (*node.args.args, *node.args.kwonlyargs) if one.annotation]
            hints += [node.returns] if node.returns else []
            if any(
                isinstance(part, ast.Name) and part.id == "Any" for hint in hints for part in ast.walk(hint)
            ):
                said.append(f"{module.__name__}.{node.name}")
    assert not said
