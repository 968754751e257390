"""What the machine must have before Qt is loaded, checked without Qt.

Where something is missing Qt aborts with a line that sends people the wrong way, so the program and the
set-up script ask here first. Needs the standard library only; sentences in English and in French, for
at this moment no translator can be loaded.
"""

import ctypes
import os
import sys
from collections.abc import Mapping
from pathlib import Path

#: The shared libraries that Qt's widgets need anywhere, with the Debian package of each.
BASE_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
}
#: Those that a window under X needs besides.
X_LIBRARIES = {
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


def sentence(english: str, french: str, environ: Mapping[str, str] = os.environ) -> str:
    """The sentence in the language of the terminal."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(variable):
            return french if value.lower().startswith("fr") else english
    return english


def wanted_libraries(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The libraries that Qt will load here: those for X too where a window is to be shown under X."""
    if environ.get("QT_QPA_PLATFORM") or not environ.get("DISPLAY"):
        return BASE_LIBRARIES
    return BASE_LIBRARIES | X_LIBRARIES


def missing_packages(libraries: Mapping[str, str]) -> list[str]:
    """The Debian packages of those `libraries` that cannot be loaded here."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for library, package in libraries.items() if not _loads(library)]


def library_problem(environ: Mapping[str, str] = os.environ) -> str | None:
    """One sentence that names the packages that are missing here; None if none is."""
    packages = missing_packages(wanted_libraries(environ))
    if not packages:
        return None
    names = " ".join(packages)
    return sentence(
        f"System libraries are missing; on Debian or Ubuntu install them with: sudo apt-get install {names}",
        "Des bibliothèques du système manquent\N{NARROW NO-BREAK SPACE}; sous Debian ou Ubuntu, "
        f"installez-les avec\N{NO-BREAK SPACE}: sudo apt-get install {names}",
        environ,
    )


def display_problem(environ: Mapping[str, str] = os.environ) -> str | None:
    """One sentence that says why no window can be shown and what to do; None if one can.

    A platform chosen by QT_QPA_PLATFORM is taken as it is; without one a Wayland or X display must answer.
    """
    if not sys.platform.startswith("linux") or environ.get("QT_QPA_PLATFORM"):
        return None
    wayland, x_display = environ.get("WAYLAND_DISPLAY"), environ.get("DISPLAY")
    if not wayland and not x_display:
        return sentence(
            "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set): "
            "start Pierres from a desktop session, or over “ssh -X”.",
            "Il n’y a pas d’écran ici (ni DISPLAY ni WAYLAND_DISPLAY n’est défini)\N{NO-BREAK SPACE}: "
            "lancez Pierres depuis une session de bureau, ou par "
            "«\N{NO-BREAK SPACE}ssh -X\N{NO-BREAK SPACE}».",
            environ,
        )
    if (wayland and _wayland_answers(wayland, environ)) or (x_display and _x_answers(x_display)):
        return None
    name = x_display or wayland
    return sentence(
        f"The display {name} does not answer: start Pierres from a desktop session of your own.",
        f"L’écran {name} ne répond pas\N{NO-BREAK SPACE}: "
        "lancez Pierres depuis votre propre session de bureau.",
        environ,
    )


def import_problem(error: ImportError, environ: Mapping[str, str] = os.environ) -> str:
    """One sentence for an ImportError of Qt: the packages to install, or the error in its own words."""
    return library_problem(environ) or sentence(
        f"Pierres cannot start: {error}.",
        f"Pierres ne peut pas démarrer\N{NO-BREAK SPACE}: {error}.",
        environ,
    )


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _wayland_answers(name: str, environ: Mapping[str, str]) -> bool:
    import socket  # takes longer to read than the rest of this module, and X needs it not

    path = Path(environ.get("XDG_RUNTIME_DIR", "/run/user/0")) / name
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(5)
        try:
            client.connect(str(path))
        except OSError:
            return False
    return True


def _x_answers(name: str) -> bool:
    """Whether the X server lets us in, asked through libxcb as Qt will do; True where there is no libxcb."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(name.encode(), None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed
