"""Every tool in the middle of real games: offered exactly when it should be, leading exactly where it should.

The engine asks step by step and must never ask for a step that leads nowhere (docs/rules.md §1.3); the slow referee
knows only what a finished tool may have done. So both are compared by the set of all finished outcomes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from oracle import slow_rules, slow_tools
from oracle.slow_tools import CARDS, ON_A_DRAFTED_DIE, REVEALS, TESTED_BY_HAND, Outcome
from support.long_run import LONG
from vitral import Action, Game, State
from vitral.cards import load_cards
from vitral.dice import NO_DIE, TEXT
from vitral.engine import apply, legal_actions, parse_outcome, pending, reasons, resolve
from vitral.engine.position import position
from vitral.spaces import NAMES
from whole_games.invariants import noted
from whole_games.offers import bench_of, possible, timely
from whole_games.random_games import TOOLS as BASE_TOOLS
from whole_games.random_games import play_on, pool_of, slow_window, track_of

TOOLS = (*BASE_TOOLS, *(tool.id for tool in load_cards("promos").tools))


# -- when a tool may be used -------------------------------------------------------------------------------------


def can_finish(tool: str, state: State) -> bool:
    """Whether the tool could do something legal."""
    return bool(state.pool if tool in TESTED_BY_HAND else expected_outcomes(tool, state))


def expected_outcomes(tool: str, state: State) -> set[Outcome]:
    """All the tool may lead to, by the slow referee."""
    return slow_tools.tool_outcomes(tool, slow_window(state.windows[state.seat]), pool_of(state), track_of(state))


# -- tables ------------------------------------------------------------------------------------------------------


def menus(seed: int, players: int, enforcement: str = "strict") -> Iterator[State]:
    """The beginnings and middles of turns of a random game."""
    for state in play_on(Game.new(players, seed, enforcement=enforcement, promos=True), Random(seed)):
        if state.todo[0].text.startswith("turn"):
            yield state


def with_tool(state: State, tool: str, tokens: int = 6, paid: int = 0) -> State:
    """The same table with that tool alone, so many tokens in hand and on the card, and no tool used."""
    state = state.copy()
    state.tools = state.rules.tools_in_play((tool,))
    state.tool_tokens = [paid]
    state.tokens[state.seat] = tokens
    state.tool_used = False
    return state


def ways(state: State) -> list[State]:
    """Every table at which a tool just begun can end, found by trying all choices."""
    seen: set[object] = set()
    ends = []
    queue = [state]
    while queue:
        state = queue.pop()
        if state.todo[0].text.startswith("turn"):
            ends.append(state)
            continue
        for after in next_states(state):
            hands = (after.hand, after.origin, after.waiting, after.waiting_from, after.moved)
            key = (after.todo, tuple(after.windows), hands, after.pool, after.track)
            if key not in seen:
                seen.add(key)
                queue.append(after)
    return ends


def next_states(state: State) -> list[State]:
    """What may come of a choice, or of a roll of the die in hand."""
    after = []
    if pending(state):
        for shade in slow_rules.VALUES:
            after.append(state.copy())
            resolve(after[-1], parse_outcome(f"reroll {TEXT[state.hand][0]}{shade}"))
        return after
    for action in legal_actions(state):
        after.append(state.copy())
        apply(after[-1], action)
    assert after, f"dead end: {position(state)}"
    return after


def outcome(state: State) -> Outcome:
    """A finished tool in the slow referee's words."""
    return slow_tools.outcome(state.windows[state.seat].rows(), pool_of(state), track_of(state))


SEED = pytest.mark.parametrize("seed", range(25 if LONG else 1))
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


# -- tests -------------------------------------------------------------------------------------------------------


@SEED
@PLAYERS
def test_tools_are_offered_exactly_when_paid_timely_and_possible(players: int, seed: int) -> None:
    rng = Random(f"{players} {seed}")
    for menu in menus(seed, players):
        for tool in rng.sample(TOOLS, 4):
            state = with_tool(menu, tool, tokens=rng.randrange(4), paid=rng.choice((0, 0, 1, 3)))
            state.tool_used = rng.random() < 0.1
            can_pay = state.tokens[state.seat] >= (2 if state.tool_tokens[0] else 1)
            can_do = can_finish(tool, state)
            ready = not state.tool_used and can_pay and timely(state, tool) and can_do
            action = Action(f"tool {tool}")
            assert (action in legal_actions(state)) == ready, (tool, position(state))
            given = {str(reason) for reason in reasons(state, action)}
            assert ("tool_used" in given) == state.tool_used
            assert ("cannot_pay" in given) == (not can_pay)
            assert ("no_completion" in given) == (not can_do)
            assert bool(given & {"wrong_turn", "already_drafted", "not_drafted"}) == (not timely(state, tool))


