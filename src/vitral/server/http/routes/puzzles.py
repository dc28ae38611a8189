"""Puzzles over HTTP. Nothing is kept: the page sends all choices so far, and is told where they lead."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.puzzles import puzzles
from vitral.server.answers.long_answers import puzzled
from vitral.server.answers.puzzles import about
from vitral.server.http.cached_answer import cached
from vitral.server.http.requests import body_of, registry_of
from vitral.server.http.worked_out import worked_out
from vitral.server.protocol import puzzles as wire


async def every(request: Request) -> Response:
    return await cached(request, _listed)


def _listed() -> wire.Puzzles:
    return wire.Puzzles([about(puzzle) for puzzle in puzzles()])


async def one(request: Request) -> Response:
    """Where somebody is at a puzzle."""
    body = await body_of(request, registry_of(request).settings.body_bytes)
    return await worked_out(request, puzzled, request.path_params["puzzle"], body)


ROUTES = [
    Route("/api/puzzles", every),
    Route("/api/puzzles/{puzzle}", one, methods=["POST"]),
]
