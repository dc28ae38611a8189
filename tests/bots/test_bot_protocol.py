"""The protocol of bots: budgets, programs over JSON lines, entry points, and the guard that keeps the table going."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from threading import Event, Thread

import pytest

from support.waiting import TIMEOUT, wait_until
from vitral import Action, Game, View
from vitral.arena import play_out
from vitral.bots import (
    ANY_TIME,
    BotError,
    Budget,
    GuardedBot,
    RandomBot,
    bot_names,
    make_bot,
    make_bot_or_program,
    names,
    registry,
)
from vitral.bots.guarded_bot import first_legal
from vitral.bots.process_bot import ProcessBot, ProgramError
from vitral.cli.main import main


class FirstBot:
    """A bot of another make: takes the first thing offered."""

    name = "first"

    def __init__(self, seed: int | str | None = None) -> None:
        self.budgets: list[Budget] = []

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        self.budgets.append(budget)
        return legal[0]


class CrashingBot(FirstBot):
    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        raise RuntimeError("out of ideas")


class CheatingBot(FirstBot):
    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        return next(action for action in map(Action, ("place A1", "take R1", "lift A1")) if action not in legal)


class StallingBot(FirstBot):
    """Answers no question before it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = Event()

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        self.may_answer.wait(TIMEOUT)
        return super().choose(view, legal, budget)


def test_the_budget_reaches_the_bot() -> None:
    bot = FirstBot()
    play_out(Game.new(2, 1), [bot, bot], Budget(playouts=7))
    assert set(bot.budgets) == {Budget(playouts=7)}


@pytest.mark.parametrize(("make", "message"), [(CrashingBot, "RuntimeError: out of ideas"), (CheatingBot, "not legal")])
def test_a_bot_that_fails_has_its_turns_finished(make: type[FirstBot], message: str) -> None:
    game, guard = Game.new(2, 1), GuardedBot(make())
    play_out(game, [guard, RandomBot(1)])
    assert game.over
    assert len(guard.failures) == 21  # the window, and twenty turns: asked once in each
    assert all(message in line for line in guard.failures)


def test_a_turn_that_is_lost_ends_as_soon_as_it_may() -> None:
    game = Game.new(2, 1)
    legal = game.legal_actions()
    assert first_legal(legal) is legal[0]
    assert first_legal((Action("take R1"), Action("pass"))) is Action("pass")


def test_a_bot_that_stalls_loses_its_turn_and_is_asked_again_when_it_is_back() -> None:
    game = Game.new(2, 1)
    bot = StallingBot()
    guard = GuardedBot(bot, patience=0.02)
    view, legal = game.view(0), game.legal_actions()
    assert guard.choose(view, legal) is legal[0]
    assert "no answer within 0.02 s" in guard.failures[0]
    assert guard.choose(view._replace(round=1), legal) is legal[0]
    assert "still busy" in guard.failures[1]
    bot.may_answer.set()
    wait_until(lambda: guard._thread is not None and not guard._thread.is_alive())
    guard._patience = TIMEOUT  # however slow the machine is
    assert guard.choose(view._replace(round=2), legal) is legal[0]
    assert len(guard.failures) == 2
    assert len(bot.budgets) == 2, "what it was asked in its lost turn is not asked again"


def test_a_bot_that_has_answered_is_not_busy_though_its_thread_has_not_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thread, "is_alive", lambda thread: True)
    game, guard = Game.new(2, 1), GuardedBot(FirstBot(), patience=TIMEOUT)
    for _ in range(2):
        guard.choose(game.view(0), game.legal_actions())
    assert guard.failures == []


PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["view"]["viewer"] == asked["seat"] and asked["options"]["players"] == 2
    print(json.dumps({"action": asked["legal"][-1]}), flush=True)
