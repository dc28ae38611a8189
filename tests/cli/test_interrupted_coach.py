"""Ctrl+C while the coach thinks: `vitral play` says how to go on, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal_process import TerminalProcess

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs a terminal")


def test_an_interrupt_while_the_coach_thinks_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with TerminalProcess("play", "--seed", "7", "--bots", "grandmaster", "--save", str(file)) as terminal:
        terminal.until("> ")
        terminal.type("1\n")
        terminal.until("Choose a die.")
        terminal.until("> ", 2)
        terminal.type("hint\n")
        terminal.until("Thinking …")
        terminal.type("\x03")
        assert terminal.wait() == 130
        said = " ".join(terminal.printed.split())
        assert said.endswith(f"The game is saved. To continue it: vitral play --resume {file}")
        assert "Traceback" not in terminal.printed
        assert "exception" not in terminal.printed
