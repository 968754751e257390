"""Where cards lie: names of the piles, and their numbers inside the rules.

Stock and waste lie at the top left; to their right a grid of three by three, whose corners are the
foundations and whose cross is the tableau.
"""

from __future__ import annotations

TABLEAU = ("up", "left", "centre", "right", "down")
FOUNDATIONS = ("f1", "f2", "f3", "f4")
"""Top left, top right, bottom left, bottom right."""

PILES = (*TABLEAU, "waste", *FOUNDATIONS, "stock")
"""All piles; the number of a pile is its place here, so that of the cross is below `WASTE`."""

NUMBER_OF = {name: number for number, name in enumerate(PILES)}

CROSS = range(len(TABLEAU))
WASTE = NUMBER_OF["waste"]
F1 = NUMBER_OF["f1"]
CORNERS = range(F1, F1 + len(FOUNDATIONS))
STOCK = NUMBER_OF["stock"]
