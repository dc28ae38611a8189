"""Games between bots with all their moves, in order; dealt and played as `simulate` does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from vitral.arena.resumable_file import ResumableFile, same_run
from vitral.arena.simulation import play_out, seated
from vitral.arena.workers import Workers, require_some
from vitral.bots import make_bot_or_program
from vitral.cards import CardSet, all_cards
from vitral.engine import Options
from vitral.game import Game
from vitral.records import Record, Seat

FORMAT: Final = "vitral-recorded/1"


@dataclass(frozen=True, slots=True)
class _Table:
    """What all the games share."""

    options: Options
    cards: CardSet
    bots: tuple[str, ...]
    seed: str


def recorded_games(
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    workers: Workers | None = None,
    *,
    cards: CardSet | None = None,
    resume_file: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
    **options: Any,
) -> Iterator[Record]:
    """Yields the records of *games* games in order.

    With `resume_file` moves are written to that file, and games found there are not played again.
    """
    read = Options.read(options)
    require_some(games=games)
    table = _Table(read, cards or all_cards(), seated(tuple(bots), read.players), str(seed))
    file, stored = None, {}
    if resume_file is not None:
        head = {
            "format": FORMAT,
            "bots": list(table.bots),
            "seed": table.seed,
            "options": read.to_dict(),
            "cards": table.cards.name,
        }
        file = ResumableFile(resume_file, head)
        lines = [json.loads(line) for line in file.read(same_run(resume_file, head)) if line]
        stored = {line["game"]: tuple(line["log"]) for line in lines}
    missing = [number for number in range(games) if number not in stored]
    fresh = (workers or Workers()).in_order(partial(_moves, table), missing)
    seats = tuple(Seat.of_bot(name) for name in table.bots)
    for number in range(games):
        log = stored.pop(number, None)
        if log is None:
            log = next(fresh)
            if file:
                file.add([{"game": number, "log": list(log)}])
        yield Record(read, log, table.cards, seats)
        if progress:
            progress(number + 1, games)


def _moves(table: _Table, number: int) -> tuple[str, ...]:
    seed = f"{table.seed}/{number}"
    game = Game.of(table.options, seed, cards=table.cards)
    play_out(game, [make_bot_or_program(name, f"{seed}/{seat}") for seat, name in enumerate(table.bots)])
    return game.record().log
