"""The lobby over HTTP: open tables, a quick match, the host's door, and people one does not want to meet."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from vitral.server import protocol as wire
from vitral.server.http.api_routes import ApiRoutes
from vitral.server.http.requests import (
    Guest,
    check_joining,
    check_new_tables,
    check_watching,
    guest_of,
    held_table,
    networks_of,
    owner_of,
    read_body,
    registry_of,
)
from vitral.server.http.responses import json_response
from vitral.server.http.state import state_of
from vitral.server.problems import ProblemError, not_allowed
from vitral.server.tables.create import tidy_name
from vitral.server.tables.seat_actions import set_locked
from vitral.translatable import TranslatableText

routes = ApiRoutes()


def _refuse_closed(request: Request) -> None:
    if not registry_of(request).settings.lobby:
        raise ProblemError(403, "no_lobby", TranslatableText("problem-no-lobby", "this server has no lobby"))


@routes.get("/api/lobby", wire.Lobby)
async def tables(request: Request) -> Response:
    """Sends what there is to join and to watch."""
    _refuse_closed(request)
    return json_response(await state_of(request).lobby.show(guest_of(request)))


@routes.post("/api/lobby/tables/{table}", wire.EnteredTable, wire.JoinOpenTable)
async def join(request: Request) -> Response:
    """Sits down at an open table, or looks on."""
    _refuse_closed(request)
    body, guest = await read_body(request, wire.JoinOpenTable), Guest(request)
    name, table = tidy_name(body.name), request.path_params["table"]
    (check_watching if body.watch else check_joining)(request)
    seat = await state_of(request).lobby.join(table, guest.hash, name, watch=body.watch)
    return guest.set_cookie(json_response(wire.EnteredTable(table, seat)))


@routes.post("/api/lobby/match", wire.MatchedTable, wire.QuickMatch)
async def quick(request: Request) -> Response:
    """Matches the guest with another person who waits."""
    _refuse_closed(request)
    body, guest = await read_body(request, wire.QuickMatch), Guest(request)
    check_new_tables(request)
    check_joining(request)
    lobby, name = state_of(request).lobby, tidy_name(body.name)
    found = await lobby.match(body.pace, guest.hash, name, owner_of(request), networks_of(request))
    return guest.set_cookie(json_response(found))


@routes.get("/api/opponents", list[wire.Opponent])
async def opponents(request: Request) -> Response:
    """Sends the people with whom this guest has finished games."""
    _refuse_closed(request)
    guest = guest_of(request)
    return json_response(await state_of(request).lobby.opponents(guest) if guest else [])


@routes.post("/api/lobby/challenge", wire.MatchedTable, wire.ChallengeOpponent)
async def challenge(request: Request) -> Response:
    """Asks an opponent of before for another game."""
    _refuse_closed(request)
    body, guest = await read_body(request, wire.ChallengeOpponent), Guest(request)
    check_new_tables(request)
    check_joining(request)
    lobby, name = state_of(request).lobby, tidy_name(body.name)
    found = await lobby.challenge(guest.hash, body, name, owner_of(request), networks_of(request))
    return guest.set_cookie(json_response(found))


@routes.post("/api/lobby/tables/{table}/decline", wire.Lobby)
async def decline(request: Request) -> Response:
    """Declines a challenge; sends the lobby without it."""
    _refuse_closed(request)
    lobby, guest = state_of(request).lobby, guest_of(request)
    await lobby.decline(request.path_params["table"], guest)
    return json_response(await lobby.show(guest))


@routes.post("/api/tables/{table}/lock", wire.TableInfo, wire.LockTable)
async def lock_table(request: Request) -> Response:
    """Locks or unlocks a table."""
    live, guest = await held_table(request)
    body = await read_body(request, wire.LockTable)
    await live.inbox.do(lambda: set_locked(live, guest, locked=body.locked))
    return json_response(live.info())


@routes.post("/api/tables/{table}/block", wire.TableInfo, wire.BlockPlayer)
async def block(request: Request) -> Response:
    """Blocks the person of a seat."""
    live, guest = await held_table(request)
    body = await read_body(request, wire.BlockPlayer)
    await state_of(request).lobby.block(live, guest, body.seat)
    return json_response(live.info())


@routes.get("/api/blocks", list[wire.BlockedPlayer])
async def blocked(request: Request) -> Response:
    """Sends whom this guest does not want to meet."""
    return json_response(await state_of(request).lobby.blocked(guest_of(request)))


@routes.post("/api/blocks", list[wire.BlockedPlayer], wire.UnblockPlayer)
async def unblock(request: Request) -> Response:
    """Unblocks a person."""
    body, guest = await read_body(request, wire.UnblockPlayer), guest_of(request)
    if not guest:
        raise not_allowed(TranslatableText("problem-not-let-in", "this is for those who were let in"))
    await state_of(request).lobby.unblock(guest, body.id)
    return json_response(await state_of(request).lobby.blocked(guest))
