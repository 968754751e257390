"""The picture of Est Royal: what lies where, what can be pointed at, and what each place is called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtGui import QFontMetricsF

from pierres.locales import labelled
from pierres.rules.est_royal.view import Cards, View
from pierres.table import theme
from pierres.table.est_royal.layout import (
    CARD_RATIO,
    CORNERS,
    CROSS,
    GRID,
    READABLE,
    Places,
    spread,
    step_of,
    waste_shown,
)
from pierres.table.est_royal.pieces.furniture import Count, HintFrame, Niche, PileSheet, ScorePlate
from pierres.table.est_royal.pieces.playing_card import EmptyPlace, PlayingCard
from pierres.table.est_royal.pieces.playing_faces import Style
from pierres.table.picture import Picture, Sketch, headline
from pierres.table.pieces import Notice, SquareTable
from pierres.table.places import Rect
from pierres.translation import translate
from pierres.wording.est_royal import names
from pierres.wording.est_royal.wording import EstRoyalWording, cards_of

ORDER = ("stock", "waste", *GRID[0], *GRID[1], *GRID[2])
"""The piles in reading order: that of the keyboard and of a screen reader."""


@dataclass(frozen=True)
class Context:
    """Everything that the picture is drawn from."""

    view: View
    places: Places
    wording: EstRoyalWording
    style: Style
    title: str = ""
    """The deal's name."""
    notice: str = ""
    warning: bool = False
    chosen: str = ""
    """The pile whose card is in hand."""
    lifted: str = ""
    """The pile whose top card hangs on the pointer."""
    destinations: frozenset[str] = frozenset()
    """Where that card may go."""
    hinted: Mapping[str, str] = field(default_factory=dict)
    """Pile → `card` or `place`: what a hint points at."""
    clock: str = ""
    looked: str = ""
    """The pile that is spread out to be looked through."""


def picture(context: Context) -> Picture:
    """Things from the lowest up, and the targets in the order of the keyboard."""
    sketch = Sketch()
    places = context.places
    w, h = places.size
    sketch.lay("table", SquareTable(), Rect(0, 0, w, h), z=-1000)
    _words(sketch, context)
    for pile in ORDER:
        _pile(sketch, context, pile)
    _score(sketch, context)
    if context.looked:
        _sheet(sketch, context)
    return sketch.picture()


def _words(sketch: Sketch, context: Context) -> None:
    places, view = context.places, context.view
    asked = view.questions[0] if view.questions else None
    text = context.notice or context.wording.headline(view, asked, view.seat)
    if context.notice:
        piece = Notice(text=text, warning=context.warning, px=round(1.2 * places.text))
        sketch.lay("notice", piece, places.headline, 60)
    else:
        sketch.add(headline(text, places.headline, places.big))
    drawn = "notice" if context.notice else "headline"
    sketch.target("question", "question", places.headline, text, role="text", tip=text, drawn=drawn)


def _pile(sketch: Sketch, context: Context, pile: str) -> None:
    view, places = context.view, context.places
    cards = cards_of(view, pile)
    first = places.cards[pile]
    if pile in CORNERS:
        _niche(sketch, context, pile)
    if pile == "stock":
        count, used = view.stock, [first]
        if count:
            back = PlayingCard(beneath=min(count - 1, 5), face="", face_up=False)
            sketch.lay("back:stock", back, first, z=3)
    else:
        count, used = len(cards), _lay(sketch, context, pile, cards)
    lifted = pile == context.lifted
    if count == lifted:
        kind = _place_kind(view, pile)
        wanted = view.base if pile in CORNERS else ""
        sketch.lay(f"place:{pile}", EmptyPlace(kind=kind, wanted=wanted, style=context.style), first, z=1)
    top = used[-1]
    ring = Rect(used[0].x, top.y, top.right - used[0].x, top.h)
    if pile in CORNERS:
        ring = places.niche[pile]
    elif count > lifted:
        # The number is that of the cards that lie there, on the last of them.
        plate = _count_place(context, used[-1 - lifted], pile, count - lifted)
        sketch.lay(f"count:{pile}", Count(str(count - lifted)), plate, z=50)
        upper, lower = min(ring.y, plate.y), max(ring.bottom, plate.bottom)
        ring = Rect(ring.x, upper, ring.w, lower - upper)
    mark = "place" if pile in context.destinations else context.hinted.get(pile, "")
    if mark:
        sketch.lay(f"mark:{pile}", HintFrame(kind=mark), top, z=48)
    # What waits for a card takes it anywhere in its room; else the felt beside the cards is only felt.
    rect = places.room[pile] if context.chosen or pile in CORNERS else ring
    zone, look = "own" if pile in ("stock", "waste") else "grid", ("pile", pile) if cards else None
    name = pile_text(view, pile)
    sketch.target(pile, zone, rect, name, ("pile", pile), look, role="card", level=1, ring=ring)


def _lay(sketch: Sketch, context: Context, pile: str, cards: Cards) -> list[Rect]:
    """Lay down what is seen of a pile, and say where: of a corner two cards, of the waste the last few."""
    places = context.places
    shown = laid(context.view, places, context.style.large, pile)
    where = spread(places, pile, len(shown)) or [places.cards[pile]]
    # Of a covered card only its corner is seen, and there the usual index is the one that can be read.
    covered = replace(context.style, large=False)
    for index, card in enumerate(shown):
        last = index == len(shown) - 1
        if last and pile == context.chosen:
            where[-1] = where[-1].moved(0, -round(0.05 * where[-1].h))
        hidden = len(cards) - 1 if pile in CORNERS and last else 0
        style = context.style if last else covered
        lit = last and pile == context.chosen
        shown_card = PlayingCard(card, style, min(hidden, 5), lit=lit)
        sketch.lay(f"card:{card}", shown_card, where[index], 10 + index)
    return where


