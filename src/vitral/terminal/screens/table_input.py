"""What is pressed at a table: rows, dice, spaces, and keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable
from typing import ClassVar, Final

from textual import events, on
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList

from vitral.terminal.screens.side import TABS, Side
from vitral.terminal.screens.table_dialogs import Departure, TableDialogs
from vitral.terminal.selection import Selection
from vitral.terminal.table_client import TableClient
from vitral.terminal.widgets import bars, panels
from vitral.terminal.widgets.lists import Rows
from vitral.terminal.widgets.shelf import Shelf
from vitral.terminal.widgets.window import WindowView

_LETTERS: Final = "abcdrygpw"
"""Letters that begin a die or a space."""


class TableInput(Screen[Departure]):
    """The half of a table's screen that is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("e", "end_turn", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("escape", "cancel", show=False),
        Binding("q", "leave", show=False),
        Binding("i", "seats", show=False),
        Binding("k", "chat", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("o", "open('cards')", show=False),
        *(Binding(key, f"open('{name}')", show=False) for name, key in TABS.items()),
    ]
    client: TableClient
    selection: Selection
    dialogs: TableDialogs

    def __init__(self) -> None:
        super().__init__()
        self._typed = ""

    @abstractmethod
    def show(self) -> None:
        """Show the table as it stands."""

    @abstractmethod
    def show_board(self) -> None:
        """Show what the cursor stands on."""

    def do(self, deed: Awaitable[object]) -> None:
        """Do something that may wait for the table, and show what came of it."""

        async def done() -> None:
            await deed
            self.show()

        self.run_worker(done())

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        rows = event.option_list
        assert isinstance(rows, Rows)
        on_row = rows.on_of(event.option_index)
        kind, _, what = on_row.partition(":")
        if kind == "choice":
            self._choose(int(what))
        elif on_row == panels.UNDO:
            self.action_undo()
        elif kind == "tool":
            self.do(self.selection.use(on_row, f"tool {what}"))
        elif kind == "inspiration":
            self.do(self.selection.use(on_row, "inspire"))
        elif kind == "seat":
            self.selection.turned_to = int(what)
            self.show()

    def _choose(self, at: int) -> None:
        scene = self.client.scene
        if scene is None or at >= len(scene.legal):
            return
        if scene.legal[at].element == "button:pass":
            self.action_end_turn()
        else:
            self.do(self.selection.act(scene.legal[at].action))

    @on(OptionList.OptionHighlighted)
    @on(Shelf.Looked)
    def looked(self) -> None:
        """The cursor stands on something else: its spaces are shown."""
        self.show_board()

    def on_descendant_focus(self) -> None:
        self.looked()

    @on(Shelf.Pressed)
    def die_pressed(self, event: Shelf.Pressed) -> None:
        self.do(self.selection.take(event.on))

    @on(WindowView.Pressed)
    def space_pressed(self, event: WindowView.Pressed) -> None:
        """Press a space of the middle window, or choose a window."""
        name = event.window.id or ""
        if name.startswith("side-"):
            self._choose(int(name[-1]) - 1)
        else:
            self.do(self.selection.press(event.space))

    @on(bars.TabBar.Opened)
    def tab_opened(self, event: bars.TabBar.Opened) -> None:
        self.action_open(event.name)

    def on_key(self, event: events.Key) -> None:
        """Numbers choose; a letter and a number name a die or a space. Any key skips ahead."""
        if self.client.waiting:
            self.client.skip()
        letter, self._typed = self._typed, ""
        sign = event.character or ""
        if sign.isdigit() and letter:
            on_table = self.selection.named(letter + sign)
            kind, _, what = on_table.partition(":")
            if on_table:
                self.do(self.selection.press(what) if kind == "space" else self.selection.take(on_table))
        elif sign.isdigit() and sign != "0":
            self._choose(int(sign) - 1)
        elif sign and sign.lower() in _LETTERS and self.client.scene is not None:
            self._typed = sign
        else:
            return
        event.stop()

    # -- keys ------------------------------------------------------------------------------------------------------

    def action_end_turn(self) -> None:
        if self.client.scene is not None:
            self.do(self.selection.end_turn())

    def action_undo(self) -> None:
        if self.client.scene is not None:
            self.do(self.selection.undo())

    def action_cancel(self) -> None:
        """Dismiss an answer, or put the die back."""
        if self.client.scene is not None:
            self.selection.turned_to = None
            self.do(self.selection.cancel())

    def action_open(self, name: str) -> None:
        self.query_one(Side).open(name)

    def action_help(self) -> None:
        self.dialogs.help()

    def action_seats(self) -> None:
        self.dialogs.seats()

    def action_chat(self) -> None:
        self.dialogs.open_chat()

    def action_leave(self) -> None:
        self.dialogs.leave()
