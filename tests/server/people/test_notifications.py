"""Push notifications, which an endpoint decrypts: once a turn, never in quiet hours; and the operator's settings."""

from __future__ import annotations

import base64
import json
import re
import socket
import threading

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from server.clock import NOON
from server.conftest import Serve
from server.local_tables import new_table
from server.people.notification_services import (
    CONTACT,
    NOTIFY_AFTER,
    NOTIFY_SECONDS,
    ORIGIN,
    Endpoint,
    base64url,
    connected_guests,
    endpoint,
    two,
)
from server.server_thread import ME_AND_BOT
from support.waiting import wait_until
from vitral.cli import main
from vitral.cli.commands.serve import parse_host_name
from vitral.i18n import LANGUAGES, translator_for
from vitral.server.people.notification_text import NotificationSettings, NotificationText, quiet_until
from vitral.server.people.tokens import Tokens
from vitral.server.people.web_push import push_place, site_of
from vitral.server.protocol import QuietHours
from vitral.server.tables.setup import Setup, SetupSeat

__all__ = ["endpoint"]


def test_a_notification_reaches_the_browser_sealed_and_once_a_turn(serve: Serve, endpoint: Endpoint) -> None:
    server = serve(public_origin=ORIGIN, push=CONTACT, push_anywhere=True, notify_after=NOTIFY_AFTER)
    with server.guest() as ana, server.guest() as rui:
        table = two(ana, rui)
        rui.post("/api/you/push", endpoint.subscription)
        rui.post("/api/you/notifications", {"quiet": None, "language": "de"})
        rui.post(f"/api/tables/{table}/notifications", {"channel": "push"})
        server.send_due_notifications(NOTIFY_AFTER - 1)
        assert not endpoint.got, "they have some time to come by themselves"
        server.send_due_notifications(NOTIFY_SECONDS)
        message = endpoint.got[0]
        assert message["title"] == translator_for("de").say("notification-title")
        assert message["url"] == f"/t/{table}"
        assert "Ana" in message["body"]
        check_signature(endpoint, rui.get("/api/you")["push_key"])
        with ana.sit(table) as seat:
            seat.hello()
            seat.play("side 1")
            seat.play("side 2")
        server.send_due_notifications(2 * NOTIFY_SECONDS)
        assert len(endpoint.got) == 1, "they are notified once of one turn"
        rui.http.cookies.clear()
        rui.post("/api/stop", {"token": message["token"]})
        assert ana.get("/api/you")["notifications"] == {}


def check_signature(endpoint: Endpoint, public: str) -> None:
    """The push service knows that the server whose key the browser was given has sent it."""
    found = re.fullmatch(r"vapid t=(.+)\.(.+), k=(.+)", endpoint.headers[0]["Authorization"])
    assert found is not None
    assert found[3] == public
    claims = json.loads(base64.urlsafe_b64decode(found[1].split(".")[1] + "=="))
    assert claims["sub"] == CONTACT
    assert claims["aud"] == endpoint.url.removesuffix("/push/1")
    raw = base64.urlsafe_b64decode(found[2] + "==")
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), base64.urlsafe_b64decode(public + "=="))
    key.verify(signature, found[1].encode(), ec.ECDSA(hashes.SHA256()))


def test_a_browser_that_is_gone_is_forgotten(serve: Serve, endpoint: Endpoint) -> None:
    server = serve(public_origin=ORIGIN, push=CONTACT, push_anywhere=True, notify_after=NOTIFY_AFTER)
    endpoint.answers = [410]
    with server.guest() as ana:
        table = ana.create(**ME_AND_BOT)
        ana.post("/api/you/push", endpoint.subscription)
        ana.post(f"/api/tables/{table}/notifications", {"channel": "push"})
        server.send_due_notifications(NOTIFY_SECONDS)
        assert ana.get("/api/you")["pushes"] == 0


