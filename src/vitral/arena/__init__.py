"""Many games: bots against bots, on one core or several, and how fast the library plays."""

from vitral.arena.bench import BenchError, BenchResult, bench, load_yardstick
from vitral.arena.simulation import ArenaError, play_out, simulate
from vitral.arena.tally import Results, SimulationResult

__all__ = [
    "ArenaError",
    "BenchError",
    "BenchResult",
    "Results",
    "SimulationResult",
    "bench",
    "load_yardstick",
    "play_out",
    "simulate",
]
