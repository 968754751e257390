"""The cards as a table of the rules page, written from their data."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from pierres.rules.jeu_des_dragons.cards import Card
from pierres.translation import Context
from pierres.wording.grammar import capital
from pierres.wording.jeu_des_dragons import card_text, names

tr = Context("DragonRules")


def cards(characters: Mapping[str, Card]) -> str:
    """A row for each kind of card: name, strengths, nature, text."""
    kinds: dict[str, list[Card]] = {}
    for card in characters.values():
        kinds.setdefault(card.id.partition("-")[0], []).append(card)
    heads = (
        tr("Card"), tr("Strengths"),
        tr("Nature"), tr("Power"),
    )  # fmt: skip
    rows = ["<tr>" + "".join(f"<th align='left'>{escape(head)}</th>" for head in heads) + "</tr>"]
    for same in kinds.values():
        card = same[0]
        text = card_text.power(card) + (f" {card_text.always(card)}" if card.always else "")
        cells = (
            f"<b>{escape(names.title(card))}</b>",
            " ".join(str(strength) for strength in sorted(one.strength for one in same)),
            escape(capital(names.nature(card.nature))), escape(text),
        )  # fmt: skip
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return f"<table cellpadding='4'>{''.join(rows)}</table>"
