"""Tables with private dice pools played on, compiled: a turn is one of the own dice and a draft."""

# mypy: ignore-errors
# Numba compiles plain Python and brings no types; what goes in and out is typed in `compiled_pool_playouts.py`.

from __future__ import annotations

from vitral.bots.evaluation.kernel import best, njit, value
from vitral.bots.evaluation.solo_kernel import _ADDED, _MASK, _MULTIPLIER
from vitral.bots.evaluation.table_kernel import any_die, place_taken

ROUNDS = 10


@njit(cache=True)
def drafted(on, fits, filled, reach, pool, passed, placed, penalty, codes, weights):
    """The best die of a pool and its space, or −1: with so many placements left after passing, or after placing."""
    worth = value(on, fits, filled, reach, passed, penalty, codes, weights[passed], 0)
    taken, where = -1, -1
    for at in range(len(pool)):
        die = pool[at]
        seen = die < 0
        for before in range(at):
            seen = seen or pool[before] == die
        if seen:
            continue
        this, space = best(on, fits, filled, reach, die // 6, 6 + die % 6, placed, penalty, codes, weights[placed], 0)
        if space >= 0 and this > worth:
            worth, taken, where = this, at, space
    return taken, where


@njit(cache=True)
def held(dice):
    """How many there are."""
    count = 0
    for at in range(len(dice)):
        count += dice[at] >= 0
    return count


@njit(cache=True)
def rolled_own(dice, seed):
    """Roll two dice of each color."""
    for at in range(10):
        seed = (seed * _MULTIPLIER + _ADDED) & _MASK
        dice[at] = 6 * (at // 2) + (seed >> 16) % 6


@njit(cache=True)
def play_pools(
    on,
    fits,
    filled,
    reach,
    dice,
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
    seen,
):
    """As `play_table`; `dice` are everybody's own, and `seen` gets those left to the seat after its window.

    The others draft by their evaluators in the round under way and take any die later; their own dice matter to nobody.
    """
    gained = 0.0
    on, fits, filled, reach, pool = on.copy(), fits.copy(), filled.copy(), reach.copy(), pool.copy()
    mine = dice[seat].copy()
    players = len(orders)
    for later in range(len(rolls) + 1):
        order = orders[start]
        rest = ROUNDS - number
        for at in range(turn, len(order)):
            who = order[at]
            if skips >> who & 1:
                continue
            seed = (seed * _MULTIPLIER + _ADDED) & _MASK
            if who != seat and later > 0:
                taken = any_die(pool, seed)
                if taken >= 0:
                    pool[taken] = -1
                continue
            table = weights[kinds[who]]
            if who == seat:
                count = held(mine)
                taken, space = drafted(
                    on[who],
                    fits[who],
                    filled[who],
                    reach[who],
                    mine,
                    1 + rest + min(count, rest),
                    1 + rest + min(count - 1, rest),
                    penalty,
                    codes[who],
                    table,
                )
                place_taken(on[who], fits[who], filled, reach, who, mine, taken, space)
            count = held(mine if who == seat else dice[who])
            left = rest + min(count, rest)
            if who != seat:
                gained -= value(on[who], fits[who], filled[who], reach[who], left, penalty, codes[who], table[left], 0)
            taken, space = drafted(
                on[who], fits[who], filled[who], reach[who], pool, left, left, penalty, codes[who], table
            )
            place_taken(on[who], fits[who], filled, reach, who, pool, taken, space)
            if who != seat:
                gained += value(on[who], fits[who], filled[who], reach[who], left, penalty, codes[who], table[left], 0)
        if later < len(rolls):
            number, turn, skips, start = number + 1, 0, 0, (start + 1) % players
            pool[:] = rolls[later]
    rest = ROUNDS - number
    left = rest + min(held(mine), rest)
    seen[:12], seen[12:24], seen[24], seen[25] = on[seat], fits[seat], filled[seat], reach[seat]
    seen[26:36], seen[36] = mine, left
    worth = value(
        on[seat], fits[seat], filled[seat], reach[seat], left, penalty, codes[seat], weights[kinds[seat], left], 0
    )
    return worth, gained
