"""The pieces that every table is laid with. Each draws one thing from a shared picture and knows no rules."""

from pierres.table.pieces import curtain
from pierres.table.pieces.banner import Banner
from pierres.table.pieces.base import Piece
from pierres.table.pieces.card import CARD_RATIO, Card, HeldCard, card_name, card_pixmap
from pierres.table.pieces.kinds import COINS, KINDS, STONES, kind_pixmap
from pierres.table.pieces.playing_card import PlayingCard, playing_pixmap
from pierres.table.pieces.playing_faces import PLAYING_RATIO, RANKS, SUITS, Style
from pierres.table.pieces.playing_place import PLACES, CardTag, EmptyPlace
from pierres.table.pieces.reckoning import Reckoning, icon
from pierres.table.pieces.screen import PurseScreen, Screen
from pierres.table.pieces.stones import Coin, Heap, Stone
from pierres.table.pieces.strip import strip_for
from pierres.table.pieces.surface import FocusRing, SeatLight, TableTop, felt_rect, table_pixmap
from pierres.table.pieces.tally import Tally
from pierres.table.pieces.things import Bag, Bank, Die, Fist, Pile, Tray
from pierres.table.pieces.words import Button, Label, NamePlate

__all__ = [
    "CARD_RATIO",
    "COINS",
    "KINDS",
    "PLACES",
    "PLAYING_RATIO",
    "RANKS",
    "STONES",
    "SUITS",
    "Bag",
    "Bank",
    "Banner",
    "Button",
    "Card",
    "CardTag",
    "Coin",
    "Die",
    "EmptyPlace",
    "Fist",
    "FocusRing",
    "Heap",
    "HeldCard",
    "Label",
    "NamePlate",
    "Piece",
    "Pile",
    "PlayingCard",
    "PurseScreen",
    "Reckoning",
    "Screen",
    "SeatLight",
    "Stone",
    "Style",
    "TableTop",
    "Tally",
    "Tray",
    "card_name",
    "card_pixmap",
    "curtain",
    "felt_rect",
    "icon",
    "kind_pixmap",
    "playing_pixmap",
    "strip_for",
    "table_pixmap",
]
