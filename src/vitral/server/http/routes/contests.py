"""Contests over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server import protocol as wire
from vitral.server.deals import contests
from vitral.server.http.json_answer import json_response
from vitral.server.http.requests import Guest, address_of, guest_of, read_body, registry_of
from vitral.server.problems import too_many
from vitral.server.protocol.contests import EnterContest, NewContest


async def mine(request: Request) -> Response:
    """The guest's contests."""
    return json_response(await contests.of_guest(registry_of(request), guest_of(request)))


async def create(request: Request) -> Response:
    """Set a contest up."""
    new, guest = await read_body(request, NewContest), Guest(request)
    _not_too_often(request)
    made = await contests.set_up(registry_of(request), new, guest.hash)
    return guest.greet(await _answer(request, made, guest.hash, 201))


async def show(request: Request) -> Response:
    """A contest and how it stands, for whoever knows its address."""
    return await _answer(request, request.path_params["contest"], guest_of(request))


async def export(request: Request) -> Response:
    """The same as a file."""
    answer = await show(request)
    answer.headers["Content-Disposition"] = 'attachment; filename="vitral-contest.json"'
    return answer


async def enter(request: Request) -> Response:
    """Take part."""
    asked, guest = await read_body(request, EnterContest), Guest(request)
    name = request.path_params["contest"]
    await contests.enter(registry_of(request), name, guest.hash, asked.name)
    return guest.greet(await _answer(request, name, guest.hash))


async def go_on(request: Request) -> Response:
    """Begin, or end the round that goes on."""
    name, guest = request.path_params["contest"], guest_of(request)
    await contests.go_on(registry_of(request), name, guest)
    return await _answer(request, name, guest)


async def play(request: Request) -> Response:
    """Play the deal of the round that goes on."""
    name, guest = request.path_params["contest"], guest_of(request)
    _not_too_often(request)
    table = await contests.play(registry_of(request), name, guest, address_of(request))
    return json_response(wire.Created(table), 201)


def _not_too_often(request: Request) -> None:
    if not request.app.state.new_tables.take(address_of(request)):
        raise too_many("too many tables were set up from here; wait a minute")


async def _answer(request: Request, name: str, guest: str, status: int = 200) -> Response:
    return json_response(await contests.standing(registry_of(request), name, guest), status)


ROUTES = [
    Route("/api/contests", mine),
    Route("/api/contests", create, methods=["POST"]),
    Route("/api/contests/{contest}", show),
    Route("/api/contests/{contest}/export", export),
    Route("/api/contests/{contest}/enter", enter, methods=["POST"]),
    Route("/api/contests/{contest}/next", go_on, methods=["POST"]),
    Route("/api/contests/{contest}/play", play, methods=["POST"]),
]
