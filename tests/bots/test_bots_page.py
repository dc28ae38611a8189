"""docs/bots.md: its examples play whole games, and its bot is the one in the file."""

from __future__ import annotations

import runpy
import sys

from support.paths import DOCS
from vitral import Game
from vitral.arena import play_out
from vitral.bots import Bot, GuardedBot, make_bot, make_bot_or_program


def test_the_bot_of_fifteen_lines_plays() -> None:
    source = (DOCS / "examples" / "cautious_bot.py").read_text(encoding="utf-8")
    body = source[source.index("class CautiousBot") :]
    assert body in (DOCS / "bots.md").read_text(encoding="utf-8")
    assert len([line for line in source.splitlines()[2:] if line]) <= 15
    bot: Bot = runpy.run_path(str(DOCS / "examples" / "cautious_bot.py"))["CautiousBot"]()
    game = Game.new(2, 4)
    play_out(game, [bot, make_bot("random", 1)])
    assert game.over


def test_the_program_plays() -> None:
    program = DOCS / "examples" / "json_bot.py"
    bot = make_bot_or_program(f'cmd:"{sys.executable}" "{program}"')
    game = Game.new(2, 4)
    play_out(game, [bot, make_bot("random", 1)])
    assert game.over
    assert isinstance(bot, GuardedBot)
    assert not bot.failures
