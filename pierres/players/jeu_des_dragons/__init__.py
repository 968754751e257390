"""Computer players of Le Jeu des dragons.

`levels` has the three levels, `cards` says what cards are worth, `race` who will take the stakes and win the
game, `policy` answers by rules of thumb, `search` tries answers out, one step ahead or to the end of the
gambit, `habits` watches the others, `manners` and `reasons` make persons of them.
"""

from pierres.players.jeu_des_dragons.levels import Easy, Hard, Normal

LEVELS = (Easy, Normal, Hard)
"""A class for each level of `pierres.players.player.LEVELS`."""
