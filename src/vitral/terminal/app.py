"""The terminal client: one app, from setting a table up to its last point."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from multiprocessing import resource_tracker
from typing import Final

from textual import events
from textual.app import App
from textual.geometry import Size
from textual.theme import Theme

from vitral.terminal.playback import PACE
from vitral.terminal.saved_game import SavedGame
from vitral.terminal.screens.dialogs import TooSmallScreen
from vitral.terminal.screens.setup import SetupScreen
from vitral.terminal.screens.table_dialogs import Departure
from vitral.terminal.screens.table_screen import TableScreen
from vitral.terminal.table_client import TableClient
from vitral.terminal.tables import Tables, TablesError
from vitral.terminal.terminal_speaker import TerminalSpeaker

_NAVE: Final = Theme(
    name="vitral",
    primary="#5d6370",
    secondary="#bdb6c4",
    accent="#dcbb6c",
    warning="#f6a21c",
    error="#ff9c8c",
    success="#86d6a8",
    foreground="#f2ecdd",
    background="#12111a",
    surface="#1b1926",
    panel="#2a2838",
    dark=True,
)
"""The tables style of the page: a nave at dusk."""

MIN_SIZE: Final = Size(80, 24)
"""Columns and lines of the smallest terminal to play in."""
Opening = Callable[[], Awaitable[str]]
"""Sets up or finds the first table, and returns its id."""


class VitralApp(App[str]):
    """The app. Without an opening it begins with setting a table up."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Vitral"

    def __init__(
        self,
        speaker: TerminalSpeaker,
        tables: Tables,
        opening: Opening | None = None,
        *,
        save: str = "",
        names: tuple[str, ...] = (),
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.speaker, self.tables, self.names = speaker, tables, names
        self._opening, self._save, self._pace = opening, save, pace
        if not tables.address and os.name == "posix":
            # The process pool needs the real stderr, which Textual is about to replace.
            resource_tracker.ensure_running()

    async def on_mount(self) -> None:
        # From Python 3.12 on, Textual has tasks run before `create_task` returns. Tables expect that they run after it.
        asyncio.get_running_loop().set_task_factory(None)
        self.register_theme(_NAVE)
        self.theme = _NAVE.name
        if self._opening is None:
            await self.push_screen(SetupScreen(self.speaker, self.tables, self.names))
            self._check_size()
        else:
            self.run_worker(self._open(self._opening))

    def on_resize(self, event: events.Resize) -> None:
        self._check_size(event.size)

    def _check_size(self, size: Size | None = None) -> None:
        """Shows a message while the terminal is too small to play in."""
        width, height = size or self.size
        small = width < MIN_SIZE.width or height < MIN_SIZE.height
        if small and len(self.screen_stack) > 1 and not isinstance(self.screen, TooSmallScreen):
            self.push_screen(TooSmallScreen(self.speaker))
        elif not small and isinstance(self.screen, TooSmallScreen):
            self.pop_screen()

    def on_notify(self) -> None:
        """Makes room for a notice: there is one at a time."""
        self.clear_notifications()

    async def action_quit(self) -> None:
        """Leaves a table as its own key does; a second Ctrl+Q quits without a question."""
        table = next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)
        if table is None:
            self.exit()
        elif table is self.screen:
            table.action_leave()
        else:
            self.exit(table.dialogs.how_to_resume())

    def action_help_quit(self) -> None:
        self.call_later(self.action_quit)

    async def on_unmount(self) -> None:
        await self.tables.close()

    async def _open(self, opening: Opening) -> None:
        try:
            table = await opening()
        except TablesError as error:
            self.exit(self.speaker.problem(error.problem), return_code=2)
        else:
            self.open_table(table)

    def open_table(self, table: str) -> None:
        client = TableClient(self.tables, table, self._pace)
        saved_game = SavedGame(self.tables, table, self._save)
        self._save = ""  # a file holds one game
        self.push_screen(TableScreen(client, self.speaker, saved_game), self._left)
        self.call_after_refresh(self._check_size)

    def _left(self, going: Departure | None) -> None:
        """Handles that a table was left: for another one, for the setup it came from, or for good."""
        if going is not None and going.table:
            self.open_table(going.table)
        elif self._opening is not None:
            self.exit(going.words if going else "", return_code=2 if going and going.failed else 0)
        elif going is not None and going.words:
            self.notify(going.words, timeout=12, markup=False)
