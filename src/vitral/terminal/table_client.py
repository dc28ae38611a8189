"""The connection to a table: what was said last, what is shown, and what waits to be shown.

A choice is sent again under its own reference until it is answered, so nothing is lost and nothing happens twice.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Literal

from vitral.server import protocol as wire
from vitral.server.protocol import Chat, ChatHistory, ChatMessage, Emote, Nudge
from vitral.server.protocol.messages import CloseCode
from vitral.terminal.chat import HISTORY, QuickMessage
from vitral.terminal.playback import PACE, Playback, QueuedUpdate
from vitral.terminal.tables import ConnectionLostError, TableConnection, Tables, TablesError

State = Literal["connecting", "open", "waiting", "gone", "old", "not_let_in", "damaged", "closed"]
_MAX_SENT: Final = 600
"""The most characters of a chat message that are sent: more than a server accepts, so that it explains its refusal. A
much longer message would end the connection."""
_STOPPING: Final[dict[int, State]] = {
    CloseCode.NO_TABLE: "gone",
    CloseCode.NOT_LET_IN: "not_let_in",
    CloseCode.DAMAGED: "damaged",
}
STOPPED: Final[dict[State, str]] = {
    "gone": "table-gone",
    "old": "term-old",
    "not_let_in": "no-seat",
    "damaged": "table-damaged",
}
"""The states in which there is no table to come back to, and the message for each."""
_FIRST_WAIT: Final = 0.4
_LONGEST_WAIT: Final = 15.0
_PING_EVERY: Final = 25.0


def _nothing(*_: object) -> None:
    pass


def with_jitter(seconds: float) -> float:
    """Returns a random duration near *seconds*, so that many clients do not reconnect in the same moment."""
    return seconds * random.uniform(0.75, 1.25)


class TableClient:
    """One person's connection to one table. `run` reconnects until `close`."""

    def __init__(self, tables: Tables, table: str, pace: float = PACE) -> None:
        self.tables = tables
        self.id = table
        self.state: State = "connecting"
        self.table: wire.TableInfo | None = None
        self.you: list[int] = []
        self.sitting: int | None = None
        self.scene: wire.Scene | None = None
        """What is shown: may lag behind while updates are played."""
        self._number = 0
        """The number of the newest scene received."""
        self.story: list[wire.StoryLine] = []
        self.deadline = 0.0
        self.chat: list[ChatMessage] = []
        """The chat messages that were received or stored."""
        self.muted: set[int] = set()
        """Seats whose chat is not shown."""
        self.on_chat: Callable[[ChatMessage], None] = _nothing
        """Called with what has just been said, before `on_change`."""
        self.on_missed_chat: Callable[[list[ChatMessage]], None] = _nothing
        """Called with the messages written while this client was disconnected."""
        self.on_change: Callable[[], None] = _nothing
        """Called whenever one of the fields above has changed."""
        self.on_update: Callable[[list[wire.StoryLine]], None] = _nothing
        """Called with what has just happened, before `on_change`."""
        self.on_refusal: Callable[[Sequence[wire.Sentence]], None] = _nothing
        self.delay: Callable[[float], float] = with_jitter
        """The seconds before the next attempt to connect, given those that are usual by now."""
        self.lost_because = ""
        """Why the last attempt to connect failed, where that is known."""
        self._connection: TableConnection | None = None
        self._unanswered: wire.Act | wire.Undo | None = None
        self._spoken = ""
        """The reference of a chat message that is not answered yet."""
        self._asked: dict[str, tuple[wire.Explain, asyncio.Future[wire.Explanation | None]]] = {}
        self._playback = Playback(pace, self._show)
        self._wait = _FIRST_WAIT
        self._prefix = secrets.token_hex(4)
        self._numbered = 0
        self._wanted: list[int | None] = []
        """The seat to see with after a reconnection, once one was chosen."""
        self._task: asyncio.Task[None] | None = None
        self._retry_now = asyncio.Event()

    @property
    def sending(self) -> bool:
        """Whether a choice is on its way."""
        return self._unanswered is not None

    @property
    def speaking(self) -> bool:
        """Whether a chat message is on its way."""
        return bool(self._spoken) and self.state == "open"

    @property
    def waiting(self) -> int:
        """How many updates are still to be shown."""
        return len(self._playback)

    # -- what a person does ----------------------------------------------------------------------------------------

    async def act(self, action: str) -> None:
        """Makes a choice for the seat whose view is shown."""
        if self.sitting is not None and self.scene is not None:
            await self._submit(wire.Act(self._ref(), self.sitting, self._latest().ply, action))

    async def undo(self) -> None:
        """Takes the last choice back."""
        if self.sitting is not None and self.scene is not None:
            await self._submit(wire.Undo(self._ref(), self.sitting, self._latest().ply))

    async def why(self, action: str) -> wire.Explanation | None:
        """Returns why an action is not possible, if it is not; nothing while disconnected."""
        if self.sitting is None or self.state != "open":
            return None
        message = wire.Explain(self._ref(), self.sitting, action)
        answer: asyncio.Future[wire.Explanation | None] = asyncio.get_running_loop().create_future()
        self._asked[message.ref] = (message, answer)
        await self._send(message)
        return await answer

    async def sit(self, seat: int | None) -> None:
        """Sees with another seat of this screen, or with none."""
        self._wanted = [seat]
        await self._send(wire.Sit(seat))

    async def speak(self, saying: QuickMessage | None, text: str) -> None:
        """Sends a quick message or, without one, a text."""
        seat = self.sitting if self.sitting is not None else next(iter(self.you), None)
        if seat is None:
            return
        self._spoken = ref = self._ref()
        if saying == "nudge":
            await self._send(Nudge(ref, seat))
        elif saying is not None:
            await self._send(Emote(ref, seat, saying))
        else:
            await self._send(Chat(ref, seat, text[:_MAX_SENT]))

    def skip(self) -> None:
        """Shows all waiting updates now."""
        self._playback.skip()

    def retry(self) -> None:
        """Tries again now instead of waiting."""
        self._retry_now.set()

    # -- the connection -------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Connects, listens, and connects again, until it is closed or there is nothing to come back to."""
        self._task = asyncio.current_task()
        pinging = asyncio.create_task(self._ping_forever())
        try:
            while self.state not in (*STOPPED, "closed"):
                await self._listen()
        finally:
            pinging.cancel()
            self._playback.drop()
            for _, answer in self._asked.values():
                answer.cancel()

    async def _listen(self) -> None:
        """Listens to one connection, from its beginning to its end."""
        try:
            self._connection = await self.tables.connect(self.id)
            while self.state != "closed":
                await self._handle_message(await self._connection.receive())
        except (ConnectionLostError, TablesError) as lost:
            self._connection = None
            self.lost_because = lost.why if isinstance(lost, ConnectionLostError) else ""
            await self._on_connection_lost(lost.code if isinstance(lost, ConnectionLostError) else 0)

    async def _on_connection_lost(self, code: int) -> None:
        if self.state in ("closed", "old", "gone"):
            return
        if code in _STOPPING:
            self.state = _STOPPING[code]
            self.on_change()
            return
        self.state, self._spoken = "waiting", ""
        self.on_change()
        self._retry_now.clear()
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._retry_now.wait(), self.delay(self._wait))
        self._wait = min(self._wait * 2, _LONGEST_WAIT)

    async def close(self) -> None:
        self.state = "closed"
        self._retry_now.set()
        if self._connection is not None:
            await self._connection.close()
        if self._task is not None and self._task is not asyncio.current_task():
            await asyncio.wait([self._task], timeout=2.0)

    async def _ping_forever(self) -> None:
        while True:
            await asyncio.sleep(_PING_EVERY)
            await self._send(wire.Ping())

    async def _send(self, message: wire.FromPage) -> None:
        if self._connection is not None:
            with suppress(ConnectionLostError):  # the receiving side finds out
                await self._connection.send(message)

    async def _submit(self, message: wire.Act | wire.Undo) -> None:
        if self._unanswered is not None:
            return  # one after the other: the next one depends on the answer
        self.skip()
        self._unanswered = message
        await self._send(message)

    def _ref(self) -> str:
        self._numbered += 1
        return f"{self._prefix}-{self._numbered}"

    # -- what the table says ---------------------------------------------------------------------------------------

    async def _handle_message(self, message: wire.FromServer) -> None:
        match message:
            case wire.Hello():
                await self._on_hello(message)
            case wire.Update():
                await self._receive_update(message)
                return
            case wire.TableChanged():
                self.table, self.deadline = message.table, message.table.deadline
            case wire.Seated():
                self._playback.drop()
                self.sitting, self.scene, self._number = message.seat, message.scene, message.number
            case wire.Done():
                if not self._answered(message.ref):
                    return
            case wire.Explanation():
                self._answer_why(message.ref, message)
                return
            case wire.Refused():
                self._answered(message.ref)
                self._answer_why(message.ref, None)
                self.on_refusal(message.sentences)
            case ChatHistory():
                missed = [one for one in message.messages if one not in self.chat and one.seat not in self.muted]
                self.chat = message.messages[-HISTORY:]
                self.on_missed_chat(missed)
            case ChatMessage():
                self.chat = [*self.chat, message][-HISTORY:]
                if message.seat not in self.muted:
                    self.on_chat(message)
            case wire.Closing():
                if message.reason == "removed":
                    self.state = "gone"
                if message.sentence is not None:
                    self.on_refusal([message.sentence])
        self.on_change()

    async def _on_hello(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            self.state = "old"
            return
        self._wait = _FIRST_WAIT
        self.state = "open"
        self._playback.drop()
        self.table, self.you, self.deadline = hello.table, hello.seats, hello.table.deadline
        self.story, self.sitting, self.scene = hello.story, hello.viewer, hello.scene
        self._number = hello.number
        for seat in self._wanted:
            if seat != hello.viewer and (seat is None or seat in self.you):
                await self._send(wire.Sit(seat))
        if self._unanswered is not None:
            await self._send(self._unanswered)
        for asked, _ in self._asked.values():
            await self._send(asked)

    def _answered(self, ref: str) -> bool:
        """Returns whether it answers a chat message; a choice shows in the update that follows."""
        if self._unanswered is not None and self._unanswered.ref == ref:
            self._unanswered = None
        if self._spoken != ref:
            return False
        self._spoken = ""
        return True

    def _answer_why(self, ref: str, because: wire.Explanation | None) -> None:
        _, answer = self._asked.pop(ref, (None, None))
        if answer is not None and not answer.done():
            answer.set_result(because)

    # -- showing ---------------------------------------------------------------------------------------------------

    async def _receive_update(self, update: wire.Update) -> None:
        before = self._latest()
        if update.base != self._number:  # it changes another scene than the one that is here: come in again
            if self._connection is not None:
                await self._connection.close()
            return
        self._number = update.number
        after = wire.changed_scene(before, update.change)
        self._enqueue(QueuedUpdate(update.story, after, update.deadline, update.undone), before)

    def _enqueue(self, update: QueuedUpdate, before: wire.Scene) -> None:
        mine = self.sitting is not None and before.seat == self.sitting
        self._playback.take(update, at_once=mine or before.phase == "choosing", playing=bool(self.you))

    def _show(self, update: QueuedUpdate) -> None:
        remaining = self.story[: len(self.story) - update.undone] if update.undone else self.story
        self.story = [*remaining, *update.entries]
        self.scene, self.deadline = update.scene, update.deadline
        self.on_update(update.entries)
        self.on_change()

    def _latest(self) -> wire.Scene:
        """Returns the newest scene received, shown or not."""
        scene = self._playback.last.scene if self._playback.last else self.scene
        assert scene is not None
        return scene
