"""What went wrong with a file, in one sentence of the current language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pierres.rules.record import RecordError
from pierres.session.autosave import Left, PutAside
from pierres.store.errors import StoreError, one_line

translate = QCoreApplication.translate

SHORT = 80


def sentence(error: StoreError | RecordError) -> str:
    """Which file, what could not be done with it, and why; for a record also the place in it."""
    return _of_record(error) if isinstance(error, RecordError) else _of_file(error)


def _of_file(error: StoreError) -> str:
    sentences = {
        "read": translate("Troubles", "{path} cannot be read: {reason}."),
        "write": translate("Troubles", "{path} cannot be written: {reason}."),
        "remove": translate("Troubles", "{path} cannot be removed: {reason}."),
        "list": translate("Troubles", "The folder {path} cannot be read: {reason}."),
    }
    return sentences[error.action].format(path=one_line(str(error.path)), reason=_reason_of_file(error))


def _reason_of_file(error: StoreError) -> str:
    reasons = {
        "full": translate("Troubles", "the disk is full"),
        "forbidden": translate("Troubles", "access is denied"),
        "missing": translate("Troubles", "it does not exist"),
        "not_a_folder": translate("Troubles", "part of the path is not a folder"),
        "not_a_file": translate("Troubles", "it is not a file"),
        "too_large": translate("Troubles", "the file is too large to be a saved game"),
        "not_text": translate("Troubles", "the file contains more than text"),
        "changed": translate("Troubles", "another window or program has changed it meanwhile"),
        "in_use": translate("Troubles", "this game is open in another window"),
    }
    return reasons.get(error.problem, error.detail)


def _of_record(error: RecordError) -> str:
    if error.kind == "newer":
        newer = translate("Troubles", "{path} was saved by a newer version of Pierres.")
        return newer.format(path=one_line(error.source))
    text = translate("Troubles", "{path} cannot be played: {reason}.")
    if error.place:
        text = translate("Troubles", "{path} cannot be played: {reason} ({place}).")
    return text.format(path=one_line(error.source), reason=reason_of(error), place=shortened(error.place))


def shortened(text: str) -> str:
    """A text from a file, as a sentence can hold it: a key there may be as long as it likes."""
    line = one_line(text)
    return line if len(line) <= SHORT else f"{line[: SHORT - 1]}…"


def reason_of(error: StoreError | RecordError) -> str:
    """The part of the sentence that says why."""
    if isinstance(error, StoreError):
        return _reason_of_file(error)
    kinds = {
        "damaged": translate("Troubles", "it is damaged"),
        "twice": translate("Troubles", "the same key occurs twice in it"),
        "unfit": translate("Troubles", "something in it cannot be read"),
        "newer": translate("Troubles", "it was saved by a newer version of Pierres"),
    }
    if error.kind in kinds:
        return kinds[error.kind]
    # The place as far as words go: "steps[3]" is an answer, "final.bank.fairy" the end.
    part = error.place.split("[")[0].split(".")[0].split(" ")[0]
    reasons = {
        "": translate("Troubles", "it is not a saved game"),
        "format": translate("Troubles", "it is not a saved game"),
        "version": translate("Troubles", "it is not a saved game"),
        "game": translate("Troubles", "this program does not know its game"),
        "steps": translate("Troubles", "this answer cannot be given"),
        "final": translate("Troubles", "the result recorded does not match the moves"),
        "players": translate("Troubles", "nobody here can play this seat"),
    }
    return reasons.get(part, translate("Troubles", "no game can begin like this"))


def put_aside(found: PutAside) -> str:
    """What was the matter with an autosave, what is left of its game, and where the file is now."""
    why = reason_of(found.error)
    if isinstance(found.error, RecordError) and (place := shortened(found.error.place)):
        why = translate("Troubles", "{reason} ({place})").format(reason=why, place=place)
    said = {
        Left.OLDER: translate(
            "Troubles",
            "The last autosave of an unfinished game cannot be read: {reason}. "
            "The game continues from the one before it.",
        ),
        Left.WHOLE: translate(
            "Troubles",
            "An older autosave of an unfinished game cannot be read: {reason}. The game itself is complete.",
        ),
        Left.PART: translate(
            "Troubles", "This game can be followed only part of the way: {reason}. It continues from there."
        ),
        Left.NOTHING: translate("Troubles", "An unfinished game cannot be continued: {reason}."),
    }[found.left].format(reason=why)
    kept = translate("Troubles", "The file was kept as {path}.")
    if found.aside is None:
        kept = translate("Troubles", "The file could not be put aside and is still {path}.")
    return f"{said} {kept.format(path=one_line(str(found.aside or found.file)))}"


def misfit(error: RecordError) -> str:
    """A saved game that is open only as far as it fits the rules."""
    text = translate(
        "Troubles",
        "{path} can be followed only part of the way: {reason} ({place}). The file stays as it is.",
    )
    return text.format(path=one_line(error.source), reason=reason_of(error), place=shortened(error.place))
