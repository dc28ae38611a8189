"""Lessons, puzzles and the rulebook over HTTP.

Nothing is stored: a page sends all answers so far, and gets the state they lead to.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from vitral.i18n import LANGUAGES
from vitral.puzzles import puzzles
from vitral.server import protocol as wire
from vitral.server.answers.long_answers import lesson_answer, lesson_pack_answer, puzzle_answer
from vitral.server.answers.puzzles import puzzle_summary
from vitral.server.answers.rulebook import book
from vitral.server.http.api_routes import ApiRoutes
from vitral.server.http.requests import body_of
from vitral.server.http.responses import cached_response, compressed_response, computed_response, json_response
from vitral.server.http.state import state_of
from vitral.server.problems import not_found
from vitral.tutor import lessons

routes = ApiRoutes()


@routes.get("/api/lessons", wire.Lessons)
async def list_lessons(request: Request) -> Response:
    """Sends the lessons of the first game."""
    return json_response(wire.Lessons([wire.LessonSummary(lesson.id, len(lesson.steps)) for lesson in lessons()]))


@routes.post("/api/lessons/{lesson}", wire.LessonState, wire.LessonAnswers)
async def show_lesson(request: Request) -> Response:
    """Sends the state of a lesson after the answers so far."""
    body = await body_of(request)
    return await computed_response(request, lesson_answer, request.path_params["lesson"], body)


@routes.get("/api/lessons/{lesson}/pack", wire.LessonPack)
async def download_lesson(request: Request) -> Response:
    """Sends a whole lesson, to be used offline; computed once."""
    packs = state_of(request).lesson_packs
    name = request.path_params["lesson"]
    if name not in packs:
        packs[name] = bytes((await computed_response(request, lesson_pack_answer, name, compressed=True)).body)
    return compressed_response(request, packs[name])


@routes.get("/api/puzzles", wire.Puzzles)
async def list_puzzles(request: Request) -> Response:
    """Sends the puzzles, the easiest first."""
    return await cached_response(request, _all_puzzles)


def _all_puzzles() -> wire.Puzzles:
    return wire.Puzzles([puzzle_summary(puzzle) for puzzle in puzzles()])


@routes.post("/api/puzzles/{puzzle}", wire.PuzzleState, wire.PuzzleChoices)
async def show_puzzle(request: Request) -> Response:
    """Sends the state of a puzzle after the choices so far."""
    body = await body_of(request)
    return await computed_response(request, puzzle_answer, request.path_params["puzzle"], body)


@routes.get("/api/rules/{lang}", wire.Rulebook)
async def rules(request: Request) -> Response:
    """Sends the rulebook in a language; it changes only with the server."""
    language = request.path_params["lang"]
    if language not in LANGUAGES:
        raise not_found(f"there is no rulebook in {language}")
    return await cached_response(request, book, language)
