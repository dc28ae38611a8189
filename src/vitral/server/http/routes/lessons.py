"""Lessons over HTTP. Nothing is kept: the page sends all answers so far, and is told where they lead."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server.answers.long_answers import taught
from vitral.server.http.at_desk import worked_out
from vitral.server.http.json_answer import json_response
from vitral.server.http.requests import body_of, registry_of
from vitral.server.protocol import lessons as wire
from vitral.tutor import lessons


async def every(request: Request) -> Response:
    return json_response(wire.Lessons([wire.LessonAbout(lesson.id, len(lesson.steps)) for lesson in lessons()]))


async def one(request: Request) -> Response:
    """Where somebody is in a lesson."""
    body = await body_of(request, registry_of(request).settings.body_bytes)
    return await worked_out(request, taught, request.path_params["lesson"], body)


ROUTES = [
    Route("/api/lessons", every),
    Route("/api/lessons/{lesson}", one, methods=["POST"]),
]
