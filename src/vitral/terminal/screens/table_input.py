"""Input at a table: key bindings, typed dice and spaces, clicks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable
from typing import ClassVar, Final

from textual import events, on
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import OptionList

from vitral.dice import TEXT
from vitral.terminal.screens.keys import TABLE_KEYS, bindings
from vitral.terminal.screens.right_panel import RightPanel
from vitral.terminal.screens.table_dialogs import Departure, TableDialogs
from vitral.terminal.selection import Selection
from vitral.terminal.table_client import TableClient
from vitral.terminal.widgets import panels, status_bars
from vitral.terminal.widgets.dice_row import DiceRow
from vitral.terminal.widgets.lists import ChoiceList
from vitral.terminal.widgets.window import WindowView

_LETTERS: Final = "abcdrygpw"
"""Letters that begin a die or a space."""


class TableInput(Screen[Departure]):
    """The table screen's input: key bindings, and clicks on rows, dice and spaces."""

    BINDINGS: ClassVar[list[BindingType]] = [*bindings(TABLE_KEYS)]
    client: TableClient
    selection: Selection
    dialogs: TableDialogs

    def __init__(self) -> None:
        super().__init__()
        self._typed = ""

    @abstractmethod
    def show(self) -> None:
        """Shows the table as it stands."""

    @abstractmethod
    def show_board(self) -> None:
        """Shows the element under the cursor."""

    def do(self, deed: Awaitable[object]) -> None:
        """Runs a coroutine that may wait for the table, and shows its result."""

        async def done() -> None:
            await deed
            self.show()

        self.run_worker(done())

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        rows = event.option_list
        assert isinstance(rows, ChoiceList)
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
    @on(DiceRow.CursorMoved)
    def looked(self) -> None:
        """Shows the spaces of what the cursor stands on now."""
        self.show_board()

    def on_descendant_focus(self) -> None:
        self.looked()

    @on(DiceRow.Pressed)
    def die_pressed(self, event: DiceRow.Pressed) -> None:
        self.do(self.selection.take(event.on))

    @on(WindowView.Pressed)
    def space_pressed(self, event: WindowView.Pressed) -> None:
        """Presses a space of the middle window, or chooses a window."""
        name = event.window.id or ""
        if name.startswith("side-"):
            self._choose(int(name[-1]) - 1)
        else:
            self.do(self.selection.press(event.space))

    @on(status_bars.TabBar.Opened)
    def tab_opened(self, event: status_bars.TabBar.Opened) -> None:
        self.action_open(event.name)

    def on_key(self, event: events.Key) -> None:
        """Chooses by a number, or by a letter and a number that name a die or a space. Any key skips ahead."""
        if self.client.waiting:
            self.client.skip()
        letter, self._typed = self._typed, ""
        sign = event.character or ""
        if sign.isdigit() and letter:
            on_table = self.selection.named(letter + sign)
            kind, _, what = on_table.partition(":")
            if on_table:
                self.do(self.selection.press(what) if kind == "space" else self.selection.take(on_table))
            elif self.selection.mine and (letter + sign).upper() in TEXT:
                die = (letter + sign).upper()
                self.do(self.selection.ask(f"pool:{die}", f"take {die}"))
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
        """Dismisses an answer, or puts the die back."""
        if self.client.scene is not None:
            self.selection.turned_to = None
            self.do(self.selection.cancel())

    def action_open(self, name: str) -> None:
        self.query_one(RightPanel).open(name)

    def action_help(self) -> None:
        self.dialogs.help()

    def action_seats(self) -> None:
        self.dialogs.seats()

    def action_copy_link(self) -> None:
        self.dialogs.copy_link()

    def action_chat(self) -> None:
        self.dialogs.open_chat()

    def action_leave(self) -> None:
        self.dialogs.leave()
