"""Lessons, puzzles, advice and reviews of finished games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vitral.server.protocol.messages import SeatNumber
from vitral.server.protocol.scene import Scene, ScoreLine
from vitral.teller.sentence import Sentence
from vitral.teller.story_lines import StoryLine

# -- lessons ---------------------------------------------------------------------------------------------------------


Answer = Annotated[str, Meta(min_length=1, max_length=60)]


class LessonSummary(Struct):
    """A lesson in the list of lessons; its words are `lesson-ID` and `lesson-ID-STEP`."""

    id: str
    steps: int


class Lessons(Struct):
    """All lessons, in the order in which they build on each other."""

    lessons: list[LessonSummary]


class LessonAnswers(Struct, forbid_unknown_fields=True):
    """All answers so far, the new one last. Invalid answers, and all after them, are left out.

    `next` (read, or done), an action (`take R4`, `place B3`, `pass`), or what was chosen (`answer 10`).
    """

    answers: Annotated[list[Answer], Meta(max_length=100)]


class LessonFact(Struct):
    """A fact that the words need, worked out by the engine: numbers, dice, spaces, ids of cards, seats."""

    name: str
    kind: Literal["number", "dice", "spaces", "card", "seat"]
    values: list[str]


class LessonVerdict(Struct):
    """The verdict on the last answer of a lesson.

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
    """The state of a lesson: what is said, what is asked, and the table."""

    lesson: str
    step: int
    steps: int
    table: int
    """The step before which the table was laid: at another one, all is new."""
    id: str
    """The words are `lesson-LESSON-ID`, and `lesson-LESSON-ID-done` when it is complete, if there are such."""
    task: Literal["read", "do", "try", "find", "choose"]
    complete: bool
    """The step is done, or asks nothing: `next` leads on."""
    finished: bool
    """The lesson is over."""
    answers: list[str]
    """The valid answers, to be sent again with the next one."""
    starts: list[int]
    """The number of answers before each step so far."""
    facts: list[LessonFact]
    shows: list[str]
    """The parts shown beside the window: `buttons, order, others, plate, pool, private, public, tools, track`, or an
    objective by its id."""
    options: LessonFact | None
    """The answers to choose from."""
    marks: list[str]
    """Elements to point at (`Choice.element`)."""
    lit: list[str]
    """Spaces that prove points."""
    sheet: list[ScoreLine]
    """Lines of the score sheet that have been counted."""
    total: int | None
    """The sum of the lines, once it has been counted too."""
    verdict: LessonVerdict | None
    story: list[StoryLine]
    """The story lines of the last answer."""
    scene: Scene
    """The table; `legal` holds what brings the learner on; until the points are counted, it shows none."""


class LessonPack(Struct):
    """A lesson to take along: where answers lead, for as many as can be foreseen."""

    states: list[LessonState]
    at: dict[str, int]
    """By all answers so far, joined by `|`: which of them."""


# -- puzzles ---------------------------------------------------------------------------------------------------------


Chosen = Annotated[str, Meta(min_length=1, max_length=60)]


class PuzzleSummary(Struct):
    """A puzzle in the list of puzzles; the words of its theme are `puzzle-theme-THEME`."""

    id: str
    grade: int
    """From 1, the easiest, to 5: by the share of the bots' tries that miss it."""
    theme: str
    """Empty for a turn of one's own game."""
    players: int
    round: int


class Puzzles(Struct):
    """All puzzles, the easiest first."""

    puzzles: list[PuzzleSummary]


class PuzzleChoices(Struct, forbid_unknown_fields=True):
    """All choices so far, the new one last: `take R4`, `place B3`, `pass`.

    `take R4; place B3` asks whether both could be made, and makes neither.
    """

    choices: Annotated[list[Chosen], Meta(max_length=40)]
    give_up: bool = False
    """Show the best turn without an answer."""


class PuzzleRefusal(Struct):
    """The reasons why the last choice cannot be made; none if it was only asked about and is possible."""

    reasons: list[str]
    sentences: list[Sentence]
    """A sentence for each reason."""


