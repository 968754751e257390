"""The pieces that only Aux pierres du dragon is played with."""

from pierres.table.aux_pierres.pieces.card import CharacterCard, HeldCard
from pierres.table.aux_pierres.pieces.furniture import Bag, Bank, Die, Fist, Pile, Tray
from pierres.table.aux_pierres.pieces.stones import Heap, Sign, Token, Vacancies
from pierres.table.aux_pierres.pieces.surfaces import OvalTable, PurseScreen
from pierres.table.aux_pierres.pieces.words import FistButton, FistTally, Reckoning

__all__ = [
    "Bag", "Bank", "CharacterCard", "Die", "Fist", "FistButton", "FistTally", "Heap", "HeldCard",
    "OvalTable", "Pile", "PurseScreen", "Reckoning", "Sign", "Token", "Tray", "Vacancies",
]  # fmt: skip
