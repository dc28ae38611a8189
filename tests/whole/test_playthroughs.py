"""Replays the recorded games of `tests/playthroughs`; no card of the base box may be missing from them."""

from __future__ import annotations

import json
import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from invariants import check_finished, check_position
from whole_games import slow_window

import slow_rules
import slow_scores
from vitral import Action, Record, RecordError, load_cards, replay
from vitral.records import replay_states

BASE = load_cards("base", edition=1)
"""What the games were dealt from."""
FOLDER = Path(__file__).parent.parent / "playthroughs"
FILES = sorted(FOLDER.glob("*.json"))
OLD_FILES = sorted((FOLDER / "old").glob("*.json"))
CHOICES = ("pass", "stop", "leave", "side", "take", "place", "tool", "lift", "set", "track", "check", "remove")
OUTCOMES = ("deal", "start", "roll", "reroll", "draw")
EACH = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@cache
def record_of(path: Path) -> Record:
    return Record.load(path)


@EACH
def test_it_replays_to_its_result(path: Path) -> None:
    record = record_of(path)
    game = replay(record)
    assert game.over
    assert game.record() == record
    assert Record.from_json(game.record().to_json()) == record
    assert game.seats == record.seats
    check_finished(game)


@EACH
def test_the_slow_referee_counts_the_same(path: Path) -> None:
    record = record_of(path)
    state = replay(record).state
    assert record.result is not None
    told = []
    for seat in slow_rules.turn_order(record.options.players, state.start)[: record.options.players]:
        sheet = slow_scores.score(
            slow_window(state.windows[seat]),
            [card.id for card in state.public],
            [card.id for card in state.private[seat]],
            state.tokens[seat],
        )
        assert record.result["scores"][seat] == sheet
        told.append((str(seat), sheet["total"], sum(sheet["private"].values()), sheet["tokens"]))
    assert [str(seat) for seat in record.result["ranking"]] == slow_scores.ranking(told)


@EACH
def test_every_position_holds(path: Path) -> None:
    rng = Random(path.stem)
    for _, state in replay_states(record_of(path)):
        check_position(state, rng, refusals=3)


@EACH
def test_its_seed_deals_it_again(path: Path) -> None:
    record = record_of(path)
    game = replay(record, 0)
    while not game.over:
        game.play(record.log[game.ply])
    assert game.record() == record


def test_a_changed_result_is_found() -> None:
    record = record_of(FILES[0])
    assert record.result is not None
    wrong = {**record.result, "ranking": record.result["ranking"][::-1]}
    with pytest.raises(RecordError, match="result: does not follow from the log"):
        replay(Record(record.options, record.log, result=wrong))


# -- files of the first format -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", OLD_FILES, ids=lambda path: path.stem)
def test_an_old_file_replays_as_it_was_played(path: Path) -> None:
    """Cards first, a full bag and colors as they were usual then; line by line, to the result it tells."""
    told = json.loads(path.read_text(encoding="utf-8"))
    assert (told["format"], "setup" in told["options"]) == ("vitral-game/1", False)
    record = Record.load(path)
    game = replay(record)
    assert (game.over, record.options.setup) == (True, "cards_first")
    assert game.record().result == told["result"]
    assert Record.from_json(game.record().to_json()) == record, "written anew it says what was usual then"


@pytest.mark.parametrize(
    "path", [path for path in OLD_FILES if not record_of(path).options.promos], ids=lambda path: path.stem
)
def test_the_seed_of_an_old_file_deals_it_again(path: Path) -> None:
    """Not with promos: a tool has joined their deck since."""
    record = record_of(path)
    game = replay(record, 0)
    while not game.over:
        game.play(record.log[game.ply])
    assert game.record() == record


def test_every_way_to_play_is_among_the_old_files() -> None:
    tables = [Record.load(path).options for path in OLD_FILES]
    assert {table.mode for table in tables} == {"standard", "solo", "automa"}
    assert {table.players for table in tables} >= {1, 2, 3, 4, 5, 6}
    for name in ("dice_pools", "inspirations", "rare_glass", "passion_publics", "promos"):
        assert any(getattr(table, name) for table in tables), name


# -- what the games show together --------------------------------------------------------------------------------


def lines() -> Iterator[str]:
    for path in FILES:
        yield from record_of(path).log


def tools_used_to_the_end() -> set[str]:
    """Tools after which the seat was given its turn back."""
    found = set()
    for path in FILES:
        at_work = None
        for entry, state in replay_states(record_of(path)):
            if isinstance(entry, Action) and entry.text.startswith("tool "):
                at_work = entry.text.removeprefix("tool ")
            if at_work and state.todo[0].text.startswith("turn"):
                assert state.tool_used
                found.add(at_work)
                at_work = None
    return found


def test_every_tool_is_used_to_its_end() -> None:
    assert tools_used_to_the_end() == {tool.id for tool in BASE.tools}


def test_every_objective_is_dealt() -> None:
    states = [replay(record_of(path)).state for path in FILES]
    assert {card for state in states for card in state.public} == set(BASE.publics)
    assert {card for state in states for cards in state.private for card in cards} == set(BASE.privates)


def test_every_pattern_is_chosen() -> None:
    chosen = {window.pattern.id for path in FILES for window in replay(record_of(path)).state.windows}
    missing = {pattern.id for pattern in BASE.patterns} - chosen
    assert not missing


def test_every_kind_of_choice_and_of_outcome_happens() -> None:
    verbs = {line.split()[0] for line in lines()}
    assert verbs == {*CHOICES, *OUTCOMES}


def test_every_kind_of_table_is_there() -> None:
    options = [record_of(path).options for path in FILES]
    assert {table.players for table in options} == {2, 3, 4}
    for name, values in (
        ("enforcement", {"strict", "honour"}),
        ("bag", {"full", "scaled"}),
        ("setup", {"printed", "cards_first"}),
        ("start_player", {"random", 3}),
    ):
        assert {table.settled(name) for table in options} == values


@pytest.mark.long
def test_they_are_made_the_same_again() -> None:
    made = dict(runpy.run_path(str(FOLDER / "make.py"))["playthroughs"]())
    assert set(made) == {path.name for path in FILES}
    for path in FILES:
        assert made[path.name] == record_of(path)
