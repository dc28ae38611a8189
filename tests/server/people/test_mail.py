"""Mail about turns, which a real SMTP server takes: confirmed first, and stopped with one press."""

from __future__ import annotations

import re
from typing import Any

import pytest

from server.conftest import Serve
from server.people.notification_services import (
    CONTACT,
    NOTIFY_AFTER,
    NOTIFY_SECONDS,
    ORIGIN,
    Mailbox,
    MailServer,
    connected_guests,
    mailbox,
    two,
)
from server.server_thread import BY_LINK, ME_AND_BOT, Server
from support.waiting import wait_until
from vitral.i18n import translator_for
from vitral.server.people.mail import Email, Mailer, MailError, is_mail
from vitral.server.settings import Settings

__all__ = ["mailbox"]


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
        wait_until(lambda: not connected_guests(server, table))
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
    later = MailServer(box)
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
    server = serve(public_origin=ORIGIN, mail=mailbox[1], mail_from="v@example.org", mail_rate=(0.0001, 2.0))
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
        public_origin=ORIGIN,
        mail=mailbox[1],
        mail_from="v@example.org",
        mail_rate=(1e-6, 2.0),
        total_mail_rate=(1e-6, 5.0),
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
