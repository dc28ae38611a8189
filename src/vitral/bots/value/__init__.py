"""What a position is worth: points so far, and what is still to come of every row, set, chain and narrow space.

`masks` counts on bitboards, `terms` look at one thing each, `weights` were learned from games (`scripts/fit_value.py`),
and the `Judge` adds it all up. Where it was trained for such a table, a small net (`learned`, `net`) corrects the sum.
"""

from vitral.bots.value.judge import Judge, Source, placements_left
from vitral.bots.value.learned import LearnedJudge, learned_judge
from vitral.bots.value.weights import start_worth

__all__ = ["Judge", "LearnedJudge", "Source", "learned_judge", "placements_left", "start_worth"]
