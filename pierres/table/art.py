"""Drawings become pictures here, each once per size, pixel ratio and theme.

SVG files under resources/art are parsed by Qt and painted into pixmaps that live in Qt's shared pixmap cache;
a piece keeps the pixmap it shows, so that painting is nothing but copying. The files are whole pictures that
any viewer opens: what varies (the colour of a seat) is a colour in the file that is replaced on reading.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from pierres.paths import resource_path
from pierres.table import theme

CACHE_KB = 48 * 1024
_STROKE = re.compile(r'stroke-width="([0-9.]+)"')
_MIN_INK = 1.0  # no ink line thinner than this many device pixels,
_MAX_BOOST = 1.9  # unless it would have to grow by more than this: then the drawing would drown in ink
_USUAL_INK = 3.0  # the ink line of most drawings, in their own units


class ArtMissing(LookupError):
    """A drawing that the program asks for is not among its files."""


@lru_cache(maxsize=256)
def exists(name: str) -> bool:
    """Whether there is a drawing `name` (path under resources/art, without .svg)."""
    return resource_path("art", f"{name}.svg").is_file()


@lru_cache(maxsize=128)
def _source(name: str) -> str:
    try:
        return resource_path("art", f"{name}.svg").read_text(encoding="utf-8")
    except OSError as error:
        raise ArtMissing(name) from error


@lru_cache(maxsize=96)
def _renderer(name: str, recolour: tuple[tuple[str, str], ...], boost: float) -> QSvgRenderer:
    text = _source(name)
    for old, new in recolour:
        text = text.replace(old, new)
    if boost > 1.0:
        text = _STROKE.sub(lambda m: f'stroke-width="{float(m.group(1)) * boost:.2f}"', text)
    renderer = QSvgRenderer(QByteArray(text.encode()))
    if not renderer.isValid():
        raise ArtMissing(name)
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return renderer


def _boost(scale: float) -> float:
    """How much thicker to draw the ink at `scale` device pixels per unit: small pictures need bold lines."""
    wanted = _MIN_INK / max(1e-6, _USUAL_INK * scale)
    return min(_MAX_BOOST, max(1.0, round(wanted * 5) / 5))


def view_box(name: str) -> QRectF:
    """The drawing's own coordinates."""
    return _renderer(name, (), 1.0).viewBoxF()


def draw(painter: QPainter, name: str, rect: QRectF, recolour: Mapping[str, str] | None = None) -> None:
    """Paint drawing `name` into `rect`, as sharp as the painter's device allows. Raises ArtMissing."""
    items = tuple(sorted((recolour or {}).items()))
    box = view_box(name)
    pixels = painter.worldTransform().m11() * painter.device().devicePixelRatioF()
    scale = abs(pixels) * min(rect.width() / box.width(), rect.height() / box.height())
    _renderer(name, items, _boost(scale)).render(painter, rect)


def composed(
    key: str, w: float, h: float, dpr: float, paint: Callable[[QPainter], None], opaque: bool = False
) -> QPixmap:
    """The picture `key` of w × h logical pixels: from the cache, or painted now by `paint` and kept.

    `key` must name everything the picture depends on except size, pixel ratio and theme. What is `opaque` is
    painted all over, and copied without mixing.
    """
    size = QSize(max(1, round(w * dpr)), max(1, round(h * dpr)))
    full = f"pierres/{theme.stamp()}/{size.width()}x{size.height()}@{dpr:g}/{key}"
    pixmap = QPixmap()
    if QPixmapCache.find(full, pixmap):
        return pixmap
    if QPixmapCache.cacheLimit() < CACHE_KB:
        QPixmapCache.setCacheLimit(CACHE_KB)
    clear = QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(size, QImage.Format.Format_RGB32 if opaque else clear)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    try:
        paint(painter)
    finally:
        painter.end()
    pixmap = QPixmap.fromImage(image)
    QPixmapCache.insert(full, pixmap)
    return pixmap


def golden_star() -> dict[str, str]:
    """What makes the red star of the dice a golden one, for `draw` and `pixmap`."""
    return {theme.drawn(red): theme.drawn(gold) for red, gold in theme.GOLDEN_STAR.items()}


def pixmap(
    name: str, w: float, h: float, dpr: float = 1.0, recolour: Mapping[str, str] | None = None
) -> QPixmap:
    """Drawing `name`, kept in proportion inside w × h logical pixels. Raises ArtMissing."""
    tag = ",".join(f"{old}{new}" for old, new in sorted((recolour or {}).items()))
    return composed(f"svg:{name}:{tag}", w, h, dpr, lambda p: draw(p, name, QRectF(0, 0, w, h), recolour))
