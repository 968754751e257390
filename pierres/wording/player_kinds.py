"""Who plays a seat, in words: a person, or the computer and how well it plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pierres.translation import TextContext
from pierres.wording.grammar import people
from pierres.wording.typeset import Sentence, isolated, sentence

tr = TextContext("PlayerKinds")

_SHORT = tr.later({"person": "Human", "easy": "Easy", "normal": "Normal", "hard": "Hard"})
_LONG = tr.later(
    {
        "person": "A person at the screen",
        "easy": "The computer, easy",
        "normal": "The computer, normal",
        "hard": "The computer, hard",
    }
)
_AFTER_NAME = tr.later(
    {"easy": "computer, easy", "normal": "computer, normal", "hard": "computer, hard"}
)  # fmt: skip
PACES = ("slow", "normal", "fast", "instant")
"""How fast the answers of computer players follow one another."""
_PACE_TEXTS = tr.later({"slow": "Slow", "normal": "Normal", "fast": "Fast", "instant": "At once"})


def short(kind: str) -> str:
    """A kind of player in a word or two, where its sign stands beside it."""
    return tr(_SHORT[kind])


def whole(kind: str) -> str:
    """A kind of player, in full; one that only another version knows as it is written."""
    return tr(_LONG[kind]) if kind in _LONG else kind


def beside_name(kind: str, manner: str = "") -> str:
    """What is said of a seat after its name: "computer, hard, plays cautiously"; "" for a person.

    `manner` is how it plays, in words. What another version calls its players is no player here: "".
    """
    text = tr(_AFTER_NAME[kind]) if kind in _AFTER_NAME else ""
    return tr("{computer}, {manner}", computer=text, manner=manner) if text and manner else text


def named(seat: str, kind: str) -> str:
    """A name in a list of players: "Ada", or "Bertille (computer, hard)"."""
    text = beside_name(kind)
    return tr("{name} ({computer})", name=isolated(seat), computer=text) if text else isolated(seat)


def thinking(seats: Sequence[str]) -> Sentence:
    """That these computer players think."""
    one = len(seats) == 1
    return sentence(
        lambda: tr("{name} is thinking…" if one else "{name} are thinking…", name=people(seats)), seats[0]
    )


def takes_over(seat: str, kind: str) -> str:
    """That somebody else plays a seat from now on."""
    if kind in _AFTER_NAME:
        return tr(
            "From now on the computer plays for {name}: {level}.",
            name=isolated(seat),
            level=short(kind).lower(),
        )
    return tr("From now on a person plays for {name}.", name=isolated(seat))


def quoted(said: str) -> str:
    """What a computer player says, in the quotation marks of the language."""
    return tr("“{said}”", said=said)


def pace(pace: str) -> str:
    """A pace of `PACES` in a word."""
    return tr(_PACE_TEXTS[pace])


def kind_in(players: Mapping[str, object], seat: str) -> str:
    """The kind of player that a record notes for a seat last; a person where it notes none."""
    player = players.get(seat)
    if not isinstance(player, dict):
        return "person"
    since = player.get("since")
    last = since[-1] if isinstance(since, list) and since else None
    kind = last[1] if isinstance(last, list) and len(last) == 2 else player.get("kind")
    return kind if isinstance(kind, str) else "person"


def listed(seats: Sequence[str], players: Mapping[str, object]) -> str:
    """Everybody at a table, by name, and of the computer players what they are; `players` as in a record."""
    return ", ".join(named(seat, kind_in(players, seat)) for seat in seats)
