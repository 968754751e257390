"""The table: one QGraphicsScene a game, and the pieces that the scenes share."""

import pierres.guard  # noqa: F401  # before any class of the package is made