@SEED
@pytest.mark.parametrize("tool", slow_tools.TOOLS)
def test_a_tool_leads_exactly_where_it_may(tool: str, seed: int) -> None:
    rng = Random(f"{tool} {seed}")
    compared = 0
    for menu in menus(100 + seed, 2 + seed % 3):
        # Two moves of a full window are many thousands of ways: a few such tables are enough.
        dice = len(menu.windows[menu.seat].dice())
        if not timely(menu, tool) or rng.random() < (0.85 if tool == "lathekin" and dice > 8 else 0.4):
            continue
        state = with_tool(menu, tool)
        expected = expected_outcomes(tool, state)
        action = Action(f"tool {tool}")
        assert (action in legal_actions(state)) == bool(expected)
        if expected:
            before = state.copy()
            apply(state, action)
            ends = ways(state)
            assert {outcome(end) for end in ends} == expected, position(before)
            for end in ends:
                check_used(tool, before, end)
            compared += 1
    assert compared > 3


def check_used(tool: str, before: State, end: State) -> None:
    """A tool that has been used: paid, the draft used up where it holds one, nothing left in hand."""
    seat = before.seat
    assert end.tool_used
    assert end.seat == seat
    assert (end.hand, end.origin) == (NO_DIE, -1)
    assert (end.tokens[seat], end.tool_tokens) == (before.tokens[seat] - 1, [1])
    assert end.drafted == (before.drafted or tool in ON_A_DRAFTED_DIE)
    assert end.skips == (before.skips | 1 << seat if tool == "running_pliers" else before.skips)
    assert [w for at, w in enumerate(end.windows) if at != seat] == [
        w for at, w in enumerate(before.windows) if at != seat
    ]


@SEED
@pytest.mark.parametrize("tool", sorted(set(slow_tools.TOOLS) & set(ON_A_DRAFTED_DIE)))
def test_a_tool_used_with_the_die_in_hand_leads_to_the_same_as_the_tool_first(tool: str, seed: int) -> None:
    """docs/rules.md §1.9: both orders are offered; a die is taken if it fits, or if the tool makes it fit."""
    action = Action(f"tool {tool}")
    compared = 0
    for menu in menus(400 + seed, 2 + seed % 3):
        if menu.drafted:
            continue
        state = with_tool(menu, tool)
        window = slow_window(state.windows[state.seat])
        ends: list[State] = []
        acted_on = set()
        taken = [text.removeprefix("take ") for text in texts_of(state) if text.startswith("take ")]
        for die in taken:
            after = state.copy()
            apply(after, Action(f"take {die}"))
            if action in legal_actions(after):
                acted_on.add(die)
                apply(after, action)
                ends += ways(after)
        assert {outcome(end) for end in ends} == expected_outcomes(tool, state), position(state)
        for end in ends:
            check_used(tool, state, end)
        assert set(taken) == acted_on | {die for die in pool_of(state) if slow_rules.legal_spaces(window, die)}
        compared += bool(ends)
    assert compared > 3


@SEED
@pytest.mark.parametrize("tool", [tool for tool in ON_A_DRAFTED_DIE if set(REVEALS) & set(CARDS[tool].steps)])
def test_a_tool_with_chance_can_be_used_with_any_die_in_hand(tool: str, seed: int) -> None:
    for menu in menus(450 + seed, 2 + seed % 3):
        if menu.drafted:
            continue
        state = with_tool(menu, tool)
        dice = distinct(pool_of(state))
        assert [text for text in texts_of(state) if text.startswith("take ")] == [f"take {die}" for die in dice]
        for die in dice:
            first, second = state.copy(), state.copy()
            for text in (f"take {die}", f"tool {tool}"):
                apply(first, Action(text))
            for text in (f"tool {tool}", f"take {die}"):
                apply(second, Action(text))
            assert first == second


