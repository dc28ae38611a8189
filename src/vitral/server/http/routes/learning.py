"""What teaches the game, over HTTP: lessons, puzzles and the rulebook.

Nothing is stored: a page sends all answers so far, and gets the state they lead to.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.i18n import LANGUAGES
from vitral.puzzles import puzzles
from vitral.server import protocol as lessons_wire
from vitral.server import protocol as puzzles_wire
from vitral.server.answers.long_answers import lesson_answer, lesson_pack_answer, puzzle_answer
from vitral.server.answers.puzzles import puzzle_summary
from vitral.server.answers.rulebook import book
from vitral.server.http.requests import body_of
from vitral.server.http.responses import cached_response, compressed_response, computed_response, json_response
from vitral.server.http.state import state_of
from vitral.server.problems import not_found
from vitral.tutor import lessons


async def list_lessons(request: Request) -> Response:
    return json_response(
        lessons_wire.Lessons([lessons_wire.LessonSummary(lesson.id, len(lesson.steps)) for lesson in lessons()])
    )


async def show_lesson(request: Request) -> Response:
    """Sends the state of a lesson after the answers so far."""
    body = await body_of(request)
    return await computed_response(request, lesson_answer, request.path_params["lesson"], body)


async def download_lesson(request: Request) -> Response:
    """Sends a whole lesson, to be used offline; computed once."""
    packs = state_of(request).lesson_packs
    name = request.path_params["lesson"]
    if name not in packs:
        packs[name] = bytes((await computed_response(request, lesson_pack_answer, name, compressed=True)).body)
    return compressed_response(request, packs[name])


async def list_puzzles(request: Request) -> Response:
    return await cached_response(request, _all_puzzles)


def _all_puzzles() -> puzzles_wire.Puzzles:
    return puzzles_wire.Puzzles([puzzle_summary(puzzle) for puzzle in puzzles()])


async def show_puzzle(request: Request) -> Response:
    """Sends the state of a puzzle after the choices so far."""
    body = await body_of(request)
    return await computed_response(request, puzzle_answer, request.path_params["puzzle"], body)


async def rules(request: Request) -> Response:
    """Sends the rulebook in a language; it changes only with the server."""
    language = request.path_params["lang"]
    if language not in LANGUAGES:
        raise not_found(f"there is no rulebook in {language}")
    return await cached_response(request, book, language)


ROUTES = [
    Route("/api/lessons/{lesson}/pack", download_lesson),
    Route("/api/lessons", list_lessons),
    Route("/api/lessons/{lesson}", show_lesson, methods=["POST"]),
    Route("/api/puzzles", list_puzzles),
    Route("/api/puzzles/{puzzle}", show_puzzle, methods=["POST"]),
    Route("/api/rules/{lang}", rules),
]
