"""The pieces that every table is laid with. Each draws one thing from plain data, and knows no game."""

from pierres.table.pieces import curtain
from pierres.table.pieces.base import Piece, TwoSided
from pierres.table.pieces.item import PieceItem
from pierres.table.pieces.screen import Screen
from pierres.table.pieces.surfaces import Chip, FocusRing, Ground, SeatLight, Slot, SquareTable
from pierres.table.pieces.words import Banner, Button, Label, NamePlate, Notice, Paragraph

__all__ = [
    "Banner", "Button", "Chip", "FocusRing", "Ground", "Label", "NamePlate", "Notice", "Paragraph", "Piece",
    "PieceItem", "Screen", "SeatLight", "Slot", "SquareTable", "TwoSided", "curtain",
]  # fmt: skip
