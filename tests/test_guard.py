"""No exception of ours gets into Qt, whatever class it comes from: that would end the process."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import FunctionType
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QListView,
    QStyledItemDelegate,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

import pierres
import pierres.guard


def classes_of_ours() -> Iterator[type]:
    """Every class of the program that derives from one of Qt."""
    for module in pkgutil.walk_packages(pierres.__path__, "pierres."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    left = [Shiboken.Object]
    seen: set[type] = set()
    while left:
        for kind in left.pop().__subclasses__():
            if kind not in seen:
                seen.add(kind)
                left.append(kind)
                if kind.__module__.startswith("pierres."):
                    yield kind


def test_everything_that_qt_calls_is_guarded(qapp: QApplication) -> None:
    """Every method of Qt's that is written in Python; the guard itself is not asked which they are."""
    found = 0
    for kind in classes_of_ours():
        of_qt = [base for base in kind.__mro__ if base.__module__.startswith("PySide6")]
        for name in {name for base in of_qt for name in vars(base) if not name.startswith("__")}:
            method = inspect.getattr_static(kind, name)
            if isinstance(method, FunctionType):
                where = f"{kind.__module__}.{kind.__name__}.{name}"
                assert hasattr(method, "guarded"), where
                assert pierres.guard.result_of(method) in pierres.guard.HARMLESS, where
                found += 1
    assert found > 250


class Boom(Exception):
    """What our methods raise here."""


class Rows(QAbstractListModel):
    __module__ = "pierres.example"
    answer: Any = None

    def rowCount(self, parent: Any = None) -> int:
        return 40

    def data(self, index: Any, role: int = 0) -> Any:
        if isinstance(self.answer, type):
            raise self.answer("data")
        return self.answer if role == Qt.ItemDataRole.DisplayRole else None


class Delegate(QStyledItemDelegate):
    __module__ = "pierres.example"

    def sizeHint(self, option: Any, index: Any) -> QSize:
        raise Boom(index.data())

    def paint(self, painter: Any, option: Any, index: Any) -> None:
        raise Boom("paint")


class Item(QGraphicsItem):
    __module__ = "pierres.example"

    def boundingRect(self) -> QRectF:
        raise Boom("boundingRect")

    def paint(self, painter: Any, option: Any, widget: Any = None) -> None:
        raise Boom("paint")


class Widget(QWidget):
    __module__ = "pierres.example"

    def paintEvent(self, event: Any) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("red"))
        raise Boom("paintEvent")  # with the painter at work still

    def sizeHint(self) -> QSize:
        raise Boom("sizeHint")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        raise Boom("mousePressEvent")

    def heightForWidth(self, width: int) -> int:
        return 1 << 40

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.User:
            raise Boom("event")
        return super().event(event)


def words(caught: Any) -> set[str]:
    return {str(error) for _, error, _ in caught}


def test_a_list_whose_model_and_delegate_fail_goes_on(qtbot: QtBot) -> None:
    view, model = QListView(), Rows()
    qtbot.addWidget(view)
    Rows.answer = Boom
    try:
        with qtbot.capture_exceptions() as caught:
            view.setModel(model)
            view.setItemDelegate(Delegate(view))
            view.show()
            view.grab()
            for key in (Qt.Key.Key_Down, Qt.Key.Key_A, Qt.Key.Key_End):
                QTest.keyClick(view, key)
            assert model.index(0, 0, QModelIndex()).data() is None
            view.close()
    finally:
        Rows.answer = None
    assert words(caught) >= {"data", "None", "paint"}


@pytest.mark.parametrize("number", [1 << 63, -(1 << 64), [1, 1 << 70], {"a": [10**30]}])
def test_a_number_too_large_for_qt_is_reported_and_empty(qtbot: QtBot, number: Any) -> None:
    model = Rows()
    try:
        Rows.answer = number
        with qtbot.capture_exceptions() as caught:
            assert model.index(0, 0, QModelIndex()).data() is None
        assert len(caught) == 1 and "Qt cannot hold" in str(caught[0][1])
        Rows.answer = (1 << 63) - 1
        assert model.index(0, 0, QModelIndex()).data() == (1 << 63) - 1
    finally:
        Rows.answer = None


def test_a_scene_and_a_widget_that_fail_go_on(qtbot: QtBot) -> None:
    widget, scene = Widget(), QGraphicsScene(0, 0, 100, 100)
    view = QGraphicsView(scene)
    qtbot.addWidget(widget)
    qtbot.addWidget(view)
    item = Item()
    with qtbot.capture_exceptions() as caught:
        scene.addItem(item)
        view.show()
        view.grab()
        widget.show()
        widget.resize(80, 60)
        assert widget.grab().toImage().pixelColor(5, 5) == QColor("red")
        assert widget.sizeHint() == QSize(16, 16)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
        QApplication.sendEvent(widget, QEvent(QEvent.Type.User))
        widget.heightForWidth(3)
        for shown in (widget, view):
            shown.close()
        scene.removeItem(item)
    assert words(caught) >= {"boundingRect", "paintEvent", "sizeHint", "mousePressEvent", "event"}
    assert any("Qt cannot hold" in word for word in words(caught))
