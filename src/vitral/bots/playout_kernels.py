"""Games played on to the end, compiled by Numba: seats draft the die and space that their evaluator likes best."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from vitral.bots.evaluation.evaluator import CompiledTerms
from vitral.bots.evaluation.kernel import best_placement, compiled, evaluate, place
from vitral.engine.actions import ROUNDS as _ROUNDS
from vitral.engine.steps.dice_pools import DICE_EACH

Array = Any
ROUNDS: Final[int] = _ROUNDS
_MULTIPLIER, _ADDED, _MASK = 0x5DEECE66D, 0xB, (1 << 48) - 1
"""Random numbers of their own, the same on every machine: those of Java's `Random`."""


class SoloTable(NamedTuple):
    """A solo table at the end of a turn."""

    on: Array
    fits: Array
    filled: int
    reach: int
    pool: Array
    round: int
    turn: int
    """The next turn of the round: 0, 1, or 2 for none."""
    symbols: Array
    """The die that pays for each tool: a color (0-4) or a shade (6-11)."""
    highest: int
    """The highest die that the last round put on the track."""
    lighter: int


class SeatsTable(NamedTuple):
    """A table of several seats at the end of a turn; `on`, `fits`, `filled` and `reach` are those of all windows."""

    on: Array
    fits: Array
    filled: Array
    reach: Array
    dice: Array
    """By seat: the own dice, −1 for none; with no columns at tables without dice pools."""
    pool: Array
    orders: Array
    """By start player: the seats of a round's turns."""
    start: int
    turn: int
    skips: int
    """Seats that have no more turn in this round, as bits."""
    round: int
    seat: int
    """Whose playout it is."""


class SeatTerms(NamedTuple):
    """The terms of all seats."""

    codes: Array
    """By seat."""
    kinds: Array
    """By seat: which of the weights."""
    weights: Array
    penalty: int
    informed: int
    """Whether the others draft by their evaluators in the round under way; else they take any die."""


class Draft(NamedTuple):
    """The parameters by which a draft is compared with passing."""

    passing: int
    """Placements left after passing."""
    placing: int
    """Placements left after placing a die."""
    die_value: int
    """The value of a point of the drafted die."""


@compiled
def next_random(seed: int) -> int:
    return (seed * _MULTIPLIER + _ADDED) & _MASK


@compiled
def roll_rounds(bag: Array, rounds: int, size: int, seed: int) -> Array:
    """Rolls the dice of the rounds to come, by round and place; −1 where the bag is empty."""
    dice = np.zeros((rounds, size), np.int64)
    left = bag.copy()
    total = left.sum()
    for number in range(rounds):
        for at in range(size):
            if total == 0:
                dice[number, at] = -1
                continue
            seed = next_random(seed)
            drawn = (seed >> 16) % total
            color = 0
            while drawn >= left[color]:
                drawn -= left[color]
                color += 1
            left[color] -= 1
            total -= 1
            seed = next_random(seed)
            dice[number, at] = 6 * color + (seed >> 16) % 6
    return dice


