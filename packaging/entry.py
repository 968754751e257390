"""The start of the bundle: PyInstaller wants a script, not a package."""

from pierres.__main__ import main

raise SystemExit(main())
