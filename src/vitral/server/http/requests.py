"""Reads requests: their guest, address, table, and a body of limited size."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from vitral.server.http.addresses import home_of, network_of, wide_networks_of
from vitral.server.http.state import state_of
from vitral.server.identity import COOKIE_AGE, SECURE_COOKIE, cookie_name, guest_hash, new_guest_cookie
from vitral.server.limits import RateLimit
from vitral.server.people.people_service import PeopleService
from vitral.server.problems import NO_TABLE, ProblemError, not_allowed, not_found, too_many, unreadable
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.registry import TableRegistry
from vitral.translatable import TranslatableText

_T = TypeVar("_T")
_DIGITS: Final = 12
REAL_GAME_BYTES: Final = 65_536
"""The largest game at a real table: about 500 lines, of which most have ten letters."""


def registry_of(request: HTTPConnection) -> TableRegistry:
    return state_of(request).registry


def people_of(request: HTTPConnection) -> PeopleService:
    return state_of(request).people


def address_of(request: HTTPConnection) -> str:
    """Returns the network that a request came from, as limits count it."""
    return network_of(request.client.host) if request.client else "unknown"


def networks_of(request: HTTPConnection) -> tuple[str, str]:
    """Returns the network around that address, which often has one owner, and the address."""
    address = address_of(request)
    return wide_networks_of(address)[0], address


def owner_of(request: HTTPConnection) -> str:
    """Returns for whom something is computed: of IPv6 the home that a request came from, else its address."""
    address = address_of(request)
    return home_of(address) or address


def take_for(request: HTTPConnection, limit: RateLimit) -> bool:
    """Takes a token for the address of a request, and returns whether there was one.

    Of IPv6 one for the home around it first, which may have thousands of networks.
    """
    address = address_of(request)
    home = home_of(address)
    return (not home or limit.take(home)) and limit.take(address)


def check_rate(request: HTTPConnection, limit: RateLimit, message: str) -> None:
    """Raises a `ProblemError` (429) if the address of a request is over the limit."""
    if not take_for(request, limit):
        raise too_many(message)


def check_new_tables(request: HTTPConnection) -> None:
    check_rate(request, state_of(request).limits.new_table_rate, "too many tables were set up from here; wait a minute")


def check_watching(request: HTTPConnection) -> None:
    check_rate(request, state_of(request).limits.watch_rate, "too many guests came to tables from here; wait a minute")


def check_joining(request: HTTPConnection) -> None:
    check_rate(request, state_of(request).limits.join_rate, "too many seats were taken from here; wait a minute")


KNOWN_GUEST: Final = "vitral.guest"
"""Where a request carries who its browser belongs to, once that was looked up (`middleware.GuestLookup`)."""


def device_of(request: HTTPConnection) -> str:
    """Returns the hash of the browser's cookie, or nothing."""
    return guest_hash(request.cookies.get(cookie_name(request.url.scheme), ""))


def guest_of(request: HTTPConnection) -> str:
    """Returns who asks, as the store knows them: the person whose browser it is, the hash of its cookie, or nothing."""
    known = request.scope.get(KNOWN_GUEST)
    return device_of(request) if known is None else str(known)


class Guest:
    """The guest of a request that may make one: has a cookie already, or is given one with the answer."""

    def __init__(self, request: HTTPConnection) -> None:
        self._cookie = cookie_name(request.url.scheme)
        self.hash = guest_of(request)
        self.device = device_of(request)
        self._fresh = ""
        if not self.hash:
            self._fresh = new_guest_cookie()
            self.hash = self.device = guest_hash(self._fresh)

    def set_cookie(self, response: Response) -> Response:
        """Adds the cookie to a response, if it is new."""
        if self._fresh:
            secure = self._cookie == SECURE_COOKIE
            response.set_cookie(
                self._cookie, self._fresh, max_age=COOKIE_AGE, path="/", secure=secure, httponly=True, samesite="lax"
            )
        return response

    def clear_cookie(self, response: Response) -> Response:
        secure = self._cookie == SECURE_COOKIE
        response.delete_cookie(self._cookie, path="/", secure=secure, httponly=True, samesite="lax")
        return response


def _too_large(limit: int) -> ProblemError:
    words = TranslatableText("problem-too-large", f"a request of this kind may have {limit} bytes")
    return ProblemError(413, "too_large", words, close=True)


async def body_of(request: Request, limit: int = 0) -> bytes:
    """Returns the whole body; a `ProblemError` if it is longer than *limit*, or `Settings.body_bytes`."""
    limit = limit or state_of(request).settings.body_bytes
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > _DIGITS or int(length) > limit:
        raise _too_large(limit)
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise _too_large(limit)
        parts.append(part)
    return b"".join(parts)


@asynccontextmanager
async def uploaded_record(request: Request) -> AsyncIterator[bytes]:
    """Yields the record in the body of a request; raises `ProblemError` if too many are sent from its address."""
    state, owner = state_of(request), owner_of(request)
    if not (take_for(request, state.limits.upload_rate) and state.uploads_at_once.acquire(owner)):
        raise too_many("too many records were sent from here; wait a moment", close=True)
    try:
        yield await body_of(request, state.settings.record_bytes)
    finally:
        state.uploads_at_once.release(owner)


async def read_body(request: Request, kind: type[_T], limit: int = 0) -> _T:
    """Returns the struct in the body (see `body_of`); a `ProblemError` says what is wrong and where."""
    body = await body_of(request, limit)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise unreadable(error) from None


async def live_table(request: HTTPConnection) -> LiveTable:
    """Returns the table that the path names."""
    live = await registry_of(request).find(request.path_params["table"])
    if live is None:
        raise not_found(NO_TABLE)
    return live


async def held_table(request: HTTPConnection) -> tuple[LiveTable, str]:
    """Returns the table that the path names, and the guest, who holds something there."""
    live, guest = await live_table(request), guest_of(request)
    if not await live.is_admitted(guest):
        raise not_allowed(
            TranslatableText(
                "problem-not-let-in", "this table is for those who were let in; use the link you were given"
            )
        )
    return live, guest
