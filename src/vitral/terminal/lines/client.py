"""A table in plain lines, from the first to the last: what is to be done next, and what is asked."""

from __future__ import annotations

import asyncio
from typing import Final

from vitral.terminal.lines.board_text import all_windows_lines
from vitral.terminal.lines.command_words import ALWAYS, command_of
from vitral.terminal.lines.commands import answer, can_show, possible
from vitral.terminal.lines.line_input import complete_lines
from vitral.terminal.lines.menu import Menu
from vitral.terminal.lines.physical_table import correct, reveal
from vitral.terminal.lines.score_text import outcome_lines, sheets_lines
from vitral.terminal.lines.session import DisplayOptions, LeaveTableError, Session
from vitral.terminal.lines.table_text import LOOKS, table_lines, workbench_lines
from vitral.terminal.snapshot import next_here, waiting_text
from vitral.terminal.table_client import STOPPED
from vitral.terminal.tables import Tables, TablesError
from vitral.terminal.terminal_speaker import TerminalSpeaker

_APART: Final = ("check", "remove", "keep")
"""Questions that are no part of a turn."""
_WITHOUT_TABLE: Final = ("quit", "help", "log", *LOOKS)
"""Commands that need no connection."""
_AFTER_GAME: Final = ("review", "windows", "read", "score", "log", "save")
_OF_CHANCE: Final = ("list", "random")
"""Commands for the entry of dice and cards, which a menu does not have."""


