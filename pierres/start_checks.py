"""What the machine must have before Qt is loaded, checked without Qt.

Where something is missing Qt aborts with a line that sends people the wrong way, so the program and the
set-up script ask here first. Needs the standard library only; sentences in English and in French, for
at this moment no translator can be loaded.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping, MutableMapping
from importlib import import_module
from pathlib import Path
from typing import NoReturn

#: The variable by which a person chooses how Qt shows windows: names in order, each with settings of its own.
PLATFORM = "QT_QPA_PLATFORM"
#: The platforms that draw without any screen.
OFF_SCREEN = frozenset({"offscreen", "minimal"})

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
    """The sentence in the language of the terminal: the first of ours that it wants, as Qt finds it too."""
    locale = next(filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    for wish in (*environ.get("LANGUAGE", "").split(":"), locale):
        if wish[:2].lower() in ("fr", "en"):
            return french if wish[:2].lower() == "fr" else english
    return english


def wanted_libraries(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The libraries that Qt will load here: those for X too where a window is to be shown under X."""
    chosen = platforms(environ)
    under_x = "xcb" in chosen if chosen else bool(environ.get("DISPLAY"))
    return BASE_LIBRARIES | X_LIBRARIES if under_x else BASE_LIBRARIES


def platforms(environ: Mapping[str, str] = os.environ) -> list[str]:
    """The names of the platforms that a person has chosen, in their order; none where Qt is to choose."""
    names = (part.split(":")[0].strip().lower() for part in environ.get(PLATFORM, "").split(";"))
    return [name for name in names if name]


def stay_off_screen(environ: MutableMapping[str, str] = os.environ) -> None:
    """Let Qt draw without a screen, whatever was chosen for windows."""
    if not OFF_SCREEN.issuperset(platforms(environ) or [""]):
        environ[PLATFORM] = "offscreen"


def missing_packages(libraries: Mapping[str, str]) -> list[str]:
    """The Debian packages of those `libraries` that cannot be loaded here."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for library, package in libraries.items() if not _loads(library)]


def library_problem(environ: Mapping[str, str] = os.environ) -> str | None:
    """One sentence that names the packages that are missing here; None if none is."""
    names = " ".join(missing_packages(wanted_libraries(environ)))
    if not names:
        return None
    return sentence(
        f"System libraries are missing; on Debian or Ubuntu install them with: sudo apt-get install {names}",
        "Des bibliothèques du système manquent\N{NARROW NO-BREAK SPACE}; sous Debian ou Ubuntu, "
        f"installez-les avec\N{NO-BREAK SPACE}: sudo apt-get install {names}",
        environ,
    )


def display_problem(environ: Mapping[str, str] = os.environ) -> str | None:
    """One sentence that says why no window can be shown and what to do; None if one can.

    One of the platforms chosen by QT_QPA_PLATFORM must work; where none is chosen a Wayland or X display must
    answer.
    """
    if not sys.platform.startswith("linux"):
        return None
    if chosen := platforms(environ):
        return None if any(_works(name, environ) for name in chosen) else _platform_problem(environ)
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


def _platform_problem(environ: Mapping[str, str]) -> str:
    chosen = ascii(environ[PLATFORM])[1:-1]
    return sentence(
        f"{PLATFORM} is set to “{chosen}”, with which no window can be shown here: unset it, and start "
        "Pierres from a desktop session.",
        f"{PLATFORM} vaut «\N{NO-BREAK SPACE}{chosen}\N{NO-BREAK SPACE}», ce qui ne permet d’ouvrir aucune "
        f"fenêtre ici\N{NO-BREAK SPACE}: supprimez cette variable et lancez Pierres depuis une session de "
        "bureau.",
        environ,
    )


def _works(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether Qt will come up on a platform that somebody has chosen."""
    if platform in OFF_SCREEN:
        return True
    if platform == "xcb":
        return bool(display := environ.get("DISPLAY", "")) and _x_answers(display)
    if platform.startswith("wayland"):
        return _wayland_answers(environ.get("WAYLAND_DISPLAY") or "wayland-0", environ)
    return _comes_up(platform)


def _comes_up(platform: str) -> bool:
    """Whether Qt comes up on a platform that we know nothing of, tried in a process of its own.

    Qt ends the process where it does not, so nothing less will tell. Where Qt itself cannot be loaded the
    platform is not to blame: True.
    """
    child = os.fork()
    if child == 0:
        try:
            _try_platform(platform)
        except ImportError:
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def _try_platform(platform: str) -> NoReturn:
    import resource  # not on every system, and wanted here alone

    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # By name, in the child alone: whoever asks here is to have no Qt in its own process.
    app = import_module("PySide6.QtGui").QGuiApplication(["pierres", "-platform", platform])
    os._exit(0 if app.screens() else 1)


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _wayland_answers(name: str, environ: Mapping[str, str]) -> bool:
    import socket  # takes longer to read than the rest of this module, and X needs it not

    path = Path(environ.get("XDG_RUNTIME_DIR") or "/run/user/0") / name
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
