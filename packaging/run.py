#!/usr/bin/env python3
"""Set the project up in .venv, then play or test; needs nothing but Python 3.11 with pip and venv.

    run.py play [FILE …]       start the program (whatever follows goes to it)
    run.py test [OPTION …]     run the tests (whatever follows goes to pytest)
    run.py dev                 only set up, with the developers' tools

Versions are pinned by packaging/constraints.txt; nothing is installed again until they change. As root on
Debian or Ubuntu the system libraries that are missing are installed too, elsewhere they are named.
"""

import compileall
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from pierres import start_checks  # noqa: E402 -- of the checkout, whatever is installed

said = start_checks.sentence
_COLON = "\N{NO-BREAK SPACE}:"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
# What is installed for each command besides what the program itself needs.
EXTRAS = {"play": (), "test": ("test",), "dev": ("test", "dev")}
# What .venv then takes on the disk (du -sm on Debian 12).
MEGABYTES = {(): 270, ("test",): 360, ("test", "dev"): 415}


# The exit code after Ctrl+C, as shells have it.
INTERRUPTED = 130


class CannotSetUp(Exception):
    """What is missing and what to do about it, in one sentence."""


def main(arguments: list) -> int:
    """Run one command; returns its exit code, 2 where it cannot be run here."""
    if os.name != "posix":
        return _refuse(
            said(
                "run.py sets Pierres up on Linux and its like only, not on Windows.",
                "run.py ne prépare Pierres que sous Linux et les systèmes voisins, pas sous Windows.",
            )
        )
    if sys.version_info < (3, 11):  # noqa: UP036 -- whoever has an older one starts it just the same
        version = sys.version.split()[0]
        return _refuse(
            said(
                f"Pierres needs Python 3.11 or later, this is {version}.",
                f"Pierres a besoin de Python 3.11 ou plus récent, et voici {version}.",
            )
        )
    if not arguments or arguments[0] not in EXTRAS:
        return _refuse(
            said(
                "Say what to do: run.py play, run.py test or run.py dev.",
                f"Dites ce qu’il faut faire{_COLON} run.py play, run.py test ou run.py dev.",
            )
        )
    command, rest = arguments[0], arguments[1:]

    # Before anything is downloaded: it would be in vain.
    if command == "play" and (problem := start_checks.display_problem()):
        return _refuse(problem)
    libraries = start_checks.wanted_libraries() if command == "play" else start_checks.BASE_LIBRARIES
    try:
        install_system_packages(start_checks.missing_packages(libraries))
        install(EXTRAS[command])
        compile_translations()
        # So that also a Python that may not write here starts fast.
        compileall.compile_dir(ROOT / "pierres", quiet=2)
    except CannotSetUp as error:
        return _refuse(str(error))
    except subprocess.CalledProcessError as error:
        words = " ".join(map(str, error.cmd))
        return _refuse(
            said(
                f"The set-up failed at: {words} (its own words are above).",
                f"L’installation a échoué à cette commande{_COLON} {words} (elle s’explique ci-dessus).",
            )
        )
    except OSError as error:
        return _refuse(said(f"The set-up failed: {error}.", f"L’installation a échoué{_COLON} {error}."))
    except KeyboardInterrupt:
        return INTERRUPTED
    if command == "play":
        # From here on the program itself: its exit code, its signals.
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        os.execv(PYTHON, [str(PYTHON), "-m", "pierres", *rest])
    if command == "test":
        # On all cores; "-n 0" among the options puts everything back into one process.
        return subprocess.run([PYTHON, "-m", "pytest", "-n", "auto", *rest], cwd=ROOT, check=False).returncode
    return 0


def install_system_packages(packages: list) -> None:
    """Install Debian packages where we may; raises CannotSetUp that names them where we may not."""
    if find_spec("ensurepip") is None:
        packages = [*packages, "python3-venv"]
    if not packages:
        return
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        raise CannotSetUp(
            said(
                f"Install what these Debian packages hold, by the means of your system: {names}",
                "Installez par les moyens de votre système ce que contiennent ces paquets "
                f"Debian{_COLON} {names}",
            )
        )
    if os.geteuid() != 0:
        raise CannotSetUp(
            said(
                f"System packages are missing; install them with: sudo apt-get install {names}",
                f"Des paquets du système manquent, installez-les avec{_COLON} sudo apt-get install {names}",
            )
        )
    _tell(f"Installing system packages: {names}", f"Installation de paquets du système{_COLON} {names}")
    environ = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    # A fresh system has no list of packages yet, an old one may have a stale one.
    for step in (command, ["apt-get", "update", "-qq"], command):
        done = subprocess.run(
            step, env=environ, check=False, capture_output=True, text=True, errors="replace"
        )
        if step is command and done.returncode == 0:
            return
    _tell_last_words(done)
    raise CannotSetUp(_no_packages("system", "du système", "apt-get"))


