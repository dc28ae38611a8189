"""The sensible bot: the simplest player that has a plan."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from random import Random
from typing import Final

from vitral.bots.bot import ANY_TIME, Budget
from vitral.engine import Action, View, Window
from vitral.engine.actions import KEEP, KEEP_ALL, OWN, PLACE, SIDE, TAKE, TAKE_GLASS
from vitral.engine.dice import GLASS, VALUE
from vitral.engine.scoring import find
from vitral.engine.spaces import FULL, indexes

_FILLED: Final = 6.0
"""What a filled space is worth beside the points of the objectives."""
_WAY: Final = 0.05
"""What each way to place some die on some space is worth."""
_DEAD: Final = 4.0
"""What it costs that a space can be filled no more."""
_NEVER: Final = -10_000.0


class SensibleBot:
    """Fills its window: of all dice it may take and all spaces they may go on, it likes the placing best that

    - brings most points on the objectives it knows, as the window stands after it,
    - leaves most ways to place later dice, so that narrow spaces are filled first, and
    - leaves no space that nothing fits any more.

    It looks no further than that one placing. It picks the easiest window, uses neither tools nor inspirations, calls
    no checks, and keeps to the placing rules even where nobody would stop it. Equals are told apart at random; equal
    seeds make equal choices.
    """

    name = "sensible"

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed).random

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        """The action worth most."""
        if legal[0].kind == SIDE:
            return max(legal, key=lambda action: (-view.offers[action.arg].difficulty, self._random()))
        window = _lawful(view)
        now = _value(view, window)
        return max(legal, key=lambda action: (_worth(view, window, now, action), self._random()))


def _lawful(view: View) -> Window:
    """The own window; at an honour table, as a strict table would see it."""
    assert view.viewer is not None
    window = view.windows[view.viewer]
    return window if type(window) is Window else Window.parse(window.pattern, window.rows())


def _worth(view: View, window: Window, now: float, action: Action) -> float:
    """What an action changes: 0 for going on, less for what it never does."""
    kind, arg = action.kind, action.arg
    if kind in (TAKE, OWN, TAKE_GLASS):
        placed = (_value(view, window.place(space, arg)) for space in indexes(window.spaces(arg)))
        return max(placed, default=_NEVER) - now
    if kind == PLACE:
        return _NEVER if window.reasons(arg, view.hand) else _value(view, window.place(arg, view.hand)) - now
    if kind == KEEP:
        return -VALUE[arg]
    if kind == KEEP_ALL:
        return -sum(VALUE[die] for die in view.pool)
    return 0.0 if action.text in ("pass", "stop", "go", "leave") else -1.0


def _value(view: View, window: Window) -> float:
    """What a window is worth to the seat that sees this."""
    points = sum(card.points * times for card in view.public + view.private for times, _ in find(card.goal, window))
    still_open = FULL & ~window.filled
    colors, values = window.fits[:GLASS], window.fits[GLASS + 1 :]
    # In how many ways some die could go on some open space, touching or not; and the spaces that none fits.
    ways = sum((color & value & still_open).bit_count() for color in colors for value in values)
    dead = still_open & ~(reduce(or_, colors) & reduce(or_, values))
    return points + _FILLED * window.filled.bit_count() + _WAY * ways - _DEAD * dead.bit_count()
