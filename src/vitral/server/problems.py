"""Refusals over HTTP: a status, a code for programs, a sentence for people."""

from __future__ import annotations

from starlette.responses import Response

from vitral.server.protocol import Problem
from vitral.server.wire import json_response


class ProblemError(Exception):
    """A request that cannot be fulfilled."""

    def __init__(self, status: int, code: str, message: str, where: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message, where)

    def response(self) -> Response:
        """As it is answered."""
        return json_response(self.problem, self.status)


def not_found(what: str) -> ProblemError:
    """404: there is no such thing, or none that this guest may know of."""
    return ProblemError(404, "not_found", f"there is no such {what} here")


def not_allowed(message: str) -> ProblemError:
    """403."""
    return ProblemError(403, "not_allowed", message)


def conflict(code: str, message: str) -> ProblemError:
    """409: not now."""
    return ProblemError(409, code, message)


def invalid(message: str, where: str = "") -> ProblemError:
    """400: the request could be read, but asks for what cannot be."""
    return ProblemError(400, "invalid", message, where)
