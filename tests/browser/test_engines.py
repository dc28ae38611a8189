"""The site without a server in Firefox and WebKitGTK: a whole game in each, offline."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from browser.engines import ENGINES, Engine
from browser.same_games import GAMES
from browser.site_page import CALL, PLAY, START_WORKER, served
from vitral.game import replay
from vitral.records import Record
from vitral.server.answers.replays import FrameRange, replay_frames

pytestmark = pytest.mark.long
READY = "document.querySelector('button') && !document.querySelector('.status.loading')"
SHOWN = "async () => document.body.innerText"


@pytest.fixture(params=[*ENGINES])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    made = ENGINES[request.param](tmp_path)
    try:
        made.start()
        yield made
    finally:
        made.close()


def call(engine: Engine, method: str, path: str, body: Any = None) -> str:
    asked = {"method": method, "path": path, "body": "" if body is None else json.dumps(body)}
    status, text = engine.evaluate(CALL, asked)
    assert status < 400, text
    return str(text)


def test_a_whole_game_is_played_offline_and_is_that_of_a_server(engine: Engine, site_folder: Path) -> None:
    with served(site_folder.parent) as address:
        engine.open(f"{address}{site_folder.name}/")
        engine.wait_for(READY)
        engine.wait_for("(await navigator.serviceWorker.ready).active")
    here = f"{address}{site_folder.name}/"
    engine.open(here)  # its host is gone
    engine.wait_for(READY)
    engine.evaluate(START_WORKER)
    table = json.loads(call(engine, "POST", "tables", GAMES["standard"]))["table"]
    engine.open(f"{here}#/t/{table}")
    engine.wait_for("document.body.innerText.includes('Choose your window')")
    engine.evaluate(START_WORKER)
    engine.evaluate(PLAY, {"table": table, "most": 10_000})
    record = Record.from_json(call(engine, "GET", f"tables/{table}/record"))
    assert replay(record).over
    frames = json.loads(call(engine, "GET", f"tables/{table}/frames?seat=all"))
    expected = json.loads(msgspec.json.encode(replay_frames(record, FrameRange("all"))))
    assert json.dumps(frames) == json.dumps(expected)
    # The page, which only looked on, shows how it ended.
    engine.wait_for("document.body.innerText.includes('Rematch')")
