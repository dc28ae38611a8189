"""Tables over HTTP: set one up, see it, enter it by a link, let a bot play a seat."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.bots import BotError, make_bot
from vitral.server import protocol as wire
from vitral.server.answers.my_tables import tables_of_guest
from vitral.server.http.requests import (
    Guest,
    address_of,
    check_new_tables,
    check_rate,
    check_watching,
    guest_of,
    held_table,
    live_table,
    read_body,
    registry_of,
)
from vitral.server.http.responses import json_response
from vitral.server.http.routes.account import people_of
from vitral.server.http.state import state_of
from vitral.server.identity import LinkGrant
from vitral.server.problems import LOCKED, NO_SEAT, ProblemError, conflict, invalid
from vitral.server.store import SeatClaim
from vitral.server.tables.create import following, rematch, set_up, tidy_name
from vitral.server.tables.events import Claimed
from vitral.server.tables.live_table import LiveTable
from vitral.server.tables.seat_actions import free_seat, reissue_link, resign_seat, set_bot, watch_table
from vitral.server.tables.seats import seat_of_link
from vitral.translatable import TranslatableText, sentence_of

_TABLES_SHOWN = 50


async def me(request: Request) -> Response:
    """The guest's games, those that wait for them first."""
    registry, guest = registry_of(request), guest_of(request)
    found = await tables_of_guest(registry, guest, _TABLES_SHOWN) if guest else []
    people = people_of(request).store
    known = bool(guest) and bool(await people.identified([guest]))
    stored = await people.person(guest) if known else None
    saved_at = stored.settings_saved_at if stored else 0.0
    return json_response(wire.Me(wire.PROTOCOL, found, registry.settings.lobby, known, saved_at))


async def create(request: Request) -> Response:
    """Set a table up; whoever does holds all seats of this device."""
    registry, guest = registry_of(request), Guest(request)
    check_new_tables(request)
    new = await read_body(request, wire.NewTable)
    followed = await following(registry, new, guest.hash) if new.rematch else None
    if followed is None:
        setup, address = await set_up(registry, new), address_of(request)
        if all(seat.kind == "bot" for seat in setup.seats):
            check_rate(request, state_of(request).limits.bot_tables, "too many tables of bots were set up from here")
        if setup.public:
            table = await state_of(request).lobby.create(setup, guest.hash, address)
        else:
            table = await registry.create(setup, guest.hash, owner=address)
    else:
        table = await followed.inbox.do(lambda: rematch(registry, followed, new, guest.hash, address_of(request)))
    return guest.set_cookie(json_response(wire.CreatedTable(table), 201))


async def show(request: Request) -> Response:
    """What everybody at a table may know about it."""
    live, _ = await held_table(request)
    return json_response(live.info())


async def links(request: Request) -> Response:
    """The secrets a guest may hand on."""
    live, guest = await held_table(request)
    mine = live.seats_of(guest)
    free = mine and _free_seat(live) is not None
    return json_response(
        wire.Links(
            join=_secret(request, live, "join") if free else "",
            watch=_secret(request, live, "watch"),
            seats={str(seat): _secret(request, live, f"s{seat}") for seat in _linked(live, mine)},
        )
    )


def _linked(live: LiveTable, mine: list[int]) -> list[int]:
    """Returns the seats whose links a guest may share: their own, and for the host those that are free."""
    free = [at for at, _ in enumerate(live.table.seats) if _is_free(live, at)] if live.table.setup.host in mine else []
    return sorted({*mine, *free})


def _secret(request: Request, live: LiveTable, link: str) -> str:
    """The secret that a link of this table carries now."""
    return registry_of(request).links.make(live.table.id, link, live.table.link_versions.get(link, 0))


async def renew(request: Request) -> Response:
    """Reissues a link, for the host; those issued before do not work any more."""
    live, guest = await held_table(request)
    asked = await read_body(request, wire.RenewLink)
    await live.inbox.do(lambda: reissue_link(live, guest, asked.link))
    return json_response(wire.RenewedLink(asked.link, _secret(request, live, asked.link)))


def _free_seat(live: LiveTable) -> int | None:
    return next((at for at, _ in enumerate(live.table.seats) if _is_free(live, at)), None)


def _is_free(live: LiveTable, at: int) -> bool:
    return live.table.seats[at].free and not live.table.over


async def enter(request: Request) -> Response:
    """Exchange a secret from a link for a seat, or for a spectator's chair."""
    asked = await read_body(request, wire.EnterTable)
    live, let = await _let_in(request, asked.secret)
    guest = Guest(request)
    if (asked.watch or let.purpose == "watch") and guest.hash not in live.claims:
        check_watching(request)
    purpose, name = "watch" if asked.watch else let.purpose, tidy_name(asked.name)
    address = address_of(request)
    seat = await live.inbox.do(lambda: _enter(live, guest.hash, purpose, name, address))
    return guest.set_cookie(json_response(wire.EnteredTable(let.table, seat)))


