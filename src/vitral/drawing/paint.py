"""Pictures of the engine's own objects: windows and views."""

from __future__ import annotations

from vitral.dice import NO_DIE, TEXT, texts
from vitral.drawing.glass import window_svg
from vitral.drawing.model import TablePicture, WindowPicture
from vitral.engine import View, Window


def paint_window(window: Window) -> str:
    pattern = window.pattern
    return window_svg(pattern.name, pattern.difficulty, pattern.grid, window.dice())


def table_picture(view: View, names: tuple[str, ...] = ()) -> TablePicture:
    """What the picture of a view shows: no more than the viewer may know."""
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


Window.painter = paint_window
