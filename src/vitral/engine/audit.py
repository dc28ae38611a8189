"""The smallest repairs of a window that breaks the rules, and what only its past could tell (docs/rules.md §1.8)."""

from __future__ import annotations

from vitral.dice import GLASS
from vitral.engine.reasons import Reason
from vitral.engine.window import Window
from vitral.spaces import BIT, EDGE, FULL, NAMES, NOT_BESIDE, SPACES, TOUCHING, indexes, names


def smallest_removals(window: Window) -> list[list[str]]:
    """All smallest sets of dice whose removal leaves no breach; `[[]]` never occurs: a legal window gives `[]`."""
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
    """Dice whose placing nobody can judge any more, by space: they touch no other, or lie alone off the edge.

    A tool may have left them so, lawfully. Spaces that are excused are not doubted.
    """
    filled = window.filled
    found: dict[str, tuple[Reason, ...]] = {}
    for space in indexes(filled & ~window.excused & ~window.misplaced):
        if TOUCHING[space] & filled:
            continue
        if filled != BIT[space]:
            found[NAMES[space]] = (Reason.NOT_TOUCHING,)
        elif not EDGE & BIT[space]:
            found[NAMES[space]] = (Reason.NOT_ON_EDGE,)
    return found


def _printed_breaches(window: Window) -> int:
    """Dice on a space that asks for something else: they can only be taken away."""
    free = window.free
    wrong = 0
    for trait in range(12):
        wrong |= window.on[trait] & ~free[trait]
    return wrong & ~window.excused


def _bad_pairs(window: Window) -> list[int]:
    """Orthogonal neighbours alike in color or value, as masks of two spaces."""
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
    """All sets of at most `chosen + spare` dice that hold one of every pair."""
    missing = next((pair for pair in pairs if not pair & chosen), 0)
    if not missing:
        covers.add(chosen)
    elif spare:
        low = missing & -missing
        _cover(pairs, chosen | low, spare - 1, covers)
        _cover(pairs, chosen | missing ^ low, spare - 1, covers)
