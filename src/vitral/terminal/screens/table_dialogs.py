"""Opens the dialogs of a table: the curtain, the end, leaving, seats, and help."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from textual.content import Content

from vitral.terminal.chat import muted, quick_message_of, quick_message_rows, to_mute
from vitral.terminal.saved_game import SavedGame, SaveError, how_to_resume, save_problem
from vitral.terminal.screens.dialogs import CurtainScreen, DialogAnswer, EndScreen, LeaveDialog, QuestionDialog
from vitral.terminal.screens.keys import help_text
from vitral.terminal.screens.seats import SeatsScreen, is_free
from vitral.terminal.snapshot import TableSnapshot, game_review, next_here
from vitral.terminal.table_client import STOPPED
from vitral.terminal.table_setup import again
from vitral.terminal.tables import TablesError

if TYPE_CHECKING:
    from vitral.terminal.screens.table_screen import TableScreen


_UNTIL_DONE: Final = 600.0
"""The most seconds for which a notice is shown that is removed when its work is done."""


class Departure(NamedTuple):
    """The reason for leaving a table, and the table where one plays on, if there is one."""

    words: str = ""
    table: str = ""
    failed: bool = False
    """Whether there is no such table, or none for this person."""


class TableDialogs:
    """The questions of one table's screen."""

    def __init__(self, screen: TableScreen, saved_game: SavedGame) -> None:
        self._screen = screen
        self.saved_game = saved_game
        self._curtain = False
        self._ended = False
        self._invited = False
        self._left = False

    def stopped(self) -> bool:
        """Returns whether there is no table to come back to; then the screen is left."""
        message = STOPPED.get(self._screen.client.state)
        if message is not None:
            self._go(self._screen.speaker.say(message), failed=True)
        return message is not None or self._left

    def show(self, seen: TableSnapshot, *, fresh: bool) -> None:
        """Shows the dialog that the table needs now, if any."""
        if fresh and self.saved_game.path:
            self._screen.do(self._save())
        self._curtain_falls(seen)
        self._invite(seen)
        if seen.scene.phase == "over" and not self._ended:
            self._ended = True
            self.end()

    def _invite(self, seen: TableSnapshot) -> None:
        """Shows the invitation once, to the host of a table with free seats."""
        if not self._invited:
            self._invited = True
            if seen.table.host in self._screen.client.you and any(map(is_free, seen.table.seats)):
                self.seats()

    # -- the curtain of a hot seat ---------------------------------------------------------------------------------

    def _curtain_falls(self, seen: TableSnapshot) -> None:
        """Drops the curtain as soon as another person of this screen is to decide."""
        client = self._screen.client
        following = next_here(client.you, seen.scene)
        self._curtain = self._curtain and client.sitting is None  # shown once the seats of this terminal are known
        if len(client.you) < 2 or following is None or seen.scene.phase == "over" or self._curtain:
            return
        if client.sitting is None:
            self._curtain = True
            choosing = seen.scene.phase == "choosing"
            curtain = CurtainScreen(seen.speaker, seen.names[following], choosing=choosing)
            self._screen.app.push_screen(curtain, lambda opened: self._opened(following, opened=bool(opened)))
        elif client.sitting != following:
            self._screen.do(client.sit(None))

    def _opened(self, seat: int, *, opened: bool) -> None:
        if not opened:
            self.leave()
            return
        self._screen.selection.turned_to = None
        self._screen.do(self._screen.client.sit(seat))

    # -- leaving ---------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Leaves the table after saying where the game is saved."""
        client = self._screen.client
        if self._left:
            return
        if client.tables.address:
            self._ask_to_leave("term-leave-server")
        elif client.scene is not None and client.scene.phase == "over":
            self._ask_to_leave("game-over")
        elif self.saved_game.path:
            self._ask_to_leave("term-leave-kept", file=self.saved_game.path)
        elif client.tables.saved_as(client.id) is not None:
            self._ask_to_leave("term-leave-saved")
        else:
            self._ask_to_leave("term-leave-unsaved")

    def _ask_to_leave(self, message: str, **facts: str) -> None:
        say = self._screen.speaker.say
        buttons = [("leave", f"{say('term-leave')} (q)"), ("stay", say("term-stay"))]
        dialog = LeaveDialog(say("term-leave-title"), say(message, **facts), buttons)
        self._screen.app.push_screen(dialog, self._leaving)

    def _leaving(self, answer: DialogAnswer | None) -> None:
        if answer is None or answer.button == "stay":
            self._curtain = False
            self._screen.show()
        else:
            self._go(self.how_to_resume())

    def how_to_resume(self) -> str:
        """Returns how to continue the game, or where it can be read."""
        return how_to_resume(self._screen.speaker, self._screen.client, self.saved_game.path, "vitral terminal")

    def _go(self, words: str, *, failed: bool = False) -> None:
        if not self._left:
            self._left = True
            self._screen.dismiss(Departure(words, failed=failed))

    # -- saving ----------------------------------------------------------------------------------------------------

    async def _save(self) -> None:
        try:
            await self.saved_game.save()
        except SaveError as error:
            self.saved_game.path = ""
            self._screen.notify(save_problem(self._screen.speaker, error), severity="error", markup=False)

    # -- the end, seats, help --------------------------------------------------------------------------------------

    def end(self) -> None:
        seen = self._screen.seen
        if seen is not None and seen.scene.ending is not None:
            self._screen.app.push_screen(EndScreen(seen), self._ending)

    def _ending(self, answer: DialogAnswer | None) -> None:
        if answer is None or answer.button == "table":
            return
        if answer.button == "record":
            self._ask_for_file()
        elif answer.button == "review":
            self._screen.notify(self._screen.speaker.say("review-making"), timeout=_UNTIL_DONE, markup=False)
            self._screen.run_worker(self._review())
        elif answer.button == "again":
            self._screen.run_worker(self._play_again())
        else:
            self._go(self.how_to_resume())

    def _ask_for_file(self) -> None:
        say = self._screen.speaker.say
        buttons = [("save", say("term-save-record")), ("cancel", say("cancel"))]

        def named(answer: DialogAnswer | None) -> None:
            if answer is not None and answer.button == "save":
                self._screen.run_worker(self._save_record(answer.typed))
            else:
                self.end()

        typed = self.saved_game.path or self.saved_game.suggestion
        self._ask(say("term-save-record"), "", buttons, named, typed=typed)

    async def _save_record(self, path: str) -> None:
        say = self._screen.speaker.say
        try:
            await self.saved_game.save_as(path)
        except SaveError as error:
            self._screen.notify(save_problem(self._screen.speaker, error), severity="error", markup=False)
        except TablesError as error:
            self._screen.notify(self._screen.speaker.problem(error.problem), severity="error", markup=False)
        else:
            self._screen.notify(say("line-saved-replay", command=f"vitral replay {self.saved_game.path}"), markup=False)
        self.end()

    async def _review(self) -> None:
        seen, say = self._screen.seen, self._screen.speaker.say
        if seen is not None:
            lines = await game_review(seen)
            self._screen.app.clear_notifications()
            close = [("close", say("close"))]
            dialog = QuestionDialog(say("review-title"), "\n".join(lines), close, wide=True)
            self._screen.app.push_screen(dialog, lambda _: self.end())

    async def _play_again(self) -> None:
        """Sets the same table up once more, or follows those who have done so already."""
        client = self._screen.client
        assert client.table is not None
        table = client.table.rematch
        try:
            table = table or await client.tables.create(
                again(client.table, client.you, rematch=bool(client.tables.address))
            )
        except TablesError as error:
            self._screen.notify(self._screen.speaker.problem(error.problem), severity="error", markup=False)
            self.end()
        else:
            self._left = True
            self._screen.dismiss(Departure(table=table))

    def seats(self) -> None:
        """Shows who sits where, and the links to hand on."""
        seen = self._screen.seen
        if seen is not None and self._screen.client.tables.address:
            self._screen.app.push_screen(SeatsScreen(seen))

    def copy_link(self) -> None:
        """Copies the invitation to a server's table, or the link for spectators if no seat is free."""
        if self._screen.client.tables.address:
            self._screen.do(self._copy_link())

    async def _copy_link(self) -> None:
        client, say = self._screen.client, self._screen.speaker.say
        try:
            links = await client.tables.links(client.id)
        except TablesError as error:
            self._screen.notify(self._screen.speaker.problem(error.problem), severity="warning", markup=False)
            return
        link = f"{client.tables.address}/t/{client.id}#{links.join or links.watch}"
        self._screen.app.copy_to_clipboard(link)
        title = "" if links.join else say("watch-link")
        self._screen.notify(f"{say('copied')}\n{link}", title=title, markup=False)

    def open_chat(self) -> None:
        """Opens the chat, which only tables of a server have."""
        client, seen = self._screen.client, self._screen.seen
        if seen is None or not client.tables.address or not client.you:
            return
        say = seen.speaker.say
        mute = f"{say('line-command-mute.usage')}: {say('line-command-mute.does')}"
        words = [
            *quick_message_rows(seen.speaker),
            "",
            say("term-talk-chat" if seen.table.chat else "term-talk-how"),
            mute,
        ]
        buttons = [("send", say("chat-send")), ("cancel", say("cancel"))]

        def answered(answer: DialogAnswer | None) -> None:
            if answer is not None and answer.button == "send" and answer.typed.strip():
                typed = answer.typed.strip()
                whom = to_mute(seen.speaker, typed)
                if whom is None:
                    self._screen.do(client.speak(quick_message_of(seen.speaker, typed), typed))
                else:
                    self._screen.notify(muted(seen, whom), markup=False)

        self._ask(say("chat-title"), "\n".join(words), buttons, answered, typed="")

    def help(self) -> None:
        speaker = self._screen.speaker
        self._ask(speaker.say("help"), help_text(speaker), [("close", speaker.say("close"))], lambda _: None)

    def _ask(
        self,
        title: str,
        words: str | Content,
        buttons: list[tuple[str, str]],
        answered: Callable[[DialogAnswer | None], None],
        typed: str | None = None,
    ) -> None:
        self._screen.app.push_screen(QuestionDialog(title, words, buttons, typed=typed), answered)
