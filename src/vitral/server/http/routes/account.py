"""The account of the person who asks: keys, browsers, passkeys, stored settings, statistics and all of their data."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from vitral.server import protocol as wire
from vitral.server.http.addresses import wide_networks_of
from vitral.server.http.api_routes import ApiRoutes
from vitral.server.http.requests import (
    Guest,
    address_of,
    check_rate,
    device_of,
    guest_of,
    people_of,
    read_body,
    registry_of,
    take_for,
)
from vitral.server.http.responses import json_response
from vitral.server.http.state import state_of
from vitral.server.people.notification_text import read_settings
from vitral.server.people.passkeys import MAX_PASSKEYS
from vitral.server.people.personal_data import erase_person, export_personal_data
from vitral.server.people.statistics import GAMES, statistics
from vitral.server.problems import ProblemError, conflict, too_many
from vitral.server.store.people_store import StoredPerson
from vitral.translatable import TranslatableText

routes = ApiRoutes()

_SETTINGS_BYTES: Final = 32_768


async def _check_keys(request: Request) -> None:
    """Raises `ProblemError` if too many keys were tried from an address.

    A browser that is signed in is counted by its person: what others try from its address does not lock it out.
    """
    limit, person = state_of(request).limits.key_rate, guest_of(request)
    is_member = await people_of(request).keys.is_identified(person)
    if not (limit.take(person) if is_member else take_for(request, limit)):
        raise too_many("too many keys were tried from here; wait a few minutes")


@routes.get("/api/you", wire.Account)
async def show_account(request: Request) -> Response:
    """Sends the account of the person who asks."""
    return json_response(await _account(request, guest_of(request)))


async def _account(request: Request, person: str) -> wire.Account:
    people = people_of(request)
    stored = await people.store.person(person) or StoredPerson(person)
    notifier = people.notifier
    return wire.Account(
        key=stored.key_made,
        passkeys=len(await people.store.passkeys(person)),
        devices=max(1, len(await people.store.devices(person))),
        settings_saved_at=stored.settings_saved_at,
        settings=msgspec.json.decode(stored.settings or "{}"),
        mail=stored.mail,
        quiet=read_settings(stored.notification_settings).quiet,
        push_key=people.push_key,
        sends_mail=notifier.mailer is not None,
        pushes=len(await people.store.pushes(person)),
        notifications={one.table: one.way for one in await people.store.subscriptions_of(person)},  # type: ignore[misc]
    )


@routes.post("/api/you/key", wire.NewKey)
async def make_key(request: Request) -> Response:
    """Replaces the key of the person who asks; the new one is sent only in this response."""
    await _check_keys(request)
    guest = Guest(request)
    networks = wide_networks_of(address_of(request))
    phrase = await people_of(request).keys.make(guest.hash, guest.device, networks)
    return guest.set_cookie(json_response(wire.NewKey(phrase)))


@routes.post("/api/you/key/throw-away", wire.Account)
async def delete_key(request: Request) -> Response:
    """Deletes key and passkeys; browsers that are signed in stay signed in."""
    people, person = people_of(request), guest_of(request)
    await people.store.drop_key(person)
    await people.store.drop_passkeys(person)
    return json_response(await _account(request, person))


@routes.post("/api/you/enter", wire.Account, wire.KeySignIn)
async def enter_key(request: Request) -> Response:
    """Signs this browser in by a key."""
    body = await read_body(request, wire.KeySignIn)
    await _check_keys(request)
    guest, networks = Guest(request), wide_networks_of(address_of(request))
    similar = state_of(request).limits.similar_key_rate
    keys = people_of(request).keys
    person = await keys.enter(body.phrase, guest.device, networks, similar, bring=body.bring_games)
    return guest.set_cookie(json_response(await _account(request, person)))


@routes.post("/api/you/sign-out", wire.Account)
async def sign_out(request: Request) -> Response:
    """Signs this browser out; it is the guest again that it was before it signed in."""
    people, guest = people_of(request), Guest(request)
    await people.keys.sign_out(guest.hash, [guest.device])
    response = json_response(await _account(request, ""))
    return guest.clear_cookie(response) if guest.hash == guest.device else response


@routes.post("/api/you/sign-others-out", wire.Account)
async def sign_others_out(request: Request) -> Response:
    """Signs all other browsers of this person out."""
    people, person, here = people_of(request), guest_of(request), device_of(request)
    await people.keys.sign_others_out(person, here)
    return json_response(await _account(request, person))


@routes.post("/api/you/settings", wire.SettingsSavedAt, wire.SavedSettings)
async def store_settings(request: Request) -> Response:
    """Stores the browser settings of a person with a key or a passkey."""
    body = await read_body(request, wire.SavedSettings)
    people, person = people_of(request), guest_of(request)
    if not await people.store.identified([person]):
        raise conflict("no_key", TranslatableText("problem-no-key", "this is kept for people with a key"))
    text = msgspec.json.encode(body.settings).decode()
    if len(text) > _SETTINGS_BYTES:
        raise ProblemError(413, "too_large", TranslatableText("problem-too-large", "no more than 32 KiB are kept"))
    at = round(registry_of(request).settings.clock(), 3)
    await people.store.set_browser_settings(person, text, at)
    return json_response(wire.SettingsSavedAt(at))


# -- passkeys ------------------------------------------------------------------------------------------------------


def page_of(request: Request) -> str:
    """Returns the address of the page that asks, without a path."""
    return f"{request.url.scheme}://{request.headers.get('host', '')}"


@routes.post("/api/you/passkey/begin", wire.PasskeyChallenge)
async def begin_passkey(request: Request) -> Response:
    """Sends what a browser needs to make a passkey."""
    people, guest = people_of(request), Guest(request)
    if len(await people.store.passkeys(guest.hash)) >= MAX_PASSKEYS:
        raise conflict(
            "passkeys",
            TranslatableText("problem-passkeys", f"there may be {MAX_PASSKEYS} passkeys; throw them away first"),
        )
    options, state = await people.passkeys.begin(page_of(request), guest.hash)
    return guest.set_cookie(json_response(wire.PasskeyChallenge(options, state)))


@routes.post("/api/you/passkey", wire.Account, wire.PasskeyResponse)
async def make_passkey(request: Request) -> Response:
    """Adds a passkey to the account."""
    await _check_keys(request)
    body = await read_body(request, wire.PasskeyResponse)
    people, person = people_of(request), guest_of(request)
    await people.passkeys.make(page_of(request), person, device_of(request), body.state, body.credential)
    people.keys.forget([device_of(request)])
    return json_response(await _account(request, person))


@routes.post("/api/you/passkey/ask", wire.PasskeyChallenge)
async def ask_passkey(request: Request) -> Response:
    """Sends what a browser needs to sign in by passkey."""
    options, state = people_of(request).passkeys.ask(page_of(request))
    return json_response(wire.PasskeyChallenge(options, state))


@routes.post("/api/you/passkey/enter", wire.Account, wire.PasskeyResponse)
async def use_passkey(request: Request) -> Response:
    """Signs this browser in by a passkey."""
    await _check_keys(request)
    body = await read_body(request, wire.PasskeyResponse)
    people, guest = people_of(request), Guest(request)
    person = await people.passkeys.use(page_of(request), body.state, body.credential)
    await people.keys.sign_in(person, guest.device, bring=body.bring_games)
    return guest.set_cookie(json_response(await _account(request, person)))


def _check_own_data(request: Request) -> None:
    check_rate(request, state_of(request).limits.own_data_rate, "this was asked for too often; wait a minute")


@routes.get("/api/you/statistics", wire.Statistics)
async def show_statistics(request: Request) -> Response:
    """Sends ratings and statistics of the person who asks."""
    _check_own_data(request)
    store, person = people_of(request).store, guest_of(request)
    found = await store.results_of(person, GAMES) if person else []
    return json_response(statistics(person, found, await store.ratings(person)))


@routes.get("/api/you/data", wire.PersonalData)
async def download_data(request: Request) -> Response:
    """Sends everything that is stored about the person who asks, as a file."""
    _check_own_data(request)
    registry = registry_of(request)
    found = await export_personal_data(people_of(request).store, registry, guest_of(request), registry.settings.clock())
    response = json_response(found)
    response.headers["Content-Disposition"] = 'attachment; filename="vitral-my-data.json"'
    return response


@routes.post("/api/you/erase", wire.ErasedData)
async def erase_account(request: Request) -> Response:
    """Erases the person who asks."""
    _check_own_data(request)
    people, guest = people_of(request), Guest(request)
    devices = await people.store.devices(guest.hash)
    seats = await erase_person(registry_of(request), guest.hash)
    people.keys.forget([guest.hash, guest.device, *devices])
    await people.notifier.reload()
    response = json_response(wire.ErasedData(seats))
    # A browser that was signed in has games of its own again, which can be erased, too.
    return guest.clear_cookie(response) if guest.hash == guest.device else response
