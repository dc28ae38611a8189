"""Replays of a record: a frame for each step that people would see, and what the game asked of chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from vitral.dice import TEXT
from vitral.engine import Action, Chance, Outcome, new_state, pending
from vitral.engine.questions import QuestionKind
from vitral.records import Record, line_error, replay_states
from vitral.records.record import read_entry
from vitral.server import protocol as wire
from vitral.server.scenes.scene import scene
from vitral.server.scenes.score_sheets import SceneCache
from vitral.teller.narrated_game import NarratedGame
from vitral.translatable import sentence_of

ALL = "all"
"""The point of view that sees everything."""


@dataclass(frozen=True, slots=True)
class FrameRange:
    """A range of frames: the viewer (a seat, None for a spectator, or `ALL`), the first and the last frame."""

    viewer: int | str | None = None
    first: int = 0
    last: int | None = None


def replay_frames(record: Record, wanted: FrameRange) -> wire.ReplayFrames:
    """Returns the frames of a record; raises `RecordError` with the line that cannot have happened.

    The first frame is the table with the windows to choose from; all choose in the second one.
    """
    made: list[wire.ReplayFrame] = []
    rounds: list[int] = []
    frames = lines = 0
    cache = SceneCache()
    for at, (narrated, entry, is_frame) in enumerate(_entries(record)):
        if not is_frame:
            continue
        if isinstance(entry, Outcome) and entry.kind == "roll":
            rounds.append(frames)
        if frames >= wanted.first and (wanted.last is None or frames < wanted.last):
            made.append(wire.ReplayFrame(narrated.story[lines:], _scene(narrated, wanted.viewer, at + 1, cache)))
        lines = len(narrated.story)
        frames += 1
    seats = [wire.RecordSeat(seat.name, seat.kind, seat.bot, seat.level) for seat in record.seats]
    return wire.ReplayFrames(seats, record.options.to_dict(), frames, rounds, made, record.cards.edition)


def frame_of_line(record: Record) -> list[int]:
    """Returns for each line of a record's log the frame of its replay that shows it."""
    frames = accumulate((is_frame for _, _, is_frame in _entries(record)), initial=0)
    return list(frames)[:-1]


def _entries(record: Record) -> Iterator[tuple[NarratedGame, Action | Outcome, bool]]:
    """Yields the game after each line of a record's log, the line, and whether the replay has a frame there.

    Setup has one frame up to the choice of windows, and one after it.
    """
    narrated = NarratedGame.begin(record.options, None, record.cards)
    for at, text in enumerate(record.log):
        try:
            entry = read_entry(text)
            if isinstance(entry, Action):
                narrated.play(entry)
            else:
                narrated.resolve(entry)
        except ValueError as error:
            raise line_error(at, sentence_of(error)) from None
        choosing = isinstance(entry, Outcome) and narrated.public_view.question.kind is QuestionKind.SIDE
        yield narrated, entry, choosing or narrated.public_view.round > 0 or at + 1 == len(record.log)


def _scene(narrated: NarratedGame, viewer: int | str | None, ply: int, cache: SceneCache) -> wire.Scene:
    """Returns the scene of a frame, with nothing to choose; its ply is the one a fork would name."""
    seat = viewer if isinstance(viewer, int) else None
    sides: list[int | None] = [None] * narrated.game.options.players
    frame = scene(
        narrated.game,
        seat,
        ply,
        cache=cache,
        sides=sides if narrated.choosing else (),
        reveal=viewer == ALL,
    )
    frame.legal = []
    return frame


def chance_questions(record: Record) -> wire.ChanceQuestions:
    """Returns every question to chance, in order; raises `RecordError` with the line that cannot have happened."""
    questions = []
    asked = pending(new_state(record.options, record.cards))
    for line, (entry, state) in enumerate(replay_states(record)):
        if isinstance(entry, Outcome):
            assert asked is not None
            questions.append(_question(asked, line))
        asked = pending(state)
    return wire.ChanceQuestions(questions)


def _question(asked: Chance, line: int) -> wire.ChanceQuestion:
    among = [TEXT[die] for die in asked.among] if asked.kind == "reroll" else [*asked.among]
    return wire.ChanceQuestion(line, asked.kind, asked.purpose, asked.amount, among, asked.round, asked.turn)
