"""Dice as people tell them: rows of a window, spaces, the round track."""

from __future__ import annotations

import re
from typing import Final

from vitral.dice import GLASS, LETTERS, die_of
from vitral.engine.actions import ROUNDS
from vitral.engine.window import OPEN_SPACE
from vitral.reading import Node, shown
from vitral.spaces import COLUMNS, ROWS
from vitral.translatable import TranslatableError, TranslatableText, at_most, at_place, like, list_like, list_of

_ROW_LIKE: Final = '"-- G4 R2 Y3 P6"'
_SEVERAL_DICE: Final = re.compile(r"[A-Za-z][0-9]([-+/,;|]?[A-Za-z][0-9])+")


def read_rows(field: Node, *, glass: bool) -> list[str]:
    """The four rows of a window; rare glass only where the table has it."""
    rows = field.exactly(ROWS, list_like(f"[{_ROW_LIKE}, ...]"))
    for letter, row in zip("ABCD", rows, strict=True):
        cells = row.text(_ROW_LIKE).split()
        if len(cells) != COLUMNS:
            raise row.error(
                TranslatableText(
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


def read_track(field: Node) -> list[list[int]]:
    """The round track: for each round a list of dice, or one text such as `"R1 Y2"`."""
    rounds = field.items(list_like('["R1 Y2", "B4"]'))
    if len(rounds) > ROUNDS:
        raise field.unlike(list_of(at_most(ROUNDS)))
    return [_dice(dice) for dice in rounds]


def _dice(field: Node) -> list[int]:
    if isinstance(field.value, str):
        return [_die(field, text) for text in field.value.split()]
    return [_die(die, die.text('"R4"')) for die in field.items(like('"R1 Y2"'))]


def _die(field: Node, text: str, space: str = "", *, glass: bool = False) -> int:
    """The die of a text; on a space of a window if one is named, else on the round track."""
    if _SEVERAL_DICE.fullmatch(text):
        raise field.error(_on(space, several_dice(shown(text))))
    try:
        die = die_of(text)
    except TranslatableError as error:
        raise field.error(_on(space, _or_open(error.text) if space else error.text)) from None
    if die // 6 == GLASS and not glass:
        raise field.error(_on(space, _rare_glass(text, space)))
    return die


def _on(space: str, fault: TranslatableText) -> TranslatableText:
    return at_place(space, fault) if space else fault


def several_dice(text: str) -> TranslatableText:
    """What is wrong with a text such as `R4B2`."""
    return TranslatableText(
        "fault-table-dice", "{text} is more than one die; a space holds one, such as {example}", text=text, example="R4"
    )


def _or_open(fault: TranslatableText) -> TranslatableText:
    return TranslatableText("fault-table-or-open", "{fault} (or -- for an open space)", fault=fault)


def _rare_glass(text: str, space: str) -> TranslatableText:
    letter = LETTERS[GLASS]
    if space:
        return TranslatableText(
            "fault-table-glass",
            "{glass} is rare glass ({letter}), which this game does not have",
            glass=text,
            letter=letter,
        )
    return TranslatableText(
        "fault-table-glass-on-track",
        "{glass} is rare glass ({letter}), which is never on the round track",
        glass=text,
        letter=letter,
    )
