"""Tables on a server, reached over HTTP and a WebSocket as the page reaches them."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import socket
import ssl
import urllib.error
import urllib.request
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import unquote, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from vitral.server import protocol as wire
from vitral.server.data_folder import own_folder
from vitral.server.identity import cookie_name
from vitral.terminal.tables import ConnectionLostError, TablesError
from vitral.translatable import LATE, NO_HOST, TranslatableText, reason_of


def _file() -> Path:
    return own_folder() / "guests.json"


def _known() -> dict[str, str]:
    try:
        found = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {key: value for key, value in found.items() if isinstance(value, str)} if isinstance(found, dict) else {}


def guest_at(address: str) -> str:
    """Returns the cookie that server gave us, or nothing."""
    return _known().get(address, "")


def remember_guest(address: str, cookie: str) -> None:
    """Keeps a cookie where only its owner reads it; a folder that cannot be written is no reason not to play."""
    known = _known() | {address: cookie}
    path = _file()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.part")
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(known, file)
        part.replace(path)


def unreachable(error: OSError | ValueError) -> str:
    """Returns why a server cannot be reached."""
    cause = error.reason if isinstance(error, urllib.error.URLError) else error
    if isinstance(cause, socket.gaierror):
        return NO_HOST
    if isinstance(cause, TimeoutError):
        return LATE
    if isinstance(cause, ssl.SSLCertVerificationError):
        return TranslatableText(
            "fault-system-certificate", "its certificate is not valid: {why}", why=cause.verify_message
        )
    if isinstance(cause, ssl.SSLError):
        return TranslatableText("fault-system-tls", "it does not speak https as it should; try http://")
    return reason_of(cause) if isinstance(cause, (OSError, ValueError)) else str(cause)


_T = TypeVar("_T")
_TIMEOUT_SECONDS: Final = 15.0
_DECODER: Final[msgspec.json.Decoder[wire.FromServer]] = msgspec.json.Decoder(wire.FromServer)


class Link(msgspec.Struct, frozen=True):
    """A link of the page: the server, the table, and the secret that lets one in (none if the server knows one)."""

    address: str
    table: str
    secret: str

    @property
    def asks_name(self) -> bool:
        """Whether it takes a free seat, so that the others want to know a name."""
        return ".join." in self.secret


def read_address(text: str) -> str:
    """Returns a server's address without a path; `ValueError` if it is invalid."""
    parts = urlsplit(text if "://" in text else f"http://{text}")
    spaced = any(sign.isspace() or not sign.isprintable() for sign in text)
    if parts.scheme not in ("http", "https") or not parts.hostname or spaced:
        raise ValueError(f"no address: {text}")
    _ = parts.port  # an invalid port is refused here
    return f"{parts.scheme}://{parts.netloc}"


def read_link(text: str) -> Link:
    """Returns a link as the page shows it (`http://host/t/TABLE#SECRET`); `ValueError` if it is invalid."""
    parts = urlsplit(text)
    start, _, table = parts.path.rstrip("/").rpartition("/")
    if start != "/t" or not table:
        raise ValueError(f"no link: {text}")
    return Link(read_address(text), table, unquote(parts.fragment.removeprefix("s=")))


