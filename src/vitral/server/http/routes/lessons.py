"""Lessons over HTTP. Nothing is kept: the page sends all answers so far, and is told where they lead."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server.answers.lessons import teach
from vitral.server.http.json_answer import json_response
from vitral.server.http.requests import read_body
from vitral.server.problems import not_found
from vitral.server.protocol import lessons as wire
from vitral.tutor import lesson_named, lessons


async def every(request: Request) -> Response:
    return json_response(wire.Lessons([wire.LessonAbout(lesson.id, len(lesson.steps)) for lesson in lessons()]))


async def one(request: Request) -> Response:
    """Where somebody is in a lesson."""
    told = await read_body(request, wire.Answers)
    lesson = lesson_named(request.path_params["lesson"])
    if lesson is None:
        raise not_found("lesson")
    return json_response(await run_in_threadpool(teach, lesson, told.answers))


ROUTES = [
    Route("/api/lessons", every),
    Route("/api/lessons/{lesson}", one, methods=["POST"]),
]
