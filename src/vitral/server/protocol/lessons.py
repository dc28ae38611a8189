"""What server and page say to each other about lessons."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from vitral.server.protocol.scene import Scene, ScoreLine
from vitral.teller.entries import StoryLine
from vitral.teller.sentence import Sentence

Answer = Annotated[str, Meta(min_length=1, max_length=60)]


class LessonSummary(Struct):
    """A lesson in the list of lessons; its words are `lesson-ID` and `lesson-ID-STEP`."""

    id: str
    steps: int


class Lessons(Struct):
    """All lessons, in the order in which they build on each other."""

    lessons: list[LessonSummary]


class LessonAnswers(Struct, forbid_unknown_fields=True):
    """All answers so far, the new one last. Those that do not count, and whatever comes behind them, are left out.

    `next` (read, or done), an action (`take R4`, `place B3`, `pass`), or what was chosen (`answer 10`).
    """

    answers: Annotated[list[Answer], Meta(max_length=100)]


class LessonFact(Struct):
    """A fact that the words need, worked out by the engine: numbers, dice, spaces, ids of cards, seats."""

    name: str
    kind: Literal["number", "dice", "spaces", "card", "seat"]
    values: list[str]


class LessonVerdict(Struct):
    """What the last answer came to.

    `result`: `done` (the step is), `made` (a choice on the way), `found` (a space, not the last one); `refused` (by the
    rules), `not_now` (legal, but not what is asked), `allowed` (something to be refused was to be tried),
    `other_reason` (refused, but not for the reason sought), `found_already`, `wrong`.
    """

    right: bool
    result: str
    reasons: list[str]
    sentences: list[Sentence]
    """A sentence for each reason."""


class LessonState(Struct):
    """Where somebody is in a lesson: what is said, what is asked, and the table."""

    lesson: str
    step: int
    steps: int
    table: int
    """The step before which the table was laid: at another one, all is new."""
    id: str
    """The words are `lesson-LESSON-ID`, and `lesson-LESSON-ID-done` when it is complete, if there are such."""
    task: Literal["read", "do", "try", "find", "choose"]
    complete: bool
    """What is asked has been done, or nothing is: `next` leads on."""
    finished: bool
    """The lesson is over."""
    answers: list[str]
    """Those that count: to be sent again, with the next one."""
    starts: list[int]
    """How many of them came before each step so far."""
    facts: list[LessonFact]
    shows: list[str]
    """What lies beside the window: `buttons, order, others, plate, pool, private, public, tools, track`, or an
    objective by its id."""
    options: LessonFact | None
    """What to choose from."""
    marks: list[str]
    """Elements to point at (`Choice.on`)."""
    lit: list[str]
    """Spaces that prove points."""
    sheet: list[ScoreLine]
    """Lines of the score sheet that have been counted."""
    total: int | None
    """Their sum, once that has been counted too."""
    verdict: LessonVerdict | None
    story: list[StoryLine]
    """What happened by the last answer."""
    scene: Scene
    """The table; `legal` holds what brings the learner on, and while points are still to be counted, none are told."""


class LessonPack(Struct):
    """A lesson to take along: where answers lead, for as many as can be foreseen."""

    states: list[LessonState]
    at: dict[str, int]
    """By all answers so far, joined by `|`: which of them."""