"""


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "my_bot.py"
    path.write_text(text, encoding="utf-8")
    return f'cmd:"{sys.executable}" "{path}"'


def test_a_program_plays_over_json_lines(tmp_path: Path) -> None:
    game = Game.new(2, 3)
    bot = make_bot_or_program(program(tmp_path, PROGRAM), "s")
    assert isinstance(bot, GuardedBot)
    play_out(game, [bot, RandomBot(1)])
    assert game.over
    assert not bot.failures
    assert not game.view().windows[0].filled  # it always passes


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import sys; sys.exit(3)", "ended without an answer|takes no questions"),
        ("import sys\nfor line in sys.stdin: print('what?', flush=True)", "expected a line such as"),
        ('import sys\nfor line in sys.stdin: print(\'{"action": "take X9"}\', flush=True)', "not among the legal"),
        (
            "import sys\nfor line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
            "expected a line",
        ),
        ("import sys\nfor line in sys.stdin: print('[' * 9000, flush=True)", "expected a line"),
        ("import sys\nfor line in sys.stdin: print('x' * 20_000, flush=True)", "more than 10000 letters"),
    ],
)
def test_a_program_that_fails_is_told_apart(tmp_path: Path, text: str, message: str) -> None:
    game = Game.new(2, 3)
    bot = ProcessBot(program(tmp_path, text).removeprefix("cmd:"), patience=TIMEOUT)
    with pytest.raises(ProgramError, match=message):
        bot.choose(game.view(0), game.legal_actions())
    bot.close()


def test_answers_nobody_asked_for_are_no_answers(tmp_path: Path) -> None:
    twice = "    print(json.dumps({'action': 'side 1'}))\n    print(json.dumps({'action': 'side 2'}), flush=True)\n"
    game = Game.new(2, 3)
    command = program(tmp_path, PROGRAM.rpartition("    print")[0] + twice).removeprefix("cmd:")
    bot = ProcessBot(command, patience=TIMEOUT)
    assert bot.choose(game.view(0), game.legal_actions()).text == "side 1"
    wait_until(lambda: not bot._lines.empty(), "the second line")
    assert bot.choose(game.view(0), game.legal_actions()).text == "side 1"
    bot.close()


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("cmd:/there/is/no/such program", 'there is no program "/there/is/no/such"'),
        ("cmd:'unclosed", "a quotation mark is not closed"),
    ],
)
@pytest.mark.parametrize("start", ["simulate --games 1 --bots", "arena --deals 1 --bots", "play --bots"])
def test_a_command_line_that_starts_nothing_is_refused(
    start: str, command: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*start.split(), command]) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert not output.out


def test_a_simulation_tells_of_turns_that_were_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = program(tmp_path, "import sys; sys.exit(3)")
    assert main(["simulate", "--games", "1", "--bots", f"random,{bot}"]) == 0
    assert "21 failures: these turns were finished with legal moves" in capsys.readouterr().out


def test_a_program_that_stalls_is_ended(tmp_path: Path) -> None:
    game = Game.new(2, 3)
    stalling = program(tmp_path, "import threading; threading.Event().wait()")
    bot = ProcessBot(stalling.removeprefix("cmd:"), patience=0.01)
    process = bot._started()
    with pytest.raises(ProgramError, match="no answer in time"):
        bot.choose(game.view(0), game.legal_actions())
    assert process.returncode is not None


def test_programs_are_never_started_by_name_alone() -> None:
    """Names from a network go to `make_bot`; it knows no commands."""
    with pytest.raises(BotError, match='unknown name "cmd:'):
        make_bot("cmd:echo")


def test_other_packages_bring_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = EntryPoint("first", f"{__name__}:FirstBot", names.GROUP)
    broken = EntryPoint("broken", f"{__name__}:nothing_here", names.GROUP)
    bring = lambda: {"first": mine, "broken": broken}  # noqa: E731
    monkeypatch.setattr(names, "foreign_bots", bring)
    monkeypatch.setattr(registry, "foreign_bots", bring)
    assert {"first", "glazier"} <= set(bot_names())
    bot = make_bot("first")
    assert isinstance(bot, GuardedBot)
    assert bot.name == "first"
    with pytest.raises(BotError, match=r"broken .*: does not work"):
        make_bot("broken")
