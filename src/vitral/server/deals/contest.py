"""A contest as it is kept: what was agreed, and its rounds. Pure: no store, no clock."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from vitral.arena.league import Pair, Round, all_play_all, everybody_at_once, swiss_pairs
from vitral.server.protocol import ContestStage, ContestSystem, DailyKind

MOST_PLAYERS: Final = 32
DAY: Final = 86_400.0


class RoundBody(Struct):
    """A round: who meets whom, when it began, and once it is over everybody's points and leads by number."""

    pairs: list[Pair]
    began: float
    results: dict[int, tuple[int, int]] | None = None

    @property
    def counted(self) -> Round:
        """For the table: leads are compared."""
        return Round(tuple(self.pairs), {player: lead for player, (_, lead) in (self.results or {}).items()})


class Contest(Struct):
    """Everything about a contest but who takes part."""

    title: str
    system: ContestSystem
    kind: DailyKind
    wanted: int
    """Rounds of the Swiss system."""
    days: int
    players: int = 0
    """How many took part when it began; 0 before."""
    rounds: list[RoundBody] = []

    @property
    def amount(self) -> int:
        """How many rounds there will be; 0 if that is not known yet."""
        if self.system == "once":
            return 1
        if self.system == "swiss":
            return self.wanted
        return len(all_play_all(self.players)) if self.players else 0

    @property
    def stage(self) -> ContestStage:
        if not self.rounds:
            return "open"
        return "over" if len(self.rounds) == self.amount and self.rounds[-1].results is not None else "playing"

    @property
    def ends(self) -> float:
        """When the round that goes on ends at the latest; 0 if nothing says so."""
        return self.rounds[-1].began + self.days * DAY if self.days and self.stage == "playing" else 0.0

    def begin_round(self, now: float) -> None:
        """Pair everybody for the next round."""
        number = len(self.rounds)
        if self.system == "once":
            pairs = everybody_at_once(self.players)
        elif self.system == "all":
            pairs = all_play_all(self.players)[number]
        else:
            pairs = swiss_pairs(self.players, [one.counted for one in self.rounds])
        self.rounds.append(RoundBody(list(pairs), now))

    def end_round(self, results: dict[int, tuple[int, int]], now: float) -> None:
        """Keep what came of the round that goes on, and begin the next, if there is one."""
        self.rounds[-1].results = results
        if self.stage == "playing":
            self.begin_round(now)


def write_contest(contest: Contest) -> str:
    return msgspec.json.encode(contest).decode()


def read_contest(text: str) -> Contest:
    return msgspec.json.decode(text, type=Contest)
