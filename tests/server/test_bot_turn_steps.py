"""What a bot at a real table says about its turn: each step, what it pays, and what everybody can see of why."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from support.paths import PLAYTHROUGHS
from support.real_table import physical_game
from vitral.engine import Action
from vitral.records import Record
from vitral.records.record import read_entry
from vitral.server import protocol as wire
from vitral.server.answers.real_table import entered_game, real_table_turn


class _KnownChoices:
    """Bots that choose what was chosen in a recorded game."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    async def choose(self, bot: Any, view: Any, legal: Any) -> tuple[Action, Any]:
        action = read_entry(self._lines.pop(0))
        assert isinstance(action, Action)
        return action, bot


def _turn(lines: list[str], at: int) -> wire.RealTableTurn:
    setup, _ = physical_game(Record.load(PLAYTHROUGHS / "two_players.json"))
    setup["seats"] = [{"kind": "bot", "bot": "apprentice"}] * 2
    asked = msgspec.convert({"setup": setup, "log": lines[:at]}, wire.RealTableRequest)
    return asyncio.run(real_table_turn(entered_game(asked), asked.setup, _KnownChoices(lines[at:])))  # type: ignore[arg-type]


def test_a_bot_says_what_it_pays_and_why_it_places_a_die() -> None:
    lines = list(physical_game(Record.load(PLAYTHROUGHS / "two_players.json")).lines)
    turns = [_turn(lines, at) for at, line in enumerate(lines) if line.startswith("tool ")]
    assert turns[0].clauses[0].message == "choice-tool"
    assert turns[0].clauses[0].facts["card"] == lines[1].split()[1]
    assert msgspec.to_builtins(turns[0].clauses[0].facts["price"]) == {"message": "favor-of", "facts": {"tokens": 1}}
    ends = [at for at, line in enumerate(lines) if line.startswith("take ")]
    reasons = {why.message for at in ends for why in _turn(lines, at).why}
    assert reasons == {"coach-why-scores", "coach-why-narrow"}


def test_a_bot_that_ends_its_turn_at_once_says_so() -> None:
    lines = list(physical_game(Record.load(PLAYTHROUGHS / "two_players.json")).lines)
    turn = _turn([lines[0], "pass"], 1)
    assert (turn.entries, [one.message for one in turn.clauses], turn.why) == (["pass"], ["coach-pass"], [])
