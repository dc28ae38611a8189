"""What the terms expect of windows by part, compiled: the inputs of the learned evaluator."""

# mypy: ignore-errors
# Numba compiles plain Python and brings no types; what goes in and out is typed in `learned.py`.

from __future__ import annotations

from vitral.bots.evaluation.kernel import njit, np, value


@njit(cache=True)
def parts_of(on, fits, filled, reach, left, penalty, codes, weights):
    """By window: everything but objectives, then each objective by itself.

    Windows are rows; `codes` are room, reach and the objectives, `weights` are by placements left.
    """
    objectives = len(codes) - 2
    found = np.zeros((len(on), objectives + 1))
    for row in range(len(on)):
        window = on[row], fits[row], filled[row], reach[row], left[row]
        w = weights[left[row]]
        found[row, 0] = value(*window, penalty, codes[:2], w[:3], 0)
        alone = np.zeros((2, w.shape[1]))
        for at in range(objectives):
            alone[1] = w[at + 3]
            found[row, at + 1] = value(*window, 0, codes[at + 2 : at + 3], alone, 0)
    return found
