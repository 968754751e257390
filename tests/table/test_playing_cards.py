"""The playing cards: all there, told apart by shape, legible, drawn once, and cut nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmapCache

from pierres.paths import resource_path
from pierres.table import art, theme
from pierres.table.est_royal.pieces import playing_card, playing_faces
from pierres.table.est_royal.pieces.playing_card import PLACES, EmptyPlace, PlayingCard, playing_pixmap
from pierres.table.est_royal.pieces.playing_faces import PLAYING_RATIO, RANKS, SUITS, H, Style, W
from tests.table import contact_sheet
from tests.table.card_tag import CardTag
from tests.table.test_pieces import shown

pytestmark = pytest.mark.usefixtures("qapp")

PACK = [rank + suit for suit in SUITS for rank in RANKS]
COURTS = [rank + suit for suit in SUITS for rank in "JQK"]
PRINTS = [
    Style(large, four, lang) for large in (False, True) for four in (False, True) for lang in ("fr", "en")
]
FILES = sorted(resource_path("art", "playing").glob("*.svg"))
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b")

# How people see who lack one kind of cone: rows of a matrix on red, green and blue (Viénot, Brettel, Mollon).
SIGHTS = {
    "grey": ((0.299, 0.587, 0.114),) * 3,
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


@pytest.fixture(autouse=True)
def night() -> Iterator[None]:
    theme.use("night", "fr")
    QPixmapCache.clear()
    yield
    theme.use("night", "fr")


def face(card: str, width: float = 48, style: Style | None = None, ratio: float = 1.0) -> QImage:
    return playing_pixmap(card, width, ratio, style or Style()).toImage()


def blank(w: int, h: int, colour: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent) -> QImage:
    image = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(colour)
    return image


def contrast(a: QColor, b: QColor) -> float:
    """The ratio of WCAG 2."""

    def luminance(colour: QColor) -> float:
        parts = [
            v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4
            for v in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    bright, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


# ---- all are there


@pytest.mark.parametrize("style", PRINTS, ids=Style.key)
def test_no_two_cards_look_alike(style: Style) -> None:
    pictures = {card: face(card, 48, style) for card in PACK}
    for a, b in combinations(PACK, 2):
        assert pictures[a] != pictures[b], (a, b)


@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_every_card_fills_its_shape_in_every_theme(name: str) -> None:
    theme.use(name)
    for card in PACK:
        image = face(card, 60)
        assert (image.width(), image.height()) == (60, 84)
        assert image.pixelColor(30, 42).alpha() == 255, card
        assert image.pixelColor(0, 0).alpha() < 128, "the corners are round"


def test_the_court_has_twelve_faces() -> None:
    """Not only the suit differs: each figure is a drawing of its own."""
    shapes = [re.findall(r' d="([^"]+)"', (art_file(card)).read_text(encoding="utf-8")) for card in COURTS]
    for a, b in combinations(range(12), 2):
        shared = set(shapes[a]) & set(shapes[b])
        assert len(shared) <= 0.2 * len(shapes[a]), (COURTS[a], COURTS[b], shared)


def art_file(card: str) -> Path:
    return resource_path("art", "playing", f"{card}.svg")


@pytest.mark.parametrize("card", COURTS)
def test_a_court_card_reads_the_same_from_the_other_side(card: str) -> None:
    image = face(card, 250)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    inside = [
        (x, y) for x in range(52, 198, 3) for y in range(24, 326, 3) if (x - 125) ** 2 + (y - 175) ** 2 > 400
    ]
    same = sum(
        abs(image.pixelColor(x, y).lightness() - turned.pixelColor(x, y).lightness()) < 24 for x, y in inside
    )
    assert same > 0.97 * len(inside)


@pytest.mark.parametrize("rank", "23456789T")
def test_a_number_card_has_as_many_pips_as_it_says(rank: str) -> None:
    places = playing_faces.pip_places(rank)
    assert len(places) == (10 if rank == "T" else int(rank))
    assert len({(p.x(), p.y()) for p, _ in places}) == len(places)
    side = 43 if rank in "9T" else 54
    pips = [playing_faces.pip_outline("C").translated(p * 100 / side) for p, _ in places]
    assert not any(a.intersects(b) for a, b in combinations(pips, 2)), "pips do not lie on one another"
    assert all((p.y() > H / 2) == headlong for p, headlong in places)


def test_there_is_no_other_card() -> None:
    for nonsense in ("1S", "TX", "10H", "S", "KHH"):
        with pytest.raises(KeyError):
            playing_pixmap(nonsense, 48)


# ---- told apart, and legible


@pytest.mark.parametrize("four", [False, True], ids=["two colours", "four colours"])
@pytest.mark.parametrize("sight", sorted(SIGHTS))
@pytest.mark.parametrize("side", [9, 16, 40])
def test_suits_are_told_apart_by_shape(side: int, sight: str, four: bool) -> None:
    """Without hue, and as three kinds of colour-blind people see them, no two pips are the same."""
    seen = {suit: pip(suit, side, SIGHTS[sight], four) for suit in SUITS}
    for a, b in combinations(SUITS, 2):
        apart = sum(
            max(abs(p - q) for p, q in zip(one, other, strict=True)) > 60
            for one, other in zip(seen[a], seen[b], strict=True)
        )
        assert apart > 0.08 * side * side, (a, b, apart)


def pip(suit: str, side: int, sight: tuple[tuple[float, ...], ...], four: bool) -> list[tuple[float, ...]]:
    image = blank(side, side, theme.colour("parchment"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    playing_faces.draw_pip(painter, suit, QPointF(side / 2, side / 2), side, four)
    painter.end()
    colours = [image.pixelColor(x, y) for y in range(side) for x in range(side)]
    return [tuple(r * c.red() + g * c.green() + b * c.blue() for r, g, b in sight) for c in colours]


@pytest.mark.parametrize("name", sorted(theme.THEMES))
@pytest.mark.parametrize("four", [False, True])
def test_indices_stand_out_from_the_paper(name: str, four: bool) -> None:
    theme.use(name)
    for suit in SUITS:
        colour = theme.colour(playing_faces.suit_name(suit, four))
        for ground in ("paper", "parchment", "parchment_light"):
            assert contrast(colour, theme.colour(ground)) >= 4.5, (suit, ground)
    assert contrast(theme.colour("felt_line"), theme.colour("felt")) >= 2.9, "marks of empty places"


def test_four_colours_are_four() -> None:
    two = {theme.colour(playing_faces.suit_name(suit, False)).hue() // 30 for suit in "HD"}
    four = [theme.colour(playing_faces.suit_name(suit, True)) for suit in SUITS]
    assert len(two) == 1
    assert all(
        max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) > 40
        for a, b in combinations(four, 2)
    )


def test_letters_follow_the_language() -> None:
    assert [playing_faces.index_text(r, "fr") for r in "ATJQK"] == ["A", "10", "V", "D", "R"]
    assert [playing_faces.index_text(r, "en") for r in "ATJQK"] == ["A", "10", "J", "Q", "K"]
    for card in ("JS", "QH", "KC"):
        assert face(card, 60, Style(lang="fr")) != face(card, 60, Style(lang="en"))
    assert face("7H", 60, Style(lang="fr")) == face("7H", 60, Style(lang="en"))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_letter_is_cut_or_runs_into_anything(lang: str) -> None:
    for box, pip_box, left in (
        (playing_faces._INDEX, playing_faces._INDEX_PIP, False),
        (playing_faces._LARGE_INDEX, playing_faces._LARGE_PIP, True),
    ):
        for rank in RANKS:
            letter = playing_faces.letter_path(playing_faces.index_text(rank, lang), box, left).boundingRect()
            assert letter.left() >= box.left() - 0.5 and letter.right() <= box.right() + 0.5, rank
            assert letter.height() >= 0.95 * box.height(), rank
            assert not letter.intersects(pip_box), rank
            assert letter.right() < playing_faces._PANEL.left() - 4 or left
            assert letter.bottom() < playing_faces._LARGE_PANEL.top() - 4


def test_large_indices_are_twice_as_large() -> None:
    assert playing_faces._LARGE_INDEX.height() >= 2 * playing_faces._INDEX.height()
    assert playing_faces._LARGE_PIP.width() >= 2 * playing_faces._INDEX_PIP.width()


@pytest.mark.parametrize("card", COURTS)
def test_no_figure_reaches_into_the_index(card: str) -> None:
    """Crowns, plumes and tools may stand out of the panel, but not over the letter or its pip."""
    figure = blank(int(W), int(H))
    painter = QPainter(figure)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art.draw(painter, f"playing/{card}", playing_faces._FIGURE)
    painter.end()
    for box in (playing_faces._INDEX, playing_faces._INDEX_PIP):
        r = box.toAlignedRect()
        touched = [
            (x, y) for x in range(r.left(), r.right() + 1) for y in range(r.top(), r.bottom() + 1)
            if figure.pixelColor(x, y).alpha() > 0
        ]  # fmt: skip
        assert not touched, touched[:4]
    edge = [(x, 2) for x in range(int(W))] + [(int(W) - 3, y) for y in range(160)]
    assert not any(figure.pixelColor(x, y).alpha() for x, y in edge), "it stays on the card"


# ---- the piece


def test_a_card_is_drawn_once_for_each_size_and_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    draw = playing_faces.draw_face

    def counted(painter: QPainter, card: str, style: Style, rect: QRectF) -> None:
        drawn.append(card)
        draw(painter, card, style, rect)

    monkeypatch.setattr(playing_card, "draw_face", counted)
    for _ in range(3):
        for ratio in (1.0, 1.25, 1.5, 2.0):
            image = face("QS", 80, ratio=ratio)
            assert image.width() == round(80 * ratio)
            assert image.devicePixelRatioF() == ratio
    assert len(drawn) == 4
    theme.use("linen")
    face("QS", 80)
    assert len(drawn) == 5


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_card_is_as_sharp_as_the_screen_allows(ratio: float) -> None:
    """At each ratio the picture is drawn for its pixels: as sharp as a card of that many at ratio 1."""
    fine, large = face("KH", 80, ratio=ratio), face("KH", round(80 * ratio))
    large.setDevicePixelRatio(ratio)
    assert fine == large
    if ratio > 1:
        blown_up = face("KH", 80).scaled(fine.size())
        blown_up.setDevicePixelRatio(ratio)
        assert fine != blown_up


def test_a_card_that_lies_face_down_tells_nothing() -> None:
    assert len({PlayingCard(card, face_up=False).look() for card in (*PACK, "")}) == 1
    assert playing_pixmap("QS", 60, face_up=False).toImage() == playing_pixmap("", 60).toImage()


def test_a_card_shows_what_it_is_told() -> None:
    cards = (
        PlayingCard("TH"), PlayingCard("TS"), PlayingCard("TH", Style(large=True)),
        PlayingCard("TH", Style(four_colours=True)), PlayingCard("TH", beneath=2),
        PlayingCard("TH", face_up=False),
    )  # fmt: skip
    assert len({card.look() for card in cards}) == len(cards)


def test_places_and_tags_are_told_apart() -> None:
    marks = [shown(EmptyPlace(kind), 60, 84) for kind in PLACES]
    marks += [shown(EmptyPlace("corner", wanted), 60, 84) for wanted in ("7", "7H", "7D")]
    assert all(a != b for a, b in combinations(marks, 2))
    tags = [shown(CardTag(wanted), 35, 20) for wanted in ("Q", *(rank + "C" for rank in RANKS), "QH", "QD")]
    assert all(a != b for a, b in combinations(tags, 2))
    with pytest.raises(KeyError):
        EmptyPlace("bin").pixmap(60, 84)


# ---- files


def test_the_files_use_colours_of_the_theme_and_no_others() -> None:
    known = {theme.NIGHT[name].lower() for name in theme.CARD_COLOURS}
    assert len(known) == len(theme.CARD_COLOURS), "each colour has one name"
    for path in FILES:
        strange = {c.lower() for c in COLOUR.findall(path.read_text(encoding="utf-8"))} - known
        assert not strange, (path.name, strange)
    for module in Path(playing_faces.__file__).parent.glob("playing_*.py"):
        assert not COLOUR.findall(module.read_text(encoding="utf-8")), module.name


@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_no_colour_is_replaced_twice(name: str) -> None:
    """Colours are replaced one after the other: what comes in must not be what is looked for."""
    theme.use(name)
    for suit in SUITS:
        for four in (False, True):
            swaps = playing_faces._pip_colours(suit, four)
            changed = {old for old, new in swaps.items() if old != new}
            assert not changed & {new for old, new in swaps.items() if old != new}


def test_there_is_a_file_for_each_figure_ace_and_pip() -> None:
    wanted = {*COURTS, "back", *(f"ace-{s}" for s in SUITS), *(f"pip-{s}" for s in SUITS)}
    assert {path.stem for path in FILES} == wanted
    assert all(path.stat().st_size < 10_000 for path in FILES), "few points"


def test_the_sheet_shows_the_playing_cards(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    assert contact_sheet.main(["--out", str(out), "--only", "playing", "--lang", "en"]) == 0
    assert QImage(str(out)).height() > 7 * 120 * PLAYING_RATIO
