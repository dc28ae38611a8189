"""What somebody has played, and everything that is kept about them: to look at, to take away, to erase."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server.http.json_answer import json_response
from vitral.server.http.requests import Guest, address_of, guest_of, registry_of
from vitral.server.http.routes.you import people_of
from vitral.server.people.own_data import erase_self, own_data
from vitral.server.people.statistics import GAMES, statistics
from vitral.server.problems import too_many
from vitral.server.protocol import people as wire


def _not_too_often(request: Request) -> None:
    if not request.app.state.own_data_limit.take(address_of(request)):
        raise too_many("this was asked for too often; wait a minute")


async def show_statistics(request: Request) -> Response:
    """Ratings and statistics of whoever asks."""
    _not_too_often(request)
    store, person = people_of(request).store, guest_of(request)
    found = await store.results_of(person, GAMES) if person else []
    return json_response(statistics(person, found, await store.ratings(person)))


async def download(request: Request) -> Response:
    """Everything that is kept about whoever asks, as a file."""
    _not_too_often(request)
    registry = registry_of(request)
    told = await own_data(people_of(request).store, registry, guest_of(request), registry.settings.clock())
    response = json_response(told)
    response.headers["Content-Disposition"] = 'attachment; filename="vitral-my-data.json"'
    return response


async def erase(request: Request) -> Response:
    """Forget whoever asks."""
    _not_too_often(request)
    people, guest = people_of(request), Guest(request)
    devices = await people.store.devices(guest.hash)
    seats = await erase_self(registry_of(request), guest.hash)
    people.keys.forget([guest.hash, guest.device, *devices])
    await people.notices.read_again()
    return guest.forget(json_response(wire.ErasedAll(seats)))


ROUTES = [
    Route("/api/you/statistics", show_statistics),
    Route("/api/you/data", download),
    Route("/api/you/erase", erase, methods=["POST"]),
]
