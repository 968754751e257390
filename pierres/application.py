"""The QApplication that every window and every picture of ours needs: names, icon, fonts."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from pierres import __version__
from pierres.fonts import load_fonts
from pierres.paths import resource_path

#: The name of the desktop file and of the window class, without which no desktop finds our icon.
DESKTOP_ID = "org.pierres.Pierres"
#: The sizes there is a picture of; `packaging/icons.py` draws them.
ICON_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


def icon() -> QIcon:
    """The program's icon: each size as it was drawn for it."""
    made = QIcon()
    for size in ICON_SIZES:
        made.addFile(str(resource_path("icons", f"{DESKTOP_ID}-{size}.png")), QSize(size, size))
    return made


def make_application() -> QApplication:
    """The QApplication with names, icon and fonts; no language yet."""
    # The name that X gives the window class, whatever file was started.
    app = QApplication(["pierres"])
    app.setApplicationName("pierres")
    app.setApplicationDisplayName("Pierres")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_ID)
    app.setWindowIcon(icon())
    load_fonts(app)
    return app
