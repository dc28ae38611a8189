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
    """Why a file was not written."""
    if not error.why:
        return speaker.say("line-file-exists", path=error.path)
    return speaker.say("line-file-unwritable", path=error.path, why=speaker.translate(error.why))


def resume_on_server(speaker: TerminalSpeaker, line: TableClient) -> str:
    """How to come back to a server's table."""
    return speaker.say("term-resume-server", command=f"vitral terminal {line.tables.address}/t/{line.id}")


class SavedGame:
    """Keeps one table. Without a path it keeps nothing until it is told one."""

    def __init__(self, tables: Tables, table: str, path: str = "") -> None:
        self.path = path
        self._tables, self._table = tables, table

    @property
    def suggestion(self) -> str:
        return f"vitral-{datetime.now().astimezone():%Y-%m-%d-%H%M}.json"

    async def keep(self) -> None:
        """Write the game where it is kept, if anywhere."""
        if self.path:
            write_record(self.path, await self._tables.record(self._table))

    async def keep_in(self, path: str) -> None:
        """Keep the game in another file from now on; `SaveError` if that cannot be."""
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
