"""Which functions a random game spends its time in: `python benchmarks/profile_play.py [games]`.

`vitral bench` measures how fast the library plays; this says what to look at when it should play faster. Times under
the profiler are inflated, small functions most of all: read the order, not the seconds.
"""

from __future__ import annotations

import cProfile
import pstats
import sys
from random import Random

from vitral import Game


def play(games: int) -> None:
    random = Random(1).random
    for seed in range(games):
        game = Game.new(players=2, seed=seed)
        while not game.over:
            legal = game.legal_actions()
            game.play(legal[int(random() * len(legal))])


if __name__ == "__main__":
    profile = cProfile.Profile()
    profile.runcall(play, int(sys.argv[1]) if len(sys.argv) > 1 else 300)
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(20)
