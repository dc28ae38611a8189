"""Have a long answer worked out for a request."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from vitral.server import metrics
from vitral.server.answers.desk import Desk, Work
from vitral.server.http.json_answer import parts
from vitral.server.http.requests import address_of
from vitral.server.problems import too_many


async def worked_out(request: Request, work: Work, *about: Any, packed: bool = False) -> Response:
    """The answer of the desk; `packed` says that `work` packs it."""
    who = address_of(request)
    if not request.app.state.desk_limit.take(who):
        raise too_many("too much was asked for from here; wait a moment")
    desk: Desk = request.app.state.desk
    status, code, body = await desk.work(who, work, *about)
    if code:
        metrics.REFUSALS.add(1, code)
        return Response(body, status, media_type="application/json")
    return parts(body, {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})})
