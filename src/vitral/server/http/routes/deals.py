"""Deals that many people play, over HTTP: the deals of each day, and contests."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from vitral.server import protocol as wire
from vitral.server.deals import contests, daily
from vitral.server.deals.daily import DailyDeal, daily_deal
from vitral.server.http.api_routes import ApiRoutes
from vitral.server.http.requests import (
    Guest,
    check_new_tables,
    check_watching,
    guest_of,
    owner_of,
    read_body,
    registry_of,
    uploaded_record,
)
from vitral.server.http.responses import json_response
from vitral.server.http.state import state_of

routes = ApiRoutes()


def _daily_deal(request: Request) -> DailyDeal:
    now = registry_of(request).settings.clock()
    return daily_deal(request.path_params["day"], request.path_params["kind"], now)


@routes.get("/api/daily", wire.Daily)
async def daily_overview(request: Request) -> Response:
    """Sends which day it is, and the guest's own games."""
    return json_response(await daily.overview(state_of(request).deals, guest_of(request)))


@routes.get("/api/daily/{day}/{kind}", wire.DailyStanding)
async def daily_standing(request: Request) -> Response:
    """Sends everybody's results of a day."""
    return json_response(await daily.standing(state_of(request).deals, _daily_deal(request), guest_of(request)))


@routes.post("/api/daily/{day}/{kind}", wire.CreatedTable, wire.PlayDaily, status=201)
async def play_daily(request: Request) -> Response:
    """Plays the deal of a day, or goes on with it."""
    deal, guest = _daily_deal(request), Guest(request)
    body = await read_body(request, wire.PlayDaily)
    check_new_tables(request)
    table = await daily.play(state_of(request).deals, deal, guest.hash, body.name, owner_of(request))
    return guest.set_cookie(json_response(wire.CreatedTable(table), 201))


@routes.post("/api/daily/{day}/{kind}/record", wire.DailyStanding, wire.RecordUpload)
async def upload_daily(request: Request) -> Response:
    """Sends the result of a game played elsewhere, as a file."""
    deal, guest = _daily_deal(request), Guest(request)
    check_new_tables(request)  # the result is stored as long as a table
    async with uploaded_record(request) as body:
        await daily.add_record(state_of(request).deals, deal, guest.hash, body, owner_of(request))
    return guest.set_cookie(json_response(await daily.standing(state_of(request).deals, deal, guest.hash)))


@routes.get("/api/contests", list[wire.ContestLine])
async def my_contests(request: Request) -> Response:
    """Returns the guest's contests."""
    return json_response(await contests.of_guest(state_of(request).deals, guest_of(request)))


@routes.post("/api/contests", wire.ContestStanding, wire.NewContest, status=201)
async def create_contest(request: Request) -> Response:
    """Creates a contest."""
    new, guest = await read_body(request, wire.NewContest), Guest(request)
    check_new_tables(request)
    made = await contests.create(state_of(request).deals, new, guest.hash)
    return guest.set_cookie(await _standing(request, made, guest.hash, 201))


@routes.get("/api/contests/{contest}", wire.ContestStanding)
async def show_contest(request: Request) -> Response:
    """Returns a contest and its standing; its address is all one needs."""
    return await _standing(request, request.path_params["contest"], guest_of(request))


@routes.get("/api/contests/{contest}/export", wire.ContestStanding)
async def export_contest(request: Request) -> Response:
    """Returns the standing as a file."""
    answer = await show_contest(request)
    answer.headers["Content-Disposition"] = 'attachment; filename="vitral-contest.json"'
    return answer


@routes.post("/api/contests/{contest}/enter", wire.ContestStanding, wire.EnterContest)
async def enter_contest(request: Request) -> Response:
    """Enters a contest."""
    body, guest = await read_body(request, wire.EnterContest), Guest(request)
    name = request.path_params["contest"]
    check_watching(request)
    await contests.enter(state_of(request).deals, name, guest.hash, body.name)
    return guest.set_cookie(await _standing(request, name, guest.hash))


@routes.post("/api/contests/{contest}/next", wire.ContestStanding)
async def next_round(request: Request) -> Response:
    """Begins a round, or ends the one that goes on."""
    name, guest = request.path_params["contest"], guest_of(request)
    await contests.advance(state_of(request).deals, name, guest)
    return await _standing(request, name, guest)


@routes.post("/api/contests/{contest}/play", wire.CreatedTable, status=201)
async def play_round(request: Request) -> Response:
    """Plays the deal of the round that goes on."""
    name, guest = request.path_params["contest"], guest_of(request)
    check_new_tables(request)
    table = await contests.play(state_of(request).deals, name, guest, owner_of(request))
    return json_response(wire.CreatedTable(table), 201)


async def _standing(request: Request, name: str, guest: str, status: int = 200) -> Response:
    return json_response(await contests.standing(state_of(request).deals, name, guest), status)
