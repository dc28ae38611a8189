"""Lessons: tables of the engine and, step by step, what is asked there and which facts the words may use.

No step says what is legal, why something is refused or how many points there are: it names the question, and the
engine answers it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from vitral.engine import Reason, State

LEARNER: Final = 0
"""The seat of the learner."""

PARTS: Final = ("buttons", "order", "others", "plate", "pool", "private", "public", "tools", "track")
"""What a page may show: the buttons of a turn, the order of turns, other players, one's name with tokens and points,
the draft pool, all private and all public objectives, tools, the round track."""


class LessonError(ValueError):
    """A lesson that does not hold: a file that cannot be read, or a claim that the engine denies."""


@dataclass(frozen=True, slots=True)
class ReadStep:
    """A step without a question: the learner reads it and goes on."""


@dataclass(frozen=True, slots=True)
class DoStep:
    """Play on: choices that begin like these, one after the other."""

    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TryStep:
    """Try something that is refused, this being among the reasons."""

    reason: Reason
    at: str = ""
    """A question of `vitral.tutor.facts` for the spaces where it has to be tried; nothing: anywhere."""


@dataclass(frozen=True, slots=True)
class FindStep:
    """Find every space where the die in hand may go. Nothing glows, and nothing is placed."""


@dataclass(frozen=True, slots=True)
class ChooseStep:
    """Choose the answer to a question of `vitral.tutor.facts`: among all seats, or among numbers near the right one."""

    question: str
    off: tuple[int, ...]
    """How far the wrong numbers are off."""


Ask = ReadStep | DoStep | TryStep | FindStep | ChooseStep


@dataclass(frozen=True, slots=True)
class LessonStep:
    id: str
    ask: Ask
    table: State | None
    """The table that the step begins with; None continues where the step before ended."""
    shows: tuple[str, ...]
    """What lies on the page beside the window: some of `PARTS`, and cards by their ids."""
    facts: Mapping[str, str]
    """What its words need to know, each a question of `vitral.tutor.facts`."""
    after: Mapping[str, str]
    """What the words after the step is done need to know, as questions of `vitral.tutor.facts`."""
    lit: str
    """The score line whose spaces are lit when it is done, or nothing."""
    sheet: tuple[str, ...]
    """The lines of the score sheet that are written down when it is done; `total` is their sum."""
    then: tuple[str, ...]
    """The changes that follow it: choices of others by their first words, and outcomes of chance."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few steps about one thing."""

    id: str
    steps: tuple[LessonStep, ...]
