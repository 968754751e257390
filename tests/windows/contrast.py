"""How well text is told from its ground, measured in the pixels that are really painted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QSpinBox,
    QTabBar,
    QTableView,
    QWidget,
)

from pierres.windows.widgets import PaintedButton


def luminance(colour: QColor) -> float:
    """How light a colour is, as WCAG reckons it."""
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return _ratio(light, dark)


def measured(image: QImage, rect: QRect) -> float:
    """The contrast of what is written in `rect` (in pixels of the image) to the ground there.

    The ground is the commonest colour; the ink is what stands out most from it: at the edges of letters the
    two are mixed.
    """
    part = image.copy(rect.intersected(image.rect())).convertToFormat(QImage.Format.Format_RGB32)
    seen = Counter(memoryview(part.constBits()).cast("I"))
    ground = luminance(QColor.fromRgb(seen.most_common(1)[0][0]))
    shades = [luminance(QColor.fromRgb(pixel)) for pixel in seen]
    return max(_ratio(max(shades), ground), _ratio(ground, min(shades)))


def _ratio(light: float, dark: float) -> float:
    return (light + 0.05) / (dark + 0.05)


def texts(window: QWidget) -> Iterator[tuple[str, QRect]]:
    """Everything that is written in a window, and where, in its coordinates: without frames and rings."""
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.window() is not window or not widget.isVisible():
            continue
        seen = widget.visibleRegion().boundingRect()
        for text, rect in _texts_of(widget):
            shown = rect.intersected(seen)
            if text.strip() and shown.width() >= 8 and shown.height() >= 8:
                kind = type(widget).__name__
                state = "" if widget.isEnabled() else " (off)"
                place = widget.mapTo(window, QPoint(0, 0)) if widget is not window else QPoint(0, 0)
                yield f"{kind}{state} {text!r}", shown.translated(place)


def _texts_of(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    inside = widget.rect().adjusted(5, 5, -5, -5)
    if isinstance(widget, QMenuBar | QMenu):
        for action in widget.actions():
            if not action.isSeparator() and action.isVisible():
                off = "" if action.isEnabled() else " (off)"
                yield action.text() + off, widget.actionGeometry(action).adjusted(6, 3, -6, -3)
    elif isinstance(widget, QAbstractItemView):
        if not isinstance(widget, QHeaderView):
            yield from _rows(widget)
    elif isinstance(widget, QTabBar):
        for number in range(widget.count()):
            yield widget.tabText(number), widget.tabRect(number).adjusted(5, 5, -5, -5)
    elif isinstance(widget, QLabel):
        yield widget.text(), widget.rect().adjusted(2, 2, -2, -2)
    elif isinstance(widget, QLineEdit):
        yield widget.text() or widget.placeholderText(), inside
    elif isinstance(widget, QComboBox):
        yield widget.currentText(), inside.adjusted(0, 0, -24, 0)
    elif isinstance(widget, QSpinBox | QAbstractButton) and not isinstance(widget, PaintedButton):
        yield widget.text(), inside


def _rows(view: QAbstractItemView) -> Iterator[tuple[str, QRect]]:
    model, root = view.model(), view.rootIndex()
    if model is None:
        return
    at = view.viewport().pos()
    for row in range(min(model.rowCount(root), 40)):
        for column in range(model.columnCount(root) if isinstance(view, QTableView) else 1):
            index: QModelIndex = model.index(row, column, root)
            rect = view.visualRect(index).intersected(view.viewport().rect())
            text = index.data(Qt.ItemDataRole.DisplayRole)
            if text and not rect.isEmpty():
                yield str(text), rect.translated(at).adjusted(4, 3, -4, -3)


def faint(window: QWidget, least: float = 4.5) -> list[str]:
    """What is written in a window and cannot be read."""
    image = window.grab().toImage()
    ratio = image.devicePixelRatio()
    found = []
    for text, rect in texts(window):
        pixels = QRect(
            round(rect.x() * ratio),
            round(rect.y() * ratio),
            round(rect.width() * ratio),
            round(rect.height() * ratio),
        )
        stands_out = measured(image, pixels)
        if stands_out < least:
            found.append(f"{stands_out:.2f} {text}")
    return found


def menus_of(menu: QWidget) -> Iterator[QMenu]:
    """The menus that hang in a menu bar or a menu."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield inner
            yield from menus_of(inner)
