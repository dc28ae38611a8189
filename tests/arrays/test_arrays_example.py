"""The example that learns, for a moment."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from support.paths import DOCS

EXAMPLE = DOCS / "examples" / "arrays_ppo.py"


@pytest.mark.long
def test_the_network_soon_plays_better_than_at_random() -> None:
    sizes = ("--tables", "64", "--hidden", "64", "--updates", "40", "--games", "128")
    result = subprocess.run(
        [sys.executable, str(EXAMPLE), *sizes],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        env={**os.environ, "JAX_PLATFORMS": "cpu"},
    )
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["update"] for line in lines] == [0, 10, 20, 30, 40]
    assert lines[-1]["points"] > lines[0]["points"] + 2
