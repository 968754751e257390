"""How fast things move: what was chosen, or what the system says."""

from __future__ import annotations

from PySide6.QtWidgets import QStyle, QWidget


def motion_of(chosen: str | None, widget: QWidget) -> str:
    """`off`, `fast`, `normal` or `slow`. Without a choice the system is asked: one that wants no movement
    gets none.
    """
    if chosen is not None:
        return chosen
    style = widget.style()
    duration = style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget) if style else 1
    return "off" if duration == 0 else "normal"
