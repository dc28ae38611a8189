"""Notifications over HTTP: by which way at which table, addresses, quiet hours, and how to stop them."""

from __future__ import annotations

from itertools import chain
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from vitral.i18n import LANGUAGES
from vitral.server import protocol as wire
from vitral.server.http.api_routes import ApiRoutes
from vitral.server.http.requests import Guest, guest_of, held_table, people_of, read_body, registry_of, take_for
from vitral.server.http.responses import json_response
from vitral.server.http.state import state_of
from vitral.server.people.mail import domains_of, is_mail, mailbox_of
from vitral.server.people.notification_text import NotificationSettings, is_zone, read_settings, write_settings
from vitral.server.people.people_service import PeopleService
from vitral.server.people.web_push import browser_key, push_place
from vitral.server.problems import ProblemError, conflict, invalid, too_many
from vitral.server.steady_clock import DAY
from vitral.server.store.people_store import StoredPush
from vitral.translatable import TranslatableText

routes = ApiRoutes()

_CONFIRM_WITHIN: Final = DAY
"""The time for which the link in a confirmation email works."""
_MAX_PUSHES: Final = 10
"""The most browsers of one person that are notified."""
_NOT_PLAYING: Final = TranslatableText("problem-tell-seat", "only those who play are told when it is their turn")
_NO_PUSH: Final = TranslatableText("problem-no-push", "this server sends no notifications")
_NO_MAIL: Final = TranslatableText("problem-no-mail", "this server sends no mail")


async def _settings_of(people: PeopleService, person: str) -> NotificationSettings:
    stored = await people.store.person(person)
    return read_settings(stored.notification_settings if stored else "")


async def _check_plays(request: Request, person: str) -> None:
    """Raises `ProblemError` for a guest who neither plays nor has a key: nothing is stored about them."""
    people = people_of(request).store
    if not (await registry_of(request).store.tables_of(person, 1) or await people.person(person)):
        raise conflict("no_such_seat", _NOT_PLAYING)


@routes.post("/api/tables/{table}/notifications", wire.TableNotifications, wire.TableNotifications)
async def choose_way(request: Request) -> Response:
    """Chooses the channel by which the person is notified of a table, or none."""
    live, person = await held_table(request)
    body = await read_body(request, wire.TableNotifications)
    people = people_of(request)
    if body.channel and not live.claims.seats_of(person):
        raise conflict("no_such_seat", _NOT_PLAYING)
    stored = await people.store.person(person)
    if body.channel == "push" and not people.push_key:
        raise conflict("no_push", _NO_PUSH)
    if body.channel == "mail" and people.notifier.mailer is None:
        raise conflict("no_mail", _NO_MAIL)
    if body.channel == "mail" and not (stored and stored.mail):
        raise conflict(
            "no_address",
            TranslatableText("problem-no-address", "confirm an address first, then mail can be sent there"),
        )
    await people.notifier.subscribe(person, live.table.id, body.channel)
    return json_response(wire.TableNotifications(body.channel))


@routes.post("/api/you/push", wire.TableNotifications, wire.PushSubscription)
async def subscribe(request: Request) -> Response:
    """Subscribes this browser to push notifications."""
    body = await read_body(request, wire.PushSubscription)
    people, person, settings = people_of(request), guest_of(request), registry_of(request).settings
    if not people.push_key:
        raise conflict("no_push", _NO_PUSH)
    await _check_plays(request, person)
    try:
        push_place(body.endpoint, anywhere=settings.push_anywhere)
        browser_key(body.p256dh, body.auth)
    except ValueError:
        raise invalid(
            TranslatableText("problem-push", "this is no browser that could be sent a notification")
        ) from None
    pushes = await people.store.pushes(person)
    if len(pushes) >= _MAX_PUSHES:
        await people.store.drop_push(pushes[0].endpoint)
    push = StoredPush(body.endpoint, person, body.p256dh, body.auth)
    if not await people.store.add_push(push, settings.clock()):
        raise conflict(
            "not_yours",
            TranslatableText("problem-push-other", "this browser takes notifications for another person already"),
        )
    return json_response(wire.TableNotifications("push"))


