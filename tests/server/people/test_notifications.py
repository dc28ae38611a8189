"""Notifications: a real SMTP server gets mail, a push endpoint decrypts what it gets; once a turn, never at night."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import socket
import threading
from collections.abc import Awaitable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.clock import NOON
from server.conftest import Serve
from server.local_tables import new_table
from server.server_thread import BY_LINK, ME_AND_BOT, Guest, Server
from support.waiting import TIMEOUT, wait_until
from vitral.cli import main
from vitral.cli.commands.serve import parse_host_name
from vitral.i18n import LANGUAGES, translator_for
from vitral.server.people.mail import Email, Mailer, MailError, is_mail
from vitral.server.people.notification_text import NotificationSettings, NotificationText, quiet_until
from vitral.server.people.tokens import Tokens
from vitral.server.people.web_push import push_place, site_of
from vitral.server.protocol import QuietHours
from vitral.server.settings import Settings
from vitral.server.tables.setup import Setup, SetupSeat

CONTACT = "mailto:host@example.org"
ORIGIN = "https://play.example.org"
"""What the operator has links begin with."""


NOTIFY_AFTER = 5
"""Seconds after which a notification is due, and some more until it is sent."""
NOTIFY_SECONDS = NOTIFY_AFTER + 2


class Mailbox:
    """What a real SMTP server took."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.raw: list[bytes] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.raw.append(envelope.content)
        self.got.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    @property
    def texts(self) -> list[str]:
        return [one.get_content() for one in self.got]


class _Controller(Controller):
    """Has a port from the beginning, and takes mail there once it is started.

    It knows whom it talked to: a line that is open when it stops would be left open.
    """

    def __init__(self, box: Mailbox) -> None:
        self.met: list[SMTP] = []
        self._bound = socket.socket()
        self._bound.bind(("127.0.0.1", 0))
        super().__init__(box, "127.0.0.1", self._bound.getsockname()[1], ready_timeout=TIMEOUT)
        self.url = f"smtp://127.0.0.1:{self.port}"

    def _create_server(self) -> Awaitable[asyncio.AbstractServer]:
        return self.loop.create_server(self._factory_invoker, sock=self._bound)

    def stop(self, no_assert: bool = False) -> None:
        wait_until(lambda: all(one.transport is None for one in self.met))
        super().stop(no_assert)

    def factory(self) -> SMTP:
        self.met.append(super().factory())  # type: ignore[no-untyped-call]
        return self.met[-1]


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, str]]:
    box = Mailbox()
    controller = _Controller(box)
    controller.start()
    yield box, controller.url
    controller.stop()


