"""The command line: `pierres [FILE]` plays, `shot` draws a table, the other commands work without Qt.

Each command imports only what it needs, so that the headless ones never load Qt and the window comes fast.
"""

import os
import sys
from pathlib import Path

from pierres import __version__
from pierres.command_line import NoOutput, Parser, flush, one_of, prepare, tell

# command → the module that holds its add_arguments(subparsers) and main(args) -> int
_COMMANDS = {
    "simulate": "pierres.commands.simulate",
    "replay": "pierres.commands.replay",
    "solve": "pierres.commands.solve",
    "hint": "pierres.commands.hint",
    "shot": "pierres.table.shot",
    "think": "pierres.commands.think",
}
_LANGUAGES = ("fr", "en")
INTERRUPTED = 130
"""The exit code after Ctrl+C, as shells have it."""


def main(arguments: list[str] | None = None) -> int:
    """Run the program with `arguments` (those of the process if None); returns the exit code.

    Exit codes: 0 done, 1 failed, 2 asked for something that makes no sense or cannot be here, 130 stopped by
    Ctrl+C.
    """
    argv = sys.argv[1:] if arguments is None else arguments
    try:
        try:
            return _run_command(argv) if argv and argv[0] in _COMMANDS else _run_window(argv)
        finally:
            flush()
    except ImportError as error:
        return _refuse_import(error)
    except NoOutput as error:
        return error.tell()
    except KeyboardInterrupt:
        return INTERRUPTED


def _run_command(argv: list[str]) -> int:
    from importlib import import_module

    prepare()
    parser = Parser(prog="pierres")
    module = import_module(_COMMANDS[argv[0]])
    module.add_arguments(parser.add_subparsers(dest="command", required=True, parser_class=Parser))
    return int(module.main(parser.parse_args(argv)))


def _run_window(argv: list[str]) -> int:
    parser = Parser(
        prog="pierres",
        description="Three table games at one screen.",
        epilog=f"Other commands, each with its own --help: {', '.join(_COMMANDS)}.",
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a saved game to open")
    parser.add_argument("--lang", **one_of(_LANGUAGES), help="speak this language instead of the saved one")
    parser.add_argument("--smoke-test", action="store_true", help="play three answers off screen and leave")
    parser.add_argument("--version", action="version", version=f"Pierres {__version__}")
    args = parser.parse_args(argv)
    if args.file is not None and not os.path.isfile(args.file):
        parser.error(f"there is no file {args.file}")
    if args.smoke_test:
        return _run_smoke_test(args.lang)

    from pierres import start_checks

    if problem := start_checks.display_problem() or start_checks.library_problem():
        return tell(problem)
    from pierres import app

    return app.run(language=args.lang, open_file=args.file)


def _run_smoke_test(language: str | None) -> int:
    """Play three answers off screen, in folders of its own: nobody's saves or settings are touched."""
    import tempfile

    from pierres import start_checks

    start_checks.stay_off_screen()
    with tempfile.TemporaryDirectory(prefix="pierres-") as folder:
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            os.environ[f"XDG_{name}_HOME"] = str(Path(folder, name.lower()))
        from pierres import app

        return app.run(language=language, smoke_test=True)


def _refuse_import(error: ImportError) -> int:
    """Say which system package is missing; a module of our own that is missing is a fault, shown whole."""
    if (error.name or "").startswith("pierres"):
        raise error
    from pierres import start_checks

    return tell(start_checks.import_problem(error))


if __name__ == "__main__":
    raise SystemExit(main())
