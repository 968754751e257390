"""The picture of Est Royal: what lies where, what can be pointed at, and what each place is called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF

from pierres.rules.est_royal.view import View
from pierres.table import theme
from pierres.table.est_royal import names
from pierres.table.est_royal.layout import CORNERS, CROSS, GRID, Places, spread
from pierres.table.est_royal.pieces import Cloth, Count, ScorePlate, Target
from pierres.table.est_royal.wording import cards_of
from pierres.table.pieces import Banner, Label
from pierres.table.pieces.playing_card import PlayingCard
from pierres.table.pieces.playing_faces import Style
from pierres.table.pieces.playing_place import TAG_RATIO, CardTag, EmptyPlace
from pierres.table.places import Rect, around
from pierres.table.plates import Ground, Notice
from pierres.table.stage import Spot, Thing

translate = QCoreApplication.translate

WASTE_SHOWN = 4
"""How many cards of the waste lie side by side at most."""
ORDER = ("stock", "waste", *GRID[0], *GRID[1], *GRID[2])
"""The piles in reading order: that of the keyboard and of a screen reader."""


@dataclass(frozen=True)
class Context:
    """Everything that the picture is drawn from."""

    view: View
    places: Places
    wording: Any
    style: Style
    title: str = ""
    """The deal's name."""
    notice: str = ""
    warning: bool = False
    chosen: str = ""
    """The pile whose card is in hand."""
    targets: frozenset[str] = frozenset()
    """Where that card may go."""
    hinted: Mapping[str, str] = field(default_factory=dict)
    """Pile → `card` or `place`: what a hint points at."""
    clock: str = ""
    looked: str = ""
    """The pile that is spread out to be looked through."""


def picture(context: Context) -> tuple[list[Thing], list[Spot]]:
    """Things from the lowest up, and the spots in the order of the keyboard."""
    places = context.places
    w, h = places.size
    things = [Thing("table", Cloth, Rect(0, 0, w, h), z=-1000)]
    spots: list[Spot] = []
    _words(context, things, spots)
    for pile in ORDER:
        _pile(context, pile, things, spots)
    _score(context, things, spots)
    if context.looked:
        _sheet(context, things)
    return things, spots


def _words(context: Context, things: list[Thing], spots: list[Spot]) -> None:
    places, view = context.places, context.view
    asked = view.questions[0] if view.questions else None
    headline = context.wording.headline(view, asked, view.seat)
    text = context.notice or headline
    if context.notice:
        things.append(
            Thing(
                "notice", Notice, places.notice, z=60,
                props={"text": text, "warning": context.warning, "px": round(1.2 * places.text)},
            )
        )  # fmt: skip
    else:
        px = round(places.big)
        wide = Banner.width_for(headline, places.headline.w, places.headline.h, px)
        rect = around(places.headline.cx, places.headline.cy, wide, places.headline.h)
        things.append(Thing("headline", Banner, rect, z=60, props={"text": headline, "px": px}))
    spots.append(Spot("question", "question", places.headline, text, role="text", tip=text))


def _pile(context: Context, pile: str, things: list[Thing], spots: list[Spot]) -> None:
    view, places = context.view, context.places
    cards = cards_of(view, pile)
    lit = pile in context.targets
    hint = context.hinted.get(pile, "")
    empty = not cards if pile != "stock" else not view.stock
    first = places.cards[pile]
    if empty:
        kind = _place_kind(view, pile)
        things.append(
            Thing(
                f"place:{pile}", EmptyPlace, first, z=1,
                props={"kind": kind, "wanted": view.base if pile in CORNERS else "", "style": context.style},
                lit=lit or hint == "place",
            )
        )  # fmt: skip
    top = first
    if pile == "stock":
        if view.stock:
            if view.stock > 1:
                things.append(_card("back:stock:under", "", first.moved(-2, -2), 2, context))
            things.append(_card("back:stock", "", first, 3, context, lit=hint != ""))
    elif cards:
        shown, where = _shown(context, pile, cards)
        for index, (card, rect) in enumerate(zip(shown, where, strict=True)):
            last = index == len(shown) - 1
            things.append(
                _card(
                    f"card:{card}", card, rect, 10 + index, context,
                    lit=last and (lit or hint != "" or pile == context.chosen),
                )
            )  # fmt: skip
        top = where[-1]
    if pile in CORNERS:
        _corner_tag(context, pile, things)
    else:
        count = view.stock if pile == "stock" else len(cards)
        if count:
            things.append(_count(places, pile, top, count))
    if lit or hint == "place":
        side = 0.3 * first.w
        things.append(
            Thing(f"target:{pile}", Target, around(top.cx, top.y + 0.14 * first.h, side, side), z=70)
        )
    rect = places.room[pile] if pile in CROSS or pile == "waste" else first
    spots.append(
        Spot(
            pile, "table", rect, pile_text(view, pile), action=("pile", pile),
            look=("pile", pile) if cards else None, tip="", role="card", level=1,
        )
    )  # fmt: skip


def _shown(context: Context, pile: str, cards: tuple[str, ...]) -> tuple[tuple[str, ...], list[Rect]]:
    """The cards of a pile that are drawn, and where: of a corner the upper two, of the waste the last few."""
    if pile in CORNERS:
        shown = cards[-2:]
    elif pile == "waste":
        shown = cards[-WASTE_SHOWN:]
    else:
        shown = cards
    return shown, spread(context.places, pile, len(shown))


def _card(
    key: str, card: str, rect: Rect, z: float, context: Context, lit: bool = False, dimmed: bool = False
) -> Thing:
    return Thing(
        key, PlayingCard, rect, z=z, props={"face": card, "face_up": bool(card), "style": context.style},
        lit=lit, dimmed=dimmed,
    )  # fmt: skip


