"""The coach over HTTP: a hint for a decision of one's own, and the review of a finished game."""

from __future__ import annotations

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from vitral.server import protocol as wire
from vitral.server.answers.long_answers import compute_answer, finished_record_answer, mistake_answer
from vitral.server.http.api_routes import ApiRoutes
from vitral.server.http.requests import (
    REAL_GAME_BYTES,
    check_rate,
    held_table,
    live_table,
    owner_of,
    read_body,
    registry_of,
    uploaded_record,
)
from vitral.server.http.responses import computed_response, json_response
from vitral.server.http.state import state_of

routes = ApiRoutes()


@routes.post("/api/tables/{table}/hint", wire.Advice, wire.HintRequest)
async def hint(request: Request) -> Response:
    """Sends advice for the seat to move, where no other person plays."""
    live, guest = await held_table(request)
    body = await read_body(request, wire.HintRequest)
    _check_rate(request)
    return json_response(await state_of(request).coach.advise(live, guest, body.seat, owner_of(request)))


@routes.post("/api/real-table/hint", wire.Advice, wire.RealTableRequest)
async def real_table_hint(request: Request) -> Response:
    """Sends advice for the person to move at a real table."""
    body = await read_body(request, wire.RealTableRequest, REAL_GAME_BYTES)
    _check_rate(request)
    return json_response(await state_of(request).coach.advise_real_table(body, owner_of(request)))


@routes.get("/api/tables/{table}/review", wire.GameReview)
async def review(request: Request) -> Response:
    """Sends what can be said of a finished game."""
    live = await live_table(request)
    record = await registry_of(request).finished_record(live)
    _check_rate(request)
    return json_response(await state_of(request).coach.review_game(live.table.id, record.to_json(), owner_of(request)))


@routes.post("/api/review", wire.GameReview, wire.RecordUpload)
async def review_of_record(request: Request) -> Response:
    """Sends the review of an uploaded game file."""
    _check_rate(request)
    state, owner = state_of(request), owner_of(request)
    async with uploaded_record(request) as body:
        seconds = state.settings.long_answer_seconds
        record = await compute_answer(state.registry.pool, owner, seconds, finished_record_answer, body)
        return json_response(await state.coach.review_game(sha256(body).hexdigest(), record.decode(), owner))


@routes.post("/api/review/turn", wire.PuzzleState, wire.MistakeChoices)
async def try_turn(request: Request) -> Response:
    """Sends the state of another try at a turn of a finished game, which is not stored."""
    async with uploaded_record(request) as body:
        return await computed_response(request, mistake_answer, body)


def _check_rate(request: Request) -> None:
    check_rate(request, state_of(request).limits.coach_rate, "the coach was asked too often; wait a moment")
