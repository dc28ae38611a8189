"""Games to look at: finished ones by the id of their table, and any record that is sent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server.answers.long_answers import asked_of_chance, replayed
from vitral.server.http.requests import address_of, body_of, live_table, registry_of
from vitral.server.http.worked_out import worked_out
from vitral.server.limits import ConcurrencyLimit
from vitral.server.problems import NOT_OVER, conflict, too_many


async def of_table(request: Request) -> Response:
    """The frames of a finished game."""
    live = await live_table(request)
    record = await live.finished_record()
    if record is None:
        raise conflict("not_over", NOT_OVER)
    return await _answer(request, record.to_json().encode())


async def of_record(request: Request) -> Response:
    """The frames of a record that somebody has; it stays in memory only until it is answered."""
    async with uploaded(request) as record:
        return await _answer(request, record)


async def questions_of_record(request: Request) -> Response:
    """What the game of a record asked of chance, so that a page can deal it again itself."""
    async with uploaded(request) as record:
        return await worked_out(request, asked_of_chance, record)


@asynccontextmanager
async def uploaded(request: Request) -> AsyncIterator[bytes]:
    """The record in the body of a request, where not too many are sent."""
    who, uploading = address_of(request), request.app.state.uploading
    assert isinstance(uploading, ConcurrencyLimit)
    if not (request.app.state.uploads.take(who) and uploading.acquire(who)):
        raise too_many("too many records were sent from here; wait a moment", close=True)
    try:
        yield await body_of(request, registry_of(request).settings.record_bytes)
    finally:
        uploading.release(who)


async def _answer(request: Request, record: bytes) -> Response:
    packed = "gzip" in request.headers.get("accept-encoding", "")
    return await worked_out(request, replayed, record, dict(request.query_params), packed, packed=packed)


ROUTES = [
    Route("/api/tables/{table}/frames", of_table),
    Route("/api/frames", of_record, methods=["POST"]),
    Route("/api/questions", questions_of_record, methods=["POST"]),
]
