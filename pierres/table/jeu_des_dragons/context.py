"""What a picture of the table is drawn from: a view, the places, and what the person is about to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pierres.rules.game import Question
from pierres.rules.jeu_des_dragons.cards import Card
from pierres.rules.jeu_des_dragons.view import View
from pierres.rules.legal import Some
from pierres.table.jeu_des_dragons.card_draft import CardDraft
from pierres.table.jeu_des_dragons.layout import Layout
from pierres.wording.jeu_des_dragons.wording import JeuDesDragonsWording

IN_WORDS = frozenset({"blue", "target"})
"""Questions with answers in words."""


@dataclass(frozen=True)
class Player:
    """How a seat looks."""

    colour: str


@dataclass(frozen=True)
class Context:
    """Everything that the description of the table reads. Nothing in it is hidden from its viewer."""

    view: View
    places: Layout
    wording: JeuDesDragonsWording
    cards: Mapping[str, Card]
    players: Mapping[str, Player]
    asked: Question | None = None
    to_act: str | None = None
    draft: CardDraft | None = None
    headline: str = ""
    notice: str = ""
    warning: bool = False
    news: tuple[str, ...] = ()
    """What happened last and why."""
    marks: Mapping[str, str] | None = None
    """Card → `works` or `idle`, of what was played this round."""
    holder: str = ""
    """Whose hand lies open below: the viewer's, or, where all hands lie open, that of who is asked; or ""."""

    @property
    def lang(self) -> str:
        """The language of the texts now."""
        return str(self.wording.language())

    @property
    def looking(self) -> bool:
        """Whether a hand lies open below."""
        return bool(self.holder)

    def legal(self, *kinds: str) -> frozenset[str]:
        """The cards that answer the open question, if it is of these kinds."""
        asked = self.asked
        if asked is None or asked.kind not in kinds:
            return frozenset()
        if isinstance(asked.legal, Some):
            return frozenset(asked.legal.cards)
        return frozenset(map(str, asked.legal)) & frozenset(self.cards)

    @property
    def drawn_out(self) -> tuple[str, ...]:
        """Cards drawn out of the hand, or off the ante cards, for the answer."""
        return self.draft.cards if self.draft is not None else ()


def order_of(view: View) -> tuple[str, ...]:
    """The seats clockwise from the lowest: from the viewer, or from the first for the public."""
    names = [seat.name for seat in view.seats]
    first = names.index(view.viewer) if view.viewer in names else 0
    return tuple(names[first:] + names[:first])


def holder_of(view: View, asked: Question | None) -> str:
    """Whose hand lies open below; "" if nobody's does."""
    names = [seat.name for seat in view.seats]
    if view.viewer in names:
        return view.viewer
    if asked is not None and asked.who in names and view.seat(asked.who).hand is not None:
        return asked.who
    return ""


def open_hands(view: View) -> bool:
    """Whether the hands lie open to all."""
    return view.options.get("hands") == "open"
