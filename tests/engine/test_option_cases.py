"""The description of the options: evaluated alike by Python and the page, sound, and the only one there is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from generators.option_cases import LISTS, as_text, tables
from support.paths import ROOT
from vitral.engine import OptionError, Options
from vitral.engine.option_list import Box, Condition, Default, NumberRange, Option, OptionList, Refusal
from vitral.engine.options import OPTION_NAMES, OPTIONS
from vitral.server.answers.options import table_options

DESCRIBED = ROOT / "src" / "vitral" / "engine" / "options.py"


def conditions(option: Option) -> Iterator[Condition]:
    yield option.applies
    parts: list[Default | Refusal | NumberRange | Box] = [
        *option.usual,
        *option.refused,
        *option.numbers,
        *option.boxes,
    ]
    yield from (part.when for part in parts)


def asked(option: Option) -> set[str]:
    """The options on which one hangs."""
    found: set[str] = set()
    for when in conditions(option):
        found |= {*when.with_any, *when.without}
        found |= {name for name, part in (("mode", when.modes), ("players", when.players)) if part}
    return found


# --- the page evaluates it alike ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(LISTS))
def test_the_cases_try_every_condition_both_ways(name: str) -> None:
    options, cases = LISTS[name], [case["given"] for case in json.loads(as_text())[name]["cases"]]
    for option in options:
        for when in conditions(option):
            held = {options.holds(when, given) for given in cases}
            assert held == ({True} if when == Condition() else {True, False}), f"{option.name}: {when}"


def test_a_form_is_described_in_few_bytes() -> None:
    options = table_options()
    assert len(msgspec.json.encode(options)) < 330 * len(options)


# --- it is sound --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", list(LISTS.values()), ids=list(LISTS))
def test_no_option_hangs_on_itself(options: OptionList) -> None:
    settled: set[str] = set()
    left = {option.name: asked(option) for option in options}
    while left:
        ready = {name for name, needs in left.items() if needs <= settled}
        assert ready, f"these hang on each other: {sorted(left)}"
        settled |= ready
        left = {name: needs for name, needs in left.items() if name not in ready}


@pytest.mark.parametrize("option", list(OPTIONS), ids=lambda option: option.name)
def test_every_option_is_described_whole(option: Option) -> None:
    modes = {mode for when in conditions(option) for mode in when.modes}
    assert modes <= set(OPTIONS["mode"].values)
    for when in conditions(option):
        assert all(OPTIONS[name].kind == "switch" for name in (*when.with_any, *when.without))
    assert getattr(Options(), option.name) == option.default
    assert bool(option.values) == (option.kind in ("choice", "switch"))
    assert bool(option.numbers) == (option.kind == "number")
    assert bool(option.boxes) == (option.kind == "cards")
    assert not option.values or option.values[0] == option.default
    assert all(one.value in option.values or option.numbers for one in option.usual)
    assert {value for one in option.refused for value in one.values} <= set(option.values)
    if option.group and option.default is None:
        assert option.usual, "None stands for what is usual"
        assert option.usual[-1].when == Condition(), "something is usual at every table"


def sent(given: dict[str, Any]) -> dict[str, Any]:
    """What a form sends of a table; how many cards are to be named, no form knows."""
    changed = {name: value for name, value in OPTIONS.changed(given).items() if OPTIONS[name].kind != "cards"}
    return {"mode": given["mode"], "players": given["players"], **changed}


@pytest.mark.parametrize("given", list(tables(OPTIONS, seed=11, count=40)), ids=str)
def test_whatever_a_form_offers_the_engine_takes(given: dict[str, Any]) -> None:
    Options.read(sent(given))
    for option in OPTIONS.shown(given):
        for value in OPTIONS.offered(option.name, given):
            options = Options.read(sent({**given, option.name: value}))
            assert getattr(options, option.name) == value


def test_what_a_form_leaves_out_is_refused_or_means_nothing() -> None:
    for option, mode, players in product(OPTIONS, ("standard", "solo", "automa"), range(1, 7)):
        given = {"mode": mode, "players": players}
        if players not in OPTIONS.offered("players", given) or option.kind not in ("choice", "switch"):
            continue
        left = set(option.values) - set(
            OPTIONS.offered(option.name, given) if OPTIONS.applies(option.name, given) else ()
        )
        for value in left - {option.default} if option.name != "mode" else ():
            if OPTIONS.applies(option.name, given) or option.elsewhere:
                with pytest.raises(OptionError, match=f"^{option.name}: "):
                    Options.read({**given, option.name: value})
            else:
                Options.read({**given, option.name: value})


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("privates", {"players": 4}, "colors"),
        ("privates", {"players": 5}, "mixed"),
        ("privates", {"mode": "automa", "players": 1}, "colors"),
        ("expansion_windows", {"players": 4}, False),
        ("expansion_windows", {"players": 5}, True),
        ("expansion_windows", {"players": 5, "expansion_windows": False}, False),
        ("players", {"mode": "solo"}, 1),
        ("bag", {"players": 3, "bag": "scaled"}, "scaled"),
    ],
)
def test_defaults_hang_on_the_table(name: str, given: dict[str, Any], value: object) -> None:
    """docs/rules.md §1.1, §3, §7."""
    assert OPTIONS.value(name, given) == value
    assert Options.read(given).settled(name) == value


# --- it is the only one -------------------------------------------------------------------------------------


def test_no_other_file_lists_the_options() -> None:
    """A file may speak of an option or two by name; three names in quotes, or as keys, are a list of its own."""
    own = [name for name in OPTION_NAMES if "_" in name]  # the others are words of their own, such as `track`
    named = re.compile(rf"""["'`]({"|".join(own)})["'`]|\b({"|".join(own)}): """)
    sources = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web" / "src").rglob("*.svelte"),
    ]
    lists = {}
    for path in sources:
        if not path.name.endswith(".test.ts"):
            found = {one or other for one, other in named.findall(path.read_text("utf-8"))}
            if len(found) > 2:
                lists[path] = found
    assert lists.pop(DESCRIBED) == set(own)
    lists.pop(ROOT / "src/vitral/arrays/table.py", None)  # names what it does not play, and describes nothing
    assert not lists, "the options are described in engine/options.py alone"
