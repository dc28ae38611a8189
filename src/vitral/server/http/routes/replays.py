"""Games to look at: finished ones by the id of their table, and any record that is sent."""

from __future__ import annotations

import gzip

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.records import Record, RecordError
from vitral.server.answers.frames import ALL, Wanted, frames
from vitral.server.http.requests import live_table, read_record
from vitral.server.problems import NOT_OVER, ProblemError, conflict, invalid


async def of_table(request: Request) -> Response:
    """The frames of a finished game."""
    live = await live_table(request)
    record = await live.finished()
    if record is None:
        raise conflict("not_over", NOT_OVER)
    return await _answer(request, record)


async def of_record(request: Request) -> Response:
    return await _answer(request, await read_record(request))


async def _answer(request: Request, record: Record) -> Response:
    wanted, packed = _wanted(request, record.options.players), "gzip" in request.headers.get("accept-encoding", "")
    try:
        body = await run_in_threadpool(_made, record, wanted, packed)
    except RecordError as error:
        raise ProblemError(422, "impossible", error.said) from None
    headers = {"Content-Encoding": "gzip"} if packed else {}
    return Response(body, media_type="application/json", headers={**headers, "Vary": "Accept-Encoding"})


def _made(record: Record, wanted: Wanted, packed: bool) -> bytes:
    """Many frames are much alike, so they pack to a small part of their size."""
    body = msgspec.json.encode(frames(record, wanted))
    return gzip.compress(body, 4, mtime=0) if packed else body


def _wanted(request: Request, players: int) -> Wanted:
    query = request.query_params
    return Wanted(_viewer(query.get("seat", ALL), players), _number(query.get("from")) or 0, _number(query.get("to")))


def _viewer(text: str, players: int) -> int | str | None:
    if text in (ALL, "none"):
        return ALL if text == ALL else None
    if not text.isascii() or not text.isdecimal() or int(text) >= players:
        raise invalid(f"expected a seat from 0 to {players - 1}, all, or none for a spectator", "seat")
    return int(text)


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise invalid("expected a number", "from, to")
    return int(text)


ROUTES = [
    Route("/api/tables/{table}/frames", of_table),
    Route("/api/frames", of_record, methods=["POST"]),
]
