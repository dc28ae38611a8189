"""Have a long answer worked out for a request."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from vitral.server.answers.answer_workers import AnswerWorkers, Work
from vitral.server.http.json_answer import parts, refusal_response
from vitral.server.http.requests import address_of
from vitral.server.problems import too_many
from vitral.server.protocol import Problem


async def worked_out(request: Request, work: Work, *about: Any, packed: bool = False) -> Response:
    """The answer of a worker process; `packed` says that `work` packs it."""
    who = address_of(request)
    if not request.app.state.long_answer_limit.take(who):
        raise too_many("too much was asked for from here; wait a moment")
    workers: AnswerWorkers = request.app.state.answer_workers
    status, code, body = await workers.work(who, work, *about)
    if code:
        return refusal_response(msgspec.json.decode(body, type=Problem), status)
    return parts(body, {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})})
