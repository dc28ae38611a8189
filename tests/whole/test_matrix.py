"""Whole games at random at every table of the matrix, looked at after every choice and every outcome of chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest
from invariants import check_refusals
from matrix import CORE, LEGAL_CORES, OTHERS, ROWS, Row, cores, legal, meetings, plain, possible_meetings, row_name
from mode_invariants import check_everything, check_table, price_of_inspiration
from whole_games import lively, slow_window

import slow_modes
from conftest import LONG
from vitral import ACTIONS, Action, Game, OptionError, Options, Record, State, replay
from vitral.dice import NO_DIE
from vitral.engine import new_state, pending, reasons
from vitral.records import replay_states

GAMES = 10 if LONG else 1
LOOKED_AT_CLOSELY = 0.3 if LONG else 0.02
"""The share of positions at which everything is checked; what is quickly told is checked at all of them."""
PER_GAME = ("courage", "charm")
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
    check_everything(game.state, rng, spent)
    check_finished(game)
    check_course(game.record(), rng)
    check_replay(game, rng)


def look_at(state: State, rng: Random, spent: int) -> None:
    """Look at a position, now and then closely."""
    if rng.random() < LOOKED_AT_CLOSELY:
        check_everything(state, rng, spent)
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


def check_finished(game: Game) -> None:
    """A game that is over: nothing left to choose, ten rounds behind it, the result as the slow referee has it."""
    state = game.state
    assert (game.legal_actions(), game.chance, game.can_undo) == ((), None, False)
    assert (state.round, len(state.track), state.pool, state.hand, state.picked) == (10, 10, (), NO_DIE, ())
    assert reasons(state, ACTIONS[0])
    result = game.record().result
    assert result is not None
    if state.rules.options.solo:
        total, target = result["scores"][0]["total"], result["target"]
        assert (result["margin"], result["won"]) == (total - target, slow_modes.solo_won(total, target))


def check_course(record: Record, rng: Random) -> None:
    """Ten rounds with the right rolls and turns, and nobody did more in a turn, round or game than is due."""
    options = record.options
    named = 1 if options.start_player == "random" else options.start_player
    start = next((int(line.split()[1]) for line in record.log if line.startswith("start ")), named) - 1
    turns: list[tuple[int, int, int]] = []
    done: Counter[tuple[str, int, int]] = Counter()
    inspired: Counter[tuple[int, int]] = Counter()
    pliers: set[tuple[int, int]] = set()
    rolls, spent = [], 0
    before = new_state(options, record.cards)
    for entry, state in replay_states(record):
        if isinstance(entry, Action):
            verb = entry.text.split()[0]
            if verb != "own" or before.todo[0].text == "turn menu":
                done[verb, before.round, before.turn] += 1
            if verb in ("inspire", "gather"):
                per_game = before.inspirations[before.seat].id in PER_GAME
                inspired[before.seat, 0 if per_game else before.round] += 1
            if entry.text == "tool running_pliers":
                pliers.add((before.round, before.seat))
                done["take", before.round, before.turn] -= 1  # it allows one more
            spent += price_of_inspiration(before, entry.text)
        elif entry.kind == "roll":
            rolls.append(len(entry.values))
        if pending(state) is not None:
            look_at(state, rng, spent)
        now = (state.round, state.turn, state.seat)
        if state.round and state.todo[-1].text.startswith("turn") and state.accused < 0 and turns[-1:] != [now]:
            turns.append(now)
        before = state.copy()
    assert turns == due_turns(options, start, pliers)
    per_round = slow_modes.dice_per_round(options.mode, options.players, dice_pools=options.dice_pools)
    assert rolls == [per_round] * 10
    assert max([count for (verb, *_), count in done.items() if verb in ("take", "own", "tool", "glass")]) <= 1
    assert max(inspired.values(), default=0) <= 1


def due_turns(options: Options, start: int, pliers: set[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Round, turn and seat of every turn of a person, less those that Running Pliers cost."""
    found = []
    for number in range(1, 11):
        first = (start + number - 1) % options.seats
        order = slow_modes.turn_order(options.mode, options.players, first, dice_pools=options.dice_pools)
        for turn, seat in enumerate(order):
            second = not options.dice_pools and turn >= len(order) // 2
            if seat < options.players and not (second and (number, seat) in pliers):
                found.append((number, turn, seat))
    return found


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
