"""A sitting at a table in plain lines: what is printed, what is read, and what comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from vitral.engine import Chance, ChanceError, Options, Reason
from vitral.said import sentence_of
from vitral.teller.refusals import why
from vitral.terminal.house import House
from vitral.terminal.keeping import Keeper, KeepError, keep_problem, resume_on_server
from vitral.terminal.line import Line
from vitral.terminal.lines.by_hand import RANDOM, Part, outcome_of, parts_of, plain
from vitral.terminal.lines.commands import (
    command_of,
    help_lines,
    log_lines,
    read_lines,
    table_lines,
    workbench_lines,
)
from vitral.terminal.lines.ending import outcome_lines, score_lines, sheets_lines
from vitral.terminal.lines.ink import Ink
from vitral.terminal.lines.keyboard import Read, typed_meanwhile
from vitral.terminal.lines.layout import Sight, all_windows_lines
from vitral.terminal.lines.menu import Menu
from vitral.terminal.lines.news import News
from vitral.terminal.lines.unclear import UnclearError
from vitral.terminal.local import LocalHouse
from vitral.terminal.play import Play
from vitral.terminal.seen import Seen, next_here
from vitral.terminal.voice import Voice

_BLANK_LINES: Final = 60
"""Enough to push another player's secrets off the screen."""
_STOPPED: Final = {"gone": "table-gone", "old": "term-old", "not_let_in": "no-seat"}
_APART: Final = ("check", "remove", "keep")
"""Questions that are no part of a turn."""
_SECRET: Final = ("deal private", "deal windows", "side")
"""Lines of a record whose end is not for everybody."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a sitting reads and shows."""

    read: Read = input
    tell: Callable[[str], None] = print
    ink: Ink = field(default_factory=Ink)
    command: str = "vitral play"
    """What is typed to sit down again."""


class _Left(Exception):  # noqa: N818 - nothing is wrong
    """Somebody wants to leave."""


