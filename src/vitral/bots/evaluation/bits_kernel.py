"""What every kernel counts with, and Numba where it is installed: without it `np` is None and nothing is compiled."""

# mypy: ignore-errors
# Numba compiles plain Python and brings no types.

from __future__ import annotations

try:
    import numpy as np
    from numba import int64, njit
    from numba.extending import intrinsic
except ImportError:
    np = None

    def njit(**_):
        return lambda function: function

    def pop(mask):
        return mask.bit_count()

else:

    @intrinsic
    def pop(_, mask):
        """How many bits are set: one instruction of the processor."""
        return int64(int64), lambda context, builder, signature, given: builder.ctpop(given[0])


@njit(cache=True)
def sum_of_values(on, mask):
    """What the dice on some spaces show, added up."""
    total = 0
    for value in range(6):
        total += (value + 1) * pop(on[6 + value] & mask)
    return total
