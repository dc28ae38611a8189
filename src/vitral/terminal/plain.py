"""A table in plain lines: for screen readers, for slow lines, and where there is no Textual."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from vitral.server import protocol as wire
from vitral.terminal.choices import choice_words, instruction
from vitral.terminal.house import House
from vitral.terminal.keeping import Keeper, KeepError, keep_problem, resume_on_server
from vitral.terminal.line import Line
from vitral.terminal.plain_table import ending_lines, log_lines, read_lines, score_lines, table_lines
from vitral.terminal.play import Play
from vitral.terminal.seen import Seen, next_here
from vitral.terminal.story import sentence
from vitral.terminal.voice import Voice

_BLANK_LINES: Final = 60
"""Enough to push another player's secrets off the screen."""
_STOPPED: Final = ("gone", "old", "not_let_in")
_OWN: Final = ("take", "place", "own", "glass", "pass", "tool", "set", "track", "pay", "keep", "inspire", "chosen")
"""What one has just chosen oneself need not be told."""
_COMMANDS: Final = ("help", "why", "undo", "table", "read", "score", "log", "quit")


class Plain:
    """One sitting in lines. `read` waits for a line that is typed, as `input` does; `EOFError` ends the sitting."""

    def __init__(
        self,
        voice: Voice,
        house: House,
        table: str,
        save: str = "",
        *,
        read: Callable[[str], str] | None = None,
        tell: Callable[[str], None] = print,
    ) -> None:
        self._voice, self._read, self._tell = voice, read or input, tell
        self._line = Line(house, table, pace=0.0)
        self._play = Play(self._line)
        self._keeper = Keeper(house, table, save)
        self._news = asyncio.Event()
        self._turn: tuple[int, int, int] | None = None

    @property
    def _seen(self) -> Seen:
        table = self._line.table
        assert table is not None
        return Seen(self._voice, self._play, table, self._voice.seats(table), self._line.story)

    async def run(self) -> None:
        """Play until the game is over or nobody wants to go on."""
        self._line.changed = self._news.set
        self._line.shown = self._hear
        self._line.refused = lambda refused: self._tell(self._voice.refused(refused))
        running = asyncio.create_task(self._line.run())
        try:
            while await self._go_on():
                pass
        except EOFError:
            self._tell("")
        finally:
            await self._line.close()
            await running
        self._tell(self._voice.say("line-goodbye"))

    async def _go_on(self) -> bool:
        """Whatever is to be done next; whether there is anything after it."""
        line = self._line
        if line.state in _STOPPED:
            self._tell(self._voice.say({"gone": "table-gone", "old": "term-old"}.get(line.state, "no-seat")))
            return False
        if line.scene is None or line.state != "open" or line.sending:
            return await self._wait()
        await self._keep()
        if line.scene.phase == "over":
            self._say(ending_lines(self._seen))
            return False
        if await self._handed_over():
            return True
        return await self._ask() if line.scene.legal else await self._wait()

    async def _wait(self) -> bool:
        await self._news.wait()
        self._news.clear()
        return True

    async def _typed(self, prompt: str) -> str:
        return (await asyncio.to_thread(self._read, f"{prompt}> ")).strip()

    def _say(self, lines: list[str]) -> None:
        for line in lines:
            self._tell(line)

    def _hear(self, entries: list[wire.Entry]) -> None:
        """Tell what others did, as it happens."""
        for entry in entries:
            words = sentence(self._voice, entry, self._seen.names)
            if words and (entry.seat != self._line.sitting or entry.what not in _OWN):
                self._tell(words)

    async def _keep(self) -> None:
        try:
            await self._keeper.keep()
        except KeepError as error:
            self._keeper.path = ""
            self._tell(keep_problem(self._voice, error))

    async def _handed_over(self) -> bool:
        """Give the screen to the next person of this keyboard; whether that was needed."""
        line = self._line
        following = next_here(line.you, self._seen.scene)
        if len(line.you) < 2 or following is None or following == line.sitting:
            return False
        await line.sit(None)
        self._tell("\n" * _BLANK_LINES)
        await self._typed(self._voice.say("line-hand-over", name=self._seen.names[following]))
        await line.sit(following)
        while line.sitting != following and line.state == "open":
            await self._wait()
        self._turn = None
        return True

    # -- a choice --------------------------------------------------------------------------------------------------

    async def _ask(self) -> bool:
        """Show what may be chosen and read one line; False to leave."""
        seen = self._seen
        scene = seen.scene
        turn = (scene.round, scene.turn, scene.seat)
        if turn != self._turn:
            self._turn = turn
            self._say(["", *table_lines(seen)])
        if scene.phase == "playing":
            self._tell(instruction(self._voice, scene))
        for number, choice in enumerate(scene.legal, 1):
            self._tell(f"{number}. {choice_words(self._voice, choice, scene, seen.names)}")
        typed = await self._typed(self._voice.say("line-prompt"))
        word, _, rest = typed.partition(" ")
        command = next((name for name in _COMMANDS if word.lower() in self._words_of(name)), "")
        if command == "quit":
            await self._offer_to_save()
            return False
        await (self._command(command, rest.strip()) if command else self._choose(typed))
        return True

    async def _offer_to_save(self) -> None:
        """A game of this program that is kept nowhere would be lost."""
        say, keeper = self._voice.say, self._keeper
        if self._line.house.address:
            self._tell(resume_on_server(self._voice, self._line))
            return
        path = "" if keeper.path else await self._typed(say("line-save-ask"))
        while path:
            try:
                await keeper.keep_in(path)
                break
            except KeepError as error:
                self._tell(keep_problem(self._voice, error))
                path = await self._typed(say("line-save-ask-again"))
        if keeper.path:
            self._tell(say("line-saved", command=f"vitral terminal --plain --resume {keeper.path}"))

    def _words_of(self, command: str) -> set[str]:
        """A command is typed in English or in one's own language."""
        return {command, self._voice.say(f"line-command-{command}").lower()}

    async def _choose(self, typed: str) -> None:
        legal = self._seen.scene.legal
        action = next((choice.action for choice in legal if choice.action == typed.lower()), "")
        if typed.isascii() and typed.isdecimal() and 0 < int(typed) <= len(legal):
            action = legal[int(typed) - 1].action
        if action:
            await self._play.act(action)
        elif len(typed) == 2 and typed[1].isdecimal() and (on := self._play.named(typed)):
            kind, _, what = on.partition(":")
            await (self._play.press(what) if kind == "space" else self._play.take(on))
            self._tell_why_not()
        elif typed:
            example = legal[0].action
            self._tell(self._voice.say("line-no-choice", typed=typed[:60], example=example))

    def _tell_why_not(self) -> None:
        if self._play.answer is not None:
            self._tell(self._voice.reasons(self._play.answer.reasons))
            self._play.forget()

    async def _command(self, name: str, rest: str) -> None:
        seen = self._seen
        deeds: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "undo": self._undo,
            "why": lambda: self._why(rest),
        }
        if name in deeds:
            await deeds[name]()
            return
        lines = {"help": self._help, "table": table_lines, "read": read_lines, "score": score_lines, "log": log_lines}
        self._say(lines[name](seen))

    async def _undo(self) -> None:
        if self._seen.scene.can_undo:
            await self._play.undo()
        else:
            self._tell(self._voice.say("reason-nothing_to_undo"))

    async def _why(self, action: str) -> None:
        if not action:
            self._tell(self._voice.say("line-why-usage"))
            return
        reasons = await self._line.why(action)
        self._tell(self._voice.reasons(reasons) if reasons else self._voice.say("line-possible", action=action))

    def _help(self, seen: Seen) -> list[str]:
        say = seen.voice.say
        told = [say("term-plain-help")]
        for name in _COMMANDS[1:]:
            message = f"line-command-{name}"
            told.append(f"{say(message)}: {say(f'{message}.does')}")
        return [*told, say("line-letters")]
