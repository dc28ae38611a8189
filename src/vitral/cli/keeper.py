"""Where a game in the terminal is kept, if it is."""

from __future__ import annotations

from pathlib import Path

from vitral.cli.errors import CliError
from vitral.game import Game


class Keeper:
    """Writes the record of a game to one file, choice by choice, and never over a file of somebody else."""

    def __init__(self, game: Game, path: str | None) -> None:
        self._game = game
        self.path = path

    def keep(self) -> bool:
        """Write the game if it has a file; whether it is safe there."""
        return self.path is not None and self._write(self.path)

    def move_to(self, path: str) -> bool:
        """Keep the game in another file from now on."""
        if path != self.path and Path(path).exists():
            print(f"{path} exists already; name another file.")
            return False
        if not self._write(path):
            return False
        self.path = path
        return True

    def say_where(self) -> None:
        """Tell how to go on with the game, if it is kept."""
        if self.keep():
            print(f"The game is saved; go on with: vitral play --resume {self.path}")

    def _write(self, path: str) -> bool:
        try:
            self._game.record().save(path)
        except (OSError, ValueError) as error:
            print(f"{path} cannot be written: {error.strerror if isinstance(error, OSError) else error}")
            return False
        return True


def refuse_bad_target(path: str, resumed: str | None) -> None:
    """A new game is not written over an old file, nor into a folder that does not exist."""
    if path != resumed and Path(path).exists():
        raise CliError(f"{path}: exists already; go on with it by --resume {path}, or name another file")
    if not Path(path).parent.is_dir():
        raise CliError(f"{path}: there is no folder {Path(path).parent} to save in")
