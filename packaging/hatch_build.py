"""Compile the translations when a wheel is built: an sdist drops the .qm files, for git ignores them."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface):
    """Puts `pierres_*.qm` into the wheel; an editable install only gets them compiled."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "packaging" / "translate.py"), "compile"], check=True)
        if version != "editable":
            for compiled in sorted((root / "translations").glob("pierres_*.qm")):
                build_data["force_include"][str(compiled)] = f"pierres/_data/translations/{compiled.name}"
