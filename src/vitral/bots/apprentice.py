"""The apprentice: sensible rules of thumb, and the slips of a beginner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from random import Random
from typing import Final

from vitral.bots.bot import ANY_TIME, Budget
from vitral.bots.honor import call_breach
from vitral.dice import GLASS, VALUE
from vitral.engine import Action, View, Window
from vitral.engine.actions import GO, KEEP, KEEP_ALL, LEAVE, OWN, PASS, PLACE, SIDE, STOP, TAKE, TAKE_GLASS
from vitral.spaces import FULL, indexes

_FILLED: Final = 6.0
"""The value of a filled space beside the points of the objectives."""
_WAY: Final = 0.05
"""The value of each way to place some die on some space."""
_DEAD: Final = 4.0
"""The cost of a space that cannot be filled any more."""
_REJECTED_VALUE: Final = -10_000.0
_NOISE: Final = (6.0, 3.0, 1.5, 0.0)
"""By level: how far the apprentice may misjudge a placing."""
_OVERLOOKED: Final = (0.35, 0.2, 0.1, 0.0)
"""By level: how often a die of the pool is not even seen."""
LEVELS: Final = len(_NOISE)


class ApprenticeBot:
    """Fills its window by rules of thumb: of all dice it may take and all spaces they may go on, it likes best what

    - brings most points on the objectives it knows, as the window stands after it,
    - leaves most ways to place later dice, so that narrow spaces are filled first, and
    - leaves no space that nothing fits any more.

    It looks no further than that one placing, picks the easiest window and uses neither tools nor inspirations. It
    slips as people do: it overlooks dice and misjudges placings, often at level 1, never at level 4 (`apprentice:1` to
    `apprentice:4`; without a number 3). It keeps to the rules at honor tables and calls the breaches it sees.
    """

    def __init__(self, seed: int | str | None = None, level: int = 3) -> None:
        self._random = Random(seed).random
        self._level = level - 1
        self.name = "apprentice" if level == 3 else f"apprentice:{level}"

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        if legal[0].kind == SIDE:
            return max(legal, key=lambda action: (-view.dealt_sides[action.arg].difficulty, self._random()))
        window = _strict_window(view)
        called = call_breach(view, legal, lambda left: _value(view, left))
        if called is not None:
            return called
        now = _value(view, window)
        noticed = [action for action in legal if not self._overlooked(action)] or legal
        return max(noticed, key=lambda action: (self._worth(view, window, now, action), self._random()))

    def _overlooked(self, action: Action) -> bool:
        return action.kind == TAKE and self._random() < _OVERLOOKED[self._level]

    def _worth(self, view: View, window: Window, now: float, action: Action) -> float:
        worth = _worth(view, window, now, action)
        placing = action.kind in (TAKE, OWN, PLACE) and worth > _REJECTED_VALUE / 2
        return worth + _NOISE[self._level] * (2 * self._random() - 1) if placing else worth


def _strict_window(view: View) -> Window:
    """Returns the own window; at an honor table, as a strict table would see it."""
    assert view.viewer is not None
    window = view.windows[view.viewer]
    return window if type(window) is Window else Window.parse(window.pattern, window.rows())


def _worth(view: View, window: Window, now: float, action: Action) -> float:
    """Returns what an action changes: 0 for going on, less for what it never does."""
    kind, arg = action.kind, action.arg
    if kind in (TAKE, OWN, TAKE_GLASS):
        placed = (_value(view, window.place(space, arg)) for space in indexes(window.spaces(arg)))
        return max(placed, default=_REJECTED_VALUE) - now
    if kind == PLACE:
        return _REJECTED_VALUE if window.reasons(arg, view.hand) else _value(view, window.place(arg, view.hand)) - now
    if kind == KEEP:
        return -VALUE[arg]
    if kind == KEEP_ALL:
        return -sum(VALUE[die] for die in view.pool)
    return 0.0 if kind in (PASS, STOP, LEAVE, GO) else _REJECTED_VALUE / 4


def _value(view: View, window: Window) -> float:
    """Returns what a window is worth to the seat that sees this."""
    points = sum(card.points * times for card in view.public + view.private for times, _ in card.goal.find(window))
    still_open = FULL & ~window.filled
    colors, values = window.fits[:GLASS], window.fits[GLASS + 1 :]
    # In how many ways some die could go on some open space, touching or not; and the spaces that none fits.
    ways = sum((color & value & still_open).bit_count() for color in colors for value in values)
    dead = still_open & ~(reduce(or_, colors) & reduce(or_, values))
    return points + _FILLED * window.filled.bit_count() + _WAY * ways - _DEAD * dead.bit_count()
