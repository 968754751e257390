"""The pieces that only Aux pierres du dragon is played with."""

from pierres.table.aux_pierres.pieces.card import CharacterCard, HeldCard
from pierres.table.aux_pierres.pieces.fist_button import FistButton
from pierres.table.aux_pierres.pieces.furniture import Bag, Bank, Die, Fist, Pile, Tray
from pierres.table.aux_pierres.pieces.purse_screen import PurseScreen
from pierres.table.aux_pierres.pieces.reckoning import Reckoning
from pierres.table.aux_pierres.pieces.stones import Heap, Sign, Token, Vacancies
from pierres.table.aux_pierres.pieces.table_top import OvalTable
from pierres.table.aux_pierres.pieces.tally import FistTally

__all__ = [
    "Bag",
    "Bank",
    "CharacterCard",
    "Die",
    "Fist",
    "FistButton",
    "FistTally",
    "Heap",
    "HeldCard",
    "OvalTable",
    "Pile",
    "PurseScreen",
    "Reckoning",
    "Sign",
    "Token",
    "Tray",
    "Vacancies",
]
