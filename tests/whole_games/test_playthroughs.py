"""Replays the recorded games of `tests/playthroughs`; no card of any box may be missing from them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from oracle import slow_modes, slow_rules, slow_scores
from playthroughs import record_games
from support.long_run import LONG
from support.paths import PLAYTHROUGHS
from vitral import Record, RecordError, State, all_cards, load_cards, replay
from vitral.dice import NO_DIE
from vitral.engine import new_state
from vitral.engine.actions import VERBS
from vitral.engine.chance import DECKS
from vitral.records import replay_states
from whole_games.course import check_course, check_finished
from whole_games.invariants import check_position, check_table, price_of_inspiration, slow_sheet
from whole_games.random_games import track_of

BASE_FILES = sorted(PLAYTHROUGHS.glob("*.json"))
MODE_FILES = sorted((PLAYTHROUGHS / "modes").glob("*.json"))
FILES = [*BASE_FILES, *MODE_FILES]
OLD_FILES = sorted((PLAYTHROUGHS / "old").glob("*.json"))
FIRST_RULINGS = sorted((PLAYTHROUGHS / "first_rulings").glob("*.json"))
EACH = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
OUTCOMES = ("deal", "start", "roll", "reroll", "draw")


@cache
def record_of(path: Path) -> Record:
    return Record.load(path)


def plies(record: Record) -> Iterator[tuple[State, str, State]]:
    """The state before every line of a log, the line, and the state after it."""
    before = new_state(record.options, record.cards)
    for entry, state in replay_states(record):
        yield before, entry.text, state
        before = state.copy()


@EACH
def test_it_replays_to_its_result(path: Path) -> None:
    """If only the Automa's points differ, its level bonuses have changed: record the games again."""
    record = record_of(path)
    game = replay(record)
    assert game.over
    assert game.record() == record
    assert Record.from_json(game.record().to_json()) == record
    assert game.seats == record.seats
    check_finished(game)
    check_course(record)


@EACH
def test_the_slow_referee_counts_the_same(path: Path) -> None:
    record = record_of(path)
    state = replay(record).state
    assert record.result is not None
    sheets = [slow_sheet(state, seat) for seat in range(record.options.seats)]
    assert record.result["scores"] == sheets
    if record.options.mode == "standard":
        order = slow_rules.turn_order(record.options.players, state.start)[: record.options.players]
        lines = [
            (str(seat), sheets[seat]["total"], sum(sheets[seat]["private"].values()), sheets[seat]["tokens"])
            for seat in order
        ]
        assert [str(seat) for seat in record.result["ranking"]] == slow_scores.ranking(lines)
    if record.options.solo:
        goal, total = slow_modes.solo_target(track_of(state)), sheets[0]["total"]
        assert (record.result["target"], record.result["won"]) == (goal, slow_modes.solo_won(total, goal))


