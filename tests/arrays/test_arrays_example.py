"""The examples that learn, for a moment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from support.paths import DOCS

EXAMPLES = DOCS / "examples"


@pytest.mark.long
def test_the_network_soon_plays_better_than_at_random() -> None:
    lines = learn("arrays_ppo.py", "--hidden", "64", "--updates", "40", "--games", "128")
    assert [line["update"] for line in lines] == [0, 10, 20, 30, 40]
    assert lines[-1]["points"] > lines[0]["points"] + 2


@pytest.mark.long
def test_a_network_learns_what_choices_are_worth_and_is_saved(tmp_path: Path) -> None:
    saved = tmp_path / "net.npz"
    lines = learn("arrays_dqn.py", "--hidden", "16", "--updates", "2", "--room", "2", "--save", str(saved))
    assert [line["update"] for line in lines] == [0, 2]
    assert {"policy", "scale", "observation_layout"} <= {*np.load(saved)}


def learn(example: str, *options: str) -> list[dict[str, float]]:
    """Runs an example at few tables and returns what it printed."""
    result = subprocess.run(
        [sys.executable, str(EXAMPLES / example), "--tables", "64", *options],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        env={**os.environ, "JAX_PLATFORMS": "cpu"},
    )
    return [json.loads(line) for line in result.stdout.splitlines()]
