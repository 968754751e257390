"""Colours have one home, and nothing is told apart by hue alone: measured on the pictures themselves."""

from __future__ import annotations

import io
import math
import re
import tokenize
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

import pierres
from pierres.paths import resource_path
from pierres.rules.aux_pierres.characters import read_characters
from pierres.rules.jeu_des_dragons.cards import read_cards
from pierres.table import theme
from pierres.table.aux_pierres import pieces as aux
from pierres.table.aux_pierres.pieces.stones import KINDS
from pierres.table.jeu_des_dragons.pieces.dragon_card import DragonCard
from pierres.table.jeu_des_dragons.pieces.piles import draw_coin
from pierres.table.pieces import Button, NamePlate, Piece, PieceItem, Screen
from tests.table.test_pieces import contrast, item_of
from tests.table.test_playing_cards import SIGHTS

pytestmark = pytest.mark.usefixtures("qapp")

PACKAGE = Path(pierres.__file__).parent
HOME = PACKAGE / "table" / "theme.py"
GREYS = SIGHTS


@pytest.fixture(autouse=True)
def night() -> Iterator[None]:
    theme.use("night", "fr")
    yield
    theme.use("night", "fr")


# ---- one home


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda p: p.stem)
def test_colours_are_named_in_one_file_only(path: Path) -> None:
    if path == HOME:
        return
    text = path.read_text(encoding="utf-8")
    written = [
        token.string
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.STRING and re.search(r"#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?\b", token.string)
    ]
    assert not written
    assert not re.findall(r"QColor\(\s*\d|fromRgbF?\(\s*\d|qRgba?\(", text)
    assert set(re.findall(r"GlobalColor\.(\w+)", text)) <= {"transparent"}


