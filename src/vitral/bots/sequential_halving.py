"""Several ideas, tried side by side: after each stage the worse half is tried no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vitral.bots.clock import late, part_of


def sequential_halving(
    ideas: int,
    most: int,
    deadline: float,
    *,
    attempt: Callable[[Sequence[int], int], None],
    worth: Callable[[int], float],
) -> list[int]:
    """The numbers of the ideas, best first, after at most about `most` trials.

    `attempt` tries those that are left once more, all in the same world; it is told how many times they were tried in
    this stage. Each stage has an equal share of the trials and of the time.
    """
    alive = list(range(ideas))
    dropped: list[int] = []
    stages = max(1, (ideas - 1).bit_length())
    for stage in range(stages):
        share = part_of(deadline, 1 / (stages - stage))
        for number in range(max(1, most // stages // len(alive))):
            if late(share):
                break
            attempt(alive, number)
        alive.sort(key=worth, reverse=True)
        keep = (len(alive) + 1) // 2 if stage < stages - 1 else len(alive)
        dropped = alive[keep:] + dropped
        alive = alive[:keep]
    return alive + dropped
