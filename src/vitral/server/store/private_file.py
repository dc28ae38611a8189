"""Files that hold secrets: seeds of games in play, and the secret of all links."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

_OWNER: Final = 0o600
_BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")
"""What SQLite and we put beside a database; SQLite makes its own with the rights of the database."""


def keep_private(path: str) -> None:
    """Make the file if it is not there; it and what lies beside it is its owner's alone."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, _OWNER))
    for ending in _BESIDE:
        beside = Path(path + ending)
        if beside.exists() and beside.stat().st_mode & 0o077:
            beside.chmod(_OWNER)
