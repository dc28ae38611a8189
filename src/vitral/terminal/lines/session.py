"""What the people around one keyboard share: the connection, input and output, news, and the saved game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from vitral.server.protocol import ChatMessage, Scene, StoryLine
from vitral.teller.story_lines.game import LostDie
from vitral.terminal.chat import heard
from vitral.terminal.lines.board_text import BoardView, Ink
from vitral.terminal.lines.keyboard import Read, typed_meanwhile
from vitral.terminal.local_tables import LocalTables
from vitral.terminal.saved_game import SavedGame, SaveError, resume_on_server, save_problem
from vitral.terminal.selection import Play
from vitral.terminal.snapshot import TableSnapshot
from vitral.terminal.speaker import TerminalSpeaker
from vitral.terminal.table_client import TableClient
from vitral.terminal.tables import Tables


class News:
    """How much of the story each seat of this keyboard has been told."""

    def __init__(self) -> None:
        self._told: dict[int | None, int] = {}
        self._earlier: int | None = None
        """What had happened before the round in which this session began: nobody is told of it."""

    def fresh(self, seen: TableSnapshot, *, moments: bool) -> list[str]:
        """The sentences that are new to whoever looks; a turn is told when it is over.

        `moments`: also what is worth saying only while it happens.
        """
        scene, story = seen.scene, seen.story
        if self._earlier is None:
            self._earlier = next((at for at, one in enumerate(story) if one.round >= scene.round), len(story))
        begin = min(self._told.get(scene.viewer, self._earlier), len(story))
        entries = story[begin:]
        found: list[str] = []
        told = seen.speaker.story(entries, news=moments)
        ends = [*(one.first for one in told), len(entries)][1:]
        for one, end in zip(told, ends, strict=True):
            if end == len(entries) and one.turn >= 0 and (one.seat, one.round, one.turn) == _turn(scene):
                self._told[scene.viewer] = begin + one.first
                return found
            if _is_news(entries[one.first : end], scene.viewer):
                found.append(one.text)
        self._told[scene.viewer] = len(story)
        return found

    def forget_from(self, entries: int) -> None:
        """So many entries are left of the story; the others are told again."""
        self._told = {seat: min(told, entries) for seat, told in self._told.items()}


def _turn(scene: Scene) -> tuple[int, int, int]:
    return (scene.seat, scene.round, scene.turn)


def _is_news(entries: Sequence[StoryLine], viewer: int | None) -> bool:
    """The cards of a set-up are seen on the table, and one's own choices are known; not so what chance ended."""
    first = entries[0]
    if first.seat < 0:
        return first.round > 0
    return first.seat != viewer or bool(first.by) or any(isinstance(entry, LostDie) for entry in entries)


_BLANK_LINES: Final = 60
"""Enough to push another player's secrets off the screen."""


@dataclass(frozen=True, slots=True)
class DisplayOptions:
    """How a session reads and shows."""

    read: Read = input
    tell: Callable[[str], None] = print
    ink: Ink = field(default_factory=Ink)
    command: str = "vitral play"
    """What is typed to sit down again."""


class LeaveTableError(Exception):
    """Somebody wants to leave."""