def test_who_is_connected_is_not_notified(serve: Serve, endpoint: Endpoint) -> None:
    server = serve(public_origin=ORIGIN, push=CONTACT, push_anywhere=True, notify_after=NOTIFY_AFTER)
    with server.guest() as ana:
        table = ana.create(**ME_AND_BOT)
        with ana.sit(table) as seat:
            seat.hello()
            ana.post("/api/you/push", endpoint.subscription)
            ana.post(f"/api/tables/{table}/notifications", {"channel": "push"})
            server.send_due_notifications(2 * NOTIFY_SECONDS)
            assert not endpoint.got
        wait_until(lambda: not connected_guests(server, table))
        server.send_due_notifications(NOTIFY_SECONDS)
        assert len(endpoint.got) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.7/x",
        "https://localhost/x",
        "https://intranet/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://push.example.org/x#y",
        "ftp://push.example.org",
        "x",
        "https://пуш.рф/x",
    ],
)
def test_an_endpoint_that_is_no_push_service_is_none(endpoint: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - of urlsplit, or of ours
        push_place(endpoint)
    assert push_place("https://updates.push.services.mozilla.com/wpush/v2/abc").hostname


def test_forged_subscriptions_are_refused_in_words(serve: Serve, endpoint: Endpoint) -> None:
    server = serve(public_origin=ORIGIN, push=CONTACT)
    sound = {**endpoint.subscription, "endpoint": "https://push.example.org/x"}
    forged = [
        {**sound, "endpoint": "https://127.0.0.1/"},
        {**sound, "p256dh": base64url(b"\4" + b"\1" * 64)},
        {**sound, "p256dh": "AAAA"},
        {**sound, "auth": base64url(b"short")},
    ]
    with server.guest() as ana:
        table = ana.create(**ME_AND_BOT)
        ana.post("/api/you/push", sound)
        for one in forged:
            problem = ana.post("/api/you/push", one, 400)
            assert all(translator_for(language).say(problem["sentence"]["message"]) for language in LANGUAGES)
        assert ana.get("/api/you")["pushes"] == 1
        with server.guest() as stranger:
            stranger.post("/api/you/push", sound, 409)
            stranger.post(f"/api/tables/{table}/notifications", {"channel": "push"}, 403)
        ana.post("/api/stop", {"token": "x" * 100}, 404)


def test_a_browser_changes_hands_with_its_secrets_alone(serve: Serve, endpoint: Endpoint) -> None:
    server = serve(public_origin=ORIGIN, push=CONTACT, push_anywhere=True)
    own = endpoint.subscription
    other = {**own, "auth": base64url(bytes(reversed(range(16))))}
    with server.guest() as ana, server.guest() as eve:
        for guest in (ana, eve):
            guest.create(**ME_AND_BOT)
        ana.post("/api/you/push", own)
        assert eve.post("/api/you/push", other, 409)["code"] == "not_yours"
        assert [guest.get("/api/you")["pushes"] for guest in (ana, eve)] == [1, 0]
        ana.post("/api/you/push", other)
        eve.post("/api/you/push", other)
        assert [guest.get("/api/you")["pushes"] for guest in (ana, eve)] == [0, 1]


class SlowService:
    """A push service that takes every connection and sends one byte of its answer now and then."""

    def __init__(self, address: str) -> None:
        self._listener = socket.create_server((address, 0))
        self.url = f"http://{address}:{self._listener.getsockname()[1]}/push"
        self.connection: socket.socket | None = None
        self._thread = threading.Thread(target=self._accept)
        self._thread.start()

    def _accept(self) -> None:
        self.connection, _ = self._listener.accept()

    def drip(self) -> bool:
        """Sends one byte, and returns whether the other side still listens."""
        assert self.connection is not None
        try:
            self.connection.sendall(b"H")
            self.connection.setblocking(False)
            while self.connection.recv(65_536):
                pass
        except BlockingIOError:
            return True
        except OSError:
            return False
        return False

    def close(self) -> None:
        self._thread.join()
        self._listener.close()
        if self.connection is not None:
            self.connection.close()


def test_slow_push_services_delay_no_other_and_are_given_up(serve: Serve, endpoint: Endpoint) -> None:
    server = serve(public_origin=ORIGIN, push=CONTACT, push_anywhere=True, notify_after=NOTIFY_AFTER)
    slow = [SlowService(f"127.0.0.{number}") for number in range(2, 8)]
    with server.guest() as ana:
        table = ana.create(**ME_AND_BOT)
        for service in slow:
            ana.post("/api/you/push", {**endpoint.subscription, "endpoint": service.url})
        ana.post("/api/you/push", endpoint.subscription)
        ana.post(f"/api/tables/{table}/notifications", {"channel": "push"})
        server.clock.advance_until(lambda: endpoint.got, 1, "the message to the service that answers")
        wait_until(lambda: all(service.connection for service in slow))
        assert all(service.drip() for service in slow), "they have not been given up yet"
        server.clock.advance_until(lambda: sum(service.drip() for service in slow) == 0, 1, "the exchanges end")
    for service in slow:
        service.close()


def test_exchanges_are_counted_by_push_service() -> None:
    names = ("a.push.example", "b.push.example", "push.example", "10.0.0.1", "10.1.0.1", "2001:db8::1")
    assert [site_of(name) for name in names] == ["push.example"] * 3 + ["10.0.0.1", "10.1.0.1", "2001:db8::1"]


def test_messages_say_nothing_of_the_game() -> None:
    """Of two tables that differ only in what was dealt, everybody is sent the same, byte by byte."""
    setup = Setup({"players": 2}, (SetupSeat("here", "Ana"), SetupSeat("link", "Rui")))
    tables = [new_table(bytes([seed]) * 32, setup) for seed in (1, 2)]
    messages, how = NotificationText(Tokens(b"secret"), ORIGIN), NotificationSettings("en")
    pushed, letters = (
        {messages.push(table, "ana", how) for table in tables},
        {messages.email(table, "ana", how, "ana@example.org") for table in tables},
    )
    assert len(pushed) == len(letters) == 1


def test_a_name_is_no_link() -> None:
    setup = Setup({"players": 2}, (SetupSeat("here", "https://evil.example/x J.R."), SetupSeat("here", "a@evil.org")))
    table, messages = new_table(bytes(32), setup), NotificationText(Tokens(b"secret"), ORIGIN)
    text = messages.email(table, "ana", NotificationSettings("en"), "ana@example.org").text
    assert "https evil example x J R., a evil org" in text
    assert set(re.findall(r"https?://[^/\s]*", text)) == {ORIGIN}


# -- quiet hours ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "end", "zone", "hours"),
    [
        (22 * 60, 8 * 60, "UTC", 0),
        (11 * 60, 13 * 60, "UTC", 1),
        (22 * 60, 8 * 60, "Asia/Tokyo", 0),  # 21:00 there
        (20 * 60, 8 * 60, "Asia/Tokyo", 11),
        (0, 0, "UTC", 0),
        (0, 60, "Nowhere/At_All", 0),
    ],
)
def test_quiet_hours_are_those_of_the_place(start: int, end: int, zone: str, hours: int) -> None:
    assert quiet_until(QuietHours(start, end, zone), NOON) == (NOON + hours * 3600 if hours else 0.0)


