"""Where this person's things are kept: the usual place of their system."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def own_folder() -> Path:
    """The folder of Vitral's own files; it may not be there yet."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "vitral"
