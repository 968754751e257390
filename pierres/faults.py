"""What goes wrong inside the program is never silent: exceptions that nobody caught, and Qt's warnings.

Each goes to a small rotating file in the state folder and to the terminal; whoever listens hears of
exceptions. One that comes again and again, in a paint that fails sixty times a second, is reported once and
then counted. Where nothing can be written all the rest works still.
"""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any

from pierres import __version__
from pierres.paths import state_folder

LOG, CRASH = "pierres.log", "crash.txt"
LARGEST, OLDER = 200_000, 1
"""Bytes of the file, and how many full ones are kept beside it."""
MOST_REPORTED = 5
"""So many different faults stand in a report."""
_COUNTED = frozenset({10, 100, 1000, 10_000, 100_000})


class _File(RotatingFileHandler):
    """The file; a full disk must not make one fault into two."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass


class FaultLog:
    """Hears of everything that goes wrong in this process, from `install` until `leave`."""

    def __init__(self) -> None:
        self.listener: Callable[[], None] | None = None
        """Called at each new fault, in whatever thread and in the middle of whatever went wrong."""
        self.last_crash = ""
        """Where the program was when it was killed by a fault the last time; "" if it was not."""
        self._logger = logging.getLogger("pierres")
        self._seen: Counter[Any] = Counter()
        self._texts: list[str] = []
        self._lock = threading.RLock()
        self._busy = False
        self._crash: TextIOWrapper | None = None
        self._before: tuple[Any, Any, Any] | None = None

    def install(self) -> None:
        """Begin to listen. Never fails."""
        self._logger.propagate = False
        self._logger.setLevel(logging.WARNING)
        self._logger.addHandler(logging.NullHandler())
        with suppress(OSError):
            folder = state_folder()
            folder.mkdir(parents=True, exist_ok=True)
            if _may_be_file(folder / LOG):
                file = _File(
                    folder / LOG, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8",
                    errors="backslashreplace", delay=True,
                )  # fmt: skip
                file.setFormatter(logging.Formatter(f"%(asctime)s {__version__} %(levelname)s %(message)s"))
                self._logger.addHandler(file)
            if _may_be_file(folder / CRASH):
                self._watch_for_crashes(folder / CRASH)
        self._before = (sys.excepthook, sys.unraisablehook, threading.excepthook)
        sys.excepthook = self.note
        sys.unraisablehook = threading.excepthook = self._hooked

    def leave(self) -> None:
        """Listen no longer."""
        self.listener = None
        if self._before is not None:
            sys.excepthook, sys.unraisablehook, threading.excepthook = self._before
            self._before = None
        for handler in list(self._logger.handlers):
            self._logger.removeHandler(handler)
            handler.close()
        if self._crash is not None:
            faulthandler.disable()
            self._crash.close()
            self._crash = None

    def _watch_for_crashes(self, path: Path) -> None:
        """Let Python write where it was, should the process be killed by a fault; tell of the last time."""
        if path.exists():
            with path.open(encoding="utf-8", errors="replace") as before:
                self.last_crash = before.read(LARGEST).strip()
            if self.last_crash:
                self._logger.error("the program was ended by a fault:\n%s", self.last_crash)
        self._crash = path.open("w", encoding="utf-8")
        faulthandler.enable(self._crash)

    def note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """An exception that nobody caught; as `sys.excepthook`. Never fails, and never calls itself."""
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        with self._lock:
            if self._busy:
                return
            self._busy = True
            try:
                self._note(kind, error, trace)
            finally:
                self._busy = False

    def _note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        places = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(trace)]
        if self._again((kind.__name__, *places[-1:])):
            return
        text = _homeless("".join(traceback.format_exception(kind, error, trace)))
        self._logger.error(text)
        if len(self._texts) < MOST_REPORTED:
            self._texts.append(text)
        _to_terminal(text)
        try:
            if self.listener is not None:
                self.listener()
        except Exception:
            _to_terminal(traceback.format_exc())

    def message(self, level: int, text: str) -> None:
        """A message of Qt, with a level of `logging`: warnings and worse are kept."""
        with self._lock:
            if level < logging.WARNING or not self._again(text):
                _to_terminal(f"{text}\n")
                self._logger.log(level, "Qt: %s", _homeless(text))

    def _again(self, fault: Any) -> bool:
        """Whether this has been reported already; how often it comes is reported now and then."""
        self._seen[fault] += 1
        if (count := self._seen[fault]) in _COUNTED:
            self._logger.error("%d times: %s", count, fault)
        return count > 1

    def _hooked(self, args: sys.UnraisableHookArgs | threading.ExceptHookArgs) -> None:
        """An exception in a thread, or one that nobody could catch."""
        if args.exc_value is not None:
            self.note(args.exc_type, args.exc_value, args.exc_traceback)

    def count(self) -> int:
        """How many different exceptions there were."""
        return len(self._texts)

    def report(self, more: str = "") -> str:
        """All that whoever mends it has to know, as a text to pass on. `more` says what the window knows."""
        system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
        parts = [f"Pierres {__version__}, {system}", more, *self._texts]
        if self.last_crash:
            parts.append(f"The last time the program was ended by a fault:\n{_homeless(self.last_crash)}")
        return "\n\n".join(part.strip() for part in parts if part) + "\n"


def _may_be_file(path: Path) -> bool:
    """Whether a file is there or can be made: a pipe would wait for ever, a device never end."""
    return path.is_file() or not path.exists()


def _homeless(text: str) -> str:
    """Without the name of the person's folder, which is often the person's own; some have none."""
    try:
        home = str(Path.home())
    except RuntimeError:
        return text
    return text.replace(home, "~") if len(home) > 1 else text


def _to_terminal(text: str) -> None:
    """What a terminal has always been sent; there may be none."""
    with suppress(OSError, ValueError, AttributeError):
        sys.stderr.write(text)


log = FaultLog()
"""That of this process."""
