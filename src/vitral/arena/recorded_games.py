"""Games between bots with all their moves, in order; dealt and played as `simulate` does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from vitral.arena.match import ContestRules, play_out
from vitral.arena.resumable_file import ResumableFile
from vitral.arena.simulation import Progress, no_progress, table_rules
from vitral.arena.workers import Workers, require_some
from vitral.bots import Maker
from vitral.cards import CardSet
from vitral.game.dealer import seed_bytes
from vitral.records import Record, Seat

FORMAT: Final = "vitral-recorded/1"


def recorded_games(
    bots: Sequence[str | Maker],
    games: int,
    seed: int | str = 0,
    workers: Workers | None = None,
    *,
    cards: CardSet | None = None,
    resume_file: Path | None = None,
    progress: Progress | None = None,
    **options: Any,
) -> Iterator[Record]:
    """Yields the records of *games* games in order.

    With `resume_file` moves are written to that file, and games found there are not played again.
    """
    rules = table_rules(bots, seed, cards, options)
    require_some(games=games)
    file = ResumableFile(resume_file, rules.head(FORMAT)) if resume_file else None
    stored = dict(file.read(_stored_moves)) if file else {}
    missing = [number for number in range(games) if number not in stored]
    fresh = (workers or Workers()).in_order(partial(_moves, rules), missing)
    seats, report = tuple(Seat.of_bot(name) for name in rules.bots), progress or no_progress
    report(0, games)
    for number in range(games):
        log = stored.pop(number, None)
        if log is None:
            log = next(fresh)
            if file:
                file.add([{"game": number, "log": list(log)}])
        seed = seed_bytes(f"{rules.seed}/{number}").hex()
        yield Record(rules.options, log, rules.cards, seats, seed)
        report(number + 1, games)


def _stored_moves(line: dict[str, Any]) -> tuple[int, tuple[str, ...]]:
    """Returns the number and the moves of a game; raises `TypeError` or `KeyError` if a line holds none."""
    number, log = line["game"], line["log"]
    if not isinstance(number, int) or not isinstance(log, list) or not all(isinstance(move, str) for move in log):
        raise TypeError
    return number, tuple(log)


def _moves(rules: ContestRules, number: int) -> tuple[str, ...]:
    game, bots = rules.deal(number, tuple(range(len(rules.bots))))
    play_out(game, bots)
    return game.record().log
