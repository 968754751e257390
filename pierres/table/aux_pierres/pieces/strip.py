"""The power strip of a card: what one pays, an arrow, what one gets, drawn from the character's data.

`strip_for` turns one option into marks; `draw_strip` lays the marks of all options out, in one row or in
several, as large as the box allows. The marks cover the whole vocabulary of the rules, so that players' own
cards are drawn like those of the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from pierres.rules.aux_pierres.characters import Effect, Option, Pay
from pierres.table import art, theme
from pierres.table.aux_pierres.pieces.stones import COINS, KINDS, STONES, draw_kind
from pierres.table.pieces.strokes import pen, set_ink

_FAN_MOST = 3  # more equal pieces than this are a number and one piece
_STEP = {"stone": 0.80, "coin": 0.58, "star": 0.92}
_GAP = 0.16
_ICONS = {
    "people": ("icon-people", 1.5), "cards-up": ("icon-cards-up", 1.3),
    "cards-down": ("icon-cards-down", 1.3),
    "card": ("icon-card", 0.8), "hand": ("icon-hand", 0.92), "spark": ("icon-spark", 1.0),
    "all": ("icon-all", 1.3), "sack": ("icon-sack", 0.95), "any": ("stone-any", 0.98),
    "bag": ("bag-open", 0.8),
    "fist": ("fist-closed", 1.0), "person": ("icon-person", 0.95), "person2": ("icon-person", 0.95),
}  # fmt: skip


@dataclass(frozen=True)
class StripSign:
    """One sign on the strip: its name, its width in strip heights, how often it is repeated in a fan."""

    name: str
    width: float
    times: int = 1
    text: str = ""


ARROW = StripSign("arrow", 1.0)
SLASH = StripSign("slash", 0.42)
_THEN = StripSign("then", 0.34)
_AND = StripSign("and", 0.5)
_CLUSTER = StripSign("cluster", 1.18)


def _icon(name: str) -> StripSign:
    return StripSign(name, _ICONS[name][1])


def _text(text: str) -> StripSign:
    return StripSign("text", 0.12 + 0.50 * len(text), text=text)


def _fan(name: str, n: int) -> list[StripSign]:
    """`n` equal pieces: side by side while few, else a number and one."""
    family = "star" if name == "star" else "stone" if name in STONES or name == "any" else "coin"
    if n > _FAN_MOST:
        return [_text(str(n)), StripSign(name, 1.0)]
    return [StripSign(name, 1.0 + _STEP[family] * (n - 1), n)]


def strip_for(option: Option) -> tuple[StripSign, ...]:
    """The marks of one option: payment, arrow, effects. Signs only; the words are on the full text."""
    return tuple(_joined(_parts(option)))


def _parts(option: Option) -> list[list[StripSign]]:
    """An option in parts that may stand on rows of their own: each effect that needs an arrow begins one."""
    parts: list[list[StripSign]] = []
    for effect in option.do:
        before, after = _effect(effect)
        if not parts:
            parts.append([*_payment(option.pay), *before, ARROW, *after])
        elif before:
            parts.append([*before, ARROW, *after])
        else:
            parts[-1] += after
    return parts


def _joined(parts: Sequence[list[StripSign]]) -> list[StripSign]:
    marks: list[StripSign] = []
    for part in parts:
        marks += ([_AND] if marks else []) + part
    return marks


def _payment(pay: Pay | None) -> list[StripSign]:
    if pay is None:
        return []
    match pay.kind:
        case "all_stones":
            return [_icon("all")]
        case "bid":
            return [_icon("fist")]
        case "coins":
            return [mark for coin in COINS if (n := pay.coins.get(coin, 0)) for mark in _fan(coin, n)]
    if pay.pattern == "same":
        # Clear stones tied by an equals sign: any colour, but one and the same.
        return ([_text(str(pay.stones))] if pay.stones > 2 else []) + [StripSign("same", 2.3)]
    if pay.pattern == "distinct":
        if pay.stones == len(STONES):
            return [StripSign(colour, 0.86) for colour in STONES]
        return [StripSign("distinct", 2.3)]
    return [_text(str(pay.stones)), _CLUSTER]


def _effect(effect: Effect) -> tuple[list[StripSign], list[StripSign]]:
    """What an effect shows before the arrow (whom it touches, where it comes from) and after it."""
    match effect.op:
        case "gain":
            return [], _fan(effect.coin, effect.n)
        case "gain_stones":
            return [], _stones(effect.colour, effect.n)
        case "score":
            return [], _fan("star", effect.n)
        case "steal":
            times = [_text(f"{effect.n}×")] if effect.n > 1 else []
            return [_victim(effect.from_)], times + _ladder(effect.ladder)
        case "seize":
            coins = [StripSign(coin, 0.9) for coin in COINS if coin in effect.coins]
            return [_victim(effect.from_), _icon("sack")], coins
        case "banish":
            crossed = "cluster" if effect.colour in ("choice", "") else effect.colour
            return [_icon("people")], [StripSign("gone", 1.25, text=crossed)]
        case "bag_draw":
            return [_icon("bag")], [_text(str(effect.keep)), _CLUSTER]
        case "bag_push":
            return [_icon("bag")], [*(StripSign(stone, 0.8) for stone in STONES), StripSign("dots", 0.62)]
        case "buy":
            return _price(effect), [_CLUSTER]
        case "perform":
            cards = _icon("cards-up" if effect.pool == "played" else "cards-down")
            how = _icon("hand") if effect.pick == "choice" else _text("?")
            return [cards, how], [_icon("spark")]
        case "keep":
            return [], [_icon("card"), _text("×2")]
    raise ValueError(f"no sign for the effect {effect.op!r}")


def _stones(colour: str, n: int) -> list[StripSign]:
    if colour in STONES:
        return _fan(colour, n)
    return ([_text(str(n))] if n > 1 else []) + [_CLUSTER]


def _victim(from_: str) -> StripSign:
    return _icon("person2" if from_ == "second_bidder" else "person")


def _ladder(ladder: Sequence[str]) -> list[StripSign]:
    """The first rung large, the others after a small arrowhead: only if there is nothing better."""
    marks: list[StripSign] = []
    for i, rung in enumerate(ladder):
        if i:
            marks.append(_THEN)
        small = 0.62 if i else 0.92
        marks.append(_CLUSTER if rung == "stone" else StripSign(rung if not i else f"small:{rung}", small))
    return marks


def _price(effect: Effect) -> list[StripSign]:
    marks: list[StripSign] = []
    if effect.gold:
        marks += ([_text(str(effect.gold))] if effect.gold > 1 else []) + [StripSign("gold", 1.36)]
    if effect.silver:
        marks += ([SLASH] if marks else []) + _fan("silver", effect.silver)
    return marks


# ---- layout


def _row_width(row: Sequence[StripSign]) -> float:
    return sum(mark.width for mark in row) + _GAP * (len(row) - 1)


def _arrangements(options: Sequence[Option]) -> list[list[list[StripSign]]]:
    """The ways to set the strips: an option to a row first, then all in one row, two to a row, or cut up."""
    strips = [list(strip_for(option)) for option in options]
    ways = [strips]
    for per_row in sorted({2, len(strips)} - {1}):
        rows: list[list[StripSign]] = []
        for i in range(0, len(strips), per_row):
            row: list[StripSign] = []
            for strip in strips[i : i + per_row]:
                row += ([SLASH] if row else []) + strip
            rows.append(row)
        ways.append(rows)
    cut = [_parts(option) for option in options]
    if any(len(parts) > 1 for parts in cut):
        ways.append([([_AND] if i else []) + part for parts in cut for i, part in enumerate(parts)])
        halves = [(parts[: (len(parts) + 1) // 2], parts[(len(parts) + 1) // 2 :]) for parts in cut]
        ways.append(
            [([_AND] if i else []) + _joined(half) for both in halves for i, half in enumerate(both) if half]
        )
    return ways


def draw_strip(painter: QPainter, options: Sequence[Option], box: QRectF) -> None:
    """Draw the strips of all `options` into `box`, as large as they fit."""
    if not options:
        return

    def size_of(rows: list[list[StripSign]]) -> float:
        pitch = box.height() / len(rows)
        return min(pitch * (0.84 if len(rows) == 1 else 0.90), box.width() / max(map(_row_width, rows)))

    ways = _arrangements(options)
    # An option to a row reads best, so another way must give clearly larger signs to be chosen.
    rows = max(ways, key=lambda way: size_of(way) * (1.0 if way is ways[0] else 0.8))
    em = size_of(rows)
    pitch = min(box.height() / len(rows), em * 1.22)
    top = box.center().y() - pitch * len(rows) / 2
    for i, row in enumerate(rows):
        y = top + pitch * (i + 0.5)
        x = box.center().x() - _row_width(row) * em / 2
        for mark in row:
            _draw_mark(painter, mark, QRectF(x, y - em / 2, mark.width * em, em))
            x += (mark.width + _GAP) * em
    if len(rows) > 1 and len(rows) == len(options):
        painter.setPen(pen("parchment_edge", max(0.8, em * 0.035)))
        for i in range(1, len(rows)):
            painter.drawLine(
                QPointF(box.left() + 6, top + pitch * i), QPointF(box.right() - 6, top + pitch * i)
            )


# ---- the signs


def _draw_mark(painter: QPainter, mark: StripSign, rect: QRectF) -> None:
    em = rect.height()
    ink = theme.colour("ink")
    match mark.name:
        case "arrow":
            _arrow(painter, rect, ink)
        case "slash":
            painter.setPen(pen(ink, em * 0.09))
            inset = QPointF(em * 0.08, -em * 0.1)
            painter.drawLine(rect.bottomLeft() + inset, rect.topRight() - inset)
        case "and":
            _plus(painter, rect, ink)
        case "then":
            _chevron(painter, rect, ink)
        case "text":
            _number(painter, mark.text, rect, ink)
        case "cluster":
            _cluster(painter, rect)
        case "same" | "distinct":
            _pair(painter, rect, mark.name == "same", ink)
        case "gone":
            _gone(painter, mark.text, rect)
        case "gold":
            draw_kind(
                painter, "common", QRectF(rect.left() + em * 0.42, rect.top() + em * 0.08, em * 0.9, em * 0.9)
            )
            draw_kind(painter, "fairy", QRectF(rect.left(), rect.top() + em * 0.02, em * 0.9, em * 0.9))
        case "dots":
            set_ink(painter, None, ink)
            for i in range(3):
                at = QPointF(rect.left() + em * (0.1 + 0.21 * i), rect.bottom() - em * 0.16)
                painter.drawEllipse(at, em * 0.065, em * 0.065)
        case "person2":
            art.draw(painter, _ICONS["person"][0], rect)
            chest = QRectF(rect.left(), rect.top() + em * 0.52, rect.width(), em * 0.46)
            _number(painter, "2", chest, theme.colour("paper"), 1.06)
        case name if name.startswith("small:"):
            side = rect.width()
            draw_kind(painter, name[6:], QRectF(rect.left(), rect.center().y() - side / 2, side, side))
        case name if name in KINDS or name in ("star", "any"):
            _row(painter, mark, rect)
        case name:
            art.draw(painter, _ICONS[name][0], rect)


def _arrow(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    em, y = rect.height(), rect.center().y()
    left, right = rect.left() + em * 0.08, rect.right() - em * 0.08
    head = em * 0.26
    path = QPainterPath(QPointF(left, y))
    path.lineTo(right, y)
    path.moveTo(right - head, y - head)
    path.lineTo(right, y)
    path.lineTo(right - head, y + head)
    set_ink(painter, pen(ink, em * 0.115), None)
    painter.drawPath(path)


def _plus(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    c, arm = rect.center(), rect.height() * 0.19
    painter.setPen(pen(ink, rect.height() * 0.10))
    painter.drawLine(QPointF(c.x() - arm, c.y()), QPointF(c.x() + arm, c.y()))
    painter.drawLine(QPointF(c.x(), c.y() - arm), QPointF(c.x(), c.y() + arm))


def _chevron(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    em, y = rect.height(), rect.center().y()
    path = QPainterPath(QPointF(rect.left() + em * 0.08, y - em * 0.17))
    path.lineTo(rect.left() + em * 0.25, y)
    path.lineTo(rect.left() + em * 0.08, y + em * 0.17)
    set_ink(painter, pen(ink, em * 0.09), None)
    painter.drawPath(path)


def _number(painter: QPainter, text: str, rect: QRectF, ink: QColor, size: float = 0.86) -> None:
    """Figures as a drawn path: sharp and equally wide at any size."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), theme.serif(100, bold=True), text)
    box = path.boundingRect()
    scale = min(rect.height() * size / 100, rect.width() * 1.04 / box.width())
    painter.save()
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-box.center().x(), 32.5)
    set_ink(painter, None, ink)
    painter.drawPath(path)
    painter.restore()


