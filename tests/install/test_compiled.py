"""The compiled engine: which sources it is made of, and that what runs says which it is."""

from __future__ import annotations

import importlib
import json
import sys

import pytest

from support.paths import ROOT
from vitral import Game
from vitral.cli import main
from vitral.engine import COMPILED, window


def test_everything_that_is_to_be_compiled_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    hook = importlib.import_module("hatch_build")
    found = {path for pattern in hook.COMPILED for path in ROOT.glob(pattern)}
    assert all(list(ROOT.glob(pattern)) for pattern in hook.COMPILED)
    # A class that is compiled and one that is not cannot be each other's parents, so steps go together.
    assert set((ROOT / "src/vitral/engine/steps").glob("*.py")) <= found
    sys.modules.pop("hatch_build")


def test_bench_says_which_engine_it_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert COMPILED is not str(window.__file__).endswith(".py")
    assert main(["bench", "--seconds", "0.01", "--repeats", "1"]) == 0
    assert ("The engine is compiled." in capsys.readouterr().out) is COMPILED
    assert main(["bench", "--seconds", "0.01", "--repeats", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["compiled"] is COMPILED


def test_a_game_can_be_copied() -> None:
    game = Game.new(2, seed=1)
    game.play("side 1")
    assert game.copy() == game
    assert game.copy(by_hand=True).chance is None
