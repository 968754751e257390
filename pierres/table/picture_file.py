"""A picture as a file: PNG, written whole or not at all, or into a pipe."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from pierres.store.files import write_out


def write(path: Path, image: QImage) -> None:
    """Put a picture into a file. Raises StoreError."""
    # Not by Qt itself: libpng would print its own words about a full disk.
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    write_out(path, bytes(buffer.data().data()))
