"""What cannot be chosen, or has not come yet, is pale; who it is can be read all the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from pierres.paths import resource_path
from pierres.rules.aux_pierres.characters import read_characters
from pierres.rules.jeu_des_dragons.cards import read_cards
from pierres.table import theme
from pierres.table.aux_pierres.pieces import CharacterCard
from pierres.table.jeu_des_dragons.pieces.dragon_card import DragonCard
from pierres.table.pieces import Button, Piece
from tests.table.test_pieces import item_of
from tests.windows.contrast import contrast, measured

pytestmark = pytest.mark.usefixtures("qapp")

READABLE = 4.5
RATIO = 2
GROUNDS = ("felt", "felt_light", "felt_dark", "felt_shade", "panel")


@pytest.fixture(autouse=True)
def night() -> Iterator[None]:
    yield
    theme.use("night", "fr")


def painted(piece: Piece, w: float, h: float, ground: QColor) -> QImage:
    """The piece alone on a ground, at two pixels to the unit."""
    item = item_of(piece, w, h)
    size = item.size().toSize()
    image = QImage(size * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    image.fill(ground)
    scene = QGraphicsScene()
    scene.addItem(item)
    painter = QPainter(image)
    item.setPos(QPointF(0, 0))
    scene.render(painter, item.rect(), item.rect())
    painter.end()
    scene.removeItem(item)
    return image


def part(image: QImage, x: float, y: float, w: float, h: float) -> QRect:
    """These shares of a picture."""
    return QRect(
        round(x * image.width()),
        round(y * image.height()),
        round(w * image.width()),
        round(h * image.height()),
    )


@pytest.mark.parametrize(("name", "ground"), list(product(theme.THEMES, GROUNDS)))
def test_the_name_of_a_pale_character_can_be_read(name: str, ground: str) -> None:
    theme.use(name, "fr")
    text = resource_path("characters.toml").read_text(encoding="utf-8")
    characters = read_characters(text, "characters.toml")
    found: dict[str, float] = {}
    for character, (width, place) in product(
        (characters[0], next(one for one in characters if one.deck != "base")),
        ((64, (0.12, 0.73, 0.76, 0.2)), (84, (0.18, 0.085, 0.64, 0.075)), (150, (0.18, 0.085, 0.64, 0.075))),
    ):
        card = CharacterCard(character, dimmed=True)
        image = painted(card, width, width * CharacterCard.RATIO, theme.colour(ground))
        found[f"{character.id} {width}"] = measured(image, part(image, *place))
    assert min(found.values()) >= READABLE, found


@pytest.mark.parametrize(("name", "ground"), list(product(theme.THEMES, GROUNDS)))
def test_name_and_strength_of_a_pale_dragon_can_be_read(name: str, ground: str) -> None:
    theme.use(name, "fr")
    cards = read_cards(resource_path("dragons.toml").read_text(encoding="utf-8"), "dragons.toml")
    found: dict[str, float] = {}
    for card in {card.nature: card for card in cards}.values():
        image = painted(DragonCard(card, dimmed=True), 120, 120 * DragonCard.RATIO, theme.colour(ground))
        found[f"{card.id} name"] = measured(image, part(image, 0.13, 0.785, 0.74, 0.07))
        found[f"{card.id} strength"] = measured(image, part(image, 0.11, 0.09, 0.16, 0.1))
    assert min(found.values()) >= READABLE, found


@pytest.mark.parametrize(("name", "ground"), list(product(theme.THEMES, ("felt", "felt_light", "felt_dark"))))
def test_an_answer_that_cannot_be_given_yet_can_be_read_and_is_no_button(name: str, ground: str) -> None:
    theme.use(name, "fr")
    faces = []
    for enabled in (True, False):
        image = painted(Button("Payer", px=18.0, enabled=enabled), 240, 60, theme.colour(ground))
        assert measured(image, part(image, 0.3, 0.2, 0.4, 0.6)) >= READABLE
        faces.append(image.pixelColor(round(0.1 * image.width()), image.height() // 2))
    # What can be pressed is a plate that lies on the felt; what cannot is the felt itself, in a dashed line.
    assert contrast(faces[1], theme.colour(ground)) < 1.6
    assert name == "linen" or contrast(faces[0], theme.colour(ground)) > 4