@EACH
def test_every_position_holds(path: Path) -> None:
    rng = Random(path.stem)
    spent = 0
    for before, line, state in plies(record_of(path)):
        spent += price_of_inspiration(before, line)
        if LONG or path in BASE_FILES or rng.random() < 0.1:
            check_position(state, rng, spent, refusals=3)
        else:
            check_table(state, spent)


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
    """With cards first, a full bag and colors, the defaults of that time; line by line, to the result in the file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    assert (data["format"], "setup" in data["options"]) == ("vitral-game/1", False)
    record = Record.load(path)
    game = replay(record)
    assert (game.over, record.options.setup) == (True, "cards_first")
    assert game.record().result == data["result"]
    assert Record.from_json(game.record().to_json()) == record, "a new file names the defaults of that time"


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


@pytest.mark.parametrize("path", FIRST_RULINGS, ids=lambda path: path.stem)
def test_a_file_of_the_first_rulings_replays_as_it_was_played(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    assert "rulings" not in data["options"]
    game = replay(Record.from_dict(data))
    assert (game.over, game.options.rulings) == (True, 1)
    assert game.record().result == data["result"]


def test_some_files_of_the_first_rulings_could_not_be_played_today() -> None:
    """So it is the version of the rulings that lets them replay."""
    refused = 0
    for path in FIRST_RULINGS:
        record = record_of(path)
        try:
            replay(replace(record, options=replace(record.options, rulings=2)))
        except RecordError:
            refused += 1
    assert refused


def test_every_way_to_play_is_among_the_old_files() -> None:
    tables = [Record.load(path).options for path in OLD_FILES]
    assert {table.mode for table in tables} == {"standard", "solo", "automa"}
    assert {table.players for table in tables} >= {1, 2, 3, 4, 5, 6}
    for name in ("dice_pools", "inspirations", "rare_glass", "passion_publics", "promos"):
        assert any(getattr(table, name) for table in tables), name


# -- what the games show together --------------------------------------------------------------------------------


@cache
def shown() -> Counter[tuple[str, str]]:
    """What happened in all playthroughs: what was done with which card, how often."""
    found: Counter[tuple[str, str]] = Counter()
    for path in FILES:
        record = record_of(path)
        found.update(("public", card) for card in record.options.public)
        at_work = ""
        for before, line, state in plies(record):
            verb, *words = line.split()
            found["verb", verb] += 1
            if verb == "deal":
                # A window card names its sides.
                found.update((words[0], side) for card in words[1:] for side in card.split("/"))
            elif verb == "glass" and before.glass_board:
                found["glass", before.glass_board.id] += 1
            elif verb in ("inspire", "gather"):
                found["inspire", before.inspirations[before.seat].id] += 1
            elif verb == "tool":
                at_work = words[0]
            if at_work and state.todo[0].text.startswith("turn"):
                # The tool is finished when the turn goes on.
                found["tool", at_work] += state.tool_used
                at_work = ""
        found.update(("pattern", window.pattern.id) for window in state.windows)
    return found


def cards_of_every_box() -> dict[str, list[str]]:
    """Every card that the playthroughs were dealt from, by what has to happen with it in some of them."""
    cards = all_cards(1)
    assert cards.automa is not None
    return {
        "windows": [side.id for side in cards.patterns],
        "tool": [tool.id for tool in cards.tools],
        "public": [card.id for card in cards.publics],
        "private": [card.id for card in cards.privates],
        "inspirations": [card.id for card in cards.inspirations],
        "inspire": [card.id for card in cards.inspirations],
        "board": [board.id for board in cards.glass_boards],
        "glass": [board.id for board in cards.glass_boards],
        "automa": [card.id for card in cards.automa.cards],
        "position": list(cards.automa.positions),
        "slot": ["1", "2", "3"],
    }


def never(done: str, cards: Sequence[str]) -> list[str]:
    """The cards with which that has happened in no playthrough."""
    return [card for card in cards if not shown()[done, card]]


@pytest.mark.parametrize("done", cards_of_every_box())
def test_every_card_of_every_box_appears(done: str) -> None:
    """Windows dealt, tools used to the end, objectives dealt, inspirations and glass used, Automa cards revealed."""
    missing = never(done, cards_of_every_box()[done])
    assert not missing, f"no playthrough shows {done} of: {', '.join(missing)}; see record_games.py"


@pytest.mark.parametrize("done", cards_of_every_box())
def test_a_card_of_no_playthrough_is_found(done: str) -> None:
    assert never(done, ["a_new_card"]) == ["a_new_card"]


def test_every_base_pattern_and_most_others_are_chosen() -> None:
    base = {side.id for side in load_cards("base", edition=1).patterns}
    assert {side for side in base if not shown()["pattern", side]} == set()
    others = [side.id for side in all_cards(1).patterns if side.box != "base"]
    chosen = [side for side in others if shown()["pattern", side]]
    assert len(others) == 16
    assert len(chosen) >= 12


def test_every_kind_of_choice_and_of_outcome_happens() -> None:
    verbs = {verb for done, verb in shown() if done == "verb"}
    assert verbs == {*VERBS, *OUTCOMES}
    lines = {line for path in MODE_FILES for line in record_of(path).log}
    assert {line.split()[1] for line in lines if line.startswith("deal ")} == set(DECKS)
    assert "keep all" in lines
    assert any(line.startswith("keep ") and line != "keep all" for line in lines)


def test_every_way_to_play_is_there() -> None:
    tables = [record_of(path).options for path in MODE_FILES]
    assert {table.mode for table in tables} == {"standard", "solo", "automa"}
    assert {table.players for table in tables if table.mode == "standard"} == {2, 3, 4, 5, 6}
    for name in ("dice_pools", "inspirations", "rare_glass", "passion_publics", "promos"):
        assert {getattr(table, name) for table in tables} == {True, False}, name
    modules = [(table.inspirations, table.rare_glass, table.passion_publics) for table in tables]
    alone = [(True, False, False), (False, True, False), (False, False, True), (True, True, True)]
    assert set(alone) <= set(modules), "each Passion module on its own, and all together"
    assert {(table.track, table.solo_payment) for table in tables if table.solo} >= {
        ("all", "color"),
        ("all", "first_printing"),
        ("lighter", "color"),
    }
    automa = [table for table in tables if table.mode == "automa"]
    assert {table.rare_glass for table in automa} == {True, False}
    assert {table.automa_level for table in automa} == {"easy", "normal", "hard"}
    assert {table.automa_misfit for table in automa} == {"strict", "lenient"}
    assert {table.glass_slot for table in automa} == {"lot", 2}
    for mode in ("standard", "solo"):
        assert {table.setup for table in tables if table.mode == mode} == {"printed", "cards_first"}, mode
    assert {table.start_player for table in tables} == {"random", 4}
    assert {table.lathekin for table in tables} == {"one_by_one", "together"}


def test_every_kind_of_base_table_is_there() -> None:
    options = [record_of(path).options for path in BASE_FILES]
    assert {table.players for table in options} == {2, 3, 4}
    for name, values in (
        ("enforcement", {"strict", "honour"}),
        ("bag", {"full", "scaled"}),
        ("setup", {"printed", "cards_first"}),
        ("start_player", {"random", 3}),
    ):
        assert {table.settled(name) for table in options} == values


def unusual(record: Record) -> Iterator[str]:
    """What happens at an uncommon moment of a turn, as the rulebooks allow it."""
    lifted = 0
    for before, line, state in plies(record):
        verb, *words = line.split()
        lifted = lifted + 1 if verb == "lift" else 0
        if lifted == 2 and record.options.lathekin == "together":
            yield "two dice lifted together"
        elif verb == "tool" and before.hand != NO_DIE:
            yield "a tool after the die"
        elif verb == "glass" and state.waiting:
            yield "glass while a die is in hand"
        elif verb == "check":
            yield "a check before scoring" if before.todo[0].text.startswith("final") else "a check in a turn"
            if int(words[0]) == before.seat + 1:
                yield "a check of one's own window"
            if before.drafted:
                yield "a check after the draft"


def test_every_uncommon_moment_of_a_turn_is_there() -> None:
    assert {moment for path in FILES for moment in unusual(record_of(path))} == {
        "two dice lifted together",
        "a tool after the die",
        "glass while a die is in hand",
        "a check in a turn",
        "a check after the draft",
        "a check of one's own window",
        "a check before scoring",
    }


@pytest.mark.long
def test_they_are_recorded_the_same_again() -> None:
    again = dict(record_games.playthroughs())
    assert again == {path: record_of(path) for path in FILES}
