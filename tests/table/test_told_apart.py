"""Colours have one home, and nothing is told apart by hue alone: measured on the pictures themselves."""

from __future__ import annotations

import io
import math
import re
import tokenize
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

import pierres
from pierres.paths import resource_path
from pierres.rules.aux_pierres.characters import read_characters
from pierres.rules.jeu_des_dragons.cards import read_cards
from pierres.table import pieces, theme
from pierres.table.jeu_des_dragons.dragon_card import DragonCard
from pierres.table.jeu_des_dragons.gold import draw_coin
from pierres.table.pieces import kinds
from tests.table.test_pieces import contrast
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


def on_felt(piece: pieces.Piece, w: int, h: int) -> QImage:
    """What is seen of a piece on the table."""
    image = QImage(w, h, QImage.Format.Format_RGB32)
    image.fill(theme.colour("felt"))
    painter = QPainter(image)
    painter.translate((w - piece.size().width()) / 2, (h - piece.size().height()) / 2)
    piece.paint(painter, None)  # type: ignore[arg-type]  # no piece looks at its style option
    painter.end()
    return image


def seen(image: QImage, sight: tuple[tuple[float, ...], ...]) -> list[tuple[float, ...]]:
    """The pixels as such eyes see them."""
    data = bytes(image.constBits())
    return [
        tuple(r * data[i + 2] + g * data[i + 1] + b * data[i] for r, g, b in sight)
        for i in range(0, len(data), 4)
    ]


def dragon(mark: str) -> pieces.Piece:
    text = resource_path("dragons.toml").read_text(encoding="utf-8")
    made = DragonCard(read_cards(text, "dragons.toml")[20], 48)
    made.mark = mark
    return made


def with_(piece: pieces.Piece, **state: object) -> pieces.Piece:
    for name, value in state.items():
        setattr(piece, name, value)
    return piece


class _Metal(pieces.Piece):
    """A coin of the dragons' table."""

    def __init__(self, platinum: bool) -> None:
        super().__init__(24, 24)
        self._platinum = platinum

    def state(self) -> str:
        return str(self._platinum)

    def draw(self, painter: QPainter) -> None:
        draw_coin(painter, self.rect(), self._platinum)


def _card() -> pieces.Piece:
    text = resource_path("characters.toml").read_text(encoding="utf-8")
    return pieces.Card(read_characters(text, "characters.toml")[0], 48)


GROUPS: Mapping[str, tuple[float, Callable[[], list[pieces.Piece]]]] = {
    # What has to differ, and by which share of its picture at least.
    "stones and coins": (
        0.08,
        lambda: [*(pieces.Stone(c, 20) for c in pieces.STONES), *(pieces.Coin(c, 20) for c in pieces.COINS)],
    ),
    "gold and platinum": (0.04, lambda: [_Metal(False), _Metal(True)]),
    "screens": (0.008, lambda: [pieces.Screen(c, w=120, h=48) for c in theme.SEAT_COLOURS]),
    "scores": (0.02, lambda: [pieces.Die(n) for n in range(4)]),
    "a card": (0.03, lambda: [_card(), with_(_card(), lit=True), with_(_card(), dimmed=True)]),
    "a power": (0.01, lambda: [dragon("works"), dragon("idle"), dragon("")]),
    "a hand": (0.04, lambda: [pieces.Fist("teal"), pieces.Fist("teal", opened=True)]),
    "a bag": (
        0.04,
        lambda: [pieces.Bag(), pieces.Bag(opened=True), with_(pieces.Bag(opened=True), hand="teal")],
    ),
    "a button": (0.02, lambda: [pieces.Button("OK"), with_(pieces.Button("OK"), enabled=False)]),
    "a plate": (0.02, lambda: [pieces.NamePlate("Léa"), with_(pieces.NamePlate("Léa"), active=True)]),
}


@pytest.mark.parametrize("group", sorted(GROUPS))
@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_nothing_is_told_apart_by_hue_alone(group: str, name: str) -> None:
    """In grey, and as three kinds of colour-blind people see them, every pair still differs."""
    theme.use(name)
    share, make = GROUPS[group]
    made = make()
    w = round(max(piece.size().width() for piece in made)) + 12
    h = round(max(piece.size().height() for piece in made)) + 12
    pictures = [on_felt(piece, w, h) for piece in made]
    for sight, matrix in SIGHTS.items():
        eyes = [seen(picture, matrix) for picture in pictures]
        for a, b in combinations(range(len(made)), 2):
            apart = sum(
                max(abs(p - q) for p, q in zip(one, other, strict=True)) > 24
                for one, other in zip(eyes[a], eyes[b], strict=True)
            )
            assert apart > share * w * h, (sight, a, b, apart / (w * h))


# ---- outlines


SOLID: Mapping[str, Callable[[], pieces.Piece]] = {
    **{kind: (lambda kind=kind: pieces.Stone(kind, 40)) for kind in pieces.STONES},  # type: ignore[misc]
    **{kind: (lambda kind=kind: pieces.Coin(kind, 40)) for kind in pieces.COINS},  # type: ignore[misc]
    "die": lambda: pieces.Die(2, 40, 40),
    "bag": lambda: pieces.Bag(60, 80),
    "open bag": lambda: pieces.Bag(60, 80, opened=True),
    "fist": lambda: pieces.Fist("ochre"),
    "card": lambda: _card(),
    "back": lambda: pieces.Card(None, 48),
}


@pytest.mark.parametrize("what", sorted(SOLID))
@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_edges_stand_out_from_the_table(what: str, name: str) -> None:
    """Walking in from outside, what is met first differs from the felt by 3 to 1."""
    theme.use(name)
    piece = SOLID[what]()
    w, h = round(piece.size().width()) + 16, round(piece.size().height()) + 16
    image, felt = on_felt(piece, w, h), theme.colour("felt")
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
    assert kinds.KINDS == pieces.KINDS


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_piece_is_as_sharp_as_the_screen(ratio: float) -> None:
    """Each ratio has a picture of its own, drawn once, of exactly so many pixels."""
    card, stone = pieces.Card(None, 80), pieces.Stone("red", 28)
    for piece in (card, stone):
        w = round((piece.size().width() + 2 * piece.margin()) * ratio)
        first, again = piece._picture(ratio), piece._picture(ratio)
        assert first.width() == w
        assert first.devicePixelRatio() == pytest.approx(ratio)
        assert first.cacheKey() == again.cacheKey()
