"""No exception of ours gets into Qt: what Qt calls of our classes is guarded, all of it, in this one place.

A method of ours that Qt calls (`data`, `sizeHint`, `paint`, an event handler …) must not let an exception
out: the binding can only put it aside while Qt goes on, and the next call into Python then ends the process.
So every class of `pierres` that derives from one of Qt has these methods wrapped as it is made. An exception
is reported like any other, through `sys.excepthook`, and Qt gets a harmless value.

Importing this module switches the guard on for all classes made afterwards; the packages that hold such
classes import it first. Of what Qt calls besides, the binding itself looks after slots: their exceptions go
to `sys.excepthook` too. A plain function that Qt is to call is wrapped by `guarded`.
"""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainterPath
from shiboken6 import Shiboken

HARMLESS: dict[str, Callable[[], Any]] = {
    "None": lambda: None,
    "Any": lambda: None,
    "object": lambda: None,
    "bool": bool,
    "int": int,
    "float": float,
    "str": str,
    "list[str]": list,
    # Not nothing: a view that lays out lines without a height would never come to their end.
    "QSize": lambda: QSize(16, 16),
    "QRect": QRect,
    "QRectF": QRectF,
    "QPainterPath": QPainterPath,
    "Qt.ItemFlag": lambda: Qt.ItemFlag.NoItemFlags,
    "QAccessible.Role": lambda: QAccessible.Role.NoRole,
    "QAccessible.State": QAccessible.State,
}
"""What Qt gets instead of a result, by the annotation of the method."""
_BITS = {"int": 32, "Any": 64, "object": 64}
"""How many bits Qt has for the whole numbers of such a result; a larger one fails in the binding."""


def result_of(function: Callable[..., Any]) -> str:
    """What a method gives, as a key of HARMLESS."""
    result = str(function.__annotations__.get("return"))
    return "None" if result.endswith("| None") else result


def guarded(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, but no exception comes out of it."""
    result = result_of(function)
    # Nothing is raised here for a result that is not known: a class that fails while it is made leaves the
    # binding broken. A test holds every method to results that are known.
    value, bits = HARMLESS.get(result, HARMLESS["None"]), _BITS.get(result)

    @wraps(function)
    def inside(*args: Any, **named: Any) -> Any:
        try:
            given = function(*args, **named)
            if bits is not None and not fits(given, bits):
                raise OverflowError(f"{function.__qualname__} gives a number that Qt cannot hold")
            return given
        except Exception as error:
            report(error)
            # What the frames hold, a painter above all, must be gone when Qt goes on.
            traceback.clear_frames(error.__traceback__)
            return value()

    inside.guarded = True  # type: ignore[attr-defined]
    return inside


def fits(value: Any, bits: int) -> bool:
    """Whether Qt can hold what it is given."""
    if type(value) is int:
        return -(1 << bits - 1) <= value < 1 << bits - 1
    if type(value) is list:
        return all(fits(item, bits) for item in value)
    return all(fits(item, bits) for item in value.values()) if type(value) is dict else True


def report(error: Exception) -> None:
    """Tell of an exception as Python tells of one that nobody caught."""
    try:
        sys.excepthook(type(error), error, error.__traceback__)
    except Exception:
        sys.__excepthook__(type(error), error, error.__traceback__)


def overrides(kind: type) -> list[str]:
    """The methods of ours in `kind` that a class of Qt has too: Qt may call them."""
    of_qt = [base for base in kind.__mro__ if base.__module__.partition(".")[0] in ("PySide6", "shiboken6")]
    names = {name for base in kind.__mro__ if base not in of_qt for name in vars(base)}
    return sorted(
        name
        for name in names
        if not name.startswith("__")
        and isinstance(inspect.getattr_static(kind, name), FunctionType)
        and any(name in vars(base) for base in of_qt)
    )


def _made(kind: Any, /, **named: Any) -> None:
    super(Shiboken.Object, kind).__init_subclass__(**named)
    if kind.__module__.partition(".")[0] == "pierres":
        for name in overrides(kind):
            function = inspect.getattr_static(kind, name)
            if not hasattr(function, "guarded"):
                setattr(kind, name, guarded(function))


# The base of all classes of Qt: in Python it has no body, and no other place sees every class as it is made.
setattr(Shiboken.Object, "__init_subclass__", classmethod(_made))  # noqa: B010
