"""Secrets in their hiding places: behind the curtain of a hot seat, in the seed, in links and cookies."""

from __future__ import annotations

import asyncio
import base64
import logging
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from server_proofs.app_client import Page, Person, message, running
from server_proofs.live_app import live
from server_proofs.secret_twins import TABLE, Deal, Secrets, fix_randomness, fixed_settings, with_other_secrets
from support.scenes import after
from vitral.cards import all_cards
from vitral.engine import Options, rules_for
from vitral.game.proof import prove_dealing
from vitral.records import Record

Received = dict[int | None, list[str]]
"""What a device received, by the seat it looked with at that time."""
DEVICES: list[dict[str, Any]] = [{"players": 2}, {"players": 3, "dice_pools": True, "rare_glass": True}]


async def hot_seat(options: dict[str, Any], deal: Deal, sides: list[int]) -> Received:
    """A whole game on one device; the curtain falls after every choice."""
    rng = Random(7)
    received: Received = {seat: [] for seat in (None, *range(len(sides)))}

    async def receive(page: Page, seat: int | None) -> Any:
        message = await page.next()
        received[seat].append(page.last)
        return message

    async with running(**fixed_settings(deal, bytes(32))) as app, Person(app) as person:
        await person.set_up(options, ["here"] * len(sides))
        page = person.page(TABLE)
        hello = await receive(page, None)
        assert hello["viewer"] is None
        scene, number = hello["scene"], 0
        while scene["phase"] != "over":
            number += 1
            seat = scene["have_chosen"].index(False) if scene["phase"] == "choosing" else scene["seat"]
            page.send(message("sit", seat=seat))
            scene = (await receive(page, seat))["scene"]
            legal = [choice["action"] for choice in scene["legal"]]
            action = f"side {sides[seat] + 1}" if scene["phase"] == "choosing" else rng.choice(legal)
            page.send(message("act", ref=str(number), seat=seat, ply=scene["ply"], action=action))
            assert (await receive(page, seat))["type"] == "done"
            scene = after(scene, await receive(page, seat))
            if scene["phase"] == "over":
                received[seat].pop()
                break
            page.send(message("sit", seat=None))
            scene = (await receive(page, None))["scene"]
        await page.close()
    return received


@pytest.mark.parametrize("options", DEVICES, ids=str)
def test_a_hot_seat_shows_a_seats_secrets_to_that_seat_alone(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_twin(deal: Deal, sides: list[int]) -> Received:
        with monkeypatch.context() as patched:
            fix_randomness(patched)
            return asyncio.run(hot_seat(options, deal, sides))

    deal, sides = Deal(), [seat % 4 for seat in range(options["players"])]
    one = play_twin(deal, sides)
    assert len(one[None]) > 50
    decks = dict(rules_for(Options(**options), all_cards()).deck_ids)
    for seat in range(options["players"]):
        swapped, others = with_other_secrets(Secrets(deal.dealt, sides, decks), [seat], Random(seat))
        other = play_twin(swapped, others)
        assert one[seat] != other[seat]
        assert [looker for looker in one if one[looker] != other[looker]] == [seat]


def test_the_seed_is_told_at_the_end_and_not_before() -> None:
    seed = bytes(range(100, 132))
    written = (
        seed.hex(),
        base64.b64encode(seed).decode()[:40],
        base64.urlsafe_b64encode(seed).decode()[:40],
        str(int.from_bytes(seed)),
    )

    async def play() -> tuple[str, str, list[str]]:
        async with running(seed_source=lambda: seed) as app, Person(app) as person:
            table = await person.set_up({"mode": "solo"}, ["here"])
            page = person.page(table)
            hello = await page.next()
            scene, rng = hello["scene"], Random(1)
            while scene["phase"] != "over":
                for rest in ("", "/record", "/links", "/frames"):
                    await person.get(f"/api/tables/{table}{rest}")
                action = rng.choice(scene["legal"])["action"]
                page.send(message("act", ref=str(len(page.received)), seat=0, ply=scene["ply"], action=action))
                scene = after(scene, (await page.wait(2))[1])
            before = [*page.received, *person.received]
            await page.close()
            return hello["table"]["commitment"], (await person.get(f"/api/tables/{table}/record")).text, before

    promised, record, before = asyncio.run(play())
    assert not [text for text in before for secret in written if secret in text]
    assert seed.hex() in record
    assert prove_dealing(Record.from_json(record), promised) > 10


def test_no_secret_of_a_link_or_a_cookie_is_in_an_address_or_a_log(caplog: pytest.LogCaptureFixture) -> None:
    """With uvicorn's access log on, which `vitral serve` leaves off."""
    addresses: list[str] = []

    def note(answer: httpx.Response) -> None:
        addresses.extend(
            [str(answer.request.url), answer.headers.get("location", ""), answer.headers.get("refresh", "")]
        )

    with caplog.at_level(logging.INFO), live() as address:
        clients = [httpx.Client(base_url=address, event_hooks={"response": [note]}, verify=False) for _ in range(3)]
        host, friend, watcher = clients
        table = host.post("/api/tables", json={"seats": [{"kind": "here"}, {"kind": "link"}]}).json()["table"]
        links = host.get(f"/api/tables/{table}/links").json()
        secrets = [links["join"], links["watch"], *links["seats"].values()]
        for client, secret in ((friend, links["join"]), (watcher, links["watch"]), (friend, links["seats"]["0"])):
            assert client.post("/api/enter", json={"secret": secret, "name": "Ana"}).status_code == 200
        for wrong in (links["join"][:-1], links["join"] + "x"):
            assert host.post("/api/enter", json={"secret": wrong}).status_code == 404
        secrets += [client.cookies["vitral_guest"] for client in clients]
        for client in clients:
            cookie = f"vitral_guest={client.cookies['vitral_guest']}"
            socket = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            with connect(socket, additional_headers={"Cookie": cookie}) as page:
                page.recv()
                page.send('{"type":"act"')
                page.recv()
            client.get("/api/me")
            client.close()
    assert any("/api/enter" in line for line in caplog.messages), "the access log is on"
    logged = "\n".join([*caplog.messages, *addresses])
    assert not [secret for secret in secrets if secret in logged or secret.rpartition(".")[2] in logged]