def test_the_style_sheet_names_its_colours() -> None:
    sheet = resource_path("windows", "style.qss").read_text(encoding="utf-8")
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(", sheet)


@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_every_theme_has_the_same_names(name: str) -> None:
    assert theme.THEMES[name].table.keys() == theme.NIGHT.keys()
    assert all(QColor(value).isValid() for value in theme.THEMES[name].table.values())


# ---- told apart


def on_felt(item: PieceItem, w: int, h: int) -> QImage:
    """What is seen of an item on the table."""
    image = QImage(w, h, QImage.Format.Format_RGB32)
    image.fill(theme.colour("felt"))
    painter = QPainter(image)
    painter.translate((w - item.size().width()) / 2, (h - item.size().height()) / 2)
    item.paint(painter, None)  # type: ignore[arg-type]  # no item looks at its style option
    painter.end()
    return image


def seen(image: QImage, sight: tuple[tuple[float, ...], ...]) -> list[tuple[float, ...]]:
    """The pixels as such eyes see them."""
    data = bytes(image.constBits())
    return [
        tuple(r * data[i + 2] + g * data[i + 1] + b * data[i] for r, g, b in sight)
        for i in range(0, len(data), 4)
    ]


def dragon(mark: str) -> DragonCard:
    text = resource_path("dragons.toml").read_text(encoding="utf-8")
    return DragonCard(read_cards(text, "dragons.toml")[20], mark=mark)


@dataclass(frozen=True)
class _Metal(Piece):
    """A coin of the dragons' table."""

    platinum: bool

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_coin(painter, rect, self.platinum)


def _card(**lights: bool) -> aux.CharacterCard:
    text = resource_path("characters.toml").read_text(encoding="utf-8")
    return aux.CharacterCard(read_characters(text, "characters.toml")[0], **lights)


def items(w: float, h: float, *pieces: Piece) -> list[PieceItem]:
    return [item_of(piece, w, h) for piece in pieces]


GROUPS: Mapping[str, tuple[float, Callable[[], list[PieceItem]]]] = {
    # What has to differ, and by which share of its picture at least.
    "stones and coins": (0.08, lambda: items(20, 20, *map(aux.Token, KINDS))),
    "gold and platinum": (0.04, lambda: items(24, 24, _Metal(False), _Metal(True))),
    "screens": (0.008, lambda: items(120, 48, *map(Screen, theme.SEAT_COLOURS))),
    "scores": (0.02, lambda: items(34, 34, *map(aux.Die, range(4)))),
    "a card": (0.03, lambda: items(48, 73, _card(), _card(lit=True), _card(dimmed=True))),
    "a power": (0.01, lambda: items(48, 70, dragon("works"), dragon("idle"), dragon(""))),
    "a hand": (0.04, lambda: items(64, 64, aux.Fist("teal"), aux.Fist("teal", open=True))),
    "a bag": (0.04, lambda: items(96, 128, aux.Bag(), aux.Bag(open=True), aux.Bag(open=True, hand="teal"))),
    "a button": (0.02, lambda: items(104, 60, aux.FistButton("OK"), aux.FistButton("OK", enabled=False))),
    "an answer": (0.02, lambda: items(104, 60, Button("OK"), Button("OK", enabled=False))),
    "a plate": (0.02, lambda: items(136, 28, NamePlate("Léa"), NamePlate("Léa", active=True))),
}


@pytest.mark.parametrize("group", sorted(GROUPS))
@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_nothing_is_told_apart_by_hue_alone(group: str, name: str) -> None:
    """In grey, and as three kinds of colour-blind people see them, every pair still differs."""
    theme.use(name)
    share, make = GROUPS[group]
    made = make()
    w, h = round(made[0].size().width()) + 12, round(made[0].size().height()) + 12
    pictures = [on_felt(item, w, h) for item in made]
    for sight, matrix in SIGHTS.items():
        eyes = [seen(picture, matrix) for picture in pictures]
        for a, b in combinations(range(len(made)), 2):
            apart = sum(
                max(abs(p - q) for p, q in zip(one, other, strict=True)) > 24
                for one, other in zip(eyes[a], eyes[b], strict=True)
            )
            assert apart > share * w * h, (sight, a, b, apart / (w * h))


# ---- outlines


SOLID: Mapping[str, Callable[[], PieceItem]] = {
    **{kind: partial(item_of, aux.Token(kind), 40, 40) for kind in KINDS},
    "die": lambda: item_of(aux.Die(2), 40, 40),
    "bag": lambda: item_of(aux.Bag(), 60, 80),
    "open bag": lambda: item_of(aux.Bag(open=True), 60, 80),
    "fist": lambda: item_of(aux.Fist("ochre"), 64, 64),
    "card": lambda: item_of(_card(), 48, 73),
    "back": lambda: item_of(aux.CharacterCard(), 48, 73),
}


@pytest.mark.parametrize("what", sorted(SOLID))
@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_edges_stand_out_from_the_table(what: str, name: str) -> None:
    """Walking in from outside, what is met first differs from the felt by 3 to 1."""
    theme.use(name)
    item = SOLID[what]()
    w, h = round(item.size().width()) + 16, round(item.size().height()) + 16
    image, felt = on_felt(item, w, h), theme.colour("felt")
    middle = QPointF(w / 2, h / 2)
    rays, clear = 60, 0
    for ray in range(rays):
        dx, dy = math.cos(math.tau * ray / rays), math.sin(math.tau * ray / rays)
        best, met, step = 1.0, 0, math.hypot(w, h) / 2
        # The first six pixels that are not felt: a shadow, the line, and the face behind it.
        while step > 0 and met < 9:
            x, y = round(middle.x() + dx * step), round(middle.y() + dy * step)
            step -= 1
            if not (0 <= x < w and 0 <= y < h):
                continue
            ratio = contrast(image.pixelColor(x, y), felt)
            if ratio > 1.25:
                met += 1
                best = max(best, ratio)
        clear += best >= 3
    assert clear >= 0.9 * rays, (what, name, clear / rays)


@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_lines_and_marks_stand_out(name: str) -> None:
    theme.use(name)
    for line, ground in (
        ("ink", "parchment"), ("ink", "parchment_dark"), ("ink_soft", "parchment"), ("panel_line", "panel"),
        ("line", "parchment"), ("wood_line", "wood_light"), ("ink", "gold"), ("star", "parchment_light"),
        ("curtain_ink", "gilt"), ("ink", "ribbon_special"),
    ):  # fmt: skip
        assert contrast(theme.colour(line), theme.colour(ground)) >= 3, (line, ground)
    for ground in ("felt", "felt_light"):
        assert contrast(theme.colour("halo"), theme.colour(ground)) >= 3, ("halo", ground)
    for seat in theme.SEAT_COLOURS:
        assert contrast(theme.seat_colour(seat), theme.colour("parchment_light")) >= 3, seat


def test_every_kind_has_a_scale_of_its_own() -> None:
    scales = [theme.colour(name).name() for name in theme.NIGHT if name.startswith("dragon_")]
    assert len(scales) == 13 == len(set(scales))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_piece_is_as_sharp_as_the_screen(ratio: float) -> None:
    """Each ratio has a picture of its own, drawn once, of exactly so many pixels."""
    for piece, size in ((aux.CharacterCard(), 80), (aux.Token("red"), 28)):
        w = round((size + 2 * piece.margin(QRectF(0, 0, size, size))) * ratio)
        first, again = piece.pixmap(size, size, ratio), piece.pixmap(size, size, ratio)
        assert first.width() == w
        assert first.devicePixelRatio() == pytest.approx(ratio)
        assert first.cacheKey() == again.cacheKey()