def laid(view: View, places: Places, large: bool, pile: str) -> Cards:
    """The cards of a pile that are drawn, bottom to top."""
    cards = cards_of(view, pile)
    if pile in CORNERS:
        return cards[-2:]
    return cards[-waste_shown(places, large) :] if pile == "waste" else cards


def _count_place(context: Context, top: Rect, pile: str, count: int) -> Rect:
    """The number of cards, on the upper edge of the last of them, or where that is full on the lower one."""
    h = round(min(1.3 * context.places.text, 0.16 * top.h))
    rise = min(0.45 * h, 0.072 * top.h)  # no further than the niche beside it
    y = top.bottom - h + rise if context.style.large and pile != "stock" else top.y - rise
    w = round(max(h * 1.5, QFontMetricsF(theme.sans(0.74 * h, True)).horizontalAdvance(str(count)) + 0.8 * h))
    return Rect(round(top.right - w - 0.04 * top.w), round(y), w, h)


def _niche(sketch: Sketch, context: Context, pile: str) -> None:
    """A foundation: how many of its thirteen lie there, its base, and a slip with what comes next."""
    view, places = context.view, context.places
    corner = CORNERS.index(pile)
    count = len(view.foundations[corner])
    niche, notes = places.niche[pile], places.notes[pile]
    piece = Niche(
        notes.moved(-niche.x, -niche.y),
        wants=translate("EstTable", "wants"),
        wanted=view.wanted(corner) if count else "",
        base=translate("EstTable", "base {rank}").format(rank=names.letter(view.base)) if view.base else "",
        count=count,
        number=translate("EstTable", "{count}/13").format(count=count),
        px=round(min(places.text, 0.27 * notes.w, 0.125 * notes.h), 1),
        style=context.style,
    )
    sketch.lay(f"niche:{pile}", piece, niche)


def _score(sketch: Sketch, context: Context) -> None:
    view, places = context.view, context.places
    lines = [(translate("EstTable", "Moves"), str(view.moves))]
    if view.base:
        lines.insert(0, (translate("EstTable", "Base rank"), names.letter(view.base)))
    if context.clock:
        lines.append((translate("EstTable", "Time"), context.clock))
    word = translate("EstTable", "of 52 cards")
    plate = ScorePlate(context.title, view.score, word, tuple(lines), places.text)
    sketch.lay("score", plate, places.info, z=2)
    spoken = dict(lines)
    if view.base:
        spoken[translate("EstTable", "Base rank")] = names.rank(view.base)
    said = ". ".join(
        [context.title, translate("EstTable", "%n point(s) of 52", None, view.score)]
        + [labelled(caption, value) for caption, value in spoken.items()]
    )
    sketch.target("score", "score", places.info, said, role="text", tip="")


def _sheet(sketch: Sketch, context: Context) -> None:
    """All cards of a pile side by side, the top card last, above or below the pile itself."""
    places, pile = context.places, context.looked
    cards = cards_of(context.view, pile)
    if not cards:
        return
    full, body, px = places.cards[pile], places.body, places.text
    large = context.style.large
    w = float(round(full.w if large else max(0.66 * full.w, min(full.w, 66.0))))
    h = float(round(w * CARD_RATIO))
    pad, head = round(0.8 * px), round(2.1 * px)
    across = min(len(cards), 13)
    step = min(1.05 * w, (body.w - 2 * pad - w) / max(1, across - 1), (0.62 if large else 0.44) * w)
    if across <= 7:
        step = min(1.05 * w, (body.w - 2 * pad - w) / max(1, across - 1))
    rows = -(-len(cards) // across)
    fall = 0.42 * h if rows > 2 else 1.04 * h
    title = context.wording.looking(context.view, pile)
    said = QFontMetricsF(theme.sans(px)).horizontalAdvance(title) + 2 * pad + px
    wide = min(body.w, max((across - 1) * step + w + 2 * pad, said))
    tall = head + (rows - 1) * fall + h + pad
    x = min(max(full.x - pad, body.x), body.right - wide)
    gap = 0.07 * full.h
    below, above = full.bottom + gap, full.y - gap - tall
    y = below if below + tall <= body.bottom or body.bottom - below >= above - body.y + tall else above
    y = min(max(y, body.y), max(body.y, body.bottom - tall))
    box = Rect(round(x), round(y), round(wide), round(tall))
    sketch.lay("sheet", PileSheet(title=title, px=px), box, z=200)
    for index, card in enumerate(cards):
        row, col = divmod(index, across)
        rect = Rect(box.x + pad + round(col * step), box.y + head + round(row * fall), w, h)
        sketch.lay(f"look:{card}", PlayingCard(card, context.style), rect, 210 + index)


def hides(view: View, places: Places, style: Style, pile: str) -> bool:
    """Whether cards of a pile cannot all be recognised where they lie."""
    count = len(cards_of(view, pile))
    if pile == "waste":
        return count > waste_shown(places, style.large)
    if pile in CORNERS:
        return count > 1
    return count > 1 and step_of(places, pile, count) < READABLE * places.card[0]


def _place_kind(view: View, pile: str) -> str:
    if pile in CORNERS:
        return "corner"
    if pile == "stock":
        return "redeal" if view.redeals and view.waste else "stock"
    return "waste" if pile == "waste" else "space"


def pile_text(view: View, pile: str) -> str:
    """A pile, spoken: its name, its top card, how many lie there, and what a corner wants."""
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