class LineClient:
    """One session. Secrets of a seat are printed only while that seat is to choose."""

    def __init__(
        self,
        speaker: TerminalSpeaker,
        tables: Tables,
        table: str,
        save: str = "",
        display: DisplayOptions | None = None,
    ) -> None:
        self._speaker = speaker
        self._session = Session(speaker, tables, table, save, display or DisplayOptions())
        self._client = self._session.client

    async def run(self) -> None:
        """Plays until the game is over or the person quits.

        Raises `TablesError` if a server cannot be reached at first, or if there is no table to come back to.
        """
        running = asyncio.create_task(self._client.run())
        complete_lines(self._words)
        try:
            await self._sit()
        except (KeyboardInterrupt, asyncio.CancelledError):  # cancelled: interrupted while it waited
            self._session.write("")
            await self._session.say_how_to_resume()
            raise
        finally:
            await self._client.close()
            await running

    def _words(self) -> list[str]:
        """Returns what may be typed now: actions and commands."""
        scene = self._client.scene
        actions = [choice.action for choice in scene.legal] if scene else []
        return [*actions, *(self._speaker.say(f"line-command-{command}") for command in ALWAYS)]

    async def _sit(self) -> None:
        session = self._session
        try:
            while self._client.scene is None and self._client.state not in STOPPED:
                await session.wait()
                if self._client.state == "waiting" and self._client.scene is None:
                    raise TablesError("offline", self._client.lost_because, self._client.tables.address)
            if self._client.scene is not None:
                session.write(f"{self._greeting()} {self._speaker.say('line-greeting-help')}")
            while await self._go_on():
                pass
            await session.say_how_to_resume()
            await self._answer_after_the_game()
            return
        except LeaveTableError:
            pass
        except EOFError:
            session.write("")
        await session.say_how_to_resume()
        session.say("line-goodbye")

    def _greeting(self) -> str:
        seen = self._session.seen
        mode, names = seen.options.get("mode"), seen.names
        if mode == "solo":
            return self._speaker.say("line-greeting-solo", name=names[0])
        message = "line-greeting-automa" if mode == "automa" else "line-greeting"
        return self._speaker.say(message, names=self._speaker.listed(names), count=len(names))

    async def _go_on(self) -> bool:
        """Handles the next decision or update; returns whether the game goes on."""
        client, session = self._client, self._session
        if client.state in STOPPED:
            raise TablesError(client.state, self._speaker.say(STOPPED[client.state]))
        if client.scene is not None and client.state == "waiting":
            await self._wait_for_connection()
            return True
        if client.scene is None or client.state != "open" or client.sending:
            await session.wait()
            return True
        await session.save()
        if client.scene.phase == "over":
            self._end()
            return False
        if await reveal(session):
            return True
        if (bot := self._choosing_bot()) is not None:
            await session.wait_for_bot(bot)
            return True
        await session.hand_over(next_here(client.you, client.scene), "line-hand-over")
        session.show_news()
        await (self._ask() if session.seen.scene.legal else self._wait())
        return True

    async def _wait_for_connection(self) -> None:
        """Waits until the table is there again; a person may leave meanwhile, or look at what there is."""
        session = self._session
        typed = await session.wait_or_read()
        _, _, rest = typed.partition(" ")
        command = "quit" if self._says_leave(typed) else command_of(self._speaker, typed)
        if command in _WITHOUT_TABLE:
            await answer(session, command, rest.strip())
        elif typed:
            session.say_connection_lost()

    async def _wait(self) -> None:
        """Waits for others; at a server's table, commands are answered meanwhile."""
        session = self._session
        session.show_awaited_seats()
        typed = await session.wait_or_read()
        _, _, rest = typed.partition(" ")
        command = "quit" if self._says_leave(typed) else command_of(self._speaker, typed)
        if command in ("undo", "correct", *_OF_CHANCE) or (typed and not command):
            session.say("line-not-your-turn", who=waiting_text(session.seen))
        elif command:
            await answer(session, command, rest.strip())

    def _choosing_bot(self) -> int | None:
        """Returns a bot that still chooses its window: ours take no time, and then the same seed is the same game."""
        seen = self._session.seen
        if seen.scene.phase != "choosing":
            return None
        chosen = zip(seen.table.seats, seen.scene.have_chosen, strict=False)
        return next((at for at, (seat, done) in enumerate(chosen) if seat.kind == "bot" and not done), None)

    # -- a choice --------------------------------------------------------------------------------------------------

    async def _ask(self) -> None:
        """Shows the choices, and reads lines until one was made or the menu has to be shown again."""
        session = self._session
        self._show()
        menu = Menu(session.seen.speaker, session.seen.scene)
        session.write(*menu.lines())
        prompt = self._prompt(menu)
        while True:
            typed = await session.typed(prompt)
            _, _, rest = typed.partition(" ")
            command = "quit" if self._leaves_table(typed) else command_of(self._speaker, typed)
            if command in ("undo", "correct", "table"):
                if await self._go_back(command):
                    return
            elif command and command not in _OF_CHANCE:
                await answer(session, command, rest.strip())
            elif not (typed or menu.only) or await self._choose(menu, typed or menu.only):
                return

    def _says_leave(self, typed: str) -> bool:
        return typed.lower() in ("leave", self._speaker.say("line-action-leave"))

    def _leaves_table(self, typed: str) -> bool:
        """Returns whether `leave` means the table: there is no die that could be left."""
        scene = self._session.seen.scene
        return self._says_leave(typed) and not scene.hand and all(one.action != "leave" for one in scene.legal)

    def _prompt(self, menu: Menu) -> str:
        say = self._speaker.say
        hints = [f"Enter: {menu.only}"] if menu.only else []
        hints += [say("line-prompt-undo")] if self._session.seen.scene.can_undo else []
        return f"{say('line-prompt')} ({', '.join(hints)})> " if hints else f"{say('line-prompt')}> "

    def _show(self) -> None:
        """Shows the whole table when a turn begins, and the workbench after each choice."""
        session = self._session
        scene = session.seen.scene
        kind = str(scene.question.__struct_config__.tag)
        turn = (scene.viewer, scene.round, scene.turn, kind if kind in _APART else "turn")
        before, session.shown = session.shown, turn
        if turn == before:
            session.write(*workbench_lines(session.view))
        else:
            in_full = before is None or turn[:2] != before[:2] or len(self._client.you) > 1
            session.write(*table_lines(session.view, in_full=in_full))

    async def _choose(self, menu: Menu, typed: str) -> bool:
        """Makes the typed choice, if it is possible; returns whether it was."""
        actions = await possible(self._session, menu, typed)
        for action in actions:
            await self._session.selection.act(action)
            await self._session.settle()
            if self._client.sending:
                break  # the connection is lost; what comes after this choice is asked again
        return bool(actions)

    async def _go_back(self, command: str) -> bool:
        """Undoes a choice, or shows the table again; returns whether to show the menu again."""
        session = self._session
        if command == "table":
            session.shown = None
            return can_show(session, windows=False)
        if command == "correct":
            return await correct(session)
        if not session.seen.scene.can_undo:
            session.say("reason-nothing_to_undo")
            if session.real is not None:
                session.say("line-mistyped")
            return False
        await session.selection.undo()
        await session.settle()
        session.say("line-undone")
        return True

    async def _answer_after_the_game(self) -> None:
        """Lets a person look at the finished game: its review, its windows, its story."""
        session, client = self._session, self._client
        while session.interactive and client.scene is not None and client.scene.phase == "over":
            typed = await session.typed(f"{self._speaker.say('line-after-game')}> ")
            _, _, rest = typed.partition(" ")
            command = command_of(self._speaker, typed)
            if not typed or command == "quit":
                return
            if command in _AFTER_GAME:
                await answer(session, command, rest.strip())
            else:
                words = ", ".join(self._speaker.say(f"line-command-{name}") for name in _AFTER_GAME)
                session.say("line-game-is-over", words=words)

    # -- the end ---------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        session = self._session
        session.show_news()
        view = session.view
        scene, speaker, names = view.scene, view.seen.speaker, view.seen.names
        session.write("", speaker.say("game-over"), *all_windows_lines(view), "")
        session.write(*sheets_lines(speaker, names, scene.scores, solo=view.solo))
        ending, totals = scene.ending, [sheet.total for sheet in scene.scores]
        assert ending is not None
        session.write(*outcome_lines(speaker, names, totals, ending.ranking, ending.target))
