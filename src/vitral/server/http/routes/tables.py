"""Tables over HTTP: set one up, see it, enter it by a link, let a bot play a seat."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from vitral.bots import BotError, make_bot
from vitral.server import protocol as wire
from vitral.server.answers.my_tables import tables_of_guest
from vitral.server.http.api_routes import ApiRoutes
from vitral.server.http.requests import (
    Guest,
    address_of,
    check_new_tables,
    check_rate,
    check_watching,
    guest_of,
    held_table,
    live_table,
    networks_of,
    owner_of,
    people_of,
    read_body,
    registry_of,
)
from vitral.server.http.responses import json_response
from vitral.server.http.state import state_of
from vitral.server.identity import LinkGrant
from vitral.server.problems import LOCKED, NO_SEAT, ProblemError, conflict, invalid
from vitral.server.store import SeatClaim
from vitral.server.tables.create import create_rematch, find_rematch_source, make_setup, tidy_name
from vitral.server.tables.events import SeatClaimed
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.seat_actions import free_seat, hand_over_seat, reissue_link, resign_seat, watch_table
from vitral.server.tables.seats import seat_of_link
from vitral.translatable import TranslatableText, sentence_of

routes = ApiRoutes()

_TABLES_SHOWN = 50
_SEATS_TAKEN = TranslatableText("problem-seats-taken", "enough seats have been taken with this link from where you are")
_SEAT_SHARED = TranslatableText("problem-seat-shared", "this seat has been opened in too many browsers")


@routes.get("/api/me", wire.Me)
async def me(request: Request) -> Response:
    """Sends the guest's games, those that wait for them first."""
    registry, guest = registry_of(request), guest_of(request)
    tables = await tables_of_guest(registry, guest, _TABLES_SHOWN) if guest else []
    people = people_of(request).store
    known = bool(guest) and bool(await people.identified([guest]))
    stored = await people.person(guest) if known else None
    saved_at = stored.settings_saved_at if stored else 0.0
    settings = registry.settings
    challenges = await state_of(request).lobby.challenges(guest) if settings.lobby else 0
    return json_response(
        wire.Me(wire.PROTOCOL, tables, settings.lobby, challenges, settings.site is not None, known, saved_at)
    )


@routes.post("/api/tables", wire.CreatedTable, wire.NewTable, status=201)
async def create(request: Request) -> Response:
    """Creates a table; its creator has all seats of this device."""
    registry, guest = registry_of(request), Guest(request)
    check_new_tables(request)
    new = await read_body(request, wire.NewTable)
    source = await find_rematch_source(registry, new, guest.hash) if new.rematch else None
    if all(seat.kind == "bot" for seat in new.seats):
        _check_bot_tables(request)
    if source is None:
        setup, owner = await make_setup(registry, new), owner_of(request)
        if setup.public:
            table = await state_of(request).lobby.create(setup, guest.hash, owner, networks_of(request))
        else:
            table = await registry.create(setup, guest.hash, owner=owner)
    else:
        table = await source.inbox.do(lambda: create_rematch(registry, source, new, guest.hash, owner_of(request)))
    return guest.set_cookie(json_response(wire.CreatedTable(table), 201))


def _check_bot_tables(request: Request) -> None:
    check_rate(request, state_of(request).limits.bot_table_rate, "too many tables of bots were set up from here")


@routes.get("/api/tables/{table}", wire.TableInfo)
async def show(request: Request) -> Response:
    """Sends what everybody at a table may know about it."""
    live, _ = await held_table(request)
    return json_response(live.info())


@routes.get("/api/tables/{table}/links", wire.Links)
async def links(request: Request) -> Response:
    """Sends the secrets of the links that a guest may share."""
    live, guest = await held_table(request)
    own_seats = live.claims.seats_of(guest)
    free = own_seats and _free_seat(live) is not None
    return json_response(
        wire.Links(
            join=_secret(request, live, "join") if free else "",
            watch=_secret(request, live, "watch"),
            seats={str(seat): _secret(request, live, f"s{seat}") for seat in _linked(live, own_seats)},
        )
    )


