#!/usr/bin/env python3
"""The translations: take the texts out of the code, fill them in, compile and check them.

    translate.py update            bring translations/*.ts up to date with the code
    translate.py fill FILE.toml    write the translations of FILE.toml into the .ts
    translate.py missing           print what is not translated yet, in the form that fill reads
    translate.py compile           make the .qm files that the program loads
    translate.py check             refuse what is missing, out of date or badly set

A file for `fill` has one table a context, English on the left; a pair for a text with a plural:

    [MainWindow]
    "New game" = "Nouvelle partie"
    "%n stone(s)" = ["%n pierre", "%n pierres"]

French is translated whole; English needs its plural forms only (`fill --lang en`).
"""

import argparse
import fcntl
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from texts import as_cpp, texts_of

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
LANGUAGES = ("fr", "en")

_PLACEHOLDER = re.compile(r"\{[^{}]*\}|%L?n|%[1-9]")
# What is not prose: entities and tags of rich text, file patterns of a dialog, addresses, placeholders.
_NOT_PROSE = re.compile(r"&\w+;|<[^>]*>|;;|\w+://\S+|\{[^{}]*\}")


@dataclass(frozen=True)
class Message:
    """One text of a .ts file; `forms` are its translations, two where it has a plural."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    finished: bool
    plural: bool


def ts_file(language: str, folder: Path | None = None) -> Path:
    """The translations into `language`, in the checkout unless another folder is named."""
    return (folder or FOLDER) / f"pierres_{language}.ts"


def read(path: Path, vanished: bool = False) -> list[Message]:
    """The texts of a .ts file; `vanished` ones, which the code uses no more, only if asked for."""
    messages = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for node in context.iter("message"):
            translation = node.find("translation")
            assert translation is not None, f"{path}: a message without a translation element"
            if translation.get("type") in ("vanished", "obsolete") and not vanished:
                continue
            plural = node.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")] if plural else None
            messages.append(
                Message(
                    context=context.findtext("name", ""),
                    source=node.findtext("source", ""),
                    comment=node.findtext("comment", ""),
                    forms=tuple(forms) if forms is not None else (translation.text or "",),
                    finished=translation.get("type") != "unfinished",
                    plural=plural,
                )
            )
    return messages


def update(folder: Path | None = None, drop: bool = False) -> None:
    """Bring the .ts files up to date with the code; `drop` what the code uses no more.

    Without `drop` a translation stays in the file as vanished, and comes back when its text does.
    """
    with tempfile.TemporaryDirectory() as name:
        source = Path(name, "texts.cpp")
        source.write_text(as_cpp(texts_of(ROOT / "pierres")), encoding="utf-8")
        for language in LANGUAGES:
            options = ["-pluralonly"] if language == "en" else []
            options += ["-no-obsolete"] if drop else []
            command = ["lupdate", "-silent", *options, "-locations", "none"]
            command += ["-source-language", "en", "-target-language", language, str(source)]
            _qt_tool([*command, "-ts", str(ts_file(language, folder))])


def compile_all() -> None:
    """Make the .qm beside every .ts. Raises CalledProcessError if Qt refuses one."""
    for source in sorted(FOLDER.glob("pierres_*.ts")):
        target = source.with_suffix(".qm")
        # By way of another name: a program that starts meanwhile reads the old file or the new one.
        unfinished = target.with_suffix(f".{os.getpid()}.new")
        _qt_tool(["lrelease", "-silent", str(source), "-qm", str(unfinished)])
        unfinished.replace(target)


def fill(texts: dict[str, dict[str, str | list[str]]], language: str) -> list[str]:
    """Write translations into the .ts of `language`, known texts only; returns the unknown."""
    path = ts_file(language)
    tree = ElementTree.parse(path)
    wanted = {(context, source): forms for context, table in texts.items() for source, forms in table.items()}
    found = set()
    for context in tree.getroot().iter("context"):
        for node in context.iter("message"):
            key = (context.findtext("name", ""), node.findtext("source", ""))
            if key not in wanted:
                continue
            forms = wanted[key]
            translation = node.find("translation")
            assert translation is not None
            if (node.get("numerus") == "yes") != isinstance(forms, list):
                raise ValueError(f"{key}: a list of two where the text has %n as a plural, else a text")
            translation.attrib.pop("type", None)
            for child in list(translation):
                translation.remove(child)
            if isinstance(forms, list):
                translation.text = None
                for form in forms:
                    ElementTree.SubElement(translation, "numerusform").text = form
            else:
                translation.text = forms
            found.add(key)
    _write(tree.getroot(), path)
    return [f"[{context}] {source}" for context, source in wanted if (context, source) not in found]


def missing(language: str) -> list[str]:
    """What is unfinished in the .ts of `language`, as a file for `fill` with the right sides empty."""
    lines: list[str] = []
    context = None
    for message in read(ts_file(language)):
        if message.finished and all(message.forms):
            continue
        if message.context != context:
            context = message.context
            lines += ["", f"[{_toml(context)}]"]
        if message.comment:
            lines.append(f"# {message.comment}")
        lines.append(f"{_toml(message.source)} = " + ('["", ""]' if message.plural else '""'))
    return lines


def faults(message: Message, language: str) -> Iterator[str]:
    """What is wrong with one translation, in words."""
    if not message.finished or not all(message.forms):
        yield "not translated"
        return
    wanted = sorted(_PLACEHOLDER.findall(message.source))
    for form in message.forms:
        given = sorted(_PLACEHOLDER.findall(form))
        # A singular may say "one" in place of the number.
        if given != wanted and not (message.plural and sorted([*given, "%n"]) == wanted):
            yield f"placeholders {given} where the English has {wanted}: {form!r}"
        if "%n " in form:
            yield f"no no-break space after the number: {form!r}"
        if language == "fr":
            yield from (f"{fault}: {form!r}" for fault in french_faults(form))


def french_faults(text: str) -> Iterator[str]:
    """What a French typesetter would mark: spaces at double signs and quotes, apostrophes, dots."""
    prose = _NOT_PROSE.sub("·", text)
    for match in re.finditer(r"(.?)([!?;])", prose):
        if match[1] not in ("\N{NARROW NO-BREAK SPACE}", "!", "?", "", "…"):
            yield f"no narrow no-break space before “{match[2]}”"
    for match in re.finditer(r"(.?):(.?)", prose):
        clock = match[1].isdigit() and match[2].isdigit()
        if match[1] not in ("\N{NO-BREAK SPACE}", "") and not clock:
            yield "no no-break space before “:”"
    if re.search(r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»", prose):
        yield "no no-break space within « »"
    if "'" in prose:
        yield "a straight apostrophe in place of ’"
    if '"' in prose or "“" in prose:
        yield "quotation marks that are not « »"
    if "..." in prose:
        yield "three dots in place of …"


def check() -> list[str]:
    """All faults of the translations: what is not up to date with the code, not translated, badly set."""
    found = []
    with tempfile.TemporaryDirectory() as name:
        fresh_folder = Path(name)
        for language in LANGUAGES:
            ts_file(language, fresh_folder).write_bytes(ts_file(language).read_bytes())
        update(fresh_folder, drop=True)
        for language in LANGUAGES:
            messages = read(ts_file(language))
            known, fresh = (
                {(text.context, text.source, text.comment, text.plural) for text in read(file, vanished=True)}
                for file in (ts_file(language), ts_file(language, fresh_folder))
            )
            found += [f"{language}: new in the code: [{key[0]}] {key[1]!r}" for key in sorted(fresh - known)]
            found += [
                f"{language}: gone from the code (update --drop): [{key[0]}] {key[1]!r}"
                for key in sorted(known - fresh)
            ]
            for message in messages:
                found += [
                    f"{language}: [{message.context}] {message.source!r}: {fault}"
                    for fault in faults(message, language)
                ]
    return found


def _qt_tool(command: list[str]) -> None:
    """Run lupdate or lrelease of the PySide6 that this Python has."""
    code = f"import sys; from PySide6.scripts.pyside_tool import {command[0]}; {command[0]}()"
    done = subprocess.run(
        [sys.executable, "-c", code, *command[1:]], cwd=ROOT, check=False, capture_output=True, text=True
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout + done.stderr)
    done.check_returncode()


def _toml(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def _write(root: ElementTree.Element, path: Path) -> None:
    text = ElementTree.tostring(root, encoding="unicode")
    unfinished = path.with_suffix(".new")
    unfinished.write_text(
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8"
    )
    unfinished.replace(path)


@contextmanager
def _alone() -> Iterator[None]:
    """One change of the .ts files at a time, also between people who share a checkout."""
    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns 1 where something is to be mended."""
    parser = argparse.ArgumentParser(description="The translations of the program.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("update", "compile", "check"):
        command = commands.add_parser(name)
        if name == "update":
            command.add_argument("--drop", action="store_true", help="drop what the code uses no more")
    for name in ("fill", "missing"):
        command = commands.add_parser(name)
        command.add_argument("--lang", choices=LANGUAGES, default="fr")
        if name == "fill":
            command.add_argument("file", type=Path, nargs="+")
    args = parser.parse_args(arguments)
    try:
        with _alone():
            found = _run(args)
    except (ValueError, SyntaxError, FileNotFoundError) as error:
        found = [str(error)]
    print("".join(f"{line}\n" for line in found), end="")
    return 1 if found and args.command != "missing" else 0


def _run(args: argparse.Namespace) -> list[str]:
    """What the command found to say."""
    if args.command == "missing":
        return missing(args.lang)
    if args.command == "check":
        return check()
    if args.command == "compile":
        compile_all()
        return []
    update(drop=args.command == "update" and args.drop)
    unknown: list[str] = []
    if args.command == "fill":
        for file in args.file:
            unknown += fill(tomllib.loads(file.read_text(encoding="utf-8")), args.lang)
        # Once more, for lupdate's own way of writing the file.
        update()
    return [f"not in the code: {text}" for text in unknown]


if __name__ == "__main__":
    raise SystemExit(main())
