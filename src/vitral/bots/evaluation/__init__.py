"""Evaluates positions: points so far, and those to be expected from every row, set, chain and narrow space.

`terms` define what is looked at, `weights` were fitted to games (`scripts/fit_value.py`), and the `Evaluator` adds it
all up, compiled where Numba is installed (`kernel`). Where a small net was trained for such a table, it corrects the
sum (`neural`).
"""

from vitral.bots.evaluation.evaluator import Evaluator, WeightSource, load_kernel, neural_evaluator, placements_left
from vitral.bots.evaluation.weights import start_value

__all__ = ["Evaluator", "WeightSource", "load_kernel", "neural_evaluator", "placements_left", "start_value"]
