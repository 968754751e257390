"""`pierres shot`: draw the table of a record into a picture, without a screen.

Used by tests, and to look at any moment of any game: `--step` draws the position after so many answers, and
after those that chance gave at once.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from pierres.command_line import Commands, complain, decimal, one_of, some_path, whole
from pierres.rules.game import CHANCE, PUBLIC, BadGame
from pierres.rules.given import shown
from pierres.rules.record import Record, RecordError, read
from pierres.start_checks import stay_off_screen
from pierres.store.files import StoreError, read_text, write_out
from pierres.table.registry import TABLES

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from pierres.session import Session

LANGUAGES = ("fr", "en")
THEMES = ("night", "linen", "contrast")
SMALLEST, LARGEST = 320, 8000


class _Complaint(Exception):
    """One sentence for the person at the command line."""


def add_arguments(commands: Commands) -> None:
    """Add the command `shot` to the subparsers of the command line."""
    shot = commands.add_parser(
        "shot",
        help="draw the table of a record into a PNG file",
        description="Draw the table of a record into a PNG file, as a player or the public sees it.",
    )
    shot.add_argument("game", **one_of(TABLES))
    shot.add_argument("--record", type=some_path, required=True, metavar="FILE", help="the game to draw")
    shot.add_argument("--size", default="1600x1000", metavar="WxH", help="in pixels (default 1600x1000)")
    shot.add_argument("--lang", **one_of(LANGUAGES), default="fr", help="language of the words (default fr)")
    shot.add_argument(
        "--viewer", default=PUBLIC, metavar="NAME", help="who looks: public, or the name of a seat"
    )
    shot.add_argument("--theme", **one_of(THEMES), default="night")
    shot.add_argument(
        "--text", type=whole, default=100, metavar="PERCENT", help="size of the text, 80 to 200"
    )
    shot.add_argument("--step", type=whole, metavar="N", help="the position after N answers (default: all)")
    shot.add_argument(
        "--dpr", type=decimal, default=1.0, metavar="R", help="device pixels for one pixel of the size"
    )
    shot.add_argument(
        "--focus", default="", metavar="PLACE", help="draw the focus of the keyboard at this place"
    )
    shot.add_argument(
        "--look", default="", metavar="CARD", help="show this card enlarged, or this pile opened"
    )
    shot.add_argument("--out", type=some_path, required=True, metavar="PNG")


def main(args: argparse.Namespace) -> int:
    """Draw the picture. Returns the exit code; 2 is bad input, told in one sentence."""
    try:
        w, h = _size(args.size)
        if not 80 <= args.text <= 200:
            raise _Complaint(f"--text: expected 80 to 200, not {args.text}")
        if not 0.5 <= args.dpr <= 4:
            raise _Complaint(f"--dpr: expected 0.5 to 4, not {args.dpr}")
        if max(w, h) * args.dpr > LARGEST:
            raise _Complaint(
                f"--size {args.size} with --dpr {args.dpr:g}: expected at most {LARGEST} pixels on a side "
                f"of the picture, not {max(w, h) * args.dpr:.0f}"
            )
        record = _record(args.record, args.game, args.step)
        if args.viewer != PUBLIC and args.viewer not in record.seats:
            raise _Complaint(
                f"--viewer: nobody called {shown(args.viewer)} plays; there are {', '.join(record.seats)}"
            )
        stay_off_screen()
        write(args.out, _drawn(record, args, w, h))
    except (RecordError, StoreError, _Complaint) as error:
        return complain(str(error))
    return 0


def _size(text: str) -> tuple[int, int]:
    try:
        w, h = (whole(part) for part in text.lower().split("x"))
    except (ValueError, argparse.ArgumentTypeError):
        raise _Complaint(f"--size: expected two numbers like 1600x1000, not {shown(text)}") from None
    if not (SMALLEST <= w <= LARGEST and SMALLEST <= h <= LARGEST):
        raise _Complaint(f"--size: expected each side from {SMALLEST} to {LARGEST}, not {shown(text)}")
    return w, h


def _record(path: Path, game: str, step: int | None) -> Record:
    record = read(read_text(path), str(path))
    if record.game != game:
        raise _Complaint(f"{path} is a record of {record.game}, not of {game}")
    if step is None:
        return record
    if not 0 <= step <= len(record.steps):
        raise _Complaint(f"--step: expected 0 to {len(record.steps)}, not {step}")
    # What chance has answered then stands in the record: a picture must not decide it anew.
    while step < len(record.steps) and record.steps[step][0] == CHANCE:
        step += 1
    return replace(record, steps=record.steps[:step], final=None)


def _drawn(record: Record, args: argparse.Namespace, w: int, h: int) -> QImage:
    from PySide6.QtCore import QLocale
    from PySide6.QtWidgets import QApplication

    from pierres.application import make_application
    from pierres.locales import LanguageSwitch

    app = QApplication.instance() or make_application()
    assert isinstance(app, QApplication)
    try:
        session = onlooker(record, args.viewer, str(args.record))
    except BadGame as error:
        raise _Complaint(f"{args.record}: {error}") from error
    # Several pictures may be drawn in one process, each in its language.
    before = QLocale()
    switch = LanguageSwitch(app)
    switch(args.lang)
    try:
        return draw(session, w, h, args.theme, args.text, args.dpr, args.focus, args.look)
    finally:
        session.deleteLater()
        switch.leave()
        QLocale.setDefault(before)


def onlooker(record: Record, viewer: str, source: str = "record") -> Session:
    """A session that looks at the last position of a record with the eyes of `viewer`. Raises RecordError."""
    from pierres.players.chance import Chance
    from pierres.session import Session

    class Onlooker(Session):
        """Looks with the eyes of whoever is asked for, whosever turn it is."""

        def __init__(self) -> None:
            # What chance has not decided in the record it decides the same way for every picture.
            super().__init__(record, Chance(0), None, None, None, source)
            self._viewer = viewer
            self._curtain = None
            self._view = None

    return Onlooker()


def draw(
    session: Session, w: int, h: int, theme: str = "night", text: int = 100, dpr: float = 1.0,
    focus: str = "", look: str = "",
) -> QImage:  # fmt: skip
    """The table of a session as a picture of w × h logical pixels."""
    from PySide6.QtGui import QImage, QPainter

    from pierres.table import registry
    from pierres.table import theme as themes

    before = themes.current().name
    view = registry.view(session, registry.wording(session.game_id, session.characters()))
    try:
        view.set_theme(theme)
        view.set_motion("off")
        view.set_text_scale(text)
        view.resize(w, h)
        scene = view.table()
        scene.resize(w, h)
        if look:
            # A place that can be looked into, or else a card by its name.
            target = scene.target(look)
            if look not in session.characters() and (target is None or target.look is None):
                raise _Complaint(
                    f"--look: there is no character {shown(look)}, and nothing lies at such a place"
                )
            scene.look(("card", look) if target is None or target.look is None else target.look)
        image = QImage(round(w * dpr), round(h * dpr), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(dpr)
        if focus:
            if scene.target(focus) is None:
                raise _Complaint(f"--focus: there is no place {shown(focus)} on this table now")
            scene.show_ring(focus)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, scene.sceneRect(), scene.sceneRect())
        painter.end()
        return image
    finally:
        view.deleteLater()
        themes.use(before)


def write(path: Path, image: QImage) -> None:
    """Put a picture into a PNG file, whole or not at all, or into a pipe. Raises StoreError."""
    from PySide6.QtCore import QBuffer, QIODevice

    # Not by Qt itself: libpng would print its own words about a full disk.
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    write_out(path, bytes(buffer.data().data()))
