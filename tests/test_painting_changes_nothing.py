"""What paints or measures changes nothing: a setter there asks for the next painting, and so for ever."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pierres

PAINTS = {
    "paint", "paintEvent", "paintSection", "draw", "outline", "shape", "boundingRect", "sizeHint",
    "minimumSizeHint", "heightForWidth", "initStyleOption", "data",
}  # fmt: skip
CHANGES = {"update", "repaint", "updateGeometry", "show", "hide", "move", "resize", "prepareGeometryChange"}


def changes(tree: ast.AST) -> Iterator[str]:
    """The calls by which a method that paints, or one that it calls, changes its own object."""
    for kind in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        methods = {node.name: node for node in kind.body if isinstance(node, ast.FunctionDef)}
        todo, seen = [name for name in methods if name in PAINTS], set[str]()
        while todo:
            name = todo.pop()
            seen.add(name)
            for call in (node for node in ast.walk(methods[name]) if isinstance(node, ast.Call)):
                if not isinstance(call.func, ast.Attribute):
                    continue
                called = call.func.attr
                owner = ast.unparse(call.func.value)
                if owner == "self" and called in methods and called not in seen:
                    todo.append(called)
                elif owner.partition(".")[0] == "self" and (called in CHANGES or called.startswith("set")):
                    yield f"{kind.name}.{name}: {owner}.{called}"


def test_what_paints_or_measures_changes_nothing() -> None:
    files = sorted(Path(pierres.__file__).parent.rglob("*.py"))
    assert len(files) > 100
    found = [f"{file.name} {told}" for file in files for told in changes(ast.parse(file.read_text("utf-8")))]
    assert found == []


def test_a_setter_in_a_paint_is_found() -> None:
    code = "class Tab:\n def paintEvent(self, e): self._words()\n def _words(self): self.setFont(1)"
    assert list(changes(ast.parse(code))) == ["Tab._words: self.setFont"]
