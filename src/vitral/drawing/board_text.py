"""A table as lines of text, as a spectator sees it."""

from __future__ import annotations

from vitral.dice import NO_DIE, TEXT
from vitral.engine import View
from vitral.engine.window import Window
from vitral.spaces import COLUMNS, ROWS


def table_text(view: View) -> str:
    """Returns the round, the draft pool, the round track and the windows side by side, open spaces in lower case."""
    lines = [
        f"round {view.round}, turn {view.turn + 1}, seat {view.seat + 1}: {view.question.kind}",
        f"pool   {_dice(view.pool)}" + (f"   in hand {TEXT[view.hand]}" if view.hand != NO_DIE else ""),
        f"track  {' | '.join(map(_dice, view.track))}",
        "tools  " + ", ".join(f"{tool.id} {paid}" for tool, paid in zip(view.tools, view.tool_tokens, strict=True)),
        "public " + ", ".join(card.id for card in view.public),
    ]
    if view.windows:
        blocks = [_window_lines(window, seat, view) for seat, window in enumerate(view.windows)]
        lines += ["   ".join(parts) for parts in zip(*blocks, strict=True)]
    return "\n".join(line.rstrip() for line in lines)


def _dice(dice: tuple[int, ...]) -> str:
    return " ".join(TEXT[die] for die in dice)


def _window_lines(window: Window, seat: int, view: View) -> list[str]:
    title = f"seat {seat + 1}, {view.tokens[seat]} tokens"
    rows = []
    for row in range(ROWS):
        dice = [window.die_at(COLUMNS * row + column) for column in range(COLUMNS)]
        cells = [
            TEXT[die] if die != NO_DIE else f"{symbol.lower()} "
            for die, symbol in zip(dice, window.pattern.grid[row], strict=True)
        ]
        rows.append(" ".join(cells))
    return [line.ljust(3 * COLUMNS + 2) for line in (title, *rows)]
