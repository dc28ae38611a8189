"""Every tool with every inspiration in random play: whatever is offered can be finished, whatever can be is offered.

A brute-force look ahead on copies (docs/rules.md §1.3, §4.1: no dead ends, chance excepted) and a slow referee of our
own that reads dice as text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from oracle.slow_rules import SlowWindow, Track, color, legal_spaces, read_window, value
from support.passion_table import FAVORLESS, INSPIRATIONS
from vitral import Action, Chance, Game, Outcome, SeededDealer, State, all_cards
from vitral.cards import find_inspiration
from vitral.dice import COLOR, TEXT
from vitral.engine import apply, legal_actions, pending, resolve
from vitral.engine.actions import GATHERS

POOL_TOOLS = ("strip_cutter", "lead_came_nippers")
BASE_TOOLS = tuple(tool.id for tool in all_cards().tools if tool.id not in POOL_TOOLS)
TABLES: dict[str, tuple[dict[str, Any], tuple[str, ...], tuple[str, ...]]] = {
    "plain": ({"players": 2, "promos": True}, BASE_TOOLS, INSPIRATIONS),
    "pools": (
        {"players": 2, "promos": True, "dice_pools": True},
        (*(tool for tool in BASE_TOOLS if tool not in ("glazing_hammer", "running_pliers")), *POOL_TOOLS),
        INSPIRATIONS,
    ),
    "glass": ({"players": 2, "promos": True, "rare_glass": True}, BASE_TOOLS, INSPIRATIONS),
    "solo": ({"players": 1, "promos": True, "mode": "solo"}, BASE_TOOLS, FAVORLESS),
}
"""Ways to play: their options, the tools that are laid out one at a time, and the inspirations."""
CASES = [(name, tool) for name, (_, tools, _) in TABLES.items() for tool in tools]
AFTER_A_TAKE = {
    "grozing_pliers": ["nudge"],
    "grinding_stone": ["flip"],
    "lens_cutter": ["swap"],
    "cork_backed_straightedge": [],
    "running_pliers": [],
    "strip_cutter": ["own"],
    "flux_brush": ["chance"],
    "flux_remover": ["chance"],
}
"""What the tools that take a die do to it before it is placed."""


def positions(name: str, tool: str, inspiration: str, seed: int) -> Iterator[State]:
    """Every position of a random game in which somebody has to choose; tokens and cards are often fresh."""
    options = TABLES[name][0]
    rng, dealer = Random(f"{name} {tool} {inspiration} {seed}"), SeededDealer(f"{tool} {inspiration} {seed}")
    state = Game.new(seed=seed, inspirations=True, **options).state
    while not state.over:
        chance = pending(state)
        if chance is not None:
            resolve(state, dealer.answer(chance))
            continue
        if state.todo[0].text == "turn menu" and not (state.drafted or state.tool_used):
            refresh(state, tool, inspiration, rng)
        yield state
        apply(state, bold(rng, legal_actions(state)))


def refresh(state: State, tool: str, inspiration: str, rng: Random) -> None:
    """At the start of a turn: the tool lies there, the inspiration is mostly fresh, tokens and track vary."""
    state.tools = state.rules.tools_in_play((tool,))
    state.tool_tokens = [rng.randrange(2)]
    state.inspirations = (find_inspiration(inspiration),) * state.rules.players
    state.inspired = 0 if rng.random() < 0.8 else 3
    if not state.rules.options.solo:
        state.tokens = [rng.randrange(4) for _ in state.tokens]
    if rng.random() < 0.4:
        state.track = tuple(dice[: rng.randrange(2)] for dice in state.track)


def bold(rng: Random, legal: Sequence[Action]) -> Action:
    """A random choice that likes tools and inspirations better than anything else, and passing least."""
    liked = [action for action in legal if action.text.split()[0] in ("tool", "inspire", "gather", "glass")]
    others = [action for action in legal if action.text != "pass"] or legal
    return rng.choice(liked if liked and rng.random() < 0.5 else others)


# --- looking ahead ------------------------------------------------------------------------------------------


def finishes(state: State, turn: tuple[int, int]) -> bool:
    """Whether the seat comes back to its menu, or to the end of its turn, whatever chance brings."""
    if state.over or (state.round, state.turn) != turn or state.todo[0].text == "turn menu":
        return True
    chance = pending(state)
    if chance is not None:
        return all(finishes(answered(state, outcome), turn) for outcome in outcomes(chance))
    return any(finishes(played(state, action), turn) for action in legal_actions(state))


def played(state: State, action: Action) -> State:
    after = state.copy()
    apply(after, action)
    assert min([0, *after.tokens]) == 0, action
    return after


def answered(state: State, outcome: Outcome) -> State:
    after = state.copy()
    resolve(after, outcome)
    return after


def outcomes(chance: Chance) -> list[Outcome]:
    """All that can happen to a single die; of the rolls of many dice one."""
    if chance.kind == "reroll" and chance.amount == 1:
        first = 6 * COLOR[chance.among[0]]
        return [Outcome("reroll", "reroll", (first + at,)) for at in range(6)]
    if chance.kind == "draw":
        return [Outcome("draw", "draw", (at,)) for at, count in enumerate(chance.among) if count]
    return [SeededDealer(1).answer(chance)]


@pytest.mark.parametrize(("name", "tool"), CASES)
def test_everything_offered_can_be_finished(name: str, tool: str, times: int) -> None:
    held = TABLES[name][2]
    if name == "glass" and times == 1:
        held = held[BASE_TOOLS.index(tool) % 3 :: 3]
    for inspiration in held:
        seen: Counter[str] = Counter()
        for seed in range(times):
            for state in positions(name, tool, inspiration, seed):
                legal = legal_actions(state)
                assert legal, state.to_dict()
                assert len(set(legal)) == len(legal)
                for action in legal:
                    after = played(state, action)
                    assert finishes(after, (state.round, state.turn)), (action, state.to_dict())
                    seen[action.text.split()[0]] += 1
        assert seen["tool"] > 0
        assert seen["gather" if inspiration == "charm" else "inspire"] > 0 or name == "solo"


# --- the other way round: the slow referee ------------------------------------------------------------------


class Referee:
    """What a seat could do, read from a state as texts and found by trying everything."""

    def __init__(self, state: State) -> None:
        seat = state.seat
        window = state.windows[seat]
        self.window: SlowWindow = read_window(window.pattern.grid, window.rows())
        self.pool = [TEXT[die] for die in state.pool]
        self.track: Track = [[TEXT[die] for die in dice] for dice in state.track]
        self.own = [TEXT[die] for die in state.own[seat]] if state.own else []
        self.tokens = state.tokens[seat]
        self.inspiration = state.inspirations[seat].id
        self.fresh = not state.inspired >> seat & 1

    def takes(self, steps: Sequence[str], paid: int = 0, *, isolated: bool = False) -> set[str]:
        """The dice of the pool with which a draft, or a tool for which so much is paid, can be finished."""
        free = self.inspiration in FAVORLESS
        useful = self.inspiration not in ("wisdom", "charm")
        fresh = self.fresh and useful and (free or self.tokens - paid >= 1)
        return {die for die in self.pool if self.ends(die, steps, self.track, fresh, isolated, brave=False)}

    def ends(self, die: str, steps: Sequence[str], track: Track, fresh: bool, isolated: bool, *, brave: bool) -> bool:
        """Whether the die in hand can be placed in the end, the steps still to come and the inspiration still fresh."""
        if fresh and self.inspiration == "luck":
            rolled = (f"{color(die)}{shade}" for shade in range(1, 7))
            if any(self.ends(other, steps, track, False, isolated, brave=brave) for other in rolled):
                return True
        if fresh and self.inspiration == "courage" and self.ends(die, steps, track, False, isolated, brave=True):
            return True
        if fresh and self.inspiration in ("precision", "resourcefulness"):
            step = "nudge" if self.inspiration == "precision" else "swap"
            if self.ends(die, [step, *steps], track, False, isolated, brave=brave):
                return True
        if not steps:
            return bool(legal_spaces(self.window, die, isolated=isolated, ignore_color=brave, ignore_value=brave))
        if steps[0] == "chance":
            return True
        return any(
            self.ends(other, steps[1:], after, fresh, isolated, brave=brave)
            for other, after in self.changed(die, steps[0], track)
        )

    def changed(self, die: str, step: str, track: Track) -> Iterator[tuple[str, Track]]:
        """What a step can make of the die in hand and of the track."""
        if step == "nudge":
            yield from ((f"{color(die)}{n}", track) for n in (value(die) - 1, value(die) + 1) if 1 <= n <= 6)
        elif step == "flip":
            yield f"{color(die)}{7 - value(die)}", track
        elif step == "own":
            yield from ((other, track) for other in self.own)
        else:
            for at, dice in enumerate(track):
                for index, other in enumerate(dice):
                    swapped = [list(each) for each in track]
                    swapped[at][index] = die
                    yield other, swapped


def taken(actions: Sequence[Action]) -> set[str]:
    return {action.text.removeprefix("take ") for action in actions if action.text.startswith("take ")}


def prices(state: State, tool: str) -> list[int]:
    """For what a tool can be had with a die just drafted in hand: its price, 1 with Wisdom, nothing with Charm."""
    if tool == "running_pliers" or state.tool_used:
        return []
    seat, dear = state.seat, state.tool_tokens[0] > 0
    unused = dear and not state.inspired >> seat & 1
    wise, charming = (unused and state.inspirations[seat].id == card for card in ("wisdom", "charm"))
    found = [price for price in ([2] if dear else [1]) + [1] * wise if state.tokens[seat] >= price]
    return [*found, 0] if charming else found


def check_in_hand(state: State, referee: Referee, tool: str) -> None:
    """With a drafted die in hand the tool is offered exactly if it can be finished with that die."""
    dear = state.tool_tokens[0] > 0
    for die in sorted(taken(legal_actions(state))):
        legal = legal_actions(played(state, Action(f"take {die}")))
        for price in prices(state, tool):
            able = die in referee.takes(AFTER_A_TAKE[tool], price, isolated=tool == "cork_backed_straightedge")
            action = Action("inspire") if dear and price == 1 else state.tools[0].action
            if price == 0:  # the tool is paid with its own tokens
                action, able = GATHERS[action], able or die in referee.takes([])
            assert (action in legal) == able, (die, state.to_dict())


@pytest.mark.parametrize(
    ("name", "tool"), [case for case in CASES if case[0] in ("plain", "pools") and case[1] in AFTER_A_TAKE]
)
def test_everything_that_can_be_finished_is_offered(name: str, tool: str, times: int) -> None:
    steps, isolated = AFTER_A_TAKE[tool], tool == "cork_backed_straightedge"
    tried: Counter[bool] = Counter()
    for inspiration in INSPIRATIONS:
        for seed in range(100, 100 + times):
            for state in positions(name, tool, inspiration, seed):
                if state.todo[0].text != "turn menu":
                    continue
                referee, legal = Referee(state), legal_actions(state)
                price = 1 + (state.tool_tokens[0] > 0)
                timely = state.tools[0].is_timely(state) and not state.tool_used
                if not state.drafted:
                    may_be_taken = referee.takes([])
                    for cost in prices(state, tool):
                        may_be_taken |= referee.takes(steps, cost, isolated=isolated)
                    assert taken(legal) == may_be_taken, state.to_dict()
                    check_in_hand(state, referee, tool)
                if timely and state.tokens[state.seat] >= price:
                    expected = referee.takes(steps, price, isolated=isolated)
                    action = state.tools[0].action
                    assert (action in legal) == bool(expected), state.to_dict()
                    tried[bool(expected)] += 1
                    if expected:
                        assert taken(legal_actions(played(state, action))) == expected, state.to_dict()
    assert tried[True] > 20
