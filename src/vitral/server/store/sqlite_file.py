"""The file of SQLite: made for its server alone to read, and brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from vitral.server.store.base import StoreError, cannot_open, newer, older
from vitral.server.store.one_server import FileLock
from vitral.server.store.private_file import keep_private
from vitral.translatable import NO_FILE


def entered(path: str, *, visiting: bool) -> FileLock | None:
    """Make the file for its server alone to read; a visitor finds it there."""
    if visiting:
        if not Path(path).is_file():
            raise StoreError(cannot_open(path, NO_FILE))
        return None
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    if Path(path).is_dir():
        raise StoreError(cannot_open(path, "unable to open database file"))
    lock = FileLock(path)
    keep_private(path)
    return lock


def migrate(connection: sqlite3.Connection, migrations: Sequence[str], visited: str = "") -> None:
    """Bring a database up to date; one that is `visited` at some path must be so already."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(migrations):
        raise StoreError(newer(version))
    if version < len(migrations) and visited:
        raise StoreError(older(visited))
    for number, script in enumerate(migrations[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
