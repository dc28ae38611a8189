"""A learner's progress through a lesson: each answer is judged by the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from vitral.engine import Action, IllegalActionError, Outcome, Reason, State, is_outcome, parse_outcome
from vitral.engine.actions import PLACE
from vitral.game import Game
from vitral.spaces import NAMES
from vitral.tutor.facts import Fact, fact
from vitral.tutor.lesson import (
    LEARNER,
    ChooseStep,
    DoStep,
    FindStep,
    Lesson,
    LessonError,
    LessonStep,
    ReadStep,
    TryStep,
)

NEXT: Final = "next"
"""The answer that goes on to the next step."""
ANSWER: Final = "answer "
"""In front of what was chosen: `answer 10`."""


@dataclass(frozen=True, slots=True)
class AnswerVerdict:
    right: bool
    """Whether it brought the learner on; only such answers are remembered."""
    says: str
    """`done, made, found`; `refused, not_now, allowed, other_reason, found_already, wrong`."""
    reasons: tuple[str, ...] = ()
    """Why the rules refuse it."""


class LessonProgress:
    """The progress of a learner in a lesson: the answers so far, and the table they led to."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.answers: list[str] = []
        """The answers that counted; given again in this order, they lead here again."""
        self.starts: list[int] = []
        """How many answers had counted when each step so far began."""
        self.complete = False
        """Whether what the step asks has been done."""
        self.finished = False
        self.found: list[str] = []
        self.opening: State
        self.lines: list[Action | Outcome] = []
        """What happened since the table was laid."""
        self.known = 0
        """How many of these lines had happened before the last answer."""
        self.made = 0
        """How many choices of a path have been made."""
        self._game: Game
        self._begun: State
        self._begin()

    def follow(self, answers: list[str]) -> AnswerVerdict | None:
        """Gives these answers up to the first invalid one; returns the verdict on the last one given."""
        verdict = None
        for text in answers:
            verdict = self.answer(text)
            if not verdict.right:
                break
        return verdict

    def answer(self, text: str) -> AnswerVerdict:
        self.known = len(self.lines)
        verdict = self._judged(text)
        if verdict.right:
            self.answers.append(text)
            if text == NEXT:
                self._go_on()
        return verdict

    # -- where one is ----------------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The number of the step, from 0."""
        return len(self.starts) - 1

    @property
    def step(self) -> LessonStep:
        """The step one is at; the last one when the lesson is finished."""
        return self.lesson.steps[self.at]

    @property
    def state(self) -> State:
        return self._game.state

    @property
    def facts(self) -> dict[str, Fact]:
        """What the words of the step need to know: as it was when it began or, once it is done, as it is."""
        if self.complete and not isinstance(self.step.ask, ReadStep):
            return {name: fact(question, self.state) for name, question in self.step.after.items()}
        return {name: fact(question, self._begun) for name, question in self.step.facts.items()}

    @property
    def counted(self) -> frozenset[str]:
        """The lines of the score sheet that have been written down."""
        done = self.lesson.steps[: self.at + self.complete]
        return frozenset(line for step in done for line in step.sheet)

    @property
    def laid(self) -> int:
        """The step whose table it is."""
        return max(at for at, step in enumerate(self.lesson.steps[: self.at + 1]) if step.table is not None)

    @property
    def ahead(self) -> tuple[LessonStep, ...]:
        """The steps still to be done at this table."""
        steps = self.lesson.steps
        until = next((at for at in range(self.at + 1, len(steps)) if steps[at].table is not None), len(steps))
        return steps[self.at + self.complete : until]

    @property
    def offers(self) -> tuple[Action, ...]:
        """What the learner is offered: legal and, where something is to be done, on the way there."""
        ask = self.step.ask
        if self.complete:
            return ()
        if isinstance(ask, DoStep):
            return tuple(_on_the_way(self._game, ask.path[self.made :]))
        return self._game.legal_actions() if isinstance(ask, TryStep) else ()

    @property
    def options(self) -> tuple[str, ...]:
        """What to choose from, where something is to be chosen."""
        ask = self.step.ask
        if not isinstance(ask, ChooseStep):
            return ()
        right = fact(ask.question, self.state)
        if right.kind == "seat":
            return tuple(str(seat) for seat in range(self.state.rules.players))
        number = int(right.values[0])
        return tuple(str(option) for option in sorted({number, *(number + off for off in ask.off)}))

    # -- judging ---------------------------------------------------------------------------------------------------

    def _judged(self, text: str) -> AnswerVerdict:
        ask = self.step.ask
        if self.finished or self.complete or isinstance(ask, ReadStep):
            return AnswerVerdict(text == NEXT and not self.finished, "done" if text == NEXT else "not_now")
        if isinstance(ask, ChooseStep):
            right = text.startswith(ANSWER) and (text.removeprefix(ANSWER),) == fact(ask.question, self.state).values
            return self._done() if right else AnswerVerdict(False, "wrong")
        reasons = self.refusal(text)
        if isinstance(ask, TryStep):
            return self._tried(ask, text, reasons)
        if reasons:
            return AnswerVerdict(False, "refused", reasons)
        return self._search(text) if isinstance(ask, FindStep) else self._follow_path(ask, text)

    def refusal(self, text: str) -> tuple[str, ...]:
        """Returns why the engine refuses it, none if it does not; `take R4; place B3` asks about one
        after the other.
        """
        trial = self._game.copy()
        try:
            for part in text.split(";"):
                trial.play(part.strip(), LEARNER)
        except IllegalActionError as error:
            return error.reasons
        except ValueError:
            return (Reason.NOT_OFFERED,)
        return ()

    def _tried(self, ask: TryStep, text: str, reasons: tuple[str, ...]) -> AnswerVerdict:
        if ask.at and text.rpartition(" ")[2] not in fact(ask.at, self.state).values:
            return AnswerVerdict(False, "not_now", reasons)
        if ask.reason in reasons:
            return self._done(reasons)
        return AnswerVerdict(False, "other_reason" if reasons else "allowed", reasons)

    def _search(self, text: str) -> AnswerVerdict:
        legal = [NAMES[action.arg] for action in self._game.legal_actions() if action.kind == PLACE]
        space = text.removeprefix("place ")
        if space not in legal or space in self.found:
            return AnswerVerdict(False, "found_already" if space in self.found else "not_now")
        self.found.append(space)
        return self._done() if len(self.found) == len(legal) else AnswerVerdict(True, "found")

    def _follow_path(self, ask: DoStep, text: str) -> AnswerVerdict:
        if text not in [action.text for action in self.offers]:
            return AnswerVerdict(False, "not_now")
        self._play(text)
        self.made += 1
        return self._done() if self.made == len(ask.path) else AnswerVerdict(True, "made")

    def _done(self, reasons: tuple[str, ...] = ()) -> AnswerVerdict:
        self.complete = True
        for line in self.step.then:
            self._play(line)
        return AnswerVerdict(True, "done", reasons)

    # -- going on --------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.starts.append(len(self.answers))
        table = self.step.table
        if table is not None:
            self.opening, self.lines, self.known = table, [], 0
            self._game = Game.at(table)
        self._begun = self.state
        self.complete, self.found, self.made = False, [], 0

    def _go_on(self) -> None:
        if self.at + 1 == len(self.lesson.steps):
            self.complete = self.finished = True
        else:
            self._begin()

    def _play(self, line: str) -> None:
        """Lets that happen: an outcome, or the first choice that begins so."""
        entry: Action | Outcome
        if is_outcome(line):
            entry = parse_outcome(line)
            self._game.resolve(entry)
        else:
            matching = [action for action in self._game.legal_actions() if _begins(action.text, line)]
            if not matching:
                raise LessonError(f"{self.lesson.id}, {self.step.id}: {line!r} cannot happen")
            entry = matching[0]
            self._game.play(entry)
        self.lines.append(entry)


def _begins(text: str, beginning: str) -> bool:
    """Returns whether a choice begins like that, or like one of several joined by `|`."""
    return any(text == start or text.startswith(f"{start} ") for start in beginning.split("|"))


def _on_the_way(game: Game, path: tuple[str, ...]) -> Iterator[Action]:
    """Yields the legal choices that begin like the first of these, if the others can follow."""
    for action in game.legal_actions():
        if not _begins(action.text, path[0]):
            continue
        trial = game.copy()
        trial.play(action)
        if len(path) == 1 or any(_on_the_way(trial, path[1:])):
            yield action
