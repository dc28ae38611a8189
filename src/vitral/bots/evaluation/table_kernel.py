"""Tables of several seats played on, compiled: one seat drafts by its evaluator to the end, the others take dice.

In the round under way the others draft by their own evaluators, since they see the same pool; later they take any die,
which is how their choices look to somebody who wants other dice than they do.
"""

# mypy: ignore-errors
# Numba compiles plain Python and brings no types; what goes in and out is typed in `futures.py`.

from __future__ import annotations

from vitral.bots.evaluation.kernel import best, njit, value
from vitral.bots.evaluation.solo_kernel import _ADDED, _MASK, _MULTIPLIER, near, put

ROUNDS = 10


@njit(cache=True)
def drafted(on, fits, filled, reach, pool, left, penalty, codes, weights):
    """The best draft from a pool: the place in the pool and the space; −1 if passing is better."""
    worth = value(on, fits, filled, reach, left, penalty, codes, weights, 0)
    taken, where = -1, -1
    for at in range(len(pool)):
        die = pool[at]
        seen = die < 0
        for before in range(at):
            seen = seen or pool[before] == die
        if seen:
            continue
        this, space = best(on, fits, filled, reach, die // 6, 6 + die % 6, left, penalty, codes, weights, 0)
        if space >= 0 and this > worth:
            worth, taken, where = this, at, space
    return taken, where


@njit(cache=True)
def any_die(pool, seed):
    """The place of a die taken at random; −1 if there is none."""
    count = 0
    for at in range(len(pool)):
        count += pool[at] >= 0
    if not count:
        return -1
    pick = (seed >> 16) % count
    for at in range(len(pool)):
        if pool[at] >= 0:
            if pick == 0:
                return at
            pick -= 1
    return -1


@njit(cache=True)
def place_taken(on, fits, filled, reach, who, pool, taken, space):
    """Put a die that was taken from a pool into somebody's window; nothing if none was (−1)."""
    if taken >= 0:
        put(on, fits, space, pool[taken])
        reach[who] = near(filled[who], reach[who], space)
        filled[who] |= 1 << space
        pool[taken] = -1


@njit(cache=True)
def play_table(
    on,
    fits,
    filled,
    reach,
    pool,
    rolls,
    orders,
    start,
    turn,
    skips,
    number,
    seat,
    codes,
    kinds,
    weights,
    penalty,
    seed,
    honest,
    seen,
):
    """What the window of `seat` is worth after the rounds of `rolls`, played on from `turn` of round `number`.

    Windows, codes and `kinds` (which of the weights) are by seat; `honest` says whether the others draft by their
    evaluators in the round under way. `seen` gets the window: what lies where, what fits where, filled, reach. The
    second number is what the others' windows gained in that round.
    """
    gained = 0.0
    on, fits, filled, reach, pool = on.copy(), fits.copy(), filled.copy(), reach.copy(), pool.copy()
    players = len(orders)
    for later in range(len(rolls) + 1):
        order = orders[start]
        for at in range(turn, len(order)):
            who = order[at]
            if skips >> who & 1:
                continue
            seed = (seed * _MULTIPLIER + _ADDED) & _MASK
            if who != seat and (later > 0 or not honest):
                taken = any_die(pool, seed)
                if taken >= 0:
                    pool[taken] = -1
                continue
            left = 2 * (ROUNDS - number)
            for after in range(at + 1, len(order)):
                left += order[after] == who
            table = weights[kinds[who], left]
            if who != seat:
                gained -= value(on[who], fits[who], filled[who], reach[who], left, penalty, codes[who], table, 0)
            taken, space = drafted(on[who], fits[who], filled[who], reach[who], pool, left, penalty, codes[who], table)
            place_taken(on[who], fits[who], filled, reach, who, pool, taken, space)
            if who != seat:
                gained += value(on[who], fits[who], filled[who], reach[who], left, penalty, codes[who], table, 0)
        if later < len(rolls):
            number, turn, skips, start = number + 1, 0, 0, (start + 1) % players
            pool[:] = rolls[later]
    left = 2 * (ROUNDS - number)
    mine = weights[kinds[seat], left]
    seen[:12], seen[12:24], seen[24], seen[25] = on[seat], fits[seat], filled[seat], reach[seat]
    worth = value(on[seat], fits[seat], filled[seat], reach[seat], left, penalty, codes[seat], mine, 0)
    return worth, gained
