"""As `test_wire_leaks` and `test_socket_fuzz`, with people at two servers that share a database.

A table's seats are shared out among the servers, so that everything they send went over the bus as well.
"""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import AsyncExitStack
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from server.conftest import fresh_database, postgres
from server.redis_server import Redis, redis
from server_proofs.app_client import Page, Person, message, running
from server_proofs.secret_twins import Deal, Script, Transcript, fix_randomness, play_script, with_other_secrets
from server_proofs.test_wire_leaks import TABLES, assert_alike, first_sides, halves, secrets_of
from support.scenes import after
from support.waiting import until
from vitral.engine.actions import ACTIONS
from vitral.server import protocol as wire
from vitral.server.tables.registry import TableRegistry
from vitral.server.tables.table import Table
from whole_games.matrix import row_name

__all__ = ["postgres", "redis"]
ROWS = [row for row in TABLES if row["players"] > 1]
TEXTS = [action.text for action in ACTIONS]


def twins(row: Any, postgres: str, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play a game and its twins at two servers, and compare what was received."""

    def play(script: Script, deal: Deal, seed: int) -> Transcript:
        cluster = {"db": fresh_database(postgres), "bus": redis.url}
        with monkeypatch.context() as patched:
            fix_randomness(patched)
            return asyncio.run(play_script(script, deal, bytes([seed]) * 32, (cluster, cluster)))

    rng = Random(row_name(row))
    sides, deal = first_sides(row, rng), Deal()
    one = play(Script(row, row_name(row), sides), deal, 1)
    assert one.over
    changed = halves(row, rng)[0]
    swapped, other_sides = with_other_secrets(secrets_of(row, deal, sides), changed, rng)
    other = play(Script(row, row_name(row), other_sides), swapped, 2)
    assert swapped.dealt != deal.dealt
    assert_alike(without_online(one), without_online(other), changed)


def without_online(transcript: Transcript) -> Transcript:
    """What was received, but not how many are online: a server hears that from the other with its next heartbeat."""
    viewers = [[re.sub(r',"online":\d+\}$', "}", text) for text in texts] for texts in transcript.viewers]
    return replace(transcript, viewers=viewers)


def test_other_secrets_look_the_same_from_two_servers(
    postgres: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins(min(ROWS, key=lambda row: row["players"]), postgres, redis, monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_other_secrets_look_the_same_from_two_servers_in_every_mode(
    row: Any, postgres: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins(row, postgres, redis, monkeypatch)


# -- anything may be sent to both ------------------------------------------------------------------------------------


def _anything(rng: Random, scene: dict[str, Any]) -> str:
    """A choice that is offered, any other, one that is stale, or no message at all."""
    seat, ref = rng.randrange(3), f"r{rng.random()}"
    kind = rng.random()
    if kind < 0.5 and scene["legal"]:
        action = rng.choice(scene["legal"])["action"]
        return message("act", ref=ref, seat=scene["viewer"], ply=scene["ply"], action=action)
    if kind < 0.7:
        return message("act", ref=ref, seat=seat, ply=scene["ply"] + rng.randrange(-1, 2), action=rng.choice(TEXTS))
    if kind < 0.8:
        return message("undo", ref=ref, seat=seat, ply=scene["ply"])
    if kind < 0.9:
        return message("sit", seat=rng.choice((0, 1, None, 5)))
    return rng.choice(("{", '{"type":"act"}', "[]", '{"type":"explain","ref":"x","seat":0,"action":"\\u2603"}'))


async def _fire(page: Page, rng: Random, shots: int) -> None:
    scene: dict[str, Any] = (await page.next())["scene"]
    number = 0
    for _ in range(shots):
        page.send(_anything(rng, scene))
        for update in await page.wait(1):
            msgspec.json.decode(msgspec.json.encode(update), type=wire.FromServer)
            if "base" in update:
                assert not number or update["base"] == number
            number = update.get("number", number)
            scene = after(scene, update)


async def _at_two(url: str, bus: str, shots: int) -> None:
    settings = {"db": url, "bus": bus}
    async with AsyncExitStack() as stack:
        apps = [await stack.enter_async_context(running(**settings)) for _ in range(2)]
        ana = await stack.enter_async_context(Person(apps[0]))
        table = await ana.set_up({}, ["here", "here"])
        pages = [Page(app, f"/api/tables/{table}/socket", ana.cookie) for app in apps for _ in range(2)]
        await asyncio.gather(*(_fire(page, Random(at), shots) for at, page in enumerate(pages)))
        registries: list[TableRegistry] = [app.state.server.registry for app in apps]

        async def all_stored() -> Table | None:
            found = await registries[0].read(table)
            numbers = {registry._live[table].table.number for registry in registries}
            return found if found is not None and numbers == {found.number} else None

        stored = await until(all_stored)
        assert stored is not None
        assert stored.number > 2, "both have chosen, and somebody has played"
        for registry in registries:
            assert registry._live[table].table.scene(None) == stored.scene(None), "both have what was kept"
        for page in pages:
            await page.close()


def test_two_servers_under_fire_agree_with_the_store(
    postgres: str, redis: Redis, caplog: pytest.LogCaptureFixture, times: int
) -> None:
    with caplog.at_level(logging.ERROR):
        asyncio.run(_at_two(fresh_database(postgres), redis.url, 60 * times))
    assert not caplog.records, "no message makes a server fail"
