"""Ctrl+C while the coach thinks: `vitral play` says how to go on, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal_process import TerminalProcess
from vitral import Game

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


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A game that is over."""
    game = Game.new(1, seed=7, mode="solo")
    while not game.over:
        game.play(game.legal_actions()[0])
    game.record().save(tmp_path / "full.json")
    return tmp_path / "full.json"


def test_an_interrupt_during_the_review_says_where_the_game_is(finished: Path) -> None:
    with TerminalProcess("play", "--resume", str(finished)) as terminal:
        terminal.until("Enter: leave>")
        terminal.type("review\n")
        terminal.until("Looking at every turn …")
        terminal.type("\x03")
        assert terminal.wait() == 130
        assert " ".join(terminal.printed.split()).endswith(f"The game is saved. To read it: vitral replay {finished}")
        assert "Traceback" not in terminal.printed


def test_after_the_game_an_unknown_word_is_answered(finished: Path) -> None:
    with TerminalProcess("play", "--resume", str(finished)) as terminal:
        terminal.until("Enter: leave>")
        terminal.type("revue\n")
        terminal.until("The game is over. You can still type: review, windows, read, score, log, save")
        terminal.until("Enter: leave>", 2)
        terminal.type("\n")
        assert terminal.wait() == 0