def _cluster(painter: QPainter, rect: QRectF) -> None:
    """Three little stones in a heap: one stone, of whichever colour one likes."""
    em = rect.height()
    side = em * 0.60
    cx = rect.center().x()
    draw_kind(painter, "red", QRectF(cx - side / 2, rect.top() - em * 0.02, side, side))
    draw_kind(painter, "blue", QRectF(cx - side * 0.97, rect.bottom() - side, side, side))
    draw_kind(painter, "yellow", QRectF(cx - side * 0.03, rect.bottom() - side, side, side))


def _pair(painter: QPainter, rect: QRectF, same: bool, ink: QColor) -> None:
    """Two clear stones with = or ≠ between them."""
    em = rect.height()
    side = em * 0.92
    top = rect.top() + em * 0.05
    art.draw(painter, "stone-any", QRectF(rect.left(), top, side, side))
    art.draw(painter, "stone-any", QRectF(rect.right() - side, top, side, side))
    cx, cy = rect.center().x(), rect.center().y()
    half = em * 0.19
    painter.setPen(pen(ink, em * 0.10))
    for dy in (-em * 0.11, em * 0.11):
        painter.drawLine(QPointF(cx - half, cy + dy), QPointF(cx + half, cy + dy))
    if not same:
        painter.drawLine(QPointF(cx - half * 0.7, cy + em * 0.27), QPointF(cx + half * 0.7, cy - em * 0.27))