@SEED
def test_lathekin_together_leads_exactly_where_it_may(seed: int) -> None:
    """docs/rules.md §1.9, `lathekin = together`: all rules hold for both dice in the window that results."""
    compared = 0
    for menu in play_on(Game.new(2, 900 + seed, lathekin="together"), Random(seed)):
        if not menu.todo[0].text.startswith("turn") or len(menu.windows[menu.seat].dice()) > 5:
            continue
        state = with_tool(menu, "lathekin")
        window = slow_window(state.windows[state.seat])
        expected = slow_tools.outcomes(slow_tools.lathekin_together(window, pool_of(state), track_of(state)))
        action = Action("tool lathekin")
        assert (action in legal_actions(state)) == bool(expected), position(state)
        if expected:
            before = state.copy()
            apply(state, action)
            ends = ways(state)
            assert {outcome(end) for end in ends} == expected, position(before)
            for end in ends:
                check_used("lathekin", before, end)
            compared += 1
    assert compared > 5


def texts_of(state: State) -> list[str]:
    """What may be chosen."""
    return [action.text for action in legal_actions(state)]


@SEED
def test_flux_brush_takes_any_die_and_places_it_if_it_can_be(seed: int) -> None:
    for menu in menus(200 + seed, 2 + seed % 3):
        if menu.drafted or not menu.pool:
            continue
        state = with_tool(menu, "flux_brush")
        apply(state, Action("tool flux_brush"))
        assert [action.text for action in legal_actions(state)] == [f"take {die}" for die in distinct(pool_of(state))]
        apply(state, legal_actions(state)[0])
        for value in "123456":
            after = state.copy()
            resolve(after, parse_outcome(f"reroll {TEXT[state.hand][0]}{value}"))
            spaces = slow_rules.legal_spaces(slow_window(after.windows[after.seat]), TEXT[after.hand])
            placed = [f"place {space}" for space in spaces] or ["leave"]
            assert [action.text for action in legal_actions(after)] == placed
            check_each_ends_the_tool("flux_brush", after)


@SEED
def test_flux_remover_sets_any_value_and_places_or_leaves(seed: int) -> None:
    rng = Random(seed)
    for menu in menus(300 + seed, 2 + seed % 3):
        if menu.drafted or not menu.pool:
            continue
        state = with_tool(menu, "flux_remover")
        apply(state, Action("tool flux_remover"))
        assert [action.text for action in legal_actions(state)] == [f"take {die}" for die in distinct(pool_of(state))]
        taken = rng.choice(legal_actions(state))
        apply(state, taken)
        question = pending(state)
        assert question is not None
        assert question.kind == "draw"
        back_in_bag = sum(menu.bag) + 1
        assert sum(int(count) for count in question.among) == back_in_bag
        for color, count in zip("RYGBP", question.among, strict=True):
            if not count:
                continue
            drawn = state.copy()
            resolve(drawn, parse_outcome(f"draw {color}"))
            assert [action.text for action in legal_actions(drawn)] == [f"set {value}" for value in range(1, 7)]
            apply(drawn, rng.choice(legal_actions(drawn)))
            spaces = slow_rules.legal_spaces(slow_window(drawn.windows[drawn.seat]), TEXT[drawn.hand])
            placed = [f"place {space}" for space in spaces]
            assert [action.text for action in legal_actions(drawn)] == [*placed, "leave"]
            check_each_ends_the_tool("flux_remover", drawn)


@SEED
def test_glazing_hammer_rolls_the_whole_pool_and_leaves_the_draft(seed: int) -> None:
    rolled = 0
    for menu in menus(400 + seed, 2 + seed % 3):
        if menu.drafted or not menu.pool or menu.turn < menu.rules.players:
            continue
        state = with_tool(menu, "glazing_hammer")
        apply(state, Action("tool glazing_hammer"))
        question = pending(state)
        assert question is not None
        assert question.among == menu.pool
        resolve(state, parse_outcome("reroll " + " ".join(f"{die[0]}6" for die in pool_of(menu))))
        assert sorted(pool_of(state)) == sorted(f"{die[0]}6" for die in pool_of(menu))
        assert not state.drafted
        assert state.todo[0].text == "turn"
        rolled += 1
    assert rolled > 5


def check_each_ends_the_tool(tool: str, state: State) -> None:
    """Placing and leaving both give the turn back, with the draft used up and no die lost."""
    pool, hand = list(state.pool), state.hand
    for action in legal_actions(state):
        end = state.copy()
        apply(end, action)
        assert end.todo[0].text == "turn"
        assert end.drafted
        assert end.tool_used
        assert list(end.pool) == (sorted([*pool, hand]) if action.text == "leave" else pool), tool


def distinct(dice: list[str]) -> list[str]:
    """The kinds of dice, in order."""
    return list(dict.fromkeys(dice))


