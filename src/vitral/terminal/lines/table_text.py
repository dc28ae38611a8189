"""The table as lines of text: all of it, the things of one player, or one part of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vitral.terminal.card_index import SPACES, asked_at, dice_of, die_at
from vitral.terminal.lines.board_text import (
    BoardView,
    all_windows_lines,
    cards_in_full,
    cards_in_short,
    hand_lines,
    heading,
    in_words,
    module_cards_lines,
    module_dice_lines,
    offer_lines,
    own_line,
    own_window_lines,
    pool_line,
    pool_lines,
    star_line,
    tokens_line,
    track_lines,
    window_title,
)
from vitral.terminal.lines.line_input import UnknownInputError, quoted
from vitral.terminal.lines.score_text import score_lines


def table_lines(view: BoardView, *, in_full: bool) -> list[str]:
    """Returns the whole table, under whose turn it is."""
    return ["", f"--- {heading(view)} ---", *board_lines(view, in_full=in_full)]


def board_lines(view: BoardView, *, in_full: bool) -> list[str]:
    """Returns everything on the table. What is looked at most comes last, nearest to the choices."""
    lines = [*(cards_in_full(view) if in_full else cards_in_short(view))]
    lines += module_cards_lines(view, in_full=in_full)
    if view.scene.windows:
        window = [*own_window_lines(view)]
        lines += star_line(view, [*lines, *window]) if in_full else []
        lines += (*module_dice_lines(view), *pool_lines(view), tokens_line(view), *window, *hand_lines(view))
    else:
        legend = () if view.style.in_words else (view.say("line-legend"),)
        lines += (view.say("line-sides"), *offer_lines(view), *legend, view.say("line-letters"))
        lines += star_line(view, lines)
    return [*filter(None, lines)]


def workbench_lines(view: BoardView) -> list[str]:
    """Returns what changes within a turn; not the window, which is long in words. Nothing while windows are chosen."""
    scene = view.scene
    if not scene.windows:
        return []
    lines = [] if scene.hand else [pool_line(view)]
    lines += [own_line(view)] if scene.own and not scene.hand else []
    window = () if view.style.in_words else own_window_lines(view)
    return ["", *lines, *window, *hand_lines(view)]


def read_lines(view: BoardView, typed: str) -> list[str]:
    """Returns a window in words: one's own, or that of a seat; while windows are chosen, the sides to choose from."""
    scene, speaker = view.scene, view.seen.speaker
    if not scene.windows:
        return [*offer_lines(BoardView(view.seen, view.style.described))]
    seats = [str(number) for number in range(1, len(scene.windows) + 1)]
    if typed.upper() in SPACES:
        pane, space = scene.windows[view.me], typed.upper()
        return [speaker.space(space, asked_at(speaker.card_index.grid(pane.pattern), space), die_at(pane.dice, space))]
    if typed and typed not in seats:
        raise UnknownInputError(speaker.say("line-no-seat", typed=quoted(typed), seats=len(seats)))
    seat = int(typed) - 1 if typed else view.me
    pane = scene.windows[seat]
    return [window_title(view, seat), *in_words(speaker, speaker.card_index.grid(pane.pattern), dice_of(pane.dice))]


LOOKS: Final = ("windows", "pool", "track", "read", "score")
"""Commands that show a part of the table."""


def look(view: BoardView, command: str, rest: str) -> Iterable[str]:
    """Returns what one of these commands shows, *rest* being what was typed after it."""
    try:
        if command == "read":
            return read_lines(view, rest)
    except UnknownInputError as error:
        return [str(error)]
    if command == "windows":
        return all_windows_lines(view)
    if command in ("pool", "track"):
        return [pool_line(view)] if command == "pool" else track_lines(view)
    return score_lines(view)
