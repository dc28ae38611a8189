"""Which dialog a table needs: the curtain, the end, leaving, seats, and help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vitral.terminal.chat import muted, saying_of, sayings, to_mute
from vitral.terminal.saved_game import SavedGame, SaveError, resume_on_server, save_problem
from vitral.terminal.screens.dialogs import Answer, CurtainScreen, EndScreen, Question, help_words
from vitral.terminal.screens.seats import SeatsScreen, is_free
from vitral.terminal.snapshot import TableSnapshot, next_here
from vitral.terminal.table_setup import again
from vitral.terminal.tables import TablesError

if TYPE_CHECKING:
    from vitral.terminal.screens.table_screen import TableScreen


class Departure(NamedTuple):
    """What is to be said afterwards, and the table where one plays on, if there is one."""

    words: str = ""
    table: str = ""


_STOPPED: Final = {"gone": "table-gone", "not_let_in": "no-seat", "old": "term-old", "damaged": "table-damaged"}


class TableDialogs:
    """The questions of one table's screen."""

    def __init__(self, screen: TableScreen, keeper: SavedGame) -> None:
        self._screen = screen
        self.keeper = keeper
        self._curtain = False
        self._ended = False
        self._invited = False
        self._left = False

    def stopped(self) -> bool:
        """Whether there is no table to come back to; then the screen is left."""
        message = _STOPPED.get(self._screen.line.state)
        if message is not None:
            self._go(self._screen.speaker.say(message))
        return message is not None or self._left

    def show(self, seen: TableSnapshot, *, fresh: bool) -> None:
        """Show what has to stand before the table now."""
        if fresh and self.keeper.path:
            self._screen.do(self._keep())
        self._curtain_falls(seen)
        self._invite(seen)
        if seen.scene.phase == "over" and not self._ended:
            self._ended = True
            self.end()

    def _invite(self, seen: TableSnapshot) -> None:
        """Whoever set a table with free seats up is shown the invitation once."""
        if not self._invited:
            self._invited = True
            if seen.table.host in self._screen.line.you and any(map(is_free, seen.table.seats)):
                self.seats()

    # -- the curtain of a hot seat ---------------------------------------------------------------------------------

    def _curtain_falls(self, seen: TableSnapshot) -> None:
        """It falls as soon as another person of this screen is to decide."""
        line = self._screen.line
        following = next_here(line.you, seen.scene)
        self._curtain = self._curtain and line.sitting is None  # it is open once the table knows who sits here
        if len(line.you) < 2 or following is None or seen.scene.phase == "over" or self._curtain:
            return
        if line.sitting is None:
            self._curtain = True
            choosing = seen.scene.phase == "choosing"
            curtain = CurtainScreen(seen.speaker, seen.names[following], choosing=choosing)
            self._screen.app.push_screen(curtain, lambda opened: self._opened(following, opened=bool(opened)))
        elif line.sitting != following:
            self._screen.do(line.sit(None))

    def _opened(self, seat: int, *, opened: bool) -> None:
        if not opened:
            self.leave()
            return
        self._screen.play.turned_to = None
        self._screen.do(self._screen.line.sit(seat))

    # -- leaving ---------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Leave the table, after a word about where the game is kept."""
        line = self._screen.line
        if self._left:
            return
        if line.tables.address or (line.scene is not None and line.scene.phase == "over"):
            self._ask_to_leave("term-leave-server" if line.tables.address else "game-over")
        elif self.keeper.path:
            self._ask_to_leave("term-leave-kept", file=self.keeper.path)
        else:
            self._ask_to_save()

    def _ask_to_leave(self, message: str, **facts: str) -> None:
        say = self._screen.speaker.say
        buttons = [("leave", say("term-leave")), ("stay", say("term-stay"))]
        self._screen.app.push_screen(Question(say("term-leave-title"), say(message, **facts), buttons), self._leaving)

    def _ask_to_save(self, problem: str = "", typed: str = "") -> None:
        say = self._screen.speaker.say
        buttons = [("save", say("term-save-leave")), ("leave", say("term-leave-unsaved")), ("stay", say("term-stay"))]
        words = problem or say("term-leave-save")
        asked = Question(say("term-leave-title"), words, buttons, typed=typed or self.keeper.suggestion)
        self._screen.app.push_screen(asked, self._leaving)

    def _leaving(self, answer: Answer | None) -> None:
        if answer is None or answer.button == "stay":
            self._curtain = False
            self._screen.show()
        elif answer.button == "save":
            self._screen.run_worker(self._save_and_leave(answer.typed))
        else:
            self._go(self.how_to_resume())

    async def _save_and_leave(self, path: str) -> None:
        try:
            await self.keeper.keep_in(path)
        except SaveError as error:
            self._ask_to_save(save_problem(self._screen.speaker, error), path)
        else:
            self._go(self.how_to_resume())

    def how_to_resume(self) -> str:
        """Where the game is, and how it is taken up again."""
        line, say = self._screen.line, self._screen.speaker.say
        if line.tables.address:
            return resume_on_server(self._screen.speaker, line)
        over = line.scene is not None and line.scene.phase == "over"
        if not self.keeper.path:
            return ""
        if over:
            return say("line-saved-replay", command=f"vitral replay {self.keeper.path}")
        return say("line-saved", command=f"vitral terminal --resume {self.keeper.path}")

    def _go(self, words: str) -> None:
        if not self._left:
            self._left = True
            self._screen.dismiss(Departure(words))

    # -- keeping ---------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        try:
            await self.keeper.keep()
        except SaveError as error:
            self.keeper.path = ""
            self._screen.notify(save_problem(self._screen.speaker, error), severity="error", markup=False)

    # -- the end, seats, help --------------------------------------------------------------------------------------

    def end(self) -> None:
        seen = self._screen.seen
        if seen is not None and seen.scene.ending is not None:
            self._screen.app.push_screen(EndScreen(seen), self._ending)

    def _ending(self, answer: Answer | None) -> None:
        if answer is None or answer.button == "table":
            return
        if answer.button == "record":
            self._ask_for_file()
        elif answer.button == "again":
            self._screen.run_worker(self._play_again())
        else:
            self._go(self.how_to_resume())

    def _ask_for_file(self) -> None:
        say = self._screen.speaker.say
        buttons = [("save", say("term-save-record")), ("cancel", say("cancel"))]
        asked = Question(say("term-save-record"), "", buttons, typed=self.keeper.path or self.keeper.suggestion)

        def named(answer: Answer | None) -> None:
            if answer is not None and answer.button == "save":
                self._screen.run_worker(self._save_record(answer.typed))
            else:
                self.end()

        self._screen.app.push_screen(asked, named)

    async def _save_record(self, path: str) -> None:
        say = self._screen.speaker.say
        try:
            await self.keeper.keep_in(path)
        except SaveError as error:
            self._screen.notify(save_problem(self._screen.speaker, error), severity="error", markup=False)
        except TablesError as error:
            self._screen.notify(self._screen.speaker.problem(error.problem), severity="error", markup=False)
        else:
            self._screen.notify(say("line-saved-replay", command=f"vitral replay {self.keeper.path}"), markup=False)
        self.end()

    async def _play_again(self) -> None:
        """Set the same table up once more, or follow those who have done so already."""
        line = self._screen.line
        assert line.table is not None
        table = line.table.rematch
        try:
            table = table or await line.tables.create(again(line.table, line.you, rematch=bool(line.tables.address)))
        except TablesError as error:
            self._screen.notify(self._screen.speaker.problem(error.problem), severity="error", markup=False)
            self.end()
        else:
            self._left = True
            self._screen.dismiss(Departure(table=table))

    def seats(self) -> None:
        """Show who sits where, and the links to hand on."""
        seen = self._screen.seen
        if seen is not None and self._screen.line.tables.address:
            self._screen.app.push_screen(SeatsScreen(seen))

    def talk(self) -> None:
        """Say something to the others, where there are some: at a server's table."""
        line, seen = self._screen.line, self._screen.seen
        if seen is None or not line.tables.address or not line.you:
            return
        say = seen.speaker.say
        mute = f"{say('line-command-mute.usage')}: {say('line-command-mute.does')}"
        words = [*sayings(seen.speaker), "", say("term-talk-chat" if seen.table.chat else "term-talk-how"), mute]
        buttons = [("send", say("chat-send")), ("cancel", say("cancel"))]

        def answered(answer: Answer | None) -> None:
            if answer is not None and answer.button == "send" and answer.typed.strip():
                typed = answer.typed.strip()
                whom = to_mute(seen.speaker, typed)
                if whom is None:
                    self._screen.do(line.speak(saying_of(seen.speaker, typed), typed))
                else:
                    self._screen.notify(muted(seen, whom), markup=False)

        self._screen.app.push_screen(Question(say("chat-title"), "\n".join(words), buttons, typed=""), answered)

    def help(self) -> None:
        speaker = self._screen.speaker
        self._screen.app.push_screen(
            Question(speaker.say("help"), help_words(speaker), [("close", speaker.say("close"))])
        )
