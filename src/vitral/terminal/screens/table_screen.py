"""The screen of a table: its client, its widgets and the keys pressed during play."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from vitral.server import protocol as wire
from vitral.server.protocol import ChatMessage
from vitral.teller.questions import Question
from vitral.terminal.chat import message_text
from vitral.terminal.saved_game import SavedGame
from vitral.terminal.screens.board import Board, Offers
from vitral.terminal.screens.keys import TABLE_KEYS, key_bar
from vitral.terminal.screens.right_panel import RightPanel
from vitral.terminal.screens.table_dialogs import TableDialogs
from vitral.terminal.screens.table_input import TableInput
from vitral.terminal.selection import Selection
from vitral.terminal.snapshot import TableSnapshot, hint_lines
from vitral.terminal.table_client import TableClient
from vitral.terminal.terminal_speaker import TerminalSpeaker
from vitral.terminal.widgets import status_bars
from vitral.terminal.widgets.dice_row import DiceRow
from vitral.terminal.widgets.lists import ChoiceList, TextView
from vitral.terminal.widgets.window import WindowView


class TableScreen(TableInput):
    """One table. It is left with what is to be said afterwards."""

    def __init__(self, client: TableClient, speaker: TerminalSpeaker, saved_game: SavedGame) -> None:
        super().__init__()
        self.client = client
        self.speaker = speaker
        self.selection = Selection(client)
        self.dialogs = TableDialogs(self, saved_game)
        self._refused = ""
        self._hinted: list[str] = []
        self._decision: tuple[int, Question] | None = None
        self._from_shelf: DiceRow | None = None

    def compose(self) -> ComposeResult:
        yield TextView(id="head")
        yield TextView(id="prompt")
        with Horizontal(id="body"):
            yield Board(id="board")
            yield Offers(id="offers")
            yield RightPanel(self.speaker)
        yield TextView(id="keys")

    def on_mount(self) -> None:
        self.client.on_change = self._changed
        self.client.on_refusal = self._say_refused
        self.client.on_chat = self._show_chat
        self.run_worker(self.client.run())
        self.set_interval(1.0, self._tick)
        self.query_one("#keys", TextView).show(self._keys())
        self.query_one("#prompt", TextView).show(Content(self.speaker.say("connecting")))
        self.query_one(RightPanel).choices.focus()

    async def on_unmount(self) -> None:
        self.client.on_change = lambda: None
        await self.client.close()

    def _changed(self) -> None:
        self.call_later(self.show)

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        wide = width >= 118 and height >= 30
        self.set_class(wide, "-wide")
        self.query_one(Board).fit(width, height)
        self.query_one(RightPanel).fit(wide=wide)
        self.call_after_refresh(self.show)

    def _keys(self) -> Content:
        return key_bar(self.speaker, tuple(key for key in TABLE_KEYS if self._is_useful(key.action)))

    def _is_useful(self, action: str) -> bool:
        """Returns whether a key does something in this situation."""
        if action in ("seats", "chat", "copy_link"):
            return bool(self.client.tables.address)
        scene = self.client.scene
        if scene is None or action not in ("end_turn", "undo", "hint"):
            return action not in ("end_turn", "undo", "hint")
        if action == "hint":
            return self.selection.mine and scene.phase != "over" and len(self.client.you) == 1
        return self.selection.may("button:pass") if action == "end_turn" else scene.can_undo

    # -- showing ---------------------------------------------------------------------------------------------------

    @property
    def seen(self) -> TableSnapshot | None:
        """The table as it stands, once it is known."""
        table = self.client.table
        if table is None or self.client.scene is None:
            return None
        return TableSnapshot.of(self.speaker, self.selection, table)

    def action_hint(self) -> None:
        if self.seen is not None:
            self.do(self._hint(self.seen))

    async def _hint(self, seen: TableSnapshot) -> None:
        self._refused = ""
        self.selection.forget()
        asked, self._hinted = self._decision, [self.speaker.say("hint-thinking")]
        self._show_lines(seen)
        lines = await hint_lines(seen)
        if self.seen is not None and self._decision == asked:
            self._hinted = lines
            self._show_lines(self.seen)

    def action_cancel(self) -> None:
        """Dismisses a hint or an answer, or puts the die back."""
        self._hinted = []
        super().action_cancel()

    def show(self) -> None:
        """Shows the table, and a dialog before it if one is needed."""
        seen = self.seen
        if not self.is_attached or self.dialogs.stopped() or seen is None:
            return
        decision = (seen.scene.ply, seen.scene.question)
        fresh, self._decision = decision != self._decision, decision
        if fresh:
            self._refused, self._hinted = "", []
        choosing = seen.scene.phase == "choosing"
        self.query_one(Board).display = not choosing
        self.query_one(Offers).display = choosing
        if choosing:
            self.query_one(Offers).show(seen)
        self.query_one(RightPanel).show(seen, fresh=fresh)
        self._show_lines(seen)
        self.query_one("#keys", TextView).show(self._keys())
        self.show_board()
        self._follow_die(seen)
        if self.selection.waits:
            self.do(self.selection.settle())
        self.dialogs.show(seen, fresh=fresh)

    def _show_lines(self, seen: TableSnapshot) -> None:
        self.query_one("#head", TextView).show(status_bars.head(seen, self.size.width))
        self.query_one("#prompt", TextView).show(status_bars.prompt(seen))
        words = status_bars.notice(seen, self._refused, self._hinted)
        line = self.query_one("#notice", TextView)
        line.show(words)
        line.display = bool(words.plain)

    def show_board(self) -> None:
        """Shows the window and the dice, and what the cursor stands on."""
        seen = self.seen
        if seen is None:
            return
        looked = self._looked_at(seen)
        self.selection.looked = looked
        kind, _, what = looked.partition(":")
        lit = seen.finds(what, self.selection.center) if kind in ("card", "line") else []
        self.query_one(Board).show(seen, lit, what if kind == "space" else "")

    def _looked_at(self, seen: TableSnapshot) -> str:
        """Returns the element under the cursor."""
        focused = self.focused
        if isinstance(focused, DiceRow):
            return focused.looked
        if not isinstance(focused, ChoiceList):
            return self.selection.looked if isinstance(focused, WindowView) else ""
        kind, _, what = focused.looked.partition(":")
        if kind == "choice" and int(what) < len(seen.scene.legal):
            return seen.scene.legal[int(what)].element
        return focused.looked

    def _follow_die(self, seen: TableSnapshot) -> None:
        """Carries a die taken from a shelf to the window, and looks for the next one where it was."""
        focused = self.focused
        if isinstance(focused, DiceRow) and self.selection.glow:
            self._from_shelf = focused
            self.query_one("#window").focus()
        elif isinstance(focused, WindowView) and self._from_shelf and not self.selection.glow and not seen.scene.hand:
            self._from_shelf.focus()
            self._from_shelf = None

    def _tick(self) -> None:
        seen = self.seen
        if seen is not None and self.client.deadline:
            self.query_one("#head", TextView).show(status_bars.head(seen, self.size.width))

    def _show_chat(self, said: ChatMessage) -> None:
        """Shows what another person says, on any screen."""
        if self.seen is not None and said.seat not in self.client.you:
            words = message_text(self.seen.speaker, said, self.client.you)
            if words:
                self.notify(words, markup=False)

    def _say_refused(self, said: Sequence[wire.Sentence]) -> None:
        self._refused = self.speaker.all(said)
