"""Computer players of Aux pierres du dragon: read `levels` first."""

from pierres.players.aux_pierres.levels import Easy, Hard, Normal

LEVELS = (Easy, Normal, Hard)
"""A class for each level of `pierres.players.player.LEVELS`."""
