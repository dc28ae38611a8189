"""Dice as people tell them: rows of a window, spaces, the round track."""

from __future__ import annotations

import re
from typing import Final

from vitral.engine.actions import ROUNDS
from vitral.engine.dice import GLASS, LETTERS, die_of
from vitral.engine.spaces import COLUMNS, INDEX, ROWS
from vitral.engine.window_rows import OPEN_SPACE
from vitral.referee.fields import Field, shown

_ROW_LIKE: Final = '"-- G4 R2 Y3 P6"'
_SEVERAL_DICE: Final = re.compile(r"[A-Za-z][0-9]([-+/,;|]?[A-Za-z][0-9])+")


def read_rows(field: Field, *, glass: bool) -> list[str]:
    """The four rows of a window; rare glass only where the table has it."""
    rows = field.items(f"{ROWS} rows such as {_ROW_LIKE}")
    if len(rows) != ROWS:
        raise field.error(f"expected {ROWS} rows, top to bottom, found {len(rows)}")
    for letter, row in zip("ABCD", rows, strict=True):
        cells = row.text(f"a row such as {_ROW_LIKE}").split()
        if len(cells) != COLUMNS:
            raise row.error(f"expected {COLUMNS} spaces such as {_ROW_LIKE}, one die each, found {len(cells)}")
        for column, cell in enumerate(cells, 1):
            if cell != OPEN_SPACE:
                _die(row, cell, f"space {letter}{column}: ", " (or -- for an open space)", glass=glass)
    return [str(row.value) for row in rows]


def read_track(field: Field) -> list[list[int]]:
    """The round track: for each round a list of dice, or one text such as `"R1 Y2"`."""
    rounds = field.items("rounds, each a list of dice")
    if len(rounds) > ROUNDS:
        raise field.error(f"expected at most {ROUNDS} rounds, found {len(rounds)}")
    return [_dice(dice) for dice in rounds]


def read_space(field: Field) -> str:
    """A space such as `C5`."""
    name = field.text("a space such as C5")
    if name not in INDEX:
        raise field.error(f"{shown(name)} is not a space; rows are A-D, columns 1-5")
    return name


def _dice(field: Field) -> list[int]:
    if isinstance(field.value, str):
        return [_die(field, text) for text in field.value.split()]
    return [_die(die, die.text("a die such as R4")) for die in field.items('dice, or a text such as "R1 Y2"')]


def _die(field: Field, text: str, where: str = "", instead: str = "", *, glass: bool = False) -> int:
    if _SEVERAL_DICE.fullmatch(text):
        raise field.error(f"{where}{shown(text)} is more than one die; a space holds one, such as R4")
    try:
        die = die_of(text)
    except ValueError:
        raise field.error(
            f"{where}{shown(text)} is not a die; expected a color R Y G B P and a value 1-6, such as R4{instead}"
        ) from None
    if die // 6 == GLASS and not glass:
        missing = "which this game does not have" if where else "which is never on the round track"
        raise field.error(f"{where}{text} is rare glass ({LETTERS[GLASS]}), {missing}")
    return die
