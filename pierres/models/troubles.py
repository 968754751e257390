"""What went wrong with a file, in one sentence of the language at hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from pierres.rules.record import RecordError
from pierres.store.errors import StoreError, one_line

translate = QCoreApplication.translate


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
    reasons = {
        "full": translate("Troubles", "the disk is full"),
        "forbidden": translate("Troubles", "this is not allowed"),
        "missing": translate("Troubles", "it is not there"),
        "not_a_folder": translate("Troubles", "part of the path is not a folder"),
        "not_a_file": translate("Troubles", "it is not a file"),
        "too_large": translate("Troubles", "the file is too large to be a saved game"),
        "not_text": translate("Troubles", "the file contains more than text"),
        "in_use": translate("Troubles", "this game is open in another window"),
    }
    reason = reasons.get(error.problem, error.detail)
    return sentences[error.action].format(path=one_line(str(error.path)), reason=reason)


def _of_record(error: RecordError) -> str:
    if error.place == "version" and "newer" in error.reason:
        newer = translate("Troubles", "{path} was saved by a newer version of Pierres.")
        return newer.format(path=one_line(error.source))
    # The place as far as words go: "steps[3]" is an answer, "final.bank.fairy" the end.
    part = error.place.split("[")[0].split(".")[0].split(" ")[0]
    reasons = {
        "": translate("Troubles", "it is not a saved game"),
        "line": translate("Troubles", "it is damaged"),
        "format": translate("Troubles", "it is not a saved game"),
        "version": translate("Troubles", "it is not a saved game"),
        "game": translate("Troubles", "its game is not in this program"),
        "steps": translate("Troubles", "this answer cannot be given"),
        "final": translate("Troubles", "the result recorded does not match the moves"),
        "players": translate("Troubles", "nobody here can play this seat"),
    }
    reason = reasons.get(part, translate("Troubles", "no game can begin like this"))
    if error.place:
        text = translate("Troubles", "{path} cannot be played: {reason} ({place}).")
    else:
        text = translate("Troubles", "{path} cannot be played: {reason}.")
    return text.format(path=one_line(error.source), reason=reason, place=error.place)
