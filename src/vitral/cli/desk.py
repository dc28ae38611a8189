"""What the people around one keyboard share: the game, its names, who sits before the screen, where it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from vitral.bots import Bot
from vitral.cli.ink import Ink
from vitral.cli.keeper import Keeper
from vitral.cli.scene import Scene, scene_of
from vitral.cli.speech import say
from vitral.cli.story import Telling
from vitral.engine import Action
from vitral.game import Game, replay
from vitral.records import replay_states


@dataclass(slots=True)
class Desk:
    """One sitting's things."""

    game: Game
    names: Sequence[str]
    """By seat; the Automa has one too."""
    bots: dict[int, Bot]
    keeper: Keeper
    ink: Ink
    by_hand: bool = False
    facing: int = -1
    """The person before the screen."""
    shown: tuple[int, int, int, str] | None = None
    """The turn whose whole table has been printed."""
    heard: list[int] = field(default_factory=list)
    """How many sentences each seat has been told."""
    telling: Telling = field(init=False)
    """Tells of the game what everybody may know."""

    def __post_init__(self) -> None:
        # A game taken up again is told from its round on.
        game = self.game
        self.telling = Telling(self.names)
        earlier = sum(told.round < game.view().round for told in self.telling.told(game.record()))
        self.heard = [earlier] * game.options.players
        if self.people == 1:
            self.facing = next(seat for seat in range(game.options.players) if seat not in self.bots)

    @property
    def people(self) -> int:
        """How many share the keyboard."""
        return self.game.options.players - len(self.bots)

    @property
    def scene(self) -> Scene:
        """The table as the person before the screen sees it."""
        return scene_of(self.game, self.facing, self.names)

    def input(self, prompt: str) -> str:
        """A line that is typed; `EOFError` at the end of input."""
        try:
            return input(prompt)
        except UnicodeDecodeError:
            return say("line-unreadable")
        except (RuntimeError, ValueError):  # standard input is closed, or there is none
            raise EOFError from None

    def take_back_typed(self) -> str | None:
        """By hand: take back the last line that a person typed, choice or outcome, and return it, if there is one."""
        ply = self._last_typed()
        if ply is None:
            return None
        record = self.game.record()
        self.game = replay(record, ply, by_hand=True)
        self.shown = None
        told = len(self.telling.told(self.game.record()))
        self.heard = [min(heard, told) for heard in self.heard]
        return record.log[ply]

    def _last_typed(self) -> int | None:
        """Bots would only choose again, so their choices do not count."""
        found, seat = None, -1
        for ply, (entry, state) in enumerate(replay_states(self.game.record(), self.game.ply)):
            if not isinstance(entry, Action) or seat not in self.bots:
                found = ply
            seat = state.seat
        return found
