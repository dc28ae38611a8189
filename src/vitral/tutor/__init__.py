"""The first game, taught: lessons on real positions, every claim worked out by the engine (docs/lessons.md)."""

from vitral.tutor.facts import Fact, fact
from vitral.tutor.lesson_files import lesson_named, lessons
from vitral.tutor.model import LEARNER, Choose, Do, Find, Lesson, LessonError, Read, Step, Try
from vitral.tutor.progress import Verdict, Walk

__all__ = [
    "LEARNER",
    "Choose",
    "Do",
    "Fact",
    "Find",
    "Lesson",
    "LessonError",
    "Read",
    "Step",
    "Try",
    "Verdict",
    "Walk",
    "fact",
    "lesson_named",
    "lessons",
]
