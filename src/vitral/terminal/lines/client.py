"""A table in plain lines, from the first to the last: what is to be done next, and what is asked."""

from __future__ import annotations

import asyncio
from typing import Final

from vitral.terminal.house import House
from vitral.terminal.lines.answers import answer, possible, somebody_looks
from vitral.terminal.lines.commands import command_of, table_lines, workbench_lines
from vitral.terminal.lines.ending import outcome_lines, sheets_lines
from vitral.terminal.lines.layout import all_windows_lines
from vitral.terminal.lines.menu import Menu
from vitral.terminal.lines.real_table import correct, reveal
from vitral.terminal.lines.sitting import Left, Manner, Sitting
from vitral.terminal.seen import next_here
from vitral.terminal.voice import Voice

_STOPPED: Final = {"gone": "table-gone", "old": "term-old", "not_let_in": "no-seat"}
_APART: Final = ("check", "remove", "keep")
"""Questions that are no part of a turn."""
_OF_CHANCE: Final = ("list", "random")
"""Commands that are none where a choice is asked for."""


class Lines:
    """One sitting. Secrets of a seat are printed only while that seat is to choose."""

    def __init__(self, voice: Voice, house: House, table: str, save: str = "", manner: Manner | None = None) -> None:
        self._voice = voice
        self._sitting = Sitting(voice, house, table, save, manner or Manner())
        self._line = self._sitting.line

    async def run(self) -> None:
        """Play until the game is over or nobody wants to go on."""
        running = asyncio.create_task(self._line.run())
        try:
            await self._sit()
        except KeyboardInterrupt:
            self._sitting.tell("")
            await self._sitting.say_where()
            raise
        finally:
            await self._line.close()
            await running

    async def _sit(self) -> None:
        sitting = self._sitting
        try:
            while self._line.scene is None and self._line.state not in _STOPPED:
                await sitting.wait()
            if self._line.scene is not None:
                sitting.tell(f"{self._greeting()} {self._voice.say('line-greeting-help')}")
            while await self._go_on():
                pass
            return
        except Left:
            await sitting.offer_to_save()
        except EOFError:
            sitting.tell("")
        await sitting.say_where()
        sitting.say("line-goodbye")

    def _greeting(self) -> str:
        seen = self._sitting.seen
        mode, names = seen.table.options.get("mode"), seen.names
        if mode == "solo":
            return self._voice.say("line-greeting-solo", name=names[0])
        message = "line-greeting-automa" if mode == "automa" else "line-greeting"
        return self._voice.say(message, names=self._voice.listed(names), count=len(names))

    async def _go_on(self) -> bool:
        """Whatever is to be done next; whether there is anything after it."""
        line, sitting = self._line, self._sitting
        if line.state in _STOPPED:
            sitting.say(_STOPPED[line.state])
            return False
        if line.scene is None or line.state != "open" or line.sending:
            await sitting.wait()
            return True
        await sitting.keep()
        if line.scene.phase == "over":
            self._end()
            return False
        if await reveal(sitting):
            return True
        if self._bots_choose():
            await sitting.wait()
            return True
        await sitting.hand_over(next_here(line.you, line.scene), "line-hand-over")
        sitting.tell_news()
        await (self._ask() if sitting.seen.scene.legal else sitting.wait())
        return True

    def _bots_choose(self) -> bool:
        """Whether bots still choose their windows: they take no time, and then the same seed is the same game."""
        seen = self._sitting.seen
        choosing = seen.scene.phase == "choosing"
        return choosing and any(
            seat.kind == "bot" and not chosen for seat, chosen in zip(seen.table.seats, seen.scene.chosen, strict=False)
        )

    # -- a choice --------------------------------------------------------------------------------------------------

    async def _ask(self) -> None:
        """Show what may be chosen, and read until something has come of it or the menu has to be shown again."""
        sitting = self._sitting
        self._show()
        menu = Menu(sitting.seen)
        sitting.tell_all(menu.lines())
        prompt = self._prompt(menu)
        while True:
            typed = await sitting.typed(prompt)
            word, _, rest = typed.partition(" ")
            command = command_of(self._voice, word)
            if command in ("undo", "correct", "table"):
                if await self._go_back(command):
                    return
            elif command and command not in _OF_CHANCE:
                await answer(sitting, command, rest.strip())
            elif not (typed or menu.only) or await self._choose(menu, typed or menu.only):
                return

    def _prompt(self, menu: Menu) -> str:
        say = self._voice.say
        hints = [f"Enter: {menu.only}"] if menu.only else []
        hints += [say("line-prompt-undo")] if self._sitting.seen.scene.can_undo else []
        return f"{say('line-prompt')} ({', '.join(hints)})> " if hints else f"{say('line-prompt')}> "

    def _show(self) -> None:
        """The whole table when a turn begins, the workbench after each choice."""
        sitting = self._sitting
        scene = sitting.seen.scene
        kind = str(scene.ask.__struct_config__.tag)
        turn = (scene.viewer, scene.round, scene.turn, kind if kind in _APART else "turn")
        before, sitting.shown = sitting.shown, turn
        if turn == before:
            sitting.tell_all(workbench_lines(sitting.sight))
        else:
            in_full = before is None or turn[:2] != before[:2] or len(self._line.you) > 1
            sitting.tell_all(table_lines(sitting.sight, in_full=in_full))

    async def _choose(self, menu: Menu, typed: str) -> bool:
        """Do what was typed, if it is possible; whether it was."""
        actions = await possible(self._sitting, menu, typed)
        for action in actions:
            await self._sitting.play.act(action)
            await self._sitting.settle()
        return bool(actions)

    async def _go_back(self, command: str) -> bool:
        """Take something back, or show the table again; whether the menu is to be shown anew."""
        sitting = self._sitting
        if command == "table":
            sitting.shown = None
            return somebody_looks(sitting, windows=False)
        if command == "correct":
            return await correct(sitting)
        if not sitting.seen.scene.can_undo:
            sitting.say("reason-nothing_to_undo")
            if sitting.real is not None:
                sitting.say("line-mistyped")
            return False
        await sitting.play.undo()
        await sitting.settle()
        sitting.tell_all(one.text for one in sitting.seen.voice.story(self._line.story[-1:]))
        return True

    # -- the end ---------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        sitting = self._sitting
        sitting.tell_news()
        sight = sitting.sight
        scene, voice, names = sight.scene, sight.seen.voice, sight.seen.names
        sitting.tell("", voice.say("game-over"), *all_windows_lines(sight), "")
        sitting.tell_all(sheets_lines(voice, names, scene.scores, solo=sight.solo))
        ending, totals = scene.ending, [sheet.total for sheet in scene.scores]
        assert ending is not None
        sitting.tell_all(outcome_lines(voice, names, totals, ending.ranking, ending.target))
        if sitting.kept_in:
            sitting.say("line-saved-replay", command=f"vitral replay {sitting.kept_in}")