def _gone(painter: QPainter, what: str, rect: QRectF) -> None:
    """A stone struck out: it goes to the bank."""
    em = rect.height()
    if what == "cluster":
        _cluster(painter, rect)
    else:
        draw_kind(painter, what, QRectF(rect.center().x() - em / 2, rect.top(), em, em))
    a = QPointF(rect.left() + em * 0.06, rect.top() + em * 0.06)
    b = QPointF(rect.right() - em * 0.06, rect.bottom() - em * 0.02)
    for colour, width in ((theme.colour("paper"), 0.22), (theme.colour("ink"), 0.13)):
        painter.setPen(pen(colour, em * width))
        painter.drawLine(a, b)
        painter.drawLine(QPointF(a.x(), b.y()), QPointF(b.x(), a.y()))


def _row(painter: QPainter, mark: StripSign, rect: QRectF) -> None:
    """A fan of equal pieces."""
    em = rect.height()
    side = min(em, rect.width()) if mark.times == 1 else em
    step = (rect.width() - side) / (mark.times - 1) if mark.times > 1 else 0.0
    y = rect.center().y() - side / 2
    for i in range(mark.times):
        place = QRectF(rect.left() + step * i, y, side, side)
        if mark.name in KINDS:
            draw_kind(painter, mark.name, place)
        else:
            art.draw(painter, "star" if mark.name == "star" else "stone-any", place)
