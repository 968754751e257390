"""Qt item models over a session: what a viewer may see, in rows and in words."""
