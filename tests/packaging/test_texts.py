"""No words are put together outside translation: a colon is set otherwise in French."""

import ast
import re
from pathlib import Path
from xml.etree import ElementTree

import pierres

SIGNS = (": ", "; ", "? ", "! ")
FOLDERS = ("windows", "table", "models")


def put_together(code: str) -> list[str]:
    """The f-strings that set a sign after a value, as a sentence does; not errors and style sheets."""
    tree = ast.parse(code)
    raised = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Raise) for part in ast.walk(node)}
    return [
        ast.unparse(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and id(node) not in raised and "px" not in ast.unparse(node)
        for value, sign in zip(node.values, node.values[1:], strict=False)
        if isinstance(value, ast.FormattedValue)
        and isinstance(sign, ast.Constant)
        and str(sign.value).startswith(SIGNS)
    ]


def test_a_label_and_its_value_are_found() -> None:
    assert put_together('f"{label}: {value}"') and put_together('say(f"{who}? Yes")')
    assert not put_together('f"{kind}:{count}"') and not put_together('raise ValueError(f"{path}: bad")')


def test_no_module_that_shows_words_puts_them_together() -> None:
    root = Path(pierres.__file__).parent
    paths = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*.py"))]
    assert len(paths) > 100
    # The command line speaks English.
    paths.remove(root / "table" / "shot.py")
    assert {path.name: found for path in paths if (found := put_together(path.read_text("utf-8")))} == {}


def test_no_word_of_french_that_would_be_cut_stands_before_a_name() -> None:
    """It is "d’Inès" and "qu’Inès", but "de Léa": no text knows beforehand who plays."""
    cut = re.compile(
        r"(?<!\w)(de|que|jusque|lorsque|puisque|quoique) \{(name|names|who|other|victim|seat|from)\}", re.I
    )
    texts = ElementTree.parse(Path(__file__).parents[2] / "translations" / "pierres_fr.ts").iter()
    said = [text.text or "" for text in texts if text.tag in ("translation", "numerusform")]
    assert len(said) > 900
    assert [text for text in said if cut.search(text)] == []
