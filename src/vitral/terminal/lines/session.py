"""The session of the people at one keyboard: the connection, input and output, news, and the saved game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from vitral.server.protocol import ChatMessage, Scene, StoryLine
from vitral.teller.story_lines import DieLost, PeopleLine
from vitral.terminal.chat import message_text
from vitral.terminal.lines.board_text import BoardView
from vitral.terminal.lines.command_words import command_of
from vitral.terminal.lines.layout import TextStyle
from vitral.terminal.lines.line_input import Read, read_in_thread, typed_so_far
from vitral.terminal.local_tables import LocalTables
from vitral.terminal.saved_game import SavedGame, SaveError, how_to_resume, resume_command, save_problem
from vitral.terminal.selection import Selection
from vitral.terminal.snapshot import TableSnapshot, waiting_text
from vitral.terminal.table_client import TableClient
from vitral.terminal.tables import Tables
from vitral.terminal.terminal_speaker import TerminalSpeaker


class UnreadStory:
    """The part of the story that each seat at this keyboard has been shown."""

    def __init__(self) -> None:
        self._shown: dict[int | None, int] = {}
        self._earlier: int | None = None
        """The number of story lines from before the round in which the session began; they are not shown."""

    def fresh(self, seen: TableSnapshot, *, moments: bool) -> list[str]:
        """Returns the sentences that the viewer has not been shown; a turn is included once it is over.

        With `moments`, sentences that matter only while they happen are included too.
        """
        scene, story = seen.scene, seen.story
        if self._earlier is None:
            now = 0 if scene.phase == "choosing" else scene.round
            self._earlier = next((at for at, one in enumerate(story) if one.round >= now), len(story))
        begin = min(self._shown.get(scene.viewer, self._earlier), len(story))
        entries = story[begin:]
        found: list[str] = []
        sentences = seen.speaker.story(entries, news=moments)
        ends = [*(sentence.first for sentence in sentences), len(entries)][1:]
        for one, end in zip(sentences, ends, strict=True):
            if end == len(entries) and one.turn >= 0 and (one.seat, one.round, one.turn) == _turn(scene):
                self._shown[scene.viewer] = begin + one.first
                return found
            if _is_news(entries[one.first : end], scene.viewer):
                found.append(one.text)
        self._shown[scene.viewer] = len(story)
        return found

    def forget_from(self, entries: int) -> None:
        """Marks the story as unread from entry number *entries* on."""
        self._shown = {seat: min(shown, entries) for seat, shown in self._shown.items()}


def _turn(scene: Scene) -> tuple[int, int, int]:
    return (scene.seat, scene.round, scene.turn)


def _is_news(entries: Sequence[StoryLine], viewer: int | None) -> bool:
    """Returns whether lines are new to the viewer: the cards of a setup are on the table, and their own
    choices known.
    """
    first = entries[0]
    if first.seat < 0:
        return first.round > 0 or isinstance(first, PeopleLine)
    return first.seat != viewer or bool(first.by) or any(isinstance(entry, DieLost) for entry in entries)


_SECONDS_WITHOUT_NOTICE: Final = 1.0
"""Seconds after which a person is told which bot they wait for."""
_BLANK_LINES: Final = 60
"""Enough to push another player's secrets off the screen."""


@dataclass(frozen=True, slots=True)
class DisplayOptions:
    """The options for input and output of a session."""

    read: Read = input
    write: Callable[[str], None] = print
    style: TextStyle = field(default_factory=TextStyle)
    command: str = "vitral play"
    """The command that resumes the game."""
    interactive: bool = False
    """Whether a person types, so that lines are answered immediately."""

    def prompt(self, text: str) -> None:
        """Writes a prompt for a line that is being read already, and what has been typed of it."""
        print(f"{text}{typed_so_far()}", end="", flush=True)


class LeaveTableError(Exception):
    """Raised when a player asks to leave the table."""


