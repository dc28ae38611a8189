"""The file of a SQLite store: private to its owner, and locked by its one server.

The lock is a second file, which the system unlocks when the process that holds it ends, however that ends.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Final

from vitral.server.store.errors import InUseError, in_use

_OWNER: Final = 0o600
_FILE_SUFFIXES: Final = ("", "-wal", "-shm", "-journal", ".lock")
"""What SQLite and we put beside a database; SQLite makes its own with the rights of the database."""
_held: Final[set[Path]] = set()
"""The locks of this process: the system's own do not distinguish two holders in one process."""


def make_private(path: str) -> None:
    """Creates the file if needed, and lets nobody but its owner read it and what lies beside it: it holds secrets."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, _OWNER))
    for ending in _FILE_SUFFIXES:
        beside = Path(path + ending)
        if beside.exists() and beside.stat().st_mode & 0o077:
            beside.chmod(_OWNER)


class FileLock:
    """The right to serve a file, until `release`; `InUseError` if another server has it."""

    def __init__(self, path: str) -> None:
        self._path = Path(f"{os.path.realpath(path)}.lock")  # a loop of links: opening the file raises the error
        if self._path in _held:
            raise InUseError(in_use(path))
        self._file: IO[bytes] = self._path.open("ab")
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise InUseError(in_use(path)) from None
        _held.add(self._path)

    def release(self) -> None:
        # The file stays: another server may have opened it already and would hold a lock on a deleted file.
        self._file.close()
        _held.discard(self._path)


# Locks of the process rather than of the open file: bots' processes must not inherit them.
if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