class Lines:
    """One sitting. Secrets of a seat are printed only while that seat is to choose."""

    def __init__(self, voice: Voice, house: House, table: str, save: str = "", manner: Manner | None = None) -> None:
        self._voice, self._manner = voice, manner or Manner()
        self._real = house if isinstance(house, LocalHouse) and house.by_hand else None
        self._line = Line(house, table, pace=0.0)
        self._play = Play(self._line)
        self._keeper = Keeper(house, table, save)
        self._heard = News()
        self._changed = asyncio.Event()
        self._shown: tuple[int | None, int, int, str] | None = None
        """The turn whose whole table has been printed."""

    @property
    def _seen(self) -> Seen:
        assert self._line.table is not None
        return Seen.of(self._voice, self._play, self._line.table)

    @property
    def _sight(self) -> Sight:
        return Sight(self._seen, self._manner.ink)

    async def run(self) -> None:
        """Play until the game is over or nobody wants to go on."""
        self._line.changed = self._changed.set
        self._line.refused = lambda refused: self._tell(self._seen.voice.all(refused.said))
        running = asyncio.create_task(self._line.run())
        try:
            await self._sit()
        except KeyboardInterrupt:
            self._tell("")
            await self._say_where()
            raise
        finally:
            await self._line.close()
            await running

    async def _sit(self) -> None:
        try:
            while self._line.scene is None and self._line.state not in _STOPPED:
                await self._wait()
            if self._line.scene is not None:
                self._tell(f"{self._greeting()} {self._voice.say('line-greeting-help')}")
            while await self._go_on():
                pass
            return
        except _Left:
            await self._offer_to_save()
        except EOFError:
            self._tell("")
        await self._say_where()
        self._tell(self._voice.say("line-goodbye"))

    def _greeting(self) -> str:
        seen = self._seen
        mode, names = seen.table.options.get("mode"), seen.names
        if mode == "solo":
            return self._voice.say("line-greeting-solo", name=names[0])
        message = "line-greeting-automa" if mode == "automa" else "line-greeting"
        return self._voice.say(message, names=self._voice.listed(names), count=len(names))

    async def _go_on(self) -> bool:
        """Whatever is to be done next; whether there is anything after it."""
        line = self._line
        if line.state in _STOPPED:
            self._tell(self._voice.say(_STOPPED[line.state]))
            return False
        if line.scene is None or line.state != "open" or line.sending:
            return await self._wait()
        await self._keep()
        if line.scene.phase == "over":
            self._end()
            return False
        chance = await self._chance()
        if chance is not None:
            await self._reveal(chance)
        elif self._bots_choose():
            await self._wait()
        else:
            await self._hand_over(next_here(line.you, line.scene), "line-hand-over")
            self._tell_news()
            await (self._ask() if self._seen.scene.legal else self._wait())
        return True

    async def _wait(self) -> bool:
        await self._changed.wait()
        self._changed.clear()
        return True

    def _bots_choose(self) -> bool:
        """Whether bots still choose their windows: they take no time, and then the same seed is the same game."""
        seen = self._seen
        choosing = seen.scene.phase == "choosing"
        return choosing and any(
            seat.kind == "bot" and not chosen for seat, chosen in zip(seen.table.seats, seen.scene.chosen, strict=False)
        )

    # -- reading and telling ---------------------------------------------------------------------------------------

    def _tell(self, *lines: str) -> None:
        for line in lines:
            self._manner.tell(line)

    def _tell_all(self, lines: Iterable[str]) -> None:
        self._tell(*lines)

    async def _typed(self, prompt: str) -> str:
        read = self._manner.read
        typed = await typed_meanwhile(read, prompt) if self._line.house.address else read(prompt)
        return typed.strip()

    def _tell_news(self) -> None:
        """What happened since whoever looks was told last; between two people nobody is told anything."""
        if len(self._line.you) > 1 and self._line.sitting is None:
            return
        fresh = self._heard.fresh(self._seen, moments=bool(self._line.house.address))
        if fresh:
            self._tell("", *fresh)

    async def _hand_over(self, seat: int | None, message: str) -> None:
        """Give the screen to a seat of this keyboard, hiding what the one before saw."""
        line = self._line
        if len(line.you) < 2 or seat is None or seat == line.sitting:
            return
        await line.sit(None)
        self._tell("\n" * _BLANK_LINES)
        await self._typed(f"{self._voice.say(message, name=self._seen.names[seat])} ")
        await line.sit(seat)
        while line.sitting != seat and line.state == "open":
            await self._wait()

    # -- a choice --------------------------------------------------------------------------------------------------

    async def _ask(self) -> None:
        """Show what may be chosen, and read until something has come of it or the menu has to be shown again."""
        self._show()
        menu = Menu(self._seen)
        self._tell_all(menu.lines())
        prompt = self._prompt(menu)
        while True:
            typed = await self._typed(prompt)
            word, _, rest = typed.partition(" ")
            command = command_of(self._voice, word)
            if command in ("undo", "correct", "table"):
                if await self._go_back(command):
                    return
            elif command:
                await self._command(command, rest.strip())
            elif (not typed and not menu.only) or await self._choose(menu, typed or menu.only):
                return

    def _prompt(self, menu: Menu) -> str:
        say = self._voice.say
        hints = [f"Enter: {menu.only}"] if menu.only else []
        hints += [say("line-prompt-undo")] if self._seen.scene.can_undo else []
        return f"{say('line-prompt')} ({', '.join(hints)})> " if hints else f"{say('line-prompt')}> "

    def _show(self) -> None:
        """The whole table when a turn begins, the workbench after each choice."""
        scene = self._seen.scene
        kind = str(scene.ask.__struct_config__.tag)
        turn = (scene.viewer, scene.round, scene.turn, kind if kind in _APART else "turn")
        before, self._shown = self._shown, turn
        if turn == before:
            self._tell_all(workbench_lines(self._sight))
        else:
            in_full = before is None or turn[:2] != before[:2] or len(self._line.you) > 1
            self._tell_all(table_lines(self._sight, in_full=in_full))

    async def _choose(self, menu: Menu, typed: str) -> bool:
        """Do what was typed, if it is possible; whether it was."""
        actions = await self._possible(menu, typed)
        for action in actions:
            await self._play.act(action)
            while self._line.sending:
                await self._wait()
        return bool(actions)

    async def _possible(self, menu: Menu, typed: str) -> list[str]:
        """The actions that were typed; none if they are unclear or not possible, which is told."""
        try:
            actions = menu.read(typed)
        except UnclearError as error:
            self._tell(str(error))
            return []
        legal = {choice.action for choice in self._seen.scene.legal}
        if len(actions) == 1 and actions[0] in legal:
            return actions
        because = await self._line.why("; ".join(actions))
        if because is None or not because.said:
            return actions
        reasons = self._seen.voice.all(because.said)
        self._tell(self._voice.say("line-refused", action=", ".join(actions), reasons=reasons))
        return []

    # -- commands --------------------------------------------------------------------------------------------------

    async def _command(self, name: str, rest: str) -> None:
        """A command that changes nothing at the table."""
        if name == "quit":
            raise _Left
        if name == "why":
            await self._why(rest)
        elif name == "save":
            await self._save(rest)
        elif name == "help":
            options = self._seen.table.options
            self._tell_all(help_lines(self._voice, options, by_hand=self._real is not None))
        elif name == "log":
            self._tell_all(log_lines(self._seen))
        elif self._somebody_looks(windows=name in ("windows", "score")):
            self._tell_all(self._looked(name, rest))

    def _looked(self, name: str, rest: str) -> Iterable[str]:
        sight = self._sight
        try:
            if name == "read":
                return read_lines(sight, rest)
        except UnclearError as error:
            return [str(error)]
        if name == "windows":
            return all_windows_lines(sight)
        return score_lines(sight) if name == "score" else table_lines(sight, in_full=True)

    def _somebody_looks(self, *, windows: bool) -> bool:
        """Whether there is something to be shown to the person before the screen; it is said if not."""
        scene = self._seen.scene
        if scene.viewer is None:
            self._tell(self._voice.say("line-nobody-looks"))
        elif not scene.windows and (windows or not scene.offers):
            self._tell(self._voice.say("line-no-window"))
        else:
            return True
        return False

    async def _why(self, typed: str) -> None:
        scene = self._seen.scene
        if not typed:
            self._tell(self._voice.say("line-why-usage"))
        elif not scene.legal:
            self._tell(self._voice.all(why([Reason.CHANCE_PENDING], solo=False)))
        elif await self._possible(Menu(self._seen), typed):
            self._tell(self._voice.say("line-possible", action=typed))

    async def _go_back(self, command: str) -> bool:
        """Take something back, or show the table again; whether the menu is to be shown anew."""
        if command == "table":
            self._shown = None
            return self._somebody_looks(windows=False)
        if command == "correct":
            return await self._correct()
        if not self._seen.scene.can_undo:
            self._tell(self._voice.say("reason-nothing_to_undo"))
            if self._real is not None:
                self._tell(self._voice.say("line-mistyped"))
            return False
        await self._play.undo()
        while self._line.sending:
            await self._wait()
        self._tell_all(one.text for one in self._seen.voice.story(self._line.story[-1:]))
        return True

    async def _correct(self) -> bool:
        """By hand: take back what a person typed last."""
        if self._real is None:
            self._tell(self._voice.say("line-only-by-hand"))
            return False
        self._changed.clear()
        line = await self._real.correct(self._line.id)
        if not line:
            self._tell(self._voice.say("line-nothing-typed"))
            return False
        await self._wait()
        self._shown = None
        self._heard.forget_from(len(self._line.story))
        hidden = line.startswith(_SECRET)
        self._tell(self._voice.say("line-taken-back", line=" ".join(line.split()[:2]) if hidden else line))
        return True

    # -- a real table's dice and cards -----------------------------------------------------------------------------

    async def _chance(self) -> Chance | None:
        return None if self._real is None else (await self._real.game(self._line.id)).chance

    async def _reveal(self, chance: Chance) -> None:
        """Ask what chance answered, part by part, until it is known or something was taken back."""
        assert self._real is not None
        seen = self._seen
        if seen.scene.windows:
            self._tell_news()
        values: list[Any] = []
        for part in parts_of(seen.voice, chance, Options.read(seen.table.options), seen.scene.start):
            await self._hand_over(part.secret_of if part.secret_of in self._line.you else None, "line-hand-over-cards")
            self._tell("", f"{part.question} ({part.hint})")
            answer = await self._read_part(part, chance, values)
            if answer is None:
                return
            values += answer
        self._changed.clear()
        try:
            await self._real.deal(self._line.id, outcome_of(chance, values))
        except ChanceError as error:
            self._tell(self._voice.say("line-bad-outcome", why=self._voice.retell(sentence_of(error))))
        else:
            await self._wait()

    async def _read_part(self, part: Part, chance: Chance, before: list[Any]) -> tuple[Any, ...] | None:
        """What a person typed; None if something was taken back instead."""
        while True:
            typed = await self._typed(f"{self._voice.say('line-prompt-table')}> ")
            word, _, rest = typed.partition(" ")
            command = command_of(self._voice, word)
            if command == "list":
                self._tell(*(part.choices or (self._voice.say("line-hint-dice"),)))
            elif command in ("undo", "correct"):
                if await self._take_back(command):
                    return None
            elif command and command != "random":
                await self._command(command, rest.strip())
            elif typed or part.enter_is_random:
                try:
                    return part.read(RANDOM if command else plain(typed, chance) or RANDOM, before)
                except UnclearError as error:
                    told = f"{str(error)[0].upper()}{str(error)[1:]}"
                    self._tell(told if told.endswith("?") else f"{told}.")

    async def _take_back(self, command: str) -> bool:
        """While dice or cards are asked for, a choice of this turn is taken back like anything else that was typed."""
        assert self._real is not None
        if command == "correct" or (await self._real.game(self._line.id)).can_undo:
            return await self._correct()
        self._tell(self._voice.say("reason-nothing_to_undo"), self._voice.say("line-mistyped"))
        return False

    # -- keeping and leaving ---------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        try:
            await self._keeper.keep()
        except KeepError as error:
            self._keeper.path = ""
            self._tell(keep_problem(self._voice, error))

    async def _keep_in(self, path: str) -> bool:
        """Keep the game in another file from now on; whether that can be, and if not, why is told."""
        try:
            await self._keeper.keep_in(path)
        except KeepError as error:
            self._tell(keep_problem(self._voice, error))
            return False
        return True

    async def _save(self, path: str) -> None:
        if not path:
            self._tell(self._voice.say("line-save-usage"))
        elif self._line.house.address:
            self._tell(resume_on_server(self._voice, self._line))
        elif await self._keep_in(path):
            self._tell(self._voice.say("line-saved-in", path=path, command=self._how_to_resume()))

    async def _offer_to_save(self) -> None:
        """A game of this program that is kept nowhere would be lost."""
        if self._keeper.path or self._line.house.address:
            return
        path = await self._typed(f"{self._voice.say('line-save-ask')} ")
        while path and not await self._keep_in(path):
            path = await self._typed(f"{self._voice.say('line-save-ask-again')} ")

    async def _say_where(self) -> None:
        """How to go on with the game, if it is kept."""
        if self._line.house.address:
            self._tell(resume_on_server(self._voice, self._line))
        elif self._keeper.path and self._line.scene is not None:
            await self._keep()
            self._tell(self._voice.say("line-saved", command=self._how_to_resume()))

    def _how_to_resume(self) -> str:
        by_hand = " --by-hand" if self._real is not None else ""
        return f"{self._manner.command} --resume {self._keeper.path}{by_hand}"

    def _end(self) -> None:
        self._tell_news()
        sight = self._sight
        scene, voice, names = sight.scene, sight.seen.voice, sight.seen.names
        self._tell("", voice.say("game-over"), *all_windows_lines(sight), "")
        self._tell_all(sheets_lines(voice, names, scene.scores, solo=sight.solo))
        ending, totals = scene.ending, [sheet.total for sheet in scene.scores]
        assert ending is not None
        self._tell_all(outcome_lines(voice, names, totals, ending.ranking, ending.target))
        if self._keeper.path:
            self._tell(voice.say("line-saved-replay", command=f"vitral replay {self._keeper.path}"))