def _linked(live: LiveTable, own_seats: list[int]) -> list[int]:
    """Returns the seats whose links a guest may share: their own, and for the host those that are free."""
    if live.table.setup.privileged not in own_seats:
        return own_seats
    return [seat for seat, _ in enumerate(live.table.seats) if seat in own_seats or _is_free(live, seat)]


def _secret(request: Request, live: LiveTable, link: str) -> str:
    """Returns the secret that a link of this table carries now."""
    return registry_of(request).links.make(live.table.id, link, live.table.link_versions[link])


@routes.post("/api/tables/{table}/reissue", wire.ReissuedLink, wire.ReissueLink)
async def reissue(request: Request) -> Response:
    """Reissues a link, for the host; those issued before do not work any more."""
    live, guest = await held_table(request)
    body = await read_body(request, wire.ReissueLink)
    await live.inbox.do(lambda: reissue_link(live, guest, body.link))
    return json_response(wire.ReissuedLink(body.link, _secret(request, live, body.link)))


def _free_seat(live: LiveTable) -> int | None:
    return next((seat for seat, _ in enumerate(live.table.seats) if _is_free(live, seat)), None)


def _is_free(live: LiveTable, seat: int) -> bool:
    return live.table.seats[seat].free and not live.table.over


@routes.post("/api/enter", wire.EnteredTable, wire.EnterTable)
async def enter(request: Request) -> Response:
    """Gives a guest the seat of a link's secret, or lets them watch."""
    body = await read_body(request, wire.EnterTable)
    live, grant = await _table_of_link(request, body.secret)
    guest = Guest(request)
    if guest.hash not in live.claims:
        check_watching(request)
    purpose, name = "watch" if body.watch else grant.purpose, tidy_name(body.name)
    address = address_of(request)
    seat = await live.inbox.do(lambda: _enter(live, guest.hash, purpose, name, address))
    return guest.set_cookie(json_response(wire.EnteredTable(grant.table, seat)))


async def _enter(live: LiveTable, guest: str, purpose: str, name: str, address: str) -> int | None:
    own_seats, seat = live.claims.seats_of(guest), seat_of_link(purpose)
    if live.table.locked and seat is None and guest not in live.claims:
        raise conflict("locked", LOCKED)
    if purpose == "join":
        if own_seats:
            return own_seats[0]
        seat = _free_seat(live)
        if seat is None:
            raise conflict("full", TranslatableText("problem-full", "no seat is free at this table any more"))
        seated = [joined for joined in live.joined.get(address, ()) if live.claims.seats_of(joined)]
        if len(seated) >= live.settings.seats_per_address:
            raise conflict("seats_taken", _SEATS_TAKEN)
    if seat is None:
        await watch_table(live, guest)
        return None
    if seat >= len(live.table.seats) or not live.table.seats[seat].person:
        raise conflict("no_such_seat", NO_SEAT)
    claim = SeatClaim(guest, live.table.id, seat)
    if not live.table.seats[seat].claimed:
        await live.commit(SeatClaimed(seat, name), claim)
        if purpose == "join":
            live.joined.setdefault(address, []).append(guest)
        live.broadcast_info()
    elif seat not in own_seats:
        if len(live.claims.guests_of(seat)) >= live.settings.guests_per_seat:
            raise conflict("seats_taken", _SEAT_SHARED)
        await live.add_claim(claim)
    return seat


@routes.post("/api/invitation", wire.Invitation, wire.InvitationRequest)
async def invitation(request: Request) -> Response:
    """Sends what a link reveals before it is used."""
    body = await read_body(request, wire.InvitationRequest)
    live, grant = await _table_of_link(request, body.secret)
    table = live.table
    host = table.seats[table.setup.host].name if table.setup.host >= 0 else ""
    free = sum(seat.free for seat in table.seats)
    return json_response(
        wire.Invitation(
            table=table.id,
            host=host,
            options=table.setup.options,
            timer=table.setup.timer,
            free=0 if table.over else free,
            over=table.over,
            seat=seat_of_link(grant.purpose),
            watch=grant.purpose == "watch",
            yours=bool(live.claims.seats_of(guest_of(request))),
        )
    )


