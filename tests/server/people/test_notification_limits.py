"""Notifications under attack: no service takes the room of all others; a mailbox is one, whatever follows its plus."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from server.conftest import Serve
from server.server_thread import Server
from support.waiting import TIMEOUT
from vitral.server.identity import guest_hash
from vitral.server.people import notifications, web_push
from vitral.server.people.notifications import Notifier
from vitral.server.people.web_push import Pusher, PushError, PushKey, _point, text_of
from vitral.server.store.people_store import StoredPush


def test_services_that_take_nothing_leave_room_for_others(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "_MAX_WAITING", 60)
    server = serve(push="mailto:host@example.org", push_anywhere=True, public_origin="https://play.example.org")
    found = on_loop(server, send_to_dead_services)
    assert found == {"slow.example": 30, "dead.example": 15, "alive.example": 1, "mail": 1}


async def send_to_dead_services(notifier: Notifier) -> dict[str, int]:
    """Returns how many messages there was room for, by service."""
    over, found = asyncio.Event(), {}

    async def wait() -> None:
        await over.wait()

    def send(way: str, endpoint: str = "") -> bool:
        return notifier._enqueue(way, "table", wait, endpoint)

    for name, amount in (("slow.example", 100), ("dead.example", 100), ("alive.example", 1)):
        found[name] = sum(send("push", f"https://{number}.{name}/x") for number in range(amount))
    found["mail"] = int(send("mail"))
    over.set()
    while notifier.sending:
        await asyncio.sleep(0)
    assert sum(send("push", "https://slow.example/x") for _ in range(100)) == 30, "sent messages make room"
    return found


def test_a_later_message_takes_the_place_of_one_that_was_not_taken(serve: Serve) -> None:
    server = serve(push="mailto:host@example.org", push_anywhere=True, public_origin="https://play.example.org")
    assert on_loop(server, send_again_and_again) == 2


async def send_again_and_again(notifier: Notifier) -> int:
    """Returns how many messages wait, after ten each about two tables."""
    over = asyncio.Event()

    async def wait() -> None:
        await over.wait()

    for _ in range(10):
        for table in ("one", "other"):
            assert notifier._enqueue("push", table, wait, "https://slow.example/x")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    sending = notifier.sending
    over.set()
    while notifier.sending:
        await asyncio.sleep(0)
    assert not notifier._latest
    return sending


def test_many_slow_services_together_have_few_exchanges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_push, "_EXCHANGES", 4)
    monkeypatch.setattr(web_push, "_SLOW_EXCHANGES", 1)
    asyncio.run(send_beside_slow_services(monkeypatch))


async def send_beside_slow_services(monkeypatch: pytest.MonkeyPatch) -> None:
    pusher = Pusher(PushKey(bytes(32), "mailto:host@example.org"))
    key = text_of(_point(ec.generate_private_key(ec.SECP256R1()).public_key()))
    begun: list[str] = []

    async def post(place: Any, *_: Any) -> int:
        begun.append(place.hostname)
        if place.hostname.startswith("slow"):
            await asyncio.Event().wait()
        return 201

    async def send(host: str) -> None:
        await pusher.send(StoredPush(f"https://{host}/x", "rui", key, text_of(bytes(16))), b"{}", "topic")

    monkeypatch.setattr(pusher, "_post", post)
    monkeypatch.setattr(web_push, "_EXCHANGE_SECONDS", 0.0)
    for number in range(8):
        with pytest.raises(PushError, match="TimeoutError"):
            await send(f"slow{number}.example")
    monkeypatch.setattr(web_push, "_EXCHANGE_SECONDS", TIMEOUT)
    begun.clear()
    slow = [asyncio.create_task(send(f"slow{number}.example")) for number in range(8)]
    for _ in range(20):
        await asyncio.sleep(0)
    await send("alive.example")
    assert begun == ["slow0.example", "alive.example"]
    for task in slow:
        task.cancel()
    await asyncio.gather(*slow, return_exceptions=True)
    pusher.close()


def on_loop(server: Server, work: Any) -> Any:
    """Runs something with the notifier of a server, in the server's own thread."""
    done = asyncio.run_coroutine_threadsafe(work(server.notifier), server.registry.store.database._loop)  # type: ignore[attr-defined]
    return done.result(60)


def test_a_slow_name_server_holds_up_its_own_site_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    over, asked = threading.Event(), []

    def look_up(host: str, _: int) -> str:
        asked.append(host)
        if host.endswith("slow.example"):
            over.wait(TIMEOUT)
        raise PushError(f"looked up {host}")

    monkeypatch.setattr(web_push, "_public_address", look_up)
    monkeypatch.setattr(web_push, "_LOOKUPS", 2)
    asyncio.run(look_up_beside_slow_names(monkeypatch, over))
    assert asked == ["0.slow.example", "alive.example", "9.slow.example"]


async def look_up_beside_slow_names(monkeypatch: pytest.MonkeyPatch, over: threading.Event) -> None:
    pusher = Pusher(PushKey(bytes(32), "mailto:host@example.org"))
    key = text_of(_point(ec.generate_private_key(ec.SECP256R1()).public_key()))

    async def send(host: str) -> None:
        await pusher.send(StoredPush(f"https://{host}/x", "rui", key, text_of(bytes(16))), b"{}", "topic")

    monkeypatch.setattr(web_push, "_EXCHANGE_SECONDS", 0.0)
    for number in range(4):
        with pytest.raises(PushError, match="TimeoutError"):
            await send(f"{number}.slow.example")
    monkeypatch.setattr(web_push, "_EXCHANGE_SECONDS", TIMEOUT)
    with pytest.raises(PushError, match="looked up alive"):
        await send("alive.example")
    over.set()
    with pytest.raises(PushError, match="looked up 9"):
        await send("9.slow.example")
    pusher.close()


def test_whoever_wants_no_mail_gets_none_to_any_address_of_the_mailbox(serve: Serve) -> None:
    server = serve(mail="smtp://127.0.0.1:9", mail_from="v@example.org", public_origin="https://play.example.org")
    tokens = server._server._state.people.tokens
    with server.guest() as ana, server.guest() as rui, server.guest() as owner:
        addresses = {ana: "Rui+games@gmail.com", rui: "r.u.i@googlemail.com", owner: "rui@other.example.org"}
        for guest, mail in addresses.items():
            guest.create(seats=[{"kind": "here"}], options={"mode": "solo"})
            confirm(server, guest, mail)
        owner.post("/api/stop", {"token": tokens.make("never", "RUI@gmail.com")})
        assert [guest.get("/api/you")["mail"] for guest in addresses] == ["", "", "rui@other.example.org"]


def confirm(server: Server, guest: Any, mail: str) -> None:
    """Confirms an address as the link in the mail does."""
    person = guest_hash(guest.http.cookies["vitral_guest"])
    token = server._server._state.people.tokens.make("confirm", person, mail, until=server.clock() + 60)
    assert guest.post("/api/stop", {"token": token})["what"] == "confirmed"
    assert guest.get("/api/you")["mail"] == mail
