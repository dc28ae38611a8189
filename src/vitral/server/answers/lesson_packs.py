"""A whole lesson to take along: what every answer that it expects leads to, so that it can be learned offline."""

from __future__ import annotations

from typing import Final

from vitral.server import protocol as wire
from vitral.server.answers.lessons import teach
from vitral.spaces import NAMES
from vitral.tutor import Lesson

SEPARATOR: Final = "|"
_MOST: Final = 500
"""How many places in a lesson are looked at; where choices are free there may be many."""


def lesson_pack(lesson: Lesson) -> wire.LessonPack:
    """Every place that right answers lead to, and where something is to be tried or found, all that can be tried."""
    nows: list[wire.LessonState] = []
    at: dict[str, int] = {}
    waiting: list[tuple[str, ...]] = [()]
    seen = set(waiting)
    while waiting and len(nows) < 4 * _MOST:
        answers = waiting.pop(0)
        now = teach(lesson, list(answers))
        _keep(nows, at, answers, now)
        if now.finished:
            continue
        for one in _answers(now):
            given = (*answers, one)
            then = teach(lesson, list(given))
            _keep(nows, at, given, then)
            following = tuple(then.answers)
            if following not in seen and len(seen) < _MOST:
                seen.add(following)
                waiting.append(following)
    return wire.LessonPack(nows, at)


def _keep(nows: list[wire.LessonState], at: dict[str, int], answers: tuple[str, ...], now: wire.LessonState) -> None:
    key = SEPARATOR.join(answers)
    if key not in at:
        at[key] = len(nows)
        nows.append(now)


def _answers(now: wire.LessonState) -> list[str]:
    """What somebody may answer there."""
    if now.complete:
        return ["next"]
    if now.options is not None:
        return [f"answer {value}" for value in now.options.values]
    found = [choice.action for choice in now.scene.legal]
    if now.task in ("try", "find"):
        dice = dict.fromkeys(now.scene.pool)
        found += [f"place {space}" for space in NAMES] if now.scene.hand or not dice or now.task == "find" else []
        found += [f"take {die}; place {space}" for die in dice for space in NAMES] if not now.scene.hand else []
        found += [f"tool {tool.id}" for tool in now.scene.tools]
    return list(dict.fromkeys(found))
