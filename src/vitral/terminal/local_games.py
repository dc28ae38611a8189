"""The games of this computer: each is saved as a record in a folder, move by move, while it is played."""

from __future__ import annotations

import secrets
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from vitral.records import Record

_MAX_SAVED_GAMES: Final = 200
"""Games that are remembered; the oldest are deleted."""


@dataclass(frozen=True, slots=True)
class LocalGame:
    """A saved game."""

    id: str
    path: Path
    updated: float
    """When it was last played, in seconds since 1970."""

    def load(self) -> Record:
        """Reads the game; raises `RecordError` or `OSError`."""
        from vitral.records import Record  # takes a while to load, and is not needed to list games

        return Record.load(self.path)


class LocalGames:
    """A folder of saved games. Nothing is created before a game is saved."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_id(self) -> str:
        return f"{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(2)}"

    def path(self, game: str) -> Path:
        return self.folder / f"{game}.json"

    def save(self, game: str, record: Record) -> None:
        """Writes a game whole or not at all; raises `OSError`."""
        path = self.path(game)
        if not path.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            for old in self.games()[_MAX_SAVED_GAMES - 1 :]:
                old.path.unlink(missing_ok=True)
        record.save(path)

    def refusal(self) -> str:
        """Returns why no game can be saved here; nothing if one can."""
        from vitral.translatable import reason_of

        try:
            there = next(folder for folder in (self.folder, *self.folder.parents) if folder.exists())
            with tempfile.TemporaryFile(dir=there):
                return ""
        except OSError as error:
            return reason_of(error)

    def games(self) -> list[LocalGame]:
        """Returns all saved games, the one played last first."""
        found = []
        for path in self.folder.glob("*.json"):
            with suppress(OSError):
                found.append(LocalGame(path.stem, path, path.stat().st_mtime))
        return sorted(found, key=lambda game: (game.updated, game.id), reverse=True)

    def find(self, game: str) -> LocalGame | None:
        """Returns the game of that id, or the only one whose id begins so."""
        found = [one for one in self.games() if one.id.startswith(game)]
        exact = [one for one in found if one.id == game]
        return (exact or found)[0] if exact or len(found) == 1 else None

    def last_unfinished(self) -> LocalGame | None:
        """Returns the game that was played last and is not over."""
        from vitral.records import RecordError

        for game in self.games():
            with suppress(OSError, RecordError):
                if game.load().result is None:
                    return game
        return None
