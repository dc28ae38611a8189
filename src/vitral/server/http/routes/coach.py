"""The coach over HTTP: a hint for a decision of one's own, and the review of a finished game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server import protocol as wire
from vitral.server.http.json_answer import json_response
from vitral.server.http.requests import address_of, held_table, live_table, read_body, registry_of
from vitral.server.problems import NOT_OVER, conflict, too_many


async def hint(request: Request) -> Response:
    """Advice for the seat to move, where no other person plays."""
    live, guest = await held_table(request)
    asked = await read_body(request, wire.AskHint)
    _not_too_often(request)
    return json_response(await registry_of(request).coach.advise(live, guest, asked.seat, address_of(request)))


async def review(request: Request) -> Response:
    """What can be said of a finished game."""
    live = await live_table(request)
    record = await live.finished()
    if record is None:
        raise conflict("not_over", NOT_OVER)
    _not_too_often(request)
    return json_response(await registry_of(request).coach.look_back(live.table.id, record, address_of(request)))


def _not_too_often(request: Request) -> None:
    if not request.app.state.coaching.take(address_of(request)):
        raise too_many("the coach was asked too often; wait a moment")


ROUTES = [
    Route("/api/tables/{table}/hint", hint, methods=["POST"]),
    Route("/api/tables/{table}/review", review),
]