class Endpoint:
    """A push service with one browser behind it: checks who sends, and decrypts."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.answers = [201]
        self.got: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        mine = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = mine.answers.pop(0) if len(mine.answers) > 1 else mine.answers[0]
                if status < 300:
                    mine.headers.append(dict(self.headers.items()))
                    opened = http_ece.decrypt(body, private_key=mine.key, auth_secret=mine.auth, version="aes128gcm")
                    mine.got.append(json.loads(opened))
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/push/1"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.url, "p256dh": base64url(point), "auth": base64url(self.auth)}


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    found = Endpoint()
    yield found
    found.stop()


def two(ana: Guest, rui: Guest) -> str:
    """A table where both are to choose their windows."""
    table = ana.create(**BY_LINK)
    rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
    return table


# -- notifications -------------------------------------------------------------------------------------------------


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
        wait_until(lambda: not guests(server, table))
        server.send_due_notifications(NOTIFY_SECONDS)
        assert len(endpoint.got) == 1


def guests(server: Server, table: str) -> set[str]:
    """Who looks on at a table."""
    return {guest for live in server.registry.live_tables if live.table.id == table for guest in live.presence.guests()}


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


# -- mail ----------------------------------------------------------------------------------------------------------


def test_mail_is_confirmed_sent_and_stopped_with_one_press(serve: Serve, mailbox: tuple[Mailbox, str]) -> None:
    box, address = mailbox
    server = serve(
        public_origin=ORIGIN, mail=address, mail_from="Vitral <vitral@example.org>", notify_after=NOTIFY_AFTER
    )
    with server.guest() as ana, server.guest() as rui, server.guest() as program:
        table = two(ana, rui)
        assert rui.post(f"/api/tables/{table}/notifications", {"channel": "mail"}, 409)["code"] == "no_address"
        rui.post("/api/you/notifications", {"quiet": None, "language": "pt"})
        rui.post("/api/you/mail", {"mail": "rui@example.org"})
        wait_until(lambda: box.got)
        assert box.got[0]["Subject"] == translator_for("pt").say("notification-confirm-title")
        assert rui.get("/api/you")["mail"] == "", "nothing is sent there before it is confirmed"
        token = re.findall(r"#stop=(\S+)", box.texts[0])[0]
        assert program.post("/api/stop", {"token": token}) == {"what": "confirmed", "mail": "rui@example.org"}
        rui.post(f"/api/tables/{table}/notifications", {"channel": "mail"})
        server.send_due_notifications(NOTIFY_SECONDS)
        assert len(box.got) == 2
        email = box.got[1]
        assert (email["To"], email["From"]) == ("rui@example.org", "Vitral <vitral@example.org>")
        assert email["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"{ORIGIN}/t/{table}" in email.get_content()
        assert "Ana" in email.get_content()
        stop = email["List-Unsubscribe"].strip("<>")
        answer = program.http.post(stop.replace(ORIGIN, server.url), data={"List-Unsubscribe": "One-Click"})
        assert answer.json()["what"] == "table"
        assert rui.get("/api/you")["notifications"] == {}
        rui.post(f"/api/tables/{table}/notifications", {"channel": "mail"})
        every = re.findall(r"#stop=(\S+)", email.get_content())[1]
        assert program.post("/api/stop", {"token": every})["what"] == "mail"
        assert rui.get("/api/you")["notifications"] == {}


@pytest.mark.parametrize(
    "host",
    [
        "play.example.org:x@evil.example",
        "play.example.org:443@evil.example",
        "play.example.org@evil.example",
        "play.example.org:@evil.example",
        "play.example.org:80:evil.example",
        "play.example.org/evil.example",
        "play.example.org#evil.example",
        "play.example.org?evil.example",
        "play.example.org\\evil.example",
        "play.example.org evil.example",
        "play.example.org:",
        "[::1]evil.example",
        "[play.example.org]",
        "localhost:x@evil.example",
        "play.example.org:9999",
        "localhost",
    ],
)
def test_links_in_mail_never_come_from_the_host_header(serve: Serve, mailbox: tuple[Mailbox, str], host: str) -> None:
    box, address = mailbox
    server = serve(public_origin=ORIGIN, hosts=("play.example.org",), mail=address, mail_from="v@example.org")
    with server.guest() as ana:
        body = {"mail": "ana@example.org"}
        answer = ana.http.post("/api/you/mail", json=body, headers={"Host": host, "Origin": f"http://{host}"})
        if re.fullmatch(r"[a-z.]+(:\d+)?", host):
            assert answer.status_code == 200
            wait_until(lambda: box.got)
        else:
            assert answer.status_code in (400, 421)
            ana.post("/api/you/mail", body)
            wait_until(lambda: box.got)
    assert {link for text in box.texts for link in re.findall(r"https?://[^/\s]*", text)} == {ORIGIN}


def test_mail_and_push_need_a_configured_origin() -> None:
    for needs in ({"mail": "smtp://localhost"}, {"push": CONTACT}):
        with pytest.raises(ValueError, match="public_origin"):
            Settings(**needs)  # type: ignore[arg-type]


def test_of_every_turn_one_letter_is_sent(serve: Serve, mailbox: tuple[Mailbox, str]) -> None:
    """Whatever the others do meanwhile; of the next turn they are notified again."""
    box, address = mailbox
    server = serve(public_origin=ORIGIN, mail=address, mail_from="v@example.org", notify_after=NOTIFY_AFTER)
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK, options={"start_player": 1})
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        rui.post("/api/you/mail", {"mail": "rui@example.org"})
        wait_until(lambda: box.got)
        rui.post("/api/stop", {"token": re.findall(r"#stop=(\S+)", box.texts[0])[0]})
        rui.post(f"/api/tables/{table}/notifications", {"channel": "mail"})
        server.send_due_notifications(NOTIFY_SECONDS)
        assert len(box.got) == 2
        with ana.sit(table) as seat:
            seat.hello()
            for side in ("side 1", "side 2", "side 3"):
                seat.play(side)
            with rui.sit(table) as here:
                here.hello()
                here.play("side 1")
            seat.wait_for_turn()
            seat.play("pass")
        wait_until(lambda: not guests(server, table))
        server.send_due_notifications(2 * NOTIFY_SECONDS)
        assert [one["Subject"] for one in box.got[1:]] == [translator_for("en").say("notification-title")] * 2


def test_a_server_that_is_away_is_tried_again(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    send, failed = Mailer.send, list[str]()

    def sent(self: Mailer, email: Email) -> None:
        try:
            send(self, email)
        except MailError:
            failed.append(email.to)
            raise

    monkeypatch.setattr(Mailer, "send", sent)
    box = Mailbox()
    later = _Controller(box)
    server = serve(public_origin=ORIGIN, mail=later.url, mail_from="v@example.org")
    with server.guest() as ana:
        ana.post("/api/you/mail", {"mail": "ana@example.org"})
        wait_until(lambda: failed)
        later.start()
        server.clock.advance_until(lambda: box.got, 5)
        later.stop()


def test_without_a_mail_server_and_push_the_page_is_refused(server: Server) -> None:
    with server.guest() as ana:
        table = ana.create(**ME_AND_BOT)
        you = ana.get("/api/you")
        assert (you["sends_mail"], you["push_key"]) == (False, "")
        for way in ("push", "mail"):
            problem = ana.post(f"/api/tables/{table}/notifications", {"channel": way}, 409)
            assert problem["sentence"]["message"] == f"problem-no-{way}"


def test_addresses_that_are_none_and_floods_of_mail_are_refused(serve: Serve, mailbox: tuple[Mailbox, str]) -> None:
    server = serve(public_origin=ORIGIN, mail=mailbox[1], mail_from="v@example.org", mails=(0.0001, 2.0))
    with server.guest() as ana:
        for odd in ("ana", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "<a@example.org>", "a@b,c@d.org"):
            assert not is_mail(odd)
            ana.post("/api/you/mail", {"mail": odd}, 400)
        for name in ("a", "b"):
            ana.post("/api/you/mail", {"mail": f"{name}@example.org"})
        ana.post("/api/you/mail", {"mail": "c@example.org"}, 429)


def ask_mail(server: Server, mail: str, address: str, status: int = 200) -> Any:
    """Has a guest nobody knows, at an address behind the proxy, ask for a confirmation."""
    with server.guest() as guest:
        guest.http.headers["X-Forwarded-For"] = address
        return guest.post("/api/you/mail", {"mail": mail}, status)


def test_confirmations_are_limited_by_mailbox_network_and_in_all(serve: Serve, mailbox: tuple[Mailbox, str]) -> None:
    server = serve(
        public_origin=ORIGIN, mail=mailbox[1], mail_from="v@example.org", mails=(1e-6, 2.0), all_mails=(1e-6, 5.0)
    )
    for number, mail in enumerate(("ana@example.org", "A.na+cards@Example.org")):
        ask_mail(server, mail, f"203.0.113.{number}")
    ask_mail(server, "ana+more@example.org", "203.0.113.5", 429)
    for name in ("rui", "eva"):
        ask_mail(server, f"{name}@example.org", "198.51.100.1")
    ask_mail(server, "leo@example.org", "198.51.100.1", 429)
    ask_mail(server, "leo@example.org", "198.51.100.2")
    ask_mail(server, "mia@example.org", "198.51.100.3", 429)
    wait_until(lambda: len(mailbox[0].got) == 5)


def test_the_owner_of_an_address_never_gets_another_mail(serve: Serve, mailbox: tuple[Mailbox, str]) -> None:
    box, address = mailbox
    server = serve(public_origin=ORIGIN, mail=address, mail_from="v@example.org")
    with server.guest() as program:
        ask_mail(server, "rui@example.org", "203.0.113.1")
        wait_until(lambda: box.got)
        confirm, never = re.findall(r"#stop=(\S+)", box.texts[0])
        assert program.post("/api/stop", {"token": confirm})["what"] == "confirmed"
        assert box.got[0]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert never in box.got[0]["List-Unsubscribe"]
        assert program.post("/api/stop", {"token": never}) == {"what": "mail", "mail": ""}
        for mail in ("rui@example.org", "Rui+again@example.org"):
            problem = ask_mail(server, mail, "203.0.113.2", 409)
            assert (problem["code"], problem["sentence"]["message"]) == ("mail_refused", "problem-mail-never")
        ask_mail(server, "other@example.org", "203.0.113.2")
        wait_until(lambda: len(box.got) == 2)


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
