"""`--words`: what a listener hears, and what may be typed in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.test_cli import saved
from cli.test_play import DEALT, ME_AND_TWO_BOTS, play
from vitral.i18n import LANGUAGES, translator_for


def test_open_spaces_are_listed_once_by_row() -> None:
    out = play("--seed", "7", "--words", lines="1\nquit\n").out
    row = next(line for line in out.splitlines() if line.startswith("Row A: "))
    assert row.startswith("Row A: open: A1 ")
    assert ", empty" not in out
    assert "asks for" not in row


def test_a_die_in_a_window_is_said_before_the_open_spaces(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", DEALT, ME_AND_TWO_BOTS, players=3)
    out = play("--resume", file, "--words", lines="yellow 2 a4\nread\nquit\n").out
    row = next(line for line in out.splitlines() if line.startswith("Row A: A4, "))
    assert "holds yellow 2; open: A1 " in row
    assert "A4" not in row.partition("open:")[2]


def test_no_heading_is_said_without_its_cards() -> None:
    choosing = play("--seed", "7", "--words", lines="quit\n").out
    assert "Tools\n" not in choosing
    assert "Public objectives\n" not in choosing
    assert "Your private objective\n" in choosing


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_pool_track_and_spaces_are_asked_for_in_words(language: str, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", DEALT, ME_AND_TWO_BOTS, players=3)
    translator = translator_for(language)
    say = translator.say
    die = say("die-words", color=say("color-Y"), value=2)
    typed = [say("line-command-pool"), say("line-command-track"), f"{say('line-command-read')} b2", die, "undo"]
    typed += [f"{say('color-Y')} 2 A4", "quit"]
    out = play("--lang", language, "--resume", file, lines="\n".join([*typed, ""])).out
    assert f"> {say('draft-pool')}: " in out
    assert f"> {say('line-track-empty')}" in out
    assert "> B2, " in out
    assert say("in-hand") in out
    assert "place A4" not in out.rpartition("> ")[0].splitlines()[-1]


def test_a_hint_while_windows_are_chosen_fits() -> None:
    out = play("--seed", "7", lines="hint\nquit\n").out
    assert "The coach only advises on turns, starting with the first round." in out
    assert "Harder windows give you more favor tokens." in out
