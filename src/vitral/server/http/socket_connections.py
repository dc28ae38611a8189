"""WebSocket connections: frames are read as fast as an address may send them, however small they are."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from vitral.server import metrics
from vitral.server.http.addresses import household
from vitral.server.http.closing import NO_TEXT, TOO_LONG
from vitral.server.http.connections import Connections
from vitral.server.http.direct import HEAR_TEXT, WRITE_TEXTS, HearText, text_frame
from vitral.server.http.limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

_PART: Final = 256
"""How much is read before others have their turn; it may hold some forty frames."""
_LEAST: Final = 32
"""What reading anything at all counts for."""
_UNREAD: Final = 600_000
_WHOLE_TEXT: Final = b"\x81"
_MASKED: Final = 128
_LONG: Final = 126
"""What stands for a size that is in two bytes of its own."""
_HEAD: Final = 6
"""What kind of frame it is, its size, and the mask."""
_PIECES: Final = 64
"""The most pieces of one message."""


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that has asked for a WebSocket."""

    def __init__(self, all_: Connections, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._all = all_
        self._peer = ""
        self._inside = False
        self._unread = b""
        self._stopped = False
        self._ear: HearText | None = None
        self._hold = 0.0
        """For how long the connection is not to be read, as its ear has it."""
        self._heard_at = 0.0
        """When anything was last heard, by the loop's clock."""
        self._bucket: Bucket | None = None
        self._waiting: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._shaking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """As `asyncio` has it; there was room for it before it became a socket."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._peer = household(address)
        self._inside = self._all.inside.enter(self._peer, unlimited=self._all.is_proxy(address))
        metrics.SOCKETS.add(1)
        self._shaking = self.loop.call_later(self._all.settings.head_seconds, self._give_up)
        if not self._inside:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        metrics.SOCKETS.add(-1)
        if self._inside:
            self._all.inside.leave(self._peer)
        for timer in (self._waiting, self._stuck, self._shaking):
            if timer is not None:
                timer.cancel()
        self._waiting = self._stuck = self._shaking = None
        self._unread = b""
        self._ear = None
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """As uvicorn has it, but a page that is just leaving is not sent away as well."""
        if self.handshake_complete and not self.close_sent and self.conn.state is not State.OPEN:
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()

    def _give_up(self) -> None:
        """Do not wait for the rest of a handshake."""
        if not self.handshake_initiated:
            metrics.TURNED_AWAY.add(1, "slow")
            self.transport.abort()

    def pause_writing(self) -> None:
        """As uvicorn has it, but whoever does not read at all is left."""
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self._all.settings.stuck_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # -- writing ---------------------------------------------------------------------------------------------------

    async def run_asgi(self) -> None:
        """As uvicorn has it, with a way around it."""
        own = {WRITE_TEXTS: self.write_texts, HEAR_TEXT: self.hear_by}
        extensions: dict[str, Any] = {**(self.scope.get("extensions") or {}), **own}
        self.scope["extensions"] = extensions
        await super().run_asgi()

    def write_texts(self, texts: tuple[bytes, ...]) -> bool:
        if self._stuck is not None or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(text_frame(texts[0]) if len(texts) == 1 else b"".join([text_frame(one) for one in texts]))
        return True

    def hear_by(self, ear: HearText) -> None:
        """Let that ear hear what comes, once what came before was heard."""
        self._ear = ear

    def send_keepalive_ping(self) -> None:
        """As uvicorn has it, but whoever was heard meanwhile is there, and need not be asked."""
        left = self._heard_at + (self.ping_interval or 0.0) - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    # -- reading ---------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._heard_at = self.loop.time()
        self._unread += data
        if self._waiting is None and not self.read_paused:
            self._feed()
        elif len(self._unread) > _UNREAD:
            self.transport.abort()  # reading was stopped, so this is more than could have been on its way

    def _feed(self) -> None:
        """Hand on a part; the rest waits until this one was heard and the address may send again."""
        self._waiting = None
        while self._unread and not self.read_paused and not self.transport.is_closing():
            read = self._hear_frames()
            if not read:
                part, self._unread = self._unread[:_PART], self._unread[_PART:]
                super().data_received(part)
                read = len(part)
            wait = (self._bucket or self._bytes_read()).reserve(read if read > _LEAST else _LEAST)
            if self._hold:
                wait, self._hold = max(wait, self._hold), 0.0
            if wait > 0 or self._unread:
                if wait > 0:
                    metrics.HELD_BACK.add(1, "frames")
                self._stopped = True
                self.transport.pause_reading()
                self._waiting = self.loop.call_later(wait, self._feed)
                return
        if self._stopped:
            self._read_on()

    def _bytes_read(self) -> Bucket:
        # The client of the scope is the real one, once the proxy's headers were read.
        client = self.scope["client"]
        bucket = self._bucket = self._all.bytes.of(household(client[0]) if client else self._peer)
        return bucket

    def _hear_frames(self) -> int:
        """Hear frames that are whole, short messages, as nearly all are; how many bytes of what is unread they were.

        Everything else is read as uvicorn has it, and so are these wherever they could mean something else.
        """
        data, at, conn, ear = self._unread, 0, self.conn, self._ear
        if ear is None or conn.state is not State.OPEN or conn.current_size is not None or conn.reader.buffer:
            return 0
        while at < _PART and data[at : at + 1] == _WHOLE_TEXT and len(data) > at + 1:
            start = at + _HEAD
            size = data[at + 1] - _MASKED
            if not 0 <= size < _LONG or len(data) < start + size:
                if size != _LONG or len(data) < start + 2:
                    break
                start += 2
                size = int.from_bytes(data[at + 2 : at + 4])
                if size > _PART or len(data) < start + size:
                    break
            text = apply_mask(data[start : start + size], data[start - 4 : start])
            if self.read_paused or self.close_sent or self._hold or not self.queue.empty() or not text.isascii():
                break
            at = start + size
            self._hold = ear(text)
            if self._ear is not ear:  # it was the last
                break
        self._unread = data[at:]
        return at

    def _read_on(self) -> None:
        if not (self._unread or self.read_paused or self.transport.is_closing()):
            self._stopped = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """As uvicorn has it, but reading goes on only after what was read already."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused, self._stopped = False, True
            if self._waiting is None:
                self._feed()
        return message

    def handle_cont(self, event: Frame) -> None:
        """As uvicorn has it, up to a number of pieces."""
        if len(self.frames) >= _PIECES:
            self._fail(TOO_LONG)
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """As uvicorn has it; what is no text ends the connection without a word in the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(NO_TEXT)
                return
        if self._ear is None or self.read_paused or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self._hold = max(self._hold, self._ear(frames[0] if len(frames) == 1 else b"".join(frames)))

    def _fail(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.send_close(code)
            self.handle_parser_exception()
