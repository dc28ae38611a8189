"""Lessons over HTTP. Nothing is kept: the page sends all answers so far, and is told where they lead."""

from __future__ import annotations

import gzip

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server.answers.long_answers import lesson_to_take_along, taught
from vitral.server.http.json_answer import json_response, parts
from vitral.server.http.requests import body_of, registry_of
from vitral.server.http.worked_out import worked_out
from vitral.server.protocol import lessons as wire
from vitral.tutor import lessons


async def every(request: Request) -> Response:
    return json_response(wire.Lessons([wire.LessonAbout(lesson.id, len(lesson.steps)) for lesson in lessons()]))


async def one(request: Request) -> Response:
    """Where somebody is in a lesson."""
    body = await body_of(request, registry_of(request).settings.body_bytes)
    return await worked_out(request, taught, request.path_params["lesson"], body)


async def take_along(request: Request) -> Response:
    """A whole lesson, for whoever will have no network; worked out once."""
    packs: dict[str, bytes] = request.app.state.lesson_packs
    name = request.path_params["lesson"]
    if name not in packs:
        packs[name] = bytes((await worked_out(request, lesson_to_take_along, name, packed=True)).body)
    body, headers = packs[name], {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return parts(body, {**headers, "Content-Encoding": "gzip"})
    return parts(gzip.decompress(body), headers)


ROUTES = [
    Route("/api/lessons/{lesson}/pack", take_along),
    Route("/api/lessons", every),
    Route("/api/lessons/{lesson}", one, methods=["POST"]),
]
