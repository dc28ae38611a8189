"""Every way to play, as a list of tables: all legal combinations of mode, modules and players, the rest pairwise.

docs/rules.md §7 knows 92 legal combinations of mode × players × modules (80 standard, 4 solo, 8 Automa). Each is in
`ROWS` at least once; the other options are spread over the rows, and rows are added, until in every mode every two
values of different options that can meet at a table do meet in some row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from vitral.engine.options import OPTIONS

Row = dict[str, Any]
Setting = tuple[str, Any]
"""An option and its value."""

CORE: dict[str, tuple[Any, ...]] = {
    "mode": ("standard", "solo", "automa"),
    "players": (1, 2, 3, 4, 5, 6),
    "dice_pools": (False, True),
    "inspirations": (False, True),
    "rare_glass": (False, True),
    "passion_publics": (False, True),
}
"""Options of which every legal combination is a row."""

OTHERS: dict[str, tuple[Any, ...]] = {
    "start_player": ("random", 1, 2, 3, 4, 5, 6),
    "privates": (None, "colors", "mixed", "positions"),
    "glass_slot": ("lot", 1, 2, 3),
    "solo_tools": (3, 1, 2, 4, 5),
    "expansion_windows": (None, True, False),
    "automa_level": ("easy", "normal", "hard"),
    "lathekin": ("one_by_one", "together"),
    "bag": (None, "full", "scaled"),
    "setup": ("printed", "cards_first"),
    "enforcement": ("strict", "honour"),
    "avoid_conflicts": (True, False),
    "promos": (False, True),
    "solo_private": (2, 1),
    "solo_payment": ("color", "first_printing"),
    "track": ("all", "lighter"),
    "automa_misfit": ("strict", "lenient"),
}
"""Options covered pairwise, the default of each first."""

NEWER: dict[str, tuple[Any, ...]] = {
    option.name: option.values
    for option in OPTIONS
    if option.group is not None and option.kind != "cards" and option.name not in {**CORE, **OTHERS}
}
"""Options that are not written down here yet; where they apply is what they say themselves."""
OTHERS |= NEWER
VALUES = {**CORE, **OTHERS}
OF_SOLO = ("solo_tools", "solo_private", "solo_payment", "track")
OF_AUTOMA = ("automa_level", "automa_misfit")


def legal(row: Row) -> bool:
    """Whether the rules know such a table (docs/rules.md §1.1, §1.8, §2-§5, §7); from the text, not from `Options`."""
    standard = row["mode"] == "standard"
    people = range(2, 7) if standard else range(1, 2)
    return (
        row["players"] in people
        and (standard or not row["dice_pools"])
        and (standard or row["enforcement"] == "strict")
        and not (row["mode"] == "solo" and row["rare_glass"])
        and (row["bag"] is None or (standard and row["players"] <= 4 and not row["dice_pools"]))
        and (row["start_player"] == "random" or (standard and row["start_player"] <= row["players"]))
        and (row["glass_slot"] == "lot" or (row["mode"] == "automa" and row["rare_glass"]))
        and (row["privates"] != "colors" or row["players"] < 6 or row["rare_glass"])
        and (row["mode"] == "solo" or all(row[name] == VALUES[name][0] for name in OF_SOLO))
        and (row["mode"] == "automa" or all(row[name] == VALUES[name][0] for name in OF_AUTOMA))
        and all(OPTIONS.unfit(name, row[name], row) is None for name in NEWER)
    )


def plain(core: Row) -> Row:
    """A combination of modes and modules with all other options left as they are."""
    return {**core, **{name: values[0] for name, values in OTHERS.items()}}


def cores(players: Sequence[int] = CORE["players"]) -> list[Row]:
    """Every combination of mode, players and modules, legal or not."""
    choices = {**CORE, "players": players}
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


LEGAL_CORES = [core for core in cores() if legal(plain(core))]


Meeting = frozenset[Setting]
"""Two settings at a table, and its mode."""


def meetings(row: Row) -> Iterator[Meeting]:
    """Every two settings of a row, those of two core options left out: all of their combinations are rows."""
    for one, other in combinations(row, 2):
        if one in OTHERS or other in OTHERS:
            yield meeting(row, (one, row[one]), (other, row[other]))


def meeting(row: Row, one: Setting, other: Setting) -> Meeting:
    """Two settings at a table of that mode."""
    return frozenset((("mode", row["mode"]), one, other))


def possible_meetings() -> dict[Meeting, Row]:
    """Every two settings that can meet in a mode, each with a legal core in which they can.

    Options left alone never stand in the way of others, so two settings can meet if a core allows just these two.
    """
    found: dict[Meeting, Row] = {}
    options = [(one, other) for one, other in combinations(VALUES, 2) if one in OTHERS or other in OTHERS]
    for core in LEGAL_CORES:
        row = plain(core)
        for one, other in options:
            for first, second in product(choices_in(core, one), choices_in(core, other)):
                if legal({**row, one: first, other: second}):
                    found.setdefault(meeting(row, (one, first), (other, second)), core)
    return found


def choices_in(core: Row, name: str) -> tuple[Any, ...]:
    """The values an option may be given at a table of that core, one by one."""
    return (core[name],) if name in CORE else OTHERS[name]


def generated() -> list[Row]:
    """The rows: one for each legal core, then one more for each meeting that is still missing."""
    missing = possible_meetings()
    used: Counter[tuple[str, Setting]] = Counter()
    rows: list[Row] = []

    def add(row: Row) -> None:
        rows.append(row)
        used.update((row["mode"], setting) for setting in row.items())
        for met in meetings(row):
            missing.pop(met, None)

    for core in LEGAL_CORES:
        add(filled(core, {}, missing, used))
    while missing:
        wanted, core = next(iter(missing.items()))
        add(filled(core, {name: value for name, value in wanted if name in OTHERS}, missing, used))
    return rows


def filled(core: Row, fixed: Row, missing: dict[Meeting, Row], used: Counter[tuple[str, Setting]]) -> Row:
    """A row of a core: option by option the value that brings most missing meetings, or else the rarest so far."""
    row: Row = {**core, **fixed}
    for name in OTHERS:
        if name not in fixed:
            allowed = [value for value in OTHERS[name] if legal({**plain(core), **row, name: value})]
            merits = {
                value: (news(row, (name, value), missing), -used[row["mode"], (name, value)]) for value in allowed
            }
            row[name] = max(allowed, key=lambda value: merits[value])
    return row


def news(row: Row, setting: Setting, missing: dict[Meeting, Row]) -> int:
    """How many missing meetings a setting would bring to what a row has so far."""
    return sum(meeting(row, setting, other) in missing for other in row.items())


def row_name(row: Row) -> str:
    """A row in a word: its mode, players and modules, then what differs from the defaults."""
    modules = [name for name in CORE if row[name] is True]
    rest = [f"{name}={row[name]}" for name in OTHERS if row[name] != OTHERS[name][0]]
    return "-".join([row["mode"], str(row["players"]), *modules, *rest])


ROWS = generated()
