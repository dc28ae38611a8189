"""The tables that the environments are tried on: every row of the matrix in the long run, a few of each mode else."""

from __future__ import annotations

from support.long_run import LONG
from whole_games.matrix import CORE, ROWS, Row, row_name

__all__ = ["SOME", "Row", "row_name", "some_rows"]


def some_rows(step: int) -> list[Row]:
    """Every so manieth row of each mode; all rows in the long run."""
    modes = ([row for row in ROWS if row["mode"] == mode] for mode in CORE["mode"])
    return ROWS if LONG else [row for rows in modes for row in rows[::step]]


SOME = some_rows(9)
