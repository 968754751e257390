"""The two type families of the program, loaded from their packages so that no picture depends on the system.

Source Serif Pro is for names and titles, Source Sans Pro for everything that is read.
"""

from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import qWarning
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

SERIF = "Source Serif Pro"
SANS = "Source Sans Pro"

# Only the cuts that are drawn: each one costs about a millisecond at start.
_CUTS = ("Regular", "It", "Semibold", "Bold")
_FILES = {
    "font_source_sans_pro": [f"SourceSansPro-{cut}.ttf" for cut in _CUTS],
    "font_source_serif_pro": [f"SourceSerifPro-{cut}.ttf" for cut in _CUTS],
}
_POINT_SIZE = 11


def load_fonts(app: QApplication) -> None:
    """Make the two families known and the sans the default of `app`; a second call costs nothing.

    A missing font file is a warning and left to Qt's substitution: a game in another face is still a game.
    """
    known = set(QFontDatabase.families())
    if not {SERIF, SANS} <= known:
        for package, names in _FILES.items():
            folder = _font_folder(package)
            for name in names:
                if folder is None or QFontDatabase.addApplicationFont(str(folder / name)) < 0:
                    qWarning(f"font file {name} of package {package} is missing")
    font = QFont(SANS)
    font.setPointSize(_POINT_SIZE)
    app.setFont(font)


def _font_folder(package: str) -> Path | None:
    spec = find_spec(package)
    return Path(spec.origin).parent / "files" if spec and spec.origin else None
