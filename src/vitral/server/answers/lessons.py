"""A lesson as it is sent: the table as the learner sees it, no answer before it was given; or the whole lesson."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vitral.engine import Action
from vitral.engine.standing import score
from vitral.game import Game
from vitral.server import protocol as wire
from vitral.server.protocol import Scene, ScoreLine, StoryLine
from vitral.server.scenes.scene import scene
from vitral.server.scenes.score_sheets import sheet
from vitral.spaces import NAMES
from vitral.teller.choices import action_text, reason_sentences
from vitral.teller.narrated_game import NarratedGame
from vitral.tutor import (
    LEARNER,
    AnswerVerdict,
    ChooseStep,
    DoStep,
    FindStep,
    Lesson,
    LessonProgress,
    ReadStep,
    TryStep,
    fact,
)

_ASKS: Final = {ReadStep: "read", DoStep: "do", TryStep: "try", FindStep: "find", ChooseStep: "choose"}

_POINTS: Final = {"public", "private"}
"""Parts of the page that a step shows once points were explained."""


def teach(lesson: Lesson, answers: list[str]) -> wire.LessonState:
    """Returns the state of a lesson after these answers, with a verdict on the last."""
    progress = LessonProgress(lesson)
    verdict = progress.follow(answers)
    narrated, happened = _narrated(progress)
    step, lines = progress.step, _sheet(progress)
    return wire.LessonState(
        lesson=lesson.id,
        step=progress.at,
        table=progress.laid,
        steps=len(lesson.steps),
        id=step.id,
        task=_ASKS[type(step.ask)],  # type: ignore[arg-type]
        complete=progress.complete or isinstance(step.ask, ReadStep),
        finished=progress.finished,
        answers=progress.answers,
        starts=progress.starts,
        facts=[wire.LessonFact(name, known.kind, list(known.values)) for name, known in progress.facts.items()],
        shows=list(step.shows),
        options=_options(progress),
        marks=_marks(progress),
        lit=_lit(progress, verdict),
        sheet=lines,
        total=sum(line.points for line in lines) if "total" in progress.counted else None,
        verdict=_judged(verdict, progress, answers),
        story=happened,
        scene=_scene(progress, narrated),
    )


def _judged(verdict: AnswerVerdict | None, progress: LessonProgress, answers: list[str]) -> wire.LessonVerdict | None:
    if verdict is None:
        return None
    sentences = reason_sentences(verdict.reasons, solo=False, state=progress.state, action=answers[-1])
    return wire.LessonVerdict(verdict.right, verdict.says, list(verdict.reasons), sentences)


def _marks(progress: LessonProgress) -> list[str]:
    """Returns the spaces that were found, or the one that the text names."""
    named = progress.facts.get("space")
    spaces = [*progress.found, *(named.values if named else ())]
    return [f"space:{space}" for space in spaces]


def _options(progress: LessonProgress) -> wire.LessonFact | None:
    ask = progress.step.ask
    if not isinstance(ask, ChooseStep) or progress.complete:
        return None
    return wire.LessonFact("options", fact(ask.question, progress.state).kind, list(progress.options))


def _narrated(progress: LessonProgress) -> tuple[NarratedGame, list[StoryLine]]:
    """Returns the game of the lesson, and the story since the last answer."""
    narrated = NarratedGame(Game.at(progress.opening))
    story_before = 0
    for at, line in enumerate(progress.lines):
        if isinstance(line, Action):
            narrated.play(line)
        else:
            narrated.resolve(line)
        if at < progress.known:
            story_before = len(narrated.story)
    return narrated, narrated.story[story_before:]


def _scene(progress: LessonProgress, narrated: NarratedGame) -> Scene:
    base = scene(narrated.game, LEARNER, len(progress.lines), can_undo=narrated.can_undo and progress.made > 0)
    view = narrated.game.view(LEARNER)
    offered = {action_text(action, view) for action in progress.offers}
    secret = any(isinstance(step.ask, ChooseStep) for step in progress.ahead) or not _POINTS & set(progress.step.shows)
    return replace(
        base,
        legal=[choice for choice in base.legal if choice.action in offered],
        can_undo=base.can_undo and not progress.complete,
        scores=[] if secret else base.scores,
    )


def _lit(progress: LessonProgress, verdict: AnswerVerdict | None) -> list[str]:
    """Returns the spaces that prove the points: once they were counted, or after a wrong count."""
    helped = verdict is not None and verdict.says == "wrong"
    return (
        list(fact(f"lit {progress.step.lit}", progress.state).values)
        if progress.step.lit and (progress.complete or helped)
        else []
    )


def _sheet(progress: LessonProgress) -> list[ScoreLine]:
    if not progress.counted:
        return []
    return [line for line in sheet(score(progress.state, LEARNER)).lines if line.id in progress.counted]


SEPARATOR: Final = "|"
_MAX_STATES: Final = 500
"""The most states of a lesson that are explored; where choices are free there may be many."""


def lesson_pack(lesson: Lesson) -> wire.LessonPack:
    """Returns every state that right answers lead to and, where something is to be tried or found, all attempts."""
    nows: list[wire.LessonState] = []
    at: dict[str, int] = {}
    waiting: list[tuple[str, ...]] = [()]
    reached = set(waiting)
    while waiting and len(nows) < 4 * _MAX_STATES:
        answers = waiting.pop(0)
        now = teach(lesson, list(answers))
        _add_state(nows, at, answers, now)
        if now.finished:
            continue
        for one in _answers(now):
            extended = (*answers, one)
            then = teach(lesson, list(extended))
            _add_state(nows, at, extended, then)
            following = tuple(then.answers)
            if following not in reached and len(reached) < _MAX_STATES:
                reached.add(following)
                waiting.append(following)
    return wire.LessonPack(nows, at)


def _add_state(
    nows: list[wire.LessonState], at: dict[str, int], answers: tuple[str, ...], now: wire.LessonState
) -> None:
    key = SEPARATOR.join(answers)
    if key not in at:
        at[key] = len(nows)
        nows.append(now)


def _answers(now: wire.LessonState) -> list[str]:
    """Returns the answers that are possible in a state."""
    if now.complete:
        return ["next"]
    if now.options is not None:
        return [f"answer {value}" for value in now.options.values]
    possible = [choice.action for choice in now.scene.legal]
    if now.task in ("try", "find"):
        dice = dict.fromkeys(now.scene.pool)
        possible += [f"place {space}" for space in NAMES] if now.scene.hand or not dice or now.task == "find" else []
        possible += [f"take {die}; place {space}" for die in dice for space in NAMES] if not now.scene.hand else []
        possible += [f"tool {tool.id}" for tool in now.scene.tools]
    return list(dict.fromkeys(possible))
