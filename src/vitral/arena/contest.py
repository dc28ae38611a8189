"""A contest: bots meet on the same deals with seats swapped. It can be stopped and continued from its file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from vitral.arena.contest_result import ContestResult, compare_alone, count_up
from vitral.arena.match import ContestRules, Lineup, MatchResult, each_pair_once, lineups, play_match
from vitral.arena.resumable_file import ResumableFile
from vitral.arena.simulation import Progress, Results, no_progress
from vitral.arena.workers import ArenaError, Workers, require_some
from vitral.bots import ANY_TIME, Budget, Maker, make_bot_or_program, name_of
from vitral.cards import CardSet, all_cards
from vitral.engine import Options
from vitral.engine.rules import rules_for
from vitral.translatable import TranslatableText, all_of, at_place

FORMAT: Final = "vitral-arena/1"


def contest(
    bots: Sequence[str | Maker],
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
    """Lets bots meet on `deals` deals in `jobs` processes, or on a cluster (`Workers`); the results are the same.

    A bot is a name, or a class that Python can import. Name them from the weakest to the strongest. Every two meet:
    one seat of the later-named against the other seats of the earlier-named, every seat in turn; with `each_once` on
    every deal in one seat only, the next seat on the next deal; with `alone` each plays with itself only. In solo and
    against the Automa each plays every deal by itself.
    With `resume_file` every game is written to a file as soon as it is played, and games found there are not played
    again. From a script, call it under `if __name__ == "__main__":`.
    """
    read = Options.read(options)
    card_set = cards or all_cards()
    rules_for(read, card_set)
    names = tuple(map(name_of, bots))
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
    rules = ContestRules(read, card_set, names, str(seed), budget)
    seatings = lineups(len(names), read.players, alone=alone)
    tasks = [
        (deal, lineup)
        for deal in range(deals)
        for lineup in (each_pair_once(seatings, read.players, deal) if each_once else seatings)
    ]
    file = ResumableFile(resume_file, _head(rules, alone)) if resume_file else None
    stored = file.read(MatchResult.from_dict) if file else []
    games = {(game.deal, game.lineup): game for game in stored}
    missing = [task for task in tasks if task not in games]
    report, played = progress or no_progress, len(tasks) - len(missing)
    report(played, len(tasks))
    for done, (_, game) in enumerate(workers.run(partial(_play, rules), missing), played + 1):
        games[game.deal, game.lineup] = game
        if file:
            file.add([game.to_dict()])
        report(done, len(tasks))
    return _result(rules, deals, [games[task] for task in tasks])


def _head(rules: ContestRules, alone: bool) -> dict[str, Any]:
    """Returns what identifies a contest at the top of its file."""
    budget = {"seconds": rules.budget.seconds, "playouts": rules.budget.playouts}
    return rules.head(FORMAT) | {"alone": alone, "budget": budget}


def _play(rules: ContestRules, task: tuple[int, Lineup]) -> MatchResult:
    return play_match(rules, *task)


def _result(rules: ContestRules, deals: int, games: list[MatchResult]) -> ContestResult:
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
