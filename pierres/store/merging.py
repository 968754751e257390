"""Two programs that change one file: each writes what it changed itself, and leaves all the rest as it is."""

from __future__ import annotations

_NONE = object()


def merged(theirs: object, was: object, mine: object) -> object:
    """What is to stand in a file that says `theirs`, after `mine` was made of what `was` read from it.

    Plain data. Objects are merged key by key. Of lists, what is here comes first, and what somebody else has
    added stays behind it; what was taken away here goes.
    """
    if mine == was:
        return theirs
    if isinstance(mine, dict) and isinstance(theirs, dict):
        return _objects(theirs, was if isinstance(was, dict) else {}, mine)
    if isinstance(mine, list) and isinstance(theirs, list):
        return _lists(theirs, was if isinstance(was, list) else [], mine)
    return mine


def _objects(theirs: dict[str, object], was: dict[str, object], mine: dict[str, object]) -> dict[str, object]:
    gone = [key for key in was if key not in mine]
    made = {key: value for key, value in theirs.items() if key not in gone}
    for key, value in mine.items():
        before = was.get(key, _NONE)
        if value != before:
            made[key] = merged(theirs.get(key, _NONE), before, value)
    return made


def _lists(theirs: list[object], was: list[object], mine: list[object]) -> list[object]:
    known = {_name(item): item for item in theirs}
    made = [
        {**there, **item} if isinstance(item, dict) and isinstance(there, dict) else item
        for item in mine
        for there in [known.get(_name(item))]
    ]
    here = {_name(item) for item in (*was, *mine)}
    return made + [item for item in theirs if _name(item) not in here]


def _name(item: object) -> str:
    """What an item of a list is distinguished by: people by their names, all else by what it is."""
    return f"name {item['name']}" if isinstance(item, dict) and "name" in item else repr(item)
