"""Solo games played on, compiled: rounds planned as pairs of drafts, tools spent on the dice that would be left.

The player drafts by the value of the window (`kernel.value`) and the values of the dice taken, since what is left makes
the target. Tools are only a way to keep a die off the track here; what else they do is left to whole turns.
"""

# mypy: ignore-errors
# Numba compiles plain Python and brings no types; what goes in and out is typed in `futures.py`.

from __future__ import annotations

from vitral.bots.evaluation.kernel import AVAILABLE, best, njit, np, value

_MULTIPLIER, _ADDED, _MASK = 0x5DEECE66D, 0xB, (1 << 48) - 1
ROUNDS = 10

if AVAILABLE:
    from vitral.bots.evaluation.kernel import _APART, _TOUCHING


@njit(cache=True)
def rolled(bag, rounds, size, seed):
    """The dice of the rounds to come, by round and place; −1 where the bag is empty."""
    dice = np.zeros((rounds, size), np.int64)
    left = bag.copy()
    total = left.sum()
    for number in range(rounds):
        for place in range(size):
            if total == 0:
                dice[number, place] = -1
                continue
            seed = (seed * _MULTIPLIER + _ADDED) & _MASK
            at = (seed >> 16) % total
            color = 0
            while at >= left[color]:
                at -= left[color]
                color += 1
            left[color] -= 1
            total -= 1
            seed = (seed * _MULTIPLIER + _ADDED) & _MASK
            dice[number, place] = 6 * color + (seed >> 16) % 6
    return dice


@njit(cache=True)
def put(on, fits, space, die):
    """Place a die: masks are changed."""
    bit = 1 << space
    color, shade = die // 6, 6 + die % 6
    on[color] |= bit
    on[shade] |= bit
    fits[color] &= _APART[space]
    fits[shade] &= _APART[space]


@njit(cache=True)
def near(filled, reach, space):
    """The spaces a die may go on after one was placed."""
    return ((reach if filled else 0) | _TOUCHING[space]) & ~(filled | 1 << space)


@njit(cache=True)
def drafted(on, fits, filled, reach, pool, left, penalty, codes, weights, own):
    """The best draft from a pool: what window and die are worth then, the place in the pool and the space; or −1."""
    worth = value(on, fits, filled, reach, left, penalty, codes, weights, own)
    taken, where = -1, -1
    for at in range(len(pool)):
        die = pool[at]
        if die < 0:
            continue
        this, space = best(on, fits, filled, reach, die // 6, 6 + die % 6, left, penalty, codes, weights, own)
        if space >= 0 and this + die % 6 + 1 > worth:
            worth, taken, where = this + die % 6 + 1, at, space
    return worth, taken, where


@njit(cache=True)
def plan_round(on, fits, filled, reach, pool, left, penalty, codes, weights, own):
    """The best pair of drafts from a pool: worth, then place and space of the first.

    Each die is tried first on the space it likes best; the second draft is the best one after it.
    """
    worth, taken, where = drafted(on, fits, filled, reach, pool, left, penalty, codes, weights[left], own)
    for at in range(len(pool)):
        die = pool[at]
        if die < 0:
            continue
        color, shade = die // 6, 6 + die % 6
        _, space = best(on, fits, filled, reach, color, shade, left + 1, penalty, codes, weights[left + 1], own)
        if space < 0:
            continue
        new_on, new_fits = on.copy(), fits.copy()
        put(new_on, new_fits, space, die)
        pool[at] = -1
        near_now = near(filled, reach, space)
        later, _, _ = drafted(
            new_on, new_fits, filled | 1 << space, near_now, pool, left, penalty, codes, weights[left], own
        )
        pool[at] = die
        if later + die % 6 + 1 > worth:
            worth, taken, where = later + die % 6 + 1, at, space
    return worth, taken, where


@njit(cache=True)
def paid(pool, symbols, rounds_left):
    """Spend tools on dice that would be left: high ones early, any in the end. Dice paid are taken out of the pool."""
    least = 6 - (rounds_left == 0) * 5 - (rounds_left == 1) * 3 - (1 < rounds_left < 4) * 2 - (3 < rounds_left < 7)
    for tool in range(len(symbols)):
        symbol = symbols[tool]
        if symbol < 0:
            continue
        found = -1
        for at in range(len(pool)):
            die = pool[at]
            shows = die >= 0 and (die // 6 == symbol or 6 + die % 6 == symbol)
            if shows and die % 6 + 1 >= least and (found < 0 or die % 6 > pool[found] % 6):
                found = at
        if found >= 0:
            pool[found] = -1
            symbols[tool] = -1


@njit(cache=True)
def laid_down(pool, highest, lighter):
    """What the dice left put on the track: their sum, and the highest value among them (0 if none)."""
    total, top, count, alone = 0, 0, 0, 0
    for at in range(len(pool)):
        if pool[at] >= 0:
            shown = pool[at] % 6 + 1
            total += shown
            count += 1
            top = max(top, shown)
            if (highest == 6 or shown > highest) and (alone == 0 or shown < alone):
                alone = shown
    if lighter and highest and count > 1 and alone:
        return alone, alone
    return total, top


@njit(cache=True)
def play_on(
    on, fits, filled, reach, pool, rolls, number, turn, symbols, highest, lighter, penalty, codes, weights, own, seen
):
    """The score less what goes on the track from here, if the person plays on from that turn (0, 1, or 2: none left).

    `rolls` are the dice of the rounds after this one; with fewer of them than rounds the window then is valued.
    `seen`, where it has rows, gets the table after each round: what lies where, what fits where, filled, reach, what
    went on the track, the highest die there of this round, tools left.
    """
    on, fits, pool, symbols = on.copy(), fits.copy(), pool.copy(), symbols.copy()
    track = 0
    for later in range(len(rolls) + 1):
        left = 2 * (ROUNDS - number)
        for at in range(turn, 2):
            if at == 0:
                _, taken, space = plan_round(on, fits, filled, reach, pool, left, penalty, codes, weights, own)
            else:
                _, taken, space = drafted(on, fits, filled, reach, pool, left, penalty, codes, weights[left], own)
            if taken >= 0:
                put(on, fits, space, pool[taken])
                reach = near(filled, reach, space)
                filled |= 1 << space
                pool[taken] = -1
        paid(pool, symbols, ROUNDS - number)
        total, highest = laid_down(pool, highest, lighter)
        track += total
        if len(seen):
            seen[number - 1, :12] = on
            seen[number - 1, 12:24] = fits
            seen[number - 1, 24], seen[number - 1, 25], seen[number - 1, 26] = filled, reach, track
            seen[number - 1, 27], seen[number - 1, 28] = highest, (symbols >= 0).sum()
        number, turn = number + 1, 0
        if later < len(rolls):
            pool[:4] = rolls[later]
    left = max(0, 2 * (ROUNDS + 1 - number))
    return value(on, fits, filled, reach, left, penalty, codes, weights[left], own) - track
