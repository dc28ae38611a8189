"""The file in which a local game is saved, choice by choice. Other files are never overwritten."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from vitral.records import Record
from vitral.terminal.speaker import TerminalSpeaker
from vitral.terminal.table_client import TableClient
from vitral.terminal.tables import Tables
from vitral.translatable import reason_of


class SaveError(Exception):
    """A file that cannot be written: its name, and why."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path, self.why = path, why


def save_problem(speaker: TerminalSpeaker, error: SaveError) -> str:
    if not error.why:
        return speaker.say("line-file-exists", path=error.path)
    return speaker.say("line-file-unwritable", path=error.path, why=speaker.translate(error.why))


def resume_on_server(speaker: TerminalSpeaker, client: TableClient) -> str:
    """How to come back to a server's table."""
    return speaker.say("term-resume-server", command=f"vitral terminal {client.tables.address}/t/{client.id}")


class SavedGame:
    """Saves one table. Without a path `save` does nothing."""

    def __init__(self, tables: Tables, table: str, path: str = "") -> None:
        self.path = path
        self._tables, self._table = tables, table

    @property
    def suggestion(self) -> str:
        return f"vitral-{datetime.now().astimezone():%Y-%m-%d-%H%M}.json"

    async def save(self) -> None:
        """Writes the game to its file, if it has one; raises `SaveError`."""
        if self.path:
            write_record(self.path, await self._tables.record(self._table))

    async def save_as(self, path: str) -> None:
        """Saves the game in another file from now on; raises `SaveError` if it exists or cannot be written."""
        path = path.strip()
        if path != self.path and Path(path).exists():
            raise SaveError(path, "")
        write_record(path, await self._tables.record(self._table))
        self.path = path


def write_record(path: str, text: str) -> None:
    """Write a record whole or not at all."""
    try:
        Record.from_json(text).save(Path(path).expanduser())
    except (OSError, ValueError) as error:
        raise SaveError(path, reason_of(error)) from None
