"""The referee over HTTP: windows of a real table, told in the format of `vitral score` and `vitral check`."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server.answers.long_answers import checked, scored
from vitral.server.http.at_desk import worked_out
from vitral.server.http.requests import body_of, registry_of


async def score(request: Request) -> Response:
    """The score sheets of some windows, with the spaces that made the points."""
    return await worked_out(request, scored, await body_of(request, registry_of(request).settings.body_bytes))


async def check(request: Request) -> Response:
    """What some windows break, and the smallest repairs."""
    return await worked_out(request, checked, await body_of(request, registry_of(request).settings.body_bytes))


ROUTES = [
    Route("/api/score", score, methods=["POST"]),
    Route("/api/check", check, methods=["POST"]),
]
