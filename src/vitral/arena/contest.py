"""The arena: bots meet on the same deals with seats swapped, in one process or several, and may go on later."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from vitral.arena.lineups import Lineup, lineups
from vitral.arena.match import Played, Rules, play_match
from vitral.arena.resumed_file import ResumedFile
from vitral.arena.simulation import PROCESS_DIED, ArenaError, Progress, leave_interrupts_to_the_parent, require_some
from vitral.arena.standing import ContestResult, compare_alone, count_up
from vitral.arena.tally import Results
from vitral.bots import ANY_TIME, Budget, make_bot_or_program
from vitral.cards import CardSet, all_cards
from vitral.engine import Options
from vitral.engine.rules import rules_for
from vitral.reading import json_value
from vitral.said import Said, all_of, at_place

FORMAT: Final = "vitral-arena/1"
_AT_ONCE: Final = 4
"""Games handed to a process at a time."""
_Task = tuple[int, Lineup]


def contest(
    bots: Sequence[str],
    deals: int = 100,
    seed: int | str = 0,
    jobs: int = 1,
    *,
    alone: bool = False,
    budget: Budget = ANY_TIME,
    cards: CardSet | None = None,
    progress: Progress | None = None,
    keep: Path | None = None,
    **options: Any,
) -> ContestResult:
    """Let bots meet on `deals` deals in `jobs` processes; the results do not depend on how many.

    Name them from the weakest to the strongest. Every two meet: one seat of the later-named against the other seats of
    the earlier-named, every seat in turn; with `alone` each plays with itself only. In solo and against the Automa each
    plays every deal by itself. With `keep` every game is written to a file as soon as it is played, and games found
    there are not played again. From a script, call it under `if __name__ == "__main__":`.
    """
    read = Options.read(options)
    held = cards or all_cards()
    rules_for(read, held)
    names = tuple(bots)
    if len(set(names)) != len(names) or not names:
        once = Said("fault-arena-once", "name at least one bot, and each only once; found {names}", names=all_of(names))
        raise ArenaError(at_place("bots", once))
    for name in names:
        make_bot_or_program(name)
    require_some(deals=deals, jobs=jobs)
    rules = Rules(read, held, names, str(seed), budget)
    seatings = lineups(len(names), read.players, alone=alone)
    wanted = [(deal, lineup) for deal in range(deals) for lineup in seatings]
    found = _Kept(keep, rules, alone).read() if keep else {}
    games = {task: found[task] for task in wanted if task in found}
    _play(rules, wanted, games, jobs, progress, _Kept(keep, rules, alone) if keep else None)
    return _counted(rules, deals, [games[task] for task in wanted])


def _counted(rules: Rules, deals: int, games: list[Played]) -> ContestResult:
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
    games: dict[_Task, Played],
    jobs: int,
    progress: Progress | None,
    kept: _Kept | None,
) -> None:
    missing = [task for task in wanted if task not in games]
    if progress and games:
        progress(len(games), len(wanted))
    for some in _played(rules, missing, jobs):
        for game in some:
            games[game.deal, game.lineup] = game
        if kept:
            kept.write(some)
        if progress:
            progress(len(games), len(wanted))


def _played(rules: Rules, tasks: list[_Task], jobs: int) -> Iterator[list[Played]]:
    """Games as they are finished, in any order."""
    chunks = [tasks[at : at + _AT_ONCE] for at in range(0, len(tasks), _AT_ONCE)]
    if jobs == 1 or len(chunks) < 2:
        for deal, lineup in tasks:
            yield [play_match(rules, deal, lineup)]
        return
    pool = ProcessPoolExecutor(
        min(jobs, len(chunks)), mp_context=get_context("spawn"), initializer=leave_interrupts_to_the_parent
    )
    try:
        for future in as_completed([pool.submit(_play_some, rules, chunk) for chunk in chunks]):
            yield future.result()
    except BrokenProcessPool:
        raise ArenaError(PROCESS_DIED) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _play_some(rules: Rules, tasks: list[_Task]) -> list[Played]:
    return [play_match(rules, deal, lineup) for deal, lineup in tasks]


class _Kept:
    """A file of games: a line that says which contest it is of, then a line for each game."""

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
        self._file = ResumedFile(path, self._head)

    def read(self) -> dict[_Task, Played]:
        """The games played so far. A last line cut short is left out; another contest's file is refused."""
        games = [Played.from_dict(json.loads(line)) for line in self._file.read(self._check) if line]
        return {(game.deal, game.lineup): game for game in games}

    def write(self, games: list[Played]) -> None:
        self._file.add(game.to_dict() for game in games)

    def _check(self, head: str) -> None:
        try:
            theirs = json_value(head)
        except ValueError:
            other = Said("fault-arena-file", "not a file of arena games")
            raise ArenaError(at_place(str(self._path), other)) from None
        for name, value in self._head.items():
            if not isinstance(theirs, dict) or theirs.get(name) != value:
                other = Said(
                    "fault-arena-other",
                    "it contains games of another contest ({name} is different); name another file",
                    name=name,
                )
                raise ArenaError(at_place(str(self._path), other))
