"""Which texts are found in the code: every one that Qt will be asked to translate, with its plural."""

from types import ModuleType

import pytest


def found(texts: ModuleType, code: str) -> list[tuple[str, str, str, bool]]:
    return [(text.context, text.source, text.comment, text.plural) for text in texts.texts_in(code)]


@pytest.mark.parametrize(
    ("call", "plural"),
    [
        ('QCoreApplication.translate("C", "%n stone(s)")', False),
        ('QCoreApplication.translate("C", "%n stone(s)", None, -1)', False),
        ('QCoreApplication.translate("C", "%n stone(s)", None, n)', True),
        ('QCoreApplication.translate("C", "%n stone(s)", None, len(stones))', True),
        ('QCoreApplication.translate("C", "%n stone(s)", n=n)', True),
        ('translate("C", "%n " "stone(s)", None, self.n)', True),
        ('tr("C", "%n stone(s)", "", 3)', True),
        ('QT_TRANSLATE_N_NOOP("C", "%n stone(s)")', True),
    ],
)
def test_a_text_with_a_count_has_a_plural(texts: ModuleType, call: str, plural: bool) -> None:
    assert found(texts, call) == [("C", "%n stone(s)", "", plural)]


def test_tr_speaks_in_the_name_of_its_class(texts: ModuleType) -> None:
    code = 'class Page:\n    def title(self):\n        return self.tr("New game", "menu")\n'
    assert found(texts, code) == [("Page", "New game", "menu", False)]


def test_a_note_above_reaches_the_translator(texts: ModuleType) -> None:
    code = '#: On a small button:\n#: keep it short.\ntranslate("C", "Go")\n'
    [text] = texts.texts_in(code)
    assert text.note == "On a small button: keep it short."


@pytest.mark.parametrize(
    "code",
    [
        "painter.translate(rect.x(), rect.y() * 2)",
        "name.translate(table)",
        "QCoreApplication.translate(context, key)",
    ],
)
def test_what_is_no_text_is_passed_over(texts: ModuleType, code: str) -> None:
    assert found(texts, code) == []


@pytest.mark.parametrize(
    "source", ['f"{n} stones"', '"stones " + name', '"{n} stones".format(n=n)', '"%d stones" % n']
)
def test_a_text_put_together_before_translation_is_refused(texts: ModuleType, source: str) -> None:
    with pytest.raises(texts.NotLiteral, match="code:1"):
        found(texts, f'translate("C", {source})')


def test_tr_outside_a_class_is_refused(texts: ModuleType) -> None:
    with pytest.raises(texts.NotLiteral, match="code:1"):
        found(texts, 'window.tr("New game")')
