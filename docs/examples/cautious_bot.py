"""A bot in fifteen lines: takes the highest die it can, and places it where the fewest other dice would fit."""

from vitral.bots import ANY_TIME
from vitral.dice import VALUE


class CautiousBot:
    name = "cautious"

    def __init__(self, seed=None):
        pass

    def choose(self, view, legal, budget=ANY_TIME, /):
        kinds = {action.text.split()[0] for action in legal}
        if "take" in kinds:
            return max((a for a in legal if a.text.startswith("take")), key=lambda a: VALUE[a.arg])
        window = view.windows[view.viewer] if view.windows else None
        return min(legal, key=lambda a: sum(f >> a.arg & 1 for f in window.fits) if "place" in kinds else 0)
