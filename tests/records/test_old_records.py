"""Game files of format 1 replay to their results, by the rules they were played by where rules have changed since."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from support.paths import DATA
from vitral import Action, Game, Options, Record, RecordError, replay
from vitral.records.parsing import with_old_defaults

FILES = sorted((DATA / "format1").glob("*.json"))
EACH = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@EACH
def test_an_old_file_replays_to_its_result(path: Path) -> None:
    assert json.loads(path.read_text())["format"] == "vitral-game/1"
    record = Record.load(path)
    game = replay(record)
    assert game.over
    assert game.record() == record


@EACH
def test_it_is_written_again_in_the_new_format_and_replays_still(path: Path) -> None:
    again = json.loads(replay(Record.load(path)).record().to_json())
    assert again["format"] == "vitral-game/2"
    assert again["options"]["audit"] == ("neighbors" if again["options"]["enforcement"] == "honour" else "whole")
    assert replay(Record.from_dict(again)).over


@pytest.mark.parametrize("path", [path for path in FILES if "honour" in path.stem], ids=lambda path: path.stem)
def test_by_the_rules_of_today_an_old_honor_game_would_end_otherwise(path: Path) -> None:
    """So it is the format that lets it replay."""
    record = Record.load(path)
    with pytest.raises(RecordError):
        replay(replace(record, options=replace(record.options, audit="whole")))


def test_older_options_name_no_audit_and_keep_their_rules() -> None:
    new = Game.new(2, 1, enforcement="honour").options.to_dict()
    assert Options.read(with_old_defaults(new)).audit == "whole"
    old = {name: value for name, value in new.items() if name not in ("audit", "lathekin")}
    assert Options.read(with_old_defaults(old)).audit == "neighbors"
    assert Options.read(with_old_defaults(old | {"enforcement": "strict"})).audit == "whole"


def unlucky_game(rulings: int) -> Game:
    """A game in which Luck was tried on a die that no value makes fit, as the first version of our rulings allows."""
    tools = ["lens_cutter", "lathekin", "tap_wheel"]
    game = Game.new(2, 9, inspirations=True, rulings=rulings, tools=tools)
    for action in ("side 1", "side 1"):
        game.play(action)
    return game


def test_a_file_that_names_no_rulings_is_replayed_by_the_first() -> None:
    game = unlucky_game(1)
    for action in ("tool lens_cutter", "take Y2", "inspire"):
        game.play(action)
    data = game.record().to_dict()
    del data["options"]["rulings"]
    record = Record.from_dict(data)
    assert record.options.rulings == 1
    assert replay(record) == game
    assert Action("tool lens_cutter") not in unlucky_game(2).legal_actions()
    with pytest.raises(RecordError, match="lens_cutter"):
        replay(replace(record, options=replace(record.options, rulings=2)))


def test_a_file_written_by_hand_is_played_by_the_rulings_of_today() -> None:
    data = {"format": "vitral-game/2", "options": {"players": 2}, "log": []}
    assert Record.from_dict(data).options.rulings == 2
