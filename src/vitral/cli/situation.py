"""The file that `score` and `check` read: the windows of a table, told by people.

Windows stand in the order of their owners' first turns of the last round, which decides the last tie.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from vitral.cards import CardSet, Objective, Pattern
from vitral.cli.fields import Field, meant, shown
from vitral.cli.files import label_of, read_json
from vitral.engine import OptionError, Options, Window
from vitral.engine.actions import ROUNDS
from vitral.engine.dice import GLASS, LETTERS, die_of
from vitral.engine.rules import rules_for
from vitral.engine.spaces import COLUMNS, INDEX, ROWS
from vitral.engine.window import OPEN_SPACE

_ROW_LIKE: Final = '"-- G4 R2 Y3 P6"'
_SEVERAL_DICE: Final = re.compile(r"[A-Za-z][0-9]([-+/,;|]?[A-Za-z][0-9])+")

_Card = TypeVar("_Card", Pattern, Objective)


@dataclass(frozen=True, slots=True)
class Owned:
    """A window and what its owner has beside it."""

    name: str
    window: Window
    private: tuple[Objective, ...]
    tokens: int


@dataclass(frozen=True, slots=True)
class Situation:
    """A table at the end of the game, or wherever somebody stopped to check."""

    public: tuple[Objective, ...]
    windows: tuple[Owned, ...]


def read_situation(path: str, cards: CardSet, *, for_scoring: bool) -> Situation:
    """Read a file. Checking needs names, patterns and dice only; scoring needs everything but the optional keys."""
    root = Field(label_of(path), "", read_json(path))
    keys = root.keys(("public", "windows") if for_scoring else ("windows",), ("public", "mode", "options", "track"))
    _check_options(keys, cards)
    if "track" in keys:
        _check_track(keys["track"])
    public = _objectives(keys["public"], cards.publics, "public") if "public" in keys else ()
    fields = keys["windows"].items("windows")
    if not fields:
        raise keys["windows"].error("expected at least one window, found none")
    windows: dict[str, Owned] = {}
    for field in fields:
        owned = _window(field, cards, ("private", "tokens") if for_scoring else ())
        if owned.name in windows:
            raise field.child("name").error(f"{shown(owned.name)} is the name of another window; names must differ")
        windows[owned.name] = owned
    return Situation(public, tuple(windows.values()))


def _check_options(keys: dict[str, Field], cards: CardSet) -> None:
    if "options" in keys:
        field = keys["options"]
        if not isinstance(field.value, dict):
            raise field.unlike("an object of options")
        try:
            rules_for(Options.read(field.value), cards)
        except OptionError as error:
            raise field.error(str(error)) from None
    if "mode" in keys:
        mode = keys["mode"].text("a mode")
        try:
            Options.read({"mode": mode})
        except OptionError as error:
            raise keys["mode"].error(str(error).removeprefix("mode: ")) from None


def _check_track(field: Field) -> None:
    rounds = field.items("rounds, each a list of dice")
    if len(rounds) > ROUNDS:
        raise field.error(f"expected at most {ROUNDS} rounds, found {len(rounds)}")
    for dice in rounds:
        for die in dice.items("dice"):
            _die(die, die.text("a die such as R4"))


def _window(field: Field, cards: CardSet, required: Sequence[str]) -> Owned:
    keys = field.keys(("name", "pattern", "dice", *required), ("private", "tokens", "excused"))
    name = keys["name"].line("a name")
    pattern = _found(keys["pattern"], cards.patterns, "window pattern")
    rows = _rows(keys["dice"])
    excused = [_space(space) for space in keys["excused"].items("spaces")] if "excused" in keys else []
    return Owned(
        name,
        Window.parse(pattern, rows, excused),
        _objectives(keys["private"], cards.privates, "private") if "private" in keys else (),
        keys["tokens"].count("favor tokens") if "tokens" in keys else 0,
    )


def _rows(field: Field) -> list[str]:
    rows = field.items(f"{ROWS} rows such as {_ROW_LIKE}")
    if len(rows) != ROWS:
        raise field.error(f"expected {ROWS} rows, top to bottom, found {len(rows)}")
    for letter, row in zip("ABCD", rows, strict=True):
        cells = row.text(f"a row such as {_ROW_LIKE}").split()
        if len(cells) != COLUMNS:
            raise row.error(f"expected {COLUMNS} spaces such as {_ROW_LIKE}, one die each, found {len(cells)}")
        for column, cell in enumerate(cells, 1):
            if cell != OPEN_SPACE:
                _die(row, cell, f"space {letter}{column}: ", " (or -- for an open space)")
    return [str(row.value) for row in rows]


def _die(field: Field, text: str, where: str = "", instead: str = "") -> int:
    if _SEVERAL_DICE.fullmatch(text):
        raise field.error(f"{where}{shown(text)} is more than one die; a space holds one, such as R4")
    try:
        die = die_of(text)
    except ValueError:
        raise field.error(
            f"{where}{shown(text)} is not a die; expected a color R Y G B P and a value 1-6, such as R4{instead}"
        ) from None
    if die // 6 == GLASS:
        raise field.error(f"{where}{text} is rare glass ({LETTERS[GLASS]}), which this game does not have")
    return die


def _space(field: Field) -> str:
    name = field.text("a space such as C5")
    if name not in INDEX:
        raise field.error(f"{shown(name)} is not a space; rows are A-D, columns 1-5")
    return name


def _objectives(field: Field, known: Sequence[Objective], kind: str) -> tuple[Objective, ...]:
    fields = field.items(f"ids of {kind} objectives")
    found = [_found(one, known, f"{kind} objective") for one in fields]
    for at, objective in enumerate(found):
        if objective in found[:at]:
            raise fields[at].error(f"{shown(objective.id)} is named twice")
    return tuple(found)


def _found(field: Field, known: Sequence[_Card], kind: str) -> _Card:
    wanted = field.text(f"the id of a {kind}")
    for card in known:
        if card.id == wanted:
            return card
    ids = [card.id for card in known]
    hint = meant(wanted, ids) or f"known: {', '.join(ids)}"
    raise field.error(f"no {kind} {shown(wanted)}; {hint.strip()}")
