"""Everything that a window says, to eyes and ears: read out of all widgets, models, scenes and accessible
things.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractItemView, QApplication, QGraphicsItem, QGraphicsScene, QGraphicsView

_OF_WIDGETS = (
    "windowTitle", "windowIconText", "toolTip", "statusTip", "whatsThis", "accessibleName",
    "accessibleDescription", "text", "title", "placeholderText", "toPlainText", "currentText", "label",
)  # fmt: skip
_ROLES = tuple(Qt.ItemDataRole(role) for role in (0, 3, 4, 5, 11, 12))
_SPOKEN = (
    QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help,
)  # fmt: skip
Said = tuple[str, str]
"""Where it is said, and what."""


def everything_said() -> Iterator[Said]:
    """All texts of the program at this moment, those of hidden widgets too."""
    for widget in QApplication.allWidgets():
        place = f"{type(widget).__name__} {widget.objectName()}"
        yield from _of_object(widget, place)
        for action in widget.actions():
            yield from _of_object(action, f"action {action.objectName()}")
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from _of_model(widget.model(), place)
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            yield from _of_scene(widget.scene(), place)
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            yield from _of_accessible(QAccessible.queryAccessibleInterface(window), 0)
    clipboard = QApplication.clipboard().text()
    yield "clipboard", clipboard


def _of_object(placement: QObject, place: str) -> Iterator[Said]:
    for name in _OF_WIDGETS:
        read = getattr(placement, name, None)
        if not callable(read):
            continue
        try:
            said = read()
        except TypeError:  # a `text` that wants a row or a column
            continue
        if isinstance(said, str) and said:
            yield f"{place}.{name}", said


def _of_model(model: QAbstractItemModel, place: str) -> Iterator[Said]:
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for column in range(columns):
        for role in _ROLES:
            yield f"{place} header", str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
        for row in range(model.rowCount()):
            index = model.index(row, column, QModelIndex())
            for role in _ROLES:
                yield f"{place} row {row}", str(index.data(role) or "")


def _of_scene(scene: QGraphicsScene, place: str) -> Iterator[Said]:
    for item in scene.items():
        yield f"{place} {type(item).__name__} tip", item.toolTip()
        yield from _of_item(item, f"{place} {type(item).__name__}")
    for target in scene.targets() if hasattr(scene, "targets") else ():
        yield f"{place} target {target.key}", f"{target.name} {target.tip}"
    for name in ("notice",):
        yield f"{place} {name}", str(getattr(scene, name, ""))


def _of_item(item: QGraphicsItem, place: str) -> Iterator[Said]:
    """Whatever a piece was told to draw: its texts, its numbers, its tables of numbers."""
    for name in ("text", "hint", "title", "count", "stock", "score", "character", "label"):
        value: Any = getattr(item, name, None)
        if isinstance(value, dict):
            yield f"{place}.{name}", " ".join(map(str, value.values()))
        elif isinstance(value, str | int):
            yield f"{place}.{name}", str(value)


def _of_accessible(interface: QAccessibleInterface | None, depth: int) -> Iterator[Said]:
    if interface is None or not interface.isValid() or depth > 24:
        return
    for kind in _SPOKEN:
        yield f"accessible {interface.role()}", interface.text(kind) or ""
    for number in range(interface.childCount()):
        yield from _of_accessible(interface.child(number), depth + 1)
