"""Notifications over HTTP: by which way at which table, addresses, quiet hours, and how to stop them."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from vitral.i18n import LANGUAGES
from vitral.server import protocol as wire
from vitral.server.http.requests import Guest, address_of, guest_of, held_table, read_body, registry_of
from vitral.server.http.responses import json_response
from vitral.server.http.routes.account import page_of, people_of
from vitral.server.http.state import state_of
from vitral.server.people.mail import is_mail
from vitral.server.people.notification_text import NotificationSettings, is_zone, read_settings, write_settings
from vitral.server.people.service import PeopleService
from vitral.server.people.web_push import browser_key, push_place
from vitral.server.problems import ProblemError, conflict, invalid, not_found, too_many
from vitral.server.store.people_store import StoredPush
from vitral.translatable import TranslatableText

_CONFIRM: Final = 86_400.0
_PUSHES: Final = 10
_NO_PUSH: Final = TranslatableText("problem-no-push", "this server sends no notifications")
_NO_MAIL: Final = TranslatableText("problem-no-mail", "this server sends no mail")


async def _settings_of(people: PeopleService, person: str) -> NotificationSettings:
    stored = await people.store.person(person)
    return read_settings(stored.notification_settings if stored else "")


async def choose_way(request: Request) -> Response:
    """Chooses the channel by which the person is notified of a table, or none."""
    live, person = await held_table(request)
    asked = await read_body(request, wire.TableNotifications)
    people = people_of(request)
    if asked.channel and not live.seats_of(person):
        raise conflict(
            "no_such_seat", TranslatableText("problem-tell-seat", "only those who play are told when it is their turn")
        )
    stored = await people.store.person(person)
    if asked.channel == "push" and not people.push_key:
        raise conflict("no_push", _NO_PUSH)
    if asked.channel == "mail" and people.notifier.mailer is None:
        raise conflict("no_mail", _NO_MAIL)
    if asked.channel == "mail" and not (stored and stored.mail):
        raise conflict(
            "no_address",
            TranslatableText("problem-no-address", "confirm an address first, then mail can be sent there"),
        )
    if asked.channel:
        how = msgspec.structs.replace(
            read_settings(stored.notification_settings if stored else ""), home=page_of(request)
        )
        await people.store.set_notification_settings(person, write_settings(how), registry_of(request).settings.clock())
    await people.notifier.subscribe(person, live.table.id, asked.channel)
    return json_response(wire.TableNotifications(asked.channel))


async def subscribe(request: Request) -> Response:
    """Subscribes this browser to push notifications."""
    asked = await read_body(request, wire.PushSubscription)
    people, person, settings = people_of(request), guest_of(request), registry_of(request).settings
    if not people.push_key:
        raise conflict("no_push", _NO_PUSH)
    if not person:
        raise not_found("there is no such guest")
    try:
        push_place(asked.endpoint, anywhere=settings.push_anywhere)
        browser_key(asked.p256dh, asked.auth)
    except ValueError:
        raise invalid(
            TranslatableText("problem-push", "this is no browser that could be sent a notification")
        ) from None
    mine = await people.store.pushes(person)
    if len(mine) >= _PUSHES:
        await people.store.drop_push(mine[0].endpoint)
    await people.store.add_push(StoredPush(asked.endpoint, person, asked.p256dh, asked.auth), settings.clock())
    return json_response(wire.TableNotifications("push"))


async def unsubscribe(request: Request) -> Response:
    """Unsubscribes all browsers of the person from push notifications."""
    people, person = people_of(request), guest_of(request)
    for one in await people.store.pushes(person):
        await people.store.drop_push(one.endpoint)
    return json_response(wire.TableNotifications(""))


async def set_mail(request: Request) -> Response:
    """Sets the mail address; until it is confirmed, only the confirmation mail is sent there."""
    asked = await read_body(request, wire.MailAddress)
    people, guest, settings = people_of(request), Guest(request), registry_of(request).settings
    if not asked.mail:
        await people.store.set_mail(guest.hash, "", settings.clock())
        await people.store.unsubscribe_all(guest.hash, "mail")
        return guest.set_cookie(json_response(wire.MailAddress("")))
    mailer = people.notifier.mailer
    if mailer is None:
        raise conflict("no_mail", _NO_MAIL)
    if not is_mail(asked.mail):
        raise invalid(TranslatableText("problem-mail", "this is no mail address"), "mail")
    limit = state_of(request).limits.mails
    if not (limit.take(address_of(request)) and limit.take(asked.mail.casefold()) and limit.take(guest.hash)):
        raise too_many("too many mails were asked for; wait a while")
    how = msgspec.structs.replace(await _settings_of(people, guest.hash), home=page_of(request))
    email = people.notification_text.confirmation(guest.hash, asked.mail, how, settings.clock() + _CONFIRM)
    if not people.notifier.send("mail", lambda: mailer.send(email)):
        raise too_many("too many mails are on their way; wait a while")
    return guest.set_cookie(json_response(wire.MailAddress(asked.mail)))


async def set_notifications(request: Request) -> Response:
    """Sets quiet hours and the language of notifications."""
    asked = await read_body(request, wire.NotificationPreferences)
    if asked.quiet is not None and not is_zone(asked.quiet.zone):
        raise invalid(TranslatableText("problem-zone", "this time zone is not known here"), "quiet.zone")
    if asked.language not in LANGUAGES:
        raise invalid("there is no such language", "language")
    people, guest = people_of(request), Guest(request)
    how = NotificationSettings(home=page_of(request), language=asked.language, quiet=asked.quiet)
    await people.store.set_notification_settings(guest.hash, write_settings(how), registry_of(request).settings.clock())
    return guest.set_cookie(json_response(asked))


async def stop(request: Request) -> Response:
    """Carries out the token of a message for anybody who has it: mail programs post it without a cookie."""
    token = request.query_params.get("token")
    if token is None:
        token = (await read_body(request, wire.MailToken)).token
    people, now = people_of(request), registry_of(request).settings.clock()
    if found := people.tokens.read("table", token, now):
        person, table = found
        await people.notifier.subscribe(person, table, "")
        return json_response(wire.MailTokenResult("table"))
    if found := people.tokens.read("mail", token, now):
        await people.store.unsubscribe_all(found[0], "mail")
        await people.notifier.reload()
        return json_response(wire.MailTokenResult("mail"))
    if found := people.tokens.read("confirm", token, now):
        person, mail = found
        await people.store.set_mail(person, mail, now)
        return json_response(wire.MailTokenResult("confirmed", mail))
    words = TranslatableText("problem-stop", "this link does not work any more, or part of it is missing")
    raise ProblemError(404, "no_such_link", words)


ROUTES = [
    Route("/api/tables/{table}/notifications", choose_way, methods=["POST"]),
    Route("/api/you/push", subscribe, methods=["POST"]),
    Route("/api/you/push/stop", unsubscribe, methods=["POST"]),
    Route("/api/you/mail", set_mail, methods=["POST"]),
    Route("/api/you/notifications", set_notifications, methods=["POST"]),
    Route("/api/stop", stop, methods=["POST"]),
]
