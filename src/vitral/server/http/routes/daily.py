"""The deal of a day over HTTP."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server import protocol as wire
from vitral.server.answers.long_answers import record_in
from vitral.server.deals import daily
from vitral.server.deals.days import DailyDeal, daily_deal
from vitral.server.http.json_answer import json_response
from vitral.server.http.requests import Guest, address_of, guest_of, read_body, registry_of
from vitral.server.http.routes.replays import uploaded
from vitral.server.problems import too_many
from vitral.server.protocol.daily import PlayDaily


def _deal(request: Request) -> DailyDeal:
    now = registry_of(request).settings.clock()
    return daily_deal(request.path_params["day"], request.path_params["kind"], now)


async def overview(request: Request) -> Response:
    """Which day it is, and the guest's own games."""
    return json_response(await daily.daily(registry_of(request), guest_of(request)))


async def standing(request: Request) -> Response:
    """Everybody's results of a day."""
    return json_response(await daily.standing(registry_of(request), _deal(request), guest_of(request)))


async def play(request: Request) -> Response:
    """Play the deal of a day, or go on with it."""
    deal, guest = _deal(request), Guest(request)
    asked = await read_body(request, PlayDaily)
    if not request.app.state.new_tables.take(address_of(request)):
        raise too_many("too many tables were set up from here; wait a minute")
    table = await daily.play(registry_of(request), deal, guest.hash, asked.name, address_of(request))
    return guest.greet(json_response(wire.Created(table), 201))


async def send(request: Request) -> Response:
    """The result of a game played elsewhere, as a file."""
    deal, guest = _deal(request), Guest(request)
    async with uploaded(request) as body:
        record = await run_in_threadpool(record_in, body)
        await daily.take_in(registry_of(request), deal, guest.hash, record)
    return guest.greet(json_response(await daily.standing(registry_of(request), deal, guest.hash)))


ROUTES = [
    Route("/api/daily", overview),
    Route("/api/daily/{day}/{kind}", standing),
    Route("/api/daily/{day}/{kind}", play, methods=["POST"]),
    Route("/api/daily/{day}/{kind}/record", send, methods=["POST"]),
]
