"""What a position is worth: points so far, and what is still to come of every row, set, chain and narrow space.

`masks` counts on bitboards, `terms` look at one thing each, `weights` were fitted to games (`scripts/fit_value.py`),
and the `Evaluator` adds it all up. Where it was trained for such a table, a small net (`neural`, `net`) corrects the
sum.
"""

from vitral.bots.evaluation.evaluator import Evaluator, Source, placements_left
from vitral.bots.evaluation.neural import NeuralEvaluator, neural_evaluator
from vitral.bots.evaluation.weights import start_worth

__all__ = ["Evaluator", "NeuralEvaluator", "Source", "neural_evaluator", "placements_left", "start_worth"]
