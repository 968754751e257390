"""Who answers the questions: people at the screen, and chance."""

PERSON = "person"
"""The kind of player who sits at the screen and answers there."""

KINDS = (PERSON,)
"""The kinds of players that can take a seat."""

SEAT_COLOURS = ("coral", "teal", "violet", "ochre", "azure", "rose")
"""The colours that tell the seats apart, in the order in which they are given out."""
