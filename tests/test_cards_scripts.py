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

STUCK = [
    (["take", "reroll", "place"], '"place" could get stuck after "reroll"'),
    (["take", "reroll", "nudge", "place"], '"place" could get stuck after "reroll"'),
    (["take", "rebag", "draw", "set", "place"], '"place" could get stuck after "rebag"'),
    (["take", "rebag", "draw", "place or_leave"], '"draw" and "set" go together'),
    (["take", "set", "place"], '"draw" and "set" go together'),
    (["take", "place or_leave", "lift", "place"], '"place or_leave" must be the last step'),
    (["skip second_turn", "take", "place"], '"skip second_turn" must be the last step'),
    (["reroll pool", "take", "place"], '"take" could get stuck after "reroll pool"'),
    (["pick own"], '"pick own" and "reroll picked" go together: the picked dice are rolled'),
    (["reroll picked"], '"pick own" and "reroll picked" go together'),
    (["pick own", "take", "place"], '"pick own" and "reroll picked" go together'),
    (["pick own", "reroll picked", "take", "place"], '"take" could get stuck after "reroll picked"'),
    (["take", "reroll", "swap own", "place or_leave"], '"swap own" could get stuck after "reroll"'),
]

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


@pytest.mark.parametrize(("steps", "message"), STUCK)
def test_a_script_that_could_get_stuck_is_refused(steps: list[str], message: str) -> None:
    with pytest.raises(CardError) as refusal:
        read_file(TOOL.format(steps=json.dumps(steps)), "saw.toml")
    assert str(refusal.value).startswith(f"saw.toml: tool[0].steps: {message}")


@pytest.mark.parametrize("steps", SOUND)
def test_a_sound_script_is_read(steps: list[str]) -> None:
    read_file(TOOL.format(steps=json.dumps(steps)), "saw.toml")


IN_HAND = [
    (["pick own", "reroll picked", "place"], 'tool[0].steps[2]: "place" needs a die in hand, and none is'),
    (["take", "pick own", "reroll picked"], 'tool[0].steps[1]: "pick own" needs an empty hand, and a die is in it'),
    (["swap own", "place"], 'tool[0].steps[0]: "swap own" needs a die in hand, and none is'),
    (["take", "swap own"], 'tool[0].steps: the last step, "swap own", leaves a die in hand; end by placing it'),
]


@pytest.mark.parametrize(("steps", "message"), IN_HAND)
def test_a_script_minds_what_is_in_hand(steps: list[str], message: str) -> None:
    with pytest.raises(CardError) as refusal:
        read_file(TOOL.format(steps=json.dumps(steps)), "saw.toml")
    assert str(refusal.value) == f"saw.toml: {message}"


def test_every_step_the_files_may_use_is_known_to_the_engine() -> None:
    assert vocabulary() >= KNOWN_STEPS
