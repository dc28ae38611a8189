"""The dealing of a game can be proved from its record, and a false one is found out."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from generate import HINT
from generators.dealt_games import DEALINGS, as_text
from server.tables.test_table import MODES, SEED, make_table, named, played
from vitral import Record, RecordError
from vitral.cli import main
from vitral.game.dealer import commitment
from vitral.game.proof import prove_dealing

OTHER = bytes(32)


@pytest.fixture(scope="module")
def record() -> Record:
    table = make_table({"players": 2})
    played(table, Random(1))
    return table.record()


@pytest.mark.parametrize("options", MODES, ids=named)
def test_every_mode_is_dealt_as_promised(options: dict[str, object]) -> None:
    table = make_table(options)
    played(table, Random(1))
    record = Record.from_json(table.record().to_json())
    assert record == table.record()
    assert record.to_json() == table.record().to_json()
    assert prove_dealing(record, commitment(SEED)) >= 10


def test_a_record_without_these_keys_is_still_read(record: Record) -> None:
    data = record.to_dict()
    data["dealer"] = {"version": 1, "seed": SEED.hex()}
    old = Record.from_dict(data)
    assert (old.commitment, old.dealt_from) == (None, 0)
    assert old.to_dict()["dealer"] == data["dealer"]
    for wrong in ({"commitment": "xyz"}, {"commitment": 3}, {"from": -1}, {"from": "3"}):
        with pytest.raises(RecordError, match="dealer"):
            Record.from_dict({**data, "dealer": {**data["dealer"], **wrong}})


def test_a_false_roll_is_found(record: Record) -> None:
    at = next(at for at, line in enumerate(record.log) if line.startswith("roll"))
    false = "roll " + " ".join(reversed(record.log[at].split()[1:]))
    log = (*record.log[:at], false, *record.log[at + 1 :])
    with pytest.raises(RecordError, match=rf"line {at + 1} of the log: the dealer did not deal '{false}'"):
        prove_dealing(replace(record, log=log))


def test_another_seed_is_found() -> None:
    table = make_table({"players": 2})
    played(table, Random(1))
    false = replace(table.record(), seed=OTHER.hex(), commitment=None)
    with pytest.raises(RecordError, match="line 1 of the log"):
        prove_dealing(false)
    with pytest.raises(RecordError, match="not the one promised"):
        prove_dealing(table.record(), commitment(OTHER))
    with pytest.raises(RecordError, match="has no seed"):
        prove_dealing(replace(table.record(), seed=None))


def test_the_command_tells_and_its_code_says(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    record.save(file)
    assert main(["replay", "--verify", str(file), "--commitment", commitment(SEED)]) == 0
    assert "all of them come from the seed promised at the start" in capsys.readouterr().out
    assert main(["replay", "--verify", str(file), "--commitment", commitment(OTHER)]) == 1
    assert "the seed was not the one promised" in capsys.readouterr().err
    assert main(["replay", str(file), "--commitment", commitment(SEED)]) == 2
    assert "--commitment only works with --verify" in capsys.readouterr().err
    data = json.loads(file.read_text())
    data["dealer"] = None
    file.write_text(json.dumps(data))
    assert main(["replay", "--verify", str(file)]) == 0
    assert "taken on trust" in capsys.readouterr().out


def test_the_page_deals_the_same_games() -> None:
    stored = DEALINGS.read_text("utf-8")
    assert as_text() == stored, HINT
    asked = {question["kind"] for dealing in json.loads(stored) for question in dealing["questions"]}
    assert asked == {"deal", "start", "roll", "reroll", "draw"}
