"""JSON in and out of HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.responses import Response

from vitral.server.problems import ProblemError

_ENCODE: Final = msgspec.json.Encoder().encode


def json_response(content: msgspec.Struct | Sequence[msgspec.Struct], status: int = 200) -> Response:
    """Structs as an answer: each is described (`vitral.server.http.openapi`)."""
    return Response(_ENCODE(content), status, media_type="application/json")


def problem_response(error: ProblemError) -> Response:
    return json_response(error.problem, error.status)
