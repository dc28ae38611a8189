"""Many games between bots. Game i is dealt from the seed `SEED/i`, its bots are seeded `SEED/i/seat`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vitral.arena.simulation_result import DECIDERS, SimulationCounts, SimulationResult, results_by_bot
from vitral.arena.workers import ArenaError, Workers, require_some
from vitral.bots import ANY_TIME, Bot, Budget, GuardedBot, make_bot_or_program
from vitral.cards import CardSet, all_cards
from vitral.engine import Options
from vitral.engine.rules import rules_for
from vitral.game import Game
from vitral.translatable import TranslatableText, at_place

Progress = Callable[[int, int], None]
"""Called with the games played so far and the games asked for."""

AUTOMA: Final = "automa"
"""What the Automa's seat is called in results."""
_LONGEST_CHUNK: Final = 100


@dataclass(frozen=True, slots=True)
class _Chunk:
    """A run of games for one process: `count` games from number `first` on."""

    options: Options
    cards: CardSet
    bots: tuple[str, ...]
    seed: str
    first: int
    count: int


def simulate(
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int | str = 0,
    jobs: int = 1,
    *,
    cards: CardSet | None = None,
    progress: Progress | None = None,
    cluster: str | None = None,
    **options: Any,
) -> SimulationResult:
    """Play many games and count their results, in `jobs` processes or on a cluster (`Workers`); they are the same.

    Players are 2 if not given, or 1 where the mode is for one. One bot name seats it everywhere, else there is one
    for each seat; the Automa needs none. Options are those of `Options`.
    From a script, call it under `if __name__ == "__main__":`, since further processes import the script again.
    """
    read = Options.read(options if players is None else {"players": players, **options})
    held = cards or all_cards()
    rules_for(read, held)
    names = seated(tuple(bots), read.players)
    for name in names:
        make_bot_or_program(name)
    require_some(games=games)
    workers = Workers(jobs, cluster)
    whole = SimulationCounts.of(read.seats)
    chunks = _chunks(_Chunk(read, held, names, str(seed), 0, games), jobs)
    done = 0
    for number, counts in workers.done(_play_chunk, chunks):
        whole.merge(counts)
        done += chunks[number].count
        if progress:
            progress(done, games)
    by_seat = (*names, AUTOMA) if read.mode == "automa" else names
    return SimulationResult(
        bots=by_seat,
        games=games,
        seed=str(seed),
        options=read.to_dict(),
        cards=held.name,
        mean_plies=whole.plies / games,
        decided={name: whole.decided[name] for name in DECIDERS},
        by_seat=tuple(whole.seats),
        by_bot=results_by_bot(by_seat, whole.seats),
        targets=whole.targets if read.solo else None,
        margins=whole.margins if read.solo else None,
        failures=dict(whole.failures),
    )


def play_out(game: Game, bots: Sequence[Bot], budget: Budget = ANY_TIME) -> None:
    """Let one bot for each seat play a game to its end. A single legal action is played without asking."""
    while not game.over:
        legal = game.legal_actions()
        if len(legal) == 1:
            game.play(legal[0])
        else:
            seat = game.seat
            game.play(bots[seat].choose(game.view(seat), legal, budget))


def seated(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The bot of each seat, if one is named for all or one for each; else `ArenaError`."""
    if len(bots) not in (1, players):
        other = TranslatableText(
            "fault-arena-seats",
            "name 1 bot for all seats or {seats}, one for each; found {found}",
            seats=players,
            found=len(bots),
        )
        raise ArenaError(at_place("bots", other))
    return bots * players if len(bots) == 1 else bots


def _chunks(whole: _Chunk, jobs: int) -> list[_Chunk]:
    size = min(_LONGEST_CHUNK, -(-whole.count // (4 * jobs)))
    starts = range(0, whole.count, size)
    return [
        _Chunk(whole.options, whole.cards, whole.bots, whole.seed, start, min(size, whole.count - start))
        for start in starts
    ]


def _play_chunk(chunk: _Chunk) -> SimulationCounts:
    given = chunk.options.to_dict()
    counts = SimulationCounts.of(chunk.options.seats)
    for number in range(chunk.first, chunk.first + chunk.count):
        seed = f"{chunk.seed}/{number}"
        game = Game.new(seed=seed, cards=chunk.cards, **given)
        bots = [make_bot_or_program(name, f"{seed}/{seat}") for seat, name in enumerate(chunk.bots)]
        play_out(game, bots)
        counts.add(game)
        counts.failures.update(
            {bot.name: len(bot.failures) for bot in bots if isinstance(bot, GuardedBot) and bot.failures}
        )
    return counts
