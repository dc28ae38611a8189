"""Steps: a table's `todo` is a queue of them, and the scripts of tools are put in front of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vitral.cards.scripts import ScriptStep
from vitral.engine.actions import Action
from vitral.engine.chance import Chance, Outcome
from vitral.engine.questions import Question, QuestionKind
from vitral.engine.reasons import Reason
from vitral.engine.state import State, Work


class Step:
    """A step of a game: a decision, a question to chance, or an automatic change. Steps hold no data of games."""

    asks: bool = True
    """Whether it waits for a choice."""
    chance: bool = False
    """Whether it waits for an outcome of chance."""
    auto: bool = False
    """Whether it needs no decision: `run` executes it immediately."""
    sure: bool = False
    """Whether it and all steps after it can always be finished, whatever lies on the workbench."""
    local: bool = False
    """Whether the window alone decides if it can be finished."""
    ordinary: bool = False
    """Whether it places the die in hand and allows every space that the ordinary rules allow."""
    becomes: tuple[tuple[int, ...], ...] = ()
    """By die: what the die in hand may become, where nothing but the die decides it."""
    over: bool = False
    kind: QuestionKind = QuestionKind.NOTHING
    verb: str = ""
    leave: str = ""
    stop: bool = False

    text: str
    question: Question
    """Its question, made of the four constants above. The card at work is known to the state."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.question = Question(self.kind, self.verb, text.replace(" ", "-"), leave=self.leave, stop=self.stop)

    def __repr__(self) -> str:
        return f"step_of({self.text!r})"

    def _never(self) -> TypeError:
        return TypeError(f"the step {self.text!r} has no such method")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (step_of, (self.text,))

    def __copy__(self) -> Step:
        return self

    def __deepcopy__(self, memo: object) -> Step:
        return self

    # A choice ---------------------------------------------------------------------------------------------------

    def choices(self, state: State) -> tuple[Action, ...]:
        """Returns the legal actions: those after which the rest of the script can be finished. Empty for chance."""
        return ()

    def apply(self, state: State, action: Action) -> None:
        """Plays a legal action and moves on."""
        raise self._never()

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        """Returns whether this step and then *rest* can be finished from that workbench. Not called if `sure`."""
        raise self._never()

    def reasons(self, state: State, action: Action) -> list[Reason]:
        """Returns every reason why an action is not among the choices."""
        return [Reason.NOT_OFFERED]

    def seat_of(self, state: State) -> int:
        return state.seat

    # Chance -----------------------------------------------------------------------------------------------------

    def pending(self, state: State) -> Chance:
        raise self._never()

    def resolve(self, state: State, outcome: Outcome) -> None:
        """Takes an outcome and moves on; raises `ChanceError` if it cannot have happened."""
        raise self._never()

    # By itself --------------------------------------------------------------------------------------------------

    def run(self, state: State) -> None:
        """Runs an automatic step and takes it off the queue."""
        raise self._never()

    # Inspirations -----------------------------------------------------------------------------------------------

    def without_inspiration(self) -> tuple[Step, ...]:
        """Returns the steps in its place once the inspiration has been used."""
        return (self,)


class ChanceStep(Step):
    """A step that waits for an outcome of chance."""

    asks = False
    chance = True


class AutoStep(Step):
    """An automatic step: *do* is called once the step is off the queue. Later steps do not depend on it."""

    auto = True

    def __init__(self, text: str, do: Callable[[State], None], *, sure: bool = False) -> None:
        super().__init__(text)
        self.do = do
        self.sure = sure

    def feasible(self, state: State, work: Work, rest: tuple[Step, ...]) -> bool:
        return finishable(state, work, rest)

    def run(self, state: State) -> None:
        state.todo = state.todo[1:]
        self.do(state)


def finishable(state: State, work: Work, todo: tuple[Step, ...]) -> bool:
    """Returns whether the script *todo* can be finished from that workbench (docs/rules.md §1.3: no dead ends)."""
    step = todo[0]
    return step.sure or step.feasible(state, work, todo[1:])


def advance(state: State) -> None:
    """Takes the step just done off the queue and runs the steps that happen by themselves."""
    state.todo = todo = state.todo[1:]
    if todo[0].auto:
        run_auto_steps(state)


def run_auto_steps(state: State) -> None:
    """Runs the steps that happen by themselves, until a player has to choose or chance to answer."""
    while (step := state.todo[0]).auto:
        step.run(state)


_STEPS: Final[dict[str, Step]] = {}
SCRIPT_STEPS: Final[dict[str, ScriptStep]] = {}
"""The use of each step in scripts of tools, by its text."""
PROMPTS: Final[dict[str, dict[str, str]]] = {}
"""The prompts of the steps of tools, by text and language; `make generate` writes them to `i18n/LANGUAGE/steps.ftl`."""


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
    """Returns a script as it is once the inspiration has been used."""
    return tuple(step for plain in script for step in plain.without_inspiration())


def _end_card(state: State) -> None:
    """Ends what an inspiration or the rare-glass board did in the middle of another script, which goes on."""
    state.using = state.using[:-1]


def vocabulary() -> frozenset[str]:
    return frozenset(_STEPS)


END_CARD: Final = register(AutoStep("end card", _end_card))
