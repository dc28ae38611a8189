"""The review after a game, in plain lines and on the screen. Its judging is tested with the coach."""

from __future__ import annotations

from typing import Any

import pytest

from terminal.terminal_player import SOLO, at_table, run
from vitral.server import protocol as wire
from vitral.server.answers.coach import Coach
from vitral.teller.advice import causes_sentence
from vitral.teller.sentence import sentence
from vitral.terminal.lines.client import LineClient
from vitral.terminal.lines.session import DisplayOptions
from vitral.terminal.local_tables import LocalTables
from vitral.terminal.terminal_speaker import TerminalSpeaker

REVIEW = wire.GameReview(
    turns=[],
    mistakes=[
        wire.Mistake(
            at=3,
            round=2,
            seat=0,
            played=[sentence("coach-pass")],
            better=[sentence("coach-pass")],
            expected=20.0,
            best=22.5,
            loss=2.5,
            theme=causes_sentence([("dead", "A2, B3", 2.0), ("objective", "deep_shades", 1.5)]),
        )
    ],
    luck=[1.5],
)


@pytest.fixture(autouse=True)
def coach(monkeypatch: pytest.MonkeyPatch) -> None:
    async def review_game(*_: Any) -> wire.GameReview:
        return REVIEW

    monkeypatch.setattr(Coach, "review_game", review_game)


def test_a_finished_game_is_reviewed_in_plain_lines() -> None:
    printed: list[str] = []
    typed = iter(["review", "score", "nothing of these", ""])

    def read(prompt: str) -> str:
        return next(typed) if prompt.startswith("review:") else "1"

    async def play() -> None:
        tables = LocalTables(7)
        display = DisplayOptions(read=read, write=printed.append, interactive=True)
        await LineClient(TerminalSpeaker("en"), tables, await tables.create(SOLO), "", display).run()
        await tables.close()

    run(play())
    begin = printed.index("The costliest turns")
    assert printed[begin + 1] == "  Round 2, Ana: 2.5 points lost"
    assert printed[begin + 4] == "    Where the points went: nothing fits A2, B3 anymore (-2.0) and Deep Shades (-1.5)."
    assert "  Ana: the dice were worth 1.5 points more than average." in printed


def test_a_finished_game_is_reviewed_on_the_screen() -> None:
    async def play() -> None:
        async with at_table(SOLO) as ana:
            await ana.play_to_the_end(1)
            await ana.pilot.click("#review")
            await ana.until_shown("Round 2, Ana: 2.5 points lost")
            await ana.press("escape")
            await ana.until(lambda: ana.app.screen.query("#review"))

    run(play())
