"""No module imports itself by way of others: imports in functions and under TYPE_CHECKING count as well."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pierres

ROOT = Path(pierres.__file__).parent


def modules() -> dict[str, Path]:
    """Every module of the program, by its name."""
    return {name(path): path for path in ROOT.rglob("*.py")}


def name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(module: str, tree: ast.Module, known: Mapping[str, object]) -> Iterator[str]:
    """What a module imports of the program, wherever in it the import stands.

    What is imported from a package is the module of that name, if there is one, and else the package.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative import"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found = inner if inner in known else str(node.module)
                if found in known:
                    yield found


def graph() -> dict[str, set[str]]:
    """Module → what it imports."""
    known = modules()
    found = {}
    for module, path in known.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found[module] = set(imports(module, tree, known)) - {module}
    return found


def circles(edges: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other, by Tarjan's way of finding them."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for other in sorted(edges[module]):
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            group = [stack.pop()]
            while group[-1] != module:
                group.append(stack.pop())
            if len(group) > 1:
                found.append(sorted(group))

    for module in sorted(edges):
        if module not in index:
            visit(module)
    return found


def test_no_module_imports_itself_by_way_of_others() -> None:
    assert circles(graph()) == []


def test_the_graph_is_that_of_the_program() -> None:
    edges = graph()
    assert len(edges) > 250
    # At the top, under TYPE_CHECKING, and within a function.
    assert "pierres.table.theme" in edges["pierres.table.art"]
    assert "pierres.table.companion" in edges["pierres.table.registry"]
    assert "pierres.table.view" in edges["pierres.table.registry"]


def test_a_circle_would_be_found() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}
    assert circles(edges) == [["a", "b", "c"]]
