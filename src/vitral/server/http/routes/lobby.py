"""The lobby over HTTP: open tables, a quick match, the host's door, and people one does not want to meet."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.server import protocol as wire
from vitral.server.http.requests import (
    Guest,
    address_of,
    check_joining,
    check_new_tables,
    check_watching,
    guest_of,
    held_table,
    read_body,
    registry_of,
)
from vitral.server.http.responses import json_response
from vitral.server.http.state import state_of
from vitral.server.problems import ProblemError, not_allowed
from vitral.server.protocol import BlockPlayer, JoinOpenTable, LockTable, QuickMatch, UnblockPlayer
from vitral.server.tables.create import tidy_name
from vitral.server.tables.seat_actions import set_locked
from vitral.translatable import TranslatableText


def _refuse_closed(request: Request) -> None:
    if not registry_of(request).settings.lobby:
        raise ProblemError(403, "no_lobby", TranslatableText("problem-no-lobby", "this server has no lobby"))


async def tables(request: Request) -> Response:
    """Sends what there is to join and to watch."""
    _refuse_closed(request)
    return json_response(await state_of(request).lobby.show(guest_of(request)))


async def join(request: Request) -> Response:
    """Sits down at an open table, or looks on."""
    _refuse_closed(request)
    asked, guest = await read_body(request, JoinOpenTable), Guest(request)
    name, table = tidy_name(asked.name), request.path_params["table"]
    (check_watching if asked.watch else check_joining)(request)
    seat = await state_of(request).lobby.join(table, guest.hash, name, watch=asked.watch)
    return guest.set_cookie(json_response(wire.EnteredTable(table, seat)))


async def quick(request: Request) -> Response:
    """Matches the guest with another person who waits."""
    _refuse_closed(request)
    asked, guest = await read_body(request, QuickMatch), Guest(request)
    check_new_tables(request)
    check_joining(request)
    lobby, name = state_of(request).lobby, tidy_name(asked.name)
    found = await lobby.match(asked.pace, guest.hash, name, address_of(request))
    return guest.set_cookie(json_response(found))


async def lock_table(request: Request) -> Response:
    """Locks or unlocks a table."""
    live, guest = await held_table(request)
    asked = await read_body(request, LockTable)
    await live.inbox.do(lambda: set_locked(live, guest, locked=asked.locked))
    return json_response(live.info())


async def block(request: Request) -> Response:
    """Blocks the person of a seat."""
    live, guest = await held_table(request)
    asked = await read_body(request, BlockPlayer)
    await state_of(request).lobby.block(live, guest, asked.seat)
    return json_response(live.info())


async def blocked(request: Request) -> Response:
    """Sends whom this guest does not want to meet."""
    return json_response(await state_of(request).lobby.blocked(guest_of(request)))


async def unblock(request: Request) -> Response:
    """Unblocks a person."""
    asked, guest = await read_body(request, UnblockPlayer), guest_of(request)
    if not guest:
        raise not_allowed(TranslatableText("problem-not-let-in", "this is for those who were let in"))
    await state_of(request).lobby.unblock(guest, asked.id)
    return json_response(await state_of(request).lobby.blocked(guest))


ROUTES = [
    Route("/api/lobby", tables),
    Route("/api/lobby/match", quick, methods=["POST"]),
    Route("/api/lobby/tables/{table}", join, methods=["POST"]),
    Route("/api/tables/{table}/lock", lock_table, methods=["POST"]),
    Route("/api/tables/{table}/block", block, methods=["POST"]),
    Route("/api/blocks", blocked),
    Route("/api/blocks", unblock, methods=["POST"]),
]
