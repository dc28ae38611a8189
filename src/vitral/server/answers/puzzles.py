"""An attempt at a puzzle as it is sent: the table as the seat to move sees it, and no solution before an answer."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from vitral.bots.honor import is_honor_table, strict_state
from vitral.engine import Action, IllegalActionError
from vitral.game import Game, replay
from vitral.puzzles import Attempt, Puzzle, explain, solution, turn_puzzle, turn_result
from vitral.records import Record
from vitral.server import protocol as wire
from vitral.server.protocol import StoryLine
from vitral.server.scenes.scene import scene
from vitral.teller.advice import reason_sentence, turn_clauses
from vitral.teller.choices import reason_sentences
from vitral.teller.narrated_game import NarratedGame
from vitral.teller.sentence import Sentence


def puzzle_summary(puzzle: Puzzle) -> wire.PuzzleSummary:
    state = puzzle.state
    return wire.PuzzleSummary(puzzle.id, puzzle.grade, puzzle.theme, state.rules.players, state.round)


def mistake_state(record: Record, asked: wire.MistakeChoices) -> wire.PuzzleState:
    """Returns the state of another try at a turn of that game; raises `ValueError` if there was no such turn."""
    state = replay(record, asked.ply, by_hand=True).state
    if not state.windows or state.over or state.seat >= record.options.players or state.todo[0] is not state.rules.turn:
        raise ValueError("no turn begins there")
    if is_honor_table(state):
        state = strict_state(state)
    puzzle = turn_puzzle(state, [Action(choice) for choice in asked.turn], asked.loss)
    return puzzle_state(puzzle, asked.choices, give_up=asked.give_up, mistake=_played(puzzle, record.log[asked.ply :]))


def _played(puzzle: Puzzle, log: Sequence[str]) -> Attempt | None:
    """Returns the turn with which a log goes on; None if it was not legal, as at an honor table."""
    played = Attempt(puzzle)
    try:
        for choice in log:
            if played.over:
                break
            played.play(choice)
    except ValueError:  # `IllegalActionError` is one
        return None
    return played


def puzzle_state(
    puzzle: Puzzle, choices: list[str], *, give_up: bool, mistake: Attempt | None = None
) -> wire.PuzzleState:
    """Returns the state of a puzzle after these choices, up to the first that is refused.

    *mistake* is the answer whose loss is the margin of the puzzle.
    """
    attempt, refused = Attempt(puzzle), None
    for choice in choices:
        refused = None if attempt.over else _made(attempt, choice)
        if refused is not None or attempt.over:
            break
    narrated, happened = _narrated(attempt)
    over = attempt.over or give_up
    base = scene(narrated.game, puzzle.seat, len(attempt.choices), can_undo=bool(attempt.choices) and not over)
    return wire.PuzzleState(
        puzzle=puzzle_summary(puzzle),
        choices=attempt.choices,
        refused=refused,
        verdict=_verdict(attempt, puzzle, mistake) if over else None,
        story=happened,
        scene=replace(base, legal=[]) if over else base,
    )


def _made(attempt: Attempt, choice: str) -> wire.PuzzleRefusal | None:
    """Makes a choice, or only tries several. Returns why it is refused, if it is."""
    parts = [part.strip() for part in choice.split(";")]
    trial = Attempt(attempt.puzzle) if len(parts) > 1 else attempt
    try:
        for made in attempt.choices if trial is not attempt else ():
            trial.play(made)
        for part in parts:
            trial.play(part)
    except IllegalActionError as error:
        said = reason_sentences(error.reasons, solo=False, state=attempt.game.state, action=choice)
        return wire.PuzzleRefusal(list(error.reasons), said)
    except ValueError:
        return wire.PuzzleRefusal(["not_offered"], reason_sentences(("not_offered",), solo=False))
    return wire.PuzzleRefusal([], []) if trial is not attempt else None


def _narrated(attempt: Attempt) -> tuple[NarratedGame, list[StoryLine]]:
    """Returns the game after the choices, and the story since the last one."""
    narrated = NarratedGame(Game.at(attempt.puzzle.state))
    story_before = 0
    for choice in attempt.choices:
        story_before = len(narrated.story)
        if choice != "pass":
            narrated.play(Action(choice))
    return narrated, narrated.story[story_before:]


def _verdict(attempt: Attempt, puzzle: Puzzle, mistake: Attempt | None) -> wire.PuzzleVerdict:
    best = solution(puzzle)
    again = mistake is not None and attempt.over and _same(attempt, mistake)
    verdict = explain(attempt if attempt.over and not again else None, best)
    return wire.PuzzleVerdict(
        right=verdict.right,
        played=_words(attempt) if attempt.over else [],
        best=_words(best),
        turn=best.choices,
        loss=round(puzzle.margin if again else verdict.loss, 1),
        margin=round(puzzle.margin, 1),
        missed=round(100 * puzzle.missed),
        why=[reason_sentence(*one) for one in verdict.why],
    )


def _same(one: Attempt, other: Attempt) -> bool:
    """Returns whether both turns lead to the same table."""
    seat = one.puzzle.seat
    return turn_result(one.game.state, seat) == turn_result(other.game.state, seat)


def _words(attempt: Attempt) -> list[Sentence]:
    """Returns a turn as clauses about the table before the turn."""
    view = Game.at(attempt.puzzle.state).view(attempt.puzzle.seat)
    return turn_clauses([Action(choice) for choice in attempt.choices], view)
