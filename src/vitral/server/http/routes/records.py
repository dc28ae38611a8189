"""Games and windows as files, over HTTP: replays, and the referee for real tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server.answers.long_answers import chance_answer, check_answer, replay_answer, score_answer
from vitral.server.http.requests import address_of, body_of, live_table, registry_of
from vitral.server.http.responses import accepts_gzip, computed_response
from vitral.server.http.state import state_of
from vitral.server.problems import too_many

_REAL_TABLE_BYTES: Final = 16_384
"""The largest description of a real table."""


async def replay_table(request: Request) -> Response:
    """The frames of a finished game."""
    record = await registry_of(request).finished_record(await live_table(request))
    return await _frames(request, record.to_json().encode())


async def replay_record(request: Request) -> Response:
    """Sends the frames of an uploaded record, which is not stored."""
    async with uploaded(request) as record:
        return await _frames(request, record)


async def chance_questions(request: Request) -> Response:
    """What the game of a record asked of chance, so that a page can deal it again itself."""
    async with uploaded(request) as record:
        return await computed_response(request, chance_answer, record)


@asynccontextmanager
async def uploaded(request: Request) -> AsyncIterator[bytes]:
    """The record in the body of a request, where not too many are sent."""
    state, address = state_of(request), address_of(request)
    if not (state.limits.uploads.take(address) and state.uploads_at_once.acquire(address)):
        raise too_many("too many records were sent from here; wait a moment", close=True)
    try:
        yield await body_of(request, state.settings.record_bytes)
    finally:
        state.uploads_at_once.release(address)


async def _frames(request: Request, record: bytes) -> Response:
    gzip = accepts_gzip(request)
    return await computed_response(request, replay_answer, record, dict(request.query_params), gzip, compressed=gzip)


async def score(request: Request) -> Response:
    """The score sheets of some windows, with the spaces that made the points."""
    return await computed_response(request, score_answer, await body_of(request, _REAL_TABLE_BYTES))


async def check(request: Request) -> Response:
    """What some windows break, and the smallest repairs."""
    return await computed_response(request, check_answer, await body_of(request, _REAL_TABLE_BYTES))


ROUTES = [
    Route("/api/tables/{table}/frames", replay_table),
    Route("/api/frames", replay_record, methods=["POST"]),
    Route("/api/questions", chance_questions, methods=["POST"]),
    Route("/api/score", score, methods=["POST"]),
    Route("/api/check", check, methods=["POST"]),
]
