"""The QApplication that every window and every picture of ours needs: names, icon, fonts."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from pierres import __version__
from pierres.fonts import load_fonts
from pierres.paths import resource_path

#: The name of the desktop file and of the window class, without which no desktop finds our icon.
DESKTOP_ID = "org.pierres.Pierres"


def make_application() -> QApplication:
    """The QApplication with names, icon and fonts; no language yet."""
    # The name that X gives the window class, whatever file was started.
    app = QApplication(["pierres"])
    app.setApplicationName("pierres")
    app.setApplicationDisplayName("Pierres")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_ID)
    app.setWindowIcon(QIcon(str(resource_path("icons", f"{DESKTOP_ID}.svg"))))
    load_fonts(app)
    return app
