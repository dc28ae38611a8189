"""JSON in and out of HTTP."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.responses import Response

from vitral.server.problems import ProblemError

_ENCODE: Final = msgspec.json.Encoder().encode


def json_response(content: Any, status: int = 200) -> Response:
    """A struct as an answer."""
    return Response(_ENCODE(content), status, media_type="application/json")


def problem_response(error: ProblemError) -> Response:
    return json_response(error.problem, error.status)
