"""The texts that the code shows, found by reading it.

lupdate's own reader of Python passes over a text whose count is an expression or a keyword, takes a plural
for a plain text, and takes an f-string as it stands. So the code is read here with `ast` and its texts are
handed to lupdate as C++.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Text:
    """One text: `plural` if it is given a count, `note` what a `#:` line above it tells the translator."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False
    note: str = ""


class NotLiteral(ValueError):
    """A text is put together before it is translated, so no translation can ever match it."""


def texts_of(folder: Path) -> list[Text]:
    """The texts of all modules under `folder`. Raises NotLiteral with the place of a text that is none."""
    found: dict[Text, None] = {}
    for path in sorted(folder.rglob("*.py")):
        found.update(dict.fromkeys(texts_in(path.read_text(encoding="utf-8"), str(path))))
    return list(found)


def texts_in(code: str, place: str = "code") -> Iterator[Text]:
    """The texts of one module: of `translate(context, text …)`, `self.tr(text …)`, QT_TRANSLATE_NOOP.

    And of `tr(text …)` and `tr.later({key: text …})`, where the module says `tr = TextContext("…")`.
    """
    tree = ast.parse(code, place)
    reader = _Reader(place, code.splitlines(), dict(_contexts(tree)))
    yield from reader.visit(tree, "")


def _contexts(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The names of a module that stand for a context, each with it."""
    for node in tree.body:
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="TextContext"), args=[context])
            ):
                yield name, context


def as_cpp(texts: list[Text]) -> str:
    """The texts as a source that lupdate reads without a doubt."""
    lines = []
    for text in texts:
        if text.note:
            lines.append(f"//: {text.note}")
        arguments = [
            _quoted(text.context),
            _quoted(text.source),
            _quoted(text.comment) if text.comment else "nullptr",
        ]
        lines.append(f"QCoreApplication::translate({', '.join(arguments + ['n'] * text.plural)});")
    return "void texts(int n) {\n" + "\n".join(lines) + "\n}\n"


@dataclass(frozen=True)
class _Reader:
    """Reads one module: its name and lines, and its names of contexts."""

    place: str
    lines: list[str]
    contexts: dict[str, ast.expr]

    def visit(self, node: ast.AST, class_name: str) -> Iterator[Text]:
        """The texts in a node; `class_name` is the context of `self.tr`."""
        for child in ast.iter_child_nodes(node):
            inside = child.name if isinstance(child, ast.ClassDef) else class_name
            if isinstance(child, ast.Call):
                yield from self._texts_of_call(child, inside)
            yield from self.visit(child, inside)

    def _texts_of_call(self, call: ast.Call, class_name: str) -> Iterator[Text]:
        name = _called(call.func)
        arguments: list[ast.expr | None] = list(call.args)
        keywords = {keyword.arg: keyword.value for keyword in call.keywords}
        if isinstance(call.func, ast.Name) and name in self.contexts:
            # What else is given are words to be filled in, whatever they are called.
            arguments[1:1], keywords = [None], {}
            arguments.insert(0, self.contexts[name])
        elif name == "later" and (owner := _owner(call.func)) in self.contexts:
            arguments.insert(0, self.contexts[owner])
        elif name == "tr" and isinstance(call.func, ast.Attribute):
            arguments = [ast.Constant(class_name), *arguments]
        elif name not in ("tr", "translate", "QT_TRANSLATE_NOOP", "QT_TRANSLATE_N_NOOP"):
            return
        for position, names in enumerate((("context",), ("sourceText", "key"), ("disambiguation",), ("n",))):
            value = next((keywords[given] for given in names if given in keywords), None)
            if value is not None:
                arguments += [None] * (position + 1 - len(arguments))
                arguments[position] = value
        if len(arguments) < 2:
            return
        context, choice, comment, count = (*arguments, None, None)[:4]
        note = comment.value if isinstance(comment, ast.Constant) and comment.value else ""
        plural = name == "QT_TRANSLATE_N_NOOP" or not (count is None or _is_minus_one(count))
        for source in _leaves(choice):
            if name == "later" and isinstance(source, ast.Constant):
                plural = "%n" in str(source.value)
            if isinstance(source, (ast.JoinedStr, ast.BinOp)) or _is_format(source):
                raise NotLiteral(
                    f"{self.place}:{call.lineno}: the text must be a literal; format it after translation"
                )
            if not (isinstance(source, ast.Constant) and isinstance(context, ast.Constant)):
                continue  # a key that a QT_TRANSLATE_NOOP elsewhere names
            if not context.value:
                raise NotLiteral(
                    f"{self.place}:{call.lineno}: tr() outside a class has no context; use translate()"
                )
            above = _note_above(call.lineno, self.lines)
            yield Text(str(context.value), str(source.value), str(note), plural, above)


def _leaves(choice: ast.expr | None) -> Iterator[ast.expr | None]:
    """What a text can be: itself, or each of those among which a condition or a key chooses."""
    match choice:
        case ast.IfExp():
            yield from _leaves(choice.body)
            yield from _leaves(choice.orelse)
        case ast.Dict(values=values) | ast.Subscript(value=ast.Dict(values=values)):
            for value in values:
                yield from _leaves(value)
        case ast.Call(func=ast.Attribute(value=ast.Dict(values=values), attr="get"), args=[_, otherwise]):
            for value in (*values, otherwise):
                yield from _leaves(value)
        case _:
            yield choice


def _called(function: ast.expr) -> str:
    """The name of a called function; empty for the `translate` of anything but the application."""
    if isinstance(function, ast.Name):
        return function.id
    if not isinstance(function, ast.Attribute):
        return ""
    foreign = function.attr == "translate" and not _owner(function).endswith("Application")
    return "" if foreign else function.attr


def _owner(function: ast.expr) -> str:
    """The name of the object whose method is called; empty for anything but a name."""
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        return function.value.id
    return ""


def _is_format(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "format"


def _is_minus_one(node: ast.expr) -> bool:
    return ast.unparse(node) == "-1"


def _note_above(line: int, lines: list[str]) -> str:
    notes: list[str] = []
    for text in reversed(lines[: line - 1]):
        if not text.strip().startswith("#:"):
            break
        notes.insert(0, text.strip()[2:].strip())
    return " ".join(notes)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'