def _count(places: Places, pile: str, top: Rect, count: int) -> Thing:
    """The number of cards, on the upper edge of the last of them."""
    h = min(1.35 * places.text, 0.2 * top.h)
    w = max(h * 1.5, QFontMetricsF(theme.sans(0.74 * h, True)).horizontalAdvance(str(count)) + 0.8 * h)
    rect = Rect(top.right - w - 0.05 * top.w, top.y - 0.45 * h, w, h)
    return Thing(f"count:{pile}", Count, rect, z=50, props={"text": str(count)})


def _corner_tag(context: Context, pile: str, things: list[Thing]) -> None:
    """Beside a corner: how many of its thirteen lie there, and a tag with the card that comes next."""
    view, places = context.view, context.places
    corner = CORNERS.index(pile)
    wanted, count = view.wanted(corner), len(view.foundations[corner])
    beside = places.beside[pile]
    px = round(min(places.text, 0.3 * beside.w, 0.14 * beside.h))
    text = translate("EstTable", "{count}/13").format(count=count)
    line = 1.4 * px
    things.append(
        Thing(
            f"count:{pile}", Label, Rect(beside.x, beside.bottom - line, beside.w, line), z=2,
            make={"role": "number"}, props={"text": text, "px": px},
        )
    )  # fmt: skip
    if wanted and count:
        h = min(2.1 * px, beside.w / TAG_RATIO)
        caption = translate("EstTable", "next")
        things.append(
            Thing(
                f"next:{pile}", Label, Rect(beside.x, beside.y, beside.w, line), z=2,
                props={"text": caption, "px": px},
            )
        )  # fmt: skip
        rect = Rect(beside.x, beside.y + line + 0.2 * px, h * TAG_RATIO, h)
        things.append(
            Thing(f"wanted:{pile}", CardTag, rect, z=2, props={"wanted": wanted, "style": context.style})
        )


def _score(context: Context, things: list[Thing], spots: list[Spot]) -> None:
    view, places = context.view, context.places
    rect = places.info
    if rect.h < 4 * places.text:
        return
    lines = [
        (translate("EstTable", "Base"), names.letter(view.base)),
        (translate("EstTable", "Moves"), str(view.moves)),
    ]
    if context.clock:
        lines.append((translate("EstTable", "Time"), context.clock))
    tall = min(rect.h, 11.5 * places.text)
    word = translate("EstTable", "of 52 points")
    content = (context.title, view.score, word, tuple(lines), places.text)
    box = Rect(rect.x, rect.y, rect.w, tall)
    things.append(Thing("score", ScorePlate, box, z=2, props={"content": content}))
    said = ". ".join(
        [context.title, translate("EstTable", "%n point(s) of 52", None, view.score)]
        + [f"{caption}: {value}" for caption, value in lines]
    )
    spots.append(Spot("score", "score", box, said, role="text", tip=""))


def _sheet(context: Context, things: list[Thing]) -> None:
    """All cards of a pile side by side over the table, the first on the left."""
    places = context.places
    cards = cards_of(context.view, context.looked)
    if not cards:
        return
    sheet = places.sheet
    w, h = places.card
    pad = 0.22 * w
    across = min(len(cards), 13)
    rows = -(-len(cards) // across)
    step = min(1.08 * w, (sheet.w - 2 * pad - w) / max(1, across - 1))
    fall = min(1.08 * h, (sheet.h - 2 * pad - h) / max(1, rows - 1))
    wide, tall = (across - 1) * step + w + 2 * pad, (rows - 1) * fall + h + 2 * pad
    box = around(sheet.cx, sheet.cy, wide, tall)
    things.append(Thing("sheet", Ground, box, z=200, make={"alpha": 0.92, "edge": True}))
    for index, card in enumerate(cards):
        row, col = divmod(index, across)
        rect = Rect(box.x + pad + col * step, box.y + pad + row * fall, w, h)
        things.append(_card(f"look:{card}", card, rect, 210 + index, context))


def _place_kind(view: View, pile: str) -> str:
    if pile in CORNERS:
        return "corner"
    if pile == "stock":
        return "redeal" if view.redeals and view.waste else "stock"
    return "waste" if pile == "waste" else "space"


def pile_text(view: View, pile: str) -> str:
    """A pile for the ear: its name, its top card, how many lie there, and what a corner wants."""
    name = names.pile(pile)
    if pile == "stock":
        if view.stock:
            return translate("EstTable", "{pile}: %n card(s)", None, view.stock).format(pile=name)
        if view.redeals and view.waste:
            return translate("EstTable", "{pile}: used up, the waste can be turned over").format(pile=name)
        return translate("EstTable", "{pile}: used up").format(pile=name)
    cards = cards_of(view, pile)
    said = translate("EstTable", "empty")
    if cards:
        said = names.card(cards[-1])
        if len(cards) > 1:
            said = translate("EstTable", "{card}, %n card(s)", None, len(cards)).format(card=said)
    text = translate("EstTable", "{pile}: {what}").format(pile=name, what=said)
    if pile in CORNERS:
        wanted = view.wanted(CORNERS.index(pile))
        if not wanted:
            return text + translate("EstTable", ", complete")
        card = names.card(wanted) if len(wanted) == 2 else names.any_of_rank(wanted)
        text += translate("EstTable", ", wants {card}").format(card=card)
    elif pile in CROSS and len(cards) > 1:
        under = ", ".join(names.card(card) for card in reversed(cards[:-1]))
        text += translate("EstTable", "; under it: {cards}").format(cards=under)
    return text