def install(extras: tuple) -> None:
    """Install the packages of pyproject.toml with these `extras` into .venv, unless they are there.

    What was broken off, by whatever, is made anew by the next start.
    """
    import tomllib

    text = (ROOT / "pyproject.toml").read_bytes()
    state = hashlib.sha256(b"\0".join([text, CONSTRAINTS.read_bytes(), sys.version.encode()])).hexdigest()
    stamps = [VENV / f"installed-{name}" for name in (*extras, "play")]
    unfinished = VENV / "unfinished"
    project = tomllib.loads(text.decode())["project"]
    wanted = list(project["dependencies"])
    for extra in extras:
        wanted += project["optional-dependencies"][extra]

    with _alone() as lock:
        usable = _has_usable_python() and not unfinished.exists()
        if usable and all(stamp.exists() and stamp.read_text() == state for stamp in stamps):
            return
        # The children hold the lock too: pip works on for a while where only this process was killed.
        options = {"check": False, "pass_fds": [lock]}
        if not usable:
            _tell(f"Making {VENV.name}", f"Création de {VENV.name}")
            subprocess.run([sys.executable, "-m", "venv", "--clear", "--without-pip", VENV], check=True)
        unfinished.touch()
        if subprocess.run([PYTHON, "-c", "import pip"], capture_output=True, **options).returncode != 0:
            command = [PYTHON, "-m", "ensurepip", "--default-pip"]
            done = subprocess.run(command, capture_output=True, text=True, errors="replace", **options)
            _tell_last_words(done)
            done.check_returncode()
        size = MEGABYTES[extras]
        _tell(
            f"Installing the Python packages: once, for a minute or two, about {size} MB on the disk",
            f"Installation des paquets Python{_COLON} une seule fois, une ou deux minutes, environ "
            f"{size}\N{NO-BREAK SPACE}Mo sur le disque",
        )
        # Twice quiet: without a network it would tell of each of its attempts.
        pip = [PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "-c", CONSTRAINTS]
        # Pip warns of running as root; in an environment of its own there is nothing to warn of.
        environ = os.environ | {"PIP_ROOT_USER_ACTION": "ignore"}
        if subprocess.run([*pip, *wanted], env=environ, **options).returncode != 0:
            raise CannotSetUp(_no_packages("Python", "Python", "pip"))
        for stamp in stamps:
            stamp.write_text(state)
        unfinished.unlink()


@contextmanager
def _alone() -> Iterator:
    """Wait until no other process sets this folder up; gives the descriptor of the lock."""
    import fcntl

    # This very file: it is there before .venv, and nothing is left behind.
    with open(__file__, "rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _tell(
                "Waiting for another set-up of this folder to end",
                f"Une autre installation est en cours dans ce dossier{_COLON} on attend qu’elle finisse",
            )
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock.fileno()


def _no_packages(english: str, french: str, installer: str) -> str:
    return said(
        f"The {english} packages could not be installed: is there a network? ({installer} says more above.)",
        f"Les paquets {french} n’ont pas pu être installés{_COLON} y a-t-il un réseau"
        f"\N{NARROW NO-BREAK SPACE}? ({installer} en dit plus ci-dessus.)",
    )


def _has_usable_python() -> bool:
    """Whether the Python of .venv starts, and has a folder for its packages.

    After an upgrade of the system its version may be another, and the packages are those of the old one.
    """
    probe = "import os, site; raise SystemExit(not os.path.isdir(site.getsitepackages()[0]))"
    return (
        PYTHON.exists()
        and subprocess.run([PYTHON, "-c", probe], check=False, capture_output=True).returncode == 0
    )


def compile_translations() -> None:
    """Compile the translations that are newer than their .qm."""
    sources = list((ROOT / "translations").glob("*.ts"))
    compiled = [source.with_suffix(".qm") for source in sources]
    if not all(
        qm.exists() and qm.stat().st_mtime >= ts.stat().st_mtime
        for ts, qm in zip(sources, compiled, strict=True)
    ):
        subprocess.run([PYTHON, ROOT / "packaging" / "translate.py", "compile"], check=True)


def _tell(english: str, french: str) -> None:
    """Say how far it is."""
    print(_spelt(said(english, french), sys.stdout), flush=True)


def _tell_last_words(done: subprocess.CompletedProcess) -> None:
    """The last lines of what failed: apt names each of the fifty files that it could not fetch."""
    if done.returncode != 0:
        print(*done.stderr.splitlines()[-3:], sep="\n", file=sys.stderr)


def _refuse(sentence: str) -> int:
    print(_spelt(sentence, sys.stderr), file=sys.stderr)
    return 2


def _spelt(sentence: str, stream) -> str:
    """The sentence for a terminal: where that lacks a sign, a plainer one or “?” stands in its place."""
    signs = stream.encoding or "ascii"
    plain = {
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{NARROW NO-BREAK SPACE}": " ",
        "\N{NO-BREAK SPACE}": " ",
    }
    return "".join(sign if sign.encode(signs, "ignore") else plain.get(sign, "?") for sign in sentence)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
