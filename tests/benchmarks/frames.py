"""What the benchmarks of all tables share: a table in a window of 1920 × 1080, and the time of its frames."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QImage

from pierres.session import Session
from pierres.table import registry
from pierres.table.view import TableView

LIMIT_MS = 8.0
"""Of the 95th percentile of a whole frame."""


def shown(qtbot: Any, session: Session) -> TableView:
    """The table of a session, shown, with nothing in motion."""
    view = registry.view(session, registry.wording(session.game_id, session.characters()))
    qtbot.addWidget(view)
    view.set_motion("off")
    view.resize(1920, 1080)
    view.show()
    qtbot.waitExposed(view)
    return view


def whole_frames(benchmark: Any, view: TableView) -> float:
    """Paint everything anew, background included, 300 times; returns the 95th percentile in milliseconds."""
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    benchmark.pedantic(view.viewport().render, args=(image,), rounds=300, warmup_rounds=10)
    return p95(benchmark)


def p95(benchmark: Any) -> float:
    """The 95th percentile of the rounds, in milliseconds."""
    times = sorted(benchmark.stats.stats.data)
    return float(times[int(0.95 * (len(times) - 1))]) * 1000
