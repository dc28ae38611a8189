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
from vitral.terminal.screens.side import Side
from vitral.terminal.screens.table_dialogs import TableDialogs
from vitral.terminal.screens.table_input import TableInput
from vitral.terminal.selection import Selection
from vitral.terminal.snapshot import TableSnapshot, hint_lines
from vitral.terminal.speaker import TerminalSpeaker
from vitral.terminal.table_client import TableClient
from vitral.terminal.widgets import bars
from vitral.terminal.widgets.lists import Rows, WordsView
from vitral.terminal.widgets.shelf import Shelf
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
        self._decision: tuple[int, Question] | None = None
        self._from_shelf: Shelf | None = None

    def compose(self) -> ComposeResult:
        yield WordsView(id="head")
        yield WordsView(id="prompt")
        yield WordsView(id="notice")
        with Horizontal(id="body"):
            yield Board(id="board")
            yield Offers(id="offers")
            yield Side(self.speaker)
        yield WordsView(id="keys")

    def on_mount(self) -> None:
        self.client.changed = self._changed
        self.client.refused = self._say_refused
        self.client.chat_received = self._show_chat
        self.run_worker(self.client.run())
        self.set_interval(1.0, self._tick)
        self.query_one("#keys", WordsView).show(self._keys())
        self.query_one("#prompt", WordsView).show(Content(self.speaker.say("connecting")))
        self.query_one(Side).choices.focus()

    async def on_unmount(self) -> None:
        self.client.changed = lambda: None
        await self.client.close()

    def _changed(self) -> None:
        self.call_later(self.show)

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size
        wide = width >= 118 and height >= 30
        self.set_class(wide, "-wide")
        self.set_class(self.query_one(Board).fit(width, height), "-large")
        self.query_one(Side).fit(wide=wide)
        self.call_later(self.show)

    def _keys(self) -> Content:
        say = self.speaker.say
        keys = [
            ("e", "screen.end_turn", say("button-end")),
            ("u", "screen.undo", say("button-undo")),
            ("?", "screen.help", say("term-key-help")),
            ("q", "screen.leave", say("term-key-leave")),
        ]
        if self.client.tables.address:
            keys[2:2] = [("i", "screen.seats", say("term-key-seats")), ("k", "screen.chat", say("chat-title"))]
        return bars.key_bar(keys)

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
        self.notify("\n".join(await hint_lines(seen)), timeout=20, markup=False)

    def show(self) -> None:
        """Show the table as it stands, and whatever has to come before it."""
        seen = self.seen
        if not self.is_attached or self.dialogs.stopped() or seen is None:
            return
        decision = (seen.scene.ply, seen.scene.question)
        fresh, self._decision = decision != self._decision, decision
        if fresh:
            self._refused = ""
        choosing = seen.scene.phase == "choosing"
        self.query_one(Board).display = not choosing
        self.query_one(Offers).display = choosing
        if choosing:
            self.query_one(Offers).show(seen)
        self.query_one(Side).show(seen, fresh=fresh)
        self._show_lines(seen)
        self.show_board()
        self._follow_die(seen)
        if self.selection.waits:
            self.do(self.selection.settle())
        self.dialogs.show(seen, fresh=fresh)

    def _show_lines(self, seen: TableSnapshot) -> None:
        self.query_one("#head", WordsView).show(bars.head(seen, self.size.width))
        self.query_one("#prompt", WordsView).show(bars.prompt(seen))
        words = bars.notice(seen, self._refused)
        line = self.query_one("#notice", WordsView)
        line.show(words)
        line.display = bool(words.plain)

    def show_board(self) -> None:
        """Show the window and the dice, and what the cursor stands on."""
        seen = self.seen
        if seen is None:
            return
        looked = self._looked_at(seen)
        self.selection.looked = looked
        kind, _, what = looked.partition(":")
        lit = seen.finds(what, self.selection.center) if kind in ("card", "line") else []
        self.query_one(Board).show(seen, lit, what if kind == "space" else "")

    def _looked_at(self, seen: TableSnapshot) -> str:
        """The element that the cursor stands on, wherever that is."""
        focused = self.focused
        if isinstance(focused, Shelf):
            return focused.looked
        if not isinstance(focused, Rows):
            return self.selection.looked if isinstance(focused, WindowView) else ""
        kind, _, what = focused.looked.partition(":")
        if kind == "choice" and int(what) < len(seen.scene.legal):
            return seen.scene.legal[int(what)].element
        return focused.looked

    def _follow_die(self, seen: TableSnapshot) -> None:
        """A die taken from a shelf is carried to the window, and the next one is looked for where it was."""
        focused = self.focused
        if isinstance(focused, Shelf) and self.selection.glow:
            self._from_shelf = focused
            self.query_one("#window").focus()
        elif isinstance(focused, WindowView) and self._from_shelf and not self.selection.glow and not seen.scene.hand:
            self._from_shelf.focus()
            self._from_shelf = None

    def _tick(self) -> None:
        seen = self.seen
        if seen is not None and self.client.deadline:
            self.query_one("#head", WordsView).show(bars.head(seen, self.size.width))

    def _show_chat(self, said: ChatMessage) -> None:
        """Somebody else says something: it is shown wherever one looks."""
        if self.seen is not None and said.seat not in self.client.you:
            words = message_text(self.seen.speaker, said, self.client.you)
            if words:
                self.notify(words, markup=False)

    def _say_refused(self, said: Sequence[wire.Sentence]) -> None:
        self._refused = self.speaker.all(said)
