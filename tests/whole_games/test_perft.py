"""Counts every way to go on from fixed tables, as far as `tests/perft/*.txt` says (the format: tests/perft/README.md).

A count that changes means that a choice has appeared or vanished somewhere, even where no other test looks.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from support.long_run import LONG
from support.paths import TESTS
from support.table import Drawn, table
from vitral import Chance, Game, Outcome, SeededDealer, State, all_cards
from vitral.dice import COLOR
from vitral.engine import apply, is_outcome, legal_actions, pending, resolve

FILES = sorted((TESTS / "perft").glob("*.txt"))


class Answers(NamedTuple):
    """Who answers chance: a dealer, or everything that can happen for the kinds named."""

    dealer: SeededDealer
    every: tuple[str, ...]


class Perft(NamedTuple):
    """A fixed table and how many ways lead on from it."""

    state: State
    chance: Answers
    counts: dict[int, int]
    """By depth."""
    long_counts: dict[int, int]
    """By depth, for the long run only."""


# -- reading -----------------------------------------------------------------------------------------------------


def read(path: Path) -> Perft:
    """The table and the counts of a file; `ValueError` names the line that is wrong."""
    laid: dict[str, Any] = {"windows": []}
    log: list[str] = []
    seed = ""
    every: tuple[str, ...] = ()
    counts: dict[int, int] = {}
    long_counts: dict[int, int] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        key, _, rest = line.partition("#")[0].strip().partition(" ")
        if key == ">":
            log.append(rest)
        elif key == "seed":
            seed = rest
        elif key == "every":
            every = tuple(rest.split())
        elif key in ("depth", "long"):
            depth, _, count = rest.partition(":")
            (counts if key == "depth" else long_counts)[int(depth)] = int(count.replace(",", ""))
        elif key in ("lathekin", "rulings"):
            laid["options"] = laid.get("options", {}) | {key: int(rest) if rest.isdigit() else rest}
        elif key == "window":
            laid["windows"].append(read_window(rest))
        elif key in READ:
            laid[key] = READ[key](rest)
        elif key:
            raise ValueError(f"{path.name}, line {number}: {key!r} is not a word of these files")
    state = played(laid, log) if log else table(**laid).state
    return Perft(state, Answers(SeededDealer(int(seed)), every), counts, long_counts)


def read_window(text: str) -> Drawn:
    """`ID | row A | row B ...`; four prints of five symbols instead of an id are a pattern of the file's own."""
    pattern, *rows = (part.strip() for part in text.split("|"))
    return (pattern.split() if "." in pattern else pattern, rows)


READ: dict[str, Callable[[str], Any]] = {
    "players": int,
    "round": int,
    "setup": str,
    "start_player": int,
    "enforcement": str,
    "options": lambda text: dict.fromkeys(text.split(), True),
    "pool": str,
    "tools": str.split,
    "track": lambda text: [part.replace("-", "").strip() for part in text.split("/")],
    "tokens": lambda text: [int(count) for count in text.split()],
    "tool_tokens": lambda text: [int(count) for count in text.split()],
    "turn": lambda text: int(text) - 1,
    "start": lambda text: int(text) - 1,
}


def played(options: dict[str, Any], log: list[str]) -> State:
    """The state after a game log."""
    del options["windows"]
    game = Game.new(by_hand=True, cards=all_cards(1), **options.pop("options", {}), **options)
    for line in log:
        if is_outcome(line):
            game.resolve(line)
        else:
            game.play(line)
    return game.state


# -- counting ----------------------------------------------------------------------------------------------------


def count(state: State, depth: int, chance: Answers) -> int:
    """How many tables lie `depth` choices ahead; ends of the game have nothing ahead."""
    if not depth:
        return 1
    total = 0
    for action in legal_actions(state):
        after = state.copy()
        apply(after, action)
        total += sum(count(settled, depth - 1, chance) for settled in settle(after, chance))
    return total


def settle(state: State, chance: Answers) -> Iterator[State]:
    """The table after chance has answered whatever the last choice asked."""
    question = pending(state)
    if question is None:
        yield state
        return
    for outcome in outcomes(question, chance):
        answered = state.copy()
        resolve(answered, outcome)
        yield from settle(answered, chance)


def outcomes(question: Chance, chance: Answers) -> Iterator[Outcome]:
    """What chance may answer."""
    if question.kind not in chance.every:
        yield chance.dealer.answer(question)
    elif question.kind == "draw":
        yield from (Outcome("draw", "draw", (color,)) for color, left in enumerate(question.among) if left)
    else:
        assert question.kind == "reroll", f"every {question.kind} is too many"
        for values in product(range(6), repeat=question.amount):
            dice = [6 * COLOR[int(die)] + value for die, value in zip(question.among, values, strict=True)]
            yield Outcome("reroll", "reroll", tuple(dice))


# -- tests -------------------------------------------------------------------------------------------------------


def cases() -> Iterator[Any]:
    """A case for each depth of each file."""
    for path in FILES:
        perft = read(path)
        for depth, expected in (perft.counts | (perft.long_counts if LONG else {})).items():
            yield pytest.param(path, depth, expected, id=f"{path.stem}-{depth}")


@pytest.mark.parametrize(("path", "depth", "expected"), list(cases()))
def test_as_many_ways_as_told(path: Path, depth: int, expected: int) -> None:
    perft = read(path)
    assert count(perft.state, depth, perft.chance) == expected


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_depths_one_and_two_are_worked_out_in_words(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "# Depth 1" in text
    assert "# Depth 2" in text
    assert list(read(path).counts)[:3] == [1, 2, 3]


def test_the_situations_asked_for_are_there() -> None:
    names = {path.stem for path in FILES}
    assert {"opening", "lathekin", "tap_wheel", "flux_remover", "running_pliers"} <= names
    assert {"three_players", "four_players", "honour", "lathekin_together"} <= names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_choice_that_vanishes_is_noticed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    perft = read(path)
    all_actions = legal_actions
    monkeypatch.setattr(sys.modules[__name__], "legal_actions", lambda state: all_actions(state)[1:])
    assert count(perft.state, 2, perft.chance) < perft.counts[2]