def test_notifications_wait_for_the_end_of_quiet_hours(serve: Serve, endpoint: Endpoint) -> None:
    server = serve(public_origin=ORIGIN, push=CONTACT, push_anywhere=True, notify_after=NOTIFY_AFTER)
    with server.guest() as ana:
        table = ana.create(**ME_AND_BOT)
        ana.post("/api/you/push", endpoint.subscription)
        quiet = {"start": 11 * 60, "end": 13 * 60, "zone": "UTC"}
        ana.post("/api/you/notifications", {"quiet": quiet, "language": "en"})
        assert ana.post("/api/you/notifications", {"quiet": {**quiet, "zone": "Mars/Base"}, "language": "en"}, 400)
        ana.post(f"/api/tables/{table}/notifications", {"channel": "push"})
        server.send_due_notifications(2 * NOTIFY_SECONDS)
        assert not endpoint.got
        server.clock.advance(3600)
        server.send_due_notifications(NOTIFY_SECONDS)
        assert len(endpoint.got) == 1


# -- the operator's settings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "name", "origin"),
    [
        ("play.example.org", "play.example.org", "https://play.example.org"),
        ("play.example.org:8443", "play.example.org", "https://play.example.org:8443"),
        ("http://box.lan:8000/", "box.lan", "http://box.lan:8000"),
    ],
)
def test_a_host_name_is_a_name_with_port_and_scheme_if_they_are_unusual(given: str, name: str, origin: str) -> None:
    assert parse_host_name(given) == (name, origin)


@pytest.mark.parametrize("given", ["", "play example", "a@b.example", "x.example:port", "https://", "x.example/path"])
def test_what_is_no_host_name_is_refused(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--host-name", given]) == 2
    assert "is not a host name" in capsys.readouterr().err


def test_a_server_that_sends_mail_or_push_asks_for_its_host_name(capsys: pytest.CaptureFixture[str]) -> None:
    for sends in (["--mail", "smtp://localhost", "--mail-sender", "v@example.org"], ["--push", CONTACT]):
        assert main(["--lang", "en", "serve", *sends]) == 2
        assert "--host-name play.example.org" in capsys.readouterr().err