@compiled
def roll_own_dice(dice: Array, seed: int) -> None:
    """Rolls two dice of each color."""
    for at in range(DICE_EACH):
        seed = next_random(seed)
        dice[at] = 6 * (at // 2) + (seed >> 16) % 6


@compiled
def draft(
    on: Array, fits: Array, filled: int, reach: int, pool: Array, left: Draft, terms: CompiledTerms
) -> tuple[float, int, int]:
    """Finds the best draft from a pool: what it is worth, the place of the die in the pool and its space.

    The place is −1 if passing is better.
    """
    worth = evaluate(on, fits, filled, reach, left.passing, terms)
    taken, where = -1, -1
    for at in range(len(pool)):
        die = pool[at]
        repeated = die < 0
        for before in range(at):
            repeated = repeated or pool[before] == die
        if repeated:
            continue
        this, space = best_placement(on, fits, filled, reach, left.placing, die, terms)
        this = this + left.die_value * (die % 6) + left.die_value
        if space >= 0 and this > worth:
            worth, taken, where = this, at, space
    return worth, taken, where


# --- Solo ----------------------------------------------------------------------------------------------------------


@compiled
def plan_round(
    on: Array, fits: Array, filled: int, reach: int, pool: Array, left: int, terms: CompiledTerms
) -> tuple[float, int, int]:
    """Finds the best pair of drafts from a pool: worth, then place and space of the first.

    Each die is tried first on the space it likes best; the second draft is the best one after it.
    """
    same = Draft(left, left, 1)
    worth, taken, where = draft(on, fits, filled, reach, pool, same, terms)
    for at in range(len(pool)):
        die = pool[at]
        if die < 0:
            continue
        _, space = best_placement(on, fits, filled, reach, left + 1, die, terms)
        if space < 0:
            continue
        new_on, new_fits = on.copy(), fits.copy()
        new_filled, new_reach = place(new_on, new_fits, filled, reach, space, die)
        pool[at] = -1
        later, _, _ = draft(new_on, new_fits, new_filled, new_reach, pool, same, terms)
        pool[at] = die
        if later + die % 6 + 1 > worth:
            worth, taken, where = later + die % 6 + 1, at, space
    return worth, taken, where


@compiled
def pay_tools(pool: Array, symbols: Array, rounds_left: int) -> None:
    """Spends tools on dice that would be left: high ones early, any in the end. Takes those dice out of the pool."""
    least = 6 - (rounds_left == 0) * 5 - (rounds_left == 1) * 3 - (1 < rounds_left < 4) * 2 - (3 < rounds_left < 7)
    for tool in range(len(symbols)):
        symbol = symbols[tool]
        if symbol < 0:
            continue
        best = -1
        for at in range(len(pool)):
            die = pool[at]
            shows = die >= 0 and (die // 6 == symbol or 6 + die % 6 == symbol)
            if shows and die % 6 + 1 >= least and (best < 0 or die % 6 > pool[best] % 6):
                best = at
        if best >= 0:
            pool[best] = -1
            symbols[tool] = -1


@compiled
def track_values(pool: Array, highest: int, lighter: int) -> tuple[int, int]:
    """Returns what the dice left put on the round track: their sum, and the highest value among them (0 if none)."""
    total, top, count, alone = 0, 0, 0, 0
    for at in range(len(pool)):
        if pool[at] >= 0:
            value = pool[at] % 6 + 1
            total += value
            count += 1
            top = max(top, value)
            if (highest == 6 or value > highest) and (alone == 0 or value < alone):
                alone = value
    if lighter and highest and count > 1 and alone:
        return alone, alone
    return total, top


@compiled
def play_solo(table: SoloTable, rolls: Array, terms: CompiledTerms) -> tuple[float, Array]:
    """Plays on through the rounds of *rolls* and returns what the window then is worth, less what went on the track.

    Rounds are planned as pairs of drafts, by the value of the window and of the dice taken, since what is left makes
    the target. Here a tool only takes a die off the track. The array has, by round, the table after it: 12
    masks of what lies where, 12 of what fits where, filled, reach, what went on the track so far, the highest die of
    this round there, and the tools left.
    """
    on, fits, filled, reach = table.on.copy(), table.fits.copy(), table.filled, table.reach
    pool, symbols = table.pool.copy(), table.symbols.copy()
    number, turn, highest = table.round, table.turn, table.highest
    track = 0
    features = np.zeros((ROUNDS, 29), np.int64)
    for later in range(len(rolls) + 1):
        left = 2 * (ROUNDS - number)
        for at in range(turn, 2):
            if at == 0:
                _, taken, space = plan_round(on, fits, filled, reach, pool, left, terms)
            else:
                _, taken, space = draft(on, fits, filled, reach, pool, Draft(left, left, 1), terms)
            if taken >= 0:
                filled, reach = place(on, fits, filled, reach, space, pool[taken])
                pool[taken] = -1
        pay_tools(pool, symbols, ROUNDS - number)
        total, highest = track_values(pool, highest, table.lighter)
        track += total
        row = features[number - 1]
        row[:12], row[12:24], row[24], row[25] = on, fits, filled, reach
        row[26], row[27], row[28] = track, highest, (symbols >= 0).sum()
        number, turn = number + 1, 0
        if later < len(rolls):
            pool[:4] = rolls[later]
    return evaluate(on, fits, filled, reach, max(0, 2 * (ROUNDS + 1 - number)), terms) - track, features


# --- Several seats -------------------------------------------------------------------------------------------------


@compiled
def any_die(pool: Array, seed: int) -> int:
    """Returns the place of a die taken at random; −1 if there is none."""
    count = count_dice(pool)
    if not count:
        return -1
    pick = (seed >> 16) % count
    for at in range(len(pool)):
        if pool[at] >= 0:
            if pick == 0:
                return at
            pick -= 1
    return -1


@compiled
def count_dice(dice: Array) -> int:
    count = 0
    for at in range(len(dice)):
        count += dice[at] >= 0
    return count


@compiled
def play_seats(table: SeatsTable, rolls: Array, seats: SeatTerms, seed: int) -> tuple[float, float, Array]:
    """Plays on through the rounds of *rolls*; the seat drafts by its evaluator.

    In the round under way the others draft by theirs, since they see the same pool; later they take any die, which is
    how their choices look to a player who wants other dice. With dice pools a turn is one of the own dice and a draft;
    only those of the seat itself are placed.

    Returns what the window of the seat then is worth, what the windows of the others gained in the round under way, and
    an array of its 12 masks of what lies where, 12 of what fits where, filled, reach, its own dice, placements left.
    """
    on, fits, filled, reach = table.on.copy(), table.fits.copy(), table.filled.copy(), table.reach.copy()
    pool, mine = table.pool.copy(), table.dice[table.seat].copy()
    has_pools = len(mine) > 0
    number, turn, skips, start = table.round, table.turn, table.skips, table.start
    gained = 0.0
    for later in range(len(rolls) + 1):
        order = table.orders[start]
        rest = ROUNDS - number
        for at in range(turn, len(order)):
            who = order[at]
            if skips >> who & 1:
                continue
            seed = next_random(seed)
            own_turn = who == table.seat
            if not own_turn and (later > 0 or not seats.informed):
                taken = any_die(pool, seed)
                if taken >= 0:
                    pool[taken] = -1
                continue
            terms = CompiledTerms(seats.codes[who], seats.weights[seats.kinds[who]], 0, seats.penalty)
            its_on, its_fits, its_filled, its_reach = on[who], fits[who], filled[who], reach[who]
            if has_pools:
                if own_turn:
                    count = count_dice(mine)
                    left = Draft(1 + rest + min(count, rest), 1 + rest + min(count - 1, rest), 0)
                    _, taken, space = draft(its_on, its_fits, its_filled, its_reach, mine, left, terms)
                    if taken >= 0:
                        its_filled, its_reach = place(its_on, its_fits, its_filled, its_reach, space, mine[taken])
                        mine[taken] = -1
                after = rest + min(count_dice(mine if own_turn else table.dice[who]), rest)
            else:
                after = 2 * rest
                for later_turn in range(at + 1, len(order)):
                    after += order[later_turn] == who
            if not own_turn:
                gained -= evaluate(its_on, its_fits, its_filled, its_reach, after, terms)
            _, taken, space = draft(its_on, its_fits, its_filled, its_reach, pool, Draft(after, after, 0), terms)
            if taken >= 0:
                its_filled, its_reach = place(its_on, its_fits, its_filled, its_reach, space, pool[taken])
                pool[taken] = -1
            if not own_turn:
                gained += evaluate(its_on, its_fits, its_filled, its_reach, after, terms)
            filled[who], reach[who] = its_filled, its_reach
        if later < len(rolls):
            number, turn, skips, start = number + 1, 0, 0, (start + 1) % len(table.orders)
            pool[:] = rolls[later]
    seat, rest = table.seat, ROUNDS - number
    left_at_end = rest + min(count_dice(mine), rest) if has_pools else 2 * rest
    terms = CompiledTerms(seats.codes[seat], seats.weights[seats.kinds[seat]], 0, seats.penalty)
    features = np.zeros(27 + len(mine), np.int64)
    features[:12], features[12:24], features[24], features[25] = on[seat], fits[seat], filled[seat], reach[seat]
    features[26:-1], features[-1] = mine, left_at_end
    return evaluate(on[seat], fits[seat], filled[seat], reach[seat], left_at_end, terms), gained, features