@routes.post("/api/you/push/stop", wire.TableNotifications)
async def unsubscribe(request: Request) -> Response:
    """Unsubscribes all browsers of the person from push notifications."""
    people, person = people_of(request), guest_of(request)
    for push in await people.store.pushes(person):
        await people.store.drop_push(push.endpoint)
    return json_response(wire.TableNotifications(""))


@routes.post("/api/you/mail", wire.MailAddress, wire.MailAddress)
async def set_mail(request: Request) -> Response:
    """Sets the mail address; until it is confirmed, only the confirmation mail is sent there."""
    body = await read_body(request, wire.MailAddress)
    people, guest, settings = people_of(request), Guest(request), registry_of(request).settings
    if not body.mail:
        await people.store.drop_mail(guest.hash)
        await people.store.unsubscribe_all(guest.hash, "mail")
        return guest.set_cookie(json_response(wire.MailAddress("")))
    if people.notifier.mailer is None:
        raise conflict("no_mail", _NO_MAIL)
    if not is_mail(body.mail):
        raise invalid(TranslatableText("problem-mail", "this is no mail address"), "mail")
    if await people.store.refuses_mail(people.mailbox_mark(body.mail)):
        raise conflict("mail_refused", TranslatableText("problem-mail-never", "its owner wants no mail from here"))
    limits, who = state_of(request).limits, (mailbox_of(body.mail), guest.hash)
    of_each = take_for(request, limits.mail_rate) and all(map(limits.mail_rate.take, who))
    if not (of_each and limits.total_mail_rate.take("")):
        raise too_many("too many mails were asked for; wait a while")
    how = await _settings_of(people, guest.hash)
    email = people.notification_text.confirmation(guest.hash, body.mail, how, settings.clock() + _CONFIRM_WITHIN)
    if not people.notifier.send_mail(email):
        raise too_many("too many mails are on their way; wait a while")
    return guest.set_cookie(json_response(wire.MailAddress(body.mail)))


@routes.post("/api/you/notifications", wire.NotificationPreferences, wire.NotificationPreferences)
async def set_notifications(request: Request) -> Response:
    """Sets quiet hours and the language of notifications."""
    body = await read_body(request, wire.NotificationPreferences)
    if body.quiet is not None and not is_zone(body.quiet.zone):
        raise invalid(TranslatableText("problem-zone", "this time zone is not known here"), "quiet.zone")
    if body.language not in LANGUAGES:
        raise invalid("there is no such language", "language")
    people, guest = people_of(request), Guest(request)
    await _check_plays(request, guest.hash)
    how = NotificationSettings(language=body.language, quiet=body.quiet)
    await people.store.set_notification_settings(guest.hash, write_settings(how), registry_of(request).settings.clock())
    return guest.set_cookie(json_response(body))


@routes.post("/api/stop", wire.MailTokenResult, wire.MailToken)
async def stop(request: Request) -> Response:
    """Carries out the token of a message without asking for a cookie: mail programs send none."""
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
    if found := people.tokens.read("never", token, now):
        (mail,) = found
        mailbox = mailbox_of(mail)
        known = [await people.store.mails_at(domain) for domain in domains_of(mailbox)]
        mails = [one for one in chain.from_iterable(known) if mailbox_of(one) == mailbox]
        await people.store.refuse_mail(people.mailbox_mark(mail), mails, now)
        await people.notifier.reload()
        return json_response(wire.MailTokenResult("mail"))
    if found := people.tokens.read("confirm", token, now):
        person, mail = found
        await people.store.set_mail(person, mail, now)
        return json_response(wire.MailTokenResult("confirmed", mail))
    words = TranslatableText("problem-stop", "this link does not work any more, or part of it is missing")
    raise ProblemError(404, "no_such_link", words)
