"""The translations of the program, and the tool that keeps them."""

from pathlib import Path
from types import ModuleType

import pytest

NARROW = "\N{NARROW NO-BREAK SPACE}"
WIDE = "\N{NO-BREAK SPACE}"


def test_the_translations_are_whole_up_to_date_and_well_set(translate: ModuleType) -> None:
    assert translate.check() == []


@pytest.mark.parametrize(
    "text",
    [
        f"Prêt{NARROW}?",
        f"Quoi{NARROW}?!",
        f"Les pièces{WIDE}: {{coins}}",
        f"«{WIDE}Zut{NARROW}!{WIDE}» dit-elle…",
        "Parties (*.json);;Tout (*)",
        "à 20:30",
        "l’or &amp; l’argent &nbsp;",
        '<a href="https://pierres.invalid/?a=b;c">ici</a>',
        "{n:d}",
    ],
)
def test_good_french_passes(translate: ModuleType, text: str) -> None:
    assert list(translate.french_faults(text)) == []


@pytest.mark.parametrize(
    "text",
    [
        "Prêt ?",
        "Prêt?",
        f"Prêt{WIDE}!",
        "oui; non",
        "Les pièces : 3",
        "Les pièces: 3",
        "« Zut »",
        "l'or",
        'dit "Zut"',
        "dit “Zut”",
        "et puis...",
    ],
)
def test_bad_french_is_marked(translate: ModuleType, text: str) -> None:
    assert list(translate.french_faults(text))


def message(translate: ModuleType, source: str, *forms: str, finished: bool = True) -> object:
    return translate.Message("C", source, "", forms, finished, plural=len(forms) > 1)


def test_faults_of_a_translation(translate: ModuleType) -> None:
    def faults(*texts: str, finished: bool = True) -> list[str]:
        return list(translate.faults(message(translate, *texts, finished=finished), "fr"))

    assert faults("{name} wins", "{name} gagne") == []
    assert faults("%n stone(s)", "une pierre", f"%n{WIDE}pierres") == []
    assert faults("{name} wins", "{nom} gagne")
    assert faults("%n stone(s)", "%n pierre", "pierres {n}")
    assert faults("%n stone(s)", f"%n{WIDE}pierre", "%n pierres")
    assert faults("Open", "")
    assert faults("Open", "Ouvrir", finished=False)
    assert faults("%n stone(s)", "%n pierre", "")


@pytest.fixture
def project(translate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with one module and its translations folder."""
    (tmp_path / "pierres").mkdir()
    (tmp_path / "pierres" / "page.py").write_text(
        'translate("Page", "New \\"game\\"")\ntranslate("Page", "%n stone(s)", None, n)\n', encoding="utf-8"
    )
    monkeypatch.setattr(translate, "ROOT", tmp_path)
    monkeypatch.setattr(translate, "FOLDER", tmp_path / "translations")
    return tmp_path


def test_from_code_to_compiled(
    translate: ModuleType, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert translate.main(["update"]) == 0
    assert translate.main(["check"]) == 1
    assert "[Page] 'New \"game\"': not translated" in capsys.readouterr().out

    wanted = project / "wanted.toml"
    translate.main(["missing"])
    wanted.write_text(
        capsys.readouterr()
        .out.replace('["", ""]', '["%n\u00a0pierre", "%n\u00a0pierres"]')
        .replace('= ""', '= "Nouvelle partie"'),
        encoding="utf-8",
    )
    assert translate.main(["fill", str(wanted)]) == 0
    english = project / "english.toml"
    english.write_text('[Page]\n"%n stone(s)" = ["%n\u00a0stone", "%n\u00a0stones"]\n', encoding="utf-8")
    assert translate.main(["fill", "--lang", "en", str(english)]) == 0
    assert translate.main(["check"]) == 0
    assert translate.main(["compile"]) == 0
    assert sorted(path.name for path in (project / "translations").glob("*.qm")) == [
        "pierres_en.qm",
        "pierres_fr.qm",
    ]

    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    assert translator.load(str(project / "translations" / "pierres_fr.qm"))
    assert translator.translate("Page", 'New "game"') == "Nouvelle partie"
    assert translator.translate("Page", "%n stone(s)", None, 0) == f"%n{WIDE}pierre"
    assert translator.translate("Page", "%n stone(s)", None, 2) == f"%n{WIDE}pierres"


def test_a_text_that_leaves_the_code_is_kept_until_it_is_dropped(
    translate: ModuleType, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    translate.main(["update"])
    texts = project / "texts.toml"
    texts.write_text('[Page]\n"%n stone(s)" = ["%n pierre", "%n pierres"]\n', encoding="utf-8")
    translate.main(["fill", str(texts)])
    (project / "pierres" / "page.py").write_text('translate("Page", "Open")\n', encoding="utf-8")

    translate.main(["check"])
    assert "new in the code: [Page] 'Open'" in capsys.readouterr().out
    translate.main(["update"])
    translate.main(["check"])
    assert "gone from the code (update --drop): [Page] '%n stone(s)'" in capsys.readouterr().out
    translate.main(["update", "--drop"])
    translate.main(["check"])
    assert "gone" not in capsys.readouterr().out


def test_fill_names_what_the_code_does_not_hold(
    translate: ModuleType, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = project / "texts.toml"
    texts.write_text('[Page]\n"Opne" = "Ouvrir"\n', encoding="utf-8")
    assert translate.main(["fill", str(texts)]) == 1
    assert capsys.readouterr().out == "not in the code: [Page] Opne\n"


def test_each_text_that_a_choice_may_say_is_found(texts: ModuleType) -> None:
    """Of `tr = TextContext("Page")` too, where other arguments are words that are filled in, by any name."""
    code = """
tr = TextContext("Page")
tr("{context} is open" if found else tr("shut"), context=name)
tr({"red": "%n red stone(s)", "blue": "%n blue stone(s)"}[key], count)
tr({"one": "One"}.get(key, "Another"))
tr(known)
LATER = tr.later({"a": "All", "b": "%n card(s)"})
"""
    found = [(one.context, one.source, one.plural) for one in texts.texts_in(code)]
    assert found == [
        ("Page", "{context} is open", False),
        ("Page", "shut", False),
        ("Page", "%n red stone(s)", True),
        ("Page", "%n blue stone(s)", True),
        ("Page", "One", False),
        ("Page", "Another", False),
        ("Page", "All", False),
        ("Page", "%n card(s)", True),
    ]
    for wrong in ('tr(f"{a} b")', 'tr("a" if b else "{c}".format(c=1))'):
        with pytest.raises(texts.NotLiteral):
            list(texts.texts_in(f'tr = TextContext("Page")\n{wrong}'))
