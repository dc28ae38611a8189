"""Game files of format 1 replay to their results, by the rules they were played by where rules have changed since."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vitral import Game, Record, RecordError, replay
from vitral.records.parts import kept_options

FILES = sorted((Path(__file__).parent / "data" / "format1").glob("*.json"))
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
def test_by_the_rules_of_today_an_old_honour_game_would_end_otherwise(path: Path) -> None:
    """So it is the format that lets it replay."""
    data = json.loads(path.read_text()) | {"format": "vitral-game/2"}
    with pytest.raises(RecordError):
        replay(Record.from_dict(data))


def test_a_table_kept_before_the_option_was_there_keeps_its_rules() -> None:
    new = Game.new(2, 1, enforcement="honour").options.to_dict()
    assert kept_options(new).audit == "whole"
    old = {name: value for name, value in new.items() if name not in ("audit", "lathekin")}
    assert kept_options(old).audit == "neighbors"
    assert kept_options(old | {"enforcement": "strict"}).audit == "whole"
