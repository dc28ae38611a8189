"""What a position is worth: points so far, and what is still to come of every row, set, chain and narrow space.

`masks` counts on bitboards, `terms` look at one thing each, `weights` were learned from games (`scripts/fit_value.py`),
and the `Judge` adds it all up.
"""

from vitral.bots.value.judge import Judge, Source, placements_left

__all__ = ["Judge", "Source", "placements_left"]
