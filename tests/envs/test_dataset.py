"""`vitral dataset`: decisions in Parquet, as they were made, with a card that says what is in the file."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
import yaml

from envs.table_rows import SOME, Row, row_name

pq = pytest.importorskip("pyarrow.parquet", reason="needs pyarrow: pip install 'vitral[data]'")

from vitral import ACTIONS, Game, Options, Record  # noqa: E402
from vitral.arena import play_out, recorded_games  # noqa: E402
from vitral.bots import make_bot  # noqa: E402
from vitral.cli import main  # noqa: E402
from vitral.engine import is_outcome  # noqa: E402
from vitral.envs import Table  # noqa: E402
from vitral.envs.dataset import COLUMNS, SPLITS, decisions, read_card, schema, split_of, write_dataset  # noqa: E402


def record_of(seed: object, bot: str = "random", **options: Any) -> Record:
    game = Game.new(seed=str(seed), **options)
    play_out(game, [make_bot(bot, f"{seed}/{seat}") for seat in range(game.options.players)])
    return game.record()


@pytest.mark.parametrize("row", SOME, ids=row_name)
def test_a_game_can_be_played_again_from_its_rows(row: Row) -> None:
    record = record_of(1, **row)
    found = list(decisions(record))
    table = Table(**row)
    game = table.deal("1")
    for one in found:
        assert (one["ply"], one["seat"]) == (game.ply, game.seat)
        assert set(np.flatnonzero(one["action_mask"])) == {action.id for action in game.legal_actions()}
        assert one["action_text"] == ACTIONS[one["action"]].text
        seen = table.observe(game, game.seat)
        assert np.array_equal(one["observation"], seen["observation"])
        table.play(game, ACTIONS[one["action"]])
    assert game.over
    totals = [sheet.total for sheet in game.scores()]
    assert all(one["points"] == totals[one["seat"]] for one in found)


def test_a_file_and_its_card(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    records = [record_of(1), record_of(2), record_of(3, mode="solo")]
    card = write_dataset(out, records, "Three games.")
    table = pq.read_table(out)
    size = max(layout["size"] for layout in card["layouts"])
    assert table.schema.names == list(COLUMNS)
    assert table.schema.equals(schema(size)), "lists of fixed sizes"
    assert (card["games"], card["decisions"]) == (3, table.num_rows)
    assert read_card(out) == card
    rows = table.to_pylist()
    assert {one["layout"] for one in rows} == {0, 1}
    for one in rows:
        layout = card["layouts"][one["layout"]]
        assert layout["size"] == sum(np.prod(field["shape"]) for field in layout["fields"])
        assert not any(one["observation"][layout["size"] :])
        assert one["action_mask"][one["action"]]
        assert sum(one["action_mask"]) > 1
        assert (one["seed"], one["split"]) == (records[one["game"]].seed, split_of(records[one["game"]]))
    winners = {(one["game"], one["seat"]) for one in rows if one["place"] == 1 and one["layout"] == 0}
    assert len(winners) == 2
    assert {one["utility"] for one in rows if one["place"] == 1} == {1.0}
    text = out.with_suffix(".md").read_text("utf-8")
    assert "Three games." in text
    assert "| `pool` | 30 | 5 |" in text
    assert card["actions"] == len(ACTIONS)
    assert sum(card["splits"].values()) == 3
    head = yaml.safe_load(text.split("---\n")[1])
    assert head["configs"] == [{"config_name": "default", "data_files": "games.parquet"}]


def test_a_seed_deals_the_game_of_its_rows_again() -> None:
    (record,) = recorded_games(["random"], 1, "s")
    game = Game.new(seed=bytes.fromhex(next(decisions(record))["seed"]))
    for line in record.log:
        if not is_outcome(line):
            game.play(line)
    assert game.record().log == record.log


def test_splits_are_as_large_as_named_and_hold_whole_games() -> None:
    records = [Record(Options(), (f"roll {number}",)) for number in range(3000)]
    found = Counter(map(split_of, records))
    assert found.keys() == SPLITS.keys()
    assert all(abs(found[name] / 30 - share) < 3 for name, share in SPLITS.items())


def test_a_game_that_is_not_over_has_no_outcome(tmp_path: Path) -> None:
    out = tmp_path / "half.parquet"
    with pytest.raises(ValueError, match="game 0 is not over"):
        write_dataset(out, [Game.new(seed=1).record()])
    assert list(tmp_path.iterdir()) == []


# -- the command -------------------------------------------------------------------------------------------------


def test_the_command_writes_the_games_that_simulate_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "a.parquet"
    assert main(["dataset", str(out), "--bots", "apprentice,random", "--games", "2", "--seed", "s"]) == 0
    rows = pq.read_table(out).to_pylist()
    assert capsys.readouterr().out == f"{out}: {len(rows)} decisions from 2 games\n"
    assert {(one["seat"], one["player"]) for one in rows} == {(0, "apprentice"), (1, "random")}
    game = Game.new(seed="s/0")
    play_out(game, [make_bot("apprentice", "s/0/0"), make_bot("random", "s/0/1")])
    points = {one["seat"]: one["points"] for one in rows if one["game"] == 0}
    assert points == {seat: sheet.total for seat, sheet in enumerate(game.scores())}


def test_what_is_not_there_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", str(tmp_path / "no" / "a.parquet"), "--games", "1"]) == 2
    assert main(["dataset", str(tmp_path / "a.parquet"), "--db", str(tmp_path / "no" / "tables.db")]) == 2
    assert [line.partition(":")[0] for line in capsys.readouterr().err.splitlines()] == ["vitral dataset"] * 2


# -- a store -----------------------------------------------------------------------------------------------------


def keep(path: Path, *, finished: bool) -> list[str]:
    """Keep a table in a store, played at random to its end or to its middle; the texts of its choices."""
    import asyncio

    import msgspec

    from server.local_tables import new_table
    from vitral.game.dealer import SeededDealer
    from vitral.server.store import StoredEvent, StoredTable, open_store
    from vitral.server.tables.events import ActionChosen, write_event
    from vitral.server.tables.setup import Setup, SetupSeat

    seats = (SetupSeat("here", "Ana"), SetupSeat("bot", bot="random"))
    setup, seed, rng = Setup({"players": 2, "setup": "printed"}, seats), bytes(32), Random(1)
    table = new_table(seed, setup, 1.0)
    chosen: list[str] = []
    bodies: list[str] = []
    while not table.over and (finished or len(chosen) < 20):
        seat = table.awaited[0]
        legal = table.narrated.game.legal_actions()
        action = f"side {rng.randrange(4) + 1}" if table.choosing else rng.choice(legal).text
        event, _ = table.decide(ActionChosen(seat, action), 2.0, SeededDealer(seed))
        chosen.append(action)
        bodies.append(write_event(event))

    async def write() -> None:
        store = await open_store(str(path))
        stored = msgspec.json.encode(table.setup).decode()
        await store.create(StoredTable("t", 1.0, table.stage, seed.hex(), stored), [])
        for number, body in enumerate(bodies, 1):
            await store.append(StoredEvent("t", number, 2.0, body))
        await store.close()

    asyncio.run(write())
    return chosen


def test_finished_tables_of_a_store_are_written_without_names(tmp_path: Path) -> None:
    db, out = tmp_path / "tables.db", tmp_path / "kept.parquet"
    chosen = keep(db, finished=True)
    assert main(["dataset", str(out), "--db", str(db)]) == 0
    rows = pq.read_table(out).to_pylist()
    texts = iter(chosen)
    assert all(ACTIONS[one["action"]].text in texts for one in rows), "in the order they were chosen"
    assert {one["player"] for one in rows} == {"person", "random"}
    assert "Ana" not in out.with_suffix(".md").read_text("utf-8")


def test_tables_that_go_on_are_left_out(tmp_path: Path) -> None:
    db, out = tmp_path / "tables.db", tmp_path / "kept.parquet"
    keep(db, finished=False)
    assert main(["dataset", str(out), "--db", str(db)]) == 0
    assert pq.read_table(out).num_rows == 0


@pytest.mark.parametrize(
    ("statistics", "fits"),
    [({}, True), ({"action_table": 1}, True), ({"action_table": 99}, False), ({"observation_layout": 0}, False)],
)
def test_a_dataset_of_another_table_is_refused(
    statistics: dict[str, int], fits: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One without a version has the first, whose actions still have their numbers."""

    class Metadata:
        metadata = {b"vitral": json.dumps(statistics).encode()}  # noqa: RUF012

    monkeypatch.setattr(pq, "read_metadata", lambda path: Metadata)
    if fits:
        assert read_card(tmp_path) == statistics
    else:
        with pytest.raises(ValueError, match="version"):
            read_card(tmp_path)
