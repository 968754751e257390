"""What a blind person does in the transcripts: who plays which game, and key by key how."""

from __future__ import annotations

from typing import NamedTuple


class Play(NamedTuple):
    """A new game, and the keys struck in it."""

    game: str
    seats: tuple[str, ...]
    seed: int
    keys: tuple[str, ...]


def _keys(text: str) -> tuple[str, ...]:
    return tuple(text.split())


THREE = ("Léa", "Hugo", "Inès")
PLAYS = (
    # An auction with a tie that silver breaks; the power of the card that was won; the card looked at.
    Play(
        "aux-pierres", THREE, 4,
        _keys(
            "Return 3 Down 1 Return  Return 4 Return  Return Return 0 Return  Return 2 Return "
            "Return 1 Left Return  Return Down"
        ),
    ),
    # An ante round: cards by number and by arrow, a card looked at; then the first card played.
    Play(
        "jeu-des-dragons", THREE, 4,
        _keys(
            "Return 2 i Return  Return Left Right Return Return  Return 3 Return  "
            "Return 1 Return Return"
        ),
    ),
    # Ten moves, with a refusal, a hint, a move taken back and a pile looked into.
    Play("est-royal", ("Léa",), 4, _keys("Down t t 4 5 5 4 i ctrl+z t t 8 4 m Right m t t t t")),
)  # fmt: skip
