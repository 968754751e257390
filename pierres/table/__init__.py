"""The table: one QGraphicsScene a game, and the pieces that the scenes share."""
