"""A window as panes between lead: looked at, walked through with the arrows, and pressed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size as Room
from textual.message import Message
from textual.widget import Widget

from vitral.server.protocol import WindowState
from vitral.terminal.card_index import SPACES, asked_at, die_at, grid_of
from vitral.terminal.widgets.glass import LEAD, MEDIUM, Piece, Size, pane_lines

_OPEN = [["--"] * 5 for _ in range(4)]


def empty_pane(pattern: str) -> WindowState:
    return WindowState(pattern, _OPEN, [])


class WindowView(Widget, can_focus=True):
    """One window. Posts `Pressed` for presses."""

    DEFAULT_CSS = """
    WindowView { width: auto; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(0,-1)", show=False),
        Binding("right", "walk(0,1)", show=False),
        Binding("up", "walk(-1,0)", show=False),
        Binding("down", "walk(1,0)", show=False),
        Binding("enter,space", "press", show=False),
    ]

    @dataclass
    class Pressed(Message):
        window: WindowView
        space: str

        @property
        def control(self) -> WindowView:
            return self.window

    def __init__(self, pane: WindowState | None = None, size: Size = MEDIUM, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.pane = pane or empty_pane("")
        self.panes = size
        self.cursor = "B3"
        self._marks: dict[str, str] = {}
        self._pointed = ""

    def show(
        self,
        pane: WindowState,
        glow: Collection[str] = (),
        fits: Collection[str] = (),
        lit: Collection[str] = (),
        pointed: str = "",
    ) -> None:
        """Shows a window with the spaces that may be chosen, that fit, that made points, and the one pointed at."""
        marks = dict.fromkeys(lit, "lit") | dict.fromkeys(fits, "fits") | dict.fromkeys(glow, "legal")
        if (pane, marks, pointed) == (self.pane, self._marks, self._pointed):
            return
        self.pane, self._marks, self._pointed = pane, marks, pointed
        if glow and self.cursor not in glow:
            self.cursor = min(glow)
        self.refresh()

    def resize(self, size: Size) -> None:
        if size != self.panes:
            self.panes = size
            self.refresh(layout=True)

    def get_content_width(self, container: Room, viewport: Room) -> int:
        return 5 * (self.panes.width + 1) + 1

    def get_content_height(self, container: Room, viewport: Room, width: int) -> int:
        return 4 * (self.panes.height + 1) + 1

    def render(self) -> Content:
        bar = "─" * self.panes.width
        numbers = [f"{number}".center(self.panes.width, "─") for number in range(1, 6)]
        lines: list[list[Piece]] = [[(f"┌{'┬'.join(numbers)}┐", LEAD)]]
        for row in "ABCD":
            if row != "A":
                lines.append([(f"├{'┼'.join([bar] * 5)}┤", LEAD)])
            lines += self._row(row)
        lines.append([(f"└{'┴'.join([bar] * 5)}┘", LEAD)])
        return Content("\n").join([Content.assemble(*line) for line in lines])

    def _row(self, row: str) -> list[list[Piece]]:
        grid, size = grid_of(self.pane.pattern), self.panes
        spaces = [f"{row}{column}" for column in range(1, 6)]
        drawn = [
            pane_lines(
                die_at(self.pane.dice, space),
                asked_at(grid, space),
                size,
                self._marks.get(space, ""),
                cursor=space == (self.cursor if self.has_focus else self._pointed),
            )
            for space in spaces
        ]
        lines = []
        for at in range(size.height):
            line: list[Piece] = [(row if at == (size.height - 1) // 2 else "│", LEAD)]
            for space, pane in zip(spaces, drawn, strict=True):
                line += [pane[at], (self._edge(space, at), LEAD)]
            lines.append(line)
        return lines

    def _edge(self, space: str, line: int) -> str:
        """Returns the lead to the right of a pane; a die placed under a waiver has a cut in it."""
        return "╱" if line == 0 and space in self.pane.excused else "│"

    # -- pressing --------------------------------------------------------------------------------------------------

    def action_walk(self, down: int, right: int) -> None:
        row, column = "ABCD".index(self.cursor[0]), int(self.cursor[1]) - 1
        self.cursor = SPACES[(row + down) % 4 * 5 + (column + right) % 5]
        self.refresh()

    def action_press(self) -> None:
        self.post_message(self.Pressed(self, self.cursor))

    def on_click(self, event: events.Click) -> None:
        """Presses the space under the pointer."""
        column, x = divmod(event.x, self.panes.width + 1)
        row, y = divmod(event.y, self.panes.height + 1)
        if x and y and 0 <= column < 5 and 0 <= row < 4:
            self.cursor = SPACES[row * 5 + column]
            self.action_press()
            self.refresh()
