"""What every test stands on: no screen, folders of its own, and no window left open."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

# Before anything imports Qt: the platform is chosen when the first application is made.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

# The machines that run the tests are shared and slow at times: a deadline would make good tests fail.
settings.register_profile("pierres", deadline=None, print_blob=True)
settings.load_profile("pierres")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--scenarios",
        action="append",
        default=[],
        metavar="DIR",
        help="a folder of further scenario files for the rules; may be given more than once",
    )
    parser.addoption(
        "--write-transcripts",
        action="store_true",
        help="write anew what a screen reader says of each game, in tests/accessibility/transcripts",
    )
    parser.addoption(
        "--whole",
        action="store_true",
        help="run all parts of the tests that are marked sampled: ten thousand random games and the like",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test marked `sampled(n)` every n-th set of parameters is run, unless --whole is given."""
    if config.getoption("whole"):
        return
    seen: Counter[str] = Counter()
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        sampled = item.get_closest_marker("sampled")
        test = item.nodeid.partition("[")[0]
        (kept if sampled is None or seen[test] % sampled.args[0] == 0 else left).append(item)
        seen[test] += 1
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, saves and caches of this test only; returns the folder that holds the four."""
    home = tmp_path / "home"
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    return home


@pytest.fixture(autouse=True)
def no_window_left(own_folders: Path) -> Iterator[None]:
    """Fail the test that leaves a top-level widget behind, shown or not deleted."""
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication, QDialog, QMainWindow

    if not isinstance(QApplication.instance(), QApplication):
        return
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.isVisible() or isinstance(widget, (QMainWindow, QDialog))
    ]
    names = [f"{type(widget).__name__} {widget.windowTitle()!r}" for widget in left]
    for widget in left:
        widget.close()
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not names, f"windows left open: {names}"


@pytest.fixture(autouse=True)
def no_language_left() -> Iterator[None]:
    """Fail the test that leaves the program speaking another language: the next would read it."""
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import QCoreApplication, QTranslator

    app = QCoreApplication.instance()
    if app is None or QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel":
        return
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
    pytest.fail("a translator is left installed")


@pytest.fixture(scope="session")
def qapp() -> "QApplication":
    """The application of all tests is ours, with our fonts in pictures; a command may have made it before."""
    from PySide6.QtWidgets import QApplication

    from pierres.application import make_application

    app = QApplication.instance()
    return app if isinstance(app, QApplication) else make_application()
