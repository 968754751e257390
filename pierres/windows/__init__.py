"""The main window, its pages and its dialogs: what people click on before, around and after a table."""

import pierres.guard  # noqa: F401  # before any class of the package is made
