"""A person at a terminal: sees the screen as text, presses keys, points and clicks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

from textual.pilot import Pilot
from textual.widget import Widget

from support.waiting import TIMEOUT, until
from vitral.server import protocol as wire
from vitral.server.tables.events import ActionChosen
from vitral.terminal.app import VitralApp
from vitral.terminal.local_tables import LocalTables
from vitral.terminal.screens.table_screen import TableScreen
from vitral.terminal.tables import Tables
from vitral.terminal.terminal_speaker import TerminalSpeaker
from vitral.terminal.widgets.lists import TextView

SEED = 7
ME_AND_BOT = wire.NewTable([wire.NewSeat("here", "Ana"), wire.NewSeat("bot", "Apprentice", "apprentice")])
SOLO = wire.NewTable([wire.NewSeat("here", "Ana")], {"mode": "solo"})
TWO_HERE = wire.NewTable([wire.NewSeat("here", "Ana"), wire.NewSeat("here", "Rui")])

_T = TypeVar("_T")
_HOPS = 8
"""A message leads to others; none to a longer chain than this."""


def run(work: Coroutine[Any, Any, _T]) -> _T:
    return asyncio.run(work)


class Person:
    """A player at the terminal."""

    def __init__(self, app: VitralApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot
        self.hurried = False
        self._random = Random(1)

    @property
    def table(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def scene(self) -> wire.Scene:
        assert self.table.client.scene is not None
        return self.table.client.scene

    @property
    def screen(self) -> str:
        """What is on the screen, line by line."""
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    def one(self, selector: str) -> Widget:
        return self.app.screen.query_one(selector)

    async def press(self, *keys: str) -> None:
        """Press keys, each after the screen has dealt with the one before."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def settle(self) -> None:
        """Wait until all widgets have dealt with what they were sent, and with what came of that."""
        for _ in range(_HOPS):
            await asyncio.sleep(0)  # a key goes by way of the loop
            await self.pilot._wait_for_screen(TIMEOUT)
        self.app.screen._on_timer_update()

    def tap(self, *keys: str) -> None:
        """Press keys without waiting for what comes of them."""
        for key in keys:
            self.app.simulate_key(key)

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until something holds and the screen shows it."""
        await self.until_true(holds)
        await self.settle()

    async def until_true(self, holds: Callable[[], object]) -> None:
        """Wait until something holds, whatever the screen shows."""
        await until(holds)

    async def until_shown(self, words: str) -> None:
        """Wait for words on the screen, wherever their line is broken."""
        await self.until(lambda: words in " ".join(self.screen.split()))

    async def until_answered(self, words: str) -> None:
        """Wait for words in the lines that say why something is not possible, or what the coach advises."""
        line = self.table.query_one("#notice", TextView)
        await self.until(lambda: line.display and words in line.plain)

    def _ready(self) -> bool:
        """Whether this person may choose, or the game is over."""
        if not any(isinstance(screen, TableScreen) for screen in self.app.screen_stack):
            return False
        client = self.table.client
        if client.scene is None or client.sending or client.state != "open":
            return False
        return bool(client.scene.legal) or client.scene.phase == "over"

    async def turn(self) -> None:
        """Wait for a decision of one's own."""
        await self.until(self._ready)

    async def choose(self) -> None:
        """Choose by number, or now and then by walking down the list; in a hurry, end the turn."""
        before = (self.scene.ply, self.scene.question, self.scene.have_chosen)

        def taken() -> bool:
            return (self.scene.ply, self.scene.question, self.scene.have_chosen) != before or not self.scene.legal

        rows = len(self.scene.legal)
        pick = self._random.randrange(min(rows, 9))
        walk = pick < 3 and self._random.random() < 0.2
        if self.hurried and any(choice.element == "button:pass" for choice in self.scene.legal):
            self.tap("e")
        elif walk:
            self.tap(*["down"] * pick, "enter")
        else:
            self.tap(f"{pick + 1}")
        await self.until_true(lambda: taken() or self.table.selection.sure)
        if not taken():
            self.tap("e")
        await self.until_true(taken)

    async def choose_while_away(self) -> None:
        """Choose something that cannot be sent yet."""
        await self.press("1")
        await self.until(lambda: self.table.client.sending)

    async def play_to_the_end(self, hurry_from: int) -> None:
        """A whole game; from that round on turns are only ended."""
        await self.play_on(lambda: self.scene.round >= hurry_from)
        self.hurried = True
        await self.play_on()

    async def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or something holds."""
        await self.turn()
        while self.scene.phase != "over" and not until():
            await self.choose()
            await self.until_true(self._ready)
        await self.turn()


@asynccontextmanager
async def at_table(
    new: wire.NewTable,
    *,
    tables: Tables | None = None,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    save: str = "",
    pace: float = 0.0,
) -> AsyncIterator[Person]:
    """A player who has just sat down at a new table."""
    place = tables or LocalTables(SEED)
    async with sitting(place, lambda: place.create(new), language=language, size=size, save=save, pace=pace) as person:
        yield person


@asynccontextmanager
async def sitting(
    tables: Tables,
    opening: Callable[[], Coroutine[Any, Any, str]] | None = None,
    *,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    save: str = "",
    pace: float = 0.0,
) -> AsyncIterator[Person]:
    """A player at the terminal; without an opening, of the set-up."""
    app = VitralApp(TerminalSpeaker(language), tables, opening, save=save, pace=pace)
    # Textual would wait until this process uses little of the processor, which a busy machine decides.
    with patch("textual.app.wait_for_idle", _skip_sleep), patch("textual.pilot.wait_for_idle", _skip_sleep):
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            if opening is not None:
                await person.until(
                    lambda: any(isinstance(one, TableScreen) and one.client.scene for one in app.screen_stack)
                )
            else:
                await person.settle()
            yield person


async def _skip_sleep(*_: float) -> None:
    pass


async def last_words(tables: Tables, opening: Callable[[], Coroutine[Any, Any, str]]) -> str | None:
    """What an app says when it ends by itself."""
    app = VitralApp(TerminalSpeaker("en"), tables, opening, pace=0.0)
    async with app.run_test():
        await until(lambda: app._exit)
    return app.return_value


async def take_and_glass(new: wire.NewTable) -> tuple[str, str]:
    """A die, and a rare glass that can be taken with it in hand, on the first turn."""
    tables = LocalTables(SEED)
    live = await tables._live(await tables.create(new))
    for seat, _ in enumerate(new.seats):
        await live.commit(ActionChosen(seat, "side 1"))
    game = live.table.narrated.game
    for take in [action.text for action in game.legal_actions() if action.text.startswith("take ")]:
        trial = game.copy()
        trial.play(take)
        for action in trial.legal_actions():
            if action.text.startswith("glass "):
                return take, action.text
    raise AssertionError("no rare glass can be had on the first turn of this table")
