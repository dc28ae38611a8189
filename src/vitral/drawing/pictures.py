"""The content of a picture of a table, as frozen types: plain texts and numbers, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vitral.dice import NO_DIE, TEXT, texts
from vitral.engine import View

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
        """Returns a player's name, or a number counted from 1."""
        return (self.names[seat] if seat < len(self.names) else "") or f"Player {seat + 1}"


def table_picture(view: View, names: tuple[str, ...] = ()) -> TablePicture:
    """Returns the picture of a view, which shows no more than the viewer may know."""
    windows = tuple(
        WindowPicture(
            name=window.pattern.name,
            difficulty=window.pattern.difficulty,
            grid=window.pattern.grid,
            dice=window.dice(),
            player=seat,
            tokens=tokens,
            private=tuple(card.name for card in view.private) if seat == view.viewer or view.players == 1 else (),
            own=tuple(texts(view.own[seat])) if view.own else (),
            inspiration=_inspiration(view, seat),
        )
        for seat, (window, tokens) in enumerate(zip(view.windows, view.tokens, strict=True))
    )
    return TablePicture(
        round=view.round + view.over,
        to_move=None if view.over else view.seat,
        pool=tuple(texts(view.pool)),
        hand=TEXT[view.hand].rstrip("?") if view.hand != NO_DIE else "",
        track=tuple(tuple(texts(dice)) for dice in view.track),
        tools=tuple((tool.name, paid) for tool, paid in zip(view.tools, view.tool_tokens, strict=True)),
        publics=tuple(card.name for card in view.public),
        board=view.glass_board.name if view.glass_board else "",
        board_tokens=view.glass_tokens,
        glass=tuple(texts(view.glass)),
        windows=windows,
        names=names,
    )


def _inspiration(view: View, seat: int) -> str:
    if seat >= len(view.inspirations):
        return ""
    return view.inspirations[seat].name + (" (used)" if view.inspired >> seat & 1 else "")
