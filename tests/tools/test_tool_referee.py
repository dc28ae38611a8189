"""Every way through a tool on random tables, against the slow referee's list of outcomes (docs/rules.md §1.9)."""

from __future__ import annotations

from random import Random

import pytest

from oracle.slow_rules import VALUES, legal_spaces, read_window
from oracle.slow_tools import CARDS, TOOLS, Outcome, outcome, tool_outcomes
from support.table import Table, table
from vitral import State, base_cards
from vitral.dice import TEXT
from vitral.engine import ACTIONS, apply, legal_actions, pending


def random_table(rng: Random, tool: str) -> tuple[Table, tuple[str, ...]]:
    """A lawfully filled window, a small pool and a short track, in the moment the tool is for; and the print."""
    pattern = rng.choice(base_cards().patterns)
    slow = read_window(pattern.grid, ["-- -- -- -- --"] * 4)
    for _ in range(rng.randrange(6 if tool in ("lathekin", "tap_wheel") else 12)):
        die = random_die(rng)
        spaces = legal_spaces(slow, die)
        if spaces:
            slow = slow.with_die(rng.choice(spaces), die)
    laid = table(
        windows=[(pattern.grid, slow.rows())],
        pool=" ".join(random_die(rng) for _ in range(rng.randrange(4))),
        track=[" ".join(random_die(rng) for _ in range(rng.randrange(3))) for _ in range(rng.randrange(4))],
        tools=[tool],
        drafted="after_draft" in CARDS[tool].when,
        turn=3 if "second_turn" in CARDS[tool].when else 0,
    )
    return laid, pattern.grid


def random_die(rng: Random) -> str:
    """Any die of the bag."""
    return f"{rng.choice('RYGBP')}{rng.randrange(1, 7)}"


def all_ways(state: State) -> set[Outcome]:
    """What the engine's choices can lead to, tried one by one to the end of the tool."""
    found: set[Outcome] = set()
    ways = [state]
    while ways:
        for after in next_states(ways.pop()):
            if after.todo[0].text == "turn":
                found.add(outcome_of(Table(after)))
            else:
                ways.append(after)
    return found


def next_states(state: State) -> list[State]:
    """What may come of a choice, or of a roll of the die in hand."""
    if pending(state):
        rolls = [f"{TEXT[state.hand][0]}{shade}" for shade in VALUES]
        return [Table(state.copy()).resolve(f"reroll {die}").state for die in rolls]
    choices = legal_actions(state)
    assert choices, "no dead ends (docs/rules.md §1.3)"
    return [Table(state.copy()).play(action.text).state for action in choices]


def outcome_of(t: Table) -> Outcome:
    """The table in the slow referee's words."""
    return outcome(t.rows(), t.pool().split(), [dice.split() for dice in t.track()])


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_leads_where_the_slow_referee_says(tool: str) -> None:
    rng = Random(tool)
    action = next(action for action in ACTIONS if action.text == f"tool {tool}")
    usable = 0
    for _ in range(80):
        t, grid = random_table(rng, tool)
        track = [dice.split() for dice in t.track()]
        expected = tool_outcomes(tool, read_window(grid, t.rows()), t.pool().split(), track)
        assert (action in legal_actions(t.state)) == bool(expected)
        if expected:
            usable += 1
            apply(t.state, action)
            assert all_ways(t.state) == expected
    assert 0 < usable < 80, "both sides of the rule are met"
