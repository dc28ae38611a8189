"""Descriptions of the pictures in words, for screen readers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from vitral.drawing.palette import GLASS
from vitral.drawing.panes import read_die
from vitral.drawing.pictures import ROUNDS, TablePicture, WindowPicture


def describe_die(text: str) -> str:
    """Returns "red 4 (R4)" for `R4`, so that both the word and the text can be found."""
    glass, value = read_die(text)
    return f"{glass.name} {value or 'not rolled'} ({text})"


def describe_window(
    difficulty: int,
    grid: tuple[str, ...],
    dice: Mapping[str, str],
    *,
    highlight: Collection[str] = (),
    caption: str = "",
) -> str:
    """Returns a window from A1 to D5, then what glows."""
    sentences = [f"Difficulty {difficulty}."]
    for letter, row in zip("ABCD", grid, strict=True):
        spaces = (_space(f"{letter}{column}", asked, dice) for column, asked in enumerate(row, 1))
        sentences.append(f"Row {letter}: {'; '.join(spaces)}.")
    if highlight:
        sentences.append(f"Highlighted: {', '.join(sorted(set(highlight)))}.")
    if caption:
        sentences.append(caption)
    return " ".join(sentences)


def describe_turn(table: TablePicture) -> tuple[str, str]:
    """Returns the round or the end, and whose turn it is, if it is a seat's."""
    turn = "" if table.to_move is None else f"{table.name_of(table.to_move)} to move"
    return f"Round {table.round} of {ROUNDS}" if table.round <= ROUNDS else "Game over", turn


def describe_table(table: TablePicture) -> str:
    """Returns a table from the draft pool to the last window."""
    track = (f"round {place}: {_list(map(describe_die, dice))}" for place, dice in enumerate(table.track, 1) if dice)
    tools = (f"{name} ({_count(tokens)})" for name, tokens in table.tools)
    sentences = [
        f"Draft pool: {_list(map(describe_die, table.pool))}.",
        f"In hand: {describe_die(table.hand) if table.hand else 'none'}.",
        f"Round track: {_list(track)}.",
        f"Tools: {_list(tools)}.",
        f"Public objectives: {_list(table.publics)}.",
    ]
    if table.board:
        glass = _list(map(describe_die, table.glass))
        sentences.append(f"Rare-glass board {table.board} ({_count(table.board_tokens)}): {glass}.")
    sentences += (_describe_seat(table, window) for window in table.windows)
    return " ".join(sentences)


def _describe_seat(table: TablePicture, window: WindowPicture) -> str:
    own = f"private dice: {_list(map(describe_die, window.own))}; " if window.own else ""
    inspiration = f"inspiration: {window.inspiration}; " if window.inspiration else ""
    return (
        f"{table.name_of(window.player)}: {_count(window.tokens)}; "
        f"private objectives: {_list(window.private)}; {inspiration}{own}window {window.name}. "
        f"{describe_window(window.difficulty, window.grid, window.dice)}"
    )


def _space(name: str, asked: str, dice: Mapping[str, str]) -> str:
    restriction = GLASS[asked].name if asked in GLASS else "free" if asked == "." else f"value {asked}"
    if name in dice:
        return f"{name} {describe_die(dice[name])} on {restriction}"
    return f"{name} empty, {restriction}"


def _count(tokens: int) -> str:
    return "1 favor token" if tokens == 1 else f"{tokens} favor tokens"


def _list(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "none"