async def _table_of_link(request: Request, secret: str) -> tuple[LiveTable, LinkGrant]:
    """Returns the table of a link's secret; raises `ProblemError` if it is invalid or was reissued."""
    registry = registry_of(request)
    grant = registry.links.read(secret)
    live = await registry.find(grant.table) if grant else None
    if grant is None or live is None or grant.reissues != live.table.link_versions[grant.purpose]:
        nowhere = TranslatableText("problem-link", "this link leads nowhere: it is cut off, or its table is gone")
        raise ProblemError(404, "no_such_link", nowhere)
    return live, grant


@routes.post("/api/tables/{table}/seats/{seat}", wire.TableInfo, wire.HandOverSeat)
async def hand_over(request: Request) -> Response:
    """Lets a bot play a seat whose person left, or gives it back."""
    live, guest = await held_table(request)
    body = await read_body(request, wire.HandOverSeat)
    seat = _seat(request)
    if body.bot:
        try:
            make_bot(body.bot)
        except BotError as error:
            raise invalid(sentence_of(error), "bot") from None
        _check_last_person(request, live, seat)
    await live.inbox.do(lambda: hand_over_seat(live, guest, seat, body.bot))
    return json_response(live.info())


def _check_last_person(request: Request, live: LiveTable, seat: int) -> None:
    """Counts a table where only bots will play once the person of that seat does not."""
    if all(other.bot or other.resigned or number == seat for number, other in enumerate(live.table.seats)):
        _check_bot_tables(request)


def _seat(request: Request) -> int:
    text = request.path_params["seat"]
    if len(text) != 1 or not (text.isascii() and text.isdecimal()):
        raise conflict("no_such_seat", NO_SEAT)
    return int(text)


@routes.post("/api/tables/{table}/seats/{seat}/resign", wire.TableInfo)
async def resign(request: Request) -> Response:
    """Gives up a seat for good."""
    (live, guest), seat = await held_table(request), _seat(request)
    _check_last_person(request, live, seat)
    await live.inbox.do(lambda: resign_seat(live, guest, seat))
    return json_response(live.info())


@routes.post("/api/tables/{table}/seats/{seat}/free", wire.TableInfo)
async def free(request: Request) -> Response:
    """Frees a seat that the wrong person took."""
    live, guest = await held_table(request)
    await live.inbox.do(lambda: free_seat(live, guest, _seat(request)))
    return json_response(live.info())


@routes.get("/api/tables/{table}/seats/{seat}/notebook", wire.Notebook)
async def notebook(request: Request) -> Response:
    """Sends the note and the planned move of a seat to its player."""
    (live, guest), seat = await held_table(request), _seat(request)
    return json_response(await live.inbox.do(lambda: live.notebooks.show(guest, seat)))


@routes.post("/api/tables/{table}/seats/{seat}/notebook", wire.Notebook, wire.ChangeNotebook)
async def change_notebook(request: Request) -> Response:
    """Writes the note of a seat, or plans its next move."""
    (live, guest), seat = await held_table(request), _seat(request)
    body = await read_body(request, wire.ChangeNotebook)
    return json_response(await live.inbox.do(lambda: live.notebooks.change(guest, seat, body)))


@routes.post("/api/tables/{table}/leave", status=204)
async def leave(request: Request) -> Response:
    """Removes what a guest has at a table, and closes their connections."""
    live, guest = await held_table(request)
    await live.inbox.do(lambda: live.remove_guest(guest))
    return Response(status_code=204)


@routes.get("/api/tables/{table}/record", wire.RecordFile)
async def record(request: Request) -> Response:
    """Sends a finished game as a file, with the dealer's seed."""
    live = await live_table(request)
    text = (await registry_of(request).finished_record(live)).to_json()
    name = f'attachment; filename="vitral-{live.table.id}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})
