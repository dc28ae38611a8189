"""A game looked at after its end: one frame for each step that a person would see, from one point of view."""

from __future__ import annotations

from dataclasses import dataclass

from vitral.engine import Action, Outcome
from vitral.engine.questions import QuestionKind
from vitral.records import Record, RecordError
from vitral.records.record import read_entry
from vitral.server import protocol as wire
from vitral.server.scenes.scene import scene
from vitral.server.scenes.score_sheets import SceneCache
from vitral.teller.narrated_game import NarratedGame
from vitral.translatable import at_place, sentence_of

ALL = "all"
"""The point of view that sees everything."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which frames: the point of view (a seat, None for a spectator, or `ALL`), and the stretch of moments."""

    viewer: int | str | None = None
    first: int = 0
    last: int | None = None


def frames(record: Record, wanted: Wanted) -> wire.ReplayFrames:
    """The frames of a record; `RecordError` says which line cannot have happened.

    The first moment is the table with the windows to choose from; all choose in the second one.
    """
    narrated = NarratedGame.begin(record.options, None, record.cards)
    found: list[wire.ReplayFrame] = []
    rounds: list[int] = []
    moments = told = 0
    known = SceneCache()
    last = len(record.log) - 1
    for at, text in enumerate(record.log):
        entry = _read(narrated, at, text)
        if not _is_moment(narrated, entry, last=at == last):
            continue
        if isinstance(entry, Outcome) and entry.kind == "roll":
            rounds.append(moments)
        if moments >= wanted.first and (wanted.last is None or moments < wanted.last):
            found.append(wire.ReplayFrame(narrated.story[told:], _scene(narrated, wanted.viewer, at + 1, known)))
        told = len(narrated.story)
        moments += 1
    seats = [wire.RecordSeat(seat.name, seat.kind, seat.bot, seat.level) for seat in record.seats]
    return wire.ReplayFrames(seats, record.options.to_dict(), moments, rounds, found, record.cards.edition)


def moment_of_line(record: Record) -> list[int]:
    """For each line of a record's log, the moment of its replay that shows it."""
    narrated = NarratedGame.begin(record.options, None, record.cards)
    shown: list[int] = []
    moments = 0
    for at, text in enumerate(record.log):
        entry = _read(narrated, at, text)
        shown.append(moments)
        moments += _is_moment(narrated, entry, last=at + 1 == len(record.log))
    return shown


def _read(narrated: NarratedGame, at: int, text: str) -> Action | Outcome:
    try:
        entry = read_entry(text)
        if isinstance(entry, Action):
            narrated.play(entry)
        else:
            narrated.resolve(entry)
    except ValueError as error:
        raise RecordError(at_place(f"log[{at}]", sentence_of(error))) from None
    return entry


def _is_moment(narrated: NarratedGame, entry: Action | Outcome, *, last: bool) -> bool:
    """Whether people would see a step here: setup up to the choice of windows is one, and all after it is one."""
    if narrated.seen.round or last:
        return True
    return isinstance(entry, Outcome) and narrated.seen.question.kind is QuestionKind.SIDE


def _scene(narrated: NarratedGame, viewer: int | str | None, ply: int, known: SceneCache) -> wire.Scene:
    """The table at that moment, with nothing to choose; its ply is the one a fork would name."""
    seat = viewer if isinstance(viewer, int) else None
    sides: list[int | None] = [None] * narrated.game.options.players
    shown = scene(
        narrated.game,
        seat,
        ply,
        known=known,
        sides=sides if narrated.choosing else (),
        reveal=viewer == ALL,
    )
    shown.legal = []
    return shown