async def _enter(live: LiveTable, guest: str, purpose: str, name: str, address: str) -> int | None:
    mine, seat = live.seats_of(guest), seat_of_link(purpose)
    if live.table.locked and seat is None and guest not in live.claims:
        raise conflict("locked", LOCKED)
    if purpose == "join":
        if mine:
            return mine[0]
        seat = _free_seat(live)
        if seat is None:
            raise conflict("full", TranslatableText("problem-full", "no seat is free at this table any more"))
        seated = [one for one in live.joined.get(address, ()) if live.seats_of(one)]
        if len(seated) >= live.settings.seats_an_address:
            raise conflict(
                "seats_taken",
                TranslatableText(
                    "problem-seats-taken", "enough seats have been taken with this link from where you are"
                ),
            )
    if seat is None:
        await watch_table(live, guest)
        return None
    if seat >= len(live.table.seats) or not live.table.seats[seat].person:
        raise conflict("no_such_seat", NO_SEAT)
    hold = SeatClaim(guest, live.table.id, seat)
    if not live.table.seats[seat].claimed:
        await live.commit(Claimed(seat, name), hold)
        if purpose == "join":
            live.joined.setdefault(address, []).append(guest)
        live.broadcast_info()
    elif seat not in mine:
        await live.add_claim(hold)
    return seat


async def invitation(request: Request) -> Response:
    """Sends what a link reveals before it is used."""
    asked = await read_body(request, wire.InvitationRequest)
    live, let = await _let_in(request, asked.secret)
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
            seat=seat_of_link(let.purpose),
            watch=let.purpose == "watch",
            yours=bool(live.seats_of(guest_of(request))),
        )
    )


async def _let_in(request: Request, secret: str) -> tuple[LiveTable, LinkGrant]:
    """The table that a secret lets in to; `ProblemError` if it was not made here, or another was given out since."""
    registry = registry_of(request)
    let = registry.links.read(secret)
    live = await registry.find(let.table) if let else None
    if let is None or live is None or let.renewal != live.table.link_versions.get(let.purpose, 0):
        nowhere = TranslatableText("problem-link", "this link leads nowhere: it is cut off, or its table is gone")
        raise ProblemError(404, "no_such_link", nowhere)
    return live, let


async def replace(request: Request) -> Response:
    """Let a bot play a seat whose person left, or give it back."""
    live, guest = await held_table(request)
    asked = await read_body(request, wire.ReplacePlayer)
    seat = _seat(request)
    if asked.bot:
        try:
            make_bot(asked.bot)
        except BotError as error:
            raise invalid(sentence_of(error), "bot") from None
    await live.inbox.do(lambda: set_bot(live, guest, seat, asked.bot))
    return json_response(live.info())


def _seat(request: Request) -> int:
    text = request.path_params["seat"]
    if len(text) != 1 or not (text.isascii() and text.isdecimal()):
        raise conflict("no_such_seat", NO_SEAT)
    return int(text)


async def resign(request: Request) -> Response:
    """Give a seat up for good."""
    live, guest = await held_table(request)
    await live.inbox.do(lambda: resign_seat(live, guest, _seat(request)))
    return json_response(live.info())


async def free(request: Request) -> Response:
    """Let a seat go free again that the wrong person took."""
    live, guest = await held_table(request)
    await live.inbox.do(lambda: free_seat(live, guest, _seat(request)))
    return json_response(live.info())


async def leave(request: Request) -> Response:
    """Forget what a guest holds at a table."""
    live, guest = await held_table(request)
    await live.inbox.do(lambda: live.remove_guest(guest))
    return Response(status_code=204)


async def record(request: Request) -> Response:
    """A finished game as a file, with the dealer's seed."""
    live = await live_table(request)
    text = (await registry_of(request).finished_record(live)).to_json()
    name = f'attachment; filename="vitral-{live.table.id}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


ROUTES = [
    Route("/api/me", me),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/enter", enter, methods=["POST"]),
    Route("/api/invitation", invitation, methods=["POST"]),
    Route("/api/tables/{table}", show),
    Route("/api/tables/{table}/links", links),
    Route("/api/tables/{table}/renew", renew, methods=["POST"]),
    Route("/api/tables/{table}/leave", leave, methods=["POST"]),
    Route("/api/tables/{table}/record", record),
    Route("/api/tables/{table}/seats/{seat}/resign", resign, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}", replace, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}/free", free, methods=["POST"]),
]
