"""Qt item models over a session: what a viewer may see, in rows and in words."""

import pierres.guard  # noqa: F401  # before any class of the package is made
