"""Lays the table of a lesson: a state of the engine from what a person would write down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vitral.cards import all_cards
from vitral.dice import COLOR, COLOR_COUNT, NO_DIE, die_of
from vitral.engine import Options, State, Window, new_state
from vitral.engine.position import state_from_dict
from vitral.spaces import ROWS
from vitral.tutor.model import LessonError

KEYS: Final = frozenset(
    (
        *("round", "turn", "start", "pool", "hand", "track", "drafted", "windows", "excused"),
        *("tokens", "tools", "tool_tokens", "public", "private"),
    )
)


def lay(data: Mapping[str, Any]) -> State:
    """The table told by these keys (docs/lessons.md); `LessonError` if there can be no such table."""
    unknown = sorted(data.keys() - KEYS)
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
    """The bag: the dice of the box that lie nowhere else."""
    laid = [die_of(die) for window in state.windows for die in window.dice().values()]
    laid += [*state.pool, *(die for dice in state.track for die in dice)]
    laid += [state.hand] if state.hand != NO_DIE else []
    left = list(state.rules.bag)
    for die in laid:
        left[COLOR[die]] -= 1
    if min(left) < 0 or len(left) != COLOR_COUNT:
        raise ValueError("there are more dice on the table than in the box")
    return tuple(left)
