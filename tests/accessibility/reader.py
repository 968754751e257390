"""A screen reader for tests: it listens to a running program over AT-SPI and notes what would be said.

As real readers do, it keeps names and descriptions and learns of others only by the events that it is sent.
It says what Orca 43 says: the place that the keyboard comes to, with name, value, kind and description; then
what changes there: the description of any place, and the name of one that is no label and no row.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, MatchRule, Message, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "xdotool", "dbus-daemon")
BUS_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
_HEARD = (
    "Object:StateChanged:Focused",
    "Object:PropertyChange:",
    "Object:ChildrenChanged:",
    "Window:Activate:",
)
_SILENT_NAMES = frozenset(
    {"label", "list item", "list", "filler", "table cell", "menu item", "menu", "combo box"}
)
"""Kinds of things whose new name Orca does not say."""
_BARE = frozenset({"list item", "label", "filler", "frame", "table cell"})
"""Kinds of things that are not worth a word."""
GUARD_S, BUTTON_GUARD_S = 0.26, 0.52
"""So long a table takes no key, and so long the curtain and its like."""
QUIET_S = 0.08
"""So long without a word, and the program has said all it had to say."""
PATIENCE_S = 3.0
"""So long the reader waits for the first word after a key."""

Place = tuple[str, str]
"""The name of the program on the bus, and the path of a thing in it."""


def missing() -> list[str]:
    """What this machine lacks for a reader to run."""
    lacks = [name for name in NEEDED if shutil.which(name) is None]
    return lacks if BUS_SERVICE.exists() else [*lacks, "at-spi2-core"]


def folders(home: Path) -> dict[str, str]:
    """The variables that keep settings, saves and caches of a program in a folder of its own."""
    return {f"XDG_{name}_HOME": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")}


@dataclass
class Known:
    """What the reader knows of a thing; it asks once and then only listens."""

    name: str
    description: str
    role: str


@dataclass
class Reader:
    """One screen, one bus, one program, and the ears."""

    folder: Path
    arguments: Sequence[str]
    heard: list[str] = field(default_factory=list)
    """What was said since the last key."""

    def __enter__(self) -> Reader:
        self._started: list[subprocess.Popen[Any]] = []
        self._known: dict[Place, Known] = {}
        self._at: Place | None = None
        try:
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for connection in (getattr(self, name, None) for name in ("_bus", "_session")):
            if connection is not None:
                connection.close()
        for process in reversed(self._started):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            if process.stdout is not None:
                process.stdout.close()

    # ---- the machine

    def _start(self) -> None:
        runtime = self.folder / "run"
        runtime.mkdir(mode=0o700, parents=True, exist_ok=True)
        environment = {
            name: value
            for name, value in os.environ.items()
            if name
            not in ("DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
        }
        environment |= {
            "XDG_RUNTIME_DIR": str(runtime), "HOME": str(self.folder), "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1",
            "LC_ALL": "C.UTF-8", **folders(self.folder),
        }  # fmt: skip
        number = self._line_of(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp", "-r"]
        )
        environment["DISPLAY"] = f":{number}"
        self._environment = environment
        address = self._line_of(["dbus-daemon", "--session", "--nofork", "--print-address=1"])
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
        self._session = open_dbus_connection(address)
        a11y = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        self._bus = open_dbus_connection(self._ask(self._session, a11y, "GetAddress")[0])
        registry = DBusAddress(
            "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "org.a11y.atspi.Registry"
        )
        for event in _HEARD:
            self._register(registry, event)
        driver = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")
        for interface in ("Object", "Window"):
            rule = f"type='signal',interface='org.a11y.atspi.Event.{interface}'"
            self._ask(self._bus, driver, "AddMatch", "s", rule)
        # Events that come while the reader asks something wait in a queue.
        self._events: deque[Message] = deque()
        self._bus.filter(MatchRule(type="signal"), queue=self._events)
        self._program = subprocess.Popen(
            [sys.executable, "-m", "tests.accessibility.program", *self.arguments], env=environment, cwd=ROOT
        )
        self._started.append(self._program)
        end = time.monotonic() + 30
        desktop = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        while not list(self.children(desktop)) and time.monotonic() < end:
            time.sleep(0.05)
        # Without a window manager nobody gives the keyboard to a window; and what it comes to before the
        # program knows that somebody listens is not told.
        while not self.heard and time.monotonic() < end:
            for window in self._tool(
                "search", "--sync", "--onlyvisible", "--pid", str(self._program.pid)
            ).split():
                self._tool("windowfocus", window)
            self.listen(0.5)

    def _line_of(self, command: list[str]) -> str:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env=getattr(self, "_environment", None),
        )  # fmt: skip
        self._started.append(process)
        assert process.stdout is not None
        return process.stdout.readline().strip()

    def _tool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, check=True, timeout=30, capture_output=True, text=True
        )
        return done.stdout

    def _register(self, registry: DBusAddress, event: str) -> None:
        """Listen to an event. The registry starts when it is first asked, and may be gone a moment later."""
        for attempt in range(10):
            try:
                self._ask(self._bus, registry, "RegisterEvent", "sass", event, [], "")
                return
            except LookupError:
                if attempt == 9:
                    raise
                time.sleep(0.5)

    @staticmethod
    def _ask(
        bus: DBusConnection, where: DBusAddress, method: str, kinds: str | None = None, *body: Any
    ) -> Any:
        reply = bus.send_and_get_reply(new_method_call(where, method, kinds, body), timeout=20)
        if reply.header.message_type is MessageType.error:
            raise LookupError(f"{method} of {where.object_path}: {reply.body}")
        return reply.body

    # ---- what is there

    def _get(self, place: Place, interface: str, name: str) -> Any:
        where = DBusAddress(place[1], place[0], "org.freedesktop.DBus.Properties")
        return self._ask(self._bus, where, "Get", "ss", f"org.a11y.atspi.{interface}", name)[0][1]

    def _call(self, place: Place, method: str) -> Any:
        return self._ask(self._bus, DBusAddress(place[1], place[0], "org.a11y.atspi.Accessible"), method)[0]

    def _look(self, place: Place) -> Known:
        """What stands there now."""
        return Known(
            self._get(place, "Accessible", "Name"),
            self._get(place, "Accessible", "Description"),
            self._call(place, "GetRoleName"),
        )

    def known(self, place: Place) -> Known:
        """What the reader knows of a thing: it asks once."""
        if place not in self._known:
            self._known[place] = self._look(place)
        return self._known[place]

    def children(self, place: Place) -> Iterator[Place]:
        """The things in a thing."""
        yield from ((str(name), str(path)) for name, path in self._call(place, "GetChildren"))

    def beside(self) -> list[Place]:
        """All the things beside the one that has the keyboard, itself among them."""
        assert self._at is not None
        parent = self._get(self._at, "Accessible", "Parent")
        return list(self.children((str(parent[0]), str(parent[1]))))

    def stale(self) -> list[str]:
        """The things beside the keyboard that are called otherwise than the reader was told."""
        return [
            f"{self._known[place].name!r} is {now.name!r}"
            for place in self.beside()
            if (now := self._look(place)) and place in self._known and self._known[place].name != now.name
        ]

    def learn(self) -> None:
        """Ask once for everything beside the keyboard, as readers do."""
        for place in self.beside():
            self.known(place)

    # ---- what is said

    def press(self, key: str) -> list[str]:
        """Strike a key; returns what is said then."""
        if key == "Return":
            # What was struck before the question was there is not taken: people listen first.
            at = self._known.get(self._at) if self._at is not None else None
            time.sleep(BUTTON_GUARD_S if at is not None and at.role == "push button" else GUARD_S)
        self.heard.clear()
        self._tool("key", "--clearmodifiers", key)
        self.listen()
        return list(self.heard)

    def listen(self, patience: float = PATIENCE_S) -> None:
        """Wait until the program has said something and falls silent."""
        end = time.monotonic() + patience
        while True:
            try:
                left = end - time.monotonic()
                message = self._bus.recv_until_filtered(self._events, timeout=max(0.001, left))
            except TimeoutError:
                return
            if self._note(message):
                end = time.monotonic() + QUIET_S

    def _note(self, message: Message) -> bool:
        """Take in an event; True if it made the reader speak."""
        fields = message.header.fields
        if message.header.message_type is not MessageType.signal:
            return False
        names = {number.name: value for number, value in fields.items()}
        place: Place = (names["sender"], names["path"])
        detail, value = message.body[0], message.body[3][1] if len(message.body) > 3 else ""
        match names["member"]:
            case "StateChanged" if detail == "focused" and message.body[1]:
                return self._come(place)
            case "PropertyChange" if detail == "accessible-name" and place in self._known:
                known = self._known[place]
                known.name = str(value)
                return place == self._at and known.role not in _SILENT_NAMES and self._say(known.name)
            case "PropertyChange" if detail == "accessible-description":
                known = self.known(place)
                known.description = str(value)
                return place == self._at and self._say(known.description)
            case "ChildrenChanged" if detail.startswith("remove"):
                self._known.pop((str(value[0]), str(value[1])), None)
        return False

    def _come(self, place: Place) -> bool:
        if place == self._at:
            return False
        self._at = place
        try:
            known = self.known(place)
        except LookupError:
            return False  # it is gone again
        parts = [known.name]
        if known.role == "filler" and not known.description:
            return False  # one of its places comes next
        if known.role == "spin box":
            parts.append(f"{self._get(place, 'Value', 'CurrentValue'):g}")
        if known.role not in _BARE:
            parts.append(f"({known.role})")
        said = " ".join(part for part in parts if part)
        return self._say(f"{said} — {known.description}" if known.description else said)

    def _say(self, text: str) -> bool:
        if text:
            self.heard.append(text)
        return bool(text)
