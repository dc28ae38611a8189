"""The file in which a local game is saved, choice by choice. Other files are never overwritten."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from vitral.records import Record
from vitral.terminal.local_games import LocalGames
from vitral.terminal.local_tables import LocalTables
from vitral.terminal.table_client import TableClient
from vitral.terminal.tables import Tables
from vitral.terminal.terminal_speaker import TerminalSpeaker
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


def how_to_resume(speaker: TerminalSpeaker, client: TableClient, path: str, command: str) -> str:
    """Returns the sentence that says how to continue a game, or read it once it is over; nothing if it is not saved.

    *path* is the file that the player named, if any, and *command* what is typed to play.
    """
    if client.tables.address:
        return speaker.say("term-resume-server", command=f"vitral terminal {client.tables.address}/t/{client.id}")
    by_itself = client.tables.saved_as(client.id)
    if not path and by_itself is None:
        return ""
    if client.scene is not None and client.scene.phase == "over":
        return speaker.say("line-saved-replay", command=f"vitral replay {path or by_itself}")
    return speaker.say("line-saved", command=resume_command(client, path, command))


def resume_command(client: TableClient, path: str, command: str) -> str:
    """Returns what is typed to continue a game: its file, or its id if another unfinished game was played later."""
    by_hand = " --by-hand" if path and isinstance(client.tables, LocalTables) and client.tables.by_hand else ""
    by_itself = client.tables.saved_as(client.id)
    if not path and by_itself is not None:
        last = LocalGames(by_itself.parent).last_unfinished()
        path = "" if last is None or last.path == by_itself else by_itself.stem
    return f"{command} --resume{f' {path}' if path else ''}{by_hand}"


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
    """Writes a record whole or not at all."""
    try:
        Record.from_json(text).save(Path(path).expanduser())
    except (OSError, ValueError) as error:
        raise SaveError(path, reason_of(error)) from None
