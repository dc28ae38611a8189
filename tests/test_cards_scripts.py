"""A custom tool's script that could get stuck at the table is refused when its file is read."""

from __future__ import annotations

import json

import pytest

from vitral.cards import KNOWN_STEPS, CardError, read_file
from vitral.engine.steps import vocabulary

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

EMPTY = 'one of "take", "lift", "lift track_color", "draw", "reroll pool", "pick own", "skip second_turn"'
TAKEN = (
    'one of "nudge", "flip", "reroll", "swap track", "swap own", "place", "place ignore_color", "place ignore_value", '
    '"place isolated", "place or_leave", "place or_leave_if_stuck", "rebag"'
)
ROLLED = 'one of "nudge", "flip", "reroll", "place or_leave", "place or_leave_if_stuck", "rebag"'

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


def test_every_step_the_files_may_use_is_known_to_the_engine() -> None:
    assert vocabulary() >= KNOWN_STEPS
