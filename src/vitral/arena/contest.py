"""The arena: bots meet on the same deals with seats swapped, wherever they are played, and may go on later."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from vitral.arena.contest_result import ContestResult, compare_alone, count_up
from vitral.arena.match import Lineup, MatchResult, Rules, each_pair_once, lineups, play_match
from vitral.arena.resumable_file import ResumableFile, same_run
from vitral.arena.simulation import Progress
from vitral.arena.simulation_result import Results
from vitral.arena.workers import ArenaError, Workers, require_some
from vitral.bots import ANY_TIME, Budget, make_bot_or_program
from vitral.cards import CardSet, all_cards
from vitral.engine import Options
from vitral.engine.rules import rules_for
from vitral.translatable import TranslatableText, all_of, at_place

FORMAT: Final = "vitral-arena/1"
_Task = tuple[int, Lineup]


def contest(
    bots: Sequence[str],
    deals: int = 100,
    seed: int | str = 0,
    jobs: int = 1,
    *,
    alone: bool = False,
    each_once: bool = False,
    budget: Budget = ANY_TIME,
    cards: CardSet | None = None,
    progress: Progress | None = None,
    resume_file: Path | None = None,
    cluster: str | None = None,
    **options: Any,
) -> ContestResult:
    """Let bots meet on `deals` deals in `jobs` processes, or on a cluster (`Workers`); the results are the same.

    Name them from the weakest to the strongest. Every two meet: one seat of the later-named against the other seats of
    the earlier-named, every seat in turn; with `each_once` on every deal in one seat only, the next seat on the next
    deal; with `alone` each plays with itself only. In solo and against the Automa each plays every deal by itself.
    With `resume_file` every game is written to a file as soon as it is played, and games found there are not played
    again. From a script, call it under `if __name__ == "__main__":`.
    """
    read = Options.read(options)
    held = cards or all_cards()
    rules_for(read, held)
    names = tuple(bots)
    if len(set(names)) != len(names) or not names:
        named = TranslatableText(
            "fault-arena-once",
            "name at least one bot, and each only once; found {names}",
            names=all_of(names),
        )
        raise ArenaError(at_place("bots", named))
    for name in names:
        make_bot_or_program(name)
    require_some(deals=deals)
    workers = Workers(jobs, cluster)
    rules = Rules(read, held, names, str(seed), budget)
    seatings = lineups(len(names), read.players, alone=alone)
    wanted = [
        (deal, lineup)
        for deal in range(deals)
        for lineup in (each_pair_once(seatings, read.players, deal) if each_once else seatings)
    ]
    file = _ContestFile(resume_file, rules, alone) if resume_file else None
    found = file.read() if file else {}
    games = {task: found[task] for task in wanted if task in found}
    _play(rules, wanted, games, workers, progress, file)
    return _result(rules, deals, [games[task] for task in wanted])


def _result(rules: Rules, deals: int, games: list[MatchResult]) -> ContestResult:
    standings, ahead = count_up(rules.bots, games)
    opponent = None
    if rules.options.players == 1:
        ahead = compare_alone(rules.bots, games)
        if rules.options.mode == "automa":
            opponent = Results()
            for game in games:
                opponent.add(game.scores[1], game.places[1] == 0)
    return ContestResult(
        bots=rules.bots,
        deals=deals,
        games=len(games),
        seed=rules.seed,
        options=rules.options.to_dict(),
        budget={"seconds": rules.budget.seconds, "playouts": rules.budget.playouts},
        standings=standings,
        ahead=ahead,
        opponent=opponent,
    )


def _play(
    rules: Rules,
    wanted: list[_Task],
    games: dict[_Task, MatchResult],
    workers: Workers,
    progress: Progress | None,
    file: _ContestFile | None,
) -> None:
    missing = [task for task in wanted if task not in games]
    if progress and games:
        progress(len(games), len(wanted))
    for _, game in workers.done(partial(_played, rules), missing):
        games[game.deal, game.lineup] = game
        if file:
            file.write([game])
        if progress:
            progress(len(games), len(wanted))


def _played(rules: Rules, task: _Task) -> MatchResult:
    return play_match(rules, *task)


class _ContestFile:
    """The file of a contest: a line that identifies the contest, then a line for each game."""

    def __init__(self, path: Path, rules: Rules, alone: bool) -> None:
        self._path = path
        self._head = {
            "format": FORMAT,
            "bots": list(rules.bots),
            "seed": rules.seed,
            "alone": alone,
            "options": rules.options.to_dict(),
            "cards": rules.cards.name,
            "budget": {"seconds": rules.budget.seconds, "playouts": rules.budget.playouts},
        }
        self._file = ResumableFile(path, self._head)

    def read(self) -> dict[_Task, MatchResult]:
        """Returns the games played so far, less a truncated line; raises `ArenaError` for another contest's file."""
        games = [
            MatchResult.from_dict(json.loads(line))
            for line in self._file.read(same_run(self._path, self._head))
            if line
        ]
        return {(game.deal, game.lineup): game for game in games}

    def write(self, games: list[MatchResult]) -> None:
        self._file.add(game.to_dict() for game in games)
