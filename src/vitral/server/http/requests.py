"""What every request has: a guest, an address, a body of limited size."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from vitral.records import Record, RecordError
from vitral.said import Said
from vitral.server.http.identity import COOKIE, COOKIE_AGE, fresh_guest, guest_hash
from vitral.server.problems import NO_TABLE, ProblemError, not_allowed, not_found
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry

_T = TypeVar("_T")


def registry_of(request: HTTPConnection) -> TableRegistry:
    """The tables of this server."""
    registry: TableRegistry = request.app.state.registry
    return registry


def address_of(request: HTTPConnection) -> str:
    """Where the request came from."""
    return request.client.host if request.client else "unknown"


def guest_of(request: HTTPConnection) -> str:
    """The hash of the guest's cookie, or nothing."""
    return guest_hash(request.cookies.get(COOKIE, ""))


class Guest:
    """The guest of a request that may make one: has a cookie already, or is given one with the answer."""

    def __init__(self, request: HTTPConnection) -> None:
        self._secure = request.url.scheme in ("https", "wss")
        self.hash = guest_of(request)
        self._fresh = ""
        if not self.hash:
            self._fresh = fresh_guest()
            self.hash = guest_hash(self._fresh)

    def greet(self, response: Response) -> Response:
        """Give the cookie, if it is new."""
        if self._fresh:
            response.set_cookie(
                COOKIE, self._fresh, max_age=COOKIE_AGE, path="/", secure=self._secure, httponly=True, samesite="lax"
            )
        return response


async def body_of(request: Request, limit: int) -> bytes:
    """The whole body; a `ProblemError` if it is longer than that."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            too_large = Said("problem-too-large", f"a request of this kind may have {limit} bytes")
            raise ProblemError(413, "too_large", too_large)
        parts.append(part)
    return b"".join(parts)


async def read_body(request: Request, kind: type[_T]) -> _T:
    """The struct that the body tells; `ProblemError` says what is wrong and where."""
    body = await body_of(request, registry_of(request).settings.body_bytes)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        message, _, where = str(error).partition(" - at ")
        raise ProblemError(422, "unreadable", message, where.strip("`")) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProblemError(400, "unreadable", f"this is not JSON: {error}") from None


async def read_record(request: Request) -> Record:
    """The game file that the body is; `ProblemError` says why it is none."""
    body = await body_of(request, registry_of(request).settings.record_bytes)
    try:
        return await run_in_threadpool(lambda: Record.from_json(body.decode()))
    except (RecordError, UnicodeDecodeError, RecursionError) as error:
        why = error.said if isinstance(error, RecordError) else Said("problem-no-text", "it contains no text")
        no_record = Said("problem-not-a-record", "this is not a record: {why}", why=why)
        raise ProblemError(422, "unreadable", no_record) from None


async def live_table(request: HTTPConnection) -> LiveTable:
    """The table that the address names."""
    live = await registry_of(request).find(request.path_params["table"])
    if live is None:
        raise not_found(NO_TABLE)
    return live


async def held_table(request: HTTPConnection) -> tuple[LiveTable, str]:
    """The table that the address names, and the guest who holds something there."""
    live, guest = await live_table(request), guest_of(request)
    if guest not in live.holds:
        raise not_allowed(
            Said("problem-not-let-in", "this table is for those who were let in; use the link you were given")
        )
    return live, guest
