"""What went wrong with a file, in one sentence of the current language."""

from __future__ import annotations

from pierres.rules.record import RecordError
from pierres.session.autosave import Left, PutAside
from pierres.store.files import StoreError, one_line
from pierres.translation import TextContext

tr = TextContext("Troubles")

SHORT = 80


def sentence(error: StoreError | RecordError) -> str:
    """Which file, what could not be done with it, and why; for a record also the place in it."""
    return _of_record(error) if isinstance(error, RecordError) else _of_file(error)


def _of_file(error: StoreError) -> str:
    sentences = {
        "read": tr("{path} cannot be read: {reason}."),
        "write": tr("{path} cannot be written: {reason}."),
        "remove": tr("{path} cannot be removed: {reason}."),
        "list": tr("The folder {path} cannot be read: {reason}."),
    }
    return sentences[error.action].format(path=one_line(str(error.path)), reason=_reason_of_file(error))


def _reason_of_file(error: StoreError) -> str:
    reasons = {
        "full": tr("the disk is full"),
        "forbidden": tr("access is denied"),
        "missing": tr("it does not exist"),
        "not_a_folder": tr("part of the path is not a folder"),
        "not_a_file": tr("it is not a file"),
        "too_large": tr("the file is too large to be a saved game"),
        "not_text": tr("the file contains more than text"),
        "changed": tr("another window or program has changed it meanwhile"),
        "in_use": tr("this game is open in another window"),
    }
    return reasons.get(error.problem, error.detail)


def _of_record(error: RecordError) -> str:
    if error.kind == "newer":
        return tr("{path} was saved by a newer version of Pierres.", path=one_line(error.source))
    text = tr("{path} cannot be played: {reason}.")
    if error.place:
        text = tr("{path} cannot be played: {reason} ({place}).")
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
        "damaged": tr("it is damaged"),
        "twice": tr("the same key occurs twice in it"),
        "unfit": tr("something in it cannot be read"),
        "newer": tr("it was saved by a newer version of Pierres"),
    }
    if error.kind in kinds:
        return kinds[error.kind]
    # The place as far as words go: "steps[3]" is an answer, "final.bank.fairy" the end.
    part = error.place.split("[")[0].split(".")[0].split(" ")[0]
    reasons = {
        "": tr("it is not a saved game"),
        "format": tr("it is not a saved game"),
        "version": tr("it is not a saved game"),
        "game": tr("this program does not know its game"),
        "steps": tr("this answer cannot be given"),
        "final": tr("the result recorded does not match the moves"),
        "players": tr("nobody here can play this seat"),
    }
    return reasons.get(part, tr("no game can begin like this"))


def put_aside(found: PutAside) -> str:
    """What was the matter with an autosave, what is left of its game, and where the file is now."""
    why = reason_of(found.error)
    if isinstance(found.error, RecordError) and (place := shortened(found.error.place)):
        why = tr("{reason} ({place})", reason=why, place=place)
    said = {
        Left.OLDER: tr(
            "The last autosave of an unfinished game cannot be read: {reason}. "
            "The game continues from the one before it."
        ),
        Left.WHOLE: tr(
            "An older autosave of an unfinished game cannot be read: {reason}. The game itself is complete."
        ),
        Left.PART: tr("This game can be followed only part of the way: {reason}. It continues from there."),
        Left.NOTHING: tr("An unfinished game cannot be continued: {reason}."),
    }[found.left].format(reason=why)
    kept = tr("The file was kept as {path}.")
    if found.aside is None:
        kept = tr("The file could not be put aside and is still {path}.")
    return f"{said} {kept.format(path=one_line(str(found.aside or found.file)))}"


def misfit(error: RecordError) -> str:
    """A saved game that is open only as far as it fits the rules."""
    text = tr("{path} can be followed only part of the way: {reason} ({place}). The file stays as it is.")
    return text.format(path=one_line(error.source), reason=reason_of(error), place=shortened(error.place))
