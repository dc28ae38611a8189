"""The folder for this user's data, where their system usually has it."""

from __future__ import annotations

import sys
from pathlib import Path

from platformdirs import user_data_path


def own_folder() -> Path:
    """Returns the folder of Vitral's own files; it may not be there yet."""
    if sys.platform == "darwin":
        # platformdirs minds XDG_DATA_HOME on a Mac; earlier versions of Vitral did not.
        before = Path.home() / "Library" / "Application Support" / "vitral"
        if before.is_dir():
            return before
    return user_data_path("vitral", appauthor=False)