class Session:
    def __init__(
        self, speaker: TerminalSpeaker, tables: Tables, table: str, save: str, display: DisplayOptions
    ) -> None:
        self.speaker = speaker
        self.real = tables if isinstance(tables, LocalTables) and tables.by_hand else None
        """The tables, if dice and cards are those of a real table."""
        self.line = TableClient(tables, table, pace=0.0)
        self.play = Play(self.line)
        self.news = News()
        self.shown: tuple[int | None, int, int, str] | None = None
        """The turn whose whole table has been printed."""
        self._manner = display
        self._keeper = SavedGame(tables, table, save)
        self._changed = asyncio.Event()
        self._said: list[ChatMessage] = []
        """What was said since somebody was told last."""
        self.line.changed = self._changed.set
        self.line.talked = self._said.append
        self.line.missed = self._said.extend
        self.line.refused = lambda said: self.tell(self.seen.speaker.all(said))

    @property
    def seen(self) -> TableSnapshot:
        """The table as whoever sits before the screen sees it."""
        assert self.line.table is not None
        return TableSnapshot.of(self.speaker, self.play, self.line.table)

    @property
    def view(self) -> BoardView:
        """The same, with how it is shown."""
        return BoardView(self.seen, self._manner.ink)

    # -- reading and telling ---------------------------------------------------------------------------------------

    def tell(self, *lines: str) -> None:
        for line in lines:
            self._manner.tell(line)

    def say(self, message: str, **facts: str | int) -> None:
        self.tell(self.speaker.say(message, **facts))

    def tell_all(self, lines: Iterable[str]) -> None:
        self.tell(*lines)

    def tell_news(self) -> None:
        """What happened since whoever looks was told last; between two people nobody is told anything."""
        if len(self.line.you) > 1 and self.line.sitting is None:
            return
        seen = self.seen
        fresh = self.news.fresh(seen, moments=bool(self.line.tables.address))
        fresh += filter(None, (heard(seen.speaker, said, self.line.you) for said in self._said))
        self._said.clear()
        if fresh:
            self.tell("", *fresh)

    async def typed(self, prompt: str) -> str:
        """A line that is typed. Tables of this program wait for it; servers go on meanwhile."""
        read = self._manner.read
        line = await typed_meanwhile(read, prompt) if self.line.tables.address else read(prompt)
        return line.strip()

    async def wait(self) -> None:
        """Wait until something of the table is another."""
        await self._changed.wait()
        self._changed.clear()

    async def settle(self) -> None:
        """Wait until a choice that was sent is answered."""
        while self.line.sending:
            await self.wait()

    def expect(self) -> None:
        """From now on, `wait` is for something that has not happened yet."""
        self._changed.clear()

    async def hand_over(self, seat: int | None, message: str) -> None:
        """Give the screen to a seat of this keyboard, hiding what the one before saw."""
        line = self.line
        if len(line.you) < 2 or seat is None or seat == line.sitting:
            return
        await line.sit(None)
        self.tell("\n" * _BLANK_LINES)
        await self.typed(f"{self.speaker.say(message, name=self.seen.names[seat])} ")
        await line.sit(seat)
        while line.sitting != seat and line.state == "open":
            await self.wait()

    # -- keeping ---------------------------------------------------------------------------------------------------

    @property
    def kept_in(self) -> str:
        """The file that the game is kept in, or nothing."""
        return self._keeper.path

    async def keep(self) -> None:
        """Write the game where it is kept, if anywhere."""
        try:
            await self._keeper.keep()
        except SaveError as error:
            self._keeper.path = ""
            self.tell(save_problem(self.speaker, error))

    async def _keep_in(self, path: str) -> bool:
        """Keep the game in another file from now on; whether that can be, and if not, why is told."""
        try:
            await self._keeper.keep_in(path)
        except SaveError as error:
            self.tell(save_problem(self.speaker, error))
            return False
        return True

    async def save(self, path: str) -> None:
        """Keep the game in a file that was named."""
        if not path:
            self.say("line-save-usage")
        elif self.line.tables.address:
            self.tell(resume_on_server(self.speaker, self.line))
        elif await self._keep_in(path):
            self.say("line-saved-in", path=path, command=self._how_to_resume())

    async def offer_to_save(self) -> None:
        """A game of this program that is kept nowhere would be lost."""
        if self.kept_in or self.line.tables.address:
            return
        path = await self.typed(f"{self.speaker.say('line-save-ask')} ")
        while path and not await self._keep_in(path):
            path = await self.typed(f"{self.speaker.say('line-save-ask-again')} ")

    async def say_where(self) -> None:
        """How to go on with the game, if it is kept."""
        if self.line.tables.address:
            self.tell(resume_on_server(self.speaker, self.line))
        elif self.kept_in and self.line.scene is not None:
            await self.keep()
            self.say("line-saved", command=self._how_to_resume())

    def _how_to_resume(self) -> str:
        by_hand = " --by-hand" if self.real is not None else ""
        return f"{self._manner.command} --resume {self.kept_in}{by_hand}"