@SEED
@PLAYERS
def test_dice_are_offered_exactly_when_they_can_be_placed(players: int, seed: int) -> None:
    for state in menus(500 + seed, players):
        window = slow_window(state.windows[state.seat])
        pool = [] if state.drafted else distinct(pool_of(state))
        takes = [die for die in pool if slow_rules.legal_spaces(window, die)]
        state.tool_used = True  # with a tool more may be taken: see below
        legal = legal_actions(state)
        assert [action.text for action in legal if action.text.startswith("take ")] == [f"take {die}" for die in takes]
        for die in takes:
            after = state.copy()
            apply(after, Action(f"take {die}"))
            spaces = slow_rules.legal_spaces(window, die)
            assert [action.text for action in legal_actions(after)] == [f"place {space}" for space in spaces]


PLACING = {
    "place": {},
    "place drafted": {},
    "place ignore_color": {"ignore_color": True},
    "place ignore_value": {"ignore_value": True},
    "place isolated": {"isolated": True},
    "place or_leave": {},
    "place or_leave_if_stuck": {},
}


@SEED
@PLAYERS
def test_a_refused_space_is_told_every_reason(players: int, seed: int) -> None:
    for state in play_on(Game.new(players, 600 + seed), Random(seed)):
        step = state.todo[0].text
        if step not in PLACING:
            continue
        window, die = slow_window(state.windows[state.seat]), TEXT[state.hand]
        legal = legal_actions(state)
        for space in NAMES:
            action = Action(f"place {space}")
            expected = slow_rules.placement_reasons(window, die, space, **PLACING[step])
            if state.origin >= 0 and NAMES[state.origin] == space:
                expected = expected | {"same_space"}
            if not expected and action not in legal:
                assert not all(step.sure for step in state.todo[1:]), "only what a later step needs may close a space"
                expected = {"no_completion"}
            assert {str(reason) for reason in reasons(state, action)} == expected, position(state)


@SEED
@PLAYERS
def test_honor_tables_take_any_open_space(players: int, seed: int) -> None:
    met: Counter[str] = Counter()
    tools = ("flux_brush", "flux_remover", "tap_wheel") if seed % 2 else ()
    for state in play_on(Game.new(players, 700 + seed, enforcement="honour", tools=tools), Random(seed)):
        step, window = state.todo[0].text, None
        if state.windows and state.seat >= 0:
            window = slow_window(state.windows[state.seat])
        texts = [action.text for action in legal_actions(state)]
        if step in PLACING and window is not None:
            met["place"] += 1
            origin = NAMES[state.origin] if state.origin >= 0 else ""
            spaces = [space for space in NAMES if space not in window.dice and space != origin]
            # Whether a rerolled die is stuck is judged by the rules (tool 6), wherever honor would let it go.
            stuck = not slow_rules.legal_spaces(window, TEXT[state.hand])
            left = step == "place or_leave" or (step == "place or_leave_if_stuck" and stuck)
            placed = [text for text in texts if not text.startswith("tool ")]
            assert placed == [f"place {space}" for space in spaces] + ["leave"] * left
        elif step.startswith("turn") and window is not None:
            met["turn"] += 1
            takes = distinct(pool_of(state)) if len(window.dice) < 20 and not state.drafted else []
            assert [text for text in texts if text.startswith("take ")] == [f"take {die}" for die in takes]
            checks = [f"check {seat + 1}" for seat in range(players) if not state.checked >> seat & 1]
            assert [text for text in texts if text.startswith("check ")] == checks
        elif step == "remove":
            met["remove"] += 1
            assert window is not None
            wrong = {*slow_rules.breaches(window, excused(state)), *noted(state.windows[state.seat])}
            assert texts == [f"remove {space}" for space in sorted(wrong)]
        elif step.startswith("final check"):
            met["final check"] += 1
            assert step == f"final check {state.seat + 1}"
            called = [seat for seat in range(players) if state.checked >> seat & 1]
            assert texts == [*(f"check {seat + 1}" for seat in range(players) if seat not in called), "stop"]
    assert met["place"] > 10
    assert met["remove"]
    assert met["final check"] >= players


def excused(state: State) -> list[str]:
    """The excused spaces of the seat to move."""
    mask = state.windows[state.seat].excused
    return [name for at, name in enumerate(NAMES) if mask >> at & 1]


@SEED
@PLAYERS
def test_honor_tables_offer_what_can_be_finished_on_open_spaces(players: int, seed: int) -> None:
    for menu in menus(800 + seed, players, "honour"):
        for tool in TOOLS:
            state = with_tool(menu, tool)
            offered = Action(f"tool {tool}") in legal_actions(state)
            assert offered == (timely(state, tool) and possible(bench_of(state), tool)), (tool, position(state))
