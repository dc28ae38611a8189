"""Whole games at random at every table of the matrix, checked after every choice and every outcome of chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest

from oracle import slow_modes
from support.long_run import LONG
from vitral import Action, Game, OptionError, Options, Record, State, replay
from whole_games.course import check_course, check_finished
from whole_games.invariants import check_position, check_refusals, check_table, price_of_inspiration
from whole_games.matrix import (
    CORE,
    LEGAL_CORES,
    OTHERS,
    ROWS,
    Row,
    cores,
    legal,
    meetings,
    plain,
    possible_meetings,
    row_name,
)
from whole_games.random_games import lively, slow_window

GAMES = 10 if LONG else 1
LOOKED_AT_CLOSELY = 0.3 if LONG else 0.02
"""The share of positions at which everything is checked; `check_table` runs at all of them."""
EACH_ROW = pytest.mark.parametrize("row", ROWS, ids=row_name)


# -- the matrix --------------------------------------------------------------------------------------------------


def test_the_matrix_has_a_row_for_each_of_the_92_ways_to_play_and_few_more() -> None:
    assert Counter(core["mode"] for core in LEGAL_CORES) == {"standard": 80, "solo": 4, "automa": 8}
    assert len({row_name(row) for row in ROWS}) == len(ROWS) < 2 * len(LEGAL_CORES)
    assert all({name: row[name] for name in CORE} in LEGAL_CORES for row in ROWS)
    assert [core for core in LEGAL_CORES if not any(core.items() <= row.items() for row in ROWS)] == []


def test_all_values_that_can_meet_in_a_mode_do() -> None:
    met = {meeting for row in ROWS for meeting in meetings(row)}
    assert met == set(possible_meetings())
    assert len(met) > 2000


def test_exactly_the_illegal_combinations_are_refused() -> None:
    """Every core, with every two other options set: accepted or refused as the rules have it."""
    allowed = 0
    pairs = list(combinations(OTHERS, 2))
    for number, core in enumerate(cores(players=range(8))):
        # The short run looks at every fourth pair of options, at others for each core.
        for one, other in pairs if LONG else pairs[number % 4 :: 4]:
            for first, second in product(OTHERS[one][1:], OTHERS[other][1:]):
                row = {**plain(core), one: first, other: second}
                assert accepted(row) == legal(row), row
                allowed += legal(row)
        assert accepted(plain(core)) == legal(plain(core)), core
    assert allowed > 1000


def accepted(row: Row) -> bool:
    """Whether such a table can be set up."""
    try:
        Options.read(row)
    except OptionError:
        return False
    return True


@EACH_ROW
def test_every_row_can_be_set_up(row: Row) -> None:
    options = Game.new(by_hand=True, **row).options
    assert replace(options, automa_bonus=None) == Options(**row)
    assert (options.automa_bonus is not None) == (row["mode"] == "automa")


# -- games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(GAMES))
@EACH_ROW
def test_every_position_of_a_random_game_holds(row: Row, number: int) -> None:
    seed = f"{row_name(row)} {number}"
    game, rng = Game.new(seed=seed, **row), Random(seed)
    spent = 0
    while not game.over:
        before = game.state
        look_at(before, rng, spent)
        action = lively(rng, game.legal_actions())
        spent += price_of_inspiration(before, action.text)
        ply = game.ply
        game.play(action)
        check_payment(before, action, game.state)
        if rng.random() < 0.05:
            check_undo(game, before, action, alone=game.ply == ply + 1)
            check_copy(game, rng)
    check_position(game.state, rng, spent)
    check_finished(game)
    check_course(game.record(), lambda state, spent: look_at(state, rng, spent))
    check_replay(game, rng)


def look_at(state: State, rng: Random, spent: int) -> None:
    """Look at a position, now and then closely."""
    if rng.random() < LOOKED_AT_CLOSELY:
        check_position(state, rng, spent)
    else:
        check_table(state, spent)
        check_refusals(state, rng, 1)


def check_payment(before: State, action: Action, after: State) -> None:
    """A choice costs what the rules say, and the tokens lie where they say (docs/rules.md §1.5, §4)."""
    verb, _, what = action.text.partition(" ")
    seat, options = before.seat, before.rules.options
    tokens, board = list(before.tokens), before.glass_tokens
    on_tools = {tool.card.id: paid for tool, paid in zip(before.tools, before.tool_tokens, strict=True)}
    price = price_of_inspiration(before, action.text)
    if verb == "tool" and options.solo:
        del on_tools[what]
    elif verb == "tool":
        price = 2 if on_tools[what] and before.todo[0].text != "discount tool" else 1
        on_tools[what] += price
    elif verb == "glass":
        assert before.glass_board is not None
        window = slow_window(before.windows[seat])
        price = slow_modes.glass_price(before.glass_board.id, window, len(before.glass), board)
        board += price
    elif verb == "gather":
        price = -min(3, on_tools[what])
        on_tools[what] += price
    if not before.windows:
        return
    tokens[seat] -= price
    if after.round == before.round and after.turn == before.turn:
        assert after.tokens == tokens
        assert dict(zip((tool.card.id for tool in after.tools), after.tool_tokens, strict=True)) == on_tools
        assert after.glass_tokens == board
    else:
        # The Automa may have paid in between.
        assert after.tokens[: options.players] == tokens[: options.players]


def check_undo(game: Game, before: State, action: Action, *, alone: bool) -> None:
    """Undo stops at chance, another seat's choice and the start of the turn (docs/rules.md §1.3); else it restores."""
    possible = alone and game.seat == before.seat and action.text != "pass" and before.windows != [] and not game.over
    assert game.can_undo == possible
    if possible:
        after = game.state
        assert game.undo() is action
        assert game.state == before
        game.play(action)
        assert game.state == after


def check_copy(game: Game, rng: Random) -> None:
    """What is played on a copy does not touch the game."""
    before, copy = game.state, game.copy()
    for _ in range(3):
        if copy.legal_actions():
            copy.play(rng.choice(copy.legal_actions()))
    assert game.state == before


def check_replay(game: Game, rng: Random) -> None:
    """Its record plays it again; taken up at any ply with its seed it goes on alike."""
    record = game.record()
    loaded = Record.from_json(record.to_json())
    assert loaded == record
    again = replay(loaded)
    assert again == game
    assert again.record() == record
    resumed = replay(record, rng.randrange(len(record.log)))
    while not resumed.over:
        resumed.play(record.log[resumed.ply])
    assert resumed.record() == record
    assert resumed == game
