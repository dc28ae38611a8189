"""Where a game in the terminal is kept, if it is."""

from __future__ import annotations

from pathlib import Path

from vitral.cli.errors import CliError
from vitral.cli.speech import say, speech
from vitral.game import Game
from vitral.said import reason_of


class Keeper:
    """Writes the record of a game to one file, choice by choice, and never over a file of somebody else."""

    def __init__(self, path: str | None, *, by_hand: bool) -> None:
        self.path = path
        self._by_hand = by_hand

    def keep(self, game: Game) -> bool:
        """Write the game if it has a file; whether it is safe there."""
        return self.path is not None and self._write(game, self.path)

    def move_to(self, path: str, game: Game) -> bool:
        """Keep the game in another file from now on."""
        if path != self.path and Path(path).exists():
            print(say("line-file-exists", path=path))
            return False
        if not self._write(game, path):
            return False
        self.path = path
        return True

    def say_where(self, game: Game) -> None:
        """Tell how to go on with the game, if it is kept."""
        if self.keep(game):
            print(say("line-saved", command=self.how_to_resume))

    @property
    def how_to_resume(self) -> str:
        """The command that takes the game up again."""
        return f"vitral play --resume {self.path}{' --by-hand' if self._by_hand else ''}"

    def _write(self, game: Game, path: str) -> bool:
        try:
            game.record().save(path)
        except (OSError, ValueError) as error:
            print(say("line-file-unwritable", path=path, why=speech().retell(reason_of(error))))
            return False
        return True


def refuse_bad_target(path: str, resumed: str | None) -> None:
    """A new game is not written over an old file, nor into a folder that does not exist."""
    if path != resumed and Path(path).exists():
        raise CliError(say("line-error-target-exists", path=path))
    if not Path(path).parent.is_dir():
        raise CliError(say("line-error-target-folder", path=path, folder=str(Path(path).parent)))
