"""Games and windows as files, over HTTP: replays, and the referee for real tables."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from vitral.server import protocol as wire
from vitral.server.answers.long_answers import (
    chance_answer,
    check_answer,
    compute_answer,
    compute_turn,
    real_table_answer,
    replay_answer,
    score_answer,
)
from vitral.server.answers.saved_games import (
    checked_games_answer,
    games_of_guest,
    is_of_bots,
    restore_games,
    save_games,
)
from vitral.server.http.api_routes import ApiRoutes
from vitral.server.http.requests import (
    REAL_GAME_BYTES,
    Guest,
    body_of,
    check_new_tables,
    check_rate,
    guest_of,
    live_table,
    owner_of,
    read_body,
    registry_of,
    uploaded_record,
)
from vitral.server.http.responses import accepts_gzip, computed_response, json_response
from vitral.server.http.state import state_of
from vitral.server.problems import too_many

routes = ApiRoutes()

_MAX_GAMES: Final = 200
"""The most games in a file that is downloaded."""
_REAL_TABLE_BYTES: Final = 16_384
"""The largest description of a real table."""


@routes.get("/api/tables/{table}/frames", wire.ReplayFrames, query=("seat", "from", "to"))
async def replay_table(request: Request) -> Response:
    """Sends the frames of a finished game."""
    record = await registry_of(request).finished_record(await live_table(request))
    return await _frames(request, record.to_json().encode())


@routes.post("/api/frames", wire.ReplayFrames, wire.RecordUpload, query=("seat", "from", "to"))
async def replay_record(request: Request) -> Response:
    """Sends the frames of an uploaded record, which is not stored."""
    async with uploaded_record(request) as record:
        return await _frames(request, record)


@routes.post("/api/questions", wire.ChanceQuestions, wire.RecordUpload)
async def chance_questions(request: Request) -> Response:
    """Sends what the game of a record asked of chance, so that a page can deal it again itself."""
    async with uploaded_record(request) as record:
        return await computed_response(request, chance_answer, record)


async def _frames(request: Request, record: bytes) -> Response:
    gzip = accepts_gzip(request)
    return await computed_response(request, replay_answer, record, dict(request.query_params), gzip, compressed=gzip)


@routes.get("/api/games", wire.SavedGames)
async def download_games(request: Request) -> Response:
    """Sends the guest's games as a file: finished ones, and those in which nobody else plays."""
    check_rate(request, state_of(request).limits.own_data_rate, "this was asked for too often; wait a minute")
    registry = registry_of(request)
    games = await games_of_guest(registry, guest_of(request), _MAX_GAMES)
    response = json_response(await save_games(registry.store, games))
    response.headers["Content-Disposition"] = 'attachment; filename="vitral-games.json"'
    return response


@routes.post("/api/games", wire.RestoredGames, wire.SavedGames)
async def restore(request: Request) -> Response:
    """Stores the games of such a file as the guest's own; each counts as a new table."""
    registry, guest, owner = registry_of(request), Guest(request), owner_of(request)
    async with uploaded_record(request) as body:
        seconds = registry.settings.long_answer_seconds
        checked = await compute_answer(registry.pool, owner, seconds, checked_games_answer, body, True)
        games = msgspec.json.decode(checked, type=wire.SavedGames).games
        for game in games:
            check_new_tables(request)
            if is_of_bots(game.setup):
                check_rate(request, state_of(request).limits.bot_table_rate, "too many tables of bots came from here")
            game.created = round(registry.settings.clock(), 3)  # it is kept as long as a new one
        count = await restore_games(registry, guest.hash, games)
    return guest.set_cookie(json_response(wire.RestoredGames(count)))


@routes.post("/api/score", wire.TableScores, wire.RefereeTable)
async def score(request: Request) -> Response:
    """Sends the score sheets of some windows, with the spaces that made the points."""
    return await computed_response(request, score_answer, await body_of(request, _REAL_TABLE_BYTES))


@routes.post("/api/check", wire.TableCheck, wire.RefereeTable)
async def check(request: Request) -> Response:
    """Sends what some windows break, and the smallest repairs."""
    return await computed_response(request, check_answer, await body_of(request, _REAL_TABLE_BYTES))


@routes.post("/api/real-table", wire.RealTableState, wire.RealTableRequest)
async def real_table(request: Request) -> Response:
    """Sends where entries lead in a game at a real table; nothing is stored."""
    return await computed_response(request, real_table_answer, await body_of(request, REAL_GAME_BYTES))


@routes.post("/api/real-table/turn", wire.RealTableTurn, wire.RealTableRequest)
async def real_table_turn(request: Request) -> Response:
    """Sends what a bot does at a real table."""
    state, owner = state_of(request), owner_of(request)
    check_rate(request, state.limits.long_answer_rate, "too much was asked for from here; wait a moment")
    body = await read_body(request, wire.RealTableRequest, REAL_GAME_BYTES)
    if not state.turns_at_once.acquire(owner):
        raise too_many("too many bots are thinking for you already; wait a moment")
    try:
        seats = [seat.bot for seat in body.setup.seats]
        answer = await compute_turn(state.registry.bots, owner, seats, msgspec.json.encode(body))
    finally:
        state.turns_at_once.release(owner)
    return Response(answer, media_type="application/json")
