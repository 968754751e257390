"""The commands without a window, one module each: its `add_arguments(subparsers)` and `main(args) -> int`."""
