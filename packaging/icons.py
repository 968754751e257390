"""Draw the program's icon into all the files that desktops want: PNG from 16 to 512 pixels, and an .ico.

Run it after changing an SVG in resources/icons: `.venv/bin/python packaging/icons.py`. Small sizes have a
drawing of their own, with fewer and bolder shapes.
"""

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "icons"
NAME = "org.pierres.Pierres"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
SMALL = 32  # up to here the small drawing
ICO = (16, 24, 32, 48, 64, 128, 256)


def drawn(size: int) -> bytes:
    """The icon at `size` pixels, as a PNG file."""
    name = f"{NAME}-small.svg" if size <= SMALL else f"{NAME}.svg"
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(FOLDER / name)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """The pictures in one Windows icon, each as a PNG."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    table = b""
    for size, data in pictures.items():
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + table + b"".join(pictures.values())


def main() -> int:
    """Write all files."""
    app = QGuiApplication([])
    pictures = {size: drawn(size) for size in SIZES}
    for size, data in pictures.items():
        (FOLDER / f"{NAME}-{size}.png").write_bytes(data)
    (FOLDER / f"{NAME}.ico").write_bytes(ico({size: pictures[size] for size in ICO}))
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
