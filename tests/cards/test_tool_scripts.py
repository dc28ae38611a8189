"""A custom tool's script that could get stuck at the table is refused when its file is read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.table import table
from vitral import Game, load_cards
from vitral.bots.registry import make_bot
from vitral.cards import CardError, read_file
from vitral.cards.scripts import STEPS, ScriptStep
from vitral.dice import COLOR
from vitral.engine.state import State, Work
from vitral.engine.steps import Step, base, finishable
from vitral.engine.steps.base import SCRIPT_STEPS

TOOL = """
format = "vitral-cards/1"
[[tool]]
number = 20
id = "saw"
name = "Saw"
solo_color = "G"
first_printing = "G"
when = []
text = "A saw."
steps = {steps}
"""

EMPTY = 'one of "draw", "lift", "lift track_color", "pick own", "reroll pool", "skip second_turn", "take"'
TAKEN = (
    'one of "flip", "nudge", "place", "place ignore_color", "place ignore_value", "place isolated", "place or_leave", '
    '"place or_leave_if_stuck", "rebag", "reroll", "swap own", "swap track"'
)
ROLLED = 'one of "flip", "nudge", "place or_leave", "place or_leave_if_stuck", "rebag", "reroll"'

STUCK = [
    (["take", "reroll", "place"], 2, ROLLED, '"place"'),
    (["take", "reroll", "nudge", "place"], 3, ROLLED, '"place"'),
    (["take", "rebag", "draw", "set", "place"], 4, ROLLED, '"place"'),
    (["take", "rebag", "draw", "place or_leave"], 3, '"set"', '"place or_leave"'),
    (["take", "set", "place"], 1, TAKEN, '"set"'),
    (["take", "place or_leave", "lift", "place"], 2, '"skip second_turn"', '"lift"'),
    (["skip second_turn", "take", "place"], 1, '"skip second_turn"', '"take"'),
    (["reroll pool", "take", "place"], 1, 'one of "draw", "skip second_turn"', '"take"'),
    (["pick own"], 1, '"reroll picked"', "none"),
    (["reroll picked"], 0, EMPTY, '"reroll picked"'),
    (["pick own", "take", "place"], 1, '"reroll picked"', '"take"'),
    (["pick own", "reroll picked", "take", "place"], 2, 'one of "draw", "skip second_turn"', '"take"'),
    (["take", "reroll", "swap own", "place or_leave"], 2, ROLLED, '"swap own"'),
    (["take", "place", "pick own", "reroll picked", "place"], 4, 'one of "draw", "skip second_turn"', '"place"'),
    (["take", "pick own", "reroll picked"], 1, TAKEN, '"pick own"'),
    (["swap own", "place"], 0, EMPTY, '"swap own"'),
    (["take", "swap own"], 2, TAKEN, "none"),
    (["lift other", "place"], 0, EMPTY, '"lift other"'),
]
"""A script, the step that cannot stand there, what could, and what was found."""

SOUND = [
    ["take", "reroll", "nudge", "place or_leave"],
    ["take", "rebag", "draw", "set", "flip", "place or_leave"],
    ["lift", "place", "lift other", "place", "lift other", "place"],
    ["take", "rebag"],
    ["take", "flip", "nudge", "place"],
    ["take", "swap own", "place"],
    ["pick own", "reroll picked"],
    ["take", "place", "pick own", "reroll picked"],
    ["pick own", "reroll picked", "skip second_turn"],
]


@pytest.mark.parametrize(("steps", "at", "expected", "found"), STUCK)
def test_a_script_that_could_get_stuck_is_refused(steps: list[str], at: int, expected: str, found: str) -> None:
    with pytest.raises(CardError) as refusal:
        read_file(TOOL.format(steps=json.dumps(steps)), "saw.toml")
    assert str(refusal.value) == f"saw.toml: tool[0].steps[{at}]: expected {expected}, found {found}"


@pytest.mark.parametrize("steps", SOUND)
def test_a_sound_script_is_read(steps: list[str]) -> None:
    read_file(TOOL.format(steps=json.dumps(steps)), "saw.toml")


def test_steps_of_tools_are_those_that_the_engine_registers() -> None:
    assert STEPS == SCRIPT_STEPS


class BecomeSix(Step):
    """Turns the die in hand to 6."""

    __slots__ = ()
    auto = True

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        window, hand, origin, moved = work
        return finishable(state, (window, 6 * COLOR[hand] + 5, origin, moved), rest)

    def run(self, state: State) -> None:
        state.hand = 6 * COLOR[state.hand] + 5
        state.todo = state.todo[1:]


def test_new_step_needs_nothing_but_its_registration(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(base, "_STEPS", dict(base._STEPS))
    monkeypatch.setattr(base, "SCRIPT_STEPS", dict(SCRIPT_STEPS))
    base.register(BecomeSix("six"), ScriptStep("changes", "turns the die in hand to 6", never_stuck=True))
    monkeypatch.setitem(STEPS, "six", base.SCRIPT_STEPS["six"])
    (tmp_path / "saw.toml").write_text(TOOL.format(steps='["take", "six", "place"]'), "utf-8")
    cards = load_cards("base", tmp_path / "saw.toml")
    t = table(pool="B4 G1", tools=["saw"], cards=cards)
    assert "tool #1" in t.legal()
    t.play("tool #1", "take B4", "place A1")
    assert t.rows()[0].startswith("B6 ")
    for bot in ("random", "apprentice", "glazier"):
        game = Game.new(players=2, seed=1, cards=cards, tools=["saw", "lathekin", "tap_wheel"])
        player = make_bot(bot, seed=1)
        for _ in range(8):
            game.play(player.choose(game.view(game.seat), game.legal_actions()))
