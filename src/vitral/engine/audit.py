"""The audit of a window (docs/rules.md §1.8): its smallest repairs, and what cannot be judged without its history."""

from __future__ import annotations

from vitral.dice import GLASS
from vitral.engine.reasons import Reason
from vitral.engine.window import Window
from vitral.spaces import BIT, EDGE, FULL, NAMES, NOT_BESIDE, SPACES, TOUCHING, indexes, names


def smallest_removals(window: Window) -> list[list[str]]:
    """Returns all smallest sets of spaces whose dice must go so that no rule is broken; a legal window gives `[]`."""
    forced = _printed_breaches(window) | window.misplaced
    pairs = [pair for pair in _bad_pairs(window) if not pair & forced]
    if not forced and not pairs:
        return []
    size = 0
    covers: set[int] = set()
    while not covers:
        _cover(pairs, 0, size, covers)
        size += 1
    return sorted(names(forced | cover) for cover in covers)


def doubts(window: Window) -> dict[str, tuple[Reason, ...]]:
    """Returns by space the rules that a die may have broken when it was placed, which the window no longer shows.

    Such a die touches no other, or lies alone off the edge: a tool may have left it so. Excused dice are not doubted.
    """
    filled = window.filled
    by_space: dict[str, tuple[Reason, ...]] = {}
    for space in indexes(filled & ~window.excused & ~window.misplaced):
        if TOUCHING[space] & filled:
            continue
        if filled != BIT[space]:
            by_space[NAMES[space]] = (Reason.NOT_TOUCHING,)
        elif not EDGE & BIT[space]:
            by_space[NAMES[space]] = (Reason.NOT_ON_EDGE,)
    return by_space


def _printed_breaches(window: Window) -> int:
    """Returns the mask of the dice on a space that asks for something else: they have to go."""
    free = window.free
    wrong = 0
    for trait in range(12):
        wrong |= window.on[trait] & ~free[trait]
    return wrong & ~window.excused


def _bad_pairs(window: Window) -> list[int]:
    """Returns the orthogonal neighbors alike in color or value, as masks of two spaces."""
    pairs = set()
    for trait, mask in enumerate(window.on):
        if trait == GLASS:
            continue
        for space in range(SPACES):
            if mask & BIT[space]:
                for other in (BIT[i] for i in range(space + 1, SPACES)):
                    if other & mask & FULL & ~NOT_BESIDE[space]:
                        pairs.add(BIT[space] | other)
    return sorted(pairs)


def _cover(pairs: list[int], chosen: int, spare: int, covers: set[int]) -> None:
    """Adds to *covers* all sets that hold a die of every pair: those *chosen* and at most *spare* more."""
    missing = next((pair for pair in pairs if not pair & chosen), 0)
    if not missing:
        covers.add(chosen)
    elif spare:
        low = missing & -missing
        _cover(pairs, chosen | low, spare - 1, covers)
        _cover(pairs, chosen | missing ^ low, spare - 1, covers)
