"""Records of whole games: saved, loaded and replayed exactly after every action, and taken up again at any ply."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from support.long_run import LONG
from vitral import Game, Record, RecordError, Seat, State, replay
from vitral.engine import is_outcome, legal_actions
from vitral.records import replay_states
from whole_games.random_games import TABLES, lively, random_game, table_name

FOUR_TABLES = (TABLES[0], TABLES[3], TABLES[5], TABLES[10])


def states_of(record: Record) -> list[State]:
    """The state after each line of the log, one after the other."""
    return [state.copy() for _, state in replay_states(record)]


@pytest.mark.parametrize("options", TABLES if LONG else FOUR_TABLES, ids=table_name)
def test_saved_after_every_action_it_comes_back_exactly(options: dict[str, Any], tmp_path: Path) -> None:
    game = Game.new(seed=21, **options)
    game.seats = [Seat(f"Seat {number}") for number in range(1, options["players"] + 1)]
    rng = Random(21)
    path = tmp_path / "game.json"
    while True:
        record = game.record()
        record.save(path)
        loaded = Record.load(path)
        assert loaded == record
        assert loaded.to_json() == path.read_text(encoding="utf-8")
        again = replay(loaded)
        assert again == game
        assert again.record() == record
        assert again.legal_actions() == game.legal_actions()
        if game.over:
            break
        game.play(lively(rng, game.legal_actions()))
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("options", FOUR_TABLES, ids=table_name)
def test_every_ply_of_a_record_is_the_state_it_had_in_play(options: dict[str, Any]) -> None:
    game = Game.new(seed=22, **options)
    rng = Random(22)
    in_play = {game.ply: game.state}
    while not game.over:
        game.play(lively(rng, game.legal_actions()))
        in_play[game.ply] = game.state
    record = game.record()
    for ply, state in enumerate(states_of(record), start=1):
        at_ply = replay(record, ply, by_hand=True)
        assert at_ply.ply == ply
        assert at_ply.state == state
        assert at_ply.record(seed=False).log == record.log[:ply]
        assert at_ply.legal_actions() == legal_actions(state)
        if ply in in_play:
            assert state == in_play[ply]


@pytest.mark.parametrize("options", FOUR_TABLES, ids=table_name)
def test_taken_up_at_any_ply_with_its_seed_it_goes_on_alike(options: dict[str, Any]) -> None:
    record = random_game(23, **options).record()
    for ply in range(0, len(record.log) + 1, 1 if options["players"] == 2 else 7):
        game = replay(record, ply)
        while not game.over:
            game.play(record.log[game.ply])
        assert game.record() == record


def test_taken_up_without_its_seed_it_has_the_same_past_and_another_future() -> None:
    record = random_game(24).record()
    ply = record.log.index(next(line for line in record.log if line.startswith("roll ")))
    secret = Record(options=record.options, log=record.log[:ply])
    one, other = (replay(secret) for _ in range(2))
    assert one.record().log[:ply] == other.record().log[:ply] == record.log[:ply]
    assert one.record().log[ply] != other.record().log[ply], "a fresh seed each (equal once in about 10^8 runs)"


def test_a_line_left_out_or_changed_is_found() -> None:
    record = random_game(25, players=3).record()
    rng = Random(25)
    found = 0
    for _ in range(150):
        at = rng.randrange(len(record.log))
        log = list(record.log)
        if rng.random() < 0.5:
            del log[at]
        else:
            log[at] = rng.choice([line for line in record.log if line != log[at] and not is_outcome(line)])
        if log == list(record.log):
            continue
        try:
            replay(Record(record.options, tuple(log), result=record.result))
        except RecordError as error:
            found += str(error).startswith(("line ", "result: "))
    # A choice changed for one that changes no later line and no point is a game just as good.
    assert found >= 140


def test_every_line_of_a_log_is_a_choice_or_an_outcome_in_one_notation() -> None:
    record = random_game(26, players=4, enforcement="honour").record()
    assert [entry.text for entry, _ in replay_states(record)] == list(record.log)
