"""What a learner could answer in a lesson: right answers, worked out from the lesson itself."""

from __future__ import annotations

from collections.abc import Iterator

from vitral.engine import ACTIONS
from vitral.spaces import NAMES
from vitral.tutor import Choose, Do, Find, Lesson, Read, Try, Walk, fact


def walked(lesson: Lesson, answers: list[str]) -> Walk:
    """A walk to where these answers lead; all of them count."""
    walk = Walk(lesson)
    walk.follow(answers)
    assert walk.answers == answers
    return walk


def right_answers(walk: Walk) -> list[str]:
    """Answers that do what the step asks."""
    return next(all_right_answers(walk))


def all_right_answers(walk: Walk) -> Iterator[list[str]]:
    """Every way to do what the step asks; spaces are found in one order only."""
    ask = walk.step.ask
    if isinstance(ask, Read):
        yield []
    elif isinstance(ask, Choose):
        yield [f"answer {fact(ask.question, walk.state).values[0]}"]
    elif isinstance(ask, Try):
        yield from ([one.text] for one in ACTIONS if ask.reason in walk.refusal(one.text))
    elif isinstance(ask, Find):
        yield [f"place {space}" for space in NAMES if not walk.refusal(f"place {space}")]
    else:
        yield from _paths(walk, ask)


def _paths(walk: Walk, ask: Do) -> Iterator[list[str]]:
    for offer in walk.offers:
        further = walked(walk.lesson, [*walk.answers, offer.text])
        if further.complete:
            yield [offer.text]
        else:
            yield from ([offer.text, *rest] for rest in _paths(further, ask))


def each_step(lesson: Lesson) -> Iterator[Walk]:
    """The lesson at the beginning of every step, gone through by the first right answers."""
    answers: list[str] = []
    for _ in lesson.steps:
        yield walked(lesson, answers)
        answers = [*answers, *right_answers(walked(lesson, answers)), "next"]
