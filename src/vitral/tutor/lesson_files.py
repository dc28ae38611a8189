"""Reads lessons from TOML files: their steps, and the tables that steps begin with."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from vitral.cards import all_cards
from vitral.dice import COLOR, COLOR_COUNT, NO_DIE, die_of
from vitral.engine import Options, Reason, State, Window, new_state
from vitral.engine.position import state_from_dict
from vitral.spaces import ROWS
from vitral.tutor.lesson import Ask, ChooseStep, DoStep, FindStep, Lesson, LessonError, LessonStep, ReadStep, TryStep

FORMAT: Final = "vitral-lesson/1"
_STEP_KEYS: Final = frozenset(
    (
        *("id", "table", "shows", "facts", "after", "lit", "sheet", "then"),
        *("do", "try", "at", "find", "choose", "off"),
    )
)


@cache
def lessons() -> tuple[Lesson, ...]:
    """Returns all lessons in order."""
    paths = sorted(files("vitral.tutor").joinpath("lessons").iterdir(), key=lambda path: path.name)
    return tuple(read_lesson(path.read_text("utf-8"), path.name) for path in paths if path.name.endswith(".toml"))


def lesson_named(name: str) -> Lesson | None:
    """Returns the lesson of that id, or None."""
    return next((lesson for lesson in lessons() if lesson.id == name), None)


def read_lesson(text: str, file: str) -> Lesson:
    """Returns the lesson in a file; raises `LessonError` with the place of the fault."""
    try:
        data = tomllib.loads(text)
        if data.get("format") != FORMAT:
            raise LessonError(f'a lesson says format = "{FORMAT}"')
        return Lesson(data["id"], tuple(_step(step) for step in data["step"]))
    except (LessonError, KeyError, ValueError) as error:
        raise LessonError(f"{file}: {error}") from error


def _step(data: Mapping[str, Any]) -> LessonStep:
    name = data["id"]
    unknown = sorted(data.keys() - _STEP_KEYS)
    if unknown:
        raise LessonError(f"step {name}: unknown key {', '.join(unknown)}")
    try:
        table = read_table(data["table"]) if "table" in data else None
        ask = _ask(data)
    except ValueError as error:
        raise LessonError(f"step {name}: {error}") from error
    return LessonStep(
        id=name,
        ask=ask,
        table=table,
        shows=tuple(data.get("shows", ())),
        facts=dict(data.get("facts", {})),
        after=dict(data.get("after", {})),
        lit=data.get("lit", ""),
        sheet=tuple(data.get("sheet", ())),
        then=tuple(data.get("then", ())),
    )


def _ask(data: Mapping[str, Any]) -> Ask:
    asked = [word for word in ("do", "try", "find", "choose") if word in data]
    if len(asked) > 1:
        raise LessonError(f"one thing at a time, not {' and '.join(asked)}")
    if "do" in data:
        return DoStep(tuple(data["do"]))
    if "try" in data:
        return TryStep(Reason(data["try"]), data.get("at", ""))
    if "choose" in data:
        return ChooseStep(data["choose"], tuple(data.get("off", ())))
    return FindStep() if data.get("find") else ReadStep()


_TABLE_KEYS: Final = frozenset(
    (
        *("round", "turn", "start", "pool", "hand", "track", "drafted", "windows", "excused"),
        *("tokens", "tools", "tool_tokens", "public", "private"),
    )
)


def read_table(data: Mapping[str, Any]) -> State:
    """Returns the table described by these keys (docs/lessons.md); raises `LessonError` if it is impossible."""
    unknown = sorted(data.keys() - _TABLE_KEYS)
    if unknown:
        raise LessonError(f"unknown key of a table: {', '.join(unknown)}")
    try:
        state = _state(data)
    except (KeyError, ValueError, IndexError, TypeError) as error:
        raise LessonError(f"no such table: {error!r}") from error
    for window in state.windows:
        if window.breaches():
            raise LessonError(f"a window breaks the rules: {window.breaches()}")
    return state


def _state(data: Mapping[str, Any]) -> State:
    players = len(data["windows"])
    fresh = new_state(Options(players=players), all_cards())
    rules, start, turn, hand = fresh.rules, data.get("start", 0), data.get("turn", 0), data.get("hand", "")
    number = data.get("round", 1)
    state = state_from_dict(
        fresh.to_dict()
        | {
            "todo": [step.text for step in (rules.draft if hand else (rules.turn,))],
            "seat": rules.turns[start][turn],
            "round": number,
            "turn": turn,
            "start": start,
            "hand": hand,
            "drafted": bool(hand) or data.get("drafted", False),
            "pool": _sorted(data.get("pool", "")),
            "track": [_sorted(dice) for dice in data.get("track", [""] * (number - 1))],
            "tools": data.get("tools", []),
            "tool_tokens": data.get("tool_tokens", [0] * len(data.get("tools", []))),
            "public": data.get("public", []),
            "private": [[card] for card in data["private"]] if "private" in data else [[]] * players,
        }
    )
    if len(state.track) != number - 1:
        raise ValueError(f"round {number} follows on {number - 1} spaces of the round track")
    state.windows = [Window.parse(pattern, _rows(rows)) for pattern, *rows in data["windows"]]
    mine = state.windows[0]
    state.windows[0] = Window.parse(mine.pattern, mine.rows(), data.get("excused", []))
    state.tokens = list(data.get("tokens", [window.pattern.difficulty for window in state.windows]))
    state.bag = _rest(state)
    return state


def _rows(rows: list[str]) -> list[str]:
    return [*rows, *["-- -- -- -- --"] * (ROWS - len(rows))]


def _sorted(text: str) -> list[str]:
    return sorted(text.split(), key=die_of)


def _rest(state: State) -> tuple[int, ...]:
    """Returns the bag: the dice of the box that lie nowhere else."""
    laid = [die_of(die) for window in state.windows for die in window.dice().values()]
    laid += [*state.pool, *(die for dice in state.track for die in dice)]
    laid += [state.hand] if state.hand != NO_DIE else []
    left = list(state.rules.bag)
    for die in laid:
        left[COLOR[die]] -= 1
    if min(left) < 0 or len(left) != COLOR_COUNT:
        raise ValueError("there are more dice on the table than in the box")
    return tuple(left)
