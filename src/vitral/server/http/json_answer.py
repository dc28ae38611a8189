"""JSON in and out of HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from vitral.server import metrics
from vitral.server.problems import ProblemError

_ENCODE: Final = msgspec.json.Encoder().encode
_PART: Final = 65_536


def json_response(content: msgspec.Struct | Sequence[msgspec.Struct], status: int = 200) -> Response:
    """Structs as an answer: each is described (`vitral.server.http.openapi`)."""
    return Response(_ENCODE(content), status, media_type="application/json")


def problem_response(error: ProblemError) -> Response:
    metrics.REFUSALS.add(1, error.problem.code)
    response = json_response(error.problem, error.status)
    if error.close:
        response.headers["Connection"] = "close"
    return response


class _Parts(Response):
    """An answer sent in parts, so that whoever reads it slowly has only one of them waiting in memory."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        body = bytes(self.body)
        for at in range(0, max(1, len(body)), _PART):
            more = at + _PART < len(body)
            await send({"type": "http.response.body", "body": body[at : at + _PART], "more_body": more})


def parts(body: bytes, headers: dict[str, str]) -> Response:
    """JSON that may be long."""
    return _Parts(body, media_type="application/json", headers=headers)