class Session:
    def __init__(
        self, speaker: TerminalSpeaker, tables: Tables, table: str, save: str, display: DisplayOptions
    ) -> None:
        self.speaker = speaker
        self.real = tables if isinstance(tables, LocalTables) and tables.by_hand else None
        """The tables, if dice and cards are those of a real table."""
        self.client = TableClient(tables, table, pace=0.0)
        self.selection = Selection(self.client)
        self.news = UnreadStory()
        self.shown: tuple[int | None, int, int, str] | None = None
        """The turn whose whole table has been printed."""
        self._display = display
        self._saved_game = SavedGame(tables, table, save)
        self._changed = asyncio.Event()
        self._reading: asyncio.Future[str] | None = None
        """A line that is being read, or was read before it is needed."""
        self._waiting_for = ""
        """The last message about whom the table waits for."""
        self._prompt = ""
        """The prompt of the line that is awaited."""
        self._lost = ""
        """The message shown when the connection was lost, until it is back."""
        self._said: list[ChatMessage] = []
        """Chat messages that have not been shown."""
        self.client.on_change = self._on_change
        self.client.on_chat = self._on_chat
        self.client.on_missed_chat = self._said.extend
        self.client.on_refusal = lambda said: self.write(self.seen.speaker.all(said))

    @property
    def seen(self) -> TableSnapshot:
        """The table as the player at the screen sees it."""
        assert self.client.table is not None
        return TableSnapshot.of(self.speaker, self.selection, self.client.table)

    @property
    def view(self) -> BoardView:
        """The table and the style in which it is shown."""
        return BoardView(self.seen, self._display.style)

    # -- input and output -----------------------------------------------------------------------------------------

    def write(self, *lines: str) -> None:
        for line in lines:
            self._display.write(line)

    def say(self, message: str, **facts: str | int) -> None:
        self.write(self.speaker.say(message, **facts))

    def show_news(self) -> None:
        """Writes what is new to the viewer; nothing while the screen passes from one player to another."""
        if len(self.client.you) > 1 and self.client.sitting is None:
            return
        seen = self.seen
        fresh = self.news.fresh(seen, moments=bool(self.client.tables.address))
        if fresh:
            self.write("", *fresh)
        self.show_chat(*(() if fresh else ("",)))

    def show_chat(self, *before: str) -> bool:
        """Writes what was said since, after the lines *before*; returns whether anything was said."""
        texts = [message_text(self.seen.speaker, said, self.client.you) for said in self._said]
        self._said.clear()
        if any(texts):
            self.write(*before, *filter(None, texts))
        return any(texts)

    async def typed(self, prompt: str) -> str:
        """Returns a line that is typed. Tables of this program wait for it; servers go on meanwhile."""
        if not self.client.tables.address:
            return self._display.read(prompt).strip()
        if self._reading is None:
            self._reading = read_in_thread(self._display.read, prompt)
        elif not self._reading.done():
            self._display.prompt(prompt)  # the line is already being read without a prompt
        self._prompt = prompt
        line = await self._reading
        self._prompt, self._reading = "", None
        return line.strip()

    async def wait_or_read(self) -> str:
        """Waits until the table changes or a command is typed; returns the command, or an empty string.

        Lines that are no commands answer the next question when they come from a file; a person is told whose turn
        it is. The end of the input is noticed at the next question, unless a person typed it.
        """
        if not self.client.tables.address:
            await self.wait_for_bot(self.seen.scene.seat)
            return ""
        if self._reading is None:
            self._reading = read_in_thread(self._display.read, "")
        reading = self._reading
        read_before = reading.done()
        changed = asyncio.ensure_future(self._changed.wait())
        awaited: list[asyncio.Future[Any]] = [changed] if read_before else [changed, reading]
        await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
        if not changed.cancel():
            self._changed.clear()
        if read_before or not reading.done():
            return ""
        is_command = not reading.exception() and command_of(self.speaker, reading.result())
        return await self.typed("") if self._display.interactive or is_command else ""

    async def wait_for_bot(self, seat: int) -> None:
        """Waits until the table changes; a person is told so if that takes long."""
        if self.interactive:
            try:
                await asyncio.wait_for(self._changed.wait(), _SECONDS_WITHOUT_NOTICE)
            except TimeoutError:
                self.say("bot-thinking", name=self.seen.names[seat])
        await self.wait()

    def show_awaited_seats(self) -> None:
        """Writes at a server's table whose turn it is, once."""
        text = waiting_text(self.seen) if self.client.tables.address else ""
        if text and text != self._waiting_for:
            self.write("", text)
        self._waiting_for = text

    def say_connection_lost(self) -> None:
        """Writes that the connection to a server is lost, and whether a choice is kept until it is back."""
        self._lost = "reconnecting-kept" if self.client.sending else "reconnecting"
        self.write("", self.speaker.say(self._lost))

    def _on_chat(self, said: ChatMessage) -> None:
        """Remembers what was said; a person at a prompt sees it at once, and again what they have typed so far."""
        self._said.append(said)
        if self._prompt and self.interactive and self.show_chat(""):
            self._display.prompt(self._prompt)

    def _on_change(self) -> None:
        """Has `wait` go on; writes once that the connection to a server is lost, and prompts again when it is back."""
        self._changed.set()
        lost = self.client.state == "waiting" and self.client.scene is not None and self.client.tables.address
        if lost and not self._lost:
            self.say_connection_lost()
        elif self._lost and not lost:
            self._lost = ""
            self._display.prompt(self._prompt)

    async def wait(self) -> None:
        """Waits until the table changes."""
        await self._changed.wait()
        self._changed.clear()

    async def settle(self) -> None:
        """Waits until a choice that was sent is answered, or cannot be for now."""
        while self.client.sending and self.client.state == "open":
            await self.wait()
        if self.client.sending and self._lost == "reconnecting":
            self.say_connection_lost()

    def expect(self) -> None:
        """Has `wait` wait for something that has not happened yet."""
        self._changed.clear()

    async def hand_over(self, seat: int | None, message: str) -> None:
        """Gives the screen to a seat of this keyboard, hiding what the one before saw."""
        client = self.client
        if len(client.you) < 2 or seat is None or seat == client.sitting:
            return
        await client.sit(None)
        self.write("\n" * _BLANK_LINES)
        await self.typed(f"{self.speaker.say(message, name=self.seen.names[seat])} ")
        await client.sit(seat)
        while client.sitting != seat and client.state == "open":
            await self.wait()

    @property
    def interactive(self) -> bool:
        """Whether a person types."""
        return self._display.interactive

    # -- saving ----------------------------------------------------------------------------------------------------

    @property
    def save_path(self) -> str:
        """The file that the game is saved in, or an empty string."""
        return self._saved_game.path

    async def save(self) -> None:
        """Saves the game if it has a file; after a failure it has none."""
        try:
            await self._saved_game.save()
        except SaveError as error:
            self._saved_game.path = ""
            self.write(save_problem(self.speaker, error))

    async def _try_save_as(self, path: str) -> bool:
        """Saves the game in another file from now on; returns whether it could, and writes why not."""
        try:
            await self._saved_game.save_as(path)
        except SaveError as error:
            self.write(save_problem(self.speaker, error))
            return False
        return True

    async def save_as(self, path: str) -> None:
        """Answers the command `save`."""
        if not path:
            self.say("line-save-usage")
        elif self.client.tables.address:
            self.write(how_to_resume(self.speaker, self.client, "", self._display.command))
        elif await self._try_save_as(path):
            command = resume_command(self.client, path, self._display.command)
            self.say("line-saved-in", path=path, command=command)

    async def say_how_to_resume(self) -> None:
        """Writes how to resume the game, if it is saved."""
        if self.client.scene is not None:
            await self.save()
            self.write(*filter(None, [how_to_resume(self.speaker, self.client, self.save_path, self._display.command)]))
