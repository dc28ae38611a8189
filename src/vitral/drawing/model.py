"""What a picture of a table shows, as frozen types: plain texts and numbers, no rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

ROUNDS = 10


@dataclass(frozen=True, slots=True)
class WindowPicture:
    """A player's window and what lies beside it; `private` is empty where it must stay hidden."""

    name: str
    difficulty: int
    grid: tuple[str, ...]
    dice: Mapping[str, str] = field(default_factory=dict)
    player: int = 0
    """The seat, counted from 0."""
    tokens: int = 0
    private: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    """The private dice pool, which is open information."""
    inspiration: str = ""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A whole table at one moment. Dice are texts such as `R4`; the track has a group per finished round."""

    round: int
    to_move: int | None
    """The seat that has the turn, if any."""
    pool: tuple[str, ...]
    hand: str
    """The drafted die not placed yet, or nothing."""
    track: tuple[tuple[str, ...], ...]
    tools: tuple[tuple[str, int], ...]
    """Name of each tool and the favor tokens on it."""
    publics: tuple[str, ...]
    windows: tuple[WindowPicture, ...]
    board: str = ""
    """The rare-glass board, if there is one."""
    board_tokens: int = 0
    glass: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """The players by seat; those without a name are numbered."""

    def __post_init__(self) -> None:
        if len(self.track) > ROUNDS:
            raise ValueError(f"{len(self.track)} rounds on the track: there are {ROUNDS} spaces")
        if not self.windows:
            raise ValueError("a table has at least one window")

    def name_of(self, seat: int) -> str:
        """A player's name, or a number counted from 1."""
        return (self.names[seat] if seat < len(self.names) else "") or f"Player {seat + 1}"
