"""What a step is. A table's `todo` is a queue of steps; scripts of tools are put in front of it."""

from __future__ import annotations

from typing import Final

from vitral.cards.scripts import ScriptStep
from vitral.engine.actions import Action
from vitral.engine.chance import Chance, Outcome
from vitral.engine.questions import Question, QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work


class Step:
    """One thing to be done. Steps hold no game data: one object of each text serves every table."""

    __slots__ = ("question", "text")

    asks: bool = True
    """Waits for a choice."""
    chance: bool = False
    """Waits for an outcome, not for a choice."""
    auto: bool = False
    """Needs nobody: `run` does it at once."""
    sure: bool = False
    """Can always be finished, whatever lies on the workbench, and so can all after it."""
    local: bool = False
    """Whether it can be finished depends on the window alone."""
    ordinary: bool = False
    """Places the die in hand, and every space the ordinary rules allow is allowed."""
    becomes: tuple[tuple[int, ...], ...] = ()
    """What may come of the die in hand, by die, where nothing but the die decides it."""
    over: bool = False
    kind: QuestionKind = QuestionKind.NOTHING
    verb: str = ""
    leave: str = ""
    stop: bool = False

    text: str
    question: Question
    """What it asks, but for the card at work, which the state knows; made of the four constants above."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.question = Question(self.kind, self.verb, text.replace(" ", "-"), leave=self.leave, stop=self.stop)

    def __repr__(self) -> str:
        return f"step_of({self.text!r})"

    def _never(self) -> TypeError:
        """What is asked of a step of another kind: a choice of chance, an outcome of a player."""
        return TypeError(f"nobody asks that of the step {self.text!r}")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (step_of, (self.text,))

    def __copy__(self) -> Step:
        return self

    def __deepcopy__(self, memo: object) -> Step:
        return self

    # A choice ---------------------------------------------------------------------------------------------------

    def choices(self, state: State) -> tuple[Action, ...]:
        """The legal actions: those after which the rest of the script can be finished; none where chance answers."""
        return ()

    def apply(self, state: State, action: Action) -> None:
        """Do a legal action and move on."""
        raise self._never()

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        """Whether this step and then `rest` can be finished from that workbench; asked only if it is not `sure`."""
        raise self._never()

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Why an action is not among the choices."""
        return [Reason.NOT_OFFERED]

    def seat_of(self, state: State) -> int:
        return state.seat

    # Chance -----------------------------------------------------------------------------------------------------

    def pending(self, state: State) -> Chance:
        raise self._never()

    def resolve(self, state: State, outcome: Outcome) -> None:
        """Take an outcome in and move on; `ChanceError` if it cannot have happened."""
        raise self._never()

    # Nobody -----------------------------------------------------------------------------------------------------

    def run(self, state: State) -> None:
        """Do what needs nobody, and take the step off the queue."""
        raise self._never()

    # Inspirations -----------------------------------------------------------------------------------------------

    def without_inspiration(self) -> tuple[Step, ...]:
        """What is done in its place once the inspiration has been used."""
        return (self,)


def finishable(state: State, work: Work, todo: tuple[Step, ...]) -> bool:
    """Whether the script in `todo` can be finished from that workbench (docs/rules.md §1.3: no dead ends)."""
    step = todo[0]
    return step.sure or step.feasible(state, work, todo[1:])


def go_on(state: State) -> None:
    """Leave the step just done, and do all that needs nobody."""
    state.todo = todo = state.todo[1:]
    if todo[0].auto:
        settle(state)


def settle(state: State) -> None:
    """Do all that needs nobody, until somebody has to choose or chance to answer."""
    while (step := state.todo[0]).auto:
        step.run(state)


_STEPS: Final[dict[str, Step]] = {}
SCRIPT_STEPS: Final[dict[str, ScriptStep]] = {}
"""How scripts of tools may use a step, by its text."""
PROMPTS: Final[dict[str, dict[str, str]]] = {}
"""What a step of tools asks, by its text and language; `make generate` writes it to `i18n/LANGUAGE/steps.ftl`."""


def register(step: Step, script: ScriptStep | None = None, **prompts: str) -> Step:
    """Adds a step to the vocabulary; one that tools may use comes with its place in scripts and its prompts."""
    if step.text in _STEPS:
        raise ValueError(f"two steps are called {step.text!r}")
    _STEPS[step.text] = step
    if script is not None:
        SCRIPT_STEPS[step.text] = script
    if prompts:
        PROMPTS[step.text] = prompts
    return step


def step_of(text: str) -> Step:
    if text not in _STEPS:
        raise ValueError(f"{text!r} is not a step; the steps are: {', '.join(sorted(_STEPS))}")
    return _STEPS[text]


def without_inspiration(script: tuple[Step, ...]) -> tuple[Step, ...]:
    """A script as it is once the inspiration has been used."""
    return tuple(step for one in script for step in one.without_inspiration())


class EndCard(Step):
    """Behind what an inspiration or the rare-glass board does in the middle of something else, which then goes on."""

    __slots__ = ()
    auto = True

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        return finishable(state, work, rest)

    def run(self, state: State) -> None:
        """The last card put to work is put away."""
        state.using = state.using[:-1]
        state.todo = state.todo[1:]


def vocabulary() -> frozenset[str]:
    return frozenset(_STEPS)


END_CARD: Final = register(EndCard("end card"))
