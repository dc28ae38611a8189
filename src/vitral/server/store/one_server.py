"""A file has one server at a time: a lock beside it, which ends with the process that holds it, however that ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Final

from vitral.server.store.base import StoreError
from vitral.translatable import TranslatableText

_held: Final[set[Path]] = set()
"""The locks of this process: the system's own do not tell two holders in one process apart."""


class InUseError(StoreError):
    """The store has its server already."""


class FileLock:
    """The right to serve a file, from the moment it is made until `release`; `InUseError` if another server has it."""

    def __init__(self, path: str) -> None:
        self._path = Path(f"{Path(path).resolve()}.lock")
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
        # The file stays: another server may have opened it already, and would hold a lock that nobody sees.
        self._file.close()
        _held.discard(self._path)


def in_use(where: str) -> TranslatableText:
    """The refusal of a store that has its server already."""
    return TranslatableText(
        "fault-store-in-use",
        "{where}: another server is using it; a store has one server at a time, so stop that one first",
        where=where,
    )


# Locks of the process rather than of the open file: bots' processes must not inherit them.
if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
