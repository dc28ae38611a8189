"""The sensible bot: the simplest player that has a plan."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from vitral.engine import Action, View, Window
from vitral.engine.actions import KEEP, KEEP_ALL, OWN, PLACE, SIDE, TAKE, TAKE_GLASS
from vitral.engine.dice import VALUE
from vitral.engine.scoring import score_objective
from vitral.engine.spaces import FULL, indexes

_FILLED: Final = 6.0
"""What a filled space is worth beside the points of the objectives."""
_ROOM: Final = 0.05
"""What each way to place some die on some space is worth."""
_DEAD: Final = 4.0
"""What it costs that a space can be filled no more."""
_NEVER: Final = -1000.0


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

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The action worth most."""
        return max(legal, key=lambda action: (worth(view, action), self._random()))


def worth(view: View, action: Action) -> float:
    """What an action is worth to the seat that sees this: 0 for going on, less for what it never does."""
    kind, arg = action.kind, action.arg
    if kind in (TAKE, OWN, TAKE_GLASS):
        window = _lawful(view)
        return max((_placing(view, window, space, arg) for space in indexes(window.spaces(arg))), default=_NEVER)
    if kind == PLACE:
        return _placing(view, _lawful(view), arg, view.hand)
    if kind == SIDE:
        return -view.offers[arg].difficulty
    if kind == KEEP:
        return -VALUE[arg]
    if kind == KEEP_ALL:
        return -sum(VALUE[die] for die in view.pool)
    return 0.0 if action.text in ("pass", "stop", "go", "leave") else -1.0


def _lawful(view: View) -> Window:
    """The own window; at an honour table, as a strict table would see it."""
    assert view.viewer is not None
    window = view.windows[view.viewer]
    return window if type(window) is Window else Window.parse(window.pattern, window.rows())


def _placing(view: View, window: Window, space: int, die: int) -> float:
    if window.reasons(space, die):
        return _NEVER
    after = window.place(space, die)
    objectives = view.public + view.private
    points = sum(score_objective(after, card).points - score_objective(window, card).points for card in objectives)
    return points + _FILLED + _ROOM * (_room(after) - _room(window)) - _DEAD * (_dead(after) - _dead(window))


def _room(window: Window) -> int:
    """In how many ways some die could go on some open space, touching or not."""
    still_open = FULL & ~window.filled
    return sum((color & value & still_open).bit_count() for color in window.fits[:5] for value in window.fits[6:])


def _dead(window: Window) -> int:
    """Open spaces that no die of any color or value fits any more."""
    colors = values = 0
    for trait in range(5):
        colors |= window.fits[trait]
    for trait in range(6, 12):
        values |= window.fits[trait]
    return (FULL & ~window.filled & ~(colors & values)).bit_count()
