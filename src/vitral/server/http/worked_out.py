"""Have a long answer computed for a request."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from vitral.server.answers.long_answers import LongAnswer, compute_answer
from vitral.server.http.json_answer import parts
from vitral.server.http.requests import address_of, registry_of
from vitral.server.problems import too_many


async def worked_out(request: Request, answer: LongAnswer, *args: Any, packed: bool = False) -> Response:
    """The answer of a worker process; `packed` says that the function packs it."""
    owner, registry = address_of(request), registry_of(request)
    if not request.app.state.long_answer_limit.take(owner):
        raise too_many("too much was asked for from here; wait a moment")
    body = await compute_answer(registry.pool, owner, registry.settings.long_answer_seconds, answer, *args)
    return parts(body, {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})})
