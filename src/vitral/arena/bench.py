"""Measures the speed of the library through the public `Game`, on one core (`vitral bench`).

A decision is one listing of the legal actions and one of them played at random. Those with a single legal action are
played but not counted. Everything a game needs is in the time: set-up, dice, record, forced moves.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from vitral.engine import COMPILED
from vitral.game import Game
from vitral.translatable import NO_FILE, TranslatableError, TranslatableText, at_place, fails, hinted

YARDSTICK_TURNS: Final = 40
"""Turns in a game of the yardstick: two seats, ten rounds, two turns each."""

_MIDDLE: Final = 60
"""Lines of the log after which a game is well in its middle."""


class BenchError(TranslatableError):
    """A yardstick that cannot be used."""


@dataclass(frozen=True, slots=True)
class BenchResult:
    """Rates per second (medians over the repeats) and, if a yardstick ran beside, the medians of the ratios."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    plies_per_game: float
    copies_per_s: float
    views_per_s: float
    records_per_s: float
    seconds: float
    """How long each slice lasted, at least."""
    repeats: int
    python: str
    compiled: bool
    """Whether the engine was compiled when it was installed (docs/speed.md)."""
    yardstick_games_per_s: float | None = None
    yardstick_turns_per_s: float | None = None
    decisions_ratio: float | None = None
    """Decisions per second over the yardstick's turns per second, in neighbouring slices."""
    games_ratio: float | None = None

    def to_dict(self) -> dict[str, Any]:
        """Returns JSON-ready data; what was not measured is left out."""
        return {
            name: round(value, 4) if isinstance(value, float) else value
            for name, value in asdict(self).items()
            if value is not None
        }


@dataclass(frozen=True, slots=True)
class _Slice:
    games: float
    decisions: float
    decisions_per_game: float
    plies_per_game: float


def bench(
    seconds: float = 1.0,
    repeats: int = 5,
    yardstick: Callable[[], object] | None = None,
    progress: Callable[[str], None] = lambda _: None,
) -> BenchResult:
    """Measures the speed. Slices of the yardstick and of our games alternate, so that both see the same machine."""
    deal = Random(1)
    ours: list[_Slice] = []
    theirs: list[float] = []
    for turn in range(repeats):
        if yardstick:
            progress(
                TranslatableText("bench-on-yardstick", "yardstick {turn}/{repeats}", turn=turn + 1, repeats=repeats)
            )
            theirs.append(_rate(yardstick, seconds))
        progress(TranslatableText("bench-on-games", "games {turn}/{repeats}", turn=turn + 1, repeats=repeats))
        ours.append(_slice_of_games(deal, seconds))
    progress(TranslatableText("bench-on-the-rest", "copies, views, records"))
    middle = _middle_of_a_game()
    return BenchResult(
        decisions_per_s=median(part.decisions for part in ours),
        games_per_s=median(part.games for part in ours),
        decisions_per_game=median(part.decisions_per_game for part in ours),
        plies_per_game=median(part.plies_per_game for part in ours),
        copies_per_s=_median_rate(middle.copy, seconds, repeats),
        views_per_s=_median_rate(lambda: middle.view(0), seconds, repeats),
        records_per_s=_median_rate(lambda: middle.record().to_json(), seconds, repeats),
        seconds=seconds,
        repeats=repeats,
        python=sys.version.split()[0],
        compiled=COMPILED,
        yardstick_games_per_s=median(theirs) if theirs else None,
        yardstick_turns_per_s=YARDSTICK_TURNS * median(theirs) if theirs else None,
        decisions_ratio=_ratio([part.decisions for part in ours], [YARDSTICK_TURNS * rate for rate in theirs]),
        games_ratio=_ratio([part.games for part in ours], theirs),
    )


_YARDSTICK: Final = TranslatableText(
    "fault-bench-yardstick",
    "expected a Python file ({ending}) with a function game() that plays one game",
    ending=".py",
)


def load_yardstick(path: str | Path) -> Callable[[], object]:
    """Returns the function `game()` of a Python file, which plays one game; `BenchError` says why there is none."""
    file = Path(path)
    if not file.is_file():
        raise _yardstick_error(path, hinted(NO_FILE, _YARDSTICK))
    spec = importlib.util.spec_from_file_location("vitral_yardstick", file)
    if spec is None or spec.loader is None:
        raise _yardstick_error(path, _YARDSTICK)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise _yardstick_error(path, fails(_named(error))) from error
    game = getattr(module, "game", None)
    if not callable(game):
        raise _yardstick_error(path, _YARDSTICK)
    try:
        game()
    except Exception as error:
        raise _yardstick_error(f"{path}: game()", fails(_named(error))) from error
    yardstick: Callable[[], object] = game
    return yardstick


def _yardstick_error(path: str | Path, why: TranslatableText) -> BenchError:
    return BenchError(at_place(str(path), why))


def _named(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _slice_of_games(deal: Random, seconds: float) -> _Slice:
    """Plays uniformly random two-player games for that many seconds, and finishes the last one."""
    random = deal.random
    games = decisions = plies = 0
    start = perf_counter()
    end = start + seconds
    while (now := perf_counter()) < end or not games:
        game = Game.new(players=2, seed=deal.getrandbits(64))
        while not game.over:
            legal = game.legal_actions()
            count = len(legal)
            if count > 1:
                decisions += 1
            game.play(legal[int(random() * count)])
        games += 1
        plies += game.ply
    spent = now - start
    return _Slice(games / spent, decisions / spent, decisions / games, plies / games)


def _rate(call: Callable[[], object], seconds: float) -> float:
    """Calls per second; the clock is read once in a while only."""
    calls, batch = 0, 1
    start = perf_counter()
    while True:
        for _ in range(batch):
            call()
        calls += batch
        spent = perf_counter() - start
        if spent >= seconds:
            return calls / spent
        batch = max(1, min(calls, int(calls / spent * (seconds - spent))))


def _median_rate(call: Callable[[], object], seconds: float, repeats: int) -> float:
    return median(_rate(call, seconds / 4) for _ in range(repeats))


def _ratio(ours: list[float], theirs: list[float]) -> float | None:
    return median(a / b for a, b in zip(ours, theirs, strict=True)) if theirs else None


def _middle_of_a_game() -> Game:
    random = Random(1).random
    game = Game.new(players=2, seed=1)
    while game.ply < _MIDDLE:
        legal = game.legal_actions()
        game.play(legal[int(random() * len(legal))])
    return game
