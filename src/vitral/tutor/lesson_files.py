"""Reads the lessons: one TOML file each, in the order of their names."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from vitral.engine import Reason
from vitral.tutor.lesson_table import lay
from vitral.tutor.model import Ask, Choose, Do, Find, Lesson, LessonError, Read, Step, Try

FORMAT: Final = "vitral-lesson/1"
_KEYS: Final = frozenset(
    (
        *("id", "table", "shows", "facts", "after", "lit", "sheet", "then"),
        *("do", "try", "find", "choose", "off"),
    )
)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, first one first."""
    found = sorted(files("vitral.tutor").joinpath("lessons").iterdir(), key=lambda path: path.name)
    return tuple(read_lesson(path.read_text("utf-8"), path.name) for path in found if path.name.endswith(".toml"))


def lesson_named(name: str) -> Lesson | None:
    """The lesson of that id, if there is one."""
    return next((lesson for lesson in lessons() if lesson.id == name), None)


def read_lesson(text: str, file: str) -> Lesson:
    """The lesson of a file; `LessonError` says what is wrong where."""
    try:
        told = tomllib.loads(text)
        if told.get("format") != FORMAT:
            raise LessonError(f'a lesson says format = "{FORMAT}"')
        return Lesson(told["id"], tuple(_step(step) for step in told["step"]))
    except (LessonError, KeyError, ValueError) as error:
        raise LessonError(f"{file}: {error}") from error


def _step(told: Mapping[str, Any]) -> Step:
    name = told["id"]
    unknown = sorted(told.keys() - _KEYS)
    if unknown:
        raise LessonError(f"step {name}: unknown key {', '.join(unknown)}")
    try:
        table = lay(told["table"]) if "table" in told else None
        ask = _ask(told)
    except ValueError as error:
        raise LessonError(f"step {name}: {error}") from error
    return Step(
        id=name,
        ask=ask,
        table=table,
        shows=tuple(told.get("shows", ())),
        facts=dict(told.get("facts", {})),
        after=dict(told.get("after", {})),
        lit=told.get("lit", ""),
        sheet=tuple(told.get("sheet", ())),
        then=tuple(told.get("then", ())),
    )


def _ask(told: Mapping[str, Any]) -> Ask:
    asked = [word for word in ("do", "try", "find", "choose") if word in told]
    if len(asked) > 1:
        raise LessonError(f"one thing at a time, not {' and '.join(asked)}")
    if "do" in told:
        return Do(tuple(told["do"]))
    if "try" in told:
        return Try(Reason(told["try"]))
    if "choose" in told:
        return Choose(told["choose"], tuple(told.get("off", ())))
    return Find() if told.get("find") else Read()