class RemoteConnection:
    """A WebSocket to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, message: wire.FromPage) -> None:
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            raise ConnectionLostError from None

    async def receive(self) -> wire.FromServer:
        try:
            return _DECODER.decode(await self._socket.recv())
        except ConnectionClosed as closed:
            raise ConnectionLostError(closed.rcvd.code if closed.rcvd else 0) from None
        except msgspec.DecodeError:
            raise ConnectionLostError from None

    async def close(self) -> None:
        await self._socket.close()


class RemoteTables:
    """A server. Its cookie is stored in a file, so that seats stay."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._name = cookie_name("https" if address.startswith("https:") else "http")
        self._cookie = guest_at(address)

    async def create(self, new: wire.NewTable) -> str:
        return (await self._call("POST", "tables", wire.CreatedTable, new)).table

    async def enter(self, secret: str, name: str) -> str:
        return (await self._call("POST", "enter", wire.EnteredTable, wire.EnterTable(secret, name))).table

    async def invitation(self, secret: str) -> wire.Invitation:
        """Returns where a link leads, before it is used."""
        return await self._call("POST", "invitation", wire.Invitation, wire.InvitationRequest(secret))

    async def mine(self) -> list[wire.MyTable]:
        return (await self._call("GET", "me", wire.Me)).tables

    async def open_again(self, game: str) -> str:
        return game

    async def links(self, table: str) -> wire.Links:
        return await self._call("GET", f"tables/{table}/links", wire.Links)

    async def hand_over_seat(self, table: str, seat: int, bot: str) -> None:
        await self._call("POST", f"tables/{table}/seats/{seat}", wire.TableInfo, wire.HandOverSeat(bot))

    async def hint(self, table: str, seat: int) -> wire.Advice:
        return await self._call("POST", f"tables/{table}/hint", wire.Advice, wire.HintRequest(seat))

    async def review(self, table: str) -> wire.GameReview:
        return await self._call("GET", f"tables/{table}/review", wire.GameReview)

    async def record(self, table: str) -> str:
        return (await asyncio.to_thread(self._request, "GET", f"tables/{table}/record", None)).decode()

    async def close(self) -> None: ...

    def saved_as(self, table: str) -> Path | None:
        return None

    async def connect(self, table: str) -> RemoteConnection:
        url = f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket"
        headers = {"Cookie": f"{self._name}={self._cookie}"} if self._cookie else {}
        try:
            return RemoteConnection(await connect(url, additional_headers=headers, max_size=None))
        except OSError as error:
            raise ConnectionLostError(why=unreachable(error)) from None
        except (InvalidHandshake, InvalidURI):
            raise ConnectionLostError from None

    async def _call(self, method: str, path: str, kind: type[_T], body: Any = None) -> _T:
        sent = None if body is None else msgspec.json.encode(body)
        answer = await asyncio.to_thread(self._request, method, path, sent)
        try:
            return msgspec.json.decode(answer, type=kind)
        except msgspec.ValidationError:  # an answer of another version
            raise TablesError("other_version", where=self.address) from None
        except msgspec.DecodeError:
            raise TablesError("no_vitral", where=self.address) from None

    def _request(self, method: str, path: str, body: bytes | None) -> bytes:
        request = urllib.request.Request(f"{self.address}/api/{path}", body, method=method)
        request.add_header("Accept", "application/json")
        if body is not None:
            request.add_header("Content-Type", "application/json")
        if self._cookie:
            request.add_header("Cookie", f"{self._name}={self._cookie}")
        try:
            with urllib.request.urlopen(request, timeout=_TIMEOUT_SECONDS) as answer:
                self._keep_cookie(answer.headers.get_all("Set-Cookie") or [])
                content: bytes = answer.read()
                return content
        except urllib.error.HTTPError as refused:
            with refused:
                raise _problem(refused, self.address) from None
        except (OSError, ValueError) as error:
            raise TablesError("offline", unreachable(error), self.address) from None
        except http.client.IncompleteRead:  # the server ended meanwhile
            raise TablesError("offline", where=self.address) from None
        except http.client.HTTPException:  # not an answer of HTTP
            raise TablesError("no_vitral", where=self.address) from None

    def _keep_cookie(self, headers: list[str]) -> None:
        for header in headers:
            try:
                found = SimpleCookie(header).get(self._name)
            except CookieError:
                continue
            if found is not None and found.value != self._cookie:
                self._cookie = found.value
                remember_guest(self.address, found.value)


def _problem(refused: urllib.error.HTTPError, address: str) -> TablesError:
    try:
        problem = msgspec.json.decode(refused.read(), type=wire.Problem)
    except (msgspec.DecodeError, OSError, http.client.HTTPException):
        if refused.code in (404, 405, 501):  # what pages of others answer
            return TablesError("no_vitral", where=address)
        if refused.code >= 500:
            return TablesError(f"http_{refused.code}", str(refused.reason), address)
        return TablesError("offline", f"HTTP {refused.code} {refused.reason}", address)  # a proxy on the way
    return TablesError(problem.code, problem.message, problem.where, problem.sentence)
