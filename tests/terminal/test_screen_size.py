"""The full screen: it uses the room there is, says when there is too little, and its footer fits the situation."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.terminal_process import TerminalProcess
from server.server_thread import Server
from terminal.terminal_player import ME_AND_BOT, SOLO, Person, at_table, run
from terminal.test_table import AUTOMA
from vitral.server import protocol as wire
from vitral.server.settings import Settings
from vitral.terminal.remote_tables import RemoteTables
from vitral.terminal.screens.dialogs import TooSmallScreen
from vitral.terminal.widgets.lists import ChoiceList
from vitral.terminal.widgets.window import WindowView


def footer(person: Person) -> str:
    return person.screen.splitlines()[-1].strip()


def pane_height(person: Person) -> int:
    return person.table.query_one("#window", WindowView).panes.height


@pytest.mark.parametrize("new", [ME_AND_BOT, AUTOMA], ids=["bot", "automa"])
@pytest.mark.parametrize("size", [(120, 40), (140, 45), (200, 60)])
def test_every_choice_is_in_sight_where_there_is_room(size: tuple[int, int], new: wire.NewTable) -> None:
    async def look() -> None:
        async with at_table(new, size=size) as ana:
            await ana.turn()
            await ana.press("1")
            await ana.turn()
            choices = ana.table.query_one("#choices", ChoiceList)
            assert choices.max_scroll_y == 0
            assert choices.size.height == max(choices.virtual_size.height, size[1] // 5 - 3)
            assert choices.option_count == len(ana.scene.legal)
            assert pane_height(ana) > 2
            assert ana.table.query_one("#players", ChoiceList).max_scroll_y == 0 or new is AUTOMA
            assert ana.table.query_one("#cards", ChoiceList).scroll_y == 0

    run(look())


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("size", [(80, 24), (118, 30), (120, 40), (200, 60)])
def test_each_line_of_the_scores_fits_its_panel(players: int, size: tuple[int, int]) -> None:
    bots = [wire.NewSeat("bot", f"Apprentice {number}", "apprentice") for number in range(1, players)]

    async def look() -> None:
        async with at_table(wire.NewTable([wire.NewSeat("here", "Ana"), *bots]), size=size) as ana:
            await ana.turn()
            await ana.press("1")
            await ana.turn()
            await ana.press("l")
            await ana.settle()
            scores = ana.table.query_one("#scores", ChoiceList)
            assert len(scores.plain) > 4
            assert scores.virtual_size.height == len(scores.plain)

    run(look())


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_nothing_is_shown_twice(size: tuple[int, int]) -> None:
    async def look() -> None:
        async with at_table(ME_AND_BOT, size=size) as ana:
            await ana.turn()
            private = ana.table.speaker.card(ana.scene.private[0])
            assert ana.screen.count(private) == 1
            await ana.press("1")
            await ana.turn()
            await ana.press("v")
            own, other = ana.table.query_one("#players", ChoiceList).plain
            assert (len(own.splitlines()), len(other.splitlines())) == (1, 5), "one's own window is in the middle"

    run(look())


def test_windows_grow_with_the_terminal() -> None:
    async def enlarge_screen() -> None:
        async with at_table(ME_AND_BOT, size=(80, 24)) as ana:
            await ana.turn()
            await ana.press("1")
            await ana.turn()
            heights = []
            for size in ((80, 24), (120, 34), (120, 40), (200, 60)):
                await ana.pilot.resize_terminal(*size)
                await ana.settle()
                heights.append(pane_height(ana))
            assert heights == sorted(heights)
            assert heights[0] == 2
            assert heights[-1] == 5

    run(enlarge_screen())


def test_a_terminal_that_is_too_small_is_told_so() -> None:
    async def shrink_screen() -> None:
        async with at_table(ME_AND_BOT, size=(70, 20)) as ana:
            await ana.until(lambda: isinstance(ana.app.screen, TooSmallScreen))
            await ana.until_shown("This terminal has 70 × 20 characters. To play, it needs at least 80 × 24.")
            await ana.pilot.resize_terminal(80, 24)
            await ana.until(lambda: ana.app.screen is ana.table)
            await ana.pilot.resize_terminal(60, 20)
            await ana.until_shown("At any size you can play in plain lines: vitral terminal --plain")
            await ana.press("q")
            await ana.until(lambda: ana.app._exit)

    run(shrink_screen())


def test_the_footer_fits_the_situation() -> None:
    async def play() -> None:
        async with at_table(SOLO) as ana:
            await ana.turn()
            assert footer(ana) == "? Help  q Leave"
            await ana.press("1")
            await ana.turn()
            assert footer(ana) == "e End turn  h Hint  ? Help  q Leave"
            await ana.press("1")
            await ana.turn()
            assert "u Undo" in footer(ana)
            await ana.play_to_the_end(1)
            await ana.press("escape")
            await ana.until(lambda: ana.app.screen is ana.table)
            assert footer(ana) == "? Help  q Leave"

    run(play())


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("no_proxy", "*")
    server = Server(Settings(db=str(tmp_path / "tables.db")))
    yield server
    server.stop()


def test_a_key_copies_the_invitation(server: Server) -> None:
    async def copy() -> None:
        new = wire.NewTable([wire.NewSeat("here", "Ana"), wire.NewSeat("link")])
        tables = RemoteTables(server.url)
        async with at_table(new, tables=tables) as ana:
            await ana.until(lambda: ana.app.screen is not ana.table)
            await ana.press("escape")
            await ana.press("j")
            await ana.until(lambda: ana.app.clipboard)
            assert ana.app.clipboard.startswith(f"{server.url}/t/{ana.table.client.id}#")
            assert ".join." in ana.app.clipboard
            assert "j Invitation" in footer(ana)

    run(copy())


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(
    ("value", "setting", "colored"), [("", "", True), ("1", "", False), ("1", "always", True), ("", "never", False)]
)
def test_an_empty_no_color_counts_as_not_set(value: str, setting: str, colored: bool, tmp_path: Path) -> None:
    env = {"NO_COLOR": value, "VITRAL_COLOR": setting, "XDG_DATA_HOME": str(tmp_path), "COLORTERM": "truecolor"}
    with TerminalProcess("terminal", env=env, plain=False) as person:
        person.until("Vitral")
        person.until("Play")
        colors = re.findall(rb"38;2;(\d+);(\d+);(\d+)", person.raw)
        assert any(len({*color}) > 1 for color in colors) is colored  # without color, everything is gray
        person.type("q")
        assert person.wait() == 0