class PuzzleVerdict(Struct):
    """The verdict on an answer to a puzzle."""

    right: bool
    played: list[Sentence]
    """The turn that was played, as clauses; empty after giving up."""
    best: list[Sentence]
    """The best turn, as clauses."""
    turn: list[str]
    """The best turn as choices, which show it on the table."""
    loss: float
    """Points that the turn played brings less, in play-outs of the master."""
    margin: float
    """Points that the best turn brings more than the next best."""
    missed: int
    """Of a hundred tries of the bots, how many miss it."""
    why: list[Sentence]
    """Why it is the best, the weightiest reason first."""


class PuzzleState(Struct):
    """The state of a puzzle after some choices."""

    puzzle: PuzzleSummary
    choices: list[str]
    """The choices made, to be sent again with the next one."""
    refused: PuzzleRefusal | None
    verdict: PuzzleVerdict | None
    """Once the turn is over, or waits for chance."""
    story: list[StoryLine]
    """The story lines of the last choice."""
    scene: Scene
    """The table as the seat to move sees it; nothing is legal once there is a verdict."""


# -- coach -----------------------------------------------------------------------------------------------------------


class HintRequest(Struct, forbid_unknown_fields=True):
    """Ask the coach for advice, for a seat you hold."""

    seat: SeatNumber


class Move(Struct):
    """An action of a turn, and the clause that says it."""

    action: str
    sentence: Sentence


class Advice(Struct):
    """The coach's advice, from what your seat sees."""

    ply: int
    """The ply of the scene it is for."""
    action: str
    """The next action."""
    turn: list[Move]
    """The whole turn, up to the first question to chance."""
    gain: float
    """Points more, on average, than ending the turn now; 0 where the turn cannot be ended."""
    expected: float
    """The score expected at the end of the game; in solo, above the target."""
    sentence: Sentence
    """The advice as one sentence."""
    why: list[Sentence]
    """Why it is good, the weightiest reason first."""


class TurnReview(Struct):
    """The final scores to be expected after a turn."""

    at: int
    """The moment of the replay where the turn ended."""
    round: int
    seat: int
    expected: list[float]
    """Final scores by seat; in solo, above the target."""


class PlacedDie(Struct, omit_defaults=True):
    """A die that a turn places."""

    die: str
    space: str
    origin: str = ""
    """The space it leaves, if it lay in the window."""


class Mistake(Struct):
    """A turn that lost points against a better one, both played out in the same futures. Both turns as clauses."""

    at: int
    """The moment of the replay before the turn."""
    round: int
    seat: int
    played: list[Sentence]
    better: list[Sentence]
    expected: float
    """The expected score of that player after the turn, as in `GameReview.turns`."""
    best: float
    """The expected score after the better turn."""
    loss: float
    """Points it cost on average; `best` − `expected`."""
    theme: Sentence
    """The cause of the loss."""
    ghosts: list[PlacedDie] = []
    """The dice that the better turn places, to be drawn on the window."""
    ply: int = 0
    """The line of the log at which the turn begins."""
    turn: list[str] = []
    """The better turn as choices, without the pass that ends it."""


class MistakeChoices(Struct, forbid_unknown_fields=True):
    """Another try at a turn that the review calls a mistake: the game, the mistake, and all choices so far."""

    record: dict[str, Any]
    """The game file, as for a review."""
    ply: Annotated[int, Meta(ge=0, le=100_000)]
    """As in `Mistake`, like `turn` and `loss`."""
    turn: Annotated[list[Chosen], Meta(max_length=40)]
    loss: Annotated[float, Meta(ge=0, le=1000)]
    choices: Annotated[list[Chosen], Meta(max_length=40)]
    give_up: bool = False


class GameReview(Struct):
    """The coach's review of a finished game."""

    turns: list[TurnReview]
    mistakes: list[Mistake]
    """The largest first."""
    luck: list[float]
    """By seat: points the dice brought more, or less, than other rolls would have on average."""
