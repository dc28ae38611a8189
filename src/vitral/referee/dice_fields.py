"""Dice as people tell them: rows of a window, spaces, the round track."""

from __future__ import annotations

import re
from typing import Final

from vitral.engine.actions import ROUNDS
from vitral.engine.dice import GLASS, LETTERS, die_of
from vitral.engine.spaces import COLUMNS, INDEX, ROWS
from vitral.engine.window_rows import OPEN_SPACE
from vitral.referee.fields import Field, shown
from vitral.said import Said, at_place

_ROW_LIKE: Final = '"-- G4 R2 Y3 P6"'
_SEVERAL_DICE: Final = re.compile(r"[A-Za-z][0-9]([-+/,;|]?[A-Za-z][0-9])+")


def read_rows(field: Field, *, glass: bool) -> list[str]:
    """The four rows of a window; rare glass only where the table has it."""
    rows = field.items(
        Said("fault-table-list-rows", "a list of {rows} rows such as {example}", rows=ROWS, example=_ROW_LIKE)
    )
    if len(rows) != ROWS:
        raise field.error(
            Said(
                "fault-table-rows",
                "expected {wanted} rows, top to bottom, found {found}",
                wanted=ROWS,
                found=len(rows),
            )
        )
    for letter, row in zip("ABCD", rows, strict=True):
        cells = row.text(Said("fault-table-row", "a row such as {example}", example=_ROW_LIKE)).split()
        if len(cells) != COLUMNS:
            raise row.error(
                Said(
                    "fault-table-spaces",
                    "expected {wanted} spaces such as {example}, one die each, found {found}",
                    wanted=COLUMNS,
                    example=_ROW_LIKE,
                    found=len(cells),
                )
            )
        for column, cell in enumerate(cells, 1):
            if cell != OPEN_SPACE:
                _die(row, cell, f"{letter}{column}", glass=glass)
    return [str(row.value) for row in rows]


def read_track(field: Field) -> list[list[int]]:
    """The round track: for each round a list of dice, or one text such as `"R1 Y2"`."""
    rounds = field.items(Said("fault-table-list-rounds", "a list of rounds, each a list of dice"))
    if len(rounds) > ROUNDS:
        raise field.error(
            Said("fault-table-rounds", "expected at most {most} rounds, found {found}", most=ROUNDS, found=len(rounds))
        )
    return [_dice(dice) for dice in rounds]


def read_space(field: Field) -> str:
    """A space such as `C5`."""
    name = field.text(Said("fault-table-space", "a space such as {example}", example="C5"))
    if name not in INDEX:
        raise field.error(
            Said("fault-table-no-space", "{text} is not a space; rows are A-D, columns 1-5", text=shown(name))
        )
    return name


def _dice(field: Field) -> list[int]:
    if isinstance(field.value, str):
        return [_die(field, text) for text in field.value.split()]
    like = Said("fault-table-list-dice", "a list of dice, or a text such as {example}", example='"R1 Y2"')
    one = Said("fault-table-die", "a die such as {example}", example="R4")
    return [_die(die, die.text(one)) for die in field.items(like)]


def _die(field: Field, text: str, space: str = "", *, glass: bool = False) -> int:
    """The die of a text; on a space of a window if one is named, else on the round track."""
    if _SEVERAL_DICE.fullmatch(text):
        raise field.error(_on(space, several_dice(shown(text))))
    try:
        die = die_of(text)
    except ValueError:
        raise field.error(_on(space, _no_die(shown(text), space))) from None
    if die // 6 == GLASS and not glass:
        raise field.error(_on(space, _rare_glass(text, space)))
    return die


def _on(space: str, fault: Said) -> Said:
    return at_place(Said("fault-table-on-space", "space {space}", space=space), fault) if space else fault


def several_dice(text: str) -> Said:
    """What is wrong with a text such as `R4B2`."""
    return Said(
        "fault-table-dice", "{text} is more than one die; a space holds one, such as {example}", text=text, example="R4"
    )


def _no_die(text: str, space: str) -> Said:
    fault = Said(
        "fault-table-no-die",
        "{text} is not a die; expected a color R Y G B P and a value 1-6, such as {example}",
        text=text,
        example="R4",
    )
    return Said("fault-table-or-open", "{fault} (or -- for an open space)", fault=fault) if space else fault


def _rare_glass(text: str, space: str) -> Said:
    letter = LETTERS[GLASS]
    if space:
        return Said(
            "fault-table-glass",
            "{die} is rare glass ({letter}), which this game does not have",
            die=text,
            letter=letter,
        )
    return Said(
        "fault-table-glass-on-track",
        "{die} is rare glass ({letter}), which is never on the round track",
        die=text,
        letter=letter,
    )
