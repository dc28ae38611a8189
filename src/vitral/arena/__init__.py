"""Many games: bots against bots, on one core or several, and how fast the library plays."""

from vitral.arena.bench import BenchError, BenchResult, bench, load_yardstick
from vitral.arena.contest import contest
from vitral.arena.contest_result import BotResult, ContestResult, elo, wilson
from vitral.arena.match import play_out
from vitral.arena.picture import contest_svg, simulation_svg
from vitral.arena.recorded_games import recorded_games
from vitral.arena.simulation import Results, SimulationResult, bots_by_seat, simulate
from vitral.arena.workers import ArenaError, Workers

__all__ = [
    "ArenaError",
    "BenchError",
    "BenchResult",
    "BotResult",
    "ContestResult",
    "Results",
    "SimulationResult",
    "Workers",
    "bench",
    "bots_by_seat",
    "contest",
    "contest_svg",
    "elo",
    "load_yardstick",
    "play_out",
    "recorded_games",
    "simulate",
    "simulation_svg",
    "wilson",
]
